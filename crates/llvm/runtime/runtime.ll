target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.handlers = type { [64 x %struct.anon], i32 }
%struct.anon = type { void (i8*)*, i8*, i8 }
%struct.anon.0 = type { void (i8*)*, i8* }
%struct.cleanup = type { void (i8*)*, i8*, %struct.cleanup* }
%struct.fencepost_hazard = type { i8*, %struct.fencepost_hazard* }
%struct.retired = type { i8*, %struct.retired* }
%struct.mutex = type { i32, [3 x i32], i32 }
%struct.cond = type { i64 }
%struct.barrier = type { i32, i32, i64, i64 }
%struct.thread_attributes = type { i32, i64, i64 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.decimal = type { [792 x i8], i32, i32 }
%struct.sink = type { i8*, i64, i64 }
%struct.rust_exception = type { i64, void (i32, %struct.rust_exception*)* }

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
@rust_text = internal thread_local global [1024 x i8] zeroinitializer, align 16
@_Unwind_RaiseException.text = internal constant [57 x i8] c"a panic, of which the program's own hook has the message\00", align 16
@.str.54 = private unnamed_addr constant [80 x i8] c"Condvar: waits that end for no reason are explored with --spurious-wakeups only\00", align 1
@.str.55 = private unnamed_addr constant [77 x i8] c"a system call of the standard library other than futex, gettid and getrandom\00", align 1
@fencepost_thread_block = dso_local thread_local local_unnamed_addr global [64 x i8] zeroinitializer, align 16
@exiting = internal global i32 0, align 4
@.str.56 = private unnamed_addr constant [61 x i8] c"pthread_cond_wait with a mutex that the thread does not hold\00", align 1
@.str.57 = private unnamed_addr constant [55 x i8] c"pthread_barrier_wait: the barrier was destroyed before\00", align 1
@gone = internal global [256 x i8] zeroinitializer, align 16
@.str.58 = private unnamed_addr constant [34 x i8] c"join of a thread that is detached\00", align 1
@.str.59 = private unnamed_addr constant [44 x i8] c"detach of a thread that is detached already\00", align 1
@.str.60 = private unnamed_addr constant [34 x i8] c"detach of a thread that is joined\00", align 1
@.str.61 = private unnamed_addr constant [77 x i8] c"pthread_join of a thread beyond the 256th, in a program that cancels threads\00", align 1
@process_seconds = internal global i64 0, align 8
@has_looked = internal thread_local unnamed_addr global i1 false, align 1
@unchanged_looks = internal thread_local unnamed_addr global i32 0, align 4
@classes = internal constant <{ [256 x i16], [128 x i16] }> <{ [256 x i16] [i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 8195, i16 8194, i16 8194, i16 8194, i16 8194, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 24577, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 2], [128 x i16] zeroinitializer }>, align 16
@.str.63 = private unnamed_addr constant [3 x i8] c"0X\00", align 1
@.str.64 = private unnamed_addr constant [3 x i8] c"0x\00", align 1
@.str.65 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.66 = private unnamed_addr constant [2 x i8] c"+\00", align 1
@.str.67 = private unnamed_addr constant [2 x i8] c" \00", align 1
@.str.68 = private unnamed_addr constant [4 x i8] c"NAN\00", align 1
@.str.69 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@.str.70 = private unnamed_addr constant [4 x i8] c"INF\00", align 1
@.str.71 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.72 = private unnamed_addr constant [55 x i8] c"random numbers: only 0, 1, 2 and the largest are tried\00", align 1
@.str.73 = private unnamed_addr constant [59 x i8] c"signals: handlers are registered, but no signal ever comes\00", align 1
@.str.74 = private unnamed_addr constant [69 x i8] c"a condition variable or a futex in a program of more than 64 threads\00", align 1
@sleepers = internal global [16 x i64] zeroinitializer, align 16
@.str.75 = private unnamed_addr constant [27 x i8] c"a futex with a set of bits\00", align 1
@.str.76 = private unnamed_addr constant [84 x i8] c"this operation on a futex (only FUTEX_WAIT and FUTEX_WAKE, also with all bits, are)\00", align 1
@.str.77 = private unnamed_addr constant [47 x i8] c"a Condvar in a program of more than 32 threads\00", align 1
@switch.table.vsnprintf = private unnamed_addr constant [10 x i32] [i32 -1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1], align 4

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
  call void @__fp_lock(i8* noundef bitcast (i32* @exiting to i8*)) #25
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
  call void %13() #25
  br label %19

14:                                               ; preds = %3
  %15 = getelementptr inbounds %struct.anon, %struct.anon* %7, i64 0, i32 0
  %16 = load void (i8*)*, void (i8*)** %15, align 8
  %17 = getelementptr inbounds %struct.handlers, %struct.handlers* @at_exit, i64 0, i32 0, i64 %6, i32 1
  %18 = load i8*, i8** %17, align 8
  call void %16(i8* noundef %18) #25
  br label %19

19:                                               ; preds = %14, %11
  %20 = load i32, i32* getelementptr inbounds (%struct.handlers, %struct.handlers* @at_exit, i64 0, i32 1), align 8
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %3, label %22, !llvm.loop !5

22:                                               ; preds = %19, %0
  ret void
}

define internal fastcc void @run_handlers(%struct.handlers* nocapture noundef %0) unnamed_addr #1 {
  call void @__fp_lock(i8* noundef bitcast (i32* @exiting to i8*)) #25
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
  call void %15() #25
  br label %21

16:                                               ; preds = %5
  %17 = getelementptr inbounds %struct.anon, %struct.anon* %9, i64 0, i32 0
  %18 = load void (i8*)*, void (i8*)** %17, align 8
  %19 = getelementptr inbounds %struct.handlers, %struct.handlers* %0, i64 0, i32 0, i64 %8, i32 1
  %20 = load i8*, i8** %19, align 8
  call void %18(i8* noundef %20) #25
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
  call void @fencepost_run_atexit() #25
  call void @__fp_run_destructors() #25
  call void @__fp_exit() #26
  unreachable
}

declare void @__fp_run_destructors() local_unnamed_addr #3

; Function Attrs: noreturn
declare void @__fp_exit() local_unnamed_addr #4

; Function Attrs: noreturn
define dso_local void @_exit(i32 %0) local_unnamed_addr #2 {
  call void @__fp_exit() #26
  unreachable
}

; Function Attrs: noreturn
define dso_local void @_Exit(i32 noundef %0) local_unnamed_addr #2 {
  call void @__fp_exit() #26
  unreachable
}

; Function Attrs: noreturn
define dso_local void @quick_exit(i32 noundef %0) local_unnamed_addr #2 {
  call fastcc void @run_handlers(%struct.handlers* noundef nonnull @at_quick) #25
  call void @__fp_exit() #26
  unreachable
}

; Function Attrs: noreturn
define dso_local void @abort() local_unnamed_addr #2 {
  call void @__fp_abort(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0)) #26
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
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.1, i64 0, i64 0)) #26
  unreachable

5:                                                ; preds = %2
  ret i32 0
}

; Function Attrs: noreturn
declare void @__fp_unsupported(i8* noundef) local_unnamed_addr #4

define dso_local i32 @pthread_mutex_init(%struct.mutex* nocapture noundef writeonly %0, i32* noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.mutex, %struct.mutex* %0, i64 0, i32 0
  store i32 0, i32* %3, align 4
  %4 = call zeroext i1 @__fp_mutex_kinds() #25
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
  %3 = call i32 @__fp_held(i8* noundef %2) #25
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
  %3 = call i32 @__fp_held(i8* noundef %2) #25
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %12, label %5

5:                                                ; preds = %1
  %6 = call i32 @__fp_mutex_kind(i8* noundef %2) #25
  switch i32 %6, label %8 [
    i32 1, label %7
    i32 2, label %9
  ]

7:                                                ; preds = %5
  call void @__fp_hold_again(i8* noundef %2) #25
  br label %9

8:                                                ; preds = %5
  br label %9

9:                                                ; preds = %5, %8, %7
  %10 = phi i32 [ 0, %7 ], [ undef, %8 ], [ 35, %5 ]
  %11 = phi i1 [ false, %7 ], [ true, %8 ], [ false, %5 ]
  br i1 %11, label %12, label %13

12:                                               ; preds = %9, %1
  call void @__fp_lock(i8* noundef %2) #25
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
  %3 = call i32 @__fp_held(i8* noundef %2) #25
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %9, label %5

5:                                                ; preds = %1
  %6 = call i32 @__fp_mutex_kind(i8* noundef %2) #25
  %7 = icmp eq i32 %6, 1
  br i1 %7, label %8, label %12

8:                                                ; preds = %5
  call void @__fp_hold_again(i8* noundef %2) #25
  br label %12

9:                                                ; preds = %1
  %10 = call zeroext i1 @__fp_trylock(i8* noundef %2) #25
  %11 = select i1 %10, i32 0, i32 16
  br label %12

12:                                               ; preds = %5, %9, %8
  %13 = phi i32 [ 0, %8 ], [ %11, %9 ], [ 16, %5 ]
  ret i32 %13
}

declare zeroext i1 @__fp_trylock(i8* noundef) local_unnamed_addr #3

define dso_local i32 @pthread_mutex_timedlock(%struct.mutex* noundef %0, i64* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = bitcast %struct.mutex* %0 to i8*
  %4 = call i32 @__fp_held(i8* noundef %3) #25
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %2
  %7 = call i32 @__fp_mutex_kind(i8* noundef %3) #25
  %8 = icmp eq i32 %7, 2
  br i1 %8, label %42, label %9

9:                                                ; preds = %6, %2
  %10 = call i32 @__fp_held(i8* noundef %3) #25
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %16, label %12

12:                                               ; preds = %9
  %13 = call i32 @__fp_mutex_kind(i8* noundef %3) #25
  %14 = icmp eq i32 %13, 1
  br i1 %14, label %15, label %18

15:                                               ; preds = %12
  call void @__fp_hold_again(i8* noundef %3) #25
  br label %42

16:                                               ; preds = %9
  %17 = call zeroext i1 @__fp_trylock(i8* noundef %3) #25
  br i1 %17, label %42, label %18

18:                                               ; preds = %12, %16
  %19 = call zeroext i1 @__fp_has_clock() #25
  br i1 %19, label %20, label %42

20:                                               ; preds = %18
  %21 = load atomic i64, i64* @process_seconds monotonic, align 8
  %22 = load i64, i64* %1, align 8
  %23 = add nsw i64 %22, -1
  %24 = getelementptr inbounds i64, i64* %1, i64 1
  %25 = load i64, i64* %24, align 8
  %26 = icmp sgt i64 %25, 0
  %27 = zext i1 %26 to i64
  %28 = add nsw i64 %23, %27
  br label %29

29:                                               ; preds = %39, %20
  %30 = phi i64 [ %21, %20 ], [ %41, %39 ]
  %31 = and i64 %30, 1099511627775
  %32 = sub i64 %28, %31
  %33 = icmp slt i64 %32, 1
  br i1 %33, label %39, label %34

34:                                               ; preds = %29
  %35 = add nsw i64 %32, %30
  %36 = cmpxchg i64* @process_seconds, i64 %30, i64 %35 monotonic monotonic, align 8
  %37 = extractvalue { i64, i1 } %36, 1
  %38 = extractvalue { i64, i1 } %36, 0
  br label %39

39:                                               ; preds = %34, %29
  %40 = phi i1 [ true, %29 ], [ %37, %34 ]
  %41 = phi i64 [ %30, %29 ], [ %38, %34 ]
  br i1 %40, label %42, label %29

42:                                               ; preds = %39, %15, %18, %16, %6
  %43 = phi i32 [ 35, %6 ], [ 0, %16 ], [ 110, %18 ], [ 0, %15 ], [ 110, %39 ]
  ret i32 %43
}

define dso_local i32 @pthread_mutex_clocklock(%struct.mutex* noundef %0, i32 noundef %1, i64* nocapture noundef readonly %2) local_unnamed_addr #1 {
  %4 = call i32 @pthread_mutex_timedlock(%struct.mutex* noundef %0, i64* noundef %2) #25
  ret i32 %4
}

define dso_local i32 @pthread_mutex_unlock(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #25
  %4 = icmp sgt i32 %3, 1
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  call void @__fp_hold_less(i8* noundef %2) #25
  br label %12

6:                                                ; preds = %1
  %7 = icmp eq i32 %3, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %6
  %9 = call i32 @__fp_mutex_kind(i8* noundef %2) #25
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %8, %6
  call void @__fp_unlock(i8* noundef %2) #25
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
  %3 = call zeroext i1 @__fp_spurious_wakeups() #25
  %4 = zext i1 %3 to i32
  %5 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef %4) #25
  ret i32 0
}

define internal fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef %2) unnamed_addr #1 {
  %4 = call i64 @__fp_self() #25
  %5 = icmp ugt i64 %4, 63
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.74, i64 0, i64 0)) #26
  unreachable

7:                                                ; preds = %3
  %8 = and i64 %4, 4294967295
  %9 = shl i64 1, %8
  %10 = call zeroext i1 @__fp_cancels() #25
  %11 = xor i1 %10, true
  %12 = load i32, i32* @cancel_disabled, align 4
  %13 = icmp ne i32 %12, 0
  %14 = select i1 %11, i1 true, i1 %13
  br i1 %14, label %22, label %15

15:                                               ; preds = %7
  %16 = call i64 @__fp_self() #25
  %17 = getelementptr inbounds [256 x i8], [256 x i8]* @cancelled, i64 0, i64 %16
  %18 = load atomic i8, i8* %17 acquire, align 1
  %19 = and i8 %18, 1
  %20 = icmp eq i8 %19, 0
  br i1 %20, label %22, label %21

21:                                               ; preds = %15
  call void @fencepost_leave(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #26
  unreachable

22:                                               ; preds = %7, %15
  %23 = bitcast %struct.mutex* %1 to i8*
  %24 = call i32 @__fp_held(i8* noundef %23) #25
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %27

26:                                               ; preds = %22
  call void @__fp_error(i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.56, i64 0, i64 0)) #26
  unreachable

27:                                               ; preds = %22
  %28 = getelementptr inbounds %struct.cond, %struct.cond* %0, i64 0, i32 0
  %29 = atomicrmw or i64* %28, i64 %9 monotonic, align 8
  call void @__fp_unlock(i8* noundef %23) #25
  %30 = icmp eq i32 %2, 2
  br i1 %30, label %31, label %43

31:                                               ; preds = %27
  %32 = call zeroext i1 @__fp_cancels() #25
  br i1 %32, label %43, label %33

33:                                               ; preds = %31
  %34 = bitcast %struct.cond* %0 to i8*
  %35 = call zeroext i1 @__fp_sleep(i8* noundef %34, i64 noundef %9) #25
  br i1 %35, label %43, label %36

36:                                               ; preds = %33
  call void @__fp_lock_again(i8* noundef %23) #25
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
  %46 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #25
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %57, label %48

48:                                               ; preds = %45
  br i1 %30, label %49, label %54

49:                                               ; preds = %48
  call void @__fp_lock(i8* noundef %23) #25
  %50 = xor i64 %9, -1
  %51 = atomicrmw and i64* %28, i64 %50 monotonic, align 8
  %52 = and i64 %51, %9
  %53 = icmp ne i64 %52, 0
  call void @__fp_not_redundant(i1 noundef zeroext %53) #25
  br label %95

54:                                               ; preds = %48
  %55 = xor i64 %9, -1
  %56 = atomicrmw and i64* %28, i64 %55 monotonic, align 8
  call void @__fp_lock(i8* noundef %23) #25
  br label %95

57:                                               ; preds = %45
  %58 = icmp eq i32 %2, 3
  br i1 %58, label %59, label %63

59:                                               ; preds = %57
  %60 = load atomic i64, i64* %28 monotonic, align 8
  %61 = and i64 %60, %9
  %62 = icmp eq i64 %61, 0
  call void @__fp_assume(i1 noundef zeroext %62) #25
  br label %94

63:                                               ; preds = %43, %57
  %64 = call zeroext i1 @__fp_cancels() #25
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
  %74 = call zeroext i1 @__fp_cancels() #25
  %75 = xor i1 %74, true
  %76 = load i32, i32* @cancel_disabled, align 4
  %77 = icmp ne i32 %76, 0
  %78 = select i1 %75, i1 true, i1 %77
  br i1 %78, label %85, label %79

79:                                               ; preds = %73
  %80 = call i64 @__fp_self() #25
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
  call void @__fp_assume(i1 noundef zeroext %93) #25
  call void @__fp_lock(i8* noundef %23) #25
  call void @fencepost_leave(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #26
  unreachable

94:                                               ; preds = %69, %85, %65, %59
  call void @__fp_lock(i8* noundef %23) #25
  br label %95

95:                                               ; preds = %49, %54, %36, %94, %40
  %96 = phi i1 [ false, %94 ], [ true, %40 ], [ false, %36 ], [ true, %54 ], [ true, %49 ]
  ret i1 %96
}

declare zeroext i1 @__fp_spurious_wakeups() local_unnamed_addr #3

define dso_local i32 @fencepost_cond_wait_checked(%struct.cond* noundef %0, %struct.mutex* noundef %1) local_unnamed_addr #1 {
  %3 = load i1, i1* @woken_in_loop, align 1
  %4 = xor i1 %3, true
  call void @__fp_not_redundant(i1 noundef zeroext %4) #25
  %5 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef 2) #25
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
  %3 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef 1) #25
  ret i32 0
}

define dso_local i32 @fencepost_cond_wait_again(%struct.cond* noundef %0, %struct.mutex* noundef %1) local_unnamed_addr #1 {
  %3 = load i32, i32* @times_woken, align 4
  %4 = icmp slt i32 %3, 2
  %5 = zext i1 %4 to i32
  %6 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef %5) #25
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
  %4 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef 3) #25
  br i1 %4, label %5, label %29

5:                                                ; preds = %3
  %6 = call zeroext i1 @__fp_has_clock() #25
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
  %5 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef 3) #25
  br i1 %5, label %6, label %30

6:                                                ; preds = %4
  %7 = call zeroext i1 @__fp_has_clock() #25
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
  %11 = call i32 @__fp_choose(i32 noundef 0, i32 noundef %10) #25
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

declare i32 @__fp_choose(i32 noundef, i32 noundef) local_unnamed_addr #3

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

define dso_local i32 @pthread_rwlock_timedrdlock(i32* nocapture noundef %0, i64* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = load atomic i32, i32* %0 monotonic, align 4
  br label %4

4:                                                ; preds = %7, %2
  %5 = phi i32 [ %3, %2 ], [ %11, %7 ]
  %6 = icmp sgt i32 %5, -1
  br i1 %6, label %7, label %13

7:                                                ; preds = %4
  %8 = add nsw i32 %5, 1
  %9 = cmpxchg i32* %0, i32 %5, i32 %8 acquire monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  %11 = extractvalue { i32, i1 } %9, 0
  br i1 %10, label %12, label %4, !llvm.loop !13

12:                                               ; preds = %7
  br i1 %6, label %37, label %13

13:                                               ; preds = %4, %12
  %14 = call zeroext i1 @__fp_has_clock() #25
  br i1 %14, label %15, label %37

15:                                               ; preds = %13
  %16 = load atomic i64, i64* @process_seconds monotonic, align 8
  %17 = load i64, i64* %1, align 8
  %18 = add nsw i64 %17, -1
  %19 = getelementptr inbounds i64, i64* %1, i64 1
  %20 = load i64, i64* %19, align 8
  %21 = icmp sgt i64 %20, 0
  %22 = zext i1 %21 to i64
  %23 = add nsw i64 %18, %22
  br label %24

24:                                               ; preds = %34, %15
  %25 = phi i64 [ %16, %15 ], [ %36, %34 ]
  %26 = and i64 %25, 1099511627775
  %27 = sub i64 %23, %26
  %28 = icmp slt i64 %27, 1
  br i1 %28, label %34, label %29

29:                                               ; preds = %24
  %30 = add nsw i64 %27, %25
  %31 = cmpxchg i64* @process_seconds, i64 %25, i64 %30 monotonic monotonic, align 8
  %32 = extractvalue { i64, i1 } %31, 1
  %33 = extractvalue { i64, i1 } %31, 0
  br label %34

34:                                               ; preds = %29, %24
  %35 = phi i1 [ true, %24 ], [ %32, %29 ]
  %36 = phi i64 [ %25, %24 ], [ %33, %29 ]
  br i1 %35, label %37, label %24

37:                                               ; preds = %34, %12, %13
  %38 = phi i32 [ 0, %12 ], [ 110, %13 ], [ 110, %34 ]
  ret i32 %38
}

define dso_local i32 @pthread_rwlock_timedwrlock(i32* nocapture noundef %0, i64* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = cmpxchg i32* %0, i32 0, i32 -1 acquire monotonic, align 4
  %4 = extractvalue { i32, i1 } %3, 1
  br i1 %4, label %29, label %5

5:                                                ; preds = %2
  %6 = call zeroext i1 @__fp_has_clock() #25
  br i1 %6, label %7, label %29

7:                                                ; preds = %5
  %8 = load atomic i64, i64* @process_seconds monotonic, align 8
  %9 = load i64, i64* %1, align 8
  %10 = add nsw i64 %9, -1
  %11 = getelementptr inbounds i64, i64* %1, i64 1
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

29:                                               ; preds = %26, %2, %5
  %30 = phi i32 [ 0, %2 ], [ 110, %5 ], [ 110, %26 ]
  ret i32 %30
}

define dso_local i32 @pthread_rwlock_clockrdlock(i32* nocapture noundef %0, i32 noundef %1, i64* nocapture noundef readonly %2) local_unnamed_addr #1 {
  %4 = load atomic i32, i32* %0 monotonic, align 4
  br label %5

5:                                                ; preds = %8, %3
  %6 = phi i32 [ %4, %3 ], [ %12, %8 ]
  %7 = icmp sgt i32 %6, -1
  br i1 %7, label %8, label %13

8:                                                ; preds = %5
  %9 = add nsw i32 %6, 1
  %10 = cmpxchg i32* %0, i32 %6, i32 %9 acquire monotonic, align 4
  %11 = extractvalue { i32, i1 } %10, 1
  %12 = extractvalue { i32, i1 } %10, 0
  br i1 %11, label %37, label %5, !llvm.loop !13

13:                                               ; preds = %5
  %14 = call zeroext i1 @__fp_has_clock() #25
  br i1 %14, label %15, label %37

15:                                               ; preds = %13
  %16 = load atomic i64, i64* @process_seconds monotonic, align 8
  %17 = load i64, i64* %2, align 8
  %18 = add nsw i64 %17, -1
  %19 = getelementptr inbounds i64, i64* %2, i64 1
  %20 = load i64, i64* %19, align 8
  %21 = icmp sgt i64 %20, 0
  %22 = zext i1 %21 to i64
  %23 = add nsw i64 %18, %22
  br label %24

24:                                               ; preds = %34, %15
  %25 = phi i64 [ %16, %15 ], [ %36, %34 ]
  %26 = and i64 %25, 1099511627775
  %27 = sub i64 %23, %26
  %28 = icmp slt i64 %27, 1
  br i1 %28, label %34, label %29

29:                                               ; preds = %24
  %30 = add nsw i64 %27, %25
  %31 = cmpxchg i64* @process_seconds, i64 %25, i64 %30 monotonic monotonic, align 8
  %32 = extractvalue { i64, i1 } %31, 1
  %33 = extractvalue { i64, i1 } %31, 0
  br label %34

34:                                               ; preds = %29, %24
  %35 = phi i1 [ true, %24 ], [ %32, %29 ]
  %36 = phi i64 [ %25, %24 ], [ %33, %29 ]
  br i1 %35, label %37, label %24

37:                                               ; preds = %8, %34, %13
  %38 = phi i32 [ 110, %13 ], [ 110, %34 ], [ 0, %8 ]
  ret i32 %38
}

define dso_local i32 @pthread_rwlock_clockwrlock(i32* nocapture noundef %0, i32 noundef %1, i64* nocapture noundef readonly %2) local_unnamed_addr #1 {
  %4 = cmpxchg i32* %0, i32 0, i32 -1 acquire monotonic, align 4
  %5 = extractvalue { i32, i1 } %4, 1
  br i1 %5, label %30, label %6

6:                                                ; preds = %3
  %7 = call zeroext i1 @__fp_has_clock() #25
  br i1 %7, label %8, label %30

8:                                                ; preds = %6
  %9 = load atomic i64, i64* @process_seconds monotonic, align 8
  %10 = load i64, i64* %2, align 8
  %11 = add nsw i64 %10, -1
  %12 = getelementptr inbounds i64, i64* %2, i64 1
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

30:                                               ; preds = %27, %3, %6
  %31 = phi i32 [ 0, %3 ], [ 110, %6 ], [ 110, %27 ]
  ret i32 %31
}

define dso_local i32 @pthread_rwlock_unlock(i32* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = load atomic i32, i32* %0 monotonic, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  call void @__fp_error(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.2, i64 0, i64 0)) #26
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
  %9 = call i32 @__fp_mutex_kind(i8* noundef nonnull %8) #25
  %10 = add i32 %9, -1
  %11 = icmp ult i32 %10, -2
  br i1 %11, label %12, label %13

12:                                               ; preds = %5
  call void @__fp_error(i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.3, i64 0, i64 0)) #26
  unreachable

13:                                               ; preds = %5
  %14 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 0
  store i32 %2, i32* %14, align 8
  %15 = call i64 @__fp_self() #25
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
  %5 = call i32 @__fp_mutex_kind(i8* noundef nonnull %4) #25
  switch i32 %5, label %8 [
    i32 -1, label %6
    i32 0, label %7
  ]

6:                                                ; preds = %1
  call void @__fp_error(i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.4, i64 0, i64 0)) #26
  unreachable

7:                                                ; preds = %1
  call void @__fp_error(i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.5, i64 0, i64 0)) #26
  unreachable

8:                                                ; preds = %1
  store i32 -1, i32* %2, align 4
  ret i32 0
}

define dso_local i32 @pthread_barrier_wait(%struct.barrier* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = call fastcc i32 @wait_at_barrier(%struct.barrier* noundef %0, i1 noundef zeroext true) #25
  ret i32 %2
}

define internal fastcc i32 @wait_at_barrier(%struct.barrier* nocapture noundef %0, i1 noundef zeroext %1) unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 1
  %4 = load i32, i32* %3, align 4
  %5 = icmp eq i32 %4, -1
  br i1 %5, label %6, label %7

6:                                                ; preds = %2
  call void @__fp_error(i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.57, i64 0, i64 0)) #26
  unreachable

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 0
  %9 = load i32, i32* %8, align 8
  %10 = zext i32 %9 to i64
  %11 = zext i32 %4 to i64
  %12 = call i64 @__fp_barrier_rank(i64 noundef %11, i64 noundef %10) #25
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
  %51 = call i32 @__fp_choose(i32 noundef 0, i32 noundef %50) #25
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
  %2 = call fastcc i32 @wait_at_barrier(%struct.barrier* noundef %0, i1 noundef zeroext false) #25
  ret i32 %2
}

define dso_local void @fencepost_barrier_make(%struct.barrier* nocapture noundef writeonly %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 0
  store i32 %2, i32* %4, align 8
  %5 = call i64 @__fp_self() #25
  %6 = trunc i64 %5 to i32
  %7 = shl i32 %6, 16
  %8 = load i32, i32* @barriers_made, align 4
  %9 = add i32 %8, 1
  store i32 %9, i32* @barriers_made, align 4
  %10 = and i32 %9, 65535
  %11 = or i32 %10, %7
  %12 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 1
  store i32 %11, i32* %12, align 4
  %13 = call zeroext i1 @__fp_arrivals() #25
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
  call void @__fp_error(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.6, i64 0, i64 0)) #26
  unreachable

15:                                               ; preds = %9
  %16 = icmp eq i64 %12, %1
  br i1 %16, label %17, label %24

17:                                               ; preds = %15
  call void %3(i8* noundef %4) #25
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
  %4 = call zeroext i1 @__fp_arrivals() #25
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
  call void @__fp_error(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.6, i64 0, i64 0)) #26
  unreachable

10:                                               ; preds = %5
  call void %1(i8* noundef %2) #25
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
  %29 = call i64 @__fp_barrier_rank(i64 noundef %28, i64 noundef %25) #25
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
  call void %1(i8* noundef %2) #25
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
  call void @__fp_lock(i8* noundef %2) #25
  ret i32 0
}

define dso_local i32 @pthread_spin_trylock(i32* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast i32* %0 to i8*
  %3 = call zeroext i1 @__fp_trylock(i8* noundef %2) #25
  %4 = select i1 %3, i32 0, i32 16
  ret i32 %4
}

