/*
 * librace.h: plain accesses, which race, as programs for CDSChecker write them, for Fencepost.
 */
#ifndef FENCEPOST_COMPAT_LIBRACE_H
#define FENCEPOST_COMPAT_LIBRACE_H

#include <stdint.h>

#define store_8(place, value) ((void)(*(uint8_t *)(place) = (uint8_t)(value)))
#define load_8(place) (*(const uint8_t *)(place))
#define store_16(place, value) ((void)(*(uint16_t *)(place) = (uint16_t)(value)))
#define load_16(place) (*(const uint16_t *)(place))
#define store_32(place, value) ((void)(*(uint32_t *)(place) = (uint32_t)(value)))
#define load_32(place) (*(const uint32_t *)(place))
#define store_64(place, value) ((void)(*(uint64_t *)(place) = (uint64_t)(value)))
#define load_64(place) (*(const uint64_t *)(place))

#endif
