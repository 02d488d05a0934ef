// fences.h — the fence that -DT0=… and -DT1=… name, for the litmus tests of this folder: none, acquire, release or seq_cst.
#ifndef FENCES_H
#define FENCES_H

#define FENCEPOST_LLMC
#include <fencepost.h>
#include <stdatomic.h>

#ifndef T0
#define T0 none
#endif
#ifndef T1
#define T1 none
#endif

// LLMC's barriers, in proc mode.
#define barrier_none() ((void)0)
#define barrier_acquire() llmc_barrier_acquire()
#define barrier_release() llmc_barrier_release()
#define barrier_seq_cst() llmc_barrier_seq_cst()

// C11's fences, in programs with a main.
#define fence_none() ((void)0)
#define fence_acquire() atomic_thread_fence(memory_order_acquire)
#define fence_release() atomic_thread_fence(memory_order_release)
#define fence_seq_cst() atomic_thread_fence(memory_order_seq_cst)

// Two steps, so that T0 is replaced by the word it stands for before the words are joined.
#define BARRIER_OF(order) barrier_##order()
#define BARRIER(order) BARRIER_OF(order)
#define FENCE_OF(order) fence_##order()
#define FENCE(order) FENCE_OF(order)

#endif