define dso_local i32 @pthread_spin_unlock(i32* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast i32* %0 to i8*
  call void @__fp_unlock(i8* noundef %2) #25
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
  %3 = call zeroext i1 @__fp_cancels() #25
  %4 = xor i1 %3, true
  %5 = load i32, i32* @cancel_disabled, align 4
  %6 = icmp ne i32 %5, 0
  %7 = select i1 %4, i1 true, i1 %6
  br i1 %7, label %15, label %8

8:                                                ; preds = %2
  %9 = call i64 @__fp_self() #25
  %10 = getelementptr inbounds [256 x i8], [256 x i8]* @cancelled, i64 0, i64 %9
  %11 = load atomic i8, i8* %10 acquire, align 1
  %12 = and i8 %11, 1
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %8
  call void @fencepost_leave(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #26
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

define dso_local i32 @sem_timedwait(i32* nocapture noundef %0, i64* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = load atomic i32, i32* %0 monotonic, align 4
  br label %4

4:                                                ; preds = %7, %2
  %5 = phi i32 [ %3, %2 ], [ %11, %7 ]
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %12

7:                                                ; preds = %4
  %8 = add nsw i32 %5, -1
  %9 = cmpxchg i32* %0, i32 %5, i32 %8 acquire monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  %11 = extractvalue { i32, i1 } %9, 0
  br i1 %10, label %13, label %4, !llvm.loop !22

12:                                               ; preds = %4
  store i32 11, i32* @error_number, align 4
  br label %13

13:                                               ; preds = %7, %12
  br i1 %6, label %38, label %14

14:                                               ; preds = %13
  %15 = call zeroext i1 @__fp_has_clock() #25
  br i1 %15, label %16, label %38

16:                                               ; preds = %14
  %17 = load atomic i64, i64* @process_seconds monotonic, align 8
  %18 = load i64, i64* %1, align 8
  %19 = add nsw i64 %18, -1
  %20 = getelementptr inbounds i64, i64* %1, i64 1
  %21 = load i64, i64* %20, align 8
  %22 = icmp sgt i64 %21, 0
  %23 = zext i1 %22 to i64
  %24 = add nsw i64 %19, %23
  br label %25

25:                                               ; preds = %35, %16
  %26 = phi i64 [ %17, %16 ], [ %37, %35 ]
  %27 = and i64 %26, 1099511627775
  %28 = sub i64 %24, %27
  %29 = icmp slt i64 %28, 1
  br i1 %29, label %35, label %30

30:                                               ; preds = %25
  %31 = add nsw i64 %28, %26
  %32 = cmpxchg i64* @process_seconds, i64 %26, i64 %31 monotonic monotonic, align 8
  %33 = extractvalue { i64, i1 } %32, 1
  %34 = extractvalue { i64, i1 } %32, 0
  br label %35

35:                                               ; preds = %30, %25
  %36 = phi i1 [ true, %25 ], [ %33, %30 ]
  %37 = phi i64 [ %26, %25 ], [ %34, %30 ]
  br i1 %36, label %38, label %25

38:                                               ; preds = %35, %13, %14
  %39 = phi i1 [ true, %13 ], [ false, %14 ], [ false, %35 ]
  %40 = phi i32 [ 0, %13 ], [ 110, %14 ], [ 110, %35 ]
  br i1 %39, label %42, label %41

41:                                               ; preds = %38
  store i32 %40, i32* @error_number, align 4
  br label %42

42:                                               ; preds = %38, %41
  %43 = phi i32 [ -1, %41 ], [ 0, %38 ]
  ret i32 %43
}

define dso_local i32 @sem_clockwait(i32* nocapture noundef %0, i32 noundef %1, i64* nocapture noundef readonly %2) local_unnamed_addr #1 {
  %4 = load atomic i32, i32* %0 monotonic, align 4
  br label %5

5:                                                ; preds = %8, %3
  %6 = phi i32 [ %4, %3 ], [ %12, %8 ]
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %13

8:                                                ; preds = %5
  %9 = add nsw i32 %6, -1
  %10 = cmpxchg i32* %0, i32 %6, i32 %9 acquire monotonic, align 4
  %11 = extractvalue { i32, i1 } %10, 1
  %12 = extractvalue { i32, i1 } %10, 0
  br i1 %11, label %14, label %5, !llvm.loop !22

13:                                               ; preds = %5
  store i32 11, i32* @error_number, align 4
  br label %14

14:                                               ; preds = %8, %13
  br i1 %7, label %39, label %15

15:                                               ; preds = %14
  %16 = call zeroext i1 @__fp_has_clock() #25
  br i1 %16, label %17, label %39

17:                                               ; preds = %15
  %18 = load atomic i64, i64* @process_seconds monotonic, align 8
  %19 = load i64, i64* %2, align 8
  %20 = add nsw i64 %19, -1
  %21 = getelementptr inbounds i64, i64* %2, i64 1
  %22 = load i64, i64* %21, align 8
  %23 = icmp sgt i64 %22, 0
  %24 = zext i1 %23 to i64
  %25 = add nsw i64 %20, %24
  br label %26

26:                                               ; preds = %36, %17
  %27 = phi i64 [ %18, %17 ], [ %38, %36 ]
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

39:                                               ; preds = %36, %15, %14
  %40 = phi i1 [ true, %14 ], [ false, %15 ], [ false, %36 ]
  %41 = phi i32 [ 0, %14 ], [ 110, %15 ], [ 110, %36 ]
  br i1 %40, label %43, label %42

42:                                               ; preds = %39
  store i32 %41, i32* @error_number, align 4
  br label %43

43:                                               ; preds = %39, %42
  %44 = phi i32 [ -1, %42 ], [ 0, %39 ]
  ret i32 %44
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
  invoke void %1() #25
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
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.7, i64 0, i64 0)) #26
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
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.7, i64 0, i64 0)) #26
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
  call void @__fp_free(i8* noundef %1) #25
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
  call void %8(i8* noundef %10) #25
  br label %11

11:                                               ; preds = %6, %1
  ret void
}

define dso_local i32 @pthread_create(i64* nocapture noundef writeonly %0, %struct.thread_attributes* noundef readonly %1, i8* (i8*)* noundef %2, i8* noundef %3) local_unnamed_addr #1 {
  %5 = call zeroext i1 @__fp_thread_exits() #25
  br i1 %5, label %6, label %12

6:                                                ; preds = %4
  %7 = call i8* @__fp_alloc(i64 noundef 16, i64 noundef 16, i32 noundef 0) #25
  %8 = bitcast i8* %7 to i8* (i8*)**
  store i8* (i8*)* %2, i8* (i8*)** %8, align 8
  %9 = getelementptr inbounds i8, i8* %7, i64 8
  %10 = bitcast i8* %9 to i8**
  store i8* %3, i8** %10, align 8
  %11 = call i64 @__fp_spawn(i8* (i8*)* noundef nonnull @run_thread, i8* noundef %7) #25
  br label %14

12:                                               ; preds = %4
  %13 = call i64 @__fp_spawn(i8* (i8*)* noundef %2, i8* noundef %3) #25
  br label %14

14:                                               ; preds = %12, %6
  %15 = phi i64 [ %11, %6 ], [ %13, %12 ]
  store i64 %15, i64* %0, align 8
  %16 = icmp eq %struct.thread_attributes* %1, null
  br i1 %16, label %35, label %17

17:                                               ; preds = %14
  %18 = call zeroext i1 @__fp_detaches() #25
  br i1 %18, label %19, label %35

19:                                               ; preds = %17
  %20 = getelementptr inbounds %struct.thread_attributes, %struct.thread_attributes* %1, i64 0, i32 0
  %21 = load i32, i32* %20, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %35, label %23

23:                                               ; preds = %19
  %24 = call i64 @__fp_thread_number(i64 noundef %15) #25
  %25 = call zeroext i1 @__fp_detaches() #25
  %26 = xor i1 %25, true
  %27 = icmp ugt i64 %24, 255
  %28 = select i1 %26, i1 true, i1 %27
  br i1 %28, label %34, label %29

29:                                               ; preds = %23
  %30 = getelementptr inbounds [256 x i8], [256 x i8]* @gone, i64 0, i64 %24
  %31 = atomicrmw xchg i8* %30, i8 2 monotonic, align 1
  switch i8 %31, label %34 [
    i8 2, label %32
    i8 1, label %33
  ]

32:                                               ; preds = %29
  call void @__fp_error(i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.59, i64 0, i64 0)) #26
  unreachable

33:                                               ; preds = %29
  call void @__fp_error(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.60, i64 0, i64 0)) #26
  unreachable

34:                                               ; preds = %29, %23
  call void @__fp_detach(i64 noundef %15) #25
  br label %35

35:                                               ; preds = %34, %19, %17, %14
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
  call void @__fp_free(i8* noundef %0) #25
  %7 = call i8* %3(i8* noundef %6) #25
  %8 = load i32, i32* @at_thread_exit_count, align 4
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %20

10:                                               ; preds = %1, %10
  %11 = phi i32 [ %18, %10 ], [ %8, %1 ]
  %12 = add nsw i32 %11, -1
  store i32 %12, i32* @at_thread_exit_count, align 4
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds [16 x %struct.anon.0], [16 x %struct.anon.0]* @at_thread_exit, i64 0, i64 %13, i32 0
  %15 = load void (i8*)*, void (i8*)** %14, align 16
  %16 = getelementptr inbounds [16 x %struct.anon.0], [16 x %struct.anon.0]* @at_thread_exit, i64 0, i64 %13, i32 1
  %17 = load i8*, i8** %16, align 8
  call void %15(i8* noundef %17) #25
  %18 = load i32, i32* @at_thread_exit_count, align 4
  %19 = icmp sgt i32 %18, 0
  br i1 %19, label %10, label %20, !llvm.loop !24

20:                                               ; preds = %10, %1
  br label %21

21:                                               ; preds = %20, %23
  %22 = phi i32 [ %26, %23 ], [ 0, %20 ]
  br label %29

23:                                               ; preds = %42
  %24 = and i8 %43, 1
  %25 = icmp eq i8 %24, 0
  %26 = add nuw nsw i32 %22, 1
  %27 = icmp eq i32 %26, 4
  %28 = select i1 %25, i1 true, i1 %27
  br i1 %28, label %46, label %21, !llvm.loop !25

29:                                               ; preds = %42, %21
  %30 = phi i64 [ 0, %21 ], [ %44, %42 ]
  %31 = phi i8 [ 0, %21 ], [ %43, %42 ]
  %32 = getelementptr inbounds [32 x i8*], [32 x i8*]* @key_values, i64 0, i64 %30
  %33 = load i8*, i8** %32, align 8
  %34 = icmp eq i8* %33, null
  br i1 %34, label %42, label %35

35:                                               ; preds = %29
  store i8* null, i8** %32, align 8
  %36 = getelementptr inbounds [32 x void (i8*)*], [32 x void (i8*)*]* @key_destructors, i64 0, i64 %30
  %37 = bitcast void (i8*)** %36 to i64*
  %38 = load atomic i64, i64* %37 acquire, align 8
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %42, label %40

40:                                               ; preds = %35
  %41 = inttoptr i64 %38 to void (i8*)*
  call void %41(i8* noundef nonnull %33) #25
  br label %42

42:                                               ; preds = %40, %35, %29
  %43 = phi i8 [ %31, %29 ], [ 1, %40 ], [ %31, %35 ]
  %44 = add nuw nsw i64 %30, 1
  %45 = icmp eq i64 %44, 32
  br i1 %45, label %23, label %29, !llvm.loop !26

46:                                               ; preds = %23
  %47 = call zeroext i1 @__fp_try_joins() #25
  br i1 %47, label %48, label %54

48:                                               ; preds = %46
  %49 = call i64 @__fp_self() #25
  %50 = icmp ult i64 %49, 256
  br i1 %50, label %51, label %54

51:                                               ; preds = %48
  %52 = call i64 @__fp_self() #25
  %53 = getelementptr inbounds [256 x i8], [256 x i8]* @ended, i64 0, i64 %52
  store atomic i8 1, i8* %53 monotonic, align 1
  br label %54

54:                                               ; preds = %46, %48, %51
  ret i8* %7
}

declare zeroext i1 @__fp_detaches() local_unnamed_addr #3

declare void @__fp_detach(i64 noundef) local_unnamed_addr #3

define dso_local i32 @pthread_join(i64 noundef %0, i8** noundef %1) local_unnamed_addr #1 {
  call fastcc void @join(i64 noundef %0, i8** noundef %1) #25
  ret i32 0
}

define internal fastcc void @join(i64 noundef %0, i8** noundef writeonly %1) unnamed_addr #1 {
  %3 = call i64 @__fp_thread_number(i64 noundef %0) #25
  %4 = call zeroext i1 @__fp_cancels() #25
  br i1 %4, label %5, label %30

5:                                                ; preds = %2
  %6 = icmp ugt i64 %3, 255
  br i1 %6, label %12, label %7

7:                                                ; preds = %5
  %8 = getelementptr inbounds [256 x i8], [256 x i8]* @ended, i64 0, i64 %3
  %9 = load atomic i8, i8* %8 monotonic, align 1
  %10 = and i8 %9, 1
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %13, label %30

12:                                               ; preds = %5
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([77 x i8], [77 x i8]* @.str.61, i64 0, i64 0)) #26
  unreachable

13:                                               ; preds = %7, %26
  %14 = call zeroext i1 @__fp_cancels() #25
  %15 = xor i1 %14, true
  %16 = load i32, i32* @cancel_disabled, align 4
  %17 = icmp ne i32 %16, 0
  %18 = select i1 %15, i1 true, i1 %17
  br i1 %18, label %26, label %19

19:                                               ; preds = %13
  %20 = call i64 @__fp_self() #25
  %21 = getelementptr inbounds [256 x i8], [256 x i8]* @cancelled, i64 0, i64 %20
  %22 = load atomic i8, i8* %21 acquire, align 1
  %23 = and i8 %22, 1
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %26, label %25

25:                                               ; preds = %19
  call void @fencepost_leave(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #26
  unreachable

26:                                               ; preds = %13, %19
  %27 = load atomic i8, i8* %8 monotonic, align 1
  %28 = and i8 %27, 1
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %13, label %30, !llvm.loop !27

30:                                               ; preds = %26, %7, %2
  %31 = call i8* @__fp_join(i64 noundef %3) #25
  %32 = icmp eq i8** %1, null
  br i1 %32, label %36, label %33

33:                                               ; preds = %30
  %34 = call zeroext i1 @__fp_is_value(i8* noundef %31) #25
  br i1 %34, label %35, label %36

35:                                               ; preds = %33
  store i8* %31, i8** %1, align 8
  br label %36

36:                                               ; preds = %35, %33, %30
  ret void
}

define dso_local i32 @fencepost_join(i64 noundef %0, i8** noundef %1) local_unnamed_addr #1 {
  %3 = call i64 @__fp_thread_number(i64 noundef %0) #25
  %4 = call zeroext i1 @__fp_detaches() #25
  %5 = xor i1 %4, true
  %6 = icmp ugt i64 %3, 255
  %7 = select i1 %5, i1 true, i1 %6
  br i1 %7, label %13, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds [256 x i8], [256 x i8]* @gone, i64 0, i64 %3
  %10 = atomicrmw xchg i8* %9, i8 1 monotonic, align 1
  %11 = icmp eq i8 %10, 2
  br i1 %11, label %12, label %13

12:                                               ; preds = %8
  call void @__fp_error(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.58, i64 0, i64 0)) #26
  unreachable

13:                                               ; preds = %8, %2
  call fastcc void @join(i64 noundef %0, i8** noundef %1) #25
  ret i32 0
}

define dso_local i32 @pthread_detach(i64 noundef %0) local_unnamed_addr #1 {
  %2 = call i64 @__fp_thread_number(i64 noundef %0) #25
  %3 = call zeroext i1 @__fp_detaches() #25
  %4 = xor i1 %3, true
  %5 = icmp ugt i64 %2, 255
  %6 = select i1 %4, i1 true, i1 %5
  br i1 %6, label %12, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds [256 x i8], [256 x i8]* @gone, i64 0, i64 %2
  %9 = atomicrmw xchg i8* %8, i8 2 monotonic, align 1
  switch i8 %9, label %12 [
    i8 2, label %10
    i8 1, label %11
  ]

10:                                               ; preds = %7
  call void @__fp_error(i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.59, i64 0, i64 0)) #26
  unreachable

11:                                               ; preds = %7
  call void @__fp_error(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.60, i64 0, i64 0)) #26
  unreachable

12:                                               ; preds = %7, %1
  %13 = call i64 @__fp_thread_number(i64 noundef %0) #25
  call void @__fp_detach(i64 noundef %13) #25
  ret i32 0
}

declare i64 @__fp_thread_number(i64 noundef) local_unnamed_addr #3

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
  call void %9(i8* noundef %11) #25
  %12 = load %struct.cleanup*, %struct.cleanup** @cleanups, align 8
  %13 = icmp eq %struct.cleanup* %12, null
  br i1 %13, label %14, label %4, !llvm.loop !28

14:                                               ; preds = %4, %1
  call void @__fp_end_locals() #25
  call fastcc void @leave_thread() #25
  call fastcc void @end_thread() #25
  call void @__fp_exit_thread(i8* noundef %0) #26
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
  call void %8(i8* noundef %10) #25
  %11 = load i32, i32* @at_thread_exit_count, align 4
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %3, label %13, !llvm.loop !24

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
  br i1 %21, label %39, label %14, !llvm.loop !25

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
  call void %34(i8* noundef nonnull %26) #25
  br label %35

35:                                               ; preds = %33, %28, %22
  %36 = phi i8 [ %24, %22 ], [ 1, %33 ], [ %24, %28 ]
  %37 = add nuw nsw i64 %23, 1
  %38 = icmp eq i64 %37, 32
  br i1 %38, label %16, label %22, !llvm.loop !26

39:                                               ; preds = %16
  ret void
}

define internal fastcc void @end_thread() unnamed_addr #1 {
  %1 = call zeroext i1 @__fp_try_joins() #25
  br i1 %1, label %2, label %8

2:                                                ; preds = %0
  %3 = call i64 @__fp_self() #25
  %4 = icmp ult i64 %3, 256
  br i1 %4, label %5, label %8

5:                                                ; preds = %2
  %6 = call i64 @__fp_self() #25
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
  call void @__fp_exit_thread(i8* noundef %0) #26
  unreachable
}

define dso_local i32 @pthread_tryjoin_np(i64 noundef %0, i8** noundef %1) local_unnamed_addr #1 {
  %3 = call i64 @__fp_thread_number(i64 noundef %0) #25
  %4 = icmp ugt i64 %3, 255
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.8, i64 0, i64 0)) #26
  unreachable

6:                                                ; preds = %2
  %7 = getelementptr inbounds [256 x i8], [256 x i8]* @ended, i64 0, i64 %3
  %8 = load atomic i8, i8* %7 monotonic, align 1
  %9 = and i8 %8, 1
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %6
  call fastcc void @join(i64 noundef %0, i8** noundef %1) #25
  br label %12

12:                                               ; preds = %6, %11
  %13 = phi i32 [ 0, %11 ], [ 16, %6 ]
  ret i32 %13
}

define dso_local i32 @pthread_timedjoin_np(i64 noundef %0, i8** noundef %1, i8* nocapture readnone %2) local_unnamed_addr #1 {
  %4 = call i64 @__fp_thread_number(i64 noundef %0) #25
  %5 = icmp ugt i64 %4, 255
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.8, i64 0, i64 0)) #26
  unreachable

7:                                                ; preds = %3
  %8 = getelementptr inbounds [256 x i8], [256 x i8]* @ended, i64 0, i64 %4
  %9 = load atomic i8, i8* %8 monotonic, align 1
  %10 = and i8 %9, 1
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %7
  call fastcc void @join(i64 noundef %0, i8** noundef %1) #25
  br label %13

13:                                               ; preds = %7, %12
  %14 = phi i32 [ 110, %7 ], [ 0, %12 ]
  ret i32 %14
}

define dso_local i32 @pthread_clockjoin_np(i64 noundef %0, i8** noundef %1, i32 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #1 {
  %5 = call i64 @__fp_thread_number(i64 noundef %0) #25
  %6 = icmp ugt i64 %5, 255
  br i1 %6, label %7, label %8

7:                                                ; preds = %4
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.8, i64 0, i64 0)) #26
  unreachable

8:                                                ; preds = %4
  %9 = getelementptr inbounds [256 x i8], [256 x i8]* @ended, i64 0, i64 %5
  %10 = load atomic i8, i8* %9 monotonic, align 1
  %11 = and i8 %10, 1
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %8
  call fastcc void @join(i64 noundef %0, i8** noundef %1) #25
  br label %14

14:                                               ; preds = %8, %13
  %15 = phi i32 [ 110, %8 ], [ 0, %13 ]
  ret i32 %15
}

define dso_local i32 @pthread_cancel(i64 noundef %0) local_unnamed_addr #1 {
  %2 = call i64 @__fp_thread_number(i64 noundef %0) #25
  %3 = icmp ugt i64 %2, 255
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.9, i64 0, i64 0)) #26
  unreachable

5:                                                ; preds = %1
  %6 = getelementptr inbounds [256 x i8], [256 x i8]* @cancelled, i64 0, i64 %2
  store atomic i8 1, i8* %6 release, align 1
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
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([70 x i8], [70 x i8]* @.str.10, i64 0, i64 0)) #26
  unreachable

8:                                                ; preds = %5
  ret i32 0
}

define dso_local void @pthread_testcancel() local_unnamed_addr #1 {
  %1 = call zeroext i1 @__fp_cancels() #25
  %2 = xor i1 %1, true
  %3 = load i32, i32* @cancel_disabled, align 4
  %4 = icmp ne i32 %3, 0
  %5 = select i1 %2, i1 true, i1 %4
  br i1 %5, label %13, label %6

6:                                                ; preds = %0
  %7 = call i64 @__fp_self() #25
  %8 = getelementptr inbounds [256 x i8], [256 x i8]* @cancelled, i64 0, i64 %7
  %9 = load atomic i8, i8* %8 acquire, align 1
  %10 = and i8 %9, 1
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %6
  call void @fencepost_leave(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #26
  unreachable

13:                                               ; preds = %0, %6
  ret void
}

define dso_local i64 @pthread_self() local_unnamed_addr #1 {
  %1 = call i64 @__fp_self() #25
  %2 = icmp eq i64 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call i64 @__fp_main_handle() #25
  br label %5

5:                                                ; preds = %0, %3
  %6 = phi i64 [ %4, %3 ], [ %1, %0 ]
  ret i64 %6
}

declare i64 @__fp_main_handle() local_unnamed_addr #3

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
  %3 = call zeroext i1 @__fp_cancels() #25
  %4 = xor i1 %3, true
  %5 = load i32, i32* @cancel_disabled, align 4
  %6 = icmp ne i32 %5, 0
  %7 = select i1 %4, i1 true, i1 %6
  br i1 %7, label %15, label %8

8:                                                ; preds = %1
  %9 = call i64 @__fp_self() #25
  %10 = getelementptr inbounds [256 x i8], [256 x i8]* @cancelled, i64 0, i64 %9
  %11 = load atomic i8, i8* %10 acquire, align 1
  %12 = and i8 %11, 1
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %8
  call void @fencepost_leave(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #26
  unreachable

15:                                               ; preds = %8, %1
  %16 = call zeroext i1 @__fp_has_clock() #25
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
  %6 = call zeroext i1 @__fp_cancels() #25
  %7 = xor i1 %6, true
  %8 = load i32, i32* @cancel_disabled, align 4
  %9 = icmp ne i32 %8, 0
  %10 = select i1 %7, i1 true, i1 %9
  br i1 %10, label %18, label %11

11:                                               ; preds = %1
  %12 = call i64 @__fp_self() #25
  %13 = getelementptr inbounds [256 x i8], [256 x i8]* @cancelled, i64 0, i64 %12
  %14 = load atomic i8, i8* %13 acquire, align 1
  %15 = and i8 %14, 1
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %18, label %17

17:                                               ; preds = %11
  call void @fencepost_leave(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #26
  unreachable

18:                                               ; preds = %11, %1
  %19 = call zeroext i1 @__fp_has_clock() #25
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
  %3 = call zeroext i1 @__fp_has_clock() #25
  br i1 %3, label %4, label %44

4:                                                ; preds = %2
  %5 = load i64, i64* %0, align 8
  %6 = getelementptr inbounds i64, i64* %0, i64 1
  %7 = load i64, i64* %6, align 8
  %8 = icmp sgt i64 %7, 0
  %9 = call zeroext i1 @__fp_cancels() #25
  %10 = xor i1 %9, true
  %11 = load i32, i32* @cancel_disabled, align 4
  %12 = icmp ne i32 %11, 0
  %13 = select i1 %10, i1 true, i1 %12
  br i1 %13, label %21, label %14

14:                                               ; preds = %4
  %15 = call i64 @__fp_self() #25
  %16 = getelementptr inbounds [256 x i8], [256 x i8]* @cancelled, i64 0, i64 %15
  %17 = load atomic i8, i8* %16 acquire, align 1
  %18 = and i8 %17, 1
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %21, label %20

20:                                               ; preds = %14
  call void @fencepost_leave(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #26
  unreachable

21:                                               ; preds = %14, %4
  %22 = call zeroext i1 @__fp_has_clock() #25
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
  %8 = call i32 @nanosleep(i64* noundef %2, i8* undef) #25
  br label %33

9:                                                ; preds = %4
  %10 = call zeroext i1 @__fp_has_clock() #25
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
  %3 = call fastcc i64 @look_at_clock() #25
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
  %3 = call i64 @__fp_self() #25
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %2
  %6 = atomicrmw add i64* @process_seconds, i64 1099511627776 monotonic, align 8
  %7 = icmp slt i64 %6, 1099511627776
  br i1 %7, label %32, label %8

8:                                                ; preds = %5, %2, %0
  %9 = phi i1 [ false, %2 ], [ true, %0 ], [ true, %5 ]
  %10 = phi i64 [ 1099511627776, %2 ], [ 0, %0 ], [ 0, %5 ]
  %11 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 3) #25
  switch i32 %11, label %22 [
    i32 3, label %12
    i32 0, label %18
  ]

12:                                               ; preds = %8
  br i1 %9, label %16, label %13

13:                                               ; preds = %12
  %14 = load atomic i64, i64* @process_seconds monotonic, align 8
  %15 = icmp sgt i64 %14, 1099511627775
  call void @__fp_not_redundant(i1 noundef zeroext %15) #25
  br label %16

16:                                               ; preds = %13, %12
  call void @__fp_clock_bound(i1 noundef zeroext false) #25
  %17 = icmp eq i32 %11, 0
  br i1 %17, label %18, label %22

18:                                               ; preds = %8, %16
  %19 = load i32, i32* @unchanged_looks, align 4
  %20 = add nsw i32 %19, 1
  store i32 %20, i32* @unchanged_looks, align 4
  %21 = icmp slt i32 %19, 2
  call void @__fp_clock_bound(i1 noundef zeroext %21) #25
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
  %3 = call fastcc i64 @look_at_clock() #25
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
  %3 = call fastcc i64 @look_at_clock() #25
  store i64 %3, i64* %0, align 8
  %4 = getelementptr inbounds i64, i64* %0, i64 1
  store i64 0, i64* %4, align 8
  ret i32 0
}

define dso_local i64 @time(i64* noundef writeonly %0) local_unnamed_addr #1 {
  %2 = call fastcc i64 @look_at_clock() #25
  %3 = icmp eq i64* %0, null
  br i1 %3, label %5, label %4

4:                                                ; preds = %1
  store i64 %2, i64* %0, align 8
  br label %5

5:                                                ; preds = %4, %1
  ret i64 %2
}

define dso_local i64 @fencepost_cycles() local_unnamed_addr #1 {
  %1 = call fastcc i64 @look_at_clock() #25
  %2 = mul nsw i64 %1, 1000000000
  ret i64 %2
}

define dso_local i64 @clock() local_unnamed_addr #1 {
  %1 = call fastcc i64 @look_at_clock() #25
  %2 = mul nsw i64 %1, 1000000
  ret i64 %2
}

define dso_local i32 @thrd_create(i64* nocapture noundef writeonly %0, i32 (i8*)* noundef %1, i8* noundef %2) local_unnamed_addr #1 {
  %4 = call zeroext i1 @__fp_thread_exits() #25
  br i1 %4, label %5, label %11

5:                                                ; preds = %3
  %6 = call i8* @__fp_alloc(i64 noundef 16, i64 noundef 16, i32 noundef 0) #25
  %7 = bitcast i8* %6 to i32 (i8*)**
  store i32 (i8*)* %1, i32 (i8*)** %7, align 8
  %8 = getelementptr inbounds i8, i8* %6, i64 8
  %9 = bitcast i8* %8 to i8**
  store i8* %2, i8** %9, align 8
  %10 = call i64 @__fp_spawn(i8* (i8*)* noundef nonnull @run_thread, i8* noundef %6) #25
  br label %14

11:                                               ; preds = %3
  %12 = bitcast i32 (i8*)* %1 to i8* (i8*)*
  %13 = call i64 @__fp_spawn(i8* (i8*)* noundef %12, i8* noundef %2) #25
  br label %14

14:                                               ; preds = %5, %11
  %15 = phi i64 [ %10, %5 ], [ %13, %11 ]
  store i64 %15, i64* %0, align 8
  ret i32 0
}

define dso_local i32 @thrd_join(i64 noundef %0, i32* noundef writeonly %1) local_unnamed_addr #1 {
  %3 = call i64 @__fp_thread_number(i64 noundef %0) #25
  %4 = call zeroext i1 @__fp_detaches() #25
  %5 = xor i1 %4, true
  %6 = icmp ugt i64 %3, 255
  %7 = select i1 %5, i1 true, i1 %6
  br i1 %7, label %13, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds [256 x i8], [256 x i8]* @gone, i64 0, i64 %3
  %10 = atomicrmw xchg i8* %9, i8 1 monotonic, align 1
  %11 = icmp eq i8 %10, 2
  br i1 %11, label %12, label %13

12:                                               ; preds = %8
  call void @__fp_error(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.58, i64 0, i64 0)) #26
  unreachable

13:                                               ; preds = %8, %2
  %14 = call i64 @__fp_thread_number(i64 noundef %0) #25
  %15 = call i8* @__fp_join(i64 noundef %14) #25
  %16 = icmp eq i32* %1, null
  br i1 %16, label %22, label %17

17:                                               ; preds = %13
  %18 = ptrtoint i8* %15 to i64
  %19 = trunc i64 %18 to i32
  %20 = call zeroext i1 @__fp_is_int_value(i32 noundef %19) #25
  br i1 %20, label %21, label %22

21:                                               ; preds = %17
  store i32 %19, i32* %1, align 4
  br label %22

22:                                               ; preds = %21, %17, %13
  ret i32 0
}

declare i8* @__fp_join(i64 noundef) local_unnamed_addr #3

declare zeroext i1 @__fp_is_int_value(i32 noundef) local_unnamed_addr #3

