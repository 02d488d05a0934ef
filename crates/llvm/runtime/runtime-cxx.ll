target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.handlers = type { [64 x %struct.anon], i32 }
%struct.anon = type { void (i8*)*, i8*, i8 }
%struct.anon.0 = type { void (i8*)*, i8* }
%struct.cleanup = type { void (i8*)*, i8*, %struct.cleanup* }
%struct.fencepost_hazard = type { i8*, %struct.fencepost_hazard* }
%struct.retired = type { i8*, %struct.retired* }
%struct.category = type { i8**, i8* }
%struct.resource = type { %struct.resource_table* }
%struct.resource_table = type { void (i8*)*, void (i8*)*, i8* (%struct.resource*, i64, i64)*, void (%struct.resource*, i8*, i64, i64)*, i1 (%struct.resource*, %struct.resource*)* }
%struct.buffer = type { %struct.buffer_table*, i8*, i8*, i8*, i8*, i8*, i8*, i8* }
%struct.buffer_table = type { void (i8*)*, void (i8*)*, void (i8*, i8*)*, i8* (i8*, i8*, i64)*, i8*, i8*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* }
%struct.output = type { %struct.stream, %struct.ios }
%struct.stream = type { i64* }
%struct.ios = type { i8**, i64, i64, i32, i32, i32, i8*, [2 x i8*], [16 x i8*], i32, i8*, i8*, i8*, i8, i8, %struct.buffer*, [3 x i8*] }
%struct.input = type { %struct.stream, i64, %struct.ios }
%struct.last_call = type { void (i8*)*, i8*, %struct.last_call* }
%struct.anon.9 = type { i8*, i8*, %struct.resource_table }
%struct.anon.10 = type { i8*, i8*, %struct.buffer_table }
%struct.mutex = type { i32, [3 x i32], i32 }
%struct.cond = type { i64 }
%struct.barrier = type { i32, i32, i64, i64 }
%struct.thread_attributes = type { i32, i64, i64 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.sink = type { i8*, i64, i64 }
%struct.decimal = type { [792 x i8], i32, i32 }
%struct.type = type { i8**, i8*, %union.anon.3 }
%union.anon.3 = type { %struct.type* }
%struct.inside = type { %struct.type*, i8*, i8*, i32 }
%struct.anon.4 = type { i32, i32, [0 x %struct.anon.5] }
%struct.anon.5 = type { %struct.type*, i64 }
%struct.exception = type { i8**, i8*, %struct.error }
%struct.error = type { i32, %struct.category* }
%struct.text = type { i8*, i64, %union.anon.6 }
%union.anon.6 = type { i64, [8 x i8] }
%struct.node = type { i32, %struct.node*, %struct.node*, %struct.node* }
%struct.link = type { %struct.link*, %struct.link* }
%struct.rehash_policy = type { float, i64 }
%struct.monotonic = type { %struct.resource, i8*, i64, i64, %struct.resource*, i8*, i64, %struct.block* }
%struct.block = type { %struct.block*, i8*, i64, i64 }
%struct.pool = type { %struct.resource, %struct.resource*, %struct.pooled*, i32, i8 }
%struct.pooled = type { %struct.pooled*, %struct.pooled**, i64, i64 }
%struct.guard = type { i8, [3 x i8], i32 }
%struct.thread_state = type { void (%struct.thread_state*)** }
%struct.make_ready = type { [2 x i8*], %struct.anon.7*, %struct.counts* }
%struct.anon.7 = type { i8*, i8*, i32 }
%struct.counts = type { void (%struct.counts*)**, i32, i32 }
%struct.libcxx_counts = type { {}**, i64, i64 }

@at_exit = internal unnamed_addr global %struct.handlers zeroinitializer, align 8
@at_quick = internal global %struct.handlers zeroinitializer, align 8
@.str = private unnamed_addr constant [17 x i8] c"abort was called\00", align 1
@error_number = internal thread_local global i32 0, align 4
@.str.1 = private unnamed_addr constant [66 x i8] c"robust mutexes: what a thread holds when it ends is not found out\00", align 1
@woken_in_loop = internal thread_local unnamed_addr global i1 false, align 1
@times_woken = internal thread_local unnamed_addr global i32 0, align 4
@.str.2 = private unnamed_addr constant [50 x i8] c"pthread_rwlock_unlock of a lock that nobody holds\00", align 1
@.str.3 = private unnamed_addr constant [57 x i8] c"pthread_barrier_init: the barrier was initialised before\00", align 1
@barriers_made = internal thread_local unnamed_addr global i32 0, align 4
@.str.4 = private unnamed_addr constant [58 x i8] c"pthread_barrier_destroy: the barrier was destroyed before\00", align 1
@.str.5 = private unnamed_addr constant [59 x i8] c"pthread_barrier_destroy: the barrier was never initialised\00", align 1
@.str.6 = private unnamed_addr constant [50 x i8] c"more arrivals at a std::barrier than it waits for\00", align 1
@at_thread_exit_count = internal thread_local unnamed_addr global i32 0, align 4
@.str.7 = private unnamed_addr constant [51 x i8] c"more than 16 thread-local objects with destructors\00", align 1
@at_thread_exit = internal thread_local unnamed_addr global [16 x %struct.anon.0] zeroinitializer, align 16
@key_count = internal global i32 0, align 4
@key_destructors = internal unnamed_addr global [32 x void (i8*)*] zeroinitializer, align 16
@key_values = internal thread_local unnamed_addr global [32 x i8*] zeroinitializer, align 16
@cleanups = internal thread_local unnamed_addr global %struct.cleanup* null, align 8
@.str.8 = private unnamed_addr constant [48 x i8] c"pthread_tryjoin_np of a thread beyond the 256th\00", align 1
@ended = internal unnamed_addr global [256 x i8] zeroinitializer, align 16
@.str.9 = private unnamed_addr constant [44 x i8] c"pthread_cancel of a thread beyond the 256th\00", align 1
@cancelled = internal unnamed_addr global [256 x i8] zeroinitializer, align 16
@cancel_disabled = internal thread_local unnamed_addr global i32 0, align 4
@.str.10 = private unnamed_addr constant [70 x i8] c"a thread that may be cancelled anywhere (PTHREAD_CANCEL_ASYNCHRONOUS)\00", align 1
@.str.11 = private unnamed_addr constant [48 x i8] c"aligned_alloc: the alignment is no power of two\00", align 1
@classes_from_0 = internal constant i16* getelementptr inbounds (<{ [256 x i16], [128 x i16] }>, <{ [256 x i16], [128 x i16] }>* @classes, i64 0, i32 0, i64 128), align 8
@upper_case_from_0 = internal constant i32* getelementptr inbounds ([384 x i32], [384 x i32]* @upper_case, i64 0, i64 128), align 8
@lower_case_from_0 = internal constant i32* getelementptr inbounds ([384 x i32], [384 x i32]* @lower_case, i64 0, i64 128), align 8
@upper_case = internal constant [384 x i32] [i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 16
@lower_case = internal constant [384 x i32] [i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 16
@strtok_rest = internal unnamed_addr global i8* null, align 8
@.str.12 = private unnamed_addr constant [9 x i8] c"an error\00", align 1
@.str.13 = private unnamed_addr constant [21 x i8] c"strtod of inf or nan\00", align 1
@.str.14 = private unnamed_addr constant [31 x i8] c"strtod of a hexadecimal number\00", align 1
@.str.15 = private unnamed_addr constant [42 x i8] c"strtod of a number of more than 15 digits\00", align 1
@.str.16 = private unnamed_addr constant [46 x i8] c"strtod of a number with an exponent beyond 22\00", align 1
@.str.17 = private unnamed_addr constant [31 x i8] c"ldexp with a power beyond 1022\00", align 1
@.str.18 = private unnamed_addr constant [6 x i8] c"(nil)\00", align 1
@.str.19 = private unnamed_addr constant [29 x i8] c"a wide character in snprintf\00", align 1
@.str.20 = private unnamed_addr constant [40 x i8] c"a string of wide characters in snprintf\00", align 1
@.str.21 = private unnamed_addr constant [7 x i8] c"(null)\00", align 1
@.str.22 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.23 = private unnamed_addr constant [72 x i8] c"this conversion in snprintf: only d i u x X o p c s e E f F g G a A are\00", align 1
@.str.24 = private unnamed_addr constant [6 x i8] c"%.*s\0A\00", align 1
@.str.25 = private unnamed_addr constant [5 x i8] c"%.*s\00", align 1
@.str.26 = private unnamed_addr constant [3 x i8] c"%c\00", align 1
@.str.27 = private unnamed_addr constant [62 x i8] c"this conversion in sscanf: only d i u x X o c s [ n e f g are\00", align 1
@.str.28 = private unnamed_addr constant [18 x i8] c"__VERIFIER_assert\00", align 1
@.str.29 = private unnamed_addr constant [28 x i8] c"__VERIFIER_error was called\00", align 1
@.str.30 = private unnamed_addr constant [23 x i8] c"reach_error was called\00", align 1
@.str.31 = private unnamed_addr constant [82 x i8] c"__VERIFIER_nondet_short: only 8 of its values are tried (fp_choose gives a range)\00", align 1
@few = internal unnamed_addr constant [8 x i32] [i32 0, i32 1, i32 -1, i32 2, i32 3, i32 7, i32 2147483647, i32 -2147483648], align 16
@.str.32 = private unnamed_addr constant [83 x i8] c"__VERIFIER_nondet_ushort: only 8 of its values are tried (fp_choose gives a range)\00", align 1
@.str.33 = private unnamed_addr constant [80 x i8] c"__VERIFIER_nondet_int: only 8 of its values are tried (fp_choose gives a range)\00", align 1
@.str.34 = private unnamed_addr constant [81 x i8] c"__VERIFIER_nondet_uint: only 8 of its values are tried (fp_choose gives a range)\00", align 1
@.str.35 = private unnamed_addr constant [81 x i8] c"__VERIFIER_nondet_long: only 8 of its values are tried (fp_choose gives a range)\00", align 1
@.str.36 = private unnamed_addr constant [82 x i8] c"__VERIFIER_nondet_ulong: only 8 of its values are tried (fp_choose gives a range)\00", align 1
@.str.37 = private unnamed_addr constant [85 x i8] c"__VERIFIER_nondet_longlong: only 8 of its values are tried (fp_choose gives a range)\00", align 1
@.str.38 = private unnamed_addr constant [86 x i8] c"__VERIFIER_nondet_ulonglong: only 8 of its values are tried (fp_choose gives a range)\00", align 1
@.str.39 = private unnamed_addr constant [83 x i8] c"__VERIFIER_nondet_size_t: only 8 of its values are tried (fp_choose gives a range)\00", align 1
@.str.40 = private unnamed_addr constant [78 x i8] c"a stub without a value: only 8 values are tried (--stub NAME=VALUE gives one)\00", align 1
@.str.41 = private unnamed_addr constant [46 x i8] c"__VERIFIER_nondet_pointer: only null is tried\00", align 1
@nested = internal thread_local unnamed_addr global i32 0, align 4
@__fp_section = internal global i32 0, align 4
@hazards = internal unnamed_addr global %struct.fencepost_hazard* null, align 8
@.str.42 = private unnamed_addr constant [65 x i8] c"__VERIFIER_hp_free: it is no hazard pointer, or was freed before\00", align 1
@retired_objects = internal unnamed_addr global %struct.retired* null, align 8
@.str.43 = private unnamed_addr constant [52 x i8] c"__VERIFIER_hp_retire: the object was retired before\00", align 1
@.str.44 = private unnamed_addr constant [90 x i8] c"sysconf of this name (only the number of processors, the page size and the clock's ticks)\00", align 1
@.str.45 = private unnamed_addr constant [35 x i8] c"write to a file other than 1 and 2\00", align 1
@.str.46 = private unnamed_addr constant [14 x i8] c"poll of files\00", align 1
@.str.47 = private unnamed_addr constant [24 x i8] c"poll without a time-out\00", align 1
@.str.48 = private unnamed_addr constant [16 x i8] c"select of files\00", align 1
@.str.49 = private unnamed_addr constant [26 x i8] c"select without a time-out\00", align 1
@.str.50 = private unnamed_addr constant [15 x i8] c"mmap of a file\00", align 1
@.str.51 = private unnamed_addr constant [33 x i8] c"munmap of a part of a memory map\00", align 1
@waits_for = internal unnamed_addr global [64 x i8*] zeroinitializer, align 16
@.str.52 = private unnamed_addr constant [90 x i8] c"membarrier: it orders accesses of other threads, at places that the program does not name\00", align 1
@.str.53 = private unnamed_addr constant [70 x i8] c"a system call other than futex, getpid, gettid, sched_yield and write\00", align 1
@_ZTVN10__cxxabiv117__class_type_infoE = dso_local constant [3 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv120__si_class_type_infoE = dso_local constant [3 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = dso_local constant [3 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv123__fundamental_type_infoE = dso_local constant [3 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv119__pointer_type_infoE = dso_local constant [3 x i8*] zeroinitializer, align 16
@caught_count = internal thread_local unnamed_addr global i32 0, align 4
@.str.54 = private unnamed_addr constant [36 x i8] c"more than 16 exceptions in handling\00", align 1
@caught = internal thread_local unnamed_addr global [16 x i8*] zeroinitializer, align 16
@uncaught_count = internal thread_local unnamed_addr global i32 0, align 4
@.str.55 = private unnamed_addr constant [26 x i8] c"std::terminate was called\00", align 1
@.str.56 = private unnamed_addr constant [35 x i8] c"a pure virtual function was called\00", align 1
@.str.57 = private unnamed_addr constant [38 x i8] c"a deleted virtual function was called\00", align 1
@.str.58 = private unnamed_addr constant [21 x i8] c"St16nested_exception\00", align 1
@_ZTISt16nested_exception = dso_local constant [2 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv117__class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.58, i32 0, i32 0)], align 16
@_ZTVSt16nested_exception = dso_local local_unnamed_addr constant [4 x i8*] [i8* null, i8* bitcast ([2 x i8*]* @_ZTISt16nested_exception to i8*), i8* bitcast (void (i8**)* @_ZNSt16nested_exceptionD1Ev to i8*), i8* bitcast (void (i8**)* @_ZNSt16nested_exceptionD0Ev to i8*)], align 16
@.str.59 = private unnamed_addr constant [2 x i8] c"v\00", align 1
@_ZTIv = dso_local constant [2 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.59, i32 0, i32 0)], align 16
@.str.60 = private unnamed_addr constant [3 x i8] c"Pv\00", align 1
@_ZTIPv = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.60, i32 0, i32 0), i8* null, i8* bitcast ([2 x i8*]* @_ZTIv to i8*)], align 16
@.str.61 = private unnamed_addr constant [4 x i8] c"PKv\00", align 1
@_ZTIPKv = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.61, i32 0, i32 0), i8* inttoptr (i64 1 to i8*), i8* bitcast ([2 x i8*]* @_ZTIv to i8*)], align 16
@.str.62 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@_ZTIb = dso_local constant [2 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.62, i32 0, i32 0)], align 16
@.str.63 = private unnamed_addr constant [3 x i8] c"Pb\00", align 1
@_ZTIPb = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.63, i32 0, i32 0), i8* null, i8* bitcast ([2 x i8*]* @_ZTIb to i8*)], align 16
@.str.64 = private unnamed_addr constant [4 x i8] c"PKb\00", align 1
@_ZTIPKb = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.64, i32 0, i32 0), i8* inttoptr (i64 1 to i8*), i8* bitcast ([2 x i8*]* @_ZTIb to i8*)], align 16
@.str.65 = private unnamed_addr constant [2 x i8] c"c\00", align 1
@_ZTIc = dso_local constant [2 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.65, i32 0, i32 0)], align 16
@.str.66 = private unnamed_addr constant [3 x i8] c"Pc\00", align 1
@_ZTIPc = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.66, i32 0, i32 0), i8* null, i8* bitcast ([2 x i8*]* @_ZTIc to i8*)], align 16
@.str.67 = private unnamed_addr constant [4 x i8] c"PKc\00", align 1
@_ZTIPKc = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.67, i32 0, i32 0), i8* inttoptr (i64 1 to i8*), i8* bitcast ([2 x i8*]* @_ZTIc to i8*)], align 16
@.str.68 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@_ZTIa = dso_local constant [2 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.68, i32 0, i32 0)], align 16
@.str.69 = private unnamed_addr constant [3 x i8] c"Pa\00", align 1
@_ZTIPa = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.69, i32 0, i32 0), i8* null, i8* bitcast ([2 x i8*]* @_ZTIa to i8*)], align 16
@.str.70 = private unnamed_addr constant [4 x i8] c"PKa\00", align 1
@_ZTIPKa = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.70, i32 0, i32 0), i8* inttoptr (i64 1 to i8*), i8* bitcast ([2 x i8*]* @_ZTIa to i8*)], align 16
@.str.71 = private unnamed_addr constant [2 x i8] c"h\00", align 1
@_ZTIh = dso_local constant [2 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.71, i32 0, i32 0)], align 16
@.str.72 = private unnamed_addr constant [3 x i8] c"Ph\00", align 1
@_ZTIPh = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.72, i32 0, i32 0), i8* null, i8* bitcast ([2 x i8*]* @_ZTIh to i8*)], align 16
@.str.73 = private unnamed_addr constant [4 x i8] c"PKh\00", align 1
@_ZTIPKh = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.73, i32 0, i32 0), i8* inttoptr (i64 1 to i8*), i8* bitcast ([2 x i8*]* @_ZTIh to i8*)], align 16
@.str.74 = private unnamed_addr constant [2 x i8] c"s\00", align 1
@_ZTIs = dso_local constant [2 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.74, i32 0, i32 0)], align 16
@.str.75 = private unnamed_addr constant [3 x i8] c"Ps\00", align 1
@_ZTIPs = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.75, i32 0, i32 0), i8* null, i8* bitcast ([2 x i8*]* @_ZTIs to i8*)], align 16
@.str.76 = private unnamed_addr constant [4 x i8] c"PKs\00", align 1
@_ZTIPKs = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.76, i32 0, i32 0), i8* inttoptr (i64 1 to i8*), i8* bitcast ([2 x i8*]* @_ZTIs to i8*)], align 16
@.str.77 = private unnamed_addr constant [2 x i8] c"t\00", align 1
@_ZTIt = dso_local constant [2 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.77, i32 0, i32 0)], align 16
@.str.78 = private unnamed_addr constant [3 x i8] c"Pt\00", align 1
@_ZTIPt = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.78, i32 0, i32 0), i8* null, i8* bitcast ([2 x i8*]* @_ZTIt to i8*)], align 16
@.str.79 = private unnamed_addr constant [4 x i8] c"PKt\00", align 1
@_ZTIPKt = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.79, i32 0, i32 0), i8* inttoptr (i64 1 to i8*), i8* bitcast ([2 x i8*]* @_ZTIt to i8*)], align 16
@.str.80 = private unnamed_addr constant [2 x i8] c"i\00", align 1
@_ZTIi = dso_local constant [2 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.80, i32 0, i32 0)], align 16
@.str.81 = private unnamed_addr constant [3 x i8] c"Pi\00", align 1
@_ZTIPi = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.81, i32 0, i32 0), i8* null, i8* bitcast ([2 x i8*]* @_ZTIi to i8*)], align 16
@.str.82 = private unnamed_addr constant [4 x i8] c"PKi\00", align 1
@_ZTIPKi = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.82, i32 0, i32 0), i8* inttoptr (i64 1 to i8*), i8* bitcast ([2 x i8*]* @_ZTIi to i8*)], align 16
@.str.83 = private unnamed_addr constant [2 x i8] c"j\00", align 1
@_ZTIj = dso_local constant [2 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.83, i32 0, i32 0)], align 16
@.str.84 = private unnamed_addr constant [3 x i8] c"Pj\00", align 1
@_ZTIPj = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.84, i32 0, i32 0), i8* null, i8* bitcast ([2 x i8*]* @_ZTIj to i8*)], align 16
@.str.85 = private unnamed_addr constant [4 x i8] c"PKj\00", align 1
@_ZTIPKj = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.85, i32 0, i32 0), i8* inttoptr (i64 1 to i8*), i8* bitcast ([2 x i8*]* @_ZTIj to i8*)], align 16
@.str.86 = private unnamed_addr constant [2 x i8] c"l\00", align 1
@_ZTIl = dso_local constant [2 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.86, i32 0, i32 0)], align 16
@.str.87 = private unnamed_addr constant [3 x i8] c"Pl\00", align 1
@_ZTIPl = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.87, i32 0, i32 0), i8* null, i8* bitcast ([2 x i8*]* @_ZTIl to i8*)], align 16
@.str.88 = private unnamed_addr constant [4 x i8] c"PKl\00", align 1
@_ZTIPKl = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.88, i32 0, i32 0), i8* inttoptr (i64 1 to i8*), i8* bitcast ([2 x i8*]* @_ZTIl to i8*)], align 16
@.str.89 = private unnamed_addr constant [2 x i8] c"m\00", align 1
@_ZTIm = dso_local constant [2 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.89, i32 0, i32 0)], align 16
@.str.90 = private unnamed_addr constant [3 x i8] c"Pm\00", align 1
@_ZTIPm = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.90, i32 0, i32 0), i8* null, i8* bitcast ([2 x i8*]* @_ZTIm to i8*)], align 16
@.str.91 = private unnamed_addr constant [4 x i8] c"PKm\00", align 1
@_ZTIPKm = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.91, i32 0, i32 0), i8* inttoptr (i64 1 to i8*), i8* bitcast ([2 x i8*]* @_ZTIm to i8*)], align 16
@.str.92 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@_ZTIx = dso_local constant [2 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.92, i32 0, i32 0)], align 16
@.str.93 = private unnamed_addr constant [3 x i8] c"Px\00", align 1
@_ZTIPx = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.93, i32 0, i32 0), i8* null, i8* bitcast ([2 x i8*]* @_ZTIx to i8*)], align 16
@.str.94 = private unnamed_addr constant [4 x i8] c"PKx\00", align 1
@_ZTIPKx = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.94, i32 0, i32 0), i8* inttoptr (i64 1 to i8*), i8* bitcast ([2 x i8*]* @_ZTIx to i8*)], align 16
@.str.95 = private unnamed_addr constant [2 x i8] c"y\00", align 1
@_ZTIy = dso_local constant [2 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.95, i32 0, i32 0)], align 16
@.str.96 = private unnamed_addr constant [3 x i8] c"Py\00", align 1
@_ZTIPy = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.96, i32 0, i32 0), i8* null, i8* bitcast ([2 x i8*]* @_ZTIy to i8*)], align 16
@.str.97 = private unnamed_addr constant [4 x i8] c"PKy\00", align 1
@_ZTIPKy = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.97, i32 0, i32 0), i8* inttoptr (i64 1 to i8*), i8* bitcast ([2 x i8*]* @_ZTIy to i8*)], align 16
@.str.98 = private unnamed_addr constant [2 x i8] c"f\00", align 1
@_ZTIf = dso_local constant [2 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.98, i32 0, i32 0)], align 16
@.str.99 = private unnamed_addr constant [3 x i8] c"Pf\00", align 1
@_ZTIPf = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.99, i32 0, i32 0), i8* null, i8* bitcast ([2 x i8*]* @_ZTIf to i8*)], align 16
@.str.100 = private unnamed_addr constant [4 x i8] c"PKf\00", align 1
@_ZTIPKf = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.100, i32 0, i32 0), i8* inttoptr (i64 1 to i8*), i8* bitcast ([2 x i8*]* @_ZTIf to i8*)], align 16
@.str.101 = private unnamed_addr constant [2 x i8] c"d\00", align 1
@_ZTId = dso_local constant [2 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.101, i32 0, i32 0)], align 16
@.str.102 = private unnamed_addr constant [3 x i8] c"Pd\00", align 1
@_ZTIPd = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.102, i32 0, i32 0), i8* null, i8* bitcast ([2 x i8*]* @_ZTId to i8*)], align 16
@.str.103 = private unnamed_addr constant [4 x i8] c"PKd\00", align 1
@_ZTIPKd = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.103, i32 0, i32 0), i8* inttoptr (i64 1 to i8*), i8* bitcast ([2 x i8*]* @_ZTId to i8*)], align 16
@.str.104 = private unnamed_addr constant [2 x i8] c"w\00", align 1
@_ZTIw = dso_local constant [2 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.104, i32 0, i32 0)], align 16
@.str.105 = private unnamed_addr constant [3 x i8] c"Pw\00", align 1
@_ZTIPw = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.105, i32 0, i32 0), i8* null, i8* bitcast ([2 x i8*]* @_ZTIw to i8*)], align 16
@.str.106 = private unnamed_addr constant [4 x i8] c"PKw\00", align 1
@_ZTIPKw = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.106, i32 0, i32 0), i8* inttoptr (i64 1 to i8*), i8* bitcast ([2 x i8*]* @_ZTIw to i8*)], align 16
@.str.107 = private unnamed_addr constant [3 x i8] c"Dn\00", align 1
@_ZTIDn = dso_local constant [2 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.107, i32 0, i32 0)], align 16
@.str.108 = private unnamed_addr constant [4 x i8] c"PDn\00", align 1
@_ZTIPDn = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.108, i32 0, i32 0), i8* null, i8* bitcast ([2 x i8*]* @_ZTIDn to i8*)], align 16
@.str.109 = private unnamed_addr constant [5 x i8] c"PKDn\00", align 1
@_ZTIPKDn = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.109, i32 0, i32 0), i8* inttoptr (i64 1 to i8*), i8* bitcast ([2 x i8*]* @_ZTIDn to i8*)], align 16
@.str.110 = private unnamed_addr constant [13 x i8] c"St9exception\00", align 1
@_ZTISt9exception = dso_local constant [2 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv117__class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.110, i32 0, i32 0)], align 16
@.str.111 = private unnamed_addr constant [15 x i8] c"std::exception\00", align 1
@_ZTVSt9exception = dso_local local_unnamed_addr constant [5 x i8*] [i8* null, i8* bitcast ([2 x i8*]* @_ZTISt9exception to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt9exceptionD1Ev to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt9exceptionD0Ev to i8*), i8* bitcast (i8* (%struct.exception*)* @_ZNKSt9exception4whatEv to i8*)], align 16
@.str.112 = private unnamed_addr constant [16 x i8] c"St11logic_error\00", align 1
@_ZTISt11logic_error = dso_local constant [3 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.112, i32 0, i32 0), i8* bitcast ([2 x i8*]* @_ZTISt9exception to i8*)], align 16
@_ZTVSt11logic_error = dso_local constant [5 x i8*] [i8* null, i8* bitcast ([3 x i8*]* @_ZTISt11logic_error to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt11logic_errorD1Ev to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt11logic_errorD0Ev to i8*), i8* bitcast (i8* (%struct.exception*)* @_ZNKSt11logic_error4whatEv to i8*)], align 16
@.str.113 = private unnamed_addr constant [18 x i8] c"St13runtime_error\00", align 1
@_ZTISt13runtime_error = dso_local constant [3 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.113, i32 0, i32 0), i8* bitcast ([2 x i8*]* @_ZTISt9exception to i8*)], align 16
@_ZTVSt13runtime_error = dso_local constant [5 x i8*] [i8* null, i8* bitcast ([3 x i8*]* @_ZTISt13runtime_error to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt13runtime_errorD1Ev to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt13runtime_errorD0Ev to i8*), i8* bitcast (i8* (%struct.exception*)* @_ZNKSt13runtime_error4whatEv to i8*)], align 16
@.str.114 = private unnamed_addr constant [17 x i8] c"St12out_of_range\00", align 1
@_ZTISt12out_of_range = dso_local constant [3 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.114, i32 0, i32 0), i8* bitcast ([3 x i8*]* @_ZTISt11logic_error to i8*)], align 16
@_ZTVSt12out_of_range = dso_local constant [5 x i8*] [i8* null, i8* bitcast ([3 x i8*]* @_ZTISt12out_of_range to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt12out_of_rangeD1Ev to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt12out_of_rangeD0Ev to i8*), i8* bitcast (i8* (%struct.exception*)* @_ZNKSt12out_of_range4whatEv to i8*)], align 16
@.str.115 = private unnamed_addr constant [21 x i8] c"St16invalid_argument\00", align 1
@_ZTISt16invalid_argument = dso_local constant [3 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.115, i32 0, i32 0), i8* bitcast ([3 x i8*]* @_ZTISt11logic_error to i8*)], align 16
@_ZTVSt16invalid_argument = dso_local constant [5 x i8*] [i8* null, i8* bitcast ([3 x i8*]* @_ZTISt16invalid_argument to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt16invalid_argumentD1Ev to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt16invalid_argumentD0Ev to i8*), i8* bitcast (i8* (%struct.exception*)* @_ZNKSt16invalid_argument4whatEv to i8*)], align 16
@.str.116 = private unnamed_addr constant [17 x i8] c"St12length_error\00", align 1
@_ZTISt12length_error = dso_local constant [3 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.116, i32 0, i32 0), i8* bitcast ([3 x i8*]* @_ZTISt11logic_error to i8*)], align 16
@_ZTVSt12length_error = dso_local constant [5 x i8*] [i8* null, i8* bitcast ([3 x i8*]* @_ZTISt12length_error to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt12length_errorD1Ev to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt12length_errorD0Ev to i8*), i8* bitcast (i8* (%struct.exception*)* @_ZNKSt12length_error4whatEv to i8*)], align 16
@.str.117 = private unnamed_addr constant [17 x i8] c"St12domain_error\00", align 1
@_ZTISt12domain_error = dso_local constant [3 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.117, i32 0, i32 0), i8* bitcast ([3 x i8*]* @_ZTISt11logic_error to i8*)], align 16
@_ZTVSt12domain_error = dso_local constant [5 x i8*] [i8* null, i8* bitcast ([3 x i8*]* @_ZTISt12domain_error to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt12domain_errorD1Ev to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt12domain_errorD0Ev to i8*), i8* bitcast (i8* (%struct.exception*)* @_ZNKSt12domain_error4whatEv to i8*)], align 16
@.str.118 = private unnamed_addr constant [16 x i8] c"St11range_error\00", align 1
@_ZTISt11range_error = dso_local constant [3 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.118, i32 0, i32 0), i8* bitcast ([3 x i8*]* @_ZTISt13runtime_error to i8*)], align 16
@_ZTVSt11range_error = dso_local constant [5 x i8*] [i8* null, i8* bitcast ([3 x i8*]* @_ZTISt11range_error to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt11range_errorD1Ev to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt11range_errorD0Ev to i8*), i8* bitcast (i8* (%struct.exception*)* @_ZNKSt11range_error4whatEv to i8*)], align 16
@.str.119 = private unnamed_addr constant [19 x i8] c"St14overflow_error\00", align 1
@_ZTISt14overflow_error = dso_local constant [3 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.119, i32 0, i32 0), i8* bitcast ([3 x i8*]* @_ZTISt13runtime_error to i8*)], align 16
@_ZTVSt14overflow_error = dso_local constant [5 x i8*] [i8* null, i8* bitcast ([3 x i8*]* @_ZTISt14overflow_error to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt14overflow_errorD1Ev to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt14overflow_errorD0Ev to i8*), i8* bitcast (i8* (%struct.exception*)* @_ZNKSt14overflow_error4whatEv to i8*)], align 16
@.str.120 = private unnamed_addr constant [20 x i8] c"St15underflow_error\00", align 1
@_ZTISt15underflow_error = dso_local constant [3 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.120, i32 0, i32 0), i8* bitcast ([3 x i8*]* @_ZTISt13runtime_error to i8*)], align 16
@_ZTVSt15underflow_error = dso_local constant [5 x i8*] [i8* null, i8* bitcast ([3 x i8*]* @_ZTISt15underflow_error to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt15underflow_errorD1Ev to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt15underflow_errorD0Ev to i8*), i8* bitcast (i8* (%struct.exception*)* @_ZNKSt15underflow_error4whatEv to i8*)], align 16
@.str.121 = private unnamed_addr constant [13 x i8] c"St9bad_alloc\00", align 1
@_ZTISt9bad_alloc = dso_local constant [3 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.121, i32 0, i32 0), i8* bitcast ([2 x i8*]* @_ZTISt9exception to i8*)], align 16
@_ZTVSt9bad_alloc = dso_local constant [5 x i8*] [i8* null, i8* bitcast ([3 x i8*]* @_ZTISt9bad_alloc to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt9bad_allocD1Ev to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt9bad_allocD0Ev to i8*), i8* bitcast (i8* (%struct.exception*)* @_ZNKSt9bad_alloc4whatEv to i8*)], align 16
@.str.122 = private unnamed_addr constant [15 x i8] c"std::bad_alloc\00", align 1
@.str.123 = private unnamed_addr constant [25 x i8] c"St20bad_array_new_length\00", align 1
@_ZTISt20bad_array_new_length = dso_local constant [3 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.123, i32 0, i32 0), i8* bitcast ([3 x i8*]* @_ZTISt9bad_alloc to i8*)], align 16
@_ZTVSt20bad_array_new_length = dso_local constant [5 x i8*] [i8* null, i8* bitcast ([3 x i8*]* @_ZTISt20bad_array_new_length to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt20bad_array_new_lengthD1Ev to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt20bad_array_new_lengthD0Ev to i8*), i8* bitcast (i8* (%struct.exception*)* @_ZNKSt20bad_array_new_length4whatEv to i8*)], align 16
@.str.124 = private unnamed_addr constant [26 x i8] c"std::bad_array_new_length\00", align 1
@.str.125 = private unnamed_addr constant [12 x i8] c"St8bad_cast\00", align 1
@_ZTISt8bad_cast = dso_local constant [3 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.125, i32 0, i32 0), i8* bitcast ([2 x i8*]* @_ZTISt9exception to i8*)], align 16
@_ZTVSt8bad_cast = dso_local constant [5 x i8*] [i8* null, i8* bitcast ([3 x i8*]* @_ZTISt8bad_cast to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt8bad_castD1Ev to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt8bad_castD0Ev to i8*), i8* bitcast (i8* (%struct.exception*)* @_ZNKSt8bad_cast4whatEv to i8*)], align 16
@.str.126 = private unnamed_addr constant [14 x i8] c"std::bad_cast\00", align 1
@.str.127 = private unnamed_addr constant [15 x i8] c"St10bad_typeid\00", align 1
@_ZTISt10bad_typeid = dso_local constant [3 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.127, i32 0, i32 0), i8* bitcast ([2 x i8*]* @_ZTISt9exception to i8*)], align 16
@_ZTVSt10bad_typeid = dso_local constant [5 x i8*] [i8* null, i8* bitcast ([3 x i8*]* @_ZTISt10bad_typeid to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt10bad_typeidD1Ev to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt10bad_typeidD0Ev to i8*), i8* bitcast (i8* (%struct.exception*)* @_ZNKSt10bad_typeid4whatEv to i8*)], align 16
@.str.128 = private unnamed_addr constant [16 x i8] c"std::bad_typeid\00", align 1
@.str.129 = private unnamed_addr constant [18 x i8] c"St13bad_exception\00", align 1
@_ZTISt13bad_exception = dso_local constant [3 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.129, i32 0, i32 0), i8* bitcast ([2 x i8*]* @_ZTISt9exception to i8*)], align 16
@_ZTVSt13bad_exception = dso_local local_unnamed_addr constant [5 x i8*] [i8* null, i8* bitcast ([3 x i8*]* @_ZTISt13bad_exception to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt13bad_exceptionD1Ev to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt13bad_exceptionD0Ev to i8*), i8* bitcast (i8* (%struct.exception*)* @_ZNKSt13bad_exception4whatEv to i8*)], align 16
@.str.130 = private unnamed_addr constant [19 x i8] c"std::bad_exception\00", align 1
@.str.131 = private unnamed_addr constant [22 x i8] c"St17bad_function_call\00", align 1
@_ZTISt17bad_function_call = dso_local constant [3 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.131, i32 0, i32 0), i8* bitcast ([2 x i8*]* @_ZTISt9exception to i8*)], align 16
@_ZTVSt17bad_function_call = dso_local constant [5 x i8*] [i8* null, i8* bitcast ([3 x i8*]* @_ZTISt17bad_function_call to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt17bad_function_callD1Ev to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt17bad_function_callD0Ev to i8*), i8* bitcast (i8* (%struct.exception*)* @_ZNKSt17bad_function_call4whatEv to i8*)], align 16
@.str.132 = private unnamed_addr constant [18 x i8] c"bad_function_call\00", align 1
@.str.133 = private unnamed_addr constant [17 x i8] c"St12bad_weak_ptr\00", align 1
@_ZTISt12bad_weak_ptr = dso_local constant [3 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.133, i32 0, i32 0), i8* bitcast ([2 x i8*]* @_ZTISt9exception to i8*)], align 16
@_ZTVSt12bad_weak_ptr = dso_local local_unnamed_addr constant [5 x i8*] [i8* null, i8* bitcast ([3 x i8*]* @_ZTISt12bad_weak_ptr to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt12bad_weak_ptrD1Ev to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt12bad_weak_ptrD0Ev to i8*), i8* bitcast (i8* (%struct.exception*)* @_ZNKSt12bad_weak_ptr4whatEv to i8*)], align 16
@.str.134 = private unnamed_addr constant [13 x i8] c"bad_weak_ptr\00", align 1
@.str.135 = private unnamed_addr constant [17 x i8] c"St12system_error\00", align 1
@_ZTISt12system_error = dso_local constant [3 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.135, i32 0, i32 0), i8* bitcast ([3 x i8*]* @_ZTISt13runtime_error to i8*)], align 16
@_ZTVSt12system_error = dso_local constant [5 x i8*] [i8* null, i8* bitcast ([3 x i8*]* @_ZTISt12system_error to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt12system_errorD1Ev to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt12system_errorD0Ev to i8*), i8* bitcast (i8* (%struct.exception*)* @_ZNKSt12system_error4whatEv to i8*)], align 16
@.str.136 = private unnamed_addr constant [17 x i8] c"St12future_error\00", align 1
@_ZTISt12future_error = dso_local constant [3 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.136, i32 0, i32 0), i8* bitcast ([3 x i8*]* @_ZTISt11logic_error to i8*)], align 16
@_ZTVSt12future_error = dso_local constant [5 x i8*] [i8* null, i8* bitcast ([3 x i8*]* @_ZTISt12future_error to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt12future_errorD1Ev to i8*), i8* bitcast (void (%struct.exception*)* @_ZNSt12future_errorD0Ev to i8*), i8* bitcast (i8* (%struct.exception*)* @_ZNKSt12future_error4whatEv to i8*)], align 16
@generic = internal constant %struct.category { i8** getelementptr inbounds ([8 x i8*], [8 x i8*]* @category_table, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.170, i32 0, i32 0) }, align 8
@system = internal constant %struct.category { i8** getelementptr inbounds ([8 x i8*], [8 x i8*]* @category_table, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.172, i32 0, i32 0) }, align 8
@future = internal constant %struct.category { i8** getelementptr inbounds ([8 x i8*], [8 x i8*]* @future_table, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.173, i32 0, i32 0) }, align 8
@_ZNSt12placeholders2_1E = dso_local local_unnamed_addr constant i8 0, align 1
@_ZNSt12placeholders2_2E = dso_local local_unnamed_addr constant i8 0, align 1
@_ZNSt12placeholders2_3E = dso_local local_unnamed_addr constant i8 0, align 1
@_ZNSt12placeholders2_4E = dso_local local_unnamed_addr constant i8 0, align 1
@_ZNSt12placeholders2_5E = dso_local local_unnamed_addr constant i8 0, align 1
@_ZNSt12placeholders2_6E = dso_local local_unnamed_addr constant i8 0, align 1
@_ZNSt12placeholders2_7E = dso_local local_unnamed_addr constant i8 0, align 1
@_ZNSt12placeholders2_8E = dso_local local_unnamed_addr constant i8 0, align 1
@_ZSt7nothrow = dso_local local_unnamed_addr constant i8 0, align 1
@.str.137 = private unnamed_addr constant [26 x i8] c"NSt3pmr15memory_resourceE\00", align 1
@_ZTINSt3pmr15memory_resourceE = dso_local constant [2 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv117__class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.137, i32 0, i32 0)], align 16
@from_new = internal global %struct.resource { %struct.resource_table* bitcast (i8* getelementptr (i8, i8* bitcast (%struct.anon.9* @new_table to i8*), i64 16) to %struct.resource_table*) }, align 8
@from_nowhere = internal global %struct.resource { %struct.resource_table* bitcast (i8* getelementptr (i8, i8* bitcast (%struct.anon.9* @null_table to i8*), i64 16) to %struct.resource_table*) }, align 8
@default_resource = internal global %struct.resource* @from_new, align 8
@.str.138 = private unnamed_addr constant [36 x i8] c"NSt3pmr25monotonic_buffer_resourceE\00", align 1
@_ZTINSt3pmr25monotonic_buffer_resourceE = dso_local constant [3 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.str.138, i32 0, i32 0), i8* bitcast ([2 x i8*]* @_ZTINSt3pmr15memory_resourceE to i8*)], align 16
@_ZTVNSt3pmr25monotonic_buffer_resourceE = dso_local local_unnamed_addr constant [7 x i8*] [i8* null, i8* bitcast ([3 x i8*]* @_ZTINSt3pmr25monotonic_buffer_resourceE to i8*), i8* bitcast (void (%struct.monotonic*)* @_ZNSt3pmr25monotonic_buffer_resourceD1Ev to i8*), i8* bitcast (void (%struct.monotonic*)* @_ZNSt3pmr25monotonic_buffer_resourceD0Ev to i8*), i8* bitcast (i8* (%struct.monotonic*, i64, i64)* @monotonic_allocate to i8*), i8* bitcast (void (%struct.resource*, i8*, i64, i64)* @keep to i8*), i8* bitcast (i1 (%struct.resource*, %struct.resource*)* @same_resource to i8*)], align 16
@.str.139 = private unnamed_addr constant [39 x i8] c"NSt3pmr28unsynchronized_pool_resourceE\00", align 1
@_ZTINSt3pmr28unsynchronized_pool_resourceE = dso_local constant [3 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.str.139, i32 0, i32 0), i8* bitcast ([2 x i8*]* @_ZTINSt3pmr15memory_resourceE to i8*)], align 16
@_ZTVNSt3pmr28unsynchronized_pool_resourceE = dso_local constant [7 x i8*] [i8* null, i8* bitcast ([3 x i8*]* @_ZTINSt3pmr28unsynchronized_pool_resourceE to i8*), i8* bitcast (void (%struct.pool*)* @_ZNSt3pmr28unsynchronized_pool_resourceD1Ev to i8*), i8* bitcast (void (%struct.pool*)* @_ZNSt3pmr28unsynchronized_pool_resourceD0Ev to i8*), i8* bitcast (i8* (%struct.pool*, i64, i64)* @pool_allocate to i8*), i8* bitcast (void (%struct.pool*, i8*, i64, i64)* @pool_deallocate to i8*), i8* bitcast (i1 (%struct.resource*, %struct.resource*)* @same_resource to i8*)], align 16
@.str.140 = private unnamed_addr constant [37 x i8] c"NSt3pmr26synchronized_pool_resourceE\00", align 1
@_ZTINSt3pmr26synchronized_pool_resourceE = dso_local constant [3 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.str.140, i32 0, i32 0), i8* bitcast ([2 x i8*]* @_ZTINSt3pmr15memory_resourceE to i8*)], align 16
@_ZTVNSt3pmr26synchronized_pool_resourceE = dso_local constant [7 x i8*] [i8* null, i8* bitcast ([3 x i8*]* @_ZTINSt3pmr26synchronized_pool_resourceE to i8*), i8* bitcast (void (%struct.pool*)* @_ZNSt3pmr26synchronized_pool_resourceD1Ev to i8*), i8* bitcast (void (%struct.pool*)* @_ZNSt3pmr26synchronized_pool_resourceD0Ev to i8*), i8* bitcast (i8* (%struct.pool*, i64, i64)* @pool_allocate to i8*), i8* bitcast (void (%struct.pool*, i8*, i64, i64)* @pool_deallocate to i8*), i8* bitcast (i1 (%struct.resource*, %struct.resource*)* @same_resource to i8*)], align 16
@pointer_locks = internal global [16 x i32] zeroinitializer, align 16
@.str.141 = private unnamed_addr constant [19 x i8] c"NSt6thread6_StateE\00", align 1
@_ZTINSt6thread6_StateE = dso_local local_unnamed_addr constant [2 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv117__class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.141, i32 0, i32 0)], align 16
@lock_attempts = internal thread_local unnamed_addr global i32 0, align 4
@_ZSt11__once_call = dso_local thread_local local_unnamed_addr global void ()* null, align 8
@.str.142 = private unnamed_addr constant [34 x i8] c"NSt13__future_base12_Result_baseE\00", align 1
@_ZTINSt13__future_base12_Result_baseE = dso_local local_unnamed_addr constant [2 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv117__class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.str.142, i32 0, i32 0)], align 16
@.str.143 = private unnamed_addr constant [38 x i8] c"an assertion of the C++ library fails\00", align 1
@.str.144 = private unnamed_addr constant [12 x i8] c"St8ios_base\00", align 1
@_ZTISt8ios_base = dso_local constant [2 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x i8*]* @_ZTVN10__cxxabiv117__class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.144, i32 0, i32 0)], align 16
@_ZTVSt8ios_base = dso_local constant [4 x i8*] [i8* null, i8* bitcast ([2 x i8*]* @_ZTISt8ios_base to i8*), i8* bitcast (void (i8*)* @end_nothing to i8*), i8* bitcast (void (i8*)* @end_nothing to i8*)], align 16
@classic_locale = internal constant i8* null, align 8
@output_table = internal constant [4 x i64] [i64 8, i64 0, i64 0, i64 0], align 16
@console = internal global %struct.buffer { %struct.buffer_table* bitcast (i8* getelementptr (i8, i8* bitcast (%struct.anon.10* @console_table to i8*), i64 16) to %struct.buffer_table*), i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null }, align 8
@_ZSt4cout = dso_local local_unnamed_addr global %struct.output { %struct.stream { i64* bitcast (i8* getelementptr (i8, i8* bitcast ([4 x i64]* @output_table to i8*), i64 24) to i64*) }, %struct.ios { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([4 x i8*]* @_ZTVSt8ios_base to i8*), i64 16) to i8**), i64 6, i64 0, i32 4098, i32 0, i32 0, i8* null, [2 x i8*] zeroinitializer, [16 x i8*] zeroinitializer, i32 8, i8* null, i8* null, i8* null, i8 32, i8 1, %struct.buffer* @console, [3 x i8*] zeroinitializer } }, align 8
@_ZSt4cerr = dso_local local_unnamed_addr global %struct.output { %struct.stream { i64* bitcast (i8* getelementptr (i8, i8* bitcast ([4 x i64]* @output_table to i8*), i64 24) to i64*) }, %struct.ios { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([4 x i8*]* @_ZTVSt8ios_base to i8*), i64 16) to i8**), i64 6, i64 0, i32 4098, i32 0, i32 0, i8* null, [2 x i8*] zeroinitializer, [16 x i8*] zeroinitializer, i32 8, i8* null, i8* null, i8* null, i8 32, i8 1, %struct.buffer* @console, [3 x i8*] zeroinitializer } }, align 8
@_ZSt4clog = dso_local local_unnamed_addr global %struct.output { %struct.stream { i64* bitcast (i8* getelementptr (i8, i8* bitcast ([4 x i64]* @output_table to i8*), i64 24) to i64*) }, %struct.ios { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([4 x i8*]* @_ZTVSt8ios_base to i8*), i64 16) to i8**), i64 6, i64 0, i32 4098, i32 0, i32 0, i8* null, [2 x i8*] zeroinitializer, [16 x i8*] zeroinitializer, i32 8, i8* null, i8* null, i8* null, i8 32, i8 1, %struct.buffer* @console, [3 x i8*] zeroinitializer } }, align 8
@input_table = internal constant [4 x i64] [i64 16, i64 0, i64 0, i64 0], align 16
@_ZSt3cin = dso_local local_unnamed_addr global %struct.input { %struct.stream { i64* bitcast (i8* getelementptr (i8, i8* bitcast ([4 x i64]* @input_table to i8*), i64 24) to i64*) }, i64 0, %struct.ios { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([4 x i8*]* @_ZTVSt8ios_base to i8*), i64 16) to i8**), i64 6, i64 0, i32 4098, i32 0, i32 0, i8* null, [2 x i8*] zeroinitializer, [16 x i8*] zeroinitializer, i32 8, i8* null, i8* null, i8* null, i8 32, i8 1, %struct.buffer* @console, [3 x i8*] zeroinitializer } }, align 8
@.str.145 = private unnamed_addr constant [5 x i8] c"true\00", align 1
@.str.146 = private unnamed_addr constant [6 x i8] c"false\00", align 1
@.str.147 = private unnamed_addr constant [36 x i8] c"a precision of more than 100 digits\00", align 1
@.str.148 = private unnamed_addr constant [43 x i8] c"a number of more than 500 digits as output\00", align 1
@own_key = internal constant i32 4096, align 4
@fencepost_thread_block = dso_local thread_local local_unnamed_addr global [64 x i8] zeroinitializer, align 16
@_ZSt15__once_callable = dso_local thread_local local_unnamed_addr global i8* null, align 8
@exiting = internal global i32 0, align 4
@.str.149 = private unnamed_addr constant [61 x i8] c"pthread_cond_wait with a mutex that the thread does not hold\00", align 1
@.str.150 = private unnamed_addr constant [55 x i8] c"pthread_barrier_wait: the barrier was destroyed before\00", align 1
@gone = internal global [256 x i8] zeroinitializer, align 16
@.str.151 = private unnamed_addr constant [34 x i8] c"join of a thread that is detached\00", align 1
@.str.152 = private unnamed_addr constant [44 x i8] c"detach of a thread that is detached already\00", align 1
@.str.153 = private unnamed_addr constant [34 x i8] c"detach of a thread that is joined\00", align 1
@.str.154 = private unnamed_addr constant [77 x i8] c"pthread_join of a thread beyond the 256th, in a program that cancels threads\00", align 1
@last_calls = internal thread_local unnamed_addr global %struct.last_call* null, align 8
@process_seconds = internal global i64 0, align 8
@has_looked = internal thread_local unnamed_addr global i1 false, align 1
@unchanged_looks = internal thread_local unnamed_addr global i32 0, align 4
@classes = internal constant <{ [256 x i16], [128 x i16] }> <{ [256 x i16] [i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 8195, i16 8194, i16 8194, i16 8194, i16 8194, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 24577, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 2], [128 x i16] zeroinitializer }>, align 16
@.str.156 = private unnamed_addr constant [3 x i8] c"0X\00", align 1
@.str.157 = private unnamed_addr constant [3 x i8] c"0x\00", align 1
@.str.158 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.159 = private unnamed_addr constant [2 x i8] c"+\00", align 1
@.str.160 = private unnamed_addr constant [2 x i8] c" \00", align 1
@.str.161 = private unnamed_addr constant [4 x i8] c"NAN\00", align 1
@.str.162 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@.str.163 = private unnamed_addr constant [4 x i8] c"INF\00", align 1
@.str.164 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.165 = private unnamed_addr constant [55 x i8] c"random numbers: only 0, 1, 2 and the largest are tried\00", align 1
@.str.166 = private unnamed_addr constant [59 x i8] c"signals: handlers are registered, but no signal ever comes\00", align 1
@.str.167 = private unnamed_addr constant [69 x i8] c"a condition variable or a futex in a program of more than 64 threads\00", align 1
@sleepers = internal global [16 x i64] zeroinitializer, align 16
@.str.168 = private unnamed_addr constant [27 x i8] c"a futex with a set of bits\00", align 1
@.str.169 = private unnamed_addr constant [84 x i8] c"this operation on a futex (only FUTEX_WAIT and FUTEX_WAKE, also with all bits, are)\00", align 1
@category_table = internal constant [8 x i8*] [i8* bitcast (void (i8*)* @end_category to i8*), i8* bitcast (void (i8*)* @end_category to i8*), i8* bitcast (i8* (%struct.category*)* @category_name to i8*), i8* bitcast (void (i8*, %struct.category*, i32)* @old_message to i8*), i8* bitcast (void (%struct.text*, %struct.category*, i32)* @message to i8*), i8* bitcast ({ i32, %struct.category* } (%struct.category*, i32)* @default_condition to i8*), i8* bitcast (i1 (%struct.category*, i32, %struct.error*)* @has_condition to i8*), i8* bitcast (i1 (%struct.category*, %struct.error*, i32)* @has_code to i8*)], align 16
@.str.170 = private unnamed_addr constant [8 x i8] c"generic\00", align 1
@.str.171 = private unnamed_addr constant [61 x i8] c"a message of std::error_category as a string of the old kind\00", align 1
@.str.172 = private unnamed_addr constant [7 x i8] c"system\00", align 1
@future_table = internal constant [8 x i8*] [i8* bitcast (void (i8*)* @end_category to i8*), i8* bitcast (void (i8*)* @end_category to i8*), i8* bitcast (i8* (%struct.category*)* @category_name to i8*), i8* bitcast (void (i8*, %struct.category*, i32)* @old_message to i8*), i8* bitcast (void (%struct.text*, %struct.category*, i32)* @future_message to i8*), i8* bitcast ({ i32, %struct.category* } (%struct.category*, i32)* @default_condition to i8*), i8* bitcast (i1 (%struct.category*, i32, %struct.error*)* @has_condition to i8*), i8* bitcast (i1 (%struct.category*, %struct.error*, i32)* @has_code to i8*)], align 16
@.str.173 = private unnamed_addr constant [7 x i8] c"future\00", align 1
@.str.174 = private unnamed_addr constant [8 x i8] c"Success\00", align 1
@.str.175 = private unnamed_addr constant [24 x i8] c"Operation not permitted\00", align 1
@.str.176 = private unnamed_addr constant [33 x i8] c"Resource temporarily unavailable\00", align 1
@.str.177 = private unnamed_addr constant [24 x i8] c"Device or resource busy\00", align 1
@.str.178 = private unnamed_addr constant [17 x i8] c"Invalid argument\00", align 1
@.str.179 = private unnamed_addr constant [26 x i8] c"Resource deadlock avoided\00", align 1
@.str.180 = private unnamed_addr constant [21 x i8] c"Connection timed out\00", align 1
@.str.181 = private unnamed_addr constant [14 x i8] c"Unknown error\00", align 1
@.str.182 = private unnamed_addr constant [25 x i8] c"Future already retrieved\00", align 1
@.str.183 = private unnamed_addr constant [26 x i8] c"Promise already satisfied\00", align 1
@.str.184 = private unnamed_addr constant [20 x i8] c"No associated state\00", align 1
@.str.185 = private unnamed_addr constant [15 x i8] c"Broken promise\00", align 1
@prime_from.primes = internal unnamed_addr constant [25 x i32] [i32 2, i32 3, i32 5, i32 7, i32 11, i32 13, i32 29, i32 59, i32 127, i32 257, i32 541, i32 1109, i32 2357, i32 5087, i32 10273, i32 20753, i32 42043, i32 85229, i32 172933, i32 351061, i32 712697, i32 1447153, i32 2938679, i32 5967347, i32 12117689], align 16
@.str.186 = private unnamed_addr constant [43 x i8] c"a hash table of more than 12117689 buckets\00", align 1
@new_table = internal constant %struct.anon.9 { i8* null, i8* bitcast ([2 x i8*]* @_ZTINSt3pmr15memory_resourceE to i8*), %struct.resource_table { void (i8*)* @end_resource, void (i8*)* @end_resource, i8* (%struct.resource*, i64, i64)* @new_allocate, void (%struct.resource*, i8*, i64, i64)* @new_deallocate, i1 (%struct.resource*, %struct.resource*)* @same_resource } }, align 8
@null_table = internal constant %struct.anon.9 { i8* null, i8* bitcast ([2 x i8*]* @_ZTINSt3pmr15memory_resourceE to i8*), %struct.resource_table { void (i8*)* @end_resource, void (i8*)* @end_resource, i8* (%struct.resource*, i64, i64)* @null_allocate, void (%struct.resource*, i8*, i64, i64)* @new_deallocate, i1 (%struct.resource*, %struct.resource*)* @same_resource } }, align 8
@console_table = internal constant %struct.anon.10 { i8* null, i8* bitcast ([2 x i8*]* @_ZTISt8ios_base to i8*), %struct.buffer_table { void (i8*)* @end_nothing, void (i8*)* @end_nothing, void (i8*, i8*)* @imbue, i8* (i8*, i8*, i64)* @set_buffer, i8* null, i8* null, i32 (%struct.buffer*)* @sync_nothing, i64 (%struct.buffer*)* @no_more, i64 (%struct.buffer*, i8*, i64)* @read_much, i32 (%struct.buffer*)* @read_input, i32 (%struct.buffer*)* @read_input, i32 (%struct.buffer*, i32)* @put_back, i64 (%struct.buffer*, i8*, i64)* @print, i32 (%struct.buffer*, i32)* @print_one } }, align 8
@.str.187 = private unnamed_addr constant [22 x i8] c"reading from std::cin\00", align 1
@.str.188 = private unnamed_addr constant [36 x i8] c"a field of more than 256 characters\00", align 1
@.str.189 = private unnamed_addr constant [33 x i8] c"basic_ios::clear: iostream error\00", align 1
@.str.190 = private unnamed_addr constant [41 x i8] c"std::to_chars of a number in this format\00", align 1
@switch.table.vsnprintf = private unnamed_addr constant [10 x i32] [i32 -1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1], align 4
@switch.table.future_message.191 = private unnamed_addr constant [4 x i8*] [i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.182, i64 0, i64 0), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.183, i64 0, i64 0), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.184, i64 0, i64 0), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.185, i64 0, i64 0)], align 8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local i32 @atexit(void ()* noundef %0) local_unnamed_addr #0 {
  %2 = load i32, i32* getelementptr inbounds (%struct.handlers, %struct.handlers* @at_exit, i64 0, i32 1), align 8
  %3 = icmp eq i32 %2, 64
  br i1 %3, label %13, label %4

4:                                                ; preds = %1
  %5 = sext i32 %2 to i64
  %6 = getelementptr inbounds %struct.handlers, %struct.handlers* @at_exit, i64 0, i32 0, i64 %5, i32 0
  %7 = bitcast void (i8*)** %6 to void ()**
  store void ()* %0, void ()** %7, align 8
  %8 = load i32, i32* getelementptr inbounds (%struct.handlers, %struct.handlers* @at_exit, i64 0, i32 1), align 8
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.handlers, %struct.handlers* @at_exit, i64 0, i32 0, i64 %9, i32 1
  store i8* null, i8** %10, align 8
  %11 = getelementptr inbounds %struct.handlers, %struct.handlers* @at_exit, i64 0, i32 0, i64 %9, i32 2
  store i8 1, i8* %11, align 8
  %12 = add nsw i32 %8, 1
  store i32 %12, i32* getelementptr inbounds (%struct.handlers, %struct.handlers* @at_exit, i64 0, i32 1), align 8
  br label %13

13:                                               ; preds = %1, %4
  %14 = phi i32 [ 0, %4 ], [ 12, %1 ]
  ret i32 %14
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local i32 @at_quick_exit(void ()* noundef %0) local_unnamed_addr #0 {
  %2 = load i32, i32* getelementptr inbounds (%struct.handlers, %struct.handlers* @at_quick, i64 0, i32 1), align 8
  %3 = icmp eq i32 %2, 64
  br i1 %3, label %13, label %4

4:                                                ; preds = %1
  %5 = sext i32 %2 to i64
  %6 = getelementptr inbounds %struct.handlers, %struct.handlers* @at_quick, i64 0, i32 0, i64 %5, i32 0
  %7 = bitcast void (i8*)** %6 to void ()**
  store void ()* %0, void ()** %7, align 8
  %8 = load i32, i32* getelementptr inbounds (%struct.handlers, %struct.handlers* @at_quick, i64 0, i32 1), align 8
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.handlers, %struct.handlers* @at_quick, i64 0, i32 0, i64 %9, i32 1
  store i8* null, i8** %10, align 8
  %11 = getelementptr inbounds %struct.handlers, %struct.handlers* @at_quick, i64 0, i32 0, i64 %9, i32 2
  store i8 1, i8* %11, align 8
  %12 = add nsw i32 %8, 1
  store i32 %12, i32* getelementptr inbounds (%struct.handlers, %struct.handlers* @at_quick, i64 0, i32 1), align 8
  br label %13

13:                                               ; preds = %1, %4
  %14 = phi i32 [ 0, %4 ], [ 12, %1 ]
  ret i32 %14
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local i32 @__cxa_atexit(void (i8*)* noundef %0, i8* noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = load i32, i32* getelementptr inbounds (%struct.handlers, %struct.handlers* @at_exit, i64 0, i32 1), align 8
  %5 = icmp eq i32 %4, 64
  br i1 %5, label %14, label %6

6:                                                ; preds = %3
  %7 = sext i32 %4 to i64
  %8 = getelementptr inbounds %struct.handlers, %struct.handlers* @at_exit, i64 0, i32 0, i64 %7, i32 0
  store void (i8*)* %0, void (i8*)** %8, align 8
  %9 = load i32, i32* getelementptr inbounds (%struct.handlers, %struct.handlers* @at_exit, i64 0, i32 1), align 8
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds %struct.handlers, %struct.handlers* @at_exit, i64 0, i32 0, i64 %10, i32 1
  store i8* %1, i8** %11, align 8
  %12 = getelementptr inbounds %struct.handlers, %struct.handlers* @at_exit, i64 0, i32 0, i64 %10, i32 2
  store i8 0, i8* %12, align 8
  %13 = add nsw i32 %9, 1
  store i32 %13, i32* getelementptr inbounds (%struct.handlers, %struct.handlers* @at_exit, i64 0, i32 1), align 8
  br label %14

14:                                               ; preds = %3, %6
  %15 = phi i32 [ 0, %6 ], [ 12, %3 ]
  ret i32 %15
}

define dso_local void @fencepost_run_atexit() local_unnamed_addr #1 {
  call void @__fp_lock(i8* noundef bitcast (i32* @exiting to i8*)) #26
  %1 = load i32, i32* getelementptr inbounds (%struct.handlers, %struct.handlers* @at_exit, i64 0, i32 1), align 8
  %2 = icmp sgt i32 %1, 0
  br i1 %2, label %3, label %22

3:                                                ; preds = %0, %19
  %4 = phi i32 [ %20, %19 ], [ %1, %0 ]
  %5 = add nsw i32 %4, -1
  store i32 %5, i32* getelementptr inbounds (%struct.handlers, %struct.handlers* @at_exit, i64 0, i32 1), align 8
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds %struct.handlers, %struct.handlers* @at_exit, i64 0, i32 0, i64 %6
  %8 = getelementptr inbounds %struct.handlers, %struct.handlers* @at_exit, i64 0, i32 0, i64 %6, i32 2
  %9 = load i8, i8* %8, align 8, !range !4
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %14, label %11

11:                                               ; preds = %3
  %12 = bitcast %struct.anon* %7 to void ()**
  %13 = load void ()*, void ()** %12, align 8
  call void %13() #26
  br label %19

14:                                               ; preds = %3
  %15 = getelementptr inbounds %struct.anon, %struct.anon* %7, i64 0, i32 0
  %16 = load void (i8*)*, void (i8*)** %15, align 8
  %17 = getelementptr inbounds %struct.handlers, %struct.handlers* @at_exit, i64 0, i32 0, i64 %6, i32 1
  %18 = load i8*, i8** %17, align 8
  call void %16(i8* noundef %18) #26
  br label %19

19:                                               ; preds = %14, %11
  %20 = load i32, i32* getelementptr inbounds (%struct.handlers, %struct.handlers* @at_exit, i64 0, i32 1), align 8
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %3, label %22, !llvm.loop !5

22:                                               ; preds = %19, %0
  ret void
}

define internal fastcc void @run_handlers(%struct.handlers* nocapture noundef %0) unnamed_addr #1 {
  call void @__fp_lock(i8* noundef bitcast (i32* @exiting to i8*)) #26
  %2 = getelementptr inbounds %struct.handlers, %struct.handlers* %0, i64 0, i32 1
  %3 = load i32, i32* %2, align 8
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %5, label %24

5:                                                ; preds = %1, %21
  %6 = phi i32 [ %22, %21 ], [ %3, %1 ]
  %7 = add nsw i32 %6, -1
  store i32 %7, i32* %2, align 8
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds %struct.handlers, %struct.handlers* %0, i64 0, i32 0, i64 %8
  %10 = getelementptr inbounds %struct.handlers, %struct.handlers* %0, i64 0, i32 0, i64 %8, i32 2
  %11 = load i8, i8* %10, align 8, !range !4
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %16, label %13

13:                                               ; preds = %5
  %14 = bitcast %struct.anon* %9 to void ()**
  %15 = load void ()*, void ()** %14, align 8
  call void %15() #26
  br label %21

16:                                               ; preds = %5
  %17 = getelementptr inbounds %struct.anon, %struct.anon* %9, i64 0, i32 0
  %18 = load void (i8*)*, void (i8*)** %17, align 8
  %19 = getelementptr inbounds %struct.handlers, %struct.handlers* %0, i64 0, i32 0, i64 %8, i32 1
  %20 = load i8*, i8** %19, align 8
  call void %18(i8* noundef %20) #26
  br label %21

21:                                               ; preds = %16, %13
  %22 = load i32, i32* %2, align 8
  %23 = icmp sgt i32 %22, 0
  br i1 %23, label %5, label %24, !llvm.loop !5

24:                                               ; preds = %21, %1
  ret void
}

; Function Attrs: noreturn
define dso_local void @exit(i32 noundef %0) local_unnamed_addr #2 {
  call void @fencepost_run_atexit() #26
  call void @__fp_run_destructors() #26
  call void @__fp_exit() #27
  unreachable
}

declare void @__fp_run_destructors() local_unnamed_addr #3

; Function Attrs: noreturn
declare void @__fp_exit() local_unnamed_addr #4

; Function Attrs: noreturn
define dso_local void @_exit(i32 %0) local_unnamed_addr #2 {
  call void @__fp_exit() #27
  unreachable
}

; Function Attrs: noreturn
define dso_local void @_Exit(i32 noundef %0) local_unnamed_addr #2 {
  call void @__fp_exit() #27
  unreachable
}

; Function Attrs: noreturn
define dso_local void @quick_exit(i32 noundef %0) local_unnamed_addr #2 {
  call fastcc void @run_handlers(%struct.handlers* noundef nonnull @at_quick) #26
  call void @__fp_exit() #27
  unreachable
}

; Function Attrs: noreturn
define dso_local void @abort() local_unnamed_addr #2 {
  call void @__fp_abort(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0)) #27
  unreachable
}

; Function Attrs: noreturn
declare void @__fp_abort(i8* noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local nonnull i32* @__errno_location() local_unnamed_addr #5 {
  ret i32* @error_number
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @pthread_mutexattr_init(i32* nocapture noundef writeonly %0) local_unnamed_addr #6 {
  store i32 0, i32* %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_mutexattr_destroy(i32* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local i32 @pthread_mutexattr_settype(i32* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = load i32, i32* %0, align 4
  %4 = and i32 %3, -16
  %5 = or i32 %4, %1
  store i32 %5, i32* %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local i32 @pthread_mutexattr_gettype(i32* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = load i32, i32* %0, align 4
  %4 = and i32 %3, 15
  store i32 %4, i32* %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local i32 @pthread_mutexattr_setpshared(i32* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = load i32, i32* %0, align 4
  %4 = and i32 %3, -65
  %5 = shl nsw i32 %1, 6
  %6 = or i32 %4, %5
  store i32 %6, i32* %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local i32 @pthread_mutexattr_getpshared(i32* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = load i32, i32* %0, align 4
  %4 = lshr i32 %3, 6
  %5 = and i32 %4, 1
  store i32 %5, i32* %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local i32 @pthread_mutexattr_setprotocol(i32* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = load i32, i32* %0, align 4
  %4 = and i32 %3, -49
  %5 = shl nsw i32 %1, 4
  %6 = or i32 %4, %5
  store i32 %6, i32* %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local i32 @pthread_mutexattr_getprotocol(i32* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = load i32, i32* %0, align 4
  %4 = sdiv i32 %3, 16
  %5 = and i32 %4, 3
  store i32 %5, i32* %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_mutexattr_setprioceiling(i32* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #5 {
  ret i32 0
}

define dso_local i32 @pthread_mutexattr_setrobust(i32* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %5, label %4

4:                                                ; preds = %2
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.1, i64 0, i64 0)) #27
  unreachable

5:                                                ; preds = %2
  ret i32 0
}

; Function Attrs: noreturn
declare void @__fp_unsupported(i8* noundef) local_unnamed_addr #4

define dso_local i32 @pthread_mutex_init(%struct.mutex* nocapture noundef writeonly %0, i32* noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.mutex, %struct.mutex* %0, i64 0, i32 0
  store i32 0, i32* %3, align 4
  %4 = call zeroext i1 @__fp_mutex_kinds() #26
  br i1 %4, label %5, label %13

5:                                                ; preds = %2
  %6 = icmp eq i32* %1, null
  br i1 %6, label %10, label %7

7:                                                ; preds = %5
  %8 = load i32, i32* %1, align 4
  %9 = and i32 %8, 15
  br label %10

10:                                               ; preds = %5, %7
  %11 = phi i32 [ %9, %7 ], [ 0, %5 ]
  %12 = getelementptr inbounds %struct.mutex, %struct.mutex* %0, i64 0, i32 2
  store i32 %11, i32* %12, align 4
  br label %13

13:                                               ; preds = %10, %2
  ret i32 0
}

declare zeroext i1 @__fp_mutex_kinds() local_unnamed_addr #3

define dso_local i32 @pthread_mutex_destroy(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #26
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.mutex, %struct.mutex* %0, i64 0, i32 0
  store i32 2147483647, i32* %6, align 4
  br label %7

7:                                                ; preds = %1, %5
  %8 = phi i32 [ 0, %5 ], [ 16, %1 ]
  ret i32 %8
}

declare i32 @__fp_held(i8* noundef) local_unnamed_addr #3

define dso_local i32 @pthread_mutex_lock(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #26
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %12, label %5

5:                                                ; preds = %1
  %6 = call i32 @__fp_mutex_kind(i8* noundef %2) #26
  switch i32 %6, label %8 [
    i32 1, label %7
    i32 2, label %9
  ]

7:                                                ; preds = %5
  call void @__fp_hold_again(i8* noundef %2) #26
  br label %9

8:                                                ; preds = %5
  br label %9

9:                                                ; preds = %5, %8, %7
  %10 = phi i32 [ 0, %7 ], [ undef, %8 ], [ 35, %5 ]
  %11 = phi i1 [ false, %7 ], [ true, %8 ], [ false, %5 ]
  br i1 %11, label %12, label %13

12:                                               ; preds = %9, %1
  call void @__fp_lock(i8* noundef %2) #26
  br label %13

13:                                               ; preds = %9, %12
  %14 = phi i32 [ %10, %9 ], [ 0, %12 ]
  ret i32 %14
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #7

declare i32 @__fp_mutex_kind(i8* noundef) local_unnamed_addr #3

declare void @__fp_hold_again(i8* noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #7

declare void @__fp_lock(i8* noundef) local_unnamed_addr #3

define dso_local i32 @pthread_mutex_trylock(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #26
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %9, label %5

5:                                                ; preds = %1
  %6 = call i32 @__fp_mutex_kind(i8* noundef %2) #26
  %7 = icmp eq i32 %6, 1
  br i1 %7, label %8, label %12

8:                                                ; preds = %5
  call void @__fp_hold_again(i8* noundef %2) #26
  br label %12

9:                                                ; preds = %1
  %10 = call zeroext i1 @__fp_trylock(i8* noundef %2) #26
  %11 = select i1 %10, i32 0, i32 16
  br label %12

12:                                               ; preds = %5, %9, %8
  %13 = phi i32 [ 0, %8 ], [ %11, %9 ], [ 16, %5 ]
  ret i32 %13
}

declare zeroext i1 @__fp_trylock(i8* noundef) local_unnamed_addr #3

define dso_local i32 @pthread_mutex_timedlock(%struct.mutex* noundef %0, i8* nocapture readnone %1) local_unnamed_addr #1 {
  %3 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #26
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %17

5:                                                ; preds = %2
  %6 = bitcast %struct.mutex* %0 to i8*
  %7 = call i32 @__fp_held(i8* noundef %6) #26
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %13, label %9

9:                                                ; preds = %5
  %10 = call i32 @__fp_mutex_kind(i8* noundef %6) #26
  %11 = icmp eq i32 %10, 1
  br i1 %11, label %12, label %15

12:                                               ; preds = %9
  call void @__fp_hold_again(i8* noundef %6) #26
  br label %15

13:                                               ; preds = %5
  %14 = call zeroext i1 @__fp_trylock(i8* noundef %6) #26
  br label %15

15:                                               ; preds = %9, %12, %13
  %16 = phi i1 [ true, %12 ], [ %14, %13 ], [ false, %9 ]
  call void @__fp_assume(i1 noundef zeroext %16) #26
  br label %17

17:                                               ; preds = %2, %15
  %18 = phi i32 [ 0, %15 ], [ 110, %2 ]
  ret i32 %18
}

declare i32 @__fp_choose(i32 noundef, i32 noundef) local_unnamed_addr #3

declare void @__fp_assume(i1 noundef zeroext) local_unnamed_addr #3

define dso_local i32 @pthread_mutex_clocklock(%struct.mutex* noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #1 {
  %4 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #26
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %18

6:                                                ; preds = %3
  %7 = bitcast %struct.mutex* %0 to i8*
  %8 = call i32 @__fp_held(i8* noundef %7) #26
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = call i32 @__fp_mutex_kind(i8* noundef %7) #26
  %12 = icmp eq i32 %11, 1
  br i1 %12, label %13, label %16

13:                                               ; preds = %10
  call void @__fp_hold_again(i8* noundef %7) #26
  br label %16

14:                                               ; preds = %6
  %15 = call zeroext i1 @__fp_trylock(i8* noundef %7) #26
  br label %16

16:                                               ; preds = %14, %13, %10
  %17 = phi i1 [ true, %13 ], [ %15, %14 ], [ false, %10 ]
  call void @__fp_assume(i1 noundef zeroext %17) #26
  br label %18

18:                                               ; preds = %3, %16
  %19 = phi i32 [ 0, %16 ], [ 110, %3 ]
  ret i32 %19
}

define dso_local i32 @pthread_mutex_unlock(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #26
  %4 = icmp sgt i32 %3, 1
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  call void @__fp_hold_less(i8* noundef %2) #26
  br label %12

6:                                                ; preds = %1
  %7 = icmp eq i32 %3, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %6
  %9 = call i32 @__fp_mutex_kind(i8* noundef %2) #26
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %8, %6
  call void @__fp_unlock(i8* noundef %2) #26
  br label %12

12:                                               ; preds = %8, %11, %5
  %13 = phi i32 [ 0, %5 ], [ 0, %11 ], [ 1, %8 ]
  ret i32 %13
}

declare void @__fp_hold_less(i8* noundef) local_unnamed_addr #3

declare void @__fp_unlock(i8* noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_condattr_init(i8* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_condattr_destroy(i8* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_condattr_setclock(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_condattr_setpshared(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @pthread_cond_init(%struct.cond* nocapture noundef writeonly %0, i8* nocapture readnone %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.cond, %struct.cond* %0, i64 0, i32 0
  store i64 0, i64* %3, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_cond_destroy(%struct.cond* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i32 0
}

define dso_local i32 @pthread_cond_wait(%struct.cond* noundef %0, %struct.mutex* noundef %1) local_unnamed_addr #1 {
  %3 = call zeroext i1 @__fp_spurious_wakeups() #26
  %4 = zext i1 %3 to i32
  %5 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef %4) #26
  ret i32 0
}

define internal fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef %2) unnamed_addr #1 {
  %4 = call i64 @__fp_self() #26
  %5 = icmp ugt i64 %4, 63
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.167, i64 0, i64 0)) #27
  unreachable

7:                                                ; preds = %3
  %8 = and i64 %4, 4294967295
  %9 = shl i64 1, %8
  %10 = call zeroext i1 @__fp_cancels() #26
  %11 = xor i1 %10, true
  %12 = load i32, i32* @cancel_disabled, align 4
  %13 = icmp ne i32 %12, 0
  %14 = select i1 %11, i1 true, i1 %13
  br i1 %14, label %22, label %15

15:                                               ; preds = %7
  %16 = call i64 @__fp_self() #26
  %17 = getelementptr inbounds [256 x i8], [256 x i8]* @cancelled, i64 0, i64 %16
  %18 = load atomic i8, i8* %17 acquire, align 1
  %19 = and i8 %18, 1
  %20 = icmp eq i8 %19, 0
  br i1 %20, label %22, label %21

21:                                               ; preds = %15
  call void @fencepost_leave(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #27
  unreachable

22:                                               ; preds = %7, %15
  %23 = bitcast %struct.mutex* %1 to i8*
  %24 = call i32 @__fp_held(i8* noundef %23) #26
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %27

26:                                               ; preds = %22
  call void @__fp_error(i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.149, i64 0, i64 0)) #27
  unreachable

27:                                               ; preds = %22
  %28 = getelementptr inbounds %struct.cond, %struct.cond* %0, i64 0, i32 0
  %29 = atomicrmw or i64* %28, i64 %9 monotonic, align 8
  call void @__fp_unlock(i8* noundef %23) #26
  %30 = icmp eq i32 %2, 2
  br i1 %30, label %31, label %43

31:                                               ; preds = %27
  %32 = call zeroext i1 @__fp_cancels() #26
  br i1 %32, label %43, label %33

33:                                               ; preds = %31
  %34 = bitcast %struct.cond* %0 to i8*
  %35 = call zeroext i1 @__fp_sleep(i8* noundef %34, i64 noundef %9) #26
  br i1 %35, label %43, label %36

36:                                               ; preds = %33
  call void @__fp_lock_again(i8* noundef %23) #26
  %37 = load atomic i64, i64* %28 monotonic, align 8
  %38 = and i64 %37, %9
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %95, label %40

40:                                               ; preds = %36
  %41 = xor i64 %9, -1
  %42 = atomicrmw and i64* %28, i64 %41 monotonic, align 8
  br label %95

43:                                               ; preds = %33, %31, %27
  %44 = icmp eq i32 %2, 0
  br i1 %44, label %63, label %45

45:                                               ; preds = %43
  %46 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #26
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %57, label %48

48:                                               ; preds = %45
  br i1 %30, label %49, label %54

49:                                               ; preds = %48
  call void @__fp_lock(i8* noundef %23) #26
  %50 = xor i64 %9, -1
  %51 = atomicrmw and i64* %28, i64 %50 monotonic, align 8
  %52 = and i64 %51, %9
  %53 = icmp ne i64 %52, 0
  call void @__fp_not_redundant(i1 noundef zeroext %53) #26
  br label %95

54:                                               ; preds = %48
  %55 = xor i64 %9, -1
  %56 = atomicrmw and i64* %28, i64 %55 monotonic, align 8
  call void @__fp_lock(i8* noundef %23) #26
  br label %95

57:                                               ; preds = %45
  %58 = icmp eq i32 %2, 3
  br i1 %58, label %59, label %63

59:                                               ; preds = %57
  %60 = load atomic i64, i64* %28 monotonic, align 8
  %61 = and i64 %60, %9
  %62 = icmp eq i64 %61, 0
  call void @__fp_assume(i1 noundef zeroext %62) #26
  br label %94

63:                                               ; preds = %43, %57
  %64 = call zeroext i1 @__fp_cancels() #26
  br i1 %64, label %65, label %69

65:                                               ; preds = %63
  %66 = load atomic i64, i64* %28 monotonic, align 8
  %67 = and i64 %66, %9
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %94, label %73

69:                                               ; preds = %63, %69
  %70 = load atomic i64, i64* %28 monotonic, align 8
  %71 = and i64 %70, %9
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %94, label %69, !llvm.loop !8

73:                                               ; preds = %65, %85
  %74 = call zeroext i1 @__fp_cancels() #26
  %75 = xor i1 %74, true
  %76 = load i32, i32* @cancel_disabled, align 4
  %77 = icmp ne i32 %76, 0
  %78 = select i1 %75, i1 true, i1 %77
  br i1 %78, label %85, label %79

79:                                               ; preds = %73
  %80 = call i64 @__fp_self() #26
  %81 = getelementptr inbounds [256 x i8], [256 x i8]* @cancelled, i64 0, i64 %80
  %82 = load atomic i8, i8* %81 acquire, align 1
  %83 = and i8 %82, 1
  %84 = icmp eq i8 %83, 0
  br i1 %84, label %85, label %89

85:                                               ; preds = %79, %73
  %86 = load atomic i64, i64* %28 monotonic, align 8
  %87 = and i64 %86, %9
  %88 = icmp eq i64 %87, 0
  br i1 %88, label %94, label %73, !llvm.loop !9

89:                                               ; preds = %79
  %90 = xor i64 %9, -1
  %91 = atomicrmw and i64* %28, i64 %90 monotonic, align 8
  %92 = and i64 %91, %9
  %93 = icmp ne i64 %92, 0
  call void @__fp_assume(i1 noundef zeroext %93) #26
  call void @__fp_lock(i8* noundef %23) #26
  call void @fencepost_leave(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #27
  unreachable

94:                                               ; preds = %69, %85, %65, %59
  call void @__fp_lock(i8* noundef %23) #26
  br label %95

95:                                               ; preds = %49, %54, %36, %94, %40
  %96 = phi i1 [ false, %94 ], [ true, %40 ], [ false, %36 ], [ true, %54 ], [ true, %49 ]
  ret i1 %96
}

declare zeroext i1 @__fp_spurious_wakeups() local_unnamed_addr #3

define dso_local i32 @fencepost_cond_wait_checked(%struct.cond* noundef %0, %struct.mutex* noundef %1) local_unnamed_addr #1 {
  %3 = load i1, i1* @woken_in_loop, align 1
  %4 = xor i1 %3, true
  call void @__fp_not_redundant(i1 noundef zeroext %4) #26
  %5 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef 2) #26
  br i1 %5, label %6, label %7

6:                                                ; preds = %2
  store i1 true, i1* @woken_in_loop, align 1
  br label %7

7:                                                ; preds = %6, %2
  ret i32 0
}

declare void @__fp_not_redundant(i1 noundef zeroext) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @fencepost_cond_left() local_unnamed_addr #6 {
  store i1 false, i1* @woken_in_loop, align 1
  ret void
}

define dso_local i32 @fencepost_cond_wait_once(%struct.cond* noundef %0, %struct.mutex* noundef %1) local_unnamed_addr #1 {
  %3 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef 1) #26
  ret i32 0
}

define dso_local i32 @fencepost_cond_wait_again(%struct.cond* noundef %0, %struct.mutex* noundef %1) local_unnamed_addr #1 {
  %3 = load i32, i32* @times_woken, align 4
  %4 = icmp slt i32 %3, 2
  %5 = zext i1 %4 to i32
  %6 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef %5) #26
  br i1 %6, label %7, label %10

7:                                                ; preds = %2
  %8 = load i32, i32* @times_woken, align 4
  %9 = add nsw i32 %8, 1
  store i32 %9, i32* @times_woken, align 4
  br label %10

10:                                               ; preds = %7, %2
  ret i32 0
}

define dso_local i32 @pthread_cond_timedwait(%struct.cond* noundef %0, %struct.mutex* noundef %1, i64* nocapture noundef readonly %2) local_unnamed_addr #1 {
  %4 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef 3) #26
  br i1 %4, label %5, label %29

5:                                                ; preds = %3
  %6 = call zeroext i1 @__fp_has_clock() #26
  br i1 %6, label %7, label %29

7:                                                ; preds = %5
  %8 = load atomic i64, i64* @process_seconds monotonic, align 8
  %9 = load i64, i64* %2, align 8
  %10 = add nsw i64 %9, -1
  %11 = getelementptr inbounds i64, i64* %2, i64 1
  %12 = load i64, i64* %11, align 8
  %13 = icmp sgt i64 %12, 0
  %14 = zext i1 %13 to i64
  %15 = add nsw i64 %10, %14
  br label %16

16:                                               ; preds = %26, %7
  %17 = phi i64 [ %8, %7 ], [ %28, %26 ]
  %18 = and i64 %17, 1099511627775
  %19 = sub i64 %15, %18
  %20 = icmp slt i64 %19, 1
  br i1 %20, label %26, label %21

21:                                               ; preds = %16
  %22 = add nsw i64 %19, %17
  %23 = cmpxchg i64* @process_seconds, i64 %17, i64 %22 monotonic monotonic, align 8
  %24 = extractvalue { i64, i1 } %23, 1
  %25 = extractvalue { i64, i1 } %23, 0
  br label %26

26:                                               ; preds = %21, %16
  %27 = phi i1 [ true, %16 ], [ %24, %21 ]
  %28 = phi i64 [ %17, %16 ], [ %25, %21 ]
  br i1 %27, label %29, label %16

29:                                               ; preds = %26, %5, %3
  %30 = phi i32 [ 0, %3 ], [ 110, %5 ], [ 110, %26 ]
  ret i32 %30
}

define dso_local i32 @pthread_cond_clockwait(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef %2, i64* nocapture noundef readonly %3) local_unnamed_addr #1 {
  %5 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef 3) #26
  br i1 %5, label %6, label %30

6:                                                ; preds = %4
  %7 = call zeroext i1 @__fp_has_clock() #26
  br i1 %7, label %8, label %30

8:                                                ; preds = %6
  %9 = load atomic i64, i64* @process_seconds monotonic, align 8
  %10 = load i64, i64* %3, align 8
  %11 = add nsw i64 %10, -1
  %12 = getelementptr inbounds i64, i64* %3, i64 1
  %13 = load i64, i64* %12, align 8
  %14 = icmp sgt i64 %13, 0
  %15 = zext i1 %14 to i64
  %16 = add nsw i64 %11, %15
  br label %17

17:                                               ; preds = %27, %8
  %18 = phi i64 [ %9, %8 ], [ %29, %27 ]
  %19 = and i64 %18, 1099511627775
  %20 = sub i64 %16, %19
  %21 = icmp slt i64 %20, 1
  br i1 %21, label %27, label %22

22:                                               ; preds = %17
  %23 = add nsw i64 %20, %18
  %24 = cmpxchg i64* @process_seconds, i64 %18, i64 %23 monotonic monotonic, align 8
  %25 = extractvalue { i64, i1 } %24, 1
  %26 = extractvalue { i64, i1 } %24, 0
  br label %27

27:                                               ; preds = %22, %17
  %28 = phi i1 [ true, %17 ], [ %25, %22 ]
  %29 = phi i64 [ %18, %17 ], [ %26, %22 ]
  br i1 %28, label %30, label %17

30:                                               ; preds = %27, %4, %6
  %31 = phi i32 [ 0, %4 ], [ 110, %6 ], [ 110, %27 ]
  ret i32 %31
}

define dso_local i32 @pthread_cond_signal(%struct.cond* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.cond, %struct.cond* %0, i64 0, i32 0
  %3 = load atomic i64, i64* %2 monotonic, align 8
  br label %4

4:                                                ; preds = %20, %1
  %5 = phi i64 [ %3, %1 ], [ %28, %20 ]
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %29, label %7

7:                                                ; preds = %4
  %8 = call i64 @llvm.ctpop.i64(i64 %5), !range !10
  %9 = trunc i64 %8 to i32
  %10 = add nsw i32 %9, -1
  %11 = call i32 @__fp_choose(i32 noundef 0, i32 noundef %10) #26
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %20

13:                                               ; preds = %7, %13
  %14 = phi i64 [ %18, %13 ], [ %5, %7 ]
  %15 = phi i32 [ %16, %13 ], [ %11, %7 ]
  %16 = add nsw i32 %15, -1
  %17 = add i64 %14, -1
  %18 = and i64 %17, %14
  %19 = icmp sgt i32 %15, 1
  br i1 %19, label %13, label %20, !llvm.loop !11

20:                                               ; preds = %13, %7
  %21 = phi i64 [ %5, %7 ], [ %18, %13 ]
  %22 = sub i64 0, %21
  %23 = and i64 %21, %22
  %24 = xor i64 %23, -1
  %25 = and i64 %5, %24
  %26 = cmpxchg i64* %2, i64 %5, i64 %25 monotonic monotonic, align 8
  %27 = extractvalue { i64, i1 } %26, 1
  %28 = extractvalue { i64, i1 } %26, 0
  br i1 %27, label %29, label %4, !llvm.loop !12

29:                                               ; preds = %4, %20
  ret i32 0
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.ctpop.i64(i64) #8

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local i32 @pthread_cond_broadcast(%struct.cond* nocapture noundef writeonly %0) local_unnamed_addr #9 {
  %2 = getelementptr inbounds %struct.cond, %struct.cond* %0, i64 0, i32 0
  store atomic i64 0, i64* %2 monotonic, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_rwlockattr_init(i8* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_rwlockattr_destroy(i8* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_rwlockattr_setkind_np(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_rwlockattr_setpshared(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @pthread_rwlock_init(i32* nocapture noundef writeonly %0, i8* nocapture noundef readnone %1) local_unnamed_addr #6 {
  store i32 0, i32* %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_rwlock_destroy(i32* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: nofree norecurse nounwind
define dso_local i32 @pthread_rwlock_tryrdlock(i32* nocapture noundef %0) local_unnamed_addr #10 {
  %2 = load atomic i32, i32* %0 monotonic, align 4
  br label %3

3:                                                ; preds = %6, %1
  %4 = phi i32 [ %2, %1 ], [ %10, %6 ]
  %5 = icmp sgt i32 %4, -1
  br i1 %5, label %6, label %11

6:                                                ; preds = %3
  %7 = add nsw i32 %4, 1
  %8 = cmpxchg i32* %0, i32 %4, i32 %7 acquire monotonic, align 4
  %9 = extractvalue { i32, i1 } %8, 1
  %10 = extractvalue { i32, i1 } %8, 0
  br i1 %9, label %11, label %3, !llvm.loop !13

11:                                               ; preds = %3, %6
  %12 = phi i32 [ 0, %6 ], [ 16, %3 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local i32 @pthread_rwlock_trywrlock(i32* nocapture noundef %0) local_unnamed_addr #9 {
  %2 = cmpxchg i32* %0, i32 0, i32 -1 acquire monotonic, align 4
  %3 = extractvalue { i32, i1 } %2, 1
  %4 = select i1 %3, i32 0, i32 16
  ret i32 %4
}

; Function Attrs: nofree norecurse nounwind
define dso_local i32 @pthread_rwlock_rdlock(i32* nocapture noundef %0) local_unnamed_addr #10 {
  br label %2

2:                                                ; preds = %13, %1
  %3 = load atomic i32, i32* %0 monotonic, align 4
  br label %4

4:                                                ; preds = %7, %2
  %5 = phi i32 [ %3, %2 ], [ %11, %7 ]
  %6 = icmp sgt i32 %5, -1
  br i1 %6, label %7, label %13, !llvm.loop !14

7:                                                ; preds = %4
  %8 = add nsw i32 %5, 1
  %9 = cmpxchg i32* %0, i32 %5, i32 %8 acquire monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  %11 = extractvalue { i32, i1 } %9, 0
  br i1 %10, label %12, label %4, !llvm.loop !13

12:                                               ; preds = %7
  br i1 %6, label %14, label %13

13:                                               ; preds = %4, %12
  br label %2, !llvm.loop !14

14:                                               ; preds = %12
  ret i32 0
}

; Function Attrs: nofree norecurse nounwind
define dso_local i32 @pthread_rwlock_wrlock(i32* nocapture noundef %0) local_unnamed_addr #10 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = cmpxchg i32* %0, i32 0, i32 -1 acquire monotonic, align 4
  %4 = extractvalue { i32, i1 } %3, 1
  br i1 %4, label %5, label %2, !llvm.loop !15

5:                                                ; preds = %2
  ret i32 0
}

define dso_local i32 @pthread_rwlock_timedrdlock(i32* nocapture noundef %0, i8* nocapture readnone %1) local_unnamed_addr #1 {
  %3 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #26
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %16

5:                                                ; preds = %2
  %6 = load atomic i32, i32* %0 monotonic, align 4
  br label %7

7:                                                ; preds = %10, %5
  %8 = phi i32 [ %6, %5 ], [ %14, %10 ]
  %9 = icmp sgt i32 %8, -1
  br i1 %9, label %10, label %15

10:                                               ; preds = %7
  %11 = add nsw i32 %8, 1
  %12 = cmpxchg i32* %0, i32 %8, i32 %11 acquire monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 1
  %14 = extractvalue { i32, i1 } %12, 0
  br i1 %13, label %15, label %7, !llvm.loop !13

15:                                               ; preds = %7, %10
  call void @__fp_assume(i1 noundef zeroext %9) #26
  br label %16

16:                                               ; preds = %2, %15
  %17 = phi i32 [ 0, %15 ], [ 110, %2 ]
  ret i32 %17
}

define dso_local i32 @pthread_rwlock_timedwrlock(i32* nocapture noundef %0, i8* nocapture readnone %1) local_unnamed_addr #1 {
  %3 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #26
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %2
  %6 = cmpxchg i32* %0, i32 0, i32 -1 acquire monotonic, align 4
  %7 = extractvalue { i32, i1 } %6, 1
  call void @__fp_assume(i1 noundef zeroext %7) #26
  br label %8

8:                                                ; preds = %2, %5
  %9 = phi i32 [ 0, %5 ], [ 110, %2 ]
  ret i32 %9
}

define dso_local i32 @pthread_rwlock_clockrdlock(i32* nocapture noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #1 {
  %4 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #26
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %17

6:                                                ; preds = %3
  %7 = load atomic i32, i32* %0 monotonic, align 4
  br label %8

8:                                                ; preds = %11, %6
  %9 = phi i32 [ %7, %6 ], [ %15, %11 ]
  %10 = icmp sgt i32 %9, -1
  br i1 %10, label %11, label %16

11:                                               ; preds = %8
  %12 = add nsw i32 %9, 1
  %13 = cmpxchg i32* %0, i32 %9, i32 %12 acquire monotonic, align 4
  %14 = extractvalue { i32, i1 } %13, 1
  %15 = extractvalue { i32, i1 } %13, 0
  br i1 %14, label %16, label %8, !llvm.loop !13

16:                                               ; preds = %11, %8
  call void @__fp_assume(i1 noundef zeroext %10) #26
  br label %17

17:                                               ; preds = %3, %16
  %18 = phi i32 [ 0, %16 ], [ 110, %3 ]
  ret i32 %18
}

define dso_local i32 @pthread_rwlock_clockwrlock(i32* nocapture noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #1 {
  %4 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #26
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %3
  %7 = cmpxchg i32* %0, i32 0, i32 -1 acquire monotonic, align 4
  %8 = extractvalue { i32, i1 } %7, 1
  call void @__fp_assume(i1 noundef zeroext %8) #26
  br label %9

9:                                                ; preds = %3, %6
  %10 = phi i32 [ 0, %6 ], [ 110, %3 ]
  ret i32 %10
}

define dso_local i32 @pthread_rwlock_unlock(i32* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = load atomic i32, i32* %0 monotonic, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  call void @__fp_error(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.2, i64 0, i64 0)) #27
  unreachable

5:                                                ; preds = %1
  %6 = icmp slt i32 %2, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %5
  store atomic i32 0, i32* %0 release, align 4
  br label %10

8:                                                ; preds = %5
  %9 = atomicrmw sub i32* %0, i32 1 release, align 4
  br label %10

10:                                               ; preds = %8, %7
  ret i32 0
}

; Function Attrs: noreturn
declare void @__fp_error(i8* noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_barrierattr_init(i8* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_barrierattr_destroy(i8* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i32 0
}

define dso_local i32 @pthread_barrier_init(%struct.barrier* noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %24, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 1
  %7 = getelementptr inbounds i32, i32* %6, i64 -4
  %8 = bitcast i32* %7 to i8*
  %9 = call i32 @__fp_mutex_kind(i8* noundef nonnull %8) #26
  %10 = add i32 %9, -1
  %11 = icmp ult i32 %10, -2
  br i1 %11, label %12, label %13

12:                                               ; preds = %5
  call void @__fp_error(i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.3, i64 0, i64 0)) #27
  unreachable

13:                                               ; preds = %5
  %14 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 0
  store i32 %2, i32* %14, align 8
  %15 = call i64 @__fp_self() #26
  %16 = trunc i64 %15 to i32
  %17 = shl i32 %16, 16
  %18 = load i32, i32* @barriers_made, align 4
  %19 = add i32 %18, 1
  store i32 %19, i32* @barriers_made, align 4
  %20 = and i32 %19, 65535
  %21 = or i32 %20, %17
  store i32 %21, i32* %6, align 4
  %22 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 2
  store i64 0, i64* %22, align 8
  %23 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 3
  store i64 0, i64* %23, align 8
  br label %24

24:                                               ; preds = %3, %13
  %25 = phi i32 [ 0, %13 ], [ 22, %3 ]
  ret i32 %25
}

declare i64 @__fp_self() local_unnamed_addr #3

define dso_local i32 @pthread_barrier_destroy(%struct.barrier* noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 1
  %3 = getelementptr inbounds i32, i32* %2, i64 -4
  %4 = bitcast i32* %3 to i8*
  %5 = call i32 @__fp_mutex_kind(i8* noundef nonnull %4) #26
  switch i32 %5, label %8 [
    i32 -1, label %6
    i32 0, label %7
  ]

6:                                                ; preds = %1
  call void @__fp_error(i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.4, i64 0, i64 0)) #27
  unreachable

7:                                                ; preds = %1
  call void @__fp_error(i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.5, i64 0, i64 0)) #27
  unreachable

8:                                                ; preds = %1
  store i32 -1, i32* %2, align 4
  ret i32 0
}

define dso_local i32 @pthread_barrier_wait(%struct.barrier* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = call fastcc i32 @wait_at_barrier(%struct.barrier* noundef %0, i1 noundef zeroext true) #26
  ret i32 %2
}

define internal fastcc i32 @wait_at_barrier(%struct.barrier* nocapture noundef %0, i1 noundef zeroext %1) unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 1
  %4 = load i32, i32* %3, align 4
  %5 = icmp eq i32 %4, -1
  br i1 %5, label %6, label %7

6:                                                ; preds = %2
  call void @__fp_error(i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.150, i64 0, i64 0)) #27
  unreachable

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 0
  %9 = load i32, i32* %8, align 8
  %10 = zext i32 %9 to i64
  %11 = zext i32 %4 to i64
  %12 = call i64 @__fp_barrier_rank(i64 noundef %11, i64 noundef %10) #26
  %13 = icmp ult i64 %12, %10
  %14 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 2
  br i1 %13, label %25, label %15

15:                                               ; preds = %7
  %16 = atomicrmw add i64* %14, i64 1 acq_rel, align 8
  %17 = urem i64 %16, %10
  %18 = udiv i64 %16, %10
  %19 = add nuw nsw i64 %17, 1
  %20 = icmp eq i64 %19, %10
  br i1 %20, label %67, label %21

21:                                               ; preds = %15, %21
  %22 = load atomic i64, i64* %14 acquire, align 8
  %23 = udiv i64 %22, %10
  %24 = icmp eq i64 %23, %18
  br i1 %24, label %21, label %67, !llvm.loop !16

25:                                               ; preds = %7, %25
  %26 = load atomic i64, i64* %14 acquire, align 8
  %27 = lshr i64 %26, 1
  %28 = urem i64 %27, %10
  %29 = udiv i64 %27, %10
  %30 = icmp eq i64 %28, %12
  br i1 %30, label %31, label %25, !llvm.loop !17

31:                                               ; preds = %25
  %32 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 2
  %33 = add nuw i64 %29, 1
  %34 = zext i1 %1 to i64
  %35 = add i64 %12, 1
  %36 = icmp ult i64 %35, %10
  br i1 %36, label %37, label %41

37:                                               ; preds = %31
  %38 = add i64 %26, 2
  %39 = or i64 %38, %34
  %40 = atomicrmw xchg i64* %32, i64 %39 acq_rel, align 8
  br label %57

41:                                               ; preds = %31
  %42 = and i64 %26, 1
  %43 = or i64 %42, %34
  %44 = icmp eq i64 %43, 0
  %45 = add i64 %26, 2
  %46 = and i64 %45, -2
  %47 = atomicrmw xchg i64* %32, i64 %46 acq_rel, align 8
  %48 = mul i64 %33, %10
  br i1 %44, label %53, label %49

49:                                               ; preds = %41
  %50 = add nsw i32 %9, -1
  %51 = call i32 @__fp_choose(i32 noundef 0, i32 noundef %50) #26
  %52 = sext i32 %51 to i64
  br label %53

53:                                               ; preds = %41, %49
  %54 = phi i64 [ %52, %49 ], [ %12, %41 ]
  %55 = add i64 %54, %48
  %56 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 3
  store atomic i64 %55, i64* %56 release, align 8
  br label %57

57:                                               ; preds = %53, %37
  %58 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 3
  br label %59

59:                                               ; preds = %59, %57
  %60 = load atomic i64, i64* %58 acquire, align 8
  %61 = udiv i64 %60, %10
  %62 = urem i64 %60, %10
  %63 = icmp eq i64 %61, %33
  br i1 %63, label %64, label %59, !llvm.loop !18

64:                                               ; preds = %59
  %65 = icmp eq i64 %62, %12
  %66 = sext i1 %65 to i32
  br label %67

67:                                               ; preds = %21, %15, %64
  %68 = phi i32 [ %66, %64 ], [ -1, %15 ], [ 0, %21 ]
  ret i32 %68
}

define dso_local i32 @fencepost_barrier_pass(%struct.barrier* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = call fastcc i32 @wait_at_barrier(%struct.barrier* noundef %0, i1 noundef zeroext false) #26
  ret i32 %2
}

define dso_local void @fencepost_barrier_make(%struct.barrier* nocapture noundef writeonly %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 0
  store i32 %2, i32* %4, align 8
  %5 = call i64 @__fp_self() #26
  %6 = trunc i64 %5 to i32
  %7 = shl i32 %6, 16
  %8 = load i32, i32* @barriers_made, align 4
  %9 = add i32 %8, 1
  store i32 %9, i32* @barriers_made, align 4
  %10 = and i32 %9, 65535
  %11 = or i32 %10, %7
  %12 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 1
  store i32 %11, i32* %12, align 4
  %13 = call zeroext i1 @__fp_arrivals() #26
  %14 = zext i32 %2 to i64
  %15 = select i1 %13, i64 %14, i64 0
  %16 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 2
  store i64 %15, i64* %16, align 8
  %17 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 3
  store i64 0, i64* %17, align 8
  ret void
}

declare zeroext i1 @__fp_arrivals() local_unnamed_addr #3

define dso_local i64 @fencepost_barrier_arrive(%struct.barrier* nocapture noundef %0, i64 noundef %1, i1 noundef zeroext %2, void (i8*)* nocapture noundef readonly %3, i8* noundef %4) local_unnamed_addr #1 {
  br i1 %2, label %6, label %9

6:                                                ; preds = %5
  %7 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 0
  %8 = atomicrmw sub i32* %7, i32 1 monotonic, align 4
  br label %9

9:                                                ; preds = %6, %5
  %10 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 2
  %11 = atomicrmw sub i64* %10, i64 %1 acq_rel, align 8
  %12 = and i64 %11, 4294967295
  %13 = icmp ult i64 %12, %1
  br i1 %13, label %14, label %15

14:                                               ; preds = %9
  call void @__fp_error(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.6, i64 0, i64 0)) #27
  unreachable

15:                                               ; preds = %9
  %16 = icmp eq i64 %12, %1
  br i1 %16, label %17, label %24

17:                                               ; preds = %15
  call void %3(i8* noundef %4) #26
  %18 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 0
  %19 = load atomic i32, i32* %18 monotonic, align 8
  %20 = zext i32 %19 to i64
  %21 = add i64 %11, 4294967296
  %22 = and i64 %21, -4294967296
  %23 = or i64 %22, %20
  store atomic i64 %23, i64* %10 release, align 8
  br label %24

24:                                               ; preds = %17, %15
  %25 = lshr i64 %11, 32
  ret i64 %25
}

; Function Attrs: nofree norecurse nounwind
define dso_local void @fencepost_barrier_await(%struct.barrier* nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #10 {
  %3 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 2
  br label %4

4:                                                ; preds = %4, %2
  %5 = load atomic i64, i64* %3 acquire, align 8
  %6 = lshr i64 %5, 32
  %7 = icmp eq i64 %6, %1
  br i1 %7, label %4, label %8, !llvm.loop !19

8:                                                ; preds = %4
  ret void
}

define dso_local void @fencepost_barrier_meet(%struct.barrier* nocapture noundef %0, void (i8*)* nocapture noundef readonly %1, i8* noundef %2) local_unnamed_addr #1 {
  %4 = call zeroext i1 @__fp_arrivals() #26
  br i1 %4, label %5, label %22

5:                                                ; preds = %3
  %6 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 2
  %7 = atomicrmw sub i64* %6, i64 1 acq_rel, align 8
  %8 = trunc i64 %7 to i32
  switch i32 %8, label %17 [
    i32 0, label %9
    i32 1, label %10
  ]

9:                                                ; preds = %5
  call void @__fp_error(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.6, i64 0, i64 0)) #27
  unreachable

10:                                               ; preds = %5
  call void %1(i8* noundef %2) #26
  %11 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 0
  %12 = load atomic i32, i32* %11 monotonic, align 8
  %13 = zext i32 %12 to i64
  %14 = add i64 %7, 4294967296
  %15 = and i64 %14, -4294967296
  %16 = or i64 %15, %13
  store atomic i64 %16, i64* %6 release, align 8
  br label %17

17:                                               ; preds = %5, %10
  br label %18

18:                                               ; preds = %17, %18
  %19 = load atomic i64, i64* %6 acquire, align 8
  %20 = xor i64 %19, %7
  %21 = icmp ult i64 %20, 4294967296
  br i1 %21, label %18, label %67, !llvm.loop !19

22:                                               ; preds = %3
  %23 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 0
  %24 = load i32, i32* %23, align 8
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 1
  %27 = load i32, i32* %26, align 4
  %28 = zext i32 %27 to i64
  %29 = call i64 @__fp_barrier_rank(i64 noundef %28, i64 noundef %25) #26
  %30 = icmp ult i64 %29, %25
  %31 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 2
  br i1 %30, label %35, label %32

32:                                               ; preds = %22
  %33 = atomicrmw add i64* %31, i64 1 acq_rel, align 8
  %34 = urem i64 %33, %25
  br label %46

35:                                               ; preds = %22, %35
  %36 = load atomic i64, i64* %31 acquire, align 8
  %37 = urem i64 %36, %25
  %38 = icmp eq i64 %37, %29
  br i1 %38, label %39, label %35, !llvm.loop !20

39:                                               ; preds = %35
  %40 = add i64 %29, 1
  %41 = icmp ult i64 %40, %25
  br i1 %41, label %42, label %46

42:                                               ; preds = %39
  %43 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 2
  %44 = add i64 %36, 1
  %45 = atomicrmw xchg i64* %43, i64 %44 acq_rel, align 8
  br label %46

46:                                               ; preds = %39, %42, %32
  %47 = phi i64 [ %33, %32 ], [ %36, %42 ], [ %36, %39 ]
  %48 = phi i64 [ %34, %32 ], [ %29, %42 ], [ %29, %39 ]
  %49 = udiv i64 %47, %25
  %50 = add i64 %49, 1
  %51 = add i64 %48, 1
  %52 = icmp eq i64 %51, %25
  br i1 %52, label %53, label %62

53:                                               ; preds = %46
  call void %1(i8* noundef %2) #26
  %54 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 2
  %55 = load atomic i64, i64* %54 monotonic, align 8
  %56 = mul i64 %50, %25
  %57 = icmp eq i64 %55, %56
  br i1 %57, label %60, label %58

58:                                               ; preds = %53
  %59 = atomicrmw xchg i64* %54, i64 %56 acq_rel, align 8
  br label %60

60:                                               ; preds = %58, %53
  %61 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 3
  store atomic i64 %50, i64* %61 release, align 8
  br label %62

62:                                               ; preds = %60, %46
  %63 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 3
  br label %64

64:                                               ; preds = %64, %62
  %65 = load atomic i64, i64* %63 acquire, align 8
  %66 = icmp ult i64 %65, %50
  br i1 %66, label %64, label %67, !llvm.loop !21

67:                                               ; preds = %64, %18
  ret void
}

declare i64 @__fp_barrier_rank(i64 noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @pthread_spin_init(i32* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #6 {
  store i32 0, i32* %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_spin_destroy(i32* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i32 0
}

define dso_local i32 @pthread_spin_lock(i32* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast i32* %0 to i8*
  call void @__fp_lock(i8* noundef %2) #26
  ret i32 0
}

define dso_local i32 @pthread_spin_trylock(i32* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast i32* %0 to i8*
  %3 = call zeroext i1 @__fp_trylock(i8* noundef %2) #26
  %4 = select i1 %3, i32 0, i32 16
  ret i32 %4
}

define dso_local i32 @pthread_spin_unlock(i32* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast i32* %0 to i8*
  call void @__fp_unlock(i8* noundef %2) #26
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @sem_init(i32* nocapture noundef writeonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #6 {
  store i32 %2, i32* %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @sem_destroy(i32* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: nofree norecurse nounwind
define dso_local i32 @sem_trywait(i32* nocapture noundef %0) local_unnamed_addr #10 {
  %2 = load atomic i32, i32* %0 monotonic, align 4
  br label %3

3:                                                ; preds = %6, %1
  %4 = phi i32 [ %2, %1 ], [ %10, %6 ]
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %3
  %7 = add nsw i32 %4, -1
  %8 = cmpxchg i32* %0, i32 %4, i32 %7 acquire monotonic, align 4
  %9 = extractvalue { i32, i1 } %8, 1
  %10 = extractvalue { i32, i1 } %8, 0
  br i1 %9, label %12, label %3, !llvm.loop !22

11:                                               ; preds = %3
  store i32 11, i32* @error_number, align 4
  br label %12

12:                                               ; preds = %6, %11
  %13 = phi i32 [ -1, %11 ], [ 0, %6 ]
  ret i32 %13
}

define dso_local i32 @sem_wait(i32* nocapture noundef %0) local_unnamed_addr #1 {
  br label %2

2:                                                ; preds = %22, %1
  %3 = call zeroext i1 @__fp_cancels() #26
  %4 = xor i1 %3, true
  %5 = load i32, i32* @cancel_disabled, align 4
  %6 = icmp ne i32 %5, 0
  %7 = select i1 %4, i1 true, i1 %6
  br i1 %7, label %15, label %8

8:                                                ; preds = %2
  %9 = call i64 @__fp_self() #26
  %10 = getelementptr inbounds [256 x i8], [256 x i8]* @cancelled, i64 0, i64 %9
  %11 = load atomic i8, i8* %10 acquire, align 1
  %12 = and i8 %11, 1
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %8
  call void @fencepost_leave(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #27
  unreachable

15:                                               ; preds = %2, %8
  %16 = load atomic i32, i32* %0 monotonic, align 4
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %22

18:                                               ; preds = %15
  %19 = add nsw i32 %16, -1
  %20 = cmpxchg i32* %0, i32 %16, i32 %19 acquire monotonic, align 4
  %21 = extractvalue { i32, i1 } %20, 1
  br i1 %21, label %23, label %22

22:                                               ; preds = %18, %15
  br label %2

23:                                               ; preds = %18
  ret i32 0
}

define dso_local i32 @sem_timedwait(i32* nocapture noundef %0, i8* nocapture readnone %1) local_unnamed_addr #1 {
  %3 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #26
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  store i32 110, i32* @error_number, align 4
  br label %18

6:                                                ; preds = %2
  %7 = load atomic i32, i32* %0 monotonic, align 4
  br label %8

8:                                                ; preds = %11, %6
  %9 = phi i32 [ %7, %6 ], [ %15, %11 ]
  %10 = icmp sgt i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %8
  %12 = add nsw i32 %9, -1
  %13 = cmpxchg i32* %0, i32 %9, i32 %12 acquire monotonic, align 4
  %14 = extractvalue { i32, i1 } %13, 1
  %15 = extractvalue { i32, i1 } %13, 0
  br i1 %14, label %17, label %8, !llvm.loop !22

16:                                               ; preds = %8
  store i32 11, i32* @error_number, align 4
  br label %17

17:                                               ; preds = %11, %16
  call void @__fp_assume(i1 noundef zeroext %10) #26
  br label %18

18:                                               ; preds = %17, %5
  %19 = phi i32 [ -1, %5 ], [ 0, %17 ]
  ret i32 %19
}

define dso_local i32 @sem_clockwait(i32* nocapture noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #1 {
  %4 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #26
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %3
  store i32 110, i32* @error_number, align 4
  br label %19

7:                                                ; preds = %3
  %8 = load atomic i32, i32* %0 monotonic, align 4
  br label %9

9:                                                ; preds = %12, %7
  %10 = phi i32 [ %8, %7 ], [ %16, %12 ]
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %9
  %13 = add nsw i32 %10, -1
  %14 = cmpxchg i32* %0, i32 %10, i32 %13 acquire monotonic, align 4
  %15 = extractvalue { i32, i1 } %14, 1
  %16 = extractvalue { i32, i1 } %14, 0
  br i1 %15, label %18, label %9, !llvm.loop !22

17:                                               ; preds = %9
  store i32 11, i32* @error_number, align 4
  br label %18

18:                                               ; preds = %12, %17
  call void @__fp_assume(i1 noundef zeroext %11) #26
  br label %19

19:                                               ; preds = %6, %18
  %20 = phi i32 [ -1, %6 ], [ 0, %18 ]
  ret i32 %20
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local i32 @sem_post(i32* nocapture noundef %0) local_unnamed_addr #9 {
  %2 = atomicrmw add i32* %0, i32 1 release, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local i32 @sem_getvalue(i32* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #9 {
  %3 = load atomic i32, i32* %0 monotonic, align 4
  store i32 %3, i32* %1, align 4
  ret i32 0
}

define dso_local i32 @pthread_once(i32* noundef %0, void ()* nocapture noundef readonly %1) local_unnamed_addr #1 personality i32 (...)* @__gcc_personality_v0 {
  br label %3

3:                                                ; preds = %16, %2
  %4 = load atomic i32, i32* %0 acquire, align 4
  %5 = icmp eq i32 %4, 2
  br i1 %5, label %17, label %6

6:                                                ; preds = %3
  %7 = cmpxchg i32* %0, i32 0, i32 1 acquire monotonic, align 4
  %8 = extractvalue { i32, i1 } %7, 1
  br i1 %8, label %9, label %13

9:                                                ; preds = %6
  invoke void %1() #26
          to label %12 unwind label %10

10:                                               ; preds = %9
  %11 = landingpad { i8*, i32 }
          cleanup
  store atomic i32 0, i32* %0 release, align 4
  resume { i8*, i32 } %11

12:                                               ; preds = %9
  store atomic i32 2, i32* %0 release, align 4
  br label %16

13:                                               ; preds = %6, %13
  %14 = load atomic i32, i32* %0 acquire, align 4
  %15 = icmp eq i32 %14, 1
  br i1 %15, label %13, label %16, !llvm.loop !23

16:                                               ; preds = %13, %12
  br i1 %8, label %17, label %3

17:                                               ; preds = %16, %3
  ret i32 0
}

define dso_local i32 @__cxa_thread_atexit(void (i8*)* noundef %0, i8* noundef %1, i8* nocapture readnone %2) local_unnamed_addr #1 {
  %4 = load i32, i32* @at_thread_exit_count, align 4
  %5 = icmp eq i32 %4, 16
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.7, i64 0, i64 0)) #27
  unreachable

7:                                                ; preds = %3
  %8 = sext i32 %4 to i64
  %9 = getelementptr inbounds [16 x %struct.anon.0], [16 x %struct.anon.0]* @at_thread_exit, i64 0, i64 %8, i32 0
  store void (i8*)* %0, void (i8*)** %9, align 16
  %10 = add nsw i32 %4, 1
  store i32 %10, i32* @at_thread_exit_count, align 4
  %11 = getelementptr inbounds [16 x %struct.anon.0], [16 x %struct.anon.0]* @at_thread_exit, i64 0, i64 %8, i32 1
  store i8* %1, i8** %11, align 8
  ret i32 0
}

define dso_local i32 @__cxa_thread_atexit_impl(void (i8*)* noundef %0, i8* noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #1 {
  %4 = load i32, i32* @at_thread_exit_count, align 4
  %5 = icmp eq i32 %4, 16
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.7, i64 0, i64 0)) #27
  unreachable

7:                                                ; preds = %3
  %8 = sext i32 %4 to i64
  %9 = getelementptr inbounds [16 x %struct.anon.0], [16 x %struct.anon.0]* @at_thread_exit, i64 0, i64 %8, i32 0
  store void (i8*)* %0, void (i8*)** %9, align 16
  %10 = add nsw i32 %4, 1
  store i32 %10, i32* @at_thread_exit_count, align 4
  %11 = getelementptr inbounds [16 x %struct.anon.0], [16 x %struct.anon.0]* @at_thread_exit, i64 0, i64 %8, i32 1
  store i8* %1, i8** %11, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local i32 @pthread_key_create(i32* nocapture noundef writeonly %0, void (i8*)* noundef %1) local_unnamed_addr #9 {
  %3 = atomicrmw add i32* @key_count, i32 1 monotonic, align 4
  %4 = icmp ugt i32 %3, 31
  br i1 %4, label %10, label %5

5:                                                ; preds = %2
  %6 = zext i32 %3 to i64
  %7 = getelementptr inbounds [32 x void (i8*)*], [32 x void (i8*)*]* @key_destructors, i64 0, i64 %6
  %8 = bitcast void (i8*)** %7 to i64*
  %9 = ptrtoint void (i8*)* %1 to i64
  store atomic i64 %9, i64* %8 release, align 8
  store i32 %3, i32* %0, align 4
  br label %10

10:                                               ; preds = %2, %5
  %11 = phi i32 [ 0, %5 ], [ 11, %2 ]
  ret i32 %11
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local i32 @pthread_key_delete(i32 noundef %0) local_unnamed_addr #9 {
  %2 = zext i32 %0 to i64
  %3 = getelementptr inbounds [32 x void (i8*)*], [32 x void (i8*)*]* @key_destructors, i64 0, i64 %2
  %4 = bitcast void (i8*)** %3 to i64*
  store atomic i64 0, i64* %4 release, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local i8* @pthread_getspecific(i32 noundef %0) local_unnamed_addr #11 {
  %2 = icmp ult i32 %0, 32
  br i1 %2, label %3, label %7

3:                                                ; preds = %1
  %4 = zext i32 %0 to i64
  %5 = getelementptr inbounds [32 x i8*], [32 x i8*]* @key_values, i64 0, i64 %4
  %6 = load i8*, i8** %5, align 8
  br label %7

7:                                                ; preds = %1, %3
  %8 = phi i8* [ %6, %3 ], [ null, %1 ]
  ret i8* %8
}

define dso_local i32 @pthread_setspecific(i32 noundef %0, i8* noundef %1) local_unnamed_addr #1 {
  %3 = icmp eq i32 %0, 4096
  br i1 %3, label %4, label %5

4:                                                ; preds = %2
  call void @__fp_free(i8* noundef %1) #26
  br label %10

5:                                                ; preds = %2
  %6 = icmp ugt i32 %0, 31
  br i1 %6, label %10, label %7

7:                                                ; preds = %5
  %8 = zext i32 %0 to i64
  %9 = getelementptr inbounds [32 x i8*], [32 x i8*]* @key_values, i64 0, i64 %8
  store i8* %1, i8** %9, align 8
  br label %10

10:                                               ; preds = %5, %7, %4
  %11 = phi i32 [ 0, %4 ], [ 0, %7 ], [ 22, %5 ]
  ret i32 %11
}

declare void @__fp_free(i8* noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @fencepost_cleanup_push(%struct.cleanup* noundef %0) local_unnamed_addr #0 {
  %2 = load %struct.cleanup*, %struct.cleanup** @cleanups, align 8
  %3 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %0, i64 0, i32 2
  store %struct.cleanup* %2, %struct.cleanup** %3, align 8
  store %struct.cleanup* %0, %struct.cleanup** @cleanups, align 8
  ret void
}

define dso_local void @fencepost_cleanup_pop(i32 noundef %0) local_unnamed_addr #1 {
  %2 = load %struct.cleanup*, %struct.cleanup** @cleanups, align 8
  %3 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %2, i64 0, i32 2
  %4 = load %struct.cleanup*, %struct.cleanup** %3, align 8
  store %struct.cleanup* %4, %struct.cleanup** @cleanups, align 8
  %5 = icmp eq i32 %0, 0
  br i1 %5, label %11, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %2, i64 0, i32 0
  %8 = load void (i8*)*, void (i8*)** %7, align 8
  %9 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %2, i64 0, i32 1
  %10 = load i8*, i8** %9, align 8
  call void %8(i8* noundef %10) #26
  br label %11

11:                                               ; preds = %6, %1
  ret void
}

define dso_local i32 @pthread_create(i64* nocapture noundef writeonly %0, %struct.thread_attributes* noundef readonly %1, i8* (i8*)* noundef %2, i8* noundef %3) local_unnamed_addr #1 {
  %5 = call zeroext i1 @__fp_thread_exits() #26
  br i1 %5, label %6, label %12

6:                                                ; preds = %4
  %7 = call i8* @__fp_alloc(i64 noundef 16, i64 noundef 16, i32 noundef 0) #26
  %8 = bitcast i8* %7 to i8* (i8*)**
  store i8* (i8*)* %2, i8* (i8*)** %8, align 8
  %9 = getelementptr inbounds i8, i8* %7, i64 8
  %10 = bitcast i8* %9 to i8**
  store i8* %3, i8** %10, align 8
  %11 = call i64 @__fp_spawn(i8* (i8*)* noundef nonnull @run_thread, i8* noundef %7) #26
  br label %14

12:                                               ; preds = %4
  %13 = call i64 @__fp_spawn(i8* (i8*)* noundef %2, i8* noundef %3) #26
  br label %14

14:                                               ; preds = %12, %6
  %15 = phi i64 [ %11, %6 ], [ %13, %12 ]
  store i64 %15, i64* %0, align 8
  %16 = icmp eq %struct.thread_attributes* %1, null
  br i1 %16, label %33, label %17

17:                                               ; preds = %14
  %18 = call zeroext i1 @__fp_detaches() #26
  br i1 %18, label %19, label %33

19:                                               ; preds = %17
  %20 = getelementptr inbounds %struct.thread_attributes, %struct.thread_attributes* %1, i64 0, i32 0
  %21 = load i32, i32* %20, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %33, label %23

23:                                               ; preds = %19
  %24 = call zeroext i1 @__fp_detaches() #26
  %25 = icmp ult i64 %15, 256
  %26 = and i1 %25, %24
  br i1 %26, label %27, label %32

27:                                               ; preds = %23
  %28 = getelementptr inbounds [256 x i8], [256 x i8]* @gone, i64 0, i64 %15
  %29 = atomicrmw xchg i8* %28, i8 2 monotonic, align 1
  switch i8 %29, label %32 [
    i8 2, label %30
    i8 1, label %31
  ]

30:                                               ; preds = %27
  call void @__fp_error(i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.152, i64 0, i64 0)) #27
  unreachable

31:                                               ; preds = %27
  call void @__fp_error(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.153, i64 0, i64 0)) #27
  unreachable

32:                                               ; preds = %27, %23
  call void @__fp_detach(i64 noundef %15) #26
  br label %33

33:                                               ; preds = %32, %19, %17, %14
  ret i32 0
}

declare zeroext i1 @__fp_thread_exits() local_unnamed_addr #3

declare i8* @__fp_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

declare i64 @__fp_spawn(i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #3

define internal i8* @run_thread(i8* noundef %0) #1 {
  %2 = bitcast i8* %0 to i8* (i8*)**
  %3 = load i8* (i8*)*, i8* (i8*)** %2, align 8
  %4 = getelementptr inbounds i8, i8* %0, i64 8
  %5 = bitcast i8* %4 to i8**
  %6 = load i8*, i8** %5, align 8
  call void @__fp_free(i8* noundef %0) #26
  %7 = call i8* %3(i8* noundef %6) #26
  call fastcc void @leave_thread() #26
  %8 = call zeroext i1 @__fp_try_joins() #26
  br i1 %8, label %9, label %15

9:                                                ; preds = %1
  %10 = call i64 @__fp_self() #26
  %11 = icmp ult i64 %10, 256
  br i1 %11, label %12, label %15

12:                                               ; preds = %9
  %13 = call i64 @__fp_self() #26
  %14 = getelementptr inbounds [256 x i8], [256 x i8]* @ended, i64 0, i64 %13
  store atomic i8 1, i8* %14 monotonic, align 1
  br label %15

15:                                               ; preds = %1, %9, %12
  ret i8* %7
}

declare zeroext i1 @__fp_detaches() local_unnamed_addr #3

declare void @__fp_detach(i64 noundef) local_unnamed_addr #3

define dso_local i32 @pthread_join(i64 noundef %0, i8** noundef %1) local_unnamed_addr #1 {
  call fastcc void @join(i64 noundef %0, i8** noundef %1) #26
  ret i32 0
}

define internal fastcc void @join(i64 noundef %0, i8** noundef writeonly %1) unnamed_addr #1 {
  %3 = call zeroext i1 @__fp_cancels() #26
  br i1 %3, label %4, label %29

4:                                                ; preds = %2
  %5 = icmp ugt i64 %0, 255
  br i1 %5, label %11, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds [256 x i8], [256 x i8]* @ended, i64 0, i64 %0
  %8 = load atomic i8, i8* %7 monotonic, align 1
  %9 = and i8 %8, 1
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %12, label %29

11:                                               ; preds = %4
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([77 x i8], [77 x i8]* @.str.154, i64 0, i64 0)) #27
  unreachable

12:                                               ; preds = %6, %25
  %13 = call zeroext i1 @__fp_cancels() #26
  %14 = xor i1 %13, true
  %15 = load i32, i32* @cancel_disabled, align 4
  %16 = icmp ne i32 %15, 0
  %17 = select i1 %14, i1 true, i1 %16
  br i1 %17, label %25, label %18

18:                                               ; preds = %12
  %19 = call i64 @__fp_self() #26
  %20 = getelementptr inbounds [256 x i8], [256 x i8]* @cancelled, i64 0, i64 %19
  %21 = load atomic i8, i8* %20 acquire, align 1
  %22 = and i8 %21, 1
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %25, label %24

24:                                               ; preds = %18
  call void @fencepost_leave(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #27
  unreachable

25:                                               ; preds = %12, %18
  %26 = load atomic i8, i8* %7 monotonic, align 1
  %27 = and i8 %26, 1
  %28 = icmp eq i8 %27, 0
  br i1 %28, label %12, label %29, !llvm.loop !24

29:                                               ; preds = %25, %6, %2
  %30 = call i8* @__fp_join(i64 noundef %0) #26
  %31 = icmp eq i8** %1, null
  br i1 %31, label %35, label %32

32:                                               ; preds = %29
  %33 = call zeroext i1 @__fp_is_value(i8* noundef %30) #26
  br i1 %33, label %34, label %35

34:                                               ; preds = %32
  store i8* %30, i8** %1, align 8
  br label %35

35:                                               ; preds = %34, %32, %29
  ret void
}

define dso_local i32 @fencepost_join(i64 noundef %0, i8** noundef %1) local_unnamed_addr #1 {
  %3 = call zeroext i1 @__fp_detaches() #26
  %4 = icmp ult i64 %0, 256
  %5 = and i1 %4, %3
  br i1 %5, label %6, label %11

6:                                                ; preds = %2
  %7 = getelementptr inbounds [256 x i8], [256 x i8]* @gone, i64 0, i64 %0
  %8 = atomicrmw xchg i8* %7, i8 1 monotonic, align 1
  %9 = icmp eq i8 %8, 2
  br i1 %9, label %10, label %11

10:                                               ; preds = %6
  call void @__fp_error(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.151, i64 0, i64 0)) #27
  unreachable

11:                                               ; preds = %6, %2
  call fastcc void @join(i64 noundef %0, i8** noundef %1) #26
  ret i32 0
}

define dso_local i32 @pthread_detach(i64 noundef %0) local_unnamed_addr #1 {
  %2 = call zeroext i1 @__fp_detaches() #26
  %3 = icmp ult i64 %0, 256
  %4 = and i1 %3, %2
  br i1 %4, label %5, label %10

5:                                                ; preds = %1
  %6 = getelementptr inbounds [256 x i8], [256 x i8]* @gone, i64 0, i64 %0
  %7 = atomicrmw xchg i8* %6, i8 2 monotonic, align 1
  switch i8 %7, label %10 [
    i8 2, label %8
    i8 1, label %9
  ]

8:                                                ; preds = %5
  call void @__fp_error(i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.152, i64 0, i64 0)) #27
  unreachable

9:                                                ; preds = %5
  call void @__fp_error(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.153, i64 0, i64 0)) #27
  unreachable

10:                                               ; preds = %5, %1
  call void @__fp_detach(i64 noundef %0) #26
  ret i32 0
}

; Function Attrs: noreturn
define dso_local void @fencepost_leave(i8* noundef %0) local_unnamed_addr #2 {
  %2 = load %struct.cleanup*, %struct.cleanup** @cleanups, align 8
  %3 = icmp eq %struct.cleanup* %2, null
  br i1 %3, label %14, label %4

4:                                                ; preds = %1, %4
  %5 = phi %struct.cleanup* [ %12, %4 ], [ %2, %1 ]
  %6 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %5, i64 0, i32 2
  %7 = load %struct.cleanup*, %struct.cleanup** %6, align 8
  store %struct.cleanup* %7, %struct.cleanup** @cleanups, align 8
  %8 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %5, i64 0, i32 0
  %9 = load void (i8*)*, void (i8*)** %8, align 8
  %10 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %5, i64 0, i32 1
  %11 = load i8*, i8** %10, align 8
  call void %9(i8* noundef %11) #26
  %12 = load %struct.cleanup*, %struct.cleanup** @cleanups, align 8
  %13 = icmp eq %struct.cleanup* %12, null
  br i1 %13, label %14, label %4, !llvm.loop !25

14:                                               ; preds = %4, %1
  call void @__fp_end_locals() #26
  call fastcc void @leave_thread() #26
  call fastcc void @end_thread() #26
  call void @__fp_exit_thread(i8* noundef %0) #27
  unreachable
}

declare void @__fp_end_locals() local_unnamed_addr #3

define internal fastcc void @leave_thread() unnamed_addr #1 {
  %1 = load i32, i32* @at_thread_exit_count, align 4
  %2 = icmp sgt i32 %1, 0
  br i1 %2, label %3, label %13

3:                                                ; preds = %0, %3
  %4 = phi i32 [ %11, %3 ], [ %1, %0 ]
  %5 = add nsw i32 %4, -1
  store i32 %5, i32* @at_thread_exit_count, align 4
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds [16 x %struct.anon.0], [16 x %struct.anon.0]* @at_thread_exit, i64 0, i64 %6, i32 0
  %8 = load void (i8*)*, void (i8*)** %7, align 16
  %9 = getelementptr inbounds [16 x %struct.anon.0], [16 x %struct.anon.0]* @at_thread_exit, i64 0, i64 %6, i32 1
  %10 = load i8*, i8** %9, align 8
  call void %8(i8* noundef %10) #26
  %11 = load i32, i32* @at_thread_exit_count, align 4
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %3, label %13, !llvm.loop !26

13:                                               ; preds = %3, %0
  br label %14

14:                                               ; preds = %13, %16
  %15 = phi i32 [ %19, %16 ], [ 0, %13 ]
  br label %22

16:                                               ; preds = %35
  %17 = and i8 %36, 1
  %18 = icmp eq i8 %17, 0
  %19 = add nuw nsw i32 %15, 1
  %20 = icmp eq i32 %19, 4
  %21 = select i1 %18, i1 true, i1 %20
  br i1 %21, label %39, label %14, !llvm.loop !27

22:                                               ; preds = %14, %35
  %23 = phi i64 [ 0, %14 ], [ %37, %35 ]
  %24 = phi i8 [ 0, %14 ], [ %36, %35 ]
  %25 = getelementptr inbounds [32 x i8*], [32 x i8*]* @key_values, i64 0, i64 %23
  %26 = load i8*, i8** %25, align 8
  %27 = icmp eq i8* %26, null
  br i1 %27, label %35, label %28

28:                                               ; preds = %22
  store i8* null, i8** %25, align 8
  %29 = getelementptr inbounds [32 x void (i8*)*], [32 x void (i8*)*]* @key_destructors, i64 0, i64 %23
  %30 = bitcast void (i8*)** %29 to i64*
  %31 = load atomic i64, i64* %30 acquire, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %35, label %33

33:                                               ; preds = %28
  %34 = inttoptr i64 %31 to void (i8*)*
  call void %34(i8* noundef nonnull %26) #26
  br label %35

35:                                               ; preds = %33, %28, %22
  %36 = phi i8 [ %24, %22 ], [ 1, %33 ], [ %24, %28 ]
  %37 = add nuw nsw i64 %23, 1
  %38 = icmp eq i64 %37, 32
  br i1 %38, label %16, label %22, !llvm.loop !28

39:                                               ; preds = %16
  %40 = load %struct.last_call*, %struct.last_call** @last_calls, align 8
  %41 = icmp eq %struct.last_call* %40, null
  br i1 %41, label %53, label %42

42:                                               ; preds = %39, %42
  %43 = phi %struct.last_call* [ %51, %42 ], [ %40, %39 ]
  %44 = getelementptr inbounds %struct.last_call, %struct.last_call* %43, i64 0, i32 0
  %45 = load void (i8*)*, void (i8*)** %44, align 8
  %46 = getelementptr inbounds %struct.last_call, %struct.last_call* %43, i64 0, i32 1
  %47 = load i8*, i8** %46, align 8
  %48 = getelementptr inbounds %struct.last_call, %struct.last_call* %43, i64 0, i32 2
  %49 = load %struct.last_call*, %struct.last_call** %48, align 8
  %50 = bitcast %struct.last_call* %43 to i8*
  call void @__fp_free(i8* noundef nonnull %50) #26
  store %struct.last_call* %49, %struct.last_call** @last_calls, align 8
  call void %45(i8* noundef %47) #26
  %51 = load %struct.last_call*, %struct.last_call** @last_calls, align 8
  %52 = icmp eq %struct.last_call* %51, null
  br i1 %52, label %53, label %42, !llvm.loop !29

53:                                               ; preds = %42, %39
  ret void
}

define internal fastcc void @end_thread() unnamed_addr #1 {
  %1 = call zeroext i1 @__fp_try_joins() #26
  br i1 %1, label %2, label %8

2:                                                ; preds = %0
  %3 = call i64 @__fp_self() #26
  %4 = icmp ult i64 %3, 256
  br i1 %4, label %5, label %8

5:                                                ; preds = %2
  %6 = call i64 @__fp_self() #26
  %7 = getelementptr inbounds [256 x i8], [256 x i8]* @ended, i64 0, i64 %6
  store atomic i8 1, i8* %7 monotonic, align 1
  br label %8

8:                                                ; preds = %5, %2, %0
  ret void
}

; Function Attrs: noreturn
declare void @__fp_exit_thread(i8* noundef) local_unnamed_addr #4

; Function Attrs: noreturn
define dso_local void @pthread_exit(i8* noundef %0) local_unnamed_addr #2 {
  call void @__fp_exit_thread(i8* noundef %0) #27
  unreachable
}

define dso_local i32 @pthread_tryjoin_np(i64 noundef %0, i8** noundef %1) local_unnamed_addr #1 {
  %3 = icmp ugt i64 %0, 255
  br i1 %3, label %4, label %5

4:                                                ; preds = %2
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.8, i64 0, i64 0)) #27
  unreachable

5:                                                ; preds = %2
  %6 = getelementptr inbounds [256 x i8], [256 x i8]* @ended, i64 0, i64 %0
  %7 = load atomic i8, i8* %6 monotonic, align 1
  %8 = and i8 %7, 1
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %5
  call fastcc void @join(i64 noundef %0, i8** noundef %1) #26
  br label %11

11:                                               ; preds = %5, %10
  %12 = phi i32 [ 0, %10 ], [ 16, %5 ]
  ret i32 %12
}

define dso_local i32 @pthread_timedjoin_np(i64 noundef %0, i8** noundef %1, i8* nocapture readnone %2) local_unnamed_addr #1 {
  %4 = icmp ugt i64 %0, 255
  br i1 %4, label %5, label %6

5:                                                ; preds = %3
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.8, i64 0, i64 0)) #27
  unreachable

6:                                                ; preds = %3
  %7 = getelementptr inbounds [256 x i8], [256 x i8]* @ended, i64 0, i64 %0
  %8 = load atomic i8, i8* %7 monotonic, align 1
  %9 = and i8 %8, 1
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %6
  call fastcc void @join(i64 noundef %0, i8** noundef %1) #26
  br label %12

12:                                               ; preds = %6, %11
  %13 = phi i32 [ 110, %6 ], [ 0, %11 ]
  ret i32 %13
}

define dso_local i32 @pthread_clockjoin_np(i64 noundef %0, i8** noundef %1, i32 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #1 {
  %5 = icmp ugt i64 %0, 255
  br i1 %5, label %6, label %7

6:                                                ; preds = %4
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.8, i64 0, i64 0)) #27
  unreachable

7:                                                ; preds = %4
  %8 = getelementptr inbounds [256 x i8], [256 x i8]* @ended, i64 0, i64 %0
  %9 = load atomic i8, i8* %8 monotonic, align 1
  %10 = and i8 %9, 1
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %7
  call fastcc void @join(i64 noundef %0, i8** noundef %1) #26
  br label %13

13:                                               ; preds = %7, %12
  %14 = phi i32 [ 110, %7 ], [ 0, %12 ]
  ret i32 %14
}

define dso_local i32 @pthread_cancel(i64 noundef %0) local_unnamed_addr #1 {
  %2 = icmp ugt i64 %0, 255
  br i1 %2, label %3, label %4

3:                                                ; preds = %1
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.9, i64 0, i64 0)) #27
  unreachable

4:                                                ; preds = %1
  %5 = getelementptr inbounds [256 x i8], [256 x i8]* @cancelled, i64 0, i64 %0
  store atomic i8 1, i8* %5 release, align 1
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local i32 @pthread_setcancelstate(i32 noundef %0, i32* noundef writeonly %1) local_unnamed_addr #0 {
  %3 = icmp eq i32* %1, null
  br i1 %3, label %6, label %4

4:                                                ; preds = %2
  %5 = load i32, i32* @cancel_disabled, align 4
  store i32 %5, i32* %1, align 4
  br label %6

6:                                                ; preds = %4, %2
  store i32 %0, i32* @cancel_disabled, align 4
  ret i32 0
}

define dso_local i32 @pthread_setcanceltype(i32 noundef %0, i32* noundef writeonly %1) local_unnamed_addr #1 {
  %3 = icmp eq i32* %1, null
  br i1 %3, label %5, label %4

4:                                                ; preds = %2
  store i32 0, i32* %1, align 4
  br label %5

5:                                                ; preds = %4, %2
  %6 = icmp eq i32 %0, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %5
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([70 x i8], [70 x i8]* @.str.10, i64 0, i64 0)) #27
  unreachable

8:                                                ; preds = %5
  ret i32 0
}

define dso_local void @pthread_testcancel() local_unnamed_addr #1 {
  %1 = call zeroext i1 @__fp_cancels() #26
  %2 = xor i1 %1, true
  %3 = load i32, i32* @cancel_disabled, align 4
  %4 = icmp ne i32 %3, 0
  %5 = select i1 %2, i1 true, i1 %4
  br i1 %5, label %13, label %6

6:                                                ; preds = %0
  %7 = call i64 @__fp_self() #26
  %8 = getelementptr inbounds [256 x i8], [256 x i8]* @cancelled, i64 0, i64 %7
  %9 = load atomic i8, i8* %8 acquire, align 1
  %10 = and i8 %9, 1
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %6
  call void @fencepost_leave(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #27
  unreachable

13:                                               ; preds = %0, %6
  ret void
}

define dso_local i64 @pthread_self() local_unnamed_addr #1 {
  %1 = call i64 @__fp_self() #26
  ret i64 %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_equal(i64 noundef %0, i64 noundef %1) local_unnamed_addr #5 {
  %3 = icmp eq i64 %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @pthread_attr_init(%struct.thread_attributes* nocapture noundef writeonly %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.thread_attributes, %struct.thread_attributes* %0, i64 0, i32 0
  store i32 0, i32* %2, align 8
  %3 = getelementptr inbounds %struct.thread_attributes, %struct.thread_attributes* %0, i64 0, i32 1
  store i64 8388608, i64* %3, align 8
  %4 = getelementptr inbounds %struct.thread_attributes, %struct.thread_attributes* %0, i64 0, i32 2
  store i64 4096, i64* %4, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_attr_destroy(i8* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @pthread_attr_setstacksize(%struct.thread_attributes* nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.thread_attributes, %struct.thread_attributes* %0, i64 0, i32 1
  store i64 %1, i64* %3, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local i32 @pthread_attr_getstacksize(%struct.thread_attributes* nocapture noundef readonly %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.thread_attributes, %struct.thread_attributes* %0, i64 0, i32 1
  %4 = load i64, i64* %3, align 8
  store i64 %4, i64* %1, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @pthread_attr_setguardsize(%struct.thread_attributes* nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.thread_attributes, %struct.thread_attributes* %0, i64 0, i32 2
  store i64 %1, i64* %3, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local i32 @pthread_attr_getguardsize(%struct.thread_attributes* nocapture noundef readonly %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.thread_attributes, %struct.thread_attributes* %0, i64 0, i32 2
  %4 = load i64, i64* %3, align 8
  store i64 %4, i64* %1, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @pthread_attr_setdetachstate(%struct.thread_attributes* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.thread_attributes, %struct.thread_attributes* %0, i64 0, i32 0
  store i32 %1, i32* %3, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local i32 @pthread_attr_getdetachstate(%struct.thread_attributes* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.thread_attributes, %struct.thread_attributes* %0, i64 0, i32 0
  %4 = load i32, i32* %3, align 8
  store i32 %4, i32* %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_attr_setscope(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_attr_setinheritsched(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_attr_setschedpolicy(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_attr_setschedparam(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_attr_setaffinity_np(i8* nocapture noundef readnone %0, i64 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_setschedparam(i64 noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_setname_np(i64 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_setconcurrency(i32 noundef %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_setaffinity_np(i64 noundef %0, i64 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @sched_yield() local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_yield() local_unnamed_addr #5 {
  ret i32 0
}

define dso_local i32 @sleep(i32 noundef %0) local_unnamed_addr #1 {
  %2 = zext i32 %0 to i64
  %3 = call zeroext i1 @__fp_cancels() #26
  %4 = xor i1 %3, true
  %5 = load i32, i32* @cancel_disabled, align 4
  %6 = icmp ne i32 %5, 0
  %7 = select i1 %4, i1 true, i1 %6
  br i1 %7, label %15, label %8

8:                                                ; preds = %1
  %9 = call i64 @__fp_self() #26
  %10 = getelementptr inbounds [256 x i8], [256 x i8]* @cancelled, i64 0, i64 %9
  %11 = load atomic i8, i8* %10 acquire, align 1
  %12 = and i8 %11, 1
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %8
  call void @fencepost_leave(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #27
  unreachable

15:                                               ; preds = %8, %1
  %16 = call zeroext i1 @__fp_has_clock() #26
  br i1 %16, label %17, label %34

17:                                               ; preds = %15
  %18 = load atomic i64, i64* @process_seconds monotonic, align 8
  %19 = and i64 %18, 1099511627775
  %20 = add nuw nsw i64 %19, %2
  br label %21

21:                                               ; preds = %31, %17
  %22 = phi i64 [ %18, %17 ], [ %33, %31 ]
  %23 = and i64 %22, 1099511627775
  %24 = sub nsw i64 %20, %23
  %25 = icmp slt i64 %24, 1
  br i1 %25, label %31, label %26

26:                                               ; preds = %21
  %27 = add nsw i64 %24, %22
  %28 = cmpxchg i64* @process_seconds, i64 %22, i64 %27 monotonic monotonic, align 8
  %29 = extractvalue { i64, i1 } %28, 1
  %30 = extractvalue { i64, i1 } %28, 0
  br label %31

31:                                               ; preds = %26, %21
  %32 = phi i1 [ true, %21 ], [ %29, %26 ]
  %33 = phi i64 [ %22, %21 ], [ %30, %26 ]
  br i1 %32, label %34, label %21

34:                                               ; preds = %31, %15
  ret i32 0
}

define dso_local i32 @usleep(i32 noundef %0) local_unnamed_addr #1 {
  %2 = udiv i32 %0, 1000000
  %3 = zext i32 %2 to i64
  %4 = urem i32 %0, 1000000
  %5 = icmp ne i32 %4, 0
  %6 = call zeroext i1 @__fp_cancels() #26
  %7 = xor i1 %6, true
  %8 = load i32, i32* @cancel_disabled, align 4
  %9 = icmp ne i32 %8, 0
  %10 = select i1 %7, i1 true, i1 %9
  br i1 %10, label %18, label %11

11:                                               ; preds = %1
  %12 = call i64 @__fp_self() #26
  %13 = getelementptr inbounds [256 x i8], [256 x i8]* @cancelled, i64 0, i64 %12
  %14 = load atomic i8, i8* %13 acquire, align 1
  %15 = and i8 %14, 1
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %18, label %17

17:                                               ; preds = %11
  call void @fencepost_leave(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #27
  unreachable

18:                                               ; preds = %11, %1
  %19 = call zeroext i1 @__fp_has_clock() #26
  br i1 %19, label %20, label %39

20:                                               ; preds = %18
  %21 = load atomic i64, i64* @process_seconds monotonic, align 8
  %22 = and i64 %21, 1099511627775
  %23 = zext i1 %5 to i64
  %24 = add nuw nsw i64 %23, %3
  %25 = add nuw nsw i64 %24, %22
  br label %26

26:                                               ; preds = %36, %20
  %27 = phi i64 [ %21, %20 ], [ %38, %36 ]
  %28 = and i64 %27, 1099511627775
  %29 = sub nsw i64 %25, %28
  %30 = icmp slt i64 %29, 1
  br i1 %30, label %36, label %31

31:                                               ; preds = %26
  %32 = add nsw i64 %29, %27
  %33 = cmpxchg i64* @process_seconds, i64 %27, i64 %32 monotonic monotonic, align 8
  %34 = extractvalue { i64, i1 } %33, 1
  %35 = extractvalue { i64, i1 } %33, 0
  br label %36

36:                                               ; preds = %31, %26
  %37 = phi i1 [ true, %26 ], [ %34, %31 ]
  %38 = phi i64 [ %27, %26 ], [ %35, %31 ]
  br i1 %37, label %39, label %26

39:                                               ; preds = %36, %18
  ret i32 0
}

define dso_local i32 @nanosleep(i64* nocapture noundef readonly %0, i8* nocapture readnone %1) local_unnamed_addr #1 {
  %3 = call zeroext i1 @__fp_has_clock() #26
  br i1 %3, label %4, label %44

4:                                                ; preds = %2
  %5 = load i64, i64* %0, align 8
  %6 = getelementptr inbounds i64, i64* %0, i64 1
  %7 = load i64, i64* %6, align 8
  %8 = icmp sgt i64 %7, 0
  %9 = call zeroext i1 @__fp_cancels() #26
  %10 = xor i1 %9, true
  %11 = load i32, i32* @cancel_disabled, align 4
  %12 = icmp ne i32 %11, 0
  %13 = select i1 %10, i1 true, i1 %12
  br i1 %13, label %21, label %14

14:                                               ; preds = %4
  %15 = call i64 @__fp_self() #26
  %16 = getelementptr inbounds [256 x i8], [256 x i8]* @cancelled, i64 0, i64 %15
  %17 = load atomic i8, i8* %16 acquire, align 1
  %18 = and i8 %17, 1
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %21, label %20

20:                                               ; preds = %14
  call void @fencepost_leave(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #27
  unreachable

21:                                               ; preds = %14, %4
  %22 = call zeroext i1 @__fp_has_clock() #26
  %23 = icmp sgt i64 %5, -1
  %24 = and i1 %23, %22
  br i1 %24, label %25, label %44

25:                                               ; preds = %21
  %26 = load atomic i64, i64* @process_seconds monotonic, align 8
  %27 = and i64 %26, 1099511627775
  %28 = zext i1 %8 to i64
  %29 = add i64 %5, %28
  %30 = add i64 %29, %27
  br label %31

31:                                               ; preds = %41, %25
  %32 = phi i64 [ %26, %25 ], [ %43, %41 ]
  %33 = and i64 %32, 1099511627775
  %34 = sub i64 %30, %33
  %35 = icmp slt i64 %34, 1
  br i1 %35, label %41, label %36

36:                                               ; preds = %31
  %37 = add nsw i64 %34, %32
  %38 = cmpxchg i64* @process_seconds, i64 %32, i64 %37 monotonic monotonic, align 8
  %39 = extractvalue { i64, i1 } %38, 1
  %40 = extractvalue { i64, i1 } %38, 0
  br label %41

41:                                               ; preds = %36, %31
  %42 = phi i1 [ true, %31 ], [ %39, %36 ]
  %43 = phi i64 [ %32, %31 ], [ %40, %36 ]
  br i1 %42, label %44, label %31

44:                                               ; preds = %41, %21, %2
  ret i32 0
}

declare zeroext i1 @__fp_has_clock() local_unnamed_addr #3

define dso_local i32 @clock_nanosleep(i32 noundef %0, i32 noundef %1, i64* nocapture noundef readonly %2, i8* nocapture noundef readnone %3) local_unnamed_addr #1 {
  %5 = and i32 %1, 1
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %4
  %8 = call i32 @nanosleep(i64* noundef %2, i8* undef) #26
  br label %33

9:                                                ; preds = %4
  %10 = call zeroext i1 @__fp_has_clock() #26
  br i1 %10, label %11, label %33

11:                                               ; preds = %9
  %12 = load atomic i64, i64* @process_seconds monotonic, align 8
  %13 = load i64, i64* %2, align 8
  %14 = add nsw i64 %13, -1
  %15 = getelementptr inbounds i64, i64* %2, i64 1
  %16 = load i64, i64* %15, align 8
  %17 = icmp sgt i64 %16, 0
  %18 = zext i1 %17 to i64
  %19 = add nsw i64 %14, %18
  br label %20

20:                                               ; preds = %30, %11
  %21 = phi i64 [ %12, %11 ], [ %32, %30 ]
  %22 = and i64 %21, 1099511627775
  %23 = sub i64 %19, %22
  %24 = icmp slt i64 %23, 1
  br i1 %24, label %30, label %25

25:                                               ; preds = %20
  %26 = add nsw i64 %23, %21
  %27 = cmpxchg i64* @process_seconds, i64 %21, i64 %26 monotonic monotonic, align 8
  %28 = extractvalue { i64, i1 } %27, 1
  %29 = extractvalue { i64, i1 } %27, 0
  br label %30

30:                                               ; preds = %25, %20
  %31 = phi i1 [ true, %20 ], [ %28, %25 ]
  %32 = phi i64 [ %21, %20 ], [ %29, %25 ]
  br i1 %31, label %33, label %20

33:                                               ; preds = %30, %9, %7
  ret i32 0
}

define dso_local i32 @clock_gettime(i32 %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #1 {
  %3 = call fastcc i64 @look_at_clock() #26
  store i64 %3, i64* %1, align 8
  %4 = getelementptr inbounds i64, i64* %1, i64 1
  store i64 0, i64* %4, align 8
  ret i32 0
}

define internal fastcc i64 @look_at_clock() unnamed_addr #1 {
  %1 = load i1, i1* @has_looked, align 1
  store i1 true, i1* @has_looked, align 1
  br i1 %1, label %8, label %2

2:                                                ; preds = %0
  %3 = call i64 @__fp_self() #26
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %2
  %6 = atomicrmw add i64* @process_seconds, i64 1099511627776 monotonic, align 8
  %7 = icmp slt i64 %6, 1099511627776
  br i1 %7, label %32, label %8

8:                                                ; preds = %5, %2, %0
  %9 = phi i1 [ false, %2 ], [ true, %0 ], [ true, %5 ]
  %10 = phi i64 [ 1099511627776, %2 ], [ 0, %0 ], [ 0, %5 ]
  %11 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 3) #26
  switch i32 %11, label %22 [
    i32 3, label %12
    i32 0, label %18
  ]

12:                                               ; preds = %8
  br i1 %9, label %16, label %13

13:                                               ; preds = %12
  %14 = load atomic i64, i64* @process_seconds monotonic, align 8
  %15 = icmp sgt i64 %14, 1099511627775
  call void @__fp_not_redundant(i1 noundef zeroext %15) #26
  br label %16

16:                                               ; preds = %13, %12
  call void @__fp_clock_bound(i1 noundef zeroext false) #26
  %17 = icmp eq i32 %11, 0
  br i1 %17, label %18, label %22

18:                                               ; preds = %8, %16
  %19 = load i32, i32* @unchanged_looks, align 4
  %20 = add nsw i32 %19, 1
  store i32 %20, i32* @unchanged_looks, align 4
  %21 = icmp slt i32 %19, 2
  call void @__fp_clock_bound(i1 noundef zeroext %21) #26
  br label %25

22:                                               ; preds = %8, %16
  %23 = icmp eq i32 %11, 1
  %24 = select i1 %23, i64 1, i64 86400
  br label %25

25:                                               ; preds = %18, %22
  %26 = phi i64 [ %24, %22 ], [ 0, %18 ]
  %27 = or i64 %26, %10
  %28 = atomicrmw add i64* @process_seconds, i64 %27 monotonic, align 8
  %29 = and i64 %28, 1099511627775
  %30 = add nuw nsw i64 %26, 1
  %31 = add nuw nsw i64 %30, %29
  br label %32

32:                                               ; preds = %5, %25
  %33 = phi i64 [ %31, %25 ], [ 1, %5 ]
  ret i64 %33
}

define dso_local i32 @timespec_get(i64* nocapture noundef writeonly %0, i32 noundef returned %1) local_unnamed_addr #1 {
  %3 = call fastcc i64 @look_at_clock() #26
  store i64 %3, i64* %0, align 8
  %4 = getelementptr inbounds i64, i64* %0, i64 1
  store i64 0, i64* %4, align 8
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @clock_getres(i32 noundef %0, i64* noundef writeonly %1) local_unnamed_addr #6 {
  %3 = icmp eq i64* %1, null
  br i1 %3, label %6, label %4

4:                                                ; preds = %2
  store i64 1, i64* %1, align 8
  %5 = getelementptr inbounds i64, i64* %1, i64 1
  store i64 0, i64* %5, align 8
  br label %6

6:                                                ; preds = %4, %2
  ret i32 0
}

define dso_local i32 @gettimeofday(i64* nocapture noundef writeonly %0, i8* nocapture noundef readnone %1) local_unnamed_addr #1 {
  %3 = call fastcc i64 @look_at_clock() #26
  store i64 %3, i64* %0, align 8
  %4 = getelementptr inbounds i64, i64* %0, i64 1
  store i64 0, i64* %4, align 8
  ret i32 0
}

define dso_local i64 @time(i64* noundef writeonly %0) local_unnamed_addr #1 {
  %2 = call fastcc i64 @look_at_clock() #26
  %3 = icmp eq i64* %0, null
  br i1 %3, label %5, label %4

4:                                                ; preds = %1
  store i64 %2, i64* %0, align 8
  br label %5

5:                                                ; preds = %4, %1
  ret i64 %2
}

define dso_local i64 @fencepost_cycles() local_unnamed_addr #1 {
  %1 = call fastcc i64 @look_at_clock() #26
  %2 = mul nsw i64 %1, 1000000000
  ret i64 %2
}

define dso_local i64 @clock() local_unnamed_addr #1 {
  %1 = call fastcc i64 @look_at_clock() #26
  %2 = mul nsw i64 %1, 1000000
  ret i64 %2
}

define dso_local i32 @thrd_create(i64* nocapture noundef writeonly %0, i32 (i8*)* noundef %1, i8* noundef %2) local_unnamed_addr #1 {
  %4 = call zeroext i1 @__fp_thread_exits() #26
  br i1 %4, label %5, label %11

5:                                                ; preds = %3
  %6 = call i8* @__fp_alloc(i64 noundef 16, i64 noundef 16, i32 noundef 0) #26
  %7 = bitcast i8* %6 to i32 (i8*)**
  store i32 (i8*)* %1, i32 (i8*)** %7, align 8
  %8 = getelementptr inbounds i8, i8* %6, i64 8
  %9 = bitcast i8* %8 to i8**
  store i8* %2, i8** %9, align 8
  %10 = call i64 @__fp_spawn(i8* (i8*)* noundef nonnull @run_thread, i8* noundef %6) #26
  br label %14

11:                                               ; preds = %3
  %12 = bitcast i32 (i8*)* %1 to i8* (i8*)*
  %13 = call i64 @__fp_spawn(i8* (i8*)* noundef %12, i8* noundef %2) #26
  br label %14

14:                                               ; preds = %5, %11
  %15 = phi i64 [ %10, %5 ], [ %13, %11 ]
  store i64 %15, i64* %0, align 8
  ret i32 0
}

define dso_local i32 @thrd_join(i64 noundef %0, i32* noundef writeonly %1) local_unnamed_addr #1 {
  %3 = call zeroext i1 @__fp_detaches() #26
  %4 = icmp ult i64 %0, 256
  %5 = and i1 %4, %3
  br i1 %5, label %6, label %11

6:                                                ; preds = %2
  %7 = getelementptr inbounds [256 x i8], [256 x i8]* @gone, i64 0, i64 %0
  %8 = atomicrmw xchg i8* %7, i8 1 monotonic, align 1
  %9 = icmp eq i8 %8, 2
  br i1 %9, label %10, label %11

10:                                               ; preds = %6
  call void @__fp_error(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.151, i64 0, i64 0)) #27
  unreachable

11:                                               ; preds = %6, %2
  %12 = call i8* @__fp_join(i64 noundef %0) #26
  %13 = icmp eq i32* %1, null
  br i1 %13, label %19, label %14

14:                                               ; preds = %11
  %15 = ptrtoint i8* %12 to i64
  %16 = trunc i64 %15 to i32
  %17 = call zeroext i1 @__fp_is_int_value(i32 noundef %16) #26
  br i1 %17, label %18, label %19

18:                                               ; preds = %14
  store i32 %16, i32* %1, align 4
  br label %19

19:                                               ; preds = %18, %14, %11
  ret i32 0
}

declare i8* @__fp_join(i64 noundef) local_unnamed_addr #3

declare zeroext i1 @__fp_is_int_value(i32 noundef) local_unnamed_addr #3

define dso_local i32 @thrd_detach(i64 noundef %0) local_unnamed_addr #1 {
  %2 = call zeroext i1 @__fp_detaches() #26
  %3 = icmp ult i64 %0, 256
  %4 = and i1 %3, %2
  br i1 %4, label %5, label %10

5:                                                ; preds = %1
  %6 = getelementptr inbounds [256 x i8], [256 x i8]* @gone, i64 0, i64 %0
  %7 = atomicrmw xchg i8* %6, i8 2 monotonic, align 1
  switch i8 %7, label %10 [
    i8 2, label %8
    i8 1, label %9
  ]

8:                                                ; preds = %5
  call void @__fp_error(i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.152, i64 0, i64 0)) #27
  unreachable

9:                                                ; preds = %5
  call void @__fp_error(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.153, i64 0, i64 0)) #27
  unreachable

10:                                               ; preds = %5, %1
  call void @__fp_detach(i64 noundef %0) #26
  ret i32 0
}

define dso_local i64 @thrd_current() local_unnamed_addr #1 {
  %1 = call i64 @__fp_self() #26
  ret i64 %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @thrd_equal(i64 noundef %0, i64 noundef %1) local_unnamed_addr #5 {
  %3 = icmp eq i64 %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: noreturn
define dso_local void @thrd_exit(i32 noundef %0) local_unnamed_addr #2 {
  %2 = zext i32 %0 to i64
  %3 = inttoptr i64 %2 to i8*
  call void @pthread_exit(i8* noundef %3) #27
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @thrd_yield() local_unnamed_addr #5 {
  ret void
}

define dso_local i32 @thrd_sleep(i64* nocapture noundef readonly %0, i8* nocapture noundef readnone %1) local_unnamed_addr #1 {
  %3 = call i32 @nanosleep(i64* noundef %0, i8* undef) #26
  ret i32 0
}

define dso_local i32 @mtx_init(%struct.mutex* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.mutex, %struct.mutex* %0, i64 0, i32 0
  store i32 0, i32* %3, align 4
  %4 = call zeroext i1 @__fp_mutex_kinds() #26
  br i1 %4, label %5, label %8

5:                                                ; preds = %2
  %6 = and i32 %1, 1
  %7 = getelementptr inbounds %struct.mutex, %struct.mutex* %0, i64 0, i32 2
  store i32 %6, i32* %7, align 4
  br label %8

8:                                                ; preds = %5, %2
  ret i32 0
}

define dso_local void @mtx_destroy(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #26
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.mutex, %struct.mutex* %0, i64 0, i32 0
  store i32 2147483647, i32* %6, align 4
  br label %7

7:                                                ; preds = %1, %5
  ret void
}

define dso_local i32 @mtx_lock(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #26
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %12, label %5

5:                                                ; preds = %1
  %6 = call i32 @__fp_mutex_kind(i8* noundef %2) #26
  switch i32 %6, label %8 [
    i32 1, label %7
    i32 2, label %9
  ]

7:                                                ; preds = %5
  call void @__fp_hold_again(i8* noundef %2) #26
  br label %9

8:                                                ; preds = %5
  br label %9

9:                                                ; preds = %8, %7, %5
  %10 = phi i32 [ 0, %7 ], [ undef, %8 ], [ 35, %5 ]
  %11 = phi i1 [ false, %7 ], [ true, %8 ], [ false, %5 ]
  br i1 %11, label %12, label %13

12:                                               ; preds = %9, %1
  call void @__fp_lock(i8* noundef %2) #26
  br label %13

13:                                               ; preds = %9, %12
  %14 = phi i32 [ %10, %9 ], [ 0, %12 ]
  %15 = icmp eq i32 %14, 0
  %16 = select i1 %15, i32 0, i32 2
  ret i32 %16
}

define dso_local i32 @mtx_unlock(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #26
  %4 = icmp sgt i32 %3, 1
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  call void @__fp_hold_less(i8* noundef %2) #26
  br label %12

6:                                                ; preds = %1
  %7 = icmp eq i32 %3, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %6
  %9 = call i32 @__fp_mutex_kind(i8* noundef %2) #26
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %8, %6
  call void @__fp_unlock(i8* noundef %2) #26
  br label %12

12:                                               ; preds = %5, %8, %11
  %13 = phi i32 [ 0, %5 ], [ 2, %8 ], [ 0, %11 ]
  ret i32 %13
}

define dso_local i32 @mtx_trylock(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #26
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %9, label %5

5:                                                ; preds = %1
  %6 = call i32 @__fp_mutex_kind(i8* noundef %2) #26
  %7 = icmp eq i32 %6, 1
  br i1 %7, label %8, label %13

8:                                                ; preds = %5
  call void @__fp_hold_again(i8* noundef %2) #26
  br label %13

9:                                                ; preds = %1
  %10 = call zeroext i1 @__fp_trylock(i8* noundef %2) #26
  %11 = xor i1 %10, true
  %12 = zext i1 %11 to i32
  br label %13

13:                                               ; preds = %5, %8, %9
  %14 = phi i32 [ 0, %8 ], [ %12, %9 ], [ 1, %5 ]
  ret i32 %14
}

define dso_local i32 @mtx_timedlock(%struct.mutex* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #1 {
  %3 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #26
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %17

5:                                                ; preds = %2
  %6 = bitcast %struct.mutex* %0 to i8*
  %7 = call i32 @__fp_held(i8* noundef %6) #26
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %13, label %9

9:                                                ; preds = %5
  %10 = call i32 @__fp_mutex_kind(i8* noundef %6) #26
  %11 = icmp eq i32 %10, 1
  br i1 %11, label %12, label %15

12:                                               ; preds = %9
  call void @__fp_hold_again(i8* noundef %6) #26
  br label %15

13:                                               ; preds = %5
  %14 = call zeroext i1 @__fp_trylock(i8* noundef %6) #26
  br label %15

15:                                               ; preds = %13, %12, %9
  %16 = phi i1 [ true, %12 ], [ %14, %13 ], [ false, %9 ]
  call void @__fp_assume(i1 noundef zeroext %16) #26
  br label %17

17:                                               ; preds = %2, %15
  %18 = phi i32 [ 4, %2 ], [ 0, %15 ]
  ret i32 %18
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @cnd_init(%struct.cond* nocapture noundef writeonly %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.cond, %struct.cond* %0, i64 0, i32 0
  store i64 0, i64* %2, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @cnd_destroy(%struct.cond* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

define dso_local i32 @cnd_wait(%struct.cond* noundef %0, %struct.mutex* noundef %1) local_unnamed_addr #1 {
  %3 = call zeroext i1 @__fp_spurious_wakeups() #26
  %4 = zext i1 %3 to i32
  %5 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef %4) #26
  ret i32 0
}

define dso_local i32 @cnd_timedwait(%struct.cond* noundef %0, %struct.mutex* noundef %1, i64* nocapture noundef readonly %2) local_unnamed_addr #1 {
  %4 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef 3) #26
  br i1 %4, label %5, label %29

5:                                                ; preds = %3
  %6 = call zeroext i1 @__fp_has_clock() #26
  br i1 %6, label %7, label %29

7:                                                ; preds = %5
  %8 = load atomic i64, i64* @process_seconds monotonic, align 8
  %9 = load i64, i64* %2, align 8
  %10 = add nsw i64 %9, -1
  %11 = getelementptr inbounds i64, i64* %2, i64 1
  %12 = load i64, i64* %11, align 8
  %13 = icmp sgt i64 %12, 0
  %14 = zext i1 %13 to i64
  %15 = add nsw i64 %10, %14
  br label %16

16:                                               ; preds = %26, %7
  %17 = phi i64 [ %8, %7 ], [ %28, %26 ]
  %18 = and i64 %17, 1099511627775
  %19 = sub i64 %15, %18
  %20 = icmp slt i64 %19, 1
  br i1 %20, label %26, label %21

21:                                               ; preds = %16
  %22 = add nsw i64 %19, %17
  %23 = cmpxchg i64* @process_seconds, i64 %17, i64 %22 monotonic monotonic, align 8
  %24 = extractvalue { i64, i1 } %23, 1
  %25 = extractvalue { i64, i1 } %23, 0
  br label %26

26:                                               ; preds = %21, %16
  %27 = phi i1 [ true, %16 ], [ %24, %21 ]
  %28 = phi i64 [ %17, %16 ], [ %25, %21 ]
  br i1 %27, label %29, label %16

29:                                               ; preds = %26, %3, %5
  %30 = phi i32 [ 0, %3 ], [ 4, %5 ], [ 4, %26 ]
  ret i32 %30
}

define dso_local i32 @cnd_signal(%struct.cond* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.cond, %struct.cond* %0, i64 0, i32 0
  %3 = load atomic i64, i64* %2 monotonic, align 8
  br label %4

4:                                                ; preds = %20, %1
  %5 = phi i64 [ %3, %1 ], [ %28, %20 ]
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %29, label %7

7:                                                ; preds = %4
  %8 = call i64 @llvm.ctpop.i64(i64 %5), !range !10
  %9 = trunc i64 %8 to i32
  %10 = add nsw i32 %9, -1
  %11 = call i32 @__fp_choose(i32 noundef 0, i32 noundef %10) #26
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %20

13:                                               ; preds = %7, %13
  %14 = phi i64 [ %18, %13 ], [ %5, %7 ]
  %15 = phi i32 [ %16, %13 ], [ %11, %7 ]
  %16 = add nsw i32 %15, -1
  %17 = add i64 %14, -1
  %18 = and i64 %17, %14
  %19 = icmp sgt i32 %15, 1
  br i1 %19, label %13, label %20, !llvm.loop !11

20:                                               ; preds = %13, %7
  %21 = phi i64 [ %5, %7 ], [ %18, %13 ]
  %22 = sub i64 0, %21
  %23 = and i64 %21, %22
  %24 = xor i64 %23, -1
  %25 = and i64 %5, %24
  %26 = cmpxchg i64* %2, i64 %5, i64 %25 monotonic monotonic, align 8
  %27 = extractvalue { i64, i1 } %26, 1
  %28 = extractvalue { i64, i1 } %26, 0
  br i1 %27, label %29, label %4, !llvm.loop !12

29:                                               ; preds = %4, %20
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local i32 @cnd_broadcast(%struct.cond* nocapture noundef writeonly %0) local_unnamed_addr #9 {
  %2 = getelementptr inbounds %struct.cond, %struct.cond* %0, i64 0, i32 0
  store atomic i64 0, i64* %2 monotonic, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local i32 @tss_create(i32* nocapture noundef writeonly %0, void (i8*)* noundef %1) local_unnamed_addr #9 {
  %3 = atomicrmw add i32* @key_count, i32 1 monotonic, align 4
  %4 = icmp ugt i32 %3, 31
  br i1 %4, label %10, label %5

5:                                                ; preds = %2
  %6 = zext i32 %3 to i64
  %7 = getelementptr inbounds [32 x void (i8*)*], [32 x void (i8*)*]* @key_destructors, i64 0, i64 %6
  %8 = bitcast void (i8*)** %7 to i64*
  %9 = ptrtoint void (i8*)* %1 to i64
  store atomic i64 %9, i64* %8 release, align 8
  store i32 %3, i32* %0, align 4
  br label %10

10:                                               ; preds = %2, %5
  %11 = phi i32 [ 2, %2 ], [ 0, %5 ]
  ret i32 %11
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local void @tss_delete(i32 noundef %0) local_unnamed_addr #9 {
  %2 = zext i32 %0 to i64
  %3 = getelementptr inbounds [32 x void (i8*)*], [32 x void (i8*)*]* @key_destructors, i64 0, i64 %2
  %4 = bitcast void (i8*)** %3 to i64*
  store atomic i64 0, i64* %4 release, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local i8* @tss_get(i32 noundef %0) local_unnamed_addr #11 {
  %2 = icmp ult i32 %0, 32
  br i1 %2, label %3, label %7

3:                                                ; preds = %1
  %4 = zext i32 %0 to i64
  %5 = getelementptr inbounds [32 x i8*], [32 x i8*]* @key_values, i64 0, i64 %4
  %6 = load i8*, i8** %5, align 8
  br label %7

7:                                                ; preds = %1, %3
  %8 = phi i8* [ %6, %3 ], [ null, %1 ]
  ret i8* %8
}

define dso_local i32 @tss_set(i32 noundef %0, i8* noundef %1) local_unnamed_addr #1 {
  %3 = icmp eq i32 %0, 4096
  br i1 %3, label %4, label %5

4:                                                ; preds = %2
  call void @__fp_free(i8* noundef %1) #26
  br label %10

5:                                                ; preds = %2
  %6 = icmp ugt i32 %0, 31
  br i1 %6, label %10, label %7

7:                                                ; preds = %5
  %8 = zext i32 %0 to i64
  %9 = getelementptr inbounds [32 x i8*], [32 x i8*]* @key_values, i64 0, i64 %8
  store i8* %1, i8** %9, align 8
  br label %10

10:                                               ; preds = %4, %5, %7
  %11 = phi i32 [ 0, %4 ], [ 2, %5 ], [ 0, %7 ]
  ret i32 %11
}

define dso_local void @call_once(i32* nocapture noundef %0, void ()* nocapture noundef readonly %1) local_unnamed_addr #1 personality i32 (...)* @__gcc_personality_v0 {
  br label %3

3:                                                ; preds = %16, %2
  %4 = load atomic i32, i32* %0 acquire, align 4
  %5 = icmp eq i32 %4, 2
  br i1 %5, label %17, label %6

6:                                                ; preds = %3
  %7 = cmpxchg i32* %0, i32 0, i32 1 acquire monotonic, align 4
  %8 = extractvalue { i32, i1 } %7, 1
  br i1 %8, label %9, label %13

9:                                                ; preds = %6
  invoke void %1() #26
          to label %12 unwind label %10

10:                                               ; preds = %9
  %11 = landingpad { i8*, i32 }
          cleanup
  store atomic i32 0, i32* %0 release, align 4
  resume { i8*, i32 } %11

12:                                               ; preds = %9
  store atomic i32 2, i32* %0 release, align 4
  br label %16

13:                                               ; preds = %6, %13
  %14 = load atomic i32, i32* %0 acquire, align 4
  %15 = icmp eq i32 %14, 1
  br i1 %15, label %13, label %16, !llvm.loop !23

16:                                               ; preds = %13, %12
  br i1 %8, label %17, label %3

17:                                               ; preds = %3, %16
  ret void
}

define dso_local i8* @malloc(i64 noundef %0) local_unnamed_addr #1 {
  %2 = call i8* @__fp_alloc(i64 noundef %0, i64 noundef 16, i32 noundef 0) #26
  ret i8* %2
}

define dso_local i8* @calloc(i64 noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = mul i64 %1, %0
  %4 = call i8* @__fp_alloc(i64 noundef %3, i64 noundef 16, i32 noundef 1) #26
  ret i8* %4
}

define dso_local void @free(i8* noundef %0) local_unnamed_addr #1 {
  call void @__fp_free(i8* noundef %0) #26
  ret void
}

define dso_local i8* @realloc(i8* noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = icmp eq i8* %0, null
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = call i8* @__fp_alloc(i64 noundef %1, i64 noundef 16, i32 noundef 0) #26
  br label %15

6:                                                ; preds = %2
  %7 = icmp eq i64 %1, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %6
  call void @__fp_free(i8* noundef nonnull %0) #26
  br label %15

9:                                                ; preds = %6
  %10 = call i64 @__fp_object_size(i8* noundef nonnull %0) #26
  %11 = call i8* @__fp_alloc(i64 noundef %1, i64 noundef 16, i32 noundef 0) #26
  %12 = icmp ult i64 %10, %1
  %13 = select i1 %12, i64 %10, i64 %1
  %14 = call i8* @memcpy(i8* noundef %11, i8* noundef nonnull %0, i64 noundef %13) #26
  call void @__fp_free(i8* noundef nonnull %0) #26
  br label %15

15:                                               ; preds = %9, %8, %4
  %16 = phi i8* [ null, %8 ], [ %11, %9 ], [ %5, %4 ]
  ret i8* %16
}

declare i64 @__fp_object_size(i8* noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn
define dso_local i8* @memcpy(i8* noundef returned writeonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #12 {
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* align 1 %1, i64 %2, i1 false)
  ret i8* %0
}

define dso_local i8* @reallocarray(i8* noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #1 {
  %4 = mul i64 %2, %1
  %5 = call i8* @realloc(i8* noundef %0, i64 noundef %4) #26
  ret i8* %5
}

define dso_local i8* @aligned_alloc(i64 noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = call i64 @llvm.ctpop.i64(i64 %0) #28, !range !10
  %4 = icmp eq i64 %3, 1
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  call void @__fp_error(i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.11, i64 0, i64 0)) #27
  unreachable

6:                                                ; preds = %2
  %7 = icmp ugt i64 %0, 16
  %8 = select i1 %7, i64 %0, i64 16
  %9 = call i8* @__fp_alloc(i64 noundef %1, i64 noundef %8, i32 noundef 0) #26
  ret i8* %9
}

define dso_local i8* @memalign(i64 noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = call i64 @llvm.ctpop.i64(i64 %0) #28, !range !10
  %4 = icmp eq i64 %3, 1
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  call void @__fp_error(i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.11, i64 0, i64 0)) #27
  unreachable

6:                                                ; preds = %2
  %7 = icmp ugt i64 %0, 16
  %8 = select i1 %7, i64 %0, i64 16
  %9 = call i8* @__fp_alloc(i64 noundef %1, i64 noundef %8, i32 noundef 0) #26
  ret i8* %9
}

define dso_local i8* @valloc(i64 noundef %0) local_unnamed_addr #1 {
  %2 = call i8* @__fp_alloc(i64 noundef %0, i64 noundef 4096, i32 noundef 0) #26
  ret i8* %2
}

define dso_local i32 @posix_memalign(i8** nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #1 {
  %4 = icmp eq i64 %1, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %3
  %6 = call i64 @llvm.ctpop.i64(i64 %1) #28, !range !10
  %7 = icmp ult i64 %6, 2
  br label %8

8:                                                ; preds = %3, %5
  %9 = phi i1 [ false, %3 ], [ %7, %5 ]
  %10 = and i64 %1, 7
  %11 = icmp eq i64 %10, 0
  %12 = and i1 %11, %9
  br i1 %12, label %13, label %21

13:                                               ; preds = %8
  %14 = call i64 @llvm.ctpop.i64(i64 %1) #28, !range !10
  %15 = icmp eq i64 %14, 1
  br i1 %15, label %17, label %16

16:                                               ; preds = %13
  call void @__fp_error(i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.11, i64 0, i64 0)) #27
  unreachable

17:                                               ; preds = %13
  %18 = icmp ugt i64 %1, 16
  %19 = select i1 %18, i64 %1, i64 16
  %20 = call i8* @__fp_alloc(i64 noundef %2, i64 noundef %19, i32 noundef 0) #26
  store i8* %20, i8** %0, align 8
  br label %21

21:                                               ; preds = %8, %17
  %22 = phi i32 [ 0, %17 ], [ 22, %8 ]
  ret i32 %22
}

define dso_local i64 @malloc_usable_size(i8* noundef %0) local_unnamed_addr #1 {
  %2 = call i64 @__fp_object_size(i8* noundef %0) #26
  ret i64 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local nonnull i16** @__ctype_b_loc() local_unnamed_addr #5 {
  ret i16** @classes_from_0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local nonnull i32** @__ctype_toupper_loc() local_unnamed_addr #5 {
  ret i32** @upper_case_from_0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local nonnull i32** @__ctype_tolower_loc() local_unnamed_addr #5 {
  ret i32** @lower_case_from_0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @isupper(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, 128
  %3 = icmp ult i32 %2, 384
  br i1 %3, label %4, label %11

4:                                                ; preds = %1
  %5 = zext i32 %2 to i64
  %6 = getelementptr inbounds [384 x i16], [384 x i16]* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to [384 x i16]*), i64 0, i64 %5
  %7 = load i16, i16* %6, align 2
  %8 = lshr i16 %7, 8
  %9 = and i16 %8, 1
  %10 = zext i16 %9 to i32
  br label %11

11:                                               ; preds = %1, %4
  %12 = phi i32 [ 0, %1 ], [ %10, %4 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @islower(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, 128
  %3 = icmp ult i32 %2, 384
  br i1 %3, label %4, label %11

4:                                                ; preds = %1
  %5 = zext i32 %2 to i64
  %6 = getelementptr inbounds [384 x i16], [384 x i16]* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to [384 x i16]*), i64 0, i64 %5
  %7 = load i16, i16* %6, align 2
  %8 = lshr i16 %7, 9
  %9 = and i16 %8, 1
  %10 = zext i16 %9 to i32
  br label %11

11:                                               ; preds = %1, %4
  %12 = phi i32 [ 0, %1 ], [ %10, %4 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @isalpha(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, 128
  %3 = icmp ult i32 %2, 384
  br i1 %3, label %4, label %11

4:                                                ; preds = %1
  %5 = zext i32 %2 to i64
  %6 = getelementptr inbounds [384 x i16], [384 x i16]* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to [384 x i16]*), i64 0, i64 %5
  %7 = load i16, i16* %6, align 2
  %8 = lshr i16 %7, 10
  %9 = and i16 %8, 1
  %10 = zext i16 %9 to i32
  br label %11

11:                                               ; preds = %1, %4
  %12 = phi i32 [ 0, %1 ], [ %10, %4 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @isdigit(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, 128
  %3 = icmp ult i32 %2, 384
  br i1 %3, label %4, label %11

4:                                                ; preds = %1
  %5 = zext i32 %2 to i64
  %6 = getelementptr inbounds [384 x i16], [384 x i16]* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to [384 x i16]*), i64 0, i64 %5
  %7 = load i16, i16* %6, align 2
  %8 = lshr i16 %7, 11
  %9 = and i16 %8, 1
  %10 = zext i16 %9 to i32
  br label %11

11:                                               ; preds = %1, %4
  %12 = phi i32 [ 0, %1 ], [ %10, %4 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @isxdigit(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, 128
  %3 = icmp ult i32 %2, 384
  br i1 %3, label %4, label %11

4:                                                ; preds = %1
  %5 = zext i32 %2 to i64
  %6 = getelementptr inbounds [384 x i16], [384 x i16]* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to [384 x i16]*), i64 0, i64 %5
  %7 = load i16, i16* %6, align 2
  %8 = lshr i16 %7, 12
  %9 = and i16 %8, 1
  %10 = zext i16 %9 to i32
  br label %11

11:                                               ; preds = %1, %4
  %12 = phi i32 [ 0, %1 ], [ %10, %4 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @isspace(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, 128
  %3 = icmp ult i32 %2, 384
  br i1 %3, label %4, label %11

4:                                                ; preds = %1
  %5 = zext i32 %2 to i64
  %6 = getelementptr inbounds [384 x i16], [384 x i16]* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to [384 x i16]*), i64 0, i64 %5
  %7 = load i16, i16* %6, align 2
  %8 = lshr i16 %7, 13
  %9 = and i16 %8, 1
  %10 = zext i16 %9 to i32
  br label %11

11:                                               ; preds = %1, %4
  %12 = phi i32 [ 0, %1 ], [ %10, %4 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @isprint(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, 128
  %3 = icmp ult i32 %2, 384
  br i1 %3, label %4, label %11

4:                                                ; preds = %1
  %5 = zext i32 %2 to i64
  %6 = getelementptr inbounds [384 x i16], [384 x i16]* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to [384 x i16]*), i64 0, i64 %5
  %7 = load i16, i16* %6, align 2
  %8 = lshr i16 %7, 14
  %9 = and i16 %8, 1
  %10 = zext i16 %9 to i32
  br label %11

11:                                               ; preds = %1, %4
  %12 = phi i32 [ 0, %1 ], [ %10, %4 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @isgraph(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, 128
  %3 = icmp ult i32 %2, 384
  br i1 %3, label %4, label %10

4:                                                ; preds = %1
  %5 = zext i32 %2 to i64
  %6 = getelementptr inbounds [384 x i16], [384 x i16]* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to [384 x i16]*), i64 0, i64 %5
  %7 = load i16, i16* %6, align 2
  %8 = lshr i16 %7, 15
  %9 = zext i16 %8 to i32
  br label %10

10:                                               ; preds = %1, %4
  %11 = phi i32 [ 0, %1 ], [ %9, %4 ]
  ret i32 %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @isblank(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, 128
  %3 = icmp ult i32 %2, 384
  br i1 %3, label %4, label %10

4:                                                ; preds = %1
  %5 = zext i32 %2 to i64
  %6 = getelementptr inbounds [384 x i16], [384 x i16]* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to [384 x i16]*), i64 0, i64 %5
  %7 = load i16, i16* %6, align 2
  %8 = and i16 %7, 1
  %9 = zext i16 %8 to i32
  br label %10

10:                                               ; preds = %1, %4
  %11 = phi i32 [ 0, %1 ], [ %9, %4 ]
  ret i32 %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @iscntrl(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, 128
  %3 = icmp ult i32 %2, 384
  br i1 %3, label %4, label %11

4:                                                ; preds = %1
  %5 = zext i32 %2 to i64
  %6 = getelementptr inbounds [384 x i16], [384 x i16]* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to [384 x i16]*), i64 0, i64 %5
  %7 = load i16, i16* %6, align 2
  %8 = lshr i16 %7, 1
  %9 = and i16 %8, 1
  %10 = zext i16 %9 to i32
  br label %11

11:                                               ; preds = %1, %4
  %12 = phi i32 [ 0, %1 ], [ %10, %4 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @ispunct(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, 128
  %3 = icmp ult i32 %2, 384
  br i1 %3, label %4, label %11

4:                                                ; preds = %1
  %5 = zext i32 %2 to i64
  %6 = getelementptr inbounds [384 x i16], [384 x i16]* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to [384 x i16]*), i64 0, i64 %5
  %7 = load i16, i16* %6, align 2
  %8 = lshr i16 %7, 2
  %9 = and i16 %8, 1
  %10 = zext i16 %9 to i32
  br label %11

11:                                               ; preds = %1, %4
  %12 = phi i32 [ 0, %1 ], [ %10, %4 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @isalnum(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, 128
  %3 = icmp ult i32 %2, 384
  br i1 %3, label %4, label %11

4:                                                ; preds = %1
  %5 = zext i32 %2 to i64
  %6 = getelementptr inbounds [384 x i16], [384 x i16]* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to [384 x i16]*), i64 0, i64 %5
  %7 = load i16, i16* %6, align 2
  %8 = lshr i16 %7, 3
  %9 = and i16 %8, 1
  %10 = zext i16 %9 to i32
  br label %11

11:                                               ; preds = %1, %4
  %12 = phi i32 [ 0, %1 ], [ %10, %4 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @toupper(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, 128
  %3 = icmp ult i32 %2, 384
  br i1 %3, label %4, label %8

4:                                                ; preds = %1
  %5 = zext i32 %2 to i64
  %6 = getelementptr inbounds [384 x i32], [384 x i32]* @upper_case, i64 0, i64 %5
  %7 = load i32, i32* %6, align 4
  br label %8

8:                                                ; preds = %1, %4
  %9 = phi i32 [ %7, %4 ], [ %0, %1 ]
  ret i32 %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @tolower(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, 128
  %3 = icmp ult i32 %2, 384
  br i1 %3, label %4, label %8

4:                                                ; preds = %1
  %5 = zext i32 %2 to i64
  %6 = getelementptr inbounds [384 x i32], [384 x i32]* @lower_case, i64 0, i64 %5
  %7 = load i32, i32* %6, align 4
  br label %8

8:                                                ; preds = %1, %4
  %9 = phi i32 [ %7, %4 ], [ %0, %1 ]
  ret i32 %9
}

; Function Attrs: nofree noinline norecurse nosync nounwind
define dso_local i8* @memmove(i8* noundef returned writeonly %0, i8* noundef readonly %1, i64 noundef %2) local_unnamed_addr #13 {
  %4 = icmp ugt i8* %0, %1
  %5 = icmp eq i64 %2, 0
  br i1 %4, label %7, label %6

6:                                                ; preds = %3
  br i1 %5, label %22, label %8

7:                                                ; preds = %3
  br i1 %5, label %22, label %15

8:                                                ; preds = %6, %8
  %9 = phi i64 [ %13, %8 ], [ 0, %6 ]
  %10 = getelementptr inbounds i8, i8* %1, i64 %9
  %11 = load i8, i8* %10, align 1
  %12 = getelementptr inbounds i8, i8* %0, i64 %9
  store i8 %11, i8* %12, align 1
  %13 = add nuw i64 %9, 1
  %14 = icmp eq i64 %13, %2
  br i1 %14, label %22, label %8, !llvm.loop !30

15:                                               ; preds = %7, %15
  %16 = phi i64 [ %17, %15 ], [ %2, %7 ]
  %17 = add i64 %16, -1
  %18 = getelementptr inbounds i8, i8* %1, i64 %17
  %19 = load i8, i8* %18, align 1
  %20 = getelementptr inbounds i8, i8* %0, i64 %17
  store i8 %19, i8* %20, align 1
  %21 = icmp eq i64 %17, 0
  br i1 %21, label %22, label %15, !llvm.loop !31

22:                                               ; preds = %8, %15, %6, %7
  ret i8* %0
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #14

; Function Attrs: mustprogress nofree nosync nounwind willreturn
define dso_local i8* @mempcpy(i8* noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #15 {
  %4 = call i8* @memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %2) #26
  %5 = getelementptr inbounds i8, i8* %0, i64 %2
  ret i8* %5
}

; Function Attrs: nofree noinline norecurse nosync nounwind writeonly
define dso_local i8* @memset(i8* noundef returned writeonly %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #16 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %3
  %6 = trunc i32 %1 to i8
  br label %8

7:                                                ; preds = %8, %3
  ret i8* %0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %11, %8 ]
  %10 = getelementptr inbounds i8, i8* %0, i64 %9
  store i8 %6, i8* %10, align 1
  %11 = add nuw i64 %9, 1
  %12 = icmp eq i64 %11, %2
  br i1 %12, label %7, label %8, !llvm.loop !32
}

; Function Attrs: nofree norecurse nosync nounwind writeonly
define dso_local void @bzero(i8* noundef %0, i64 noundef %1) local_unnamed_addr #17 {
  %3 = call i8* @memset(i8* noundef %0, i32 noundef 0, i64 noundef %1) #26
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i32 @memcmp(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #18 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %18, label %7

5:                                                ; preds = %7
  %6 = icmp eq i64 %14, %2
  br i1 %6, label %18, label %7, !llvm.loop !33

7:                                                ; preds = %3, %5
  %8 = phi i64 [ %14, %5 ], [ 0, %3 ]
  %9 = getelementptr inbounds i8, i8* %0, i64 %8
  %10 = load i8, i8* %9, align 1
  %11 = getelementptr inbounds i8, i8* %1, i64 %8
  %12 = load i8, i8* %11, align 1
  %13 = icmp eq i8 %10, %12
  %14 = add nuw i64 %8, 1
  br i1 %13, label %5, label %15

15:                                               ; preds = %7
  %16 = icmp ult i8 %10, %12
  %17 = select i1 %16, i32 -1, i32 1
  br label %18

18:                                               ; preds = %5, %3, %15
  %19 = phi i32 [ %17, %15 ], [ 0, %3 ], [ 0, %5 ]
  ret i32 %19
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i32 @bcmp(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #18 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %18, label %7

5:                                                ; preds = %7
  %6 = icmp eq i64 %14, %2
  br i1 %6, label %18, label %7, !llvm.loop !33

7:                                                ; preds = %3, %5
  %8 = phi i64 [ %14, %5 ], [ 0, %3 ]
  %9 = getelementptr inbounds i8, i8* %0, i64 %8
  %10 = load i8, i8* %9, align 1
  %11 = getelementptr inbounds i8, i8* %1, i64 %8
  %12 = load i8, i8* %11, align 1
  %13 = icmp eq i8 %10, %12
  %14 = add nuw i64 %8, 1
  br i1 %13, label %5, label %15

15:                                               ; preds = %7
  %16 = icmp ult i8 %10, %12
  %17 = select i1 %16, i32 -1, i32 1
  br label %18

18:                                               ; preds = %5, %3, %15
  %19 = phi i32 [ %17, %15 ], [ 0, %3 ], [ 0, %5 ]
  ret i32 %19
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i8* @memchr(i8* noundef readonly %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #18 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %17, label %5

5:                                                ; preds = %3
  %6 = trunc i32 %1 to i8
  br label %7

7:                                                ; preds = %5, %12
  %8 = phi i64 [ 0, %5 ], [ %13, %12 ]
  %9 = getelementptr inbounds i8, i8* %0, i64 %8
  %10 = load i8, i8* %9, align 1
  %11 = icmp eq i8 %10, %6
  br i1 %11, label %15, label %12

12:                                               ; preds = %7
  %13 = add nuw i64 %8, 1
  %14 = icmp eq i64 %13, %2
  br i1 %14, label %17, label %7, !llvm.loop !34

15:                                               ; preds = %7
  %16 = getelementptr inbounds i8, i8* %0, i64 %8
  br label %17

17:                                               ; preds = %12, %3, %15
  %18 = phi i8* [ %16, %15 ], [ null, %3 ], [ null, %12 ]
  ret i8* %18
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i64 @strlen(i8* nocapture noundef readonly %0) local_unnamed_addr #18 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i8, i8* %0, i64 %3
  %5 = load i8, i8* %4, align 1
  %6 = icmp eq i8 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2, !llvm.loop !35

8:                                                ; preds = %2
  ret i64 %3
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i64 @strnlen(i8* nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #18 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %12, label %4

4:                                                ; preds = %2, %9
  %5 = phi i64 [ %10, %9 ], [ 0, %2 ]
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %4
  %10 = add nuw i64 %5, 1
  %11 = icmp eq i64 %10, %1
  br i1 %11, label %12, label %4, !llvm.loop !36

12:                                               ; preds = %4, %9, %2
  %13 = phi i64 [ 0, %2 ], [ %5, %4 ], [ %1, %9 ]
  ret i64 %13
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i8* @stpcpy(i8* noundef writeonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr #19 {
  %3 = load i8, i8* %1, align 1
  store i8 %3, i8* %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %12, label %5

5:                                                ; preds = %2, %5
  %6 = phi i8* [ %9, %5 ], [ %1, %2 ]
  %7 = phi i8* [ %8, %5 ], [ %0, %2 ]
  %8 = getelementptr inbounds i8, i8* %7, i64 1
  %9 = getelementptr inbounds i8, i8* %6, i64 1
  %10 = load i8, i8* %9, align 1
  store i8 %10, i8* %8, align 1
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %12, label %5, !llvm.loop !37

12:                                               ; preds = %5, %2
  %13 = phi i8* [ %0, %2 ], [ %8, %5 ]
  ret i8* %13
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i8* @strcpy(i8* noundef returned writeonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr #19 {
  %3 = load i8, i8* %1, align 1
  store i8 %3, i8* %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %12, label %5

5:                                                ; preds = %2, %5
  %6 = phi i8* [ %9, %5 ], [ %1, %2 ]
  %7 = phi i8* [ %8, %5 ], [ %0, %2 ]
  %8 = getelementptr inbounds i8, i8* %7, i64 1
  %9 = getelementptr inbounds i8, i8* %6, i64 1
  %10 = load i8, i8* %9, align 1
  store i8 %10, i8* %8, align 1
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %12, label %5, !llvm.loop !37

12:                                               ; preds = %5, %2
  ret i8* %0
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i8* @strncpy(i8* noundef returned writeonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #19 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %14, label %5

5:                                                ; preds = %3, %10
  %6 = phi i64 [ %12, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds i8, i8* %1, i64 %6
  %8 = load i8, i8* %7, align 1
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %14, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds i8, i8* %0, i64 %6
  store i8 %8, i8* %11, align 1
  %12 = add nuw i64 %6, 1
  %13 = icmp eq i64 %12, %2
  br i1 %13, label %14, label %5, !llvm.loop !38

14:                                               ; preds = %5, %10, %3
  %15 = phi i64 [ 0, %3 ], [ %6, %5 ], [ %2, %10 ]
  %16 = icmp ult i64 %15, %2
  br i1 %16, label %17, label %22

17:                                               ; preds = %14, %17
  %18 = phi i64 [ %20, %17 ], [ %15, %14 ]
  %19 = getelementptr inbounds i8, i8* %0, i64 %18
  store i8 0, i8* %19, align 1
  %20 = add nuw i64 %18, 1
  %21 = icmp eq i64 %20, %2
  br i1 %21, label %22, label %17, !llvm.loop !39

22:                                               ; preds = %17, %14
  ret i8* %0
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i8* @strcat(i8* noundef returned %0, i8* nocapture noundef readonly %1) local_unnamed_addr #19 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ]
  %5 = getelementptr inbounds i8, i8* %0, i64 %4
  %6 = load i8, i8* %5, align 1
  %7 = icmp eq i8 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3, !llvm.loop !35

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, i8* %0, i64 %4
  %11 = load i8, i8* %1, align 1
  store i8 %11, i8* %10, align 1
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %20, label %13

13:                                               ; preds = %9, %13
  %14 = phi i8* [ %17, %13 ], [ %1, %9 ]
  %15 = phi i8* [ %16, %13 ], [ %10, %9 ]
  %16 = getelementptr inbounds i8, i8* %15, i64 1
  %17 = getelementptr inbounds i8, i8* %14, i64 1
  %18 = load i8, i8* %17, align 1
  store i8 %18, i8* %16, align 1
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %20, label %13, !llvm.loop !37

20:                                               ; preds = %13, %9
  ret i8* %0
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i8* @strncat(i8* noundef returned %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #19 {
  br label %4

4:                                                ; preds = %4, %3
  %5 = phi i64 [ 0, %3 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = icmp eq i8 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4, !llvm.loop !35

10:                                               ; preds = %4
  %11 = getelementptr inbounds i8, i8* %0, i64 %5
  %12 = icmp eq i64 %2, 0
  br i1 %12, label %22, label %13

13:                                               ; preds = %10, %18
  %14 = phi i64 [ %20, %18 ], [ 0, %10 ]
  %15 = getelementptr inbounds i8, i8* %1, i64 %14
  %16 = load i8, i8* %15, align 1
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %22, label %18

18:                                               ; preds = %13
  %19 = getelementptr inbounds i8, i8* %11, i64 %14
  store i8 %16, i8* %19, align 1
  %20 = add nuw i64 %14, 1
  %21 = icmp eq i64 %20, %2
  br i1 %21, label %22, label %13, !llvm.loop !40

22:                                               ; preds = %13, %18, %10
  %23 = phi i64 [ 0, %10 ], [ %14, %13 ], [ %2, %18 ]
  %24 = getelementptr inbounds i8, i8* %11, i64 %23
  store i8 0, i8* %24, align 1
  ret i8* %0
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i32 @strcmp(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr #18 {
  %3 = load i8, i8* %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %16, label %5

5:                                                ; preds = %2, %11
  %6 = phi i8 [ %14, %11 ], [ %3, %2 ]
  %7 = phi i8* [ %13, %11 ], [ %1, %2 ]
  %8 = phi i8* [ %12, %11 ], [ %0, %2 ]
  %9 = load i8, i8* %7, align 1
  %10 = icmp eq i8 %6, %9
  br i1 %10, label %11, label %16

11:                                               ; preds = %5
  %12 = getelementptr inbounds i8, i8* %8, i64 1
  %13 = getelementptr inbounds i8, i8* %7, i64 1
  %14 = load i8, i8* %12, align 1
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %16, label %5, !llvm.loop !41

16:                                               ; preds = %5, %11, %2
  %17 = phi i8* [ %1, %2 ], [ %7, %5 ], [ %13, %11 ]
  %18 = phi i8 [ %3, %2 ], [ %6, %5 ], [ %14, %11 ]
  %19 = zext i8 %18 to i32
  %20 = load i8, i8* %17, align 1
  %21 = zext i8 %20 to i32
  %22 = sub nsw i32 %19, %21
  ret i32 %22
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i32 @strncmp(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #18 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %23, label %5

5:                                                ; preds = %3, %16
  %6 = phi i64 [ %20, %16 ], [ %2, %3 ]
  %7 = phi i8* [ %19, %16 ], [ %1, %3 ]
  %8 = phi i8* [ %18, %16 ], [ %0, %3 ]
  %9 = load i8, i8* %8, align 1
  %10 = load i8, i8* %7, align 1
  %11 = icmp eq i8 %9, %10
  br i1 %11, label %16, label %12

12:                                               ; preds = %5
  %13 = zext i8 %9 to i32
  %14 = zext i8 %10 to i32
  %15 = sub nsw i32 %13, %14
  br label %23

16:                                               ; preds = %5
  %17 = icmp eq i8 %9, 0
  %18 = getelementptr inbounds i8, i8* %8, i64 1
  %19 = getelementptr inbounds i8, i8* %7, i64 1
  %20 = add i64 %6, -1
  %21 = icmp eq i64 %20, 0
  %22 = select i1 %17, i1 true, i1 %21
  br i1 %22, label %23, label %5, !llvm.loop !42

23:                                               ; preds = %16, %3, %12
  %24 = phi i32 [ %15, %12 ], [ 0, %3 ], [ 0, %16 ]
  ret i32 %24
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i32 @strncasecmp(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #18 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %33, label %5

5:                                                ; preds = %3, %26
  %6 = phi i64 [ %30, %26 ], [ %2, %3 ]
  %7 = phi i8* [ %29, %26 ], [ %1, %3 ]
  %8 = phi i8* [ %28, %26 ], [ %0, %3 ]
  %9 = load i8, i8* %8, align 1
  %10 = sext i8 %9 to i32
  %11 = add i8 %9, -65
  %12 = icmp ult i8 %11, 26
  %13 = add nsw i32 %10, 32
  %14 = zext i8 %9 to i32
  %15 = select i1 %12, i32 %13, i32 %14
  %16 = load i8, i8* %7, align 1
  %17 = sext i8 %16 to i32
  %18 = add i8 %16, -65
  %19 = icmp ult i8 %18, 26
  %20 = add nsw i32 %17, 32
  %21 = zext i8 %16 to i32
  %22 = select i1 %19, i32 %20, i32 %21
  %23 = icmp eq i32 %15, %22
  br i1 %23, label %26, label %24

24:                                               ; preds = %5
  %25 = sub nsw i32 %15, %22
  br label %33

26:                                               ; preds = %5
  %27 = icmp eq i8 %9, 0
  %28 = getelementptr inbounds i8, i8* %8, i64 1
  %29 = getelementptr inbounds i8, i8* %7, i64 1
  %30 = add i64 %6, -1
  %31 = icmp eq i64 %30, 0
  %32 = select i1 %27, i1 true, i1 %31
  br i1 %32, label %33, label %5, !llvm.loop !43

33:                                               ; preds = %26, %3, %24
  %34 = phi i32 [ %25, %24 ], [ 0, %3 ], [ 0, %26 ]
  ret i32 %34
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i32 @strcasecmp(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr #18 {
  br label %3

3:                                                ; preds = %24, %2
  %4 = phi i64 [ %28, %24 ], [ -1, %2 ]
  %5 = phi i8* [ %27, %24 ], [ %1, %2 ]
  %6 = phi i8* [ %26, %24 ], [ %0, %2 ]
  %7 = load i8, i8* %6, align 1
  %8 = sext i8 %7 to i32
  %9 = add i8 %7, -65
  %10 = icmp ult i8 %9, 26
  %11 = add nsw i32 %8, 32
  %12 = zext i8 %7 to i32
  %13 = select i1 %10, i32 %11, i32 %12
  %14 = load i8, i8* %5, align 1
  %15 = sext i8 %14 to i32
  %16 = add i8 %14, -65
  %17 = icmp ult i8 %16, 26
  %18 = add nsw i32 %15, 32
  %19 = zext i8 %14 to i32
  %20 = select i1 %17, i32 %18, i32 %19
  %21 = icmp eq i32 %13, %20
  br i1 %21, label %24, label %22

22:                                               ; preds = %3
  %23 = sub nsw i32 %13, %20
  br label %31

24:                                               ; preds = %3
  %25 = icmp eq i8 %7, 0
  %26 = getelementptr inbounds i8, i8* %6, i64 1
  %27 = getelementptr inbounds i8, i8* %5, i64 1
  %28 = add i64 %4, -1
  %29 = icmp eq i64 %28, 0
  %30 = select i1 %25, i1 true, i1 %29
  br i1 %30, label %31, label %3, !llvm.loop !43

31:                                               ; preds = %24, %22
  %32 = phi i32 [ %23, %22 ], [ 0, %24 ]
  ret i32 %32
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i8* @strchr(i8* noundef readonly %0, i32 noundef %1) local_unnamed_addr #18 {
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  %5 = load i8, i8* %0, align 1
  %6 = sext i8 %5 to i32
  %7 = icmp eq i32 %4, %6
  br i1 %7, label %17, label %8

8:                                                ; preds = %2, %12
  %9 = phi i8 [ %14, %12 ], [ %5, %2 ]
  %10 = phi i8* [ %13, %12 ], [ %0, %2 ]
  %11 = icmp eq i8 %9, 0
  br i1 %11, label %17, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds i8, i8* %10, i64 1
  %14 = load i8, i8* %13, align 1
  %15 = sext i8 %14 to i32
  %16 = icmp eq i32 %4, %15
  br i1 %16, label %17, label %8, !llvm.loop !44

17:                                               ; preds = %12, %8, %2
  %18 = phi i8* [ %0, %2 ], [ %13, %12 ], [ null, %8 ]
  ret i8* %18
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i8* @strrchr(i8* noundef readonly %0, i32 noundef %1) local_unnamed_addr #18 {
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5

5:                                                ; preds = %5, %2
  %6 = phi i8* [ %0, %2 ], [ %13, %5 ]
  %7 = phi i8* [ null, %2 ], [ %11, %5 ]
  %8 = load i8, i8* %6, align 1
  %9 = sext i8 %8 to i32
  %10 = icmp eq i32 %4, %9
  %11 = select i1 %10, i8* %6, i8* %7
  %12 = icmp eq i8 %8, 0
  %13 = getelementptr inbounds i8, i8* %6, i64 1
  br i1 %12, label %14, label %5, !llvm.loop !45

14:                                               ; preds = %5
  ret i8* %11
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i8* @strstr(i8* noundef readonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr #18 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ]
  %5 = getelementptr inbounds i8, i8* %1, i64 %4
  %6 = load i8, i8* %5, align 1
  %7 = icmp eq i8 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3, !llvm.loop !35

9:                                                ; preds = %3
  %10 = icmp eq i64 %4, 0
  br label %11

11:                                               ; preds = %9, %37
  %12 = phi i8* [ %38, %37 ], [ %0, %9 ]
  br i1 %10, label %31, label %13

13:                                               ; preds = %11, %24
  %14 = phi i64 [ %28, %24 ], [ %4, %11 ]
  %15 = phi i8* [ %27, %24 ], [ %1, %11 ]
  %16 = phi i8* [ %26, %24 ], [ %12, %11 ]
  %17 = load i8, i8* %16, align 1
  %18 = load i8, i8* %15, align 1
  %19 = icmp eq i8 %17, %18
  br i1 %19, label %24, label %20

20:                                               ; preds = %13
  %21 = zext i8 %17 to i32
  %22 = zext i8 %18 to i32
  %23 = sub nsw i32 %21, %22
  br label %31

24:                                               ; preds = %13
  %25 = icmp eq i8 %17, 0
  %26 = getelementptr inbounds i8, i8* %16, i64 1
  %27 = getelementptr inbounds i8, i8* %15, i64 1
  %28 = add i64 %14, -1
  %29 = icmp eq i64 %28, 0
  %30 = select i1 %25, i1 true, i1 %29
  br i1 %30, label %31, label %13, !llvm.loop !42

31:                                               ; preds = %24, %11, %20
  %32 = phi i32 [ %23, %20 ], [ 0, %11 ], [ 0, %24 ]
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %39, label %34

34:                                               ; preds = %31
  %35 = load i8, i8* %12, align 1
  %36 = icmp eq i8 %35, 0
  br i1 %36, label %39, label %37

37:                                               ; preds = %34
  %38 = getelementptr inbounds i8, i8* %12, i64 1
  br label %11, !llvm.loop !46

39:                                               ; preds = %34, %31
  %40 = phi i8* [ %12, %31 ], [ null, %34 ]
  ret i8* %40
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i64 @strspn(i8* nocapture noundef readonly %0, i8* noundef readonly %1) local_unnamed_addr #18 {
  %3 = load i8, i8* %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %27, label %5

5:                                                ; preds = %2
  %6 = load i8, i8* %1, align 1
  br label %7

7:                                                ; preds = %5, %22
  %8 = phi i8 [ %3, %5 ], [ %25, %22 ]
  %9 = phi i64 [ 0, %5 ], [ %23, %22 ]
  %10 = icmp eq i8 %8, %6
  br i1 %10, label %19, label %11

11:                                               ; preds = %7, %15
  %12 = phi i8 [ %17, %15 ], [ %6, %7 ]
  %13 = phi i8* [ %16, %15 ], [ %1, %7 ]
  %14 = icmp eq i8 %12, 0
  br i1 %14, label %19, label %15

15:                                               ; preds = %11
  %16 = getelementptr inbounds i8, i8* %13, i64 1
  %17 = load i8, i8* %16, align 1
  %18 = icmp eq i8 %8, %17
  br i1 %18, label %19, label %11, !llvm.loop !44

19:                                               ; preds = %11, %15, %7
  %20 = phi i8* [ %1, %7 ], [ %16, %15 ], [ null, %11 ]
  %21 = icmp eq i8* %20, null
  br i1 %21, label %27, label %22

22:                                               ; preds = %19
  %23 = add i64 %9, 1
  %24 = getelementptr inbounds i8, i8* %0, i64 %23
  %25 = load i8, i8* %24, align 1
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %7, !llvm.loop !47

27:                                               ; preds = %19, %22, %2
  %28 = phi i64 [ 0, %2 ], [ %9, %19 ], [ %23, %22 ]
  ret i64 %28
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i64 @strcspn(i8* nocapture noundef readonly %0, i8* noundef readonly %1) local_unnamed_addr #18 {
  %3 = load i8, i8* %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %27, label %5

5:                                                ; preds = %2
  %6 = load i8, i8* %1, align 1
  br label %7

7:                                                ; preds = %5, %22
  %8 = phi i8 [ %3, %5 ], [ %25, %22 ]
  %9 = phi i64 [ 0, %5 ], [ %23, %22 ]
  %10 = icmp eq i8 %8, %6
  br i1 %10, label %19, label %11

11:                                               ; preds = %7, %15
  %12 = phi i8 [ %17, %15 ], [ %6, %7 ]
  %13 = phi i8* [ %16, %15 ], [ %1, %7 ]
  %14 = icmp eq i8 %12, 0
  br i1 %14, label %19, label %15

15:                                               ; preds = %11
  %16 = getelementptr inbounds i8, i8* %13, i64 1
  %17 = load i8, i8* %16, align 1
  %18 = icmp eq i8 %8, %17
  br i1 %18, label %19, label %11, !llvm.loop !44

19:                                               ; preds = %11, %15, %7
  %20 = phi i8* [ %1, %7 ], [ %16, %15 ], [ null, %11 ]
  %21 = icmp eq i8* %20, null
  br i1 %21, label %22, label %27

22:                                               ; preds = %19
  %23 = add i64 %9, 1
  %24 = getelementptr inbounds i8, i8* %0, i64 %23
  %25 = load i8, i8* %24, align 1
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %7, !llvm.loop !48

27:                                               ; preds = %19, %22, %2
  %28 = phi i64 [ 0, %2 ], [ %9, %19 ], [ %23, %22 ]
  ret i64 %28
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i8* @strpbrk(i8* noundef readonly %0, i8* noundef readonly %1) local_unnamed_addr #18 {
  %3 = load i8, i8* %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %27, label %5

5:                                                ; preds = %2
  %6 = load i8, i8* %1, align 1
  br label %7

7:                                                ; preds = %22, %5
  %8 = phi i8 [ %3, %5 ], [ %25, %22 ]
  %9 = phi i64 [ 0, %5 ], [ %23, %22 ]
  %10 = icmp eq i8 %8, %6
  br i1 %10, label %19, label %11

11:                                               ; preds = %7, %15
  %12 = phi i8 [ %17, %15 ], [ %6, %7 ]
  %13 = phi i8* [ %16, %15 ], [ %1, %7 ]
  %14 = icmp eq i8 %12, 0
  br i1 %14, label %19, label %15

15:                                               ; preds = %11
  %16 = getelementptr inbounds i8, i8* %13, i64 1
  %17 = load i8, i8* %16, align 1
  %18 = icmp eq i8 %8, %17
  br i1 %18, label %19, label %11, !llvm.loop !44

19:                                               ; preds = %15, %11, %7
  %20 = phi i8* [ %1, %7 ], [ %16, %15 ], [ null, %11 ]
  %21 = icmp eq i8* %20, null
  br i1 %21, label %22, label %27

22:                                               ; preds = %19
  %23 = add i64 %9, 1
  %24 = getelementptr inbounds i8, i8* %0, i64 %23
  %25 = load i8, i8* %24, align 1
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %7, !llvm.loop !48

27:                                               ; preds = %19, %22, %2
  %28 = phi i64 [ 0, %2 ], [ %9, %19 ], [ %23, %22 ]
  %29 = getelementptr inbounds i8, i8* %0, i64 %28
  %30 = load i8, i8* %29, align 1
  %31 = icmp eq i8 %30, 0
  %32 = select i1 %31, i8* null, i8* %29
  ret i8* %32
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i8* @strtok_r(i8* noundef %0, i8* noundef readonly %1, i8** nocapture noundef %2) local_unnamed_addr #19 {
  %4 = icmp eq i8* %0, null
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = load i8*, i8** %2, align 8
  br label %7

7:                                                ; preds = %5, %3
  %8 = phi i8* [ %0, %3 ], [ %6, %5 ]
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %33, label %11

11:                                               ; preds = %7
  %12 = load i8, i8* %1, align 1
  br label %13

13:                                               ; preds = %28, %11
  %14 = phi i8 [ %9, %11 ], [ %31, %28 ]
  %15 = phi i64 [ 0, %11 ], [ %29, %28 ]
  %16 = icmp eq i8 %14, %12
  br i1 %16, label %25, label %17

17:                                               ; preds = %13, %21
  %18 = phi i8 [ %23, %21 ], [ %12, %13 ]
  %19 = phi i8* [ %22, %21 ], [ %1, %13 ]
  %20 = icmp eq i8 %18, 0
  br i1 %20, label %25, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds i8, i8* %19, i64 1
  %23 = load i8, i8* %22, align 1
  %24 = icmp eq i8 %14, %23
  br i1 %24, label %25, label %17, !llvm.loop !44

25:                                               ; preds = %21, %17, %13
  %26 = phi i8* [ %1, %13 ], [ %22, %21 ], [ null, %17 ]
  %27 = icmp eq i8* %26, null
  br i1 %27, label %33, label %28

28:                                               ; preds = %25
  %29 = add i64 %15, 1
  %30 = getelementptr inbounds i8, i8* %8, i64 %29
  %31 = load i8, i8* %30, align 1
  %32 = icmp eq i8 %31, 0
  br i1 %32, label %33, label %13, !llvm.loop !47

33:                                               ; preds = %25, %28, %7
  %34 = phi i64 [ 0, %7 ], [ %15, %25 ], [ %29, %28 ]
  %35 = getelementptr inbounds i8, i8* %8, i64 %34
  %36 = load i8, i8* %35, align 1
  %37 = icmp eq i8 %36, 0
  br i1 %37, label %38, label %39

38:                                               ; preds = %33
  store i8* %35, i8** %2, align 8
  br label %68

39:                                               ; preds = %33
  %40 = load i8, i8* %1, align 1
  br label %41

41:                                               ; preds = %56, %39
  %42 = phi i8 [ %36, %39 ], [ %59, %56 ]
  %43 = phi i64 [ 0, %39 ], [ %57, %56 ]
  %44 = icmp eq i8 %42, %40
  br i1 %44, label %53, label %45

45:                                               ; preds = %41, %49
  %46 = phi i8 [ %51, %49 ], [ %40, %41 ]
  %47 = phi i8* [ %50, %49 ], [ %1, %41 ]
  %48 = icmp eq i8 %46, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %45
  %50 = getelementptr inbounds i8, i8* %47, i64 1
  %51 = load i8, i8* %50, align 1
  %52 = icmp eq i8 %42, %51
  br i1 %52, label %53, label %45, !llvm.loop !44

53:                                               ; preds = %49, %45, %41
  %54 = phi i8* [ %1, %41 ], [ %50, %49 ], [ null, %45 ]
  %55 = icmp eq i8* %54, null
  br i1 %55, label %56, label %61

56:                                               ; preds = %53
  %57 = add i64 %43, 1
  %58 = getelementptr inbounds i8, i8* %35, i64 %57
  %59 = load i8, i8* %58, align 1
  %60 = icmp eq i8 %59, 0
  br i1 %60, label %61, label %41, !llvm.loop !48

61:                                               ; preds = %53, %56
  %62 = phi i64 [ %43, %53 ], [ %57, %56 ]
  %63 = getelementptr inbounds i8, i8* %35, i64 %62
  %64 = load i8, i8* %63, align 1
  %65 = icmp ne i8 %64, 0
  %66 = zext i1 %65 to i64
  %67 = getelementptr i8, i8* %63, i64 %66
  store i8* %67, i8** %2, align 8
  store i8 0, i8* %63, align 1
  br label %68

68:                                               ; preds = %61, %38
  %69 = phi i8* [ %35, %61 ], [ null, %38 ]
  ret i8* %69
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i8* @strtok(i8* noundef %0, i8* noundef readonly %1) local_unnamed_addr #19 {
  %3 = icmp eq i8* %0, null
  %4 = load i8*, i8** @strtok_rest, align 8
  %5 = select i1 %3, i8* %4, i8* %0
  %6 = load i8, i8* %5, align 1
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %30, label %8

8:                                                ; preds = %2
  %9 = load i8, i8* %1, align 1
  br label %10

10:                                               ; preds = %25, %8
  %11 = phi i8 [ %6, %8 ], [ %28, %25 ]
  %12 = phi i64 [ 0, %8 ], [ %26, %25 ]
  %13 = icmp eq i8 %11, %9
  br i1 %13, label %22, label %14

14:                                               ; preds = %10, %18
  %15 = phi i8 [ %20, %18 ], [ %9, %10 ]
  %16 = phi i8* [ %19, %18 ], [ %1, %10 ]
  %17 = icmp eq i8 %15, 0
  br i1 %17, label %22, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds i8, i8* %16, i64 1
  %20 = load i8, i8* %19, align 1
  %21 = icmp eq i8 %11, %20
  br i1 %21, label %22, label %14, !llvm.loop !44

22:                                               ; preds = %18, %14, %10
  %23 = phi i8* [ %1, %10 ], [ %19, %18 ], [ null, %14 ]
  %24 = icmp eq i8* %23, null
  br i1 %24, label %30, label %25

25:                                               ; preds = %22
  %26 = add i64 %12, 1
  %27 = getelementptr inbounds i8, i8* %5, i64 %26
  %28 = load i8, i8* %27, align 1
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %30, label %10, !llvm.loop !47

30:                                               ; preds = %25, %22, %2
  %31 = phi i64 [ 0, %2 ], [ %12, %22 ], [ %26, %25 ]
  %32 = getelementptr inbounds i8, i8* %5, i64 %31
  %33 = load i8, i8* %32, align 1
  %34 = icmp eq i8 %33, 0
  br i1 %34, label %35, label %36

35:                                               ; preds = %30
  store i8* %32, i8** @strtok_rest, align 8
  br label %65

36:                                               ; preds = %30
  %37 = load i8, i8* %1, align 1
  br label %38

38:                                               ; preds = %53, %36
  %39 = phi i8 [ %33, %36 ], [ %56, %53 ]
  %40 = phi i64 [ 0, %36 ], [ %54, %53 ]
  %41 = icmp eq i8 %39, %37
  br i1 %41, label %50, label %42

42:                                               ; preds = %38, %46
  %43 = phi i8 [ %48, %46 ], [ %37, %38 ]
  %44 = phi i8* [ %47, %46 ], [ %1, %38 ]
  %45 = icmp eq i8 %43, 0
  br i1 %45, label %50, label %46

46:                                               ; preds = %42
  %47 = getelementptr inbounds i8, i8* %44, i64 1
  %48 = load i8, i8* %47, align 1
  %49 = icmp eq i8 %39, %48
  br i1 %49, label %50, label %42, !llvm.loop !44

50:                                               ; preds = %46, %42, %38
  %51 = phi i8* [ %1, %38 ], [ %47, %46 ], [ null, %42 ]
  %52 = icmp eq i8* %51, null
  br i1 %52, label %53, label %58

53:                                               ; preds = %50
  %54 = add i64 %40, 1
  %55 = getelementptr inbounds i8, i8* %32, i64 %54
  %56 = load i8, i8* %55, align 1
  %57 = icmp eq i8 %56, 0
  br i1 %57, label %58, label %38, !llvm.loop !48

58:                                               ; preds = %53, %50
  %59 = phi i64 [ %40, %50 ], [ %54, %53 ]
  %60 = getelementptr inbounds i8, i8* %32, i64 %59
  %61 = load i8, i8* %60, align 1
  %62 = icmp ne i8 %61, 0
  %63 = zext i1 %62 to i64
  %64 = getelementptr i8, i8* %60, i64 %63
  store i8* %64, i8** @strtok_rest, align 8
  store i8 0, i8* %60, align 1
  br label %65

65:                                               ; preds = %35, %58
  %66 = phi i8* [ %32, %58 ], [ null, %35 ]
  ret i8* %66
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i8* @strsep(i8** nocapture noundef %0, i8* noundef readonly %1) local_unnamed_addr #19 {
  %3 = load i8*, i8** %0, align 8
  %4 = icmp eq i8* %3, null
  br i1 %4, label %37, label %5

5:                                                ; preds = %2
  %6 = load i8, i8* %3, align 1
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %30, label %8

8:                                                ; preds = %5
  %9 = load i8, i8* %1, align 1
  br label %10

10:                                               ; preds = %25, %8
  %11 = phi i8 [ %6, %8 ], [ %28, %25 ]
  %12 = phi i64 [ 0, %8 ], [ %26, %25 ]
  %13 = icmp eq i8 %11, %9
  br i1 %13, label %22, label %14

14:                                               ; preds = %10, %18
  %15 = phi i8 [ %20, %18 ], [ %9, %10 ]
  %16 = phi i8* [ %19, %18 ], [ %1, %10 ]
  %17 = icmp eq i8 %15, 0
  br i1 %17, label %22, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds i8, i8* %16, i64 1
  %20 = load i8, i8* %19, align 1
  %21 = icmp eq i8 %11, %20
  br i1 %21, label %22, label %14, !llvm.loop !44

22:                                               ; preds = %18, %14, %10
  %23 = phi i8* [ %1, %10 ], [ %19, %18 ], [ null, %14 ]
  %24 = icmp eq i8* %23, null
  br i1 %24, label %25, label %30

25:                                               ; preds = %22
  %26 = add i64 %12, 1
  %27 = getelementptr inbounds i8, i8* %3, i64 %26
  %28 = load i8, i8* %27, align 1
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %30, label %10, !llvm.loop !48

30:                                               ; preds = %22, %25, %5
  %31 = phi i64 [ 0, %5 ], [ %12, %22 ], [ %26, %25 ]
  %32 = getelementptr inbounds i8, i8* %3, i64 %31
  %33 = load i8, i8* %32, align 1
  %34 = icmp eq i8 %33, 0
  %35 = getelementptr inbounds i8, i8* %32, i64 1
  %36 = select i1 %34, i8* null, i8* %35
  store i8* %36, i8** %0, align 8
  store i8 0, i8* %32, align 1
  br label %37

37:                                               ; preds = %2, %30
  %38 = phi i8* [ %3, %30 ], [ null, %2 ]
  ret i8* %38
}

define dso_local i8* @strdup(i8* nocapture noundef readonly %0) local_unnamed_addr #1 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i8, i8* %0, i64 %3
  %5 = load i8, i8* %4, align 1
  %6 = icmp eq i8 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2, !llvm.loop !35

8:                                                ; preds = %2
  %9 = call i8* @__fp_alloc(i64 noundef %7, i64 noundef 16, i32 noundef 0) #26
  %10 = call i8* @memcpy(i8* noundef %9, i8* noundef %0, i64 noundef %7) #26
  ret i8* %9
}

define dso_local i8* @strndup(i8* nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %12, label %4

4:                                                ; preds = %2, %9
  %5 = phi i64 [ %10, %9 ], [ 0, %2 ]
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %4
  %10 = add nuw i64 %5, 1
  %11 = icmp eq i64 %10, %1
  br i1 %11, label %12, label %4, !llvm.loop !36

12:                                               ; preds = %4, %9, %2
  %13 = phi i64 [ 0, %2 ], [ %5, %4 ], [ %1, %9 ]
  %14 = add i64 %13, 1
  %15 = call i8* @__fp_alloc(i64 noundef %14, i64 noundef 16, i32 noundef 0) #26
  %16 = call i8* @memcpy(i8* noundef %15, i8* noundef %0, i64 noundef %13) #26
  %17 = getelementptr inbounds i8, i8* %15, i64 %13
  store i8 0, i8* %17, align 1
  ret i8* %15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i8* @strerror(i32 noundef %0) local_unnamed_addr #5 {
  ret i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.12, i64 0, i64 0)
}

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
define dso_local i32 @abs(i32 noundef %0) local_unnamed_addr #20 {
  %2 = call i32 @llvm.abs.i32(i32 %0, i1 true)
  ret i32 %2
}

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
define dso_local i64 @labs(i64 noundef %0) local_unnamed_addr #20 {
  %2 = call i64 @llvm.abs.i64(i64 %0, i1 true)
  ret i64 %2
}

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
define dso_local i64 @llabs(i64 noundef %0) local_unnamed_addr #20 {
  %2 = call i64 @llvm.abs.i64(i64 %0, i1 true)
  ret i64 %2
}

; Function Attrs: nofree nosync nounwind
define dso_local i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #21 {
  %4 = call fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i1 noundef zeroext false) #29
  %5 = extractvalue { i64, i64 } %4, 0
  %6 = extractvalue { i64, i64 } %4, 1
  %7 = and i64 %6, 1
  %8 = add nuw i64 %7, 9223372036854775807
  %9 = and i64 %6, 256
  %10 = icmp ne i64 %9, 0
  %11 = icmp ugt i64 %5, %8
  %12 = select i1 %10, i1 true, i1 %11
  br i1 %12, label %13, label %14

13:                                               ; preds = %3
  store i32 34, i32* @error_number, align 4
  br label %14

14:                                               ; preds = %3, %13
  %15 = phi i64 [ %8, %13 ], [ %5, %3 ]
  %16 = icmp eq i64 %7, 0
  %17 = sub i64 0, %15
  %18 = select i1 %16, i64 %15, i64 %17
  ret i64 %18
}

; Function Attrs: nofree nosync nounwind
define dso_local i64 @strtoll(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #21 {
  %4 = call fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i1 noundef zeroext false) #29
  %5 = extractvalue { i64, i64 } %4, 0
  %6 = extractvalue { i64, i64 } %4, 1
  %7 = and i64 %6, 1
  %8 = add nuw i64 %7, 9223372036854775807
  %9 = and i64 %6, 256
  %10 = icmp ne i64 %9, 0
  %11 = icmp ugt i64 %5, %8
  %12 = select i1 %10, i1 true, i1 %11
  br i1 %12, label %13, label %14

13:                                               ; preds = %3
  store i32 34, i32* @error_number, align 4
  br label %14

14:                                               ; preds = %3, %13
  %15 = phi i64 [ %8, %13 ], [ %5, %3 ]
  %16 = icmp eq i64 %7, 0
  %17 = sub i64 0, %15
  %18 = select i1 %16, i64 %15, i64 %17
  ret i64 %18
}

; Function Attrs: nofree nosync nounwind
define dso_local i64 @strtoimax(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #21 {
  %4 = call fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i1 noundef zeroext false) #29
  %5 = extractvalue { i64, i64 } %4, 0
  %6 = extractvalue { i64, i64 } %4, 1
  %7 = and i64 %6, 1
  %8 = add nuw i64 %7, 9223372036854775807
  %9 = and i64 %6, 256
  %10 = icmp ne i64 %9, 0
  %11 = icmp ugt i64 %5, %8
  %12 = select i1 %10, i1 true, i1 %11
  br i1 %12, label %13, label %14

13:                                               ; preds = %3
  store i32 34, i32* @error_number, align 4
  br label %14

14:                                               ; preds = %3, %13
  %15 = phi i64 [ %8, %13 ], [ %5, %3 ]
  %16 = icmp eq i64 %7, 0
  %17 = sub i64 0, %15
  %18 = select i1 %16, i64 %15, i64 %17
  ret i64 %18
}

; Function Attrs: nofree nosync nounwind
define dso_local i64 @strtoul(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #21 {
  %4 = call fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i1 noundef zeroext false) #29
  %5 = extractvalue { i64, i64 } %4, 0
  %6 = extractvalue { i64, i64 } %4, 1
  %7 = and i64 %6, 256
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %3
  store i32 34, i32* @error_number, align 4
  br label %15

10:                                               ; preds = %3
  %11 = and i64 %6, 1
  %12 = icmp eq i64 %11, 0
  %13 = sub i64 0, %5
  %14 = select i1 %12, i64 %5, i64 %13
  br label %15

15:                                               ; preds = %9, %10
  %16 = phi i64 [ -1, %9 ], [ %14, %10 ]
  ret i64 %16
}

; Function Attrs: nofree nosync nounwind
define dso_local i64 @strtoull(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #21 {
  %4 = call fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i1 noundef zeroext false) #29
  %5 = extractvalue { i64, i64 } %4, 0
  %6 = extractvalue { i64, i64 } %4, 1
  %7 = and i64 %6, 256
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %3
  store i32 34, i32* @error_number, align 4
  br label %15

10:                                               ; preds = %3
  %11 = and i64 %6, 1
  %12 = icmp eq i64 %11, 0
  %13 = sub i64 0, %5
  %14 = select i1 %12, i64 %5, i64 %13
  br label %15

15:                                               ; preds = %9, %10
  %16 = phi i64 [ -1, %9 ], [ %14, %10 ]
  ret i64 %16
}

; Function Attrs: nofree nosync nounwind
define dso_local i64 @strtoumax(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #21 {
  %4 = call fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i1 noundef zeroext false) #29
  %5 = extractvalue { i64, i64 } %4, 0
  %6 = extractvalue { i64, i64 } %4, 1
  %7 = and i64 %6, 256
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %3
  store i32 34, i32* @error_number, align 4
  br label %15

10:                                               ; preds = %3
  %11 = and i64 %6, 1
  %12 = icmp eq i64 %11, 0
  %13 = sub i64 0, %5
  %14 = select i1 %12, i64 %5, i64 %13
  br label %15

15:                                               ; preds = %9, %10
  %16 = phi i64 [ -1, %9 ], [ %14, %10 ]
  ret i64 %16
}

; Function Attrs: nofree nosync nounwind
define dso_local i64 @__isoc23_strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #21 {
  %4 = call fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i1 noundef zeroext true) #29
  %5 = extractvalue { i64, i64 } %4, 0
  %6 = extractvalue { i64, i64 } %4, 1
  %7 = and i64 %6, 1
  %8 = add nuw i64 %7, 9223372036854775807
  %9 = and i64 %6, 256
  %10 = icmp ne i64 %9, 0
  %11 = icmp ugt i64 %5, %8
  %12 = select i1 %10, i1 true, i1 %11
  br i1 %12, label %13, label %14

13:                                               ; preds = %3
  store i32 34, i32* @error_number, align 4
  br label %14

14:                                               ; preds = %3, %13
  %15 = phi i64 [ %8, %13 ], [ %5, %3 ]
  %16 = icmp eq i64 %7, 0
  %17 = sub i64 0, %15
  %18 = select i1 %16, i64 %15, i64 %17
  ret i64 %18
}

; Function Attrs: nofree nosync nounwind
define dso_local i64 @__isoc23_strtoll(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #21 {
  %4 = call fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i1 noundef zeroext true) #29
  %5 = extractvalue { i64, i64 } %4, 0
  %6 = extractvalue { i64, i64 } %4, 1
  %7 = and i64 %6, 1
  %8 = add nuw i64 %7, 9223372036854775807
  %9 = and i64 %6, 256
  %10 = icmp ne i64 %9, 0
  %11 = icmp ugt i64 %5, %8
  %12 = select i1 %10, i1 true, i1 %11
  br i1 %12, label %13, label %14

13:                                               ; preds = %3
  store i32 34, i32* @error_number, align 4
  br label %14

14:                                               ; preds = %3, %13
  %15 = phi i64 [ %8, %13 ], [ %5, %3 ]
  %16 = icmp eq i64 %7, 0
  %17 = sub i64 0, %15
  %18 = select i1 %16, i64 %15, i64 %17
  ret i64 %18
}

; Function Attrs: nofree nosync nounwind
define dso_local i64 @__isoc23_strtoul(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #21 {
  %4 = call fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i1 noundef zeroext true) #29
  %5 = extractvalue { i64, i64 } %4, 0
  %6 = extractvalue { i64, i64 } %4, 1
  %7 = and i64 %6, 256
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %3
  store i32 34, i32* @error_number, align 4
  br label %15

10:                                               ; preds = %3
  %11 = and i64 %6, 1
  %12 = icmp eq i64 %11, 0
  %13 = sub i64 0, %5
  %14 = select i1 %12, i64 %5, i64 %13
  br label %15

15:                                               ; preds = %9, %10
  %16 = phi i64 [ -1, %9 ], [ %14, %10 ]
  ret i64 %16
}

; Function Attrs: nofree nosync nounwind
define dso_local i64 @__isoc23_strtoull(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #21 {
  %4 = call fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i1 noundef zeroext true) #29
  %5 = extractvalue { i64, i64 } %4, 0
  %6 = extractvalue { i64, i64 } %4, 1
  %7 = and i64 %6, 256
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %3
  store i32 34, i32* @error_number, align 4
  br label %15

10:                                               ; preds = %3
  %11 = and i64 %6, 1
  %12 = icmp eq i64 %11, 0
  %13 = sub i64 0, %5
  %14 = select i1 %12, i64 %5, i64 %13
  br label %15

15:                                               ; preds = %9, %10
  %16 = phi i64 [ -1, %9 ], [ %14, %10 ]
  ret i64 %16
}

; Function Attrs: nofree nosync nounwind
define dso_local i32 @atoi(i8* nocapture noundef readonly %0) local_unnamed_addr #21 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i8* [ %10, %2 ], [ %0, %1 ]
  %4 = load i8, i8* %3, align 1
  %5 = sext i8 %4 to i32
  %6 = icmp ne i8 %4, 32
  %7 = add nsw i32 %5, -14
  %8 = icmp ult i32 %7, -5
  %9 = and i1 %6, %8
  %10 = getelementptr inbounds i8, i8* %3, i64 1
  br i1 %9, label %11, label %2, !llvm.loop !49

11:                                               ; preds = %2
  %12 = icmp eq i8 %4, 45
  %13 = zext i1 %12 to i64
  %14 = icmp eq i8 %4, 43
  %15 = or i1 %12, %14
  %16 = zext i1 %15 to i64
  %17 = getelementptr i8, i8* %3, i64 %16
  br label %18

18:                                               ; preds = %50, %11
  %19 = phi i8* [ %17, %11 ], [ %53, %50 ]
  %20 = phi i64 [ %13, %11 ], [ %51, %50 ]
  %21 = phi i64 [ 0, %11 ], [ %52, %50 ]
  %22 = load i8, i8* %19, align 1
  %23 = sext i8 %22 to i32
  %24 = add i8 %22, -48
  %25 = icmp ult i8 %24, 10
  br i1 %25, label %26, label %28

26:                                               ; preds = %18
  %27 = add nsw i32 %23, -48
  br label %34

28:                                               ; preds = %18
  %29 = or i32 %23, 32
  %30 = add nsw i32 %29, -97
  %31 = icmp ult i32 %30, 26
  %32 = add nsw i32 %29, -87
  %33 = select i1 %31, i32 %32, i32 99
  br label %34

34:                                               ; preds = %28, %26
  %35 = phi i32 [ %27, %26 ], [ %33, %28 ]
  %36 = icmp slt i32 %35, 10
  br i1 %36, label %37, label %50

37:                                               ; preds = %34
  %38 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %21, i64 10) #28
  %39 = extractvalue { i64, i1 } %38, 1
  %40 = extractvalue { i64, i1 } %38, 0
  %41 = and i64 %20, 256
  %42 = and i64 %20, -65281
  %43 = sext i32 %35 to i64
  %44 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %40, i64 %43) #28
  %45 = extractvalue { i64, i1 } %44, 1
  %46 = extractvalue { i64, i1 } %44, 0
  %47 = select i1 %45, i1 true, i1 %39
  %48 = select i1 %47, i64 256, i64 %41
  %49 = or i64 %48, %42
  br label %50

50:                                               ; preds = %37, %34
  %51 = phi i64 [ %49, %37 ], [ %20, %34 ]
  %52 = phi i64 [ %46, %37 ], [ %21, %34 ]
  %53 = getelementptr inbounds i8, i8* %19, i64 1
  br i1 %36, label %18, label %54, !llvm.loop !50

54:                                               ; preds = %50
  %55 = and i64 %51, 1
  %56 = add nuw i64 %55, 9223372036854775807
  %57 = and i64 %51, 256
  %58 = icmp ne i64 %57, 0
  %59 = icmp ugt i64 %52, %56
  %60 = select i1 %58, i1 true, i1 %59
  br i1 %60, label %61, label %62

61:                                               ; preds = %54
  store i32 34, i32* @error_number, align 4
  br label %62

62:                                               ; preds = %54, %61
  %63 = phi i64 [ %56, %61 ], [ %52, %54 ]
  %64 = icmp eq i64 %55, 0
  %65 = sub i64 0, %63
  %66 = select i1 %64, i64 %63, i64 %65
  %67 = trunc i64 %66 to i32
  ret i32 %67
}

; Function Attrs: nofree nosync nounwind
define dso_local i64 @atol(i8* nocapture noundef readonly %0) local_unnamed_addr #21 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i8* [ %10, %2 ], [ %0, %1 ]
  %4 = load i8, i8* %3, align 1
  %5 = sext i8 %4 to i32
  %6 = icmp ne i8 %4, 32
  %7 = add nsw i32 %5, -14
  %8 = icmp ult i32 %7, -5
  %9 = and i1 %6, %8
  %10 = getelementptr inbounds i8, i8* %3, i64 1
  br i1 %9, label %11, label %2, !llvm.loop !49

11:                                               ; preds = %2
  %12 = icmp eq i8 %4, 45
  %13 = zext i1 %12 to i64
  %14 = icmp eq i8 %4, 43
  %15 = or i1 %12, %14
  %16 = zext i1 %15 to i64
  %17 = getelementptr i8, i8* %3, i64 %16
  br label %18

18:                                               ; preds = %50, %11
  %19 = phi i8* [ %17, %11 ], [ %53, %50 ]
  %20 = phi i64 [ %13, %11 ], [ %51, %50 ]
  %21 = phi i64 [ 0, %11 ], [ %52, %50 ]
  %22 = load i8, i8* %19, align 1
  %23 = sext i8 %22 to i32
  %24 = add i8 %22, -48
  %25 = icmp ult i8 %24, 10
  br i1 %25, label %26, label %28

26:                                               ; preds = %18
  %27 = add nsw i32 %23, -48
  br label %34

28:                                               ; preds = %18
  %29 = or i32 %23, 32
  %30 = add nsw i32 %29, -97
  %31 = icmp ult i32 %30, 26
  %32 = add nsw i32 %29, -87
  %33 = select i1 %31, i32 %32, i32 99
  br label %34

34:                                               ; preds = %28, %26
  %35 = phi i32 [ %27, %26 ], [ %33, %28 ]
  %36 = icmp slt i32 %35, 10
  br i1 %36, label %37, label %50

37:                                               ; preds = %34
  %38 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %21, i64 10) #28
  %39 = extractvalue { i64, i1 } %38, 1
  %40 = extractvalue { i64, i1 } %38, 0
  %41 = and i64 %20, 256
  %42 = and i64 %20, -65281
  %43 = sext i32 %35 to i64
  %44 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %40, i64 %43) #28
  %45 = extractvalue { i64, i1 } %44, 1
  %46 = extractvalue { i64, i1 } %44, 0
  %47 = select i1 %45, i1 true, i1 %39
  %48 = select i1 %47, i64 256, i64 %41
  %49 = or i64 %48, %42
  br label %50

50:                                               ; preds = %37, %34
  %51 = phi i64 [ %49, %37 ], [ %20, %34 ]
  %52 = phi i64 [ %46, %37 ], [ %21, %34 ]
  %53 = getelementptr inbounds i8, i8* %19, i64 1
  br i1 %36, label %18, label %54, !llvm.loop !50

54:                                               ; preds = %50
  %55 = and i64 %51, 1
  %56 = add nuw i64 %55, 9223372036854775807
  %57 = and i64 %51, 256
  %58 = icmp ne i64 %57, 0
  %59 = icmp ugt i64 %52, %56
  %60 = select i1 %58, i1 true, i1 %59
  br i1 %60, label %61, label %62

61:                                               ; preds = %54
  store i32 34, i32* @error_number, align 4
  br label %62

62:                                               ; preds = %54, %61
  %63 = phi i64 [ %56, %61 ], [ %52, %54 ]
  %64 = icmp eq i64 %55, 0
  %65 = sub i64 0, %63
  %66 = select i1 %64, i64 %63, i64 %65
  ret i64 %66
}

; Function Attrs: nofree nosync nounwind
define dso_local i64 @atoll(i8* nocapture noundef readonly %0) local_unnamed_addr #21 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i8* [ %10, %2 ], [ %0, %1 ]
  %4 = load i8, i8* %3, align 1
  %5 = sext i8 %4 to i32
  %6 = icmp ne i8 %4, 32
  %7 = add nsw i32 %5, -14
  %8 = icmp ult i32 %7, -5
  %9 = and i1 %6, %8
  %10 = getelementptr inbounds i8, i8* %3, i64 1
  br i1 %9, label %11, label %2, !llvm.loop !49

11:                                               ; preds = %2
  %12 = icmp eq i8 %4, 45
  %13 = zext i1 %12 to i64
  %14 = icmp eq i8 %4, 43
  %15 = or i1 %12, %14
  %16 = zext i1 %15 to i64
  %17 = getelementptr i8, i8* %3, i64 %16
  br label %18

18:                                               ; preds = %50, %11
  %19 = phi i8* [ %17, %11 ], [ %53, %50 ]
  %20 = phi i64 [ %13, %11 ], [ %51, %50 ]
  %21 = phi i64 [ 0, %11 ], [ %52, %50 ]
  %22 = load i8, i8* %19, align 1
  %23 = sext i8 %22 to i32
  %24 = add i8 %22, -48
  %25 = icmp ult i8 %24, 10
  br i1 %25, label %26, label %28

26:                                               ; preds = %18
  %27 = add nsw i32 %23, -48
  br label %34

28:                                               ; preds = %18
  %29 = or i32 %23, 32
  %30 = add nsw i32 %29, -97
  %31 = icmp ult i32 %30, 26
  %32 = add nsw i32 %29, -87
  %33 = select i1 %31, i32 %32, i32 99
  br label %34

34:                                               ; preds = %28, %26
  %35 = phi i32 [ %27, %26 ], [ %33, %28 ]
  %36 = icmp slt i32 %35, 10
  br i1 %36, label %37, label %50

37:                                               ; preds = %34
  %38 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %21, i64 10) #28
  %39 = extractvalue { i64, i1 } %38, 1
  %40 = extractvalue { i64, i1 } %38, 0
  %41 = and i64 %20, 256
  %42 = and i64 %20, -65281
  %43 = sext i32 %35 to i64
  %44 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %40, i64 %43) #28
  %45 = extractvalue { i64, i1 } %44, 1
  %46 = extractvalue { i64, i1 } %44, 0
  %47 = select i1 %45, i1 true, i1 %39
  %48 = select i1 %47, i64 256, i64 %41
  %49 = or i64 %48, %42
  br label %50

50:                                               ; preds = %37, %34
  %51 = phi i64 [ %49, %37 ], [ %20, %34 ]
  %52 = phi i64 [ %46, %37 ], [ %21, %34 ]
  %53 = getelementptr inbounds i8, i8* %19, i64 1
  br i1 %36, label %18, label %54, !llvm.loop !50

54:                                               ; preds = %50
  %55 = and i64 %51, 1
  %56 = add nuw i64 %55, 9223372036854775807
  %57 = and i64 %51, 256
  %58 = icmp ne i64 %57, 0
  %59 = icmp ugt i64 %52, %56
  %60 = select i1 %58, i1 true, i1 %59
  br i1 %60, label %61, label %62

61:                                               ; preds = %54
  store i32 34, i32* @error_number, align 4
  br label %62

62:                                               ; preds = %54, %61
  %63 = phi i64 [ %56, %61 ], [ %52, %54 ]
  %64 = icmp eq i64 %55, 0
  %65 = sub i64 0, %63
  %66 = select i1 %64, i64 %63, i64 %65
  ret i64 %66
}

define dso_local void @qsort(i8* noundef %0, i64 noundef %1, i64 noundef %2, i32 (i8*, i8*)* nocapture noundef readonly %3) local_unnamed_addr #1 {
  %5 = icmp ugt i64 %1, 1
  br i1 %5, label %6, label %10

6:                                                ; preds = %4
  %7 = icmp eq i64 %2, 0
  br label %8

8:                                                ; preds = %6, %23
  %9 = phi i64 [ 1, %6 ], [ %24, %23 ]
  br label %13

10:                                               ; preds = %23, %4
  ret void

11:                                               ; preds = %26, %22
  %12 = icmp eq i64 %15, 0
  br i1 %12, label %23, label %13, !llvm.loop !51

13:                                               ; preds = %8, %11
  %14 = phi i64 [ %15, %11 ], [ %9, %8 ]
  %15 = add i64 %14, -1
  %16 = mul i64 %15, %2
  %17 = getelementptr inbounds i8, i8* %0, i64 %16
  %18 = mul i64 %14, %2
  %19 = getelementptr inbounds i8, i8* %0, i64 %18
  %20 = call i32 %3(i8* noundef %17, i8* noundef %19) #26
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %22, label %23

22:                                               ; preds = %13
  br i1 %7, label %11, label %26

23:                                               ; preds = %13, %11
  %24 = add nuw i64 %9, 1
  %25 = icmp eq i64 %24, %1
  br i1 %25, label %10, label %8, !llvm.loop !52

26:                                               ; preds = %22, %26
  %27 = phi i64 [ %34, %26 ], [ 0, %22 ]
  %28 = add i64 %27, %16
  %29 = getelementptr inbounds i8, i8* %0, i64 %28
  %30 = load i8, i8* %29, align 1
  %31 = add i64 %27, %18
  %32 = getelementptr inbounds i8, i8* %0, i64 %31
  %33 = load i8, i8* %32, align 1
  store i8 %33, i8* %29, align 1
  store i8 %30, i8* %32, align 1
  %34 = add nuw i64 %27, 1
  %35 = icmp eq i64 %34, %2
  br i1 %35, label %11, label %26, !llvm.loop !53
}

define dso_local i8* @bsearch(i8* noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3, i32 (i8*, i8*)* nocapture noundef readonly %4) local_unnamed_addr #1 {
  br label %6

6:                                                ; preds = %24, %5
  %7 = phi i8* [ %1, %5 ], [ %25, %24 ]
  %8 = phi i64 [ %2, %5 ], [ %26, %24 ]
  %9 = phi i8* [ undef, %5 ], [ %27, %24 ]
  %10 = icmp eq i64 %8, 0
  br i1 %10, label %28, label %11

11:                                               ; preds = %6
  %12 = lshr i64 %8, 1
  %13 = mul i64 %12, %3
  %14 = getelementptr inbounds i8, i8* %7, i64 %13
  %15 = call i32 %4(i8* noundef %0, i8* noundef %14) #26
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %24, label %17

17:                                               ; preds = %11
  %18 = icmp sgt i32 %15, 0
  %19 = getelementptr inbounds i8, i8* %14, i64 %3
  %20 = xor i64 %12, -1
  %21 = add i64 %8, %20
  %22 = select i1 %18, i8* %19, i8* %7
  %23 = select i1 %18, i64 %21, i64 %12
  br label %24

24:                                               ; preds = %11, %17
  %25 = phi i8* [ %22, %17 ], [ %7, %11 ]
  %26 = phi i64 [ %23, %17 ], [ %8, %11 ]
  %27 = phi i8* [ %9, %17 ], [ %14, %11 ]
  br i1 %16, label %28, label %6, !llvm.loop !54

28:                                               ; preds = %6, %24
  %29 = phi i8* [ %27, %24 ], [ null, %6 ]
  ret i8* %29
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i64 @div(i32 noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = sdiv i32 %0, %1
  %4 = srem i32 %0, %1
  %5 = zext i32 %4 to i64
  %6 = shl nuw i64 %5, 32
  %7 = zext i32 %3 to i64
  %8 = or i64 %6, %7
  ret i64 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local { i64, i64 } @ldiv(i64 noundef %0, i64 noundef %1) local_unnamed_addr #5 {
  %3 = sdiv i64 %0, %1
  %4 = srem i64 %0, %1
  %5 = insertvalue { i64, i64 } poison, i64 %3, 0
  %6 = insertvalue { i64, i64 } %5, i64 %4, 1
  ret { i64, i64 } %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local { i64, i64 } @lldiv(i64 noundef %0, i64 noundef %1) local_unnamed_addr #5 {
  %3 = sdiv i64 %0, %1
  %4 = srem i64 %0, %1
  %5 = insertvalue { i64, i64 } poison, i64 %3, 0
  %6 = insertvalue { i64, i64 } %5, i64 %4, 1
  ret { i64, i64 } %6
}

define dso_local double @strtod(i8* noundef %0, i8** noundef writeonly %1) local_unnamed_addr #1 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i8* [ %0, %2 ], [ %12, %3 ]
  %5 = load i8, i8* %4, align 1
  %6 = zext i8 %5 to i64
  %7 = add nuw nsw i64 %6, 128
  %8 = getelementptr inbounds [384 x i16], [384 x i16]* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to [384 x i16]*), i64 0, i64 %7
  %9 = load i16, i16* %8, align 2
  %10 = and i16 %9, 8192
  %11 = icmp eq i16 %10, 0
  %12 = getelementptr inbounds i8, i8* %4, i64 1
  br i1 %11, label %13, label %3, !llvm.loop !55

13:                                               ; preds = %3
  %14 = icmp eq i8 %5, 45
  %15 = icmp eq i8 %5, 43
  %16 = or i1 %14, %15
  %17 = zext i1 %16 to i64
  %18 = getelementptr i8, i8* %4, i64 %17
  %19 = load i8, i8* %18, align 1
  switch i8 %19, label %20 [
    i8 105, label %21
    i8 73, label %21
    i8 110, label %21
    i8 78, label %21
    i8 48, label %22
  ]

20:                                               ; preds = %22, %13
  br label %26

21:                                               ; preds = %13, %13, %13, %13
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.13, i64 0, i64 0)) #27
  unreachable

22:                                               ; preds = %13
  %23 = getelementptr inbounds i8, i8* %18, i64 1
  %24 = load i8, i8* %23, align 1
  switch i8 %24, label %20 [
    i8 120, label %25
    i8 88, label %25
  ]

25:                                               ; preds = %22, %22
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.14, i64 0, i64 0)) #27
  unreachable

26:                                               ; preds = %20, %57
  %27 = phi i8* [ %62, %57 ], [ %18, %20 ]
  %28 = phi i8 [ %58, %57 ], [ 0, %20 ]
  %29 = phi i8 [ %59, %57 ], [ 0, %20 ]
  %30 = phi i64 [ %60, %57 ], [ 0, %20 ]
  %31 = phi i32 [ %61, %57 ], [ 0, %20 ]
  %32 = load i8, i8* %27, align 1
  %33 = icmp eq i8 %32, 46
  %34 = and i8 %29, 1
  %35 = icmp eq i8 %34, 0
  %36 = select i1 %33, i1 %35, i1 false
  br i1 %36, label %57, label %37

37:                                               ; preds = %26
  %38 = sext i8 %32 to i64
  %39 = add i8 %32, -58
  %40 = icmp ult i8 %39, -10
  br i1 %40, label %63, label %41

41:                                               ; preds = %37
  %42 = icmp ugt i64 %30, 900719925474098
  br i1 %42, label %43, label %50

43:                                               ; preds = %41
  %44 = icmp eq i8 %32, 48
  br i1 %44, label %46, label %45

45:                                               ; preds = %43
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.15, i64 0, i64 0)) #27
  unreachable

46:                                               ; preds = %43
  %47 = xor i8 %34, 1
  %48 = zext i8 %47 to i32
  %49 = add nsw i32 %31, %48
  br label %57

50:                                               ; preds = %41
  %51 = mul i64 %30, 10
  %52 = add nsw i64 %38, 4294967248
  %53 = and i64 %52, 4294967295
  %54 = add i64 %53, %51
  %55 = zext i8 %34 to i32
  %56 = sub nsw i32 %31, %55
  br label %57

57:                                               ; preds = %26, %50, %46
  %58 = phi i8 [ 1, %46 ], [ 1, %50 ], [ %28, %26 ]
  %59 = phi i8 [ %29, %46 ], [ %29, %50 ], [ 1, %26 ]
  %60 = phi i64 [ %30, %46 ], [ %54, %50 ], [ %30, %26 ]
  %61 = phi i32 [ %49, %46 ], [ %56, %50 ], [ %31, %26 ]
  %62 = getelementptr inbounds i8, i8* %27, i64 1
  br label %26, !llvm.loop !56

63:                                               ; preds = %37
  %64 = and i8 %28, 1
  %65 = icmp eq i8 %64, 0
  br i1 %65, label %66, label %69

66:                                               ; preds = %63
  %67 = icmp eq i8** %1, null
  br i1 %67, label %165, label %68

68:                                               ; preds = %66
  store i8* %0, i8** %1, align 8
  br label %165

69:                                               ; preds = %63
  switch i8 %32, label %110 [
    i8 101, label %70
    i8 69, label %70
  ]

70:                                               ; preds = %69, %69
  %71 = getelementptr inbounds i8, i8* %27, i64 1
  %72 = load i8, i8* %71, align 1
  %73 = add i8 %72, -48
  %74 = icmp ult i8 %73, 10
  br i1 %74, label %81, label %75

75:                                               ; preds = %70
  switch i8 %72, label %110 [
    i8 45, label %76
    i8 43, label %76
  ]

76:                                               ; preds = %75, %75
  %77 = getelementptr inbounds i8, i8* %27, i64 2
  %78 = load i8, i8* %77, align 1
  %79 = add i8 %78, -48
  %80 = icmp ult i8 %79, 10
  br i1 %80, label %81, label %110

81:                                               ; preds = %76, %70
  %82 = icmp eq i8 %72, 45
  %83 = icmp eq i8 %72, 43
  %84 = or i1 %82, %83
  %85 = select i1 %84, i64 2, i64 1
  %86 = getelementptr inbounds i8, i8* %27, i64 %85
  %87 = load i8, i8* %86, align 1
  %88 = add i8 %87, -48
  %89 = icmp ult i8 %88, 10
  br i1 %89, label %90, label %104

90:                                               ; preds = %81, %90
  %91 = phi i8 [ %101, %90 ], [ %87, %81 ]
  %92 = phi i32 [ %99, %90 ], [ 0, %81 ]
  %93 = phi i8* [ %100, %90 ], [ %86, %81 ]
  %94 = sext i8 %91 to i32
  %95 = icmp slt i32 %92, 10000
  %96 = mul nsw i32 %92, 10
  %97 = add i32 %96, -48
  %98 = add i32 %97, %94
  %99 = select i1 %95, i32 %98, i32 %92
  %100 = getelementptr inbounds i8, i8* %93, i64 1
  %101 = load i8, i8* %100, align 1
  %102 = add i8 %101, -48
  %103 = icmp ult i8 %102, 10
  br i1 %103, label %90, label %104, !llvm.loop !57

104:                                              ; preds = %90, %81
  %105 = phi i8* [ %86, %81 ], [ %100, %90 ]
  %106 = phi i32 [ 0, %81 ], [ %99, %90 ]
  %107 = sub nsw i32 0, %106
  %108 = select i1 %82, i32 %107, i32 %106
  %109 = add nsw i32 %108, %31
  br label %110

110:                                              ; preds = %75, %69, %104, %76
  %111 = phi i8* [ %105, %104 ], [ %27, %76 ], [ %27, %69 ], [ %27, %75 ]
  %112 = phi i32 [ %109, %104 ], [ %31, %76 ], [ %31, %69 ], [ %31, %75 ]
  %113 = icmp eq i8** %1, null
  br i1 %113, label %115, label %114

114:                                              ; preds = %110
  store i8* %111, i8** %1, align 8
  br label %115

115:                                              ; preds = %114, %110
  %116 = icmp slt i32 %112, 0
  %117 = icmp ne i64 %30, 0
  %118 = select i1 %116, i1 %117, i1 false
  %119 = urem i64 %30, 10
  %120 = icmp eq i64 %119, 0
  %121 = select i1 %118, i1 %120, i1 false
  br i1 %121, label %122, label %133

122:                                              ; preds = %115, %122
  %123 = phi i32 [ %126, %122 ], [ %112, %115 ]
  %124 = phi i64 [ %125, %122 ], [ %30, %115 ]
  %125 = udiv i64 %124, 10
  %126 = add nsw i32 %123, 1
  %127 = icmp slt i32 %123, -1
  %128 = icmp ugt i64 %124, 9
  %129 = select i1 %127, i1 %128, i1 false
  %130 = urem i64 %125, 10
  %131 = icmp eq i64 %130, 0
  %132 = select i1 %129, i1 %131, i1 false
  br i1 %132, label %122, label %133, !llvm.loop !58

133:                                              ; preds = %122, %115
  %134 = phi i64 [ %30, %115 ], [ %125, %122 ]
  %135 = phi i32 [ %112, %115 ], [ %126, %122 ]
  %136 = phi i1 [ %116, %115 ], [ %127, %122 ]
  %137 = phi i1 [ %117, %115 ], [ %128, %122 ]
  %138 = add i32 %135, -23
  %139 = icmp ult i32 %138, -45
  %140 = select i1 %137, i1 %139, i1 false
  br i1 %140, label %141, label %142

141:                                              ; preds = %133
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.16, i64 0, i64 0)) #27
  unreachable

142:                                              ; preds = %133
  %143 = uitofp i64 %134 to double
  %144 = sub nsw i32 0, %135
  %145 = select i1 %136, i32 %144, i32 %135
  %146 = icmp sgt i32 %145, 0
  %147 = select i1 %146, i1 %137, i1 false
  br i1 %147, label %150, label %148

148:                                              ; preds = %150, %142
  %149 = phi double [ 1.000000e+00, %142 ], [ %153, %150 ]
  br i1 %136, label %157, label %159

150:                                              ; preds = %142, %150
  %151 = phi i32 [ %154, %150 ], [ %145, %142 ]
  %152 = phi double [ %153, %150 ], [ 1.000000e+00, %142 ]
  %153 = fmul double %152, 1.000000e+01
  %154 = add nsw i32 %151, -1
  %155 = icmp sgt i32 %151, 1
  %156 = select i1 %155, i1 %137, i1 false
  br i1 %156, label %150, label %148, !llvm.loop !59

157:                                              ; preds = %148
  %158 = fdiv double %143, %149
  br label %161

159:                                              ; preds = %148
  %160 = fmul double %149, %143
  br label %161

161:                                              ; preds = %159, %157
  %162 = phi double [ %158, %157 ], [ %160, %159 ]
  %163 = fneg double %162
  %164 = select i1 %14, double %163, double %162
  br label %165

165:                                              ; preds = %66, %68, %161
  %166 = phi double [ %164, %161 ], [ 0.000000e+00, %68 ], [ 0.000000e+00, %66 ]
  ret double %166
}

define dso_local double @atof(i8* noundef %0) local_unnamed_addr #1 {
  %2 = call double @strtod(i8* noundef %0, i8** noundef null) #26
  ret double %2
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i64 @wcslen(i32* nocapture noundef readonly %0) local_unnamed_addr #18 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i32, i32* %0, i64 %3
  %5 = load i32, i32* %4, align 4
  %6 = icmp eq i32 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2, !llvm.loop !60

8:                                                ; preds = %2
  ret i64 %3
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i32* @wcscpy(i32* noundef returned writeonly %0, i32* nocapture noundef readonly %1) local_unnamed_addr #19 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %9, %3 ]
  %5 = getelementptr inbounds i32, i32* %1, i64 %4
  %6 = load i32, i32* %5, align 4
  %7 = getelementptr inbounds i32, i32* %0, i64 %4
  store i32 %6, i32* %7, align 4
  %8 = icmp eq i32 %6, 0
  %9 = add i64 %4, 1
  br i1 %8, label %10, label %3, !llvm.loop !61

10:                                               ; preds = %3
  ret i32* %0
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i32 @wcscmp(i32* nocapture noundef readonly %0, i32* nocapture noundef readonly %1) local_unnamed_addr #18 {
  %3 = load i32, i32* %0, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %16, label %5

5:                                                ; preds = %2, %11
  %6 = phi i32 [ %14, %11 ], [ %3, %2 ]
  %7 = phi i32* [ %13, %11 ], [ %1, %2 ]
  %8 = phi i32* [ %12, %11 ], [ %0, %2 ]
  %9 = load i32, i32* %7, align 4
  %10 = icmp eq i32 %6, %9
  br i1 %10, label %11, label %16

11:                                               ; preds = %5
  %12 = getelementptr inbounds i32, i32* %8, i64 1
  %13 = getelementptr inbounds i32, i32* %7, i64 1
  %14 = load i32, i32* %12, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %5, !llvm.loop !62

16:                                               ; preds = %5, %11, %2
  %17 = phi i32* [ %1, %2 ], [ %7, %5 ], [ %13, %11 ]
  %18 = phi i32 [ %3, %2 ], [ %6, %5 ], [ %14, %11 ]
  %19 = load i32, i32* %17, align 4
  %20 = icmp slt i32 %18, %19
  %21 = icmp sgt i32 %18, %19
  %22 = zext i1 %21 to i32
  %23 = select i1 %20, i32 -1, i32 %22
  ret i32 %23
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i32* @wcschr(i32* noundef readonly %0, i32 noundef %1) local_unnamed_addr #18 {
  %3 = load i32, i32* %0, align 4
  %4 = icmp eq i32 %3, %1
  br i1 %4, label %13, label %5

5:                                                ; preds = %2, %9
  %6 = phi i32 [ %11, %9 ], [ %3, %2 ]
  %7 = phi i32* [ %10, %9 ], [ %0, %2 ]
  %8 = icmp eq i32 %6, 0
  br i1 %8, label %13, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds i32, i32* %7, i64 1
  %11 = load i32, i32* %10, align 4
  %12 = icmp eq i32 %11, %1
  br i1 %12, label %13, label %5, !llvm.loop !63

13:                                               ; preds = %9, %5, %2
  %14 = phi i32* [ %0, %2 ], [ %10, %9 ], [ null, %5 ]
  ret i32* %14
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
define dso_local i32* @wmemcpy(i32* noundef returned writeonly %0, i32* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #15 {
  %4 = bitcast i32* %0 to i8*
  %5 = bitcast i32* %1 to i8*
  %6 = shl i64 %2, 2
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %4, i8* align 4 %5, i64 %6, i1 false)
  ret i32* %0
}

; Function Attrs: nofree norecurse nosync nounwind writeonly
define dso_local i32* @wmemset(i32* noundef returned writeonly %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #17 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %6, %3
  ret i32* %0

6:                                                ; preds = %3, %6
  %7 = phi i64 [ %9, %6 ], [ 0, %3 ]
  %8 = getelementptr inbounds i32, i32* %0, i64 %7
  store i32 %1, i32* %8, align 4
  %9 = add nuw i64 %7, 1
  %10 = icmp eq i64 %9, %2
  br i1 %10, label %5, label %6, !llvm.loop !64
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i32 @wmemcmp(i32* nocapture noundef readonly %0, i32* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #18 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %18, label %7

5:                                                ; preds = %7
  %6 = icmp eq i64 %14, %2
  br i1 %6, label %18, label %7, !llvm.loop !65

7:                                                ; preds = %3, %5
  %8 = phi i64 [ %14, %5 ], [ 0, %3 ]
  %9 = getelementptr inbounds i32, i32* %0, i64 %8
  %10 = load i32, i32* %9, align 4
  %11 = getelementptr inbounds i32, i32* %1, i64 %8
  %12 = load i32, i32* %11, align 4
  %13 = icmp eq i32 %10, %12
  %14 = add nuw i64 %8, 1
  br i1 %13, label %5, label %15

15:                                               ; preds = %7
  %16 = icmp slt i32 %10, %12
  %17 = select i1 %16, i32 -1, i32 1
  br label %18

18:                                               ; preds = %5, %3, %15
  %19 = phi i32 [ %17, %15 ], [ 0, %3 ], [ 0, %5 ]
  ret i32 %19
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local double @fmin(double noundef %0, double noundef %1) local_unnamed_addr #5 {
  %3 = fcmp uno double %0, 0.000000e+00
  %4 = fcmp olt double %1, %0
  %5 = or i1 %3, %4
  %6 = select i1 %5, double %1, double %0
  ret double %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local double @fmax(double noundef %0, double noundef %1) local_unnamed_addr #5 {
  %3 = fcmp uno double %0, 0.000000e+00
  %4 = fcmp ogt double %1, %0
  %5 = or i1 %3, %4
  %6 = select i1 %5, double %1, double %0
  ret double %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local float @fminf(float noundef %0, float noundef %1) local_unnamed_addr #5 {
  %3 = fcmp uno float %0, 0.000000e+00
  %4 = fcmp olt float %1, %0
  %5 = or i1 %3, %4
  %6 = select i1 %5, float %1, float %0
  ret float %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local float @fmaxf(float noundef %0, float noundef %1) local_unnamed_addr #5 {
  %3 = fcmp uno float %0, 0.000000e+00
  %4 = fcmp ogt float %1, %0
  %5 = or i1 %3, %4
  %6 = select i1 %5, float %1, float %0
  ret float %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local double @fdim(double noundef %0, double noundef %1) local_unnamed_addr #5 {
  %3 = fcmp ole double %0, %1
  %4 = fsub double %0, %1
  %5 = select i1 %3, double 0.000000e+00, double %4
  ret double %5
}

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
define dso_local double @copysign(double noundef %0, double noundef %1) local_unnamed_addr #20 {
  %3 = call double @llvm.copysign.f64(double %0, double %1)
  ret double %3
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.copysign.f64(double, double) #8

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
define dso_local float @copysignf(float noundef %0, float noundef %1) local_unnamed_addr #20 {
  %3 = call float @llvm.copysign.f32(float %0, float %1)
  ret float %3
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.copysign.f32(float, float) #8

define dso_local double @ldexp(double noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = add i32 %1, -1024
  %4 = icmp ult i32 %3, -2046
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.17, i64 0, i64 0)) #27
  unreachable

6:                                                ; preds = %2
  %7 = add nsw i32 %1, 1023
  %8 = zext i32 %7 to i64
  %9 = shl i64 %8, 52
  %10 = bitcast i64 %9 to double
  %11 = fmul double %10, %0
  ret double %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i64 @lround(double noundef %0) local_unnamed_addr #5 {
  %2 = fptosi double %0 to i64
  %3 = sitofp i64 %2 to double
  %4 = fsub double %0, %3
  %5 = fcmp ult double %4, 5.000000e-01
  %6 = fcmp ole double %4, -5.000000e-01
  %7 = sext i1 %6 to i64
  %8 = select i1 %5, i64 %7, i64 1
  %9 = add nsw i64 %8, %2
  ret i64 %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @fencepost_class_of_double(double noundef %0) local_unnamed_addr #5 {
  %2 = bitcast double %0 to i64
  %3 = and i64 %2, 4503599627370495
  %4 = lshr i64 %2, 52
  %5 = and i64 %4, 2047
  %6 = icmp eq i64 %5, 2047
  %7 = icmp ne i64 %3, 0
  %8 = and i1 %7, %6
  br i1 %8, label %9, label %12

9:                                                ; preds = %1
  %10 = icmp ult i64 %3, 2251799813685248
  %11 = select i1 %10, i32 1, i32 2
  br label %22

12:                                               ; preds = %1
  %13 = icmp eq i64 %5, 0
  %14 = zext i1 %7 to i32
  %15 = select i1 %13, i32 %14, i32 2
  %16 = select i1 %6, i32 3, i32 %15
  %17 = sub nuw nsw i32 5, %16
  %18 = shl i32 1, %17
  %19 = shl i32 64, %16
  %20 = icmp slt i64 %2, 0
  %21 = select i1 %20, i32 %18, i32 %19
  br label %22

22:                                               ; preds = %9, %12
  %23 = phi i32 [ %11, %9 ], [ %21, %12 ]
  ret i32 %23
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @fencepost_class_of_float(float noundef %0) local_unnamed_addr #5 {
  %2 = bitcast float %0 to i32
  %3 = zext i32 %2 to i64
  %4 = and i64 %3, 8388607
  %5 = lshr i64 %3, 23
  %6 = and i64 %5, 255
  %7 = icmp eq i64 %6, 255
  %8 = icmp ne i64 %4, 0
  %9 = and i1 %8, %7
  br i1 %9, label %10, label %13

10:                                               ; preds = %1
  %11 = icmp ult i64 %4, 4194304
  %12 = select i1 %11, i32 1, i32 2
  br label %24

13:                                               ; preds = %1
  %14 = icmp eq i64 %6, 0
  %15 = zext i1 %8 to i32
  %16 = select i1 %14, i32 %15, i32 2
  %17 = select i1 %7, i32 3, i32 %16
  %18 = and i64 %3, 2147483648
  %19 = icmp eq i64 %18, 0
  %20 = sub nuw nsw i32 5, %17
  %21 = shl i32 1, %20
  %22 = shl i32 64, %17
  %23 = select i1 %19, i32 %22, i32 %21
  br label %24

24:                                               ; preds = %10, %13
  %25 = phi i32 [ %12, %10 ], [ %23, %13 ]
  ret i32 %25
}

define dso_local i32 @vsnprintf(i8* noundef %0, i64 noundef %1, i8* nocapture noundef readonly %2, %struct.__va_list_tag* noundef %3) local_unnamed_addr #1 {
  %5 = alloca %struct.sink, align 8
  %6 = bitcast %struct.sink* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %6) #28
  %7 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 0
  store i8* %0, i8** %7, align 8
  %8 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 1
  store i64 %1, i64* %8, align 8
  %9 = getelementptr inbounds %struct.sink, %struct.sink* %5, i64 0, i32 2
  store i64 0, i64* %9, align 8
  %10 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 0
  %11 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 2
  %12 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 3
  %13 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 0
  %14 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 2
  %15 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 3
  %16 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 1
  %17 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 2
  %18 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 3
  %19 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 0
  %20 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 2
  %21 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 3
  %22 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 0
  %23 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 2
  %24 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 3
  %25 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 0
  %26 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 2
  %27 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 3
  %28 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 0
  %29 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 2
  %30 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 3
  %31 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 0
  %32 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 2
  %33 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 3
  %34 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 0
  %35 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 2
  %36 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 3
  %37 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 0
  %38 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 2
  %39 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 3
  br label %40

40:                                               ; preds = %536, %4
  %41 = phi i8* [ %2, %4 ], [ %538, %536 ]
  %42 = load i8, i8* %41, align 1
  switch i8 %42, label %43 [
    i8 0, label %539
    i8 37, label %66
  ]

43:                                               ; preds = %40
  %44 = load i64, i64* %9, align 8
  %45 = add i64 %44, 1
  %46 = load i64, i64* %8, align 8
  %47 = icmp ult i64 %45, %46
  br i1 %47, label %48, label %51

48:                                               ; preds = %43
  %49 = load i8*, i8** %7, align 8
  %50 = getelementptr inbounds i8, i8* %49, i64 %44
  store i8 %42, i8* %50, align 1
  br label %51

51:                                               ; preds = %43, %48
  %52 = load i64, i64* %9, align 8
  %53 = add i64 %52, 1
  store i64 %53, i64* %9, align 8
  br label %536

54:                                               ; preds = %66, %54
  %55 = phi i8* [ %56, %54 ], [ %68, %66 ]
  %56 = getelementptr inbounds i8, i8* %55, i64 1
  %57 = load i8, i8* %56, align 1
  switch i8 %57, label %58 [
    i8 45, label %62
    i8 48, label %69
    i8 43, label %71
    i8 32, label %73
    i8 35, label %75
    i8 39, label %54
    i8 42, label %77
  ], !llvm.loop !66

58:                                               ; preds = %54
  %59 = load i8, i8* %56, align 1
  %60 = add i8 %59, -48
  %61 = icmp ult i8 %60, 10
  br i1 %61, label %96, label %108

62:                                               ; preds = %54
  %63 = or i32 %67, 1
  br label %64

64:                                               ; preds = %62, %69, %71, %73, %75
  %65 = phi i32 [ %76, %75 ], [ %74, %73 ], [ %72, %71 ], [ %70, %69 ], [ %63, %62 ]
  br label %66, !llvm.loop !66

66:                                               ; preds = %40, %64
  %67 = phi i32 [ %65, %64 ], [ 0, %40 ]
  %68 = phi i8* [ %56, %64 ], [ %41, %40 ]
  br label %54

69:                                               ; preds = %54
  %70 = or i32 %67, 2
  br label %64

71:                                               ; preds = %54
  %72 = or i32 %67, 4
  br label %64

73:                                               ; preds = %54
  %74 = or i32 %67, 8
  br label %64

75:                                               ; preds = %54
  %76 = or i32 %67, 16
  br label %64

77:                                               ; preds = %54
  %78 = load i32, i32* %10, align 8
  %79 = icmp ult i32 %78, 41
  br i1 %79, label %80, label %85

80:                                               ; preds = %77
  %81 = load i8*, i8** %12, align 8
  %82 = sext i32 %78 to i64
  %83 = getelementptr i8, i8* %81, i64 %82
  %84 = add i32 %78, 8
  store i32 %84, i32* %10, align 8
  br label %88

85:                                               ; preds = %77
  %86 = load i8*, i8** %11, align 8
  %87 = getelementptr i8, i8* %86, i64 8
  store i8* %87, i8** %11, align 8
  br label %88

88:                                               ; preds = %85, %80
  %89 = phi i8* [ %83, %80 ], [ %86, %85 ]
  %90 = bitcast i8* %89 to i32*
  %91 = load i32, i32* %90, align 4
  %92 = call i32 @llvm.abs.i32(i32 %91, i1 true)
  %93 = lshr i32 %91, 31
  %94 = or i32 %93, %67
  %95 = getelementptr inbounds i8, i8* %55, i64 2
  br label %108

96:                                               ; preds = %58, %96
  %97 = phi i8 [ %105, %96 ], [ %59, %58 ]
  %98 = phi i8* [ %102, %96 ], [ %56, %58 ]
  %99 = phi i32 [ %104, %96 ], [ 0, %58 ]
  %100 = sext i8 %97 to i32
  %101 = mul nsw i32 %99, 10
  %102 = getelementptr inbounds i8, i8* %98, i64 1
  %103 = add i32 %101, -48
  %104 = add i32 %103, %100
  %105 = load i8, i8* %102, align 1
  %106 = add i8 %105, -48
  %107 = icmp ult i8 %106, 10
  br i1 %107, label %96, label %108, !llvm.loop !67

108:                                              ; preds = %96, %58, %88
  %109 = phi i32 [ %92, %88 ], [ 0, %58 ], [ %104, %96 ]
  %110 = phi i32 [ %94, %88 ], [ %67, %58 ], [ %67, %96 ]
  %111 = phi i8* [ %95, %88 ], [ %56, %58 ], [ %102, %96 ]
  %112 = load i8, i8* %111, align 1
  %113 = icmp eq i8 %112, 46
  br i1 %113, label %114, label %150

114:                                              ; preds = %108
  %115 = getelementptr inbounds i8, i8* %111, i64 1
  %116 = load i8, i8* %115, align 1
  %117 = icmp eq i8 %116, 42
  br i1 %117, label %122, label %118

118:                                              ; preds = %114
  %119 = load i8, i8* %115, align 1
  %120 = add i8 %119, -48
  %121 = icmp ult i8 %120, 10
  br i1 %121, label %138, label %150

122:                                              ; preds = %114
  %123 = load i32, i32* %13, align 8
  %124 = icmp ult i32 %123, 41
  br i1 %124, label %125, label %130

125:                                              ; preds = %122
  %126 = load i8*, i8** %15, align 8
  %127 = sext i32 %123 to i64
  %128 = getelementptr i8, i8* %126, i64 %127
  %129 = add i32 %123, 8
  store i32 %129, i32* %13, align 8
  br label %133

130:                                              ; preds = %122
  %131 = load i8*, i8** %14, align 8
  %132 = getelementptr i8, i8* %131, i64 8
  store i8* %132, i8** %14, align 8
  br label %133

133:                                              ; preds = %130, %125
  %134 = phi i8* [ %128, %125 ], [ %131, %130 ]
  %135 = bitcast i8* %134 to i32*
  %136 = load i32, i32* %135, align 4
  %137 = getelementptr inbounds i8, i8* %111, i64 2
  br label %150

138:                                              ; preds = %118, %138
  %139 = phi i8 [ %147, %138 ], [ %119, %118 ]
  %140 = phi i8* [ %144, %138 ], [ %115, %118 ]
  %141 = phi i32 [ %146, %138 ], [ 0, %118 ]
  %142 = sext i8 %139 to i32
  %143 = mul nsw i32 %141, 10
  %144 = getelementptr inbounds i8, i8* %140, i64 1
  %145 = add i32 %143, -48
  %146 = add i32 %145, %142
  %147 = load i8, i8* %144, align 1
  %148 = add i8 %147, -48
  %149 = icmp ult i8 %148, 10
  br i1 %149, label %138, label %150, !llvm.loop !68

150:                                              ; preds = %138, %118, %133, %108
  %151 = phi i32 [ %136, %133 ], [ -1, %108 ], [ 0, %118 ], [ %146, %138 ]
  %152 = phi i8* [ %137, %133 ], [ %111, %108 ], [ %115, %118 ], [ %144, %138 ]
  br label %153

153:                                              ; preds = %165, %150
  %154 = phi i32 [ 0, %150 ], [ %169, %165 ]
  %155 = phi i8* [ %152, %150 ], [ %170, %165 ]
  %156 = load i8, i8* %155, align 1
  %157 = add i8 %156, -104
  %158 = call i8 @llvm.fshl.i8(i8 %157, i8 %157, i8 7)
  %159 = icmp ult i8 %158, 10
  br i1 %159, label %160, label %171

160:                                              ; preds = %153
  %161 = zext i8 %158 to i16
  %162 = lshr i16 583, %161
  %163 = and i16 %162, 1
  %164 = icmp eq i16 %163, 0
  br i1 %164, label %171, label %165

165:                                              ; preds = %160
  %166 = sext i8 %158 to i64
  %167 = getelementptr inbounds [10 x i32], [10 x i32]* @switch.table.vsnprintf, i64 0, i64 %166
  %168 = load i32, i32* %167, align 4
  %169 = add nsw i32 %154, %168
  %170 = getelementptr inbounds i8, i8* %155, i64 1
  br label %153, !llvm.loop !69

171:                                              ; preds = %160, %153
  %172 = sext i8 %156 to i32
  switch i32 %172, label %535 [
    i32 100, label %173
    i32 105, label %173
    i32 117, label %219
    i32 120, label %219
    i32 88, label %219
    i32 111, label %219
    i32 112, label %267
    i32 99, label %344
    i32 115, label %412
    i32 37, label %508
    i32 97, label %519
    i32 65, label %519
    i32 101, label %519
    i32 69, label %519
    i32 102, label %519
    i32 70, label %519
    i32 103, label %519
    i32 71, label %519
  ]

173:                                              ; preds = %171, %171
  %174 = icmp sgt i32 %154, 0
  br i1 %174, label %175, label %190

175:                                              ; preds = %173
  %176 = load i32, i32* %37, align 8
  %177 = icmp ult i32 %176, 41
  br i1 %177, label %178, label %183

178:                                              ; preds = %175
  %179 = load i8*, i8** %39, align 8
  %180 = sext i32 %176 to i64
  %181 = getelementptr i8, i8* %179, i64 %180
  %182 = add i32 %176, 8
  store i32 %182, i32* %37, align 8
  br label %186

183:                                              ; preds = %175
  %184 = load i8*, i8** %38, align 8
  %185 = getelementptr i8, i8* %184, i64 8
  store i8* %185, i8** %38, align 8
  br label %186

186:                                              ; preds = %183, %178
  %187 = phi i8* [ %181, %178 ], [ %184, %183 ]
  %188 = bitcast i8* %187 to i64*
  %189 = load i64, i64* %188, align 8
  br label %206

190:                                              ; preds = %173
  %191 = load i32, i32* %34, align 8
  %192 = icmp ult i32 %191, 41
  br i1 %192, label %193, label %198

193:                                              ; preds = %190
  %194 = load i8*, i8** %36, align 8
  %195 = sext i32 %191 to i64
  %196 = getelementptr i8, i8* %194, i64 %195
  %197 = add i32 %191, 8
  store i32 %197, i32* %34, align 8
  br label %201

198:                                              ; preds = %190
  %199 = load i8*, i8** %35, align 8
  %200 = getelementptr i8, i8* %199, i64 8
  store i8* %200, i8** %35, align 8
  br label %201

201:                                              ; preds = %198, %193
  %202 = phi i8* [ %196, %193 ], [ %199, %198 ]
  %203 = bitcast i8* %202 to i32*
  %204 = load i32, i32* %203, align 4
  %205 = sext i32 %204 to i64
  br label %206

206:                                              ; preds = %201, %186
  %207 = phi i64 [ %189, %186 ], [ %205, %201 ]
  %208 = icmp eq i32 %154, -1
  %209 = shl i64 %207, 48
  %210 = ashr exact i64 %209, 48
  %211 = select i1 %208, i64 %210, i64 %207
  %212 = icmp slt i32 %154, -1
  %213 = shl i64 %211, 56
  %214 = ashr exact i64 %213, 56
  %215 = select i1 %212, i64 %214, i64 %211
  %216 = icmp slt i64 %215, 0
  %217 = sub i64 0, %215
  %218 = select i1 %216, i64 %217, i64 %215
  call fastcc void @put_number(%struct.sink* noundef nonnull %5, i64 noundef %218, i32 noundef 10, i1 noundef zeroext %216, i32 noundef %109, i32 noundef %151, i32 noundef %110, i1 noundef zeroext false) #26
  br label %536

219:                                              ; preds = %171, %171, %171, %171
  %220 = icmp sgt i32 %154, 0
  br i1 %220, label %221, label %236

221:                                              ; preds = %219
  %222 = load i32, i32* %31, align 8
  %223 = icmp ult i32 %222, 41
  br i1 %223, label %224, label %229

224:                                              ; preds = %221
  %225 = load i8*, i8** %33, align 8
  %226 = sext i32 %222 to i64
  %227 = getelementptr i8, i8* %225, i64 %226
  %228 = add i32 %222, 8
  store i32 %228, i32* %31, align 8
  br label %232

229:                                              ; preds = %221
  %230 = load i8*, i8** %32, align 8
  %231 = getelementptr i8, i8* %230, i64 8
  store i8* %231, i8** %32, align 8
  br label %232

232:                                              ; preds = %229, %224
  %233 = phi i8* [ %227, %224 ], [ %230, %229 ]
  %234 = bitcast i8* %233 to i64*
  %235 = load i64, i64* %234, align 8
  br label %252

236:                                              ; preds = %219
  %237 = load i32, i32* %28, align 8
  %238 = icmp ult i32 %237, 41
  br i1 %238, label %239, label %244

239:                                              ; preds = %236
  %240 = load i8*, i8** %30, align 8
  %241 = sext i32 %237 to i64
  %242 = getelementptr i8, i8* %240, i64 %241
  %243 = add i32 %237, 8
  store i32 %243, i32* %28, align 8
  br label %247

244:                                              ; preds = %236
  %245 = load i8*, i8** %29, align 8
  %246 = getelementptr i8, i8* %245, i64 8
  store i8* %246, i8** %29, align 8
  br label %247

247:                                              ; preds = %244, %239
  %248 = phi i8* [ %242, %239 ], [ %245, %244 ]
  %249 = bitcast i8* %248 to i32*
  %250 = load i32, i32* %249, align 4
  %251 = zext i32 %250 to i64
  br label %252

252:                                              ; preds = %247, %232
  %253 = phi i64 [ %235, %232 ], [ %251, %247 ]
  %254 = icmp eq i32 %154, -1
  %255 = and i64 %253, 65535
  %256 = select i1 %254, i64 %255, i64 %253
  %257 = icmp slt i32 %154, -1
  %258 = and i64 %256, 255
  %259 = select i1 %257, i64 %258, i64 %256
  %260 = load i8, i8* %155, align 1
  %261 = icmp eq i8 %260, 117
  %262 = icmp eq i8 %260, 111
  %263 = select i1 %262, i32 8, i32 16
  %264 = select i1 %261, i32 10, i32 %263
  %265 = and i32 %110, -13
  %266 = icmp eq i8 %260, 88
  call fastcc void @put_number(%struct.sink* noundef nonnull %5, i64 noundef %259, i32 noundef %264, i1 noundef zeroext false, i32 noundef %109, i32 noundef %151, i32 noundef %265, i1 noundef zeroext %266) #26
  br label %536

267:                                              ; preds = %171
  %268 = load i32, i32* %25, align 8
  %269 = icmp ult i32 %268, 41
  br i1 %269, label %270, label %275

270:                                              ; preds = %267
  %271 = load i8*, i8** %27, align 8
  %272 = sext i32 %268 to i64
  %273 = getelementptr i8, i8* %271, i64 %272
  %274 = add i32 %268, 8
  store i32 %274, i32* %25, align 8
  br label %278

275:                                              ; preds = %267
  %276 = load i8*, i8** %26, align 8
  %277 = getelementptr i8, i8* %276, i64 8
  store i8* %277, i8** %26, align 8
  br label %278

278:                                              ; preds = %275, %270
  %279 = phi i8* [ %273, %270 ], [ %276, %275 ]
  %280 = bitcast i8* %279 to i8**
  %281 = load i8*, i8** %280, align 8
  %282 = icmp eq i8* %281, null
  br i1 %282, label %287, label %283

283:                                              ; preds = %278
  %284 = ptrtoint i8* %281 to i64
  %285 = and i32 %110, -29
  %286 = or i32 %285, 16
  call fastcc void @put_number(%struct.sink* noundef nonnull %5, i64 noundef %284, i32 noundef 16, i1 noundef zeroext false, i32 noundef %109, i32 noundef %151, i32 noundef %286, i1 noundef zeroext false) #26
  br label %536

287:                                              ; preds = %278
  %288 = and i32 %110, 1
  %289 = add nsw i32 %109, -5
  %290 = icmp sgt i32 %109, 5
  %291 = select i1 %290, i32 %289, i32 0
  %292 = icmp ne i32 %288, 0
  %293 = xor i1 %290, true
  %294 = select i1 %292, i1 true, i1 %293
  br i1 %294, label %309, label %295

295:                                              ; preds = %287, %305
  %296 = phi i32 [ %297, %305 ], [ %291, %287 ]
  %297 = add nsw i32 %296, -1
  %298 = load i64, i64* %9, align 8
  %299 = add i64 %298, 1
  %300 = load i64, i64* %8, align 8
  %301 = icmp ult i64 %299, %300
  br i1 %301, label %302, label %305

302:                                              ; preds = %295
  %303 = load i8*, i8** %7, align 8
  %304 = getelementptr inbounds i8, i8* %303, i64 %298
  store i8 32, i8* %304, align 1
  br label %305

305:                                              ; preds = %302, %295
  %306 = load i64, i64* %9, align 8
  %307 = add i64 %306, 1
  store i64 %307, i64* %9, align 8
  %308 = icmp sgt i32 %296, 1
  br i1 %308, label %295, label %309, !llvm.loop !70

309:                                              ; preds = %305, %287
  %310 = icmp eq i32 %288, 0
  br label %328

311:                                              ; preds = %339
  %312 = select i1 %310, i32 0, i32 %291
  %313 = icmp sgt i32 %312, 0
  br i1 %313, label %314, label %536

314:                                              ; preds = %311, %324
  %315 = phi i32 [ %316, %324 ], [ %312, %311 ]
  %316 = add nsw i32 %315, -1
  %317 = load i64, i64* %9, align 8
  %318 = add i64 %317, 1
  %319 = load i64, i64* %8, align 8
  %320 = icmp ult i64 %318, %319
  br i1 %320, label %321, label %324

321:                                              ; preds = %314
  %322 = load i8*, i8** %7, align 8
  %323 = getelementptr inbounds i8, i8* %322, i64 %317
  store i8 32, i8* %323, align 1
  br label %324

324:                                              ; preds = %321, %314
  %325 = load i64, i64* %9, align 8
  %326 = add i64 %325, 1
  store i64 %326, i64* %9, align 8
  %327 = icmp sgt i32 %315, 1
  br i1 %327, label %314, label %536, !llvm.loop !70

328:                                              ; preds = %339, %309
  %329 = phi i64 [ 0, %309 ], [ %342, %339 ]
  %330 = load i64, i64* %9, align 8
  %331 = add i64 %330, 1
  %332 = load i64, i64* %8, align 8
  %333 = icmp ult i64 %331, %332
  br i1 %333, label %334, label %339

334:                                              ; preds = %328
  %335 = getelementptr inbounds [6 x i8], [6 x i8]* @.str.18, i64 0, i64 %329
  %336 = load i8, i8* %335, align 1
  %337 = load i8*, i8** %7, align 8
  %338 = getelementptr inbounds i8, i8* %337, i64 %330
  store i8 %336, i8* %338, align 1
  br label %339

339:                                              ; preds = %334, %328
  %340 = load i64, i64* %9, align 8
  %341 = add i64 %340, 1
  store i64 %341, i64* %9, align 8
  %342 = add nuw nsw i64 %329, 1
  %343 = icmp eq i64 %342, 5
  br i1 %343, label %311, label %328, !llvm.loop !71

344:                                              ; preds = %171
  %345 = icmp sgt i32 %154, 0
  br i1 %345, label %346, label %347

346:                                              ; preds = %344
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.19, i64 0, i64 0)) #27
  unreachable

347:                                              ; preds = %344
  %348 = load i32, i32* %22, align 8
  %349 = icmp ult i32 %348, 41
  br i1 %349, label %350, label %355

350:                                              ; preds = %347
  %351 = load i8*, i8** %24, align 8
  %352 = sext i32 %348 to i64
  %353 = getelementptr i8, i8* %351, i64 %352
  %354 = add i32 %348, 8
  store i32 %354, i32* %22, align 8
  br label %358

355:                                              ; preds = %347
  %356 = load i8*, i8** %23, align 8
  %357 = getelementptr i8, i8* %356, i64 8
  store i8* %357, i8** %23, align 8
  br label %358

358:                                              ; preds = %355, %350
  %359 = phi i8* [ %353, %350 ], [ %356, %355 ]
  %360 = bitcast i8* %359 to i32*
  %361 = load i32, i32* %360, align 4
  %362 = trunc i32 %361 to i8
  %363 = and i32 %110, 1
  %364 = add nsw i32 %109, -1
  %365 = icmp sgt i32 %109, 1
  %366 = select i1 %365, i32 %364, i32 0
  %367 = icmp ne i32 %363, 0
  %368 = xor i1 %365, true
  %369 = select i1 %367, i1 true, i1 %368
  br i1 %369, label %384, label %370

370:                                              ; preds = %358, %380
  %371 = phi i32 [ %372, %380 ], [ %366, %358 ]
  %372 = add nsw i32 %371, -1
  %373 = load i64, i64* %9, align 8
  %374 = add i64 %373, 1
  %375 = load i64, i64* %8, align 8
  %376 = icmp ult i64 %374, %375
  br i1 %376, label %377, label %380

377:                                              ; preds = %370
  %378 = load i8*, i8** %7, align 8
  %379 = getelementptr inbounds i8, i8* %378, i64 %373
  store i8 32, i8* %379, align 1
  br label %380

380:                                              ; preds = %377, %370
  %381 = load i64, i64* %9, align 8
  %382 = add i64 %381, 1
  store i64 %382, i64* %9, align 8
  %383 = icmp sgt i32 %371, 1
  br i1 %383, label %370, label %384, !llvm.loop !70

384:                                              ; preds = %380, %358
  %385 = icmp eq i32 %363, 0
  %386 = load i64, i64* %9, align 8
  %387 = add i64 %386, 1
  %388 = load i64, i64* %8, align 8
  %389 = icmp ult i64 %387, %388
  br i1 %389, label %404, label %407

390:                                              ; preds = %407, %400
  %391 = phi i32 [ %392, %400 ], [ %410, %407 ]
  %392 = add nsw i32 %391, -1
  %393 = load i64, i64* %9, align 8
  %394 = add i64 %393, 1
  %395 = load i64, i64* %8, align 8
  %396 = icmp ult i64 %394, %395
  br i1 %396, label %397, label %400

397:                                              ; preds = %390
  %398 = load i8*, i8** %7, align 8
  %399 = getelementptr inbounds i8, i8* %398, i64 %393
  store i8 32, i8* %399, align 1
  br label %400

400:                                              ; preds = %397, %390
  %401 = load i64, i64* %9, align 8
  %402 = add i64 %401, 1
  store i64 %402, i64* %9, align 8
  %403 = icmp sgt i32 %391, 1
  br i1 %403, label %390, label %536, !llvm.loop !70

404:                                              ; preds = %384
  %405 = load i8*, i8** %7, align 8
  %406 = getelementptr inbounds i8, i8* %405, i64 %386
  store i8 %362, i8* %406, align 1
  br label %407

407:                                              ; preds = %404, %384
  %408 = load i64, i64* %9, align 8
  %409 = add i64 %408, 1
  store i64 %409, i64* %9, align 8
  %410 = select i1 %385, i32 0, i32 %366
  %411 = icmp sgt i32 %410, 0
  br i1 %411, label %390, label %536

412:                                              ; preds = %171
  %413 = icmp sgt i32 %154, 0
  br i1 %413, label %414, label %415

414:                                              ; preds = %412
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.20, i64 0, i64 0)) #27
  unreachable

415:                                              ; preds = %412
  %416 = load i32, i32* %19, align 8
  %417 = icmp ult i32 %416, 41
  br i1 %417, label %418, label %423

418:                                              ; preds = %415
  %419 = load i8*, i8** %21, align 8
  %420 = sext i32 %416 to i64
  %421 = getelementptr i8, i8* %419, i64 %420
  %422 = add i32 %416, 8
  store i32 %422, i32* %19, align 8
  br label %426

423:                                              ; preds = %415
  %424 = load i8*, i8** %20, align 8
  %425 = getelementptr i8, i8* %424, i64 8
  store i8* %425, i8** %20, align 8
  br label %426

426:                                              ; preds = %423, %418
  %427 = phi i8* [ %421, %418 ], [ %424, %423 ]
  %428 = bitcast i8* %427 to i8**
  %429 = load i8*, i8** %428, align 8
  %430 = icmp eq i8* %429, null
  %431 = icmp ugt i32 %151, 5
  %432 = select i1 %431, i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.21, i64 0, i64 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.22, i64 0, i64 0)
  %433 = select i1 %430, i8* %432, i8* %429
  %434 = sext i32 %151 to i64
  %435 = icmp sgt i64 %434, -1
  %436 = select i1 %435, i64 %434, i64 -1
  %437 = icmp eq i64 %436, 0
  br i1 %437, label %446, label %438

438:                                              ; preds = %426, %443
  %439 = phi i64 [ %444, %443 ], [ 0, %426 ]
  %440 = getelementptr inbounds i8, i8* %433, i64 %439
  %441 = load i8, i8* %440, align 1
  %442 = icmp eq i8 %441, 0
  br i1 %442, label %446, label %443

443:                                              ; preds = %438
  %444 = add nuw i64 %439, 1
  %445 = icmp eq i64 %444, %436
  br i1 %445, label %446, label %438, !llvm.loop !36

446:                                              ; preds = %438, %443, %426
  %447 = phi i64 [ 0, %426 ], [ %439, %438 ], [ %436, %443 ]
  %448 = trunc i64 %447 to i32
  %449 = and i32 %110, 1
  %450 = sub nsw i32 %109, %448
  %451 = icmp sgt i32 %450, 0
  %452 = select i1 %451, i32 %450, i32 0
  %453 = icmp ne i32 %449, 0
  %454 = xor i1 %451, true
  %455 = select i1 %453, i1 true, i1 %454
  br i1 %455, label %470, label %456

456:                                              ; preds = %446, %466
  %457 = phi i32 [ %458, %466 ], [ %452, %446 ]
  %458 = add nsw i32 %457, -1
  %459 = load i64, i64* %9, align 8
  %460 = add i64 %459, 1
  %461 = load i64, i64* %8, align 8
  %462 = icmp ult i64 %460, %461
  br i1 %462, label %463, label %466

463:                                              ; preds = %456
  %464 = load i8*, i8** %7, align 8
  %465 = getelementptr inbounds i8, i8* %464, i64 %459
  store i8 32, i8* %465, align 1
  br label %466

466:                                              ; preds = %463, %456
  %467 = load i64, i64* %9, align 8
  %468 = add i64 %467, 1
  store i64 %468, i64* %9, align 8
  %469 = icmp sgt i32 %457, 1
  br i1 %469, label %456, label %470, !llvm.loop !70

470:                                              ; preds = %466, %446
  %471 = icmp eq i32 %449, 0
  %472 = select i1 %471, i32 0, i32 %452
  %473 = icmp sgt i32 %448, 0
  br i1 %473, label %474, label %476

474:                                              ; preds = %470
  %475 = and i64 %447, 4294967295
  br label %492

476:                                              ; preds = %503, %470
  %477 = icmp eq i32 %472, 0
  br i1 %477, label %536, label %478

478:                                              ; preds = %476, %488
  %479 = phi i32 [ %480, %488 ], [ %472, %476 ]
  %480 = add nsw i32 %479, -1
  %481 = load i64, i64* %9, align 8
  %482 = add i64 %481, 1
  %483 = load i64, i64* %8, align 8
  %484 = icmp ult i64 %482, %483
  br i1 %484, label %485, label %488

485:                                              ; preds = %478
  %486 = load i8*, i8** %7, align 8
  %487 = getelementptr inbounds i8, i8* %486, i64 %481
  store i8 32, i8* %487, align 1
  br label %488

488:                                              ; preds = %485, %478
  %489 = load i64, i64* %9, align 8
  %490 = add i64 %489, 1
  store i64 %490, i64* %9, align 8
  %491 = icmp sgt i32 %479, 1
  br i1 %491, label %478, label %536, !llvm.loop !70

492:                                              ; preds = %503, %474
  %493 = phi i64 [ 0, %474 ], [ %506, %503 ]
  %494 = load i64, i64* %9, align 8
  %495 = add i64 %494, 1
  %496 = load i64, i64* %8, align 8
  %497 = icmp ult i64 %495, %496
  br i1 %497, label %498, label %503

498:                                              ; preds = %492
  %499 = getelementptr inbounds i8, i8* %433, i64 %493
  %500 = load i8, i8* %499, align 1
  %501 = load i8*, i8** %7, align 8
  %502 = getelementptr inbounds i8, i8* %501, i64 %494
  store i8 %500, i8* %502, align 1
  br label %503

503:                                              ; preds = %498, %492
  %504 = load i64, i64* %9, align 8
  %505 = add i64 %504, 1
  store i64 %505, i64* %9, align 8
  %506 = add nuw nsw i64 %493, 1
  %507 = icmp eq i64 %506, %475
  br i1 %507, label %476, label %492, !llvm.loop !71

508:                                              ; preds = %171
  %509 = load i64, i64* %9, align 8
  %510 = add i64 %509, 1
  %511 = load i64, i64* %8, align 8
  %512 = icmp ult i64 %510, %511
  br i1 %512, label %513, label %516

513:                                              ; preds = %508
  %514 = load i8*, i8** %7, align 8
  %515 = getelementptr inbounds i8, i8* %514, i64 %509
  store i8 37, i8* %515, align 1
  br label %516

516:                                              ; preds = %508, %513
  %517 = load i64, i64* %9, align 8
  %518 = add i64 %517, 1
  store i64 %518, i64* %9, align 8
  br label %536

519:                                              ; preds = %171, %171, %171, %171, %171, %171, %171, %171
  %520 = load i32, i32* %16, align 4
  %521 = icmp ult i32 %520, 161
  br i1 %521, label %522, label %527

522:                                              ; preds = %519
  %523 = load i8*, i8** %18, align 8
  %524 = sext i32 %520 to i64
  %525 = getelementptr i8, i8* %523, i64 %524
  %526 = add i32 %520, 16
  store i32 %526, i32* %16, align 4
  br label %530

527:                                              ; preds = %519
  %528 = load i8*, i8** %17, align 8
  %529 = getelementptr i8, i8* %528, i64 8
  store i8* %529, i8** %17, align 8
  br label %530

530:                                              ; preds = %527, %522
  %531 = phi i8* [ %525, %522 ], [ %528, %527 ]
  %532 = bitcast i8* %531 to double*
  %533 = load double, double* %532, align 8
  %534 = load i8, i8* %155, align 1
  call fastcc void @put_float(%struct.sink* noundef nonnull %5, double noundef %533, i8 noundef signext %534, i32 noundef %109, i32 noundef %151, i32 noundef %110) #26
  br label %536

535:                                              ; preds = %171
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.23, i64 0, i64 0)) #27
  unreachable

536:                                              ; preds = %488, %400, %324, %407, %476, %311, %206, %252, %516, %530, %283, %51
  %537 = phi i8* [ %41, %51 ], [ %155, %283 ], [ %155, %530 ], [ %155, %516 ], [ %155, %252 ], [ %155, %206 ], [ %155, %311 ], [ %155, %476 ], [ %155, %407 ], [ %155, %324 ], [ %155, %400 ], [ %155, %488 ]
  %538 = getelementptr inbounds i8, i8* %537, i64 1
  br label %40, !llvm.loop !72

539:                                              ; preds = %40
  %540 = icmp eq i64 %1, 0
  br i1 %540, label %547, label %541

541:                                              ; preds = %539
  %542 = load i64, i64* %9, align 8
  %543 = icmp ult i64 %542, %1
  %544 = add i64 %1, -1
  %545 = select i1 %543, i64 %542, i64 %544
  %546 = getelementptr inbounds i8, i8* %0, i64 %545
  store i8 0, i8* %546, align 1
  br label %547

547:                                              ; preds = %541, %539
  %548 = load i64, i64* %9, align 8
  %549 = trunc i64 %548 to i32
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %6) #28
  ret i32 %549
}

; Function Attrs: nofree nosync nounwind
define internal fastcc void @put_number(%struct.sink* nocapture noundef %0, i64 noundef %1, i32 noundef %2, i1 noundef zeroext %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i1 noundef zeroext %7) unnamed_addr #21 {
  %9 = alloca [24 x i8], align 16
  %10 = getelementptr inbounds [24 x i8], [24 x i8]* %9, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %10) #28
  br i1 %3, label %18, label %11

11:                                               ; preds = %8
  %12 = and i32 %6, 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %18

14:                                               ; preds = %11
  %15 = and i32 %6, 8
  %16 = icmp eq i32 %15, 0
  %17 = select i1 %16, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.22, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.160, i64 0, i64 0)
  br label %18

18:                                               ; preds = %8, %11, %14
  %19 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.158, i64 0, i64 0), %8 ], [ %17, %14 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.159, i64 0, i64 0), %11 ]
  %20 = and i32 %6, 16
  %21 = icmp ne i32 %20, 0
  %22 = icmp eq i32 %2, 16
  %23 = and i1 %22, %21
  %24 = icmp ne i64 %1, 0
  %25 = and i1 %24, %23
  %26 = select i1 %7, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.156, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.157, i64 0, i64 0)
  %27 = select i1 %25, i8* %26, i8* %19
  %28 = icmp eq i64 %1, 0
  br i1 %28, label %47, label %29

29:                                               ; preds = %18
  %30 = zext i32 %2 to i64
  %31 = select i1 %7, i32 55, i32 87
  br label %32

32:                                               ; preds = %29, %32
  %33 = phi i64 [ 0, %29 ], [ %41, %32 ]
  %34 = phi i64 [ %1, %29 ], [ %43, %32 ]
  %35 = urem i64 %34, %30
  %36 = trunc i64 %35 to i32
  %37 = icmp ult i32 %36, 10
  %38 = select i1 %37, i32 48, i32 %31
  %39 = add i32 %38, %36
  %40 = trunc i32 %39 to i8
  %41 = add nuw i64 %33, 1
  %42 = getelementptr inbounds [24 x i8], [24 x i8]* %9, i64 0, i64 %33
  store i8 %40, i8* %42, align 1
  %43 = udiv i64 %34, %30
  %44 = icmp ult i64 %34, %30
  br i1 %44, label %45, label %32, !llvm.loop !73

45:                                               ; preds = %32
  %46 = trunc i64 %41 to i32
  br label %47

47:                                               ; preds = %45, %18
  %48 = phi i32 [ 0, %18 ], [ %46, %45 ]
  %49 = and i32 %6, -3
  %50 = icmp slt i32 %5, 0
  %51 = select i1 %50, i32 %6, i32 %49
  %52 = icmp slt i32 %5, 0
  %53 = select i1 %52, i32 1, i32 %5
  %54 = sub nsw i32 %53, %48
  %55 = icmp sgt i32 %54, 0
  %56 = select i1 %55, i32 %54, i32 0
  %57 = and i32 %51, 16
  %58 = icmp ne i32 %57, 0
  %59 = icmp eq i32 %2, 8
  %60 = and i1 %59, %58
  %61 = icmp slt i32 %54, 1
  %62 = select i1 %60, i1 %61, i1 false
  %63 = select i1 %62, i32 1, i32 %56
  %64 = add nuw nsw i32 %63, %48
  %65 = call fastcc i32 @open_field(%struct.sink* noundef %0, i8* noundef %27, i32 noundef %64, i32 noundef %4, i32 noundef %51) #26
  %66 = select i1 %60, i1 true, i1 %55
  br i1 %66, label %67, label %85

67:                                               ; preds = %47
  %68 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %69 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %70 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  br label %71

71:                                               ; preds = %81, %67
  %72 = phi i32 [ %63, %67 ], [ %73, %81 ]
  %73 = add nsw i32 %72, -1
  %74 = load i64, i64* %68, align 8
  %75 = add i64 %74, 1
  %76 = load i64, i64* %69, align 8
  %77 = icmp ult i64 %75, %76
  br i1 %77, label %78, label %81

78:                                               ; preds = %71
  %79 = load i8*, i8** %70, align 8
  %80 = getelementptr inbounds i8, i8* %79, i64 %74
  store i8 48, i8* %80, align 1
  br label %81

81:                                               ; preds = %78, %71
  %82 = load i64, i64* %68, align 8
  %83 = add i64 %82, 1
  store i64 %83, i64* %68, align 8
  %84 = icmp sgt i32 %72, 1
  br i1 %84, label %71, label %85, !llvm.loop !70

85:                                               ; preds = %81, %47
  %86 = icmp sgt i32 %48, 0
  br i1 %86, label %87, label %109

87:                                               ; preds = %85
  %88 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %89 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %90 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  %91 = zext i32 %48 to i64
  br label %92

92:                                               ; preds = %87, %105
  %93 = phi i64 [ %91, %87 ], [ %94, %105 ]
  %94 = add nsw i64 %93, -1
  %95 = load i64, i64* %88, align 8
  %96 = add i64 %95, 1
  %97 = load i64, i64* %89, align 8
  %98 = icmp ult i64 %96, %97
  br i1 %98, label %99, label %105

99:                                               ; preds = %92
  %100 = and i64 %94, 4294967295
  %101 = getelementptr inbounds [24 x i8], [24 x i8]* %9, i64 0, i64 %100
  %102 = load i8, i8* %101, align 1
  %103 = load i8*, i8** %90, align 8
  %104 = getelementptr inbounds i8, i8* %103, i64 %95
  store i8 %102, i8* %104, align 1
  br label %105

105:                                              ; preds = %92, %99
  %106 = load i64, i64* %88, align 8
  %107 = add i64 %106, 1
  store i64 %107, i64* %88, align 8
  %108 = icmp sgt i64 %93, 1
  br i1 %108, label %92, label %109, !llvm.loop !74

109:                                              ; preds = %105, %85
  %110 = icmp sgt i32 %65, 0
  br i1 %110, label %111, label %129

111:                                              ; preds = %109
  %112 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %113 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %114 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  br label %115

115:                                              ; preds = %125, %111
  %116 = phi i32 [ %65, %111 ], [ %117, %125 ]
  %117 = add nsw i32 %116, -1
  %118 = load i64, i64* %112, align 8
  %119 = add i64 %118, 1
  %120 = load i64, i64* %113, align 8
  %121 = icmp ult i64 %119, %120
  br i1 %121, label %122, label %125

122:                                              ; preds = %115
  %123 = load i8*, i8** %114, align 8
  %124 = getelementptr inbounds i8, i8* %123, i64 %118
  store i8 32, i8* %124, align 1
  br label %125

125:                                              ; preds = %122, %115
  %126 = load i64, i64* %112, align 8
  %127 = add i64 %126, 1
  store i64 %127, i64* %112, align 8
  %128 = icmp sgt i32 %116, 1
  br i1 %128, label %115, label %129, !llvm.loop !70

129:                                              ; preds = %125, %109
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %10) #28
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal fastcc void @put_float(%struct.sink* noundef %0, double noundef %1, i8 noundef signext %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) unnamed_addr #21 {
  %7 = alloca [90 x i32], align 16
  %8 = alloca [4 x i8], align 1
  %9 = alloca %struct.decimal, align 4
  %10 = icmp slt i8 %2, 97
  %11 = bitcast double %1 to i64
  %12 = icmp slt i64 %11, 0
  br i1 %12, label %20, label %13

13:                                               ; preds = %6
  %14 = and i32 %5, 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %20

16:                                               ; preds = %13
  %17 = and i32 %5, 8
  %18 = icmp eq i32 %17, 0
  %19 = select i1 %18, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.22, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.160, i64 0, i64 0)
  br label %20

20:                                               ; preds = %6, %13, %16
  %21 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.158, i64 0, i64 0), %6 ], [ %19, %16 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.159, i64 0, i64 0), %13 ]
  %22 = and i64 %11, 9218868437227405312
  %23 = icmp eq i64 %22, 9218868437227405312
  br i1 %23, label %24, label %71

24:                                               ; preds = %20
  %25 = and i64 %11, 4503599627370495
  %26 = icmp eq i64 %25, 0
  %27 = select i1 %10, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.161, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.162, i64 0, i64 0)
  %28 = select i1 %10, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.163, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.164, i64 0, i64 0)
  %29 = select i1 %26, i8* %28, i8* %27
  %30 = and i32 %5, 1
  %31 = call fastcc i32 @open_field(%struct.sink* noundef %0, i8* noundef %21, i32 noundef 3, i32 noundef %3, i32 noundef %30) #26
  %32 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %33 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %34 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  br label %55

35:                                               ; preds = %66
  %36 = icmp sgt i32 %31, 0
  br i1 %36, label %37, label %847

37:                                               ; preds = %35
  %38 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %39 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %40 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  br label %41

41:                                               ; preds = %51, %37
  %42 = phi i32 [ %31, %37 ], [ %43, %51 ]
  %43 = add nsw i32 %42, -1
  %44 = load i64, i64* %38, align 8
  %45 = add i64 %44, 1
  %46 = load i64, i64* %39, align 8
  %47 = icmp ult i64 %45, %46
  br i1 %47, label %48, label %51

48:                                               ; preds = %41
  %49 = load i8*, i8** %40, align 8
  %50 = getelementptr inbounds i8, i8* %49, i64 %44
  store i8 32, i8* %50, align 1
  br label %51

51:                                               ; preds = %48, %41
  %52 = load i64, i64* %38, align 8
  %53 = add i64 %52, 1
  store i64 %53, i64* %38, align 8
  %54 = icmp sgt i32 %42, 1
  br i1 %54, label %41, label %847, !llvm.loop !70

55:                                               ; preds = %24, %66
  %56 = phi i64 [ 0, %24 ], [ %69, %66 ]
  %57 = load i64, i64* %32, align 8
  %58 = add i64 %57, 1
  %59 = load i64, i64* %33, align 8
  %60 = icmp ult i64 %58, %59
  br i1 %60, label %61, label %66

61:                                               ; preds = %55
  %62 = getelementptr inbounds i8, i8* %29, i64 %56
  %63 = load i8, i8* %62, align 1
  %64 = load i8*, i8** %34, align 8
  %65 = getelementptr inbounds i8, i8* %64, i64 %57
  store i8 %63, i8* %65, align 1
  br label %66

66:                                               ; preds = %55, %61
  %67 = load i64, i64* %32, align 8
  %68 = add i64 %67, 1
  store i64 %68, i64* %32, align 8
  %69 = add nuw nsw i64 %56, 1
  %70 = icmp eq i64 %69, 3
  br i1 %70, label %35, label %55, !llvm.loop !75

71:                                               ; preds = %20
  %72 = and i8 %2, -33
  %73 = icmp eq i8 %72, 65
  br i1 %73, label %74, label %335

74:                                               ; preds = %71
  %75 = getelementptr inbounds [4 x i8], [4 x i8]* %8, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %75) #28
  br i1 %12, label %83, label %76

76:                                               ; preds = %74
  %77 = and i32 %5, 4
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %83

79:                                               ; preds = %76
  %80 = and i32 %5, 8
  %81 = icmp eq i32 %80, 0
  %82 = select i1 %81, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.22, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.160, i64 0, i64 0)
  br label %83

83:                                               ; preds = %79, %76, %74
  %84 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.158, i64 0, i64 0), %74 ], [ %82, %79 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.159, i64 0, i64 0), %76 ]
  %85 = load i8, i8* %84, align 1
  %86 = icmp eq i8 %85, 0
  br i1 %86, label %89, label %112

87:                                               ; preds = %112
  %88 = trunc i64 %116 to i32
  br label %89

89:                                               ; preds = %87, %83
  %90 = phi i32 [ 0, %83 ], [ %88, %87 ]
  %91 = add nuw nsw i32 %90, 1
  %92 = zext i32 %90 to i64
  %93 = getelementptr inbounds [4 x i8], [4 x i8]* %8, i64 0, i64 %92
  store i8 48, i8* %93, align 1
  %94 = select i1 %10, i8 88, i8 120
  %95 = add nuw nsw i32 %90, 2
  %96 = zext i32 %91 to i64
  %97 = getelementptr inbounds [4 x i8], [4 x i8]* %8, i64 0, i64 %96
  store i8 %94, i8* %97, align 1
  %98 = zext i32 %95 to i64
  %99 = getelementptr inbounds [4 x i8], [4 x i8]* %8, i64 0, i64 %98
  store i8 0, i8* %99, align 1
  %100 = and i64 %11, 4503599627370495
  %101 = lshr i64 %11, 52
  %102 = trunc i64 %101 to i32
  %103 = and i32 %102, 2047
  %104 = icmp eq i32 %103, 0
  %105 = xor i1 %104, true
  %106 = zext i1 %105 to i64
  %107 = add nsw i32 %103, -1023
  %108 = icmp eq i64 %100, 0
  %109 = select i1 %108, i32 0, i32 -1022
  %110 = select i1 %104, i32 %109, i32 %107
  %111 = icmp ult i32 %4, 13
  br i1 %111, label %121, label %151

112:                                              ; preds = %83, %112
  %113 = phi i64 [ %116, %112 ], [ 0, %83 ]
  %114 = phi i8 [ %119, %112 ], [ %85, %83 ]
  %115 = phi i8* [ %118, %112 ], [ %84, %83 ]
  %116 = add nuw i64 %113, 1
  %117 = getelementptr inbounds [4 x i8], [4 x i8]* %8, i64 0, i64 %113
  store i8 %114, i8* %117, align 1
  %118 = getelementptr inbounds i8, i8* %115, i64 1
  %119 = load i8, i8* %118, align 1
  %120 = icmp eq i8 %119, 0
  br i1 %120, label %87, label %112, !llvm.loop !76

121:                                              ; preds = %89
  %122 = mul i32 %4, -4
  %123 = add i32 %122, 52
  %124 = select i1 %104, i64 0, i64 4503599627370496
  %125 = or i64 %124, %100
  %126 = add i32 %122, 51
  %127 = zext i32 %126 to i64
  %128 = shl i64 1, %127
  %129 = shl i64 %128, 1
  %130 = add i64 %129, 9007199254740991
  %131 = and i64 %130, %125
  %132 = zext i32 %123 to i64
  %133 = lshr i64 %125, %132
  %134 = icmp ugt i64 %131, %128
  br i1 %134, label %141, label %135

135:                                              ; preds = %121
  %136 = icmp eq i64 %131, %128
  %137 = and i64 %133, 1
  %138 = icmp ne i64 %137, 0
  %139 = select i1 %136, i1 %138, i1 false
  %140 = zext i1 %139 to i64
  br label %141

141:                                              ; preds = %135, %121
  %142 = phi i64 [ 1, %121 ], [ %140, %135 ]
  %143 = add i64 %142, %133
  %144 = shl nsw i32 %4, 2
  %145 = zext i32 %144 to i64
  %146 = lshr i64 %143, %145
  %147 = icmp eq i32 %4, 0
  %148 = shl i64 %143, %132
  %149 = and i64 %148, 4503599627370495
  %150 = select i1 %147, i64 0, i64 %149
  br label %165

151:                                              ; preds = %89
  %152 = icmp slt i32 %4, 0
  br i1 %152, label %153, label %165

153:                                              ; preds = %151, %160
  %154 = phi i64 [ %161, %160 ], [ 13, %151 ]
  %155 = mul nsw i64 %154, -4
  %156 = add nsw i64 %155, 52
  %157 = shl i64 15, %156
  %158 = and i64 %157, %100
  %159 = icmp eq i64 %158, 0
  br i1 %159, label %160, label %163

160:                                              ; preds = %153
  %161 = add nsw i64 %154, -1
  %162 = icmp ugt i64 %154, 1
  br i1 %162, label %153, label %165

163:                                              ; preds = %153
  %164 = trunc i64 %154 to i32
  br label %165

165:                                              ; preds = %160, %163, %151, %141
  %166 = phi i32 [ %4, %141 ], [ 13, %151 ], [ %164, %163 ], [ 0, %160 ]
  %167 = phi i64 [ %146, %141 ], [ %106, %151 ], [ %106, %163 ], [ %106, %160 ]
  %168 = phi i64 [ %150, %141 ], [ %100, %151 ], [ %100, %163 ], [ %100, %160 ]
  %169 = icmp sgt i32 %4, 13
  %170 = add nsw i32 %4, -13
  %171 = select i1 %169, i32 %170, i32 0
  %172 = icmp slt i32 %110, 0
  %173 = sub nsw i32 0, %110
  %174 = select i1 %172, i32 %173, i32 %110
  %175 = and i32 %5, 16
  %176 = or i32 %166, %175
  %177 = icmp eq i32 %176, 0
  %178 = select i1 %177, i32 1, i32 2
  %179 = icmp sgt i32 %174, 999
  br i1 %179, label %185, label %180

180:                                              ; preds = %165
  %181 = icmp sgt i32 %174, 99
  br i1 %181, label %185, label %182

182:                                              ; preds = %180
  %183 = icmp sgt i32 %174, 9
  %184 = select i1 %183, i32 2, i32 1
  br label %185

185:                                              ; preds = %182, %180, %165
  %186 = phi i32 [ 4, %165 ], [ %184, %182 ], [ 3, %180 ]
  %187 = add i32 %171, 2
  %188 = add i32 %187, %166
  %189 = add i32 %188, %178
  %190 = add i32 %189, %186
  %191 = call fastcc i32 @open_field(%struct.sink* noundef %0, i8* noundef nonnull %75, i32 noundef %190, i32 noundef %3, i32 noundef %5) #29
  %192 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %193 = load i64, i64* %192, align 8
  %194 = add i64 %193, 1
  %195 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %196 = load i64, i64* %195, align 8
  %197 = icmp ult i64 %194, %196
  br i1 %197, label %198, label %204

198:                                              ; preds = %185
  %199 = trunc i64 %167 to i8
  %200 = add i8 %199, 48
  %201 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  %202 = load i8*, i8** %201, align 8
  %203 = getelementptr inbounds i8, i8* %202, i64 %193
  store i8 %200, i8* %203, align 1
  br label %204

204:                                              ; preds = %198, %185
  %205 = load i64, i64* %192, align 8
  %206 = add i64 %205, 1
  store i64 %206, i64* %192, align 8
  br i1 %177, label %218, label %207

207:                                              ; preds = %204
  %208 = add i64 %205, 2
  %209 = load i64, i64* %195, align 8
  %210 = icmp ult i64 %208, %209
  br i1 %210, label %211, label %215

211:                                              ; preds = %207
  %212 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  %213 = load i8*, i8** %212, align 8
  %214 = getelementptr inbounds i8, i8* %213, i64 %206
  store i8 46, i8* %214, align 1
  br label %215

215:                                              ; preds = %211, %207
  %216 = load i64, i64* %192, align 8
  %217 = add i64 %216, 1
  store i64 %217, i64* %192, align 8
  br label %218

218:                                              ; preds = %215, %204
  %219 = icmp sgt i32 %166, 0
  br i1 %219, label %220, label %224

220:                                              ; preds = %218
  %221 = select i1 %10, i32 55, i32 87
  %222 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  %223 = zext i32 %166 to i64
  br label %266

224:                                              ; preds = %286, %218
  %225 = icmp sgt i32 %171, 0
  br i1 %225, label %226, label %242

226:                                              ; preds = %224
  %227 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  br label %228

228:                                              ; preds = %238, %226
  %229 = phi i32 [ %171, %226 ], [ %230, %238 ]
  %230 = add nsw i32 %229, -1
  %231 = load i64, i64* %192, align 8
  %232 = add i64 %231, 1
  %233 = load i64, i64* %195, align 8
  %234 = icmp ult i64 %232, %233
  br i1 %234, label %235, label %238

235:                                              ; preds = %228
  %236 = load i8*, i8** %227, align 8
  %237 = getelementptr inbounds i8, i8* %236, i64 %231
  store i8 48, i8* %237, align 1
  br label %238

238:                                              ; preds = %235, %228
  %239 = load i64, i64* %192, align 8
  %240 = add i64 %239, 1
  store i64 %240, i64* %192, align 8
  %241 = icmp sgt i32 %229, 1
  br i1 %241, label %228, label %242, !llvm.loop !70

242:                                              ; preds = %238, %224
  %243 = load i64, i64* %192, align 8
  %244 = add i64 %243, 1
  %245 = load i64, i64* %195, align 8
  %246 = icmp ult i64 %244, %245
  br i1 %246, label %247, label %252

247:                                              ; preds = %242
  %248 = select i1 %10, i8 80, i8 112
  %249 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  %250 = load i8*, i8** %249, align 8
  %251 = getelementptr inbounds i8, i8* %250, i64 %243
  store i8 %248, i8* %251, align 1
  br label %252

252:                                              ; preds = %247, %242
  %253 = load i64, i64* %192, align 8
  %254 = add i64 %253, 1
  store i64 %254, i64* %192, align 8
  %255 = add i64 %253, 2
  %256 = load i64, i64* %195, align 8
  %257 = icmp ult i64 %255, %256
  br i1 %257, label %258, label %263

258:                                              ; preds = %252
  %259 = select i1 %172, i8 45, i8 43
  %260 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  %261 = load i8*, i8** %260, align 8
  %262 = getelementptr inbounds i8, i8* %261, i64 %254
  store i8 %259, i8* %262, align 1
  br label %263

263:                                              ; preds = %258, %252
  %264 = load i64, i64* %192, align 8
  %265 = add i64 %264, 1
  store i64 %265, i64* %192, align 8
  br i1 %179, label %296, label %291

266:                                              ; preds = %286, %220
  %267 = phi i64 [ 0, %220 ], [ %289, %286 ]
  %268 = mul nuw nsw i64 %267, 4294967292
  %269 = add nuw nsw i64 %268, 48
  %270 = and i64 %269, 4294967292
  %271 = lshr i64 %168, %270
  %272 = trunc i64 %271 to i32
  %273 = and i32 %272, 15
  %274 = load i64, i64* %192, align 8
  %275 = add i64 %274, 1
  %276 = load i64, i64* %195, align 8
  %277 = icmp ult i64 %275, %276
  br i1 %277, label %278, label %286

278:                                              ; preds = %266
  %279 = icmp ult i32 %273, 10
  %280 = or i32 %273, 48
  %281 = add nuw nsw i32 %273, %221
  %282 = select i1 %279, i32 %280, i32 %281
  %283 = trunc i32 %282 to i8
  %284 = load i8*, i8** %222, align 8
  %285 = getelementptr inbounds i8, i8* %284, i64 %274
  store i8 %283, i8* %285, align 1
  br label %286

286:                                              ; preds = %278, %266
  %287 = load i64, i64* %192, align 8
  %288 = add i64 %287, 1
  store i64 %288, i64* %192, align 8
  %289 = add nuw nsw i64 %267, 1
  %290 = icmp eq i64 %289, %223
  br i1 %290, label %224, label %266, !llvm.loop !77

291:                                              ; preds = %263
  %292 = icmp sgt i32 %174, 99
  br i1 %292, label %296, label %293

293:                                              ; preds = %291
  %294 = icmp slt i32 %174, 10
  %295 = select i1 %294, i32 1, i32 10
  br label %296

296:                                              ; preds = %293, %291, %263
  %297 = phi i32 [ 1000, %263 ], [ %295, %293 ], [ 100, %291 ]
  %298 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  br label %315

299:                                              ; preds = %328
  %300 = icmp sgt i32 %191, 0
  br i1 %300, label %301, label %334

301:                                              ; preds = %299, %311
  %302 = phi i32 [ %303, %311 ], [ %191, %299 ]
  %303 = add nsw i32 %302, -1
  %304 = load i64, i64* %192, align 8
  %305 = add i64 %304, 1
  %306 = load i64, i64* %195, align 8
  %307 = icmp ult i64 %305, %306
  br i1 %307, label %308, label %311

308:                                              ; preds = %301
  %309 = load i8*, i8** %298, align 8
  %310 = getelementptr inbounds i8, i8* %309, i64 %304
  store i8 32, i8* %310, align 1
  br label %311

311:                                              ; preds = %308, %301
  %312 = load i64, i64* %192, align 8
  %313 = add i64 %312, 1
  store i64 %313, i64* %192, align 8
  %314 = icmp sgt i32 %302, 1
  br i1 %314, label %301, label %334, !llvm.loop !70

315:                                              ; preds = %328, %296
  %316 = phi i32 [ %297, %296 ], [ %331, %328 ]
  %317 = load i64, i64* %192, align 8
  %318 = add i64 %317, 1
  %319 = load i64, i64* %195, align 8
  %320 = icmp ult i64 %318, %319
  br i1 %320, label %321, label %328

321:                                              ; preds = %315
  %322 = sdiv i32 %174, %316
  %323 = srem i32 %322, 10
  %324 = trunc i32 %323 to i8
  %325 = add i8 %324, 48
  %326 = load i8*, i8** %298, align 8
  %327 = getelementptr inbounds i8, i8* %326, i64 %317
  store i8 %325, i8* %327, align 1
  br label %328

328:                                              ; preds = %321, %315
  %329 = load i64, i64* %192, align 8
  %330 = add i64 %329, 1
  store i64 %330, i64* %192, align 8
  %331 = sdiv i32 %316, 10
  %332 = add nsw i32 %316, 9
  %333 = icmp ult i32 %332, 19
  br i1 %333, label %299, label %315, !llvm.loop !78

334:                                              ; preds = %311, %299
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %75) #28
  br label %847

335:                                              ; preds = %71
  %336 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 800, i8* nonnull %336) #28
  %337 = and i64 %11, 4503599627370495
  %338 = lshr i64 %11, 52
  %339 = trunc i64 %338 to i32
  %340 = and i32 %339, 2047
  %341 = icmp eq i32 %340, 0
  %342 = or i64 %337, 4503599627370496
  %343 = add nsw i32 %340, -1075
  %344 = select i1 %341, i64 %337, i64 %342
  %345 = select i1 %341, i32 -1074, i32 %343
  %346 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 1
  store i32 0, i32* %346, align 4
  %347 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 2
  store i32 1, i32* %347, align 4
  %348 = icmp eq i64 %344, 0
  br i1 %348, label %482, label %349

349:                                              ; preds = %335
  %350 = and i64 %344, 1
  %351 = icmp eq i64 %350, 0
  %352 = icmp slt i32 %345, 0
  %353 = select i1 %351, i1 %352, i1 false
  br i1 %353, label %354, label %363

354:                                              ; preds = %349, %354
  %355 = phi i32 [ %358, %354 ], [ %345, %349 ]
  %356 = phi i64 [ %357, %354 ], [ %344, %349 ]
  %357 = lshr i64 %356, 1
  %358 = add nsw i32 %355, 1
  %359 = and i64 %356, 2
  %360 = icmp eq i64 %359, 0
  %361 = icmp slt i32 %355, -1
  %362 = select i1 %360, i1 %361, i1 false
  br i1 %362, label %354, label %363, !llvm.loop !79

363:                                              ; preds = %354, %349
  %364 = phi i64 [ %344, %349 ], [ %357, %354 ]
  %365 = phi i32 [ %345, %349 ], [ %358, %354 ]
  %366 = phi i1 [ %352, %349 ], [ %361, %354 ]
  %367 = bitcast [90 x i32]* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 360, i8* nonnull %367) #28
  %368 = icmp eq i64 %364, 0
  br i1 %368, label %380, label %369

369:                                              ; preds = %363, %369
  %370 = phi i64 [ %374, %369 ], [ 0, %363 ]
  %371 = phi i64 [ %376, %369 ], [ %364, %363 ]
  %372 = urem i64 %371, 1000000000
  %373 = trunc i64 %372 to i32
  %374 = add nuw i64 %370, 1
  %375 = getelementptr inbounds [90 x i32], [90 x i32]* %7, i64 0, i64 %370
  store i32 %373, i32* %375, align 4
  %376 = udiv i64 %371, 1000000000
  %377 = icmp ult i64 %371, 1000000000
  br i1 %377, label %378, label %369, !llvm.loop !80

378:                                              ; preds = %369
  %379 = trunc i64 %374 to i32
  br label %380

380:                                              ; preds = %378, %363
  %381 = phi i32 [ 0, %363 ], [ %379, %378 ]
  %382 = sub nsw i32 0, %365
  %383 = select i1 %366, i32 %382, i32 %365
  %384 = icmp sgt i32 %383, 0
  br i1 %384, label %385, label %393

385:                                              ; preds = %380
  %386 = select i1 %366, i32 13, i32 29
  %387 = select i1 %366, i64 5, i64 2
  br label %398

388:                                              ; preds = %436
  %389 = trunc i64 %441 to i32
  br label %390

390:                                              ; preds = %418, %388
  %391 = phi i32 [ %400, %418 ], [ %389, %388 ]
  %392 = icmp sgt i32 %403, 0
  br i1 %392, label %398, label %393, !llvm.loop !81

393:                                              ; preds = %390, %380
  %394 = phi i32 [ %381, %380 ], [ %391, %390 ]
  %395 = icmp sgt i32 %394, 0
  br i1 %395, label %396, label %478

396:                                              ; preds = %393
  %397 = sext i32 %394 to i64
  br label %447

398:                                              ; preds = %390, %385
  %399 = phi i32 [ %383, %385 ], [ %403, %390 ]
  %400 = phi i32 [ %381, %385 ], [ %391, %390 ]
  %401 = icmp sgt i32 %386, %399
  %402 = select i1 %401, i32 %399, i32 %386
  %403 = sub nsw i32 %399, %402
  %404 = icmp sgt i32 %399, 0
  br i1 %404, label %405, label %407

405:                                              ; preds = %398
  %406 = call i32 @llvm.smax.i32(i32 %402, i32 1) #28
  br label %412

407:                                              ; preds = %412, %398
  %408 = phi i64 [ 1, %398 ], [ %415, %412 ]
  %409 = icmp sgt i32 %400, 0
  br i1 %409, label %410, label %418

410:                                              ; preds = %407
  %411 = zext i32 %400 to i64
  br label %423

412:                                              ; preds = %412, %405
  %413 = phi i32 [ %416, %412 ], [ 0, %405 ]
  %414 = phi i64 [ %415, %412 ], [ 1, %405 ]
  %415 = mul i64 %414, %387
  %416 = add nuw nsw i32 %413, 1
  %417 = icmp eq i32 %416, %406
  br i1 %417, label %407, label %412, !llvm.loop !82

418:                                              ; preds = %423, %407
  %419 = phi i64 [ 0, %407 ], [ %433, %423 ]
  %420 = icmp eq i64 %419, 0
  br i1 %420, label %390, label %421

421:                                              ; preds = %418
  %422 = sext i32 %400 to i64
  br label %436

423:                                              ; preds = %423, %410
  %424 = phi i64 [ 0, %410 ], [ %434, %423 ]
  %425 = phi i64 [ 0, %410 ], [ %433, %423 ]
  %426 = getelementptr inbounds [90 x i32], [90 x i32]* %7, i64 0, i64 %424
  %427 = load i32, i32* %426, align 4
  %428 = zext i32 %427 to i64
  %429 = mul i64 %408, %428
  %430 = add i64 %429, %425
  %431 = urem i64 %430, 1000000000
  %432 = trunc i64 %431 to i32
  store i32 %432, i32* %426, align 4
  %433 = udiv i64 %430, 1000000000
  %434 = add nuw nsw i64 %424, 1
  %435 = icmp eq i64 %434, %411
  br i1 %435, label %418, label %423, !llvm.loop !83

436:                                              ; preds = %436, %421
  %437 = phi i64 [ %422, %421 ], [ %441, %436 ]
  %438 = phi i64 [ %419, %421 ], [ %443, %436 ]
  %439 = urem i64 %438, 1000000000
  %440 = trunc i64 %439 to i32
  %441 = add i64 %437, 1
  %442 = getelementptr inbounds [90 x i32], [90 x i32]* %7, i64 0, i64 %437
  store i32 %440, i32* %442, align 4
  %443 = udiv i64 %438, 1000000000
  %444 = icmp ult i64 %438, 1000000000
  br i1 %444, label %388, label %436, !llvm.loop !84

445:                                              ; preds = %466, %460
  %446 = icmp sgt i64 %448, 1
  br i1 %446, label %447, label %478, !llvm.loop !85

447:                                              ; preds = %445, %396
  %448 = phi i64 [ %397, %396 ], [ %449, %445 ]
  %449 = add nsw i64 %448, -1
  %450 = load i32, i32* %346, align 4
  %451 = icmp eq i32 %450, 0
  br i1 %451, label %452, label %460

452:                                              ; preds = %447
  %453 = getelementptr inbounds [90 x i32], [90 x i32]* %7, i64 0, i64 %449
  %454 = load i32, i32* %453, align 4
  %455 = icmp ult i32 %454, 100000000
  br i1 %455, label %456, label %460

456:                                              ; preds = %452, %456
  %457 = phi i32 [ %458, %456 ], [ 100000000, %452 ]
  %458 = udiv i32 %457, 10
  %459 = icmp ult i32 %454, %458
  br i1 %459, label %456, label %460, !llvm.loop !86

460:                                              ; preds = %456, %452, %447
  %461 = phi i32 [ 100000000, %447 ], [ 100000000, %452 ], [ %458, %456 ]
  %462 = icmp eq i32 %461, 0
  br i1 %462, label %445, label %463

463:                                              ; preds = %460
  %464 = getelementptr inbounds [90 x i32], [90 x i32]* %7, i64 0, i64 %449
  %465 = load i32, i32* %464, align 4
  br label %466

466:                                              ; preds = %466, %463
  %467 = phi i32 [ %461, %463 ], [ %476, %466 ]
  %468 = udiv i32 %465, %467
  %469 = urem i32 %468, 10
  %470 = trunc i32 %469 to i8
  %471 = or i8 %470, 48
  %472 = load i32, i32* %346, align 4
  %473 = add nsw i32 %472, 1
  store i32 %473, i32* %346, align 4
  %474 = sext i32 %472 to i64
  %475 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 0, i64 %474
  store i8 %471, i8* %475, align 1
  %476 = udiv i32 %467, 10
  %477 = icmp ult i32 %467, 10
  br i1 %477, label %445, label %466, !llvm.loop !87

478:                                              ; preds = %445, %393
  %479 = load i32, i32* %346, align 4
  %480 = select i1 %366, i32 %365, i32 0
  %481 = add i32 %479, %480
  store i32 %481, i32* %347, align 4
  call void @llvm.lifetime.end.p0i8(i64 360, i8* nonnull %367) #28
  br label %482

482:                                              ; preds = %335, %478
  %483 = icmp slt i32 %4, 0
  %484 = select i1 %483, i32 6, i32 %4
  %485 = icmp eq i8 %72, 69
  %486 = icmp eq i8 %72, 71
  br i1 %486, label %487, label %582

487:                                              ; preds = %482
  %488 = icmp eq i32 %484, 0
  %489 = select i1 %488, i32 1, i32 %484
  %490 = load i32, i32* %346, align 4
  %491 = icmp sgt i32 %490, %489
  br i1 %491, label %492, label %545

492:                                              ; preds = %487
  %493 = sext i32 %489 to i64
  %494 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 0, i64 %493
  %495 = load i8, i8* %494, align 1
  %496 = icmp sgt i8 %495, 53
  %497 = icmp eq i8 %495, 53
  br i1 %497, label %498, label %528

498:                                              ; preds = %492
  %499 = add nsw i32 %489, 1
  %500 = icmp slt i32 %499, %490
  br i1 %500, label %501, label %503

501:                                              ; preds = %498
  %502 = add nsw i64 %493, 1
  br label %506

503:                                              ; preds = %506, %498
  %504 = phi i1 [ %496, %498 ], [ %512, %506 ]
  %505 = icmp sgt i32 %489, 0
  br i1 %505, label %516, label %523

506:                                              ; preds = %506, %501
  %507 = phi i64 [ %502, %501 ], [ %513, %506 ]
  %508 = phi i1 [ %496, %501 ], [ %512, %506 ]
  %509 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 0, i64 %507
  %510 = load i8, i8* %509, align 1
  %511 = icmp ne i8 %510, 48
  %512 = or i1 %508, %511
  %513 = add nsw i64 %507, 1
  %514 = trunc i64 %513 to i32
  %515 = icmp eq i32 %490, %514
  br i1 %515, label %503, label %506, !llvm.loop !88

516:                                              ; preds = %503
  %517 = add nsw i32 %489, -1
  %518 = zext i32 %517 to i64
  %519 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 0, i64 %518
  %520 = load i8, i8* %519, align 1
  %521 = and i8 %520, 1
  %522 = zext i8 %521 to i32
  br label %523

523:                                              ; preds = %516, %503
  %524 = phi i32 [ 0, %503 ], [ %522, %516 ]
  %525 = zext i1 %504 to i32
  %526 = or i32 %524, %525
  %527 = icmp ne i32 %526, 0
  br label %528

528:                                              ; preds = %523, %492
  %529 = phi i1 [ %527, %523 ], [ %496, %492 ]
  store i32 %489, i32* %346, align 4
  br i1 %529, label %530, label %545

530:                                              ; preds = %528
  %531 = icmp sgt i32 %489, 0
  br i1 %531, label %532, label %542

532:                                              ; preds = %530, %538
  %533 = phi i64 [ %534, %538 ], [ %493, %530 ]
  %534 = add nsw i64 %533, -1
  %535 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 0, i64 %534
  %536 = load i8, i8* %535, align 1
  %537 = icmp eq i8 %536, 57
  br i1 %537, label %538, label %540

538:                                              ; preds = %532
  store i8 48, i8* %535, align 1
  %539 = icmp sgt i64 %533, 1
  br i1 %539, label %532, label %542, !llvm.loop !89

540:                                              ; preds = %532
  %541 = add i8 %536, 1
  store i8 %541, i8* %535, align 1
  br label %545

542:                                              ; preds = %538, %530
  store i8 49, i8* %336, align 4
  %543 = load i32, i32* %347, align 4
  %544 = add nsw i32 %543, 1
  store i32 %544, i32* %347, align 4
  br label %545

545:                                              ; preds = %487, %528, %540, %542
  %546 = load i32, i32* %346, align 4
  %547 = icmp eq i32 %546, 0
  %548 = load i32, i32* %347, align 4
  %549 = add nsw i32 %548, -1
  %550 = select i1 %547, i32 0, i32 %549
  %551 = icmp slt i32 %550, -4
  %552 = icmp sge i32 %550, %489
  %553 = or i1 %551, %552
  %554 = xor i32 %550, -1
  %555 = select i1 %553, i32 -1, i32 %554
  %556 = add i32 %555, %489
  %557 = and i32 %5, 16
  %558 = icmp eq i32 %557, 0
  %559 = icmp sgt i32 %556, 0
  %560 = select i1 %558, i1 %559, i1 false
  br i1 %560, label %561, label %649

561:                                              ; preds = %545
  %562 = sext i32 %556 to i64
  %563 = sext i32 %548 to i64
  %564 = select i1 %553, i64 1, i64 %563
  %565 = sext i32 %546 to i64
  br label %566

566:                                              ; preds = %561, %579
  %567 = phi i64 [ %562, %561 ], [ %580, %579 ]
  %568 = add nsw i64 %567, %564
  %569 = icmp sgt i64 %568, 0
  %570 = icmp sle i64 %568, %565
  %571 = select i1 %569, i1 %570, i1 false
  br i1 %571, label %572, label %576

572:                                              ; preds = %566
  %573 = add nsw i64 %568, -1
  %574 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 0, i64 %573
  %575 = load i8, i8* %574, align 1
  br label %576

576:                                              ; preds = %566, %572
  %577 = phi i8 [ %575, %572 ], [ 48, %566 ]
  %578 = icmp eq i8 %577, 48
  br i1 %578, label %579, label %647

579:                                              ; preds = %576
  %580 = add nsw i64 %567, -1
  %581 = icmp sgt i64 %567, 1
  br i1 %581, label %566, label %649

582:                                              ; preds = %482
  %583 = load i32, i32* %347, align 4
  %584 = select i1 %485, i32 1, i32 %583
  %585 = add nsw i32 %584, %484
  %586 = load i32, i32* %346, align 4
  %587 = icmp sgt i32 %586, %585
  br i1 %587, label %588, label %649

588:                                              ; preds = %582
  %589 = icmp slt i32 %585, 0
  br i1 %589, label %590, label %591

590:                                              ; preds = %588
  store i32 0, i32* %346, align 4
  br label %649

591:                                              ; preds = %588
  %592 = sext i32 %585 to i64
  %593 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 0, i64 %592
  %594 = load i8, i8* %593, align 1
  %595 = icmp sgt i8 %594, 53
  %596 = icmp eq i8 %594, 53
  br i1 %596, label %597, label %627

597:                                              ; preds = %591
  %598 = add nsw i32 %585, 1
  %599 = icmp slt i32 %598, %586
  br i1 %599, label %600, label %602

600:                                              ; preds = %597
  %601 = add nsw i64 %592, 1
  br label %605

602:                                              ; preds = %605, %597
  %603 = phi i1 [ %595, %597 ], [ %611, %605 ]
  %604 = icmp sgt i32 %585, 0
  br i1 %604, label %615, label %622

605:                                              ; preds = %605, %600
  %606 = phi i64 [ %601, %600 ], [ %612, %605 ]
  %607 = phi i1 [ %595, %600 ], [ %611, %605 ]
  %608 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 0, i64 %606
  %609 = load i8, i8* %608, align 1
  %610 = icmp ne i8 %609, 48
  %611 = or i1 %607, %610
  %612 = add nsw i64 %606, 1
  %613 = trunc i64 %612 to i32
  %614 = icmp eq i32 %586, %613
  br i1 %614, label %602, label %605, !llvm.loop !88

615:                                              ; preds = %602
  %616 = add nsw i32 %585, -1
  %617 = zext i32 %616 to i64
  %618 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 0, i64 %617
  %619 = load i8, i8* %618, align 1
  %620 = and i8 %619, 1
  %621 = zext i8 %620 to i32
  br label %622

622:                                              ; preds = %615, %602
  %623 = phi i32 [ 0, %602 ], [ %621, %615 ]
  %624 = zext i1 %603 to i32
  %625 = or i32 %623, %624
  %626 = icmp ne i32 %625, 0
  br label %627

627:                                              ; preds = %622, %591
  %628 = phi i1 [ %626, %622 ], [ %595, %591 ]
  store i32 %585, i32* %346, align 4
  br i1 %628, label %629, label %649

629:                                              ; preds = %627
  %630 = icmp sgt i32 %585, 0
  br i1 %630, label %631, label %641

631:                                              ; preds = %629, %637
  %632 = phi i64 [ %633, %637 ], [ %592, %629 ]
  %633 = add nsw i64 %632, -1
  %634 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 0, i64 %633
  %635 = load i8, i8* %634, align 1
  %636 = icmp eq i8 %635, 57
  br i1 %636, label %637, label %639

637:                                              ; preds = %631
  store i8 48, i8* %634, align 1
  %638 = icmp sgt i64 %632, 1
  br i1 %638, label %631, label %641, !llvm.loop !89

639:                                              ; preds = %631
  %640 = add i8 %635, 1
  store i8 %640, i8* %634, align 1
  br label %649

641:                                              ; preds = %637, %629
  store i8 49, i8* %336, align 4
  %642 = icmp eq i32 %585, 0
  br i1 %642, label %643, label %644

643:                                              ; preds = %641
  store i32 1, i32* %346, align 4
  br label %644

644:                                              ; preds = %643, %641
  %645 = load i32, i32* %347, align 4
  %646 = add nsw i32 %645, 1
  store i32 %646, i32* %347, align 4
  br label %649

647:                                              ; preds = %576
  %648 = trunc i64 %567 to i32
  br label %649

649:                                              ; preds = %647, %579, %644, %639, %627, %590, %582, %545
  %650 = phi i1 [ %553, %545 ], [ %485, %582 ], [ %485, %590 ], [ %485, %627 ], [ %485, %639 ], [ %485, %644 ], [ %553, %579 ], [ %553, %647 ]
  %651 = phi i32 [ %556, %545 ], [ %484, %582 ], [ %484, %590 ], [ %484, %627 ], [ %484, %639 ], [ %484, %644 ], [ %648, %647 ], [ 0, %579 ]
  %652 = load i32, i32* %347, align 4
  %653 = select i1 %650, i32 1, i32 %652
  %654 = load i32, i32* %346, align 4
  %655 = icmp eq i32 %654, 0
  %656 = add nsw i32 %652, -1
  %657 = select i1 %655, i32 0, i32 %656
  %658 = icmp sgt i32 %653, 1
  %659 = select i1 %658, i32 %653, i32 1
  %660 = and i32 %5, 16
  %661 = or i32 %651, %660
  %662 = icmp ne i32 %661, 0
  %663 = zext i1 %662 to i32
  %664 = icmp slt i32 %657, 0
  %665 = sub nsw i32 0, %657
  %666 = select i1 %664, i32 %665, i32 %657
  %667 = icmp slt i32 %666, 100
  %668 = select i1 %667, i32 4, i32 5
  %669 = select i1 %650, i32 %668, i32 0
  %670 = add i32 %651, %663
  %671 = add i32 %670, %659
  %672 = add i32 %671, %669
  %673 = call fastcc i32 @open_field(%struct.sink* noundef %0, i8* noundef %21, i32 noundef %672, i32 noundef %3, i32 noundef %5) #26
  %674 = sub nsw i32 %653, %659
  %675 = load i32, i32* %346, align 4
  %676 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %677 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %678 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  %679 = zext i32 %659 to i64
  br label %683

680:                                              ; preds = %703
  %681 = or i32 %651, %660
  %682 = icmp eq i32 %681, 0
  br i1 %682, label %722, label %708

683:                                              ; preds = %649, %703
  %684 = phi i64 [ 0, %649 ], [ %706, %703 ]
  %685 = trunc i64 %684 to i32
  %686 = add nsw i32 %674, %685
  %687 = icmp sgt i32 %686, -1
  %688 = icmp sgt i32 %675, %686
  %689 = select i1 %687, i1 %688, i1 false
  br i1 %689, label %690, label %694

690:                                              ; preds = %683
  %691 = sext i32 %686 to i64
  %692 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 0, i64 %691
  %693 = load i8, i8* %692, align 1
  br label %694

694:                                              ; preds = %683, %690
  %695 = phi i8 [ %693, %690 ], [ 48, %683 ]
  %696 = load i64, i64* %676, align 8
  %697 = add i64 %696, 1
  %698 = load i64, i64* %677, align 8
  %699 = icmp ult i64 %697, %698
  br i1 %699, label %700, label %703

700:                                              ; preds = %694
  %701 = load i8*, i8** %678, align 8
  %702 = getelementptr inbounds i8, i8* %701, i64 %696
  store i8 %695, i8* %702, align 1
  br label %703

703:                                              ; preds = %694, %700
  %704 = load i64, i64* %676, align 8
  %705 = add i64 %704, 1
  store i64 %705, i64* %676, align 8
  %706 = add nuw nsw i64 %684, 1
  %707 = icmp eq i64 %706, %679
  br i1 %707, label %680, label %683, !llvm.loop !90

708:                                              ; preds = %680
  %709 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %710 = load i64, i64* %709, align 8
  %711 = add i64 %710, 1
  %712 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %713 = load i64, i64* %712, align 8
  %714 = icmp ult i64 %711, %713
  br i1 %714, label %715, label %719

715:                                              ; preds = %708
  %716 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  %717 = load i8*, i8** %716, align 8
  %718 = getelementptr inbounds i8, i8* %717, i64 %710
  store i8 46, i8* %718, align 1
  br label %719

719:                                              ; preds = %708, %715
  %720 = load i64, i64* %709, align 8
  %721 = add i64 %720, 1
  store i64 %721, i64* %709, align 8
  br label %722

722:                                              ; preds = %680, %719
  %723 = icmp sgt i32 %651, 0
  br i1 %723, label %724, label %732

724:                                              ; preds = %722
  %725 = load i32, i32* %346, align 4
  %726 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %727 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %728 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  %729 = sext i32 %653 to i64
  %730 = sext i32 %725 to i64
  %731 = zext i32 %651 to i64
  br label %733

732:                                              ; preds = %751, %722
  br i1 %650, label %756, label %826

733:                                              ; preds = %724, %751
  %734 = phi i64 [ 0, %724 ], [ %754, %751 ]
  %735 = add nsw i64 %734, %729
  %736 = icmp sgt i64 %735, -1
  %737 = icmp slt i64 %735, %730
  %738 = select i1 %736, i1 %737, i1 false
  br i1 %738, label %739, label %742

739:                                              ; preds = %733
  %740 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 0, i64 %735
  %741 = load i8, i8* %740, align 1
  br label %742

742:                                              ; preds = %733, %739
  %743 = phi i8 [ %741, %739 ], [ 48, %733 ]
  %744 = load i64, i64* %726, align 8
  %745 = add i64 %744, 1
  %746 = load i64, i64* %727, align 8
  %747 = icmp ult i64 %745, %746
  br i1 %747, label %748, label %751

748:                                              ; preds = %742
  %749 = load i8*, i8** %728, align 8
  %750 = getelementptr inbounds i8, i8* %749, i64 %744
  store i8 %743, i8* %750, align 1
  br label %751

751:                                              ; preds = %742, %748
  %752 = load i64, i64* %726, align 8
  %753 = add i64 %752, 1
  store i64 %753, i64* %726, align 8
  %754 = add nuw nsw i64 %734, 1
  %755 = icmp eq i64 %754, %731
  br i1 %755, label %732, label %733, !llvm.loop !91

756:                                              ; preds = %732
  %757 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %758 = load i64, i64* %757, align 8
  %759 = add i64 %758, 1
  %760 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %761 = load i64, i64* %760, align 8
  %762 = icmp ult i64 %759, %761
  br i1 %762, label %763, label %768

763:                                              ; preds = %756
  %764 = select i1 %10, i8 69, i8 101
  %765 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  %766 = load i8*, i8** %765, align 8
  %767 = getelementptr inbounds i8, i8* %766, i64 %758
  store i8 %764, i8* %767, align 1
  br label %768

768:                                              ; preds = %756, %763
  %769 = load i64, i64* %757, align 8
  %770 = add i64 %769, 1
  store i64 %770, i64* %757, align 8
  %771 = add i64 %769, 2
  %772 = load i64, i64* %760, align 8
  %773 = icmp ult i64 %771, %772
  br i1 %773, label %774, label %779

774:                                              ; preds = %768
  %775 = select i1 %664, i8 45, i8 43
  %776 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  %777 = load i8*, i8** %776, align 8
  %778 = getelementptr inbounds i8, i8* %777, i64 %770
  store i8 %775, i8* %778, align 1
  br label %779

779:                                              ; preds = %768, %774
  %780 = load i64, i64* %757, align 8
  %781 = add i64 %780, 1
  store i64 %781, i64* %757, align 8
  %782 = icmp sgt i32 %666, 99
  br i1 %782, label %783, label %797

783:                                              ; preds = %779
  %784 = add i64 %780, 2
  %785 = load i64, i64* %760, align 8
  %786 = icmp ult i64 %784, %785
  br i1 %786, label %787, label %794

787:                                              ; preds = %783
  %788 = udiv i32 %666, 100
  %789 = trunc i32 %788 to i8
  %790 = add i8 %789, 48
  %791 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  %792 = load i8*, i8** %791, align 8
  %793 = getelementptr inbounds i8, i8* %792, i64 %781
  store i8 %790, i8* %793, align 1
  br label %794

794:                                              ; preds = %783, %787
  %795 = load i64, i64* %757, align 8
  %796 = add i64 %795, 1
  store i64 %796, i64* %757, align 8
  br label %797

797:                                              ; preds = %794, %779
  %798 = load i64, i64* %757, align 8
  %799 = add i64 %798, 1
  %800 = load i64, i64* %760, align 8
  %801 = icmp ult i64 %799, %800
  br i1 %801, label %802, label %810

802:                                              ; preds = %797
  %803 = udiv i32 %666, 10
  %804 = urem i32 %803, 10
  %805 = trunc i32 %804 to i8
  %806 = or i8 %805, 48
  %807 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  %808 = load i8*, i8** %807, align 8
  %809 = getelementptr inbounds i8, i8* %808, i64 %798
  store i8 %806, i8* %809, align 1
  br label %810

810:                                              ; preds = %797, %802
  %811 = load i64, i64* %757, align 8
  %812 = add i64 %811, 1
  store i64 %812, i64* %757, align 8
  %813 = add i64 %811, 2
  %814 = load i64, i64* %760, align 8
  %815 = icmp ult i64 %813, %814
  br i1 %815, label %816, label %823

816:                                              ; preds = %810
  %817 = urem i32 %666, 10
  %818 = trunc i32 %817 to i8
  %819 = or i8 %818, 48
  %820 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  %821 = load i8*, i8** %820, align 8
  %822 = getelementptr inbounds i8, i8* %821, i64 %812
  store i8 %819, i8* %822, align 1
  br label %823

823:                                              ; preds = %810, %816
  %824 = load i64, i64* %757, align 8
  %825 = add i64 %824, 1
  store i64 %825, i64* %757, align 8
  br label %826

826:                                              ; preds = %823, %732
  %827 = icmp sgt i32 %673, 0
  br i1 %827, label %828, label %846

828:                                              ; preds = %826
  %829 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %830 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %831 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  br label %832

832:                                              ; preds = %842, %828
  %833 = phi i32 [ %673, %828 ], [ %834, %842 ]
  %834 = add nsw i32 %833, -1
  %835 = load i64, i64* %829, align 8
  %836 = add i64 %835, 1
  %837 = load i64, i64* %830, align 8
  %838 = icmp ult i64 %836, %837
  br i1 %838, label %839, label %842

839:                                              ; preds = %832
  %840 = load i8*, i8** %831, align 8
  %841 = getelementptr inbounds i8, i8* %840, i64 %835
  store i8 32, i8* %841, align 1
  br label %842

842:                                              ; preds = %839, %832
  %843 = load i64, i64* %829, align 8
  %844 = add i64 %843, 1
  store i64 %844, i64* %829, align 8
  %845 = icmp sgt i32 %833, 1
  br i1 %845, label %832, label %846, !llvm.loop !70

846:                                              ; preds = %842, %826
  call void @llvm.lifetime.end.p0i8(i64 800, i8* nonnull %336) #28
  br label %847

847:                                              ; preds = %51, %35, %846, %334
  ret void
}

define dso_local i32 @snprintf(i8* noundef %0, i64 noundef %1, i8* nocapture noundef readonly %2, ...) local_unnamed_addr #1 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #28
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = call i32 @vsnprintf(i8* noundef %0, i64 noundef %1, i8* noundef %2, %struct.__va_list_tag* noundef nonnull %6) #26
  call void @llvm.va_end(i8* %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #28
  ret i32 %7
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #22

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #22

define dso_local i32 @vsprintf(i8* noundef %0, i8* nocapture noundef readonly %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #1 {
  %4 = call i32 @vsnprintf(i8* noundef %0, i64 noundef 1099511627776, i8* noundef %1, %struct.__va_list_tag* noundef %2) #26
  ret i32 %4
}

define dso_local i32 @sprintf(i8* noundef %0, i8* nocapture noundef readonly %1, ...) local_unnamed_addr #1 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #28
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call i32 @vsnprintf(i8* noundef %0, i64 noundef 1099511627776, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #26
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #28
  ret i32 %6
}

define dso_local i32 @vprintf(i8* nocapture noundef readonly %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr #1 {
  %3 = call i32 @vsnprintf(i8* noundef null, i64 noundef 0, i8* noundef %0, %struct.__va_list_tag* noundef %1) #26
  ret i32 %3
}

define dso_local i32 @vfprintf(i8* nocapture noundef readnone %0, i8* nocapture noundef readonly %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #1 {
  %4 = call i32 @vsnprintf(i8* noundef null, i64 noundef 0, i8* noundef %1, %struct.__va_list_tag* noundef %2) #26
  ret i32 %4
}

define dso_local i32 @printf(i8* nocapture noundef readonly %0, ...) local_unnamed_addr #1 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #28
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %3)
  %5 = call i32 @vsnprintf(i8* noundef null, i64 noundef 0, i8* noundef %0, %struct.__va_list_tag* noundef nonnull %4) #26
  call void @llvm.va_end(i8* %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #28
  ret i32 %5
}

define dso_local i32 @fprintf(i8* nocapture readnone %0, i8* nocapture noundef readonly %1, ...) local_unnamed_addr #1 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #28
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call i32 @vsnprintf(i8* noundef null, i64 noundef 0, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #26
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #28
  ret i32 %6
}

define dso_local i32 @puts(i8* noundef %0) local_unnamed_addr #1 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i8, i8* %0, i64 %3
  %5 = load i8, i8* %4, align 1
  %6 = icmp eq i8 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2, !llvm.loop !35

8:                                                ; preds = %2
  %9 = trunc i64 %3 to i32
  %10 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.24, i64 0, i64 0), i32 noundef %9, i8* noundef %0) #26
  %11 = add nsw i32 %9, 1
  ret i32 %11
}

define dso_local i32 @fputs(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #1 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ]
  %5 = getelementptr inbounds i8, i8* %0, i64 %4
  %6 = load i8, i8* %5, align 1
  %7 = icmp eq i8 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3, !llvm.loop !35

9:                                                ; preds = %3
  %10 = trunc i64 %4 to i32
  %11 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.25, i64 0, i64 0), i32 noundef %10, i8* noundef %0) #26
  ret i32 1
}

define dso_local i32 @putchar(i32 noundef %0) local_unnamed_addr #1 {
  %2 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.26, i64 0, i64 0), i32 noundef %0) #26
  %3 = and i32 %0, 255
  ret i32 %3
}

define dso_local i32 @fputc(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #1 {
  %3 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.26, i64 0, i64 0), i32 noundef %0) #26
  %4 = and i32 %0, 255
  ret i32 %4
}

define dso_local i32 @putc(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #1 {
  %3 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.26, i64 0, i64 0), i32 noundef %0) #26
  %4 = and i32 %0, 255
  ret i32 %4
}

define dso_local i64 @fwrite(i8* noundef %0, i64 noundef %1, i64 noundef returned %2, i8* nocapture noundef readnone %3) local_unnamed_addr #1 {
  %5 = mul i64 %2, %1
  %6 = trunc i64 %5 to i32
  %7 = call i32 (i8*, i8*, ...) @fprintf(i8* undef, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.25, i64 0, i64 0), i32 noundef %6, i8* noundef %0) #26
  ret i64 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @fflush(i8* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @perror(i8* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @setbuf(i8* nocapture noundef %0, i8* nocapture noundef %1) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @setvbuf(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i32 noundef %2, i64 noundef %3) local_unnamed_addr #5 {
  ret i32 0
}

define dso_local i32 @vsscanf(i8* noundef %0, i8* noundef readonly %1, %struct.__va_list_tag* nocapture noundef %2) local_unnamed_addr #1 {
  %4 = alloca [64 x i8], align 16
  %5 = alloca i8*, align 8
  %6 = load i8, i8* %1, align 1
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %535, label %8

8:                                                ; preds = %3
  %9 = getelementptr inbounds [64 x i8], [64 x i8]* %4, i64 0, i64 0
  %10 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 0
  %11 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 2
  %12 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 3
  %13 = ptrtoint i8* %0 to i64
  %14 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 0
  %15 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 2
  %16 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 3
  %17 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 0
  %18 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 2
  %19 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 3
  %20 = bitcast i8** %5 to i8*
  %21 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 0
  %22 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 2
  %23 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 3
  %24 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 0
  %25 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 2
  %26 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 3
  %27 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 0
  %28 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 2
  %29 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %2, i64 0, i32 3
  %30 = ptrtoint [64 x i8]* %4 to i64
  br label %31

31:                                               ; preds = %8, %527
  %32 = phi i8 [ %6, %8 ], [ %533, %527 ]
  %33 = phi i32 [ undef, %8 ], [ %531, %527 ]
  %34 = phi i8* [ %1, %8 ], [ %532, %527 ]
  %35 = phi i8* [ %0, %8 ], [ %529, %527 ]
  %36 = phi i32 [ 0, %8 ], [ %528, %527 ]
  %37 = zext i8 %32 to i64
  %38 = add nuw nsw i64 %37, 128
  %39 = getelementptr inbounds [384 x i16], [384 x i16]* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to [384 x i16]*), i64 0, i64 %38
  %40 = load i16, i16* %39, align 2
  %41 = and i16 %40, 8192
  %42 = icmp eq i16 %41, 0
  br i1 %42, label %53, label %43

43:                                               ; preds = %31, %43
  %44 = phi i8* [ %52, %43 ], [ %35, %31 ]
  %45 = load i8, i8* %44, align 1
  %46 = zext i8 %45 to i64
  %47 = add nuw nsw i64 %46, 128
  %48 = getelementptr inbounds [384 x i16], [384 x i16]* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to [384 x i16]*), i64 0, i64 %47
  %49 = load i16, i16* %48, align 2
  %50 = and i16 %49, 8192
  %51 = icmp eq i16 %50, 0
  %52 = getelementptr inbounds i8, i8* %44, i64 1
  br i1 %51, label %527, label %43, !llvm.loop !92

53:                                               ; preds = %31
  %54 = icmp eq i8 %32, 37
  br i1 %54, label %65, label %55

55:                                               ; preds = %53
  %56 = load i8, i8* %35, align 1
  %57 = icmp eq i8 %56, %32
  br i1 %57, label %63, label %58

58:                                               ; preds = %55
  %59 = icmp eq i32 %36, 0
  %60 = icmp eq i8 %56, 0
  %61 = select i1 %59, i1 %60, i1 false
  %62 = select i1 %61, i32 -1, i32 %36
  br label %535

63:                                               ; preds = %55
  %64 = getelementptr inbounds i8, i8* %35, i64 1
  br label %527

65:                                               ; preds = %53
  %66 = getelementptr inbounds i8, i8* %34, i64 1
  %67 = load i8, i8* %66, align 1
  %68 = icmp ne i8 %67, 42
  %69 = getelementptr inbounds i8, i8* %34, i64 2
  %70 = select i1 %68, i8* %66, i8* %69
  %71 = load i8, i8* %70, align 1
  %72 = add i8 %71, -48
  %73 = icmp ult i8 %72, 10
  br i1 %73, label %77, label %74

74:                                               ; preds = %77, %65
  %75 = phi i32 [ 0, %65 ], [ %85, %77 ]
  %76 = phi i8* [ %70, %65 ], [ %83, %77 ]
  br label %89

77:                                               ; preds = %65, %77
  %78 = phi i8 [ %86, %77 ], [ %71, %65 ]
  %79 = phi i8* [ %83, %77 ], [ %70, %65 ]
  %80 = phi i32 [ %85, %77 ], [ 0, %65 ]
  %81 = sext i8 %78 to i32
  %82 = mul nsw i32 %80, 10
  %83 = getelementptr inbounds i8, i8* %79, i64 1
  %84 = add i32 %82, -48
  %85 = add i32 %84, %81
  %86 = load i8, i8* %83, align 1
  %87 = add i8 %86, -48
  %88 = icmp ult i8 %87, 10
  br i1 %88, label %77, label %74, !llvm.loop !93

89:                                               ; preds = %74, %94
  %90 = phi i32 [ %96, %94 ], [ 0, %74 ]
  %91 = phi i8* [ %97, %94 ], [ %76, %74 ]
  %92 = load i8, i8* %91, align 1
  switch i8 %92, label %98 [
    i8 108, label %94
    i8 122, label %94
    i8 106, label %94
    i8 116, label %94
    i8 104, label %93
    i8 99, label %108
    i8 91, label %108
    i8 110, label %108
    i8 37, label %108
  ]

93:                                               ; preds = %89
  br label %94

94:                                               ; preds = %89, %89, %89, %89, %93
  %95 = phi i32 [ -1, %93 ], [ 1, %89 ], [ 1, %89 ], [ 1, %89 ], [ 1, %89 ]
  %96 = add nsw i32 %90, %95
  %97 = getelementptr inbounds i8, i8* %91, i64 1
  br label %89, !llvm.loop !94

98:                                               ; preds = %89, %98
  %99 = phi i8* [ %107, %98 ], [ %35, %89 ]
  %100 = load i8, i8* %99, align 1
  %101 = zext i8 %100 to i64
  %102 = add nuw nsw i64 %101, 128
  %103 = getelementptr inbounds [384 x i16], [384 x i16]* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to [384 x i16]*), i64 0, i64 %102
  %104 = load i16, i16* %103, align 2
  %105 = and i16 %104, 8192
  %106 = icmp eq i16 %105, 0
  %107 = getelementptr inbounds i8, i8* %99, i64 1
  br i1 %106, label %108, label %98, !llvm.loop !95

108:                                              ; preds = %89, %89, %89, %89, %98
  %109 = phi i8* [ %99, %98 ], [ %35, %89 ], [ %35, %89 ], [ %35, %89 ], [ %35, %89 ]
  %110 = load i8, i8* %109, align 1
  %111 = icmp eq i8 %110, 0
  br i1 %111, label %112, label %116

112:                                              ; preds = %108
  switch i8 %92, label %113 [
    i8 110, label %116
    i8 37, label %116
  ]

113:                                              ; preds = %112
  %114 = icmp eq i32 %36, 0
  %115 = select i1 %114, i32 -1, i32 %36
  br label %520

116:                                              ; preds = %112, %112, %108
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %9) #28
  %117 = load i8, i8* %91, align 1
  %118 = sext i8 %117 to i32
  switch i32 %118, label %508 [
    i32 100, label %119
    i32 105, label %119
    i32 117, label %119
    i32 120, label %119
    i32 88, label %119
    i32 111, label %119
    i32 101, label %119
    i32 102, label %119
    i32 103, label %119
    i32 99, label %284
    i32 115, label %336
    i32 91, label %336
    i32 110, label %466
    i32 37, label %495
  ]

119:                                              ; preds = %116, %116, %116, %116, %116, %116, %116, %116, %116
  %120 = icmp ne i32 %75, 0
  %121 = icmp slt i32 %75, 64
  %122 = and i1 %120, %121
  %123 = select i1 %122, i32 %75, i32 63
  %124 = icmp sgt i32 %123, 0
  br i1 %124, label %125, label %138

125:                                              ; preds = %119
  %126 = zext i32 %123 to i64
  br label %127

127:                                              ; preds = %125, %132
  %128 = phi i64 [ 0, %125 ], [ %134, %132 ]
  %129 = getelementptr inbounds i8, i8* %109, i64 %128
  %130 = load i8, i8* %129, align 1
  %131 = icmp eq i8 %130, 0
  br i1 %131, label %136, label %132

132:                                              ; preds = %127
  %133 = getelementptr inbounds [64 x i8], [64 x i8]* %4, i64 0, i64 %128
  store i8 %130, i8* %133, align 1
  %134 = add nuw nsw i64 %128, 1
  %135 = icmp eq i64 %134, %126
  br i1 %135, label %138, label %127, !llvm.loop !96

136:                                              ; preds = %127
  %137 = trunc i64 %128 to i32
  br label %138

138:                                              ; preds = %136, %132, %119
  %139 = phi i32 [ 0, %119 ], [ %137, %136 ], [ %123, %132 ]
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds [64 x i8], [64 x i8]* %4, i64 0, i64 %140
  store i8 0, i8* %141, align 1
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %20) #28
  %142 = load i8, i8* %91, align 1
  %143 = add i8 %142, -101
  %144 = icmp ult i8 %143, 3
  br i1 %144, label %145, label %186

145:                                              ; preds = %138
  %146 = call double @strtod(i8* noundef nonnull %9, i8** noundef nonnull %5) #26
  %147 = load i8*, i8** %5, align 8
  %148 = icmp eq i8* %147, %9
  br i1 %148, label %184, label %149

149:                                              ; preds = %145
  %150 = icmp sgt i32 %90, 0
  %151 = select i1 %68, i1 %150, i1 false
  br i1 %151, label %152, label %167

152:                                              ; preds = %149
  %153 = load i32, i32* %27, align 8
  %154 = icmp ult i32 %153, 41
  br i1 %154, label %155, label %160

155:                                              ; preds = %152
  %156 = load i8*, i8** %29, align 8
  %157 = sext i32 %153 to i64
  %158 = getelementptr i8, i8* %156, i64 %157
  %159 = add i32 %153, 8
  store i32 %159, i32* %27, align 8
  br label %163

160:                                              ; preds = %152
  %161 = load i8*, i8** %28, align 8
  %162 = getelementptr i8, i8* %161, i64 8
  store i8* %162, i8** %28, align 8
  br label %163

163:                                              ; preds = %160, %155
  %164 = phi i8* [ %158, %155 ], [ %161, %160 ]
  %165 = bitcast i8* %164 to double**
  %166 = load double*, double** %165, align 8
  store double %146, double* %166, align 8
  br label %184

167:                                              ; preds = %149
  br i1 %68, label %168, label %184

168:                                              ; preds = %167
  %169 = fptrunc double %146 to float
  %170 = load i32, i32* %24, align 8
  %171 = icmp ult i32 %170, 41
  br i1 %171, label %172, label %177

172:                                              ; preds = %168
  %173 = load i8*, i8** %26, align 8
  %174 = sext i32 %170 to i64
  %175 = getelementptr i8, i8* %173, i64 %174
  %176 = add i32 %170, 8
  store i32 %176, i32* %24, align 8
  br label %180

177:                                              ; preds = %168
  %178 = load i8*, i8** %25, align 8
  %179 = getelementptr i8, i8* %178, i64 8
  store i8* %179, i8** %25, align 8
  br label %180

180:                                              ; preds = %177, %172
  %181 = phi i8* [ %175, %172 ], [ %178, %177 ]
  %182 = bitcast i8* %181 to float**
  %183 = load float*, float** %182, align 8
  store float %169, float* %183, align 4
  br label %184

184:                                              ; preds = %163, %180, %167, %145
  %185 = phi i32 [ %36, %145 ], [ %33, %167 ], [ %33, %180 ], [ %33, %163 ]
  br i1 %148, label %278, label %270

186:                                              ; preds = %138
  %187 = load i8, i8* %9, align 16
  %188 = icmp eq i8 %187, 45
  %189 = sext i8 %142 to i32
  br i1 %188, label %190, label %214

190:                                              ; preds = %186
  switch i32 %189, label %191 [
    i32 117, label %197
    i32 100, label %197
  ]

191:                                              ; preds = %190
  %192 = and i32 %189, -33
  %193 = icmp eq i32 %192, 88
  br i1 %193, label %197, label %194

194:                                              ; preds = %191
  %195 = icmp eq i8 %142, 111
  %196 = select i1 %195, i32 8, i32 0
  br label %197

197:                                              ; preds = %190, %190, %191, %194
  %198 = phi i32 [ 10, %190 ], [ %196, %194 ], [ 16, %191 ], [ 10, %190 ]
  %199 = call fastcc { i64, i64 } @parse_number(i8* noundef nonnull %9, i8** noundef nonnull %5, i32 noundef %198, i1 noundef zeroext false) #29
  %200 = extractvalue { i64, i64 } %199, 0
  %201 = extractvalue { i64, i64 } %199, 1
  %202 = and i64 %201, 1
  %203 = add nuw i64 %202, 9223372036854775807
  %204 = and i64 %201, 256
  %205 = icmp ne i64 %204, 0
  %206 = icmp ugt i64 %200, %203
  %207 = select i1 %205, i1 true, i1 %206
  br i1 %207, label %208, label %209

208:                                              ; preds = %197
  store i32 34, i32* @error_number, align 4
  br label %209

209:                                              ; preds = %197, %208
  %210 = phi i64 [ %203, %208 ], [ %200, %197 ]
  %211 = icmp eq i64 %202, 0
  %212 = sub i64 0, %210
  %213 = select i1 %211, i64 %210, i64 %212
  br label %234

214:                                              ; preds = %186
  switch i32 %189, label %215 [
    i32 117, label %221
    i32 100, label %221
  ]

215:                                              ; preds = %214
  %216 = and i32 %189, -33
  %217 = icmp eq i32 %216, 88
  br i1 %217, label %221, label %218

218:                                              ; preds = %215
  %219 = icmp eq i8 %142, 111
  %220 = select i1 %219, i32 8, i32 0
  br label %221

221:                                              ; preds = %214, %214, %215, %218
  %222 = phi i32 [ 10, %214 ], [ %220, %218 ], [ 16, %215 ], [ 10, %214 ]
  %223 = call fastcc { i64, i64 } @parse_number(i8* noundef nonnull %9, i8** noundef nonnull %5, i32 noundef %222, i1 noundef zeroext false) #29
  %224 = extractvalue { i64, i64 } %223, 0
  %225 = extractvalue { i64, i64 } %223, 1
  %226 = and i64 %225, 256
  %227 = icmp eq i64 %226, 0
  br i1 %227, label %229, label %228

228:                                              ; preds = %221
  store i32 34, i32* @error_number, align 4
  br label %234

229:                                              ; preds = %221
  %230 = and i64 %225, 1
  %231 = icmp eq i64 %230, 0
  %232 = sub i64 0, %224
  %233 = select i1 %231, i64 %224, i64 %232
  br label %234

234:                                              ; preds = %229, %228, %209
  %235 = phi i64 [ %213, %209 ], [ -1, %228 ], [ %233, %229 ]
  %236 = load i8*, i8** %5, align 8
  %237 = icmp eq i8* %236, %9
  %238 = xor i1 %68, true
  %239 = select i1 %237, i1 true, i1 %238
  %240 = select i1 %237, i32 %36, i32 %33
  br i1 %239, label %268, label %241

241:                                              ; preds = %234
  %242 = load i32, i32* %21, align 8
  %243 = icmp ult i32 %242, 41
  br i1 %243, label %244, label %249

244:                                              ; preds = %241
  %245 = load i8*, i8** %23, align 8
  %246 = sext i32 %242 to i64
  %247 = getelementptr i8, i8* %245, i64 %246
  %248 = add i32 %242, 8
  store i32 %248, i32* %21, align 8
  br label %252

249:                                              ; preds = %241
  %250 = load i8*, i8** %22, align 8
  %251 = getelementptr i8, i8* %250, i64 8
  store i8* %251, i8** %22, align 8
  br label %252

252:                                              ; preds = %249, %244
  %253 = phi i8* [ %247, %244 ], [ %250, %249 ]
  %254 = bitcast i8* %253 to i8**
  %255 = load i8*, i8** %254, align 8
  %256 = icmp sgt i32 %90, 0
  br i1 %256, label %257, label %259

257:                                              ; preds = %252
  %258 = bitcast i8* %255 to i64*
  store i64 %235, i64* %258, align 8
  br label %268

259:                                              ; preds = %252
  switch i32 %90, label %266 [
    i32 0, label %260
    i32 -1, label %263
  ]

260:                                              ; preds = %259
  %261 = trunc i64 %235 to i32
  %262 = bitcast i8* %255 to i32*
  store i32 %261, i32* %262, align 4
  br label %268

263:                                              ; preds = %259
  %264 = trunc i64 %235 to i16
  %265 = bitcast i8* %255 to i16*
  store i16 %264, i16* %265, align 2
  br label %268

266:                                              ; preds = %259
  %267 = trunc i64 %235 to i8
  store i8 %267, i8* %255, align 1
  br label %268

268:                                              ; preds = %266, %263, %260, %257, %234
  %269 = phi i32 [ %240, %234 ], [ %33, %257 ], [ %33, %260 ], [ %33, %263 ], [ %33, %266 ]
  br i1 %237, label %278, label %270

270:                                              ; preds = %268, %184
  %271 = phi i32 [ %185, %184 ], [ %269, %268 ]
  %272 = load i8*, i8** %5, align 8
  %273 = ptrtoint i8* %272 to i64
  %274 = sub i64 %273, %30
  %275 = getelementptr inbounds i8, i8* %109, i64 %274
  %276 = zext i1 %68 to i32
  %277 = add nsw i32 %36, %276
  br label %278

278:                                              ; preds = %184, %268, %270
  %279 = phi i1 [ false, %184 ], [ false, %268 ], [ true, %270 ]
  %280 = phi i32 [ 1, %184 ], [ 1, %268 ], [ 14, %270 ]
  %281 = phi i32 [ %36, %184 ], [ %36, %268 ], [ %277, %270 ]
  %282 = phi i8* [ %109, %184 ], [ %109, %268 ], [ %275, %270 ]
  %283 = phi i32 [ %185, %184 ], [ %269, %268 ], [ %271, %270 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %20) #28
  br i1 %279, label %509, label %514

284:                                              ; preds = %116
  br i1 %68, label %285, label %300

285:                                              ; preds = %284
  %286 = load i32, i32* %17, align 8
  %287 = icmp ult i32 %286, 41
  br i1 %287, label %288, label %293

288:                                              ; preds = %285
  %289 = load i8*, i8** %19, align 8
  %290 = sext i32 %286 to i64
  %291 = getelementptr i8, i8* %289, i64 %290
  %292 = add i32 %286, 8
  store i32 %292, i32* %17, align 8
  br label %296

293:                                              ; preds = %285
  %294 = load i8*, i8** %18, align 8
  %295 = getelementptr i8, i8* %294, i64 8
  store i8* %295, i8** %18, align 8
  br label %296

296:                                              ; preds = %293, %288
  %297 = phi i8* [ %291, %288 ], [ %294, %293 ]
  %298 = bitcast i8* %297 to i8**
  %299 = load i8*, i8** %298, align 8
  br label %300

300:                                              ; preds = %284, %296
  %301 = phi i8* [ %299, %296 ], [ null, %284 ]
  %302 = icmp eq i32 %75, 0
  %303 = select i1 %302, i32 1, i32 %75
  %304 = icmp sgt i32 %303, 0
  br i1 %304, label %305, label %327

305:                                              ; preds = %300
  %306 = sext i32 %303 to i64
  %307 = zext i32 %303 to i64
  %308 = load i8, i8* %109, align 1
  %309 = icmp eq i8 %308, 0
  br i1 %309, label %327, label %313

310:                                              ; preds = %319
  %311 = load i8, i8* %321, align 1
  %312 = icmp eq i8 %311, 0
  br i1 %312, label %323, label %313, !llvm.loop !97

313:                                              ; preds = %305, %310
  %314 = phi i8 [ %311, %310 ], [ %308, %305 ]
  %315 = phi i8* [ %321, %310 ], [ %109, %305 ]
  %316 = phi i64 [ %320, %310 ], [ 0, %305 ]
  br i1 %68, label %317, label %319

317:                                              ; preds = %313
  %318 = getelementptr inbounds i8, i8* %301, i64 %316
  store i8 %314, i8* %318, align 1
  br label %319

319:                                              ; preds = %313, %317
  %320 = add nuw nsw i64 %316, 1
  %321 = getelementptr inbounds i8, i8* %315, i64 1
  %322 = icmp eq i64 %320, %307
  br i1 %322, label %323, label %310, !llvm.loop !97

323:                                              ; preds = %319, %310
  %324 = phi i32 [ 14, %319 ], [ 1, %310 ]
  %325 = phi i32 [ %33, %319 ], [ %36, %310 ]
  %326 = icmp slt i64 %320, %306
  br label %327

327:                                              ; preds = %323, %305, %300
  %328 = phi i8* [ %109, %300 ], [ %109, %305 ], [ %321, %323 ]
  %329 = phi i1 [ %304, %300 ], [ %304, %305 ], [ %326, %323 ]
  %330 = phi i32 [ 14, %300 ], [ 1, %305 ], [ %324, %323 ]
  %331 = phi i32 [ %33, %300 ], [ %36, %305 ], [ %325, %323 ]
  %332 = xor i1 %329, true
  %333 = select i1 %332, i1 %68, i1 false
  %334 = zext i1 %333 to i32
  %335 = add nsw i32 %36, %334
  br i1 %329, label %514, label %509

336:                                              ; preds = %116, %116
  %337 = getelementptr inbounds i8, i8* %91, i64 1
  %338 = icmp eq i8 %117, 115
  br i1 %338, label %342, label %339

339:                                              ; preds = %336
  %340 = load i8, i8* %337, align 1
  %341 = icmp eq i8 %340, 94
  br label %342

342:                                              ; preds = %339, %336
  %343 = phi i1 [ false, %336 ], [ %341, %339 ]
  %344 = getelementptr inbounds i8, i8* %91, i64 2
  %345 = select i1 %343, i8* %344, i8* %337
  br i1 %338, label %356, label %346

346:                                              ; preds = %342
  %347 = load i8, i8* %345, align 1
  %348 = icmp eq i8 %347, 93
  %349 = zext i1 %348 to i64
  %350 = getelementptr i8, i8* %345, i64 %349
  br label %351

351:                                              ; preds = %354, %346
  %352 = phi i8* [ %350, %346 ], [ %355, %354 ]
  %353 = load i8, i8* %352, align 1
  switch i8 %353, label %354 [
    i8 0, label %356
    i8 93, label %356
  ]

354:                                              ; preds = %351
  %355 = getelementptr inbounds i8, i8* %352, i64 1
  br label %351, !llvm.loop !98

356:                                              ; preds = %351, %351, %342
  %357 = phi i8* [ %91, %342 ], [ %352, %351 ], [ %352, %351 ]
  %358 = phi i8* [ %345, %342 ], [ %352, %351 ], [ %352, %351 ]
  br i1 %68, label %359, label %374

359:                                              ; preds = %356
  %360 = load i32, i32* %14, align 8
  %361 = icmp ult i32 %360, 41
  br i1 %361, label %362, label %367

362:                                              ; preds = %359
  %363 = load i8*, i8** %16, align 8
  %364 = sext i32 %360 to i64
  %365 = getelementptr i8, i8* %363, i64 %364
  %366 = add i32 %360, 8
  store i32 %366, i32* %14, align 8
  br label %370

367:                                              ; preds = %359
  %368 = load i8*, i8** %15, align 8
  %369 = getelementptr i8, i8* %368, i64 8
  store i8* %369, i8** %15, align 8
  br label %370

370:                                              ; preds = %367, %362
  %371 = phi i8* [ %365, %362 ], [ %368, %367 ]
  %372 = bitcast i8* %371 to i8**
  %373 = load i8*, i8** %372, align 8
  br label %374

374:                                              ; preds = %356, %370
  %375 = phi i8* [ %373, %370 ], [ null, %356 ]
  %376 = load i8, i8* %109, align 1
  %377 = icmp eq i8 %376, 0
  br i1 %377, label %451, label %378

378:                                              ; preds = %374
  %379 = icmp eq i32 %75, 0
  %380 = xor i1 %338, true
  %381 = icmp ult i8* %345, %358
  %382 = select i1 %380, i1 %381, i1 false
  %383 = xor i1 %68, true
  %384 = sext i32 %75 to i64
  br label %385

385:                                              ; preds = %378, %441
  %386 = phi i64 [ 0, %378 ], [ %443, %441 ]
  %387 = phi i8 [ %376, %378 ], [ %445, %441 ]
  %388 = phi i32 [ 0, %378 ], [ %444, %441 ]
  %389 = phi i8* [ %109, %378 ], [ %442, %441 ]
  %390 = icmp slt i64 %386, %384
  %391 = select i1 %379, i1 true, i1 %390
  br i1 %391, label %392, label %449

392:                                              ; preds = %385
  br i1 %338, label %393, label %400

393:                                              ; preds = %392
  %394 = zext i8 %387 to i64
  %395 = add nuw nsw i64 %394, 128
  %396 = getelementptr inbounds [384 x i16], [384 x i16]* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to [384 x i16]*), i64 0, i64 %395
  %397 = load i16, i16* %396, align 2
  %398 = and i16 %397, 8192
  %399 = icmp eq i16 %398, 0
  br label %400

400:                                              ; preds = %393, %392
  %401 = phi i1 [ false, %392 ], [ %399, %393 ]
  %402 = zext i1 %401 to i8
  br i1 %382, label %410, label %403

403:                                              ; preds = %428, %400
  %404 = phi i8 [ %402, %400 ], [ %432, %428 ]
  %405 = and i8 %404, 1
  %406 = icmp eq i8 %405, 0
  %407 = xor i1 %343, %406
  %408 = select i1 %407, i1 true, i1 %383
  %409 = select i1 %407, i32 23, i32 0
  br i1 %408, label %438, label %436

410:                                              ; preds = %400, %428
  %411 = phi i8* [ %433, %428 ], [ %345, %400 ]
  %412 = phi i8 [ %432, %428 ], [ %402, %400 ]
  %413 = getelementptr inbounds i8, i8* %411, i64 1
  %414 = load i8, i8* %413, align 1
  %415 = icmp eq i8 %414, 45
  br i1 %415, label %416, label %425

416:                                              ; preds = %410
  %417 = getelementptr inbounds i8, i8* %411, i64 2
  %418 = icmp ult i8* %417, %358
  br i1 %418, label %419, label %425

419:                                              ; preds = %416
  %420 = load i8, i8* %411, align 1
  %421 = icmp slt i8 %387, %420
  br i1 %421, label %428, label %422

422:                                              ; preds = %419
  %423 = load i8, i8* %417, align 1
  %424 = icmp sle i8 %387, %423
  br label %428

425:                                              ; preds = %416, %410
  %426 = load i8, i8* %411, align 1
  %427 = icmp eq i8 %387, %426
  br label %428

428:                                              ; preds = %419, %422, %425
  %429 = phi i1 [ %427, %425 ], [ false, %419 ], [ %424, %422 ]
  %430 = phi i8* [ %411, %425 ], [ %417, %419 ], [ %417, %422 ]
  %431 = zext i1 %429 to i8
  %432 = or i8 %412, %431
  %433 = getelementptr inbounds i8, i8* %430, i64 1
  %434 = icmp ult i8* %433, %358
  %435 = select i1 %380, i1 %434, i1 false
  br i1 %435, label %410, label %403, !llvm.loop !99

436:                                              ; preds = %403
  %437 = getelementptr inbounds i8, i8* %375, i64 %386
  store i8 %387, i8* %437, align 1
  br label %438

438:                                              ; preds = %403, %436
  %439 = phi i32 [ %409, %403 ], [ 0, %436 ]
  %440 = icmp eq i32 %439, 0
  br i1 %440, label %441, label %447

441:                                              ; preds = %438
  %442 = getelementptr inbounds i8, i8* %389, i64 1
  %443 = add nuw i64 %386, 1
  %444 = add nuw nsw i32 %388, 1
  %445 = load i8, i8* %442, align 1
  %446 = icmp eq i8 %445, 0
  br i1 %446, label %451, label %385, !llvm.loop !100

447:                                              ; preds = %438
  %448 = trunc i64 %386 to i32
  br label %451

449:                                              ; preds = %385
  %450 = trunc i64 %386 to i32
  br label %451

451:                                              ; preds = %447, %449, %441, %374
  %452 = phi i8* [ %109, %374 ], [ %389, %447 ], [ %389, %449 ], [ %442, %441 ]
  %453 = phi i32 [ 0, %374 ], [ %448, %447 ], [ %450, %449 ], [ %444, %441 ]
  %454 = icmp eq i32 %453, 0
  br i1 %454, label %462, label %455

455:                                              ; preds = %451
  br i1 %68, label %456, label %459

456:                                              ; preds = %455
  %457 = zext i32 %453 to i64
  %458 = getelementptr inbounds i8, i8* %375, i64 %457
  store i8 0, i8* %458, align 1
  br label %459

459:                                              ; preds = %456, %455
  %460 = zext i1 %68 to i32
  %461 = add nsw i32 %36, %460
  br label %462

462:                                              ; preds = %451, %459
  %463 = phi i32 [ 14, %459 ], [ 1, %451 ]
  %464 = phi i32 [ %461, %459 ], [ %36, %451 ]
  %465 = phi i32 [ %33, %459 ], [ %36, %451 ]
  br i1 %454, label %514, label %509

466:                                              ; preds = %116
  %467 = load i32, i32* %10, align 8
  %468 = icmp ult i32 %467, 41
  br i1 %468, label %469, label %474

469:                                              ; preds = %466
  %470 = load i8*, i8** %12, align 8
  %471 = sext i32 %467 to i64
  %472 = getelementptr i8, i8* %470, i64 %471
  %473 = add i32 %467, 8
  store i32 %473, i32* %10, align 8
  br label %477

474:                                              ; preds = %466
  %475 = load i8*, i8** %11, align 8
  %476 = getelementptr i8, i8* %475, i64 8
  store i8* %476, i8** %11, align 8
  br label %477

477:                                              ; preds = %474, %469
  %478 = phi i8* [ %472, %469 ], [ %475, %474 ]
  %479 = bitcast i8* %478 to i8**
  %480 = load i8*, i8** %479, align 8
  %481 = ptrtoint i8* %109 to i64
  %482 = sub i64 %481, %13
  %483 = icmp sgt i32 %90, 0
  br i1 %483, label %484, label %486

484:                                              ; preds = %477
  %485 = bitcast i8* %480 to i64*
  store i64 %482, i64* %485, align 8
  br label %509

486:                                              ; preds = %477
  switch i32 %90, label %493 [
    i32 0, label %487
    i32 -1, label %490
  ]

487:                                              ; preds = %486
  %488 = trunc i64 %482 to i32
  %489 = bitcast i8* %480 to i32*
  store i32 %488, i32* %489, align 4
  br label %509

490:                                              ; preds = %486
  %491 = trunc i64 %482 to i16
  %492 = bitcast i8* %480 to i16*
  store i16 %491, i16* %492, align 2
  br label %509

493:                                              ; preds = %486
  %494 = trunc i64 %482 to i8
  store i8 %494, i8* %480, align 1
  br label %509

495:                                              ; preds = %116, %495
  %496 = phi i8* [ %504, %495 ], [ %109, %116 ]
  %497 = load i8, i8* %496, align 1
  %498 = zext i8 %497 to i64
  %499 = add nuw nsw i64 %498, 128
  %500 = getelementptr inbounds [384 x i16], [384 x i16]* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to [384 x i16]*), i64 0, i64 %499
  %501 = load i16, i16* %500, align 2
  %502 = and i16 %501, 8192
  %503 = icmp eq i16 %502, 0
  %504 = getelementptr inbounds i8, i8* %496, i64 1
  br i1 %503, label %505, label %495, !llvm.loop !101

505:                                              ; preds = %495
  %506 = getelementptr inbounds i8, i8* %496, i64 1
  %507 = icmp eq i8 %497, 37
  br i1 %507, label %509, label %514

508:                                              ; preds = %116
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([62 x i8], [62 x i8]* @.str.27, i64 0, i64 0)) #27
  unreachable

509:                                              ; preds = %493, %490, %487, %484, %505, %278, %327, %462
  %510 = phi i32 [ %36, %505 ], [ %464, %462 ], [ %335, %327 ], [ %281, %278 ], [ %36, %484 ], [ %36, %487 ], [ %36, %490 ], [ %36, %493 ]
  %511 = phi i8* [ %506, %505 ], [ %452, %462 ], [ %328, %327 ], [ %282, %278 ], [ %109, %484 ], [ %109, %487 ], [ %109, %490 ], [ %109, %493 ]
  %512 = phi i8* [ %91, %505 ], [ %357, %462 ], [ %91, %327 ], [ %91, %278 ], [ %91, %484 ], [ %91, %487 ], [ %91, %490 ], [ %91, %493 ]
  %513 = phi i32 [ %33, %505 ], [ %465, %462 ], [ %331, %327 ], [ %283, %278 ], [ %33, %484 ], [ %33, %487 ], [ %33, %490 ], [ %33, %493 ]
  br label %514

514:                                              ; preds = %505, %278, %327, %462, %509
  %515 = phi i32 [ 0, %509 ], [ %463, %462 ], [ %330, %327 ], [ %280, %278 ], [ 1, %505 ]
  %516 = phi i32 [ %510, %509 ], [ %464, %462 ], [ %335, %327 ], [ %281, %278 ], [ %36, %505 ]
  %517 = phi i8* [ %511, %509 ], [ %452, %462 ], [ %328, %327 ], [ %282, %278 ], [ %506, %505 ]
  %518 = phi i8* [ %512, %509 ], [ %357, %462 ], [ %91, %327 ], [ %91, %278 ], [ %91, %505 ]
  %519 = phi i32 [ %513, %509 ], [ %465, %462 ], [ %331, %327 ], [ %283, %278 ], [ %36, %505 ]
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %9) #28
  br label %520

520:                                              ; preds = %514, %113
  %521 = phi i32 [ %515, %514 ], [ 1, %113 ]
  %522 = phi i32 [ %516, %514 ], [ %36, %113 ]
  %523 = phi i8* [ %517, %514 ], [ %109, %113 ]
  %524 = phi i8* [ %518, %514 ], [ %91, %113 ]
  %525 = phi i32 [ %519, %514 ], [ %115, %113 ]
  %526 = icmp eq i32 %521, 0
  br i1 %526, label %527, label %535

527:                                              ; preds = %43, %520, %63
  %528 = phi i32 [ %36, %63 ], [ %522, %520 ], [ %36, %43 ]
  %529 = phi i8* [ %64, %63 ], [ %523, %520 ], [ %44, %43 ]
  %530 = phi i8* [ %34, %63 ], [ %524, %520 ], [ %34, %43 ]
  %531 = phi i32 [ %33, %63 ], [ %525, %520 ], [ %33, %43 ]
  %532 = getelementptr inbounds i8, i8* %530, i64 1
  %533 = load i8, i8* %532, align 1
  %534 = icmp eq i8 %533, 0
  br i1 %534, label %535, label %31, !llvm.loop !102

535:                                              ; preds = %520, %527, %3, %58
  %536 = phi i32 [ %62, %58 ], [ 0, %3 ], [ %528, %527 ], [ %525, %520 ]
  ret i32 %536
}

define dso_local i32 @sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #1 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #28
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call i32 @vsscanf(i8* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #26
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #28
  ret i32 %6
}

define dso_local i32 @__isoc99_sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #1 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #28
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call i32 @vsscanf(i8* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #26
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #28
  ret i32 %6
}

define dso_local i32 @__isoc23_sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #1 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #28
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call i32 @vsscanf(i8* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #26
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #28
  ret i32 %6
}

define dso_local void @fp_assume(i1 noundef zeroext %0) local_unnamed_addr #1 {
  call void @__fp_assume(i1 noundef zeroext %0) #26
  ret void
}

define dso_local i32 @fp_choose(i32 noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = call i32 @__fp_choose(i32 noundef %0, i32 noundef %1) #26
  ret i32 %3
}

define dso_local void @__VERIFIER_assume(i32 noundef %0) local_unnamed_addr #1 {
  %2 = icmp ne i32 %0, 0
  call void @__fp_assume(i1 noundef zeroext %2) #26
  ret void
}

define dso_local void @__VERIFIER_assert(i32 noundef %0) local_unnamed_addr #1 {
  %2 = icmp ne i32 %0, 0
  call void @__fp_assert(i1 noundef zeroext %2, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.28, i64 0, i64 0)) #26
  ret void
}

declare void @__fp_assert(i1 noundef zeroext, i8* noundef) local_unnamed_addr #3

; Function Attrs: noreturn
define dso_local void @__VERIFIER_error() local_unnamed_addr #2 {
  call void @__fp_error(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.29, i64 0, i64 0)) #27
  unreachable
}

; Function Attrs: noreturn
define dso_local void @reach_error() local_unnamed_addr #2 {
  call void @__fp_error(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.30, i64 0, i64 0)) #27
  unreachable
}

define dso_local zeroext i1 @__VERIFIER_nondet_bool() local_unnamed_addr #1 {
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #26
  %2 = icmp ne i32 %1, 0
  ret i1 %2
}

define dso_local zeroext i1 @__VERIFIER_nondet__Bool() local_unnamed_addr #1 {
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #26
  %2 = icmp ne i32 %1, 0
  ret i1 %2
}

define dso_local signext i8 @__VERIFIER_nondet_char() local_unnamed_addr #1 {
  %1 = call i32 @__fp_choose(i32 noundef -128, i32 noundef 127) #26
  %2 = trunc i32 %1 to i8
  ret i8 %2
}

define dso_local zeroext i8 @__VERIFIER_nondet_uchar() local_unnamed_addr #1 {
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 255) #26
  %2 = trunc i32 %1 to i8
  ret i8 %2
}

define dso_local signext i16 @__VERIFIER_nondet_short() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([82 x i8], [82 x i8]* @.str.31, i64 0, i64 0)) #26
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #26
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  %5 = trunc i32 %4 to i16
  ret i16 %5
}

declare void @__fp_bound(i8* noundef) local_unnamed_addr #3

define dso_local zeroext i16 @__VERIFIER_nondet_ushort() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([83 x i8], [83 x i8]* @.str.32, i64 0, i64 0)) #26
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #26
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  %5 = trunc i32 %4 to i16
  ret i16 %5
}

define dso_local i32 @__VERIFIER_nondet_int() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([80 x i8], [80 x i8]* @.str.33, i64 0, i64 0)) #26
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #26
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  ret i32 %4
}

define dso_local i32 @__VERIFIER_nondet_uint() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([81 x i8], [81 x i8]* @.str.34, i64 0, i64 0)) #26
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #26
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  ret i32 %4
}

define dso_local i64 @__VERIFIER_nondet_long() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([81 x i8], [81 x i8]* @.str.35, i64 0, i64 0)) #26
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #26
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  %5 = sext i32 %4 to i64
  ret i64 %5
}

define dso_local i64 @__VERIFIER_nondet_ulong() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([82 x i8], [82 x i8]* @.str.36, i64 0, i64 0)) #26
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #26
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  %5 = sext i32 %4 to i64
  ret i64 %5
}

define dso_local i64 @__VERIFIER_nondet_longlong() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([85 x i8], [85 x i8]* @.str.37, i64 0, i64 0)) #26
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #26
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  %5 = sext i32 %4 to i64
  ret i64 %5
}

define dso_local i64 @__VERIFIER_nondet_ulonglong() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([86 x i8], [86 x i8]* @.str.38, i64 0, i64 0)) #26
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #26
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  %5 = sext i32 %4 to i64
  ret i64 %5
}

define dso_local i64 @__VERIFIER_nondet_size_t() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([83 x i8], [83 x i8]* @.str.39, i64 0, i64 0)) #26
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #26
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  %5 = sext i32 %4 to i64
  ret i64 %5
}

define dso_local i64 @fencepost_any_word() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([78 x i8], [78 x i8]* @.str.40, i64 0, i64 0)) #26
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #26
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  %5 = sext i32 %4 to i64
  ret i64 %5
}

define dso_local noalias i8* @__VERIFIER_nondet_pointer() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.41, i64 0, i64 0)) #26
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local zeroext i1 @__atomic_is_lock_free(i64 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #5 {
  %3 = icmp ult i64 %0, 9
  ret i1 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @__VERIFIER_loop_begin() local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @__VERIFIER_loop_bound(i32 noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @__VERIFIER_spin_start() local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @__VERIFIER_spin_end(i32 noundef %0) local_unnamed_addr #5 {
  ret void
}

define dso_local i32 @__VERIFIER_thread_self() local_unnamed_addr #1 {
  %1 = call i64 @__fp_self() #26
  %2 = trunc i64 %1 to i32
  ret i32 %2
}

define dso_local i32 @__VERIFIER_tid() local_unnamed_addr #1 {
  %1 = call i64 @__fp_self() #26
  %2 = trunc i64 %1 to i32
  ret i32 %2
}

define dso_local void @fencepost_section_enter() local_unnamed_addr #1 {
  %1 = load i32, i32* @nested, align 4
  %2 = add nsw i32 %1, 1
  store i32 %2, i32* @nested, align 4
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %0
  call void @__fp_lock(i8* noundef bitcast (i32* @__fp_section to i8*)) #26
  br label %5

5:                                                ; preds = %4, %0
  ret void
}

define dso_local void @fencepost_section_leave() local_unnamed_addr #1 {
  %1 = load i32, i32* @nested, align 4
  %2 = icmp eq i32 %1, 0
  br i1 %2, label %6, label %3

3:                                                ; preds = %0
  %4 = add nsw i32 %1, -1
  store i32 %4, i32* @nested, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %3, %0
  call void @__fp_unlock(i8* noundef bitcast (i32* @__fp_section to i8*)) #26
  br label %7

7:                                                ; preds = %6, %3
  ret void
}

define dso_local void @__VERIFIER_atomic_begin() local_unnamed_addr #1 {
  %1 = load i32, i32* @nested, align 4
  %2 = add nsw i32 %1, 1
  store i32 %2, i32* @nested, align 4
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %0
  call void @__fp_lock(i8* noundef bitcast (i32* @__fp_section to i8*)) #26
  br label %5

5:                                                ; preds = %0, %4
  ret void
}

define dso_local void @__VERIFIER_atomic_end() local_unnamed_addr #1 {
  %1 = load i32, i32* @nested, align 4
  %2 = icmp eq i32 %1, 0
  br i1 %2, label %6, label %3

3:                                                ; preds = %0
  %4 = add nsw i32 %1, -1
  store i32 %4, i32* @nested, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %3, %0
  call void @__fp_unlock(i8* noundef bitcast (i32* @__fp_section to i8*)) #26
  br label %7

7:                                                ; preds = %3, %6
  ret void
}

define dso_local void @llmc_atomic_begin() local_unnamed_addr #1 {
  %1 = load i32, i32* @nested, align 4
  %2 = add nsw i32 %1, 1
  store i32 %2, i32* @nested, align 4
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %0
  call void @__fp_lock(i8* noundef bitcast (i32* @__fp_section to i8*)) #26
  br label %5

5:                                                ; preds = %0, %4
  ret void
}

define dso_local void @llmc_atomic_end() local_unnamed_addr #1 {
  %1 = load i32, i32* @nested, align 4
  %2 = icmp eq i32 %1, 0
  br i1 %2, label %6, label %3

3:                                                ; preds = %0
  %4 = add nsw i32 %1, -1
  store i32 %4, i32* @nested, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %3, %0
  call void @__fp_unlock(i8* noundef bitcast (i32* @__fp_section to i8*)) #26
  br label %7

7:                                                ; preds = %3, %6
  ret void
}

define dso_local %struct.fencepost_hazard* @__VERIFIER_hp_alloc() local_unnamed_addr #1 {
  %1 = call i8* @__fp_alloc(i64 noundef 16, i64 noundef 16, i32 noundef 1) #26
  %2 = load i32, i32* @nested, align 4
  %3 = add nsw i32 %2, 1
  store i32 %3, i32* @nested, align 4
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %0
  call void @__fp_lock(i8* noundef bitcast (i32* @__fp_section to i8*)) #26
  br label %6

6:                                                ; preds = %0, %5
  %7 = load %struct.fencepost_hazard*, %struct.fencepost_hazard** @hazards, align 8
  %8 = getelementptr inbounds i8, i8* %1, i64 8
  %9 = bitcast i8* %8 to %struct.fencepost_hazard**
  store %struct.fencepost_hazard* %7, %struct.fencepost_hazard** %9, align 8
  store i8* %1, i8** bitcast (%struct.fencepost_hazard** @hazards to i8**), align 8
  %10 = load i32, i32* @nested, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %15, label %12

12:                                               ; preds = %6
  %13 = add nsw i32 %10, -1
  store i32 %13, i32* @nested, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %16

15:                                               ; preds = %12, %6
  call void @__fp_unlock(i8* noundef bitcast (i32* @__fp_section to i8*)) #26
  br label %16

16:                                               ; preds = %12, %15
  %17 = bitcast i8* %1 to %struct.fencepost_hazard*
  ret %struct.fencepost_hazard* %17
}

define dso_local i8* @fencepost_hp_protect(%struct.fencepost_hazard* nocapture noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = load i32, i32* @nested, align 4
  %4 = add nsw i32 %3, 1
  store i32 %4, i32* @nested, align 4
  %5 = icmp eq i32 %3, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %2
  call void @__fp_lock(i8* noundef bitcast (i32* @__fp_section to i8*)) #26
  br label %7

7:                                                ; preds = %2, %6
  %8 = getelementptr inbounds %struct.fencepost_hazard, %struct.fencepost_hazard* %0, i64 0, i32 0
  %9 = load i8*, i8** %8, align 8
  store i8* null, i8** %8, align 8
  %10 = icmp eq i8* %9, null
  br i1 %10, label %54, label %11

11:                                               ; preds = %7
  %12 = load %struct.fencepost_hazard*, %struct.fencepost_hazard** @hazards, align 8
  %13 = icmp eq %struct.fencepost_hazard* %12, null
  br i1 %13, label %27, label %14

14:                                               ; preds = %11
  %15 = getelementptr inbounds %struct.fencepost_hazard, %struct.fencepost_hazard* %12, i64 0, i32 0
  %16 = load i8*, i8** %15, align 8
  %17 = icmp eq i8* %16, %9
  br i1 %17, label %27, label %18

18:                                               ; preds = %14, %23
  %19 = phi %struct.fencepost_hazard* [ %21, %23 ], [ %12, %14 ]
  %20 = getelementptr inbounds %struct.fencepost_hazard, %struct.fencepost_hazard* %19, i64 0, i32 1
  %21 = load %struct.fencepost_hazard*, %struct.fencepost_hazard** %20, align 8
  %22 = icmp eq %struct.fencepost_hazard* %21, null
  br i1 %22, label %27, label %23, !llvm.loop !103

23:                                               ; preds = %18
  %24 = getelementptr inbounds %struct.fencepost_hazard, %struct.fencepost_hazard* %21, i64 0, i32 0
  %25 = load i8*, i8** %24, align 8
  %26 = icmp eq i8* %25, %9
  br i1 %26, label %27, label %18, !llvm.loop !103

27:                                               ; preds = %23, %18, %14, %11
  %28 = phi i1 [ %13, %11 ], [ false, %14 ], [ %22, %18 ], [ false, %23 ]
  %29 = xor i1 %28, true
  %30 = load %struct.retired*, %struct.retired** @retired_objects, align 8
  %31 = icmp eq %struct.retired* %30, null
  %32 = select i1 %29, i1 true, i1 %31
  br i1 %32, label %54, label %33

33:                                               ; preds = %27
  %34 = getelementptr inbounds %struct.retired, %struct.retired* %30, i64 0, i32 0
  %35 = load i8*, i8** %34, align 8
  %36 = icmp eq i8* %35, %9
  br i1 %36, label %43, label %49

37:                                               ; preds = %49
  %38 = getelementptr inbounds %struct.retired, %struct.retired* %52, i64 0, i32 0
  %39 = load i8*, i8** %38, align 8
  %40 = icmp eq i8* %39, %9
  br i1 %40, label %41, label %49, !llvm.loop !104

41:                                               ; preds = %37
  %42 = getelementptr inbounds %struct.retired, %struct.retired* %50, i64 0, i32 1
  br label %43

43:                                               ; preds = %41, %33
  %44 = phi %struct.retired* [ %30, %33 ], [ %52, %41 ]
  %45 = phi %struct.retired** [ @retired_objects, %33 ], [ %42, %41 ]
  %46 = getelementptr inbounds %struct.retired, %struct.retired* %44, i64 0, i32 1
  %47 = load %struct.retired*, %struct.retired** %46, align 8
  store %struct.retired* %47, %struct.retired** %45, align 8
  %48 = bitcast %struct.retired* %44 to i8*
  call void @__fp_free(i8* noundef nonnull %48) #26
  call void @__fp_free(i8* noundef nonnull %9) #26
  br label %54

49:                                               ; preds = %33, %37
  %50 = phi %struct.retired* [ %52, %37 ], [ %30, %33 ]
  %51 = getelementptr inbounds %struct.retired, %struct.retired* %50, i64 0, i32 1
  %52 = load %struct.retired*, %struct.retired** %51, align 8
  %53 = icmp eq %struct.retired* %52, null
  br i1 %53, label %54, label %37, !llvm.loop !104

54:                                               ; preds = %49, %7, %27, %43
  %55 = bitcast i8* %1 to i64*
  %56 = load atomic i64, i64* %55 acquire, align 8
  %57 = inttoptr i64 %56 to i8*
  store i8* %57, i8** %8, align 8
  %58 = load i32, i32* @nested, align 4
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %63, label %60

60:                                               ; preds = %54
  %61 = add nsw i32 %58, -1
  store i32 %61, i32* @nested, align 4
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %64

63:                                               ; preds = %60, %54
  call void @__fp_unlock(i8* noundef bitcast (i32* @__fp_section to i8*)) #26
  br label %64

64:                                               ; preds = %60, %63
  ret i8* %57
}

define dso_local void @__VERIFIER_hp_clear(%struct.fencepost_hazard* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = load i32, i32* @nested, align 4
  %3 = add nsw i32 %2, 1
  store i32 %3, i32* @nested, align 4
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  call void @__fp_lock(i8* noundef bitcast (i32* @__fp_section to i8*)) #26
  br label %6

6:                                                ; preds = %1, %5
  %7 = getelementptr inbounds %struct.fencepost_hazard, %struct.fencepost_hazard* %0, i64 0, i32 0
  %8 = load i8*, i8** %7, align 8
  store i8* null, i8** %7, align 8
  %9 = icmp eq i8* %8, null
  br i1 %9, label %53, label %10

10:                                               ; preds = %6
  %11 = load %struct.fencepost_hazard*, %struct.fencepost_hazard** @hazards, align 8
  %12 = icmp eq %struct.fencepost_hazard* %11, null
  br i1 %12, label %26, label %13

13:                                               ; preds = %10
  %14 = getelementptr inbounds %struct.fencepost_hazard, %struct.fencepost_hazard* %11, i64 0, i32 0
  %15 = load i8*, i8** %14, align 8
  %16 = icmp eq i8* %15, %8
  br i1 %16, label %26, label %17

17:                                               ; preds = %13, %22
  %18 = phi %struct.fencepost_hazard* [ %20, %22 ], [ %11, %13 ]
  %19 = getelementptr inbounds %struct.fencepost_hazard, %struct.fencepost_hazard* %18, i64 0, i32 1
  %20 = load %struct.fencepost_hazard*, %struct.fencepost_hazard** %19, align 8
  %21 = icmp eq %struct.fencepost_hazard* %20, null
  br i1 %21, label %26, label %22, !llvm.loop !103

22:                                               ; preds = %17
  %23 = getelementptr inbounds %struct.fencepost_hazard, %struct.fencepost_hazard* %20, i64 0, i32 0
  %24 = load i8*, i8** %23, align 8
  %25 = icmp eq i8* %24, %8
  br i1 %25, label %26, label %17, !llvm.loop !103

26:                                               ; preds = %22, %17, %13, %10
  %27 = phi i1 [ %12, %10 ], [ false, %13 ], [ %21, %17 ], [ false, %22 ]
  %28 = xor i1 %27, true
  %29 = load %struct.retired*, %struct.retired** @retired_objects, align 8
  %30 = icmp eq %struct.retired* %29, null
  %31 = select i1 %28, i1 true, i1 %30
  br i1 %31, label %53, label %32

32:                                               ; preds = %26
  %33 = getelementptr inbounds %struct.retired, %struct.retired* %29, i64 0, i32 0
  %34 = load i8*, i8** %33, align 8
  %35 = icmp eq i8* %34, %8
  br i1 %35, label %42, label %48

36:                                               ; preds = %48
  %37 = getelementptr inbounds %struct.retired, %struct.retired* %51, i64 0, i32 0
  %38 = load i8*, i8** %37, align 8
  %39 = icmp eq i8* %38, %8
  br i1 %39, label %40, label %48, !llvm.loop !104

40:                                               ; preds = %36
  %41 = getelementptr inbounds %struct.retired, %struct.retired* %49, i64 0, i32 1
  br label %42

42:                                               ; preds = %40, %32
  %43 = phi %struct.retired* [ %29, %32 ], [ %51, %40 ]
  %44 = phi %struct.retired** [ @retired_objects, %32 ], [ %41, %40 ]
  %45 = getelementptr inbounds %struct.retired, %struct.retired* %43, i64 0, i32 1
  %46 = load %struct.retired*, %struct.retired** %45, align 8
  store %struct.retired* %46, %struct.retired** %44, align 8
  %47 = bitcast %struct.retired* %43 to i8*
  call void @__fp_free(i8* noundef nonnull %47) #26
  call void @__fp_free(i8* noundef nonnull %8) #26
  br label %53

48:                                               ; preds = %32, %36
  %49 = phi %struct.retired* [ %51, %36 ], [ %29, %32 ]
  %50 = getelementptr inbounds %struct.retired, %struct.retired* %49, i64 0, i32 1
  %51 = load %struct.retired*, %struct.retired** %50, align 8
  %52 = icmp eq %struct.retired* %51, null
  br i1 %52, label %53, label %36, !llvm.loop !104

53:                                               ; preds = %48, %6, %26, %42
  %54 = load i32, i32* @nested, align 4
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %59, label %56

56:                                               ; preds = %53
  %57 = add nsw i32 %54, -1
  store i32 %57, i32* @nested, align 4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %60

59:                                               ; preds = %56, %53
  call void @__fp_unlock(i8* noundef bitcast (i32* @__fp_section to i8*)) #26
  br label %60

60:                                               ; preds = %56, %59
  ret void
}

define dso_local void @__VERIFIER_hp_free(%struct.fencepost_hazard* noundef %0) local_unnamed_addr #1 {
  %2 = load i32, i32* @nested, align 4
  %3 = add nsw i32 %2, 1
  store i32 %3, i32* @nested, align 4
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  call void @__fp_lock(i8* noundef bitcast (i32* @__fp_section to i8*)) #26
  br label %6

6:                                                ; preds = %1, %5
  %7 = getelementptr inbounds %struct.fencepost_hazard, %struct.fencepost_hazard* %0, i64 0, i32 0
  %8 = load i8*, i8** %7, align 8
  store i8* null, i8** %7, align 8
  %9 = icmp eq i8* %8, null
  br i1 %9, label %53, label %10

10:                                               ; preds = %6
  %11 = load %struct.fencepost_hazard*, %struct.fencepost_hazard** @hazards, align 8
  %12 = icmp eq %struct.fencepost_hazard* %11, null
  br i1 %12, label %26, label %13

13:                                               ; preds = %10
  %14 = getelementptr inbounds %struct.fencepost_hazard, %struct.fencepost_hazard* %11, i64 0, i32 0
  %15 = load i8*, i8** %14, align 8
  %16 = icmp eq i8* %15, %8
  br i1 %16, label %26, label %17

17:                                               ; preds = %13, %22
  %18 = phi %struct.fencepost_hazard* [ %20, %22 ], [ %11, %13 ]
  %19 = getelementptr inbounds %struct.fencepost_hazard, %struct.fencepost_hazard* %18, i64 0, i32 1
  %20 = load %struct.fencepost_hazard*, %struct.fencepost_hazard** %19, align 8
  %21 = icmp eq %struct.fencepost_hazard* %20, null
  br i1 %21, label %26, label %22, !llvm.loop !103

22:                                               ; preds = %17
  %23 = getelementptr inbounds %struct.fencepost_hazard, %struct.fencepost_hazard* %20, i64 0, i32 0
  %24 = load i8*, i8** %23, align 8
  %25 = icmp eq i8* %24, %8
  br i1 %25, label %26, label %17, !llvm.loop !103

26:                                               ; preds = %22, %17, %13, %10
  %27 = phi i1 [ %12, %10 ], [ false, %13 ], [ %21, %17 ], [ false, %22 ]
  %28 = xor i1 %27, true
  %29 = load %struct.retired*, %struct.retired** @retired_objects, align 8
  %30 = icmp eq %struct.retired* %29, null
  %31 = select i1 %28, i1 true, i1 %30
  br i1 %31, label %53, label %32

32:                                               ; preds = %26
  %33 = getelementptr inbounds %struct.retired, %struct.retired* %29, i64 0, i32 0
  %34 = load i8*, i8** %33, align 8
  %35 = icmp eq i8* %34, %8
  br i1 %35, label %42, label %48

36:                                               ; preds = %48
  %37 = getelementptr inbounds %struct.retired, %struct.retired* %51, i64 0, i32 0
  %38 = load i8*, i8** %37, align 8
  %39 = icmp eq i8* %38, %8
  br i1 %39, label %40, label %48, !llvm.loop !104

40:                                               ; preds = %36
  %41 = getelementptr inbounds %struct.retired, %struct.retired* %49, i64 0, i32 1
  br label %42

42:                                               ; preds = %40, %32
  %43 = phi %struct.retired* [ %29, %32 ], [ %51, %40 ]
  %44 = phi %struct.retired** [ @retired_objects, %32 ], [ %41, %40 ]
  %45 = getelementptr inbounds %struct.retired, %struct.retired* %43, i64 0, i32 1
  %46 = load %struct.retired*, %struct.retired** %45, align 8
  store %struct.retired* %46, %struct.retired** %44, align 8
  %47 = bitcast %struct.retired* %43 to i8*
  call void @__fp_free(i8* noundef nonnull %47) #26
  call void @__fp_free(i8* noundef nonnull %8) #26
  br label %53

48:                                               ; preds = %32, %36
  %49 = phi %struct.retired* [ %51, %36 ], [ %29, %32 ]
  %50 = getelementptr inbounds %struct.retired, %struct.retired* %49, i64 0, i32 1
  %51 = load %struct.retired*, %struct.retired** %50, align 8
  %52 = icmp eq %struct.retired* %51, null
  br i1 %52, label %53, label %36, !llvm.loop !104

53:                                               ; preds = %48, %6, %26, %42
  br label %54

54:                                               ; preds = %53, %54
  %55 = phi %struct.fencepost_hazard** [ %60, %54 ], [ @hazards, %53 ]
  %56 = load %struct.fencepost_hazard*, %struct.fencepost_hazard** %55, align 8
  %57 = icmp eq %struct.fencepost_hazard* %56, null
  %58 = icmp eq %struct.fencepost_hazard* %56, %0
  %59 = or i1 %57, %58
  %60 = getelementptr inbounds %struct.fencepost_hazard, %struct.fencepost_hazard* %56, i64 0, i32 1
  br i1 %59, label %61, label %54, !llvm.loop !105

61:                                               ; preds = %54
  br i1 %57, label %62, label %63

62:                                               ; preds = %61
  call void @__fp_error(i8* noundef getelementptr inbounds ([65 x i8], [65 x i8]* @.str.42, i64 0, i64 0)) #27
  unreachable

63:                                               ; preds = %61
  %64 = getelementptr inbounds %struct.fencepost_hazard, %struct.fencepost_hazard* %0, i64 0, i32 1
  %65 = load %struct.fencepost_hazard*, %struct.fencepost_hazard** %64, align 8
  store %struct.fencepost_hazard* %65, %struct.fencepost_hazard** %55, align 8
  %66 = load i32, i32* @nested, align 4
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %71, label %68

68:                                               ; preds = %63
  %69 = add nsw i32 %66, -1
  store i32 %69, i32* @nested, align 4
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %72

71:                                               ; preds = %68, %63
  call void @__fp_unlock(i8* noundef bitcast (i32* @__fp_section to i8*)) #26
  br label %72

72:                                               ; preds = %68, %71
  %73 = bitcast %struct.fencepost_hazard* %0 to i8*
  call void @__fp_free(i8* noundef %73) #26
  ret void
}

define dso_local void @__VERIFIER_hp_retire(i8* noundef %0) local_unnamed_addr #1 {
  %2 = icmp eq i8* %0, null
  br i1 %2, label %53, label %3

3:                                                ; preds = %1
  %4 = load i32, i32* @nested, align 4
  %5 = add nsw i32 %4, 1
  store i32 %5, i32* @nested, align 4
  %6 = icmp eq i32 %4, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %3
  call void @__fp_lock(i8* noundef bitcast (i32* @__fp_section to i8*)) #26
  br label %8

8:                                                ; preds = %3, %7
  %9 = load %struct.retired*, %struct.retired** @retired_objects, align 8
  %10 = icmp eq %struct.retired* %9, null
  br i1 %10, label %15, label %33

11:                                               ; preds = %33
  %12 = getelementptr inbounds %struct.retired, %struct.retired* %34, i64 0, i32 1
  %13 = load %struct.retired*, %struct.retired** %12, align 8
  %14 = icmp eq %struct.retired* %13, null
  br i1 %14, label %15, label %33, !llvm.loop !106

15:                                               ; preds = %11, %8
  %16 = load %struct.fencepost_hazard*, %struct.fencepost_hazard** @hazards, align 8
  %17 = icmp eq %struct.fencepost_hazard* %16, null
  br i1 %17, label %31, label %18

18:                                               ; preds = %15
  %19 = getelementptr inbounds %struct.fencepost_hazard, %struct.fencepost_hazard* %16, i64 0, i32 0
  %20 = load i8*, i8** %19, align 8
  %21 = icmp eq i8* %20, %0
  br i1 %21, label %31, label %22

22:                                               ; preds = %18, %27
  %23 = phi %struct.fencepost_hazard* [ %25, %27 ], [ %16, %18 ]
  %24 = getelementptr inbounds %struct.fencepost_hazard, %struct.fencepost_hazard* %23, i64 0, i32 1
  %25 = load %struct.fencepost_hazard*, %struct.fencepost_hazard** %24, align 8
  %26 = icmp eq %struct.fencepost_hazard* %25, null
  br i1 %26, label %31, label %27, !llvm.loop !103

27:                                               ; preds = %22
  %28 = getelementptr inbounds %struct.fencepost_hazard, %struct.fencepost_hazard* %25, i64 0, i32 0
  %29 = load i8*, i8** %28, align 8
  %30 = icmp eq i8* %29, %0
  br i1 %30, label %31, label %22, !llvm.loop !103

31:                                               ; preds = %27, %22, %18, %15
  %32 = phi i1 [ %17, %15 ], [ %17, %18 ], [ %26, %22 ], [ %26, %27 ]
  br i1 %32, label %45, label %39

33:                                               ; preds = %8, %11
  %34 = phi %struct.retired* [ %13, %11 ], [ %9, %8 ]
  %35 = getelementptr inbounds %struct.retired, %struct.retired* %34, i64 0, i32 0
  %36 = load i8*, i8** %35, align 8
  %37 = icmp eq i8* %36, %0
  br i1 %37, label %38, label %11

38:                                               ; preds = %33
  call void @__fp_error(i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.43, i64 0, i64 0)) #27
  unreachable

39:                                               ; preds = %31
  %40 = call i8* @__fp_alloc(i64 noundef 16, i64 noundef 16, i32 noundef 0) #26
  %41 = bitcast i8* %40 to i8**
  store i8* %0, i8** %41, align 8
  %42 = load %struct.retired*, %struct.retired** @retired_objects, align 8
  %43 = getelementptr inbounds i8, i8* %40, i64 8
  %44 = bitcast i8* %43 to %struct.retired**
  store %struct.retired* %42, %struct.retired** %44, align 8
  store i8* %40, i8** bitcast (%struct.retired** @retired_objects to i8**), align 8
  br label %46

45:                                               ; preds = %31
  call void @__fp_free(i8* noundef nonnull %0) #26
  br label %46

46:                                               ; preds = %45, %39
  %47 = load i32, i32* @nested, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %52, label %49

49:                                               ; preds = %46
  %50 = add nsw i32 %47, -1
  store i32 %50, i32* @nested, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %53

52:                                               ; preds = %49, %46
  call void @__fp_unlock(i8* noundef bitcast (i32* @__fp_section to i8*)) #26
  br label %53

53:                                               ; preds = %52, %49, %1
  ret void
}

define dso_local void @llmc_assume(i1 noundef zeroext %0) local_unnamed_addr #1 {
  call void @__fp_assume(i1 noundef zeroext %0) #26
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local void @llmc_barrier_acquire() local_unnamed_addr #9 {
  fence acquire
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local void @llmc_barrier_release() local_unnamed_addr #9 {
  fence release
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local void @llmc_barrier_seq_cst() local_unnamed_addr #9 {
  fence seq_cst
  ret void
}

define dso_local void @llmc_barrier_ss() local_unnamed_addr #1 {
  call void @__fp_fence_ss() #26
  ret void
}

declare void @__fp_fence_ss() local_unnamed_addr #3

define dso_local void @llmc_barrier_ll() local_unnamed_addr #1 {
  call void @__fp_fence_ll() #26
  ret void
}

declare void @__fp_fence_ll() local_unnamed_addr #3

define dso_local i32 @rand() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.165, i64 0, i64 0)) #26
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 3) #26
  %2 = icmp eq i32 %1, 3
  %3 = select i1 %2, i32 2147483647, i32 %1
  ret i32 %3
}

define dso_local i64 @random() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.165, i64 0, i64 0)) #26
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 3) #26
  %2 = icmp eq i32 %1, 3
  %3 = select i1 %2, i32 2147483647, i32 %1
  %4 = sext i32 %3 to i64
  ret i64 %4
}

define dso_local i64 @lrand48() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.165, i64 0, i64 0)) #26
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 3) #26
  %2 = icmp eq i32 %1, 3
  %3 = select i1 %2, i32 2147483647, i32 %1
  %4 = sext i32 %3 to i64
  ret i64 %4
}

define dso_local i32 @rand_r(i32* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = load i32, i32* %0, align 4
  %3 = add i32 %2, 1
  store i32 %3, i32* %0, align 4
  call void @__fp_bound(i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.165, i64 0, i64 0)) #26
  %4 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 3) #26
  %5 = icmp eq i32 %4, 3
  %6 = select i1 %5, i32 2147483647, i32 %4
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @srand(i32 noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @srandom(i32 noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @srand48(i64 noundef %0) local_unnamed_addr #5 {
  ret void
}

define dso_local i32 @arc4random() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.165, i64 0, i64 0)) #26
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 3) #26
  %2 = icmp eq i32 %1, 3
  %3 = select i1 %2, i32 2147483647, i32 %1
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @getpid() local_unnamed_addr #5 {
  ret i32 1000
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @getppid() local_unnamed_addr #5 {
  ret i32 1
}

define dso_local i32 @gettid() local_unnamed_addr #1 {
  %1 = call i64 @__fp_self() #26
  %2 = trunc i64 %1 to i32
  %3 = add nsw i32 %2, 1000
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @getuid() local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @geteuid() local_unnamed_addr #5 {
  ret i32 0
}

define dso_local i32 @sched_getcpu() local_unnamed_addr #1 {
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #26
  ret i32 %1
}

; Function Attrs: nofree nosync nounwind readonly
define dso_local i32 @__sched_cpucount(i64 noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #23 {
  %3 = icmp eq i64 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %6, %2
  %5 = phi i32 [ 0, %2 ], [ %13, %6 ]
  ret i32 %5

6:                                                ; preds = %2, %6
  %7 = phi i64 [ %14, %6 ], [ 0, %2 ]
  %8 = phi i32 [ %13, %6 ], [ 0, %2 ]
  %9 = getelementptr inbounds i8, i8* %1, i64 %7
  %10 = load i8, i8* %9, align 1
  %11 = call i8 @llvm.ctpop.i8(i8 %10), !range !107
  %12 = zext i8 %11 to i32
  %13 = add nuw nsw i32 %8, %12
  %14 = add nuw i64 %7, 1
  %15 = icmp eq i64 %14, %0
  br i1 %15, label %4, label %6, !llvm.loop !108
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @get_nprocs() local_unnamed_addr #5 {
  ret i32 2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @get_nprocs_conf() local_unnamed_addr #5 {
  ret i32 2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @getpagesize() local_unnamed_addr #5 {
  ret i32 4096
}

; Function Attrs: nofree norecurse nosync nounwind writeonly
define dso_local i32 @pthread_getaffinity_np(i64 %0, i64 noundef %1, i8* noundef %2) local_unnamed_addr #17 {
  %4 = call i8* @memset(i8* noundef %2, i32 noundef 0, i64 noundef %1) #26
  store i8 3, i8* %2, align 1
  ret i32 0
}

; Function Attrs: nofree norecurse nosync nounwind writeonly
define dso_local i32 @sched_getaffinity(i32 noundef %0, i64 noundef %1, i8* noundef %2) local_unnamed_addr #17 {
  %4 = call i8* @memset(i8* noundef %2, i32 noundef 0, i64 noundef %1) #29
  store i8 3, i8* %2, align 1
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @sched_setaffinity(i32 noundef %0, i64 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @pthread_getname_np(i64 noundef %0, i8* nocapture noundef writeonly %1, i64 noundef %2) local_unnamed_addr #6 {
  %4 = icmp ult i64 %2, 16
  br i1 %4, label %6, label %5

5:                                                ; preds = %3
  store i8 0, i8* %1, align 1
  br label %6

6:                                                ; preds = %3, %5
  %7 = phi i32 [ 0, %5 ], [ 34, %3 ]
  ret i32 %7
}

define dso_local i64 @sysconf(i32 noundef %0) local_unnamed_addr #1 {
  switch i32 %0, label %4 [
    i32 2, label %5
    i32 30, label %2
    i32 83, label %3
    i32 84, label %3
  ]

2:                                                ; preds = %1
  br label %5

3:                                                ; preds = %1, %1
  br label %5

4:                                                ; preds = %1
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([90 x i8], [90 x i8]* @.str.44, i64 0, i64 0)) #27
  unreachable

5:                                                ; preds = %1, %3, %2
  %6 = phi i64 [ 2, %3 ], [ 4096, %2 ], [ 100, %1 ]
  ret i64 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local noalias i8* @getenv(i8* nocapture readnone %0) local_unnamed_addr #5 {
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local noalias i8* @secure_getenv(i8* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i8* null
}

define dso_local i64 @write(i32 noundef %0, i8* noundef %1, i64 noundef returned %2) local_unnamed_addr #1 {
  %4 = add i32 %0, -3
  %5 = icmp ult i32 %4, -2
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.45, i64 0, i64 0)) #27
  unreachable

7:                                                ; preds = %3
  %8 = trunc i64 %2 to i32
  %9 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.25, i64 0, i64 0), i32 noundef %8, i8* noundef %1) #26
  ret i64 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @isatty(i32 noundef %0) local_unnamed_addr #5 {
  ret i32 0
}

define dso_local i32 @poll(i8* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = icmp eq i64 %1, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %3
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.46, i64 0, i64 0)) #27
  unreachable

6:                                                ; preds = %3
  %7 = icmp slt i32 %2, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %6
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.47, i64 0, i64 0)) #27
  unreachable

9:                                                ; preds = %6
  %10 = sdiv i32 %2, 1000
  %11 = zext i32 %10 to i64
  %12 = srem i32 %2, 1000
  %13 = icmp sgt i32 %12, 0
  %14 = call zeroext i1 @__fp_cancels() #26
  %15 = xor i1 %14, true
  %16 = load i32, i32* @cancel_disabled, align 4
  %17 = icmp ne i32 %16, 0
  %18 = select i1 %15, i1 true, i1 %17
  br i1 %18, label %26, label %19

19:                                               ; preds = %9
  %20 = call i64 @__fp_self() #26
  %21 = getelementptr inbounds [256 x i8], [256 x i8]* @cancelled, i64 0, i64 %20
  %22 = load atomic i8, i8* %21 acquire, align 1
  %23 = and i8 %22, 1
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %26, label %25

25:                                               ; preds = %19
  call void @fencepost_leave(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #27
  unreachable

26:                                               ; preds = %19, %9
  %27 = call zeroext i1 @__fp_has_clock() #26
  br i1 %27, label %28, label %47

28:                                               ; preds = %26
  %29 = load atomic i64, i64* @process_seconds monotonic, align 8
  %30 = and i64 %29, 1099511627775
  %31 = zext i1 %13 to i64
  %32 = add nuw nsw i64 %31, %11
  %33 = add nuw nsw i64 %32, %30
  br label %34

34:                                               ; preds = %44, %28
  %35 = phi i64 [ %29, %28 ], [ %46, %44 ]
  %36 = and i64 %35, 1099511627775
  %37 = sub nsw i64 %33, %36
  %38 = icmp slt i64 %37, 1
  br i1 %38, label %44, label %39

39:                                               ; preds = %34
  %40 = add nsw i64 %37, %35
  %41 = cmpxchg i64* @process_seconds, i64 %35, i64 %40 monotonic monotonic, align 8
  %42 = extractvalue { i64, i1 } %41, 1
  %43 = extractvalue { i64, i1 } %41, 0
  br label %44

44:                                               ; preds = %39, %34
  %45 = phi i1 [ true, %34 ], [ %42, %39 ]
  %46 = phi i64 [ %35, %34 ], [ %43, %39 ]
  br i1 %45, label %47, label %34

47:                                               ; preds = %44, %26
  ret i32 0
}

define dso_local i32 @select(i32 noundef %0, i8* noundef readnone %1, i8* noundef readnone %2, i8* noundef readnone %3, i64* noundef readonly %4) local_unnamed_addr #1 {
  %6 = icmp ne i32 %0, 0
  %7 = icmp ne i8* %1, null
  %8 = or i1 %6, %7
  %9 = icmp ne i8* %2, null
  %10 = or i1 %8, %9
  %11 = icmp ne i8* %3, null
  %12 = or i1 %10, %11
  br i1 %12, label %13, label %14

13:                                               ; preds = %5
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.48, i64 0, i64 0)) #27
  unreachable

14:                                               ; preds = %5
  %15 = icmp eq i64* %4, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %14
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.49, i64 0, i64 0)) #27
  unreachable

17:                                               ; preds = %14
  %18 = load i64, i64* %4, align 8
  %19 = getelementptr inbounds i64, i64* %4, i64 1
  %20 = load i64, i64* %19, align 8
  %21 = icmp sgt i64 %20, 0
  %22 = call zeroext i1 @__fp_cancels() #26
  %23 = xor i1 %22, true
  %24 = load i32, i32* @cancel_disabled, align 4
  %25 = icmp ne i32 %24, 0
  %26 = select i1 %23, i1 true, i1 %25
  br i1 %26, label %34, label %27

27:                                               ; preds = %17
  %28 = call i64 @__fp_self() #26
  %29 = getelementptr inbounds [256 x i8], [256 x i8]* @cancelled, i64 0, i64 %28
  %30 = load atomic i8, i8* %29 acquire, align 1
  %31 = and i8 %30, 1
  %32 = icmp eq i8 %31, 0
  br i1 %32, label %34, label %33

33:                                               ; preds = %27
  call void @fencepost_leave(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #27
  unreachable

34:                                               ; preds = %27, %17
  %35 = call zeroext i1 @__fp_has_clock() #26
  %36 = icmp sgt i64 %18, -1
  %37 = and i1 %36, %35
  br i1 %37, label %38, label %57

38:                                               ; preds = %34
  %39 = load atomic i64, i64* @process_seconds monotonic, align 8
  %40 = and i64 %39, 1099511627775
  %41 = zext i1 %21 to i64
  %42 = add i64 %18, %41
  %43 = add i64 %42, %40
  br label %44

44:                                               ; preds = %54, %38
  %45 = phi i64 [ %39, %38 ], [ %56, %54 ]
  %46 = and i64 %45, 1099511627775
  %47 = sub i64 %43, %46
  %48 = icmp slt i64 %47, 1
  br i1 %48, label %54, label %49

49:                                               ; preds = %44
  %50 = add nsw i64 %47, %45
  %51 = cmpxchg i64* @process_seconds, i64 %45, i64 %50 monotonic monotonic, align 8
  %52 = extractvalue { i64, i1 } %51, 1
  %53 = extractvalue { i64, i1 } %51, 0
  br label %54

54:                                               ; preds = %49, %44
  %55 = phi i1 [ true, %44 ], [ %52, %49 ]
  %56 = phi i64 [ %45, %44 ], [ %53, %49 ]
  br i1 %55, label %57, label %44

57:                                               ; preds = %54, %34
  ret i32 0
}

define dso_local i8* @mmap(i8* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) local_unnamed_addr #1 {
  %7 = and i32 %3, 32
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %6
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.50, i64 0, i64 0)) #27
  unreachable

10:                                               ; preds = %6
  %11 = icmp eq i64 %1, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %10
  store i32 22, i32* @error_number, align 4
  br label %17

13:                                               ; preds = %10
  %14 = add i64 %1, 4095
  %15 = and i64 %14, -4096
  %16 = call i8* @__fp_alloc(i64 noundef %15, i64 noundef 4096, i32 noundef 1) #26
  br label %17

17:                                               ; preds = %13, %12
  %18 = phi i8* [ inttoptr (i64 -1 to i8*), %12 ], [ %16, %13 ]
  ret i8* %18
}

define dso_local i32 @munmap(i8* noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = call i64 @__fp_object_size(i8* noundef %0) #26
  %4 = add i64 %1, 4095
  %5 = and i64 %4, -4096
  %6 = icmp eq i64 %3, %5
  br i1 %6, label %8, label %7

7:                                                ; preds = %2
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.51, i64 0, i64 0)) #27
  unreachable

8:                                                ; preds = %2
  call void @__fp_free(i8* noundef %0) #26
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @mprotect(i8* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @madvise(i8* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @mlock(i8* nocapture readnone %0, i64 %1) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @munlock(i8* nocapture noundef readnone %0, i64 noundef %1) local_unnamed_addr #5 {
  ret i32 0
}

define dso_local noalias i8* @signal(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #1 {
  call void @__fp_note_once(i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.166, i64 0, i64 0)) #26
  ret i8* null
}

define dso_local i32 @sigaction(i32 noundef %0, i8* nocapture noundef readnone %1, i8* noundef %2) local_unnamed_addr #1 {
  call void @__fp_note_once(i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.166, i64 0, i64 0)) #26
  %4 = icmp eq i8* %2, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %3
  %6 = call i8* @memset(i8* noundef nonnull %2, i32 noundef 0, i64 noundef 152) #26
  br label %7

7:                                                ; preds = %5, %3
  ret i32 0
}

; Function Attrs: nofree norecurse nosync nounwind writeonly
define dso_local i32 @sigemptyset(i64* noundef %0) local_unnamed_addr #17 {
  %2 = bitcast i64* %0 to i8*
  %3 = call i8* @memset(i8* noundef %2, i32 noundef 0, i64 noundef 128) #26
  ret i32 0
}

; Function Attrs: nofree norecurse nosync nounwind writeonly
define dso_local i32 @sigfillset(i64* noundef %0) local_unnamed_addr #17 {
  %2 = bitcast i64* %0 to i8*
  %3 = call i8* @memset(i8* noundef %2, i32 noundef 255, i64 noundef 128) #26
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local i32 @sigaddset(i64* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = add nsw i32 %1, -1
  %4 = zext i32 %3 to i64
  %5 = shl i64 1, %4
  %6 = load i64, i64* %0, align 8
  %7 = or i64 %6, %5
  store i64 %7, i64* %0, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local i32 @sigdelset(i64* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = add nsw i32 %1, -1
  %4 = zext i32 %3 to i64
  %5 = shl i64 1, %4
  %6 = xor i64 %5, -1
  %7 = load i64, i64* %0, align 8
  %8 = and i64 %7, %6
  store i64 %8, i64* %0, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local i32 @sigismember(i64* nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #11 {
  %3 = load i64, i64* %0, align 8
  %4 = add nsw i32 %1, -1
  %5 = zext i32 %4 to i64
  %6 = lshr i64 %3, %5
  %7 = trunc i64 %6 to i32
  %8 = and i32 %7, 1
  ret i32 %8
}

; Function Attrs: nofree norecurse nosync nounwind writeonly
define dso_local i32 @pthread_sigmask(i32 %0, i8* nocapture readnone %1, i64* noundef %2) local_unnamed_addr #17 {
  %4 = icmp eq i64* %2, null
  br i1 %4, label %8, label %5

5:                                                ; preds = %3
  %6 = bitcast i64* %2 to i8*
  %7 = call i8* @memset(i8* noundef nonnull %6, i32 noundef 0, i64 noundef 128) #29
  br label %8

8:                                                ; preds = %5, %3
  ret i32 0
}

; Function Attrs: nofree norecurse nosync nounwind writeonly
define dso_local i32 @sigprocmask(i32 noundef %0, i8* nocapture noundef readnone %1, i64* noundef %2) local_unnamed_addr #17 {
  %4 = icmp eq i64* %2, null
  br i1 %4, label %8, label %5

5:                                                ; preds = %3
  %6 = bitcast i64* %2 to i8*
  %7 = call i8* @memset(i8* noundef nonnull %6, i32 noundef 0, i64 noundef 128) #29
  br label %8

8:                                                ; preds = %3, %5
  ret i32 0
}

define dso_local void @fencepost_sleep_begin(i8* noundef %0) local_unnamed_addr #1 {
  %2 = call i64 @__fp_self() #26
  %3 = icmp ugt i64 %2, 63
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.167, i64 0, i64 0)) #27
  unreachable

5:                                                ; preds = %1
  %6 = and i64 %2, 4294967295
  %7 = getelementptr inbounds [64 x i8*], [64 x i8*]* @waits_for, i64 0, i64 %6
  %8 = bitcast i8** %7 to i64*
  %9 = ptrtoint i8* %0 to i64
  store atomic i64 %9, i64* %8 monotonic, align 8
  %10 = call i64 @__fp_self() #26
  %11 = icmp ugt i64 %10, 63
  br i1 %11, label %12, label %13

12:                                               ; preds = %5
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.167, i64 0, i64 0)) #27
  unreachable

13:                                               ; preds = %5
  %14 = lshr i64 %9, 2
  %15 = and i64 %14, 15
  %16 = getelementptr inbounds [16 x i64], [16 x i64]* @sleepers, i64 0, i64 %15
  %17 = and i64 %10, 4294967295
  %18 = shl i64 1, %17
  %19 = atomicrmw or i64* %16, i64 %18 acq_rel, align 8
  ret void
}

define dso_local void @fencepost_sleep_end(i8* noundef %0) local_unnamed_addr #1 {
  %2 = ptrtoint i8* %0 to i64
  %3 = lshr i64 %2, 2
  %4 = and i64 %3, 15
  %5 = getelementptr inbounds [16 x i64], [16 x i64]* @sleepers, i64 0, i64 %4
  %6 = call i64 @__fp_self() #26
  %7 = icmp ugt i64 %6, 63
  br i1 %7, label %8, label %9

8:                                                ; preds = %1
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.167, i64 0, i64 0)) #27
  unreachable

9:                                                ; preds = %1
  %10 = and i64 %6, 4294967295
  %11 = shl i64 1, %10
  br label %12

12:                                               ; preds = %12, %9
  %13 = load atomic i64, i64* %5 monotonic, align 8
  %14 = and i64 %13, %11
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %12, !llvm.loop !109

16:                                               ; preds = %12
  ret void
}

define dso_local zeroext i1 @fencepost_sleep_until(i8* noundef %0, i1 noundef zeroext %1, i64 noundef %2, i1 noundef zeroext %3) local_unnamed_addr #1 {
  %5 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #26
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %83, label %7

7:                                                ; preds = %4
  %8 = call i64 @__fp_self() #26
  %9 = icmp ugt i64 %8, 63
  br i1 %9, label %10, label %11

10:                                               ; preds = %7
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.167, i64 0, i64 0)) #27
  unreachable

11:                                               ; preds = %7
  %12 = ptrtoint i8* %0 to i64
  %13 = lshr i64 %12, 2
  %14 = and i64 %13, 15
  %15 = getelementptr inbounds [16 x i64], [16 x i64]* @sleepers, i64 0, i64 %14
  %16 = and i64 %8, 4294967295
  %17 = shl i64 1, %16
  %18 = xor i64 %17, -1
  %19 = atomicrmw and i64* %15, i64 %18 monotonic, align 8
  %20 = call i64 @__fp_self() #26
  %21 = icmp ugt i64 %20, 63
  br i1 %21, label %22, label %23

22:                                               ; preds = %11
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.167, i64 0, i64 0)) #27
  unreachable

23:                                               ; preds = %11
  %24 = and i64 %20, 4294967295
  %25 = shl i64 1, %24
  %26 = and i64 %25, %19
  %27 = icmp ne i64 %26, 0
  call void @__fp_assume(i1 noundef zeroext %27) #26
  %28 = zext i1 %3 to i64
  br i1 %1, label %29, label %48

29:                                               ; preds = %23
  %30 = call zeroext i1 @__fp_has_clock() #26
  br i1 %30, label %31, label %97

31:                                               ; preds = %29
  %32 = load atomic i64, i64* @process_seconds monotonic, align 8
  %33 = add i64 %28, %2
  br label %34

34:                                               ; preds = %45, %31
  %35 = phi i64 [ %32, %31 ], [ %47, %45 ]
  %36 = and i64 %35, 1099511627775
  %37 = xor i64 %36, -1
  %38 = add i64 %33, %37
  %39 = icmp slt i64 %38, 1
  br i1 %39, label %45, label %40

40:                                               ; preds = %34
  %41 = add nsw i64 %38, %35
  %42 = cmpxchg i64* @process_seconds, i64 %35, i64 %41 monotonic monotonic, align 8
  %43 = extractvalue { i64, i1 } %42, 1
  %44 = extractvalue { i64, i1 } %42, 0
  br label %45

45:                                               ; preds = %40, %34
  %46 = phi i1 [ true, %34 ], [ %43, %40 ]
  %47 = phi i64 [ %35, %34 ], [ %44, %40 ]
  br i1 %46, label %97, label %34

48:                                               ; preds = %23
  %49 = call zeroext i1 @__fp_cancels() #26
  %50 = xor i1 %49, true
  %51 = load i32, i32* @cancel_disabled, align 4
  %52 = icmp ne i32 %51, 0
  %53 = select i1 %50, i1 true, i1 %52
  br i1 %53, label %61, label %54

54:                                               ; preds = %48
  %55 = call i64 @__fp_self() #26
  %56 = getelementptr inbounds [256 x i8], [256 x i8]* @cancelled, i64 0, i64 %55
  %57 = load atomic i8, i8* %56 acquire, align 1
  %58 = and i8 %57, 1
  %59 = icmp eq i8 %58, 0
  br i1 %59, label %61, label %60

60:                                               ; preds = %54
  call void @fencepost_leave(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #27
  unreachable

61:                                               ; preds = %54, %48
  %62 = call zeroext i1 @__fp_has_clock() #26
  %63 = icmp sgt i64 %2, -1
  %64 = and i1 %63, %62
  br i1 %64, label %65, label %97

65:                                               ; preds = %61
  %66 = load atomic i64, i64* @process_seconds monotonic, align 8
  %67 = and i64 %66, 1099511627775
  %68 = add i64 %28, %2
  %69 = add i64 %68, %67
  br label %70

70:                                               ; preds = %80, %65
  %71 = phi i64 [ %66, %65 ], [ %82, %80 ]
  %72 = and i64 %71, 1099511627775
  %73 = sub i64 %69, %72
  %74 = icmp slt i64 %73, 1
  br i1 %74, label %80, label %75

75:                                               ; preds = %70
  %76 = add nsw i64 %73, %71
  %77 = cmpxchg i64* @process_seconds, i64 %71, i64 %76 monotonic monotonic, align 8
  %78 = extractvalue { i64, i1 } %77, 1
  %79 = extractvalue { i64, i1 } %77, 0
  br label %80

80:                                               ; preds = %75, %70
  %81 = phi i1 [ true, %70 ], [ %78, %75 ]
  %82 = phi i64 [ %71, %70 ], [ %79, %75 ]
  br i1 %81, label %97, label %70

83:                                               ; preds = %4
  %84 = ptrtoint i8* %0 to i64
  %85 = lshr i64 %84, 2
  %86 = and i64 %85, 15
  %87 = getelementptr inbounds [16 x i64], [16 x i64]* @sleepers, i64 0, i64 %86
  %88 = load atomic i64, i64* %87 monotonic, align 8
  %89 = call i64 @__fp_self() #26
  %90 = icmp ugt i64 %89, 63
  br i1 %90, label %91, label %92

91:                                               ; preds = %83
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.167, i64 0, i64 0)) #27
  unreachable

92:                                               ; preds = %83
  %93 = and i64 %89, 4294967295
  %94 = shl i64 1, %93
  %95 = and i64 %94, %88
  %96 = icmp eq i64 %95, 0
  call void @__fp_assume(i1 noundef zeroext %96) #26
  br label %97

97:                                               ; preds = %80, %45, %29, %61, %92
  ret i1 %6
}

define dso_local i32 @fencepost_wake(i8* noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = ptrtoint i8* %0 to i64
  %4 = lshr i64 %3, 2
  %5 = and i64 %4, 15
  %6 = getelementptr inbounds [16 x i64], [16 x i64]* @sleepers, i64 0, i64 %5
  %7 = atomicrmw or i64* %6, i64 0 acq_rel, align 8
  br label %8

8:                                                ; preds = %64, %2
  %9 = phi i32 [ 0, %2 ], [ %65, %64 ]
  %10 = phi i64 [ %7, %2 ], [ %66, %64 ]
  %11 = icmp slt i32 %9, %1
  br i1 %11, label %12, label %67

12:                                               ; preds = %8
  %13 = icmp eq i64 %10, 0
  br i1 %13, label %33, label %14

14:                                               ; preds = %12, %14
  %15 = phi i64 [ %29, %14 ], [ 0, %12 ]
  %16 = phi i64 [ %31, %14 ], [ %10, %12 ]
  %17 = phi i32 [ %27, %14 ], [ 0, %12 ]
  %18 = sub i64 0, %16
  %19 = and i64 %16, %18
  %20 = call i64 @llvm.cttz.i64(i64 %19, i1 true), !range !10
  %21 = getelementptr inbounds [64 x i8*], [64 x i8*]* @waits_for, i64 0, i64 %20
  %22 = bitcast i8** %21 to i64*
  %23 = load atomic i64, i64* %22 monotonic, align 8
  %24 = inttoptr i64 %23 to i8*
  %25 = icmp eq i8* %24, %0
  %26 = zext i1 %25 to i32
  %27 = add nuw nsw i32 %17, %26
  %28 = select i1 %25, i64 %19, i64 0
  %29 = or i64 %28, %15
  %30 = add i64 %16, -1
  %31 = and i64 %30, %16
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %14, !llvm.loop !110

33:                                               ; preds = %14, %12
  %34 = phi i32 [ 0, %12 ], [ %27, %14 ]
  %35 = phi i64 [ 0, %12 ], [ %29, %14 ]
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %64, label %37

37:                                               ; preds = %33
  %38 = sub nsw i32 %1, %9
  %39 = icmp sgt i32 %34, %38
  br i1 %39, label %40, label %55

40:                                               ; preds = %37
  %41 = add nsw i32 %34, -1
  %42 = call i32 @__fp_choose(i32 noundef 0, i32 noundef %41) #26
  %43 = icmp sgt i32 %42, 0
  br i1 %43, label %48, label %44

44:                                               ; preds = %48, %40
  %45 = phi i64 [ %35, %40 ], [ %52, %48 ]
  %46 = sub i64 0, %45
  %47 = and i64 %45, %46
  br label %55

48:                                               ; preds = %40, %48
  %49 = phi i64 [ %52, %48 ], [ %35, %40 ]
  %50 = phi i32 [ %53, %48 ], [ %42, %40 ]
  %51 = add i64 %49, -1
  %52 = and i64 %51, %49
  %53 = add nsw i32 %50, -1
  %54 = icmp sgt i32 %50, 1
  br i1 %54, label %48, label %44, !llvm.loop !111

55:                                               ; preds = %44, %37
  %56 = phi i32 [ 1, %44 ], [ %34, %37 ]
  %57 = phi i64 [ %47, %44 ], [ %35, %37 ]
  %58 = xor i64 %57, -1
  %59 = atomicrmw and i64* %6, i64 %58 acq_rel, align 8
  %60 = and i64 %59, %57
  %61 = icmp eq i64 %60, %57
  call void @__fp_assume(i1 noundef zeroext %61) #26
  %62 = and i64 %10, %58
  %63 = add nsw i32 %56, %9
  br label %64

64:                                               ; preds = %33, %55
  %65 = phi i32 [ %63, %55 ], [ %9, %33 ]
  %66 = phi i64 [ %62, %55 ], [ %10, %33 ]
  br i1 %36, label %67, label %8

67:                                               ; preds = %64, %8
  %68 = phi i32 [ %65, %64 ], [ %9, %8 ]
  ret i32 %68
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.cttz.i64(i64, i1 immarg) #8

define dso_local i64 @syscall(i64 noundef %0, ...) local_unnamed_addr #1 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #28
  call void @llvm.va_start(i8* nonnull %3)
  switch i64 %0, label %252 [
    i64 202, label %4
    i64 39, label %189
    i64 186, label %190
    i64 24, label %253
    i64 1, label %195
    i64 324, label %251
  ]

4:                                                ; preds = %1
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %6 = load i32, i32* %5, align 16
  %7 = icmp ult i32 %6, 41
  br i1 %7, label %8, label %14

8:                                                ; preds = %4
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %10 = load i8*, i8** %9, align 16
  %11 = sext i32 %6 to i64
  %12 = getelementptr i8, i8* %10, i64 %11
  %13 = add i32 %6, 8
  store i32 %13, i32* %5, align 16
  br label %18

14:                                               ; preds = %4
  %15 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %16 = load i8*, i8** %15, align 8
  %17 = getelementptr i8, i8* %16, i64 8
  store i8* %17, i8** %15, align 8
  br label %18

18:                                               ; preds = %14, %8
  %19 = phi i8* [ %12, %8 ], [ %16, %14 ]
  %20 = bitcast i8* %19 to i32**
  %21 = load i32*, i32** %20, align 8
  %22 = load i32, i32* %5, align 16
  %23 = icmp ult i32 %22, 41
  br i1 %23, label %24, label %30

24:                                               ; preds = %18
  %25 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %26 = load i8*, i8** %25, align 16
  %27 = sext i32 %22 to i64
  %28 = getelementptr i8, i8* %26, i64 %27
  %29 = add i32 %22, 8
  store i32 %29, i32* %5, align 16
  br label %34

30:                                               ; preds = %18
  %31 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %32 = load i8*, i8** %31, align 8
  %33 = getelementptr i8, i8* %32, i64 8
  store i8* %33, i8** %31, align 8
  br label %34

34:                                               ; preds = %30, %24
  %35 = phi i8* [ %28, %24 ], [ %32, %30 ]
  %36 = bitcast i8* %35 to i32*
  %37 = load i32, i32* %36, align 4
  %38 = and i32 %37, -385
  %39 = load i32, i32* %5, align 16
  %40 = icmp ult i32 %39, 41
  br i1 %40, label %41, label %47

41:                                               ; preds = %34
  %42 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %43 = load i8*, i8** %42, align 16
  %44 = sext i32 %39 to i64
  %45 = getelementptr i8, i8* %43, i64 %44
  %46 = add i32 %39, 8
  store i32 %46, i32* %5, align 16
  br label %51

47:                                               ; preds = %34
  %48 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %49 = load i8*, i8** %48, align 8
  %50 = getelementptr i8, i8* %49, i64 8
  store i8* %50, i8** %48, align 8
  br label %51

51:                                               ; preds = %47, %41
  %52 = phi i8* [ %45, %41 ], [ %49, %47 ]
  %53 = bitcast i8* %52 to i32*
  %54 = load i32, i32* %53, align 4
  %55 = icmp eq i32 %38, 9
  switch i32 %38, label %73 [
    i32 9, label %56
    i32 0, label %56
  ]

56:                                               ; preds = %51, %51
  %57 = load i32, i32* %5, align 16
  %58 = icmp ult i32 %57, 41
  br i1 %58, label %59, label %65

59:                                               ; preds = %56
  %60 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %61 = load i8*, i8** %60, align 16
  %62 = sext i32 %57 to i64
  %63 = getelementptr i8, i8* %61, i64 %62
  %64 = add i32 %57, 8
  store i32 %64, i32* %5, align 16
  br label %69

65:                                               ; preds = %56
  %66 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %67 = load i8*, i8** %66, align 8
  %68 = getelementptr i8, i8* %67, i64 8
  store i8* %68, i8** %66, align 8
  br label %69

69:                                               ; preds = %65, %59
  %70 = phi i8* [ %63, %59 ], [ %67, %65 ]
  %71 = bitcast i8* %70 to i64**
  %72 = load i64*, i64** %71, align 8
  br label %73

73:                                               ; preds = %69, %51
  %74 = phi i64* [ %72, %69 ], [ null, %51 ]
  %75 = add i32 %38, -9
  %76 = icmp ult i32 %75, 2
  br i1 %76, label %77, label %116

77:                                               ; preds = %73
  %78 = icmp eq i32 %38, 10
  br i1 %78, label %79, label %88

79:                                               ; preds = %77
  %80 = load i32, i32* %5, align 16
  %81 = icmp ult i32 %80, 41
  br i1 %81, label %82, label %84

82:                                               ; preds = %79
  %83 = add i32 %80, 8
  store i32 %83, i32* %5, align 16
  br label %88

84:                                               ; preds = %79
  %85 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %86 = load i8*, i8** %85, align 8
  %87 = getelementptr i8, i8* %86, i64 8
  store i8* %87, i8** %85, align 8
  br label %88

88:                                               ; preds = %84, %82, %77
  %89 = load i32, i32* %5, align 16
  %90 = icmp ult i32 %89, 41
  br i1 %90, label %91, label %93

91:                                               ; preds = %88
  %92 = add i32 %89, 8
  store i32 %92, i32* %5, align 16
  br label %97

93:                                               ; preds = %88
  %94 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %95 = load i8*, i8** %94, align 8
  %96 = getelementptr i8, i8* %95, i64 8
  store i8* %96, i8** %94, align 8
  br label %97

97:                                               ; preds = %93, %91
  %98 = load i32, i32* %5, align 16
  %99 = icmp ult i32 %98, 41
  br i1 %99, label %100, label %106

100:                                              ; preds = %97
  %101 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %102 = load i8*, i8** %101, align 16
  %103 = sext i32 %98 to i64
  %104 = getelementptr i8, i8* %102, i64 %103
  %105 = add i32 %98, 8
  store i32 %105, i32* %5, align 16
  br label %110

106:                                              ; preds = %97
  %107 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %108 = load i8*, i8** %107, align 8
  %109 = getelementptr i8, i8* %108, i64 8
  store i8* %109, i8** %107, align 8
  br label %110

110:                                              ; preds = %106, %100
  %111 = phi i8* [ %104, %100 ], [ %108, %106 ]
  %112 = bitcast i8* %111 to i32*
  %113 = load i32, i32* %112, align 4
  %114 = icmp eq i32 %113, -1
  br i1 %114, label %116, label %115

115:                                              ; preds = %110
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.168, i64 0, i64 0)) #27
  unreachable

116:                                              ; preds = %110, %73
  switch i32 %38, label %188 [
    i32 1, label %117
    i32 10, label %117
    i32 0, label %121
    i32 9, label %121
  ]

117:                                              ; preds = %116, %116
  %118 = bitcast i32* %21 to i8*
  %119 = call i32 @fencepost_wake(i8* noundef %118, i32 noundef %54) #26
  %120 = sext i32 %119 to i64
  br label %253

121:                                              ; preds = %116, %116
  %122 = load atomic i32, i32* %21 monotonic, align 4
  %123 = icmp eq i32 %122, %54
  br i1 %123, label %125, label %124

124:                                              ; preds = %121
  store i32 11, i32* @error_number, align 4
  br label %253

125:                                              ; preds = %121
  %126 = bitcast i32* %21 to i8*
  %127 = call i64 @__fp_self() #26
  %128 = icmp ugt i64 %127, 63
  br i1 %128, label %129, label %130

129:                                              ; preds = %125
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.167, i64 0, i64 0)) #27
  unreachable

130:                                              ; preds = %125
  %131 = and i64 %127, 4294967295
  %132 = getelementptr inbounds [64 x i8*], [64 x i8*]* @waits_for, i64 0, i64 %131
  %133 = bitcast i8** %132 to i64*
  %134 = ptrtoint i32* %21 to i64
  store atomic i64 %134, i64* %133 monotonic, align 8
  %135 = call i64 @__fp_self() #26
  %136 = icmp ugt i64 %135, 63
  br i1 %136, label %137, label %138

137:                                              ; preds = %130
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.167, i64 0, i64 0)) #27
  unreachable

138:                                              ; preds = %130
  %139 = lshr i64 %134, 2
  %140 = and i64 %139, 15
  %141 = getelementptr inbounds [16 x i64], [16 x i64]* @sleepers, i64 0, i64 %140
  %142 = and i64 %135, 4294967295
  %143 = shl i64 1, %142
  %144 = atomicrmw or i64* %141, i64 %143 acq_rel, align 8
  %145 = load atomic i32, i32* %21 monotonic, align 4
  %146 = icmp eq i32 %145, %54
  call void @__fp_assume(i1 noundef zeroext %146) #26
  %147 = icmp eq i64* %74, null
  br i1 %147, label %155, label %148

148:                                              ; preds = %138
  %149 = load i64, i64* %74, align 8
  %150 = getelementptr inbounds i64, i64* %74, i64 1
  %151 = load i64, i64* %150, align 8
  %152 = icmp sgt i64 %151, 0
  %153 = call zeroext i1 @fencepost_sleep_until(i8* noundef nonnull %126, i1 noundef zeroext %55, i64 noundef %149, i1 noundef zeroext %152) #26
  br i1 %153, label %253, label %154

154:                                              ; preds = %148
  store i32 110, i32* @error_number, align 4
  br label %253

155:                                              ; preds = %138
  %156 = call zeroext i1 @__fp_spurious_wakeups() #26
  br i1 %156, label %157, label %177

157:                                              ; preds = %155
  %158 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #26
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %177, label %160

160:                                              ; preds = %157
  %161 = call i64 @__fp_self() #26
  %162 = icmp ugt i64 %161, 63
  br i1 %162, label %163, label %164

163:                                              ; preds = %160
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.167, i64 0, i64 0)) #27
  unreachable

164:                                              ; preds = %160
  %165 = and i64 %161, 4294967295
  %166 = shl i64 1, %165
  %167 = xor i64 %166, -1
  %168 = atomicrmw and i64* %141, i64 %167 monotonic, align 8
  %169 = call i64 @__fp_self() #26
  %170 = icmp ugt i64 %169, 63
  br i1 %170, label %171, label %172

171:                                              ; preds = %164
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.167, i64 0, i64 0)) #27
  unreachable

172:                                              ; preds = %164
  %173 = and i64 %169, 4294967295
  %174 = shl i64 1, %173
  %175 = and i64 %174, %168
  %176 = icmp ne i64 %175, 0
  call void @__fp_assume(i1 noundef zeroext %176) #26
  br label %253

177:                                              ; preds = %157, %155
  %178 = call i64 @__fp_self() #26
  %179 = icmp ugt i64 %178, 63
  br i1 %179, label %180, label %181

180:                                              ; preds = %177
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.167, i64 0, i64 0)) #27
  unreachable

181:                                              ; preds = %177
  %182 = and i64 %178, 4294967295
  %183 = shl i64 1, %182
  br label %184

184:                                              ; preds = %184, %181
  %185 = load atomic i64, i64* %141 monotonic, align 8
  %186 = and i64 %185, %183
  %187 = icmp eq i64 %186, 0
  br i1 %187, label %253, label %184, !llvm.loop !109

188:                                              ; preds = %116
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([84 x i8], [84 x i8]* @.str.169, i64 0, i64 0)) #27
  unreachable

189:                                              ; preds = %1
  br label %253

190:                                              ; preds = %1
  %191 = call i64 @__fp_self() #26
  %192 = shl i64 %191, 32
  %193 = add i64 %192, 4294967296000
  %194 = ashr exact i64 %193, 32
  br label %253

195:                                              ; preds = %1
  %196 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %197 = load i32, i32* %196, align 16
  %198 = icmp ult i32 %197, 41
  br i1 %198, label %199, label %205

199:                                              ; preds = %195
  %200 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %201 = load i8*, i8** %200, align 16
  %202 = sext i32 %197 to i64
  %203 = getelementptr i8, i8* %201, i64 %202
  %204 = add i32 %197, 8
  store i32 %204, i32* %196, align 16
  br label %209

205:                                              ; preds = %195
  %206 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %207 = load i8*, i8** %206, align 8
  %208 = getelementptr i8, i8* %207, i64 8
  store i8* %208, i8** %206, align 8
  br label %209

209:                                              ; preds = %205, %199
  %210 = phi i8* [ %203, %199 ], [ %207, %205 ]
  %211 = bitcast i8* %210 to i32*
  %212 = load i32, i32* %211, align 4
  %213 = load i32, i32* %196, align 16
  %214 = icmp ult i32 %213, 41
  br i1 %214, label %215, label %221

215:                                              ; preds = %209
  %216 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %217 = load i8*, i8** %216, align 16
  %218 = sext i32 %213 to i64
  %219 = getelementptr i8, i8* %217, i64 %218
  %220 = add i32 %213, 8
  store i32 %220, i32* %196, align 16
  br label %225

221:                                              ; preds = %209
  %222 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %223 = load i8*, i8** %222, align 8
  %224 = getelementptr i8, i8* %223, i64 8
  store i8* %224, i8** %222, align 8
  br label %225

225:                                              ; preds = %221, %215
  %226 = phi i8* [ %219, %215 ], [ %223, %221 ]
  %227 = bitcast i8* %226 to i8**
  %228 = load i8*, i8** %227, align 8
  %229 = load i32, i32* %196, align 16
  %230 = icmp ult i32 %229, 41
  br i1 %230, label %231, label %237

231:                                              ; preds = %225
  %232 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %233 = load i8*, i8** %232, align 16
  %234 = sext i32 %229 to i64
  %235 = getelementptr i8, i8* %233, i64 %234
  %236 = add i32 %229, 8
  store i32 %236, i32* %196, align 16
  br label %241

237:                                              ; preds = %225
  %238 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %239 = load i8*, i8** %238, align 8
  %240 = getelementptr i8, i8* %239, i64 8
  store i8* %240, i8** %238, align 8
  br label %241

241:                                              ; preds = %237, %231
  %242 = phi i8* [ %235, %231 ], [ %239, %237 ]
  %243 = bitcast i8* %242 to i64*
  %244 = load i64, i64* %243, align 8
  %245 = add i32 %212, -3
  %246 = icmp ult i32 %245, -2
  br i1 %246, label %247, label %248

247:                                              ; preds = %241
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.45, i64 0, i64 0)) #27
  unreachable

248:                                              ; preds = %241
  %249 = trunc i64 %244 to i32
  %250 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.25, i64 0, i64 0), i32 noundef %249, i8* noundef %228) #26
  br label %253

251:                                              ; preds = %1
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([90 x i8], [90 x i8]* @.str.52, i64 0, i64 0)) #27
  unreachable

252:                                              ; preds = %1
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([70 x i8], [70 x i8]* @.str.53, i64 0, i64 0)) #27
  unreachable

253:                                              ; preds = %184, %172, %154, %148, %124, %117, %248, %1, %190, %189
  %254 = phi i64 [ %244, %248 ], [ 0, %1 ], [ %194, %190 ], [ 1000, %189 ], [ -1, %124 ], [ -1, %154 ], [ %120, %117 ], [ 0, %148 ], [ 0, %172 ], [ 0, %184 ]
  call void @llvm.va_end(i8* %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #28
  ret i64 %254
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local zeroext i1 @_ZNKSt9type_infoeqERKS_(%struct.type* noundef readonly %0, %struct.type* noundef readonly %1) local_unnamed_addr #18 {
  %3 = icmp eq %struct.type* %0, %1
  br i1 %3, label %29, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.type, %struct.type* %0, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8
  %7 = load i8, i8* %6, align 1
  %8 = icmp eq i8 %7, 42
  br i1 %8, label %29, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds %struct.type, %struct.type* %1, i64 0, i32 1
  %11 = load i8*, i8** %10, align 8
  %12 = icmp eq i8 %7, 0
  br i1 %12, label %24, label %13

13:                                               ; preds = %9, %19
  %14 = phi i8 [ %22, %19 ], [ %7, %9 ]
  %15 = phi i8* [ %21, %19 ], [ %11, %9 ]
  %16 = phi i8* [ %20, %19 ], [ %6, %9 ]
  %17 = load i8, i8* %15, align 1
  %18 = icmp eq i8 %14, %17
  br i1 %18, label %19, label %24

19:                                               ; preds = %13
  %20 = getelementptr inbounds i8, i8* %16, i64 1
  %21 = getelementptr inbounds i8, i8* %15, i64 1
  %22 = load i8, i8* %20, align 1
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %24, label %13, !llvm.loop !41

24:                                               ; preds = %19, %13, %9
  %25 = phi i8* [ %11, %9 ], [ %15, %13 ], [ %21, %19 ]
  %26 = phi i8 [ %7, %9 ], [ %14, %13 ], [ %22, %19 ]
  %27 = load i8, i8* %25, align 1
  %28 = icmp eq i8 %26, %27
  br label %29

29:                                               ; preds = %2, %4, %24
  %30 = phi i1 [ true, %2 ], [ false, %4 ], [ %28, %24 ]
  ret i1 %30
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local zeroext i1 @_ZNKSt9type_info7__equalERKS_(%struct.type* noundef readonly %0, %struct.type* noundef readonly %1) local_unnamed_addr #18 {
  %3 = icmp eq %struct.type* %0, %1
  br i1 %3, label %29, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.type, %struct.type* %0, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8
  %7 = load i8, i8* %6, align 1
  %8 = icmp eq i8 %7, 42
  br i1 %8, label %29, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds %struct.type, %struct.type* %1, i64 0, i32 1
  %11 = load i8*, i8** %10, align 8
  %12 = icmp eq i8 %7, 0
  br i1 %12, label %24, label %13

13:                                               ; preds = %9, %19
  %14 = phi i8 [ %22, %19 ], [ %7, %9 ]
  %15 = phi i8* [ %21, %19 ], [ %11, %9 ]
  %16 = phi i8* [ %20, %19 ], [ %6, %9 ]
  %17 = load i8, i8* %15, align 1
  %18 = icmp eq i8 %14, %17
  br i1 %18, label %19, label %24

19:                                               ; preds = %13
  %20 = getelementptr inbounds i8, i8* %16, i64 1
  %21 = getelementptr inbounds i8, i8* %15, i64 1
  %22 = load i8, i8* %20, align 1
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %24, label %13, !llvm.loop !41

24:                                               ; preds = %19, %13, %9
  %25 = phi i8* [ %11, %9 ], [ %15, %13 ], [ %21, %19 ]
  %26 = phi i8 [ %7, %9 ], [ %14, %13 ], [ %22, %19 ]
  %27 = load i8, i8* %25, align 1
  %28 = icmp eq i8 %26, %27
  br label %29

29:                                               ; preds = %2, %4, %24
  %30 = phi i1 [ true, %2 ], [ false, %4 ], [ %28, %24 ]
  ret i1 %30
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local zeroext i1 @_ZNKSt9type_info6beforeERKS_(%struct.type* nocapture noundef readonly %0, %struct.type* nocapture noundef readonly %1) local_unnamed_addr #18 {
  %3 = getelementptr inbounds %struct.type, %struct.type* %0, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  %5 = getelementptr inbounds %struct.type, %struct.type* %1, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8
  %7 = load i8, i8* %4, align 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %20, label %9

9:                                                ; preds = %2, %15
  %10 = phi i8 [ %18, %15 ], [ %7, %2 ]
  %11 = phi i8* [ %17, %15 ], [ %6, %2 ]
  %12 = phi i8* [ %16, %15 ], [ %4, %2 ]
  %13 = load i8, i8* %11, align 1
  %14 = icmp eq i8 %10, %13
  br i1 %14, label %15, label %20

15:                                               ; preds = %9
  %16 = getelementptr inbounds i8, i8* %12, i64 1
  %17 = getelementptr inbounds i8, i8* %11, i64 1
  %18 = load i8, i8* %16, align 1
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %20, label %9, !llvm.loop !41

20:                                               ; preds = %9, %15, %2
  %21 = phi i8* [ %6, %2 ], [ %11, %9 ], [ %17, %15 ]
  %22 = phi i8 [ %7, %2 ], [ %10, %9 ], [ %18, %15 ]
  %23 = load i8, i8* %21, align 1
  %24 = icmp ult i8 %22, %23
  ret i1 %24
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt9type_infoD2Ev(i8* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: nofree nosync nounwind
define dso_local i8* @__dynamic_cast(i8* noundef %0, %struct.type* noundef %1, %struct.type* noundef %2, i64 noundef %3) local_unnamed_addr #21 {
  %5 = alloca %struct.inside, align 8
  %6 = alloca %struct.inside, align 8
  %7 = alloca %struct.inside, align 8
  %8 = bitcast i8* %0 to i64**
  %9 = load i64*, i64** %8, align 8
  %10 = getelementptr inbounds i64, i64* %9, i64 -2
  %11 = load i64, i64* %10, align 8
  %12 = getelementptr inbounds i8, i8* %0, i64 %11
  %13 = getelementptr inbounds i64, i64* %9, i64 -1
  %14 = load i64, i64* %13, align 8
  %15 = inttoptr i64 %14 to %struct.type*
  %16 = bitcast %struct.inside* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %16) #28
  %17 = getelementptr inbounds %struct.inside, %struct.inside* %5, i64 0, i32 0
  store %struct.type* %1, %struct.type** %17, align 8
  %18 = getelementptr inbounds %struct.inside, %struct.inside* %5, i64 0, i32 1
  store i8* %0, i8** %18, align 8
  %19 = getelementptr inbounds %struct.inside, %struct.inside* %5, i64 0, i32 2
  store i8* null, i8** %19, align 8
  %20 = getelementptr inbounds %struct.inside, %struct.inside* %5, i64 0, i32 3
  store i32 0, i32* %20, align 8
  call fastcc void @look_above(%struct.inside* noundef nonnull %5, i8* noundef %12, %struct.type* noundef %15, %struct.type* noundef %2) #26
  %21 = load i8*, i8** %19, align 8
  %22 = icmp eq i8* %21, null
  %23 = load i32, i32* %20, align 8
  %24 = icmp ne i32 %23, 0
  %25 = select i1 %22, i1 true, i1 %24
  br i1 %25, label %26, label %45

26:                                               ; preds = %4
  %27 = bitcast %struct.inside* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %27) #28
  %28 = getelementptr inbounds %struct.inside, %struct.inside* %6, i64 0, i32 0
  store %struct.type* %1, %struct.type** %28, align 8
  %29 = getelementptr inbounds %struct.inside, %struct.inside* %6, i64 0, i32 1
  store i8* %0, i8** %29, align 8
  %30 = getelementptr inbounds %struct.inside, %struct.inside* %6, i64 0, i32 2
  store i8* null, i8** %30, align 8
  %31 = getelementptr inbounds %struct.inside, %struct.inside* %6, i64 0, i32 3
  store i32 0, i32* %31, align 8
  %32 = bitcast %struct.inside* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %32) #28
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %32, i8 0, i64 32, i1 false)
  %33 = getelementptr inbounds %struct.inside, %struct.inside* %7, i64 0, i32 0
  store %struct.type* %2, %struct.type** %33, align 8
  call fastcc void @look_inside(%struct.inside* noundef nonnull %6, i8* noundef %12, %struct.type* noundef %15) #26
  call fastcc void @look_inside(%struct.inside* noundef nonnull %7, i8* noundef %12, %struct.type* noundef %15) #26
  %34 = load i8*, i8** %30, align 8
  %35 = icmp eq i8* %34, null
  %36 = getelementptr inbounds %struct.inside, %struct.inside* %7, i64 0, i32 2
  %37 = load i8*, i8** %36, align 8
  %38 = icmp eq i8* %37, null
  %39 = select i1 %35, i1 true, i1 %38
  %40 = getelementptr inbounds %struct.inside, %struct.inside* %7, i64 0, i32 3
  %41 = load i32, i32* %40, align 8
  %42 = icmp ne i32 %41, 0
  %43 = select i1 %39, i1 true, i1 %42
  %44 = select i1 %43, i8* null, i8* %37
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %32) #28
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %27) #28
  br label %45

45:                                               ; preds = %4, %26
  %46 = phi i8* [ %44, %26 ], [ %21, %4 ]
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %16) #28
  ret i8* %46
}

; Function Attrs: nofree nosync nounwind
define internal fastcc void @look_above(%struct.inside* noundef %0, i8* noundef %1, %struct.type* noundef %2, %struct.type* noundef %3) unnamed_addr #21 {
  %5 = alloca %struct.inside, align 8
  %6 = icmp eq %struct.type* %2, %3
  br i1 %6, label %32, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.type, %struct.type* %2, i64 0, i32 1
  %9 = load i8*, i8** %8, align 8
  %10 = load i8, i8* %9, align 1
  %11 = icmp eq i8 %10, 42
  br i1 %11, label %56, label %12

12:                                               ; preds = %7
  %13 = getelementptr inbounds %struct.type, %struct.type* %3, i64 0, i32 1
  %14 = load i8*, i8** %13, align 8
  %15 = icmp eq i8 %10, 0
  br i1 %15, label %27, label %16

16:                                               ; preds = %12, %22
  %17 = phi i8 [ %25, %22 ], [ %10, %12 ]
  %18 = phi i8* [ %24, %22 ], [ %14, %12 ]
  %19 = phi i8* [ %23, %22 ], [ %9, %12 ]
  %20 = load i8, i8* %18, align 1
  %21 = icmp eq i8 %17, %20
  br i1 %21, label %22, label %27

22:                                               ; preds = %16
  %23 = getelementptr inbounds i8, i8* %19, i64 1
  %24 = getelementptr inbounds i8, i8* %18, i64 1
  %25 = load i8, i8* %23, align 1
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %16, !llvm.loop !41

27:                                               ; preds = %22, %16, %12
  %28 = phi i8* [ %14, %12 ], [ %18, %16 ], [ %24, %22 ]
  %29 = phi i8 [ %10, %12 ], [ %17, %16 ], [ %25, %22 ]
  %30 = load i8, i8* %28, align 1
  %31 = icmp eq i8 %29, %30
  br i1 %31, label %32, label %56

32:                                               ; preds = %4, %27
  %33 = bitcast %struct.inside* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %33) #28
  %34 = getelementptr inbounds %struct.inside, %struct.inside* %5, i64 0, i32 0
  %35 = getelementptr inbounds %struct.inside, %struct.inside* %0, i64 0, i32 0
  %36 = load %struct.type*, %struct.type** %35, align 8
  store %struct.type* %36, %struct.type** %34, align 8
  %37 = getelementptr inbounds %struct.inside, %struct.inside* %5, i64 0, i32 1
  %38 = getelementptr inbounds %struct.inside, %struct.inside* %0, i64 0, i32 1
  %39 = load i8*, i8** %38, align 8
  store i8* %39, i8** %37, align 8
  %40 = getelementptr inbounds %struct.inside, %struct.inside* %5, i64 0, i32 2
  store i8* null, i8** %40, align 8
  %41 = getelementptr inbounds %struct.inside, %struct.inside* %5, i64 0, i32 3
  store i32 0, i32* %41, align 8
  call fastcc void @look_inside(%struct.inside* noundef nonnull %5, i8* noundef %1, %struct.type* noundef %2) #26
  %42 = load i8*, i8** %40, align 8
  %43 = icmp eq i8* %42, null
  br i1 %43, label %55, label %44

44:                                               ; preds = %32
  %45 = getelementptr inbounds %struct.inside, %struct.inside* %0, i64 0, i32 2
  %46 = load i8*, i8** %45, align 8
  %47 = icmp eq i8* %46, null
  br i1 %47, label %48, label %49

48:                                               ; preds = %44
  store i8* %1, i8** %45, align 8
  br label %55

49:                                               ; preds = %44
  %50 = icmp eq i8* %46, %1
  br i1 %50, label %55, label %51

51:                                               ; preds = %49
  %52 = getelementptr inbounds %struct.inside, %struct.inside* %0, i64 0, i32 3
  %53 = load i32, i32* %52, align 8
  %54 = add nsw i32 %53, 1
  store i32 %54, i32* %52, align 8
  br label %55

55:                                               ; preds = %48, %51, %49, %32
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %33) #28
  br label %97

56:                                               ; preds = %7, %27
  %57 = getelementptr inbounds %struct.type, %struct.type* %2, i64 0, i32 0
  %58 = load i8**, i8*** %57, align 8
  %59 = icmp eq i8** %58, getelementptr inbounds ([3 x i8*], [3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 0, i64 2)
  br i1 %59, label %60, label %63

60:                                               ; preds = %56
  %61 = getelementptr inbounds %struct.type, %struct.type* %2, i64 0, i32 2, i32 0
  %62 = load %struct.type*, %struct.type** %61, align 8
  call fastcc void @look_above(%struct.inside* noundef %0, i8* noundef %1, %struct.type* noundef %62, %struct.type* noundef %3) #26
  br label %63

63:                                               ; preds = %60, %56
  %64 = load i8**, i8*** %57, align 8
  %65 = icmp eq i8** %64, getelementptr inbounds ([3 x i8*], [3 x i8*]* @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 0, i64 2)
  br i1 %65, label %66, label %97

66:                                               ; preds = %63
  %67 = getelementptr inbounds %struct.type, %struct.type* %2, i64 0, i32 2
  %68 = bitcast %union.anon.3* %67 to %struct.anon.4*
  %69 = getelementptr inbounds %struct.anon.4, %struct.anon.4* %68, i64 0, i32 1
  %70 = load i32, i32* %69, align 4
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %97, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds %union.anon.3, %union.anon.3* %67, i64 1
  %74 = bitcast %union.anon.3* %73 to [0 x %struct.anon.5]*
  %75 = bitcast i8* %1 to i8**
  br label %76

76:                                               ; preds = %72, %88
  %77 = phi i64 [ 0, %72 ], [ %93, %88 ]
  %78 = getelementptr inbounds [0 x %struct.anon.5], [0 x %struct.anon.5]* %74, i64 0, i64 %77, i32 1
  %79 = load i64, i64* %78, align 8
  %80 = ashr i64 %79, 8
  %81 = and i64 %79, 1
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %88, label %83

83:                                               ; preds = %76
  %84 = load i8*, i8** %75, align 8
  %85 = getelementptr inbounds i8, i8* %84, i64 %80
  %86 = bitcast i8* %85 to i64*
  %87 = load i64, i64* %86, align 8
  br label %88

88:                                               ; preds = %76, %83
  %89 = phi i64 [ %87, %83 ], [ %80, %76 ]
  %90 = getelementptr inbounds i8, i8* %1, i64 %89
  %91 = getelementptr inbounds [0 x %struct.anon.5], [0 x %struct.anon.5]* %74, i64 0, i64 %77, i32 0
  %92 = load %struct.type*, %struct.type** %91, align 8
  call fastcc void @look_above(%struct.inside* noundef %0, i8* noundef %90, %struct.type* noundef %92, %struct.type* noundef %3) #26
  %93 = add nuw nsw i64 %77, 1
  %94 = load i32, i32* %69, align 4
  %95 = zext i32 %94 to i64
  %96 = icmp ult i64 %93, %95
  br i1 %96, label %76, label %97, !llvm.loop !112

97:                                               ; preds = %88, %66, %63, %55
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #24

; Function Attrs: nofree nosync nounwind
define internal fastcc void @look_inside(%struct.inside* noundef %0, i8* noundef %1, %struct.type* noundef readonly %2) unnamed_addr #21 {
  %4 = getelementptr inbounds %struct.inside, %struct.inside* %0, i64 0, i32 0
  %5 = load %struct.type*, %struct.type** %4, align 8
  %6 = icmp eq %struct.type* %5, %2
  br i1 %6, label %32, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.type, %struct.type* %2, i64 0, i32 1
  %9 = load i8*, i8** %8, align 8
  %10 = load i8, i8* %9, align 1
  %11 = icmp eq i8 %10, 42
  br i1 %11, label %49, label %12

12:                                               ; preds = %7
  %13 = getelementptr inbounds %struct.type, %struct.type* %5, i64 0, i32 1
  %14 = load i8*, i8** %13, align 8
  %15 = icmp eq i8 %10, 0
  br i1 %15, label %27, label %16

16:                                               ; preds = %12, %22
  %17 = phi i8 [ %25, %22 ], [ %10, %12 ]
  %18 = phi i8* [ %24, %22 ], [ %14, %12 ]
  %19 = phi i8* [ %23, %22 ], [ %9, %12 ]
  %20 = load i8, i8* %18, align 1
  %21 = icmp eq i8 %17, %20
  br i1 %21, label %22, label %27

22:                                               ; preds = %16
  %23 = getelementptr inbounds i8, i8* %19, i64 1
  %24 = getelementptr inbounds i8, i8* %18, i64 1
  %25 = load i8, i8* %23, align 1
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %16, !llvm.loop !41

27:                                               ; preds = %22, %16, %12
  %28 = phi i8* [ %14, %12 ], [ %18, %16 ], [ %24, %22 ]
  %29 = phi i8 [ %10, %12 ], [ %17, %16 ], [ %25, %22 ]
  %30 = load i8, i8* %28, align 1
  %31 = icmp eq i8 %29, %30
  br i1 %31, label %32, label %49

32:                                               ; preds = %3, %27
  %33 = getelementptr inbounds %struct.inside, %struct.inside* %0, i64 0, i32 1
  %34 = load i8*, i8** %33, align 8
  %35 = icmp eq i8* %34, null
  %36 = icmp eq i8* %34, %1
  %37 = or i1 %35, %36
  br i1 %37, label %38, label %49

38:                                               ; preds = %32
  %39 = getelementptr inbounds %struct.inside, %struct.inside* %0, i64 0, i32 2
  %40 = load i8*, i8** %39, align 8
  %41 = icmp eq i8* %40, null
  br i1 %41, label %42, label %43

42:                                               ; preds = %38
  store i8* %1, i8** %39, align 8
  br label %94

43:                                               ; preds = %38
  %44 = icmp eq i8* %40, %1
  br i1 %44, label %94, label %45

45:                                               ; preds = %43
  %46 = getelementptr inbounds %struct.inside, %struct.inside* %0, i64 0, i32 3
  %47 = load i32, i32* %46, align 8
  %48 = add nsw i32 %47, 1
  store i32 %48, i32* %46, align 8
  br label %94

49:                                               ; preds = %7, %32, %27
  %50 = getelementptr inbounds %struct.type, %struct.type* %2, i64 0, i32 0
  %51 = load i8**, i8*** %50, align 8
  %52 = icmp eq i8** %51, getelementptr inbounds ([3 x i8*], [3 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 0, i64 2)
  br i1 %52, label %53, label %56

53:                                               ; preds = %49
  %54 = getelementptr inbounds %struct.type, %struct.type* %2, i64 0, i32 2, i32 0
  %55 = load %struct.type*, %struct.type** %54, align 8
  call fastcc void @look_inside(%struct.inside* noundef %0, i8* noundef %1, %struct.type* noundef %55) #26
  br label %56

56:                                               ; preds = %53, %49
  %57 = load i8**, i8*** %50, align 8
  %58 = icmp eq i8** %57, getelementptr inbounds ([3 x i8*], [3 x i8*]* @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 0, i64 2)
  br i1 %58, label %59, label %94

59:                                               ; preds = %56
  %60 = getelementptr inbounds %struct.type, %struct.type* %2, i64 0, i32 2
  %61 = bitcast %union.anon.3* %60 to %struct.anon.4*
  %62 = getelementptr inbounds %struct.anon.4, %struct.anon.4* %61, i64 0, i32 1
  %63 = load i32, i32* %62, align 4
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %94, label %65

65:                                               ; preds = %59
  %66 = getelementptr inbounds %union.anon.3, %union.anon.3* %60, i64 1
  %67 = bitcast %union.anon.3* %66 to [0 x %struct.anon.5]*
  %68 = bitcast i8* %1 to i8**
  br label %69

69:                                               ; preds = %65, %89
  %70 = phi i64 [ 0, %65 ], [ %90, %89 ]
  %71 = getelementptr inbounds [0 x %struct.anon.5], [0 x %struct.anon.5]* %67, i64 0, i64 %70, i32 1
  %72 = load i64, i64* %71, align 8
  %73 = and i64 %72, 2
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %89, label %75

75:                                               ; preds = %69
  %76 = ashr i64 %72, 8
  %77 = and i64 %72, 1
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %84, label %79

79:                                               ; preds = %75
  %80 = load i8*, i8** %68, align 8
  %81 = getelementptr inbounds i8, i8* %80, i64 %76
  %82 = bitcast i8* %81 to i64*
  %83 = load i64, i64* %82, align 8
  br label %84

84:                                               ; preds = %75, %79
  %85 = phi i64 [ %83, %79 ], [ %76, %75 ]
  %86 = getelementptr inbounds i8, i8* %1, i64 %85
  %87 = getelementptr inbounds [0 x %struct.anon.5], [0 x %struct.anon.5]* %67, i64 0, i64 %70, i32 0
  %88 = load %struct.type*, %struct.type** %87, align 8
  call fastcc void @look_inside(%struct.inside* noundef %0, i8* noundef %86, %struct.type* noundef %88) #26
  br label %89

89:                                               ; preds = %84, %69
  %90 = add nuw nsw i64 %70, 1
  %91 = load i32, i32* %62, align 4
  %92 = zext i32 %91 to i64
  %93 = icmp ult i64 %90, %92
  br i1 %93, label %69, label %94, !llvm.loop !113

94:                                               ; preds = %89, %59, %56, %42, %45, %43
  ret void
}

define dso_local nonnull i8* @__cxa_allocate_exception(i64 noundef %0) local_unnamed_addr #1 {
  %2 = add i64 %0, 64
  %3 = call i8* @__fp_alloc(i64 noundef %2, i64 noundef 16, i32 noundef 1) #26
  %4 = getelementptr inbounds i8, i8* %3, i64 64
  ret i8* %4
}

define dso_local void @__cxa_free_exception(i8* noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds i8, i8* %0, i64 -64
  call void @__fp_free(i8* noundef nonnull %2) #26
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local nonnull i8* @__cxa_init_primary_exception(i8* noundef writeonly %0, %struct.type* noundef %1, void (i8*)* noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds i8, i8* %0, i64 -64
  %5 = bitcast i8* %4 to %struct.type**
  store %struct.type* %1, %struct.type** %5, align 8
  %6 = getelementptr inbounds i8, i8* %0, i64 -56
  %7 = bitcast i8* %6 to void (i8*)**
  store void (i8*)* %2, void (i8*)** %7, align 8
  %8 = icmp eq %struct.type* %1, null
  br i1 %8, label %19, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds %struct.type, %struct.type* %1, i64 0, i32 1
  %11 = load i8*, i8** %10, align 8
  %12 = load i8, i8* %11, align 1
  switch i8 %12, label %18 [
    i8 80, label %19
    i8 42, label %13
  ]

13:                                               ; preds = %9
  %14 = getelementptr inbounds i8, i8* %11, i64 1
  %15 = load i8, i8* %14, align 1
  %16 = icmp eq i8 %15, 80
  %17 = zext i1 %16 to i8
  br label %19

18:                                               ; preds = %9
  br label %19

19:                                               ; preds = %9, %18, %13, %3
  %20 = phi i8 [ 0, %3 ], [ 1, %9 ], [ %17, %13 ], [ 0, %18 ]
  %21 = getelementptr inbounds i8, i8* %0, i64 -48
  store i8 %20, i8* %21, align 8
  ret i8* %4
}

; Function Attrs: noreturn
define dso_local void @__cxa_throw(i8* noundef %0, %struct.type* noundef %1, void (i8*)* noundef %2) local_unnamed_addr #2 {
  %4 = call i8* @__cxa_init_primary_exception(i8* noundef %0, %struct.type* noundef %1, void (i8*)* noundef %2) #26
  %5 = getelementptr inbounds i8, i8* %0, i64 -44
  %6 = bitcast i8* %5 to i32*
  store i32 1, i32* %6, align 4
  call fastcc void @throw(i8* noundef %0) #27
  unreachable
}

; Function Attrs: noreturn
define internal fastcc void @throw(i8* noundef %0) unnamed_addr #2 {
  %2 = load i32, i32* @uncaught_count, align 4
  %3 = add nsw i32 %2, 1
  store i32 %3, i32* @uncaught_count, align 4
  call void @__fp_throw(i8* noundef %0) #27
  unreachable
}

; Function Attrs: nofree nosync nounwind
define dso_local void @fencepost_caught_as(i8* noundef %0, %struct.type* noundef %1) local_unnamed_addr #21 {
  %3 = alloca %struct.inside, align 8
  %4 = getelementptr inbounds i8, i8* %0, i64 -48
  %5 = load i8, i8* %4, align 8, !range !4
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %7, label %25

7:                                                ; preds = %2
  %8 = getelementptr inbounds i8, i8* %0, i64 -64
  %9 = bitcast i8* %8 to %struct.type**
  %10 = load %struct.type*, %struct.type** %9, align 8
  %11 = icmp eq %struct.type* %10, null
  br i1 %11, label %25, label %12

12:                                               ; preds = %7
  %13 = bitcast %struct.inside* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %13) #28
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %13, i8 0, i64 32, i1 false)
  %14 = getelementptr inbounds %struct.inside, %struct.inside* %3, i64 0, i32 0
  store %struct.type* %1, %struct.type** %14, align 8
  call fastcc void @look_inside(%struct.inside* noundef nonnull %3, i8* noundef %0, %struct.type* noundef nonnull %10) #26
  %15 = getelementptr inbounds %struct.inside, %struct.inside* %3, i64 0, i32 2
  %16 = load i8*, i8** %15, align 8
  %17 = icmp eq i8* %16, %0
  %18 = select i1 %17, i8* null, i8* %16
  %19 = getelementptr inbounds i8, i8* %0, i64 -40
  %20 = bitcast i8* %19 to i8**
  %21 = load i8*, i8** %20, align 8
  %22 = icmp eq i8* %21, %18
  br i1 %22, label %24, label %23

23:                                               ; preds = %12
  store i8* %18, i8** %20, align 8
  br label %24

24:                                               ; preds = %23, %12
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %13) #28
  br label %25

25:                                               ; preds = %2, %7, %24
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local i8* @__cxa_get_exception_ptr(i8* noundef readonly %0) local_unnamed_addr #11 {
  %2 = getelementptr inbounds i8, i8* %0, i64 -48
  %3 = load i8, i8* %2, align 8, !range !4
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %1
  %6 = bitcast i8* %0 to i8**
  %7 = load i8*, i8** %6, align 8
  br label %14

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, i8* %0, i64 -40
  %10 = bitcast i8* %9 to i8**
  %11 = load i8*, i8** %10, align 8
  %12 = icmp eq i8* %11, null
  %13 = select i1 %12, i8* %0, i8* %11
  br label %14

14:                                               ; preds = %8, %5
  %15 = phi i8* [ %7, %5 ], [ %13, %8 ]
  ret i8* %15
}

define dso_local i8* @__cxa_begin_catch(i8* noundef %0) local_unnamed_addr #1 {
  %2 = load i32, i32* @caught_count, align 4
  %3 = icmp eq i32 %2, 16
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.54, i64 0, i64 0)) #27
  unreachable

5:                                                ; preds = %1
  %6 = add nsw i32 %2, 1
  store i32 %6, i32* @caught_count, align 4
  %7 = sext i32 %2 to i64
  %8 = getelementptr inbounds [16 x i8*], [16 x i8*]* @caught, i64 0, i64 %7
  store i8* %0, i8** %8, align 8
  %9 = load i32, i32* @uncaught_count, align 4
  %10 = add nsw i32 %9, -1
  store i32 %10, i32* @uncaught_count, align 4
  %11 = getelementptr inbounds i8, i8* %0, i64 -48
  %12 = load i8, i8* %11, align 8, !range !4
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %17, label %14

14:                                               ; preds = %5
  %15 = bitcast i8* %0 to i8**
  %16 = load i8*, i8** %15, align 8
  br label %23

17:                                               ; preds = %5
  %18 = getelementptr inbounds i8, i8* %0, i64 -40
  %19 = bitcast i8* %18 to i8**
  %20 = load i8*, i8** %19, align 8
  %21 = icmp eq i8* %20, null
  %22 = select i1 %21, i8* %0, i8* %20
  br label %23

23:                                               ; preds = %14, %17
  %24 = phi i8* [ %16, %14 ], [ %22, %17 ]
  ret i8* %24
}

define dso_local void @__cxa_end_catch() local_unnamed_addr #1 {
  %1 = load i32, i32* @caught_count, align 4
  %2 = add nsw i32 %1, -1
  store i32 %2, i32* @caught_count, align 4
  %3 = sext i32 %2 to i64
  %4 = getelementptr inbounds [16 x i8*], [16 x i8*]* @caught, i64 0, i64 %3
  %5 = load i8*, i8** %4, align 8
  %6 = icmp eq i8* %5, null
  br i1 %6, label %20, label %7

7:                                                ; preds = %0
  %8 = getelementptr inbounds i8, i8* %5, i64 -64
  %9 = getelementptr inbounds i8, i8* %5, i64 -44
  %10 = bitcast i8* %9 to i32*
  %11 = atomicrmw sub i32* %10, i32 1 acq_rel, align 4
  %12 = icmp eq i32 %11, 1
  br i1 %12, label %13, label %20

13:                                               ; preds = %7
  %14 = getelementptr inbounds i8, i8* %5, i64 -56
  %15 = bitcast i8* %14 to void (i8*)**
  %16 = load void (i8*)*, void (i8*)** %15, align 8
  %17 = icmp eq void (i8*)* %16, null
  br i1 %17, label %19, label %18

18:                                               ; preds = %13
  call void %16(i8* noundef nonnull %5) #26
  br label %19

19:                                               ; preds = %18, %13
  call void @__fp_free(i8* noundef nonnull %8) #26
  br label %20

20:                                               ; preds = %19, %7, %0
  ret void
}

; Function Attrs: noreturn
define dso_local void @_ZSt9terminatev() local_unnamed_addr #2 {
  call void @__fp_abort(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.55, i64 0, i64 0)) #27
  unreachable
}

; Function Attrs: noreturn
define dso_local void @__cxa_rethrow() local_unnamed_addr #2 {
  %1 = load i32, i32* @caught_count, align 4
  %2 = icmp eq i32 %1, 0
  br i1 %2, label %8, label %3

3:                                                ; preds = %0
  %4 = add nsw i32 %1, -1
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds [16 x i8*], [16 x i8*]* @caught, i64 0, i64 %5
  %7 = load i8*, i8** %6, align 8
  br label %8

8:                                                ; preds = %0, %3
  %9 = phi i8* [ %7, %3 ], [ null, %0 ]
  %10 = icmp eq i8* %9, null
  br i1 %10, label %11, label %12

11:                                               ; preds = %8
  call void @_ZSt9terminatev() #27
  unreachable

12:                                               ; preds = %8
  %13 = add nsw i32 %1, -1
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [16 x i8*], [16 x i8*]* @caught, i64 0, i64 %14
  store i8* null, i8** %15, align 8
  call fastcc void @throw(i8* noundef nonnull %9) #27
  unreachable
}

; Function Attrs: noreturn
define dso_local void @__cxa_pure_virtual() local_unnamed_addr #2 {
  call void @__fp_abort(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.56, i64 0, i64 0)) #27
  unreachable
}

; Function Attrs: noreturn
define dso_local void @__cxa_deleted_virtual() local_unnamed_addr #2 {
  call void @__fp_abort(i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.57, i64 0, i64 0)) #27
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local i32 @_ZSt19uncaught_exceptionsv() local_unnamed_addr #11 {
  %1 = load i32, i32* @uncaught_count, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local zeroext i1 @_ZSt18uncaught_exceptionv() local_unnamed_addr #11 {
  %1 = load i32, i32* @uncaught_count, align 4
  %2 = icmp sgt i32 %1, 0
  ret i1 %2
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local void @_ZNSt15__exception_ptr13exception_ptrC1EPv(i8** nocapture noundef writeonly %0, i8* noundef %1) local_unnamed_addr #9 {
  store i8* %1, i8** %0, align 8
  %3 = icmp eq i8* %1, null
  br i1 %3, label %8, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds i8, i8* %1, i64 -44
  %6 = bitcast i8* %5 to i32*
  %7 = atomicrmw add i32* %6, i32 1 monotonic, align 4
  br label %8

8:                                                ; preds = %4, %2
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local void @_ZNSt15__exception_ptr13exception_ptrC2EPv(i8** nocapture noundef writeonly %0, i8* noundef %1) local_unnamed_addr #9 {
  store i8* %1, i8** %0, align 8
  %3 = icmp eq i8* %1, null
  br i1 %3, label %8, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds i8, i8* %1, i64 -44
  %6 = bitcast i8* %5 to i32*
  %7 = atomicrmw add i32* %6, i32 1 monotonic, align 4
  br label %8

8:                                                ; preds = %2, %4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(i8** nocapture noundef readonly %0) local_unnamed_addr #9 {
  %2 = load i8*, i8** %0, align 8
  %3 = getelementptr inbounds i8, i8* %2, i64 -44
  %4 = bitcast i8* %3 to i32*
  %5 = atomicrmw add i32* %4, i32 1 monotonic, align 4
  ret void
}

define dso_local void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(i8** nocapture noundef %0) local_unnamed_addr #1 {
  %2 = load i8*, i8** %0, align 8
  store i8* null, i8** %0, align 8
  %3 = getelementptr inbounds i8, i8* %2, i64 -64
  %4 = getelementptr inbounds i8, i8* %2, i64 -44
  %5 = bitcast i8* %4 to i32*
  %6 = atomicrmw sub i32* %5, i32 1 acq_rel, align 4
  %7 = icmp eq i32 %6, 1
  br i1 %7, label %8, label %15

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, i8* %2, i64 -56
  %10 = bitcast i8* %9 to void (i8*)**
  %11 = load void (i8*)*, void (i8*)** %10, align 8
  %12 = icmp eq void (i8*)* %11, null
  br i1 %12, label %14, label %13

13:                                               ; preds = %8
  call void %11(i8* noundef %2) #26
  br label %14

14:                                               ; preds = %13, %8
  call void @__fp_free(i8* noundef nonnull %3) #26
  br label %15

15:                                               ; preds = %1, %14
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local i8* @_ZNKSt15__exception_ptr13exception_ptr6_M_getEv(i8** nocapture noundef readonly %0) local_unnamed_addr #11 {
  %2 = load i8*, i8** %0, align 8
  ret i8* %2
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local void @_ZNSt15__exception_ptr13exception_ptrC1ERKS0_(i8** nocapture noundef writeonly %0, i8** nocapture noundef readonly %1) local_unnamed_addr #9 {
  %3 = load i8*, i8** %1, align 8
  store i8* %3, i8** %0, align 8
  %4 = icmp eq i8* %3, null
  br i1 %4, label %9, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds i8, i8* %3, i64 -44
  %7 = bitcast i8* %6 to i32*
  %8 = atomicrmw add i32* %7, i32 1 monotonic, align 4
  br label %9

9:                                                ; preds = %2, %5
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local void @_ZNSt15__exception_ptr13exception_ptrC2ERKS0_(i8** nocapture noundef writeonly %0, i8** nocapture noundef readonly %1) local_unnamed_addr #9 {
  %3 = load i8*, i8** %1, align 8
  store i8* %3, i8** %0, align 8
  %4 = icmp eq i8* %3, null
  br i1 %4, label %9, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds i8, i8* %3, i64 -44
  %7 = bitcast i8* %6 to i32*
  %8 = atomicrmw add i32* %7, i32 1 monotonic, align 4
  br label %9

9:                                                ; preds = %2, %5
  ret void
}

define dso_local void @_ZNSt15__exception_ptr13exception_ptrD1Ev(i8** nocapture noundef %0) local_unnamed_addr #1 {
  %2 = load i8*, i8** %0, align 8
  %3 = icmp eq i8* %2, null
  br i1 %3, label %17, label %4

4:                                                ; preds = %1
  store i8* null, i8** %0, align 8
  %5 = getelementptr inbounds i8, i8* %2, i64 -64
  %6 = getelementptr inbounds i8, i8* %2, i64 -44
  %7 = bitcast i8* %6 to i32*
  %8 = atomicrmw sub i32* %7, i32 1 acq_rel, align 4
  %9 = icmp eq i32 %8, 1
  br i1 %9, label %10, label %17

10:                                               ; preds = %4
  %11 = getelementptr inbounds i8, i8* %2, i64 -56
  %12 = bitcast i8* %11 to void (i8*)**
  %13 = load void (i8*)*, void (i8*)** %12, align 8
  %14 = icmp eq void (i8*)* %13, null
  br i1 %14, label %16, label %15

15:                                               ; preds = %10
  call void %13(i8* noundef nonnull %2) #26
  br label %16

16:                                               ; preds = %15, %10
  call void @__fp_free(i8* noundef nonnull %5) #26
  br label %17

17:                                               ; preds = %16, %4, %1
  ret void
}

define dso_local void @_ZNSt15__exception_ptr13exception_ptrD2Ev(i8** nocapture noundef %0) local_unnamed_addr #1 {
  %2 = load i8*, i8** %0, align 8
  %3 = icmp eq i8* %2, null
  br i1 %3, label %17, label %4

4:                                                ; preds = %1
  store i8* null, i8** %0, align 8
  %5 = getelementptr inbounds i8, i8* %2, i64 -64
  %6 = getelementptr inbounds i8, i8* %2, i64 -44
  %7 = bitcast i8* %6 to i32*
  %8 = atomicrmw sub i32* %7, i32 1 acq_rel, align 4
  %9 = icmp eq i32 %8, 1
  br i1 %9, label %10, label %17

10:                                               ; preds = %4
  %11 = getelementptr inbounds i8, i8* %2, i64 -56
  %12 = bitcast i8* %11 to void (i8*)**
  %13 = load void (i8*)*, void (i8*)** %12, align 8
  %14 = icmp eq void (i8*)* %13, null
  br i1 %14, label %16, label %15

15:                                               ; preds = %10
  call void %13(i8* noundef nonnull %2) #26
  br label %16

16:                                               ; preds = %15, %10
  call void @__fp_free(i8* noundef nonnull %5) #26
  br label %17

17:                                               ; preds = %1, %4, %16
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local %struct.type* @_ZNKSt15__exception_ptr13exception_ptr20__cxa_exception_typeEv(i8** nocapture noundef readonly %0) local_unnamed_addr #11 {
  %2 = load i8*, i8** %0, align 8
  %3 = getelementptr inbounds i8, i8* %2, i64 -64
  %4 = bitcast i8* %3 to %struct.type**
  %5 = load %struct.type*, %struct.type** %4, align 8
  ret %struct.type* %5
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local void @_ZSt17current_exceptionv(i8** nocapture noundef writeonly %0) local_unnamed_addr #9 {
  %2 = load i32, i32* @caught_count, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %9, label %4

4:                                                ; preds = %1
  %5 = add nsw i32 %2, -1
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds [16 x i8*], [16 x i8*]* @caught, i64 0, i64 %6
  %8 = load i8*, i8** %7, align 8
  br label %9

9:                                                ; preds = %1, %4
  %10 = phi i8* [ %8, %4 ], [ null, %1 ]
  %11 = icmp eq i8* %10, null
  br i1 %11, label %16, label %12

12:                                               ; preds = %9
  %13 = getelementptr inbounds i8, i8* %10, i64 -44
  %14 = bitcast i8* %13 to i32*
  %15 = atomicrmw add i32* %14, i32 1 monotonic, align 4
  br label %16

16:                                               ; preds = %12, %9
  store i8* %10, i8** %0, align 8
  ret void
}

; Function Attrs: noreturn
define dso_local void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(i8** nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = load i8*, i8** %0, align 8
  %3 = getelementptr inbounds i8, i8* %2, i64 -44
  %4 = bitcast i8* %3 to i32*
  %5 = atomicrmw add i32* %4, i32 1 monotonic, align 4
  %6 = load i8*, i8** %0, align 8
  call fastcc void @throw(i8* noundef %6) #27
  unreachable
}

define dso_local void @_ZNSt16nested_exceptionD1Ev(i8** nocapture noundef %0) #1 {
  %2 = getelementptr inbounds i8*, i8** %0, i64 1
  %3 = load i8*, i8** %2, align 8
  %4 = icmp eq i8* %3, null
  br i1 %4, label %18, label %5

5:                                                ; preds = %1
  store i8* null, i8** %2, align 8
  %6 = getelementptr inbounds i8, i8* %3, i64 -64
  %7 = getelementptr inbounds i8, i8* %3, i64 -44
  %8 = bitcast i8* %7 to i32*
  %9 = atomicrmw sub i32* %8, i32 1 acq_rel, align 4
  %10 = icmp eq i32 %9, 1
  br i1 %10, label %11, label %18

11:                                               ; preds = %5
  %12 = getelementptr inbounds i8, i8* %3, i64 -56
  %13 = bitcast i8* %12 to void (i8*)**
  %14 = load void (i8*)*, void (i8*)** %13, align 8
  %15 = icmp eq void (i8*)* %14, null
  br i1 %15, label %17, label %16

16:                                               ; preds = %11
  call void %14(i8* noundef nonnull %3) #26
  br label %17

17:                                               ; preds = %16, %11
  call void @__fp_free(i8* noundef nonnull %6) #26
  br label %18

18:                                               ; preds = %1, %5, %17
  ret void
}

define dso_local void @_ZNSt16nested_exceptionD2Ev(i8** nocapture noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds i8*, i8** %0, i64 1
  %3 = load i8*, i8** %2, align 8
  %4 = icmp eq i8* %3, null
  br i1 %4, label %18, label %5

5:                                                ; preds = %1
  store i8* null, i8** %2, align 8
  %6 = getelementptr inbounds i8, i8* %3, i64 -64
  %7 = getelementptr inbounds i8, i8* %3, i64 -44
  %8 = bitcast i8* %7 to i32*
  %9 = atomicrmw sub i32* %8, i32 1 acq_rel, align 4
  %10 = icmp eq i32 %9, 1
  br i1 %10, label %11, label %18

11:                                               ; preds = %5
  %12 = getelementptr inbounds i8, i8* %3, i64 -56
  %13 = bitcast i8* %12 to void (i8*)**
  %14 = load void (i8*)*, void (i8*)** %13, align 8
  %15 = icmp eq void (i8*)* %14, null
  br i1 %15, label %17, label %16

16:                                               ; preds = %11
  call void %14(i8* noundef nonnull %3) #26
  br label %17

17:                                               ; preds = %16, %11
  call void @__fp_free(i8* noundef nonnull %6) #26
  br label %18

18:                                               ; preds = %1, %5, %17
  ret void
}

define dso_local void @_ZNSt16nested_exceptionD0Ev(i8** noundef %0) #1 {
  %2 = getelementptr inbounds i8*, i8** %0, i64 1
  %3 = load i8*, i8** %2, align 8
  %4 = icmp eq i8* %3, null
  br i1 %4, label %18, label %5

5:                                                ; preds = %1
  store i8* null, i8** %2, align 8
  %6 = getelementptr inbounds i8, i8* %3, i64 -64
  %7 = getelementptr inbounds i8, i8* %3, i64 -44
  %8 = bitcast i8* %7 to i32*
  %9 = atomicrmw sub i32* %8, i32 1 acq_rel, align 4
  %10 = icmp eq i32 %9, 1
  br i1 %10, label %11, label %18

11:                                               ; preds = %5
  %12 = getelementptr inbounds i8, i8* %3, i64 -56
  %13 = bitcast i8* %12 to void (i8*)**
  %14 = load void (i8*)*, void (i8*)** %13, align 8
  %15 = icmp eq void (i8*)* %14, null
  br i1 %15, label %17, label %16

16:                                               ; preds = %11
  call void %14(i8* noundef nonnull %3) #26
  br label %17

17:                                               ; preds = %16, %11
  call void @__fp_free(i8* noundef nonnull %6) #26
  br label %18

18:                                               ; preds = %1, %5, %17
  %19 = bitcast i8** %0 to i8*
  call void @__fp_free(i8* noundef %19) #26
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt9exceptionD2Ev(%struct.exception* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt9exceptionD1Ev(%struct.exception* nocapture %0) #5 {
  ret void
}

define dso_local void @_ZNSt9exceptionD0Ev(%struct.exception* noundef %0) #1 {
  %2 = bitcast %struct.exception* %0 to i8*
  call void @__fp_free(i8* noundef %2) #26
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i8* @_ZNKSt9exception4whatEv(%struct.exception* nocapture readnone %0) #5 {
  ret i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.111, i64 0, i64 0)
}

define dso_local void @_ZNSt11logic_errorD1Ev(%struct.exception* nocapture noundef readonly %0) #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  ret void
}

define dso_local void @_ZNSt11logic_errorD2Ev(%struct.exception* nocapture noundef readonly %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  ret void
}

define dso_local void @_ZNSt11logic_errorD0Ev(%struct.exception* noundef %0) #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  %4 = bitcast %struct.exception* %0 to i8*
  call void @__fp_free(i8* noundef %4) #26
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local i8* @_ZNKSt11logic_error4whatEv(%struct.exception* nocapture noundef readonly %0) #11 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

define dso_local void @_ZNSt11logic_errorC2EPKc(%struct.exception* nocapture noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt11logic_error, i64 0, i64 2), i8*** %3, align 8
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i64 [ 0, %2 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, i8* %1, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = icmp eq i8 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4, !llvm.loop !35

10:                                               ; preds = %4
  %11 = call i8* @__fp_alloc(i64 noundef %9, i64 noundef 16, i32 noundef 0) #26
  %12 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %11, i8** %12, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %11, i8* align 1 %1, i64 %5, i1 false)
  %13 = load i8*, i8** %12, align 8
  %14 = getelementptr inbounds i8, i8* %13, i64 %5
  store i8 0, i8* %14, align 1
  ret void
}

define internal fastcc void @set_text(%struct.exception* nocapture noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #1 {
  %4 = add i64 %2, 1
  %5 = call i8* @__fp_alloc(i64 noundef %4, i64 noundef 16, i32 noundef 0) #26
  %6 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %5, i8** %6, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %5, i8* align 1 %1, i64 %2, i1 false)
  %7 = load i8*, i8** %6, align 8
  %8 = getelementptr inbounds i8, i8* %7, i64 %2
  store i8 0, i8* %8, align 1
  ret void
}

define dso_local void @_ZNSt11logic_errorC1EPKc(%struct.exception* nocapture noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt11logic_error, i64 0, i64 2), i8*** %3, align 8
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i64 [ 0, %2 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, i8* %1, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = icmp eq i8 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4, !llvm.loop !35

10:                                               ; preds = %4
  %11 = call i8* @__fp_alloc(i64 noundef %9, i64 noundef 16, i32 noundef 0) #26
  %12 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %11, i8** %12, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %11, i8* align 1 %1, i64 %5, i1 false)
  %13 = load i8*, i8** %12, align 8
  %14 = getelementptr inbounds i8, i8* %13, i64 %5
  store i8 0, i8* %14, align 1
  ret void
}

define dso_local void @_ZNSt11logic_errorC2ERKS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt11logic_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local void @_ZNSt11logic_errorC1ERKS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt11logic_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local void @_ZNSt11logic_errorC2EOS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt11logic_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local void @_ZNSt11logic_errorC1EOS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt11logic_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local %struct.exception* @_ZNSt11logic_erroraSERKS_(%struct.exception* noundef returned %0, %struct.exception* noundef readonly %1) local_unnamed_addr #1 {
  %3 = icmp eq %struct.exception* %0, %1
  br i1 %3, label %19, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8
  call void @__fp_free(i8* noundef %6) #26
  %7 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %8 = load i8*, i8** %7, align 8
  br label %9

9:                                                ; preds = %9, %4
  %10 = phi i64 [ 0, %4 ], [ %14, %9 ]
  %11 = getelementptr inbounds i8, i8* %8, i64 %10
  %12 = load i8, i8* %11, align 1
  %13 = icmp eq i8 %12, 0
  %14 = add i64 %10, 1
  br i1 %13, label %15, label %9, !llvm.loop !35

15:                                               ; preds = %9
  %16 = call i8* @__fp_alloc(i64 noundef %14, i64 noundef 16, i32 noundef 0) #26
  store i8* %16, i8** %5, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %16, i8* align 1 %8, i64 %10, i1 false)
  %17 = load i8*, i8** %5, align 8
  %18 = getelementptr inbounds i8, i8* %17, i64 %10
  store i8 0, i8* %18, align 1
  br label %19

19:                                               ; preds = %2, %15
  ret %struct.exception* %0
}

define dso_local void @_ZNSt11logic_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.exception* nocapture noundef %0, %struct.text* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt11logic_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = add i64 %7, 1
  %9 = call i8* @__fp_alloc(i64 noundef %8, i64 noundef 16, i32 noundef 0) #26
  %10 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %9, i8** %10, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %9, i8* align 1 %5, i64 %7, i1 false)
  %11 = load i8*, i8** %10, align 8
  %12 = getelementptr inbounds i8, i8* %11, i64 %7
  store i8 0, i8* %12, align 1
  ret void
}

define dso_local void @_ZNSt11logic_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.exception* nocapture noundef %0, %struct.text* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt11logic_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = add i64 %7, 1
  %9 = call i8* @__fp_alloc(i64 noundef %8, i64 noundef 16, i32 noundef 0) #26
  %10 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %9, i8** %10, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %9, i8* align 1 %5, i64 %7, i1 false)
  %11 = load i8*, i8** %10, align 8
  %12 = getelementptr inbounds i8, i8* %11, i64 %7
  store i8 0, i8* %12, align 1
  ret void
}

define dso_local void @_ZNSt13runtime_errorD1Ev(%struct.exception* nocapture noundef readonly %0) #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  ret void
}

define dso_local void @_ZNSt13runtime_errorD2Ev(%struct.exception* nocapture noundef readonly %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  ret void
}

define dso_local void @_ZNSt13runtime_errorD0Ev(%struct.exception* noundef %0) #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  %4 = bitcast %struct.exception* %0 to i8*
  call void @__fp_free(i8* noundef %4) #26
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local i8* @_ZNKSt13runtime_error4whatEv(%struct.exception* nocapture noundef readonly %0) #11 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

define dso_local void @_ZNSt13runtime_errorC2EPKc(%struct.exception* nocapture noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt13runtime_error, i64 0, i64 2), i8*** %3, align 8
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i64 [ 0, %2 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, i8* %1, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = icmp eq i8 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4, !llvm.loop !35

10:                                               ; preds = %4
  %11 = call i8* @__fp_alloc(i64 noundef %9, i64 noundef 16, i32 noundef 0) #26
  %12 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %11, i8** %12, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %11, i8* align 1 %1, i64 %5, i1 false)
  %13 = load i8*, i8** %12, align 8
  %14 = getelementptr inbounds i8, i8* %13, i64 %5
  store i8 0, i8* %14, align 1
  ret void
}

define dso_local void @_ZNSt13runtime_errorC1EPKc(%struct.exception* nocapture noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt13runtime_error, i64 0, i64 2), i8*** %3, align 8
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i64 [ 0, %2 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, i8* %1, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = icmp eq i8 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4, !llvm.loop !35

10:                                               ; preds = %4
  %11 = call i8* @__fp_alloc(i64 noundef %9, i64 noundef 16, i32 noundef 0) #26
  %12 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %11, i8** %12, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %11, i8* align 1 %1, i64 %5, i1 false)
  %13 = load i8*, i8** %12, align 8
  %14 = getelementptr inbounds i8, i8* %13, i64 %5
  store i8 0, i8* %14, align 1
  ret void
}

define dso_local void @_ZNSt13runtime_errorC2ERKS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt13runtime_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local void @_ZNSt13runtime_errorC1ERKS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt13runtime_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local void @_ZNSt13runtime_errorC2EOS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt13runtime_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local void @_ZNSt13runtime_errorC1EOS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt13runtime_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local %struct.exception* @_ZNSt13runtime_erroraSERKS_(%struct.exception* noundef returned %0, %struct.exception* noundef readonly %1) local_unnamed_addr #1 {
  %3 = icmp eq %struct.exception* %0, %1
  br i1 %3, label %19, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8
  call void @__fp_free(i8* noundef %6) #26
  %7 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %8 = load i8*, i8** %7, align 8
  br label %9

9:                                                ; preds = %9, %4
  %10 = phi i64 [ 0, %4 ], [ %14, %9 ]
  %11 = getelementptr inbounds i8, i8* %8, i64 %10
  %12 = load i8, i8* %11, align 1
  %13 = icmp eq i8 %12, 0
  %14 = add i64 %10, 1
  br i1 %13, label %15, label %9, !llvm.loop !35

15:                                               ; preds = %9
  %16 = call i8* @__fp_alloc(i64 noundef %14, i64 noundef 16, i32 noundef 0) #26
  store i8* %16, i8** %5, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %16, i8* align 1 %8, i64 %10, i1 false)
  %17 = load i8*, i8** %5, align 8
  %18 = getelementptr inbounds i8, i8* %17, i64 %10
  store i8 0, i8* %18, align 1
  br label %19

19:                                               ; preds = %2, %15
  ret %struct.exception* %0
}

define dso_local void @_ZNSt13runtime_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.exception* nocapture noundef %0, %struct.text* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt13runtime_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = add i64 %7, 1
  %9 = call i8* @__fp_alloc(i64 noundef %8, i64 noundef 16, i32 noundef 0) #26
  %10 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %9, i8** %10, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %9, i8* align 1 %5, i64 %7, i1 false)
  %11 = load i8*, i8** %10, align 8
  %12 = getelementptr inbounds i8, i8* %11, i64 %7
  store i8 0, i8* %12, align 1
  ret void
}

define dso_local void @_ZNSt13runtime_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.exception* nocapture noundef %0, %struct.text* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt13runtime_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = add i64 %7, 1
  %9 = call i8* @__fp_alloc(i64 noundef %8, i64 noundef 16, i32 noundef 0) #26
  %10 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %9, i8** %10, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %9, i8* align 1 %5, i64 %7, i1 false)
  %11 = load i8*, i8** %10, align 8
  %12 = getelementptr inbounds i8, i8* %11, i64 %7
  store i8 0, i8* %12, align 1
  ret void
}

define dso_local void @_ZNSt12out_of_rangeD1Ev(%struct.exception* nocapture noundef readonly %0) #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  ret void
}

define dso_local void @_ZNSt12out_of_rangeD2Ev(%struct.exception* nocapture noundef readonly %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  ret void
}

define dso_local void @_ZNSt12out_of_rangeD0Ev(%struct.exception* noundef %0) #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  %4 = bitcast %struct.exception* %0 to i8*
  call void @__fp_free(i8* noundef %4) #26
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local i8* @_ZNKSt12out_of_range4whatEv(%struct.exception* nocapture noundef readonly %0) #11 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

define dso_local void @_ZNSt12out_of_rangeC2EPKc(%struct.exception* nocapture noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12out_of_range, i64 0, i64 2), i8*** %3, align 8
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i64 [ 0, %2 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, i8* %1, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = icmp eq i8 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4, !llvm.loop !35

10:                                               ; preds = %4
  %11 = call i8* @__fp_alloc(i64 noundef %9, i64 noundef 16, i32 noundef 0) #26
  %12 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %11, i8** %12, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %11, i8* align 1 %1, i64 %5, i1 false)
  %13 = load i8*, i8** %12, align 8
  %14 = getelementptr inbounds i8, i8* %13, i64 %5
  store i8 0, i8* %14, align 1
  ret void
}

define dso_local void @_ZNSt12out_of_rangeC1EPKc(%struct.exception* nocapture noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12out_of_range, i64 0, i64 2), i8*** %3, align 8
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i64 [ 0, %2 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, i8* %1, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = icmp eq i8 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4, !llvm.loop !35

10:                                               ; preds = %4
  %11 = call i8* @__fp_alloc(i64 noundef %9, i64 noundef 16, i32 noundef 0) #26
  %12 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %11, i8** %12, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %11, i8* align 1 %1, i64 %5, i1 false)
  %13 = load i8*, i8** %12, align 8
  %14 = getelementptr inbounds i8, i8* %13, i64 %5
  store i8 0, i8* %14, align 1
  ret void
}

define dso_local void @_ZNSt12out_of_rangeC2ERKS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12out_of_range, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local void @_ZNSt12out_of_rangeC1ERKS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12out_of_range, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local void @_ZNSt12out_of_rangeC2EOS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12out_of_range, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local void @_ZNSt12out_of_rangeC1EOS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12out_of_range, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local %struct.exception* @_ZNSt12out_of_rangeaSERKS_(%struct.exception* noundef returned %0, %struct.exception* noundef readonly %1) local_unnamed_addr #1 {
  %3 = icmp eq %struct.exception* %0, %1
  br i1 %3, label %19, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8
  call void @__fp_free(i8* noundef %6) #26
  %7 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %8 = load i8*, i8** %7, align 8
  br label %9

9:                                                ; preds = %9, %4
  %10 = phi i64 [ 0, %4 ], [ %14, %9 ]
  %11 = getelementptr inbounds i8, i8* %8, i64 %10
  %12 = load i8, i8* %11, align 1
  %13 = icmp eq i8 %12, 0
  %14 = add i64 %10, 1
  br i1 %13, label %15, label %9, !llvm.loop !35

15:                                               ; preds = %9
  %16 = call i8* @__fp_alloc(i64 noundef %14, i64 noundef 16, i32 noundef 0) #26
  store i8* %16, i8** %5, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %16, i8* align 1 %8, i64 %10, i1 false)
  %17 = load i8*, i8** %5, align 8
  %18 = getelementptr inbounds i8, i8* %17, i64 %10
  store i8 0, i8* %18, align 1
  br label %19

19:                                               ; preds = %2, %15
  ret %struct.exception* %0
}

define dso_local void @_ZNSt12out_of_rangeC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.exception* nocapture noundef %0, %struct.text* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12out_of_range, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = add i64 %7, 1
  %9 = call i8* @__fp_alloc(i64 noundef %8, i64 noundef 16, i32 noundef 0) #26
  %10 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %9, i8** %10, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %9, i8* align 1 %5, i64 %7, i1 false)
  %11 = load i8*, i8** %10, align 8
  %12 = getelementptr inbounds i8, i8* %11, i64 %7
  store i8 0, i8* %12, align 1
  ret void
}

define dso_local void @_ZNSt12out_of_rangeC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.exception* nocapture noundef %0, %struct.text* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12out_of_range, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = add i64 %7, 1
  %9 = call i8* @__fp_alloc(i64 noundef %8, i64 noundef 16, i32 noundef 0) #26
  %10 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %9, i8** %10, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %9, i8* align 1 %5, i64 %7, i1 false)
  %11 = load i8*, i8** %10, align 8
  %12 = getelementptr inbounds i8, i8* %11, i64 %7
  store i8 0, i8* %12, align 1
  ret void
}

define dso_local void @_ZNSt16invalid_argumentD1Ev(%struct.exception* nocapture noundef readonly %0) #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  ret void
}

define dso_local void @_ZNSt16invalid_argumentD2Ev(%struct.exception* nocapture noundef readonly %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  ret void
}

define dso_local void @_ZNSt16invalid_argumentD0Ev(%struct.exception* noundef %0) #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  %4 = bitcast %struct.exception* %0 to i8*
  call void @__fp_free(i8* noundef %4) #26
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local i8* @_ZNKSt16invalid_argument4whatEv(%struct.exception* nocapture noundef readonly %0) #11 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

define dso_local void @_ZNSt16invalid_argumentC2EPKc(%struct.exception* nocapture noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt16invalid_argument, i64 0, i64 2), i8*** %3, align 8
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i64 [ 0, %2 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, i8* %1, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = icmp eq i8 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4, !llvm.loop !35

10:                                               ; preds = %4
  %11 = call i8* @__fp_alloc(i64 noundef %9, i64 noundef 16, i32 noundef 0) #26
  %12 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %11, i8** %12, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %11, i8* align 1 %1, i64 %5, i1 false)
  %13 = load i8*, i8** %12, align 8
  %14 = getelementptr inbounds i8, i8* %13, i64 %5
  store i8 0, i8* %14, align 1
  ret void
}

define dso_local void @_ZNSt16invalid_argumentC1EPKc(%struct.exception* nocapture noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt16invalid_argument, i64 0, i64 2), i8*** %3, align 8
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i64 [ 0, %2 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, i8* %1, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = icmp eq i8 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4, !llvm.loop !35

10:                                               ; preds = %4
  %11 = call i8* @__fp_alloc(i64 noundef %9, i64 noundef 16, i32 noundef 0) #26
  %12 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %11, i8** %12, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %11, i8* align 1 %1, i64 %5, i1 false)
  %13 = load i8*, i8** %12, align 8
  %14 = getelementptr inbounds i8, i8* %13, i64 %5
  store i8 0, i8* %14, align 1
  ret void
}

define dso_local void @_ZNSt16invalid_argumentC2ERKS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt16invalid_argument, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local void @_ZNSt16invalid_argumentC1ERKS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt16invalid_argument, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local void @_ZNSt16invalid_argumentC2EOS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt16invalid_argument, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local void @_ZNSt16invalid_argumentC1EOS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt16invalid_argument, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local %struct.exception* @_ZNSt16invalid_argumentaSERKS_(%struct.exception* noundef returned %0, %struct.exception* noundef readonly %1) local_unnamed_addr #1 {
  %3 = icmp eq %struct.exception* %0, %1
  br i1 %3, label %19, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8
  call void @__fp_free(i8* noundef %6) #26
  %7 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %8 = load i8*, i8** %7, align 8
  br label %9

9:                                                ; preds = %9, %4
  %10 = phi i64 [ 0, %4 ], [ %14, %9 ]
  %11 = getelementptr inbounds i8, i8* %8, i64 %10
  %12 = load i8, i8* %11, align 1
  %13 = icmp eq i8 %12, 0
  %14 = add i64 %10, 1
  br i1 %13, label %15, label %9, !llvm.loop !35

15:                                               ; preds = %9
  %16 = call i8* @__fp_alloc(i64 noundef %14, i64 noundef 16, i32 noundef 0) #26
  store i8* %16, i8** %5, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %16, i8* align 1 %8, i64 %10, i1 false)
  %17 = load i8*, i8** %5, align 8
  %18 = getelementptr inbounds i8, i8* %17, i64 %10
  store i8 0, i8* %18, align 1
  br label %19

19:                                               ; preds = %2, %15
  ret %struct.exception* %0
}

define dso_local void @_ZNSt16invalid_argumentC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.exception* nocapture noundef %0, %struct.text* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt16invalid_argument, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = add i64 %7, 1
  %9 = call i8* @__fp_alloc(i64 noundef %8, i64 noundef 16, i32 noundef 0) #26
  %10 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %9, i8** %10, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %9, i8* align 1 %5, i64 %7, i1 false)
  %11 = load i8*, i8** %10, align 8
  %12 = getelementptr inbounds i8, i8* %11, i64 %7
  store i8 0, i8* %12, align 1
  ret void
}

define dso_local void @_ZNSt16invalid_argumentC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.exception* nocapture noundef %0, %struct.text* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt16invalid_argument, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = add i64 %7, 1
  %9 = call i8* @__fp_alloc(i64 noundef %8, i64 noundef 16, i32 noundef 0) #26
  %10 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %9, i8** %10, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %9, i8* align 1 %5, i64 %7, i1 false)
  %11 = load i8*, i8** %10, align 8
  %12 = getelementptr inbounds i8, i8* %11, i64 %7
  store i8 0, i8* %12, align 1
  ret void
}

define dso_local void @_ZNSt12length_errorD1Ev(%struct.exception* nocapture noundef readonly %0) #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  ret void
}

define dso_local void @_ZNSt12length_errorD2Ev(%struct.exception* nocapture noundef readonly %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  ret void
}

define dso_local void @_ZNSt12length_errorD0Ev(%struct.exception* noundef %0) #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  %4 = bitcast %struct.exception* %0 to i8*
  call void @__fp_free(i8* noundef %4) #26
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local i8* @_ZNKSt12length_error4whatEv(%struct.exception* nocapture noundef readonly %0) #11 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

define dso_local void @_ZNSt12length_errorC2EPKc(%struct.exception* nocapture noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12length_error, i64 0, i64 2), i8*** %3, align 8
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i64 [ 0, %2 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, i8* %1, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = icmp eq i8 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4, !llvm.loop !35

10:                                               ; preds = %4
  %11 = call i8* @__fp_alloc(i64 noundef %9, i64 noundef 16, i32 noundef 0) #26
  %12 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %11, i8** %12, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %11, i8* align 1 %1, i64 %5, i1 false)
  %13 = load i8*, i8** %12, align 8
  %14 = getelementptr inbounds i8, i8* %13, i64 %5
  store i8 0, i8* %14, align 1
  ret void
}

define dso_local void @_ZNSt12length_errorC1EPKc(%struct.exception* nocapture noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12length_error, i64 0, i64 2), i8*** %3, align 8
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i64 [ 0, %2 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, i8* %1, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = icmp eq i8 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4, !llvm.loop !35

10:                                               ; preds = %4
  %11 = call i8* @__fp_alloc(i64 noundef %9, i64 noundef 16, i32 noundef 0) #26
  %12 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %11, i8** %12, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %11, i8* align 1 %1, i64 %5, i1 false)
  %13 = load i8*, i8** %12, align 8
  %14 = getelementptr inbounds i8, i8* %13, i64 %5
  store i8 0, i8* %14, align 1
  ret void
}

define dso_local void @_ZNSt12length_errorC2ERKS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12length_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local void @_ZNSt12length_errorC1ERKS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12length_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local void @_ZNSt12length_errorC2EOS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12length_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local void @_ZNSt12length_errorC1EOS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12length_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local %struct.exception* @_ZNSt12length_erroraSERKS_(%struct.exception* noundef returned %0, %struct.exception* noundef readonly %1) local_unnamed_addr #1 {
  %3 = icmp eq %struct.exception* %0, %1
  br i1 %3, label %19, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8
  call void @__fp_free(i8* noundef %6) #26
  %7 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %8 = load i8*, i8** %7, align 8
  br label %9

9:                                                ; preds = %9, %4
  %10 = phi i64 [ 0, %4 ], [ %14, %9 ]
  %11 = getelementptr inbounds i8, i8* %8, i64 %10
  %12 = load i8, i8* %11, align 1
  %13 = icmp eq i8 %12, 0
  %14 = add i64 %10, 1
  br i1 %13, label %15, label %9, !llvm.loop !35

15:                                               ; preds = %9
  %16 = call i8* @__fp_alloc(i64 noundef %14, i64 noundef 16, i32 noundef 0) #26
  store i8* %16, i8** %5, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %16, i8* align 1 %8, i64 %10, i1 false)
  %17 = load i8*, i8** %5, align 8
  %18 = getelementptr inbounds i8, i8* %17, i64 %10
  store i8 0, i8* %18, align 1
  br label %19

19:                                               ; preds = %2, %15
  ret %struct.exception* %0
}

define dso_local void @_ZNSt12length_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.exception* nocapture noundef %0, %struct.text* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12length_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = add i64 %7, 1
  %9 = call i8* @__fp_alloc(i64 noundef %8, i64 noundef 16, i32 noundef 0) #26
  %10 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %9, i8** %10, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %9, i8* align 1 %5, i64 %7, i1 false)
  %11 = load i8*, i8** %10, align 8
  %12 = getelementptr inbounds i8, i8* %11, i64 %7
  store i8 0, i8* %12, align 1
  ret void
}

define dso_local void @_ZNSt12length_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.exception* nocapture noundef %0, %struct.text* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12length_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = add i64 %7, 1
  %9 = call i8* @__fp_alloc(i64 noundef %8, i64 noundef 16, i32 noundef 0) #26
  %10 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %9, i8** %10, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %9, i8* align 1 %5, i64 %7, i1 false)
  %11 = load i8*, i8** %10, align 8
  %12 = getelementptr inbounds i8, i8* %11, i64 %7
  store i8 0, i8* %12, align 1
  ret void
}

define dso_local void @_ZNSt12domain_errorD1Ev(%struct.exception* nocapture noundef readonly %0) #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  ret void
}

define dso_local void @_ZNSt12domain_errorD2Ev(%struct.exception* nocapture noundef readonly %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  ret void
}

define dso_local void @_ZNSt12domain_errorD0Ev(%struct.exception* noundef %0) #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  %4 = bitcast %struct.exception* %0 to i8*
  call void @__fp_free(i8* noundef %4) #26
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local i8* @_ZNKSt12domain_error4whatEv(%struct.exception* nocapture noundef readonly %0) #11 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

define dso_local void @_ZNSt12domain_errorC2EPKc(%struct.exception* nocapture noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12domain_error, i64 0, i64 2), i8*** %3, align 8
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i64 [ 0, %2 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, i8* %1, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = icmp eq i8 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4, !llvm.loop !35

10:                                               ; preds = %4
  %11 = call i8* @__fp_alloc(i64 noundef %9, i64 noundef 16, i32 noundef 0) #26
  %12 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %11, i8** %12, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %11, i8* align 1 %1, i64 %5, i1 false)
  %13 = load i8*, i8** %12, align 8
  %14 = getelementptr inbounds i8, i8* %13, i64 %5
  store i8 0, i8* %14, align 1
  ret void
}

define dso_local void @_ZNSt12domain_errorC1EPKc(%struct.exception* nocapture noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12domain_error, i64 0, i64 2), i8*** %3, align 8
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i64 [ 0, %2 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, i8* %1, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = icmp eq i8 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4, !llvm.loop !35

10:                                               ; preds = %4
  %11 = call i8* @__fp_alloc(i64 noundef %9, i64 noundef 16, i32 noundef 0) #26
  %12 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %11, i8** %12, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %11, i8* align 1 %1, i64 %5, i1 false)
  %13 = load i8*, i8** %12, align 8
  %14 = getelementptr inbounds i8, i8* %13, i64 %5
  store i8 0, i8* %14, align 1
  ret void
}

define dso_local void @_ZNSt12domain_errorC2ERKS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12domain_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local void @_ZNSt12domain_errorC1ERKS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12domain_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local void @_ZNSt12domain_errorC2EOS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12domain_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local void @_ZNSt12domain_errorC1EOS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12domain_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local %struct.exception* @_ZNSt12domain_erroraSERKS_(%struct.exception* noundef returned %0, %struct.exception* noundef readonly %1) local_unnamed_addr #1 {
  %3 = icmp eq %struct.exception* %0, %1
  br i1 %3, label %19, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8
  call void @__fp_free(i8* noundef %6) #26
  %7 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %8 = load i8*, i8** %7, align 8
  br label %9

9:                                                ; preds = %9, %4
  %10 = phi i64 [ 0, %4 ], [ %14, %9 ]
  %11 = getelementptr inbounds i8, i8* %8, i64 %10
  %12 = load i8, i8* %11, align 1
  %13 = icmp eq i8 %12, 0
  %14 = add i64 %10, 1
  br i1 %13, label %15, label %9, !llvm.loop !35

15:                                               ; preds = %9
  %16 = call i8* @__fp_alloc(i64 noundef %14, i64 noundef 16, i32 noundef 0) #26
  store i8* %16, i8** %5, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %16, i8* align 1 %8, i64 %10, i1 false)
  %17 = load i8*, i8** %5, align 8
  %18 = getelementptr inbounds i8, i8* %17, i64 %10
  store i8 0, i8* %18, align 1
  br label %19

19:                                               ; preds = %2, %15
  ret %struct.exception* %0
}

define dso_local void @_ZNSt12domain_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.exception* nocapture noundef %0, %struct.text* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12domain_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = add i64 %7, 1
  %9 = call i8* @__fp_alloc(i64 noundef %8, i64 noundef 16, i32 noundef 0) #26
  %10 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %9, i8** %10, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %9, i8* align 1 %5, i64 %7, i1 false)
  %11 = load i8*, i8** %10, align 8
  %12 = getelementptr inbounds i8, i8* %11, i64 %7
  store i8 0, i8* %12, align 1
  ret void
}

define dso_local void @_ZNSt12domain_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.exception* nocapture noundef %0, %struct.text* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12domain_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = add i64 %7, 1
  %9 = call i8* @__fp_alloc(i64 noundef %8, i64 noundef 16, i32 noundef 0) #26
  %10 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %9, i8** %10, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %9, i8* align 1 %5, i64 %7, i1 false)
  %11 = load i8*, i8** %10, align 8
  %12 = getelementptr inbounds i8, i8* %11, i64 %7
  store i8 0, i8* %12, align 1
  ret void
}

define dso_local void @_ZNSt11range_errorD1Ev(%struct.exception* nocapture noundef readonly %0) #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  ret void
}

define dso_local void @_ZNSt11range_errorD2Ev(%struct.exception* nocapture noundef readonly %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  ret void
}

define dso_local void @_ZNSt11range_errorD0Ev(%struct.exception* noundef %0) #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  %4 = bitcast %struct.exception* %0 to i8*
  call void @__fp_free(i8* noundef %4) #26
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local i8* @_ZNKSt11range_error4whatEv(%struct.exception* nocapture noundef readonly %0) #11 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

define dso_local void @_ZNSt11range_errorC2EPKc(%struct.exception* nocapture noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt11range_error, i64 0, i64 2), i8*** %3, align 8
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i64 [ 0, %2 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, i8* %1, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = icmp eq i8 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4, !llvm.loop !35

10:                                               ; preds = %4
  %11 = call i8* @__fp_alloc(i64 noundef %9, i64 noundef 16, i32 noundef 0) #26
  %12 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %11, i8** %12, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %11, i8* align 1 %1, i64 %5, i1 false)
  %13 = load i8*, i8** %12, align 8
  %14 = getelementptr inbounds i8, i8* %13, i64 %5
  store i8 0, i8* %14, align 1
  ret void
}

define dso_local void @_ZNSt11range_errorC1EPKc(%struct.exception* nocapture noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt11range_error, i64 0, i64 2), i8*** %3, align 8
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i64 [ 0, %2 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, i8* %1, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = icmp eq i8 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4, !llvm.loop !35

10:                                               ; preds = %4
  %11 = call i8* @__fp_alloc(i64 noundef %9, i64 noundef 16, i32 noundef 0) #26
  %12 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %11, i8** %12, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %11, i8* align 1 %1, i64 %5, i1 false)
  %13 = load i8*, i8** %12, align 8
  %14 = getelementptr inbounds i8, i8* %13, i64 %5
  store i8 0, i8* %14, align 1
  ret void
}

define dso_local void @_ZNSt11range_errorC2ERKS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt11range_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local void @_ZNSt11range_errorC1ERKS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt11range_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local void @_ZNSt11range_errorC2EOS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt11range_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local void @_ZNSt11range_errorC1EOS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt11range_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local %struct.exception* @_ZNSt11range_erroraSERKS_(%struct.exception* noundef returned %0, %struct.exception* noundef readonly %1) local_unnamed_addr #1 {
  %3 = icmp eq %struct.exception* %0, %1
  br i1 %3, label %19, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8
  call void @__fp_free(i8* noundef %6) #26
  %7 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %8 = load i8*, i8** %7, align 8
  br label %9

9:                                                ; preds = %9, %4
  %10 = phi i64 [ 0, %4 ], [ %14, %9 ]
  %11 = getelementptr inbounds i8, i8* %8, i64 %10
  %12 = load i8, i8* %11, align 1
  %13 = icmp eq i8 %12, 0
  %14 = add i64 %10, 1
  br i1 %13, label %15, label %9, !llvm.loop !35

15:                                               ; preds = %9
  %16 = call i8* @__fp_alloc(i64 noundef %14, i64 noundef 16, i32 noundef 0) #26
  store i8* %16, i8** %5, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %16, i8* align 1 %8, i64 %10, i1 false)
  %17 = load i8*, i8** %5, align 8
  %18 = getelementptr inbounds i8, i8* %17, i64 %10
  store i8 0, i8* %18, align 1
  br label %19

19:                                               ; preds = %2, %15
  ret %struct.exception* %0
}

define dso_local void @_ZNSt11range_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.exception* nocapture noundef %0, %struct.text* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt11range_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = add i64 %7, 1
  %9 = call i8* @__fp_alloc(i64 noundef %8, i64 noundef 16, i32 noundef 0) #26
  %10 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %9, i8** %10, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %9, i8* align 1 %5, i64 %7, i1 false)
  %11 = load i8*, i8** %10, align 8
  %12 = getelementptr inbounds i8, i8* %11, i64 %7
  store i8 0, i8* %12, align 1
  ret void
}

define dso_local void @_ZNSt11range_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.exception* nocapture noundef %0, %struct.text* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt11range_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = add i64 %7, 1
  %9 = call i8* @__fp_alloc(i64 noundef %8, i64 noundef 16, i32 noundef 0) #26
  %10 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %9, i8** %10, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %9, i8* align 1 %5, i64 %7, i1 false)
  %11 = load i8*, i8** %10, align 8
  %12 = getelementptr inbounds i8, i8* %11, i64 %7
  store i8 0, i8* %12, align 1
  ret void
}

define dso_local void @_ZNSt14overflow_errorD1Ev(%struct.exception* nocapture noundef readonly %0) #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  ret void
}

define dso_local void @_ZNSt14overflow_errorD2Ev(%struct.exception* nocapture noundef readonly %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  ret void
}

define dso_local void @_ZNSt14overflow_errorD0Ev(%struct.exception* noundef %0) #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  %4 = bitcast %struct.exception* %0 to i8*
  call void @__fp_free(i8* noundef %4) #26
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local i8* @_ZNKSt14overflow_error4whatEv(%struct.exception* nocapture noundef readonly %0) #11 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

define dso_local void @_ZNSt14overflow_errorC2EPKc(%struct.exception* nocapture noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt14overflow_error, i64 0, i64 2), i8*** %3, align 8
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i64 [ 0, %2 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, i8* %1, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = icmp eq i8 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4, !llvm.loop !35

10:                                               ; preds = %4
  %11 = call i8* @__fp_alloc(i64 noundef %9, i64 noundef 16, i32 noundef 0) #26
  %12 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %11, i8** %12, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %11, i8* align 1 %1, i64 %5, i1 false)
  %13 = load i8*, i8** %12, align 8
  %14 = getelementptr inbounds i8, i8* %13, i64 %5
  store i8 0, i8* %14, align 1
  ret void
}

define dso_local void @_ZNSt14overflow_errorC1EPKc(%struct.exception* nocapture noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt14overflow_error, i64 0, i64 2), i8*** %3, align 8
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i64 [ 0, %2 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, i8* %1, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = icmp eq i8 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4, !llvm.loop !35

10:                                               ; preds = %4
  %11 = call i8* @__fp_alloc(i64 noundef %9, i64 noundef 16, i32 noundef 0) #26
  %12 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %11, i8** %12, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %11, i8* align 1 %1, i64 %5, i1 false)
  %13 = load i8*, i8** %12, align 8
  %14 = getelementptr inbounds i8, i8* %13, i64 %5
  store i8 0, i8* %14, align 1
  ret void
}

define dso_local void @_ZNSt14overflow_errorC2ERKS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt14overflow_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local void @_ZNSt14overflow_errorC1ERKS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt14overflow_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local void @_ZNSt14overflow_errorC2EOS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt14overflow_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local void @_ZNSt14overflow_errorC1EOS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt14overflow_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local %struct.exception* @_ZNSt14overflow_erroraSERKS_(%struct.exception* noundef returned %0, %struct.exception* noundef readonly %1) local_unnamed_addr #1 {
  %3 = icmp eq %struct.exception* %0, %1
  br i1 %3, label %19, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8
  call void @__fp_free(i8* noundef %6) #26
  %7 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %8 = load i8*, i8** %7, align 8
  br label %9

9:                                                ; preds = %9, %4
  %10 = phi i64 [ 0, %4 ], [ %14, %9 ]
  %11 = getelementptr inbounds i8, i8* %8, i64 %10
  %12 = load i8, i8* %11, align 1
  %13 = icmp eq i8 %12, 0
  %14 = add i64 %10, 1
  br i1 %13, label %15, label %9, !llvm.loop !35

15:                                               ; preds = %9
  %16 = call i8* @__fp_alloc(i64 noundef %14, i64 noundef 16, i32 noundef 0) #26
  store i8* %16, i8** %5, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %16, i8* align 1 %8, i64 %10, i1 false)
  %17 = load i8*, i8** %5, align 8
  %18 = getelementptr inbounds i8, i8* %17, i64 %10
  store i8 0, i8* %18, align 1
  br label %19

19:                                               ; preds = %2, %15
  ret %struct.exception* %0
}

define dso_local void @_ZNSt14overflow_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.exception* nocapture noundef %0, %struct.text* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt14overflow_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = add i64 %7, 1
  %9 = call i8* @__fp_alloc(i64 noundef %8, i64 noundef 16, i32 noundef 0) #26
  %10 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %9, i8** %10, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %9, i8* align 1 %5, i64 %7, i1 false)
  %11 = load i8*, i8** %10, align 8
  %12 = getelementptr inbounds i8, i8* %11, i64 %7
  store i8 0, i8* %12, align 1
  ret void
}

define dso_local void @_ZNSt14overflow_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.exception* nocapture noundef %0, %struct.text* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt14overflow_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = add i64 %7, 1
  %9 = call i8* @__fp_alloc(i64 noundef %8, i64 noundef 16, i32 noundef 0) #26
  %10 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %9, i8** %10, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %9, i8* align 1 %5, i64 %7, i1 false)
  %11 = load i8*, i8** %10, align 8
  %12 = getelementptr inbounds i8, i8* %11, i64 %7
  store i8 0, i8* %12, align 1
  ret void
}

define dso_local void @_ZNSt15underflow_errorD1Ev(%struct.exception* nocapture noundef readonly %0) #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  ret void
}

define dso_local void @_ZNSt15underflow_errorD2Ev(%struct.exception* nocapture noundef readonly %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  ret void
}

define dso_local void @_ZNSt15underflow_errorD0Ev(%struct.exception* noundef %0) #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  %4 = bitcast %struct.exception* %0 to i8*
  call void @__fp_free(i8* noundef %4) #26
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local i8* @_ZNKSt15underflow_error4whatEv(%struct.exception* nocapture noundef readonly %0) #11 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

define dso_local void @_ZNSt15underflow_errorC2EPKc(%struct.exception* nocapture noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt15underflow_error, i64 0, i64 2), i8*** %3, align 8
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i64 [ 0, %2 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, i8* %1, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = icmp eq i8 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4, !llvm.loop !35

10:                                               ; preds = %4
  %11 = call i8* @__fp_alloc(i64 noundef %9, i64 noundef 16, i32 noundef 0) #26
  %12 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %11, i8** %12, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %11, i8* align 1 %1, i64 %5, i1 false)
  %13 = load i8*, i8** %12, align 8
  %14 = getelementptr inbounds i8, i8* %13, i64 %5
  store i8 0, i8* %14, align 1
  ret void
}

define dso_local void @_ZNSt15underflow_errorC1EPKc(%struct.exception* nocapture noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt15underflow_error, i64 0, i64 2), i8*** %3, align 8
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i64 [ 0, %2 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, i8* %1, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = icmp eq i8 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4, !llvm.loop !35

10:                                               ; preds = %4
  %11 = call i8* @__fp_alloc(i64 noundef %9, i64 noundef 16, i32 noundef 0) #26
  %12 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %11, i8** %12, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %11, i8* align 1 %1, i64 %5, i1 false)
  %13 = load i8*, i8** %12, align 8
  %14 = getelementptr inbounds i8, i8* %13, i64 %5
  store i8 0, i8* %14, align 1
  ret void
}

define dso_local void @_ZNSt15underflow_errorC2ERKS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt15underflow_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local void @_ZNSt15underflow_errorC1ERKS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt15underflow_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local void @_ZNSt15underflow_errorC2EOS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt15underflow_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local void @_ZNSt15underflow_errorC1EOS_(%struct.exception* nocapture noundef %0, %struct.exception* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt15underflow_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 0, %2 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, i8* %5, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6, !llvm.loop !35

12:                                               ; preds = %6
  %13 = call i8* @__fp_alloc(i64 noundef %11, i64 noundef 16, i32 noundef 0) #26
  %14 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %13, i8** %14, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %5, i64 %7, i1 false)
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 %7
  store i8 0, i8* %16, align 1
  ret void
}

define dso_local %struct.exception* @_ZNSt15underflow_erroraSERKS_(%struct.exception* noundef returned %0, %struct.exception* noundef readonly %1) local_unnamed_addr #1 {
  %3 = icmp eq %struct.exception* %0, %1
  br i1 %3, label %19, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8
  call void @__fp_free(i8* noundef %6) #26
  %7 = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 0, i32 1
  %8 = load i8*, i8** %7, align 8
  br label %9

9:                                                ; preds = %9, %4
  %10 = phi i64 [ 0, %4 ], [ %14, %9 ]
  %11 = getelementptr inbounds i8, i8* %8, i64 %10
  %12 = load i8, i8* %11, align 1
  %13 = icmp eq i8 %12, 0
  %14 = add i64 %10, 1
  br i1 %13, label %15, label %9, !llvm.loop !35

15:                                               ; preds = %9
  %16 = call i8* @__fp_alloc(i64 noundef %14, i64 noundef 16, i32 noundef 0) #26
  store i8* %16, i8** %5, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %16, i8* align 1 %8, i64 %10, i1 false)
  %17 = load i8*, i8** %5, align 8
  %18 = getelementptr inbounds i8, i8* %17, i64 %10
  store i8 0, i8* %18, align 1
  br label %19

19:                                               ; preds = %2, %15
  ret %struct.exception* %0
}

define dso_local void @_ZNSt15underflow_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.exception* nocapture noundef %0, %struct.text* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt15underflow_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = add i64 %7, 1
  %9 = call i8* @__fp_alloc(i64 noundef %8, i64 noundef 16, i32 noundef 0) #26
  %10 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %9, i8** %10, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %9, i8* align 1 %5, i64 %7, i1 false)
  %11 = load i8*, i8** %10, align 8
  %12 = getelementptr inbounds i8, i8* %11, i64 %7
  store i8 0, i8* %12, align 1
  ret void
}

define dso_local void @_ZNSt15underflow_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.exception* nocapture noundef %0, %struct.text* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt15underflow_error, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = add i64 %7, 1
  %9 = call i8* @__fp_alloc(i64 noundef %8, i64 noundef 16, i32 noundef 0) #26
  %10 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %9, i8** %10, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %9, i8* align 1 %5, i64 %7, i1 false)
  %11 = load i8*, i8** %10, align 8
  %12 = getelementptr inbounds i8, i8* %11, i64 %7
  store i8 0, i8* %12, align 1
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt9bad_allocD1Ev(%struct.exception* nocapture noundef readnone %0) #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt9bad_allocD2Ev(%struct.exception* nocapture %0) local_unnamed_addr #5 {
  ret void
}

define dso_local void @_ZNSt9bad_allocD0Ev(%struct.exception* noundef %0) #1 {
  %2 = bitcast %struct.exception* %0 to i8*
  call void @__fp_free(i8* noundef %2) #26
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i8* @_ZNKSt9bad_alloc4whatEv(%struct.exception* nocapture readnone %0) #5 {
  ret i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.122, i64 0, i64 0)
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt20bad_array_new_lengthD1Ev(%struct.exception* nocapture noundef readnone %0) #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt20bad_array_new_lengthD2Ev(%struct.exception* nocapture %0) local_unnamed_addr #5 {
  ret void
}

define dso_local void @_ZNSt20bad_array_new_lengthD0Ev(%struct.exception* noundef %0) #1 {
  %2 = bitcast %struct.exception* %0 to i8*
  call void @__fp_free(i8* noundef %2) #26
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i8* @_ZNKSt20bad_array_new_length4whatEv(%struct.exception* nocapture readnone %0) #5 {
  ret i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.124, i64 0, i64 0)
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt8bad_castD1Ev(%struct.exception* nocapture noundef readnone %0) #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt8bad_castD2Ev(%struct.exception* nocapture %0) local_unnamed_addr #5 {
  ret void
}

define dso_local void @_ZNSt8bad_castD0Ev(%struct.exception* noundef %0) #1 {
  %2 = bitcast %struct.exception* %0 to i8*
  call void @__fp_free(i8* noundef %2) #26
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i8* @_ZNKSt8bad_cast4whatEv(%struct.exception* nocapture readnone %0) #5 {
  ret i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.126, i64 0, i64 0)
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt10bad_typeidD1Ev(%struct.exception* nocapture noundef readnone %0) #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt10bad_typeidD2Ev(%struct.exception* nocapture %0) local_unnamed_addr #5 {
  ret void
}

define dso_local void @_ZNSt10bad_typeidD0Ev(%struct.exception* noundef %0) #1 {
  %2 = bitcast %struct.exception* %0 to i8*
  call void @__fp_free(i8* noundef %2) #26
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i8* @_ZNKSt10bad_typeid4whatEv(%struct.exception* nocapture readnone %0) #5 {
  ret i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.128, i64 0, i64 0)
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt13bad_exceptionD1Ev(%struct.exception* nocapture noundef readnone %0) #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt13bad_exceptionD2Ev(%struct.exception* nocapture %0) local_unnamed_addr #5 {
  ret void
}

define dso_local void @_ZNSt13bad_exceptionD0Ev(%struct.exception* noundef %0) #1 {
  %2 = bitcast %struct.exception* %0 to i8*
  call void @__fp_free(i8* noundef %2) #26
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i8* @_ZNKSt13bad_exception4whatEv(%struct.exception* nocapture readnone %0) #5 {
  ret i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.130, i64 0, i64 0)
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt17bad_function_callD1Ev(%struct.exception* nocapture noundef readnone %0) #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt17bad_function_callD2Ev(%struct.exception* nocapture %0) local_unnamed_addr #5 {
  ret void
}

define dso_local void @_ZNSt17bad_function_callD0Ev(%struct.exception* noundef %0) #1 {
  %2 = bitcast %struct.exception* %0 to i8*
  call void @__fp_free(i8* noundef %2) #26
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i8* @_ZNKSt17bad_function_call4whatEv(%struct.exception* nocapture readnone %0) #5 {
  ret i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.132, i64 0, i64 0)
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt12bad_weak_ptrD1Ev(%struct.exception* nocapture noundef readnone %0) #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt12bad_weak_ptrD2Ev(%struct.exception* nocapture %0) local_unnamed_addr #5 {
  ret void
}

define dso_local void @_ZNSt12bad_weak_ptrD0Ev(%struct.exception* noundef %0) #1 {
  %2 = bitcast %struct.exception* %0 to i8*
  call void @__fp_free(i8* noundef %2) #26
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i8* @_ZNKSt12bad_weak_ptr4whatEv(%struct.exception* nocapture readnone %0) #5 {
  ret i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.134, i64 0, i64 0)
}

define dso_local void @_ZNSt12system_errorD1Ev(%struct.exception* nocapture noundef readonly %0) #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  ret void
}

define dso_local void @_ZNSt12system_errorD2Ev(%struct.exception* nocapture noundef readonly %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  ret void
}

define dso_local void @_ZNSt12system_errorD0Ev(%struct.exception* noundef %0) #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  %4 = bitcast %struct.exception* %0 to i8*
  call void @__fp_free(i8* noundef %4) #26
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local i8* @_ZNKSt12system_error4whatEv(%struct.exception* nocapture noundef readonly %0) #11 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

define dso_local void @_ZNSt12future_errorD1Ev(%struct.exception* nocapture noundef readonly %0) #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  ret void
}

define dso_local void @_ZNSt12future_errorD2Ev(%struct.exception* nocapture noundef readonly %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  ret void
}

define dso_local void @_ZNSt12future_errorD0Ev(%struct.exception* noundef %0) #1 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__fp_free(i8* noundef %3) #26
  %4 = bitcast %struct.exception* %0 to i8*
  call void @__fp_free(i8* noundef %4) #26
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local i8* @_ZNKSt12future_error4whatEv(%struct.exception* nocapture noundef readonly %0) #11 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

; Function Attrs: noreturn
define dso_local void @_ZSt17__throw_bad_allocv() local_unnamed_addr #2 {
  %1 = call fastcc %struct.exception* @new_exception(i8** noundef getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt9bad_alloc, i64 0, i64 0)) #26
  %2 = bitcast %struct.exception* %1 to i8*
  call void @__cxa_throw(i8* noundef nonnull %2, %struct.type* noundef bitcast ([3 x i8*]* @_ZTISt9bad_alloc to %struct.type*), void (i8*)* noundef null) #27
  unreachable
}

define internal fastcc nonnull %struct.exception* @new_exception(i8** noundef %0) unnamed_addr #1 {
  %2 = call i8* @__fp_alloc(i64 noundef 96, i64 noundef 16, i32 noundef 1) #26
  %3 = getelementptr inbounds i8, i8* %2, i64 64
  %4 = bitcast i8* %3 to %struct.exception*
  %5 = getelementptr inbounds i8*, i8** %0, i64 2
  %6 = bitcast i8* %3 to i8***
  store i8** %5, i8*** %6, align 8
  ret %struct.exception* %4
}

; Function Attrs: noreturn
define dso_local void @_ZSt28__throw_bad_array_new_lengthv() local_unnamed_addr #2 {
  %1 = call fastcc %struct.exception* @new_exception(i8** noundef getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt20bad_array_new_length, i64 0, i64 0)) #26
  %2 = bitcast %struct.exception* %1 to i8*
  call void @__cxa_throw(i8* noundef nonnull %2, %struct.type* noundef bitcast ([3 x i8*]* @_ZTISt20bad_array_new_length to %struct.type*), void (i8*)* noundef null) #27
  unreachable
}

; Function Attrs: noreturn
define dso_local void @__cxa_throw_bad_array_new_length() local_unnamed_addr #2 {
  %1 = call fastcc %struct.exception* @new_exception(i8** noundef getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt20bad_array_new_length, i64 0, i64 0)) #26
  %2 = bitcast %struct.exception* %1 to i8*
  call void @__cxa_throw(i8* noundef nonnull %2, %struct.type* noundef bitcast ([3 x i8*]* @_ZTISt20bad_array_new_length to %struct.type*), void (i8*)* noundef null) #27
  unreachable
}

; Function Attrs: noreturn
define dso_local void @__cxa_bad_cast() local_unnamed_addr #2 {
  %1 = call fastcc %struct.exception* @new_exception(i8** noundef getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt8bad_cast, i64 0, i64 0)) #26
  %2 = bitcast %struct.exception* %1 to i8*
  call void @__cxa_throw(i8* noundef nonnull %2, %struct.type* noundef bitcast ([3 x i8*]* @_ZTISt8bad_cast to %struct.type*), void (i8*)* noundef null) #27
  unreachable
}

; Function Attrs: noreturn
define dso_local void @_ZSt16__throw_bad_castv() local_unnamed_addr #2 {
  %1 = call fastcc %struct.exception* @new_exception(i8** noundef getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt8bad_cast, i64 0, i64 0)) #26
  %2 = bitcast %struct.exception* %1 to i8*
  call void @__cxa_throw(i8* noundef nonnull %2, %struct.type* noundef bitcast ([3 x i8*]* @_ZTISt8bad_cast to %struct.type*), void (i8*)* noundef null) #27
  unreachable
}

; Function Attrs: noreturn
define dso_local void @__cxa_bad_typeid() local_unnamed_addr #2 {
  %1 = call fastcc %struct.exception* @new_exception(i8** noundef getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt10bad_typeid, i64 0, i64 0)) #26
  %2 = bitcast %struct.exception* %1 to i8*
  call void @__cxa_throw(i8* noundef nonnull %2, %struct.type* noundef bitcast ([3 x i8*]* @_ZTISt10bad_typeid to %struct.type*), void (i8*)* noundef null) #27
  unreachable
}

; Function Attrs: noreturn
define dso_local void @_ZSt25__throw_bad_function_callv() local_unnamed_addr #2 {
  %1 = call fastcc %struct.exception* @new_exception(i8** noundef getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt17bad_function_call, i64 0, i64 0)) #26
  %2 = bitcast %struct.exception* %1 to i8*
  call void @__cxa_throw(i8* noundef nonnull %2, %struct.type* noundef bitcast ([3 x i8*]* @_ZTISt17bad_function_call to %struct.type*), void (i8*)* noundef null) #27
  unreachable
}

; Function Attrs: noreturn
define dso_local void @_ZSt19__throw_logic_errorPKc(i8* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = call fastcc %struct.exception* @new_exception(i8** noundef getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt11logic_error, i64 0, i64 0)) #26
  br label %3

3:                                                ; preds = %3, %1
  %4 = phi i64 [ 0, %1 ], [ %8, %3 ]
  %5 = getelementptr inbounds i8, i8* %0, i64 %4
  %6 = load i8, i8* %5, align 1
  %7 = icmp eq i8 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3, !llvm.loop !35

9:                                                ; preds = %3
  call fastcc void @set_text(%struct.exception* noundef nonnull %2, i8* noundef %0, i64 noundef %4) #26
  %10 = bitcast %struct.exception* %2 to i8*
  call void @__cxa_throw(i8* noundef nonnull %10, %struct.type* noundef bitcast ([3 x i8*]* @_ZTISt11logic_error to %struct.type*), void (i8*)* noundef bitcast (void (%struct.exception*)* @_ZNSt11logic_errorD1Ev to void (i8*)*)) #27
  unreachable
}

; Function Attrs: noreturn
define dso_local void @_ZSt21__throw_runtime_errorPKc(i8* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = call fastcc %struct.exception* @new_exception(i8** noundef getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt13runtime_error, i64 0, i64 0)) #26
  br label %3

3:                                                ; preds = %3, %1
  %4 = phi i64 [ 0, %1 ], [ %8, %3 ]
  %5 = getelementptr inbounds i8, i8* %0, i64 %4
  %6 = load i8, i8* %5, align 1
  %7 = icmp eq i8 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3, !llvm.loop !35

9:                                                ; preds = %3
  call fastcc void @set_text(%struct.exception* noundef nonnull %2, i8* noundef %0, i64 noundef %4) #26
  %10 = bitcast %struct.exception* %2 to i8*
  call void @__cxa_throw(i8* noundef nonnull %10, %struct.type* noundef bitcast ([3 x i8*]* @_ZTISt13runtime_error to %struct.type*), void (i8*)* noundef bitcast (void (%struct.exception*)* @_ZNSt13runtime_errorD1Ev to void (i8*)*)) #27
  unreachable
}

; Function Attrs: noreturn
define dso_local void @_ZSt20__throw_length_errorPKc(i8* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = call fastcc %struct.exception* @new_exception(i8** noundef getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12length_error, i64 0, i64 0)) #26
  br label %3

3:                                                ; preds = %3, %1
  %4 = phi i64 [ 0, %1 ], [ %8, %3 ]
  %5 = getelementptr inbounds i8, i8* %0, i64 %4
  %6 = load i8, i8* %5, align 1
  %7 = icmp eq i8 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3, !llvm.loop !35

9:                                                ; preds = %3
  call fastcc void @set_text(%struct.exception* noundef nonnull %2, i8* noundef %0, i64 noundef %4) #26
  %10 = bitcast %struct.exception* %2 to i8*
  call void @__cxa_throw(i8* noundef nonnull %10, %struct.type* noundef bitcast ([3 x i8*]* @_ZTISt12length_error to %struct.type*), void (i8*)* noundef bitcast (void (%struct.exception*)* @_ZNSt12length_errorD1Ev to void (i8*)*)) #27
  unreachable
}

; Function Attrs: noreturn
define dso_local void @_ZSt20__throw_domain_errorPKc(i8* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = call fastcc %struct.exception* @new_exception(i8** noundef getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12domain_error, i64 0, i64 0)) #26
  br label %3

3:                                                ; preds = %3, %1
  %4 = phi i64 [ 0, %1 ], [ %8, %3 ]
  %5 = getelementptr inbounds i8, i8* %0, i64 %4
  %6 = load i8, i8* %5, align 1
  %7 = icmp eq i8 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3, !llvm.loop !35

9:                                                ; preds = %3
  call fastcc void @set_text(%struct.exception* noundef nonnull %2, i8* noundef %0, i64 noundef %4) #26
  %10 = bitcast %struct.exception* %2 to i8*
  call void @__cxa_throw(i8* noundef nonnull %10, %struct.type* noundef bitcast ([3 x i8*]* @_ZTISt12domain_error to %struct.type*), void (i8*)* noundef bitcast (void (%struct.exception*)* @_ZNSt12domain_errorD1Ev to void (i8*)*)) #27
  unreachable
}

; Function Attrs: noreturn
define dso_local void @_ZSt20__throw_out_of_rangePKc(i8* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = call fastcc %struct.exception* @new_exception(i8** noundef getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12out_of_range, i64 0, i64 0)) #26
  br label %3

3:                                                ; preds = %3, %1
  %4 = phi i64 [ 0, %1 ], [ %8, %3 ]
  %5 = getelementptr inbounds i8, i8* %0, i64 %4
  %6 = load i8, i8* %5, align 1
  %7 = icmp eq i8 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3, !llvm.loop !35

9:                                                ; preds = %3
  call fastcc void @set_text(%struct.exception* noundef nonnull %2, i8* noundef %0, i64 noundef %4) #26
  %10 = bitcast %struct.exception* %2 to i8*
  call void @__cxa_throw(i8* noundef nonnull %10, %struct.type* noundef bitcast ([3 x i8*]* @_ZTISt12out_of_range to %struct.type*), void (i8*)* noundef bitcast (void (%struct.exception*)* @_ZNSt12out_of_rangeD1Ev to void (i8*)*)) #27
  unreachable
}

; Function Attrs: noreturn
define dso_local void @_ZSt24__throw_out_of_range_fmtPKcz(i8* nocapture noundef readonly %0, ...) local_unnamed_addr #2 {
  %2 = call fastcc %struct.exception* @new_exception(i8** noundef getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12out_of_range, i64 0, i64 0)) #26
  br label %3

3:                                                ; preds = %3, %1
  %4 = phi i64 [ 0, %1 ], [ %8, %3 ]
  %5 = getelementptr inbounds i8, i8* %0, i64 %4
  %6 = load i8, i8* %5, align 1
  %7 = icmp eq i8 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3, !llvm.loop !35

9:                                                ; preds = %3
  call fastcc void @set_text(%struct.exception* noundef nonnull %2, i8* noundef %0, i64 noundef %4) #26
  %10 = bitcast %struct.exception* %2 to i8*
  call void @__cxa_throw(i8* noundef nonnull %10, %struct.type* noundef bitcast ([3 x i8*]* @_ZTISt12out_of_range to %struct.type*), void (i8*)* noundef bitcast (void (%struct.exception*)* @_ZNSt12out_of_rangeD1Ev to void (i8*)*)) #27
  unreachable
}

; Function Attrs: noreturn
define dso_local void @_ZSt24__throw_invalid_argumentPKc(i8* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = call fastcc %struct.exception* @new_exception(i8** noundef getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt16invalid_argument, i64 0, i64 0)) #26
  br label %3

3:                                                ; preds = %3, %1
  %4 = phi i64 [ 0, %1 ], [ %8, %3 ]
  %5 = getelementptr inbounds i8, i8* %0, i64 %4
  %6 = load i8, i8* %5, align 1
  %7 = icmp eq i8 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3, !llvm.loop !35

9:                                                ; preds = %3
  call fastcc void @set_text(%struct.exception* noundef nonnull %2, i8* noundef %0, i64 noundef %4) #26
  %10 = bitcast %struct.exception* %2 to i8*
  call void @__cxa_throw(i8* noundef nonnull %10, %struct.type* noundef bitcast ([3 x i8*]* @_ZTISt16invalid_argument to %struct.type*), void (i8*)* noundef bitcast (void (%struct.exception*)* @_ZNSt16invalid_argumentD1Ev to void (i8*)*)) #27
  unreachable
}

; Function Attrs: noreturn
define dso_local void @_ZSt19__throw_range_errorPKc(i8* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = call fastcc %struct.exception* @new_exception(i8** noundef getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt11range_error, i64 0, i64 0)) #26
  br label %3

3:                                                ; preds = %3, %1
  %4 = phi i64 [ 0, %1 ], [ %8, %3 ]
  %5 = getelementptr inbounds i8, i8* %0, i64 %4
  %6 = load i8, i8* %5, align 1
  %7 = icmp eq i8 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3, !llvm.loop !35

9:                                                ; preds = %3
  call fastcc void @set_text(%struct.exception* noundef nonnull %2, i8* noundef %0, i64 noundef %4) #26
  %10 = bitcast %struct.exception* %2 to i8*
  call void @__cxa_throw(i8* noundef nonnull %10, %struct.type* noundef bitcast ([3 x i8*]* @_ZTISt11range_error to %struct.type*), void (i8*)* noundef bitcast (void (%struct.exception*)* @_ZNSt11range_errorD1Ev to void (i8*)*)) #27
  unreachable
}

; Function Attrs: noreturn
define dso_local void @_ZSt22__throw_overflow_errorPKc(i8* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = call fastcc %struct.exception* @new_exception(i8** noundef getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt14overflow_error, i64 0, i64 0)) #26
  br label %3

3:                                                ; preds = %3, %1
  %4 = phi i64 [ 0, %1 ], [ %8, %3 ]
  %5 = getelementptr inbounds i8, i8* %0, i64 %4
  %6 = load i8, i8* %5, align 1
  %7 = icmp eq i8 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3, !llvm.loop !35

9:                                                ; preds = %3
  call fastcc void @set_text(%struct.exception* noundef nonnull %2, i8* noundef %0, i64 noundef %4) #26
  %10 = bitcast %struct.exception* %2 to i8*
  call void @__cxa_throw(i8* noundef nonnull %10, %struct.type* noundef bitcast ([3 x i8*]* @_ZTISt14overflow_error to %struct.type*), void (i8*)* noundef bitcast (void (%struct.exception*)* @_ZNSt14overflow_errorD1Ev to void (i8*)*)) #27
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local nonnull %struct.category* @_ZNSt3_V216generic_categoryEv() local_unnamed_addr #5 {
  ret %struct.category* @generic
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local nonnull %struct.category* @_ZNSt3_V215system_categoryEv() local_unnamed_addr #5 {
  ret %struct.category* @system
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local nonnull %struct.category* @_ZSt15future_categoryv() local_unnamed_addr #5 {
  ret %struct.category* @future
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt3_V214error_categoryD2Ev(i8* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local { i32, %struct.category* } @_ZNKSt3_V214error_category23default_error_conditionEi(%struct.category* noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = insertvalue { i32, %struct.category* } poison, i32 %1, 0
  %4 = insertvalue { i32, %struct.category* } %3, %struct.category* %0, 1
  ret { i32, %struct.category* } %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local zeroext i1 @_ZNKSt3_V214error_category10equivalentEiRKSt15error_condition(%struct.category* noundef readnone %0, i32 noundef %1, %struct.error* nocapture noundef readonly %2) local_unnamed_addr #11 {
  %4 = getelementptr inbounds %struct.error, %struct.error* %2, i64 0, i32 0
  %5 = load i32, i32* %4, align 8
  %6 = icmp eq i32 %5, %1
  br i1 %6, label %7, label %13

7:                                                ; preds = %3
  %8 = icmp eq %struct.category* %0, @system
  %9 = select i1 %8, %struct.category* @generic, %struct.category* %0
  %10 = getelementptr inbounds %struct.error, %struct.error* %2, i64 0, i32 1
  %11 = load %struct.category*, %struct.category** %10, align 8
  %12 = icmp eq %struct.category* %9, %11
  br label %13

13:                                               ; preds = %3, %7
  %14 = phi i1 [ false, %3 ], [ %12, %7 ]
  ret i1 %14
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define internal zeroext i1 @has_condition(%struct.category* noundef %0, i32 noundef %1, %struct.error* nocapture noundef readonly %2) #11 {
  %4 = getelementptr inbounds %struct.error, %struct.error* %2, i64 0, i32 0
  %5 = load i32, i32* %4, align 8
  %6 = icmp eq i32 %5, %1
  br i1 %6, label %7, label %13

7:                                                ; preds = %3
  %8 = icmp eq %struct.category* %0, @system
  %9 = select i1 %8, %struct.category* @generic, %struct.category* %0
  %10 = getelementptr inbounds %struct.error, %struct.error* %2, i64 0, i32 1
  %11 = load %struct.category*, %struct.category** %10, align 8
  %12 = icmp eq %struct.category* %9, %11
  br label %13

13:                                               ; preds = %7, %3
  %14 = phi i1 [ false, %3 ], [ %12, %7 ]
  ret i1 %14
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local zeroext i1 @_ZNKSt3_V214error_category10equivalentERKSt10error_codei(%struct.category* noundef readnone %0, %struct.error* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #11 {
  %4 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %5 = load %struct.category*, %struct.category** %4, align 8
  %6 = icmp eq %struct.category* %5, %0
  br i1 %6, label %7, label %11

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 0
  %9 = load i32, i32* %8, align 8
  %10 = icmp eq i32 %9, %2
  br label %11

11:                                               ; preds = %3, %7
  %12 = phi i1 [ false, %3 ], [ %10, %7 ]
  ret i1 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define internal zeroext i1 @has_code(%struct.category* noundef readnone %0, %struct.error* nocapture noundef readonly %1, i32 noundef %2) #11 {
  %4 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %5 = load %struct.category*, %struct.category** %4, align 8
  %6 = icmp eq %struct.category* %5, %0
  br i1 %6, label %7, label %11

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 0
  %9 = load i32, i32* %8, align 8
  %10 = icmp eq i32 %9, %2
  br label %11

11:                                               ; preds = %7, %3
  %12 = phi i1 [ false, %3 ], [ %10, %7 ]
  ret i1 %12
}

define dso_local { i32, %struct.category* } @_ZNKSt10error_code23default_error_conditionEv(%struct.error* nocapture noundef readonly %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load %struct.category*, %struct.category** %2, align 8
  %4 = getelementptr inbounds %struct.category, %struct.category* %3, i64 0, i32 0
  %5 = load i8**, i8*** %4, align 8
  %6 = getelementptr inbounds i8*, i8** %5, i64 5
  %7 = bitcast i8** %6 to { i32, %struct.category* } (%struct.category*, i32)**
  %8 = load { i32, %struct.category* } (%struct.category*, i32)*, { i32, %struct.category* } (%struct.category*, i32)** %7, align 8
  %9 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 0
  %10 = load i32, i32* %9, align 8
  %11 = call { i32, %struct.category* } %8(%struct.category* noundef %3, i32 noundef %10) #26
  ret { i32, %struct.category* } %11
}

; Function Attrs: noreturn
define dso_local void @_ZSt20__throw_system_errori(i32 noundef %0) local_unnamed_addr #2 {
  %2 = call fastcc %struct.exception* @new_exception(i8** noundef getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12system_error, i64 0, i64 0)) #26
  %3 = call fastcc i8* @error_text(i32 noundef %0) #26
  br label %4

4:                                                ; preds = %4, %1
  %5 = phi i64 [ 0, %1 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, i8* %3, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = icmp eq i8 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4, !llvm.loop !35

10:                                               ; preds = %4
  call fastcc void @set_text(%struct.exception* noundef nonnull %2, i8* noundef %3, i64 noundef %5) #26
  %11 = getelementptr inbounds %struct.exception, %struct.exception* %2, i64 0, i32 2, i32 0
  store i32 %0, i32* %11, align 8
  %12 = getelementptr inbounds %struct.exception, %struct.exception* %2, i64 0, i32 2, i32 1
  store %struct.category* @generic, %struct.category** %12, align 8
  %13 = bitcast %struct.exception* %2 to i8*
  call void @__cxa_throw(i8* noundef nonnull %13, %struct.type* noundef bitcast ([3 x i8*]* @_ZTISt12system_error to %struct.type*), void (i8*)* noundef bitcast (void (%struct.exception*)* @_ZNSt12system_errorD1Ev to void (i8*)*)) #27
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define internal fastcc i8* @error_text(i32 noundef %0) unnamed_addr #5 {
  switch i32 %0, label %8 [
    i32 0, label %9
    i32 1, label %2
    i32 11, label %3
    i32 16, label %4
    i32 22, label %5
    i32 35, label %6
    i32 110, label %7
  ]

2:                                                ; preds = %1
  br label %9

3:                                                ; preds = %1
  br label %9

4:                                                ; preds = %1
  br label %9

5:                                                ; preds = %1
  br label %9

6:                                                ; preds = %1
  br label %9

7:                                                ; preds = %1
  br label %9

8:                                                ; preds = %1
  br label %9

9:                                                ; preds = %1, %8, %7, %6, %5, %4, %3, %2
  %10 = phi i8* [ getelementptr inbounds ([14 x i8], [14 x i8]* @.str.181, i64 0, i64 0), %8 ], [ getelementptr inbounds ([21 x i8], [21 x i8]* @.str.180, i64 0, i64 0), %7 ], [ getelementptr inbounds ([26 x i8], [26 x i8]* @.str.179, i64 0, i64 0), %6 ], [ getelementptr inbounds ([17 x i8], [17 x i8]* @.str.178, i64 0, i64 0), %5 ], [ getelementptr inbounds ([24 x i8], [24 x i8]* @.str.177, i64 0, i64 0), %4 ], [ getelementptr inbounds ([33 x i8], [33 x i8]* @.str.176, i64 0, i64 0), %3 ], [ getelementptr inbounds ([24 x i8], [24 x i8]* @.str.175, i64 0, i64 0), %2 ], [ getelementptr inbounds ([8 x i8], [8 x i8]* @.str.174, i64 0, i64 0), %1 ]
  ret i8* %10
}

; Function Attrs: noreturn
define dso_local void @_ZSt20__throw_future_errori(i32 noundef %0) local_unnamed_addr #2 {
  %2 = call fastcc %struct.exception* @new_exception(i8** noundef getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12future_error, i64 0, i64 0)) #26
  %3 = call fastcc i8* @future_text(i32 noundef %0) #26
  br label %4

4:                                                ; preds = %4, %1
  %5 = phi i64 [ 0, %1 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, i8* %3, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = icmp eq i8 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4, !llvm.loop !35

10:                                               ; preds = %4
  call fastcc void @set_text(%struct.exception* noundef nonnull %2, i8* noundef %3, i64 noundef %5) #26
  %11 = getelementptr inbounds %struct.exception, %struct.exception* %2, i64 0, i32 2, i32 0
  store i32 %0, i32* %11, align 8
  %12 = getelementptr inbounds %struct.exception, %struct.exception* %2, i64 0, i32 2, i32 1
  store %struct.category* @future, %struct.category** %12, align 8
  %13 = bitcast %struct.exception* %2 to i8*
  call void @__cxa_throw(i8* noundef nonnull %13, %struct.type* noundef bitcast ([3 x i8*]* @_ZTISt12future_error to %struct.type*), void (i8*)* noundef bitcast (void (%struct.exception*)* @_ZNSt12future_errorD1Ev to void (i8*)*)) #27
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define internal fastcc i8* @future_text(i32 noundef %0) unnamed_addr #5 {
  %2 = add i32 %0, -1
  %3 = icmp ult i32 %2, 4
  br i1 %3, label %4, label %8

4:                                                ; preds = %1
  %5 = sext i32 %2 to i64
  %6 = getelementptr inbounds [4 x i8*], [4 x i8*]* @switch.table.future_message.191, i64 0, i64 %5
  %7 = load i8*, i8** %6, align 8
  br label %8

8:                                                ; preds = %1, %4
  %9 = phi i8* [ %7, %4 ], [ getelementptr inbounds ([14 x i8], [14 x i8]* @.str.181, i64 0, i64 0), %1 ]
  ret i8* %9
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local %struct.node* @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(%struct.node* noundef readonly %0) local_unnamed_addr #18 {
  %2 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 3
  %3 = load %struct.node*, %struct.node** %2, align 8
  %4 = icmp eq %struct.node* %3, null
  br i1 %4, label %10, label %5

5:                                                ; preds = %1, %5
  %6 = phi %struct.node* [ %8, %5 ], [ %3, %1 ]
  %7 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 2
  %8 = load %struct.node*, %struct.node** %7, align 8
  %9 = icmp eq %struct.node* %8, null
  br i1 %9, label %22, label %5, !llvm.loop !114

10:                                               ; preds = %1, %10
  %11 = phi %struct.node* [ %13, %10 ], [ %0, %1 ]
  %12 = getelementptr inbounds %struct.node, %struct.node* %11, i64 0, i32 1
  %13 = load %struct.node*, %struct.node** %12, align 8
  %14 = getelementptr inbounds %struct.node, %struct.node* %13, i64 0, i32 3
  %15 = load %struct.node*, %struct.node** %14, align 8
  %16 = icmp eq %struct.node* %11, %15
  br i1 %16, label %10, label %17, !llvm.loop !115

17:                                               ; preds = %10
  %18 = getelementptr inbounds %struct.node, %struct.node* %11, i64 0, i32 3
  %19 = load %struct.node*, %struct.node** %18, align 8
  %20 = icmp eq %struct.node* %19, %13
  %21 = select i1 %20, %struct.node* %11, %struct.node* %13
  br label %22

22:                                               ; preds = %5, %17
  %23 = phi %struct.node* [ %21, %17 ], [ %6, %5 ]
  ret %struct.node* %23
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local %struct.node* @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(%struct.node* noundef readonly %0) local_unnamed_addr #18 {
  %2 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %14

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  %7 = load %struct.node*, %struct.node** %6, align 8
  %8 = getelementptr inbounds %struct.node, %struct.node* %7, i64 0, i32 1
  %9 = load %struct.node*, %struct.node** %8, align 8
  %10 = icmp eq %struct.node* %9, %0
  br i1 %10, label %11, label %14

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 3
  %13 = load %struct.node*, %struct.node** %12, align 8
  br label %30

14:                                               ; preds = %5, %1
  %15 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 2
  %16 = load %struct.node*, %struct.node** %15, align 8
  %17 = icmp eq %struct.node* %16, null
  br i1 %17, label %23, label %18

18:                                               ; preds = %14, %18
  %19 = phi %struct.node* [ %21, %18 ], [ %16, %14 ]
  %20 = getelementptr inbounds %struct.node, %struct.node* %19, i64 0, i32 3
  %21 = load %struct.node*, %struct.node** %20, align 8
  %22 = icmp eq %struct.node* %21, null
  br i1 %22, label %30, label %18, !llvm.loop !116

23:                                               ; preds = %14, %23
  %24 = phi %struct.node* [ %26, %23 ], [ %0, %14 ]
  %25 = getelementptr inbounds %struct.node, %struct.node* %24, i64 0, i32 1
  %26 = load %struct.node*, %struct.node** %25, align 8
  %27 = getelementptr inbounds %struct.node, %struct.node* %26, i64 0, i32 2
  %28 = load %struct.node*, %struct.node** %27, align 8
  %29 = icmp eq %struct.node* %24, %28
  br i1 %29, label %23, label %30, !llvm.loop !117

30:                                               ; preds = %18, %23, %11
  %31 = phi %struct.node* [ %13, %11 ], [ %26, %23 ], [ %19, %18 ]
  ret %struct.node* %31
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local %struct.node* @_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(%struct.node* noundef readonly %0) local_unnamed_addr #18 {
  %2 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 3
  %3 = load %struct.node*, %struct.node** %2, align 8
  %4 = icmp eq %struct.node* %3, null
  br i1 %4, label %10, label %5

5:                                                ; preds = %1, %5
  %6 = phi %struct.node* [ %8, %5 ], [ %3, %1 ]
  %7 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 2
  %8 = load %struct.node*, %struct.node** %7, align 8
  %9 = icmp eq %struct.node* %8, null
  br i1 %9, label %22, label %5, !llvm.loop !114

10:                                               ; preds = %1, %10
  %11 = phi %struct.node* [ %13, %10 ], [ %0, %1 ]
  %12 = getelementptr inbounds %struct.node, %struct.node* %11, i64 0, i32 1
  %13 = load %struct.node*, %struct.node** %12, align 8
  %14 = getelementptr inbounds %struct.node, %struct.node* %13, i64 0, i32 3
  %15 = load %struct.node*, %struct.node** %14, align 8
  %16 = icmp eq %struct.node* %11, %15
  br i1 %16, label %10, label %17, !llvm.loop !115

17:                                               ; preds = %10
  %18 = getelementptr inbounds %struct.node, %struct.node* %11, i64 0, i32 3
  %19 = load %struct.node*, %struct.node** %18, align 8
  %20 = icmp eq %struct.node* %19, %13
  %21 = select i1 %20, %struct.node* %11, %struct.node* %13
  br label %22

22:                                               ; preds = %5, %17
  %23 = phi %struct.node* [ %21, %17 ], [ %6, %5 ]
  ret %struct.node* %23
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local %struct.node* @_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(%struct.node* noundef readonly %0) local_unnamed_addr #18 {
  %2 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %14

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  %7 = load %struct.node*, %struct.node** %6, align 8
  %8 = getelementptr inbounds %struct.node, %struct.node* %7, i64 0, i32 1
  %9 = load %struct.node*, %struct.node** %8, align 8
  %10 = icmp eq %struct.node* %9, %0
  br i1 %10, label %11, label %14

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 3
  %13 = load %struct.node*, %struct.node** %12, align 8
  br label %30

14:                                               ; preds = %5, %1
  %15 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 2
  %16 = load %struct.node*, %struct.node** %15, align 8
  %17 = icmp eq %struct.node* %16, null
  br i1 %17, label %23, label %18

18:                                               ; preds = %14, %18
  %19 = phi %struct.node* [ %21, %18 ], [ %16, %14 ]
  %20 = getelementptr inbounds %struct.node, %struct.node* %19, i64 0, i32 3
  %21 = load %struct.node*, %struct.node** %20, align 8
  %22 = icmp eq %struct.node* %21, null
  br i1 %22, label %30, label %18, !llvm.loop !116

23:                                               ; preds = %14, %23
  %24 = phi %struct.node* [ %26, %23 ], [ %0, %14 ]
  %25 = getelementptr inbounds %struct.node, %struct.node* %24, i64 0, i32 1
  %26 = load %struct.node*, %struct.node** %25, align 8
  %27 = getelementptr inbounds %struct.node, %struct.node* %26, i64 0, i32 2
  %28 = load %struct.node*, %struct.node** %27, align 8
  %29 = icmp eq %struct.node* %24, %28
  br i1 %29, label %23, label %30, !llvm.loop !117

30:                                               ; preds = %18, %23, %11
  %31 = phi %struct.node* [ %13, %11 ], [ %26, %23 ], [ %19, %18 ]
  ret %struct.node* %31
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %0, %struct.node* noundef %1, %struct.node* noundef %2, %struct.node* noundef %3) local_unnamed_addr #19 {
  %5 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 1
  store %struct.node* %2, %struct.node** %5, align 8
  %6 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 2
  store %struct.node* null, %struct.node** %6, align 8
  %7 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 3
  store %struct.node* null, %struct.node** %7, align 8
  %8 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 0
  store i32 0, i32* %8, align 8
  %9 = icmp eq %struct.node* %2, %3
  br i1 %9, label %10, label %14

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 3
  store %struct.node* %1, %struct.node** %11, align 8
  %12 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 2
  store %struct.node* %1, %struct.node** %12, align 8
  %13 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 1
  br label %25

14:                                               ; preds = %4
  br i1 %0, label %15, label %20

15:                                               ; preds = %14
  %16 = getelementptr inbounds %struct.node, %struct.node* %2, i64 0, i32 2
  store %struct.node* %1, %struct.node** %16, align 8
  %17 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 2
  %18 = load %struct.node*, %struct.node** %17, align 8
  %19 = icmp eq %struct.node* %18, %2
  br i1 %19, label %25, label %27

20:                                               ; preds = %14
  %21 = getelementptr inbounds %struct.node, %struct.node* %2, i64 0, i32 3
  store %struct.node* %1, %struct.node** %21, align 8
  %22 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 3
  %23 = load %struct.node*, %struct.node** %22, align 8
  %24 = icmp eq %struct.node* %23, %2
  br i1 %24, label %25, label %27

25:                                               ; preds = %20, %15, %10
  %26 = phi %struct.node** [ %13, %10 ], [ %17, %15 ], [ %22, %20 ]
  store %struct.node* %1, %struct.node** %26, align 8
  br label %27

27:                                               ; preds = %25, %15, %20
  %28 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 1
  br label %29

29:                                               ; preds = %118, %27
  %30 = phi %struct.node* [ %1, %27 ], [ %119, %118 ]
  %31 = load %struct.node*, %struct.node** %28, align 8
  %32 = icmp eq %struct.node* %30, %31
  br i1 %32, label %121, label %33

33:                                               ; preds = %29
  %34 = getelementptr inbounds %struct.node, %struct.node* %30, i64 0, i32 1
  %35 = load %struct.node*, %struct.node** %34, align 8
  %36 = icmp eq %struct.node* %35, null
  br i1 %36, label %121, label %37

37:                                               ; preds = %33
  %38 = getelementptr inbounds %struct.node, %struct.node* %35, i64 0, i32 0
  %39 = load i32, i32* %38, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %121

41:                                               ; preds = %37
  %42 = getelementptr inbounds %struct.node, %struct.node* %35, i64 0, i32 1
  %43 = load %struct.node*, %struct.node** %42, align 8
  %44 = getelementptr inbounds %struct.node, %struct.node* %43, i64 0, i32 2
  %45 = load %struct.node*, %struct.node** %44, align 8
  %46 = icmp eq %struct.node* %35, %45
  br i1 %46, label %47, label %50

47:                                               ; preds = %41
  %48 = getelementptr inbounds %struct.node, %struct.node* %43, i64 0, i32 3
  %49 = load %struct.node*, %struct.node** %48, align 8
  br label %50

50:                                               ; preds = %41, %47
  %51 = phi %struct.node* [ %49, %47 ], [ %45, %41 ]
  %52 = icmp eq %struct.node* %51, null
  br i1 %52, label %61, label %53

53:                                               ; preds = %50
  %54 = getelementptr inbounds %struct.node, %struct.node* %51, i64 0, i32 0
  %55 = load i32, i32* %54, align 8
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %61

57:                                               ; preds = %53
  %58 = getelementptr inbounds %struct.node, %struct.node* %51, i64 0, i32 0
  store i32 1, i32* %58, align 8
  %59 = getelementptr inbounds %struct.node, %struct.node* %35, i64 0, i32 0
  store i32 1, i32* %59, align 8
  %60 = getelementptr inbounds %struct.node, %struct.node* %43, i64 0, i32 0
  store i32 0, i32* %60, align 8
  br label %118, !llvm.loop !118

61:                                               ; preds = %50, %53
  %62 = getelementptr inbounds %struct.node, %struct.node* %35, i64 0, i32 3
  %63 = getelementptr inbounds %struct.node, %struct.node* %35, i64 0, i32 2
  %64 = select i1 %46, %struct.node** %62, %struct.node** %63
  %65 = load %struct.node*, %struct.node** %64, align 8
  %66 = icmp eq %struct.node* %30, %65
  br i1 %66, label %67, label %86

67:                                               ; preds = %61
  %68 = getelementptr inbounds %struct.node, %struct.node* %65, i64 0, i32 2
  %69 = getelementptr inbounds %struct.node, %struct.node* %65, i64 0, i32 3
  %70 = select i1 %46, %struct.node** %68, %struct.node** %69
  %71 = load %struct.node*, %struct.node** %70, align 8
  %72 = icmp eq %struct.node* %43, %3
  %73 = getelementptr inbounds %struct.node, %struct.node* %43, i64 0, i32 3
  %74 = select i1 %46, %struct.node** %44, %struct.node** %73
  %75 = select i1 %72, %struct.node** %28, %struct.node** %74
  store %struct.node* %65, %struct.node** %75, align 8
  %76 = icmp eq %struct.node* %65, null
  br i1 %76, label %79, label %77

77:                                               ; preds = %67
  %78 = getelementptr inbounds %struct.node, %struct.node* %65, i64 0, i32 1
  store %struct.node* %43, %struct.node** %78, align 8
  br label %79

79:                                               ; preds = %77, %67
  %80 = select i1 %46, %struct.node** %62, %struct.node** %63
  %81 = select i1 %46, %struct.node** %68, %struct.node** %69
  store %struct.node* %71, %struct.node** %80, align 8
  store %struct.node* %35, %struct.node** %81, align 8
  %82 = icmp eq %struct.node* %71, null
  br i1 %82, label %85, label %83

83:                                               ; preds = %79
  %84 = getelementptr inbounds %struct.node, %struct.node* %71, i64 0, i32 1
  store %struct.node* %35, %struct.node** %84, align 8
  br label %85

85:                                               ; preds = %79, %83
  store %struct.node* %65, %struct.node** %42, align 8
  br label %86

86:                                               ; preds = %85, %61
  %87 = phi %struct.node* [ %30, %85 ], [ %35, %61 ]
  %88 = getelementptr inbounds %struct.node, %struct.node* %87, i64 0, i32 0
  store i32 1, i32* %88, align 8
  %89 = getelementptr inbounds %struct.node, %struct.node* %43, i64 0, i32 0
  store i32 0, i32* %89, align 8
  %90 = getelementptr inbounds %struct.node, %struct.node* %43, i64 0, i32 3
  %91 = select i1 %46, %struct.node** %44, %struct.node** %90
  %92 = load %struct.node*, %struct.node** %91, align 8
  %93 = getelementptr inbounds %struct.node, %struct.node* %92, i64 0, i32 2
  %94 = getelementptr inbounds %struct.node, %struct.node* %92, i64 0, i32 3
  %95 = select i1 %46, %struct.node** %94, %struct.node** %93
  %96 = load %struct.node*, %struct.node** %95, align 8
  %97 = getelementptr inbounds %struct.node, %struct.node* %43, i64 0, i32 1
  %98 = load %struct.node*, %struct.node** %97, align 8
  %99 = icmp eq %struct.node* %98, %3
  br i1 %99, label %106, label %100

100:                                              ; preds = %86
  %101 = getelementptr inbounds %struct.node, %struct.node* %98, i64 0, i32 2
  %102 = load %struct.node*, %struct.node** %101, align 8
  %103 = icmp eq %struct.node* %102, %43
  %104 = getelementptr inbounds %struct.node, %struct.node* %98, i64 0, i32 3
  %105 = select i1 %103, %struct.node** %101, %struct.node** %104
  br label %106

106:                                              ; preds = %100, %86
  %107 = phi %struct.node** [ %28, %86 ], [ %105, %100 ]
  store %struct.node* %92, %struct.node** %107, align 8
  %108 = icmp eq %struct.node* %92, null
  br i1 %108, label %111, label %109

109:                                              ; preds = %106
  %110 = getelementptr inbounds %struct.node, %struct.node* %92, i64 0, i32 1
  store %struct.node* %98, %struct.node** %110, align 8
  br label %111

111:                                              ; preds = %109, %106
  %112 = select i1 %46, %struct.node** %44, %struct.node** %90
  %113 = select i1 %46, %struct.node** %94, %struct.node** %93
  store %struct.node* %96, %struct.node** %112, align 8
  store %struct.node* %43, %struct.node** %113, align 8
  %114 = icmp eq %struct.node* %96, null
  br i1 %114, label %117, label %115

115:                                              ; preds = %111
  %116 = getelementptr inbounds %struct.node, %struct.node* %96, i64 0, i32 1
  store %struct.node* %43, %struct.node** %116, align 8
  br label %117

117:                                              ; preds = %111, %115
  store %struct.node* %92, %struct.node** %97, align 8
  br label %118

118:                                              ; preds = %117, %57
  %119 = phi %struct.node* [ %43, %57 ], [ %30, %117 ]
  %120 = phi i1 [ true, %57 ], [ false, %117 ]
  br i1 %120, label %29, label %121

121:                                              ; preds = %33, %118, %29, %37
  %122 = load %struct.node*, %struct.node** %28, align 8
  %123 = getelementptr inbounds %struct.node, %struct.node* %122, i64 0, i32 0
  store i32 1, i32* %123, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local %struct.node* @_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(%struct.node* noundef readonly returned %0, %struct.node* noundef %1) local_unnamed_addr #19 {
  %3 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 2
  %4 = load %struct.node*, %struct.node** %3, align 8
  %5 = icmp eq %struct.node* %4, %0
  br i1 %5, label %6, label %20

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 3
  %8 = load %struct.node*, %struct.node** %7, align 8
  %9 = icmp eq %struct.node* %8, null
  br i1 %9, label %15, label %10

10:                                               ; preds = %6, %10
  %11 = phi %struct.node* [ %13, %10 ], [ %8, %6 ]
  %12 = getelementptr inbounds %struct.node, %struct.node* %11, i64 0, i32 2
  %13 = load %struct.node*, %struct.node** %12, align 8
  %14 = icmp eq %struct.node* %13, null
  br i1 %14, label %18, label %10, !llvm.loop !114

15:                                               ; preds = %6
  %16 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  %17 = load %struct.node*, %struct.node** %16, align 8
  br label %18

18:                                               ; preds = %10, %15
  %19 = phi %struct.node* [ %17, %15 ], [ %11, %10 ]
  store %struct.node* %19, %struct.node** %3, align 8
  br label %20

20:                                               ; preds = %18, %2
  %21 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 3
  %22 = load %struct.node*, %struct.node** %21, align 8
  %23 = icmp eq %struct.node* %22, %0
  br i1 %23, label %24, label %38

24:                                               ; preds = %20
  %25 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 2
  %26 = load %struct.node*, %struct.node** %25, align 8
  %27 = icmp eq %struct.node* %26, null
  br i1 %27, label %33, label %28

28:                                               ; preds = %24, %28
  %29 = phi %struct.node* [ %31, %28 ], [ %26, %24 ]
  %30 = getelementptr inbounds %struct.node, %struct.node* %29, i64 0, i32 3
  %31 = load %struct.node*, %struct.node** %30, align 8
  %32 = icmp eq %struct.node* %31, null
  br i1 %32, label %36, label %28, !llvm.loop !116

33:                                               ; preds = %24
  %34 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  %35 = load %struct.node*, %struct.node** %34, align 8
  br label %36

36:                                               ; preds = %28, %33
  %37 = phi %struct.node* [ %35, %33 ], [ %29, %28 ]
  store %struct.node* %37, %struct.node** %21, align 8
  br label %38

38:                                               ; preds = %36, %20
  %39 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 2
  %40 = load %struct.node*, %struct.node** %39, align 8
  %41 = icmp eq %struct.node* %40, null
  br i1 %41, label %91, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 3
  %44 = load %struct.node*, %struct.node** %43, align 8
  %45 = icmp eq %struct.node* %44, null
  br i1 %45, label %90, label %46

46:                                               ; preds = %42, %46
  %47 = phi %struct.node* [ %49, %46 ], [ %44, %42 ]
  %48 = getelementptr inbounds %struct.node, %struct.node* %47, i64 0, i32 2
  %49 = load %struct.node*, %struct.node** %48, align 8
  %50 = icmp eq %struct.node* %49, null
  br i1 %50, label %51, label %46, !llvm.loop !114

51:                                               ; preds = %46
  %52 = getelementptr inbounds %struct.node, %struct.node* %47, i64 0, i32 2
  %53 = getelementptr inbounds %struct.node, %struct.node* %47, i64 0, i32 0
  %54 = load i32, i32* %53, align 8
  %55 = getelementptr inbounds %struct.node, %struct.node* %47, i64 0, i32 3
  %56 = load %struct.node*, %struct.node** %55, align 8
  %57 = getelementptr inbounds %struct.node, %struct.node* %47, i64 0, i32 1
  %58 = load %struct.node*, %struct.node** %57, align 8
  %59 = icmp eq %struct.node* %58, %0
  br i1 %59, label %68, label %60

60:                                               ; preds = %51
  %61 = getelementptr inbounds %struct.node, %struct.node* %58, i64 0, i32 2
  store %struct.node* %56, %struct.node** %61, align 8
  %62 = icmp eq %struct.node* %56, null
  br i1 %62, label %65, label %63

63:                                               ; preds = %60
  %64 = getelementptr inbounds %struct.node, %struct.node* %56, i64 0, i32 1
  store %struct.node* %58, %struct.node** %64, align 8
  br label %65

65:                                               ; preds = %63, %60
  %66 = load %struct.node*, %struct.node** %43, align 8
  store %struct.node* %66, %struct.node** %55, align 8
  %67 = getelementptr inbounds %struct.node, %struct.node* %66, i64 0, i32 1
  store %struct.node* %47, %struct.node** %67, align 8
  br label %68

68:                                               ; preds = %51, %65
  %69 = phi %struct.node* [ %58, %65 ], [ %47, %51 ]
  %70 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  %71 = load %struct.node*, %struct.node** %70, align 8
  %72 = icmp eq %struct.node* %71, %1
  br i1 %72, label %73, label %75

73:                                               ; preds = %68
  %74 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 1
  br label %81

75:                                               ; preds = %68
  %76 = getelementptr inbounds %struct.node, %struct.node* %71, i64 0, i32 2
  %77 = load %struct.node*, %struct.node** %76, align 8
  %78 = icmp eq %struct.node* %77, %0
  %79 = getelementptr inbounds %struct.node, %struct.node* %71, i64 0, i32 3
  %80 = select i1 %78, %struct.node** %76, %struct.node** %79
  br label %81

81:                                               ; preds = %75, %73
  %82 = phi %struct.node** [ %74, %73 ], [ %80, %75 ]
  store %struct.node* %47, %struct.node** %82, align 8
  %83 = icmp eq %struct.node* %47, null
  br i1 %83, label %85, label %84

84:                                               ; preds = %81
  store %struct.node* %71, %struct.node** %57, align 8
  br label %85

85:                                               ; preds = %81, %84
  %86 = load %struct.node*, %struct.node** %39, align 8
  store %struct.node* %86, %struct.node** %52, align 8
  %87 = getelementptr inbounds %struct.node, %struct.node* %86, i64 0, i32 1
  store %struct.node* %47, %struct.node** %87, align 8
  %88 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 0
  %89 = load i32, i32* %88, align 8
  store i32 %89, i32* %53, align 8
  br label %114

90:                                               ; preds = %42
  br i1 %41, label %91, label %94

91:                                               ; preds = %38, %90
  %92 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 3
  %93 = load %struct.node*, %struct.node** %92, align 8
  br label %94

94:                                               ; preds = %90, %91
  %95 = phi %struct.node* [ %93, %91 ], [ %40, %90 ]
  %96 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  %97 = load %struct.node*, %struct.node** %96, align 8
  %98 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 0
  %99 = load i32, i32* %98, align 8
  %100 = icmp eq %struct.node* %97, %1
  br i1 %100, label %101, label %103

101:                                              ; preds = %94
  %102 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 1
  br label %109

103:                                              ; preds = %94
  %104 = getelementptr inbounds %struct.node, %struct.node* %97, i64 0, i32 2
  %105 = load %struct.node*, %struct.node** %104, align 8
  %106 = icmp eq %struct.node* %105, %0
  %107 = getelementptr inbounds %struct.node, %struct.node* %97, i64 0, i32 3
  %108 = select i1 %106, %struct.node** %104, %struct.node** %107
  br label %109

109:                                              ; preds = %103, %101
  %110 = phi %struct.node** [ %102, %101 ], [ %108, %103 ]
  store %struct.node* %95, %struct.node** %110, align 8
  %111 = icmp eq %struct.node* %95, null
  br i1 %111, label %114, label %112

112:                                              ; preds = %109
  %113 = getelementptr inbounds %struct.node, %struct.node* %95, i64 0, i32 1
  store %struct.node* %97, %struct.node** %113, align 8
  br label %114

114:                                              ; preds = %112, %109, %85
  %115 = phi i32 [ %54, %85 ], [ %99, %109 ], [ %99, %112 ]
  %116 = phi %struct.node* [ %69, %85 ], [ %97, %109 ], [ %97, %112 ]
  %117 = phi %struct.node* [ %56, %85 ], [ %95, %109 ], [ %95, %112 ]
  %118 = icmp eq i32 %115, 0
  br i1 %118, label %287, label %119

119:                                              ; preds = %114
  %120 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 1
  br label %121

121:                                              ; preds = %119, %271
  %122 = phi %struct.node* [ %272, %271 ], [ %116, %119 ]
  %123 = phi %struct.node* [ %274, %271 ], [ %117, %119 ]
  %124 = load %struct.node*, %struct.node** %120, align 8
  %125 = icmp eq %struct.node* %123, %124
  br i1 %125, label %275, label %126

126:                                              ; preds = %121
  %127 = icmp eq %struct.node* %123, null
  br i1 %127, label %132, label %128

128:                                              ; preds = %126
  %129 = getelementptr inbounds %struct.node, %struct.node* %123, i64 0, i32 0
  %130 = load i32, i32* %129, align 8
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %275, label %132

132:                                              ; preds = %126, %128
  %133 = getelementptr inbounds %struct.node, %struct.node* %122, i64 0, i32 2
  %134 = load %struct.node*, %struct.node** %133, align 8
  %135 = icmp eq %struct.node* %123, %134
  br i1 %135, label %136, label %139

136:                                              ; preds = %132
  %137 = getelementptr inbounds %struct.node, %struct.node* %122, i64 0, i32 3
  %138 = load %struct.node*, %struct.node** %137, align 8
  br label %139

139:                                              ; preds = %132, %136
  %140 = phi %struct.node* [ %138, %136 ], [ %134, %132 ]
  %141 = icmp eq %struct.node* %140, null
  br i1 %141, label %178, label %142

142:                                              ; preds = %139
  %143 = getelementptr inbounds %struct.node, %struct.node* %140, i64 0, i32 0
  %144 = load i32, i32* %143, align 8
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %146, label %178

146:                                              ; preds = %142
  %147 = getelementptr inbounds %struct.node, %struct.node* %140, i64 0, i32 0
  store i32 1, i32* %147, align 8
  %148 = getelementptr inbounds %struct.node, %struct.node* %122, i64 0, i32 0
  store i32 0, i32* %148, align 8
  %149 = getelementptr inbounds %struct.node, %struct.node* %122, i64 0, i32 3
  %150 = select i1 %135, %struct.node** %149, %struct.node** %133
  %151 = load %struct.node*, %struct.node** %150, align 8
  %152 = getelementptr inbounds %struct.node, %struct.node* %151, i64 0, i32 2
  %153 = getelementptr inbounds %struct.node, %struct.node* %151, i64 0, i32 3
  %154 = select i1 %135, %struct.node** %152, %struct.node** %153
  %155 = load %struct.node*, %struct.node** %154, align 8
  %156 = getelementptr inbounds %struct.node, %struct.node* %122, i64 0, i32 1
  %157 = load %struct.node*, %struct.node** %156, align 8
  %158 = icmp eq %struct.node* %157, %1
  br i1 %158, label %165, label %159

159:                                              ; preds = %146
  %160 = getelementptr inbounds %struct.node, %struct.node* %157, i64 0, i32 2
  %161 = load %struct.node*, %struct.node** %160, align 8
  %162 = icmp eq %struct.node* %161, %122
  %163 = getelementptr inbounds %struct.node, %struct.node* %157, i64 0, i32 3
  %164 = select i1 %162, %struct.node** %160, %struct.node** %163
  br label %165

165:                                              ; preds = %159, %146
  %166 = phi %struct.node** [ %120, %146 ], [ %164, %159 ]
  store %struct.node* %151, %struct.node** %166, align 8
  %167 = icmp eq %struct.node* %151, null
  br i1 %167, label %170, label %168

168:                                              ; preds = %165
  %169 = getelementptr inbounds %struct.node, %struct.node* %151, i64 0, i32 1
  store %struct.node* %157, %struct.node** %169, align 8
  br label %170

170:                                              ; preds = %168, %165
  %171 = select i1 %135, %struct.node** %149, %struct.node** %133
  %172 = select i1 %135, %struct.node** %152, %struct.node** %153
  store %struct.node* %155, %struct.node** %171, align 8
  store %struct.node* %122, %struct.node** %172, align 8
  %173 = icmp eq %struct.node* %155, null
  br i1 %173, label %176, label %174

174:                                              ; preds = %170
  %175 = getelementptr inbounds %struct.node, %struct.node* %155, i64 0, i32 1
  store %struct.node* %122, %struct.node** %175, align 8
  br label %176

176:                                              ; preds = %170, %174
  store %struct.node* %151, %struct.node** %156, align 8
  %177 = load %struct.node*, %struct.node** %150, align 8
  br label %178

178:                                              ; preds = %139, %176, %142
  %179 = phi %struct.node* [ %177, %176 ], [ %140, %142 ], [ %140, %139 ]
  %180 = getelementptr inbounds %struct.node, %struct.node* %179, i64 0, i32 2
  %181 = getelementptr inbounds %struct.node, %struct.node* %179, i64 0, i32 3
  %182 = select i1 %135, %struct.node** %180, %struct.node** %181
  %183 = load %struct.node*, %struct.node** %182, align 8
  %184 = select i1 %135, %struct.node** %181, %struct.node** %180
  %185 = load %struct.node*, %struct.node** %184, align 8
  %186 = icmp eq %struct.node* %183, null
  br i1 %186, label %191, label %187

187:                                              ; preds = %178
  %188 = getelementptr inbounds %struct.node, %struct.node* %183, i64 0, i32 0
  %189 = load i32, i32* %188, align 8
  %190 = icmp eq i32 %189, 0
  br i1 %190, label %201, label %191

191:                                              ; preds = %178, %187
  %192 = icmp eq %struct.node* %185, null
  br i1 %192, label %197, label %193

193:                                              ; preds = %191
  %194 = getelementptr inbounds %struct.node, %struct.node* %185, i64 0, i32 0
  %195 = load i32, i32* %194, align 8
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %201, label %197

197:                                              ; preds = %191, %193
  %198 = getelementptr inbounds %struct.node, %struct.node* %179, i64 0, i32 0
  store i32 0, i32* %198, align 8
  %199 = getelementptr inbounds %struct.node, %struct.node* %122, i64 0, i32 1
  %200 = load %struct.node*, %struct.node** %199, align 8
  br label %271, !llvm.loop !119

201:                                              ; preds = %193, %187
  %202 = icmp eq %struct.node* %185, null
  br i1 %202, label %207, label %203

203:                                              ; preds = %201
  %204 = getelementptr inbounds %struct.node, %struct.node* %185, i64 0, i32 0
  %205 = load i32, i32* %204, align 8
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %236, label %207

207:                                              ; preds = %201, %203
  %208 = getelementptr inbounds %struct.node, %struct.node* %183, i64 0, i32 0
  store i32 1, i32* %208, align 8
  %209 = getelementptr inbounds %struct.node, %struct.node* %179, i64 0, i32 0
  store i32 0, i32* %209, align 8
  %210 = load %struct.node*, %struct.node** %182, align 8
  %211 = getelementptr inbounds %struct.node, %struct.node* %210, i64 0, i32 2
  %212 = getelementptr inbounds %struct.node, %struct.node* %210, i64 0, i32 3
  %213 = select i1 %135, %struct.node** %212, %struct.node** %211
  %214 = load %struct.node*, %struct.node** %213, align 8
  %215 = getelementptr inbounds %struct.node, %struct.node* %179, i64 0, i32 1
  %216 = load %struct.node*, %struct.node** %215, align 8
  %217 = icmp eq %struct.node* %216, %1
  br i1 %217, label %224, label %218

218:                                              ; preds = %207
  %219 = getelementptr inbounds %struct.node, %struct.node* %216, i64 0, i32 2
  %220 = load %struct.node*, %struct.node** %219, align 8
  %221 = icmp eq %struct.node* %220, %179
  %222 = getelementptr inbounds %struct.node, %struct.node* %216, i64 0, i32 3
  %223 = select i1 %221, %struct.node** %219, %struct.node** %222
  br label %224

224:                                              ; preds = %218, %207
  %225 = phi %struct.node** [ %120, %207 ], [ %223, %218 ]
  store %struct.node* %210, %struct.node** %225, align 8
  %226 = icmp eq %struct.node* %210, null
  br i1 %226, label %229, label %227

227:                                              ; preds = %224
  %228 = getelementptr inbounds %struct.node, %struct.node* %210, i64 0, i32 1
  store %struct.node* %216, %struct.node** %228, align 8
  br label %229

229:                                              ; preds = %227, %224
  %230 = select i1 %135, %struct.node** %180, %struct.node** %181
  %231 = select i1 %135, %struct.node** %212, %struct.node** %211
  store %struct.node* %214, %struct.node** %230, align 8
  store %struct.node* %179, %struct.node** %231, align 8
  %232 = icmp eq %struct.node* %214, null
  br i1 %232, label %235, label %233

233:                                              ; preds = %229
  %234 = getelementptr inbounds %struct.node, %struct.node* %214, i64 0, i32 1
  store %struct.node* %179, %struct.node** %234, align 8
  br label %235

235:                                              ; preds = %229, %233
  store %struct.node* %210, %struct.node** %215, align 8
  br label %236

236:                                              ; preds = %235, %203
  %237 = phi %struct.node* [ %179, %203 ], [ %183, %235 ]
  %238 = phi %struct.node* [ %185, %203 ], [ %179, %235 ]
  %239 = getelementptr inbounds %struct.node, %struct.node* %122, i64 0, i32 0
  %240 = load i32, i32* %239, align 8
  %241 = getelementptr inbounds %struct.node, %struct.node* %237, i64 0, i32 0
  store i32 %240, i32* %241, align 8
  %242 = getelementptr inbounds %struct.node, %struct.node* %238, i64 0, i32 0
  store i32 1, i32* %242, align 8
  store i32 1, i32* %239, align 8
  %243 = getelementptr inbounds %struct.node, %struct.node* %122, i64 0, i32 3
  %244 = select i1 %135, %struct.node** %243, %struct.node** %133
  %245 = load %struct.node*, %struct.node** %244, align 8
  %246 = getelementptr inbounds %struct.node, %struct.node* %245, i64 0, i32 2
  %247 = getelementptr inbounds %struct.node, %struct.node* %245, i64 0, i32 3
  %248 = select i1 %135, %struct.node** %246, %struct.node** %247
  %249 = load %struct.node*, %struct.node** %248, align 8
  %250 = getelementptr inbounds %struct.node, %struct.node* %122, i64 0, i32 1
  %251 = load %struct.node*, %struct.node** %250, align 8
  %252 = icmp eq %struct.node* %251, %1
  br i1 %252, label %259, label %253

253:                                              ; preds = %236
  %254 = getelementptr inbounds %struct.node, %struct.node* %251, i64 0, i32 2
  %255 = load %struct.node*, %struct.node** %254, align 8
  %256 = icmp eq %struct.node* %255, %122
  %257 = getelementptr inbounds %struct.node, %struct.node* %251, i64 0, i32 3
  %258 = select i1 %256, %struct.node** %254, %struct.node** %257
  br label %259

259:                                              ; preds = %253, %236
  %260 = phi %struct.node** [ %120, %236 ], [ %258, %253 ]
  store %struct.node* %245, %struct.node** %260, align 8
  %261 = icmp eq %struct.node* %245, null
  br i1 %261, label %264, label %262

262:                                              ; preds = %259
  %263 = getelementptr inbounds %struct.node, %struct.node* %245, i64 0, i32 1
  store %struct.node* %251, %struct.node** %263, align 8
  br label %264

264:                                              ; preds = %262, %259
  %265 = select i1 %135, %struct.node** %243, %struct.node** %133
  %266 = select i1 %135, %struct.node** %246, %struct.node** %247
  store %struct.node* %249, %struct.node** %265, align 8
  store %struct.node* %122, %struct.node** %266, align 8
  %267 = icmp eq %struct.node* %249, null
  br i1 %267, label %270, label %268

268:                                              ; preds = %264
  %269 = getelementptr inbounds %struct.node, %struct.node* %249, i64 0, i32 1
  store %struct.node* %122, %struct.node** %269, align 8
  br label %270

270:                                              ; preds = %264, %268
  store %struct.node* %245, %struct.node** %250, align 8
  br label %271

271:                                              ; preds = %270, %197
  %272 = phi %struct.node* [ %122, %270 ], [ %200, %197 ]
  %273 = phi i1 [ false, %270 ], [ true, %197 ]
  %274 = phi %struct.node* [ %123, %270 ], [ %122, %197 ]
  br i1 %273, label %121, label %275

275:                                              ; preds = %271, %121, %128
  %276 = phi %struct.node* [ %274, %271 ], [ %123, %128 ], [ %123, %121 ]
  %277 = icmp eq %struct.node* %276, null
  br i1 %277, label %287, label %278

278:                                              ; preds = %275
  %279 = getelementptr inbounds %struct.node, %struct.node* %276, i64 0, i32 0
  %280 = load i32, i32* %279, align 8
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %285, label %282

282:                                              ; preds = %278
  %283 = load %struct.node*, %struct.node** %120, align 8
  %284 = icmp eq %struct.node* %276, %283
  br i1 %284, label %285, label %287

285:                                              ; preds = %282, %278
  %286 = getelementptr inbounds %struct.node, %struct.node* %276, i64 0, i32 0
  store i32 1, i32* %286, align 8
  br label %287

287:                                              ; preds = %275, %282, %285, %114
  ret %struct.node* %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(%struct.link* noundef %0, %struct.link* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.link, %struct.link* %0, i64 0, i32 0
  store %struct.link* %1, %struct.link** %3, align 8
  %4 = getelementptr inbounds %struct.link, %struct.link* %1, i64 0, i32 1
  %5 = load %struct.link*, %struct.link** %4, align 8
  %6 = getelementptr inbounds %struct.link, %struct.link* %0, i64 0, i32 1
  store %struct.link* %5, %struct.link** %6, align 8
  %7 = load %struct.link*, %struct.link** %4, align 8
  %8 = getelementptr inbounds %struct.link, %struct.link* %7, i64 0, i32 0
  store %struct.link* %0, %struct.link** %8, align 8
  store %struct.link* %0, %struct.link** %4, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @_ZNSt8__detail15_List_node_base9_M_unhookEv(%struct.link* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.link, %struct.link* %0, i64 0, i32 0
  %3 = load %struct.link*, %struct.link** %2, align 8
  %4 = getelementptr inbounds %struct.link, %struct.link* %0, i64 0, i32 1
  %5 = load %struct.link*, %struct.link** %4, align 8
  %6 = getelementptr inbounds %struct.link, %struct.link* %5, i64 0, i32 0
  store %struct.link* %3, %struct.link** %6, align 8
  %7 = load %struct.link*, %struct.link** %4, align 8
  %8 = load %struct.link*, %struct.link** %2, align 8
  %9 = getelementptr inbounds %struct.link, %struct.link* %8, i64 0, i32 1
  store %struct.link* %7, %struct.link** %9, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(%struct.link* noundef %0, %struct.link* noundef %1, %struct.link* noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq %struct.link* %0, %2
  br i1 %4, label %17, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds %struct.link, %struct.link* %2, i64 0, i32 1
  %7 = load %struct.link*, %struct.link** %6, align 8
  %8 = getelementptr inbounds %struct.link, %struct.link* %1, i64 0, i32 1
  %9 = load %struct.link*, %struct.link** %8, align 8
  %10 = getelementptr inbounds %struct.link, %struct.link* %9, i64 0, i32 0
  store %struct.link* %2, %struct.link** %10, align 8
  %11 = load %struct.link*, %struct.link** %8, align 8
  store %struct.link* %11, %struct.link** %6, align 8
  %12 = getelementptr inbounds %struct.link, %struct.link* %0, i64 0, i32 1
  %13 = load %struct.link*, %struct.link** %12, align 8
  store %struct.link* %13, %struct.link** %8, align 8
  %14 = load %struct.link*, %struct.link** %12, align 8
  %15 = getelementptr inbounds %struct.link, %struct.link* %14, i64 0, i32 0
  store %struct.link* %1, %struct.link** %15, align 8
  %16 = getelementptr inbounds %struct.link, %struct.link* %7, i64 0, i32 0
  store %struct.link* %0, %struct.link** %16, align 8
  store %struct.link* %7, %struct.link** %12, align 8
  br label %17

17:                                               ; preds = %3, %5
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local void @_ZNSt8__detail15_List_node_base10_M_reverseEv(%struct.link* noundef %0) local_unnamed_addr #19 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi %struct.link* [ %0, %1 ], [ %5, %2 ]
  %4 = getelementptr inbounds %struct.link, %struct.link* %3, i64 0, i32 0
  %5 = load %struct.link*, %struct.link** %4, align 8
  %6 = getelementptr inbounds %struct.link, %struct.link* %3, i64 0, i32 1
  %7 = load %struct.link*, %struct.link** %6, align 8
  store %struct.link* %7, %struct.link** %4, align 8
  store %struct.link* %5, %struct.link** %6, align 8
  %8 = icmp eq %struct.link* %5, %0
  br i1 %8, label %9, label %2, !llvm.loop !120

9:                                                ; preds = %2
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
define dso_local void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(%struct.link* noundef %0, %struct.link* noundef %1) local_unnamed_addr #15 {
  %3 = alloca %struct.link, align 8
  %4 = bitcast %struct.link* %3 to i8*
  %5 = bitcast %struct.link* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %5)
  %6 = bitcast %struct.link* %0 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %4, i8* noundef nonnull align 8 dereferenceable(16) %6, i64 16, i1 false)
  %7 = bitcast %struct.link* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %6, i8* noundef nonnull align 8 dereferenceable(16) %7, i64 16, i1 false)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %7, i8* noundef nonnull align 8 dereferenceable(16) %4, i64 16, i1 false)
  %8 = getelementptr inbounds %struct.link, %struct.link* %0, i64 0, i32 0
  %9 = load %struct.link*, %struct.link** %8, align 8
  %10 = icmp eq %struct.link* %9, %1
  %11 = getelementptr inbounds %struct.link, %struct.link* %0, i64 0, i32 1
  br i1 %10, label %12, label %13

12:                                               ; preds = %2
  store %struct.link* %0, %struct.link** %11, align 8
  br label %18

13:                                               ; preds = %2
  %14 = load %struct.link*, %struct.link** %11, align 8
  %15 = getelementptr inbounds %struct.link, %struct.link* %14, i64 0, i32 0
  store %struct.link* %0, %struct.link** %15, align 8
  %16 = load %struct.link*, %struct.link** %8, align 8
  %17 = getelementptr inbounds %struct.link, %struct.link* %16, i64 0, i32 1
  br label %18

18:                                               ; preds = %12, %13
  %19 = phi %struct.link** [ %8, %12 ], [ %17, %13 ]
  store %struct.link* %0, %struct.link** %19, align 8
  %20 = getelementptr inbounds %struct.link, %struct.link* %1, i64 0, i32 0
  %21 = load %struct.link*, %struct.link** %20, align 8
  %22 = icmp eq %struct.link* %21, %0
  %23 = getelementptr inbounds %struct.link, %struct.link* %1, i64 0, i32 1
  br i1 %22, label %24, label %25

24:                                               ; preds = %18
  store %struct.link* %1, %struct.link** %23, align 8
  br label %30

25:                                               ; preds = %18
  %26 = load %struct.link*, %struct.link** %23, align 8
  %27 = getelementptr inbounds %struct.link, %struct.link* %26, i64 0, i32 0
  store %struct.link* %1, %struct.link** %27, align 8
  %28 = load %struct.link*, %struct.link** %20, align 8
  %29 = getelementptr inbounds %struct.link, %struct.link* %28, i64 0, i32 1
  br label %30

30:                                               ; preds = %24, %25
  %31 = phi %struct.link** [ %20, %24 ], [ %29, %25 ]
  store %struct.link* %1, %struct.link** %31, align 8
  %32 = bitcast %struct.link* %3 to i8*
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %32)
  ret void
}

define dso_local i64 @_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(%struct.rehash_policy* nocapture noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = icmp ugt i64 %1, 2
  br i1 %3, label %8, label %16

4:                                                ; preds = %8
  %5 = trunc i64 %10 to i32
  %6 = icmp ult i32 %5, 24
  %7 = icmp eq i64 %15, 25
  br i1 %7, label %16, label %8, !llvm.loop !121

8:                                                ; preds = %2, %4
  %9 = phi i1 [ %6, %4 ], [ true, %2 ]
  %10 = phi i64 [ %15, %4 ], [ 1, %2 ]
  %11 = getelementptr inbounds [25 x i32], [25 x i32]* @prime_from.primes, i64 0, i64 %10
  %12 = load i32, i32* %11, align 4
  %13 = zext i32 %12 to i64
  %14 = icmp ult i64 %13, %1
  %15 = add nuw nsw i64 %10, 1
  br i1 %14, label %4, label %16, !llvm.loop !121

16:                                               ; preds = %4, %8, %2
  %17 = phi i32 [ 2, %2 ], [ %12, %8 ], [ %12, %4 ]
  %18 = phi i1 [ true, %2 ], [ %6, %4 ], [ %9, %8 ]
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.186, i64 0, i64 0)) #27
  unreachable

20:                                               ; preds = %16
  %21 = zext i32 %17 to i64
  %22 = uitofp i32 %17 to double
  %23 = getelementptr inbounds %struct.rehash_policy, %struct.rehash_policy* %0, i64 0, i32 0
  %24 = load float, float* %23, align 8
  %25 = fpext float %24 to double
  %26 = fmul double %22, %25
  %27 = fptoui double %26 to i64
  %28 = getelementptr inbounds %struct.rehash_policy, %struct.rehash_policy* %0, i64 0, i32 1
  store i64 %27, i64* %28, align 8
  ret i64 %21
}

define dso_local { i8, i64 } @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(%struct.rehash_policy* nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #1 {
  %5 = add i64 %3, %2
  %6 = getelementptr inbounds %struct.rehash_policy, %struct.rehash_policy* %0, i64 0, i32 1
  %7 = load i64, i64* %6, align 8
  %8 = icmp ugt i64 %5, %7
  br i1 %8, label %9, label %59

9:                                                ; preds = %4
  %10 = icmp eq i64 %7, 0
  %11 = icmp ult i64 %5, 11
  %12 = and i1 %11, %10
  %13 = uitofp i64 %5 to double
  %14 = select i1 %12, double 1.100000e+01, double %13
  %15 = getelementptr inbounds %struct.rehash_policy, %struct.rehash_policy* %0, i64 0, i32 0
  %16 = load float, float* %15, align 8
  %17 = fpext float %16 to double
  %18 = fdiv double %14, %17
  %19 = fptoui double %18 to i64
  %20 = add i64 %19, 1
  %21 = icmp ugt i64 %20, %1
  br i1 %21, label %25, label %22

22:                                               ; preds = %9
  %23 = uitofp i64 %1 to double
  %24 = fmul double %23, %17
  br label %54

25:                                               ; preds = %9
  %26 = shl i64 %1, 1
  %27 = icmp ugt i64 %20, %26
  %28 = select i1 %27, i64 %20, i64 %26
  %29 = icmp ugt i64 %28, 2
  br i1 %29, label %30, label %46

30:                                               ; preds = %25
  %31 = icmp eq i64 %28, 3
  br i1 %31, label %46, label %32, !llvm.loop !121

32:                                               ; preds = %30, %37
  %33 = phi i64 [ %42, %37 ], [ 2, %30 ]
  %34 = phi i32 [ %39, %37 ], [ 3, %30 ]
  %35 = phi i64 [ %33, %37 ], [ 1, %30 ]
  %36 = icmp eq i64 %33, 25
  br i1 %36, label %46, label %37, !llvm.loop !121

37:                                               ; preds = %32
  %38 = getelementptr inbounds [25 x i32], [25 x i32]* @prime_from.primes, i64 0, i64 %33
  %39 = load i32, i32* %38, align 4
  %40 = zext i32 %39 to i64
  %41 = icmp ugt i64 %28, %40
  %42 = add nuw nsw i64 %33, 1
  br i1 %41, label %32, label %43, !llvm.loop !121

43:                                               ; preds = %37
  %44 = trunc i64 %35 to i32
  %45 = icmp ult i32 %44, 24
  br label %46

46:                                               ; preds = %32, %30, %43, %25
  %47 = phi i32 [ 2, %25 ], [ %39, %43 ], [ 3, %30 ], [ %34, %32 ]
  %48 = phi i1 [ true, %25 ], [ %45, %43 ], [ true, %30 ], [ false, %32 ]
  br i1 %48, label %50, label %49

49:                                               ; preds = %46
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.186, i64 0, i64 0)) #27
  unreachable

50:                                               ; preds = %46
  %51 = zext i32 %47 to i64
  %52 = uitofp i32 %47 to double
  %53 = fmul double %17, %52
  br label %54

54:                                               ; preds = %50, %22
  %55 = phi double [ %24, %22 ], [ %53, %50 ]
  %56 = phi i64 [ 0, %22 ], [ %51, %50 ]
  %57 = phi i8 [ 0, %22 ], [ 1, %50 ]
  %58 = fptoui double %55 to i64
  store i64 %58, i64* %6, align 8
  br label %59

59:                                               ; preds = %54, %4
  %60 = phi i64 [ 0, %4 ], [ %56, %54 ]
  %61 = phi i8 [ 0, %4 ], [ %57, %54 ]
  %62 = insertvalue { i8, i64 } poison, i8 %61, 0
  %63 = insertvalue { i8, i64 } %62, i64 %60, 1
  ret { i8, i64 } %63
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i64 @_ZSt11_Hash_bytesPKvmm(i8* nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #18 {
  %4 = xor i64 %2, -3750763034362895579
  %5 = icmp eq i64 %1, 0
  br i1 %5, label %6, label %10

6:                                                ; preds = %10, %3
  %7 = phi i64 [ %4, %3 ], [ %17, %10 ]
  %8 = lshr i64 %7, 32
  %9 = xor i64 %8, %7
  ret i64 %9

10:                                               ; preds = %3, %10
  %11 = phi i64 [ %18, %10 ], [ 0, %3 ]
  %12 = phi i64 [ %17, %10 ], [ %4, %3 ]
  %13 = getelementptr inbounds i8, i8* %0, i64 %11
  %14 = load i8, i8* %13, align 1
  %15 = zext i8 %14 to i64
  %16 = xor i64 %12, %15
  %17 = mul i64 %16, 1099511628211
  %18 = add nuw i64 %11, 1
  %19 = icmp eq i64 %18, %1
  br i1 %19, label %6, label %10, !llvm.loop !122
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i64 @_ZSt15_Fnv_hash_bytesPKvmm(i8* nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #18 {
  %4 = xor i64 %2, -3750763034362895579
  %5 = icmp eq i64 %1, 0
  br i1 %5, label %16, label %6

6:                                                ; preds = %3, %6
  %7 = phi i64 [ %14, %6 ], [ 0, %3 ]
  %8 = phi i64 [ %13, %6 ], [ %4, %3 ]
  %9 = getelementptr inbounds i8, i8* %0, i64 %7
  %10 = load i8, i8* %9, align 1
  %11 = zext i8 %10 to i64
  %12 = xor i64 %8, %11
  %13 = mul i64 %12, 1099511628211
  %14 = add nuw i64 %7, 1
  %15 = icmp eq i64 %14, %1
  br i1 %15, label %16, label %6, !llvm.loop !122

16:                                               ; preds = %6, %3
  %17 = phi i64 [ %4, %3 ], [ %13, %6 ]
  %18 = lshr i64 %17, 32
  %19 = xor i64 %18, %17
  ret i64 %19
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local nonnull %struct.resource* @_ZNSt3pmr19new_delete_resourceEv() local_unnamed_addr #5 {
  ret %struct.resource* @from_new
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local nonnull %struct.resource* @_ZNSt3pmr20null_memory_resourceEv() local_unnamed_addr #5 {
  ret %struct.resource* @from_nowhere
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local %struct.resource* @_ZNSt3pmr20get_default_resourceEv() local_unnamed_addr #9 {
  %1 = load atomic i64, i64* bitcast (%struct.resource** @default_resource to i64*) acquire, align 8
  %2 = inttoptr i64 %1 to %struct.resource*
  ret %struct.resource* %2
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local %struct.resource* @_ZNSt3pmr20set_default_resourceEPNS_15memory_resourceE(%struct.resource* noundef %0) local_unnamed_addr #9 {
  %2 = icmp eq %struct.resource* %0, null
  %3 = select i1 %2, %struct.resource* @from_new, %struct.resource* %0
  %4 = ptrtoint %struct.resource* %3 to i64
  %5 = atomicrmw xchg i64* bitcast (%struct.resource** @default_resource to i64*), i64 %4 acq_rel, align 8
  %6 = inttoptr i64 %5 to %struct.resource*
  ret %struct.resource* %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt3pmr15memory_resourceD2Ev(i8* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt3pmr15memory_resourceD1Ev(i8* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

define dso_local void @_ZNSt3pmr15memory_resourceD0Ev(i8* noundef %0) local_unnamed_addr #1 {
  call void @__fp_free(i8* noundef %0) #26
  ret void
}

define dso_local void @_ZNSt3pmr25monotonic_buffer_resource13_M_new_bufferEmm(%struct.monotonic* nocapture noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #1 {
  %4 = getelementptr inbounds %struct.monotonic, %struct.monotonic* %0, i64 0, i32 3
  %5 = load i64, i64* %4, align 8
  %6 = icmp ult i64 %5, %1
  %7 = select i1 %6, i64 %1, i64 %5
  %8 = getelementptr inbounds %struct.monotonic, %struct.monotonic* %0, i64 0, i32 7
  %9 = getelementptr inbounds %struct.monotonic, %struct.monotonic* %0, i64 0, i32 4
  %10 = load %struct.resource*, %struct.resource** %9, align 8
  %11 = add i64 %7, 7
  %12 = and i64 %11, -8
  %13 = add i64 %12, 32
  %14 = icmp ugt i64 %2, 8
  %15 = select i1 %14, i64 %2, i64 8
  %16 = getelementptr inbounds %struct.resource, %struct.resource* %10, i64 0, i32 0
  %17 = load %struct.resource_table*, %struct.resource_table** %16, align 8
  %18 = getelementptr inbounds %struct.resource_table, %struct.resource_table* %17, i64 0, i32 2
  %19 = load i8* (%struct.resource*, i64, i64)*, i8* (%struct.resource*, i64, i64)** %18, align 8
  %20 = call i8* %19(%struct.resource* noundef %10, i64 noundef %13, i64 noundef %15) #26
  %21 = getelementptr inbounds i8, i8* %20, i64 %12
  %22 = load %struct.block*, %struct.block** %8, align 8
  %23 = bitcast i8* %21 to %struct.block**
  store %struct.block* %22, %struct.block** %23, align 8
  %24 = getelementptr inbounds i8, i8* %21, i64 8
  %25 = bitcast i8* %24 to i8**
  store i8* %20, i8** %25, align 8
  %26 = getelementptr inbounds i8, i8* %21, i64 16
  %27 = bitcast i8* %26 to i64*
  store i64 %13, i64* %27, align 8
  %28 = getelementptr inbounds i8, i8* %21, i64 24
  %29 = bitcast i8* %28 to i64*
  store i64 %15, i64* %29, align 8
  %30 = bitcast %struct.block** %8 to i8**
  store i8* %21, i8** %30, align 8
  %31 = getelementptr inbounds %struct.monotonic, %struct.monotonic* %0, i64 0, i32 1
  store i8* %20, i8** %31, align 8
  %32 = getelementptr inbounds %struct.monotonic, %struct.monotonic* %0, i64 0, i32 2
  store i64 %7, i64* %32, align 8
  %33 = load i64, i64* %4, align 8
  %34 = lshr i64 %33, 1
  %35 = add i64 %34, %33
  store i64 %35, i64* %4, align 8
  ret void
}

define dso_local void @_ZNSt3pmr25monotonic_buffer_resource18_M_release_buffersEv(%struct.monotonic* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.monotonic, %struct.monotonic* %0, i64 0, i32 7
  %3 = getelementptr inbounds %struct.monotonic, %struct.monotonic* %0, i64 0, i32 4
  %4 = load %struct.resource*, %struct.resource** %3, align 8
  %5 = load %struct.block*, %struct.block** %2, align 8
  %6 = icmp eq %struct.block* %5, null
  br i1 %6, label %24, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.resource, %struct.resource* %4, i64 0, i32 0
  br label %9

9:                                                ; preds = %9, %7
  %10 = phi %struct.block* [ %5, %7 ], [ %22, %9 ]
  %11 = getelementptr inbounds %struct.block, %struct.block* %10, i64 0, i32 0
  %12 = load %struct.block*, %struct.block** %11, align 8
  %13 = getelementptr inbounds %struct.block, %struct.block* %10, i64 0, i32 1
  %14 = load i8*, i8** %13, align 8
  %15 = getelementptr inbounds %struct.block, %struct.block* %10, i64 0, i32 2
  %16 = load i64, i64* %15, align 8
  %17 = getelementptr inbounds %struct.block, %struct.block* %10, i64 0, i32 3
  %18 = load i64, i64* %17, align 8
  store %struct.block* %12, %struct.block** %2, align 8
  %19 = load %struct.resource_table*, %struct.resource_table** %8, align 8
  %20 = getelementptr inbounds %struct.resource_table, %struct.resource_table* %19, i64 0, i32 3
  %21 = load void (%struct.resource*, i8*, i64, i64)*, void (%struct.resource*, i8*, i64, i64)** %20, align 8
  call void %21(%struct.resource* noundef %4, i8* noundef %14, i64 noundef %16, i64 noundef %18) #26
  %22 = load %struct.block*, %struct.block** %2, align 8
  %23 = icmp eq %struct.block* %22, null
  br i1 %23, label %24, label %9, !llvm.loop !123

24:                                               ; preds = %9, %1
  ret void
}

define dso_local void @_ZNSt3pmr25monotonic_buffer_resourceD2Ev(%struct.monotonic* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.monotonic, %struct.monotonic* %0, i64 0, i32 7
  %3 = getelementptr inbounds %struct.monotonic, %struct.monotonic* %0, i64 0, i32 4
  %4 = load %struct.resource*, %struct.resource** %3, align 8
  %5 = load %struct.block*, %struct.block** %2, align 8
  %6 = icmp eq %struct.block* %5, null
  br i1 %6, label %24, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.resource, %struct.resource* %4, i64 0, i32 0
  br label %9

9:                                                ; preds = %9, %7
  %10 = phi %struct.block* [ %5, %7 ], [ %22, %9 ]
  %11 = getelementptr inbounds %struct.block, %struct.block* %10, i64 0, i32 0
  %12 = load %struct.block*, %struct.block** %11, align 8
  %13 = getelementptr inbounds %struct.block, %struct.block* %10, i64 0, i32 1
  %14 = load i8*, i8** %13, align 8
  %15 = getelementptr inbounds %struct.block, %struct.block* %10, i64 0, i32 2
  %16 = load i64, i64* %15, align 8
  %17 = getelementptr inbounds %struct.block, %struct.block* %10, i64 0, i32 3
  %18 = load i64, i64* %17, align 8
  store %struct.block* %12, %struct.block** %2, align 8
  %19 = load %struct.resource_table*, %struct.resource_table** %8, align 8
  %20 = getelementptr inbounds %struct.resource_table, %struct.resource_table* %19, i64 0, i32 3
  %21 = load void (%struct.resource*, i8*, i64, i64)*, void (%struct.resource*, i8*, i64, i64)** %20, align 8
  call void %21(%struct.resource* noundef %4, i8* noundef %14, i64 noundef %16, i64 noundef %18) #26
  %22 = load %struct.block*, %struct.block** %2, align 8
  %23 = icmp eq %struct.block* %22, null
  br i1 %23, label %24, label %9, !llvm.loop !123

24:                                               ; preds = %9, %1
  ret void
}

define dso_local void @_ZNSt3pmr25monotonic_buffer_resourceD1Ev(%struct.monotonic* nocapture noundef %0) #1 {
  %2 = getelementptr inbounds %struct.monotonic, %struct.monotonic* %0, i64 0, i32 7
  %3 = getelementptr inbounds %struct.monotonic, %struct.monotonic* %0, i64 0, i32 4
  %4 = load %struct.resource*, %struct.resource** %3, align 8
  %5 = load %struct.block*, %struct.block** %2, align 8
  %6 = icmp eq %struct.block* %5, null
  br i1 %6, label %24, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.resource, %struct.resource* %4, i64 0, i32 0
  br label %9

9:                                                ; preds = %9, %7
  %10 = phi %struct.block* [ %5, %7 ], [ %22, %9 ]
  %11 = getelementptr inbounds %struct.block, %struct.block* %10, i64 0, i32 0
  %12 = load %struct.block*, %struct.block** %11, align 8
  %13 = getelementptr inbounds %struct.block, %struct.block* %10, i64 0, i32 1
  %14 = load i8*, i8** %13, align 8
  %15 = getelementptr inbounds %struct.block, %struct.block* %10, i64 0, i32 2
  %16 = load i64, i64* %15, align 8
  %17 = getelementptr inbounds %struct.block, %struct.block* %10, i64 0, i32 3
  %18 = load i64, i64* %17, align 8
  store %struct.block* %12, %struct.block** %2, align 8
  %19 = load %struct.resource_table*, %struct.resource_table** %8, align 8
  %20 = getelementptr inbounds %struct.resource_table, %struct.resource_table* %19, i64 0, i32 3
  %21 = load void (%struct.resource*, i8*, i64, i64)*, void (%struct.resource*, i8*, i64, i64)** %20, align 8
  call void %21(%struct.resource* noundef %4, i8* noundef %14, i64 noundef %16, i64 noundef %18) #26
  %22 = load %struct.block*, %struct.block** %2, align 8
  %23 = icmp eq %struct.block* %22, null
  br i1 %23, label %24, label %9, !llvm.loop !123

24:                                               ; preds = %9, %1
  ret void
}

define dso_local void @_ZNSt3pmr25monotonic_buffer_resourceD0Ev(%struct.monotonic* noundef %0) #1 {
  %2 = getelementptr inbounds %struct.monotonic, %struct.monotonic* %0, i64 0, i32 7
  %3 = getelementptr inbounds %struct.monotonic, %struct.monotonic* %0, i64 0, i32 4
  %4 = load %struct.resource*, %struct.resource** %3, align 8
  %5 = load %struct.block*, %struct.block** %2, align 8
  %6 = icmp eq %struct.block* %5, null
  br i1 %6, label %24, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.resource, %struct.resource* %4, i64 0, i32 0
  br label %9

9:                                                ; preds = %9, %7
  %10 = phi %struct.block* [ %5, %7 ], [ %22, %9 ]
  %11 = getelementptr inbounds %struct.block, %struct.block* %10, i64 0, i32 0
  %12 = load %struct.block*, %struct.block** %11, align 8
  %13 = getelementptr inbounds %struct.block, %struct.block* %10, i64 0, i32 1
  %14 = load i8*, i8** %13, align 8
  %15 = getelementptr inbounds %struct.block, %struct.block* %10, i64 0, i32 2
  %16 = load i64, i64* %15, align 8
  %17 = getelementptr inbounds %struct.block, %struct.block* %10, i64 0, i32 3
  %18 = load i64, i64* %17, align 8
  store %struct.block* %12, %struct.block** %2, align 8
  %19 = load %struct.resource_table*, %struct.resource_table** %8, align 8
  %20 = getelementptr inbounds %struct.resource_table, %struct.resource_table* %19, i64 0, i32 3
  %21 = load void (%struct.resource*, i8*, i64, i64)*, void (%struct.resource*, i8*, i64, i64)** %20, align 8
  call void %21(%struct.resource* noundef %4, i8* noundef %14, i64 noundef %16, i64 noundef %18) #26
  %22 = load %struct.block*, %struct.block** %2, align 8
  %23 = icmp eq %struct.block* %22, null
  br i1 %23, label %24, label %9, !llvm.loop !123

24:                                               ; preds = %9, %1
  %25 = bitcast %struct.monotonic* %0 to i8*
  call void @__fp_free(i8* noundef %25) #26
  ret void
}

define internal i8* @monotonic_allocate(%struct.monotonic* nocapture noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  %4 = icmp eq i64 %1, 0
  %5 = select i1 %4, i64 1, i64 %1
  %6 = getelementptr inbounds %struct.monotonic, %struct.monotonic* %0, i64 0, i32 1
  %7 = load i8*, i8** %6, align 8
  %8 = icmp eq i8* %7, null
  %9 = ptrtoint i8* %7 to i64
  %10 = sub i64 0, %9
  %11 = add i64 %2, -1
  %12 = and i64 %11, %10
  %13 = select i1 %8, i64 0, i64 %12
  br i1 %8, label %19, label %14

14:                                               ; preds = %3
  %15 = getelementptr inbounds %struct.monotonic, %struct.monotonic* %0, i64 0, i32 2
  %16 = load i64, i64* %15, align 8
  %17 = add i64 %13, %5
  %18 = icmp ult i64 %16, %17
  br i1 %18, label %19, label %51

19:                                               ; preds = %14, %3
  %20 = getelementptr inbounds %struct.monotonic, %struct.monotonic* %0, i64 0, i32 3
  %21 = load i64, i64* %20, align 8
  %22 = icmp ult i64 %21, %5
  %23 = select i1 %22, i64 %5, i64 %21
  %24 = getelementptr inbounds %struct.monotonic, %struct.monotonic* %0, i64 0, i32 7
  %25 = getelementptr inbounds %struct.monotonic, %struct.monotonic* %0, i64 0, i32 4
  %26 = load %struct.resource*, %struct.resource** %25, align 8
  %27 = add i64 %23, 7
  %28 = and i64 %27, -8
  %29 = add i64 %28, 32
  %30 = icmp ugt i64 %2, 8
  %31 = select i1 %30, i64 %2, i64 8
  %32 = getelementptr inbounds %struct.resource, %struct.resource* %26, i64 0, i32 0
  %33 = load %struct.resource_table*, %struct.resource_table** %32, align 8
  %34 = getelementptr inbounds %struct.resource_table, %struct.resource_table* %33, i64 0, i32 2
  %35 = load i8* (%struct.resource*, i64, i64)*, i8* (%struct.resource*, i64, i64)** %34, align 8
  %36 = call i8* %35(%struct.resource* noundef %26, i64 noundef %29, i64 noundef %31) #26
  %37 = getelementptr inbounds i8, i8* %36, i64 %28
  %38 = load %struct.block*, %struct.block** %24, align 8
  %39 = bitcast i8* %37 to %struct.block**
  store %struct.block* %38, %struct.block** %39, align 8
  %40 = getelementptr inbounds i8, i8* %37, i64 8
  %41 = bitcast i8* %40 to i8**
  store i8* %36, i8** %41, align 8
  %42 = getelementptr inbounds i8, i8* %37, i64 16
  %43 = bitcast i8* %42 to i64*
  store i64 %29, i64* %43, align 8
  %44 = getelementptr inbounds i8, i8* %37, i64 24
  %45 = bitcast i8* %44 to i64*
  store i64 %31, i64* %45, align 8
  %46 = bitcast %struct.block** %24 to i8**
  store i8* %37, i8** %46, align 8
  store i8* %36, i8** %6, align 8
  %47 = getelementptr inbounds %struct.monotonic, %struct.monotonic* %0, i64 0, i32 2
  store i64 %23, i64* %47, align 8
  %48 = load i64, i64* %20, align 8
  %49 = lshr i64 %48, 1
  %50 = add i64 %49, %48
  store i64 %50, i64* %20, align 8
  br label %51

51:                                               ; preds = %19, %14
  %52 = phi i64 [ 0, %19 ], [ %13, %14 ]
  %53 = load i8*, i8** %6, align 8
  %54 = getelementptr inbounds i8, i8* %53, i64 %52
  %55 = getelementptr inbounds i8, i8* %54, i64 %5
  store i8* %55, i8** %6, align 8
  %56 = getelementptr inbounds %struct.monotonic, %struct.monotonic* %0, i64 0, i32 2
  %57 = load i64, i64* %56, align 8
  %58 = add i64 %52, %5
  %59 = sub i64 %57, %58
  store i64 %59, i64* %56, align 8
  ret i8* %54
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define internal void @keep(%struct.resource* nocapture noundef %0, i8* nocapture noundef %1, i64 noundef %2, i64 noundef %3) #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define internal zeroext i1 @same_resource(%struct.resource* noundef readnone %0, %struct.resource* noundef readnone %1) #5 {
  %3 = icmp eq %struct.resource* %0, %1
  ret i1 %3
}

define dso_local void @_ZNSt3pmr28unsynchronized_pool_resourceD2Ev(%struct.pool* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 2
  %3 = load %struct.pooled*, %struct.pooled** %2, align 8
  %4 = icmp eq %struct.pooled* %3, null
  br i1 %4, label %28, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 1
  br label %7

7:                                                ; preds = %7, %5
  %8 = phi %struct.pooled* [ %3, %5 ], [ %26, %7 ]
  %9 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 0, i32 0
  %10 = load %struct.pooled*, %struct.pooled** %9, align 8
  store %struct.pooled* %10, %struct.pooled** %2, align 8
  %11 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 0, i32 3
  %12 = load i64, i64* %11, align 8
  %13 = add i64 %12, 31
  %14 = urem i64 %13, %12
  %15 = sub i64 %14, %13
  %16 = load %struct.resource*, %struct.resource** %6, align 8
  %17 = getelementptr inbounds %struct.resource, %struct.resource* %16, i64 0, i32 0
  %18 = load %struct.resource_table*, %struct.resource_table** %17, align 8
  %19 = getelementptr inbounds %struct.resource_table, %struct.resource_table* %18, i64 0, i32 3
  %20 = load void (%struct.resource*, i8*, i64, i64)*, void (%struct.resource*, i8*, i64, i64)** %19, align 8
  %21 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 1
  %22 = bitcast %struct.pooled* %21 to i8*
  %23 = getelementptr inbounds i8, i8* %22, i64 %15
  %24 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 0, i32 2
  %25 = load i64, i64* %24, align 8
  call void %20(%struct.resource* noundef %16, i8* noundef nonnull %23, i64 noundef %25, i64 noundef %12) #26
  %26 = load %struct.pooled*, %struct.pooled** %2, align 8
  %27 = icmp eq %struct.pooled* %26, null
  br i1 %27, label %28, label %7, !llvm.loop !124

28:                                               ; preds = %7, %1
  ret void
}

define dso_local void @_ZNSt3pmr28unsynchronized_pool_resourceD1Ev(%struct.pool* nocapture noundef %0) #1 {
  %2 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 2
  %3 = load %struct.pooled*, %struct.pooled** %2, align 8
  %4 = icmp eq %struct.pooled* %3, null
  br i1 %4, label %28, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 1
  br label %7

7:                                                ; preds = %7, %5
  %8 = phi %struct.pooled* [ %3, %5 ], [ %26, %7 ]
  %9 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 0, i32 0
  %10 = load %struct.pooled*, %struct.pooled** %9, align 8
  store %struct.pooled* %10, %struct.pooled** %2, align 8
  %11 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 0, i32 3
  %12 = load i64, i64* %11, align 8
  %13 = add i64 %12, 31
  %14 = urem i64 %13, %12
  %15 = sub i64 %14, %13
  %16 = load %struct.resource*, %struct.resource** %6, align 8
  %17 = getelementptr inbounds %struct.resource, %struct.resource* %16, i64 0, i32 0
  %18 = load %struct.resource_table*, %struct.resource_table** %17, align 8
  %19 = getelementptr inbounds %struct.resource_table, %struct.resource_table* %18, i64 0, i32 3
  %20 = load void (%struct.resource*, i8*, i64, i64)*, void (%struct.resource*, i8*, i64, i64)** %19, align 8
  %21 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 1
  %22 = bitcast %struct.pooled* %21 to i8*
  %23 = getelementptr inbounds i8, i8* %22, i64 %15
  %24 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 0, i32 2
  %25 = load i64, i64* %24, align 8
  call void %20(%struct.resource* noundef %16, i8* noundef nonnull %23, i64 noundef %25, i64 noundef %12) #26
  %26 = load %struct.pooled*, %struct.pooled** %2, align 8
  %27 = icmp eq %struct.pooled* %26, null
  br i1 %27, label %28, label %7, !llvm.loop !124

28:                                               ; preds = %7, %1
  ret void
}

define dso_local void @_ZNSt3pmr28unsynchronized_pool_resourceD0Ev(%struct.pool* noundef %0) #1 {
  %2 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 2
  %3 = load %struct.pooled*, %struct.pooled** %2, align 8
  %4 = icmp eq %struct.pooled* %3, null
  br i1 %4, label %28, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 1
  br label %7

7:                                                ; preds = %7, %5
  %8 = phi %struct.pooled* [ %3, %5 ], [ %26, %7 ]
  %9 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 0, i32 0
  %10 = load %struct.pooled*, %struct.pooled** %9, align 8
  store %struct.pooled* %10, %struct.pooled** %2, align 8
  %11 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 0, i32 3
  %12 = load i64, i64* %11, align 8
  %13 = add i64 %12, 31
  %14 = urem i64 %13, %12
  %15 = sub i64 %14, %13
  %16 = load %struct.resource*, %struct.resource** %6, align 8
  %17 = getelementptr inbounds %struct.resource, %struct.resource* %16, i64 0, i32 0
  %18 = load %struct.resource_table*, %struct.resource_table** %17, align 8
  %19 = getelementptr inbounds %struct.resource_table, %struct.resource_table* %18, i64 0, i32 3
  %20 = load void (%struct.resource*, i8*, i64, i64)*, void (%struct.resource*, i8*, i64, i64)** %19, align 8
  %21 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 1
  %22 = bitcast %struct.pooled* %21 to i8*
  %23 = getelementptr inbounds i8, i8* %22, i64 %15
  %24 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 0, i32 2
  %25 = load i64, i64* %24, align 8
  call void %20(%struct.resource* noundef %16, i8* noundef nonnull %23, i64 noundef %25, i64 noundef %12) #26
  %26 = load %struct.pooled*, %struct.pooled** %2, align 8
  %27 = icmp eq %struct.pooled* %26, null
  br i1 %27, label %28, label %7, !llvm.loop !124

28:                                               ; preds = %7, %1
  %29 = bitcast %struct.pool* %0 to i8*
  call void @__fp_free(i8* noundef %29) #26
  ret void
}

define dso_local void @_ZNSt3pmr28unsynchronized_pool_resource7releaseEv(%struct.pool* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 2
  %3 = load %struct.pooled*, %struct.pooled** %2, align 8
  %4 = icmp eq %struct.pooled* %3, null
  br i1 %4, label %28, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 1
  br label %7

7:                                                ; preds = %7, %5
  %8 = phi %struct.pooled* [ %3, %5 ], [ %26, %7 ]
  %9 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 0, i32 0
  %10 = load %struct.pooled*, %struct.pooled** %9, align 8
  store %struct.pooled* %10, %struct.pooled** %2, align 8
  %11 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 0, i32 3
  %12 = load i64, i64* %11, align 8
  %13 = add i64 %12, 31
  %14 = urem i64 %13, %12
  %15 = sub i64 %14, %13
  %16 = load %struct.resource*, %struct.resource** %6, align 8
  %17 = getelementptr inbounds %struct.resource, %struct.resource* %16, i64 0, i32 0
  %18 = load %struct.resource_table*, %struct.resource_table** %17, align 8
  %19 = getelementptr inbounds %struct.resource_table, %struct.resource_table* %18, i64 0, i32 3
  %20 = load void (%struct.resource*, i8*, i64, i64)*, void (%struct.resource*, i8*, i64, i64)** %19, align 8
  %21 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 1
  %22 = bitcast %struct.pooled* %21 to i8*
  %23 = getelementptr inbounds i8, i8* %22, i64 %15
  %24 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 0, i32 2
  %25 = load i64, i64* %24, align 8
  call void %20(%struct.resource* noundef %16, i8* noundef nonnull %23, i64 noundef %25, i64 noundef %12) #26
  %26 = load %struct.pooled*, %struct.pooled** %2, align 8
  %27 = icmp eq %struct.pooled* %26, null
  br i1 %27, label %28, label %7, !llvm.loop !124

28:                                               ; preds = %7, %1
  ret void
}

define internal i8* @pool_allocate(%struct.pool* noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  %4 = icmp ugt i64 %2, 8
  %5 = select i1 %4, i64 %2, i64 8
  %6 = add i64 %5, 31
  %7 = urem i64 %6, %5
  %8 = sub i64 %6, %7
  %9 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 1
  %10 = load %struct.resource*, %struct.resource** %9, align 8
  %11 = getelementptr inbounds %struct.resource, %struct.resource* %10, i64 0, i32 0
  %12 = load %struct.resource_table*, %struct.resource_table** %11, align 8
  %13 = getelementptr inbounds %struct.resource_table, %struct.resource_table* %12, i64 0, i32 2
  %14 = load i8* (%struct.resource*, i64, i64)*, i8* (%struct.resource*, i64, i64)** %13, align 8
  %15 = add i64 %8, %1
  %16 = call i8* %14(%struct.resource* noundef %10, i64 noundef %15, i64 noundef %5) #26
  %17 = getelementptr inbounds i8, i8* %16, i64 %8
  %18 = getelementptr inbounds i8, i8* %17, i64 -32
  %19 = getelementptr inbounds i8, i8* %18, i64 16
  %20 = bitcast i8* %19 to i64*
  store i64 %15, i64* %20, align 8
  %21 = getelementptr inbounds i8, i8* %18, i64 24
  %22 = bitcast i8* %21 to i64*
  store i64 %5, i64* %22, align 8
  %23 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 4
  %24 = load i8, i8* %23, align 4, !range !4
  %25 = icmp eq i8 %24, 0
  br i1 %25, label %29, label %26

26:                                               ; preds = %3
  %27 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 3
  %28 = bitcast i32* %27 to i8*
  call void @__fp_lock(i8* noundef nonnull %28) #26
  br label %29

29:                                               ; preds = %26, %3
  %30 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 2
  %31 = load %struct.pooled*, %struct.pooled** %30, align 8
  %32 = bitcast i8* %18 to %struct.pooled**
  store %struct.pooled* %31, %struct.pooled** %32, align 8
  %33 = getelementptr inbounds i8, i8* %18, i64 8
  %34 = bitcast i8* %33 to %struct.pooled***
  store %struct.pooled** %30, %struct.pooled*** %34, align 8
  %35 = icmp eq %struct.pooled* %31, null
  br i1 %35, label %39, label %36

36:                                               ; preds = %29
  %37 = getelementptr inbounds %struct.pooled, %struct.pooled* %31, i64 0, i32 1
  %38 = bitcast %struct.pooled*** %37 to i8**
  store i8* %18, i8** %38, align 8
  br label %39

39:                                               ; preds = %36, %29
  %40 = bitcast %struct.pooled** %30 to i8**
  store i8* %18, i8** %40, align 8
  %41 = load i8, i8* %23, align 4, !range !4
  %42 = icmp eq i8 %41, 0
  br i1 %42, label %46, label %43

43:                                               ; preds = %39
  %44 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 3
  %45 = bitcast i32* %44 to i8*
  call void @__fp_unlock(i8* noundef nonnull %45) #26
  br label %46

46:                                               ; preds = %43, %39
  ret i8* %17
}

define internal void @pool_deallocate(%struct.pool* noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) #1 {
  %5 = getelementptr inbounds i8, i8* %1, i64 -32
  %6 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 4
  %7 = load i8, i8* %6, align 4, !range !4
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 3
  %11 = bitcast i32* %10 to i8*
  call void @__fp_lock(i8* noundef nonnull %11) #26
  br label %12

12:                                               ; preds = %9, %4
  %13 = bitcast i8* %5 to %struct.pooled**
  %14 = load %struct.pooled*, %struct.pooled** %13, align 8
  %15 = getelementptr inbounds i8, i8* %1, i64 -24
  %16 = bitcast i8* %15 to %struct.pooled***
  %17 = load %struct.pooled**, %struct.pooled*** %16, align 8
  store %struct.pooled* %14, %struct.pooled** %17, align 8
  %18 = load %struct.pooled*, %struct.pooled** %13, align 8
  %19 = icmp eq %struct.pooled* %18, null
  br i1 %19, label %23, label %20

20:                                               ; preds = %12
  %21 = load %struct.pooled**, %struct.pooled*** %16, align 8
  %22 = getelementptr inbounds %struct.pooled, %struct.pooled* %18, i64 0, i32 1
  store %struct.pooled** %21, %struct.pooled*** %22, align 8
  br label %23

23:                                               ; preds = %20, %12
  %24 = load i8, i8* %6, align 4, !range !4
  %25 = icmp eq i8 %24, 0
  br i1 %25, label %29, label %26

26:                                               ; preds = %23
  %27 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 3
  %28 = bitcast i32* %27 to i8*
  call void @__fp_unlock(i8* noundef nonnull %28) #26
  br label %29

29:                                               ; preds = %26, %23
  %30 = getelementptr inbounds i8, i8* %1, i64 -8
  %31 = bitcast i8* %30 to i64*
  %32 = load i64, i64* %31, align 8
  %33 = add i64 %32, 31
  %34 = urem i64 %33, %32
  %35 = sub i64 %34, %33
  %36 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 1
  %37 = load %struct.resource*, %struct.resource** %36, align 8
  %38 = getelementptr inbounds %struct.resource, %struct.resource* %37, i64 0, i32 0
  %39 = load %struct.resource_table*, %struct.resource_table** %38, align 8
  %40 = getelementptr inbounds %struct.resource_table, %struct.resource_table* %39, i64 0, i32 3
  %41 = load void (%struct.resource*, i8*, i64, i64)*, void (%struct.resource*, i8*, i64, i64)** %40, align 8
  %42 = getelementptr inbounds i8, i8* %1, i64 %35
  %43 = getelementptr inbounds i8, i8* %1, i64 -16
  %44 = bitcast i8* %43 to i64*
  %45 = load i64, i64* %44, align 8
  call void %41(%struct.resource* noundef %37, i8* noundef nonnull %42, i64 noundef %45, i64 noundef %32) #26
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @_ZNSt3pmr28unsynchronized_pool_resourceC2ERKNS_12pool_optionsEPNS_15memory_resourceE(%struct.pool* nocapture noundef writeonly %0, i8* nocapture readnone %1, %struct.resource* noundef %2) local_unnamed_addr #6 {
  %4 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 0, i32 0
  store %struct.resource_table* bitcast (i8** getelementptr inbounds ([7 x i8*], [7 x i8*]* @_ZTVNSt3pmr28unsynchronized_pool_resourceE, i64 0, i64 2) to %struct.resource_table*), %struct.resource_table** %4, align 8
  %5 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 1
  store %struct.resource* %2, %struct.resource** %5, align 8
  %6 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 2
  store %struct.pooled* null, %struct.pooled** %6, align 8
  %7 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 3
  store i32 0, i32* %7, align 8
  %8 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 4
  store i8 0, i8* %8, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @_ZNSt3pmr28unsynchronized_pool_resourceC1ERKNS_12pool_optionsEPNS_15memory_resourceE(%struct.pool* nocapture noundef writeonly %0, i8* nocapture noundef readnone %1, %struct.resource* noundef %2) local_unnamed_addr #6 {
  %4 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 0, i32 0
  store %struct.resource_table* bitcast (i8** getelementptr inbounds ([7 x i8*], [7 x i8*]* @_ZTVNSt3pmr28unsynchronized_pool_resourceE, i64 0, i64 2) to %struct.resource_table*), %struct.resource_table** %4, align 8
  %5 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 1
  store %struct.resource* %2, %struct.resource** %5, align 8
  %6 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 2
  store %struct.pooled* null, %struct.pooled** %6, align 8
  %7 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 3
  store i32 0, i32* %7, align 8
  %8 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 4
  store i8 0, i8* %8, align 4
  ret void
}

define dso_local void @_ZNSt3pmr26synchronized_pool_resourceD2Ev(%struct.pool* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 2
  %3 = load %struct.pooled*, %struct.pooled** %2, align 8
  %4 = icmp eq %struct.pooled* %3, null
  br i1 %4, label %28, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 1
  br label %7

7:                                                ; preds = %7, %5
  %8 = phi %struct.pooled* [ %3, %5 ], [ %26, %7 ]
  %9 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 0, i32 0
  %10 = load %struct.pooled*, %struct.pooled** %9, align 8
  store %struct.pooled* %10, %struct.pooled** %2, align 8
  %11 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 0, i32 3
  %12 = load i64, i64* %11, align 8
  %13 = add i64 %12, 31
  %14 = urem i64 %13, %12
  %15 = sub i64 %14, %13
  %16 = load %struct.resource*, %struct.resource** %6, align 8
  %17 = getelementptr inbounds %struct.resource, %struct.resource* %16, i64 0, i32 0
  %18 = load %struct.resource_table*, %struct.resource_table** %17, align 8
  %19 = getelementptr inbounds %struct.resource_table, %struct.resource_table* %18, i64 0, i32 3
  %20 = load void (%struct.resource*, i8*, i64, i64)*, void (%struct.resource*, i8*, i64, i64)** %19, align 8
  %21 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 1
  %22 = bitcast %struct.pooled* %21 to i8*
  %23 = getelementptr inbounds i8, i8* %22, i64 %15
  %24 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 0, i32 2
  %25 = load i64, i64* %24, align 8
  call void %20(%struct.resource* noundef %16, i8* noundef nonnull %23, i64 noundef %25, i64 noundef %12) #26
  %26 = load %struct.pooled*, %struct.pooled** %2, align 8
  %27 = icmp eq %struct.pooled* %26, null
  br i1 %27, label %28, label %7, !llvm.loop !124

28:                                               ; preds = %7, %1
  ret void
}

define dso_local void @_ZNSt3pmr26synchronized_pool_resourceD1Ev(%struct.pool* nocapture noundef %0) #1 {
  %2 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 2
  %3 = load %struct.pooled*, %struct.pooled** %2, align 8
  %4 = icmp eq %struct.pooled* %3, null
  br i1 %4, label %28, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 1
  br label %7

7:                                                ; preds = %7, %5
  %8 = phi %struct.pooled* [ %3, %5 ], [ %26, %7 ]
  %9 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 0, i32 0
  %10 = load %struct.pooled*, %struct.pooled** %9, align 8
  store %struct.pooled* %10, %struct.pooled** %2, align 8
  %11 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 0, i32 3
  %12 = load i64, i64* %11, align 8
  %13 = add i64 %12, 31
  %14 = urem i64 %13, %12
  %15 = sub i64 %14, %13
  %16 = load %struct.resource*, %struct.resource** %6, align 8
  %17 = getelementptr inbounds %struct.resource, %struct.resource* %16, i64 0, i32 0
  %18 = load %struct.resource_table*, %struct.resource_table** %17, align 8
  %19 = getelementptr inbounds %struct.resource_table, %struct.resource_table* %18, i64 0, i32 3
  %20 = load void (%struct.resource*, i8*, i64, i64)*, void (%struct.resource*, i8*, i64, i64)** %19, align 8
  %21 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 1
  %22 = bitcast %struct.pooled* %21 to i8*
  %23 = getelementptr inbounds i8, i8* %22, i64 %15
  %24 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 0, i32 2
  %25 = load i64, i64* %24, align 8
  call void %20(%struct.resource* noundef %16, i8* noundef nonnull %23, i64 noundef %25, i64 noundef %12) #26
  %26 = load %struct.pooled*, %struct.pooled** %2, align 8
  %27 = icmp eq %struct.pooled* %26, null
  br i1 %27, label %28, label %7, !llvm.loop !124

28:                                               ; preds = %7, %1
  ret void
}

define dso_local void @_ZNSt3pmr26synchronized_pool_resourceD0Ev(%struct.pool* noundef %0) #1 {
  %2 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 2
  %3 = load %struct.pooled*, %struct.pooled** %2, align 8
  %4 = icmp eq %struct.pooled* %3, null
  br i1 %4, label %28, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 1
  br label %7

7:                                                ; preds = %7, %5
  %8 = phi %struct.pooled* [ %3, %5 ], [ %26, %7 ]
  %9 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 0, i32 0
  %10 = load %struct.pooled*, %struct.pooled** %9, align 8
  store %struct.pooled* %10, %struct.pooled** %2, align 8
  %11 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 0, i32 3
  %12 = load i64, i64* %11, align 8
  %13 = add i64 %12, 31
  %14 = urem i64 %13, %12
  %15 = sub i64 %14, %13
  %16 = load %struct.resource*, %struct.resource** %6, align 8
  %17 = getelementptr inbounds %struct.resource, %struct.resource* %16, i64 0, i32 0
  %18 = load %struct.resource_table*, %struct.resource_table** %17, align 8
  %19 = getelementptr inbounds %struct.resource_table, %struct.resource_table* %18, i64 0, i32 3
  %20 = load void (%struct.resource*, i8*, i64, i64)*, void (%struct.resource*, i8*, i64, i64)** %19, align 8
  %21 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 1
  %22 = bitcast %struct.pooled* %21 to i8*
  %23 = getelementptr inbounds i8, i8* %22, i64 %15
  %24 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 0, i32 2
  %25 = load i64, i64* %24, align 8
  call void %20(%struct.resource* noundef %16, i8* noundef nonnull %23, i64 noundef %25, i64 noundef %12) #26
  %26 = load %struct.pooled*, %struct.pooled** %2, align 8
  %27 = icmp eq %struct.pooled* %26, null
  br i1 %27, label %28, label %7, !llvm.loop !124

28:                                               ; preds = %7, %1
  %29 = bitcast %struct.pool* %0 to i8*
  call void @__fp_free(i8* noundef %29) #26
  ret void
}

define dso_local void @_ZNSt3pmr26synchronized_pool_resource7releaseEv(%struct.pool* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 2
  %3 = load %struct.pooled*, %struct.pooled** %2, align 8
  %4 = icmp eq %struct.pooled* %3, null
  br i1 %4, label %28, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 1
  br label %7

7:                                                ; preds = %7, %5
  %8 = phi %struct.pooled* [ %3, %5 ], [ %26, %7 ]
  %9 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 0, i32 0
  %10 = load %struct.pooled*, %struct.pooled** %9, align 8
  store %struct.pooled* %10, %struct.pooled** %2, align 8
  %11 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 0, i32 3
  %12 = load i64, i64* %11, align 8
  %13 = add i64 %12, 31
  %14 = urem i64 %13, %12
  %15 = sub i64 %14, %13
  %16 = load %struct.resource*, %struct.resource** %6, align 8
  %17 = getelementptr inbounds %struct.resource, %struct.resource* %16, i64 0, i32 0
  %18 = load %struct.resource_table*, %struct.resource_table** %17, align 8
  %19 = getelementptr inbounds %struct.resource_table, %struct.resource_table* %18, i64 0, i32 3
  %20 = load void (%struct.resource*, i8*, i64, i64)*, void (%struct.resource*, i8*, i64, i64)** %19, align 8
  %21 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 1
  %22 = bitcast %struct.pooled* %21 to i8*
  %23 = getelementptr inbounds i8, i8* %22, i64 %15
  %24 = getelementptr inbounds %struct.pooled, %struct.pooled* %8, i64 0, i32 2
  %25 = load i64, i64* %24, align 8
  call void %20(%struct.resource* noundef %16, i8* noundef nonnull %23, i64 noundef %25, i64 noundef %12) #26
  %26 = load %struct.pooled*, %struct.pooled** %2, align 8
  %27 = icmp eq %struct.pooled* %26, null
  br i1 %27, label %28, label %7, !llvm.loop !124

28:                                               ; preds = %7, %1
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @_ZNSt3pmr26synchronized_pool_resourceC2ERKNS_12pool_optionsEPNS_15memory_resourceE(%struct.pool* nocapture noundef writeonly %0, i8* nocapture readnone %1, %struct.resource* noundef %2) local_unnamed_addr #6 {
  %4 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 0, i32 0
  store %struct.resource_table* bitcast (i8** getelementptr inbounds ([7 x i8*], [7 x i8*]* @_ZTVNSt3pmr26synchronized_pool_resourceE, i64 0, i64 2) to %struct.resource_table*), %struct.resource_table** %4, align 8
  %5 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 1
  store %struct.resource* %2, %struct.resource** %5, align 8
  %6 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 2
  store %struct.pooled* null, %struct.pooled** %6, align 8
  %7 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 3
  store i32 0, i32* %7, align 8
  %8 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 4
  store i8 1, i8* %8, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @_ZNSt3pmr26synchronized_pool_resourceC1ERKNS_12pool_optionsEPNS_15memory_resourceE(%struct.pool* nocapture noundef writeonly %0, i8* nocapture noundef readnone %1, %struct.resource* noundef %2) local_unnamed_addr #6 {
  %4 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 0, i32 0
  store %struct.resource_table* bitcast (i8** getelementptr inbounds ([7 x i8*], [7 x i8*]* @_ZTVNSt3pmr26synchronized_pool_resourceE, i64 0, i64 2) to %struct.resource_table*), %struct.resource_table** %4, align 8
  %5 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 1
  store %struct.resource* %2, %struct.resource** %5, align 8
  %6 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 2
  store %struct.pooled* null, %struct.pooled** %6, align 8
  %7 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 3
  store i32 0, i32* %7, align 8
  %8 = getelementptr inbounds %struct.pool, %struct.pool* %0, i64 0, i32 4
  store i8 1, i8* %8, align 4
  ret void
}

define dso_local void @_ZNSt10_Sp_lockerC1EPKvS1_(i8* nocapture noundef %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #1 {
  %4 = ptrtoint i8* %1 to i64
  %5 = trunc i64 %4 to i8
  %6 = lshr i8 %5, 4
  store i8 %6, i8* %0, align 1
  %7 = ptrtoint i8* %2 to i64
  %8 = trunc i64 %7 to i8
  %9 = lshr i8 %8, 4
  %10 = getelementptr inbounds i8, i8* %0, i64 1
  store i8 %9, i8* %10, align 1
  %11 = icmp ult i8 %6, %9
  %12 = select i1 %11, i8 %6, i8 %9
  %13 = xor i8 %9, %6
  %14 = zext i8 %12 to i64
  %15 = getelementptr inbounds [16 x i32], [16 x i32]* @pointer_locks, i64 0, i64 %14
  %16 = bitcast i32* %15 to i8*
  call void @__fp_lock(i8* noundef nonnull %16) #26
  %17 = icmp eq i8 %13, 0
  br i1 %17, label %23, label %18

18:                                               ; preds = %3
  %19 = xor i8 %12, %13
  %20 = zext i8 %19 to i64
  %21 = getelementptr inbounds [16 x i32], [16 x i32]* @pointer_locks, i64 0, i64 %20
  %22 = bitcast i32* %21 to i8*
  call void @__fp_lock(i8* noundef nonnull %22) #26
  br label %23

23:                                               ; preds = %18, %3
  ret void
}

define dso_local void @_ZNSt10_Sp_lockerC1EPKv(i8* nocapture noundef writeonly %0, i8* noundef %1) local_unnamed_addr #1 {
  %3 = ptrtoint i8* %1 to i64
  %4 = trunc i64 %3 to i8
  %5 = lshr i8 %4, 4
  store i8 %5, i8* %0, align 1
  %6 = getelementptr inbounds i8, i8* %0, i64 1
  store i8 %5, i8* %6, align 1
  %7 = zext i8 %5 to i64
  %8 = getelementptr inbounds [16 x i32], [16 x i32]* @pointer_locks, i64 0, i64 %7
  %9 = bitcast i32* %8 to i8*
  call void @__fp_lock(i8* noundef nonnull %9) #26
  ret void
}

define dso_local void @_ZNSt10_Sp_lockerD1Ev(i8* nocapture noundef readonly %0) local_unnamed_addr #1 {
  %2 = load i8, i8* %0, align 1
  %3 = zext i8 %2 to i64
  %4 = getelementptr inbounds [16 x i32], [16 x i32]* @pointer_locks, i64 0, i64 %3
  %5 = bitcast i32* %4 to i8*
  call void @__fp_unlock(i8* noundef nonnull %5) #26
  %6 = getelementptr inbounds i8, i8* %0, i64 1
  %7 = load i8, i8* %6, align 1
  %8 = load i8, i8* %0, align 1
  %9 = icmp eq i8 %7, %8
  br i1 %9, label %14, label %10

10:                                               ; preds = %1
  %11 = zext i8 %7 to i64
  %12 = getelementptr inbounds [16 x i32], [16 x i32]* @pointer_locks, i64 0, i64 %11
  %13 = bitcast i32* %12 to i8*
  call void @__fp_unlock(i8* noundef nonnull %13) #26
  br label %14

14:                                               ; preds = %10, %1
  ret void
}

define dso_local void @_ZNSt10_Sp_lockerC2EPKvS1_(i8* nocapture noundef writeonly %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #1 {
  %4 = ptrtoint i8* %1 to i64
  %5 = trunc i64 %4 to i8
  %6 = lshr i8 %5, 4
  store i8 %6, i8* %0, align 1
  %7 = ptrtoint i8* %2 to i64
  %8 = trunc i64 %7 to i8
  %9 = lshr i8 %8, 4
  %10 = getelementptr inbounds i8, i8* %0, i64 1
  store i8 %9, i8* %10, align 1
  %11 = icmp ult i8 %6, %9
  %12 = select i1 %11, i8 %6, i8 %9
  %13 = xor i8 %9, %6
  %14 = zext i8 %12 to i64
  %15 = getelementptr inbounds [16 x i32], [16 x i32]* @pointer_locks, i64 0, i64 %14
  %16 = bitcast i32* %15 to i8*
  call void @__fp_lock(i8* noundef nonnull %16) #26
  %17 = icmp eq i8 %13, 0
  br i1 %17, label %23, label %18

18:                                               ; preds = %3
  %19 = xor i8 %12, %13
  %20 = zext i8 %19 to i64
  %21 = getelementptr inbounds [16 x i32], [16 x i32]* @pointer_locks, i64 0, i64 %20
  %22 = bitcast i32* %21 to i8*
  call void @__fp_lock(i8* noundef nonnull %22) #26
  br label %23

23:                                               ; preds = %3, %18
  ret void
}

define dso_local void @_ZNSt10_Sp_lockerC2EPKv(i8* nocapture noundef writeonly %0, i8* noundef %1) local_unnamed_addr #1 {
  %3 = ptrtoint i8* %1 to i64
  %4 = trunc i64 %3 to i8
  %5 = lshr i8 %4, 4
  store i8 %5, i8* %0, align 1
  %6 = getelementptr inbounds i8, i8* %0, i64 1
  store i8 %5, i8* %6, align 1
  %7 = zext i8 %5 to i64
  %8 = getelementptr inbounds [16 x i32], [16 x i32]* @pointer_locks, i64 0, i64 %7
  %9 = bitcast i32* %8 to i8*
  call void @__fp_lock(i8* noundef nonnull %9) #26
  ret void
}

define dso_local void @_ZNSt10_Sp_lockerD2Ev(i8* nocapture noundef readonly %0) local_unnamed_addr #1 {
  %2 = load i8, i8* %0, align 1
  %3 = zext i8 %2 to i64
  %4 = getelementptr inbounds [16 x i32], [16 x i32]* @pointer_locks, i64 0, i64 %3
  %5 = bitcast i32* %4 to i8*
  call void @__fp_unlock(i8* noundef nonnull %5) #26
  %6 = getelementptr inbounds i8, i8* %0, i64 1
  %7 = load i8, i8* %6, align 1
  %8 = load i8, i8* %0, align 1
  %9 = icmp eq i8 %7, %8
  br i1 %9, label %14, label %10

10:                                               ; preds = %1
  %11 = zext i8 %7 to i64
  %12 = getelementptr inbounds [16 x i32], [16 x i32]* @pointer_locks, i64 0, i64 %11
  %13 = bitcast i32* %12 to i8*
  call void @__fp_unlock(i8* noundef nonnull %13) #26
  br label %14

14:                                               ; preds = %1, %10
  ret void
}

define dso_local i32 @__cxa_guard_acquire(%struct.guard* noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.guard, %struct.guard* %0, i64 0, i32 0
  %3 = load atomic i8, i8* %2 acquire, align 4
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %5, label %11

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.guard, %struct.guard* %0, i64 0, i32 2
  %7 = bitcast i32* %6 to i8*
  call void @__fp_lock(i8* noundef nonnull %7) #26
  %8 = load atomic i8, i8* %2 monotonic, align 4
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %5
  call void @__fp_unlock(i8* noundef nonnull %7) #26
  br label %11

11:                                               ; preds = %5, %1, %10
  %12 = phi i32 [ 0, %10 ], [ 0, %1 ], [ 1, %5 ]
  ret i32 %12
}

define dso_local void @__cxa_guard_release(%struct.guard* noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.guard, %struct.guard* %0, i64 0, i32 0
  store atomic i8 1, i8* %2 release, align 4
  %3 = getelementptr inbounds %struct.guard, %struct.guard* %0, i64 0, i32 2
  %4 = bitcast i32* %3 to i8*
  call void @__fp_unlock(i8* noundef nonnull %4) #26
  ret void
}

define dso_local void @__cxa_guard_abort(%struct.guard* noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.guard, %struct.guard* %0, i64 0, i32 2
  %3 = bitcast i32* %2 to i8*
  call void @__fp_unlock(i8* noundef nonnull %3) #26
  ret void
}

define dso_local void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(i64* nocapture noundef writeonly %0, %struct.thread_state** nocapture noundef %1, void ()* nocapture noundef readnone %2) local_unnamed_addr #1 {
  %4 = bitcast %struct.thread_state** %1 to i8**
  %5 = load i8*, i8** %4, align 8
  store %struct.thread_state* null, %struct.thread_state** %1, align 8
  %6 = call zeroext i1 @__fp_thread_exits() #26
  br i1 %6, label %7, label %13

7:                                                ; preds = %3
  %8 = call i8* @__fp_alloc(i64 noundef 16, i64 noundef 16, i32 noundef 0) #26
  %9 = bitcast i8* %8 to i8* (i8*)**
  store i8* (i8*)* @run_state, i8* (i8*)** %9, align 8
  %10 = getelementptr inbounds i8, i8* %8, i64 8
  %11 = bitcast i8* %10 to i8**
  store i8* %5, i8** %11, align 8
  %12 = call i64 @__fp_spawn(i8* (i8*)* noundef nonnull @run_thread, i8* noundef %8) #26
  br label %15

13:                                               ; preds = %3
  %14 = call i64 @__fp_spawn(i8* (i8*)* noundef nonnull @run_state, i8* noundef %5) #26
  br label %15

15:                                               ; preds = %7, %13
  %16 = phi i64 [ %12, %7 ], [ %14, %13 ]
  store i64 %16, i64* %0, align 8
  ret void
}

define internal i8* @run_state(i8* noundef %0) #1 {
  %2 = bitcast i8* %0 to %struct.thread_state*
  %3 = bitcast i8* %0 to void (%struct.thread_state*)***
  %4 = load void (%struct.thread_state*)**, void (%struct.thread_state*)*** %3, align 8
  %5 = getelementptr inbounds void (%struct.thread_state*)*, void (%struct.thread_state*)** %4, i64 2
  %6 = load void (%struct.thread_state*)*, void (%struct.thread_state*)** %5, align 8
  call void %6(%struct.thread_state* noundef %2) #26
  %7 = load void (%struct.thread_state*)**, void (%struct.thread_state*)*** %3, align 8
  %8 = getelementptr inbounds void (%struct.thread_state*)*, void (%struct.thread_state*)** %7, i64 1
  %9 = load void (%struct.thread_state*)*, void (%struct.thread_state*)** %8, align 8
  call void %9(%struct.thread_state* noundef %2) #26
  ret i8* null
}

define dso_local void @_ZNSt6thread4joinEv(i64* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = load i64, i64* %0, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  call void @_ZSt20__throw_system_errori(i32 noundef 22) #27
  unreachable

5:                                                ; preds = %1
  %6 = call i64 @__fp_self() #26
  %7 = icmp eq i64 %2, %6
  br i1 %7, label %8, label %9

8:                                                ; preds = %5
  call void @_ZSt20__throw_system_errori(i32 noundef 35) #27
  unreachable

9:                                                ; preds = %5
  %10 = load i64, i64* %0, align 8
  %11 = call i8* @__fp_join(i64 noundef %10) #26
  store i64 0, i64* %0, align 8
  ret void
}

define dso_local void @_ZNSt6thread6detachEv(i64* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = load i64, i64* %0, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  call void @_ZSt20__throw_system_errori(i32 noundef 22) #27
  unreachable

5:                                                ; preds = %1
  call void @__fp_detach(i64 noundef %2) #26
  store i64 0, i64* %0, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt6thread6_StateD2Ev(i8* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt6thread6_StateD1Ev(i8* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @_ZNSt6thread20hardware_concurrencyEv() local_unnamed_addr #5 {
  ret i32 2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @_ZNSt18condition_variableC1Ev(%struct.cond* nocapture noundef writeonly %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.cond, %struct.cond* %0, i64 0, i32 0
  store i64 0, i64* %2, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @_ZNSt18condition_variableC2Ev(%struct.cond* nocapture noundef writeonly %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.cond, %struct.cond* %0, i64 0, i32 0
  store i64 0, i64* %2, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt18condition_variableD1Ev(%struct.cond* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt18condition_variableD2Ev(%struct.cond* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

define dso_local void @_ZNSt18condition_variable10notify_oneEv(%struct.cond* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.cond, %struct.cond* %0, i64 0, i32 0
  %3 = load atomic i64, i64* %2 monotonic, align 8
  br label %4

4:                                                ; preds = %20, %1
  %5 = phi i64 [ %3, %1 ], [ %28, %20 ]
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %29, label %7

7:                                                ; preds = %4
  %8 = call i64 @llvm.ctpop.i64(i64 %5), !range !10
  %9 = trunc i64 %8 to i32
  %10 = add nsw i32 %9, -1
  %11 = call i32 @__fp_choose(i32 noundef 0, i32 noundef %10) #26
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %20

13:                                               ; preds = %7, %13
  %14 = phi i64 [ %18, %13 ], [ %5, %7 ]
  %15 = phi i32 [ %16, %13 ], [ %11, %7 ]
  %16 = add nsw i32 %15, -1
  %17 = add i64 %14, -1
  %18 = and i64 %17, %14
  %19 = icmp sgt i32 %15, 1
  br i1 %19, label %13, label %20, !llvm.loop !11

20:                                               ; preds = %13, %7
  %21 = phi i64 [ %5, %7 ], [ %18, %13 ]
  %22 = sub i64 0, %21
  %23 = and i64 %21, %22
  %24 = xor i64 %23, -1
  %25 = and i64 %5, %24
  %26 = cmpxchg i64* %2, i64 %5, i64 %25 monotonic monotonic, align 8
  %27 = extractvalue { i64, i1 } %26, 1
  %28 = extractvalue { i64, i1 } %26, 0
  br i1 %27, label %29, label %4, !llvm.loop !12

29:                                               ; preds = %4, %20
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local void @_ZNSt18condition_variable10notify_allEv(%struct.cond* nocapture noundef writeonly %0) local_unnamed_addr #9 {
  %2 = getelementptr inbounds %struct.cond, %struct.cond* %0, i64 0, i32 0
  store atomic i64 0, i64* %2 monotonic, align 8
  ret void
}

define dso_local void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(%struct.cond* noundef %0, %struct.mutex** nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = load %struct.mutex*, %struct.mutex** %1, align 8
  %4 = call zeroext i1 @__fp_spurious_wakeups() #26
  %5 = zext i1 %4 to i32
  %6 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %3, i32 noundef %5) #26
  ret void
}

define dso_local void @fencepost_cxx_wait_checked(%struct.cond* noundef %0, %struct.mutex** nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = load %struct.mutex*, %struct.mutex** %1, align 8
  %4 = load i1, i1* @woken_in_loop, align 1
  %5 = xor i1 %4, true
  call void @__fp_not_redundant(i1 noundef zeroext %5) #26
  %6 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %3, i32 noundef 2) #26
  br i1 %6, label %7, label %8

7:                                                ; preds = %2
  store i1 true, i1* @woken_in_loop, align 1
  br label %8

8:                                                ; preds = %2, %7
  ret void
}

define dso_local void @fencepost_cxx_wait_once(%struct.cond* noundef %0, %struct.mutex** nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = load %struct.mutex*, %struct.mutex** %1, align 8
  %4 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %3, i32 noundef 1) #26
  ret void
}

define dso_local void @fencepost_cxx_wait_again(%struct.cond* noundef %0, %struct.mutex** nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = load %struct.mutex*, %struct.mutex** %1, align 8
  %4 = load i32, i32* @times_woken, align 4
  %5 = icmp slt i32 %4, 2
  %6 = zext i1 %5 to i32
  %7 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %3, i32 noundef %6) #26
  br i1 %7, label %8, label %11

8:                                                ; preds = %2
  %9 = load i32, i32* @times_woken, align 4
  %10 = add nsw i32 %9, 1
  store i32 %10, i32* @times_woken, align 4
  br label %11

11:                                               ; preds = %2, %8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @fencepost_lock_begin() local_unnamed_addr #6 {
  store i32 0, i32* @lock_attempts, align 4
  ret void
}

define dso_local void @fencepost_lock_attempt() local_unnamed_addr #1 {
  %1 = load i32, i32* @lock_attempts, align 4
  %2 = add i32 %1, 1
  store i32 %2, i32* @lock_attempts, align 4
  %3 = icmp eq i32 %1, 0
  call void @__fp_not_redundant(i1 noundef zeroext %3) #26
  ret void
}

define dso_local void @__once_proxy() local_unnamed_addr #1 {
  %1 = load void ()*, void ()** @_ZSt11__once_call, align 8
  call void %1() #26
  ret void
}

define dso_local i64 @_ZNSt6chrono3_V212steady_clock3nowEv() local_unnamed_addr #1 {
  %1 = call fastcc i64 @look_at_clock() #26
  %2 = mul nsw i64 %1, 1000000000
  ret i64 %2
}

define dso_local i64 @_ZNSt6chrono3_V212system_clock3nowEv() local_unnamed_addr #1 {
  %1 = call fastcc i64 @look_at_clock() #26
  %2 = mul nsw i64 %1, 1000000000
  ret i64 %2
}

define dso_local void @_ZNSt11this_thread11__sleep_forENSt6chrono8durationIlSt5ratioILl1ELl1EEEENS1_IlS2_ILl1ELl1000000000EEEE(i64 noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = icmp sgt i64 %1, 0
  %4 = call zeroext i1 @__fp_cancels() #26
  %5 = xor i1 %4, true
  %6 = load i32, i32* @cancel_disabled, align 4
  %7 = icmp ne i32 %6, 0
  %8 = select i1 %5, i1 true, i1 %7
  br i1 %8, label %16, label %9

9:                                                ; preds = %2
  %10 = call i64 @__fp_self() #26
  %11 = getelementptr inbounds [256 x i8], [256 x i8]* @cancelled, i64 0, i64 %10
  %12 = load atomic i8, i8* %11 acquire, align 1
  %13 = and i8 %12, 1
  %14 = icmp eq i8 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %9
  call void @fencepost_leave(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #27
  unreachable

16:                                               ; preds = %9, %2
  %17 = call zeroext i1 @__fp_has_clock() #26
  %18 = icmp sgt i64 %0, -1
  %19 = and i1 %18, %17
  br i1 %19, label %20, label %39

20:                                               ; preds = %16
  %21 = load atomic i64, i64* @process_seconds monotonic, align 8
  %22 = and i64 %21, 1099511627775
  %23 = zext i1 %3 to i64
  %24 = add i64 %23, %0
  %25 = add i64 %24, %22
  br label %26

26:                                               ; preds = %36, %20
  %27 = phi i64 [ %21, %20 ], [ %38, %36 ]
  %28 = and i64 %27, 1099511627775
  %29 = sub i64 %25, %28
  %30 = icmp slt i64 %29, 1
  br i1 %30, label %36, label %31

31:                                               ; preds = %26
  %32 = add nsw i64 %29, %27
  %33 = cmpxchg i64* @process_seconds, i64 %27, i64 %32 monotonic monotonic, align 8
  %34 = extractvalue { i64, i1 } %33, 1
  %35 = extractvalue { i64, i1 } %33, 0
  br label %36

36:                                               ; preds = %31, %26
  %37 = phi i1 [ true, %26 ], [ %34, %31 ]
  %38 = phi i64 [ %27, %26 ], [ %35, %31 ]
  br i1 %37, label %39, label %26

39:                                               ; preds = %36, %16
  ret void
}

define dso_local zeroext i1 @_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(i8* nocapture noundef readnone %0, i32* nocapture noundef readonly %1, i32 noundef %2, i1 noundef zeroext %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr #1 {
  br i1 %3, label %8, label %7

7:                                                ; preds = %32, %6
  br label %36

8:                                                ; preds = %6
  %9 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #26
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %32, label %11

11:                                               ; preds = %8
  %12 = call zeroext i1 @__fp_has_clock() #26
  br i1 %12, label %13, label %39

13:                                               ; preds = %11
  %14 = load atomic i64, i64* @process_seconds monotonic, align 8
  %15 = add nsw i64 %4, -1
  %16 = icmp sgt i64 %5, 0
  %17 = zext i1 %16 to i64
  %18 = add nsw i64 %15, %17
  br label %19

19:                                               ; preds = %29, %13
  %20 = phi i64 [ %14, %13 ], [ %31, %29 ]
  %21 = and i64 %20, 1099511627775
  %22 = sub i64 %18, %21
  %23 = icmp slt i64 %22, 1
  br i1 %23, label %29, label %24

24:                                               ; preds = %19
  %25 = add nsw i64 %22, %20
  %26 = cmpxchg i64* @process_seconds, i64 %20, i64 %25 monotonic monotonic, align 8
  %27 = extractvalue { i64, i1 } %26, 1
  %28 = extractvalue { i64, i1 } %26, 0
  br label %29

29:                                               ; preds = %24, %19
  %30 = phi i1 [ true, %19 ], [ %27, %24 ]
  %31 = phi i64 [ %20, %19 ], [ %28, %24 ]
  br i1 %30, label %39, label %19

32:                                               ; preds = %8
  br i1 %3, label %33, label %7

33:                                               ; preds = %32
  %34 = load atomic i32, i32* %1 monotonic, align 4
  %35 = icmp ne i32 %34, %2
  call void @__fp_assume(i1 noundef zeroext %35) #26
  br label %39

36:                                               ; preds = %7, %36
  %37 = load atomic i32, i32* %1 monotonic, align 4
  %38 = icmp eq i32 %37, %2
  br i1 %38, label %36, label %39, !llvm.loop !125

39:                                               ; preds = %29, %36, %11, %33
  %40 = phi i1 [ true, %33 ], [ false, %11 ], [ true, %36 ], [ false, %29 ]
  ret i1 %40
}

define dso_local zeroext i1 @_ZNSt28__atomic_futex_unsigned_base26_M_futex_wait_until_steadyEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(i8* nocapture noundef readnone %0, i32* nocapture noundef readonly %1, i32 noundef %2, i1 noundef zeroext %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr #1 {
  br i1 %3, label %8, label %7

7:                                                ; preds = %32, %6
  br label %36

8:                                                ; preds = %6
  %9 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #26
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %32, label %11

11:                                               ; preds = %8
  %12 = call zeroext i1 @__fp_has_clock() #26
  br i1 %12, label %13, label %39

13:                                               ; preds = %11
  %14 = load atomic i64, i64* @process_seconds monotonic, align 8
  %15 = add nsw i64 %4, -1
  %16 = icmp sgt i64 %5, 0
  %17 = zext i1 %16 to i64
  %18 = add nsw i64 %15, %17
  br label %19

19:                                               ; preds = %29, %13
  %20 = phi i64 [ %14, %13 ], [ %31, %29 ]
  %21 = and i64 %20, 1099511627775
  %22 = sub i64 %18, %21
  %23 = icmp slt i64 %22, 1
  br i1 %23, label %29, label %24

24:                                               ; preds = %19
  %25 = add nsw i64 %22, %20
  %26 = cmpxchg i64* @process_seconds, i64 %20, i64 %25 monotonic monotonic, align 8
  %27 = extractvalue { i64, i1 } %26, 1
  %28 = extractvalue { i64, i1 } %26, 0
  br label %29

29:                                               ; preds = %24, %19
  %30 = phi i1 [ true, %19 ], [ %27, %24 ]
  %31 = phi i64 [ %20, %19 ], [ %28, %24 ]
  br i1 %30, label %39, label %19

32:                                               ; preds = %8
  br i1 %3, label %33, label %7

33:                                               ; preds = %32
  %34 = load atomic i32, i32* %1 monotonic, align 4
  %35 = icmp ne i32 %34, %2
  call void @__fp_assume(i1 noundef zeroext %35) #26
  br label %39

36:                                               ; preds = %7, %36
  %37 = load atomic i32, i32* %1 monotonic, align 4
  %38 = icmp eq i32 %37, %2
  br i1 %38, label %36, label %39, !llvm.loop !125

39:                                               ; preds = %29, %36, %11, %33
  %40 = phi i1 [ true, %33 ], [ false, %11 ], [ true, %36 ], [ false, %29 ]
  ret i1 %40
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(i32* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @_ZNSt13__future_base12_Result_baseC2Ev(i8** nocapture noundef writeonly %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds i8*, i8** %0, i64 1
  store i8* null, i8** %2, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @_ZNSt13__future_base12_Result_baseC1Ev(i8** nocapture noundef writeonly %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds i8*, i8** %0, i64 1
  store i8* null, i8** %2, align 8
  ret void
}

define dso_local void @_ZNSt13__future_base12_Result_baseD2Ev(i8** nocapture noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds i8*, i8** %0, i64 1
  %3 = load i8*, i8** %2, align 8
  %4 = icmp eq i8* %3, null
  br i1 %4, label %18, label %5

5:                                                ; preds = %1
  store i8* null, i8** %2, align 8
  %6 = getelementptr inbounds i8, i8* %3, i64 -64
  %7 = getelementptr inbounds i8, i8* %3, i64 -44
  %8 = bitcast i8* %7 to i32*
  %9 = atomicrmw sub i32* %8, i32 1 acq_rel, align 4
  %10 = icmp eq i32 %9, 1
  br i1 %10, label %11, label %18

11:                                               ; preds = %5
  %12 = getelementptr inbounds i8, i8* %3, i64 -56
  %13 = bitcast i8* %12 to void (i8*)**
  %14 = load void (i8*)*, void (i8*)** %13, align 8
  %15 = icmp eq void (i8*)* %14, null
  br i1 %15, label %17, label %16

16:                                               ; preds = %11
  call void %14(i8* noundef nonnull %3) #26
  br label %17

17:                                               ; preds = %16, %11
  call void @__fp_free(i8* noundef nonnull %6) #26
  br label %18

18:                                               ; preds = %1, %5, %17
  ret void
}

define dso_local void @_ZNSt13__future_base12_Result_baseD1Ev(i8** nocapture noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds i8*, i8** %0, i64 1
  %3 = load i8*, i8** %2, align 8
  %4 = icmp eq i8* %3, null
  br i1 %4, label %18, label %5

5:                                                ; preds = %1
  store i8* null, i8** %2, align 8
  %6 = getelementptr inbounds i8, i8* %3, i64 -64
  %7 = getelementptr inbounds i8, i8* %3, i64 -44
  %8 = bitcast i8* %7 to i32*
  %9 = atomicrmw sub i32* %8, i32 1 acq_rel, align 4
  %10 = icmp eq i32 %9, 1
  br i1 %10, label %11, label %18

11:                                               ; preds = %5
  %12 = getelementptr inbounds i8, i8* %3, i64 -56
  %13 = bitcast i8* %12 to void (i8*)**
  %14 = load void (i8*)*, void (i8*)** %13, align 8
  %15 = icmp eq void (i8*)* %14, null
  br i1 %15, label %17, label %16

16:                                               ; preds = %11
  call void %14(i8* noundef nonnull %3) #26
  br label %17

17:                                               ; preds = %16, %11
  call void @__fp_free(i8* noundef nonnull %6) #26
  br label %18

18:                                               ; preds = %1, %5, %17
  ret void
}

define dso_local void @_ZNSt13__future_base13_State_baseV211_Make_ready6_M_setEv(%struct.make_ready* noundef %0) local_unnamed_addr #1 {
  %2 = call i8* @__fp_alloc(i64 noundef 24, i64 noundef 16, i32 noundef 0) #26
  %3 = bitcast i8* %2 to void (i8*)**
  store void (i8*)* @make_ready, void (i8*)** %3, align 8
  %4 = getelementptr inbounds i8, i8* %2, i64 8
  %5 = bitcast i8* %4 to %struct.make_ready**
  store %struct.make_ready* %0, %struct.make_ready** %5, align 8
  %6 = load %struct.last_call*, %struct.last_call** @last_calls, align 8
  %7 = getelementptr inbounds i8, i8* %2, i64 16
  %8 = bitcast i8* %7 to %struct.last_call**
  store %struct.last_call* %6, %struct.last_call** %8, align 8
  store i8* %2, i8** bitcast (%struct.last_call** @last_calls to i8**), align 8
  ret void
}

define internal void @make_ready(i8* noundef %0) #1 {
  %2 = getelementptr inbounds i8, i8* %0, i64 24
  %3 = bitcast i8* %2 to %struct.counts**
  %4 = load %struct.counts*, %struct.counts** %3, align 8
  %5 = icmp eq %struct.counts* %4, null
  br i1 %5, label %55, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds %struct.counts, %struct.counts* %4, i64 0, i32 1
  %8 = load atomic i32, i32* %7 monotonic, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %45, label %10

10:                                               ; preds = %6, %10
  %11 = phi i32 [ %17, %10 ], [ %8, %6 ]
  %12 = load %struct.counts*, %struct.counts** %3, align 8
  %13 = getelementptr inbounds %struct.counts, %struct.counts* %12, i64 0, i32 1
  %14 = add nsw i32 %11, 1
  %15 = cmpxchg i32* %13, i32 %11, i32 %14 acq_rel monotonic, align 4
  %16 = extractvalue { i32, i1 } %15, 1
  %17 = extractvalue { i32, i1 } %15, 0
  %18 = xor i1 %16, true
  %19 = icmp ne i32 %17, 0
  %20 = select i1 %18, i1 %19, i1 false
  br i1 %20, label %10, label %21, !llvm.loop !126

21:                                               ; preds = %10
  %22 = extractvalue { i32, i1 } %15, 0
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %45, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds i8, i8* %0, i64 16
  %26 = bitcast i8* %25 to %struct.anon.7**
  %27 = load %struct.anon.7*, %struct.anon.7** %26, align 8
  %28 = getelementptr inbounds %struct.anon.7, %struct.anon.7* %27, i64 0, i32 2
  store atomic i32 1, i32* %28 release, align 4
  %29 = load %struct.counts*, %struct.counts** %3, align 8
  %30 = getelementptr inbounds %struct.counts, %struct.counts* %29, i64 0, i32 1
  %31 = atomicrmw sub i32* %30, i32 1 acq_rel, align 4
  %32 = icmp eq i32 %31, 1
  br i1 %32, label %33, label %45

33:                                               ; preds = %24
  %34 = getelementptr inbounds %struct.counts, %struct.counts* %29, i64 0, i32 0
  %35 = load void (%struct.counts*)**, void (%struct.counts*)*** %34, align 8
  %36 = getelementptr inbounds void (%struct.counts*)*, void (%struct.counts*)** %35, i64 2
  %37 = load void (%struct.counts*)*, void (%struct.counts*)** %36, align 8
  call void %37(%struct.counts* noundef %29) #26
  %38 = getelementptr inbounds %struct.counts, %struct.counts* %29, i64 0, i32 2
  %39 = atomicrmw sub i32* %38, i32 1 acq_rel, align 4
  %40 = icmp eq i32 %39, 1
  br i1 %40, label %41, label %45

41:                                               ; preds = %33
  %42 = load void (%struct.counts*)**, void (%struct.counts*)*** %34, align 8
  %43 = getelementptr inbounds void (%struct.counts*)*, void (%struct.counts*)** %42, i64 3
  %44 = load void (%struct.counts*)*, void (%struct.counts*)** %43, align 8
  call void %44(%struct.counts* noundef %29) #26
  br label %45

45:                                               ; preds = %6, %41, %33, %24, %21
  %46 = load %struct.counts*, %struct.counts** %3, align 8
  %47 = getelementptr inbounds %struct.counts, %struct.counts* %46, i64 0, i32 2
  %48 = atomicrmw sub i32* %47, i32 1 acq_rel, align 4
  %49 = icmp eq i32 %48, 1
  br i1 %49, label %50, label %55

50:                                               ; preds = %45
  %51 = getelementptr inbounds %struct.counts, %struct.counts* %46, i64 0, i32 0
  %52 = load void (%struct.counts*)**, void (%struct.counts*)*** %51, align 8
  %53 = getelementptr inbounds void (%struct.counts*)*, void (%struct.counts*)** %52, i64 3
  %54 = load void (%struct.counts*)*, void (%struct.counts*)** %53, align 8
  call void %54(%struct.counts* noundef %46) #26
  br label %55

55:                                               ; preds = %50, %45, %1
  call void @__fp_free(i8* noundef %0) #26
  ret void
}

define dso_local void @_ZSt25notify_all_at_thread_exitRSt18condition_variableSt11unique_lockISt5mutexE(%struct.cond* noundef %0, %struct.mutex** nocapture noundef %1) local_unnamed_addr #1 {
  %3 = call i8* @__fp_alloc(i64 noundef 16, i64 noundef 16, i32 noundef 0) #26
  %4 = bitcast i8* %3 to %struct.cond**
  store %struct.cond* %0, %struct.cond** %4, align 8
  %5 = load %struct.mutex*, %struct.mutex** %1, align 8
  %6 = getelementptr inbounds i8, i8* %3, i64 8
  %7 = bitcast i8* %6 to %struct.mutex**
  store %struct.mutex* %5, %struct.mutex** %7, align 8
  store %struct.mutex* null, %struct.mutex** %1, align 8
  %8 = getelementptr inbounds %struct.mutex*, %struct.mutex** %1, i64 1
  %9 = bitcast %struct.mutex** %8 to i8*
  store i8 0, i8* %9, align 1
  %10 = call i8* @__fp_alloc(i64 noundef 24, i64 noundef 16, i32 noundef 0) #26
  %11 = bitcast i8* %10 to void (i8*)**
  store void (i8*)* @notify, void (i8*)** %11, align 8
  %12 = getelementptr inbounds i8, i8* %10, i64 8
  %13 = bitcast i8* %12 to i8**
  store i8* %3, i8** %13, align 8
  %14 = load %struct.last_call*, %struct.last_call** @last_calls, align 8
  %15 = getelementptr inbounds i8, i8* %10, i64 16
  %16 = bitcast i8* %15 to %struct.last_call**
  store %struct.last_call* %14, %struct.last_call** %16, align 8
  store i8* %10, i8** bitcast (%struct.last_call** @last_calls to i8**), align 8
  ret void
}

define internal void @notify(i8* noundef %0) #1 {
  %2 = getelementptr inbounds i8, i8* %0, i64 8
  %3 = bitcast i8* %2 to i8**
  %4 = load i8*, i8** %3, align 8
  %5 = call i32 @__fp_held(i8* noundef %4) #26
  %6 = icmp sgt i32 %5, 1
  br i1 %6, label %7, label %8

7:                                                ; preds = %1
  call void @__fp_hold_less(i8* noundef %4) #26
  br label %14

8:                                                ; preds = %1
  %9 = icmp eq i32 %5, 0
  br i1 %9, label %10, label %13

10:                                               ; preds = %8
  %11 = call i32 @__fp_mutex_kind(i8* noundef %4) #26
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:                                               ; preds = %10, %8
  call void @__fp_unlock(i8* noundef %4) #26
  br label %14

14:                                               ; preds = %7, %10, %13
  %15 = bitcast i8* %0 to %struct.cond**
  %16 = load %struct.cond*, %struct.cond** %15, align 8
  %17 = getelementptr inbounds %struct.cond, %struct.cond* %16, i64 0, i32 0
  store atomic i64 0, i64* %17 monotonic, align 8
  call void @__fp_free(i8* noundef %0) #26
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt13random_device7_M_initERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(i8* nocapture noundef %0, i8* nocapture noundef %1) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt13random_device7_M_finiEv(i8* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

define dso_local i32 @_ZNSt13random_device9_M_getvalEv(i8* nocapture noundef readnone %0) local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.165, i64 0, i64 0)) #26
  %2 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 3) #26
  %3 = icmp eq i32 %2, 3
  %4 = select i1 %3, i32 2147483647, i32 %2
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSaIcEC1Ev(i8* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSaIcEC2Ev(i8* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSaIcEC1ERKS_(i8* nocapture noundef %0, i8* nocapture noundef %1) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSaIcEC2ERKS_(i8* nocapture noundef %0, i8* nocapture noundef %1) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSaIcED1Ev(i8* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSaIcED2Ev(i8* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: noreturn
define dso_local void @_ZSt21__glibcxx_assert_failPKciS0_S0_(i8* nocapture noundef readnone %0, i32 noundef %1, i8* nocapture noundef readnone %2, i8* nocapture noundef readnone %3) local_unnamed_addr #2 {
  call void @__fp_error(i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.143, i64 0, i64 0)) #27
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define internal void @end_nothing(i8* nocapture noundef %0) #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @_ZNSt8ios_base7_M_initEv(%struct.ios* nocapture noundef writeonly %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 1
  store i64 6, i64* %2, align 8
  %3 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 2
  store i64 0, i64* %3, align 8
  %4 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 3
  store i32 4098, i32* %4, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind writeonly
define dso_local void @_ZNSt8ios_baseC2Ev(%struct.ios* noundef %0) local_unnamed_addr #17 {
  %2 = bitcast %struct.ios* %0 to i8*
  %3 = call i8* @memset(i8* noundef %2, i32 noundef 0, i64 noundef 216) #26
  %4 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 1
  store i64 6, i64* %4, align 8
  %5 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 2
  store i64 0, i64* %5, align 8
  %6 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 3
  store i32 4098, i32* %6, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt8ios_baseD2Ev(i8* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt8ios_base4InitC1Ev(i8* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt8ios_base4InitD1Ev(i8* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local zeroext i1 @_ZNSt8ios_base15sync_with_stdioEb(i1 noundef zeroext %0) local_unnamed_addr #5 {
  ret i1 true
}

; Function Attrs: nofree norecurse nosync nounwind writeonly
define dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* nocapture noundef writeonly %0, %struct.buffer* noundef %1) local_unnamed_addr #17 {
  %3 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 1
  store i64 6, i64* %3, align 8
  %4 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 2
  store i64 0, i64* %4, align 8
  %5 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 3
  store i32 4098, i32* %5, align 8
  %6 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 4
  store i32 0, i32* %6, align 4
  %7 = icmp eq %struct.buffer* %1, null
  %8 = zext i1 %7 to i32
  %9 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  store i32 %8, i32* %9, align 8
  %10 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 12
  store i8* null, i8** %10, align 8
  %11 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 13
  store i8 32, i8* %11, align 8
  %12 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 14
  store i8 1, i8* %12, align 1
  %13 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 15
  store %struct.buffer* %1, %struct.buffer** %13, align 8
  br label %15

14:                                               ; preds = %15
  ret void

15:                                               ; preds = %2, %15
  %16 = phi i64 [ 0, %2 ], [ %18, %15 ]
  %17 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 16, i64 %16
  store i8* null, i8** %17, align 8
  %18 = add nuw nsw i64 %16, 1
  %19 = icmp eq i64 %18, 3
  br i1 %19, label %14, label %15, !llvm.loop !127
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local signext i8 @_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc(%struct.ios* nocapture noundef readnone %0, i8 noundef returned signext %1) local_unnamed_addr #5 {
  ret i8 %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local signext i8 @_ZNKSt9basic_iosIcSt11char_traitsIcEE6narrowEcc(%struct.ios* nocapture noundef readnone %0, i8 noundef returned signext %1, i8 noundef signext %2) local_unnamed_addr #5 {
  ret i8 %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @_ZNSt6localeC1Ev(i8** nocapture noundef writeonly %0) local_unnamed_addr #6 {
  store i8* null, i8** %0, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @_ZNSt6localeC1ERKS_(i8** nocapture noundef writeonly %0, i8* nocapture noundef readnone %1) local_unnamed_addr #6 {
  store i8* null, i8** %0, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt6localeD1Ev(i8** nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i8* @_ZNSt6localeaSERKS_(i8** noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #5 {
  %3 = bitcast i8** %0 to i8*
  ret i8* %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i8* @_ZNSt6locale7classicEv() local_unnamed_addr #5 {
  ret i8* bitcast (i8** @classic_locale to i8*)
}

; Function Attrs: noreturn
define dso_local void @_ZSt19__throw_ios_failurePKc(i8* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = call fastcc %struct.exception* @new_exception(i8** noundef getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12system_error, i64 0, i64 0)) #26
  br label %3

3:                                                ; preds = %3, %1
  %4 = phi i64 [ 0, %1 ], [ %8, %3 ]
  %5 = getelementptr inbounds i8, i8* %0, i64 %4
  %6 = load i8, i8* %5, align 1
  %7 = icmp eq i8 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3, !llvm.loop !35

9:                                                ; preds = %3
  call fastcc void @set_text(%struct.exception* noundef nonnull %2, i8* noundef %0, i64 noundef %4) #26
  %10 = bitcast %struct.exception* %2 to i8*
  call void @__cxa_throw(i8* noundef nonnull %10, %struct.type* noundef bitcast ([3 x i8*]* @_ZTISt12system_error to %struct.type*), void (i8*)* noundef bitcast (void (%struct.exception*)* @_ZNSt12system_errorD1Ev to void (i8*)*)) #27
  unreachable
}

define dso_local %struct.stream* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%struct.stream* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #1 {
  %4 = call fastcc %struct.stream* @send_padded(%struct.stream* noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef 0) #26
  ret %struct.stream* %4
}

define internal fastcc %struct.stream* @send_padded(%struct.stream* noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #1 {
  %5 = alloca [256 x i8], align 16
  %6 = bitcast %struct.stream* %0 to i8*
  %7 = getelementptr inbounds %struct.stream, %struct.stream* %0, i64 0, i32 0
  %8 = load i64*, i64** %7, align 8
  %9 = getelementptr inbounds i64, i64* %8, i64 -3
  %10 = load i64, i64* %9, align 8
  %11 = getelementptr inbounds i8, i8* %6, i64 %10
  %12 = getelementptr inbounds i8, i8* %11, i64 16
  %13 = bitcast i8* %12 to i64*
  %14 = load i64, i64* %13, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %4
  %17 = call fastcc %struct.stream* @send(%struct.stream* noundef %0, i8* noundef %1, i64 noundef %2) #26
  br label %71

18:                                               ; preds = %4
  store i64 0, i64* %13, align 8
  %19 = icmp sgt i64 %14, %2
  br i1 %19, label %22, label %20

20:                                               ; preds = %18
  %21 = call fastcc %struct.stream* @send(%struct.stream* noundef %0, i8* noundef %1, i64 noundef %2) #26
  br label %71

22:                                               ; preds = %18
  %23 = getelementptr inbounds [256 x i8], [256 x i8]* %5, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %23) #28
  %24 = icmp sgt i64 %14, 256
  br i1 %24, label %25, label %26

25:                                               ; preds = %22
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.188, i64 0, i64 0)) #27
  unreachable

26:                                               ; preds = %22
  %27 = getelementptr inbounds i8, i8* %11, i64 24
  %28 = bitcast i8* %27 to i32*
  %29 = load i32, i32* %28, align 8
  %30 = and i32 %29, 32
  %31 = icmp eq i32 %30, 0
  %32 = and i32 %29, 16
  %33 = icmp eq i32 %32, 0
  %34 = select i1 %33, i64 0, i64 %3
  %35 = select i1 %31, i64 %34, i64 %2
  %36 = icmp sgt i64 %35, 0
  br i1 %36, label %43, label %37

37:                                               ; preds = %43, %26
  %38 = phi i64 [ 0, %26 ], [ %35, %43 ]
  %39 = icmp sgt i64 %14, %2
  br i1 %39, label %40, label %50

40:                                               ; preds = %37
  %41 = getelementptr inbounds i8, i8* %11, i64 224
  %42 = load i8, i8* %41, align 8
  br label %53

43:                                               ; preds = %26, %43
  %44 = phi i64 [ %47, %43 ], [ 0, %26 ]
  %45 = getelementptr inbounds i8, i8* %1, i64 %44
  %46 = load i8, i8* %45, align 1
  %47 = add nuw nsw i64 %44, 1
  %48 = getelementptr inbounds [256 x i8], [256 x i8]* %5, i64 0, i64 %44
  store i8 %46, i8* %48, align 1
  %49 = icmp eq i64 %47, %35
  br i1 %49, label %37, label %43, !llvm.loop !128

50:                                               ; preds = %53, %37
  %51 = phi i64 [ %38, %37 ], [ %56, %53 ]
  %52 = icmp slt i64 %35, %2
  br i1 %52, label %62, label %60

53:                                               ; preds = %40, %53
  %54 = phi i64 [ %2, %40 ], [ %58, %53 ]
  %55 = phi i64 [ %38, %40 ], [ %56, %53 ]
  %56 = add nuw nsw i64 %55, 1
  %57 = getelementptr inbounds [256 x i8], [256 x i8]* %5, i64 0, i64 %55
  store i8 %42, i8* %57, align 1
  %58 = add nsw i64 %54, 1
  %59 = icmp eq i64 %58, %14
  br i1 %59, label %50, label %53, !llvm.loop !129

60:                                               ; preds = %62, %50
  %61 = call fastcc %struct.stream* @send(%struct.stream* noundef %0, i8* noundef nonnull %23, i64 noundef %14) #26
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %23) #28
  br label %71

62:                                               ; preds = %50, %62
  %63 = phi i64 [ %69, %62 ], [ %35, %50 ]
  %64 = phi i64 [ %67, %62 ], [ %51, %50 ]
  %65 = getelementptr inbounds i8, i8* %1, i64 %63
  %66 = load i8, i8* %65, align 1
  %67 = add nuw nsw i64 %64, 1
  %68 = getelementptr inbounds [256 x i8], [256 x i8]* %5, i64 0, i64 %64
  store i8 %66, i8* %68, align 1
  %69 = add nsw i64 %63, 1
  %70 = icmp eq i64 %69, %2
  br i1 %70, label %60, label %62, !llvm.loop !130

71:                                               ; preds = %60, %20, %16
  ret %struct.stream* %0
}

define dso_local %struct.stream* @_ZNSo3putEc(%struct.stream* noundef returned %0, i8 noundef signext %1) local_unnamed_addr #1 {
  %3 = alloca i8, align 1
  store i8 %1, i8* %3, align 1
  %4 = call fastcc %struct.stream* @send(%struct.stream* noundef %0, i8* noundef nonnull %3, i64 noundef 1) #26
  ret %struct.stream* %0
}

define internal fastcc %struct.stream* @send(%struct.stream* noundef returned %0, i8* noundef %1, i64 noundef %2) unnamed_addr #1 {
  %4 = bitcast %struct.stream* %0 to i8*
  %5 = getelementptr inbounds %struct.stream, %struct.stream* %0, i64 0, i32 0
  %6 = load i64*, i64** %5, align 8
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = getelementptr inbounds i8, i8* %9, i64 232
  %11 = bitcast i8* %10 to %struct.buffer**
  %12 = load %struct.buffer*, %struct.buffer** %11, align 8
  %13 = getelementptr inbounds i8, i8* %9, i64 32
  %14 = bitcast i8* %13 to i32*
  %15 = load i32, i32* %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %25, label %17

17:                                               ; preds = %3
  %18 = or i32 %15, 5
  store i32 %18, i32* %14, align 8
  %19 = getelementptr inbounds i8, i8* %9, i64 28
  %20 = bitcast i8* %19 to i32*
  %21 = load i32, i32* %20, align 4
  %22 = and i32 %21, %18
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %48, label %24

24:                                               ; preds = %17
  call void @_ZSt19__throw_ios_failurePKc(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.189, i64 0, i64 0)) #27
  unreachable

25:                                               ; preds = %3
  %26 = icmp eq %struct.buffer* %12, @console
  br i1 %26, label %27, label %30

27:                                               ; preds = %25
  %28 = trunc i64 %2 to i32
  %29 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.25, i64 0, i64 0), i32 noundef %28, i8* noundef %1) #26
  br label %48

30:                                               ; preds = %25
  %31 = icmp eq %struct.buffer* %12, null
  br i1 %31, label %39, label %32

32:                                               ; preds = %30
  %33 = getelementptr inbounds %struct.buffer, %struct.buffer* %12, i64 0, i32 0
  %34 = load %struct.buffer_table*, %struct.buffer_table** %33, align 8
  %35 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %34, i64 0, i32 12
  %36 = load i64 (%struct.buffer*, i8*, i64)*, i64 (%struct.buffer*, i8*, i64)** %35, align 8
  %37 = call i64 %36(%struct.buffer* noundef nonnull %12, i8* noundef %1, i64 noundef %2) #26
  %38 = icmp eq i64 %37, %2
  br i1 %38, label %48, label %39

39:                                               ; preds = %32, %30
  %40 = load i32, i32* %14, align 8
  %41 = or i32 %40, 1
  store i32 %41, i32* %14, align 8
  %42 = getelementptr inbounds i8, i8* %9, i64 28
  %43 = bitcast i8* %42 to i32*
  %44 = load i32, i32* %43, align 4
  %45 = and i32 %44, %41
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %48, label %47

47:                                               ; preds = %39
  call void @_ZSt19__throw_ios_failurePKc(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.189, i64 0, i64 0)) #27
  unreachable

48:                                               ; preds = %39, %17, %27, %32
  ret %struct.stream* %0
}

define dso_local %struct.stream* @_ZNSo5writeEPKcl(%struct.stream* noundef returned %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #1 {
  %4 = call fastcc %struct.stream* @send(%struct.stream* noundef %0, i8* noundef %1, i64 noundef %2) #26
  ret %struct.stream* %0
}

define dso_local %struct.stream* @_ZNSo5flushEv(%struct.stream* noundef returned %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.stream* %0 to i8*
  %3 = getelementptr inbounds %struct.stream, %struct.stream* %0, i64 0, i32 0
  %4 = load i64*, i64** %3, align 8
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = getelementptr inbounds i8, i8* %7, i64 232
  %9 = bitcast i8* %8 to %struct.buffer**
  %10 = load %struct.buffer*, %struct.buffer** %9, align 8
  %11 = icmp ne %struct.buffer* %10, null
  %12 = icmp ne %struct.buffer* %10, @console
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %36

14:                                               ; preds = %1
  %15 = getelementptr inbounds %struct.buffer, %struct.buffer* %10, i64 0, i32 0
  %16 = load %struct.buffer_table*, %struct.buffer_table** %15, align 8
  %17 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %16, i64 0, i32 6
  %18 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %17, align 8
  %19 = call i32 %18(%struct.buffer* noundef nonnull %10) #26
  %20 = icmp eq i32 %19, -1
  br i1 %20, label %21, label %36

21:                                               ; preds = %14
  %22 = load i64*, i64** %3, align 8
  %23 = getelementptr inbounds i64, i64* %22, i64 -3
  %24 = load i64, i64* %23, align 8
  %25 = getelementptr inbounds i8, i8* %2, i64 %24
  %26 = getelementptr inbounds i8, i8* %25, i64 32
  %27 = bitcast i8* %26 to i32*
  %28 = load i32, i32* %27, align 8
  %29 = or i32 %28, 1
  store i32 %29, i32* %27, align 8
  %30 = getelementptr inbounds i8, i8* %25, i64 28
  %31 = bitcast i8* %30 to i32*
  %32 = load i32, i32* %31, align 4
  %33 = and i32 %32, %29
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %36, label %35

35:                                               ; preds = %21
  call void @_ZSt19__throw_ios_failurePKc(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.189, i64 0, i64 0)) #27
  unreachable

36:                                               ; preds = %21, %14, %1
  ret %struct.stream* %0
}

define dso_local %struct.stream* @_ZNSo9_M_insertIlEERSoT_(%struct.stream* noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = icmp slt i64 %1, 0
  %4 = call fastcc %struct.stream* @send_integer(%struct.stream* noundef %0, i64 noundef %1, i1 noundef zeroext %3, i1 noundef zeroext true) #26
  ret %struct.stream* %4
}

define internal fastcc %struct.stream* @send_integer(%struct.stream* noundef %0, i64 noundef %1, i1 noundef zeroext %2, i1 noundef zeroext %3) unnamed_addr #1 {
  %5 = alloca [32 x i8], align 16
  %6 = alloca %struct.sink, align 8
  %7 = getelementptr inbounds [32 x i8], [32 x i8]* %5, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %7) #28
  %8 = bitcast %struct.sink* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %8) #28
  %9 = getelementptr inbounds %struct.sink, %struct.sink* %6, i64 0, i32 0
  store i8* %7, i8** %9, align 8
  %10 = getelementptr inbounds %struct.sink, %struct.sink* %6, i64 0, i32 1
  store i64 32, i64* %10, align 8
  %11 = getelementptr inbounds %struct.sink, %struct.sink* %6, i64 0, i32 2
  store i64 0, i64* %11, align 8
  %12 = bitcast %struct.stream* %0 to i8*
  %13 = getelementptr inbounds %struct.stream, %struct.stream* %0, i64 0, i32 0
  %14 = load i64*, i64** %13, align 8
  %15 = getelementptr inbounds i64, i64* %14, i64 -3
  %16 = load i64, i64* %15, align 8
  %17 = getelementptr inbounds i8, i8* %12, i64 %16
  %18 = getelementptr inbounds i8, i8* %17, i64 24
  %19 = bitcast i8* %18 to i32*
  %20 = load i32, i32* %19, align 8
  %21 = and i32 %20, 8
  %22 = icmp eq i32 %21, 0
  %23 = and i32 %20, 64
  %24 = icmp eq i32 %23, 0
  %25 = select i1 %24, i32 10, i32 8
  %26 = select i1 %22, i32 %25, i32 16
  %27 = lshr i32 %20, 5
  %28 = and i32 %27, 16
  %29 = and i32 %20, 2048
  %30 = icmp eq i32 %29, 0
  %31 = icmp eq i32 %26, 10
  %32 = and i1 %31, %3
  %33 = or i32 %28, 4
  %34 = select i1 %32, i32 %33, i32 %28
  %35 = select i1 %30, i32 %28, i32 %34
  %36 = sub i64 0, %1
  %37 = and i1 %31, %2
  %38 = select i1 %37, i64 %36, i64 %1
  %39 = and i1 %31, %2
  %40 = icmp eq i64 %38, 0
  %41 = select i1 %40, i32 1, i32 -1
  %42 = and i32 %20, 16384
  %43 = icmp ne i32 %42, 0
  call fastcc void @put_number(%struct.sink* noundef nonnull %6, i64 noundef %38, i32 noundef %26, i1 noundef zeroext %39, i32 noundef 0, i32 noundef %41, i32 noundef %35, i1 noundef zeroext %43) #26
  %44 = load i8*, i8** %9, align 8
  %45 = load i8, i8* %44, align 1
  switch i8 %45, label %46 [
    i8 45, label %53
    i8 43, label %53
  ]

46:                                               ; preds = %4
  %47 = and i32 %20, 520
  %48 = icmp eq i32 %47, 520
  br i1 %48, label %49, label %53

49:                                               ; preds = %46
  %50 = load i64, i64* %11, align 8
  %51 = icmp ugt i64 %50, 2
  %52 = select i1 %51, i64 2, i64 0
  br label %53

53:                                               ; preds = %4, %4, %46, %49
  %54 = phi i64 [ 1, %4 ], [ 1, %4 ], [ 0, %46 ], [ %52, %49 ]
  %55 = load i64, i64* %11, align 8
  %56 = call fastcc %struct.stream* @send_padded(%struct.stream* noundef %0, i8* noundef nonnull %44, i64 noundef %55, i64 noundef %54) #26
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %8) #28
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %7) #28
  ret %struct.stream* %56
}

define dso_local %struct.stream* @_ZNSo9_M_insertIxEERSoT_(%struct.stream* noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = icmp slt i64 %1, 0
  %4 = call fastcc %struct.stream* @send_integer(%struct.stream* noundef %0, i64 noundef %1, i1 noundef zeroext %3, i1 noundef zeroext true) #26
  ret %struct.stream* %4
}

define dso_local %struct.stream* @_ZNSo9_M_insertImEERSoT_(%struct.stream* noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = call fastcc %struct.stream* @send_integer(%struct.stream* noundef %0, i64 noundef %1, i1 noundef zeroext false, i1 noundef zeroext false) #26
  ret %struct.stream* %3
}

define dso_local %struct.stream* @_ZNSo9_M_insertIyEERSoT_(%struct.stream* noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = call fastcc %struct.stream* @send_integer(%struct.stream* noundef %0, i64 noundef %1, i1 noundef zeroext false, i1 noundef zeroext false) #26
  ret %struct.stream* %3
}

define dso_local %struct.stream* @_ZNSo9_M_insertIbEERSoT_(%struct.stream* noundef %0, i1 noundef zeroext %1) local_unnamed_addr #1 {
  %3 = bitcast %struct.stream* %0 to i8*
  %4 = getelementptr inbounds %struct.stream, %struct.stream* %0, i64 0, i32 0
  %5 = load i64*, i64** %4, align 8
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 24
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = and i32 %11, 1
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %17

14:                                               ; preds = %2
  %15 = zext i1 %1 to i64
  %16 = call fastcc %struct.stream* @send_integer(%struct.stream* noundef %0, i64 noundef %15, i1 noundef zeroext false, i1 noundef zeroext true) #26
  br label %22

17:                                               ; preds = %2
  br i1 %1, label %18, label %20

18:                                               ; preds = %17
  %19 = call fastcc %struct.stream* @send_padded(%struct.stream* noundef %0, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.145, i64 0, i64 0), i64 noundef 4, i64 noundef 0) #26
  br label %22

20:                                               ; preds = %17
  %21 = call fastcc %struct.stream* @send_padded(%struct.stream* noundef %0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.146, i64 0, i64 0), i64 noundef 5, i64 noundef 0) #26
  br label %22

22:                                               ; preds = %18, %20, %14
  %23 = phi %struct.stream* [ %16, %14 ], [ %19, %18 ], [ %21, %20 ]
  ret %struct.stream* %23
}

define dso_local %struct.stream* @_ZNSo9_M_insertIPKvEERSoT_(%struct.stream* noundef %0, i8* noundef %1) local_unnamed_addr #1 {
  %3 = alloca [32 x i8], align 16
  %4 = alloca %struct.sink, align 8
  %5 = getelementptr inbounds [32 x i8], [32 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %5) #28
  %6 = bitcast %struct.sink* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %6) #28
  %7 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 0
  store i8* %5, i8** %7, align 8
  %8 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 1
  store i64 32, i64* %8, align 8
  %9 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 2
  store i64 0, i64* %9, align 8
  %10 = ptrtoint i8* %1 to i64
  %11 = icmp eq i8* %1, null
  %12 = select i1 %11, i32 1, i32 -1
  call fastcc void @put_number(%struct.sink* noundef nonnull %4, i64 noundef %10, i32 noundef 16, i1 noundef zeroext false, i32 noundef 0, i32 noundef %12, i32 noundef 16, i1 noundef zeroext false) #26
  %13 = load i8*, i8** %7, align 8
  %14 = load i8, i8* %13, align 1
  switch i8 %14, label %15 [
    i8 45, label %19
    i8 43, label %19
  ]

15:                                               ; preds = %2
  %16 = load i64, i64* %9, align 8
  %17 = icmp ugt i64 %16, 2
  %18 = select i1 %17, i64 2, i64 0
  br label %19

19:                                               ; preds = %2, %2, %15
  %20 = phi i64 [ 1, %2 ], [ 1, %2 ], [ %18, %15 ]
  %21 = load i64, i64* %9, align 8
  %22 = call fastcc %struct.stream* @send_padded(%struct.stream* noundef %0, i8* noundef nonnull %13, i64 noundef %21, i64 noundef %20) #26
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %6) #28
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %5) #28
  ret %struct.stream* %22
}

define dso_local %struct.stream* @_ZNSo9_M_insertIdEERSoT_(%struct.stream* noundef %0, double noundef %1) local_unnamed_addr #1 {
  %3 = alloca [512 x i8], align 16
  %4 = alloca %struct.sink, align 8
  %5 = getelementptr inbounds [512 x i8], [512 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 512, i8* nonnull %5) #28
  %6 = bitcast %struct.sink* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %6) #28
  %7 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 0
  store i8* %5, i8** %7, align 8
  %8 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 1
  store i64 512, i64* %8, align 8
  %9 = getelementptr inbounds %struct.sink, %struct.sink* %4, i64 0, i32 2
  store i64 0, i64* %9, align 8
  %10 = bitcast %struct.stream* %0 to i8*
  %11 = getelementptr inbounds %struct.stream, %struct.stream* %0, i64 0, i32 0
  %12 = load i64*, i64** %11, align 8
  %13 = getelementptr inbounds i64, i64* %12, i64 -3
  %14 = load i64, i64* %13, align 8
  %15 = getelementptr inbounds i8, i8* %10, i64 %14
  %16 = getelementptr inbounds i8, i8* %15, i64 24
  %17 = bitcast i8* %16 to i32*
  %18 = load i32, i32* %17, align 8
  %19 = lshr i32 %18, 6
  %20 = and i32 %19, 16
  %21 = lshr i32 %18, 9
  %22 = and i32 %21, 4
  %23 = or i32 %22, %20
  %24 = and i32 %18, 260
  %25 = icmp eq i32 %24, 260
  br i1 %25, label %33, label %26

26:                                               ; preds = %2
  %27 = and i32 %18, 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %33

29:                                               ; preds = %26
  %30 = and i32 %18, 256
  %31 = icmp eq i32 %30, 0
  %32 = select i1 %31, i32 103, i32 101
  br label %33

33:                                               ; preds = %29, %26, %2
  %34 = phi i32 [ 97, %2 ], [ %32, %29 ], [ 102, %26 ]
  %35 = icmp eq i32 %34, 97
  br i1 %35, label %41, label %36

36:                                               ; preds = %33
  %37 = getelementptr inbounds i8, i8* %15, i64 8
  %38 = bitcast i8* %37 to i64*
  %39 = load i64, i64* %38, align 8
  %40 = trunc i64 %39 to i32
  br label %41

41:                                               ; preds = %33, %36
  %42 = phi i32 [ %40, %36 ], [ -1, %33 ]
  %43 = icmp sgt i32 %42, 100
  br i1 %43, label %44, label %45

44:                                               ; preds = %41
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.147, i64 0, i64 0)) #27
  unreachable

45:                                               ; preds = %41
  %46 = and i32 %18, 16384
  %47 = icmp eq i32 %46, 0
  %48 = add nuw nsw i32 %34, 224
  %49 = select i1 %47, i32 %34, i32 %48
  %50 = trunc i32 %49 to i8
  call fastcc void @put_float(%struct.sink* noundef nonnull %4, double noundef %1, i8 noundef signext %50, i32 noundef 0, i32 noundef %42, i32 noundef %23) #26
  %51 = load i64, i64* %9, align 8
  %52 = icmp ugt i64 %51, 511
  br i1 %52, label %53, label %54

53:                                               ; preds = %45
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.148, i64 0, i64 0)) #27
  unreachable

54:                                               ; preds = %45
  %55 = load i8*, i8** %7, align 8
  %56 = load i8, i8* %55, align 1
  %57 = icmp eq i8 %56, 45
  %58 = icmp eq i8 %56, 43
  %59 = or i1 %57, %58
  %60 = zext i1 %59 to i64
  %61 = call fastcc %struct.stream* @send_padded(%struct.stream* noundef %0, i8* noundef nonnull %55, i64 noundef %51, i64 noundef %60) #26
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %6) #28
  call void @llvm.lifetime.end.p0i8(i64 512, i8* nonnull %5) #28
  ret %struct.stream* %61
}

define dso_local void @_ZNSi6sentryC1ERSib(i8* nocapture noundef writeonly %0, %struct.stream* nocapture noundef %1, i1 noundef zeroext %2) local_unnamed_addr #1 {
  %4 = call fastcc zeroext i1 @begin_reading(%struct.stream* noundef %1, i1 noundef zeroext %2) #26
  %5 = zext i1 %4 to i8
  store i8 %5, i8* %0, align 1
  ret void
}

define internal fastcc zeroext i1 @begin_reading(%struct.stream* nocapture noundef %0, i1 noundef zeroext %1) unnamed_addr #1 {
  %3 = bitcast %struct.stream* %0 to i8*
  %4 = getelementptr inbounds %struct.stream, %struct.stream* %0, i64 0, i32 0
  %5 = load i64*, i64** %4, align 8
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 32
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = icmp eq i32 %11, 0
  %13 = xor i1 %12, true
  %14 = or i1 %13, %1
  br i1 %14, label %99, label %15

15:                                               ; preds = %2
  %16 = getelementptr inbounds i8, i8* %8, i64 24
  %17 = bitcast i8* %16 to i32*
  %18 = load i32, i32* %17, align 8
  %19 = and i32 %18, 4096
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %99, label %21

21:                                               ; preds = %15
  %22 = getelementptr inbounds i8, i8* %8, i64 232
  %23 = bitcast i8* %22 to %struct.buffer**
  %24 = load %struct.buffer*, %struct.buffer** %23, align 8
  %25 = getelementptr inbounds %struct.buffer, %struct.buffer* %24, i64 0, i32 2
  %26 = load i8*, i8** %25, align 8
  %27 = getelementptr inbounds %struct.buffer, %struct.buffer* %24, i64 0, i32 3
  %28 = load i8*, i8** %27, align 8
  %29 = icmp ult i8* %26, %28
  br i1 %29, label %30, label %33

30:                                               ; preds = %21
  %31 = load i8, i8* %26, align 1
  %32 = zext i8 %31 to i32
  br label %39

33:                                               ; preds = %21
  %34 = getelementptr inbounds %struct.buffer, %struct.buffer* %24, i64 0, i32 0
  %35 = load %struct.buffer_table*, %struct.buffer_table** %34, align 8
  %36 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %35, i64 0, i32 9
  %37 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %36, align 8
  %38 = call i32 %37(%struct.buffer* noundef %24) #26
  br label %39

39:                                               ; preds = %30, %33
  %40 = phi i32 [ %32, %30 ], [ %38, %33 ]
  %41 = icmp sgt i32 %40, -1
  br i1 %41, label %42, label %87

42:                                               ; preds = %39, %84
  %43 = phi i32 [ %85, %84 ], [ %40, %39 ]
  %44 = add i32 %43, 128
  %45 = icmp ult i32 %44, 384
  br i1 %45, label %46, label %53

46:                                               ; preds = %42
  %47 = zext i32 %44 to i64
  %48 = getelementptr inbounds [384 x i16], [384 x i16]* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to [384 x i16]*), i64 0, i64 %47
  %49 = load i16, i16* %48, align 2
  %50 = lshr i16 %49, 13
  %51 = and i16 %50, 1
  %52 = zext i16 %51 to i32
  br label %53

53:                                               ; preds = %42, %46
  %54 = phi i32 [ 0, %42 ], [ %52, %46 ]
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %87, label %56

56:                                               ; preds = %53
  %57 = load %struct.buffer*, %struct.buffer** %23, align 8
  %58 = getelementptr inbounds %struct.buffer, %struct.buffer* %57, i64 0, i32 2
  %59 = load i8*, i8** %58, align 8
  %60 = getelementptr inbounds %struct.buffer, %struct.buffer* %57, i64 0, i32 3
  %61 = load i8*, i8** %60, align 8
  %62 = icmp ult i8* %59, %61
  br i1 %62, label %63, label %65

63:                                               ; preds = %56
  %64 = getelementptr inbounds i8, i8* %59, i64 1
  store i8* %64, i8** %58, align 8
  br label %71

65:                                               ; preds = %56
  %66 = getelementptr inbounds %struct.buffer, %struct.buffer* %57, i64 0, i32 0
  %67 = load %struct.buffer_table*, %struct.buffer_table** %66, align 8
  %68 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %67, i64 0, i32 10
  %69 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %68, align 8
  %70 = call i32 %69(%struct.buffer* noundef %57) #26
  br label %71

71:                                               ; preds = %65, %63
  %72 = load i8*, i8** %58, align 8
  %73 = load i8*, i8** %60, align 8
  %74 = icmp ult i8* %72, %73
  br i1 %74, label %75, label %78

75:                                               ; preds = %71
  %76 = load i8, i8* %72, align 1
  %77 = zext i8 %76 to i32
  br label %84

78:                                               ; preds = %71
  %79 = getelementptr inbounds %struct.buffer, %struct.buffer* %57, i64 0, i32 0
  %80 = load %struct.buffer_table*, %struct.buffer_table** %79, align 8
  %81 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %80, i64 0, i32 9
  %82 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %81, align 8
  %83 = call i32 %82(%struct.buffer* noundef %57) #26
  br label %84

84:                                               ; preds = %75, %78
  %85 = phi i32 [ %77, %75 ], [ %83, %78 ]
  %86 = icmp sgt i32 %85, -1
  br i1 %86, label %42, label %87, !llvm.loop !131

87:                                               ; preds = %53, %84, %39
  %88 = phi i32 [ %40, %39 ], [ %43, %53 ], [ %85, %84 ]
  %89 = icmp slt i32 %88, 0
  br i1 %89, label %90, label %108

90:                                               ; preds = %87
  %91 = load i32, i32* %10, align 8
  %92 = or i32 %91, 6
  store i32 %92, i32* %10, align 8
  %93 = getelementptr inbounds i8, i8* %8, i64 28
  %94 = bitcast i8* %93 to i32*
  %95 = load i32, i32* %94, align 4
  %96 = and i32 %95, %92
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %108, label %98

98:                                               ; preds = %90
  call void @_ZSt19__throw_ios_failurePKc(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.189, i64 0, i64 0)) #27
  unreachable

99:                                               ; preds = %2, %15
  br i1 %12, label %108, label %100

100:                                              ; preds = %99
  %101 = or i32 %11, 4
  store i32 %101, i32* %10, align 8
  %102 = getelementptr inbounds i8, i8* %8, i64 28
  %103 = bitcast i8* %102 to i32*
  %104 = load i32, i32* %103, align 4
  %105 = and i32 %104, %101
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %108, label %107

107:                                              ; preds = %100
  call void @_ZSt19__throw_ios_failurePKc(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.189, i64 0, i64 0)) #27
  unreachable

108:                                              ; preds = %100, %90, %87, %99
  %109 = load i32, i32* %10, align 8
  %110 = icmp eq i32 %109, 0
  ret i1 %110
}

define dso_local void @_ZNSi6sentryC2ERSib(i8* nocapture noundef writeonly %0, %struct.stream* nocapture noundef %1, i1 noundef zeroext %2) local_unnamed_addr #1 {
  %4 = call fastcc zeroext i1 @begin_reading(%struct.stream* noundef %1, i1 noundef zeroext %2) #26
  %5 = zext i1 %4 to i8
  store i8 %5, i8* %0, align 1
  ret void
}

define dso_local %struct.stream* @_ZSt2wsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_(%struct.stream* noundef returned %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.stream* %0 to i8*
  %3 = getelementptr inbounds %struct.stream, %struct.stream* %0, i64 0, i32 0
  %4 = load i64*, i64** %3, align 8
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = getelementptr inbounds i8, i8* %7, i64 232
  %9 = bitcast i8* %8 to %struct.buffer**
  %10 = load %struct.buffer*, %struct.buffer** %9, align 8
  %11 = getelementptr inbounds %struct.buffer, %struct.buffer* %10, i64 0, i32 2
  %12 = load i8*, i8** %11, align 8
  %13 = getelementptr inbounds %struct.buffer, %struct.buffer* %10, i64 0, i32 3
  %14 = load i8*, i8** %13, align 8
  %15 = icmp ult i8* %12, %14
  br i1 %15, label %16, label %19

16:                                               ; preds = %1
  %17 = load i8, i8* %12, align 1
  %18 = zext i8 %17 to i32
  br label %25

19:                                               ; preds = %1
  %20 = getelementptr inbounds %struct.buffer, %struct.buffer* %10, i64 0, i32 0
  %21 = load %struct.buffer_table*, %struct.buffer_table** %20, align 8
  %22 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %21, i64 0, i32 9
  %23 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %22, align 8
  %24 = call i32 %23(%struct.buffer* noundef %10) #26
  br label %25

25:                                               ; preds = %16, %19
  %26 = phi i32 [ %18, %16 ], [ %24, %19 ]
  %27 = icmp sgt i32 %26, -1
  br i1 %27, label %28, label %73

28:                                               ; preds = %25, %70
  %29 = phi i32 [ %71, %70 ], [ %26, %25 ]
  %30 = add i32 %29, 128
  %31 = icmp ult i32 %30, 384
  br i1 %31, label %32, label %39

32:                                               ; preds = %28
  %33 = zext i32 %30 to i64
  %34 = getelementptr inbounds [384 x i16], [384 x i16]* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to [384 x i16]*), i64 0, i64 %33
  %35 = load i16, i16* %34, align 2
  %36 = lshr i16 %35, 13
  %37 = and i16 %36, 1
  %38 = zext i16 %37 to i32
  br label %39

39:                                               ; preds = %28, %32
  %40 = phi i32 [ 0, %28 ], [ %38, %32 ]
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %73, label %42

42:                                               ; preds = %39
  %43 = load %struct.buffer*, %struct.buffer** %9, align 8
  %44 = getelementptr inbounds %struct.buffer, %struct.buffer* %43, i64 0, i32 2
  %45 = load i8*, i8** %44, align 8
  %46 = getelementptr inbounds %struct.buffer, %struct.buffer* %43, i64 0, i32 3
  %47 = load i8*, i8** %46, align 8
  %48 = icmp ult i8* %45, %47
  br i1 %48, label %49, label %51

49:                                               ; preds = %42
  %50 = getelementptr inbounds i8, i8* %45, i64 1
  store i8* %50, i8** %44, align 8
  br label %57

51:                                               ; preds = %42
  %52 = getelementptr inbounds %struct.buffer, %struct.buffer* %43, i64 0, i32 0
  %53 = load %struct.buffer_table*, %struct.buffer_table** %52, align 8
  %54 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %53, i64 0, i32 10
  %55 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %54, align 8
  %56 = call i32 %55(%struct.buffer* noundef %43) #26
  br label %57

57:                                               ; preds = %51, %49
  %58 = load i8*, i8** %44, align 8
  %59 = load i8*, i8** %46, align 8
  %60 = icmp ult i8* %58, %59
  br i1 %60, label %61, label %64

61:                                               ; preds = %57
  %62 = load i8, i8* %58, align 1
  %63 = zext i8 %62 to i32
  br label %70

64:                                               ; preds = %57
  %65 = getelementptr inbounds %struct.buffer, %struct.buffer* %43, i64 0, i32 0
  %66 = load %struct.buffer_table*, %struct.buffer_table** %65, align 8
  %67 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %66, i64 0, i32 9
  %68 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %67, align 8
  %69 = call i32 %68(%struct.buffer* noundef %43) #26
  br label %70

70:                                               ; preds = %61, %64
  %71 = phi i32 [ %63, %61 ], [ %69, %64 ]
  %72 = icmp sgt i32 %71, -1
  br i1 %72, label %28, label %73, !llvm.loop !132

73:                                               ; preds = %39, %70, %25
  %74 = phi i32 [ %26, %25 ], [ %29, %39 ], [ %71, %70 ]
  %75 = icmp slt i32 %74, 0
  br i1 %75, label %76, label %87

76:                                               ; preds = %73
  %77 = getelementptr inbounds i8, i8* %7, i64 32
  %78 = bitcast i8* %77 to i32*
  %79 = load i32, i32* %78, align 8
  %80 = or i32 %79, 2
  store i32 %80, i32* %78, align 8
  %81 = getelementptr inbounds i8, i8* %7, i64 28
  %82 = bitcast i8* %81 to i32*
  %83 = load i32, i32* %82, align 4
  %84 = and i32 %83, %80
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %87, label %86

86:                                               ; preds = %76
  call void @_ZSt19__throw_ios_failurePKc(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.189, i64 0, i64 0)) #27
  unreachable

87:                                               ; preds = %76, %73
  ret %struct.stream* %0
}

define dso_local %struct.stream* @_ZNSirsERs(%struct.stream* noundef returned %0, i16* nocapture noundef writeonly %1) local_unnamed_addr #1 {
  %3 = bitcast %struct.stream* %0 to i8*
  %4 = getelementptr inbounds %struct.stream, %struct.stream* %0, i64 0, i32 0
  %5 = load i64*, i64** %4, align 8
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 32
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = icmp eq i32 %11, 0
  %13 = call fastcc i64 @take_integer(%struct.stream* noundef %0, i64 noundef -32768, i64 noundef 32767) #26
  br i1 %12, label %14, label %27

14:                                               ; preds = %2
  %15 = load i64*, i64** %4, align 8
  %16 = getelementptr inbounds i64, i64* %15, i64 -3
  %17 = load i64, i64* %16, align 8
  %18 = getelementptr inbounds i8, i8* %3, i64 %17
  %19 = getelementptr inbounds i8, i8* %18, i64 32
  %20 = bitcast i8* %19 to i32*
  %21 = load i32, i32* %20, align 8
  %22 = icmp eq i32 %21, 6
  %23 = icmp eq i64 %13, 0
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %27, label %25

25:                                               ; preds = %14
  %26 = trunc i64 %13 to i16
  store i16 %26, i16* %1, align 2
  br label %27

27:                                               ; preds = %14, %25, %2
  ret %struct.stream* %0
}

define internal fastcc i64 @take_integer(%struct.stream* nocapture noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr #1 {
  %4 = bitcast %struct.stream* %0 to i8*
  %5 = getelementptr inbounds %struct.stream, %struct.stream* %0, i64 0, i32 0
  %6 = load i64*, i64** %5, align 8
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = call fastcc zeroext i1 @begin_reading(%struct.stream* noundef %0, i1 noundef zeroext false) #26
  br i1 %10, label %11, label %240

11:                                               ; preds = %3
  %12 = getelementptr inbounds i8, i8* %9, i64 232
  %13 = bitcast i8* %12 to %struct.buffer**
  %14 = load %struct.buffer*, %struct.buffer** %13, align 8
  %15 = getelementptr inbounds %struct.buffer, %struct.buffer* %14, i64 0, i32 2
  %16 = load i8*, i8** %15, align 8
  %17 = getelementptr inbounds %struct.buffer, %struct.buffer* %14, i64 0, i32 3
  %18 = load i8*, i8** %17, align 8
  %19 = icmp ult i8* %16, %18
  br i1 %19, label %20, label %23

20:                                               ; preds = %11
  %21 = load i8, i8* %16, align 1
  %22 = zext i8 %21 to i32
  br label %29

23:                                               ; preds = %11
  %24 = getelementptr inbounds %struct.buffer, %struct.buffer* %14, i64 0, i32 0
  %25 = load %struct.buffer_table*, %struct.buffer_table** %24, align 8
  %26 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %25, i64 0, i32 9
  %27 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %26, align 8
  %28 = call i32 %27(%struct.buffer* noundef %14) #26
  br label %29

29:                                               ; preds = %20, %23
  %30 = phi i32 [ %22, %20 ], [ %28, %23 ]
  %31 = getelementptr inbounds i8, i8* %9, i64 24
  %32 = bitcast i8* %31 to i32*
  %33 = load i32, i32* %32, align 8
  %34 = and i32 %33, 8
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %43

36:                                               ; preds = %29
  %37 = and i32 %33, 64
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %43

39:                                               ; preds = %36
  %40 = and i32 %33, 2
  %41 = icmp eq i32 %40, 0
  %42 = select i1 %41, i32 0, i32 10
  br label %43

43:                                               ; preds = %39, %36, %29
  %44 = phi i32 [ 16, %29 ], [ %42, %39 ], [ 8, %36 ]
  %45 = icmp eq i32 %30, 45
  switch i32 %30, label %71 [
    i32 45, label %46
    i32 43, label %46
  ]

46:                                               ; preds = %43, %43
  %47 = load i8*, i8** %15, align 8
  %48 = load i8*, i8** %17, align 8
  %49 = icmp ult i8* %47, %48
  br i1 %49, label %50, label %52

50:                                               ; preds = %46
  %51 = getelementptr inbounds i8, i8* %47, i64 1
  store i8* %51, i8** %15, align 8
  br label %58

52:                                               ; preds = %46
  %53 = getelementptr inbounds %struct.buffer, %struct.buffer* %14, i64 0, i32 0
  %54 = load %struct.buffer_table*, %struct.buffer_table** %53, align 8
  %55 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %54, i64 0, i32 10
  %56 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %55, align 8
  %57 = call i32 %56(%struct.buffer* noundef %14) #26
  br label %58

58:                                               ; preds = %52, %50
  %59 = load i8*, i8** %15, align 8
  %60 = load i8*, i8** %17, align 8
  %61 = icmp ult i8* %59, %60
  br i1 %61, label %62, label %65

62:                                               ; preds = %58
  %63 = load i8, i8* %59, align 1
  %64 = zext i8 %63 to i32
  br label %71

65:                                               ; preds = %58
  %66 = getelementptr inbounds %struct.buffer, %struct.buffer* %14, i64 0, i32 0
  %67 = load %struct.buffer_table*, %struct.buffer_table** %66, align 8
  %68 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %67, i64 0, i32 9
  %69 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %68, align 8
  %70 = call i32 %69(%struct.buffer* noundef %14) #26
  br label %71

71:                                               ; preds = %65, %62, %43
  %72 = phi i32 [ %30, %43 ], [ %64, %62 ], [ %70, %65 ]
  %73 = icmp eq i32 %72, 48
  br i1 %73, label %74, label %134

74:                                               ; preds = %71
  %75 = icmp eq i32 %44, 0
  %76 = and i32 %44, 10
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %134

78:                                               ; preds = %74
  %79 = load i8*, i8** %15, align 8
  %80 = load i8*, i8** %17, align 8
  %81 = icmp ult i8* %79, %80
  br i1 %81, label %82, label %84

82:                                               ; preds = %78
  %83 = getelementptr inbounds i8, i8* %79, i64 1
  store i8* %83, i8** %15, align 8
  br label %90

84:                                               ; preds = %78
  %85 = getelementptr inbounds %struct.buffer, %struct.buffer* %14, i64 0, i32 0
  %86 = load %struct.buffer_table*, %struct.buffer_table** %85, align 8
  %87 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %86, i64 0, i32 10
  %88 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %87, align 8
  %89 = call i32 %88(%struct.buffer* noundef %14) #26
  br label %90

90:                                               ; preds = %84, %82
  %91 = load i8*, i8** %15, align 8
  %92 = load i8*, i8** %17, align 8
  %93 = icmp ult i8* %91, %92
  br i1 %93, label %94, label %97

94:                                               ; preds = %90
  %95 = load i8, i8* %91, align 1
  %96 = zext i8 %95 to i32
  br label %103

97:                                               ; preds = %90
  %98 = getelementptr inbounds %struct.buffer, %struct.buffer* %14, i64 0, i32 0
  %99 = load %struct.buffer_table*, %struct.buffer_table** %98, align 8
  %100 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %99, i64 0, i32 9
  %101 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %100, align 8
  %102 = call i32 %101(%struct.buffer* noundef %14) #26
  br label %103

103:                                              ; preds = %94, %97
  %104 = phi i32 [ %96, %94 ], [ %102, %97 ]
  %105 = and i32 %104, -33
  %106 = icmp eq i32 %105, 88
  br i1 %106, label %107, label %132

107:                                              ; preds = %103
  %108 = load i8*, i8** %15, align 8
  %109 = load i8*, i8** %17, align 8
  %110 = icmp ult i8* %108, %109
  br i1 %110, label %111, label %113

111:                                              ; preds = %107
  %112 = getelementptr inbounds i8, i8* %108, i64 1
  store i8* %112, i8** %15, align 8
  br label %119

113:                                              ; preds = %107
  %114 = getelementptr inbounds %struct.buffer, %struct.buffer* %14, i64 0, i32 0
  %115 = load %struct.buffer_table*, %struct.buffer_table** %114, align 8
  %116 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %115, i64 0, i32 10
  %117 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %116, align 8
  %118 = call i32 %117(%struct.buffer* noundef %14) #26
  br label %119

119:                                              ; preds = %113, %111
  %120 = load i8*, i8** %15, align 8
  %121 = load i8*, i8** %17, align 8
  %122 = icmp ult i8* %120, %121
  br i1 %122, label %123, label %126

123:                                              ; preds = %119
  %124 = load i8, i8* %120, align 1
  %125 = zext i8 %124 to i32
  br label %134

126:                                              ; preds = %119
  %127 = getelementptr inbounds %struct.buffer, %struct.buffer* %14, i64 0, i32 0
  %128 = load %struct.buffer_table*, %struct.buffer_table** %127, align 8
  %129 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %128, i64 0, i32 9
  %130 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %129, align 8
  %131 = call i32 %130(%struct.buffer* noundef %14) #26
  br label %134

132:                                              ; preds = %103
  %133 = select i1 %75, i32 8, i32 %44
  br label %134

134:                                              ; preds = %126, %123, %132, %74, %71
  %135 = phi i32 [ %133, %132 ], [ %44, %74 ], [ %44, %71 ], [ 16, %123 ], [ 16, %126 ]
  %136 = phi i32 [ 1, %132 ], [ 0, %74 ], [ 0, %71 ], [ 0, %123 ], [ 0, %126 ]
  %137 = phi i32 [ %104, %132 ], [ 48, %74 ], [ %72, %71 ], [ %125, %123 ], [ %131, %126 ]
  %138 = icmp eq i32 %135, 0
  %139 = select i1 %138, i32 10, i32 %135
  %140 = icmp ne i64 %1, 0
  %141 = and i1 %140, %45
  %142 = sub i64 0, %1
  %143 = select i1 %141, i64 %142, i64 %2
  %144 = icmp sgt i32 %137, -1
  br i1 %144, label %145, label %169

145:                                              ; preds = %134
  %146 = zext i32 %139 to i64
  %147 = getelementptr inbounds %struct.buffer, %struct.buffer* %14, i64 0, i32 0
  %148 = getelementptr inbounds %struct.buffer, %struct.buffer* %14, i64 0, i32 0
  br label %149

149:                                              ; preds = %145, %210
  %150 = phi i64 [ 0, %145 ], [ %187, %210 ]
  %151 = phi i8 [ 0, %145 ], [ %186, %210 ]
  %152 = phi i32 [ %137, %145 ], [ %211, %210 ]
  %153 = phi i32 [ %136, %145 ], [ %212, %210 ]
  %154 = add i32 %152, -48
  %155 = icmp ult i32 %154, 10
  br i1 %155, label %166, label %156

156:                                              ; preds = %149
  %157 = add i32 %152, -97
  %158 = icmp ult i32 %157, 6
  br i1 %158, label %159, label %161

159:                                              ; preds = %156
  %160 = add nsw i32 %152, -87
  br label %166

161:                                              ; preds = %156
  %162 = add i32 %152, -65
  %163 = icmp ult i32 %162, 6
  %164 = add nsw i32 %152, -55
  %165 = select i1 %163, i32 %164, i32 99
  br label %166

166:                                              ; preds = %149, %159, %161
  %167 = phi i32 [ %160, %159 ], [ %165, %161 ], [ %154, %149 ]
  %168 = icmp slt i32 %167, %139
  br i1 %168, label %177, label %169

169:                                              ; preds = %166, %210, %134
  %170 = phi i32 [ %136, %134 ], [ %153, %166 ], [ 1, %210 ]
  %171 = phi i32 [ %137, %134 ], [ %152, %166 ], [ %211, %210 ]
  %172 = phi i8 [ 0, %134 ], [ %151, %166 ], [ %186, %210 ]
  %173 = phi i64 [ 0, %134 ], [ %150, %166 ], [ %187, %210 ]
  %174 = lshr i32 %171, 30
  %175 = and i32 %174, 2
  %176 = icmp eq i32 %170, 0
  br i1 %176, label %214, label %216

177:                                              ; preds = %166
  %178 = sext i32 %167 to i64
  %179 = sub i64 %143, %178
  %180 = udiv i64 %179, %146
  %181 = icmp ugt i64 %150, %180
  %182 = icmp ult i64 %143, %178
  %183 = select i1 %181, i1 true, i1 %182
  %184 = mul i64 %150, %146
  %185 = add i64 %184, %178
  %186 = select i1 %183, i8 1, i8 %151
  %187 = select i1 %183, i64 %150, i64 %185
  %188 = load i8*, i8** %15, align 8
  %189 = load i8*, i8** %17, align 8
  %190 = icmp ult i8* %188, %189
  br i1 %190, label %191, label %193

191:                                              ; preds = %177
  %192 = getelementptr inbounds i8, i8* %188, i64 1
  store i8* %192, i8** %15, align 8
  br label %198

193:                                              ; preds = %177
  %194 = load %struct.buffer_table*, %struct.buffer_table** %147, align 8
  %195 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %194, i64 0, i32 10
  %196 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %195, align 8
  %197 = call i32 %196(%struct.buffer* noundef %14) #26
  br label %198

198:                                              ; preds = %193, %191
  %199 = load i8*, i8** %15, align 8
  %200 = load i8*, i8** %17, align 8
  %201 = icmp ult i8* %199, %200
  br i1 %201, label %202, label %205

202:                                              ; preds = %198
  %203 = load i8, i8* %199, align 1
  %204 = zext i8 %203 to i32
  br label %210

205:                                              ; preds = %198
  %206 = load %struct.buffer_table*, %struct.buffer_table** %148, align 8
  %207 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %206, i64 0, i32 9
  %208 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %207, align 8
  %209 = call i32 %208(%struct.buffer* noundef %14) #26
  br label %210

210:                                              ; preds = %202, %205
  %211 = phi i32 [ %204, %202 ], [ %209, %205 ]
  %212 = add nuw nsw i32 %153, 1
  %213 = icmp sgt i32 %211, -1
  br i1 %213, label %149, label %169, !llvm.loop !133

214:                                              ; preds = %169
  %215 = or i32 %175, 4
  br label %225

216:                                              ; preds = %169
  %217 = and i8 %172, 1
  %218 = icmp eq i8 %217, 0
  br i1 %218, label %222, label %219

219:                                              ; preds = %216
  %220 = or i32 %175, 4
  %221 = select i1 %141, i64 %1, i64 %2
  br label %225

222:                                              ; preds = %216
  %223 = sub i64 0, %173
  %224 = select i1 %45, i64 %223, i64 %173
  br label %225

225:                                              ; preds = %222, %219, %214
  %226 = phi i32 [ %220, %219 ], [ %215, %214 ], [ %175, %222 ]
  %227 = phi i64 [ %221, %219 ], [ 0, %214 ], [ %224, %222 ]
  %228 = icmp eq i32 %226, 0
  br i1 %228, label %240, label %229

229:                                              ; preds = %225
  %230 = getelementptr inbounds i8, i8* %9, i64 32
  %231 = bitcast i8* %230 to i32*
  %232 = load i32, i32* %231, align 8
  %233 = or i32 %232, %226
  store i32 %233, i32* %231, align 8
  %234 = getelementptr inbounds i8, i8* %9, i64 28
  %235 = bitcast i8* %234 to i32*
  %236 = load i32, i32* %235, align 4
  %237 = and i32 %236, %233
  %238 = icmp eq i32 %237, 0
  br i1 %238, label %240, label %239

239:                                              ; preds = %229
  call void @_ZSt19__throw_ios_failurePKc(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.189, i64 0, i64 0)) #27
  unreachable

240:                                              ; preds = %229, %225, %3
  %241 = phi i64 [ 0, %3 ], [ %227, %225 ], [ %227, %229 ]
  ret i64 %241
}

define dso_local %struct.stream* @_ZNSirsERi(%struct.stream* noundef returned %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #1 {
  %3 = bitcast %struct.stream* %0 to i8*
  %4 = getelementptr inbounds %struct.stream, %struct.stream* %0, i64 0, i32 0
  %5 = load i64*, i64** %4, align 8
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 32
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = icmp eq i32 %11, 0
  %13 = call fastcc i64 @take_integer(%struct.stream* noundef %0, i64 noundef -2147483648, i64 noundef 2147483647) #26
  br i1 %12, label %14, label %27

14:                                               ; preds = %2
  %15 = load i64*, i64** %4, align 8
  %16 = getelementptr inbounds i64, i64* %15, i64 -3
  %17 = load i64, i64* %16, align 8
  %18 = getelementptr inbounds i8, i8* %3, i64 %17
  %19 = getelementptr inbounds i8, i8* %18, i64 32
  %20 = bitcast i8* %19 to i32*
  %21 = load i32, i32* %20, align 8
  %22 = icmp eq i32 %21, 6
  %23 = icmp eq i64 %13, 0
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %27, label %25

25:                                               ; preds = %14
  %26 = trunc i64 %13 to i32
  store i32 %26, i32* %1, align 4
  br label %27

27:                                               ; preds = %14, %25, %2
  ret %struct.stream* %0
}

define dso_local %struct.stream* @_ZNSi10_M_extractItEERSiRT_(%struct.stream* noundef returned %0, i16* nocapture noundef writeonly %1) local_unnamed_addr #1 {
  %3 = bitcast %struct.stream* %0 to i8*
  %4 = getelementptr inbounds %struct.stream, %struct.stream* %0, i64 0, i32 0
  %5 = load i64*, i64** %4, align 8
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 32
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = icmp eq i32 %11, 0
  %13 = call fastcc i64 @take_integer(%struct.stream* noundef %0, i64 noundef 0, i64 noundef 65535) #26
  br i1 %12, label %14, label %27

14:                                               ; preds = %2
  %15 = load i64*, i64** %4, align 8
  %16 = getelementptr inbounds i64, i64* %15, i64 -3
  %17 = load i64, i64* %16, align 8
  %18 = getelementptr inbounds i8, i8* %3, i64 %17
  %19 = getelementptr inbounds i8, i8* %18, i64 32
  %20 = bitcast i8* %19 to i32*
  %21 = load i32, i32* %20, align 8
  %22 = icmp eq i32 %21, 6
  %23 = icmp eq i64 %13, 0
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %27, label %25

25:                                               ; preds = %14
  %26 = trunc i64 %13 to i16
  store i16 %26, i16* %1, align 2
  br label %27

27:                                               ; preds = %14, %25, %2
  ret %struct.stream* %0
}

define dso_local %struct.stream* @_ZNSi10_M_extractIjEERSiRT_(%struct.stream* noundef returned %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #1 {
  %3 = bitcast %struct.stream* %0 to i8*
  %4 = getelementptr inbounds %struct.stream, %struct.stream* %0, i64 0, i32 0
  %5 = load i64*, i64** %4, align 8
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 32
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = icmp eq i32 %11, 0
  %13 = call fastcc i64 @take_integer(%struct.stream* noundef %0, i64 noundef 0, i64 noundef 4294967295) #26
  br i1 %12, label %14, label %27

14:                                               ; preds = %2
  %15 = load i64*, i64** %4, align 8
  %16 = getelementptr inbounds i64, i64* %15, i64 -3
  %17 = load i64, i64* %16, align 8
  %18 = getelementptr inbounds i8, i8* %3, i64 %17
  %19 = getelementptr inbounds i8, i8* %18, i64 32
  %20 = bitcast i8* %19 to i32*
  %21 = load i32, i32* %20, align 8
  %22 = icmp eq i32 %21, 6
  %23 = icmp eq i64 %13, 0
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %27, label %25

25:                                               ; preds = %14
  %26 = trunc i64 %13 to i32
  store i32 %26, i32* %1, align 4
  br label %27

27:                                               ; preds = %14, %25, %2
  ret %struct.stream* %0
}

define dso_local %struct.stream* @_ZNSi10_M_extractIlEERSiRT_(%struct.stream* noundef returned %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #1 {
  %3 = bitcast %struct.stream* %0 to i8*
  %4 = getelementptr inbounds %struct.stream, %struct.stream* %0, i64 0, i32 0
  %5 = load i64*, i64** %4, align 8
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 32
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = icmp eq i32 %11, 0
  %13 = call fastcc i64 @take_integer(%struct.stream* noundef %0, i64 noundef -9223372036854775808, i64 noundef 9223372036854775807) #26
  br i1 %12, label %14, label %26

14:                                               ; preds = %2
  %15 = load i64*, i64** %4, align 8
  %16 = getelementptr inbounds i64, i64* %15, i64 -3
  %17 = load i64, i64* %16, align 8
  %18 = getelementptr inbounds i8, i8* %3, i64 %17
  %19 = getelementptr inbounds i8, i8* %18, i64 32
  %20 = bitcast i8* %19 to i32*
  %21 = load i32, i32* %20, align 8
  %22 = icmp eq i32 %21, 6
  %23 = icmp eq i64 %13, 0
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %26, label %25

25:                                               ; preds = %14
  store i64 %13, i64* %1, align 8
  br label %26

26:                                               ; preds = %14, %25, %2
  ret %struct.stream* %0
}

define dso_local %struct.stream* @_ZNSi10_M_extractIxEERSiRT_(%struct.stream* noundef returned %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #1 {
  %3 = bitcast %struct.stream* %0 to i8*
  %4 = getelementptr inbounds %struct.stream, %struct.stream* %0, i64 0, i32 0
  %5 = load i64*, i64** %4, align 8
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 32
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = icmp eq i32 %11, 0
  %13 = call fastcc i64 @take_integer(%struct.stream* noundef %0, i64 noundef -9223372036854775808, i64 noundef 9223372036854775807) #26
  br i1 %12, label %14, label %26

14:                                               ; preds = %2
  %15 = load i64*, i64** %4, align 8
  %16 = getelementptr inbounds i64, i64* %15, i64 -3
  %17 = load i64, i64* %16, align 8
  %18 = getelementptr inbounds i8, i8* %3, i64 %17
  %19 = getelementptr inbounds i8, i8* %18, i64 32
  %20 = bitcast i8* %19 to i32*
  %21 = load i32, i32* %20, align 8
  %22 = icmp eq i32 %21, 6
  %23 = icmp eq i64 %13, 0
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %26, label %25

25:                                               ; preds = %14
  store i64 %13, i64* %1, align 8
  br label %26

26:                                               ; preds = %14, %25, %2
  ret %struct.stream* %0
}

define dso_local %struct.stream* @_ZNSi10_M_extractImEERSiRT_(%struct.stream* noundef returned %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #1 {
  %3 = bitcast %struct.stream* %0 to i8*
  %4 = getelementptr inbounds %struct.stream, %struct.stream* %0, i64 0, i32 0
  %5 = load i64*, i64** %4, align 8
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 32
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = icmp eq i32 %11, 0
  %13 = call fastcc i64 @take_integer(%struct.stream* noundef %0, i64 noundef 0, i64 noundef -1) #26
  br i1 %12, label %14, label %26

14:                                               ; preds = %2
  %15 = load i64*, i64** %4, align 8
  %16 = getelementptr inbounds i64, i64* %15, i64 -3
  %17 = load i64, i64* %16, align 8
  %18 = getelementptr inbounds i8, i8* %3, i64 %17
  %19 = getelementptr inbounds i8, i8* %18, i64 32
  %20 = bitcast i8* %19 to i32*
  %21 = load i32, i32* %20, align 8
  %22 = icmp eq i32 %21, 6
  %23 = icmp eq i64 %13, 0
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %26, label %25

25:                                               ; preds = %14
  store i64 %13, i64* %1, align 8
  br label %26

26:                                               ; preds = %14, %25, %2
  ret %struct.stream* %0
}

define dso_local %struct.stream* @_ZNSi10_M_extractIyEERSiRT_(%struct.stream* noundef returned %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #1 {
  %3 = bitcast %struct.stream* %0 to i8*
  %4 = getelementptr inbounds %struct.stream, %struct.stream* %0, i64 0, i32 0
  %5 = load i64*, i64** %4, align 8
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 32
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = icmp eq i32 %11, 0
  %13 = call fastcc i64 @take_integer(%struct.stream* noundef %0, i64 noundef 0, i64 noundef -1) #26
  br i1 %12, label %14, label %26

14:                                               ; preds = %2
  %15 = load i64*, i64** %4, align 8
  %16 = getelementptr inbounds i64, i64* %15, i64 -3
  %17 = load i64, i64* %16, align 8
  %18 = getelementptr inbounds i8, i8* %3, i64 %17
  %19 = getelementptr inbounds i8, i8* %18, i64 32
  %20 = bitcast i8* %19 to i32*
  %21 = load i32, i32* %20, align 8
  %22 = icmp eq i32 %21, 6
  %23 = icmp eq i64 %13, 0
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %26, label %25

25:                                               ; preds = %14
  store i64 %13, i64* %1, align 8
  br label %26

26:                                               ; preds = %14, %25, %2
  ret %struct.stream* %0
}

define dso_local %struct.stream* @_ZNSi10_M_extractIbEERSiRT_(%struct.stream* noundef returned %0, i8* nocapture noundef writeonly %1) local_unnamed_addr #1 {
  %3 = bitcast %struct.stream* %0 to i8*
  %4 = getelementptr inbounds %struct.stream, %struct.stream* %0, i64 0, i32 0
  %5 = load i64*, i64** %4, align 8
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 32
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = icmp eq i32 %11, 0
  %13 = call fastcc i64 @take_integer(%struct.stream* noundef %0, i64 noundef 0, i64 noundef 1) #26
  br i1 %12, label %14, label %28

14:                                               ; preds = %2
  %15 = load i64*, i64** %4, align 8
  %16 = getelementptr inbounds i64, i64* %15, i64 -3
  %17 = load i64, i64* %16, align 8
  %18 = getelementptr inbounds i8, i8* %3, i64 %17
  %19 = getelementptr inbounds i8, i8* %18, i64 32
  %20 = bitcast i8* %19 to i32*
  %21 = load i32, i32* %20, align 8
  %22 = icmp eq i32 %21, 6
  %23 = icmp eq i64 %13, 0
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %28, label %25

25:                                               ; preds = %14
  %26 = icmp ne i64 %13, 0
  %27 = zext i1 %26 to i8
  store i8 %27, i8* %1, align 1
  br label %28

28:                                               ; preds = %14, %25, %2
  ret %struct.stream* %0
}

define dso_local %struct.stream* @_ZNSi10_M_extractIdEERSiRT_(%struct.stream* noundef returned %0, double* nocapture noundef writeonly %1) local_unnamed_addr #1 {
  %3 = alloca double, align 8
  %4 = bitcast double* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #28
  %5 = call fastcc zeroext i1 @take_double(%struct.stream* noundef %0, double* noundef nonnull %3) #26
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = load double, double* %3, align 8
  store double %7, double* %1, align 8
  br label %8

8:                                                ; preds = %6, %2
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #28
  ret %struct.stream* %0
}

define internal fastcc zeroext i1 @take_double(%struct.stream* nocapture noundef %0, double* nocapture noundef writeonly %1) unnamed_addr #1 {
  %3 = alloca [64 x i8], align 16
  %4 = alloca i8*, align 8
  %5 = call fastcc zeroext i1 @begin_reading(%struct.stream* noundef %0, i1 noundef zeroext false) #26
  br i1 %5, label %6, label %122

6:                                                ; preds = %2
  %7 = bitcast %struct.stream* %0 to i8*
  %8 = getelementptr inbounds %struct.stream, %struct.stream* %0, i64 0, i32 0
  %9 = load i64*, i64** %8, align 8
  %10 = getelementptr inbounds i64, i64* %9, i64 -3
  %11 = load i64, i64* %10, align 8
  %12 = getelementptr inbounds i8, i8* %7, i64 %11
  %13 = getelementptr inbounds i8, i8* %12, i64 232
  %14 = bitcast i8* %13 to %struct.buffer**
  %15 = load %struct.buffer*, %struct.buffer** %14, align 8
  %16 = getelementptr inbounds [64 x i8], [64 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %16) #28
  %17 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 2
  %18 = load i8*, i8** %17, align 8
  %19 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 3
  %20 = load i8*, i8** %19, align 8
  %21 = icmp ult i8* %18, %20
  br i1 %21, label %22, label %25

22:                                               ; preds = %6
  %23 = load i8, i8* %18, align 1
  %24 = zext i8 %23 to i32
  br label %31

25:                                               ; preds = %6
  %26 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 0
  %27 = load %struct.buffer_table*, %struct.buffer_table** %26, align 8
  %28 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %27, i64 0, i32 9
  %29 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %28, align 8
  %30 = call i32 %29(%struct.buffer* noundef %15) #26
  br label %31

31:                                               ; preds = %22, %25
  %32 = phi i32 [ %24, %22 ], [ %30, %25 ]
  %33 = icmp sgt i32 %32, -1
  br i1 %33, label %34, label %95

34:                                               ; preds = %31
  %35 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 0
  %36 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 0
  br label %37

37:                                               ; preds = %34, %92
  %38 = phi i32 [ %32, %34 ], [ %93, %92 ]
  %39 = phi i64 [ 0, %34 ], [ %40, %92 ]
  %40 = add nuw nsw i64 %39, 1
  %41 = icmp eq i64 %39, 63
  br i1 %41, label %95, label %42

42:                                               ; preds = %37
  %43 = add i32 %38, 128
  %44 = icmp ult i32 %43, 384
  br i1 %44, label %45, label %52

45:                                               ; preds = %42
  %46 = zext i32 %43 to i64
  %47 = getelementptr inbounds [384 x i16], [384 x i16]* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to [384 x i16]*), i64 0, i64 %46
  %48 = load i16, i16* %47, align 2
  %49 = lshr i16 %48, 11
  %50 = and i16 %49, 1
  %51 = zext i16 %50 to i32
  br label %52

52:                                               ; preds = %42, %45
  %53 = phi i32 [ 0, %42 ], [ %51, %45 ]
  %54 = freeze i32 %53
  %55 = icmp eq i32 %54, 0
  %56 = icmp eq i32 %38, 43
  %57 = icmp eq i32 %38, 45
  br i1 %55, label %58, label %59

58:                                               ; preds = %52
  switch i32 %38, label %95 [
    i32 101, label %59
    i32 69, label %59
    i32 46, label %59
    i32 45, label %59
    i32 43, label %59
  ]

59:                                               ; preds = %58, %58, %58, %58, %58, %52
  %60 = or i1 %56, %57
  %61 = icmp ne i64 %39, 0
  %62 = select i1 %60, i1 %61, i1 false
  br i1 %62, label %63, label %67

63:                                               ; preds = %59
  %64 = add nsw i64 %39, -1
  %65 = getelementptr inbounds [64 x i8], [64 x i8]* %3, i64 0, i64 %64
  %66 = load i8, i8* %65, align 1
  switch i8 %66, label %95 [
    i8 101, label %67
    i8 69, label %67
  ]

67:                                               ; preds = %63, %63, %59
  %68 = trunc i32 %38 to i8
  %69 = getelementptr inbounds [64 x i8], [64 x i8]* %3, i64 0, i64 %39
  store i8 %68, i8* %69, align 1
  %70 = load i8*, i8** %17, align 8
  %71 = load i8*, i8** %19, align 8
  %72 = icmp ult i8* %70, %71
  br i1 %72, label %73, label %75

73:                                               ; preds = %67
  %74 = getelementptr inbounds i8, i8* %70, i64 1
  store i8* %74, i8** %17, align 8
  br label %80

75:                                               ; preds = %67
  %76 = load %struct.buffer_table*, %struct.buffer_table** %35, align 8
  %77 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %76, i64 0, i32 10
  %78 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %77, align 8
  %79 = call i32 %78(%struct.buffer* noundef %15) #26
  br label %80

80:                                               ; preds = %75, %73
  %81 = load i8*, i8** %17, align 8
  %82 = load i8*, i8** %19, align 8
  %83 = icmp ult i8* %81, %82
  br i1 %83, label %84, label %87

84:                                               ; preds = %80
  %85 = load i8, i8* %81, align 1
  %86 = zext i8 %85 to i32
  br label %92

87:                                               ; preds = %80
  %88 = load %struct.buffer_table*, %struct.buffer_table** %36, align 8
  %89 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %88, i64 0, i32 9
  %90 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %89, align 8
  %91 = call i32 %90(%struct.buffer* noundef %15) #26
  br label %92

92:                                               ; preds = %84, %87
  %93 = phi i32 [ %86, %84 ], [ %91, %87 ]
  %94 = icmp sgt i32 %93, -1
  br i1 %94, label %37, label %95, !llvm.loop !134

95:                                               ; preds = %37, %92, %58, %63, %31
  %96 = phi i64 [ 0, %31 ], [ 63, %37 ], [ %40, %92 ], [ %39, %58 ], [ %39, %63 ]
  %97 = phi i32 [ %32, %31 ], [ %38, %37 ], [ %93, %92 ], [ %38, %58 ], [ %38, %63 ]
  %98 = getelementptr inbounds [64 x i8], [64 x i8]* %3, i64 0, i64 %96
  store i8 0, i8* %98, align 1
  %99 = bitcast i8** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %99) #28
  %100 = call double @strtod(i8* noundef nonnull %16, i8** noundef nonnull %4) #26
  store double %100, double* %1, align 8
  %101 = lshr i32 %97, 30
  %102 = and i32 %101, 2
  %103 = icmp eq i64 %96, 0
  %104 = load i8*, i8** %4, align 8
  %105 = icmp ne i8* %104, %98
  %106 = select i1 %103, i1 true, i1 %105
  %107 = select i1 %106, i32 4, i32 0
  %108 = or i32 %107, %102
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %121, label %110

110:                                              ; preds = %95
  %111 = getelementptr inbounds i8, i8* %12, i64 32
  %112 = bitcast i8* %111 to i32*
  %113 = load i32, i32* %112, align 8
  %114 = or i32 %113, %108
  store i32 %114, i32* %112, align 8
  %115 = getelementptr inbounds i8, i8* %12, i64 28
  %116 = bitcast i8* %115 to i32*
  %117 = load i32, i32* %116, align 4
  %118 = and i32 %117, %114
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %121, label %120

120:                                              ; preds = %110
  call void @_ZSt19__throw_ios_failurePKc(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.189, i64 0, i64 0)) #27
  unreachable

121:                                              ; preds = %110, %95
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %99) #28
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %16) #28
  br label %122

122:                                              ; preds = %2, %121
  ret i1 %5
}

define dso_local %struct.stream* @_ZNSi10_M_extractIfEERSiRT_(%struct.stream* noundef returned %0, float* nocapture noundef writeonly %1) local_unnamed_addr #1 {
  %3 = alloca double, align 8
  %4 = bitcast double* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #28
  %5 = call fastcc zeroext i1 @take_double(%struct.stream* noundef %0, double* noundef nonnull %3) #26
  br i1 %5, label %6, label %9

6:                                                ; preds = %2
  %7 = load double, double* %3, align 8
  %8 = fptrunc double %7 to float
  store float %8, float* %1, align 4
  br label %9

9:                                                ; preds = %6, %2
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #28
  ret %struct.stream* %0
}

define dso_local %struct.stream* @_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(%struct.stream* noundef returned %0, %struct.text* noundef %1) local_unnamed_addr #1 {
  %3 = bitcast %struct.stream* %0 to i8*
  %4 = getelementptr inbounds %struct.stream, %struct.stream* %0, i64 0, i32 0
  %5 = load i64*, i64** %4, align 8
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = call fastcc zeroext i1 @begin_reading(%struct.stream* noundef %0, i1 noundef zeroext false) #26
  br i1 %9, label %10, label %140

10:                                               ; preds = %2
  %11 = getelementptr inbounds i8, i8* %8, i64 16
  %12 = bitcast i8* %11 to i64*
  %13 = load i64, i64* %12, align 8
  %14 = icmp sgt i64 %13, 0
  %15 = select i1 %14, i64 %13, i64 -1
  %16 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 1
  store i64 0, i64* %16, align 8
  %17 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 0
  %18 = load i8*, i8** %17, align 8
  store i8 0, i8* %18, align 1
  %19 = getelementptr inbounds i8, i8* %8, i64 232
  %20 = bitcast i8* %19 to %struct.buffer**
  %21 = load %struct.buffer*, %struct.buffer** %20, align 8
  %22 = getelementptr inbounds %struct.buffer, %struct.buffer* %21, i64 0, i32 2
  %23 = load i8*, i8** %22, align 8
  %24 = getelementptr inbounds %struct.buffer, %struct.buffer* %21, i64 0, i32 3
  %25 = load i8*, i8** %24, align 8
  %26 = icmp ult i8* %23, %25
  br i1 %26, label %27, label %30

27:                                               ; preds = %10
  %28 = load i8, i8* %23, align 1
  %29 = zext i8 %28 to i32
  br label %36

30:                                               ; preds = %10
  %31 = getelementptr inbounds %struct.buffer, %struct.buffer* %21, i64 0, i32 0
  %32 = load %struct.buffer_table*, %struct.buffer_table** %31, align 8
  %33 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %32, i64 0, i32 9
  %34 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %33, align 8
  %35 = call i32 %34(%struct.buffer* noundef %21) #26
  br label %36

36:                                               ; preds = %27, %30
  %37 = phi i32 [ %29, %27 ], [ %35, %30 ]
  %38 = icmp sgt i32 %37, -1
  br i1 %38, label %39, label %119

39:                                               ; preds = %36
  %40 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 2
  %41 = bitcast %union.anon.6* %40 to i8*
  %42 = getelementptr %union.anon.6, %union.anon.6* %40, i64 0, i32 0
  %43 = getelementptr %union.anon.6, %union.anon.6* %40, i64 0, i32 0
  br label %44

44:                                               ; preds = %39, %115
  %45 = phi i32 [ %37, %39 ], [ %116, %115 ]
  %46 = phi i64 [ %15, %39 ], [ %117, %115 ]
  %47 = add i32 %45, 128
  %48 = icmp ult i32 %47, 384
  br i1 %48, label %49, label %56

49:                                               ; preds = %44
  %50 = zext i32 %47 to i64
  %51 = getelementptr inbounds [384 x i16], [384 x i16]* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to [384 x i16]*), i64 0, i64 %50
  %52 = load i16, i16* %51, align 2
  %53 = lshr i16 %52, 13
  %54 = and i16 %53, 1
  %55 = zext i16 %54 to i32
  br label %56

56:                                               ; preds = %44, %49
  %57 = phi i32 [ 0, %44 ], [ %55, %49 ]
  %58 = icmp eq i32 %57, 0
  %59 = icmp ne i64 %46, 0
  %60 = select i1 %58, i1 %59, i1 false
  br i1 %60, label %61, label %119

61:                                               ; preds = %56
  %62 = trunc i32 %45 to i8
  %63 = load i8*, i8** %17, align 8
  %64 = icmp eq i8* %63, %41
  br i1 %64, label %67, label %65

65:                                               ; preds = %61
  %66 = load i64, i64* %42, align 8
  br label %67

67:                                               ; preds = %65, %61
  %68 = phi i64 [ %66, %65 ], [ 15, %61 ]
  %69 = load i64, i64* %16, align 8
  %70 = icmp eq i64 %69, %68
  br i1 %70, label %71, label %80

71:                                               ; preds = %67
  %72 = shl i64 %68, 1
  %73 = or i64 %72, 1
  %74 = call i8* @__fp_alloc(i64 noundef %73, i64 noundef 16, i32 noundef 0) #26
  %75 = load i8*, i8** %17, align 8
  %76 = load i64, i64* %16, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %74, i8* align 1 %75, i64 %76, i1 false)
  br i1 %64, label %79, label %77

77:                                               ; preds = %71
  %78 = load i8*, i8** %17, align 8
  call void @__fp_free(i8* noundef %78) #26
  br label %79

79:                                               ; preds = %77, %71
  store i8* %74, i8** %17, align 8
  store i64 %72, i64* %43, align 8
  br label %80

80:                                               ; preds = %67, %79
  %81 = load i8*, i8** %17, align 8
  %82 = load i64, i64* %16, align 8
  %83 = add i64 %82, 1
  store i64 %83, i64* %16, align 8
  %84 = getelementptr inbounds i8, i8* %81, i64 %82
  store i8 %62, i8* %84, align 1
  %85 = load i8*, i8** %17, align 8
  %86 = load i64, i64* %16, align 8
  %87 = getelementptr inbounds i8, i8* %85, i64 %86
  store i8 0, i8* %87, align 1
  %88 = load %struct.buffer*, %struct.buffer** %20, align 8
  %89 = getelementptr inbounds %struct.buffer, %struct.buffer* %88, i64 0, i32 2
  %90 = load i8*, i8** %89, align 8
  %91 = getelementptr inbounds %struct.buffer, %struct.buffer* %88, i64 0, i32 3
  %92 = load i8*, i8** %91, align 8
  %93 = icmp ult i8* %90, %92
  br i1 %93, label %94, label %96

94:                                               ; preds = %80
  %95 = getelementptr inbounds i8, i8* %90, i64 1
  store i8* %95, i8** %89, align 8
  br label %102

96:                                               ; preds = %80
  %97 = getelementptr inbounds %struct.buffer, %struct.buffer* %88, i64 0, i32 0
  %98 = load %struct.buffer_table*, %struct.buffer_table** %97, align 8
  %99 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %98, i64 0, i32 10
  %100 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %99, align 8
  %101 = call i32 %100(%struct.buffer* noundef %88) #26
  br label %102

102:                                              ; preds = %96, %94
  %103 = load i8*, i8** %89, align 8
  %104 = load i8*, i8** %91, align 8
  %105 = icmp ult i8* %103, %104
  br i1 %105, label %106, label %109

106:                                              ; preds = %102
  %107 = load i8, i8* %103, align 1
  %108 = zext i8 %107 to i32
  br label %115

109:                                              ; preds = %102
  %110 = getelementptr inbounds %struct.buffer, %struct.buffer* %88, i64 0, i32 0
  %111 = load %struct.buffer_table*, %struct.buffer_table** %110, align 8
  %112 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %111, i64 0, i32 9
  %113 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %112, align 8
  %114 = call i32 %113(%struct.buffer* noundef %88) #26
  br label %115

115:                                              ; preds = %106, %109
  %116 = phi i32 [ %108, %106 ], [ %114, %109 ]
  %117 = add nsw i64 %46, -1
  %118 = icmp sgt i32 %116, -1
  br i1 %118, label %44, label %119, !llvm.loop !135

119:                                              ; preds = %56, %115, %36
  %120 = phi i32 [ %37, %36 ], [ %45, %56 ], [ %116, %115 ]
  %121 = load i64, i64* %12, align 8
  %122 = icmp eq i64 %121, 0
  br i1 %122, label %124, label %123

123:                                              ; preds = %119
  store i64 0, i64* %12, align 8
  br label %124

124:                                              ; preds = %123, %119
  %125 = icmp slt i32 %120, 0
  br i1 %125, label %126, label %140

126:                                              ; preds = %124
  %127 = load i64, i64* %16, align 8
  %128 = icmp eq i64 %127, 0
  %129 = select i1 %128, i32 6, i32 2
  %130 = getelementptr inbounds i8, i8* %8, i64 32
  %131 = bitcast i8* %130 to i32*
  %132 = load i32, i32* %131, align 8
  %133 = or i32 %129, %132
  store i32 %133, i32* %131, align 8
  %134 = getelementptr inbounds i8, i8* %8, i64 28
  %135 = bitcast i8* %134 to i32*
  %136 = load i32, i32* %135, align 4
  %137 = and i32 %136, %133
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %140, label %139

139:                                              ; preds = %126
  call void @_ZSt19__throw_ios_failurePKc(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.189, i64 0, i64 0)) #27
  unreachable

140:                                              ; preds = %126, %124, %2
  ret %struct.stream* %0
}

define dso_local %struct.stream* @_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_(%struct.stream* noundef returned %0, %struct.text* noundef %1, i8 noundef signext %2) local_unnamed_addr #1 {
  %4 = bitcast %struct.stream* %0 to i8*
  %5 = getelementptr inbounds %struct.stream, %struct.stream* %0, i64 0, i32 0
  %6 = load i64*, i64** %5, align 8
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = getelementptr inbounds i8, i8* %9, i64 32
  %11 = bitcast i8* %10 to i32*
  %12 = load i32, i32* %11, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %22, label %14

14:                                               ; preds = %3
  %15 = or i32 %12, 4
  store i32 %15, i32* %11, align 8
  %16 = getelementptr inbounds i8, i8* %9, i64 28
  %17 = bitcast i8* %16 to i32*
  %18 = load i32, i32* %17, align 4
  %19 = and i32 %18, %15
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21

21:                                               ; preds = %14
  call void @_ZSt19__throw_ios_failurePKc(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.189, i64 0, i64 0)) #27
  unreachable

22:                                               ; preds = %3, %14
  %23 = load i32, i32* %11, align 8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %148

25:                                               ; preds = %22
  %26 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 1
  store i64 0, i64* %26, align 8
  %27 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 0
  %28 = load i8*, i8** %27, align 8
  store i8 0, i8* %28, align 1
  %29 = getelementptr inbounds i8, i8* %9, i64 232
  %30 = bitcast i8* %29 to %struct.buffer**
  %31 = load %struct.buffer*, %struct.buffer** %30, align 8
  %32 = getelementptr inbounds %struct.buffer, %struct.buffer* %31, i64 0, i32 2
  %33 = load i8*, i8** %32, align 8
  %34 = getelementptr inbounds %struct.buffer, %struct.buffer* %31, i64 0, i32 3
  %35 = load i8*, i8** %34, align 8
  %36 = icmp ult i8* %33, %35
  br i1 %36, label %37, label %40

37:                                               ; preds = %25
  %38 = load i8, i8* %33, align 1
  %39 = zext i8 %38 to i32
  br label %46

40:                                               ; preds = %25
  %41 = getelementptr inbounds %struct.buffer, %struct.buffer* %31, i64 0, i32 0
  %42 = load %struct.buffer_table*, %struct.buffer_table** %41, align 8
  %43 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %42, i64 0, i32 9
  %44 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %43, align 8
  %45 = call i32 %44(%struct.buffer* noundef %31) #26
  br label %46

46:                                               ; preds = %37, %40
  %47 = phi i32 [ %39, %37 ], [ %45, %40 ]
  %48 = zext i8 %2 to i32
  %49 = icmp sgt i32 %47, -1
  %50 = icmp ne i32 %47, %48
  %51 = and i1 %49, %50
  br i1 %51, label %52, label %117

52:                                               ; preds = %46
  %53 = getelementptr inbounds %struct.text, %struct.text* %1, i64 0, i32 2
  %54 = bitcast %union.anon.6* %53 to i8*
  %55 = getelementptr %union.anon.6, %union.anon.6* %53, i64 0, i32 0
  %56 = getelementptr %union.anon.6, %union.anon.6* %53, i64 0, i32 0
  br label %57

57:                                               ; preds = %52, %112
  %58 = phi i32 [ %47, %52 ], [ %113, %112 ]
  %59 = trunc i32 %58 to i8
  %60 = load i8*, i8** %27, align 8
  %61 = icmp eq i8* %60, %54
  br i1 %61, label %64, label %62

62:                                               ; preds = %57
  %63 = load i64, i64* %55, align 8
  br label %64

64:                                               ; preds = %62, %57
  %65 = phi i64 [ %63, %62 ], [ 15, %57 ]
  %66 = load i64, i64* %26, align 8
  %67 = icmp eq i64 %66, %65
  br i1 %67, label %68, label %77

68:                                               ; preds = %64
  %69 = shl i64 %65, 1
  %70 = or i64 %69, 1
  %71 = call i8* @__fp_alloc(i64 noundef %70, i64 noundef 16, i32 noundef 0) #26
  %72 = load i8*, i8** %27, align 8
  %73 = load i64, i64* %26, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %71, i8* align 1 %72, i64 %73, i1 false)
  br i1 %61, label %76, label %74

74:                                               ; preds = %68
  %75 = load i8*, i8** %27, align 8
  call void @__fp_free(i8* noundef %75) #26
  br label %76

76:                                               ; preds = %74, %68
  store i8* %71, i8** %27, align 8
  store i64 %69, i64* %56, align 8
  br label %77

77:                                               ; preds = %64, %76
  %78 = load i8*, i8** %27, align 8
  %79 = load i64, i64* %26, align 8
  %80 = add i64 %79, 1
  store i64 %80, i64* %26, align 8
  %81 = getelementptr inbounds i8, i8* %78, i64 %79
  store i8 %59, i8* %81, align 1
  %82 = load i8*, i8** %27, align 8
  %83 = load i64, i64* %26, align 8
  %84 = getelementptr inbounds i8, i8* %82, i64 %83
  store i8 0, i8* %84, align 1
  %85 = load %struct.buffer*, %struct.buffer** %30, align 8
  %86 = getelementptr inbounds %struct.buffer, %struct.buffer* %85, i64 0, i32 2
  %87 = load i8*, i8** %86, align 8
  %88 = getelementptr inbounds %struct.buffer, %struct.buffer* %85, i64 0, i32 3
  %89 = load i8*, i8** %88, align 8
  %90 = icmp ult i8* %87, %89
  br i1 %90, label %91, label %93

91:                                               ; preds = %77
  %92 = getelementptr inbounds i8, i8* %87, i64 1
  store i8* %92, i8** %86, align 8
  br label %99

93:                                               ; preds = %77
  %94 = getelementptr inbounds %struct.buffer, %struct.buffer* %85, i64 0, i32 0
  %95 = load %struct.buffer_table*, %struct.buffer_table** %94, align 8
  %96 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %95, i64 0, i32 10
  %97 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %96, align 8
  %98 = call i32 %97(%struct.buffer* noundef %85) #26
  br label %99

99:                                               ; preds = %93, %91
  %100 = load i8*, i8** %86, align 8
  %101 = load i8*, i8** %88, align 8
  %102 = icmp ult i8* %100, %101
  br i1 %102, label %103, label %106

103:                                              ; preds = %99
  %104 = load i8, i8* %100, align 1
  %105 = zext i8 %104 to i32
  br label %112

106:                                              ; preds = %99
  %107 = getelementptr inbounds %struct.buffer, %struct.buffer* %85, i64 0, i32 0
  %108 = load %struct.buffer_table*, %struct.buffer_table** %107, align 8
  %109 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %108, i64 0, i32 9
  %110 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %109, align 8
  %111 = call i32 %110(%struct.buffer* noundef %85) #26
  br label %112

112:                                              ; preds = %103, %106
  %113 = phi i32 [ %105, %103 ], [ %111, %106 ]
  %114 = icmp sgt i32 %113, -1
  %115 = icmp ne i32 %113, %48
  %116 = and i1 %114, %115
  br i1 %116, label %57, label %117, !llvm.loop !136

117:                                              ; preds = %112, %46
  %118 = phi i1 [ %49, %46 ], [ %114, %112 ]
  br i1 %118, label %119, label %134

119:                                              ; preds = %117
  %120 = load %struct.buffer*, %struct.buffer** %30, align 8
  %121 = getelementptr inbounds %struct.buffer, %struct.buffer* %120, i64 0, i32 2
  %122 = load i8*, i8** %121, align 8
  %123 = getelementptr inbounds %struct.buffer, %struct.buffer* %120, i64 0, i32 3
  %124 = load i8*, i8** %123, align 8
  %125 = icmp ult i8* %122, %124
  br i1 %125, label %126, label %128

126:                                              ; preds = %119
  %127 = getelementptr inbounds i8, i8* %122, i64 1
  store i8* %127, i8** %121, align 8
  br label %148

128:                                              ; preds = %119
  %129 = getelementptr inbounds %struct.buffer, %struct.buffer* %120, i64 0, i32 0
  %130 = load %struct.buffer_table*, %struct.buffer_table** %129, align 8
  %131 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %130, i64 0, i32 10
  %132 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %131, align 8
  %133 = call i32 %132(%struct.buffer* noundef %120) #26
  br label %148

134:                                              ; preds = %117
  %135 = load i64, i64* %26, align 8
  %136 = icmp eq i64 %135, 0
  %137 = select i1 %136, i32 6, i32 2
  %138 = getelementptr inbounds i8, i8* %9, i64 32
  %139 = bitcast i8* %138 to i32*
  %140 = load i32, i32* %139, align 8
  %141 = or i32 %137, %140
  store i32 %141, i32* %139, align 8
  %142 = getelementptr inbounds i8, i8* %9, i64 28
  %143 = bitcast i8* %142 to i32*
  %144 = load i32, i32* %143, align 4
  %145 = and i32 %144, %141
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %148, label %147

147:                                              ; preds = %134
  call void @_ZSt19__throw_ios_failurePKc(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.189, i64 0, i64 0)) #27
  unreachable

148:                                              ; preds = %134, %128, %126, %22
  ret %struct.stream* %0
}

define dso_local void @_ZNSt3__15mutex4lockEv(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #26
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %1
  %6 = call i32 @__fp_mutex_kind(i8* noundef %2) #26
  switch i32 %6, label %8 [
    i32 1, label %7
    i32 2, label %9
  ]

7:                                                ; preds = %5
  call void @__fp_hold_again(i8* noundef %2) #26
  br label %9

8:                                                ; preds = %5, %1
  call void @__fp_lock(i8* noundef %2) #26
  br label %9

9:                                                ; preds = %5, %7, %8
  ret void
}

define dso_local void @_ZNSt3__15mutex6unlockEv(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #26
  %4 = icmp sgt i32 %3, 1
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  call void @__fp_hold_less(i8* noundef %2) #26
  br label %12

6:                                                ; preds = %1
  %7 = icmp eq i32 %3, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %6
  %9 = call i32 @__fp_mutex_kind(i8* noundef %2) #26
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %8, %6
  call void @__fp_unlock(i8* noundef %2) #26
  br label %12

12:                                               ; preds = %5, %8, %11
  ret void
}

define dso_local zeroext i1 @_ZNSt3__15mutex8try_lockEv(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #26
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %9, label %5

5:                                                ; preds = %1
  %6 = call i32 @__fp_mutex_kind(i8* noundef %2) #26
  %7 = icmp eq i32 %6, 1
  br i1 %7, label %8, label %11

8:                                                ; preds = %5
  call void @__fp_hold_again(i8* noundef %2) #26
  br label %11

9:                                                ; preds = %1
  %10 = call zeroext i1 @__fp_trylock(i8* noundef %2) #26
  br label %11

11:                                               ; preds = %5, %8, %9
  %12 = phi i1 [ true, %8 ], [ %10, %9 ], [ false, %5 ]
  ret i1 %12
}

define dso_local void @_ZNSt3__15mutexD1Ev(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #26
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.mutex, %struct.mutex* %0, i64 0, i32 0
  store i32 2147483647, i32* %6, align 4
  br label %7

7:                                                ; preds = %1, %5
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @_ZNSt3__115recursive_mutexC1Ev(%struct.mutex* nocapture noundef writeonly %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.mutex, %struct.mutex* %0, i64 0, i32 0
  store i32 0, i32* %2, align 4
  %3 = getelementptr inbounds %struct.mutex, %struct.mutex* %0, i64 0, i32 2
  store i32 1, i32* %3, align 4
  ret void
}

define dso_local void @_ZNSt3__115recursive_mutex4lockEv(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #26
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %1
  %6 = call i32 @__fp_mutex_kind(i8* noundef %2) #26
  switch i32 %6, label %8 [
    i32 1, label %7
    i32 2, label %9
  ]

7:                                                ; preds = %5
  call void @__fp_hold_again(i8* noundef %2) #26
  br label %9

8:                                                ; preds = %5, %1
  call void @__fp_lock(i8* noundef %2) #26
  br label %9

9:                                                ; preds = %5, %7, %8
  ret void
}

define dso_local void @_ZNSt3__115recursive_mutex6unlockEv(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #26
  %4 = icmp sgt i32 %3, 1
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  call void @__fp_hold_less(i8* noundef %2) #26
  br label %12

6:                                                ; preds = %1
  %7 = icmp eq i32 %3, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %6
  %9 = call i32 @__fp_mutex_kind(i8* noundef %2) #26
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %8, %6
  call void @__fp_unlock(i8* noundef %2) #26
  br label %12

12:                                               ; preds = %5, %8, %11
  ret void
}

define dso_local zeroext i1 @_ZNSt3__115recursive_mutex8try_lockEv(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #26
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %9, label %5

5:                                                ; preds = %1
  %6 = call i32 @__fp_mutex_kind(i8* noundef %2) #26
  %7 = icmp eq i32 %6, 1
  br i1 %7, label %8, label %11

8:                                                ; preds = %5
  call void @__fp_hold_again(i8* noundef %2) #26
  br label %11

9:                                                ; preds = %1
  %10 = call zeroext i1 @__fp_trylock(i8* noundef %2) #26
  br label %11

11:                                               ; preds = %5, %8, %9
  %12 = phi i1 [ true, %8 ], [ %10, %9 ], [ false, %5 ]
  ret i1 %12
}

define dso_local void @_ZNSt3__115recursive_mutexD1Ev(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #26
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.mutex, %struct.mutex* %0, i64 0, i32 0
  store i32 2147483647, i32* %6, align 4
  br label %7

7:                                                ; preds = %1, %5
  ret void
}

define dso_local void @_ZNSt3__118condition_variable10notify_oneEv(%struct.cond* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.cond, %struct.cond* %0, i64 0, i32 0
  %3 = load atomic i64, i64* %2 monotonic, align 8
  br label %4

4:                                                ; preds = %20, %1
  %5 = phi i64 [ %3, %1 ], [ %28, %20 ]
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %29, label %7

7:                                                ; preds = %4
  %8 = call i64 @llvm.ctpop.i64(i64 %5), !range !10
  %9 = trunc i64 %8 to i32
  %10 = add nsw i32 %9, -1
  %11 = call i32 @__fp_choose(i32 noundef 0, i32 noundef %10) #26
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %20

13:                                               ; preds = %7, %13
  %14 = phi i64 [ %18, %13 ], [ %5, %7 ]
  %15 = phi i32 [ %16, %13 ], [ %11, %7 ]
  %16 = add nsw i32 %15, -1
  %17 = add i64 %14, -1
  %18 = and i64 %17, %14
  %19 = icmp sgt i32 %15, 1
  br i1 %19, label %13, label %20, !llvm.loop !11

20:                                               ; preds = %13, %7
  %21 = phi i64 [ %5, %7 ], [ %18, %13 ]
  %22 = sub i64 0, %21
  %23 = and i64 %21, %22
  %24 = xor i64 %23, -1
  %25 = and i64 %5, %24
  %26 = cmpxchg i64* %2, i64 %5, i64 %25 monotonic monotonic, align 8
  %27 = extractvalue { i64, i1 } %26, 1
  %28 = extractvalue { i64, i1 } %26, 0
  br i1 %27, label %29, label %4, !llvm.loop !12

29:                                               ; preds = %4, %20
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local void @_ZNSt3__118condition_variable10notify_allEv(%struct.cond* nocapture noundef writeonly %0) local_unnamed_addr #9 {
  %2 = getelementptr inbounds %struct.cond, %struct.cond* %0, i64 0, i32 0
  store atomic i64 0, i64* %2 monotonic, align 8
  ret void
}

define dso_local void @_ZNSt3__118condition_variable4waitERNS_11unique_lockINS_5mutexEEE(%struct.cond* noundef %0, %struct.mutex** nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = load %struct.mutex*, %struct.mutex** %1, align 8
  %4 = call zeroext i1 @__fp_spurious_wakeups() #26
  %5 = zext i1 %4 to i32
  %6 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %3, i32 noundef %5) #26
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt3__118condition_variableD1Ev(%struct.cond* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

define dso_local void @_ZNSt3__118condition_variable15__do_timed_waitERNS_11unique_lockINS_5mutexEEENS_6chrono10time_pointINS5_12system_clockENS5_8durationIxNS_5ratioILl1ELl1000000000EEEEEEE(%struct.cond* noundef %0, %struct.mutex** nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #1 {
  %4 = sdiv i64 %2, 1000000000
  %5 = srem i64 %2, 1000000000
  %6 = load %struct.mutex*, %struct.mutex** %1, align 8
  %7 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %6, i32 noundef 3) #26
  br i1 %7, label %8, label %29

8:                                                ; preds = %3
  %9 = call zeroext i1 @__fp_has_clock() #26
  br i1 %9, label %10, label %29

10:                                               ; preds = %8
  %11 = load atomic i64, i64* @process_seconds monotonic, align 8
  %12 = add nsw i64 %4, -1
  %13 = icmp sgt i64 %5, 0
  %14 = zext i1 %13 to i64
  %15 = add nsw i64 %12, %14
  br label %16

16:                                               ; preds = %26, %10
  %17 = phi i64 [ %11, %10 ], [ %28, %26 ]
  %18 = and i64 %17, 1099511627775
  %19 = sub nsw i64 %15, %18
  %20 = icmp slt i64 %19, 1
  br i1 %20, label %26, label %21

21:                                               ; preds = %16
  %22 = add nsw i64 %19, %17
  %23 = cmpxchg i64* @process_seconds, i64 %17, i64 %22 monotonic monotonic, align 8
  %24 = extractvalue { i64, i1 } %23, 1
  %25 = extractvalue { i64, i1 } %23, 0
  br label %26

26:                                               ; preds = %21, %16
  %27 = phi i1 [ true, %16 ], [ %24, %21 ]
  %28 = phi i64 [ %17, %16 ], [ %25, %21 ]
  br i1 %27, label %29, label %16

29:                                               ; preds = %26, %3, %8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @_ZNSt3__119__shared_mutex_baseC1Ev(i32* nocapture noundef writeonly %0) local_unnamed_addr #6 {
  store i32 0, i32* %0, align 4
  ret void
}

; Function Attrs: nofree norecurse nounwind
define dso_local void @_ZNSt3__119__shared_mutex_base4lockEv(i32* nocapture noundef %0) local_unnamed_addr #10 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = cmpxchg i32* %0, i32 0, i32 -1 acquire monotonic, align 4
  %4 = extractvalue { i32, i1 } %3, 1
  br i1 %4, label %5, label %2, !llvm.loop !15

5:                                                ; preds = %2
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local zeroext i1 @_ZNSt3__119__shared_mutex_base8try_lockEv(i32* nocapture noundef %0) local_unnamed_addr #9 {
  %2 = cmpxchg i32* %0, i32 0, i32 -1 acquire monotonic, align 4
  %3 = extractvalue { i32, i1 } %2, 1
  ret i1 %3
}

define dso_local void @_ZNSt3__119__shared_mutex_base6unlockEv(i32* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = load atomic i32, i32* %0 monotonic, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  call void @__fp_error(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.2, i64 0, i64 0)) #27
  unreachable

5:                                                ; preds = %1
  %6 = icmp slt i32 %2, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %5
  store atomic i32 0, i32* %0 release, align 4
  br label %10

8:                                                ; preds = %5
  %9 = atomicrmw sub i32* %0, i32 1 release, align 4
  br label %10

10:                                               ; preds = %7, %8
  ret void
}

; Function Attrs: nofree norecurse nounwind
define dso_local void @_ZNSt3__119__shared_mutex_base11lock_sharedEv(i32* nocapture noundef %0) local_unnamed_addr #10 {
  br label %2

2:                                                ; preds = %4, %1
  %3 = load atomic i32, i32* %0 monotonic, align 4
  br label %4

4:                                                ; preds = %7, %2
  %5 = phi i32 [ %3, %2 ], [ %11, %7 ]
  %6 = icmp sgt i32 %5, -1
  br i1 %6, label %7, label %2, !llvm.loop !14

7:                                                ; preds = %4
  %8 = add nsw i32 %5, 1
  %9 = cmpxchg i32* %0, i32 %5, i32 %8 acquire monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  %11 = extractvalue { i32, i1 } %9, 0
  br i1 %10, label %12, label %4, !llvm.loop !13

12:                                               ; preds = %7
  ret void
}

; Function Attrs: nofree norecurse nounwind
define dso_local zeroext i1 @_ZNSt3__119__shared_mutex_base15try_lock_sharedEv(i32* nocapture noundef %0) local_unnamed_addr #10 {
  %2 = load atomic i32, i32* %0 monotonic, align 4
  br label %3

3:                                                ; preds = %6, %1
  %4 = phi i32 [ %2, %1 ], [ %10, %6 ]
  %5 = icmp sgt i32 %4, -1
  br i1 %5, label %6, label %11

6:                                                ; preds = %3
  %7 = add nsw i32 %4, 1
  %8 = cmpxchg i32* %0, i32 %4, i32 %7 acquire monotonic, align 4
  %9 = extractvalue { i32, i1 } %8, 1
  %10 = extractvalue { i32, i1 } %8, 0
  br i1 %9, label %11, label %3, !llvm.loop !13

11:                                               ; preds = %3, %6
  ret i1 %5
}

define dso_local void @_ZNSt3__119__shared_mutex_base13unlock_sharedEv(i32* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = load atomic i32, i32* %0 monotonic, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  call void @__fp_error(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.2, i64 0, i64 0)) #27
  unreachable

5:                                                ; preds = %1
  %6 = icmp slt i32 %2, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %5
  store atomic i32 0, i32* %0 release, align 4
  br label %10

8:                                                ; preds = %5
  %9 = atomicrmw sub i32* %0, i32 1 release, align 4
  br label %10

10:                                               ; preds = %7, %8
  ret void
}

define dso_local void @_ZNSt3__16thread4joinEv(i64* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = load i64, i64* %0, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  call void @_ZSt20__throw_system_errori(i32 noundef 22) #27
  unreachable

5:                                                ; preds = %1
  %6 = call i64 @__fp_self() #26
  %7 = icmp eq i64 %2, %6
  br i1 %7, label %8, label %9

8:                                                ; preds = %5
  call void @_ZSt20__throw_system_errori(i32 noundef 35) #27
  unreachable

9:                                                ; preds = %5
  %10 = load i64, i64* %0, align 8
  %11 = call i8* @__fp_join(i64 noundef %10) #26
  store i64 0, i64* %0, align 8
  ret void
}

define dso_local void @_ZNSt3__16thread6detachEv(i64* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = load i64, i64* %0, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  call void @_ZSt20__throw_system_errori(i32 noundef 22) #27
  unreachable

5:                                                ; preds = %1
  call void @__fp_detach(i64 noundef %2) #26
  store i64 0, i64* %0, align 8
  ret void
}

define dso_local void @_ZNSt3__16threadD1Ev(i64* nocapture noundef readonly %0) local_unnamed_addr #1 {
  %2 = load i64, i64* %0, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %5, label %4

4:                                                ; preds = %1
  call void @_ZSt9terminatev() #27
  unreachable

5:                                                ; preds = %1
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @_ZNSt3__16thread20hardware_concurrencyEv() local_unnamed_addr #5 {
  ret i32 2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt3__115__thread_structC1Ev(i8* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt3__115__thread_structD1Ev(i8* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i8* @_ZNSt3__119__thread_local_dataEv() local_unnamed_addr #5 {
  ret i8* bitcast (i32* @own_key to i8*)
}

; Function Attrs: noreturn
define dso_local void @_ZNSt3__120__throw_system_errorEiPKc(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #2 {
  call void @_ZSt20__throw_system_errori(i32 noundef %0) #27
  unreachable
}

define dso_local void @_ZNSt3__111__call_onceERVmPvPFvS2_E(i64* noundef %0, i8* noundef %1, void (i8*)* nocapture noundef readonly %2) local_unnamed_addr #1 personality i32 (...)* @__gcc_personality_v0 {
  br label %4

4:                                                ; preds = %17, %3
  %5 = load atomic volatile i64, i64* %0 acquire, align 8
  %6 = icmp eq i64 %5, -1
  br i1 %6, label %18, label %7

7:                                                ; preds = %4
  %8 = cmpxchg volatile i64* %0, i64 0, i64 1 acquire monotonic, align 8
  %9 = extractvalue { i64, i1 } %8, 1
  br i1 %9, label %10, label %14

10:                                               ; preds = %7
  invoke void %2(i8* noundef %1) #26
          to label %13 unwind label %11

11:                                               ; preds = %10
  %12 = landingpad { i8*, i32 }
          cleanup
  store atomic volatile i64 0, i64* %0 release, align 8
  resume { i8*, i32 } %12

13:                                               ; preds = %10
  store atomic volatile i64 -1, i64* %0 release, align 8
  br label %17

14:                                               ; preds = %7, %14
  %15 = load atomic volatile i64, i64* %0 acquire, align 8
  %16 = icmp eq i64 %15, 1
  br i1 %16, label %14, label %17, !llvm.loop !137

17:                                               ; preds = %14, %13
  br i1 %9, label %18, label %4

18:                                               ; preds = %17, %4
  ret void
}

define dso_local i64 @_ZNSt3__16chrono12steady_clock3nowEv() local_unnamed_addr #1 {
  %1 = call fastcc i64 @look_at_clock() #26
  %2 = mul nsw i64 %1, 1000000000
  ret i64 %2
}

define dso_local i64 @_ZNSt3__16chrono12system_clock3nowEv() local_unnamed_addr #1 {
  %1 = call fastcc i64 @look_at_clock() #26
  %2 = mul nsw i64 %1, 1000000000
  ret i64 %2
}

define dso_local void @_ZNSt3__111this_thread9sleep_forERKNS_6chrono8durationIxNS_5ratioILl1ELl1000000000EEEEE(i64* nocapture noundef readonly %0) local_unnamed_addr #1 {
  %2 = load i64, i64* %0, align 8
  %3 = sdiv i64 %2, 1000000000
  %4 = srem i64 %2, 1000000000
  %5 = icmp sgt i64 %4, 0
  %6 = call zeroext i1 @__fp_cancels() #26
  %7 = xor i1 %6, true
  %8 = load i32, i32* @cancel_disabled, align 4
  %9 = icmp ne i32 %8, 0
  %10 = select i1 %7, i1 true, i1 %9
  br i1 %10, label %18, label %11

11:                                               ; preds = %1
  %12 = call i64 @__fp_self() #26
  %13 = getelementptr inbounds [256 x i8], [256 x i8]* @cancelled, i64 0, i64 %12
  %14 = load atomic i8, i8* %13 acquire, align 1
  %15 = and i8 %14, 1
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %18, label %17

17:                                               ; preds = %11
  call void @fencepost_leave(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #27
  unreachable

18:                                               ; preds = %11, %1
  %19 = call zeroext i1 @__fp_has_clock() #26
  %20 = icmp sgt i64 %2, -1000000000
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %41

22:                                               ; preds = %18
  %23 = load atomic i64, i64* @process_seconds monotonic, align 8
  %24 = and i64 %23, 1099511627775
  %25 = zext i1 %5 to i64
  %26 = add nsw i64 %3, %25
  %27 = add nsw i64 %26, %24
  br label %28

28:                                               ; preds = %38, %22
  %29 = phi i64 [ %23, %22 ], [ %40, %38 ]
  %30 = and i64 %29, 1099511627775
  %31 = sub nsw i64 %27, %30
  %32 = icmp slt i64 %31, 1
  br i1 %32, label %38, label %33

33:                                               ; preds = %28
  %34 = add nsw i64 %31, %29
  %35 = cmpxchg i64* @process_seconds, i64 %29, i64 %34 monotonic monotonic, align 8
  %36 = extractvalue { i64, i1 } %35, 1
  %37 = extractvalue { i64, i1 } %35, 0
  br label %38

38:                                               ; preds = %33, %28
  %39 = phi i1 [ true, %28 ], [ %36, %33 ]
  %40 = phi i64 [ %29, %28 ], [ %37, %33 ]
  br i1 %39, label %41, label %28

41:                                               ; preds = %38, %18
  ret void
}

define dso_local i64 @_ZNSt3__112__next_primeEm(i64 noundef %0) local_unnamed_addr #1 {
  %2 = icmp eq i64 %0, 0
  br i1 %2, label %24, label %3

3:                                                ; preds = %1
  %4 = icmp ugt i64 %0, 2
  br i1 %4, label %9, label %20

5:                                                ; preds = %9
  %6 = trunc i64 %11 to i32
  %7 = icmp ult i32 %6, 24
  %8 = icmp eq i64 %16, 25
  br i1 %8, label %17, label %9, !llvm.loop !121

9:                                                ; preds = %3, %5
  %10 = phi i1 [ %7, %5 ], [ true, %3 ]
  %11 = phi i64 [ %16, %5 ], [ 1, %3 ]
  %12 = getelementptr inbounds [25 x i32], [25 x i32]* @prime_from.primes, i64 0, i64 %11
  %13 = load i32, i32* %12, align 4
  %14 = zext i32 %13 to i64
  %15 = icmp ult i64 %14, %0
  %16 = add nuw nsw i64 %11, 1
  br i1 %15, label %5, label %17, !llvm.loop !121

17:                                               ; preds = %9, %5
  %18 = phi i1 [ %10, %9 ], [ %7, %5 ]
  %19 = zext i32 %13 to i64
  br label %20

20:                                               ; preds = %17, %3
  %21 = phi i64 [ 2, %3 ], [ %19, %17 ]
  %22 = phi i1 [ true, %3 ], [ %18, %17 ]
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.186, i64 0, i64 0)) #27
  unreachable

24:                                               ; preds = %20, %1
  %25 = phi i64 [ 0, %1 ], [ %21, %20 ]
  ret i64 %25
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt3__114__shared_countD2Ev(i8* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt3__119__shared_weak_countD2Ev(i8* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

define dso_local void @_ZNSt3__119__shared_weak_count14__release_weakEv(%struct.libcxx_counts* noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.libcxx_counts, %struct.libcxx_counts* %0, i64 0, i32 2
  %3 = atomicrmw sub i64* %2, i64 1 acq_rel, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %10

5:                                                ; preds = %1
  %6 = bitcast %struct.libcxx_counts* %0 to void (%struct.libcxx_counts*)***
  %7 = load void (%struct.libcxx_counts*)**, void (%struct.libcxx_counts*)*** %6, align 8
  %8 = getelementptr inbounds void (%struct.libcxx_counts*)*, void (%struct.libcxx_counts*)** %7, i64 4
  %9 = load void (%struct.libcxx_counts*)*, void (%struct.libcxx_counts*)** %8, align 8
  call void %9(%struct.libcxx_counts* noundef %0) #26
  br label %10

10:                                               ; preds = %5, %1
  ret void
}

; Function Attrs: nofree norecurse nounwind
define dso_local %struct.libcxx_counts* @_ZNSt3__119__shared_weak_count4lockEv(%struct.libcxx_counts* noundef %0) local_unnamed_addr #10 {
  %2 = getelementptr inbounds %struct.libcxx_counts, %struct.libcxx_counts* %0, i64 0, i32 1
  %3 = load atomic i64, i64* %2 monotonic, align 8
  br label %4

4:                                                ; preds = %7, %1
  %5 = phi i64 [ %3, %1 ], [ %11, %7 ]
  %6 = icmp eq i64 %5, -1
  br i1 %6, label %12, label %7

7:                                                ; preds = %4
  %8 = add nsw i64 %5, 1
  %9 = cmpxchg i64* %2, i64 %5, i64 %8 acq_rel monotonic, align 8
  %10 = extractvalue { i64, i1 } %9, 1
  %11 = extractvalue { i64, i1 } %9, 0
  br i1 %10, label %12, label %4, !llvm.loop !138

12:                                               ; preds = %4, %7
  %13 = phi %struct.libcxx_counts* [ %0, %7 ], [ null, %4 ]
  ret %struct.libcxx_counts* %13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local noalias i8* @_ZNKSt3__119__shared_weak_count13__get_deleterERKSt9type_info(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #5 {
  ret i8* null
}

define dso_local { i8*, i32 } @_ZNSt3__18to_charsEPcS0_dNS_12chars_formatEi(i8* noundef %0, i8* noundef %1, double noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = alloca %struct.sink, align 8
  %7 = add i32 %3, -4
  %8 = icmp ult i32 %7, -3
  br i1 %8, label %9, label %10

9:                                                ; preds = %5
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.190, i64 0, i64 0)) #27
  unreachable

10:                                               ; preds = %5
  %11 = bitcast %struct.sink* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %11) #28
  %12 = getelementptr inbounds %struct.sink, %struct.sink* %6, i64 0, i32 0
  store i8* %0, i8** %12, align 8
  %13 = getelementptr inbounds %struct.sink, %struct.sink* %6, i64 0, i32 1
  %14 = ptrtoint i8* %1 to i64
  %15 = ptrtoint i8* %0 to i64
  %16 = sub i64 %14, %15
  %17 = add i64 %16, 1
  store i64 %17, i64* %13, align 8
  %18 = getelementptr inbounds %struct.sink, %struct.sink* %6, i64 0, i32 2
  store i64 0, i64* %18, align 8
  %19 = icmp eq i32 %3, 1
  %20 = icmp eq i32 %3, 2
  %21 = select i1 %20, i8 102, i8 103
  %22 = select i1 %19, i8 101, i8 %21
  call fastcc void @put_float(%struct.sink* noundef nonnull %6, double noundef %2, i8 noundef signext %22, i32 noundef 0, i32 noundef %4, i32 noundef 0) #26
  %23 = load i64, i64* %18, align 8
  %24 = icmp ugt i64 %23, %16
  %25 = getelementptr inbounds i8, i8* %0, i64 %23
  %26 = select i1 %24, i8* %1, i8* %25
  %27 = select i1 %24, i32 75, i32 0
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %11) #28
  %28 = insertvalue { i8*, i32 } poison, i8* %26, 0
  %29 = insertvalue { i8*, i32 } %28, i32 %27, 1
  ret { i8*, i32 } %29
}

define dso_local { i8*, i32 } @_ZNSt3__18to_charsEPcS0_fNS_12chars_formatEi(i8* noundef %0, i8* noundef %1, float noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = alloca %struct.sink, align 8
  %7 = add i32 %3, -4
  %8 = icmp ult i32 %7, -3
  br i1 %8, label %9, label %10

9:                                                ; preds = %5
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.190, i64 0, i64 0)) #27
  unreachable

10:                                               ; preds = %5
  %11 = fpext float %2 to double
  %12 = bitcast %struct.sink* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %12) #28
  %13 = getelementptr inbounds %struct.sink, %struct.sink* %6, i64 0, i32 0
  store i8* %0, i8** %13, align 8
  %14 = getelementptr inbounds %struct.sink, %struct.sink* %6, i64 0, i32 1
  %15 = ptrtoint i8* %1 to i64
  %16 = ptrtoint i8* %0 to i64
  %17 = sub i64 %15, %16
  %18 = add i64 %17, 1
  store i64 %18, i64* %14, align 8
  %19 = getelementptr inbounds %struct.sink, %struct.sink* %6, i64 0, i32 2
  store i64 0, i64* %19, align 8
  %20 = icmp eq i32 %3, 1
  %21 = icmp eq i32 %3, 2
  %22 = select i1 %21, i8 102, i8 103
  %23 = select i1 %20, i8 101, i8 %22
  call fastcc void @put_float(%struct.sink* noundef nonnull %6, double noundef %11, i8 noundef signext %23, i32 noundef 0, i32 noundef %4, i32 noundef 0) #26
  %24 = load i64, i64* %19, align 8
  %25 = icmp ugt i64 %24, %17
  %26 = getelementptr inbounds i8, i8* %0, i64 %24
  %27 = select i1 %25, i8* %1, i8* %26
  %28 = select i1 %25, i32 75, i32 0
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %12) #28
  %29 = insertvalue { i8*, i32 } poison, i8* %27, 0
  %30 = insertvalue { i8*, i32 } %29, i32 %28, 1
  ret { i8*, i32 } %30
}

define dso_local { i8*, i32 } @_ZSt8to_charsPcS_dSt12chars_formati(i8* noundef %0, i8* noundef %1, double noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = alloca %struct.sink, align 8
  %7 = add i32 %3, -4
  %8 = icmp ult i32 %7, -3
  br i1 %8, label %9, label %10

9:                                                ; preds = %5
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.190, i64 0, i64 0)) #27
  unreachable

10:                                               ; preds = %5
  %11 = bitcast %struct.sink* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %11) #28
  %12 = getelementptr inbounds %struct.sink, %struct.sink* %6, i64 0, i32 0
  store i8* %0, i8** %12, align 8
  %13 = getelementptr inbounds %struct.sink, %struct.sink* %6, i64 0, i32 1
  %14 = ptrtoint i8* %1 to i64
  %15 = ptrtoint i8* %0 to i64
  %16 = sub i64 %14, %15
  %17 = add i64 %16, 1
  store i64 %17, i64* %13, align 8
  %18 = getelementptr inbounds %struct.sink, %struct.sink* %6, i64 0, i32 2
  store i64 0, i64* %18, align 8
  %19 = icmp eq i32 %3, 1
  %20 = icmp eq i32 %3, 2
  %21 = select i1 %20, i8 102, i8 103
  %22 = select i1 %19, i8 101, i8 %21
  call fastcc void @put_float(%struct.sink* noundef nonnull %6, double noundef %2, i8 noundef signext %22, i32 noundef 0, i32 noundef %4, i32 noundef 0) #26
  %23 = load i64, i64* %18, align 8
  %24 = icmp ugt i64 %23, %16
  %25 = getelementptr inbounds i8, i8* %0, i64 %23
  %26 = select i1 %24, i8* %1, i8* %25
  %27 = select i1 %24, i32 75, i32 0
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %11) #28
  %28 = insertvalue { i8*, i32 } poison, i8* %26, 0
  %29 = insertvalue { i8*, i32 } %28, i32 %27, 1
  ret { i8*, i32 } %29
}

define dso_local { i8*, i32 } @_ZSt8to_charsPcS_fSt12chars_formati(i8* noundef %0, i8* noundef %1, float noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = alloca %struct.sink, align 8
  %7 = add i32 %3, -4
  %8 = icmp ult i32 %7, -3
  br i1 %8, label %9, label %10

9:                                                ; preds = %5
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.190, i64 0, i64 0)) #27
  unreachable

10:                                               ; preds = %5
  %11 = fpext float %2 to double
  %12 = bitcast %struct.sink* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %12) #28
  %13 = getelementptr inbounds %struct.sink, %struct.sink* %6, i64 0, i32 0
  store i8* %0, i8** %13, align 8
  %14 = getelementptr inbounds %struct.sink, %struct.sink* %6, i64 0, i32 1
  %15 = ptrtoint i8* %1 to i64
  %16 = ptrtoint i8* %0 to i64
  %17 = sub i64 %15, %16
  %18 = add i64 %17, 1
  store i64 %18, i64* %14, align 8
  %19 = getelementptr inbounds %struct.sink, %struct.sink* %6, i64 0, i32 2
  store i64 0, i64* %19, align 8
  %20 = icmp eq i32 %3, 1
  %21 = icmp eq i32 %3, 2
  %22 = select i1 %21, i8 102, i8 103
  %23 = select i1 %20, i8 101, i8 %22
  call fastcc void @put_float(%struct.sink* noundef nonnull %6, double noundef %11, i8 noundef signext %23, i32 noundef 0, i32 noundef %4, i32 noundef 0) #26
  %24 = load i64, i64* %19, align 8
  %25 = icmp ugt i64 %24, %17
  %26 = getelementptr inbounds i8, i8* %0, i64 %24
  %27 = select i1 %25, i8* %1, i8* %26
  %28 = select i1 %25, i32 75, i32 0
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %12) #28
  %29 = insertvalue { i8*, i32 } poison, i8* %27, 0
  %30 = insertvalue { i8*, i32 } %29, i32 %28, 1
  ret { i8*, i32 } %30
}

declare zeroext i1 @__fp_cancels() local_unnamed_addr #3

declare zeroext i1 @__fp_sleep(i8* noundef, i64 noundef) local_unnamed_addr #3

declare void @__fp_lock_again(i8* noundef) local_unnamed_addr #3

declare i32 @__gcc_personality_v0(...)

declare zeroext i1 @__fp_is_value(i8* noundef) local_unnamed_addr #3

declare zeroext i1 @__fp_try_joins() local_unnamed_addr #3

declare void @__fp_clock_bound(i1 noundef zeroext) local_unnamed_addr #3

; Function Attrs: nofree nosync nounwind
define internal fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef writeonly %1, i32 noundef %2, i1 noundef zeroext %3) unnamed_addr #21 {
  %5 = icmp eq i32 %2, 1
  %6 = icmp ugt i32 %2, 36
  %7 = or i1 %6, %5
  br i1 %7, label %8, label %9

8:                                                ; preds = %4
  store i32 22, i32* @error_number, align 4
  br label %101

9:                                                ; preds = %4, %9
  %10 = phi i8* [ %17, %9 ], [ %0, %4 ]
  %11 = load i8, i8* %10, align 1
  %12 = sext i8 %11 to i32
  %13 = icmp ne i8 %11, 32
  %14 = add nsw i32 %12, -14
  %15 = icmp ult i32 %14, -5
  %16 = and i1 %13, %15
  %17 = getelementptr inbounds i8, i8* %10, i64 1
  br i1 %16, label %18, label %9, !llvm.loop !49

18:                                               ; preds = %9
  %19 = icmp eq i8 %11, 45
  %20 = zext i1 %19 to i64
  %21 = icmp eq i8 %11, 43
  %22 = or i1 %19, %21
  %23 = zext i1 %22 to i64
  %24 = getelementptr i8, i8* %10, i64 %23
  %25 = load i8, i8* %24, align 1
  %26 = icmp eq i8 %25, 48
  br i1 %26, label %27, label %32

27:                                               ; preds = %18
  %28 = getelementptr inbounds i8, i8* %24, i64 1
  %29 = load i8, i8* %28, align 1
  %30 = or i8 %29, 32
  %31 = sext i8 %30 to i32
  br label %32

32:                                               ; preds = %18, %27
  %33 = phi i32 [ %31, %27 ], [ 0, %18 ]
  %34 = icmp eq i32 %33, 120
  %35 = icmp eq i32 %33, 98
  %36 = and i1 %35, %3
  %37 = select i1 %36, i32 2, i32 0
  %38 = select i1 %34, i32 16, i32 %37
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %47, label %40

40:                                               ; preds = %32
  %41 = icmp eq i32 %2, 0
  %42 = icmp eq i32 %38, %2
  %43 = select i1 %41, i1 true, i1 %42
  br i1 %43, label %44, label %47

44:                                               ; preds = %40
  %45 = getelementptr inbounds i8, i8* %24, i64 1
  %46 = getelementptr inbounds i8, i8* %24, i64 2
  br label %47

47:                                               ; preds = %40, %44, %32
  %48 = phi i8* [ %45, %44 ], [ %0, %32 ], [ %0, %40 ]
  %49 = phi i32 [ %38, %44 ], [ %2, %32 ], [ %2, %40 ]
  %50 = phi i8* [ %46, %44 ], [ %24, %32 ], [ %24, %40 ]
  %51 = icmp eq i32 %49, 0
  br i1 %51, label %52, label %56

52:                                               ; preds = %47
  %53 = load i8, i8* %50, align 1
  %54 = icmp eq i8 %53, 48
  %55 = select i1 %54, i32 8, i32 10
  br label %56

56:                                               ; preds = %52, %47
  %57 = phi i32 [ %55, %52 ], [ %49, %47 ]
  %58 = sext i32 %57 to i64
  br label %59

59:                                               ; preds = %93, %56
  %60 = phi i8* [ %48, %56 ], [ %94, %93 ]
  %61 = phi i8* [ %50, %56 ], [ %97, %93 ]
  %62 = phi i64 [ %20, %56 ], [ %95, %93 ]
  %63 = phi i64 [ 0, %56 ], [ %96, %93 ]
  %64 = load i8, i8* %61, align 1
  %65 = sext i8 %64 to i32
  %66 = add i8 %64, -48
  %67 = icmp ult i8 %66, 10
  br i1 %67, label %68, label %70

68:                                               ; preds = %59
  %69 = add nsw i32 %65, -48
  br label %76

70:                                               ; preds = %59
  %71 = or i32 %65, 32
  %72 = add nsw i32 %71, -97
  %73 = icmp ult i32 %72, 26
  %74 = add nsw i32 %71, -87
  %75 = select i1 %73, i32 %74, i32 99
  br label %76

76:                                               ; preds = %70, %68
  %77 = phi i32 [ %69, %68 ], [ %75, %70 ]
  %78 = icmp slt i32 %77, %57
  br i1 %78, label %79, label %93

79:                                               ; preds = %76
  %80 = getelementptr inbounds i8, i8* %61, i64 1
  %81 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %63, i64 %58)
  %82 = extractvalue { i64, i1 } %81, 1
  %83 = extractvalue { i64, i1 } %81, 0
  %84 = and i64 %62, 256
  %85 = and i64 %62, -65281
  %86 = sext i32 %77 to i64
  %87 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %83, i64 %86)
  %88 = extractvalue { i64, i1 } %87, 1
  %89 = extractvalue { i64, i1 } %87, 0
  %90 = select i1 %88, i1 true, i1 %82
  %91 = select i1 %90, i64 256, i64 %84
  %92 = or i64 %91, %85
  br label %93

93:                                               ; preds = %76, %79
  %94 = phi i8* [ %80, %79 ], [ %60, %76 ]
  %95 = phi i64 [ %92, %79 ], [ %62, %76 ]
  %96 = phi i64 [ %89, %79 ], [ %63, %76 ]
  %97 = getelementptr inbounds i8, i8* %61, i64 1
  br i1 %78, label %59, label %98, !llvm.loop !50

98:                                               ; preds = %93
  %99 = icmp eq i8** %1, null
  br i1 %99, label %101, label %100

100:                                              ; preds = %98
  store i8* %94, i8** %1, align 8
  br label %101

101:                                              ; preds = %98, %100, %8
  %102 = phi i64 [ 0, %8 ], [ %95, %100 ], [ %95, %98 ]
  %103 = phi i64 [ 0, %8 ], [ %96, %100 ], [ %96, %98 ]
  %104 = insertvalue { i64, i64 } poison, i64 %103, 0
  %105 = insertvalue { i64, i64 } %104, i64 %102, 1
  ret { i64, i64 } %105
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #8

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #8

; Function Attrs: nofree norecurse nosync nounwind
define internal fastcc i32 @open_field(%struct.sink* nocapture noundef %0, i8* nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #19 {
  %6 = sub nsw i32 %3, %2
  %7 = load i8, i8* %1, align 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %9, label %17

9:                                                ; preds = %17, %5
  %10 = phi i32 [ %6, %5 ], [ %20, %17 ]
  %11 = icmp sgt i32 %10, 0
  %12 = select i1 %11, i32 %10, i32 0
  %13 = and i32 %4, 3
  %14 = icmp ne i32 %13, 0
  %15 = xor i1 %11, true
  %16 = select i1 %14, i1 true, i1 %15
  br i1 %16, label %43, label %25

17:                                               ; preds = %5, %17
  %18 = phi i64 [ %21, %17 ], [ 0, %5 ]
  %19 = phi i32 [ %20, %17 ], [ %6, %5 ]
  %20 = add nsw i32 %19, -1
  %21 = add nuw nsw i64 %18, 1
  %22 = getelementptr inbounds i8, i8* %1, i64 %21
  %23 = load i8, i8* %22, align 1
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %9, label %17, !llvm.loop !139

25:                                               ; preds = %9
  %26 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %27 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %28 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  br label %29

29:                                               ; preds = %39, %25
  %30 = phi i32 [ %12, %25 ], [ %31, %39 ]
  %31 = add nsw i32 %30, -1
  %32 = load i64, i64* %26, align 8
  %33 = add i64 %32, 1
  %34 = load i64, i64* %27, align 8
  %35 = icmp ult i64 %33, %34
  br i1 %35, label %36, label %39

36:                                               ; preds = %29
  %37 = load i8*, i8** %28, align 8
  %38 = getelementptr inbounds i8, i8* %37, i64 %32
  store i8 32, i8* %38, align 1
  br label %39

39:                                               ; preds = %36, %29
  %40 = load i64, i64* %26, align 8
  %41 = add i64 %40, 1
  store i64 %41, i64* %26, align 8
  %42 = icmp sgt i32 %30, 1
  br i1 %42, label %29, label %43, !llvm.loop !70

43:                                               ; preds = %39, %9
  %44 = load i8, i8* %1, align 1
  %45 = icmp eq i8 %44, 0
  br i1 %45, label %50, label %46

46:                                               ; preds = %43
  %47 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %48 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %49 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  br label %53

50:                                               ; preds = %63, %43
  %51 = and i32 %4, 1
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %70, label %93

53:                                               ; preds = %46, %63
  %54 = phi i64 [ 0, %46 ], [ %66, %63 ]
  %55 = phi i8 [ %44, %46 ], [ %68, %63 ]
  %56 = load i64, i64* %47, align 8
  %57 = add i64 %56, 1
  %58 = load i64, i64* %48, align 8
  %59 = icmp ult i64 %57, %58
  br i1 %59, label %60, label %63

60:                                               ; preds = %53
  %61 = load i8*, i8** %49, align 8
  %62 = getelementptr inbounds i8, i8* %61, i64 %56
  store i8 %55, i8* %62, align 1
  br label %63

63:                                               ; preds = %53, %60
  %64 = load i64, i64* %47, align 8
  %65 = add i64 %64, 1
  store i64 %65, i64* %47, align 8
  %66 = add nuw i64 %54, 1
  %67 = getelementptr inbounds i8, i8* %1, i64 %66
  %68 = load i8, i8* %67, align 1
  %69 = icmp eq i8 %68, 0
  br i1 %69, label %50, label %53, !llvm.loop !140

70:                                               ; preds = %50
  %71 = and i32 %4, 2
  %72 = icmp eq i32 %71, 0
  %73 = xor i1 %11, true
  %74 = select i1 %72, i1 true, i1 %73
  br i1 %74, label %93, label %75

75:                                               ; preds = %70
  %76 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %77 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %78 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  br label %79

79:                                               ; preds = %89, %75
  %80 = phi i32 [ %12, %75 ], [ %81, %89 ]
  %81 = add nsw i32 %80, -1
  %82 = load i64, i64* %76, align 8
  %83 = add i64 %82, 1
  %84 = load i64, i64* %77, align 8
  %85 = icmp ult i64 %83, %84
  br i1 %85, label %86, label %89

86:                                               ; preds = %79
  %87 = load i8*, i8** %78, align 8
  %88 = getelementptr inbounds i8, i8* %87, i64 %82
  store i8 48, i8* %88, align 1
  br label %89

89:                                               ; preds = %86, %79
  %90 = load i64, i64* %76, align 8
  %91 = add i64 %90, 1
  store i64 %91, i64* %76, align 8
  %92 = icmp sgt i32 %80, 1
  br i1 %92, label %79, label %93, !llvm.loop !70

93:                                               ; preds = %89, %70, %50
  %94 = phi i32 [ %12, %50 ], [ 0, %70 ], [ 0, %89 ]
  ret i32 %94
}

declare void @__fp_note_once(i8* noundef) local_unnamed_addr #3

; Function Attrs: noreturn
declare void @__fp_throw(i8* noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define internal void @end_category(i8* nocapture noundef %0) #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define internal i8* @category_name(%struct.category* nocapture noundef readonly %0) #11 {
  %2 = getelementptr inbounds %struct.category, %struct.category* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

; Function Attrs: noreturn
define internal void @old_message(i8* nocapture noundef readnone %0, %struct.category* nocapture noundef readnone %1, i32 noundef %2) #2 {
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.171, i64 0, i64 0)) #27
  unreachable
}

define internal void @message(%struct.text* noundef %0, %struct.category* nocapture noundef readnone %1, i32 noundef %2) #1 {
  switch i32 %2, label %10 [
    i32 0, label %11
    i32 1, label %4
    i32 11, label %5
    i32 16, label %6
    i32 22, label %7
    i32 35, label %8
    i32 110, label %9
  ]

4:                                                ; preds = %3
  br label %11

5:                                                ; preds = %3
  br label %11

6:                                                ; preds = %3
  br label %11

7:                                                ; preds = %3
  br label %11

8:                                                ; preds = %3
  br label %11

9:                                                ; preds = %3
  br label %11

10:                                               ; preds = %3
  br label %11

11:                                               ; preds = %3, %4, %5, %6, %7, %8, %9, %10
  %12 = phi i8* [ getelementptr inbounds ([14 x i8], [14 x i8]* @.str.181, i64 0, i64 0), %10 ], [ getelementptr inbounds ([21 x i8], [21 x i8]* @.str.180, i64 0, i64 0), %9 ], [ getelementptr inbounds ([26 x i8], [26 x i8]* @.str.179, i64 0, i64 0), %8 ], [ getelementptr inbounds ([17 x i8], [17 x i8]* @.str.178, i64 0, i64 0), %7 ], [ getelementptr inbounds ([24 x i8], [24 x i8]* @.str.177, i64 0, i64 0), %6 ], [ getelementptr inbounds ([33 x i8], [33 x i8]* @.str.176, i64 0, i64 0), %5 ], [ getelementptr inbounds ([24 x i8], [24 x i8]* @.str.175, i64 0, i64 0), %4 ], [ getelementptr inbounds ([8 x i8], [8 x i8]* @.str.174, i64 0, i64 0), %3 ]
  switch i32 %2, label %19 [
    i32 0, label %20
    i32 1, label %13
    i32 11, label %14
    i32 16, label %15
    i32 22, label %16
    i32 35, label %17
    i32 110, label %18
  ]

13:                                               ; preds = %11
  br label %20

14:                                               ; preds = %11
  br label %20

15:                                               ; preds = %11
  br label %20

16:                                               ; preds = %11
  br label %20

17:                                               ; preds = %11
  br label %20

18:                                               ; preds = %11
  br label %20

19:                                               ; preds = %11
  br label %20

20:                                               ; preds = %11, %13, %14, %15, %16, %17, %18, %19
  %21 = phi i8* [ getelementptr inbounds ([14 x i8], [14 x i8]* @.str.181, i64 0, i64 0), %19 ], [ getelementptr inbounds ([21 x i8], [21 x i8]* @.str.180, i64 0, i64 0), %18 ], [ getelementptr inbounds ([26 x i8], [26 x i8]* @.str.179, i64 0, i64 0), %17 ], [ getelementptr inbounds ([17 x i8], [17 x i8]* @.str.178, i64 0, i64 0), %16 ], [ getelementptr inbounds ([24 x i8], [24 x i8]* @.str.177, i64 0, i64 0), %15 ], [ getelementptr inbounds ([33 x i8], [33 x i8]* @.str.176, i64 0, i64 0), %14 ], [ getelementptr inbounds ([24 x i8], [24 x i8]* @.str.175, i64 0, i64 0), %13 ], [ getelementptr inbounds ([8 x i8], [8 x i8]* @.str.174, i64 0, i64 0), %11 ]
  br label %22

22:                                               ; preds = %22, %20
  %23 = phi i64 [ 0, %20 ], [ %27, %22 ]
  %24 = getelementptr inbounds i8, i8* %21, i64 %23
  %25 = load i8, i8* %24, align 1
  %26 = icmp eq i8 %25, 0
  %27 = add i64 %23, 1
  br i1 %26, label %28, label %22, !llvm.loop !35

28:                                               ; preds = %22
  %29 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 2
  %30 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 0
  %31 = bitcast %struct.text* %0 to %union.anon.6**
  store %union.anon.6* %29, %union.anon.6** %31, align 8
  %32 = icmp ugt i64 %23, 15
  br i1 %32, label %33, label %36

33:                                               ; preds = %28
  %34 = call i8* @__fp_alloc(i64 noundef %27, i64 noundef 16, i32 noundef 0) #26
  store i8* %34, i8** %30, align 8
  %35 = getelementptr %union.anon.6, %union.anon.6* %29, i64 0, i32 0
  store i64 %23, i64* %35, align 8
  br label %36

36:                                               ; preds = %28, %33
  %37 = load i8*, i8** %30, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %37, i8* align 1 %12, i64 %23, i1 false)
  %38 = load i8*, i8** %30, align 8
  %39 = getelementptr inbounds i8, i8* %38, i64 %23
  store i8 0, i8* %39, align 1
  %40 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 1
  store i64 %23, i64* %40, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define internal { i32, %struct.category* } @default_condition(%struct.category* noundef %0, i32 noundef %1) #5 {
  %3 = icmp eq %struct.category* %0, @system
  %4 = select i1 %3, %struct.category* @generic, %struct.category* %0
  %5 = insertvalue { i32, %struct.category* } poison, i32 %1, 0
  %6 = insertvalue { i32, %struct.category* } %5, %struct.category* %4, 1
  ret { i32, %struct.category* } %6
}

define internal void @future_message(%struct.text* noundef %0, %struct.category* nocapture noundef readnone %1, i32 noundef %2) #1 {
  %4 = add i32 %2, -1
  %5 = icmp ult i32 %4, 4
  br i1 %5, label %6, label %10

6:                                                ; preds = %3
  %7 = sext i32 %4 to i64
  %8 = getelementptr inbounds [4 x i8*], [4 x i8*]* @switch.table.future_message.191, i64 0, i64 %7
  %9 = load i8*, i8** %8, align 8
  br label %10

10:                                               ; preds = %3, %6
  %11 = phi i8* [ %9, %6 ], [ getelementptr inbounds ([14 x i8], [14 x i8]* @.str.181, i64 0, i64 0), %3 ]
  %12 = add i32 %2, -1
  %13 = icmp ult i32 %12, 4
  br i1 %13, label %14, label %18

14:                                               ; preds = %10
  %15 = sext i32 %12 to i64
  %16 = getelementptr inbounds [4 x i8*], [4 x i8*]* @switch.table.future_message.191, i64 0, i64 %15
  %17 = load i8*, i8** %16, align 8
  br label %18

18:                                               ; preds = %10, %14
  %19 = phi i8* [ %17, %14 ], [ getelementptr inbounds ([14 x i8], [14 x i8]* @.str.181, i64 0, i64 0), %10 ]
  br label %20

20:                                               ; preds = %20, %18
  %21 = phi i64 [ 0, %18 ], [ %25, %20 ]
  %22 = getelementptr inbounds i8, i8* %19, i64 %21
  %23 = load i8, i8* %22, align 1
  %24 = icmp eq i8 %23, 0
  %25 = add i64 %21, 1
  br i1 %24, label %26, label %20, !llvm.loop !35

26:                                               ; preds = %20
  %27 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 2
  %28 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 0
  %29 = bitcast %struct.text* %0 to %union.anon.6**
  store %union.anon.6* %27, %union.anon.6** %29, align 8
  %30 = icmp ugt i64 %21, 15
  br i1 %30, label %31, label %34

31:                                               ; preds = %26
  %32 = call i8* @__fp_alloc(i64 noundef %25, i64 noundef 16, i32 noundef 0) #26
  store i8* %32, i8** %28, align 8
  %33 = getelementptr %union.anon.6, %union.anon.6* %27, i64 0, i32 0
  store i64 %21, i64* %33, align 8
  br label %34

34:                                               ; preds = %26, %31
  %35 = load i8*, i8** %28, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %35, i8* align 1 %11, i64 %21, i1 false)
  %36 = load i8*, i8** %28, align 8
  %37 = getelementptr inbounds i8, i8* %36, i64 %21
  store i8 0, i8* %37, align 1
  %38 = getelementptr inbounds %struct.text, %struct.text* %0, i64 0, i32 1
  store i64 %21, i64* %38, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define internal void @end_resource(i8* nocapture noundef %0) #5 {
  ret void
}

define internal i8* @new_allocate(%struct.resource* nocapture noundef readnone %0, i64 noundef %1, i64 noundef %2) #1 {
  %4 = icmp ugt i64 %2, 16
  %5 = select i1 %4, i64 %2, i64 16
  %6 = call i8* @__fp_alloc(i64 noundef %1, i64 noundef %5, i32 noundef 0) #26
  ret i8* %6
}

define internal void @new_deallocate(%struct.resource* nocapture noundef readnone %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) #1 {
  call void @__fp_free(i8* noundef %1) #26
  ret void
}

; Function Attrs: noreturn
define internal noalias nonnull i8* @null_allocate(%struct.resource* nocapture noundef readnone %0, i64 noundef %1, i64 noundef %2) #2 {
  call void @_ZSt17__throw_bad_allocv() #27
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define internal void @imbue(i8* nocapture noundef %0, i8* nocapture noundef %1) #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define internal i8* @set_buffer(i8* noundef readnone returned %0, i8* nocapture noundef readnone %1, i64 noundef %2) #5 {
  ret i8* %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define internal i32 @sync_nothing(%struct.buffer* nocapture noundef readnone %0) #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define internal i64 @no_more(%struct.buffer* nocapture noundef readnone %0) #5 {
  ret i64 0
}

; Function Attrs: noreturn
define internal i64 @read_much(%struct.buffer* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i64 noundef %2) #2 {
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.187, i64 0, i64 0)) #27
  unreachable
}

; Function Attrs: noreturn
define internal i32 @read_input(%struct.buffer* nocapture noundef readnone %0) #2 {
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.187, i64 0, i64 0)) #27
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define internal i32 @put_back(%struct.buffer* nocapture noundef readnone %0, i32 noundef %1) #5 {
  ret i32 -1
}

define internal i64 @print(%struct.buffer* nocapture noundef readnone %0, i8* noundef %1, i64 noundef returned %2) #1 {
  %4 = trunc i64 %2 to i32
  %5 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.25, i64 0, i64 0), i32 noundef %4, i8* noundef %1) #26
  ret i64 %2
}

define internal i32 @print_one(%struct.buffer* nocapture noundef readnone %0, i32 noundef returned %1) #1 {
  %3 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.26, i64 0, i64 0), i32 noundef %1) #26
  ret i32 %1
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.abs.i32(i32, i1 immarg) #25

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.abs.i64(i64, i1 immarg) #25

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i8 @llvm.ctpop.i8(i8) #25

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #25

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i8 @llvm.fshl.i8(i8, i8, i8) #25

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #8 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #9 = { mustprogress nofree norecurse nounwind willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree norecurse nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree norecurse nosync nounwind readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nofree noinline nosync nounwind willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nofree noinline norecurse nosync nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #15 = { mustprogress nofree nosync nounwind willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { nofree noinline norecurse nosync nounwind writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { nofree norecurse nosync nounwind writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { nofree norecurse nosync nounwind readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #19 = { nofree norecurse nosync nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #20 = { mustprogress nofree nosync nounwind readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #21 = { nofree nosync nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #22 = { mustprogress nofree nosync nounwind willreturn }
attributes #23 = { nofree nosync nounwind readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #24 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #25 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #26 = { nobuiltin "no-builtins" }
attributes #27 = { nobuiltin noreturn "no-builtins" }
attributes #28 = { nounwind }
attributes #29 = { nobuiltin nounwind "no-builtins" }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i8 0, i8 2}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = distinct !{!8, !6, !7}
!9 = distinct !{!9, !6, !7}
!10 = !{i64 0, i64 65}
!11 = distinct !{!11, !6, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !6, !7}
!14 = distinct !{!14, !6, !7}
!15 = distinct !{!15, !6, !7}
!16 = distinct !{!16, !6, !7}
!17 = distinct !{!17, !6, !7}
!18 = distinct !{!18, !6, !7}
!19 = distinct !{!19, !6, !7}
!20 = distinct !{!20, !6, !7}
!21 = distinct !{!21, !6, !7}
!22 = distinct !{!22, !6, !7}
!23 = distinct !{!23, !6, !7}
!24 = distinct !{!24, !6, !7}
!25 = distinct !{!25, !6, !7}
!26 = distinct !{!26, !6, !7}
!27 = distinct !{!27, !6, !7}
!28 = distinct !{!28, !6, !7}
!29 = distinct !{!29, !6, !7}
!30 = distinct !{!30, !6, !7}
!31 = distinct !{!31, !6, !7}
!32 = distinct !{!32, !6, !7}
!33 = distinct !{!33, !6, !7}
!34 = distinct !{!34, !6, !7}
!35 = distinct !{!35, !6, !7}
!36 = distinct !{!36, !6, !7}
!37 = distinct !{!37, !6, !7}
!38 = distinct !{!38, !6, !7}
!39 = distinct !{!39, !6, !7}
!40 = distinct !{!40, !6, !7}
!41 = distinct !{!41, !6, !7}
!42 = distinct !{!42, !6, !7}
!43 = distinct !{!43, !6, !7}
!44 = distinct !{!44, !7}
!45 = distinct !{!45, !7}
!46 = distinct !{!46, !7}
!47 = distinct !{!47, !6, !7}
!48 = distinct !{!48, !6, !7}
!49 = distinct !{!49, !6, !7}
!50 = distinct !{!50, !7}
!51 = distinct !{!51, !6, !7}
!52 = distinct !{!52, !6, !7}
!53 = distinct !{!53, !6, !7}
!54 = distinct !{!54, !6, !7}
!55 = distinct !{!55, !6, !7}
!56 = distinct !{!56, !7}
!57 = distinct !{!57, !6, !7}
!58 = distinct !{!58, !6, !7}
!59 = distinct !{!59, !6, !7}
!60 = distinct !{!60, !6, !7}
!61 = distinct !{!61, !6, !7}
!62 = distinct !{!62, !6, !7}
!63 = distinct !{!63, !7}
!64 = distinct !{!64, !6, !7}
!65 = distinct !{!65, !6, !7}
!66 = distinct !{!66, !7}
!67 = distinct !{!67, !6, !7}
!68 = distinct !{!68, !6, !7}
!69 = distinct !{!69, !7}
!70 = distinct !{!70, !6, !7}
!71 = distinct !{!71, !6, !7}
!72 = distinct !{!72, !6, !7}
!73 = distinct !{!73, !6, !7}
!74 = distinct !{!74, !6, !7}
!75 = distinct !{!75, !6, !7}
!76 = distinct !{!76, !6, !7}
!77 = distinct !{!77, !6, !7}
!78 = distinct !{!78, !6, !7}
!79 = distinct !{!79, !6, !7}
!80 = distinct !{!80, !6, !7}
!81 = distinct !{!81, !6, !7}
!82 = distinct !{!82, !6, !7}
!83 = distinct !{!83, !6, !7}
!84 = distinct !{!84, !6, !7}
!85 = distinct !{!85, !6, !7}
!86 = distinct !{!86, !6, !7}
!87 = distinct !{!87, !6, !7}
!88 = distinct !{!88, !6, !7}
!89 = distinct !{!89, !6, !7}
!90 = distinct !{!90, !6, !7}
!91 = distinct !{!91, !6, !7}
!92 = distinct !{!92, !6, !7}
!93 = distinct !{!93, !6, !7}
!94 = distinct !{!94, !7}
!95 = distinct !{!95, !6, !7}
!96 = distinct !{!96, !6, !7}
!97 = distinct !{!97, !6, !7}
!98 = distinct !{!98, !6, !7}
!99 = distinct !{!99, !6, !7}
!100 = distinct !{!100, !6, !7}
!101 = distinct !{!101, !6, !7}
!102 = distinct !{!102, !6, !7}
!103 = distinct !{!103, !6, !7}
!104 = distinct !{!104, !6, !7}
!105 = distinct !{!105, !6, !7}
!106 = distinct !{!106, !6, !7}
!107 = !{i8 0, i8 9}
!108 = distinct !{!108, !6, !7}
!109 = distinct !{!109, !6, !7}
!110 = distinct !{!110, !6, !7}
!111 = distinct !{!111, !6, !7}
!112 = distinct !{!112, !6, !7}
!113 = distinct !{!113, !6, !7}
!114 = distinct !{!114, !6, !7}
!115 = distinct !{!115, !6, !7}
!116 = distinct !{!116, !6, !7}
!117 = distinct !{!117, !6, !7}
!118 = distinct !{!118, !6, !7}
!119 = distinct !{!119, !6, !7}
!120 = distinct !{!120, !6, !7}
!121 = distinct !{!121, !6, !7}
!122 = distinct !{!122, !6, !7}
!123 = distinct !{!123, !6, !7}
!124 = distinct !{!124, !6, !7}
!125 = distinct !{!125, !6, !7}
!126 = distinct !{!126, !6, !7}
!127 = distinct !{!127, !6, !7}
!128 = distinct !{!128, !6, !7}
!129 = distinct !{!129, !6, !7}
!130 = distinct !{!130, !6, !7}
!131 = distinct !{!131, !6, !7}
!132 = distinct !{!132, !6, !7}
!133 = distinct !{!133, !6, !7}
!134 = distinct !{!134, !6, !7}
!135 = distinct !{!135, !6, !7}
!136 = distinct !{!136, !6, !7}
!137 = distinct !{!137, !6, !7}
!138 = distinct !{!138, !6, !7}
!139 = distinct !{!139, !6, !7}
!140 = distinct !{!140, !6, !7}