define dso_local i32 @thrd_detach(i64 noundef %0) local_unnamed_addr #1 {
  %2 = call i64 @__fp_thread_number(i64 noundef %0) #25
  %3 = call zeroext i1 @__fp_detaches() #25
  %4 = xor i1 %3, true
  %5 = icmp ugt i64 %2, 255
  %6 = select i1 %4, i1 true, i1 %5
  br i1 %6, label %12, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds [256 x i8], [256 x i8]* @gone, i64 0, i64 %2
  %9 = atomicrmw xchg i8* %8, i8 2 monotonic, align 1
  switch i8 %9, label %12 [
    i8 2, label %10
    i8 1, label %11
  ]

10:                                               ; preds = %7
  call void @__fp_error(i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.59, i64 0, i64 0)) #26
  unreachable

11:                                               ; preds = %7
  call void @__fp_error(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.60, i64 0, i64 0)) #26
  unreachable

12:                                               ; preds = %7, %1
  %13 = call i64 @__fp_thread_number(i64 noundef %0) #25
  call void @__fp_detach(i64 noundef %13) #25
  ret i32 0
}

define dso_local i64 @thrd_current() local_unnamed_addr #1 {
  %1 = call i64 @__fp_self() #25
  %2 = icmp eq i64 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call i64 @__fp_main_handle() #25
  br label %5

5:                                                ; preds = %0, %3
  %6 = phi i64 [ %4, %3 ], [ %1, %0 ]
  ret i64 %6
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
  call void @pthread_exit(i8* noundef %3) #26
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @thrd_yield() local_unnamed_addr #5 {
  ret void
}

define dso_local i32 @thrd_sleep(i64* nocapture noundef readonly %0, i8* nocapture noundef readnone %1) local_unnamed_addr #1 {
  %3 = call i32 @nanosleep(i64* noundef %0, i8* undef) #25
  ret i32 0
}

define dso_local i32 @mtx_init(%struct.mutex* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.mutex, %struct.mutex* %0, i64 0, i32 0
  store i32 0, i32* %3, align 4
  %4 = call zeroext i1 @__fp_mutex_kinds() #25
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
  %3 = call i32 @__fp_held(i8* noundef %2) #25
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
  %3 = call i32 @__fp_held(i8* noundef %2) #25
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %12, label %5

5:                                                ; preds = %1
  %6 = call i32 @__fp_mutex_kind(i8* noundef %2) #25
  switch i32 %6, label %8 [
    i32 1, label %7
    i32 2, label %9
  ]

7:                                                ; preds = %5
  call void @__fp_hold_again(i8* noundef %2) #25
  br label %9

8:                                                ; preds = %5
  br label %9

9:                                                ; preds = %8, %7, %5
  %10 = phi i32 [ 0, %7 ], [ undef, %8 ], [ 35, %5 ]
  %11 = phi i1 [ false, %7 ], [ true, %8 ], [ false, %5 ]
  br i1 %11, label %12, label %13

12:                                               ; preds = %9, %1
  call void @__fp_lock(i8* noundef %2) #25
  br label %13

13:                                               ; preds = %9, %12
  %14 = phi i32 [ %10, %9 ], [ 0, %12 ]
  %15 = icmp eq i32 %14, 0
  %16 = select i1 %15, i32 0, i32 2
  ret i32 %16
}

define dso_local i32 @mtx_unlock(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #25
  %4 = icmp sgt i32 %3, 1
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  call void @__fp_hold_less(i8* noundef %2) #25
  br label %12

6:                                                ; preds = %1
  %7 = icmp eq i32 %3, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %6
  %9 = call i32 @__fp_mutex_kind(i8* noundef %2) #25
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %8, %6
  call void @__fp_unlock(i8* noundef %2) #25
  br label %12

12:                                               ; preds = %5, %8, %11
  %13 = phi i32 [ 0, %5 ], [ 2, %8 ], [ 0, %11 ]
  ret i32 %13
}

define dso_local i32 @mtx_trylock(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #25
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %9, label %5

5:                                                ; preds = %1
  %6 = call i32 @__fp_mutex_kind(i8* noundef %2) #25
  %7 = icmp eq i32 %6, 1
  br i1 %7, label %8, label %13

8:                                                ; preds = %5
  call void @__fp_hold_again(i8* noundef %2) #25
  br label %13

9:                                                ; preds = %1
  %10 = call zeroext i1 @__fp_trylock(i8* noundef %2) #25
  %11 = xor i1 %10, true
  %12 = zext i1 %11 to i32
  br label %13

13:                                               ; preds = %5, %8, %9
  %14 = phi i32 [ 0, %8 ], [ %12, %9 ], [ 1, %5 ]
  ret i32 %14
}

define dso_local i32 @mtx_timedlock(%struct.mutex* noundef %0, i64* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = call i32 @pthread_mutex_timedlock(%struct.mutex* noundef %0, i64* noundef %1) #25
  %4 = icmp eq i32 %3, 0
  %5 = select i1 %4, i32 0, i32 4
  ret i32 %5
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
  %3 = call zeroext i1 @__fp_spurious_wakeups() #25
  %4 = zext i1 %3 to i32
  %5 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef %4) #25
  ret i32 0
}

define dso_local i32 @cnd_timedwait(%struct.cond* noundef %0, %struct.mutex* noundef %1, i64* nocapture noundef readonly %2) local_unnamed_addr #1 {
  %4 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef 3) #25
  br i1 %4, label %5, label %29

5:                                                ; preds = %3
  %6 = call zeroext i1 @__fp_has_clock() #25
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
  %11 = call i32 @__fp_choose(i32 noundef 0, i32 noundef %10) #25
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
  call void @__fp_free(i8* noundef %1) #25
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
  invoke void %1() #25
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
  %2 = call i8* @__fp_alloc(i64 noundef %0, i64 noundef 16, i32 noundef 0) #25
  ret i8* %2
}

define dso_local i8* @calloc(i64 noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = mul i64 %1, %0
  %4 = call i8* @__fp_alloc(i64 noundef %3, i64 noundef 16, i32 noundef 1) #25
  ret i8* %4
}

define dso_local void @free(i8* noundef %0) local_unnamed_addr #1 {
  call void @__fp_free(i8* noundef %0) #25
  ret void
}

define dso_local i8* @realloc(i8* noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = icmp eq i8* %0, null
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = call i8* @__fp_alloc(i64 noundef %1, i64 noundef 16, i32 noundef 0) #25
  br label %15

6:                                                ; preds = %2
  %7 = icmp eq i64 %1, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %6
  call void @__fp_free(i8* noundef nonnull %0) #25
  br label %15

9:                                                ; preds = %6
  %10 = call i64 @__fp_object_size(i8* noundef nonnull %0) #25
  %11 = call i8* @__fp_alloc(i64 noundef %1, i64 noundef 16, i32 noundef 0) #25
  %12 = icmp ult i64 %10, %1
  %13 = select i1 %12, i64 %10, i64 %1
  %14 = call i8* @memcpy(i8* noundef %11, i8* noundef nonnull %0, i64 noundef %13) #25
  call void @__fp_free(i8* noundef nonnull %0) #25
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
  %5 = call i8* @realloc(i8* noundef %0, i64 noundef %4) #25
  ret i8* %5
}

define dso_local i8* @aligned_alloc(i64 noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = call i64 @llvm.ctpop.i64(i64 %0) #27, !range !10
  %4 = icmp eq i64 %3, 1
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  call void @__fp_error(i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.11, i64 0, i64 0)) #26
  unreachable

6:                                                ; preds = %2
  %7 = icmp ugt i64 %0, 16
  %8 = select i1 %7, i64 %0, i64 16
  %9 = call i8* @__fp_alloc(i64 noundef %1, i64 noundef %8, i32 noundef 0) #25
  ret i8* %9
}

define dso_local i8* @memalign(i64 noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = call i64 @llvm.ctpop.i64(i64 %0) #27, !range !10
  %4 = icmp eq i64 %3, 1
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  call void @__fp_error(i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.11, i64 0, i64 0)) #26
  unreachable

6:                                                ; preds = %2
  %7 = icmp ugt i64 %0, 16
  %8 = select i1 %7, i64 %0, i64 16
  %9 = call i8* @__fp_alloc(i64 noundef %1, i64 noundef %8, i32 noundef 0) #25
  ret i8* %9
}

define dso_local i8* @valloc(i64 noundef %0) local_unnamed_addr #1 {
  %2 = call i8* @__fp_alloc(i64 noundef %0, i64 noundef 4096, i32 noundef 0) #25
  ret i8* %2
}

define dso_local i32 @posix_memalign(i8** nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #1 {
  %4 = icmp eq i64 %1, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %3
  %6 = call i64 @llvm.ctpop.i64(i64 %1) #27, !range !10
  %7 = icmp ult i64 %6, 2
  br label %8

8:                                                ; preds = %3, %5
  %9 = phi i1 [ false, %3 ], [ %7, %5 ]
  %10 = and i64 %1, 7
  %11 = icmp eq i64 %10, 0
  %12 = and i1 %11, %9
  br i1 %12, label %13, label %21

13:                                               ; preds = %8
  %14 = call i64 @llvm.ctpop.i64(i64 %1) #27, !range !10
  %15 = icmp eq i64 %14, 1
  br i1 %15, label %17, label %16

16:                                               ; preds = %13
  call void @__fp_error(i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.11, i64 0, i64 0)) #26
  unreachable

17:                                               ; preds = %13
  %18 = icmp ugt i64 %1, 16
  %19 = select i1 %18, i64 %1, i64 16
  %20 = call i8* @__fp_alloc(i64 noundef %2, i64 noundef %19, i32 noundef 0) #25
  store i8* %20, i8** %0, align 8
  br label %21

21:                                               ; preds = %8, %17
  %22 = phi i32 [ 0, %17 ], [ 22, %8 ]
  ret i32 %22
}

define dso_local i64 @malloc_usable_size(i8* noundef %0) local_unnamed_addr #1 {
  %2 = call i64 @__fp_object_size(i8* noundef %0) #25
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
  br i1 %14, label %22, label %8, !llvm.loop !29

15:                                               ; preds = %7, %15
  %16 = phi i64 [ %17, %15 ], [ %2, %7 ]
  %17 = add i64 %16, -1
  %18 = getelementptr inbounds i8, i8* %1, i64 %17
  %19 = load i8, i8* %18, align 1
  %20 = getelementptr inbounds i8, i8* %0, i64 %17
  store i8 %19, i8* %20, align 1
  %21 = icmp eq i64 %17, 0
  br i1 %21, label %22, label %15, !llvm.loop !30

22:                                               ; preds = %8, %15, %6, %7
  ret i8* %0
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #14

; Function Attrs: mustprogress nofree nosync nounwind willreturn
define dso_local i8* @mempcpy(i8* noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #15 {
  %4 = call i8* @memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %2) #25
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
  br i1 %12, label %7, label %8, !llvm.loop !31
}

; Function Attrs: nofree norecurse nosync nounwind writeonly
define dso_local void @bzero(i8* noundef %0, i64 noundef %1) local_unnamed_addr #17 {
  %3 = call i8* @memset(i8* noundef %0, i32 noundef 0, i64 noundef %1) #25
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i32 @memcmp(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #18 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %18, label %7

5:                                                ; preds = %7
  %6 = icmp eq i64 %14, %2
  br i1 %6, label %18, label %7, !llvm.loop !32

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
  br i1 %6, label %18, label %7, !llvm.loop !32

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
  br i1 %14, label %17, label %7, !llvm.loop !33

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
  br i1 %6, label %8, label %2, !llvm.loop !34

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
  br i1 %11, label %12, label %4, !llvm.loop !35

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
  br i1 %11, label %12, label %5, !llvm.loop !36

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
  br i1 %11, label %12, label %5, !llvm.loop !36

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
  br i1 %13, label %14, label %5, !llvm.loop !37

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
  br i1 %21, label %22, label %17, !llvm.loop !38

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
  br i1 %7, label %9, label %3, !llvm.loop !34

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
  br i1 %19, label %20, label %13, !llvm.loop !36

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
  br i1 %8, label %10, label %4, !llvm.loop !34

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
  br i1 %21, label %22, label %13, !llvm.loop !39

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
  br i1 %15, label %16, label %5, !llvm.loop !40

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
  br i1 %22, label %23, label %5, !llvm.loop !41

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
  br i1 %32, label %33, label %5, !llvm.loop !42

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
  br i1 %30, label %31, label %3, !llvm.loop !42

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
  br i1 %16, label %17, label %8, !llvm.loop !43

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
  br i1 %12, label %14, label %5, !llvm.loop !44

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
  br i1 %7, label %9, label %3, !llvm.loop !34

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
  br i1 %30, label %31, label %13, !llvm.loop !41

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
  br label %11, !llvm.loop !45

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
  br i1 %18, label %19, label %11, !llvm.loop !43

19:                                               ; preds = %11, %15, %7
  %20 = phi i8* [ %1, %7 ], [ %16, %15 ], [ null, %11 ]
  %21 = icmp eq i8* %20, null
  br i1 %21, label %27, label %22

22:                                               ; preds = %19
  %23 = add i64 %9, 1
  %24 = getelementptr inbounds i8, i8* %0, i64 %23
  %25 = load i8, i8* %24, align 1
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %7, !llvm.loop !46

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
  br i1 %18, label %19, label %11, !llvm.loop !43

19:                                               ; preds = %11, %15, %7
  %20 = phi i8* [ %1, %7 ], [ %16, %15 ], [ null, %11 ]
  %21 = icmp eq i8* %20, null
  br i1 %21, label %22, label %27

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
  br i1 %18, label %19, label %11, !llvm.loop !43

19:                                               ; preds = %15, %11, %7
  %20 = phi i8* [ %1, %7 ], [ %16, %15 ], [ null, %11 ]
  %21 = icmp eq i8* %20, null
  br i1 %21, label %22, label %27

22:                                               ; preds = %19
  %23 = add i64 %9, 1
  %24 = getelementptr inbounds i8, i8* %0, i64 %23
  %25 = load i8, i8* %24, align 1
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %7, !llvm.loop !47

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
  br i1 %24, label %25, label %17, !llvm.loop !43

25:                                               ; preds = %21, %17, %13
  %26 = phi i8* [ %1, %13 ], [ %22, %21 ], [ null, %17 ]
  %27 = icmp eq i8* %26, null
  br i1 %27, label %33, label %28

28:                                               ; preds = %25
  %29 = add i64 %15, 1
  %30 = getelementptr inbounds i8, i8* %8, i64 %29
  %31 = load i8, i8* %30, align 1
  %32 = icmp eq i8 %31, 0
  br i1 %32, label %33, label %13, !llvm.loop !46

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
  br i1 %52, label %53, label %45, !llvm.loop !43

53:                                               ; preds = %49, %45, %41
  %54 = phi i8* [ %1, %41 ], [ %50, %49 ], [ null, %45 ]
  %55 = icmp eq i8* %54, null
  br i1 %55, label %56, label %61

56:                                               ; preds = %53
  %57 = add i64 %43, 1
  %58 = getelementptr inbounds i8, i8* %35, i64 %57
  %59 = load i8, i8* %58, align 1
  %60 = icmp eq i8 %59, 0
  br i1 %60, label %61, label %41, !llvm.loop !47

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
  br i1 %21, label %22, label %14, !llvm.loop !43

22:                                               ; preds = %18, %14, %10
  %23 = phi i8* [ %1, %10 ], [ %19, %18 ], [ null, %14 ]
  %24 = icmp eq i8* %23, null
  br i1 %24, label %30, label %25

25:                                               ; preds = %22
  %26 = add i64 %12, 1
  %27 = getelementptr inbounds i8, i8* %5, i64 %26
  %28 = load i8, i8* %27, align 1
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %30, label %10, !llvm.loop !46

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
  br i1 %49, label %50, label %42, !llvm.loop !43

50:                                               ; preds = %46, %42, %38
  %51 = phi i8* [ %1, %38 ], [ %47, %46 ], [ null, %42 ]
  %52 = icmp eq i8* %51, null
  br i1 %52, label %53, label %58

53:                                               ; preds = %50
  %54 = add i64 %40, 1
  %55 = getelementptr inbounds i8, i8* %32, i64 %54
  %56 = load i8, i8* %55, align 1
  %57 = icmp eq i8 %56, 0
  br i1 %57, label %58, label %38, !llvm.loop !47

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
  br i1 %21, label %22, label %14, !llvm.loop !43

22:                                               ; preds = %18, %14, %10
  %23 = phi i8* [ %1, %10 ], [ %19, %18 ], [ null, %14 ]
  %24 = icmp eq i8* %23, null
  br i1 %24, label %25, label %30

25:                                               ; preds = %22
  %26 = add i64 %12, 1
  %27 = getelementptr inbounds i8, i8* %3, i64 %26
  %28 = load i8, i8* %27, align 1
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %30, label %10, !llvm.loop !47

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
  br i1 %6, label %8, label %2, !llvm.loop !34

8:                                                ; preds = %2
  %9 = call i8* @__fp_alloc(i64 noundef %7, i64 noundef 16, i32 noundef 0) #25
  %10 = call i8* @memcpy(i8* noundef %9, i8* noundef %0, i64 noundef %7) #25
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
  br i1 %11, label %12, label %4, !llvm.loop !35

12:                                               ; preds = %4, %9, %2
  %13 = phi i64 [ 0, %2 ], [ %5, %4 ], [ %1, %9 ]
  %14 = add i64 %13, 1
  %15 = call i8* @__fp_alloc(i64 noundef %14, i64 noundef 16, i32 noundef 0) #25
  %16 = call i8* @memcpy(i8* noundef %15, i8* noundef %0, i64 noundef %13) #25
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
  %4 = call fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i1 noundef zeroext false) #28
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
  %4 = call fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i1 noundef zeroext false) #28
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
  %4 = call fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i1 noundef zeroext false) #28
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
  %4 = call fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i1 noundef zeroext false) #28
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
  %4 = call fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i1 noundef zeroext false) #28
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
  %4 = call fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i1 noundef zeroext false) #28
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
  %4 = call fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i1 noundef zeroext true) #28
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
  %4 = call fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i1 noundef zeroext true) #28
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
  %4 = call fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i1 noundef zeroext true) #28
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
  %4 = call fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i1 noundef zeroext true) #28
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
  br i1 %9, label %11, label %2, !llvm.loop !48

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
  %38 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %21, i64 10) #27
  %39 = extractvalue { i64, i1 } %38, 1
  %40 = extractvalue { i64, i1 } %38, 0
  %41 = and i64 %20, 256
  %42 = and i64 %20, -65281
  %43 = sext i32 %35 to i64
  %44 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %40, i64 %43) #27
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
  br i1 %36, label %18, label %54, !llvm.loop !49

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
  br i1 %9, label %11, label %2, !llvm.loop !48

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
  %38 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %21, i64 10) #27
  %39 = extractvalue { i64, i1 } %38, 1
  %40 = extractvalue { i64, i1 } %38, 0
  %41 = and i64 %20, 256
  %42 = and i64 %20, -65281
  %43 = sext i32 %35 to i64
  %44 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %40, i64 %43) #27
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
  br i1 %36, label %18, label %54, !llvm.loop !49

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
  br i1 %9, label %11, label %2, !llvm.loop !48

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
  %38 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %21, i64 10) #27
  %39 = extractvalue { i64, i1 } %38, 1
  %40 = extractvalue { i64, i1 } %38, 0
  %41 = and i64 %20, 256
  %42 = and i64 %20, -65281
  %43 = sext i32 %35 to i64
  %44 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %40, i64 %43) #27
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
  br i1 %36, label %18, label %54, !llvm.loop !49

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
  br i1 %12, label %23, label %13, !llvm.loop !50

13:                                               ; preds = %8, %11
  %14 = phi i64 [ %15, %11 ], [ %9, %8 ]
  %15 = add i64 %14, -1
  %16 = mul i64 %15, %2
  %17 = getelementptr inbounds i8, i8* %0, i64 %16
  %18 = mul i64 %14, %2
  %19 = getelementptr inbounds i8, i8* %0, i64 %18
  %20 = call i32 %3(i8* noundef %17, i8* noundef %19) #25
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %22, label %23

22:                                               ; preds = %13
  br i1 %7, label %11, label %26

23:                                               ; preds = %13, %11
  %24 = add nuw i64 %9, 1
  %25 = icmp eq i64 %24, %1
  br i1 %25, label %10, label %8, !llvm.loop !51

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
  br i1 %35, label %11, label %26, !llvm.loop !52
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
  %15 = call i32 %4(i8* noundef %0, i8* noundef %14) #25
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
  br i1 %16, label %28, label %6, !llvm.loop !53

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
  br i1 %11, label %13, label %3, !llvm.loop !54

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
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.13, i64 0, i64 0)) #26
  unreachable

22:                                               ; preds = %13
  %23 = getelementptr inbounds i8, i8* %18, i64 1
  %24 = load i8, i8* %23, align 1
  switch i8 %24, label %20 [
    i8 120, label %25
    i8 88, label %25
  ]

25:                                               ; preds = %22, %22
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.14, i64 0, i64 0)) #26
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
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.15, i64 0, i64 0)) #26
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
  br label %26, !llvm.loop !55

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
  br i1 %103, label %90, label %104, !llvm.loop !56

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
  br i1 %132, label %122, label %133, !llvm.loop !57

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
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.16, i64 0, i64 0)) #26
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
  br i1 %156, label %150, label %148, !llvm.loop !58

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
  %2 = call double @strtod(i8* noundef %0, i8** noundef null) #25
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
  br i1 %6, label %8, label %2, !llvm.loop !59

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
  br i1 %8, label %10, label %3, !llvm.loop !60

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
  br i1 %15, label %16, label %5, !llvm.loop !61

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
  br i1 %12, label %13, label %5, !llvm.loop !62

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
  br i1 %10, label %5, label %6, !llvm.loop !63
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i32 @wmemcmp(i32* nocapture noundef readonly %0, i32* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #18 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %18, label %7

5:                                                ; preds = %7
  %6 = icmp eq i64 %14, %2
  br i1 %6, label %18, label %7, !llvm.loop !64

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
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.17, i64 0, i64 0)) #26
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
  %5 = alloca [90 x i32], align 16
  %6 = alloca [4 x i8], align 1
  %7 = alloca %struct.decimal, align 4
  %8 = alloca %struct.sink, align 8
  %9 = bitcast %struct.sink* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %9) #27
  %10 = getelementptr inbounds %struct.sink, %struct.sink* %8, i64 0, i32 0
  store i8* %0, i8** %10, align 8
  %11 = getelementptr inbounds %struct.sink, %struct.sink* %8, i64 0, i32 1
  store i64 %1, i64* %11, align 8
  %12 = getelementptr inbounds %struct.sink, %struct.sink* %8, i64 0, i32 2
  store i64 0, i64* %12, align 8
  %13 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 0
  %14 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 2
  %15 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 3
  %16 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 0
  %17 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 2
  %18 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 3
  %19 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 1
  %20 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 2
  %21 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 3
  %22 = getelementptr inbounds %struct.decimal, %struct.decimal* %7, i64 0, i32 0, i64 0
  %23 = getelementptr inbounds %struct.decimal, %struct.decimal* %7, i64 0, i32 1
  %24 = getelementptr inbounds %struct.decimal, %struct.decimal* %7, i64 0, i32 2
  %25 = bitcast [90 x i32]* %5 to i8*
  %26 = getelementptr inbounds [4 x i8], [4 x i8]* %6, i64 0, i64 0
  %27 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 0
  %28 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 2
  %29 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 3
  %30 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 0
  %31 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 2
  %32 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 3
  %33 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 0
  %34 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 2
  %35 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 3
  %36 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 0
  %37 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 2
  %38 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 3
  %39 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 0
  %40 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 2
  %41 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 3
  %42 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 0
  %43 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 2
  %44 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 3
  %45 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 0
  %46 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 2
  %47 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 3
  br label %48

48:                                               ; preds = %1532, %4
  %49 = phi i8* [ %2, %4 ], [ %1534, %1532 ]
  %50 = load i8, i8* %49, align 1
  switch i8 %50, label %51 [
    i8 0, label %1535
    i8 37, label %74
  ]

51:                                               ; preds = %48
  %52 = load i64, i64* %12, align 8
  %53 = add i64 %52, 1
  %54 = load i64, i64* %11, align 8
  %55 = icmp ult i64 %53, %54
  br i1 %55, label %56, label %59

56:                                               ; preds = %51
  %57 = load i8*, i8** %10, align 8
  %58 = getelementptr inbounds i8, i8* %57, i64 %52
  store i8 %50, i8* %58, align 1
  br label %59

59:                                               ; preds = %51, %56
  %60 = load i64, i64* %12, align 8
  %61 = add i64 %60, 1
  store i64 %61, i64* %12, align 8
  br label %1532

62:                                               ; preds = %74, %62
  %63 = phi i8* [ %64, %62 ], [ %76, %74 ]
  %64 = getelementptr inbounds i8, i8* %63, i64 1
  %65 = load i8, i8* %64, align 1
  switch i8 %65, label %66 [
    i8 45, label %70
    i8 48, label %77
    i8 43, label %79
    i8 32, label %81
    i8 35, label %83
    i8 39, label %62
    i8 42, label %85
  ], !llvm.loop !65

66:                                               ; preds = %62
  %67 = load i8, i8* %64, align 1
  %68 = add i8 %67, -48
  %69 = icmp ult i8 %68, 10
  br i1 %69, label %104, label %116

70:                                               ; preds = %62
  %71 = or i32 %75, 1
  br label %72

72:                                               ; preds = %70, %77, %79, %81, %83
  %73 = phi i32 [ %84, %83 ], [ %82, %81 ], [ %80, %79 ], [ %78, %77 ], [ %71, %70 ]
  br label %74, !llvm.loop !65

74:                                               ; preds = %48, %72
  %75 = phi i32 [ %73, %72 ], [ 0, %48 ]
  %76 = phi i8* [ %64, %72 ], [ %49, %48 ]
  br label %62

77:                                               ; preds = %62
  %78 = or i32 %75, 2
  br label %72

79:                                               ; preds = %62
  %80 = or i32 %75, 4
  br label %72

81:                                               ; preds = %62
  %82 = or i32 %75, 8
  br label %72

83:                                               ; preds = %62
  %84 = or i32 %75, 16
  br label %72

85:                                               ; preds = %62
  %86 = load i32, i32* %13, align 8
  %87 = icmp ult i32 %86, 41
  br i1 %87, label %88, label %93

88:                                               ; preds = %85
  %89 = load i8*, i8** %15, align 8
  %90 = sext i32 %86 to i64
  %91 = getelementptr i8, i8* %89, i64 %90
  %92 = add i32 %86, 8
  store i32 %92, i32* %13, align 8
  br label %96

93:                                               ; preds = %85
  %94 = load i8*, i8** %14, align 8
  %95 = getelementptr i8, i8* %94, i64 8
  store i8* %95, i8** %14, align 8
  br label %96

96:                                               ; preds = %93, %88
  %97 = phi i8* [ %91, %88 ], [ %94, %93 ]
  %98 = bitcast i8* %97 to i32*
  %99 = load i32, i32* %98, align 4
  %100 = call i32 @llvm.abs.i32(i32 %99, i1 true)
  %101 = lshr i32 %99, 31
  %102 = or i32 %101, %75
  %103 = getelementptr inbounds i8, i8* %63, i64 2
  br label %116

104:                                              ; preds = %66, %104
  %105 = phi i8 [ %113, %104 ], [ %67, %66 ]
  %106 = phi i8* [ %110, %104 ], [ %64, %66 ]
  %107 = phi i32 [ %112, %104 ], [ 0, %66 ]
  %108 = sext i8 %105 to i32
  %109 = mul nsw i32 %107, 10
  %110 = getelementptr inbounds i8, i8* %106, i64 1
  %111 = add i32 %109, -48
  %112 = add i32 %111, %108
  %113 = load i8, i8* %110, align 1
  %114 = add i8 %113, -48
  %115 = icmp ult i8 %114, 10
  br i1 %115, label %104, label %116, !llvm.loop !66

116:                                              ; preds = %104, %66, %96
  %117 = phi i32 [ %100, %96 ], [ 0, %66 ], [ %112, %104 ]
  %118 = phi i32 [ %102, %96 ], [ %75, %66 ], [ %75, %104 ]
  %119 = phi i8* [ %103, %96 ], [ %64, %66 ], [ %110, %104 ]
  %120 = load i8, i8* %119, align 1
  %121 = icmp eq i8 %120, 46
  br i1 %121, label %122, label %158

122:                                              ; preds = %116
  %123 = getelementptr inbounds i8, i8* %119, i64 1
  %124 = load i8, i8* %123, align 1
  %125 = icmp eq i8 %124, 42
  br i1 %125, label %130, label %126

126:                                              ; preds = %122
  %127 = load i8, i8* %123, align 1
  %128 = add i8 %127, -48
  %129 = icmp ult i8 %128, 10
  br i1 %129, label %146, label %158

130:                                              ; preds = %122
  %131 = load i32, i32* %16, align 8
  %132 = icmp ult i32 %131, 41
  br i1 %132, label %133, label %138

133:                                              ; preds = %130
  %134 = load i8*, i8** %18, align 8
  %135 = sext i32 %131 to i64
  %136 = getelementptr i8, i8* %134, i64 %135
  %137 = add i32 %131, 8
  store i32 %137, i32* %16, align 8
  br label %141

138:                                              ; preds = %130
  %139 = load i8*, i8** %17, align 8
  %140 = getelementptr i8, i8* %139, i64 8
  store i8* %140, i8** %17, align 8
  br label %141

141:                                              ; preds = %138, %133
  %142 = phi i8* [ %136, %133 ], [ %139, %138 ]
  %143 = bitcast i8* %142 to i32*
  %144 = load i32, i32* %143, align 4
  %145 = getelementptr inbounds i8, i8* %119, i64 2
  br label %158

146:                                              ; preds = %126, %146
  %147 = phi i8 [ %155, %146 ], [ %127, %126 ]
  %148 = phi i8* [ %152, %146 ], [ %123, %126 ]
  %149 = phi i32 [ %154, %146 ], [ 0, %126 ]
  %150 = sext i8 %147 to i32
  %151 = mul nsw i32 %149, 10
  %152 = getelementptr inbounds i8, i8* %148, i64 1
  %153 = add i32 %151, -48
  %154 = add i32 %153, %150
  %155 = load i8, i8* %152, align 1
  %156 = add i8 %155, -48
  %157 = icmp ult i8 %156, 10
  br i1 %157, label %146, label %158, !llvm.loop !67

158:                                              ; preds = %146, %126, %141, %116
  %159 = phi i32 [ %144, %141 ], [ -1, %116 ], [ 0, %126 ], [ %154, %146 ]
  %160 = phi i8* [ %145, %141 ], [ %119, %116 ], [ %123, %126 ], [ %152, %146 ]
  br label %161

161:                                              ; preds = %173, %158
  %162 = phi i32 [ 0, %158 ], [ %177, %173 ]
  %163 = phi i8* [ %160, %158 ], [ %178, %173 ]
  %164 = load i8, i8* %163, align 1
  %165 = add i8 %164, -104
  %166 = call i8 @llvm.fshl.i8(i8 %165, i8 %165, i8 7)
  %167 = icmp ult i8 %166, 10
  br i1 %167, label %168, label %179

168:                                              ; preds = %161
  %169 = zext i8 %166 to i16
  %170 = lshr i16 583, %169
  %171 = and i16 %170, 1
  %172 = icmp eq i16 %171, 0
  br i1 %172, label %179, label %173

173:                                              ; preds = %168
  %174 = sext i8 %166 to i64
  %175 = getelementptr inbounds [10 x i32], [10 x i32]* @switch.table.vsnprintf, i64 0, i64 %174
  %176 = load i32, i32* %175, align 4
  %177 = add nsw i32 %162, %176
  %178 = getelementptr inbounds i8, i8* %163, i64 1
  br label %161, !llvm.loop !68

179:                                              ; preds = %168, %161
  %180 = sext i8 %164 to i32
  switch i32 %180, label %1531 [
    i32 100, label %181
    i32 105, label %181
    i32 117, label %227
    i32 120, label %227
    i32 88, label %227
    i32 111, label %227
    i32 112, label %275
    i32 99, label %352
    i32 115, label %420
    i32 37, label %516
    i32 97, label %527
    i32 65, label %527
    i32 101, label %527
    i32 69, label %527
    i32 102, label %527
    i32 70, label %527
    i32 103, label %527
    i32 71, label %527
  ]

181:                                              ; preds = %179, %179
  %182 = icmp sgt i32 %162, 0
  br i1 %182, label %183, label %198

183:                                              ; preds = %181
  %184 = load i32, i32* %45, align 8
  %185 = icmp ult i32 %184, 41
  br i1 %185, label %186, label %191

186:                                              ; preds = %183
  %187 = load i8*, i8** %47, align 8
  %188 = sext i32 %184 to i64
  %189 = getelementptr i8, i8* %187, i64 %188
  %190 = add i32 %184, 8
  store i32 %190, i32* %45, align 8
  br label %194

191:                                              ; preds = %183
  %192 = load i8*, i8** %46, align 8
  %193 = getelementptr i8, i8* %192, i64 8
  store i8* %193, i8** %46, align 8
  br label %194

194:                                              ; preds = %191, %186
  %195 = phi i8* [ %189, %186 ], [ %192, %191 ]
  %196 = bitcast i8* %195 to i64*
  %197 = load i64, i64* %196, align 8
  br label %214

198:                                              ; preds = %181
  %199 = load i32, i32* %42, align 8
  %200 = icmp ult i32 %199, 41
  br i1 %200, label %201, label %206

201:                                              ; preds = %198
  %202 = load i8*, i8** %44, align 8
  %203 = sext i32 %199 to i64
  %204 = getelementptr i8, i8* %202, i64 %203
  %205 = add i32 %199, 8
  store i32 %205, i32* %42, align 8
  br label %209

206:                                              ; preds = %198
  %207 = load i8*, i8** %43, align 8
  %208 = getelementptr i8, i8* %207, i64 8
  store i8* %208, i8** %43, align 8
  br label %209

209:                                              ; preds = %206, %201
  %210 = phi i8* [ %204, %201 ], [ %207, %206 ]
  %211 = bitcast i8* %210 to i32*
  %212 = load i32, i32* %211, align 4
  %213 = sext i32 %212 to i64
  br label %214

214:                                              ; preds = %209, %194
  %215 = phi i64 [ %197, %194 ], [ %213, %209 ]
  %216 = icmp eq i32 %162, -1
  %217 = shl i64 %215, 48
  %218 = ashr exact i64 %217, 48
  %219 = select i1 %216, i64 %218, i64 %215
  %220 = icmp slt i32 %162, -1
  %221 = shl i64 %219, 56
  %222 = ashr exact i64 %221, 56
  %223 = select i1 %220, i64 %222, i64 %219
  %224 = icmp slt i64 %223, 0
  %225 = sub i64 0, %223
  %226 = select i1 %224, i64 %225, i64 %223
  call fastcc void @put_number(%struct.sink* noundef nonnull %8, i64 noundef %226, i32 noundef 10, i1 noundef zeroext %224, i32 noundef %117, i32 noundef %159, i32 noundef %118, i1 noundef zeroext false) #25
  br label %1532

227:                                              ; preds = %179, %179, %179, %179
  %228 = icmp sgt i32 %162, 0
  br i1 %228, label %229, label %244

229:                                              ; preds = %227
  %230 = load i32, i32* %39, align 8
  %231 = icmp ult i32 %230, 41
  br i1 %231, label %232, label %237

232:                                              ; preds = %229
  %233 = load i8*, i8** %41, align 8
  %234 = sext i32 %230 to i64
  %235 = getelementptr i8, i8* %233, i64 %234
  %236 = add i32 %230, 8
  store i32 %236, i32* %39, align 8
  br label %240

237:                                              ; preds = %229
  %238 = load i8*, i8** %40, align 8
  %239 = getelementptr i8, i8* %238, i64 8
  store i8* %239, i8** %40, align 8
  br label %240

240:                                              ; preds = %237, %232
  %241 = phi i8* [ %235, %232 ], [ %238, %237 ]
  %242 = bitcast i8* %241 to i64*
  %243 = load i64, i64* %242, align 8
  br label %260

244:                                              ; preds = %227
  %245 = load i32, i32* %36, align 8
  %246 = icmp ult i32 %245, 41
  br i1 %246, label %247, label %252

247:                                              ; preds = %244
  %248 = load i8*, i8** %38, align 8
  %249 = sext i32 %245 to i64
  %250 = getelementptr i8, i8* %248, i64 %249
  %251 = add i32 %245, 8
  store i32 %251, i32* %36, align 8
  br label %255

252:                                              ; preds = %244
  %253 = load i8*, i8** %37, align 8
  %254 = getelementptr i8, i8* %253, i64 8
  store i8* %254, i8** %37, align 8
  br label %255

255:                                              ; preds = %252, %247
  %256 = phi i8* [ %250, %247 ], [ %253, %252 ]
  %257 = bitcast i8* %256 to i32*
  %258 = load i32, i32* %257, align 4
  %259 = zext i32 %258 to i64
  br label %260

260:                                              ; preds = %255, %240
  %261 = phi i64 [ %243, %240 ], [ %259, %255 ]
  %262 = icmp eq i32 %162, -1
  %263 = and i64 %261, 65535
  %264 = select i1 %262, i64 %263, i64 %261
  %265 = icmp slt i32 %162, -1
  %266 = and i64 %264, 255
  %267 = select i1 %265, i64 %266, i64 %264
  %268 = load i8, i8* %163, align 1
  %269 = icmp eq i8 %268, 117
  %270 = icmp eq i8 %268, 111
  %271 = select i1 %270, i32 8, i32 16
  %272 = select i1 %269, i32 10, i32 %271
  %273 = and i32 %118, -13
  %274 = icmp eq i8 %268, 88
  call fastcc void @put_number(%struct.sink* noundef nonnull %8, i64 noundef %267, i32 noundef %272, i1 noundef zeroext false, i32 noundef %117, i32 noundef %159, i32 noundef %273, i1 noundef zeroext %274) #25
  br label %1532

275:                                              ; preds = %179
  %276 = load i32, i32* %33, align 8
  %277 = icmp ult i32 %276, 41
  br i1 %277, label %278, label %283

278:                                              ; preds = %275
  %279 = load i8*, i8** %35, align 8
  %280 = sext i32 %276 to i64
  %281 = getelementptr i8, i8* %279, i64 %280
  %282 = add i32 %276, 8
  store i32 %282, i32* %33, align 8
  br label %286

283:                                              ; preds = %275
  %284 = load i8*, i8** %34, align 8
  %285 = getelementptr i8, i8* %284, i64 8
  store i8* %285, i8** %34, align 8
  br label %286

286:                                              ; preds = %283, %278
  %287 = phi i8* [ %281, %278 ], [ %284, %283 ]
  %288 = bitcast i8* %287 to i8**
  %289 = load i8*, i8** %288, align 8
  %290 = icmp eq i8* %289, null
  br i1 %290, label %295, label %291

291:                                              ; preds = %286
  %292 = ptrtoint i8* %289 to i64
  %293 = and i32 %118, -29
  %294 = or i32 %293, 16
  call fastcc void @put_number(%struct.sink* noundef nonnull %8, i64 noundef %292, i32 noundef 16, i1 noundef zeroext false, i32 noundef %117, i32 noundef %159, i32 noundef %294, i1 noundef zeroext false) #25
  br label %1532

295:                                              ; preds = %286
  %296 = and i32 %118, 1
  %297 = add nsw i32 %117, -5
  %298 = icmp sgt i32 %117, 5
  %299 = select i1 %298, i32 %297, i32 0
  %300 = icmp ne i32 %296, 0
  %301 = xor i1 %298, true
  %302 = select i1 %300, i1 true, i1 %301
  br i1 %302, label %317, label %303

303:                                              ; preds = %295, %313
  %304 = phi i32 [ %305, %313 ], [ %299, %295 ]
  %305 = add nsw i32 %304, -1
  %306 = load i64, i64* %12, align 8
  %307 = add i64 %306, 1
  %308 = load i64, i64* %11, align 8
  %309 = icmp ult i64 %307, %308
  br i1 %309, label %310, label %313

310:                                              ; preds = %303
  %311 = load i8*, i8** %10, align 8
  %312 = getelementptr inbounds i8, i8* %311, i64 %306
  store i8 32, i8* %312, align 1
  br label %313

313:                                              ; preds = %310, %303
  %314 = load i64, i64* %12, align 8
  %315 = add i64 %314, 1
  store i64 %315, i64* %12, align 8
  %316 = icmp sgt i32 %304, 1
  br i1 %316, label %303, label %317, !llvm.loop !69

317:                                              ; preds = %313, %295
  %318 = icmp eq i32 %296, 0
  br label %336

319:                                              ; preds = %347
  %320 = select i1 %318, i32 0, i32 %299
  %321 = icmp sgt i32 %320, 0
  br i1 %321, label %322, label %1532

322:                                              ; preds = %319, %332
  %323 = phi i32 [ %324, %332 ], [ %320, %319 ]
  %324 = add nsw i32 %323, -1
  %325 = load i64, i64* %12, align 8
  %326 = add i64 %325, 1
  %327 = load i64, i64* %11, align 8
  %328 = icmp ult i64 %326, %327
  br i1 %328, label %329, label %332

329:                                              ; preds = %322
  %330 = load i8*, i8** %10, align 8
  %331 = getelementptr inbounds i8, i8* %330, i64 %325
  store i8 32, i8* %331, align 1
  br label %332

332:                                              ; preds = %329, %322
  %333 = load i64, i64* %12, align 8
  %334 = add i64 %333, 1
  store i64 %334, i64* %12, align 8
  %335 = icmp sgt i32 %323, 1
  br i1 %335, label %322, label %1532, !llvm.loop !69

336:                                              ; preds = %347, %317
  %337 = phi i64 [ 0, %317 ], [ %350, %347 ]
  %338 = load i64, i64* %12, align 8
  %339 = add i64 %338, 1
  %340 = load i64, i64* %11, align 8
  %341 = icmp ult i64 %339, %340
  br i1 %341, label %342, label %347

342:                                              ; preds = %336
  %343 = getelementptr inbounds [6 x i8], [6 x i8]* @.str.18, i64 0, i64 %337
  %344 = load i8, i8* %343, align 1
  %345 = load i8*, i8** %10, align 8
  %346 = getelementptr inbounds i8, i8* %345, i64 %338
  store i8 %344, i8* %346, align 1
  br label %347

347:                                              ; preds = %342, %336
  %348 = load i64, i64* %12, align 8
  %349 = add i64 %348, 1
  store i64 %349, i64* %12, align 8
  %350 = add nuw nsw i64 %337, 1
  %351 = icmp eq i64 %350, 5
  br i1 %351, label %319, label %336, !llvm.loop !70

352:                                              ; preds = %179
  %353 = icmp sgt i32 %162, 0
  br i1 %353, label %354, label %355

354:                                              ; preds = %352
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.19, i64 0, i64 0)) #26
  unreachable

355:                                              ; preds = %352
  %356 = load i32, i32* %30, align 8
  %357 = icmp ult i32 %356, 41
  br i1 %357, label %358, label %363

358:                                              ; preds = %355
  %359 = load i8*, i8** %32, align 8
  %360 = sext i32 %356 to i64
  %361 = getelementptr i8, i8* %359, i64 %360
  %362 = add i32 %356, 8
  store i32 %362, i32* %30, align 8
  br label %366

363:                                              ; preds = %355
  %364 = load i8*, i8** %31, align 8
  %365 = getelementptr i8, i8* %364, i64 8
  store i8* %365, i8** %31, align 8
  br label %366

366:                                              ; preds = %363, %358
  %367 = phi i8* [ %361, %358 ], [ %364, %363 ]
  %368 = bitcast i8* %367 to i32*
  %369 = load i32, i32* %368, align 4
  %370 = trunc i32 %369 to i8
  %371 = and i32 %118, 1
  %372 = add nsw i32 %117, -1
  %373 = icmp sgt i32 %117, 1
  %374 = select i1 %373, i32 %372, i32 0
  %375 = icmp ne i32 %371, 0
  %376 = xor i1 %373, true
  %377 = select i1 %375, i1 true, i1 %376
  br i1 %377, label %392, label %378

378:                                              ; preds = %366, %388
  %379 = phi i32 [ %380, %388 ], [ %374, %366 ]
  %380 = add nsw i32 %379, -1
  %381 = load i64, i64* %12, align 8
  %382 = add i64 %381, 1
  %383 = load i64, i64* %11, align 8
  %384 = icmp ult i64 %382, %383
  br i1 %384, label %385, label %388

385:                                              ; preds = %378
  %386 = load i8*, i8** %10, align 8
  %387 = getelementptr inbounds i8, i8* %386, i64 %381
  store i8 32, i8* %387, align 1
  br label %388

388:                                              ; preds = %385, %378
  %389 = load i64, i64* %12, align 8
  %390 = add i64 %389, 1
  store i64 %390, i64* %12, align 8
  %391 = icmp sgt i32 %379, 1
  br i1 %391, label %378, label %392, !llvm.loop !69

392:                                              ; preds = %388, %366
  %393 = icmp eq i32 %371, 0
  %394 = load i64, i64* %12, align 8
  %395 = add i64 %394, 1
  %396 = load i64, i64* %11, align 8
  %397 = icmp ult i64 %395, %396
  br i1 %397, label %412, label %415

398:                                              ; preds = %415, %408
  %399 = phi i32 [ %400, %408 ], [ %418, %415 ]
  %400 = add nsw i32 %399, -1
  %401 = load i64, i64* %12, align 8
  %402 = add i64 %401, 1
  %403 = load i64, i64* %11, align 8
  %404 = icmp ult i64 %402, %403
  br i1 %404, label %405, label %408

405:                                              ; preds = %398
  %406 = load i8*, i8** %10, align 8
  %407 = getelementptr inbounds i8, i8* %406, i64 %401
  store i8 32, i8* %407, align 1
  br label %408

408:                                              ; preds = %405, %398
  %409 = load i64, i64* %12, align 8
  %410 = add i64 %409, 1
  store i64 %410, i64* %12, align 8
  %411 = icmp sgt i32 %399, 1
  br i1 %411, label %398, label %1532, !llvm.loop !69

412:                                              ; preds = %392
  %413 = load i8*, i8** %10, align 8
  %414 = getelementptr inbounds i8, i8* %413, i64 %394
  store i8 %370, i8* %414, align 1
  br label %415

415:                                              ; preds = %412, %392
  %416 = load i64, i64* %12, align 8
  %417 = add i64 %416, 1
  store i64 %417, i64* %12, align 8
  %418 = select i1 %393, i32 0, i32 %374
  %419 = icmp sgt i32 %418, 0
  br i1 %419, label %398, label %1532

420:                                              ; preds = %179
  %421 = icmp sgt i32 %162, 0
  br i1 %421, label %422, label %423

422:                                              ; preds = %420
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.20, i64 0, i64 0)) #26
  unreachable

423:                                              ; preds = %420
  %424 = load i32, i32* %27, align 8
  %425 = icmp ult i32 %424, 41
  br i1 %425, label %426, label %431

426:                                              ; preds = %423
  %427 = load i8*, i8** %29, align 8
  %428 = sext i32 %424 to i64
  %429 = getelementptr i8, i8* %427, i64 %428
  %430 = add i32 %424, 8
  store i32 %430, i32* %27, align 8
  br label %434

431:                                              ; preds = %423
  %432 = load i8*, i8** %28, align 8
  %433 = getelementptr i8, i8* %432, i64 8
  store i8* %433, i8** %28, align 8
  br label %434

434:                                              ; preds = %431, %426
  %435 = phi i8* [ %429, %426 ], [ %432, %431 ]
  %436 = bitcast i8* %435 to i8**
  %437 = load i8*, i8** %436, align 8
  %438 = icmp eq i8* %437, null
  %439 = icmp ugt i32 %159, 5
  %440 = select i1 %439, i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.21, i64 0, i64 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.22, i64 0, i64 0)
  %441 = select i1 %438, i8* %440, i8* %437
  %442 = sext i32 %159 to i64
  %443 = icmp sgt i64 %442, -1
  %444 = select i1 %443, i64 %442, i64 -1
  %445 = icmp eq i64 %444, 0
  br i1 %445, label %454, label %446

446:                                              ; preds = %434, %451
  %447 = phi i64 [ %452, %451 ], [ 0, %434 ]
  %448 = getelementptr inbounds i8, i8* %441, i64 %447
  %449 = load i8, i8* %448, align 1
  %450 = icmp eq i8 %449, 0
  br i1 %450, label %454, label %451

451:                                              ; preds = %446
  %452 = add nuw i64 %447, 1
  %453 = icmp eq i64 %452, %444
  br i1 %453, label %454, label %446, !llvm.loop !35

454:                                              ; preds = %446, %451, %434
  %455 = phi i64 [ 0, %434 ], [ %447, %446 ], [ %444, %451 ]
  %456 = trunc i64 %455 to i32
  %457 = and i32 %118, 1
  %458 = sub nsw i32 %117, %456
  %459 = icmp sgt i32 %458, 0
  %460 = select i1 %459, i32 %458, i32 0
  %461 = icmp ne i32 %457, 0
  %462 = xor i1 %459, true
  %463 = select i1 %461, i1 true, i1 %462
  br i1 %463, label %478, label %464

464:                                              ; preds = %454, %474
  %465 = phi i32 [ %466, %474 ], [ %460, %454 ]
  %466 = add nsw i32 %465, -1
  %467 = load i64, i64* %12, align 8
  %468 = add i64 %467, 1
  %469 = load i64, i64* %11, align 8
  %470 = icmp ult i64 %468, %469
  br i1 %470, label %471, label %474

471:                                              ; preds = %464
  %472 = load i8*, i8** %10, align 8
  %473 = getelementptr inbounds i8, i8* %472, i64 %467
  store i8 32, i8* %473, align 1
  br label %474

474:                                              ; preds = %471, %464
  %475 = load i64, i64* %12, align 8
  %476 = add i64 %475, 1
  store i64 %476, i64* %12, align 8
  %477 = icmp sgt i32 %465, 1
  br i1 %477, label %464, label %478, !llvm.loop !69

478:                                              ; preds = %474, %454
  %479 = icmp eq i32 %457, 0
  %480 = select i1 %479, i32 0, i32 %460
  %481 = icmp sgt i32 %456, 0
  br i1 %481, label %482, label %484

482:                                              ; preds = %478
  %483 = and i64 %455, 4294967295
  br label %500

484:                                              ; preds = %511, %478
  %485 = icmp eq i32 %480, 0
  br i1 %485, label %1532, label %486

486:                                              ; preds = %484, %496
  %487 = phi i32 [ %488, %496 ], [ %480, %484 ]
  %488 = add nsw i32 %487, -1
  %489 = load i64, i64* %12, align 8
  %490 = add i64 %489, 1
  %491 = load i64, i64* %11, align 8
  %492 = icmp ult i64 %490, %491
  br i1 %492, label %493, label %496

493:                                              ; preds = %486
  %494 = load i8*, i8** %10, align 8
  %495 = getelementptr inbounds i8, i8* %494, i64 %489
  store i8 32, i8* %495, align 1
  br label %496

496:                                              ; preds = %493, %486
  %497 = load i64, i64* %12, align 8
  %498 = add i64 %497, 1
  store i64 %498, i64* %12, align 8
  %499 = icmp sgt i32 %487, 1
  br i1 %499, label %486, label %1532, !llvm.loop !69

500:                                              ; preds = %511, %482
  %501 = phi i64 [ 0, %482 ], [ %514, %511 ]
  %502 = load i64, i64* %12, align 8
  %503 = add i64 %502, 1
  %504 = load i64, i64* %11, align 8
  %505 = icmp ult i64 %503, %504
  br i1 %505, label %506, label %511

506:                                              ; preds = %500
  %507 = getelementptr inbounds i8, i8* %441, i64 %501
  %508 = load i8, i8* %507, align 1
  %509 = load i8*, i8** %10, align 8
  %510 = getelementptr inbounds i8, i8* %509, i64 %502
  store i8 %508, i8* %510, align 1
  br label %511

511:                                              ; preds = %506, %500
  %512 = load i64, i64* %12, align 8
  %513 = add i64 %512, 1
  store i64 %513, i64* %12, align 8
  %514 = add nuw nsw i64 %501, 1
  %515 = icmp eq i64 %514, %483
  br i1 %515, label %484, label %500, !llvm.loop !70

516:                                              ; preds = %179
  %517 = load i64, i64* %12, align 8
  %518 = add i64 %517, 1
  %519 = load i64, i64* %11, align 8
  %520 = icmp ult i64 %518, %519
  br i1 %520, label %521, label %524

521:                                              ; preds = %516
  %522 = load i8*, i8** %10, align 8
  %523 = getelementptr inbounds i8, i8* %522, i64 %517
  store i8 37, i8* %523, align 1
  br label %524

524:                                              ; preds = %516, %521
  %525 = load i64, i64* %12, align 8
  %526 = add i64 %525, 1
  store i64 %526, i64* %12, align 8
  br label %1532

527:                                              ; preds = %179, %179, %179, %179, %179, %179, %179, %179
  %528 = load i32, i32* %19, align 4
  %529 = icmp ult i32 %528, 161
  br i1 %529, label %530, label %535

530:                                              ; preds = %527
  %531 = load i8*, i8** %21, align 8
  %532 = sext i32 %528 to i64
  %533 = getelementptr i8, i8* %531, i64 %532
  %534 = add i32 %528, 16
  store i32 %534, i32* %19, align 4
  br label %538

535:                                              ; preds = %527
  %536 = load i8*, i8** %20, align 8
  %537 = getelementptr i8, i8* %536, i64 8
  store i8* %537, i8** %20, align 8
  br label %538

538:                                              ; preds = %535, %530
  %539 = phi i8* [ %533, %530 ], [ %536, %535 ]
  %540 = bitcast i8* %539 to i64*
  %541 = load i64, i64* %540, align 8
  %542 = load i8, i8* %163, align 1
  %543 = icmp slt i8 %542, 97
  %544 = icmp slt i64 %541, 0
  br i1 %544, label %552, label %545

545:                                              ; preds = %538
  %546 = and i32 %118, 4
  %547 = icmp eq i32 %546, 0
  br i1 %547, label %548, label %552

548:                                              ; preds = %545
  %549 = and i32 %118, 8
  %550 = icmp eq i32 %549, 0
  %551 = select i1 %550, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.22, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.67, i64 0, i64 0)
  br label %552

552:                                              ; preds = %548, %545, %538
  %553 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.65, i64 0, i64 0), %538 ], [ %551, %548 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.66, i64 0, i64 0), %545 ]
  %554 = and i64 %541, 9218868437227405312
  %555 = icmp eq i64 %554, 9218868437227405312
  br i1 %555, label %556, label %648

556:                                              ; preds = %552
  %557 = and i64 %541, 4503599627370495
  %558 = icmp eq i64 %557, 0
  %559 = select i1 %543, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.68, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.69, i64 0, i64 0)
  %560 = select i1 %543, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.70, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.71, i64 0, i64 0)
  %561 = select i1 %558, i8* %560, i8* %559
  %562 = and i32 %118, 1
  %563 = add nsw i32 %117, -3
  %564 = load i8, i8* %553, align 1
  %565 = icmp eq i8 %564, 0
  br i1 %565, label %566, label %573

566:                                              ; preds = %573, %556
  %567 = phi i32 [ %563, %556 ], [ %576, %573 ]
  %568 = icmp sgt i32 %567, 0
  %569 = select i1 %568, i32 %567, i32 0
  %570 = icmp ne i32 %562, 0
  %571 = xor i1 %568, true
  %572 = select i1 %570, i1 true, i1 %571
  br i1 %572, label %595, label %581

573:                                              ; preds = %556, %573
  %574 = phi i64 [ %577, %573 ], [ 0, %556 ]
  %575 = phi i32 [ %576, %573 ], [ %563, %556 ]
  %576 = add nsw i32 %575, -1
  %577 = add nuw nsw i64 %574, 1
  %578 = getelementptr inbounds i8, i8* %553, i64 %577
  %579 = load i8, i8* %578, align 1
  %580 = icmp eq i8 %579, 0
  br i1 %580, label %566, label %573, !llvm.loop !71

581:                                              ; preds = %566, %591
  %582 = phi i32 [ %583, %591 ], [ %569, %566 ]
  %583 = add nsw i32 %582, -1
  %584 = load i64, i64* %12, align 8
  %585 = add i64 %584, 1
  %586 = load i64, i64* %11, align 8
  %587 = icmp ult i64 %585, %586
  br i1 %587, label %588, label %591

588:                                              ; preds = %581
  %589 = load i8*, i8** %10, align 8
  %590 = getelementptr inbounds i8, i8* %589, i64 %584
  store i8 32, i8* %590, align 1
  br label %591

591:                                              ; preds = %588, %581
  %592 = load i64, i64* %12, align 8
  %593 = add i64 %592, 1
  store i64 %593, i64* %12, align 8
  %594 = icmp sgt i32 %582, 1
  br i1 %594, label %581, label %595, !llvm.loop !69

595:                                              ; preds = %591, %566
  br i1 %565, label %596, label %598

596:                                              ; preds = %608, %595
  %597 = icmp eq i32 %562, 0
  br label %632

598:                                              ; preds = %595, %608
  %599 = phi i64 [ %611, %608 ], [ 0, %595 ]
  %600 = phi i8 [ %613, %608 ], [ %564, %595 ]
  %601 = load i64, i64* %12, align 8
  %602 = add i64 %601, 1
  %603 = load i64, i64* %11, align 8
  %604 = icmp ult i64 %602, %603
  br i1 %604, label %605, label %608

605:                                              ; preds = %598
  %606 = load i8*, i8** %10, align 8
  %607 = getelementptr inbounds i8, i8* %606, i64 %601
  store i8 %600, i8* %607, align 1
  br label %608

608:                                              ; preds = %605, %598
  %609 = load i64, i64* %12, align 8
  %610 = add i64 %609, 1
  store i64 %610, i64* %12, align 8
  %611 = add nuw i64 %599, 1
  %612 = getelementptr inbounds i8, i8* %553, i64 %611
  %613 = load i8, i8* %612, align 1
  %614 = icmp eq i8 %613, 0
  br i1 %614, label %596, label %598, !llvm.loop !72

615:                                              ; preds = %643
  %616 = icmp slt i32 %567, 1
  %617 = select i1 %597, i1 true, i1 %616
  br i1 %617, label %1532, label %618

618:                                              ; preds = %615, %628
  %619 = phi i32 [ %620, %628 ], [ %569, %615 ]
  %620 = add nsw i32 %619, -1
  %621 = load i64, i64* %12, align 8
  %622 = add i64 %621, 1
  %623 = load i64, i64* %11, align 8
  %624 = icmp ult i64 %622, %623
  br i1 %624, label %625, label %628

625:                                              ; preds = %618
  %626 = load i8*, i8** %10, align 8
  %627 = getelementptr inbounds i8, i8* %626, i64 %621
  store i8 32, i8* %627, align 1
  br label %628

628:                                              ; preds = %625, %618
  %629 = load i64, i64* %12, align 8
  %630 = add i64 %629, 1
  store i64 %630, i64* %12, align 8
  %631 = icmp sgt i32 %619, 1
  br i1 %631, label %618, label %1532, !llvm.loop !69

632:                                              ; preds = %643, %596
  %633 = phi i64 [ 0, %596 ], [ %646, %643 ]
  %634 = load i64, i64* %12, align 8
  %635 = add i64 %634, 1
  %636 = load i64, i64* %11, align 8
  %637 = icmp ult i64 %635, %636
  br i1 %637, label %638, label %643

638:                                              ; preds = %632
  %639 = getelementptr inbounds i8, i8* %561, i64 %633
  %640 = load i8, i8* %639, align 1
  %641 = load i8*, i8** %10, align 8
  %642 = getelementptr inbounds i8, i8* %641, i64 %634
  store i8 %640, i8* %642, align 1
  br label %643

643:                                              ; preds = %638, %632
  %644 = load i64, i64* %12, align 8
  %645 = add i64 %644, 1
  store i64 %645, i64* %12, align 8
  %646 = add nuw nsw i64 %633, 1
  %647 = icmp eq i64 %646, 3
  br i1 %647, label %615, label %632, !llvm.loop !73

648:                                              ; preds = %552
  %649 = and i8 %542, -33
  %650 = icmp eq i8 %649, 65
  br i1 %650, label %651, label %974

651:                                              ; preds = %648
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %26) #27
  br i1 %544, label %659, label %652

652:                                              ; preds = %651
  %653 = and i32 %118, 4
  %654 = icmp eq i32 %653, 0
  br i1 %654, label %655, label %659

655:                                              ; preds = %652
  %656 = and i32 %118, 8
  %657 = icmp eq i32 %656, 0
  %658 = select i1 %657, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.22, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.67, i64 0, i64 0)
  br label %659

659:                                              ; preds = %655, %652, %651
  %660 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.65, i64 0, i64 0), %651 ], [ %658, %655 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.66, i64 0, i64 0), %652 ]
  %661 = load i8, i8* %660, align 1
  %662 = icmp eq i8 %661, 0
  br i1 %662, label %665, label %688

663:                                              ; preds = %688
  %664 = trunc i64 %692 to i32
  br label %665

665:                                              ; preds = %663, %659
  %666 = phi i32 [ 0, %659 ], [ %664, %663 ]
  %667 = add nuw nsw i32 %666, 1
  %668 = zext i32 %666 to i64
  %669 = getelementptr inbounds [4 x i8], [4 x i8]* %6, i64 0, i64 %668
  store i8 48, i8* %669, align 1
  %670 = select i1 %543, i8 88, i8 120
  %671 = add nuw nsw i32 %666, 2
  %672 = zext i32 %667 to i64
  %673 = getelementptr inbounds [4 x i8], [4 x i8]* %6, i64 0, i64 %672
  store i8 %670, i8* %673, align 1
  %674 = zext i32 %671 to i64
  %675 = getelementptr inbounds [4 x i8], [4 x i8]* %6, i64 0, i64 %674
  store i8 0, i8* %675, align 1
  %676 = and i64 %541, 4503599627370495
  %677 = lshr i64 %541, 52
  %678 = trunc i64 %677 to i32
  %679 = and i32 %678, 2047
  %680 = icmp eq i32 %679, 0
  %681 = xor i1 %680, true
  %682 = zext i1 %681 to i64
  %683 = add nsw i32 %679, -1023
  %684 = icmp eq i64 %676, 0
  %685 = select i1 %684, i32 0, i32 -1022
  %686 = select i1 %680, i32 %685, i32 %683
  %687 = icmp ult i32 %159, 13
  br i1 %687, label %697, label %727

688:                                              ; preds = %659, %688
  %689 = phi i64 [ %692, %688 ], [ 0, %659 ]
  %690 = phi i8 [ %695, %688 ], [ %661, %659 ]
  %691 = phi i8* [ %694, %688 ], [ %660, %659 ]
  %692 = add nuw i64 %689, 1
  %693 = getelementptr inbounds [4 x i8], [4 x i8]* %6, i64 0, i64 %689
  store i8 %690, i8* %693, align 1
  %694 = getelementptr inbounds i8, i8* %691, i64 1
  %695 = load i8, i8* %694, align 1
  %696 = icmp eq i8 %695, 0
  br i1 %696, label %663, label %688, !llvm.loop !74

697:                                              ; preds = %665
  %698 = mul i32 %159, -4
  %699 = add i32 %698, 52
  %700 = select i1 %680, i64 0, i64 4503599627370496
  %701 = or i64 %700, %676
  %702 = add i32 %698, 51
  %703 = zext i32 %702 to i64
  %704 = shl i64 1, %703
  %705 = shl i64 %704, 1
  %706 = add i64 %705, 9007199254740991
  %707 = and i64 %701, %706
  %708 = zext i32 %699 to i64
  %709 = lshr i64 %701, %708
  %710 = icmp ugt i64 %707, %704
  br i1 %710, label %717, label %711

711:                                              ; preds = %697
  %712 = icmp eq i64 %707, %704
  %713 = and i64 %709, 1
  %714 = icmp ne i64 %713, 0
  %715 = select i1 %712, i1 %714, i1 false
  %716 = zext i1 %715 to i64
  br label %717

717:                                              ; preds = %711, %697
  %718 = phi i64 [ 1, %697 ], [ %716, %711 ]
  %719 = add i64 %718, %709
  %720 = shl nsw i32 %159, 2
  %721 = zext i32 %720 to i64
  %722 = lshr i64 %719, %721
  %723 = icmp eq i32 %159, 0
  %724 = shl i64 %719, %708
  %725 = and i64 %724, 4503599627370495
  %726 = select i1 %723, i64 0, i64 %725
  br label %741

727:                                              ; preds = %665
  %728 = icmp slt i32 %159, 0
  br i1 %728, label %729, label %741

729:                                              ; preds = %727, %736
  %730 = phi i64 [ %737, %736 ], [ 13, %727 ]
  %731 = mul nsw i64 %730, -4
  %732 = add nsw i64 %731, 52
  %733 = shl i64 15, %732
  %734 = and i64 %733, %676
  %735 = icmp eq i64 %734, 0
  br i1 %735, label %736, label %739

736:                                              ; preds = %729
  %737 = add nsw i64 %730, -1
  %738 = icmp ugt i64 %730, 1
  br i1 %738, label %729, label %741

739:                                              ; preds = %729
  %740 = trunc i64 %730 to i32
  br label %741

741:                                              ; preds = %736, %739, %727, %717
  %742 = phi i32 [ %159, %717 ], [ 13, %727 ], [ %740, %739 ], [ 0, %736 ]
  %743 = phi i64 [ %722, %717 ], [ %682, %727 ], [ %682, %739 ], [ %682, %736 ]
  %744 = phi i64 [ %726, %717 ], [ %676, %727 ], [ %676, %739 ], [ %676, %736 ]
  %745 = icmp sgt i32 %159, 13
  %746 = add nsw i32 %159, -13
  %747 = select i1 %745, i32 %746, i32 0
  %748 = icmp slt i32 %686, 0
  %749 = sub nsw i32 0, %686
  %750 = select i1 %748, i32 %749, i32 %686
  %751 = and i32 %118, 16
  %752 = or i32 %742, %751
  %753 = icmp eq i32 %752, 0
  %754 = select i1 %753, i32 -1, i32 -2
  %755 = icmp sgt i32 %750, 999
  br i1 %755, label %761, label %756

756:                                              ; preds = %741
  %757 = icmp sgt i32 %750, 99
  br i1 %757, label %761, label %758

758:                                              ; preds = %756
  %759 = icmp sgt i32 %750, 9
  %760 = select i1 %759, i32 -2, i32 -1
  br label %761

761:                                              ; preds = %758, %756, %741
  %762 = phi i32 [ -4, %741 ], [ %760, %758 ], [ -3, %756 ]
  %763 = add i32 %117, -2
  %764 = add i32 %747, %742
  %765 = sub i32 %763, %764
  %766 = add i32 %765, %754
  %767 = add i32 %766, %762
  %768 = load i8, i8* %26, align 1
  %769 = icmp eq i8 %768, 0
  br i1 %769, label %770, label %778

770:                                              ; preds = %778, %761
  %771 = phi i32 [ %767, %761 ], [ %781, %778 ]
  %772 = icmp sgt i32 %771, 0
  %773 = select i1 %772, i32 %771, i32 0
  %774 = and i32 %118, 3
  %775 = icmp ne i32 %774, 0
  %776 = xor i1 %772, true
  %777 = select i1 %775, i1 true, i1 %776
  br i1 %777, label %800, label %786

778:                                              ; preds = %761, %778
  %779 = phi i64 [ %782, %778 ], [ 0, %761 ]
  %780 = phi i32 [ %781, %778 ], [ %767, %761 ]
  %781 = add nsw i32 %780, -1
  %782 = add nuw nsw i64 %779, 1
  %783 = getelementptr inbounds [4 x i8], [4 x i8]* %6, i64 0, i64 %782
  %784 = load i8, i8* %783, align 1
  %785 = icmp eq i8 %784, 0
  br i1 %785, label %770, label %778, !llvm.loop !71

786:                                              ; preds = %770, %796
  %787 = phi i32 [ %788, %796 ], [ %773, %770 ]
  %788 = add nsw i32 %787, -1
  %789 = load i64, i64* %12, align 8
  %790 = add i64 %789, 1
  %791 = load i64, i64* %11, align 8
  %792 = icmp ult i64 %790, %791
  br i1 %792, label %793, label %796

793:                                              ; preds = %786
  %794 = load i8*, i8** %10, align 8
  %795 = getelementptr inbounds i8, i8* %794, i64 %789
  store i8 32, i8* %795, align 1
  br label %796

796:                                              ; preds = %793, %786
  %797 = load i64, i64* %12, align 8
  %798 = add i64 %797, 1
  store i64 %798, i64* %12, align 8
  %799 = icmp sgt i32 %787, 1
  br i1 %799, label %786, label %800, !llvm.loop !69

800:                                              ; preds = %796, %770
  br i1 %769, label %801, label %804

801:                                              ; preds = %814, %800
  %802 = and i32 %118, 1
  %803 = icmp eq i32 %802, 0
  br i1 %803, label %821, label %839

804:                                              ; preds = %800, %814
  %805 = phi i64 [ %817, %814 ], [ 0, %800 ]
  %806 = phi i8 [ %819, %814 ], [ %768, %800 ]
  %807 = load i64, i64* %12, align 8
  %808 = add i64 %807, 1
  %809 = load i64, i64* %11, align 8
  %810 = icmp ult i64 %808, %809
  br i1 %810, label %811, label %814

811:                                              ; preds = %804
  %812 = load i8*, i8** %10, align 8
  %813 = getelementptr inbounds i8, i8* %812, i64 %807
  store i8 %806, i8* %813, align 1
  br label %814

814:                                              ; preds = %811, %804
  %815 = load i64, i64* %12, align 8
  %816 = add i64 %815, 1
  store i64 %816, i64* %12, align 8
  %817 = add nuw i64 %805, 1
  %818 = getelementptr inbounds [4 x i8], [4 x i8]* %6, i64 0, i64 %817
  %819 = load i8, i8* %818, align 1
  %820 = icmp eq i8 %819, 0
  br i1 %820, label %801, label %804, !llvm.loop !72

821:                                              ; preds = %801
  %822 = and i32 %118, 2
  %823 = icmp eq i32 %822, 0
  %824 = select i1 %823, i1 true, i1 %776
  br i1 %824, label %839, label %825

825:                                              ; preds = %821, %835
  %826 = phi i32 [ %827, %835 ], [ %773, %821 ]
  %827 = add nsw i32 %826, -1
  %828 = load i64, i64* %12, align 8
  %829 = add i64 %828, 1
  %830 = load i64, i64* %11, align 8
  %831 = icmp ult i64 %829, %830
  br i1 %831, label %832, label %835

832:                                              ; preds = %825
  %833 = load i8*, i8** %10, align 8
  %834 = getelementptr inbounds i8, i8* %833, i64 %828
  store i8 48, i8* %834, align 1
  br label %835

835:                                              ; preds = %832, %825
  %836 = load i64, i64* %12, align 8
  %837 = add i64 %836, 1
  store i64 %837, i64* %12, align 8
  %838 = icmp sgt i32 %826, 1
  br i1 %838, label %825, label %839, !llvm.loop !69

839:                                              ; preds = %835, %801, %821
  %840 = phi i32 [ %773, %801 ], [ 0, %821 ], [ 0, %835 ]
  %841 = load i64, i64* %12, align 8
  %842 = add i64 %841, 1
  %843 = load i64, i64* %11, align 8
  %844 = icmp ult i64 %842, %843
  br i1 %844, label %845, label %850

845:                                              ; preds = %839
  %846 = trunc i64 %743 to i8
  %847 = add i8 %846, 48
  %848 = load i8*, i8** %10, align 8
  %849 = getelementptr inbounds i8, i8* %848, i64 %841
  store i8 %847, i8* %849, align 1
  br label %850

850:                                              ; preds = %845, %839
  %851 = load i64, i64* %12, align 8
  %852 = add i64 %851, 1
  store i64 %852, i64* %12, align 8
  br i1 %753, label %863, label %853

853:                                              ; preds = %850
  %854 = add i64 %851, 2
  %855 = load i64, i64* %11, align 8
  %856 = icmp ult i64 %854, %855
  br i1 %856, label %857, label %860

857:                                              ; preds = %853
  %858 = load i8*, i8** %10, align 8
  %859 = getelementptr inbounds i8, i8* %858, i64 %852
  store i8 46, i8* %859, align 1
  br label %860

860:                                              ; preds = %857, %853
  %861 = load i64, i64* %12, align 8
  %862 = add i64 %861, 1
  store i64 %862, i64* %12, align 8
  br label %863

863:                                              ; preds = %860, %850
  %864 = icmp sgt i32 %742, 0
  br i1 %864, label %865, label %868

865:                                              ; preds = %863
  %866 = select i1 %543, i32 55, i32 87
  %867 = zext i32 %742 to i64
  br label %908

868:                                              ; preds = %928, %863
  %869 = icmp sgt i32 %747, 0
  br i1 %869, label %870, label %884

870:                                              ; preds = %868, %880
  %871 = phi i32 [ %872, %880 ], [ %747, %868 ]
  %872 = add nsw i32 %871, -1
  %873 = load i64, i64* %12, align 8
  %874 = add i64 %873, 1
  %875 = load i64, i64* %11, align 8
  %876 = icmp ult i64 %874, %875
  br i1 %876, label %877, label %880

877:                                              ; preds = %870
  %878 = load i8*, i8** %10, align 8
  %879 = getelementptr inbounds i8, i8* %878, i64 %873
  store i8 48, i8* %879, align 1
  br label %880

880:                                              ; preds = %877, %870
  %881 = load i64, i64* %12, align 8
  %882 = add i64 %881, 1
  store i64 %882, i64* %12, align 8
  %883 = icmp sgt i32 %871, 1
  br i1 %883, label %870, label %884, !llvm.loop !69

884:                                              ; preds = %880, %868
  %885 = load i64, i64* %12, align 8
  %886 = add i64 %885, 1
  %887 = load i64, i64* %11, align 8
  %888 = icmp ult i64 %886, %887
  br i1 %888, label %889, label %893

889:                                              ; preds = %884
  %890 = select i1 %543, i8 80, i8 112
  %891 = load i8*, i8** %10, align 8
  %892 = getelementptr inbounds i8, i8* %891, i64 %885
  store i8 %890, i8* %892, align 1
  br label %893

893:                                              ; preds = %889, %884
  %894 = load i64, i64* %12, align 8
  %895 = add i64 %894, 1
  store i64 %895, i64* %12, align 8
  %896 = add i64 %894, 2
  %897 = load i64, i64* %11, align 8
  %898 = icmp ult i64 %896, %897
  br i1 %898, label %899, label %903

899:                                              ; preds = %893
  %900 = select i1 %748, i8 45, i8 43
  %901 = load i8*, i8** %10, align 8
  %902 = getelementptr inbounds i8, i8* %901, i64 %895
  store i8 %900, i8* %902, align 1
  br label %903

903:                                              ; preds = %899, %893
  %904 = load i64, i64* %12, align 8
  %905 = add i64 %904, 1
  store i64 %905, i64* %12, align 8
  br i1 %755, label %906, label %933

906:                                              ; preds = %935, %933, %903
  %907 = phi i32 [ 100, %933 ], [ %937, %935 ], [ 1000, %903 ]
  br label %954

908:                                              ; preds = %928, %865
  %909 = phi i64 [ 0, %865 ], [ %931, %928 ]
  %910 = mul nuw nsw i64 %909, 4294967292
  %911 = add nuw nsw i64 %910, 48
  %912 = and i64 %911, 4294967292
  %913 = lshr i64 %744, %912
  %914 = trunc i64 %913 to i32
  %915 = and i32 %914, 15
  %916 = load i64, i64* %12, align 8
  %917 = add i64 %916, 1
  %918 = load i64, i64* %11, align 8
  %919 = icmp ult i64 %917, %918
  br i1 %919, label %920, label %928

920:                                              ; preds = %908
  %921 = icmp ult i32 %915, 10
  %922 = or i32 %915, 48
  %923 = add nuw nsw i32 %915, %866
  %924 = select i1 %921, i32 %922, i32 %923
  %925 = trunc i32 %924 to i8
  %926 = load i8*, i8** %10, align 8
  %927 = getelementptr inbounds i8, i8* %926, i64 %916
  store i8 %925, i8* %927, align 1
  br label %928

928:                                              ; preds = %920, %908
  %929 = load i64, i64* %12, align 8
  %930 = add i64 %929, 1
  store i64 %930, i64* %12, align 8
  %931 = add nuw nsw i64 %909, 1
  %932 = icmp eq i64 %931, %867
  br i1 %932, label %868, label %908, !llvm.loop !75

933:                                              ; preds = %903
  %934 = icmp sgt i32 %750, 99
  br i1 %934, label %906, label %935

935:                                              ; preds = %933
  %936 = icmp slt i32 %750, 10
  %937 = select i1 %936, i32 1, i32 10
  br label %906

938:                                              ; preds = %967
  %939 = icmp eq i32 %840, 0
  br i1 %939, label %973, label %940

940:                                              ; preds = %938, %950
  %941 = phi i32 [ %942, %950 ], [ %840, %938 ]
  %942 = add nsw i32 %941, -1
  %943 = load i64, i64* %12, align 8
  %944 = add i64 %943, 1
  %945 = load i64, i64* %11, align 8
  %946 = icmp ult i64 %944, %945
  br i1 %946, label %947, label %950

947:                                              ; preds = %940
  %948 = load i8*, i8** %10, align 8
  %949 = getelementptr inbounds i8, i8* %948, i64 %943
  store i8 32, i8* %949, align 1
  br label %950

950:                                              ; preds = %947, %940
  %951 = load i64, i64* %12, align 8
  %952 = add i64 %951, 1
  store i64 %952, i64* %12, align 8
  %953 = icmp sgt i32 %941, 1
  br i1 %953, label %940, label %973, !llvm.loop !69

954:                                              ; preds = %906, %967
  %955 = phi i32 [ %970, %967 ], [ %907, %906 ]
  %956 = load i64, i64* %12, align 8
  %957 = add i64 %956, 1
  %958 = load i64, i64* %11, align 8
  %959 = icmp ult i64 %957, %958
  br i1 %959, label %960, label %967

960:                                              ; preds = %954
  %961 = sdiv i32 %750, %955
  %962 = srem i32 %961, 10
  %963 = trunc i32 %962 to i8
  %964 = add i8 %963, 48
  %965 = load i8*, i8** %10, align 8
  %966 = getelementptr inbounds i8, i8* %965, i64 %956
  store i8 %964, i8* %966, align 1
  br label %967

967:                                              ; preds = %960, %954
  %968 = load i64, i64* %12, align 8
  %969 = add i64 %968, 1
  store i64 %969, i64* %12, align 8
  %970 = sdiv i32 %955, 10
  %971 = add nsw i32 %955, 9
  %972 = icmp ult i32 %971, 19
  br i1 %972, label %938, label %954, !llvm.loop !76

973:                                              ; preds = %950, %938
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %26) #27
  br label %1532

974:                                              ; preds = %648
  call void @llvm.lifetime.start.p0i8(i64 800, i8* nonnull %22) #27
  %975 = and i64 %541, 4503599627370495
  %976 = lshr i64 %541, 52
  %977 = trunc i64 %976 to i32
  %978 = and i32 %977, 2047
  %979 = icmp eq i32 %978, 0
  %980 = or i64 %975, 4503599627370496
  %981 = add nsw i32 %978, -1075
  %982 = select i1 %979, i64 %975, i64 %980
  %983 = select i1 %979, i32 -1074, i32 %981
  store i32 0, i32* %23, align 4
  store i32 1, i32* %24, align 4
  %984 = icmp eq i64 %982, 0
  br i1 %984, label %1117, label %985

985:                                              ; preds = %974
  %986 = and i64 %982, 1
  %987 = icmp eq i64 %986, 0
  %988 = icmp slt i32 %983, 0
  %989 = select i1 %987, i1 %988, i1 false
  br i1 %989, label %990, label %999

990:                                              ; preds = %985, %990
  %991 = phi i32 [ %994, %990 ], [ %983, %985 ]
  %992 = phi i64 [ %993, %990 ], [ %982, %985 ]
  %993 = lshr i64 %992, 1
  %994 = add nsw i32 %991, 1
  %995 = and i64 %992, 2
  %996 = icmp eq i64 %995, 0
  %997 = icmp slt i32 %991, -1
  %998 = select i1 %996, i1 %997, i1 false
  br i1 %998, label %990, label %999, !llvm.loop !77

999:                                              ; preds = %990, %985
  %1000 = phi i64 [ %982, %985 ], [ %993, %990 ]
  %1001 = phi i32 [ %983, %985 ], [ %994, %990 ]
  %1002 = phi i1 [ %988, %985 ], [ %997, %990 ]
  call void @llvm.lifetime.start.p0i8(i64 360, i8* nonnull %25) #27
  %1003 = icmp eq i64 %1000, 0
  br i1 %1003, label %1015, label %1004

1004:                                             ; preds = %999, %1004
  %1005 = phi i64 [ %1009, %1004 ], [ 0, %999 ]
  %1006 = phi i64 [ %1011, %1004 ], [ %1000, %999 ]
  %1007 = urem i64 %1006, 1000000000
  %1008 = trunc i64 %1007 to i32
  %1009 = add nuw i64 %1005, 1
  %1010 = getelementptr inbounds [90 x i32], [90 x i32]* %5, i64 0, i64 %1005
  store i32 %1008, i32* %1010, align 4
  %1011 = udiv i64 %1006, 1000000000
  %1012 = icmp ult i64 %1006, 1000000000
  br i1 %1012, label %1013, label %1004, !llvm.loop !78

1013:                                             ; preds = %1004
  %1014 = trunc i64 %1009 to i32
  br label %1015

1015:                                             ; preds = %1013, %999
  %1016 = phi i32 [ 0, %999 ], [ %1014, %1013 ]
  %1017 = sub nsw i32 0, %1001
  %1018 = select i1 %1002, i32 %1017, i32 %1001
  %1019 = icmp sgt i32 %1018, 0
  br i1 %1019, label %1020, label %1028

1020:                                             ; preds = %1015
  %1021 = select i1 %1002, i32 13, i32 29
  %1022 = select i1 %1002, i64 5, i64 2
  br label %1033

1023:                                             ; preds = %1071
  %1024 = trunc i64 %1076 to i32
  br label %1025

1025:                                             ; preds = %1053, %1023
  %1026 = phi i32 [ %1035, %1053 ], [ %1024, %1023 ]
  %1027 = icmp sgt i32 %1038, 0
  br i1 %1027, label %1033, label %1028, !llvm.loop !79

1028:                                             ; preds = %1025, %1015
  %1029 = phi i32 [ %1016, %1015 ], [ %1026, %1025 ]
  %1030 = icmp sgt i32 %1029, 0
  br i1 %1030, label %1031, label %1113

1031:                                             ; preds = %1028
  %1032 = sext i32 %1029 to i64
  br label %1082

1033:                                             ; preds = %1025, %1020
  %1034 = phi i32 [ %1018, %1020 ], [ %1038, %1025 ]
  %1035 = phi i32 [ %1016, %1020 ], [ %1026, %1025 ]
  %1036 = icmp sgt i32 %1021, %1034
  %1037 = select i1 %1036, i32 %1034, i32 %1021
  %1038 = sub nsw i32 %1034, %1037
  %1039 = icmp sgt i32 %1034, 0
  br i1 %1039, label %1040, label %1042

1040:                                             ; preds = %1033
  %1041 = call i32 @llvm.smax.i32(i32 %1037, i32 1) #27
  br label %1047

1042:                                             ; preds = %1047, %1033
  %1043 = phi i64 [ 1, %1033 ], [ %1050, %1047 ]
  %1044 = icmp sgt i32 %1035, 0
  br i1 %1044, label %1045, label %1053

1045:                                             ; preds = %1042
  %1046 = zext i32 %1035 to i64
  br label %1058

1047:                                             ; preds = %1047, %1040
  %1048 = phi i32 [ %1051, %1047 ], [ 0, %1040 ]
  %1049 = phi i64 [ %1050, %1047 ], [ 1, %1040 ]
  %1050 = mul i64 %1049, %1022
  %1051 = add nuw nsw i32 %1048, 1
  %1052 = icmp eq i32 %1051, %1041
  br i1 %1052, label %1042, label %1047, !llvm.loop !80

1053:                                             ; preds = %1058, %1042
  %1054 = phi i64 [ 0, %1042 ], [ %1068, %1058 ]
  %1055 = icmp eq i64 %1054, 0
  br i1 %1055, label %1025, label %1056

1056:                                             ; preds = %1053
  %1057 = sext i32 %1035 to i64
  br label %1071

1058:                                             ; preds = %1058, %1045
  %1059 = phi i64 [ 0, %1045 ], [ %1069, %1058 ]
  %1060 = phi i64 [ 0, %1045 ], [ %1068, %1058 ]
  %1061 = getelementptr inbounds [90 x i32], [90 x i32]* %5, i64 0, i64 %1059
  %1062 = load i32, i32* %1061, align 4
  %1063 = zext i32 %1062 to i64
  %1064 = mul i64 %1043, %1063
  %1065 = add i64 %1064, %1060
  %1066 = urem i64 %1065, 1000000000
  %1067 = trunc i64 %1066 to i32
  store i32 %1067, i32* %1061, align 4
  %1068 = udiv i64 %1065, 1000000000
  %1069 = add nuw nsw i64 %1059, 1
  %1070 = icmp eq i64 %1069, %1046
  br i1 %1070, label %1053, label %1058, !llvm.loop !81

1071:                                             ; preds = %1071, %1056
  %1072 = phi i64 [ %1057, %1056 ], [ %1076, %1071 ]
  %1073 = phi i64 [ %1054, %1056 ], [ %1078, %1071 ]
  %1074 = urem i64 %1073, 1000000000
  %1075 = trunc i64 %1074 to i32
  %1076 = add i64 %1072, 1
  %1077 = getelementptr inbounds [90 x i32], [90 x i32]* %5, i64 0, i64 %1072
  store i32 %1075, i32* %1077, align 4
  %1078 = udiv i64 %1073, 1000000000
  %1079 = icmp ult i64 %1073, 1000000000
  br i1 %1079, label %1023, label %1071, !llvm.loop !82

1080:                                             ; preds = %1101, %1095
  %1081 = icmp sgt i64 %1083, 1
  br i1 %1081, label %1082, label %1113, !llvm.loop !83

1082:                                             ; preds = %1080, %1031
  %1083 = phi i64 [ %1032, %1031 ], [ %1084, %1080 ]
  %1084 = add nsw i64 %1083, -1
  %1085 = load i32, i32* %23, align 4
  %1086 = icmp eq i32 %1085, 0
  br i1 %1086, label %1087, label %1095

1087:                                             ; preds = %1082
  %1088 = getelementptr inbounds [90 x i32], [90 x i32]* %5, i64 0, i64 %1084
  %1089 = load i32, i32* %1088, align 4
  %1090 = icmp ult i32 %1089, 100000000
  br i1 %1090, label %1091, label %1095

1091:                                             ; preds = %1087, %1091
  %1092 = phi i32 [ %1093, %1091 ], [ 100000000, %1087 ]
  %1093 = udiv i32 %1092, 10
  %1094 = icmp ult i32 %1089, %1093
  br i1 %1094, label %1091, label %1095, !llvm.loop !84

1095:                                             ; preds = %1091, %1087, %1082
  %1096 = phi i32 [ 100000000, %1082 ], [ 100000000, %1087 ], [ %1093, %1091 ]
  %1097 = icmp eq i32 %1096, 0
  br i1 %1097, label %1080, label %1098

1098:                                             ; preds = %1095
  %1099 = getelementptr inbounds [90 x i32], [90 x i32]* %5, i64 0, i64 %1084
  %1100 = load i32, i32* %1099, align 4
  br label %1101

1101:                                             ; preds = %1101, %1098
  %1102 = phi i32 [ %1096, %1098 ], [ %1111, %1101 ]
  %1103 = udiv i32 %1100, %1102
  %1104 = urem i32 %1103, 10
  %1105 = trunc i32 %1104 to i8
  %1106 = or i8 %1105, 48
  %1107 = load i32, i32* %23, align 4
  %1108 = add nsw i32 %1107, 1
  store i32 %1108, i32* %23, align 4
  %1109 = sext i32 %1107 to i64
  %1110 = getelementptr inbounds %struct.decimal, %struct.decimal* %7, i64 0, i32 0, i64 %1109
  store i8 %1106, i8* %1110, align 1
  %1111 = udiv i32 %1102, 10
  %1112 = icmp ult i32 %1102, 10
  br i1 %1112, label %1080, label %1101, !llvm.loop !85

1113:                                             ; preds = %1080, %1028
  %1114 = load i32, i32* %23, align 4
  %1115 = select i1 %1002, i32 %1001, i32 0
  %1116 = add i32 %1114, %1115
  store i32 %1116, i32* %24, align 4
  call void @llvm.lifetime.end.p0i8(i64 360, i8* nonnull %25) #27
  br label %1117

1117:                                             ; preds = %1113, %974
  %1118 = icmp slt i32 %159, 0
  %1119 = select i1 %1118, i32 6, i32 %159
  %1120 = icmp eq i8 %649, 69
  %1121 = icmp eq i8 %649, 71
  br i1 %1121, label %1122, label %1217

1122:                                             ; preds = %1117
  %1123 = icmp eq i32 %1119, 0
  %1124 = select i1 %1123, i32 1, i32 %1119
  %1125 = load i32, i32* %23, align 4
  %1126 = icmp sgt i32 %1125, %1124
  br i1 %1126, label %1127, label %1180

1127:                                             ; preds = %1122
  %1128 = sext i32 %1124 to i64
  %1129 = getelementptr inbounds %struct.decimal, %struct.decimal* %7, i64 0, i32 0, i64 %1128
  %1130 = load i8, i8* %1129, align 1
  %1131 = icmp sgt i8 %1130, 53
  %1132 = icmp eq i8 %1130, 53
  br i1 %1132, label %1133, label %1163

1133:                                             ; preds = %1127
  %1134 = add nsw i32 %1124, 1
  %1135 = icmp slt i32 %1134, %1125
  br i1 %1135, label %1136, label %1138

1136:                                             ; preds = %1133
  %1137 = add nsw i64 %1128, 1
  br label %1141

1138:                                             ; preds = %1141, %1133
  %1139 = phi i1 [ %1131, %1133 ], [ %1147, %1141 ]
  %1140 = icmp sgt i32 %1124, 0
  br i1 %1140, label %1151, label %1158

1141:                                             ; preds = %1141, %1136
  %1142 = phi i64 [ %1137, %1136 ], [ %1148, %1141 ]
  %1143 = phi i1 [ %1131, %1136 ], [ %1147, %1141 ]
  %1144 = getelementptr inbounds %struct.decimal, %struct.decimal* %7, i64 0, i32 0, i64 %1142
  %1145 = load i8, i8* %1144, align 1
  %1146 = icmp ne i8 %1145, 48
  %1147 = or i1 %1143, %1146
  %1148 = add nsw i64 %1142, 1
  %1149 = trunc i64 %1148 to i32
  %1150 = icmp eq i32 %1125, %1149
  br i1 %1150, label %1138, label %1141, !llvm.loop !86

1151:                                             ; preds = %1138
  %1152 = add nsw i32 %1124, -1
  %1153 = zext i32 %1152 to i64
  %1154 = getelementptr inbounds %struct.decimal, %struct.decimal* %7, i64 0, i32 0, i64 %1153
  %1155 = load i8, i8* %1154, align 1
  %1156 = and i8 %1155, 1
  %1157 = zext i8 %1156 to i32
  br label %1158

1158:                                             ; preds = %1151, %1138
  %1159 = phi i32 [ 0, %1138 ], [ %1157, %1151 ]
  %1160 = zext i1 %1139 to i32
  %1161 = or i32 %1159, %1160
  %1162 = icmp ne i32 %1161, 0
  br label %1163

1163:                                             ; preds = %1158, %1127
  %1164 = phi i1 [ %1162, %1158 ], [ %1131, %1127 ]
  store i32 %1124, i32* %23, align 4
  br i1 %1164, label %1165, label %1180

1165:                                             ; preds = %1163
  %1166 = icmp sgt i32 %1124, 0
  br i1 %1166, label %1167, label %1177

1167:                                             ; preds = %1165, %1173
  %1168 = phi i64 [ %1169, %1173 ], [ %1128, %1165 ]
  %1169 = add nsw i64 %1168, -1
  %1170 = getelementptr inbounds %struct.decimal, %struct.decimal* %7, i64 0, i32 0, i64 %1169
  %1171 = load i8, i8* %1170, align 1
  %1172 = icmp eq i8 %1171, 57
  br i1 %1172, label %1173, label %1175

1173:                                             ; preds = %1167
  store i8 48, i8* %1170, align 1
  %1174 = icmp sgt i64 %1168, 1
  br i1 %1174, label %1167, label %1177, !llvm.loop !87

1175:                                             ; preds = %1167
  %1176 = add i8 %1171, 1
  store i8 %1176, i8* %1170, align 1
  br label %1180

1177:                                             ; preds = %1173, %1165
  store i8 49, i8* %22, align 4
  %1178 = load i32, i32* %24, align 4
  %1179 = add nsw i32 %1178, 1
  store i32 %1179, i32* %24, align 4
  br label %1180

1180:                                             ; preds = %1177, %1175, %1163, %1122
  %1181 = load i32, i32* %23, align 4
  %1182 = icmp eq i32 %1181, 0
  %1183 = load i32, i32* %24, align 4
  %1184 = add nsw i32 %1183, -1
  %1185 = select i1 %1182, i32 0, i32 %1184
  %1186 = icmp slt i32 %1185, -4
  %1187 = icmp sge i32 %1185, %1124
  %1188 = or i1 %1186, %1187
  %1189 = xor i32 %1185, -1
  %1190 = select i1 %1188, i32 -1, i32 %1189
  %1191 = add i32 %1190, %1124
  %1192 = and i32 %118, 16
  %1193 = icmp eq i32 %1192, 0
  %1194 = icmp sgt i32 %1191, 0
  %1195 = select i1 %1193, i1 %1194, i1 false
  br i1 %1195, label %1196, label %1284

1196:                                             ; preds = %1180
  %1197 = sext i32 %1191 to i64
  %1198 = sext i32 %1183 to i64
  %1199 = select i1 %1188, i64 1, i64 %1198
  %1200 = sext i32 %1181 to i64
  br label %1201

1201:                                             ; preds = %1214, %1196
  %1202 = phi i64 [ %1197, %1196 ], [ %1215, %1214 ]
  %1203 = add nsw i64 %1202, %1199
  %1204 = icmp sgt i64 %1203, 0
  %1205 = icmp sle i64 %1203, %1200
  %1206 = select i1 %1204, i1 %1205, i1 false
  br i1 %1206, label %1207, label %1211

1207:                                             ; preds = %1201
  %1208 = add nsw i64 %1203, -1
  %1209 = getelementptr inbounds %struct.decimal, %struct.decimal* %7, i64 0, i32 0, i64 %1208
  %1210 = load i8, i8* %1209, align 1
  br label %1211

1211:                                             ; preds = %1207, %1201
  %1212 = phi i8 [ %1210, %1207 ], [ 48, %1201 ]
  %1213 = icmp eq i8 %1212, 48
  br i1 %1213, label %1214, label %1282

1214:                                             ; preds = %1211
  %1215 = add nsw i64 %1202, -1
  %1216 = icmp sgt i64 %1202, 1
  br i1 %1216, label %1201, label %1284

1217:                                             ; preds = %1117
  %1218 = load i32, i32* %24, align 4
  %1219 = select i1 %1120, i32 1, i32 %1218
  %1220 = add nsw i32 %1219, %1119
  %1221 = load i32, i32* %23, align 4
  %1222 = icmp sgt i32 %1221, %1220
  br i1 %1222, label %1223, label %1284

1223:                                             ; preds = %1217
  %1224 = icmp slt i32 %1220, 0
  br i1 %1224, label %1225, label %1226

1225:                                             ; preds = %1223
  store i32 0, i32* %23, align 4
  br label %1284

1226:                                             ; preds = %1223
  %1227 = sext i32 %1220 to i64
  %1228 = getelementptr inbounds %struct.decimal, %struct.decimal* %7, i64 0, i32 0, i64 %1227
  %1229 = load i8, i8* %1228, align 1
  %1230 = icmp sgt i8 %1229, 53
  %1231 = icmp eq i8 %1229, 53
  br i1 %1231, label %1232, label %1262

1232:                                             ; preds = %1226
  %1233 = add nsw i32 %1220, 1
  %1234 = icmp slt i32 %1233, %1221
  br i1 %1234, label %1235, label %1237

1235:                                             ; preds = %1232
  %1236 = add nsw i64 %1227, 1
  br label %1240

1237:                                             ; preds = %1240, %1232
  %1238 = phi i1 [ %1230, %1232 ], [ %1246, %1240 ]
  %1239 = icmp sgt i32 %1220, 0
  br i1 %1239, label %1250, label %1257

1240:                                             ; preds = %1240, %1235
  %1241 = phi i64 [ %1236, %1235 ], [ %1247, %1240 ]
  %1242 = phi i1 [ %1230, %1235 ], [ %1246, %1240 ]
  %1243 = getelementptr inbounds %struct.decimal, %struct.decimal* %7, i64 0, i32 0, i64 %1241
  %1244 = load i8, i8* %1243, align 1
  %1245 = icmp ne i8 %1244, 48
  %1246 = or i1 %1242, %1245
  %1247 = add nsw i64 %1241, 1
  %1248 = trunc i64 %1247 to i32
  %1249 = icmp eq i32 %1221, %1248
  br i1 %1249, label %1237, label %1240, !llvm.loop !86

1250:                                             ; preds = %1237
  %1251 = add nsw i32 %1220, -1
  %1252 = zext i32 %1251 to i64
  %1253 = getelementptr inbounds %struct.decimal, %struct.decimal* %7, i64 0, i32 0, i64 %1252
  %1254 = load i8, i8* %1253, align 1
  %1255 = and i8 %1254, 1
  %1256 = zext i8 %1255 to i32
  br label %1257

1257:                                             ; preds = %1250, %1237
  %1258 = phi i32 [ 0, %1237 ], [ %1256, %1250 ]
  %1259 = zext i1 %1238 to i32
  %1260 = or i32 %1258, %1259
  %1261 = icmp ne i32 %1260, 0
  br label %1262

1262:                                             ; preds = %1257, %1226
  %1263 = phi i1 [ %1261, %1257 ], [ %1230, %1226 ]
  store i32 %1220, i32* %23, align 4
  br i1 %1263, label %1264, label %1284

1264:                                             ; preds = %1262
  %1265 = icmp sgt i32 %1220, 0
  br i1 %1265, label %1266, label %1276

1266:                                             ; preds = %1264, %1272
  %1267 = phi i64 [ %1268, %1272 ], [ %1227, %1264 ]
  %1268 = add nsw i64 %1267, -1
  %1269 = getelementptr inbounds %struct.decimal, %struct.decimal* %7, i64 0, i32 0, i64 %1268
  %1270 = load i8, i8* %1269, align 1
  %1271 = icmp eq i8 %1270, 57
  br i1 %1271, label %1272, label %1274

1272:                                             ; preds = %1266
  store i8 48, i8* %1269, align 1
  %1273 = icmp sgt i64 %1267, 1
  br i1 %1273, label %1266, label %1276, !llvm.loop !87

1274:                                             ; preds = %1266
  %1275 = add i8 %1270, 1
  store i8 %1275, i8* %1269, align 1
  br label %1284

1276:                                             ; preds = %1272, %1264
  store i8 49, i8* %22, align 4
  %1277 = icmp eq i32 %1220, 0
  br i1 %1277, label %1278, label %1279

1278:                                             ; preds = %1276
  store i32 1, i32* %23, align 4
  br label %1279

1279:                                             ; preds = %1278, %1276
  %1280 = load i32, i32* %24, align 4
  %1281 = add nsw i32 %1280, 1
  store i32 %1281, i32* %24, align 4
  br label %1284

1282:                                             ; preds = %1211
  %1283 = trunc i64 %1202 to i32
  br label %1284

1284:                                             ; preds = %1214, %1282, %1279, %1274, %1262, %1225, %1217, %1180
  %1285 = phi i1 [ %1188, %1180 ], [ %1120, %1217 ], [ %1120, %1225 ], [ %1120, %1262 ], [ %1120, %1274 ], [ %1120, %1279 ], [ %1188, %1282 ], [ %1188, %1214 ]
  %1286 = phi i32 [ %1191, %1180 ], [ %1119, %1217 ], [ %1119, %1225 ], [ %1119, %1262 ], [ %1119, %1274 ], [ %1119, %1279 ], [ %1283, %1282 ], [ 0, %1214 ]
  %1287 = load i32, i32* %24, align 4
  %1288 = select i1 %1285, i32 1, i32 %1287
  %1289 = load i32, i32* %23, align 4
  %1290 = icmp eq i32 %1289, 0
  %1291 = add nsw i32 %1287, -1
  %1292 = select i1 %1290, i32 0, i32 %1291
  %1293 = icmp sgt i32 %1288, 1
  %1294 = select i1 %1293, i32 %1288, i32 1
  %1295 = and i32 %118, 16
  %1296 = or i32 %1286, %1295
  %1297 = icmp ne i32 %1296, 0
  %1298 = sext i1 %1297 to i32
  %1299 = icmp slt i32 %1292, 0
  %1300 = sub nsw i32 0, %1292
  %1301 = select i1 %1299, i32 %1300, i32 %1292
  %1302 = icmp slt i32 %1301, 100
  %1303 = select i1 %1302, i32 -4, i32 -5
  %1304 = select i1 %1285, i32 %1303, i32 0
  %1305 = add i32 %117, %1298
  %1306 = add i32 %1286, %1294
  %1307 = sub i32 %1305, %1306
  %1308 = add i32 %1307, %1304
  %1309 = load i8, i8* %553, align 1
  %1310 = icmp eq i8 %1309, 0
  br i1 %1310, label %1311, label %1319

1311:                                             ; preds = %1319, %1284
  %1312 = phi i32 [ %1308, %1284 ], [ %1322, %1319 ]
  %1313 = icmp sgt i32 %1312, 0
  %1314 = select i1 %1313, i32 %1312, i32 0
  %1315 = and i32 %118, 3
  %1316 = icmp ne i32 %1315, 0
  %1317 = xor i1 %1313, true
  %1318 = select i1 %1316, i1 true, i1 %1317
  br i1 %1318, label %1341, label %1327

1319:                                             ; preds = %1284, %1319
  %1320 = phi i64 [ %1323, %1319 ], [ 0, %1284 ]
  %1321 = phi i32 [ %1322, %1319 ], [ %1308, %1284 ]
  %1322 = add nsw i32 %1321, -1
  %1323 = add nuw nsw i64 %1320, 1
  %1324 = getelementptr inbounds i8, i8* %553, i64 %1323
  %1325 = load i8, i8* %1324, align 1
  %1326 = icmp eq i8 %1325, 0
  br i1 %1326, label %1311, label %1319, !llvm.loop !71

1327:                                             ; preds = %1311, %1337
  %1328 = phi i32 [ %1329, %1337 ], [ %1314, %1311 ]
  %1329 = add nsw i32 %1328, -1
  %1330 = load i64, i64* %12, align 8
  %1331 = add i64 %1330, 1
  %1332 = load i64, i64* %11, align 8
  %1333 = icmp ult i64 %1331, %1332
  br i1 %1333, label %1334, label %1337

1334:                                             ; preds = %1327
  %1335 = load i8*, i8** %10, align 8
  %1336 = getelementptr inbounds i8, i8* %1335, i64 %1330
  store i8 32, i8* %1336, align 1
  br label %1337

1337:                                             ; preds = %1334, %1327
  %1338 = load i64, i64* %12, align 8
  %1339 = add i64 %1338, 1
  store i64 %1339, i64* %12, align 8
  %1340 = icmp sgt i32 %1328, 1
  br i1 %1340, label %1327, label %1341, !llvm.loop !69

1341:                                             ; preds = %1337, %1311
  br i1 %1310, label %1342, label %1345

1342:                                             ; preds = %1355, %1341
  %1343 = and i32 %118, 1
  %1344 = icmp eq i32 %1343, 0
  br i1 %1344, label %1362, label %1380

1345:                                             ; preds = %1341, %1355
  %1346 = phi i64 [ %1358, %1355 ], [ 0, %1341 ]
  %1347 = phi i8 [ %1360, %1355 ], [ %1309, %1341 ]
  %1348 = load i64, i64* %12, align 8
  %1349 = add i64 %1348, 1
  %1350 = load i64, i64* %11, align 8
  %1351 = icmp ult i64 %1349, %1350
  br i1 %1351, label %1352, label %1355

1352:                                             ; preds = %1345
  %1353 = load i8*, i8** %10, align 8
  %1354 = getelementptr inbounds i8, i8* %1353, i64 %1348
  store i8 %1347, i8* %1354, align 1
  br label %1355

1355:                                             ; preds = %1352, %1345
  %1356 = load i64, i64* %12, align 8
  %1357 = add i64 %1356, 1
  store i64 %1357, i64* %12, align 8
  %1358 = add nuw i64 %1346, 1
  %1359 = getelementptr inbounds i8, i8* %553, i64 %1358
  %1360 = load i8, i8* %1359, align 1
  %1361 = icmp eq i8 %1360, 0
  br i1 %1361, label %1342, label %1345, !llvm.loop !72

1362:                                             ; preds = %1342
  %1363 = and i32 %118, 2
  %1364 = icmp eq i32 %1363, 0
  %1365 = select i1 %1364, i1 true, i1 %1317
  br i1 %1365, label %1380, label %1366

1366:                                             ; preds = %1362, %1376
  %1367 = phi i32 [ %1368, %1376 ], [ %1314, %1362 ]
  %1368 = add nsw i32 %1367, -1
  %1369 = load i64, i64* %12, align 8
  %1370 = add i64 %1369, 1
  %1371 = load i64, i64* %11, align 8
  %1372 = icmp ult i64 %1370, %1371
  br i1 %1372, label %1373, label %1376

1373:                                             ; preds = %1366
  %1374 = load i8*, i8** %10, align 8
  %1375 = getelementptr inbounds i8, i8* %1374, i64 %1369
  store i8 48, i8* %1375, align 1
  br label %1376

1376:                                             ; preds = %1373, %1366
  %1377 = load i64, i64* %12, align 8
  %1378 = add i64 %1377, 1
  store i64 %1378, i64* %12, align 8
  %1379 = icmp sgt i32 %1367, 1
  br i1 %1379, label %1366, label %1380, !llvm.loop !69

1380:                                             ; preds = %1376, %1342, %1362
  %1381 = phi i32 [ %1314, %1342 ], [ 0, %1362 ], [ 0, %1376 ]
  %1382 = sub nsw i32 %1288, %1294
  %1383 = zext i32 %1294 to i64
  br label %1386

1384:                                             ; preds = %1406
  %1385 = icmp eq i32 %1296, 0
  br i1 %1385, label %1421, label %1411

1386:                                             ; preds = %1406, %1380
  %1387 = phi i64 [ 0, %1380 ], [ %1409, %1406 ]
  %1388 = trunc i64 %1387 to i32
  %1389 = add nsw i32 %1382, %1388
  %1390 = icmp sgt i32 %1389, -1
  %1391 = icmp sgt i32 %1289, %1389
  %1392 = select i1 %1390, i1 %1391, i1 false
  br i1 %1392, label %1393, label %1397

1393:                                             ; preds = %1386
  %1394 = sext i32 %1389 to i64
  %1395 = getelementptr inbounds %struct.decimal, %struct.decimal* %7, i64 0, i32 0, i64 %1394
  %1396 = load i8, i8* %1395, align 1
  br label %1397

1397:                                             ; preds = %1393, %1386
  %1398 = phi i8 [ %1396, %1393 ], [ 48, %1386 ]
  %1399 = load i64, i64* %12, align 8
  %1400 = add i64 %1399, 1
  %1401 = load i64, i64* %11, align 8
  %1402 = icmp ult i64 %1400, %1401
  br i1 %1402, label %1403, label %1406

1403:                                             ; preds = %1397
  %1404 = load i8*, i8** %10, align 8
  %1405 = getelementptr inbounds i8, i8* %1404, i64 %1399
  store i8 %1398, i8* %1405, align 1
  br label %1406

1406:                                             ; preds = %1403, %1397
  %1407 = load i64, i64* %12, align 8
  %1408 = add i64 %1407, 1
  store i64 %1408, i64* %12, align 8
  %1409 = add nuw nsw i64 %1387, 1
  %1410 = icmp eq i64 %1409, %1383
  br i1 %1410, label %1384, label %1386, !llvm.loop !88

1411:                                             ; preds = %1384
  %1412 = add i64 %1407, 2
  %1413 = load i64, i64* %11, align 8
  %1414 = icmp ult i64 %1412, %1413
  br i1 %1414, label %1415, label %1418

1415:                                             ; preds = %1411
  %1416 = load i8*, i8** %10, align 8
  %1417 = getelementptr inbounds i8, i8* %1416, i64 %1408
  store i8 46, i8* %1417, align 1
  br label %1418

1418:                                             ; preds = %1415, %1411
  %1419 = load i64, i64* %12, align 8
  %1420 = add i64 %1419, 1
  store i64 %1420, i64* %12, align 8
  br label %1421

1421:                                             ; preds = %1418, %1384
  %1422 = icmp sgt i32 %1286, 0
  br i1 %1422, label %1423, label %1427

1423:                                             ; preds = %1421
  %1424 = sext i32 %1288 to i64
  %1425 = sext i32 %1289 to i64
  %1426 = zext i32 %1286 to i64
  br label %1428

1427:                                             ; preds = %1446, %1421
  br i1 %1285, label %1451, label %1514

1428:                                             ; preds = %1446, %1423
  %1429 = phi i64 [ 0, %1423 ], [ %1449, %1446 ]
  %1430 = add nsw i64 %1429, %1424
  %1431 = icmp sgt i64 %1430, -1
  %1432 = icmp slt i64 %1430, %1425
  %1433 = select i1 %1431, i1 %1432, i1 false
  br i1 %1433, label %1434, label %1437

1434:                                             ; preds = %1428
  %1435 = getelementptr inbounds %struct.decimal, %struct.decimal* %7, i64 0, i32 0, i64 %1430
  %1436 = load i8, i8* %1435, align 1
  br label %1437

1437:                                             ; preds = %1434, %1428
  %1438 = phi i8 [ %1436, %1434 ], [ 48, %1428 ]
  %1439 = load i64, i64* %12, align 8
  %1440 = add i64 %1439, 1
  %1441 = load i64, i64* %11, align 8
  %1442 = icmp ult i64 %1440, %1441
  br i1 %1442, label %1443, label %1446

1443:                                             ; preds = %1437
  %1444 = load i8*, i8** %10, align 8
  %1445 = getelementptr inbounds i8, i8* %1444, i64 %1439
  store i8 %1438, i8* %1445, align 1
  br label %1446

1446:                                             ; preds = %1443, %1437
  %1447 = load i64, i64* %12, align 8
  %1448 = add i64 %1447, 1
  store i64 %1448, i64* %12, align 8
  %1449 = add nuw nsw i64 %1429, 1
  %1450 = icmp eq i64 %1449, %1426
  br i1 %1450, label %1427, label %1428, !llvm.loop !89

1451:                                             ; preds = %1427
  %1452 = load i64, i64* %12, align 8
  %1453 = add i64 %1452, 1
  %1454 = load i64, i64* %11, align 8
  %1455 = icmp ult i64 %1453, %1454
  br i1 %1455, label %1456, label %1460

1456:                                             ; preds = %1451
  %1457 = select i1 %543, i8 69, i8 101
  %1458 = load i8*, i8** %10, align 8
  %1459 = getelementptr inbounds i8, i8* %1458, i64 %1452
  store i8 %1457, i8* %1459, align 1
  br label %1460

1460:                                             ; preds = %1456, %1451
  %1461 = load i64, i64* %12, align 8
  %1462 = add i64 %1461, 1
  store i64 %1462, i64* %12, align 8
  %1463 = add i64 %1461, 2
  %1464 = load i64, i64* %11, align 8
  %1465 = icmp ult i64 %1463, %1464
  br i1 %1465, label %1466, label %1470

1466:                                             ; preds = %1460
  %1467 = select i1 %1299, i8 45, i8 43
  %1468 = load i8*, i8** %10, align 8
  %1469 = getelementptr inbounds i8, i8* %1468, i64 %1462
  store i8 %1467, i8* %1469, align 1
  br label %1470

1470:                                             ; preds = %1466, %1460
  %1471 = load i64, i64* %12, align 8
  %1472 = add i64 %1471, 1
  store i64 %1472, i64* %12, align 8
  %1473 = icmp sgt i32 %1301, 99
  br i1 %1473, label %1474, label %1487

1474:                                             ; preds = %1470
  %1475 = add i64 %1471, 2
  %1476 = load i64, i64* %11, align 8
  %1477 = icmp ult i64 %1475, %1476
  br i1 %1477, label %1478, label %1484

1478:                                             ; preds = %1474
  %1479 = udiv i32 %1301, 100
  %1480 = trunc i32 %1479 to i8
  %1481 = add i8 %1480, 48
  %1482 = load i8*, i8** %10, align 8
  %1483 = getelementptr inbounds i8, i8* %1482, i64 %1472
  store i8 %1481, i8* %1483, align 1
  br label %1484

1484:                                             ; preds = %1478, %1474
  %1485 = load i64, i64* %12, align 8
  %1486 = add i64 %1485, 1
  store i64 %1486, i64* %12, align 8
  br label %1487

1487:                                             ; preds = %1484, %1470
  %1488 = load i64, i64* %12, align 8
  %1489 = add i64 %1488, 1
  %1490 = load i64, i64* %11, align 8
  %1491 = icmp ult i64 %1489, %1490
  br i1 %1491, label %1492, label %1499

1492:                                             ; preds = %1487
  %1493 = udiv i32 %1301, 10
  %1494 = urem i32 %1493, 10
  %1495 = trunc i32 %1494 to i8
  %1496 = or i8 %1495, 48
  %1497 = load i8*, i8** %10, align 8
  %1498 = getelementptr inbounds i8, i8* %1497, i64 %1488
  store i8 %1496, i8* %1498, align 1
  br label %1499

1499:                                             ; preds = %1492, %1487
  %1500 = load i64, i64* %12, align 8
  %1501 = add i64 %1500, 1
  store i64 %1501, i64* %12, align 8
  %1502 = add i64 %1500, 2
  %1503 = load i64, i64* %11, align 8
  %1504 = icmp ult i64 %1502, %1503
  br i1 %1504, label %1505, label %1511

1505:                                             ; preds = %1499
  %1506 = urem i32 %1301, 10
  %1507 = trunc i32 %1506 to i8
  %1508 = or i8 %1507, 48
  %1509 = load i8*, i8** %10, align 8
  %1510 = getelementptr inbounds i8, i8* %1509, i64 %1501
  store i8 %1508, i8* %1510, align 1
  br label %1511

1511:                                             ; preds = %1505, %1499
  %1512 = load i64, i64* %12, align 8
  %1513 = add i64 %1512, 1
  store i64 %1513, i64* %12, align 8
  br label %1514

1514:                                             ; preds = %1511, %1427
  %1515 = icmp eq i32 %1381, 0
  br i1 %1515, label %1530, label %1516

1516:                                             ; preds = %1514, %1526
  %1517 = phi i32 [ %1518, %1526 ], [ %1381, %1514 ]
  %1518 = add nsw i32 %1517, -1
  %1519 = load i64, i64* %12, align 8
  %1520 = add i64 %1519, 1
  %1521 = load i64, i64* %11, align 8
  %1522 = icmp ult i64 %1520, %1521
  br i1 %1522, label %1523, label %1526

1523:                                             ; preds = %1516
  %1524 = load i8*, i8** %10, align 8
  %1525 = getelementptr inbounds i8, i8* %1524, i64 %1519
  store i8 32, i8* %1525, align 1
  br label %1526

1526:                                             ; preds = %1523, %1516
  %1527 = load i64, i64* %12, align 8
  %1528 = add i64 %1527, 1
  store i64 %1528, i64* %12, align 8
  %1529 = icmp sgt i32 %1517, 1
  br i1 %1529, label %1516, label %1530, !llvm.loop !69

1530:                                             ; preds = %1526, %1514
  call void @llvm.lifetime.end.p0i8(i64 800, i8* nonnull %22) #27
  br label %1532

1531:                                             ; preds = %179
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.23, i64 0, i64 0)) #26
  unreachable

1532:                                             ; preds = %628, %496, %408, %332, %415, %1530, %973, %615, %484, %319, %214, %260, %524, %291, %59
  %1533 = phi i8* [ %49, %59 ], [ %163, %291 ], [ %163, %524 ], [ %163, %260 ], [ %163, %214 ], [ %163, %319 ], [ %163, %484 ], [ %163, %615 ], [ %163, %973 ], [ %163, %1530 ], [ %163, %415 ], [ %163, %332 ], [ %163, %408 ], [ %163, %496 ], [ %163, %628 ]
  %1534 = getelementptr inbounds i8, i8* %1533, i64 1
  br label %48, !llvm.loop !90

1535:                                             ; preds = %48
  %1536 = icmp eq i64 %1, 0
  br i1 %1536, label %1543, label %1537

1537:                                             ; preds = %1535
  %1538 = load i64, i64* %12, align 8
  %1539 = icmp ult i64 %1538, %1
  %1540 = add i64 %1, -1
  %1541 = select i1 %1539, i64 %1538, i64 %1540
  %1542 = getelementptr inbounds i8, i8* %0, i64 %1541
  store i8 0, i8* %1542, align 1
  br label %1543

1543:                                             ; preds = %1537, %1535
  %1544 = load i64, i64* %12, align 8
  %1545 = trunc i64 %1544 to i32
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %9) #27
  ret i32 %1545
}

; Function Attrs: nofree nosync nounwind
define internal fastcc void @put_number(%struct.sink* nocapture noundef %0, i64 noundef %1, i32 noundef %2, i1 noundef zeroext %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i1 noundef zeroext %7) unnamed_addr #21 {
  %9 = alloca [24 x i8], align 16
  %10 = getelementptr inbounds [24 x i8], [24 x i8]* %9, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %10) #27
  br i1 %3, label %18, label %11

11:                                               ; preds = %8
  %12 = and i32 %6, 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %18

14:                                               ; preds = %11
  %15 = and i32 %6, 8
  %16 = icmp eq i32 %15, 0
  %17 = select i1 %16, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.22, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.67, i64 0, i64 0)
  br label %18

18:                                               ; preds = %8, %11, %14
  %19 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.65, i64 0, i64 0), %8 ], [ %17, %14 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.66, i64 0, i64 0), %11 ]
  %20 = and i32 %6, 16
  %21 = icmp ne i32 %20, 0
  %22 = icmp eq i32 %2, 16
  %23 = and i1 %22, %21
  %24 = icmp ne i64 %1, 0
  %25 = and i1 %24, %23
  %26 = select i1 %7, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.63, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.64, i64 0, i64 0)
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
  br i1 %44, label %45, label %32, !llvm.loop !91

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
  %65 = call fastcc i32 @open_field(%struct.sink* noundef %0, i8* noundef %27, i32 noundef %64, i32 noundef %4, i32 noundef %51) #25
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
  br i1 %84, label %71, label %85, !llvm.loop !69

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
  br i1 %108, label %92, label %109, !llvm.loop !92

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
  br i1 %128, label %115, label %129, !llvm.loop !69

129:                                              ; preds = %125, %109
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %10) #27
  ret void
}

define dso_local i32 @snprintf(i8* noundef %0, i64 noundef %1, i8* nocapture noundef readonly %2, ...) local_unnamed_addr #1 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #27
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = call i32 @vsnprintf(i8* noundef %0, i64 noundef %1, i8* noundef %2, %struct.__va_list_tag* noundef nonnull %6) #25
  call void @llvm.va_end(i8* %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #27
  ret i32 %7
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #22

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #22

define dso_local i32 @vsprintf(i8* noundef %0, i8* nocapture noundef readonly %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #1 {
  %4 = call i32 @vsnprintf(i8* noundef %0, i64 noundef 1099511627776, i8* noundef %1, %struct.__va_list_tag* noundef %2) #25
  ret i32 %4
}

define dso_local i32 @sprintf(i8* noundef %0, i8* nocapture noundef readonly %1, ...) local_unnamed_addr #1 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #27
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call i32 @vsnprintf(i8* noundef %0, i64 noundef 1099511627776, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #25
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #27
  ret i32 %6
}

define dso_local i32 @vprintf(i8* nocapture noundef readonly %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr #1 {
  %3 = call i32 @vsnprintf(i8* noundef null, i64 noundef 0, i8* noundef %0, %struct.__va_list_tag* noundef %1) #25
  ret i32 %3
}

define dso_local i32 @vfprintf(i8* nocapture noundef readnone %0, i8* nocapture noundef readonly %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #1 {
  %4 = call i32 @vsnprintf(i8* noundef null, i64 noundef 0, i8* noundef %1, %struct.__va_list_tag* noundef %2) #25
  ret i32 %4
}

define dso_local i32 @printf(i8* nocapture noundef readonly %0, ...) local_unnamed_addr #1 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #27
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %3)
  %5 = call i32 @vsnprintf(i8* noundef null, i64 noundef 0, i8* noundef %0, %struct.__va_list_tag* noundef nonnull %4) #25
  call void @llvm.va_end(i8* %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #27
  ret i32 %5
}

define dso_local i32 @fprintf(i8* nocapture readnone %0, i8* nocapture noundef readonly %1, ...) local_unnamed_addr #1 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #27
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call i32 @vsnprintf(i8* noundef null, i64 noundef 0, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #25
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #27
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
  br i1 %6, label %8, label %2, !llvm.loop !34

8:                                                ; preds = %2
  %9 = trunc i64 %3 to i32
  %10 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.24, i64 0, i64 0), i32 noundef %9, i8* noundef %0) #25
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
  br i1 %7, label %9, label %3, !llvm.loop !34

9:                                                ; preds = %3
  %10 = trunc i64 %4 to i32
  %11 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.25, i64 0, i64 0), i32 noundef %10, i8* noundef %0) #25
  ret i32 1
}

define dso_local i32 @putchar(i32 noundef %0) local_unnamed_addr #1 {
  %2 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.26, i64 0, i64 0), i32 noundef %0) #25
  %3 = and i32 %0, 255
  ret i32 %3
}

define dso_local i32 @fputc(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #1 {
  %3 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.26, i64 0, i64 0), i32 noundef %0) #25
  %4 = and i32 %0, 255
  ret i32 %4
}

define dso_local i32 @putc(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #1 {
  %3 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.26, i64 0, i64 0), i32 noundef %0) #25
  %4 = and i32 %0, 255
  ret i32 %4
}

define dso_local i64 @fwrite(i8* noundef %0, i64 noundef %1, i64 noundef returned %2, i8* nocapture noundef readnone %3) local_unnamed_addr #1 {
  %5 = mul i64 %2, %1
  %6 = trunc i64 %5 to i32
  %7 = call i32 (i8*, i8*, ...) @fprintf(i8* undef, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.25, i64 0, i64 0), i32 noundef %6, i8* noundef %0) #25
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
  br i1 %51, label %527, label %43, !llvm.loop !93

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
  br i1 %88, label %77, label %74, !llvm.loop !94

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
  br label %89, !llvm.loop !95

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
  br i1 %106, label %108, label %98, !llvm.loop !96

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
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %9) #27
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
  br i1 %135, label %138, label %127, !llvm.loop !97

136:                                              ; preds = %127
  %137 = trunc i64 %128 to i32
  br label %138

138:                                              ; preds = %136, %132, %119
  %139 = phi i32 [ 0, %119 ], [ %137, %136 ], [ %123, %132 ]
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds [64 x i8], [64 x i8]* %4, i64 0, i64 %140
  store i8 0, i8* %141, align 1
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %20) #27
  %142 = load i8, i8* %91, align 1
  %143 = add i8 %142, -101
  %144 = icmp ult i8 %143, 3
  br i1 %144, label %145, label %186

145:                                              ; preds = %138
  %146 = call double @strtod(i8* noundef nonnull %9, i8** noundef nonnull %5) #25
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
  %199 = call fastcc { i64, i64 } @parse_number(i8* noundef nonnull %9, i8** noundef nonnull %5, i32 noundef %198, i1 noundef zeroext false) #28
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
  %223 = call fastcc { i64, i64 } @parse_number(i8* noundef nonnull %9, i8** noundef nonnull %5, i32 noundef %222, i1 noundef zeroext false) #28
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
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %20) #27
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
  br i1 %312, label %323, label %313, !llvm.loop !98

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
  br i1 %322, label %323, label %310, !llvm.loop !98

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
  br label %351, !llvm.loop !99

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
  br i1 %435, label %410, label %403, !llvm.loop !100

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
  br i1 %446, label %451, label %385, !llvm.loop !101

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
  br i1 %503, label %505, label %495, !llvm.loop !102

505:                                              ; preds = %495
  %506 = getelementptr inbounds i8, i8* %496, i64 1
  %507 = icmp eq i8 %497, 37
  br i1 %507, label %509, label %514

508:                                              ; preds = %116
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([62 x i8], [62 x i8]* @.str.27, i64 0, i64 0)) #26
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
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %9) #27
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
  br i1 %534, label %535, label %31, !llvm.loop !103

535:                                              ; preds = %520, %527, %3, %58
  %536 = phi i32 [ %62, %58 ], [ 0, %3 ], [ %528, %527 ], [ %525, %520 ]
  ret i32 %536
}

define dso_local i32 @sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #1 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #27
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call i32 @vsscanf(i8* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #25
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #27
  ret i32 %6
}

define dso_local i32 @__isoc99_sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #1 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #27
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call i32 @vsscanf(i8* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #25
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #27
  ret i32 %6
}

define dso_local i32 @__isoc23_sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #1 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #27
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call i32 @vsscanf(i8* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #25
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #27
  ret i32 %6
}

define dso_local void @fp_assume(i1 noundef zeroext %0) local_unnamed_addr #1 {
  call void @__fp_assume(i1 noundef zeroext %0) #25
  ret void
}

declare void @__fp_assume(i1 noundef zeroext) local_unnamed_addr #3

define dso_local i32 @fp_choose(i32 noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = call i32 @__fp_choose(i32 noundef %0, i32 noundef %1) #25
  ret i32 %3
}

define dso_local void @__VERIFIER_assume(i32 noundef %0) local_unnamed_addr #1 {
  %2 = icmp ne i32 %0, 0
  call void @__fp_assume(i1 noundef zeroext %2) #25
  ret void
}

define dso_local void @__VERIFIER_assert(i32 noundef %0) local_unnamed_addr #1 {
  %2 = icmp ne i32 %0, 0
  call void @__fp_assert(i1 noundef zeroext %2, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.28, i64 0, i64 0)) #25
  ret void
}

declare void @__fp_assert(i1 noundef zeroext, i8* noundef) local_unnamed_addr #3

; Function Attrs: noreturn
define dso_local void @__VERIFIER_error() local_unnamed_addr #2 {
  call void @__fp_error(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.29, i64 0, i64 0)) #26
  unreachable
}

; Function Attrs: noreturn
define dso_local void @reach_error() local_unnamed_addr #2 {
  call void @__fp_error(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.30, i64 0, i64 0)) #26
  unreachable
}

define dso_local zeroext i1 @__VERIFIER_nondet_bool() local_unnamed_addr #1 {
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #25
  %2 = icmp ne i32 %1, 0
  ret i1 %2
}

define dso_local zeroext i1 @__VERIFIER_nondet__Bool() local_unnamed_addr #1 {
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #25
  %2 = icmp ne i32 %1, 0
  ret i1 %2
}

define dso_local signext i8 @__VERIFIER_nondet_char() local_unnamed_addr #1 {
  %1 = call i32 @__fp_choose(i32 noundef -128, i32 noundef 127) #25
  %2 = trunc i32 %1 to i8
  ret i8 %2
}

define dso_local zeroext i8 @__VERIFIER_nondet_uchar() local_unnamed_addr #1 {
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 255) #25
  %2 = trunc i32 %1 to i8
  ret i8 %2
}

define dso_local signext i16 @__VERIFIER_nondet_short() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([82 x i8], [82 x i8]* @.str.31, i64 0, i64 0)) #25
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #25
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  %5 = trunc i32 %4 to i16
  ret i16 %5
}

declare void @__fp_bound(i8* noundef) local_unnamed_addr #3

define dso_local zeroext i16 @__VERIFIER_nondet_ushort() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([83 x i8], [83 x i8]* @.str.32, i64 0, i64 0)) #25
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #25
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  %5 = trunc i32 %4 to i16
  ret i16 %5
}

define dso_local i32 @__VERIFIER_nondet_int() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([80 x i8], [80 x i8]* @.str.33, i64 0, i64 0)) #25
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #25
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  ret i32 %4
}

define dso_local i32 @__VERIFIER_nondet_uint() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([81 x i8], [81 x i8]* @.str.34, i64 0, i64 0)) #25
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #25
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  ret i32 %4
}

define dso_local i64 @__VERIFIER_nondet_long() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([81 x i8], [81 x i8]* @.str.35, i64 0, i64 0)) #25
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #25
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  %5 = sext i32 %4 to i64
  ret i64 %5
}

define dso_local i64 @__VERIFIER_nondet_ulong() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([82 x i8], [82 x i8]* @.str.36, i64 0, i64 0)) #25
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #25
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  %5 = sext i32 %4 to i64
  ret i64 %5
}

define dso_local i64 @__VERIFIER_nondet_longlong() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([85 x i8], [85 x i8]* @.str.37, i64 0, i64 0)) #25
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #25
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  %5 = sext i32 %4 to i64
  ret i64 %5
}

define dso_local i64 @__VERIFIER_nondet_ulonglong() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([86 x i8], [86 x i8]* @.str.38, i64 0, i64 0)) #25
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #25
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  %5 = sext i32 %4 to i64
  ret i64 %5
}

define dso_local i64 @__VERIFIER_nondet_size_t() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([83 x i8], [83 x i8]* @.str.39, i64 0, i64 0)) #25
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #25
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  %5 = sext i32 %4 to i64
  ret i64 %5
}

define dso_local i64 @fencepost_any_word() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([78 x i8], [78 x i8]* @.str.40, i64 0, i64 0)) #25
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #25
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  %5 = sext i32 %4 to i64
  ret i64 %5
}

define dso_local noalias i8* @__VERIFIER_nondet_pointer() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.41, i64 0, i64 0)) #25
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
  %1 = call i64 @__fp_self() #25
  %2 = trunc i64 %1 to i32
  ret i32 %2
}

define dso_local i32 @__VERIFIER_tid() local_unnamed_addr #1 {
  %1 = call i64 @__fp_self() #25
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
  call void @__fp_lock(i8* noundef bitcast (i32* @__fp_section to i8*)) #25
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
  call void @__fp_unlock(i8* noundef bitcast (i32* @__fp_section to i8*)) #25
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
  call void @__fp_lock(i8* noundef bitcast (i32* @__fp_section to i8*)) #25
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
  call void @__fp_unlock(i8* noundef bitcast (i32* @__fp_section to i8*)) #25
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
  call void @__fp_lock(i8* noundef bitcast (i32* @__fp_section to i8*)) #25
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
  call void @__fp_unlock(i8* noundef bitcast (i32* @__fp_section to i8*)) #25
  br label %7

7:                                                ; preds = %3, %6
  ret void
}

define dso_local %struct.fencepost_hazard* @__VERIFIER_hp_alloc() local_unnamed_addr #1 {
  %1 = call i8* @__fp_alloc(i64 noundef 16, i64 noundef 16, i32 noundef 1) #25
  %2 = load i32, i32* @nested, align 4
  %3 = add nsw i32 %2, 1
  store i32 %3, i32* @nested, align 4
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %0
  call void @__fp_lock(i8* noundef bitcast (i32* @__fp_section to i8*)) #25
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
  call void @__fp_unlock(i8* noundef bitcast (i32* @__fp_section to i8*)) #25
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
  call void @__fp_lock(i8* noundef bitcast (i32* @__fp_section to i8*)) #25
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
  br i1 %22, label %27, label %23, !llvm.loop !104

23:                                               ; preds = %18
  %24 = getelementptr inbounds %struct.fencepost_hazard, %struct.fencepost_hazard* %21, i64 0, i32 0
  %25 = load i8*, i8** %24, align 8
  %26 = icmp eq i8* %25, %9
  br i1 %26, label %27, label %18, !llvm.loop !104

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
  br i1 %40, label %41, label %49, !llvm.loop !105

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
  call void @__fp_free(i8* noundef nonnull %48) #25
  call void @__fp_free(i8* noundef nonnull %9) #25
  br label %54

49:                                               ; preds = %33, %37
  %50 = phi %struct.retired* [ %52, %37 ], [ %30, %33 ]
  %51 = getelementptr inbounds %struct.retired, %struct.retired* %50, i64 0, i32 1
  %52 = load %struct.retired*, %struct.retired** %51, align 8
  %53 = icmp eq %struct.retired* %52, null
  br i1 %53, label %54, label %37, !llvm.loop !105

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
  call void @__fp_unlock(i8* noundef bitcast (i32* @__fp_section to i8*)) #25
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
  call void @__fp_lock(i8* noundef bitcast (i32* @__fp_section to i8*)) #25
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
  br i1 %21, label %26, label %22, !llvm.loop !104

22:                                               ; preds = %17
  %23 = getelementptr inbounds %struct.fencepost_hazard, %struct.fencepost_hazard* %20, i64 0, i32 0
  %24 = load i8*, i8** %23, align 8
  %25 = icmp eq i8* %24, %8
  br i1 %25, label %26, label %17, !llvm.loop !104

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
  br i1 %39, label %40, label %48, !llvm.loop !105

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
  call void @__fp_free(i8* noundef nonnull %47) #25
  call void @__fp_free(i8* noundef nonnull %8) #25
  br label %53

48:                                               ; preds = %32, %36
  %49 = phi %struct.retired* [ %51, %36 ], [ %29, %32 ]
  %50 = getelementptr inbounds %struct.retired, %struct.retired* %49, i64 0, i32 1
  %51 = load %struct.retired*, %struct.retired** %50, align 8
  %52 = icmp eq %struct.retired* %51, null
  br i1 %52, label %53, label %36, !llvm.loop !105

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
  call void @__fp_unlock(i8* noundef bitcast (i32* @__fp_section to i8*)) #25
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
  call void @__fp_lock(i8* noundef bitcast (i32* @__fp_section to i8*)) #25
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
  br i1 %21, label %26, label %22, !llvm.loop !104

22:                                               ; preds = %17
  %23 = getelementptr inbounds %struct.fencepost_hazard, %struct.fencepost_hazard* %20, i64 0, i32 0
  %24 = load i8*, i8** %23, align 8
  %25 = icmp eq i8* %24, %8
  br i1 %25, label %26, label %17, !llvm.loop !104

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
  br i1 %39, label %40, label %48, !llvm.loop !105

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
  call void @__fp_free(i8* noundef nonnull %47) #25
  call void @__fp_free(i8* noundef nonnull %8) #25
  br label %53

48:                                               ; preds = %32, %36
  %49 = phi %struct.retired* [ %51, %36 ], [ %29, %32 ]
  %50 = getelementptr inbounds %struct.retired, %struct.retired* %49, i64 0, i32 1
  %51 = load %struct.retired*, %struct.retired** %50, align 8
  %52 = icmp eq %struct.retired* %51, null
  br i1 %52, label %53, label %36, !llvm.loop !105

53:                                               ; preds = %48, %6, %26, %42
  br label %54

54:                                               ; preds = %53, %54
  %55 = phi %struct.fencepost_hazard** [ %60, %54 ], [ @hazards, %53 ]
  %56 = load %struct.fencepost_hazard*, %struct.fencepost_hazard** %55, align 8
  %57 = icmp eq %struct.fencepost_hazard* %56, null
  %58 = icmp eq %struct.fencepost_hazard* %56, %0
  %59 = or i1 %57, %58
  %60 = getelementptr inbounds %struct.fencepost_hazard, %struct.fencepost_hazard* %56, i64 0, i32 1
  br i1 %59, label %61, label %54, !llvm.loop !106

61:                                               ; preds = %54
  br i1 %57, label %62, label %63

62:                                               ; preds = %61
  call void @__fp_error(i8* noundef getelementptr inbounds ([65 x i8], [65 x i8]* @.str.42, i64 0, i64 0)) #26
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
  call void @__fp_unlock(i8* noundef bitcast (i32* @__fp_section to i8*)) #25
  br label %72

72:                                               ; preds = %68, %71
  %73 = bitcast %struct.fencepost_hazard* %0 to i8*
  call void @__fp_free(i8* noundef %73) #25
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
  call void @__fp_lock(i8* noundef bitcast (i32* @__fp_section to i8*)) #25
  br label %8

8:                                                ; preds = %3, %7
  %9 = load %struct.retired*, %struct.retired** @retired_objects, align 8
  %10 = icmp eq %struct.retired* %9, null
  br i1 %10, label %15, label %33

11:                                               ; preds = %33
  %12 = getelementptr inbounds %struct.retired, %struct.retired* %34, i64 0, i32 1
  %13 = load %struct.retired*, %struct.retired** %12, align 8
  %14 = icmp eq %struct.retired* %13, null
  br i1 %14, label %15, label %33, !llvm.loop !107

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
  br i1 %26, label %31, label %27, !llvm.loop !104

27:                                               ; preds = %22
  %28 = getelementptr inbounds %struct.fencepost_hazard, %struct.fencepost_hazard* %25, i64 0, i32 0
  %29 = load i8*, i8** %28, align 8
  %30 = icmp eq i8* %29, %0
  br i1 %30, label %31, label %22, !llvm.loop !104

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
  call void @__fp_error(i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.43, i64 0, i64 0)) #26
  unreachable

39:                                               ; preds = %31
  %40 = call i8* @__fp_alloc(i64 noundef 16, i64 noundef 16, i32 noundef 0) #25
  %41 = bitcast i8* %40 to i8**
  store i8* %0, i8** %41, align 8
  %42 = load %struct.retired*, %struct.retired** @retired_objects, align 8
  %43 = getelementptr inbounds i8, i8* %40, i64 8
  %44 = bitcast i8* %43 to %struct.retired**
  store %struct.retired* %42, %struct.retired** %44, align 8
  store i8* %40, i8** bitcast (%struct.retired** @retired_objects to i8**), align 8
  br label %46

45:                                               ; preds = %31
  call void @__fp_free(i8* noundef nonnull %0) #25
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
  call void @__fp_unlock(i8* noundef bitcast (i32* @__fp_section to i8*)) #25
  br label %53

53:                                               ; preds = %52, %49, %1
  ret void
}

define dso_local void @llmc_assume(i1 noundef zeroext %0) local_unnamed_addr #1 {
  call void @__fp_assume(i1 noundef zeroext %0) #25
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
  call void @__fp_fence_ss() #25
  ret void
}

declare void @__fp_fence_ss() local_unnamed_addr #3

define dso_local void @llmc_barrier_ll() local_unnamed_addr #1 {
  call void @__fp_fence_ll() #25
  ret void
}

declare void @__fp_fence_ll() local_unnamed_addr #3

define dso_local i32 @rand() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.72, i64 0, i64 0)) #25
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 3) #25
  %2 = icmp eq i32 %1, 3
  %3 = select i1 %2, i32 2147483647, i32 %1
  ret i32 %3
}

define dso_local i64 @random() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.72, i64 0, i64 0)) #25
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 3) #25
  %2 = icmp eq i32 %1, 3
  %3 = select i1 %2, i32 2147483647, i32 %1
  %4 = sext i32 %3 to i64
  ret i64 %4
}

define dso_local i64 @lrand48() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.72, i64 0, i64 0)) #25
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 3) #25
  %2 = icmp eq i32 %1, 3
  %3 = select i1 %2, i32 2147483647, i32 %1
  %4 = sext i32 %3 to i64
  ret i64 %4
}

define dso_local i32 @rand_r(i32* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = load i32, i32* %0, align 4
  %3 = add i32 %2, 1
  store i32 %3, i32* %0, align 4
  call void @__fp_bound(i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.72, i64 0, i64 0)) #25
  %4 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 3) #25
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
  call void @__fp_bound(i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.72, i64 0, i64 0)) #25
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 3) #25
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
  %1 = call i64 @__fp_self() #25
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
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #25
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
  %11 = call i8 @llvm.ctpop.i8(i8 %10), !range !108
  %12 = zext i8 %11 to i32
  %13 = add nuw nsw i32 %8, %12
  %14 = add nuw i64 %7, 1
  %15 = icmp eq i64 %14, %0
  br i1 %15, label %4, label %6, !llvm.loop !109
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctpop.i32(i32) #8

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
  %4 = call i8* @memset(i8* noundef %2, i32 noundef 0, i64 noundef %1) #25
  store i8 3, i8* %2, align 1
  ret i32 0
}

; Function Attrs: nofree norecurse nosync nounwind writeonly
define dso_local i32 @sched_getaffinity(i32 noundef %0, i64 noundef %1, i8* noundef %2) local_unnamed_addr #17 {
  %4 = call i8* @memset(i8* noundef %2, i32 noundef 0, i64 noundef %1) #28
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
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([90 x i8], [90 x i8]* @.str.44, i64 0, i64 0)) #26
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
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.45, i64 0, i64 0)) #26
  unreachable

7:                                                ; preds = %3
  %8 = trunc i64 %2 to i32
  %9 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.25, i64 0, i64 0), i32 noundef %8, i8* noundef %1) #25
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
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.46, i64 0, i64 0)) #26
  unreachable

6:                                                ; preds = %3
  %7 = icmp slt i32 %2, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %6
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.47, i64 0, i64 0)) #26
  unreachable

9:                                                ; preds = %6
  %10 = sdiv i32 %2, 1000
  %11 = zext i32 %10 to i64
  %12 = srem i32 %2, 1000
  %13 = icmp sgt i32 %12, 0
  %14 = call zeroext i1 @__fp_cancels() #25
  %15 = xor i1 %14, true
  %16 = load i32, i32* @cancel_disabled, align 4
  %17 = icmp ne i32 %16, 0
  %18 = select i1 %15, i1 true, i1 %17
  br i1 %18, label %26, label %19

19:                                               ; preds = %9
  %20 = call i64 @__fp_self() #25
  %21 = getelementptr inbounds [256 x i8], [256 x i8]* @cancelled, i64 0, i64 %20
  %22 = load atomic i8, i8* %21 acquire, align 1
  %23 = and i8 %22, 1
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %26, label %25

25:                                               ; preds = %19
  call void @fencepost_leave(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #26
  unreachable

26:                                               ; preds = %19, %9
  %27 = call zeroext i1 @__fp_has_clock() #25
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
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.48, i64 0, i64 0)) #26
  unreachable

14:                                               ; preds = %5
  %15 = icmp eq i64* %4, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %14
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.49, i64 0, i64 0)) #26
  unreachable

17:                                               ; preds = %14
  %18 = load i64, i64* %4, align 8
  %19 = getelementptr inbounds i64, i64* %4, i64 1
  %20 = load i64, i64* %19, align 8
  %21 = icmp sgt i64 %20, 0
  %22 = call zeroext i1 @__fp_cancels() #25
  %23 = xor i1 %22, true
  %24 = load i32, i32* @cancel_disabled, align 4
  %25 = icmp ne i32 %24, 0
  %26 = select i1 %23, i1 true, i1 %25
  br i1 %26, label %34, label %27

27:                                               ; preds = %17
  %28 = call i64 @__fp_self() #25
  %29 = getelementptr inbounds [256 x i8], [256 x i8]* @cancelled, i64 0, i64 %28
  %30 = load atomic i8, i8* %29 acquire, align 1
  %31 = and i8 %30, 1
  %32 = icmp eq i8 %31, 0
  br i1 %32, label %34, label %33

33:                                               ; preds = %27
  call void @fencepost_leave(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #26
  unreachable

34:                                               ; preds = %27, %17
  %35 = call zeroext i1 @__fp_has_clock() #25
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
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.50, i64 0, i64 0)) #26
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
  %16 = call i8* @__fp_alloc(i64 noundef %15, i64 noundef 4096, i32 noundef 1) #25
  br label %17

17:                                               ; preds = %13, %12
  %18 = phi i8* [ inttoptr (i64 -1 to i8*), %12 ], [ %16, %13 ]
  ret i8* %18
}

define dso_local i32 @munmap(i8* noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = call i64 @__fp_object_size(i8* noundef %0) #25
  %4 = add i64 %1, 4095
  %5 = and i64 %4, -4096
  %6 = icmp eq i64 %3, %5
  br i1 %6, label %8, label %7

7:                                                ; preds = %2
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.51, i64 0, i64 0)) #26
  unreachable

8:                                                ; preds = %2
  call void @__fp_free(i8* noundef %0) #25
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
  call void @__fp_note_once(i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.73, i64 0, i64 0)) #25
  ret i8* null
}

define dso_local i32 @sigaction(i32 noundef %0, i8* nocapture noundef readnone %1, i8* noundef %2) local_unnamed_addr #1 {
  call void @__fp_note_once(i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.73, i64 0, i64 0)) #25
  %4 = icmp eq i8* %2, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %3
  %6 = call i8* @memset(i8* noundef nonnull %2, i32 noundef 0, i64 noundef 152) #25
  br label %7

7:                                                ; preds = %5, %3
  ret i32 0
}

; Function Attrs: nofree norecurse nosync nounwind writeonly
define dso_local i32 @sigemptyset(i64* noundef %0) local_unnamed_addr #17 {
  %2 = bitcast i64* %0 to i8*
  %3 = call i8* @memset(i8* noundef %2, i32 noundef 0, i64 noundef 128) #25
  ret i32 0
}

; Function Attrs: nofree norecurse nosync nounwind writeonly
define dso_local i32 @sigfillset(i64* noundef %0) local_unnamed_addr #17 {
  %2 = bitcast i64* %0 to i8*
  %3 = call i8* @memset(i8* noundef %2, i32 noundef 255, i64 noundef 128) #25
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
  %7 = call i8* @memset(i8* noundef nonnull %6, i32 noundef 0, i64 noundef 128) #28
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
  %7 = call i8* @memset(i8* noundef nonnull %6, i32 noundef 0, i64 noundef 128) #28
  br label %8

8:                                                ; preds = %3, %5
  ret i32 0
}

define dso_local void @fencepost_sleep_begin(i8* noundef %0) local_unnamed_addr #1 {
  %2 = call i64 @__fp_self() #25
  %3 = icmp ugt i64 %2, 63
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.74, i64 0, i64 0)) #26
  unreachable

5:                                                ; preds = %1
  %6 = and i64 %2, 4294967295
  %7 = getelementptr inbounds [64 x i8*], [64 x i8*]* @waits_for, i64 0, i64 %6
  %8 = bitcast i8** %7 to i64*
  %9 = ptrtoint i8* %0 to i64
  store atomic i64 %9, i64* %8 monotonic, align 8
  %10 = call i64 @__fp_self() #25
  %11 = icmp ugt i64 %10, 63
  br i1 %11, label %12, label %13

12:                                               ; preds = %5
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.74, i64 0, i64 0)) #26
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
  %6 = call i64 @__fp_self() #25
  %7 = icmp ugt i64 %6, 63
  br i1 %7, label %8, label %9

8:                                                ; preds = %1
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.74, i64 0, i64 0)) #26
  unreachable

9:                                                ; preds = %1
  %10 = and i64 %6, 4294967295
  %11 = shl i64 1, %10
  br label %12

12:                                               ; preds = %12, %9
  %13 = load atomic i64, i64* %5 monotonic, align 8
  %14 = and i64 %13, %11
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %12, !llvm.loop !110

16:                                               ; preds = %12
  ret void
}

define dso_local zeroext i1 @fencepost_sleep_until(i8* noundef %0, i1 noundef zeroext %1, i64 noundef %2, i1 noundef zeroext %3) local_unnamed_addr #1 {
  %5 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #25
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %83, label %7

7:                                                ; preds = %4
  %8 = call i64 @__fp_self() #25
  %9 = icmp ugt i64 %8, 63
  br i1 %9, label %10, label %11

10:                                               ; preds = %7
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.74, i64 0, i64 0)) #26
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
  %20 = call i64 @__fp_self() #25
  %21 = icmp ugt i64 %20, 63
  br i1 %21, label %22, label %23

22:                                               ; preds = %11
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.74, i64 0, i64 0)) #26
  unreachable

23:                                               ; preds = %11
  %24 = and i64 %20, 4294967295
  %25 = shl i64 1, %24
  %26 = and i64 %25, %19
  %27 = icmp ne i64 %26, 0
  call void @__fp_assume(i1 noundef zeroext %27) #25
  %28 = zext i1 %3 to i64
  br i1 %1, label %29, label %48

29:                                               ; preds = %23
  %30 = call zeroext i1 @__fp_has_clock() #25
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
  %49 = call zeroext i1 @__fp_cancels() #25
  %50 = xor i1 %49, true
  %51 = load i32, i32* @cancel_disabled, align 4
  %52 = icmp ne i32 %51, 0
  %53 = select i1 %50, i1 true, i1 %52
  br i1 %53, label %61, label %54

54:                                               ; preds = %48
  %55 = call i64 @__fp_self() #25
  %56 = getelementptr inbounds [256 x i8], [256 x i8]* @cancelled, i64 0, i64 %55
  %57 = load atomic i8, i8* %56 acquire, align 1
  %58 = and i8 %57, 1
  %59 = icmp eq i8 %58, 0
  br i1 %59, label %61, label %60

60:                                               ; preds = %54
  call void @fencepost_leave(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #26
  unreachable

61:                                               ; preds = %54, %48
  %62 = call zeroext i1 @__fp_has_clock() #25
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
  %89 = call i64 @__fp_self() #25
  %90 = icmp ugt i64 %89, 63
  br i1 %90, label %91, label %92

91:                                               ; preds = %83
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.74, i64 0, i64 0)) #26
  unreachable

92:                                               ; preds = %83
  %93 = and i64 %89, 4294967295
  %94 = shl i64 1, %93
  %95 = and i64 %94, %88
  %96 = icmp eq i64 %95, 0
  call void @__fp_assume(i1 noundef zeroext %96) #25
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
  br i1 %32, label %33, label %14, !llvm.loop !111

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
  %42 = call i32 @__fp_choose(i32 noundef 0, i32 noundef %41) #25
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
  br i1 %54, label %48, label %44, !llvm.loop !112

55:                                               ; preds = %44, %37
  %56 = phi i32 [ 1, %44 ], [ %34, %37 ]
  %57 = phi i64 [ %47, %44 ], [ %35, %37 ]
  %58 = xor i64 %57, -1
  %59 = atomicrmw and i64* %6, i64 %58 acq_rel, align 8
  %60 = and i64 %59, %57
  %61 = icmp eq i64 %60, %57
  call void @__fp_assume(i1 noundef zeroext %61) #25
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
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #27
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
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.75, i64 0, i64 0)) #26
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
  %119 = call i32 @fencepost_wake(i8* noundef %118, i32 noundef %54) #25
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
  %127 = call i64 @__fp_self() #25
  %128 = icmp ugt i64 %127, 63
  br i1 %128, label %129, label %130

129:                                              ; preds = %125
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.74, i64 0, i64 0)) #26
  unreachable

130:                                              ; preds = %125
  %131 = and i64 %127, 4294967295
  %132 = getelementptr inbounds [64 x i8*], [64 x i8*]* @waits_for, i64 0, i64 %131
  %133 = bitcast i8** %132 to i64*
  %134 = ptrtoint i32* %21 to i64
  store atomic i64 %134, i64* %133 monotonic, align 8
  %135 = call i64 @__fp_self() #25
  %136 = icmp ugt i64 %135, 63
  br i1 %136, label %137, label %138

137:                                              ; preds = %130
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.74, i64 0, i64 0)) #26
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
  call void @__fp_assume(i1 noundef zeroext %146) #25
  %147 = icmp eq i64* %74, null
  br i1 %147, label %155, label %148

148:                                              ; preds = %138
  %149 = load i64, i64* %74, align 8
  %150 = getelementptr inbounds i64, i64* %74, i64 1
  %151 = load i64, i64* %150, align 8
  %152 = icmp sgt i64 %151, 0
  %153 = call zeroext i1 @fencepost_sleep_until(i8* noundef nonnull %126, i1 noundef zeroext %55, i64 noundef %149, i1 noundef zeroext %152) #25
  br i1 %153, label %253, label %154

154:                                              ; preds = %148
  store i32 110, i32* @error_number, align 4
  br label %253

155:                                              ; preds = %138
  %156 = call zeroext i1 @__fp_spurious_wakeups() #25
  br i1 %156, label %157, label %177

157:                                              ; preds = %155
  %158 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #25
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %177, label %160

160:                                              ; preds = %157
  %161 = call i64 @__fp_self() #25
  %162 = icmp ugt i64 %161, 63
  br i1 %162, label %163, label %164

163:                                              ; preds = %160
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.74, i64 0, i64 0)) #26
  unreachable

164:                                              ; preds = %160
  %165 = and i64 %161, 4294967295
  %166 = shl i64 1, %165
  %167 = xor i64 %166, -1
  %168 = atomicrmw and i64* %141, i64 %167 monotonic, align 8
  %169 = call i64 @__fp_self() #25
  %170 = icmp ugt i64 %169, 63
  br i1 %170, label %171, label %172

171:                                              ; preds = %164
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.74, i64 0, i64 0)) #26
  unreachable

172:                                              ; preds = %164
  %173 = and i64 %169, 4294967295
  %174 = shl i64 1, %173
  %175 = and i64 %174, %168
  %176 = icmp ne i64 %175, 0
  call void @__fp_assume(i1 noundef zeroext %176) #25
  br label %253

177:                                              ; preds = %157, %155
  %178 = call i64 @__fp_self() #25
  %179 = icmp ugt i64 %178, 63
  br i1 %179, label %180, label %181

180:                                              ; preds = %177
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.74, i64 0, i64 0)) #26
  unreachable

181:                                              ; preds = %177
  %182 = and i64 %178, 4294967295
  %183 = shl i64 1, %182
  br label %184

184:                                              ; preds = %184, %181
  %185 = load atomic i64, i64* %141 monotonic, align 8
  %186 = and i64 %185, %183
  %187 = icmp eq i64 %186, 0
  br i1 %187, label %253, label %184, !llvm.loop !110

188:                                              ; preds = %116
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([84 x i8], [84 x i8]* @.str.76, i64 0, i64 0)) #26
  unreachable

189:                                              ; preds = %1
  br label %253

190:                                              ; preds = %1
  %191 = call i64 @__fp_self() #25
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
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.45, i64 0, i64 0)) #26
  unreachable

248:                                              ; preds = %241
  %249 = trunc i64 %244 to i32
  %250 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.25, i64 0, i64 0), i32 noundef %249, i8* noundef %228) #25
  br label %253

251:                                              ; preds = %1
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([90 x i8], [90 x i8]* @.str.52, i64 0, i64 0)) #26
  unreachable

252:                                              ; preds = %1
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([70 x i8], [70 x i8]* @.str.53, i64 0, i64 0)) #26
  unreachable

253:                                              ; preds = %184, %172, %154, %148, %124, %117, %248, %1, %190, %189
  %254 = phi i64 [ %244, %248 ], [ 0, %1 ], [ %194, %190 ], [ 1000, %189 ], [ -1, %124 ], [ -1, %154 ], [ %120, %117 ], [ 0, %148 ], [ 0, %172 ], [ 0, %184 ]
  call void @llvm.va_end(i8* %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #27
  ret i64 %254
}

define dso_local void @fencepost_rust_output(i8* nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %15, label %4

4:                                                ; preds = %2, %4
  %5 = phi i8* [ %12, %4 ], [ %0, %2 ]
  %6 = phi i64 [ %13, %4 ], [ %1, %2 ]
  %7 = icmp ult i64 %6, 1024
  %8 = select i1 %7, i64 %6, i64 1024
  %9 = call i8* @memcpy(i8* noundef getelementptr inbounds ([1024 x i8], [1024 x i8]* @rust_text, i64 0, i64 0), i8* noundef %5, i64 noundef %8) #25
  %10 = trunc i64 %8 to i32
  %11 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.25, i64 0, i64 0), i32 noundef %10, i8* noundef getelementptr inbounds ([1024 x i8], [1024 x i8]* @rust_text, i64 0, i64 0)) #25
  %12 = getelementptr inbounds i8, i8* %5, i64 %8
  %13 = sub i64 %6, %8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %4, !llvm.loop !113

15:                                               ; preds = %4, %2
  ret void
}

define dso_local void @fencepost_rust_panic(i8* nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = icmp ult i64 %1, 1024
  %4 = select i1 %3, i64 %1, i64 1024
  %5 = call i8* @memcpy(i8* noundef getelementptr inbounds ([1024 x i8], [1024 x i8]* @rust_text, i64 0, i64 0), i8* noundef %0, i64 noundef %4) #25
  call void @__fp_panic(i8* noundef getelementptr inbounds ([1024 x i8], [1024 x i8]* @rust_text, i64 0, i64 0), i64 noundef %4) #25
  ret void
}

declare void @__fp_panic(i8* noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: noreturn
define dso_local void @_Unwind_RaiseException(%struct.rust_exception* noundef %0) local_unnamed_addr #2 {
  call void @__fp_panic(i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @_Unwind_RaiseException.text, i64 0, i64 0), i64 noundef 56) #25
  %2 = bitcast %struct.rust_exception* %0 to i8*
  call void @__fp_throw(i8* noundef %2) #26
  unreachable
}

; Function Attrs: noreturn
declare void @__fp_throw(i8* noundef) local_unnamed_addr #4

; Function Attrs: noreturn
define dso_local void @_Unwind_Resume(%struct.rust_exception* noundef %0) local_unnamed_addr #2 {
  %2 = bitcast %struct.rust_exception* %0 to i8*
  call void @__fp_throw(i8* noundef %2) #26
  unreachable
}

define dso_local void @_Unwind_DeleteException(%struct.rust_exception* noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.rust_exception, %struct.rust_exception* %0, i64 0, i32 1
  %3 = load void (i32, %struct.rust_exception*)*, void (i32, %struct.rust_exception*)** %2, align 8
  %4 = icmp eq void (i32, %struct.rust_exception*)* %3, null
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  call void %3(i32 noundef 1, %struct.rust_exception* noundef %0) #25
  br label %6

6:                                                ; preds = %5, %1
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local noalias i8* @fencepost_rust_no_handler(i1 noundef zeroext %0) local_unnamed_addr #5 {
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @fencepost_rust_drop_handler(i8* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

define dso_local i8* @fencepost_kept(i64 noundef %0) local_unnamed_addr #1 {
  %2 = call i8* @__fp_alloc(i64 noundef %0, i64 noundef 16, i32 noundef 0) #25
  ret i8* %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @fencepost_rust_keep_thread(i8* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

define dso_local void @fencepost_rust_lock(i32* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast i32* %0 to i8*
  call void @__fp_lock(i8* noundef %2) #25
  ret void
}

define dso_local i32 @fencepost_rust_unlock(i32* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast i32* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #25
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = atomicrmw xchg i32* %0, i32 0 release, align 4
  br label %8

7:                                                ; preds = %1
  call void @__fp_unlock(i8* noundef %2) #25
  br label %8

8:                                                ; preds = %7, %5
  %9 = phi i32 [ 1, %7 ], [ %6, %5 ]
  ret i32 %9
}

; Function Attrs: nofree norecurse nounwind
define dso_local void @fencepost_rust_read(i32* nocapture noundef %0) local_unnamed_addr #10 {
  br label %2

2:                                                ; preds = %13, %1
  %3 = load atomic i32, i32* %0 monotonic, align 4
  br label %4

4:                                                ; preds = %7, %2
  %5 = phi i32 [ %3, %2 ], [ %11, %7 ]
  %6 = icmp eq i32 %5, 1073741823
  br i1 %6, label %13, label %7

7:                                                ; preds = %4
  %8 = add i32 %5, 1
  %9 = cmpxchg i32* %0, i32 %5, i32 %8 acquire monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  %11 = extractvalue { i32, i1 } %9, 0
  br i1 %10, label %12, label %4, !llvm.loop !114

12:                                               ; preds = %7
  br i1 %6, label %13, label %14

13:                                               ; preds = %4, %12
  br label %2

14:                                               ; preds = %12
  ret void
}

; Function Attrs: nofree norecurse nounwind
define dso_local void @fencepost_rust_write(i32* nocapture noundef %0) local_unnamed_addr #10 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = cmpxchg i32* %0, i32 0, i32 1073741823 acquire monotonic, align 4
  %4 = extractvalue { i32, i1 } %3, 1
  br i1 %4, label %5, label %2, !llvm.loop !115

5:                                                ; preds = %2
  ret void
}

; Function Attrs: nofree norecurse nounwind
define dso_local i32 @fencepost_rust_begin_once(i32* nocapture noundef %0, i1 noundef zeroext %1) local_unnamed_addr #10 {
  br label %3

3:                                                ; preds = %14, %2
  %4 = cmpxchg i32* %0, i32 3, i32 1 acquire acquire, align 4
  %5 = extractvalue { i32, i1 } %4, 1
  %6 = extractvalue { i32, i1 } %4, 0
  br i1 %5, label %17, label %7

7:                                                ; preds = %3
  %8 = icmp eq i32 %6, 2
  %9 = and i1 %8, %1
  br i1 %9, label %10, label %14

10:                                               ; preds = %7
  %11 = cmpxchg i32* %0, i32 2, i32 1 acquire acquire, align 4
  %12 = extractvalue { i32, i1 } %11, 1
  %13 = extractvalue { i32, i1 } %11, 0
  br i1 %12, label %17, label %14

14:                                               ; preds = %7, %10
  %15 = phi i32 [ %13, %10 ], [ %6, %7 ]
  %16 = icmp eq i32 %15, 1
  br i1 %16, label %3, label %17, !llvm.loop !116

17:                                               ; preds = %14, %10, %3
  %18 = phi i32 [ 3, %3 ], [ 2, %10 ], [ %15, %14 ]
  ret i32 %18
}

define dso_local void @fencepost_rust_wait(i32* nocapture noundef %0, i32* noundef %1) local_unnamed_addr #1 {
  %3 = call zeroext i1 @__fp_spurious_wakeups() #25
  br i1 %3, label %5, label %4

4:                                                ; preds = %2
  call void @__fp_note_once(i8* noundef getelementptr inbounds ([80 x i8], [80 x i8]* @.str.54, i64 0, i64 0)) #25
  br label %5

5:                                                ; preds = %4, %2
  %6 = call zeroext i1 @__fp_spurious_wakeups() #25
  %7 = call fastcc zeroext i1 @rust_wait(i32* noundef %0, i32* noundef %1, i1 noundef zeroext %6, i1 noundef zeroext false) #25
  ret void
}

declare void @__fp_note_once(i8* noundef) local_unnamed_addr #3

define internal fastcc zeroext i1 @rust_wait(i32* nocapture noundef %0, i32* noundef %1, i1 noundef zeroext %2, i1 noundef zeroext %3) unnamed_addr #1 {
  %5 = call i64 @__fp_self() #25
  %6 = icmp ugt i64 %5, 31
  br i1 %6, label %7, label %8

7:                                                ; preds = %4
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.77, i64 0, i64 0)) #26
  unreachable

8:                                                ; preds = %4
  %9 = trunc i64 %5 to i32
  %10 = shl i32 1, %9
  %11 = atomicrmw or i32* %0, i32 %10 monotonic, align 4
  %12 = bitcast i32* %1 to i8*
  %13 = call i32 @__fp_held(i8* noundef %12) #25
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %16

15:                                               ; preds = %8
  store atomic i32 0, i32* %1 release, align 4
  br label %17

16:                                               ; preds = %8
  call void @__fp_unlock(i8* noundef %12) #25
  br label %17

17:                                               ; preds = %15, %16
  br i1 %2, label %18, label %26

18:                                               ; preds = %17
  %19 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #25
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %26, label %21

21:                                               ; preds = %18
  %22 = xor i32 %10, -1
  %23 = atomicrmw and i32* %0, i32 %22 monotonic, align 4
  %24 = and i32 %23, %10
  %25 = icmp ne i32 %24, 0
  br label %35

26:                                               ; preds = %18, %17
  br i1 %3, label %27, label %31

27:                                               ; preds = %26
  %28 = load atomic i32, i32* %0 monotonic, align 4
  %29 = and i32 %28, %10
  %30 = icmp eq i32 %29, 0
  br label %35

31:                                               ; preds = %26, %31
  %32 = load atomic i32, i32* %0 monotonic, align 4
  %33 = and i32 %32, %10
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %38, label %31, !llvm.loop !117

35:                                               ; preds = %21, %27
  %36 = phi i1 [ %30, %27 ], [ %25, %21 ]
  %37 = phi i1 [ true, %27 ], [ false, %21 ]
  call void @__fp_assume(i1 noundef zeroext %36) #25
  br label %38

38:                                               ; preds = %31, %35
  %39 = phi i1 [ %37, %35 ], [ true, %31 ]
  call void @__fp_lock(i8* noundef %12) #25
  ret i1 %39
}

define dso_local zeroext i1 @fencepost_rust_wait_timeout(i32* nocapture noundef %0, i32* noundef %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = call fastcc zeroext i1 @rust_wait(i32* noundef %0, i32* noundef %1, i1 noundef zeroext true, i1 noundef zeroext true) #25
  br i1 %5, label %43, label %6

6:                                                ; preds = %4
  %7 = icmp ne i32 %3, 0
  %8 = call zeroext i1 @__fp_cancels() #25
  %9 = xor i1 %8, true
  %10 = load i32, i32* @cancel_disabled, align 4
  %11 = icmp ne i32 %10, 0
  %12 = select i1 %9, i1 true, i1 %11
  br i1 %12, label %20, label %13

13:                                               ; preds = %6
  %14 = call i64 @__fp_self() #25
  %15 = getelementptr inbounds [256 x i8], [256 x i8]* @cancelled, i64 0, i64 %14
  %16 = load atomic i8, i8* %15 acquire, align 1
  %17 = and i8 %16, 1
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %20, label %19

19:                                               ; preds = %13
  call void @fencepost_leave(i8* noundef nonnull inttoptr (i64 -1 to i8*)) #26
  unreachable

20:                                               ; preds = %13, %6
  %21 = call zeroext i1 @__fp_has_clock() #25
  %22 = icmp sgt i64 %2, -1
  %23 = and i1 %22, %21
  br i1 %23, label %24, label %43

24:                                               ; preds = %20
  %25 = load atomic i64, i64* @process_seconds monotonic, align 8
  %26 = and i64 %25, 1099511627775
  %27 = zext i1 %7 to i64
  %28 = add i64 %27, %2
  %29 = add i64 %28, %26
  br label %30

30:                                               ; preds = %40, %24
  %31 = phi i64 [ %25, %24 ], [ %42, %40 ]
  %32 = and i64 %31, 1099511627775
  %33 = sub i64 %29, %32
  %34 = icmp slt i64 %33, 1
  br i1 %34, label %40, label %35

35:                                               ; preds = %30
  %36 = add nsw i64 %33, %31
  %37 = cmpxchg i64* @process_seconds, i64 %31, i64 %36 monotonic monotonic, align 8
  %38 = extractvalue { i64, i1 } %37, 1
  %39 = extractvalue { i64, i1 } %37, 0
  br label %40

40:                                               ; preds = %35, %30
  %41 = phi i1 [ true, %30 ], [ %38, %35 ]
  %42 = phi i64 [ %31, %30 ], [ %39, %35 ]
  br i1 %41, label %43, label %30

43:                                               ; preds = %40, %20, %4
  ret i1 %5
}

define dso_local void @fencepost_rust_notify_one(i32* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = load atomic i32, i32* %0 monotonic, align 4
  br label %3

3:                                                ; preds = %18, %1
  %4 = phi i32 [ %2, %1 ], [ %26, %18 ]
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %27, label %6

6:                                                ; preds = %3
  %7 = call i32 @llvm.ctpop.i32(i32 %4), !range !118
  %8 = add nsw i32 %7, -1
  %9 = call i32 @__fp_choose(i32 noundef 0, i32 noundef %8) #25
  %10 = icmp sgt i32 %9, 0
  br i1 %10, label %11, label %18

11:                                               ; preds = %6, %11
  %12 = phi i32 [ %14, %11 ], [ %9, %6 ]
  %13 = phi i32 [ %16, %11 ], [ %4, %6 ]
  %14 = add nsw i32 %12, -1
  %15 = add i32 %13, -1
  %16 = and i32 %15, %13
  %17 = icmp sgt i32 %12, 1
  br i1 %17, label %11, label %18, !llvm.loop !119

18:                                               ; preds = %11, %6
  %19 = phi i32 [ %4, %6 ], [ %16, %11 ]
  %20 = sub i32 0, %19
  %21 = and i32 %19, %20
  %22 = xor i32 %21, -1
  %23 = and i32 %4, %22
  %24 = cmpxchg i32* %0, i32 %4, i32 %23 monotonic monotonic, align 4
  %25 = extractvalue { i32, i1 } %24, 1
  %26 = extractvalue { i32, i1 } %24, 0
  br i1 %25, label %27, label %3, !llvm.loop !120

27:                                               ; preds = %3, %18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local void @fencepost_rust_notify_all(i32* nocapture noundef writeonly %0) local_unnamed_addr #9 {
  store atomic i32 0, i32* %0 monotonic, align 4
  ret void
}

define dso_local i64 @fencepost_rust_syscall(i64 noundef %0, ...) local_unnamed_addr #1 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #27
  call void @llvm.va_start(i8* nonnull %3)
  switch i64 %0, label %144 [
    i64 202, label %4
    i64 186, label %104
    i64 318, label %109
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
  switch i32 %38, label %55 [
    i32 10, label %145
    i32 1, label %145
  ]

55:                                               ; preds = %51
  %56 = load i32, i32* %5, align 16
  %57 = icmp ult i32 %56, 41
  br i1 %57, label %58, label %64

58:                                               ; preds = %55
  %59 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %60 = load i8*, i8** %59, align 16
  %61 = sext i32 %56 to i64
  %62 = getelementptr i8, i8* %60, i64 %61
  %63 = add i32 %56, 8
  store i32 %63, i32* %5, align 16
  br label %68

64:                                               ; preds = %55
  %65 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %66 = load i8*, i8** %65, align 8
  %67 = getelementptr i8, i8* %66, i64 8
  store i8* %67, i8** %65, align 8
  br label %68

68:                                               ; preds = %64, %58
  %69 = phi i8* [ %62, %58 ], [ %66, %64 ]
  %70 = bitcast i8* %69 to i64**
  %71 = load i64*, i64** %70, align 8
  store i32 4, i32* @error_number, align 4
  %72 = icmp eq i64* %71, null
  br i1 %72, label %145, label %73

73:                                               ; preds = %68
  %74 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #25
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %101, label %76

76:                                               ; preds = %73
  %77 = call zeroext i1 @__fp_has_clock() #25
  br i1 %77, label %78, label %100

78:                                               ; preds = %76
  %79 = load atomic i64, i64* @process_seconds monotonic, align 8
  %80 = load i64, i64* %71, align 8
  %81 = add nsw i64 %80, -1
  %82 = getelementptr inbounds i64, i64* %71, i64 1
  %83 = load i64, i64* %82, align 8
  %84 = icmp sgt i64 %83, 0
  %85 = zext i1 %84 to i64
  %86 = add nsw i64 %81, %85
  br label %87

87:                                               ; preds = %97, %78
  %88 = phi i64 [ %79, %78 ], [ %99, %97 ]
  %89 = and i64 %88, 1099511627775
  %90 = sub i64 %86, %89
  %91 = icmp slt i64 %90, 1
  br i1 %91, label %97, label %92

92:                                               ; preds = %87
  %93 = add nsw i64 %90, %88
  %94 = cmpxchg i64* @process_seconds, i64 %88, i64 %93 monotonic monotonic, align 8
  %95 = extractvalue { i64, i1 } %94, 1
  %96 = extractvalue { i64, i1 } %94, 0
  br label %97

97:                                               ; preds = %92, %87
  %98 = phi i1 [ true, %87 ], [ %95, %92 ]
  %99 = phi i64 [ %88, %87 ], [ %96, %92 ]
  br i1 %98, label %100, label %87

100:                                              ; preds = %97, %76
  store i32 110, i32* @error_number, align 4
  br label %145

101:                                              ; preds = %73
  %102 = load atomic i32, i32* %21 monotonic, align 4
  %103 = icmp ne i32 %102, %54
  call void @__fp_assume(i1 noundef zeroext %103) #25
  br label %145

104:                                              ; preds = %1
  %105 = call i64 @__fp_self() #25
  %106 = shl i64 %105, 32
  %107 = add i64 %106, 4294967296000
  %108 = ashr exact i64 %107, 32
  br label %145

109:                                              ; preds = %1
  %110 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %111 = load i32, i32* %110, align 16
  %112 = icmp ult i32 %111, 41
  br i1 %112, label %113, label %119

113:                                              ; preds = %109
  %114 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %115 = load i8*, i8** %114, align 16
  %116 = sext i32 %111 to i64
  %117 = getelementptr i8, i8* %115, i64 %116
  %118 = add i32 %111, 8
  store i32 %118, i32* %110, align 16
  br label %123

119:                                              ; preds = %109
  %120 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %121 = load i8*, i8** %120, align 8
  %122 = getelementptr i8, i8* %121, i64 8
  store i8* %122, i8** %120, align 8
  br label %123

123:                                              ; preds = %119, %113
  %124 = phi i8* [ %117, %113 ], [ %121, %119 ]
  %125 = bitcast i8* %124 to i8**
  %126 = load i8*, i8** %125, align 8
  %127 = load i32, i32* %110, align 16
  %128 = icmp ult i32 %127, 41
  br i1 %128, label %129, label %135

129:                                              ; preds = %123
  %130 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %131 = load i8*, i8** %130, align 16
  %132 = sext i32 %127 to i64
  %133 = getelementptr i8, i8* %131, i64 %132
  %134 = add i32 %127, 8
  store i32 %134, i32* %110, align 16
  br label %139

135:                                              ; preds = %123
  %136 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %137 = load i8*, i8** %136, align 8
  %138 = getelementptr i8, i8* %137, i64 8
  store i8* %138, i8** %136, align 8
  br label %139

139:                                              ; preds = %135, %129
  %140 = phi i8* [ %133, %129 ], [ %137, %135 ]
  %141 = bitcast i8* %140 to i64*
  %142 = load i64, i64* %141, align 8
  %143 = call i8* @memset(i8* noundef %126, i32 noundef 4, i64 noundef %142) #25
  br label %145

144:                                              ; preds = %1
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([77 x i8], [77 x i8]* @.str.55, i64 0, i64 0)) #26
  unreachable

145:                                              ; preds = %51, %51, %100, %101, %68, %139, %104
  %146 = phi i64 [ %142, %139 ], [ %108, %104 ], [ 0, %51 ], [ 0, %51 ], [ -1, %100 ], [ -1, %101 ], [ -1, %68 ]
  call void @llvm.va_end(i8* %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #27
  ret i64 %146
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local noalias i8* @dlsym(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #5 {
  ret i8* null
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
  br i1 %16, label %18, label %9, !llvm.loop !48

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
  br i1 %78, label %59, label %98, !llvm.loop !49

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
  br i1 %24, label %9, label %17, !llvm.loop !71

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
  br i1 %42, label %29, label %43, !llvm.loop !69

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
  br i1 %69, label %50, label %53, !llvm.loop !72

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
  br i1 %92, label %79, label %93, !llvm.loop !69

93:                                               ; preds = %89, %70, %50
  %94 = phi i32 [ %12, %50 ], [ 0, %70 ], [ 0, %89 ]
  ret i32 %94
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.abs.i32(i32, i1 immarg) #24

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.abs.i64(i64, i1 immarg) #24

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i8 @llvm.ctpop.i8(i8) #24

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #24

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i8 @llvm.fshl.i8(i8, i8, i8) #24

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
attributes #24 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #25 = { nobuiltin "no-builtins" }
attributes #26 = { nobuiltin noreturn "no-builtins" }
attributes #27 = { nounwind }
attributes #28 = { nobuiltin nounwind "no-builtins" }

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
!43 = distinct !{!43, !7}
!44 = distinct !{!44, !7}
!45 = distinct !{!45, !7}
!46 = distinct !{!46, !6, !7}
!47 = distinct !{!47, !6, !7}
!48 = distinct !{!48, !6, !7}
!49 = distinct !{!49, !7}
!50 = distinct !{!50, !6, !7}
!51 = distinct !{!51, !6, !7}
!52 = distinct !{!52, !6, !7}
!53 = distinct !{!53, !6, !7}
!54 = distinct !{!54, !6, !7}
!55 = distinct !{!55, !7}
!56 = distinct !{!56, !6, !7}
!57 = distinct !{!57, !6, !7}
!58 = distinct !{!58, !6, !7}
!59 = distinct !{!59, !6, !7}
!60 = distinct !{!60, !6, !7}
!61 = distinct !{!61, !6, !7}
!62 = distinct !{!62, !7}
!63 = distinct !{!63, !6, !7}
!64 = distinct !{!64, !6, !7}
!65 = distinct !{!65, !7}
!66 = distinct !{!66, !6, !7}
!67 = distinct !{!67, !6, !7}
!68 = distinct !{!68, !7}
!69 = distinct !{!69, !6, !7}
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
!94 = distinct !{!94, !6, !7}
!95 = distinct !{!95, !7}
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
!107 = distinct !{!107, !6, !7}
!108 = !{i8 0, i8 9}
!109 = distinct !{!109, !6, !7}
!110 = distinct !{!110, !6, !7}
!111 = distinct !{!111, !6, !7}
!112 = distinct !{!112, !6, !7}
!113 = distinct !{!113, !6, !7}
!114 = distinct !{!114, !6, !7}
!115 = distinct !{!115, !6, !7}
!116 = distinct !{!116, !6, !7}
!117 = distinct !{!117, !6, !7}
!118 = !{i32 0, i32 33}
!119 = distinct !{!119, !6, !7}
!120 = distinct !{!120, !7}
