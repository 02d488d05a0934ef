target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.handlers = type { [64 x %struct.anon], i32 }
%struct.anon = type { void (i8*)*, i8*, i8 }
%struct.anon.0 = type { void (i8*)*, i8* }
%struct.mutex = type { i32, [3 x i32], i32 }
%struct.cond = type { i64 }
%struct.barrier = type { i32, i32, i64, i64 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.decimal = type { [792 x i8], i32, i32 }
%struct.sink = type { i8*, i64, i64 }
%struct.exception = type { i8**, i8* }
%struct.guard = type { i8, [3 x i8], i32 }
%struct.thread_state = type { void (%struct.thread_state*)** }

@at_exit = internal unnamed_addr global %struct.handlers zeroinitializer, align 8
@at_quick = internal global %struct.handlers zeroinitializer, align 8
@.str = private unnamed_addr constant [17 x i8] c"abort was called\00", align 1
@error_number = internal thread_local global i32 0, align 4
@woken_in_loop = internal thread_local unnamed_addr global i1 false, align 1
@times_woken = internal thread_local unnamed_addr global i32 0, align 4
@.str.1 = private unnamed_addr constant [50 x i8] c"pthread_rwlock_unlock of a lock that nobody holds\00", align 1
@barriers_made = internal thread_local unnamed_addr global i32 0, align 4
@at_thread_exit_count = internal thread_local unnamed_addr global i32 0, align 4
@.str.2 = private unnamed_addr constant [51 x i8] c"more than 16 thread-local objects with destructors\00", align 1
@at_thread_exit = internal thread_local unnamed_addr global [16 x %struct.anon.0] zeroinitializer, align 16
@key_count = internal global i32 0, align 4
@key_destructors = internal unnamed_addr global [32 x void (i8*)*] zeroinitializer, align 16
@key_values = internal thread_local unnamed_addr global [32 x i8*] zeroinitializer, align 16
@.str.3 = private unnamed_addr constant [55 x i8] c"a thread that is created detached (use pthread_detach)\00", align 1
@classes_from_0 = internal constant i16* getelementptr inbounds (<{ [256 x i16], [128 x i16] }>, <{ [256 x i16], [128 x i16] }>* @classes, i64 0, i32 0, i64 128), align 8
@upper_case_from_0 = internal constant i32* getelementptr inbounds ([384 x i32], [384 x i32]* @upper_case, i64 0, i64 128), align 8
@lower_case_from_0 = internal constant i32* getelementptr inbounds ([384 x i32], [384 x i32]* @lower_case, i64 0, i64 128), align 8
@upper_case = internal constant [384 x i32] [i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 16
@lower_case = internal constant [384 x i32] [i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 16
@strtok_rest = internal unnamed_addr global i8* null, align 8
@.str.4 = private unnamed_addr constant [9 x i8] c"an error\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"(nil)\00", align 1
@.str.6 = private unnamed_addr constant [29 x i8] c"a wide character in snprintf\00", align 1
@.str.7 = private unnamed_addr constant [40 x i8] c"a string of wide characters in snprintf\00", align 1
@.str.8 = private unnamed_addr constant [7 x i8] c"(null)\00", align 1
@.str.9 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.10 = private unnamed_addr constant [68 x i8] c"this conversion in snprintf: only d i u x X o p c s e E f F g G are\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"%.*s\0A\00", align 1
@.str.12 = private unnamed_addr constant [5 x i8] c"%.*s\00", align 1
@.str.13 = private unnamed_addr constant [3 x i8] c"%c\00", align 1
@.str.14 = private unnamed_addr constant [18 x i8] c"__VERIFIER_assert\00", align 1
@.str.15 = private unnamed_addr constant [28 x i8] c"__VERIFIER_error was called\00", align 1
@.str.16 = private unnamed_addr constant [23 x i8] c"reach_error was called\00", align 1
@.str.17 = private unnamed_addr constant [82 x i8] c"__VERIFIER_nondet_short: only 8 of its values are tried (fp_choose gives a range)\00", align 1
@few = internal unnamed_addr constant [8 x i32] [i32 0, i32 1, i32 -1, i32 2, i32 3, i32 7, i32 2147483647, i32 -2147483648], align 16
@.str.18 = private unnamed_addr constant [83 x i8] c"__VERIFIER_nondet_ushort: only 8 of its values are tried (fp_choose gives a range)\00", align 1
@.str.19 = private unnamed_addr constant [80 x i8] c"__VERIFIER_nondet_int: only 8 of its values are tried (fp_choose gives a range)\00", align 1
@.str.20 = private unnamed_addr constant [81 x i8] c"__VERIFIER_nondet_uint: only 8 of its values are tried (fp_choose gives a range)\00", align 1
@.str.21 = private unnamed_addr constant [81 x i8] c"__VERIFIER_nondet_long: only 8 of its values are tried (fp_choose gives a range)\00", align 1
@.str.22 = private unnamed_addr constant [82 x i8] c"__VERIFIER_nondet_ulong: only 8 of its values are tried (fp_choose gives a range)\00", align 1
@.str.23 = private unnamed_addr constant [85 x i8] c"__VERIFIER_nondet_longlong: only 8 of its values are tried (fp_choose gives a range)\00", align 1
@.str.24 = private unnamed_addr constant [86 x i8] c"__VERIFIER_nondet_ulonglong: only 8 of its values are tried (fp_choose gives a range)\00", align 1
@.str.25 = private unnamed_addr constant [83 x i8] c"__VERIFIER_nondet_size_t: only 8 of its values are tried (fp_choose gives a range)\00", align 1
@.str.26 = private unnamed_addr constant [46 x i8] c"__VERIFIER_nondet_pointer: only null is tried\00", align 1
@nested = internal thread_local unnamed_addr global i32 0, align 4
@__fp_section = internal global i32 0, align 4
@caught_count = internal thread_local unnamed_addr global i32 0, align 4
@.str.27 = private unnamed_addr constant [36 x i8] c"more than 16 exceptions in handling\00", align 1
@caught = internal thread_local unnamed_addr global [16 x i8*] zeroinitializer, align 16
@.str.28 = private unnamed_addr constant [26 x i8] c"std::terminate was called\00", align 1
@.str.29 = private unnamed_addr constant [35 x i8] c"a pure virtual function was called\00", align 1
@.str.30 = private unnamed_addr constant [11 x i8] c"a bad cast\00", align 1
@_ZTISt9exception = dso_local constant [2 x i8*] zeroinitializer, align 16
@_ZTISt11logic_error = dso_local constant [3 x i8*] [i8* null, i8* null, i8* bitcast ([2 x i8*]* @_ZTISt9exception to i8*)], align 16
@_ZTISt13runtime_error = dso_local constant [3 x i8*] [i8* null, i8* null, i8* bitcast ([2 x i8*]* @_ZTISt9exception to i8*)], align 16
@_ZTISt12out_of_range = dso_local constant [3 x i8*] [i8* null, i8* null, i8* bitcast ([3 x i8*]* @_ZTISt11logic_error to i8*)], align 16
@_ZTISt16invalid_argument = dso_local constant [3 x i8*] [i8* null, i8* null, i8* bitcast ([3 x i8*]* @_ZTISt11logic_error to i8*)], align 16
@_ZTISt12length_error = dso_local constant [3 x i8*] [i8* null, i8* null, i8* bitcast ([3 x i8*]* @_ZTISt11logic_error to i8*)], align 16
@_ZTISt12domain_error = dso_local local_unnamed_addr constant [3 x i8*] [i8* null, i8* null, i8* bitcast ([3 x i8*]* @_ZTISt11logic_error to i8*)], align 16
@_ZTISt11range_error = dso_local local_unnamed_addr constant [3 x i8*] [i8* null, i8* null, i8* bitcast ([3 x i8*]* @_ZTISt13runtime_error to i8*)], align 16
@_ZTISt14overflow_error = dso_local local_unnamed_addr constant [3 x i8*] [i8* null, i8* null, i8* bitcast ([3 x i8*]* @_ZTISt13runtime_error to i8*)], align 16
@_ZTISt12system_error = dso_local constant [3 x i8*] [i8* null, i8* null, i8* bitcast ([3 x i8*]* @_ZTISt13runtime_error to i8*)], align 16
@_ZTISt9bad_alloc = dso_local constant [3 x i8*] [i8* null, i8* null, i8* bitcast ([2 x i8*]* @_ZTISt9exception to i8*)], align 16
@_ZTISt8bad_cast = dso_local local_unnamed_addr constant [3 x i8*] [i8* null, i8* null, i8* bitcast ([2 x i8*]* @_ZTISt9exception to i8*)], align 16
@_ZTIi = dso_local local_unnamed_addr constant [2 x i8*] zeroinitializer, align 16
@_ZTIj = dso_local local_unnamed_addr constant [2 x i8*] zeroinitializer, align 16
@_ZTIl = dso_local local_unnamed_addr constant [2 x i8*] zeroinitializer, align 16
@_ZTIm = dso_local local_unnamed_addr constant [2 x i8*] zeroinitializer, align 16
@_ZTIc = dso_local local_unnamed_addr constant [2 x i8*] zeroinitializer, align 16
@_ZTIb = dso_local local_unnamed_addr constant [2 x i8*] zeroinitializer, align 16
@_ZTId = dso_local local_unnamed_addr constant [2 x i8*] zeroinitializer, align 16
@_ZTIf = dso_local local_unnamed_addr constant [2 x i8*] zeroinitializer, align 16
@.str.31 = private unnamed_addr constant [4 x i8] c"PKc\00", align 1
@_ZTIPKc = dso_local local_unnamed_addr constant [2 x i8*] [i8* null, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.31, i32 0, i32 0)], align 16
@.str.32 = private unnamed_addr constant [3 x i8] c"Pc\00", align 1
@_ZTIPc = dso_local local_unnamed_addr constant [2 x i8*] [i8* null, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i32 0, i32 0)], align 16
@.str.33 = private unnamed_addr constant [15 x i8] c"std::exception\00", align 1
@.str.34 = private unnamed_addr constant [13 x i8] c"system error\00", align 1
@.str.35 = private unnamed_addr constant [15 x i8] c"std::bad_alloc\00", align 1
@.str.36 = private unnamed_addr constant [26 x i8] c"std::bad_array_new_length\00", align 1
@.str.37 = private unnamed_addr constant [18 x i8] c"bad_function_call\00", align 1
@.str.38 = private unnamed_addr constant [38 x i8] c"join of a thread that is not joinable\00", align 1
@.str.39 = private unnamed_addr constant [40 x i8] c"detach of a thread that is not joinable\00", align 1
@_ZSt11__once_call = dso_local thread_local local_unnamed_addr global void ()* null, align 8
@.str.40 = private unnamed_addr constant [38 x i8] c"an assertion of the C++ library fails\00", align 1
@_ZSt15__once_callable = dso_local thread_local local_unnamed_addr global i8* null, align 8
@exiting = internal global i32 0, align 4
@.str.41 = private unnamed_addr constant [61 x i8] c"pthread_cond_wait with a mutex that the thread does not hold\00", align 1
@.str.42 = private unnamed_addr constant [58 x i8] c"a condition variable in a program of more than 64 threads\00", align 1
@gone = internal global [256 x i8] zeroinitializer, align 16
@.str.43 = private unnamed_addr constant [34 x i8] c"join of a thread that is detached\00", align 1
@.str.44 = private unnamed_addr constant [44 x i8] c"detach of a thread that is detached already\00", align 1
@.str.45 = private unnamed_addr constant [34 x i8] c"detach of a thread that is joined\00", align 1
@process_seconds = internal global i64 0, align 8
@has_looked = internal thread_local unnamed_addr global i1 false, align 1
@unchanged_looks = internal thread_local unnamed_addr global i32 0, align 4
@classes = internal constant <{ [256 x i16], [128 x i16] }> <{ [256 x i16] [i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 8195, i16 8194, i16 8194, i16 8194, i16 8194, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 24577, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 2], [128 x i16] zeroinitializer }>, align 16
@.str.47 = private unnamed_addr constant [3 x i8] c"0X\00", align 1
@.str.48 = private unnamed_addr constant [3 x i8] c"0x\00", align 1
@.str.49 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.50 = private unnamed_addr constant [2 x i8] c"+\00", align 1
@.str.51 = private unnamed_addr constant [2 x i8] c" \00", align 1
@.str.52 = private unnamed_addr constant [4 x i8] c"NAN\00", align 1
@.str.53 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@.str.54 = private unnamed_addr constant [4 x i8] c"INF\00", align 1
@.str.55 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@exception_table = internal constant [5 x i8*] [i8* null, i8* null, i8* bitcast (void (%struct.exception*)* @no_destructor to i8*), i8* bitcast (void (%struct.exception*)* @no_destructor to i8*), i8* bitcast (i8* (%struct.exception*)* @exception_text to i8*)], align 16
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

; Function Attrs: nounwind
define dso_local void @fencepost_run_atexit() local_unnamed_addr #1 {
  call void @__fp_lock(i8* noundef bitcast (i32* @exiting to i8*)) #24
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
  call void %13() #24
  br label %19

14:                                               ; preds = %3
  %15 = getelementptr inbounds %struct.anon, %struct.anon* %7, i64 0, i32 0
  %16 = load void (i8*)*, void (i8*)** %15, align 8
  %17 = getelementptr inbounds %struct.handlers, %struct.handlers* @at_exit, i64 0, i32 0, i64 %6, i32 1
  %18 = load i8*, i8** %17, align 8
  call void %16(i8* noundef %18) #24
  br label %19

19:                                               ; preds = %14, %11
  %20 = load i32, i32* getelementptr inbounds (%struct.handlers, %struct.handlers* @at_exit, i64 0, i32 1), align 8
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %3, label %22, !llvm.loop !5

22:                                               ; preds = %19, %0
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @run_handlers(%struct.handlers* nocapture noundef %0) unnamed_addr #1 {
  call void @__fp_lock(i8* noundef bitcast (i32* @exiting to i8*)) #24
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
  call void %15() #24
  br label %21

16:                                               ; preds = %5
  %17 = getelementptr inbounds %struct.anon, %struct.anon* %9, i64 0, i32 0
  %18 = load void (i8*)*, void (i8*)** %17, align 8
  %19 = getelementptr inbounds %struct.handlers, %struct.handlers* %0, i64 0, i32 0, i64 %8, i32 1
  %20 = load i8*, i8** %19, align 8
  call void %18(i8* noundef %20) #24
  br label %21

21:                                               ; preds = %16, %13
  %22 = load i32, i32* %2, align 8
  %23 = icmp sgt i32 %22, 0
  br i1 %23, label %5, label %24, !llvm.loop !5

24:                                               ; preds = %21, %1
  ret void
}

; Function Attrs: noreturn nounwind
define dso_local void @exit(i32 noundef %0) local_unnamed_addr #2 {
  call void @fencepost_run_atexit() #25
  call void @__fp_run_destructors() #24
  call void @__fp_exit() #26
  unreachable
}

declare void @__fp_run_destructors() local_unnamed_addr #3

; Function Attrs: noreturn
declare void @__fp_exit() local_unnamed_addr #4

; Function Attrs: noreturn nounwind
define dso_local void @_exit(i32 %0) local_unnamed_addr #2 {
  call void @__fp_exit() #26
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @_Exit(i32 noundef %0) local_unnamed_addr #2 {
  call void @__fp_exit() #26
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @quick_exit(i32 noundef %0) local_unnamed_addr #2 {
  call fastcc void @run_handlers(%struct.handlers* noundef nonnull @at_quick) #25
  call void @__fp_exit() #26
  unreachable
}

; Function Attrs: noreturn nounwind
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @pthread_mutexattr_settype(i32* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #6 {
  store i32 %1, i32* %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local i32 @pthread_mutexattr_gettype(i32* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = load i32, i32* %0, align 4
  store i32 %3, i32* %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_mutexattr_setpshared(i32* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_mutexattr_setprotocol(i32* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @pthread_mutex_init(%struct.mutex* nocapture noundef writeonly %0, i32* noundef readonly %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.mutex, %struct.mutex* %0, i64 0, i32 0
  store i32 0, i32* %3, align 4
  %4 = call zeroext i1 @__fp_mutex_kinds() #24
  br i1 %4, label %5, label %12

5:                                                ; preds = %2
  %6 = icmp eq i32* %1, null
  br i1 %6, label %9, label %7

7:                                                ; preds = %5
  %8 = load i32, i32* %1, align 4
  br label %9

9:                                                ; preds = %5, %7
  %10 = phi i32 [ %8, %7 ], [ 0, %5 ]
  %11 = getelementptr inbounds %struct.mutex, %struct.mutex* %0, i64 0, i32 2
  store i32 %10, i32* %11, align 4
  br label %12

12:                                               ; preds = %9, %2
  ret i32 0
}

declare zeroext i1 @__fp_mutex_kinds() local_unnamed_addr #3

; Function Attrs: nounwind
define dso_local i32 @pthread_mutex_destroy(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #24
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

; Function Attrs: nounwind
define dso_local i32 @pthread_mutex_lock(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #24
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %12, label %5

5:                                                ; preds = %1
  %6 = call i32 @__fp_mutex_kind(i8* noundef %2) #24
  switch i32 %6, label %8 [
    i32 1, label %7
    i32 2, label %9
  ]

7:                                                ; preds = %5
  call void @__fp_hold_again(i8* noundef %2) #24
  br label %9

8:                                                ; preds = %5
  br label %9

9:                                                ; preds = %5, %8, %7
  %10 = phi i32 [ 0, %7 ], [ undef, %8 ], [ 35, %5 ]
  %11 = phi i1 [ false, %7 ], [ true, %8 ], [ false, %5 ]
  br i1 %11, label %12, label %13

12:                                               ; preds = %9, %1
  call void @__fp_lock(i8* noundef %2) #24
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

; Function Attrs: nounwind
define dso_local i32 @pthread_mutex_trylock(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #24
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %9, label %5

5:                                                ; preds = %1
  %6 = call i32 @__fp_mutex_kind(i8* noundef %2) #24
  %7 = icmp eq i32 %6, 1
  br i1 %7, label %8, label %12

8:                                                ; preds = %5
  call void @__fp_hold_again(i8* noundef %2) #24
  br label %12

9:                                                ; preds = %1
  %10 = call zeroext i1 @__fp_trylock(i8* noundef %2) #24
  %11 = select i1 %10, i32 0, i32 16
  br label %12

12:                                               ; preds = %5, %9, %8
  %13 = phi i32 [ 0, %8 ], [ %11, %9 ], [ 16, %5 ]
  ret i32 %13
}

declare zeroext i1 @__fp_trylock(i8* noundef) local_unnamed_addr #3

; Function Attrs: nounwind
define dso_local i32 @pthread_mutex_timedlock(%struct.mutex* noundef %0, i8* nocapture readnone %1) local_unnamed_addr #1 {
  %3 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #24
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %17

5:                                                ; preds = %2
  %6 = bitcast %struct.mutex* %0 to i8*
  %7 = call i32 @__fp_held(i8* noundef %6) #24
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %13, label %9

9:                                                ; preds = %5
  %10 = call i32 @__fp_mutex_kind(i8* noundef %6) #24
  %11 = icmp eq i32 %10, 1
  br i1 %11, label %12, label %15

12:                                               ; preds = %9
  call void @__fp_hold_again(i8* noundef %6) #24
  br label %15

13:                                               ; preds = %5
  %14 = call zeroext i1 @__fp_trylock(i8* noundef %6) #24
  br label %15

15:                                               ; preds = %9, %12, %13
  %16 = phi i1 [ true, %12 ], [ %14, %13 ], [ false, %9 ]
  call void @__fp_assume(i1 noundef zeroext %16) #24
  br label %17

17:                                               ; preds = %2, %15
  %18 = phi i32 [ 0, %15 ], [ 110, %2 ]
  ret i32 %18
}

declare i32 @__fp_choose(i32 noundef, i32 noundef) local_unnamed_addr #3

declare void @__fp_assume(i1 noundef zeroext) local_unnamed_addr #3

; Function Attrs: nounwind
define dso_local i32 @pthread_mutex_clocklock(%struct.mutex* noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #1 {
  %4 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #24
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %18

6:                                                ; preds = %3
  %7 = bitcast %struct.mutex* %0 to i8*
  %8 = call i32 @__fp_held(i8* noundef %7) #24
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = call i32 @__fp_mutex_kind(i8* noundef %7) #24
  %12 = icmp eq i32 %11, 1
  br i1 %12, label %13, label %16

13:                                               ; preds = %10
  call void @__fp_hold_again(i8* noundef %7) #24
  br label %16

14:                                               ; preds = %6
  %15 = call zeroext i1 @__fp_trylock(i8* noundef %7) #24
  br label %16

16:                                               ; preds = %14, %13, %10
  %17 = phi i1 [ true, %13 ], [ %15, %14 ], [ false, %10 ]
  call void @__fp_assume(i1 noundef zeroext %17) #24
  br label %18

18:                                               ; preds = %3, %16
  %19 = phi i32 [ 0, %16 ], [ 110, %3 ]
  ret i32 %19
}

; Function Attrs: nounwind
define dso_local i32 @pthread_mutex_unlock(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #24
  %4 = icmp sgt i32 %3, 1
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  call void @__fp_hold_less(i8* noundef %2) #24
  br label %12

6:                                                ; preds = %1
  %7 = icmp eq i32 %3, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %6
  %9 = call i32 @__fp_mutex_kind(i8* noundef %2) #24
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %8, %6
  call void @__fp_unlock(i8* noundef %2) #24
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

; Function Attrs: nounwind
define dso_local i32 @pthread_cond_wait(%struct.cond* nocapture noundef %0, %struct.mutex* noundef %1) local_unnamed_addr #1 {
  %3 = call zeroext i1 @__fp_spurious_wakeups() #24
  %4 = zext i1 %3 to i32
  %5 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef %4) #25
  ret i32 0
}

; Function Attrs: nounwind
define internal fastcc zeroext i1 @wait_for_signal(%struct.cond* nocapture noundef %0, %struct.mutex* noundef %1, i32 noundef %2) unnamed_addr #1 {
  %4 = call i64 @__fp_self() #24
  %5 = icmp ugt i64 %4, 63
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.42, i64 0, i64 0)) #26
  unreachable

7:                                                ; preds = %3
  %8 = shl i64 1, %4
  %9 = bitcast %struct.mutex* %1 to i8*
  %10 = call i32 @__fp_held(i8* noundef %9) #24
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %7
  call void @__fp_error(i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.41, i64 0, i64 0)) #26
  unreachable

13:                                               ; preds = %7
  %14 = getelementptr inbounds %struct.cond, %struct.cond* %0, i64 0, i32 0
  %15 = atomicrmw or i64* %14, i64 %8 monotonic, align 8
  call void @__fp_unlock(i8* noundef %9) #24
  %16 = icmp eq i32 %2, 0
  br i1 %16, label %17, label %18

17:                                               ; preds = %31, %13
  br label %37

18:                                               ; preds = %13
  %19 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #24
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %31, label %21

21:                                               ; preds = %18
  %22 = icmp eq i32 %2, 2
  br i1 %22, label %23, label %28

23:                                               ; preds = %21
  call void @__fp_lock(i8* noundef %9) #24
  %24 = xor i64 %8, -1
  %25 = atomicrmw and i64* %14, i64 %24 monotonic, align 8
  %26 = and i64 %25, %8
  %27 = icmp ne i64 %26, 0
  call void @__fp_assume(i1 noundef zeroext %27) #24
  br label %42

28:                                               ; preds = %21
  %29 = xor i64 %8, -1
  %30 = atomicrmw and i64* %14, i64 %29 monotonic, align 8
  call void @__fp_lock(i8* noundef %9) #24
  br label %42

31:                                               ; preds = %18
  %32 = icmp eq i32 %2, 3
  br i1 %32, label %33, label %17

33:                                               ; preds = %31
  %34 = load atomic i64, i64* %14 monotonic, align 8
  %35 = and i64 %34, %8
  %36 = icmp eq i64 %35, 0
  call void @__fp_assume(i1 noundef zeroext %36) #24
  br label %41

37:                                               ; preds = %17, %37
  %38 = load atomic i64, i64* %14 monotonic, align 8
  %39 = and i64 %38, %8
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %41, label %37, !llvm.loop !8

41:                                               ; preds = %37, %33
  call void @__fp_lock(i8* noundef %9) #24
  br label %42

42:                                               ; preds = %23, %28, %41
  %43 = phi i1 [ false, %41 ], [ true, %28 ], [ true, %23 ]
  ret i1 %43
}

declare zeroext i1 @__fp_spurious_wakeups() local_unnamed_addr #3

; Function Attrs: nounwind
define dso_local i32 @fencepost_cond_wait_checked(%struct.cond* nocapture noundef %0, %struct.mutex* noundef %1) local_unnamed_addr #1 {
  %3 = load i1, i1* @woken_in_loop, align 1
  %4 = xor i1 %3, true
  call void @__fp_assume(i1 noundef zeroext %4) #24
  %5 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef 2) #25
  br i1 %5, label %6, label %7

6:                                                ; preds = %2
  store i1 true, i1* @woken_in_loop, align 1
  br label %7

7:                                                ; preds = %6, %2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @fencepost_cond_left() local_unnamed_addr #6 {
  store i1 false, i1* @woken_in_loop, align 1
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @fencepost_cond_wait_once(%struct.cond* nocapture noundef %0, %struct.mutex* noundef %1) local_unnamed_addr #1 {
  %3 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef 1) #25
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @fencepost_cond_wait_again(%struct.cond* nocapture noundef %0, %struct.mutex* noundef %1) local_unnamed_addr #1 {
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

; Function Attrs: nounwind
define dso_local i32 @pthread_cond_timedwait(%struct.cond* nocapture noundef %0, %struct.mutex* noundef %1, i64* nocapture noundef readonly %2) local_unnamed_addr #1 {
  %4 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef 3) #25
  br i1 %4, label %5, label %29

5:                                                ; preds = %3
  %6 = call zeroext i1 @__fp_has_clock() #24
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

; Function Attrs: nounwind
define dso_local i32 @pthread_cond_clockwait(%struct.cond* nocapture noundef %0, %struct.mutex* noundef %1, i32 noundef %2, i64* nocapture noundef readonly %3) local_unnamed_addr #1 {
  %5 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef 3) #24
  br i1 %5, label %6, label %30

6:                                                ; preds = %4
  %7 = call zeroext i1 @__fp_has_clock() #24
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

; Function Attrs: nounwind
define dso_local i32 @pthread_cond_signal(%struct.cond* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.cond, %struct.cond* %0, i64 0, i32 0
  %3 = load atomic i64, i64* %2 monotonic, align 8
  br label %4

4:                                                ; preds = %20, %1
  %5 = phi i64 [ %3, %1 ], [ %28, %20 ]
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %29, label %7

7:                                                ; preds = %4
  %8 = call i64 @llvm.ctpop.i64(i64 %5), !range !9
  %9 = trunc i64 %8 to i32
  %10 = add nsw i32 %9, -1
  %11 = call i32 @__fp_choose(i32 noundef 0, i32 noundef %10) #24
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %20

13:                                               ; preds = %7, %13
  %14 = phi i64 [ %18, %13 ], [ %5, %7 ]
  %15 = phi i32 [ %16, %13 ], [ %11, %7 ]
  %16 = add nsw i32 %15, -1
  %17 = add i64 %14, -1
  %18 = and i64 %17, %14
  %19 = icmp sgt i32 %15, 1
  br i1 %19, label %13, label %20, !llvm.loop !10

20:                                               ; preds = %13, %7
  %21 = phi i64 [ %5, %7 ], [ %18, %13 ]
  %22 = sub i64 0, %21
  %23 = and i64 %21, %22
  %24 = xor i64 %23, -1
  %25 = and i64 %5, %24
  %26 = cmpxchg i64* %2, i64 %5, i64 %25 monotonic monotonic, align 8
  %27 = extractvalue { i64, i1 } %26, 1
  %28 = extractvalue { i64, i1 } %26, 0
  br i1 %27, label %29, label %4, !llvm.loop !11

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
  br i1 %9, label %11, label %3, !llvm.loop !12

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
  br i1 %6, label %7, label %13, !llvm.loop !13

7:                                                ; preds = %4
  %8 = add nsw i32 %5, 1
  %9 = cmpxchg i32* %0, i32 %5, i32 %8 acquire monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  %11 = extractvalue { i32, i1 } %9, 0
  br i1 %10, label %12, label %4, !llvm.loop !12

12:                                               ; preds = %7
  br i1 %6, label %14, label %13

13:                                               ; preds = %4, %12
  br label %2, !llvm.loop !13

14:                                               ; preds = %12
  ret i32 0
}

; Function Attrs: nofree norecurse nounwind
define dso_local i32 @pthread_rwlock_wrlock(i32* nocapture noundef %0) local_unnamed_addr #10 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = cmpxchg i32* %0, i32 0, i32 -1 acquire monotonic, align 4
  %4 = extractvalue { i32, i1 } %3, 1
  br i1 %4, label %5, label %2, !llvm.loop !14

5:                                                ; preds = %2
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @pthread_rwlock_timedrdlock(i32* nocapture noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #1 {
  %3 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #24
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
  br i1 %13, label %15, label %7, !llvm.loop !12

15:                                               ; preds = %7, %10
  call void @__fp_assume(i1 noundef zeroext %9) #24
  br label %16

16:                                               ; preds = %2, %15
  %17 = phi i32 [ 0, %15 ], [ 110, %2 ]
  ret i32 %17
}

; Function Attrs: nounwind
define dso_local i32 @pthread_rwlock_timedwrlock(i32* nocapture noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #1 {
  %3 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #24
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %2
  %6 = cmpxchg i32* %0, i32 0, i32 -1 acquire monotonic, align 4
  %7 = extractvalue { i32, i1 } %6, 1
  call void @__fp_assume(i1 noundef zeroext %7) #24
  br label %8

8:                                                ; preds = %2, %5
  %9 = phi i32 [ 0, %5 ], [ 110, %2 ]
  ret i32 %9
}

; Function Attrs: nounwind
define dso_local i32 @pthread_rwlock_unlock(i32* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = load atomic i32, i32* %0 monotonic, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  call void @__fp_error(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.1, i64 0, i64 0)) #26
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

; Function Attrs: nounwind
define dso_local i32 @pthread_barrier_init(%struct.barrier* nocapture noundef writeonly %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %17, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 0
  store i32 %2, i32* %6, align 8
  %7 = call i64 @__fp_self() #24
  %8 = trunc i64 %7 to i32
  %9 = shl i32 %8, 16
  %10 = load i32, i32* @barriers_made, align 4
  %11 = add i32 %10, 1
  store i32 %11, i32* @barriers_made, align 4
  %12 = and i32 %11, 65535
  %13 = or i32 %12, %9
  %14 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 1
  store i32 %13, i32* %14, align 4
  %15 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 2
  store i64 0, i64* %15, align 8
  %16 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 3
  store i64 0, i64* %16, align 8
  br label %17

17:                                               ; preds = %3, %5
  %18 = phi i32 [ 0, %5 ], [ 22, %3 ]
  ret i32 %18
}

declare i64 @__fp_self() local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_barrier_destroy(%struct.barrier* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @pthread_barrier_wait(%struct.barrier* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = call fastcc i32 @wait_at_barrier(%struct.barrier* noundef %0, i1 noundef zeroext true) #25
  ret i32 %2
}

; Function Attrs: nounwind
define internal fastcc i32 @wait_at_barrier(%struct.barrier* nocapture noundef %0, i1 noundef zeroext %1) unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 0
  %4 = load i32, i32* %3, align 8
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 1
  %7 = load i32, i32* %6, align 4
  %8 = zext i32 %7 to i64
  %9 = call i64 @__fp_barrier_rank(i64 noundef %8, i64 noundef %5) #24
  %10 = icmp ult i64 %9, %5
  %11 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 2
  br i1 %10, label %22, label %12

12:                                               ; preds = %2
  %13 = atomicrmw add i64* %11, i64 1 acq_rel, align 8
  %14 = urem i64 %13, %5
  %15 = udiv i64 %13, %5
  %16 = add nuw nsw i64 %14, 1
  %17 = icmp eq i64 %16, %5
  br i1 %17, label %64, label %18

18:                                               ; preds = %12, %18
  %19 = load atomic i64, i64* %11 acquire, align 8
  %20 = udiv i64 %19, %5
  %21 = icmp eq i64 %20, %15
  br i1 %21, label %18, label %64, !llvm.loop !15

22:                                               ; preds = %2, %22
  %23 = load atomic i64, i64* %11 acquire, align 8
  %24 = lshr i64 %23, 1
  %25 = urem i64 %24, %5
  %26 = udiv i64 %24, %5
  %27 = icmp eq i64 %25, %9
  br i1 %27, label %28, label %22, !llvm.loop !16

28:                                               ; preds = %22
  %29 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 2
  %30 = add nuw i64 %26, 1
  %31 = zext i1 %1 to i64
  %32 = add i64 %9, 1
  %33 = icmp ult i64 %32, %5
  br i1 %33, label %34, label %38

34:                                               ; preds = %28
  %35 = add i64 %23, 2
  %36 = or i64 %35, %31
  %37 = atomicrmw xchg i64* %29, i64 %36 acq_rel, align 8
  br label %54

38:                                               ; preds = %28
  %39 = and i64 %23, 1
  %40 = or i64 %39, %31
  %41 = icmp eq i64 %40, 0
  %42 = add i64 %23, 2
  %43 = and i64 %42, -2
  %44 = atomicrmw xchg i64* %29, i64 %43 acq_rel, align 8
  %45 = mul i64 %30, %5
  br i1 %41, label %50, label %46

46:                                               ; preds = %38
  %47 = add nsw i32 %4, -1
  %48 = call i32 @__fp_choose(i32 noundef 0, i32 noundef %47) #24
  %49 = sext i32 %48 to i64
  br label %50

50:                                               ; preds = %38, %46
  %51 = phi i64 [ %49, %46 ], [ %9, %38 ]
  %52 = add i64 %51, %45
  %53 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 3
  store atomic i64 %52, i64* %53 release, align 8
  br label %54

54:                                               ; preds = %50, %34
  %55 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 3
  br label %56

56:                                               ; preds = %56, %54
  %57 = load atomic i64, i64* %55 acquire, align 8
  %58 = udiv i64 %57, %5
  %59 = urem i64 %57, %5
  %60 = icmp eq i64 %58, %30
  br i1 %60, label %61, label %56, !llvm.loop !17

61:                                               ; preds = %56
  %62 = icmp eq i64 %59, %9
  %63 = sext i1 %62 to i32
  br label %64

64:                                               ; preds = %18, %12, %61
  %65 = phi i32 [ %63, %61 ], [ -1, %12 ], [ 0, %18 ]
  ret i32 %65
}

; Function Attrs: nounwind
define dso_local i32 @fencepost_barrier_pass(%struct.barrier* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = call fastcc i32 @wait_at_barrier(%struct.barrier* noundef %0, i1 noundef zeroext false) #25
  ret i32 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @pthread_spin_init(i32* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #6 {
  store i32 0, i32* %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_spin_destroy(i32* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @pthread_spin_lock(i32* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast i32* %0 to i8*
  call void @__fp_lock(i8* noundef %2) #24
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @pthread_spin_trylock(i32* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast i32* %0 to i8*
  %3 = call zeroext i1 @__fp_trylock(i8* noundef %2) #24
  %4 = select i1 %3, i32 0, i32 16
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @pthread_spin_unlock(i32* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast i32* %0 to i8*
  call void @__fp_unlock(i8* noundef %2) #24
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
  br i1 %9, label %12, label %3, !llvm.loop !18

11:                                               ; preds = %3
  store i32 11, i32* @error_number, align 4
  br label %12

12:                                               ; preds = %6, %11
  %13 = phi i32 [ -1, %11 ], [ 0, %6 ]
  ret i32 %13
}

; Function Attrs: nofree norecurse nounwind
define dso_local i32 @sem_wait(i32* nocapture noundef %0) local_unnamed_addr #10 {
  br label %2

2:                                                ; preds = %9, %1
  %3 = load atomic i32, i32* %0 monotonic, align 4
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %5, label %9

5:                                                ; preds = %2
  %6 = add nsw i32 %3, -1
  %7 = cmpxchg i32* %0, i32 %3, i32 %6 acquire monotonic, align 4
  %8 = extractvalue { i32, i1 } %7, 1
  br i1 %8, label %10, label %9

9:                                                ; preds = %5, %2
  br label %2

10:                                               ; preds = %5
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @sem_timedwait(i32* nocapture noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #1 {
  %3 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #24
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
  br i1 %14, label %17, label %8, !llvm.loop !18

16:                                               ; preds = %8
  store i32 11, i32* @error_number, align 4
  br label %17

17:                                               ; preds = %11, %16
  call void @__fp_assume(i1 noundef zeroext %10) #24
  br label %18

18:                                               ; preds = %17, %5
  %19 = phi i32 [ -1, %5 ], [ 0, %17 ]
  ret i32 %19
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

; Function Attrs: nounwind
define dso_local i32 @pthread_once(i32* nocapture noundef %0, void ()* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = load atomic i32, i32* %0 acquire, align 4
  %4 = icmp eq i32 %3, 2
  br i1 %4, label %12, label %5

5:                                                ; preds = %2
  %6 = cmpxchg i32* %0, i32 0, i32 1 acquire monotonic, align 4
  %7 = extractvalue { i32, i1 } %6, 1
  br i1 %7, label %8, label %9

8:                                                ; preds = %5
  call void %1() #24
  store atomic i32 2, i32* %0 release, align 4
  br label %12

9:                                                ; preds = %5, %9
  %10 = load atomic i32, i32* %0 acquire, align 4
  %11 = icmp eq i32 %10, 2
  br i1 %11, label %12, label %9, !llvm.loop !19

12:                                               ; preds = %9, %8, %2
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @__cxa_thread_atexit(void (i8*)* noundef %0, i8* noundef %1, i8* nocapture readnone %2) local_unnamed_addr #1 {
  %4 = load i32, i32* @at_thread_exit_count, align 4
  %5 = icmp eq i32 %4, 16
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.2, i64 0, i64 0)) #26
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

; Function Attrs: noreturn
declare void @__fp_unsupported(i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local i32 @__cxa_thread_atexit_impl(void (i8*)* noundef %0, i8* noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #1 {
  %4 = load i32, i32* @at_thread_exit_count, align 4
  %5 = icmp eq i32 %4, 16
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.2, i64 0, i64 0)) #26
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @pthread_setspecific(i32 noundef %0, i8* noundef %1) local_unnamed_addr #6 {
  %3 = icmp ugt i32 %0, 31
  br i1 %3, label %7, label %4

4:                                                ; preds = %2
  %5 = zext i32 %0 to i64
  %6 = getelementptr inbounds [32 x i8*], [32 x i8*]* @key_values, i64 0, i64 %5
  store i8* %1, i8** %6, align 8
  br label %7

7:                                                ; preds = %2, %4
  %8 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %8
}

; Function Attrs: nounwind
define dso_local i32 @pthread_create(i64* nocapture noundef writeonly %0, i8* nocapture readnone %1, i8* (i8*)* noundef %2, i8* noundef %3) local_unnamed_addr #1 {
  %5 = call i8* @__fp_alloc(i64 noundef 16, i64 noundef 16, i32 noundef 0) #24
  %6 = bitcast i8* %5 to i8* (i8*)**
  store i8* (i8*)* %2, i8* (i8*)** %6, align 8
  %7 = getelementptr inbounds i8, i8* %5, i64 8
  %8 = bitcast i8* %7 to i8**
  store i8* %3, i8** %8, align 8
  %9 = call i64 @__fp_spawn(i8* (i8*)* noundef nonnull @run_thread, i8* noundef %5) #24
  store i64 %9, i64* %0, align 8
  ret i32 0
}

declare i8* @__fp_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

declare i64 @__fp_spawn(i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #3

; Function Attrs: nounwind
define internal i8* @run_thread(i8* noundef %0) #1 {
  %2 = bitcast i8* %0 to i8* (i8*)**
  %3 = load i8* (i8*)*, i8* (i8*)** %2, align 8
  %4 = getelementptr inbounds i8, i8* %0, i64 8
  %5 = bitcast i8* %4 to i8**
  %6 = load i8*, i8** %5, align 8
  call void @__fp_free(i8* noundef %0) #24
  %7 = call i8* %3(i8* noundef %6) #24
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
  call void %15(i8* noundef %17) #24
  %18 = load i32, i32* @at_thread_exit_count, align 4
  %19 = icmp sgt i32 %18, 0
  br i1 %19, label %10, label %20, !llvm.loop !20

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
  br i1 %28, label %46, label %21, !llvm.loop !21

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
  call void %41(i8* noundef nonnull %33) #24
  br label %42

42:                                               ; preds = %40, %35, %29
  %43 = phi i8 [ %31, %29 ], [ 1, %40 ], [ %31, %35 ]
  %44 = add nuw nsw i64 %30, 1
  %45 = icmp eq i64 %44, 32
  br i1 %45, label %23, label %29, !llvm.loop !22

46:                                               ; preds = %23
  ret i8* %7
}

; Function Attrs: nounwind
define dso_local i32 @pthread_join(i64 noundef %0, i8** noundef writeonly %1) local_unnamed_addr #1 {
  %3 = call i8* @__fp_join(i64 noundef %0) #24
  %4 = icmp eq i8** %1, null
  br i1 %4, label %8, label %5

5:                                                ; preds = %2
  %6 = call zeroext i1 @__fp_is_value(i8* noundef %3) #24
  br i1 %6, label %7, label %8

7:                                                ; preds = %5
  store i8* %3, i8** %1, align 8
  br label %8

8:                                                ; preds = %7, %5, %2
  ret i32 0
}

declare i8* @__fp_join(i64 noundef) local_unnamed_addr #3

declare zeroext i1 @__fp_is_value(i8* noundef) local_unnamed_addr #3

; Function Attrs: nounwind
define dso_local i32 @fencepost_join(i64 noundef %0, i8** noundef writeonly %1) local_unnamed_addr #1 {
  %3 = call zeroext i1 @__fp_detaches() #24
  %4 = icmp ult i64 %0, 256
  %5 = and i1 %4, %3
  br i1 %5, label %6, label %11

6:                                                ; preds = %2
  %7 = getelementptr inbounds [256 x i8], [256 x i8]* @gone, i64 0, i64 %0
  %8 = atomicrmw xchg i8* %7, i8 1 monotonic, align 1
  %9 = icmp eq i8 %8, 2
  br i1 %9, label %10, label %11

10:                                               ; preds = %6
  call void @__fp_error(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.43, i64 0, i64 0)) #26
  unreachable

11:                                               ; preds = %6, %2
  %12 = call i8* @__fp_join(i64 noundef %0) #24
  %13 = icmp eq i8** %1, null
  br i1 %13, label %17, label %14

14:                                               ; preds = %11
  %15 = call zeroext i1 @__fp_is_value(i8* noundef %12) #24
  br i1 %15, label %16, label %17

16:                                               ; preds = %14
  store i8* %12, i8** %1, align 8
  br label %17

17:                                               ; preds = %16, %14, %11
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @pthread_detach(i64 noundef %0) local_unnamed_addr #1 {
  %2 = call zeroext i1 @__fp_detaches() #24
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
  call void @__fp_error(i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.44, i64 0, i64 0)) #26
  unreachable

9:                                                ; preds = %5
  call void @__fp_error(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.45, i64 0, i64 0)) #26
  unreachable

10:                                               ; preds = %5, %1
  call void @__fp_detach(i64 noundef %0) #24
  ret i32 0
}

declare void @__fp_detach(i64 noundef) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
define dso_local void @fencepost_leave(i8* noundef %0) local_unnamed_addr #2 {
  call void @__fp_end_locals() #24
  call fastcc void @leave_thread() #25
  call void @__fp_exit_thread(i8* noundef %0) #26
  unreachable
}

declare void @__fp_end_locals() local_unnamed_addr #3

; Function Attrs: nounwind
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
  call void %8(i8* noundef %10) #24
  %11 = load i32, i32* @at_thread_exit_count, align 4
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %3, label %13, !llvm.loop !20

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
  br i1 %21, label %39, label %14, !llvm.loop !21

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
  call void %34(i8* noundef nonnull %26) #24
  br label %35

35:                                               ; preds = %33, %28, %22
  %36 = phi i8 [ %24, %22 ], [ 1, %33 ], [ %24, %28 ]
  %37 = add nuw nsw i64 %23, 1
  %38 = icmp eq i64 %37, 32
  br i1 %38, label %16, label %22, !llvm.loop !22

39:                                               ; preds = %16
  ret void
}

; Function Attrs: noreturn
declare void @__fp_exit_thread(i8* noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
define dso_local void @pthread_exit(i8* noundef %0) local_unnamed_addr #2 {
  call void @__fp_exit_thread(i8* noundef %0) #26
  unreachable
}

; Function Attrs: nounwind
define dso_local i64 @pthread_self() local_unnamed_addr #1 {
  %1 = call i64 @__fp_self() #24
  ret i64 %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_equal(i64 noundef %0, i64 noundef %1) local_unnamed_addr #5 {
  %3 = icmp eq i64 %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_attr_init(i8* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_attr_destroy(i8* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_attr_setstacksize(i8* nocapture noundef readnone %0, i64 noundef %1) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_attr_setscope(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @pthread_attr_setdetachstate(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %5, label %4

4:                                                ; preds = %2
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.3, i64 0, i64 0)) #26
  unreachable

5:                                                ; preds = %2
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

; Function Attrs: nounwind
define dso_local i32 @sleep(i32 noundef %0) local_unnamed_addr #1 {
  %2 = call zeroext i1 @__fp_has_clock() #24
  br i1 %2, label %3, label %21

3:                                                ; preds = %1
  %4 = zext i32 %0 to i64
  %5 = load atomic i64, i64* @process_seconds monotonic, align 8
  %6 = and i64 %5, 1099511627775
  %7 = add nuw nsw i64 %6, %4
  br label %8

8:                                                ; preds = %18, %3
  %9 = phi i64 [ %5, %3 ], [ %20, %18 ]
  %10 = and i64 %9, 1099511627775
  %11 = sub nsw i64 %7, %10
  %12 = icmp slt i64 %11, 1
  br i1 %12, label %18, label %13

13:                                               ; preds = %8
  %14 = add nsw i64 %11, %9
  %15 = cmpxchg i64* @process_seconds, i64 %9, i64 %14 monotonic monotonic, align 8
  %16 = extractvalue { i64, i1 } %15, 1
  %17 = extractvalue { i64, i1 } %15, 0
  br label %18

18:                                               ; preds = %13, %8
  %19 = phi i1 [ true, %8 ], [ %16, %13 ]
  %20 = phi i64 [ %9, %8 ], [ %17, %13 ]
  br i1 %19, label %21, label %8

21:                                               ; preds = %18, %1
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @usleep(i32 noundef %0) local_unnamed_addr #1 {
  %2 = call zeroext i1 @__fp_has_clock() #24
  br i1 %2, label %3, label %26

3:                                                ; preds = %1
  %4 = urem i32 %0, 1000000
  %5 = icmp ne i32 %4, 0
  %6 = udiv i32 %0, 1000000
  %7 = zext i32 %6 to i64
  %8 = load atomic i64, i64* @process_seconds monotonic, align 8
  %9 = and i64 %8, 1099511627775
  %10 = zext i1 %5 to i64
  %11 = add nuw nsw i64 %10, %7
  %12 = add nuw nsw i64 %11, %9
  br label %13

13:                                               ; preds = %23, %3
  %14 = phi i64 [ %8, %3 ], [ %25, %23 ]
  %15 = and i64 %14, 1099511627775
  %16 = sub nsw i64 %12, %15
  %17 = icmp slt i64 %16, 1
  br i1 %17, label %23, label %18

18:                                               ; preds = %13
  %19 = add nsw i64 %16, %14
  %20 = cmpxchg i64* @process_seconds, i64 %14, i64 %19 monotonic monotonic, align 8
  %21 = extractvalue { i64, i1 } %20, 1
  %22 = extractvalue { i64, i1 } %20, 0
  br label %23

23:                                               ; preds = %18, %13
  %24 = phi i1 [ true, %13 ], [ %21, %18 ]
  %25 = phi i64 [ %14, %13 ], [ %22, %18 ]
  br i1 %24, label %26, label %13

26:                                               ; preds = %23, %1
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @nanosleep(i64* nocapture noundef readonly %0, i8* nocapture readnone %1) local_unnamed_addr #1 {
  %3 = call zeroext i1 @__fp_has_clock() #24
  br i1 %3, label %4, label %31

4:                                                ; preds = %2
  %5 = load i64, i64* %0, align 8
  %6 = getelementptr inbounds i64, i64* %0, i64 1
  %7 = load i64, i64* %6, align 8
  %8 = call zeroext i1 @__fp_has_clock() #24
  %9 = icmp sgt i64 %5, -1
  %10 = and i1 %9, %8
  br i1 %10, label %11, label %31

11:                                               ; preds = %4
  %12 = icmp sgt i64 %7, 0
  %13 = load atomic i64, i64* @process_seconds monotonic, align 8
  %14 = and i64 %13, 1099511627775
  %15 = zext i1 %12 to i64
  %16 = add i64 %5, %15
  %17 = add i64 %16, %14
  br label %18

18:                                               ; preds = %28, %11
  %19 = phi i64 [ %13, %11 ], [ %30, %28 ]
  %20 = and i64 %19, 1099511627775
  %21 = sub i64 %17, %20
  %22 = icmp slt i64 %21, 1
  br i1 %22, label %28, label %23

23:                                               ; preds = %18
  %24 = add nsw i64 %21, %19
  %25 = cmpxchg i64* @process_seconds, i64 %19, i64 %24 monotonic monotonic, align 8
  %26 = extractvalue { i64, i1 } %25, 1
  %27 = extractvalue { i64, i1 } %25, 0
  br label %28

28:                                               ; preds = %23, %18
  %29 = phi i1 [ true, %18 ], [ %26, %23 ]
  %30 = phi i64 [ %19, %18 ], [ %27, %23 ]
  br i1 %29, label %31, label %18

31:                                               ; preds = %28, %4, %2
  ret i32 0
}

declare zeroext i1 @__fp_has_clock() local_unnamed_addr #3

; Function Attrs: nounwind
define dso_local i32 @clock_nanosleep(i32 noundef %0, i32 noundef %1, i64* nocapture noundef readonly %2, i8* nocapture noundef readnone %3) local_unnamed_addr #1 {
  %5 = and i32 %1, 1
  %6 = icmp eq i32 %5, 0
  %7 = call zeroext i1 @__fp_has_clock() #24
  br i1 %6, label %8, label %36

8:                                                ; preds = %4
  br i1 %7, label %9, label %59

9:                                                ; preds = %8
  %10 = load i64, i64* %2, align 8
  %11 = getelementptr inbounds i64, i64* %2, i64 1
  %12 = load i64, i64* %11, align 8
  %13 = call zeroext i1 @__fp_has_clock() #24
  %14 = icmp sgt i64 %10, -1
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %59

16:                                               ; preds = %9
  %17 = icmp sgt i64 %12, 0
  %18 = load atomic i64, i64* @process_seconds monotonic, align 8
  %19 = and i64 %18, 1099511627775
  %20 = zext i1 %17 to i64
  %21 = add i64 %10, %20
  %22 = add i64 %21, %19
  br label %23

23:                                               ; preds = %33, %16
  %24 = phi i64 [ %18, %16 ], [ %35, %33 ]
  %25 = and i64 %24, 1099511627775
  %26 = sub i64 %22, %25
  %27 = icmp slt i64 %26, 1
  br i1 %27, label %33, label %28

28:                                               ; preds = %23
  %29 = add nsw i64 %26, %24
  %30 = cmpxchg i64* @process_seconds, i64 %24, i64 %29 monotonic monotonic, align 8
  %31 = extractvalue { i64, i1 } %30, 1
  %32 = extractvalue { i64, i1 } %30, 0
  br label %33

33:                                               ; preds = %28, %23
  %34 = phi i1 [ true, %23 ], [ %31, %28 ]
  %35 = phi i64 [ %24, %23 ], [ %32, %28 ]
  br i1 %34, label %59, label %23

36:                                               ; preds = %4
  br i1 %7, label %37, label %59

37:                                               ; preds = %36
  %38 = load atomic i64, i64* @process_seconds monotonic, align 8
  %39 = load i64, i64* %2, align 8
  %40 = add nsw i64 %39, -1
  %41 = getelementptr inbounds i64, i64* %2, i64 1
  %42 = load i64, i64* %41, align 8
  %43 = icmp sgt i64 %42, 0
  %44 = zext i1 %43 to i64
  %45 = add nsw i64 %40, %44
  br label %46

46:                                               ; preds = %56, %37
  %47 = phi i64 [ %38, %37 ], [ %58, %56 ]
  %48 = and i64 %47, 1099511627775
  %49 = sub i64 %45, %48
  %50 = icmp slt i64 %49, 1
  br i1 %50, label %56, label %51

51:                                               ; preds = %46
  %52 = add nsw i64 %49, %47
  %53 = cmpxchg i64* @process_seconds, i64 %47, i64 %52 monotonic monotonic, align 8
  %54 = extractvalue { i64, i1 } %53, 1
  %55 = extractvalue { i64, i1 } %53, 0
  br label %56

56:                                               ; preds = %51, %46
  %57 = phi i1 [ true, %46 ], [ %54, %51 ]
  %58 = phi i64 [ %47, %46 ], [ %55, %51 ]
  br i1 %57, label %59, label %46

59:                                               ; preds = %56, %33, %36, %9, %8
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @clock_gettime(i32 %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #1 {
  %3 = call fastcc i64 @look_at_clock() #25
  store i64 %3, i64* %1, align 8
  %4 = getelementptr inbounds i64, i64* %1, i64 1
  store i64 0, i64* %4, align 8
  ret i32 0
}

; Function Attrs: nounwind
define internal fastcc i64 @look_at_clock() unnamed_addr #1 {
  %1 = load i1, i1* @has_looked, align 1
  store i1 true, i1* @has_looked, align 1
  br i1 %1, label %8, label %2

2:                                                ; preds = %0
  %3 = call i64 @__fp_self() #24
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %2
  %6 = atomicrmw add i64* @process_seconds, i64 1099511627776 monotonic, align 8
  %7 = icmp slt i64 %6, 1099511627776
  br i1 %7, label %32, label %8

8:                                                ; preds = %5, %2, %0
  %9 = phi i1 [ false, %2 ], [ true, %0 ], [ true, %5 ]
  %10 = phi i64 [ 1099511627776, %2 ], [ 0, %0 ], [ 0, %5 ]
  %11 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 3) #24
  switch i32 %11, label %22 [
    i32 3, label %12
    i32 0, label %18
  ]

12:                                               ; preds = %8
  br i1 %9, label %16, label %13

13:                                               ; preds = %12
  %14 = load atomic i64, i64* @process_seconds monotonic, align 8
  %15 = icmp sgt i64 %14, 1099511627775
  call void @__fp_not_redundant(i1 noundef zeroext %15) #24
  br label %16

16:                                               ; preds = %13, %12
  call void @__fp_clock_bound(i1 noundef zeroext false) #24
  %17 = icmp eq i32 %11, 0
  br i1 %17, label %18, label %22

18:                                               ; preds = %8, %16
  %19 = load i32, i32* @unchanged_looks, align 4
  %20 = add nsw i32 %19, 1
  store i32 %20, i32* @unchanged_looks, align 4
  %21 = icmp slt i32 %19, 2
  call void @__fp_clock_bound(i1 noundef zeroext %21) #24
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

; Function Attrs: nounwind
define dso_local i32 @timespec_get(i64* nocapture noundef writeonly %0, i32 noundef returned %1) local_unnamed_addr #1 {
  %3 = call fastcc i64 @look_at_clock() #24
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

; Function Attrs: nounwind
define dso_local i32 @gettimeofday(i64* nocapture noundef writeonly %0, i8* nocapture noundef readnone %1) local_unnamed_addr #1 {
  %3 = call fastcc i64 @look_at_clock() #24
  store i64 %3, i64* %0, align 8
  %4 = getelementptr inbounds i64, i64* %0, i64 1
  store i64 0, i64* %4, align 8
  ret i32 0
}

; Function Attrs: nounwind
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

; Function Attrs: nounwind
define dso_local i64 @clock() local_unnamed_addr #1 {
  %1 = call fastcc i64 @look_at_clock() #25
  %2 = mul nsw i64 %1, 1000000
  ret i64 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local noalias i8* @getenv(i8* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i64 @sysconf(i32 noundef %0) local_unnamed_addr #5 {
  ret i64 2
}

; Function Attrs: nounwind
define dso_local i32 @thrd_create(i64* nocapture noundef writeonly %0, i32 (i8*)* noundef %1, i8* noundef %2) local_unnamed_addr #1 {
  %4 = call i8* @__fp_alloc(i64 noundef 16, i64 noundef 16, i32 noundef 0) #24
  %5 = bitcast i8* %4 to i32 (i8*)**
  store i32 (i8*)* %1, i32 (i8*)** %5, align 8
  %6 = getelementptr inbounds i8, i8* %4, i64 8
  %7 = bitcast i8* %6 to i8**
  store i8* %2, i8** %7, align 8
  %8 = call i64 @__fp_spawn(i8* (i8*)* noundef nonnull @run_thread, i8* noundef %4) #24
  store i64 %8, i64* %0, align 8
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @thrd_join(i64 noundef %0, i32* noundef writeonly %1) local_unnamed_addr #1 {
  %3 = call zeroext i1 @__fp_detaches() #24
  %4 = icmp ult i64 %0, 256
  %5 = and i1 %4, %3
  br i1 %5, label %6, label %11

6:                                                ; preds = %2
  %7 = getelementptr inbounds [256 x i8], [256 x i8]* @gone, i64 0, i64 %0
  %8 = atomicrmw xchg i8* %7, i8 1 monotonic, align 1
  %9 = icmp eq i8 %8, 2
  br i1 %9, label %10, label %11

10:                                               ; preds = %6
  call void @__fp_error(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.43, i64 0, i64 0)) #26
  unreachable

11:                                               ; preds = %6, %2
  %12 = call i8* @__fp_join(i64 noundef %0) #24
  %13 = icmp eq i32* %1, null
  br i1 %13, label %19, label %14

14:                                               ; preds = %11
  %15 = ptrtoint i8* %12 to i64
  %16 = trunc i64 %15 to i32
  %17 = call zeroext i1 @__fp_is_int_value(i32 noundef %16) #24
  br i1 %17, label %18, label %19

18:                                               ; preds = %14
  store i32 %16, i32* %1, align 4
  br label %19

19:                                               ; preds = %18, %14, %11
  ret i32 0
}

declare zeroext i1 @__fp_is_int_value(i32 noundef) local_unnamed_addr #3

; Function Attrs: nounwind
define dso_local i32 @thrd_detach(i64 noundef %0) local_unnamed_addr #1 {
  %2 = call zeroext i1 @__fp_detaches() #24
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
  call void @__fp_error(i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.44, i64 0, i64 0)) #26
  unreachable

9:                                                ; preds = %5
  call void @__fp_error(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.45, i64 0, i64 0)) #26
  unreachable

10:                                               ; preds = %5, %1
  call void @__fp_detach(i64 noundef %0) #24
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i64 @thrd_current() local_unnamed_addr #1 {
  %1 = call i64 @__fp_self() #24
  ret i64 %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @thrd_equal(i64 noundef %0, i64 noundef %1) local_unnamed_addr #5 {
  %3 = icmp eq i64 %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: noreturn nounwind
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

; Function Attrs: nounwind
define dso_local i32 @thrd_sleep(i64* nocapture noundef readonly %0, i8* nocapture noundef readnone %1) local_unnamed_addr #1 {
  %3 = call zeroext i1 @__fp_has_clock() #24
  br i1 %3, label %4, label %31

4:                                                ; preds = %2
  %5 = load i64, i64* %0, align 8
  %6 = getelementptr inbounds i64, i64* %0, i64 1
  %7 = load i64, i64* %6, align 8
  %8 = call zeroext i1 @__fp_has_clock() #24
  %9 = icmp sgt i64 %5, -1
  %10 = and i1 %9, %8
  br i1 %10, label %11, label %31

11:                                               ; preds = %4
  %12 = icmp sgt i64 %7, 0
  %13 = load atomic i64, i64* @process_seconds monotonic, align 8
  %14 = and i64 %13, 1099511627775
  %15 = zext i1 %12 to i64
  %16 = add i64 %5, %15
  %17 = add i64 %16, %14
  br label %18

18:                                               ; preds = %28, %11
  %19 = phi i64 [ %13, %11 ], [ %30, %28 ]
  %20 = and i64 %19, 1099511627775
  %21 = sub i64 %17, %20
  %22 = icmp slt i64 %21, 1
  br i1 %22, label %28, label %23

23:                                               ; preds = %18
  %24 = add nsw i64 %21, %19
  %25 = cmpxchg i64* @process_seconds, i64 %19, i64 %24 monotonic monotonic, align 8
  %26 = extractvalue { i64, i1 } %25, 1
  %27 = extractvalue { i64, i1 } %25, 0
  br label %28

28:                                               ; preds = %23, %18
  %29 = phi i1 [ true, %18 ], [ %26, %23 ]
  %30 = phi i64 [ %19, %18 ], [ %27, %23 ]
  br i1 %29, label %31, label %18

31:                                               ; preds = %28, %2, %4
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @mtx_init(%struct.mutex* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.mutex, %struct.mutex* %0, i64 0, i32 0
  store i32 0, i32* %3, align 4
  %4 = call zeroext i1 @__fp_mutex_kinds() #24
  br i1 %4, label %5, label %8

5:                                                ; preds = %2
  %6 = and i32 %1, 1
  %7 = getelementptr inbounds %struct.mutex, %struct.mutex* %0, i64 0, i32 2
  store i32 %6, i32* %7, align 4
  br label %8

8:                                                ; preds = %5, %2
  ret i32 0
}

; Function Attrs: nounwind
define dso_local void @mtx_destroy(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #24
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.mutex, %struct.mutex* %0, i64 0, i32 0
  store i32 2147483647, i32* %6, align 4
  br label %7

7:                                                ; preds = %1, %5
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @mtx_lock(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #24
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %12, label %5

5:                                                ; preds = %1
  %6 = call i32 @__fp_mutex_kind(i8* noundef %2) #24
  switch i32 %6, label %8 [
    i32 1, label %7
    i32 2, label %9
  ]

7:                                                ; preds = %5
  call void @__fp_hold_again(i8* noundef %2) #24
  br label %9

8:                                                ; preds = %5
  br label %9

9:                                                ; preds = %8, %7, %5
  %10 = phi i32 [ 0, %7 ], [ undef, %8 ], [ 35, %5 ]
  %11 = phi i1 [ false, %7 ], [ true, %8 ], [ false, %5 ]
  br i1 %11, label %12, label %13

12:                                               ; preds = %9, %1
  call void @__fp_lock(i8* noundef %2) #24
  br label %13

13:                                               ; preds = %9, %12
  %14 = phi i32 [ %10, %9 ], [ 0, %12 ]
  %15 = icmp eq i32 %14, 0
  %16 = select i1 %15, i32 0, i32 2
  ret i32 %16
}

; Function Attrs: nounwind
define dso_local i32 @mtx_unlock(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #24
  %4 = icmp sgt i32 %3, 1
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  call void @__fp_hold_less(i8* noundef %2) #24
  br label %12

6:                                                ; preds = %1
  %7 = icmp eq i32 %3, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %6
  %9 = call i32 @__fp_mutex_kind(i8* noundef %2) #24
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %8, %6
  call void @__fp_unlock(i8* noundef %2) #24
  br label %12

12:                                               ; preds = %5, %8, %11
  %13 = phi i32 [ 0, %5 ], [ 2, %8 ], [ 0, %11 ]
  ret i32 %13
}

; Function Attrs: nounwind
define dso_local i32 @mtx_trylock(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #24
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %9, label %5

5:                                                ; preds = %1
  %6 = call i32 @__fp_mutex_kind(i8* noundef %2) #24
  %7 = icmp eq i32 %6, 1
  br i1 %7, label %8, label %13

8:                                                ; preds = %5
  call void @__fp_hold_again(i8* noundef %2) #24
  br label %13

9:                                                ; preds = %1
  %10 = call zeroext i1 @__fp_trylock(i8* noundef %2) #24
  %11 = xor i1 %10, true
  %12 = zext i1 %11 to i32
  br label %13

13:                                               ; preds = %5, %8, %9
  %14 = phi i32 [ 0, %8 ], [ %12, %9 ], [ 1, %5 ]
  ret i32 %14
}

; Function Attrs: nounwind
define dso_local i32 @mtx_timedlock(%struct.mutex* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #1 {
  %3 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #24
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %17

5:                                                ; preds = %2
  %6 = bitcast %struct.mutex* %0 to i8*
  %7 = call i32 @__fp_held(i8* noundef %6) #24
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %13, label %9

9:                                                ; preds = %5
  %10 = call i32 @__fp_mutex_kind(i8* noundef %6) #24
  %11 = icmp eq i32 %10, 1
  br i1 %11, label %12, label %15

12:                                               ; preds = %9
  call void @__fp_hold_again(i8* noundef %6) #24
  br label %15

13:                                               ; preds = %5
  %14 = call zeroext i1 @__fp_trylock(i8* noundef %6) #24
  br label %15

15:                                               ; preds = %13, %12, %9
  %16 = phi i1 [ true, %12 ], [ %14, %13 ], [ false, %9 ]
  call void @__fp_assume(i1 noundef zeroext %16) #24
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

; Function Attrs: nounwind
define dso_local i32 @cnd_wait(%struct.cond* nocapture noundef %0, %struct.mutex* noundef %1) local_unnamed_addr #1 {
  %3 = call zeroext i1 @__fp_spurious_wakeups() #24
  %4 = zext i1 %3 to i32
  %5 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef %4) #24
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @cnd_timedwait(%struct.cond* nocapture noundef %0, %struct.mutex* noundef %1, i64* nocapture noundef readonly %2) local_unnamed_addr #1 {
  %4 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef 3) #24
  br i1 %4, label %5, label %29

5:                                                ; preds = %3
  %6 = call zeroext i1 @__fp_has_clock() #24
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

; Function Attrs: nounwind
define dso_local i32 @cnd_signal(%struct.cond* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.cond, %struct.cond* %0, i64 0, i32 0
  %3 = load atomic i64, i64* %2 monotonic, align 8
  br label %4

4:                                                ; preds = %20, %1
  %5 = phi i64 [ %3, %1 ], [ %28, %20 ]
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %29, label %7

7:                                                ; preds = %4
  %8 = call i64 @llvm.ctpop.i64(i64 %5) #28, !range !9
  %9 = trunc i64 %8 to i32
  %10 = add nsw i32 %9, -1
  %11 = call i32 @__fp_choose(i32 noundef 0, i32 noundef %10) #24
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %20

13:                                               ; preds = %7, %13
  %14 = phi i64 [ %18, %13 ], [ %5, %7 ]
  %15 = phi i32 [ %16, %13 ], [ %11, %7 ]
  %16 = add nsw i32 %15, -1
  %17 = add i64 %14, -1
  %18 = and i64 %17, %14
  %19 = icmp sgt i32 %15, 1
  br i1 %19, label %13, label %20, !llvm.loop !10

20:                                               ; preds = %13, %7
  %21 = phi i64 [ %5, %7 ], [ %18, %13 ]
  %22 = sub i64 0, %21
  %23 = and i64 %21, %22
  %24 = xor i64 %23, -1
  %25 = and i64 %5, %24
  %26 = cmpxchg i64* %2, i64 %5, i64 %25 monotonic monotonic, align 8
  %27 = extractvalue { i64, i1 } %26, 1
  %28 = extractvalue { i64, i1 } %26, 0
  br i1 %27, label %29, label %4, !llvm.loop !11

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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @tss_set(i32 noundef %0, i8* noundef %1) local_unnamed_addr #6 {
  %3 = icmp ugt i32 %0, 31
  br i1 %3, label %7, label %4

4:                                                ; preds = %2
  %5 = zext i32 %0 to i64
  %6 = getelementptr inbounds [32 x i8*], [32 x i8*]* @key_values, i64 0, i64 %5
  store i8* %1, i8** %6, align 8
  br label %7

7:                                                ; preds = %2, %4
  %8 = phi i32 [ 2, %2 ], [ 0, %4 ]
  ret i32 %8
}

; Function Attrs: nounwind
define dso_local void @call_once(i32* nocapture noundef %0, void ()* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = load atomic i32, i32* %0 acquire, align 4
  %4 = icmp eq i32 %3, 2
  br i1 %4, label %12, label %5

5:                                                ; preds = %2
  %6 = cmpxchg i32* %0, i32 0, i32 1 acquire monotonic, align 4
  %7 = extractvalue { i32, i1 } %6, 1
  br i1 %7, label %8, label %9

8:                                                ; preds = %5
  call void %1() #24
  store atomic i32 2, i32* %0 release, align 4
  br label %12

9:                                                ; preds = %5, %9
  %10 = load atomic i32, i32* %0 acquire, align 4
  %11 = icmp eq i32 %10, 2
  br i1 %11, label %12, label %9, !llvm.loop !19

12:                                               ; preds = %9, %2, %8
  ret void
}

; Function Attrs: nounwind
define dso_local i8* @malloc(i64 noundef %0) local_unnamed_addr #1 {
  %2 = call i8* @__fp_alloc(i64 noundef %0, i64 noundef 16, i32 noundef 0) #24
  ret i8* %2
}

; Function Attrs: nounwind
define dso_local i8* @calloc(i64 noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = mul i64 %1, %0
  %4 = call i8* @__fp_alloc(i64 noundef %3, i64 noundef 16, i32 noundef 1) #24
  ret i8* %4
}

; Function Attrs: nounwind
define dso_local void @free(i8* noundef %0) local_unnamed_addr #1 {
  call void @__fp_free(i8* noundef %0) #24
  ret void
}

declare void @__fp_free(i8* noundef) local_unnamed_addr #3

; Function Attrs: nounwind
define dso_local i8* @realloc(i8* noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = icmp eq i8* %0, null
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = call i8* @__fp_alloc(i64 noundef %1, i64 noundef 16, i32 noundef 0) #24
  br label %15

6:                                                ; preds = %2
  %7 = icmp eq i64 %1, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %6
  call void @__fp_free(i8* noundef nonnull %0) #24
  br label %15

9:                                                ; preds = %6
  %10 = call i64 @__fp_object_size(i8* noundef nonnull %0) #24
  %11 = call i8* @__fp_alloc(i64 noundef %1, i64 noundef 16, i32 noundef 0) #24
  %12 = icmp ult i64 %10, %1
  %13 = select i1 %12, i64 %10, i64 %1
  %14 = call i8* @memcpy(i8* noundef %11, i8* noundef nonnull %0, i64 noundef %13) #25
  call void @__fp_free(i8* noundef nonnull %0) #24
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

; Function Attrs: nounwind
define dso_local i8* @reallocarray(i8* noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #1 {
  %4 = mul i64 %2, %1
  %5 = call i8* @realloc(i8* noundef %0, i64 noundef %4) #25
  ret i8* %5
}

; Function Attrs: nounwind
define dso_local i8* @aligned_alloc(i64 noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = call i64 @llvm.ctpop.i64(i64 %0) #28, !range !9
  %4 = icmp eq i64 %3, 1
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  store i32 22, i32* @error_number, align 4
  br label %10

6:                                                ; preds = %2
  %7 = icmp ugt i64 %0, 16
  %8 = select i1 %7, i64 %0, i64 16
  %9 = call i8* @__fp_alloc(i64 noundef %1, i64 noundef %8, i32 noundef 0) #24
  br label %10

10:                                               ; preds = %6, %5
  %11 = phi i8* [ %9, %6 ], [ null, %5 ]
  ret i8* %11
}

; Function Attrs: nounwind
define dso_local i8* @memalign(i64 noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = call i64 @llvm.ctpop.i64(i64 %0) #28, !range !9
  %4 = icmp eq i64 %3, 1
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  store i32 22, i32* @error_number, align 4
  br label %10

6:                                                ; preds = %2
  %7 = icmp ugt i64 %0, 16
  %8 = select i1 %7, i64 %0, i64 16
  %9 = call i8* @__fp_alloc(i64 noundef %1, i64 noundef %8, i32 noundef 0) #24
  br label %10

10:                                               ; preds = %5, %6
  %11 = phi i8* [ %9, %6 ], [ null, %5 ]
  ret i8* %11
}

; Function Attrs: nounwind
define dso_local i8* @valloc(i64 noundef %0) local_unnamed_addr #1 {
  %2 = call i8* @__fp_alloc(i64 noundef %0, i64 noundef 4096, i32 noundef 0) #24
  ret i8* %2
}

; Function Attrs: nounwind
define dso_local i32 @posix_memalign(i8** nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #1 {
  %4 = icmp eq i64 %1, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %3
  %6 = call i64 @llvm.ctpop.i64(i64 %1) #28, !range !9
  %7 = icmp ult i64 %6, 2
  br label %8

8:                                                ; preds = %3, %5
  %9 = phi i1 [ false, %3 ], [ %7, %5 ]
  %10 = and i64 %1, 7
  %11 = icmp eq i64 %10, 0
  %12 = and i1 %11, %9
  br i1 %12, label %13, label %23

13:                                               ; preds = %8
  %14 = call i64 @llvm.ctpop.i64(i64 %1) #28, !range !9
  %15 = icmp eq i64 %14, 1
  br i1 %15, label %17, label %16

16:                                               ; preds = %13
  store i32 22, i32* @error_number, align 4
  br label %21

17:                                               ; preds = %13
  %18 = icmp ugt i64 %1, 16
  %19 = select i1 %18, i64 %1, i64 16
  %20 = call i8* @__fp_alloc(i64 noundef %2, i64 noundef %19, i32 noundef 0) #24
  br label %21

21:                                               ; preds = %16, %17
  %22 = phi i8* [ %20, %17 ], [ null, %16 ]
  store i8* %22, i8** %0, align 8
  br label %23

23:                                               ; preds = %8, %21
  %24 = phi i32 [ 0, %21 ], [ 22, %8 ]
  ret i32 %24
}

; Function Attrs: nounwind
define dso_local i64 @malloc_usable_size(i8* noundef %0) local_unnamed_addr #1 {
  %2 = call i64 @__fp_object_size(i8* noundef %0) #24
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
  br i1 %14, label %22, label %8, !llvm.loop !23

15:                                               ; preds = %7, %15
  %16 = phi i64 [ %17, %15 ], [ %2, %7 ]
  %17 = add i64 %16, -1
  %18 = getelementptr inbounds i8, i8* %1, i64 %17
  %19 = load i8, i8* %18, align 1
  %20 = getelementptr inbounds i8, i8* %0, i64 %17
  store i8 %19, i8* %20, align 1
  %21 = icmp eq i64 %17, 0
  br i1 %21, label %22, label %15, !llvm.loop !24

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
  br i1 %12, label %7, label %8, !llvm.loop !25
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
  br i1 %6, label %18, label %7, !llvm.loop !26

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
  br i1 %6, label %18, label %7, !llvm.loop !26

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
  br i1 %14, label %17, label %7, !llvm.loop !27

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
  br i1 %6, label %8, label %2, !llvm.loop !28

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
  br i1 %11, label %12, label %4, !llvm.loop !29

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
  br i1 %11, label %12, label %5, !llvm.loop !30

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
  br i1 %11, label %12, label %5, !llvm.loop !30

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
  br i1 %13, label %14, label %5, !llvm.loop !31

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
  br i1 %21, label %22, label %17, !llvm.loop !32

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
  br i1 %7, label %9, label %3, !llvm.loop !28

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
  br i1 %19, label %20, label %13, !llvm.loop !30

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
  br i1 %8, label %10, label %4, !llvm.loop !28

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
  br i1 %21, label %22, label %13, !llvm.loop !33

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
  br i1 %15, label %16, label %5, !llvm.loop !34

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
  br i1 %22, label %23, label %5, !llvm.loop !35

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
  br i1 %32, label %33, label %5, !llvm.loop !36

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
  br i1 %30, label %31, label %3, !llvm.loop !36

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
  br i1 %16, label %17, label %8, !llvm.loop !37

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
  br i1 %12, label %14, label %5, !llvm.loop !38

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
  br i1 %7, label %9, label %3, !llvm.loop !28

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
  br i1 %30, label %31, label %13, !llvm.loop !35

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
  br label %11, !llvm.loop !39

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
  br i1 %18, label %19, label %11, !llvm.loop !37

19:                                               ; preds = %11, %15, %7
  %20 = phi i8* [ %1, %7 ], [ %16, %15 ], [ null, %11 ]
  %21 = icmp eq i8* %20, null
  br i1 %21, label %27, label %22

22:                                               ; preds = %19
  %23 = add i64 %9, 1
  %24 = getelementptr inbounds i8, i8* %0, i64 %23
  %25 = load i8, i8* %24, align 1
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %7, !llvm.loop !40

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
  br i1 %18, label %19, label %11, !llvm.loop !37

19:                                               ; preds = %11, %15, %7
  %20 = phi i8* [ %1, %7 ], [ %16, %15 ], [ null, %11 ]
  %21 = icmp eq i8* %20, null
  br i1 %21, label %22, label %27

22:                                               ; preds = %19
  %23 = add i64 %9, 1
  %24 = getelementptr inbounds i8, i8* %0, i64 %23
  %25 = load i8, i8* %24, align 1
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %7, !llvm.loop !41

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
  br i1 %18, label %19, label %11, !llvm.loop !37

19:                                               ; preds = %15, %11, %7
  %20 = phi i8* [ %1, %7 ], [ %16, %15 ], [ null, %11 ]
  %21 = icmp eq i8* %20, null
  br i1 %21, label %22, label %27

22:                                               ; preds = %19
  %23 = add i64 %9, 1
  %24 = getelementptr inbounds i8, i8* %0, i64 %23
  %25 = load i8, i8* %24, align 1
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %7, !llvm.loop !41

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
  br i1 %24, label %25, label %17, !llvm.loop !37

25:                                               ; preds = %21, %17, %13
  %26 = phi i8* [ %1, %13 ], [ %22, %21 ], [ null, %17 ]
  %27 = icmp eq i8* %26, null
  br i1 %27, label %33, label %28

28:                                               ; preds = %25
  %29 = add i64 %15, 1
  %30 = getelementptr inbounds i8, i8* %8, i64 %29
  %31 = load i8, i8* %30, align 1
  %32 = icmp eq i8 %31, 0
  br i1 %32, label %33, label %13, !llvm.loop !40

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
  br i1 %52, label %53, label %45, !llvm.loop !37

53:                                               ; preds = %49, %45, %41
  %54 = phi i8* [ %1, %41 ], [ %50, %49 ], [ null, %45 ]
  %55 = icmp eq i8* %54, null
  br i1 %55, label %56, label %61

56:                                               ; preds = %53
  %57 = add i64 %43, 1
  %58 = getelementptr inbounds i8, i8* %35, i64 %57
  %59 = load i8, i8* %58, align 1
  %60 = icmp eq i8 %59, 0
  br i1 %60, label %61, label %41, !llvm.loop !41

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
  br i1 %21, label %22, label %14, !llvm.loop !37

22:                                               ; preds = %18, %14, %10
  %23 = phi i8* [ %1, %10 ], [ %19, %18 ], [ null, %14 ]
  %24 = icmp eq i8* %23, null
  br i1 %24, label %30, label %25

25:                                               ; preds = %22
  %26 = add i64 %12, 1
  %27 = getelementptr inbounds i8, i8* %5, i64 %26
  %28 = load i8, i8* %27, align 1
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %30, label %10, !llvm.loop !40

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
  br i1 %49, label %50, label %42, !llvm.loop !37

50:                                               ; preds = %46, %42, %38
  %51 = phi i8* [ %1, %38 ], [ %47, %46 ], [ null, %42 ]
  %52 = icmp eq i8* %51, null
  br i1 %52, label %53, label %58

53:                                               ; preds = %50
  %54 = add i64 %40, 1
  %55 = getelementptr inbounds i8, i8* %32, i64 %54
  %56 = load i8, i8* %55, align 1
  %57 = icmp eq i8 %56, 0
  br i1 %57, label %58, label %38, !llvm.loop !41

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
  br i1 %21, label %22, label %14, !llvm.loop !37

22:                                               ; preds = %18, %14, %10
  %23 = phi i8* [ %1, %10 ], [ %19, %18 ], [ null, %14 ]
  %24 = icmp eq i8* %23, null
  br i1 %24, label %25, label %30

25:                                               ; preds = %22
  %26 = add i64 %12, 1
  %27 = getelementptr inbounds i8, i8* %3, i64 %26
  %28 = load i8, i8* %27, align 1
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %30, label %10, !llvm.loop !41

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

; Function Attrs: nounwind
define dso_local i8* @strdup(i8* nocapture noundef readonly %0) local_unnamed_addr #1 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i8, i8* %0, i64 %3
  %5 = load i8, i8* %4, align 1
  %6 = icmp eq i8 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2, !llvm.loop !28

8:                                                ; preds = %2
  %9 = call i8* @__fp_alloc(i64 noundef %7, i64 noundef 16, i32 noundef 0) #24
  %10 = call i8* @memcpy(i8* noundef %9, i8* noundef %0, i64 noundef %7) #25
  ret i8* %9
}

; Function Attrs: nounwind
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
  br i1 %11, label %12, label %4, !llvm.loop !29

12:                                               ; preds = %4, %9, %2
  %13 = phi i64 [ 0, %2 ], [ %5, %4 ], [ %1, %9 ]
  %14 = add i64 %13, 1
  %15 = call i8* @__fp_alloc(i64 noundef %14, i64 noundef 16, i32 noundef 0) #24
  %16 = call i8* @memcpy(i8* noundef %15, i8* noundef %0, i64 noundef %13) #25
  %17 = getelementptr inbounds i8, i8* %15, i64 %13
  store i8 0, i8* %17, align 1
  ret i8* %15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i8* @strerror(i32 noundef %0) local_unnamed_addr #5 {
  ret i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.4, i64 0, i64 0)
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
  %4 = call fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i1 noundef zeroext false) #24
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
  %4 = call fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i1 noundef zeroext false) #24
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
  %4 = call fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i1 noundef zeroext false) #24
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
  %4 = call fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i1 noundef zeroext false) #24
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
  %4 = call fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i1 noundef zeroext false) #24
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
  %4 = call fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i1 noundef zeroext false) #24
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
  %4 = call fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i1 noundef zeroext true) #24
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
  %4 = call fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i1 noundef zeroext true) #24
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
  %4 = call fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i1 noundef zeroext true) #24
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
  %4 = call fastcc { i64, i64 } @parse_number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i1 noundef zeroext true) #24
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
  br i1 %9, label %11, label %2, !llvm.loop !42

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
  br i1 %36, label %18, label %54, !llvm.loop !43

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
  br i1 %9, label %11, label %2, !llvm.loop !42

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
  br i1 %36, label %18, label %54, !llvm.loop !43

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
  br i1 %9, label %11, label %2, !llvm.loop !42

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
  br i1 %36, label %18, label %54, !llvm.loop !43

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

; Function Attrs: nounwind
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
  br i1 %12, label %23, label %13, !llvm.loop !44

13:                                               ; preds = %8, %11
  %14 = phi i64 [ %15, %11 ], [ %9, %8 ]
  %15 = add i64 %14, -1
  %16 = mul i64 %15, %2
  %17 = getelementptr inbounds i8, i8* %0, i64 %16
  %18 = mul i64 %14, %2
  %19 = getelementptr inbounds i8, i8* %0, i64 %18
  %20 = call i32 %3(i8* noundef %17, i8* noundef %19) #24
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %22, label %23

22:                                               ; preds = %13
  br i1 %7, label %11, label %26

23:                                               ; preds = %13, %11
  %24 = add nuw i64 %9, 1
  %25 = icmp eq i64 %24, %1
  br i1 %25, label %10, label %8, !llvm.loop !45

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
  br i1 %35, label %11, label %26, !llvm.loop !46
}

; Function Attrs: nounwind
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
  %15 = call i32 %4(i8* noundef %0, i8* noundef %14) #24
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
  br i1 %16, label %28, label %6, !llvm.loop !47

28:                                               ; preds = %6, %24
  %29 = phi i8* [ %27, %24 ], [ null, %6 ]
  ret i8* %29
}

; Function Attrs: nounwind
define dso_local i32 @vsnprintf(i8* noundef %0, i64 noundef %1, i8* nocapture noundef readonly %2, %struct.__va_list_tag* noundef %3) local_unnamed_addr #1 {
  %5 = alloca [90 x i32], align 16
  %6 = alloca %struct.decimal, align 4
  %7 = alloca %struct.sink, align 8
  %8 = bitcast %struct.sink* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %8) #28
  %9 = getelementptr inbounds %struct.sink, %struct.sink* %7, i64 0, i32 0
  store i8* %0, i8** %9, align 8
  %10 = getelementptr inbounds %struct.sink, %struct.sink* %7, i64 0, i32 1
  store i64 %1, i64* %10, align 8
  %11 = getelementptr inbounds %struct.sink, %struct.sink* %7, i64 0, i32 2
  store i64 0, i64* %11, align 8
  %12 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 0
  %13 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 2
  %14 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 3
  %15 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 0
  %16 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 2
  %17 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 3
  %18 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 1
  %19 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 2
  %20 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 3
  %21 = getelementptr inbounds %struct.decimal, %struct.decimal* %6, i64 0, i32 0, i64 0
  %22 = getelementptr inbounds %struct.decimal, %struct.decimal* %6, i64 0, i32 1
  %23 = getelementptr inbounds %struct.decimal, %struct.decimal* %6, i64 0, i32 2
  %24 = bitcast [90 x i32]* %5 to i8*
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
  %40 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 0
  %41 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 2
  %42 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 3
  %43 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 0
  %44 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 2
  %45 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 3
  br label %46

46:                                               ; preds = %1205, %4
  %47 = phi i8* [ %2, %4 ], [ %1207, %1205 ]
  %48 = load i8, i8* %47, align 1
  switch i8 %48, label %49 [
    i8 0, label %1208
    i8 37, label %72
  ]

49:                                               ; preds = %46
  %50 = load i64, i64* %11, align 8
  %51 = add i64 %50, 1
  %52 = load i64, i64* %10, align 8
  %53 = icmp ult i64 %51, %52
  br i1 %53, label %54, label %57

54:                                               ; preds = %49
  %55 = load i8*, i8** %9, align 8
  %56 = getelementptr inbounds i8, i8* %55, i64 %50
  store i8 %48, i8* %56, align 1
  br label %57

57:                                               ; preds = %49, %54
  %58 = load i64, i64* %11, align 8
  %59 = add i64 %58, 1
  store i64 %59, i64* %11, align 8
  br label %1205

60:                                               ; preds = %72, %60
  %61 = phi i8* [ %62, %60 ], [ %74, %72 ]
  %62 = getelementptr inbounds i8, i8* %61, i64 1
  %63 = load i8, i8* %62, align 1
  switch i8 %63, label %64 [
    i8 45, label %68
    i8 48, label %75
    i8 43, label %77
    i8 32, label %79
    i8 35, label %81
    i8 39, label %60
    i8 42, label %83
  ], !llvm.loop !48

64:                                               ; preds = %60
  %65 = load i8, i8* %62, align 1
  %66 = add i8 %65, -48
  %67 = icmp ult i8 %66, 10
  br i1 %67, label %102, label %114

68:                                               ; preds = %60
  %69 = or i32 %73, 1
  br label %70

70:                                               ; preds = %68, %75, %77, %79, %81
  %71 = phi i32 [ %82, %81 ], [ %80, %79 ], [ %78, %77 ], [ %76, %75 ], [ %69, %68 ]
  br label %72, !llvm.loop !48

72:                                               ; preds = %46, %70
  %73 = phi i32 [ %71, %70 ], [ 0, %46 ]
  %74 = phi i8* [ %62, %70 ], [ %47, %46 ]
  br label %60

75:                                               ; preds = %60
  %76 = or i32 %73, 2
  br label %70

77:                                               ; preds = %60
  %78 = or i32 %73, 4
  br label %70

79:                                               ; preds = %60
  %80 = or i32 %73, 8
  br label %70

81:                                               ; preds = %60
  %82 = or i32 %73, 16
  br label %70

83:                                               ; preds = %60
  %84 = load i32, i32* %12, align 8
  %85 = icmp ult i32 %84, 41
  br i1 %85, label %86, label %91

86:                                               ; preds = %83
  %87 = load i8*, i8** %14, align 8
  %88 = sext i32 %84 to i64
  %89 = getelementptr i8, i8* %87, i64 %88
  %90 = add i32 %84, 8
  store i32 %90, i32* %12, align 8
  br label %94

91:                                               ; preds = %83
  %92 = load i8*, i8** %13, align 8
  %93 = getelementptr i8, i8* %92, i64 8
  store i8* %93, i8** %13, align 8
  br label %94

94:                                               ; preds = %91, %86
  %95 = phi i8* [ %89, %86 ], [ %92, %91 ]
  %96 = bitcast i8* %95 to i32*
  %97 = load i32, i32* %96, align 4
  %98 = call i32 @llvm.abs.i32(i32 %97, i1 true)
  %99 = lshr i32 %97, 31
  %100 = or i32 %99, %73
  %101 = getelementptr inbounds i8, i8* %61, i64 2
  br label %114

102:                                              ; preds = %64, %102
  %103 = phi i8 [ %111, %102 ], [ %65, %64 ]
  %104 = phi i8* [ %108, %102 ], [ %62, %64 ]
  %105 = phi i32 [ %110, %102 ], [ 0, %64 ]
  %106 = sext i8 %103 to i32
  %107 = mul nsw i32 %105, 10
  %108 = getelementptr inbounds i8, i8* %104, i64 1
  %109 = add i32 %107, -48
  %110 = add i32 %109, %106
  %111 = load i8, i8* %108, align 1
  %112 = add i8 %111, -48
  %113 = icmp ult i8 %112, 10
  br i1 %113, label %102, label %114, !llvm.loop !49

114:                                              ; preds = %102, %64, %94
  %115 = phi i32 [ %98, %94 ], [ 0, %64 ], [ %110, %102 ]
  %116 = phi i32 [ %100, %94 ], [ %73, %64 ], [ %73, %102 ]
  %117 = phi i8* [ %101, %94 ], [ %62, %64 ], [ %108, %102 ]
  %118 = load i8, i8* %117, align 1
  %119 = icmp eq i8 %118, 46
  br i1 %119, label %120, label %156

120:                                              ; preds = %114
  %121 = getelementptr inbounds i8, i8* %117, i64 1
  %122 = load i8, i8* %121, align 1
  %123 = icmp eq i8 %122, 42
  br i1 %123, label %128, label %124

124:                                              ; preds = %120
  %125 = load i8, i8* %121, align 1
  %126 = add i8 %125, -48
  %127 = icmp ult i8 %126, 10
  br i1 %127, label %144, label %156

128:                                              ; preds = %120
  %129 = load i32, i32* %15, align 8
  %130 = icmp ult i32 %129, 41
  br i1 %130, label %131, label %136

131:                                              ; preds = %128
  %132 = load i8*, i8** %17, align 8
  %133 = sext i32 %129 to i64
  %134 = getelementptr i8, i8* %132, i64 %133
  %135 = add i32 %129, 8
  store i32 %135, i32* %15, align 8
  br label %139

136:                                              ; preds = %128
  %137 = load i8*, i8** %16, align 8
  %138 = getelementptr i8, i8* %137, i64 8
  store i8* %138, i8** %16, align 8
  br label %139

139:                                              ; preds = %136, %131
  %140 = phi i8* [ %134, %131 ], [ %137, %136 ]
  %141 = bitcast i8* %140 to i32*
  %142 = load i32, i32* %141, align 4
  %143 = getelementptr inbounds i8, i8* %117, i64 2
  br label %156

144:                                              ; preds = %124, %144
  %145 = phi i8 [ %153, %144 ], [ %125, %124 ]
  %146 = phi i8* [ %150, %144 ], [ %121, %124 ]
  %147 = phi i32 [ %152, %144 ], [ 0, %124 ]
  %148 = sext i8 %145 to i32
  %149 = mul nsw i32 %147, 10
  %150 = getelementptr inbounds i8, i8* %146, i64 1
  %151 = add i32 %149, -48
  %152 = add i32 %151, %148
  %153 = load i8, i8* %150, align 1
  %154 = add i8 %153, -48
  %155 = icmp ult i8 %154, 10
  br i1 %155, label %144, label %156, !llvm.loop !50

156:                                              ; preds = %144, %124, %139, %114
  %157 = phi i32 [ %142, %139 ], [ -1, %114 ], [ 0, %124 ], [ %152, %144 ]
  %158 = phi i8* [ %143, %139 ], [ %117, %114 ], [ %121, %124 ], [ %150, %144 ]
  br label %159

159:                                              ; preds = %171, %156
  %160 = phi i32 [ 0, %156 ], [ %175, %171 ]
  %161 = phi i8* [ %158, %156 ], [ %176, %171 ]
  %162 = load i8, i8* %161, align 1
  %163 = add i8 %162, -104
  %164 = call i8 @llvm.fshl.i8(i8 %163, i8 %163, i8 7)
  %165 = icmp ult i8 %164, 10
  br i1 %165, label %166, label %177

166:                                              ; preds = %159
  %167 = zext i8 %164 to i16
  %168 = lshr i16 583, %167
  %169 = and i16 %168, 1
  %170 = icmp eq i16 %169, 0
  br i1 %170, label %177, label %171

171:                                              ; preds = %166
  %172 = sext i8 %164 to i64
  %173 = getelementptr inbounds [10 x i32], [10 x i32]* @switch.table.vsnprintf, i64 0, i64 %172
  %174 = load i32, i32* %173, align 4
  %175 = add nsw i32 %160, %174
  %176 = getelementptr inbounds i8, i8* %161, i64 1
  br label %159, !llvm.loop !51

177:                                              ; preds = %166, %159
  %178 = sext i8 %162 to i32
  switch i32 %178, label %1204 [
    i32 100, label %179
    i32 105, label %179
    i32 117, label %225
    i32 120, label %225
    i32 88, label %225
    i32 111, label %225
    i32 112, label %273
    i32 99, label %350
    i32 115, label %418
    i32 37, label %514
    i32 101, label %525
    i32 69, label %525
    i32 102, label %525
    i32 70, label %525
    i32 103, label %525
    i32 71, label %525
  ]

179:                                              ; preds = %177, %177
  %180 = icmp sgt i32 %160, 0
  br i1 %180, label %181, label %196

181:                                              ; preds = %179
  %182 = load i32, i32* %43, align 8
  %183 = icmp ult i32 %182, 41
  br i1 %183, label %184, label %189

184:                                              ; preds = %181
  %185 = load i8*, i8** %45, align 8
  %186 = sext i32 %182 to i64
  %187 = getelementptr i8, i8* %185, i64 %186
  %188 = add i32 %182, 8
  store i32 %188, i32* %43, align 8
  br label %192

189:                                              ; preds = %181
  %190 = load i8*, i8** %44, align 8
  %191 = getelementptr i8, i8* %190, i64 8
  store i8* %191, i8** %44, align 8
  br label %192

192:                                              ; preds = %189, %184
  %193 = phi i8* [ %187, %184 ], [ %190, %189 ]
  %194 = bitcast i8* %193 to i64*
  %195 = load i64, i64* %194, align 8
  br label %212

196:                                              ; preds = %179
  %197 = load i32, i32* %40, align 8
  %198 = icmp ult i32 %197, 41
  br i1 %198, label %199, label %204

199:                                              ; preds = %196
  %200 = load i8*, i8** %42, align 8
  %201 = sext i32 %197 to i64
  %202 = getelementptr i8, i8* %200, i64 %201
  %203 = add i32 %197, 8
  store i32 %203, i32* %40, align 8
  br label %207

204:                                              ; preds = %196
  %205 = load i8*, i8** %41, align 8
  %206 = getelementptr i8, i8* %205, i64 8
  store i8* %206, i8** %41, align 8
  br label %207

207:                                              ; preds = %204, %199
  %208 = phi i8* [ %202, %199 ], [ %205, %204 ]
  %209 = bitcast i8* %208 to i32*
  %210 = load i32, i32* %209, align 4
  %211 = sext i32 %210 to i64
  br label %212

212:                                              ; preds = %207, %192
  %213 = phi i64 [ %195, %192 ], [ %211, %207 ]
  %214 = icmp eq i32 %160, -1
  %215 = shl i64 %213, 48
  %216 = ashr exact i64 %215, 48
  %217 = select i1 %214, i64 %216, i64 %213
  %218 = icmp slt i32 %160, -1
  %219 = shl i64 %217, 56
  %220 = ashr exact i64 %219, 56
  %221 = select i1 %218, i64 %220, i64 %217
  %222 = icmp slt i64 %221, 0
  %223 = sub i64 0, %221
  %224 = select i1 %222, i64 %223, i64 %221
  call fastcc void @put_number(%struct.sink* noundef nonnull %7, i64 noundef %224, i32 noundef 10, i1 noundef zeroext %222, i32 noundef %115, i32 noundef %157, i32 noundef %116, i1 noundef zeroext false) #25
  br label %1205

225:                                              ; preds = %177, %177, %177, %177
  %226 = icmp sgt i32 %160, 0
  br i1 %226, label %227, label %242

227:                                              ; preds = %225
  %228 = load i32, i32* %37, align 8
  %229 = icmp ult i32 %228, 41
  br i1 %229, label %230, label %235

230:                                              ; preds = %227
  %231 = load i8*, i8** %39, align 8
  %232 = sext i32 %228 to i64
  %233 = getelementptr i8, i8* %231, i64 %232
  %234 = add i32 %228, 8
  store i32 %234, i32* %37, align 8
  br label %238

235:                                              ; preds = %227
  %236 = load i8*, i8** %38, align 8
  %237 = getelementptr i8, i8* %236, i64 8
  store i8* %237, i8** %38, align 8
  br label %238

238:                                              ; preds = %235, %230
  %239 = phi i8* [ %233, %230 ], [ %236, %235 ]
  %240 = bitcast i8* %239 to i64*
  %241 = load i64, i64* %240, align 8
  br label %258

242:                                              ; preds = %225
  %243 = load i32, i32* %34, align 8
  %244 = icmp ult i32 %243, 41
  br i1 %244, label %245, label %250

245:                                              ; preds = %242
  %246 = load i8*, i8** %36, align 8
  %247 = sext i32 %243 to i64
  %248 = getelementptr i8, i8* %246, i64 %247
  %249 = add i32 %243, 8
  store i32 %249, i32* %34, align 8
  br label %253

250:                                              ; preds = %242
  %251 = load i8*, i8** %35, align 8
  %252 = getelementptr i8, i8* %251, i64 8
  store i8* %252, i8** %35, align 8
  br label %253

253:                                              ; preds = %250, %245
  %254 = phi i8* [ %248, %245 ], [ %251, %250 ]
  %255 = bitcast i8* %254 to i32*
  %256 = load i32, i32* %255, align 4
  %257 = zext i32 %256 to i64
  br label %258

258:                                              ; preds = %253, %238
  %259 = phi i64 [ %241, %238 ], [ %257, %253 ]
  %260 = icmp eq i32 %160, -1
  %261 = and i64 %259, 65535
  %262 = select i1 %260, i64 %261, i64 %259
  %263 = icmp slt i32 %160, -1
  %264 = and i64 %262, 255
  %265 = select i1 %263, i64 %264, i64 %262
  %266 = load i8, i8* %161, align 1
  %267 = icmp eq i8 %266, 117
  %268 = icmp eq i8 %266, 111
  %269 = select i1 %268, i32 8, i32 16
  %270 = select i1 %267, i32 10, i32 %269
  %271 = and i32 %116, -13
  %272 = icmp eq i8 %266, 88
  call fastcc void @put_number(%struct.sink* noundef nonnull %7, i64 noundef %265, i32 noundef %270, i1 noundef zeroext false, i32 noundef %115, i32 noundef %157, i32 noundef %271, i1 noundef zeroext %272) #25
  br label %1205

273:                                              ; preds = %177
  %274 = load i32, i32* %31, align 8
  %275 = icmp ult i32 %274, 41
  br i1 %275, label %276, label %281

276:                                              ; preds = %273
  %277 = load i8*, i8** %33, align 8
  %278 = sext i32 %274 to i64
  %279 = getelementptr i8, i8* %277, i64 %278
  %280 = add i32 %274, 8
  store i32 %280, i32* %31, align 8
  br label %284

281:                                              ; preds = %273
  %282 = load i8*, i8** %32, align 8
  %283 = getelementptr i8, i8* %282, i64 8
  store i8* %283, i8** %32, align 8
  br label %284

284:                                              ; preds = %281, %276
  %285 = phi i8* [ %279, %276 ], [ %282, %281 ]
  %286 = bitcast i8* %285 to i8**
  %287 = load i8*, i8** %286, align 8
  %288 = icmp eq i8* %287, null
  br i1 %288, label %293, label %289

289:                                              ; preds = %284
  %290 = ptrtoint i8* %287 to i64
  %291 = and i32 %116, -29
  %292 = or i32 %291, 16
  call fastcc void @put_number(%struct.sink* noundef nonnull %7, i64 noundef %290, i32 noundef 16, i1 noundef zeroext false, i32 noundef %115, i32 noundef %157, i32 noundef %292, i1 noundef zeroext false) #25
  br label %1205

293:                                              ; preds = %284
  %294 = and i32 %116, 1
  %295 = add nsw i32 %115, -5
  %296 = icmp sgt i32 %115, 5
  %297 = select i1 %296, i32 %295, i32 0
  %298 = icmp ne i32 %294, 0
  %299 = xor i1 %296, true
  %300 = select i1 %298, i1 true, i1 %299
  br i1 %300, label %315, label %301

301:                                              ; preds = %293, %311
  %302 = phi i32 [ %303, %311 ], [ %297, %293 ]
  %303 = add nsw i32 %302, -1
  %304 = load i64, i64* %11, align 8
  %305 = add i64 %304, 1
  %306 = load i64, i64* %10, align 8
  %307 = icmp ult i64 %305, %306
  br i1 %307, label %308, label %311

308:                                              ; preds = %301
  %309 = load i8*, i8** %9, align 8
  %310 = getelementptr inbounds i8, i8* %309, i64 %304
  store i8 32, i8* %310, align 1
  br label %311

311:                                              ; preds = %308, %301
  %312 = load i64, i64* %11, align 8
  %313 = add i64 %312, 1
  store i64 %313, i64* %11, align 8
  %314 = icmp sgt i32 %302, 1
  br i1 %314, label %301, label %315, !llvm.loop !52

315:                                              ; preds = %311, %293
  %316 = icmp eq i32 %294, 0
  br label %334

317:                                              ; preds = %345
  %318 = select i1 %316, i32 0, i32 %297
  %319 = icmp sgt i32 %318, 0
  br i1 %319, label %320, label %1205

320:                                              ; preds = %317, %330
  %321 = phi i32 [ %322, %330 ], [ %318, %317 ]
  %322 = add nsw i32 %321, -1
  %323 = load i64, i64* %11, align 8
  %324 = add i64 %323, 1
  %325 = load i64, i64* %10, align 8
  %326 = icmp ult i64 %324, %325
  br i1 %326, label %327, label %330

327:                                              ; preds = %320
  %328 = load i8*, i8** %9, align 8
  %329 = getelementptr inbounds i8, i8* %328, i64 %323
  store i8 32, i8* %329, align 1
  br label %330

330:                                              ; preds = %327, %320
  %331 = load i64, i64* %11, align 8
  %332 = add i64 %331, 1
  store i64 %332, i64* %11, align 8
  %333 = icmp sgt i32 %321, 1
  br i1 %333, label %320, label %1205, !llvm.loop !52

334:                                              ; preds = %345, %315
  %335 = phi i64 [ 0, %315 ], [ %348, %345 ]
  %336 = load i64, i64* %11, align 8
  %337 = add i64 %336, 1
  %338 = load i64, i64* %10, align 8
  %339 = icmp ult i64 %337, %338
  br i1 %339, label %340, label %345

340:                                              ; preds = %334
  %341 = getelementptr inbounds [6 x i8], [6 x i8]* @.str.5, i64 0, i64 %335
  %342 = load i8, i8* %341, align 1
  %343 = load i8*, i8** %9, align 8
  %344 = getelementptr inbounds i8, i8* %343, i64 %336
  store i8 %342, i8* %344, align 1
  br label %345

345:                                              ; preds = %340, %334
  %346 = load i64, i64* %11, align 8
  %347 = add i64 %346, 1
  store i64 %347, i64* %11, align 8
  %348 = add nuw nsw i64 %335, 1
  %349 = icmp eq i64 %348, 5
  br i1 %349, label %317, label %334, !llvm.loop !53

350:                                              ; preds = %177
  %351 = icmp sgt i32 %160, 0
  br i1 %351, label %352, label %353

352:                                              ; preds = %350
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.6, i64 0, i64 0)) #26
  unreachable

353:                                              ; preds = %350
  %354 = load i32, i32* %28, align 8
  %355 = icmp ult i32 %354, 41
  br i1 %355, label %356, label %361

356:                                              ; preds = %353
  %357 = load i8*, i8** %30, align 8
  %358 = sext i32 %354 to i64
  %359 = getelementptr i8, i8* %357, i64 %358
  %360 = add i32 %354, 8
  store i32 %360, i32* %28, align 8
  br label %364

361:                                              ; preds = %353
  %362 = load i8*, i8** %29, align 8
  %363 = getelementptr i8, i8* %362, i64 8
  store i8* %363, i8** %29, align 8
  br label %364

364:                                              ; preds = %361, %356
  %365 = phi i8* [ %359, %356 ], [ %362, %361 ]
  %366 = bitcast i8* %365 to i32*
  %367 = load i32, i32* %366, align 4
  %368 = trunc i32 %367 to i8
  %369 = and i32 %116, 1
  %370 = add nsw i32 %115, -1
  %371 = icmp sgt i32 %115, 1
  %372 = select i1 %371, i32 %370, i32 0
  %373 = icmp ne i32 %369, 0
  %374 = xor i1 %371, true
  %375 = select i1 %373, i1 true, i1 %374
  br i1 %375, label %390, label %376

376:                                              ; preds = %364, %386
  %377 = phi i32 [ %378, %386 ], [ %372, %364 ]
  %378 = add nsw i32 %377, -1
  %379 = load i64, i64* %11, align 8
  %380 = add i64 %379, 1
  %381 = load i64, i64* %10, align 8
  %382 = icmp ult i64 %380, %381
  br i1 %382, label %383, label %386

383:                                              ; preds = %376
  %384 = load i8*, i8** %9, align 8
  %385 = getelementptr inbounds i8, i8* %384, i64 %379
  store i8 32, i8* %385, align 1
  br label %386

386:                                              ; preds = %383, %376
  %387 = load i64, i64* %11, align 8
  %388 = add i64 %387, 1
  store i64 %388, i64* %11, align 8
  %389 = icmp sgt i32 %377, 1
  br i1 %389, label %376, label %390, !llvm.loop !52

390:                                              ; preds = %386, %364
  %391 = icmp eq i32 %369, 0
  %392 = load i64, i64* %11, align 8
  %393 = add i64 %392, 1
  %394 = load i64, i64* %10, align 8
  %395 = icmp ult i64 %393, %394
  br i1 %395, label %410, label %413

396:                                              ; preds = %413, %406
  %397 = phi i32 [ %398, %406 ], [ %416, %413 ]
  %398 = add nsw i32 %397, -1
  %399 = load i64, i64* %11, align 8
  %400 = add i64 %399, 1
  %401 = load i64, i64* %10, align 8
  %402 = icmp ult i64 %400, %401
  br i1 %402, label %403, label %406

403:                                              ; preds = %396
  %404 = load i8*, i8** %9, align 8
  %405 = getelementptr inbounds i8, i8* %404, i64 %399
  store i8 32, i8* %405, align 1
  br label %406

406:                                              ; preds = %403, %396
  %407 = load i64, i64* %11, align 8
  %408 = add i64 %407, 1
  store i64 %408, i64* %11, align 8
  %409 = icmp sgt i32 %397, 1
  br i1 %409, label %396, label %1205, !llvm.loop !52

410:                                              ; preds = %390
  %411 = load i8*, i8** %9, align 8
  %412 = getelementptr inbounds i8, i8* %411, i64 %392
  store i8 %368, i8* %412, align 1
  br label %413

413:                                              ; preds = %410, %390
  %414 = load i64, i64* %11, align 8
  %415 = add i64 %414, 1
  store i64 %415, i64* %11, align 8
  %416 = select i1 %391, i32 0, i32 %372
  %417 = icmp sgt i32 %416, 0
  br i1 %417, label %396, label %1205

418:                                              ; preds = %177
  %419 = icmp sgt i32 %160, 0
  br i1 %419, label %420, label %421

420:                                              ; preds = %418
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.7, i64 0, i64 0)) #26
  unreachable

421:                                              ; preds = %418
  %422 = load i32, i32* %25, align 8
  %423 = icmp ult i32 %422, 41
  br i1 %423, label %424, label %429

424:                                              ; preds = %421
  %425 = load i8*, i8** %27, align 8
  %426 = sext i32 %422 to i64
  %427 = getelementptr i8, i8* %425, i64 %426
  %428 = add i32 %422, 8
  store i32 %428, i32* %25, align 8
  br label %432

429:                                              ; preds = %421
  %430 = load i8*, i8** %26, align 8
  %431 = getelementptr i8, i8* %430, i64 8
  store i8* %431, i8** %26, align 8
  br label %432

432:                                              ; preds = %429, %424
  %433 = phi i8* [ %427, %424 ], [ %430, %429 ]
  %434 = bitcast i8* %433 to i8**
  %435 = load i8*, i8** %434, align 8
  %436 = icmp eq i8* %435, null
  %437 = icmp ugt i32 %157, 5
  %438 = select i1 %437, i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.8, i64 0, i64 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.9, i64 0, i64 0)
  %439 = select i1 %436, i8* %438, i8* %435
  %440 = sext i32 %157 to i64
  %441 = icmp sgt i64 %440, -1
  %442 = select i1 %441, i64 %440, i64 -1
  %443 = icmp eq i64 %442, 0
  br i1 %443, label %452, label %444

444:                                              ; preds = %432, %449
  %445 = phi i64 [ %450, %449 ], [ 0, %432 ]
  %446 = getelementptr inbounds i8, i8* %439, i64 %445
  %447 = load i8, i8* %446, align 1
  %448 = icmp eq i8 %447, 0
  br i1 %448, label %452, label %449

449:                                              ; preds = %444
  %450 = add nuw i64 %445, 1
  %451 = icmp eq i64 %450, %442
  br i1 %451, label %452, label %444, !llvm.loop !29

452:                                              ; preds = %444, %449, %432
  %453 = phi i64 [ 0, %432 ], [ %445, %444 ], [ %442, %449 ]
  %454 = trunc i64 %453 to i32
  %455 = and i32 %116, 1
  %456 = sub nsw i32 %115, %454
  %457 = icmp sgt i32 %456, 0
  %458 = select i1 %457, i32 %456, i32 0
  %459 = icmp ne i32 %455, 0
  %460 = xor i1 %457, true
  %461 = select i1 %459, i1 true, i1 %460
  br i1 %461, label %476, label %462

462:                                              ; preds = %452, %472
  %463 = phi i32 [ %464, %472 ], [ %458, %452 ]
  %464 = add nsw i32 %463, -1
  %465 = load i64, i64* %11, align 8
  %466 = add i64 %465, 1
  %467 = load i64, i64* %10, align 8
  %468 = icmp ult i64 %466, %467
  br i1 %468, label %469, label %472

469:                                              ; preds = %462
  %470 = load i8*, i8** %9, align 8
  %471 = getelementptr inbounds i8, i8* %470, i64 %465
  store i8 32, i8* %471, align 1
  br label %472

472:                                              ; preds = %469, %462
  %473 = load i64, i64* %11, align 8
  %474 = add i64 %473, 1
  store i64 %474, i64* %11, align 8
  %475 = icmp sgt i32 %463, 1
  br i1 %475, label %462, label %476, !llvm.loop !52

476:                                              ; preds = %472, %452
  %477 = icmp eq i32 %455, 0
  %478 = select i1 %477, i32 0, i32 %458
  %479 = icmp sgt i32 %454, 0
  br i1 %479, label %480, label %482

480:                                              ; preds = %476
  %481 = and i64 %453, 4294967295
  br label %498

482:                                              ; preds = %509, %476
  %483 = icmp eq i32 %478, 0
  br i1 %483, label %1205, label %484

484:                                              ; preds = %482, %494
  %485 = phi i32 [ %486, %494 ], [ %478, %482 ]
  %486 = add nsw i32 %485, -1
  %487 = load i64, i64* %11, align 8
  %488 = add i64 %487, 1
  %489 = load i64, i64* %10, align 8
  %490 = icmp ult i64 %488, %489
  br i1 %490, label %491, label %494

491:                                              ; preds = %484
  %492 = load i8*, i8** %9, align 8
  %493 = getelementptr inbounds i8, i8* %492, i64 %487
  store i8 32, i8* %493, align 1
  br label %494

494:                                              ; preds = %491, %484
  %495 = load i64, i64* %11, align 8
  %496 = add i64 %495, 1
  store i64 %496, i64* %11, align 8
  %497 = icmp sgt i32 %485, 1
  br i1 %497, label %484, label %1205, !llvm.loop !52

498:                                              ; preds = %509, %480
  %499 = phi i64 [ 0, %480 ], [ %512, %509 ]
  %500 = load i64, i64* %11, align 8
  %501 = add i64 %500, 1
  %502 = load i64, i64* %10, align 8
  %503 = icmp ult i64 %501, %502
  br i1 %503, label %504, label %509

504:                                              ; preds = %498
  %505 = getelementptr inbounds i8, i8* %439, i64 %499
  %506 = load i8, i8* %505, align 1
  %507 = load i8*, i8** %9, align 8
  %508 = getelementptr inbounds i8, i8* %507, i64 %500
  store i8 %506, i8* %508, align 1
  br label %509

509:                                              ; preds = %504, %498
  %510 = load i64, i64* %11, align 8
  %511 = add i64 %510, 1
  store i64 %511, i64* %11, align 8
  %512 = add nuw nsw i64 %499, 1
  %513 = icmp eq i64 %512, %481
  br i1 %513, label %482, label %498, !llvm.loop !53

514:                                              ; preds = %177
  %515 = load i64, i64* %11, align 8
  %516 = add i64 %515, 1
  %517 = load i64, i64* %10, align 8
  %518 = icmp ult i64 %516, %517
  br i1 %518, label %519, label %522

519:                                              ; preds = %514
  %520 = load i8*, i8** %9, align 8
  %521 = getelementptr inbounds i8, i8* %520, i64 %515
  store i8 37, i8* %521, align 1
  br label %522

522:                                              ; preds = %514, %519
  %523 = load i64, i64* %11, align 8
  %524 = add i64 %523, 1
  store i64 %524, i64* %11, align 8
  br label %1205

525:                                              ; preds = %177, %177, %177, %177, %177, %177
  %526 = load i32, i32* %18, align 4
  %527 = icmp ult i32 %526, 161
  br i1 %527, label %528, label %533

528:                                              ; preds = %525
  %529 = load i8*, i8** %20, align 8
  %530 = sext i32 %526 to i64
  %531 = getelementptr i8, i8* %529, i64 %530
  %532 = add i32 %526, 16
  store i32 %532, i32* %18, align 4
  br label %536

533:                                              ; preds = %525
  %534 = load i8*, i8** %19, align 8
  %535 = getelementptr i8, i8* %534, i64 8
  store i8* %535, i8** %19, align 8
  br label %536

536:                                              ; preds = %533, %528
  %537 = phi i8* [ %531, %528 ], [ %534, %533 ]
  %538 = bitcast i8* %537 to i64*
  %539 = load i64, i64* %538, align 8
  %540 = load i8, i8* %161, align 1
  %541 = icmp slt i8 %540, 97
  %542 = icmp slt i64 %539, 0
  br i1 %542, label %550, label %543

543:                                              ; preds = %536
  %544 = and i32 %116, 4
  %545 = icmp eq i32 %544, 0
  br i1 %545, label %546, label %550

546:                                              ; preds = %543
  %547 = and i32 %116, 8
  %548 = icmp eq i32 %547, 0
  %549 = select i1 %548, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.9, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.51, i64 0, i64 0)
  br label %550

550:                                              ; preds = %546, %543, %536
  %551 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.49, i64 0, i64 0), %536 ], [ %549, %546 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.50, i64 0, i64 0), %543 ]
  %552 = and i64 %539, 9218868437227405312
  %553 = icmp eq i64 %552, 9218868437227405312
  br i1 %553, label %554, label %646

554:                                              ; preds = %550
  %555 = and i64 %539, 4503599627370495
  %556 = icmp eq i64 %555, 0
  %557 = select i1 %541, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.52, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.53, i64 0, i64 0)
  %558 = select i1 %541, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.54, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.55, i64 0, i64 0)
  %559 = select i1 %556, i8* %558, i8* %557
  %560 = and i32 %116, 1
  %561 = add nsw i32 %115, -3
  %562 = load i8, i8* %551, align 1
  %563 = icmp eq i8 %562, 0
  br i1 %563, label %564, label %571

564:                                              ; preds = %571, %554
  %565 = phi i32 [ %561, %554 ], [ %574, %571 ]
  %566 = icmp sgt i32 %565, 0
  %567 = select i1 %566, i32 %565, i32 0
  %568 = icmp ne i32 %560, 0
  %569 = xor i1 %566, true
  %570 = select i1 %568, i1 true, i1 %569
  br i1 %570, label %593, label %579

571:                                              ; preds = %554, %571
  %572 = phi i64 [ %575, %571 ], [ 0, %554 ]
  %573 = phi i32 [ %574, %571 ], [ %561, %554 ]
  %574 = add nsw i32 %573, -1
  %575 = add nuw nsw i64 %572, 1
  %576 = getelementptr inbounds i8, i8* %551, i64 %575
  %577 = load i8, i8* %576, align 1
  %578 = icmp eq i8 %577, 0
  br i1 %578, label %564, label %571, !llvm.loop !54

579:                                              ; preds = %564, %589
  %580 = phi i32 [ %581, %589 ], [ %567, %564 ]
  %581 = add nsw i32 %580, -1
  %582 = load i64, i64* %11, align 8
  %583 = add i64 %582, 1
  %584 = load i64, i64* %10, align 8
  %585 = icmp ult i64 %583, %584
  br i1 %585, label %586, label %589

586:                                              ; preds = %579
  %587 = load i8*, i8** %9, align 8
  %588 = getelementptr inbounds i8, i8* %587, i64 %582
  store i8 32, i8* %588, align 1
  br label %589

589:                                              ; preds = %586, %579
  %590 = load i64, i64* %11, align 8
  %591 = add i64 %590, 1
  store i64 %591, i64* %11, align 8
  %592 = icmp sgt i32 %580, 1
  br i1 %592, label %579, label %593, !llvm.loop !52

593:                                              ; preds = %589, %564
  br i1 %563, label %594, label %596

594:                                              ; preds = %606, %593
  %595 = icmp eq i32 %560, 0
  br label %630

596:                                              ; preds = %593, %606
  %597 = phi i64 [ %609, %606 ], [ 0, %593 ]
  %598 = phi i8 [ %611, %606 ], [ %562, %593 ]
  %599 = load i64, i64* %11, align 8
  %600 = add i64 %599, 1
  %601 = load i64, i64* %10, align 8
  %602 = icmp ult i64 %600, %601
  br i1 %602, label %603, label %606

603:                                              ; preds = %596
  %604 = load i8*, i8** %9, align 8
  %605 = getelementptr inbounds i8, i8* %604, i64 %599
  store i8 %598, i8* %605, align 1
  br label %606

606:                                              ; preds = %603, %596
  %607 = load i64, i64* %11, align 8
  %608 = add i64 %607, 1
  store i64 %608, i64* %11, align 8
  %609 = add nuw i64 %597, 1
  %610 = getelementptr inbounds i8, i8* %551, i64 %609
  %611 = load i8, i8* %610, align 1
  %612 = icmp eq i8 %611, 0
  br i1 %612, label %594, label %596, !llvm.loop !55

613:                                              ; preds = %641
  %614 = icmp slt i32 %565, 1
  %615 = select i1 %595, i1 true, i1 %614
  br i1 %615, label %1205, label %616

616:                                              ; preds = %613, %626
  %617 = phi i32 [ %618, %626 ], [ %567, %613 ]
  %618 = add nsw i32 %617, -1
  %619 = load i64, i64* %11, align 8
  %620 = add i64 %619, 1
  %621 = load i64, i64* %10, align 8
  %622 = icmp ult i64 %620, %621
  br i1 %622, label %623, label %626

623:                                              ; preds = %616
  %624 = load i8*, i8** %9, align 8
  %625 = getelementptr inbounds i8, i8* %624, i64 %619
  store i8 32, i8* %625, align 1
  br label %626

626:                                              ; preds = %623, %616
  %627 = load i64, i64* %11, align 8
  %628 = add i64 %627, 1
  store i64 %628, i64* %11, align 8
  %629 = icmp sgt i32 %617, 1
  br i1 %629, label %616, label %1205, !llvm.loop !52

630:                                              ; preds = %641, %594
  %631 = phi i64 [ 0, %594 ], [ %644, %641 ]
  %632 = load i64, i64* %11, align 8
  %633 = add i64 %632, 1
  %634 = load i64, i64* %10, align 8
  %635 = icmp ult i64 %633, %634
  br i1 %635, label %636, label %641

636:                                              ; preds = %630
  %637 = getelementptr inbounds i8, i8* %559, i64 %631
  %638 = load i8, i8* %637, align 1
  %639 = load i8*, i8** %9, align 8
  %640 = getelementptr inbounds i8, i8* %639, i64 %632
  store i8 %638, i8* %640, align 1
  br label %641

641:                                              ; preds = %636, %630
  %642 = load i64, i64* %11, align 8
  %643 = add i64 %642, 1
  store i64 %643, i64* %11, align 8
  %644 = add nuw nsw i64 %631, 1
  %645 = icmp eq i64 %644, 3
  br i1 %645, label %613, label %630, !llvm.loop !56

646:                                              ; preds = %550
  call void @llvm.lifetime.start.p0i8(i64 800, i8* nonnull %21) #28
  %647 = and i64 %539, 4503599627370495
  %648 = lshr i64 %539, 52
  %649 = trunc i64 %648 to i32
  %650 = and i32 %649, 2047
  %651 = icmp eq i32 %650, 0
  %652 = or i64 %647, 4503599627370496
  %653 = add nsw i32 %650, -1075
  %654 = select i1 %651, i64 %647, i64 %652
  %655 = select i1 %651, i32 -1074, i32 %653
  store i32 0, i32* %22, align 4
  store i32 1, i32* %23, align 4
  %656 = icmp eq i64 %654, 0
  br i1 %656, label %789, label %657

657:                                              ; preds = %646
  %658 = and i64 %654, 1
  %659 = icmp eq i64 %658, 0
  %660 = icmp slt i32 %655, 0
  %661 = select i1 %659, i1 %660, i1 false
  br i1 %661, label %662, label %671

662:                                              ; preds = %657, %662
  %663 = phi i32 [ %666, %662 ], [ %655, %657 ]
  %664 = phi i64 [ %665, %662 ], [ %654, %657 ]
  %665 = lshr i64 %664, 1
  %666 = add nsw i32 %663, 1
  %667 = and i64 %664, 2
  %668 = icmp eq i64 %667, 0
  %669 = icmp slt i32 %663, -1
  %670 = select i1 %668, i1 %669, i1 false
  br i1 %670, label %662, label %671, !llvm.loop !57

671:                                              ; preds = %662, %657
  %672 = phi i64 [ %654, %657 ], [ %665, %662 ]
  %673 = phi i32 [ %655, %657 ], [ %666, %662 ]
  %674 = phi i1 [ %660, %657 ], [ %669, %662 ]
  call void @llvm.lifetime.start.p0i8(i64 360, i8* nonnull %24) #28
  %675 = icmp eq i64 %672, 0
  br i1 %675, label %687, label %676

676:                                              ; preds = %671, %676
  %677 = phi i64 [ %681, %676 ], [ 0, %671 ]
  %678 = phi i64 [ %683, %676 ], [ %672, %671 ]
  %679 = urem i64 %678, 1000000000
  %680 = trunc i64 %679 to i32
  %681 = add nuw i64 %677, 1
  %682 = getelementptr inbounds [90 x i32], [90 x i32]* %5, i64 0, i64 %677
  store i32 %680, i32* %682, align 4
  %683 = udiv i64 %678, 1000000000
  %684 = icmp ult i64 %678, 1000000000
  br i1 %684, label %685, label %676, !llvm.loop !58

685:                                              ; preds = %676
  %686 = trunc i64 %681 to i32
  br label %687

687:                                              ; preds = %685, %671
  %688 = phi i32 [ 0, %671 ], [ %686, %685 ]
  %689 = sub nsw i32 0, %673
  %690 = select i1 %674, i32 %689, i32 %673
  %691 = icmp sgt i32 %690, 0
  br i1 %691, label %692, label %700

692:                                              ; preds = %687
  %693 = select i1 %674, i32 13, i32 29
  %694 = select i1 %674, i64 5, i64 2
  br label %705

695:                                              ; preds = %743
  %696 = trunc i64 %748 to i32
  br label %697

697:                                              ; preds = %725, %695
  %698 = phi i32 [ %707, %725 ], [ %696, %695 ]
  %699 = icmp sgt i32 %710, 0
  br i1 %699, label %705, label %700, !llvm.loop !59

700:                                              ; preds = %697, %687
  %701 = phi i32 [ %688, %687 ], [ %698, %697 ]
  %702 = icmp sgt i32 %701, 0
  br i1 %702, label %703, label %785

703:                                              ; preds = %700
  %704 = sext i32 %701 to i64
  br label %754

705:                                              ; preds = %697, %692
  %706 = phi i32 [ %690, %692 ], [ %710, %697 ]
  %707 = phi i32 [ %688, %692 ], [ %698, %697 ]
  %708 = icmp sgt i32 %693, %706
  %709 = select i1 %708, i32 %706, i32 %693
  %710 = sub nsw i32 %706, %709
  %711 = icmp sgt i32 %706, 0
  br i1 %711, label %712, label %714

712:                                              ; preds = %705
  %713 = call i32 @llvm.smax.i32(i32 %709, i32 1) #28
  br label %719

714:                                              ; preds = %719, %705
  %715 = phi i64 [ 1, %705 ], [ %722, %719 ]
  %716 = icmp sgt i32 %707, 0
  br i1 %716, label %717, label %725

717:                                              ; preds = %714
  %718 = zext i32 %707 to i64
  br label %730

719:                                              ; preds = %719, %712
  %720 = phi i32 [ %723, %719 ], [ 0, %712 ]
  %721 = phi i64 [ %722, %719 ], [ 1, %712 ]
  %722 = mul i64 %721, %694
  %723 = add nuw nsw i32 %720, 1
  %724 = icmp eq i32 %723, %713
  br i1 %724, label %714, label %719, !llvm.loop !60

725:                                              ; preds = %730, %714
  %726 = phi i64 [ 0, %714 ], [ %740, %730 ]
  %727 = icmp eq i64 %726, 0
  br i1 %727, label %697, label %728

728:                                              ; preds = %725
  %729 = sext i32 %707 to i64
  br label %743

730:                                              ; preds = %730, %717
  %731 = phi i64 [ 0, %717 ], [ %741, %730 ]
  %732 = phi i64 [ 0, %717 ], [ %740, %730 ]
  %733 = getelementptr inbounds [90 x i32], [90 x i32]* %5, i64 0, i64 %731
  %734 = load i32, i32* %733, align 4
  %735 = zext i32 %734 to i64
  %736 = mul i64 %715, %735
  %737 = add i64 %736, %732
  %738 = urem i64 %737, 1000000000
  %739 = trunc i64 %738 to i32
  store i32 %739, i32* %733, align 4
  %740 = udiv i64 %737, 1000000000
  %741 = add nuw nsw i64 %731, 1
  %742 = icmp eq i64 %741, %718
  br i1 %742, label %725, label %730, !llvm.loop !61

743:                                              ; preds = %743, %728
  %744 = phi i64 [ %729, %728 ], [ %748, %743 ]
  %745 = phi i64 [ %726, %728 ], [ %750, %743 ]
  %746 = urem i64 %745, 1000000000
  %747 = trunc i64 %746 to i32
  %748 = add i64 %744, 1
  %749 = getelementptr inbounds [90 x i32], [90 x i32]* %5, i64 0, i64 %744
  store i32 %747, i32* %749, align 4
  %750 = udiv i64 %745, 1000000000
  %751 = icmp ult i64 %745, 1000000000
  br i1 %751, label %695, label %743, !llvm.loop !62

752:                                              ; preds = %773, %767
  %753 = icmp sgt i64 %755, 1
  br i1 %753, label %754, label %785, !llvm.loop !63

754:                                              ; preds = %752, %703
  %755 = phi i64 [ %704, %703 ], [ %756, %752 ]
  %756 = add nsw i64 %755, -1
  %757 = load i32, i32* %22, align 4
  %758 = icmp eq i32 %757, 0
  br i1 %758, label %759, label %767

759:                                              ; preds = %754
  %760 = getelementptr inbounds [90 x i32], [90 x i32]* %5, i64 0, i64 %756
  %761 = load i32, i32* %760, align 4
  %762 = icmp ult i32 %761, 100000000
  br i1 %762, label %763, label %767

763:                                              ; preds = %759, %763
  %764 = phi i32 [ %765, %763 ], [ 100000000, %759 ]
  %765 = udiv i32 %764, 10
  %766 = icmp ult i32 %761, %765
  br i1 %766, label %763, label %767, !llvm.loop !64

767:                                              ; preds = %763, %759, %754
  %768 = phi i32 [ 100000000, %754 ], [ 100000000, %759 ], [ %765, %763 ]
  %769 = icmp eq i32 %768, 0
  br i1 %769, label %752, label %770

770:                                              ; preds = %767
  %771 = getelementptr inbounds [90 x i32], [90 x i32]* %5, i64 0, i64 %756
  %772 = load i32, i32* %771, align 4
  br label %773

773:                                              ; preds = %773, %770
  %774 = phi i32 [ %768, %770 ], [ %783, %773 ]
  %775 = udiv i32 %772, %774
  %776 = urem i32 %775, 10
  %777 = trunc i32 %776 to i8
  %778 = or i8 %777, 48
  %779 = load i32, i32* %22, align 4
  %780 = add nsw i32 %779, 1
  store i32 %780, i32* %22, align 4
  %781 = sext i32 %779 to i64
  %782 = getelementptr inbounds %struct.decimal, %struct.decimal* %6, i64 0, i32 0, i64 %781
  store i8 %778, i8* %782, align 1
  %783 = udiv i32 %774, 10
  %784 = icmp ult i32 %774, 10
  br i1 %784, label %752, label %773, !llvm.loop !65

785:                                              ; preds = %752, %700
  %786 = load i32, i32* %22, align 4
  %787 = select i1 %674, i32 %673, i32 0
  %788 = add i32 %786, %787
  store i32 %788, i32* %23, align 4
  call void @llvm.lifetime.end.p0i8(i64 360, i8* nonnull %24) #28
  br label %789

789:                                              ; preds = %785, %646
  %790 = icmp slt i32 %157, 0
  %791 = select i1 %790, i32 6, i32 %157
  %792 = and i8 %540, -33
  %793 = icmp eq i8 %792, 69
  %794 = icmp eq i8 %792, 71
  br i1 %794, label %795, label %890

795:                                              ; preds = %789
  %796 = icmp eq i32 %791, 0
  %797 = select i1 %796, i32 1, i32 %791
  %798 = load i32, i32* %22, align 4
  %799 = icmp sgt i32 %798, %797
  br i1 %799, label %800, label %853

800:                                              ; preds = %795
  %801 = sext i32 %797 to i64
  %802 = getelementptr inbounds %struct.decimal, %struct.decimal* %6, i64 0, i32 0, i64 %801
  %803 = load i8, i8* %802, align 1
  %804 = icmp sgt i8 %803, 53
  %805 = icmp eq i8 %803, 53
  br i1 %805, label %806, label %836

806:                                              ; preds = %800
  %807 = add nsw i32 %797, 1
  %808 = icmp slt i32 %807, %798
  br i1 %808, label %809, label %811

809:                                              ; preds = %806
  %810 = add nsw i64 %801, 1
  br label %814

811:                                              ; preds = %814, %806
  %812 = phi i1 [ %804, %806 ], [ %820, %814 ]
  %813 = icmp sgt i32 %797, 0
  br i1 %813, label %824, label %831

814:                                              ; preds = %814, %809
  %815 = phi i64 [ %810, %809 ], [ %821, %814 ]
  %816 = phi i1 [ %804, %809 ], [ %820, %814 ]
  %817 = getelementptr inbounds %struct.decimal, %struct.decimal* %6, i64 0, i32 0, i64 %815
  %818 = load i8, i8* %817, align 1
  %819 = icmp ne i8 %818, 48
  %820 = or i1 %816, %819
  %821 = add nsw i64 %815, 1
  %822 = trunc i64 %821 to i32
  %823 = icmp eq i32 %798, %822
  br i1 %823, label %811, label %814, !llvm.loop !66

824:                                              ; preds = %811
  %825 = add nsw i32 %797, -1
  %826 = zext i32 %825 to i64
  %827 = getelementptr inbounds %struct.decimal, %struct.decimal* %6, i64 0, i32 0, i64 %826
  %828 = load i8, i8* %827, align 1
  %829 = and i8 %828, 1
  %830 = zext i8 %829 to i32
  br label %831

831:                                              ; preds = %824, %811
  %832 = phi i32 [ 0, %811 ], [ %830, %824 ]
  %833 = zext i1 %812 to i32
  %834 = or i32 %832, %833
  %835 = icmp ne i32 %834, 0
  br label %836

836:                                              ; preds = %831, %800
  %837 = phi i1 [ %835, %831 ], [ %804, %800 ]
  store i32 %797, i32* %22, align 4
  br i1 %837, label %838, label %853

838:                                              ; preds = %836
  %839 = icmp sgt i32 %797, 0
  br i1 %839, label %840, label %850

840:                                              ; preds = %838, %846
  %841 = phi i64 [ %842, %846 ], [ %801, %838 ]
  %842 = add nsw i64 %841, -1
  %843 = getelementptr inbounds %struct.decimal, %struct.decimal* %6, i64 0, i32 0, i64 %842
  %844 = load i8, i8* %843, align 1
  %845 = icmp eq i8 %844, 57
  br i1 %845, label %846, label %848

846:                                              ; preds = %840
  store i8 48, i8* %843, align 1
  %847 = icmp sgt i64 %841, 1
  br i1 %847, label %840, label %850, !llvm.loop !67

848:                                              ; preds = %840
  %849 = add i8 %844, 1
  store i8 %849, i8* %843, align 1
  br label %853

850:                                              ; preds = %846, %838
  store i8 49, i8* %21, align 4
  %851 = load i32, i32* %23, align 4
  %852 = add nsw i32 %851, 1
  store i32 %852, i32* %23, align 4
  br label %853

853:                                              ; preds = %850, %848, %836, %795
  %854 = load i32, i32* %22, align 4
  %855 = icmp eq i32 %854, 0
  %856 = load i32, i32* %23, align 4
  %857 = add nsw i32 %856, -1
  %858 = select i1 %855, i32 0, i32 %857
  %859 = icmp slt i32 %858, -4
  %860 = icmp sge i32 %858, %797
  %861 = or i1 %859, %860
  %862 = xor i32 %858, -1
  %863 = select i1 %861, i32 -1, i32 %862
  %864 = add i32 %863, %797
  %865 = and i32 %116, 16
  %866 = icmp eq i32 %865, 0
  %867 = icmp sgt i32 %864, 0
  %868 = select i1 %866, i1 %867, i1 false
  br i1 %868, label %869, label %957

869:                                              ; preds = %853
  %870 = sext i32 %864 to i64
  %871 = sext i32 %856 to i64
  %872 = select i1 %861, i64 1, i64 %871
  %873 = sext i32 %854 to i64
  br label %874

874:                                              ; preds = %887, %869
  %875 = phi i64 [ %870, %869 ], [ %888, %887 ]
  %876 = add nsw i64 %875, %872
  %877 = icmp sgt i64 %876, 0
  %878 = icmp sle i64 %876, %873
  %879 = select i1 %877, i1 %878, i1 false
  br i1 %879, label %880, label %884

880:                                              ; preds = %874
  %881 = add nsw i64 %876, -1
  %882 = getelementptr inbounds %struct.decimal, %struct.decimal* %6, i64 0, i32 0, i64 %881
  %883 = load i8, i8* %882, align 1
  br label %884

884:                                              ; preds = %880, %874
  %885 = phi i8 [ %883, %880 ], [ 48, %874 ]
  %886 = icmp eq i8 %885, 48
  br i1 %886, label %887, label %955

887:                                              ; preds = %884
  %888 = add nsw i64 %875, -1
  %889 = icmp sgt i64 %875, 1
  br i1 %889, label %874, label %957

890:                                              ; preds = %789
  %891 = load i32, i32* %23, align 4
  %892 = select i1 %793, i32 1, i32 %891
  %893 = add nsw i32 %892, %791
  %894 = load i32, i32* %22, align 4
  %895 = icmp sgt i32 %894, %893
  br i1 %895, label %896, label %957

896:                                              ; preds = %890
  %897 = icmp slt i32 %893, 0
  br i1 %897, label %898, label %899

898:                                              ; preds = %896
  store i32 0, i32* %22, align 4
  br label %957

899:                                              ; preds = %896
  %900 = sext i32 %893 to i64
  %901 = getelementptr inbounds %struct.decimal, %struct.decimal* %6, i64 0, i32 0, i64 %900
  %902 = load i8, i8* %901, align 1
  %903 = icmp sgt i8 %902, 53
  %904 = icmp eq i8 %902, 53
  br i1 %904, label %905, label %935

905:                                              ; preds = %899
  %906 = add nsw i32 %893, 1
  %907 = icmp slt i32 %906, %894
  br i1 %907, label %908, label %910

908:                                              ; preds = %905
  %909 = add nsw i64 %900, 1
  br label %913

910:                                              ; preds = %913, %905
  %911 = phi i1 [ %903, %905 ], [ %919, %913 ]
  %912 = icmp sgt i32 %893, 0
  br i1 %912, label %923, label %930

913:                                              ; preds = %913, %908
  %914 = phi i64 [ %909, %908 ], [ %920, %913 ]
  %915 = phi i1 [ %903, %908 ], [ %919, %913 ]
  %916 = getelementptr inbounds %struct.decimal, %struct.decimal* %6, i64 0, i32 0, i64 %914
  %917 = load i8, i8* %916, align 1
  %918 = icmp ne i8 %917, 48
  %919 = or i1 %915, %918
  %920 = add nsw i64 %914, 1
  %921 = trunc i64 %920 to i32
  %922 = icmp eq i32 %894, %921
  br i1 %922, label %910, label %913, !llvm.loop !66

923:                                              ; preds = %910
  %924 = add nsw i32 %893, -1
  %925 = zext i32 %924 to i64
  %926 = getelementptr inbounds %struct.decimal, %struct.decimal* %6, i64 0, i32 0, i64 %925
  %927 = load i8, i8* %926, align 1
  %928 = and i8 %927, 1
  %929 = zext i8 %928 to i32
  br label %930

930:                                              ; preds = %923, %910
  %931 = phi i32 [ 0, %910 ], [ %929, %923 ]
  %932 = zext i1 %911 to i32
  %933 = or i32 %931, %932
  %934 = icmp ne i32 %933, 0
  br label %935

935:                                              ; preds = %930, %899
  %936 = phi i1 [ %934, %930 ], [ %903, %899 ]
  store i32 %893, i32* %22, align 4
  br i1 %936, label %937, label %957

937:                                              ; preds = %935
  %938 = icmp sgt i32 %893, 0
  br i1 %938, label %939, label %949

939:                                              ; preds = %937, %945
  %940 = phi i64 [ %941, %945 ], [ %900, %937 ]
  %941 = add nsw i64 %940, -1
  %942 = getelementptr inbounds %struct.decimal, %struct.decimal* %6, i64 0, i32 0, i64 %941
  %943 = load i8, i8* %942, align 1
  %944 = icmp eq i8 %943, 57
  br i1 %944, label %945, label %947

945:                                              ; preds = %939
  store i8 48, i8* %942, align 1
  %946 = icmp sgt i64 %940, 1
  br i1 %946, label %939, label %949, !llvm.loop !67

947:                                              ; preds = %939
  %948 = add i8 %943, 1
  store i8 %948, i8* %942, align 1
  br label %957

949:                                              ; preds = %945, %937
  store i8 49, i8* %21, align 4
  %950 = icmp eq i32 %893, 0
  br i1 %950, label %951, label %952

951:                                              ; preds = %949
  store i32 1, i32* %22, align 4
  br label %952

952:                                              ; preds = %951, %949
  %953 = load i32, i32* %23, align 4
  %954 = add nsw i32 %953, 1
  store i32 %954, i32* %23, align 4
  br label %957

955:                                              ; preds = %884
  %956 = trunc i64 %875 to i32
  br label %957

957:                                              ; preds = %887, %955, %952, %947, %935, %898, %890, %853
  %958 = phi i1 [ %861, %853 ], [ %793, %890 ], [ %793, %898 ], [ %793, %935 ], [ %793, %947 ], [ %793, %952 ], [ %861, %955 ], [ %861, %887 ]
  %959 = phi i32 [ %864, %853 ], [ %791, %890 ], [ %791, %898 ], [ %791, %935 ], [ %791, %947 ], [ %791, %952 ], [ %956, %955 ], [ 0, %887 ]
  %960 = load i32, i32* %23, align 4
  %961 = select i1 %958, i32 1, i32 %960
  %962 = load i32, i32* %22, align 4
  %963 = icmp eq i32 %962, 0
  %964 = add nsw i32 %960, -1
  %965 = select i1 %963, i32 0, i32 %964
  %966 = icmp sgt i32 %961, 1
  %967 = select i1 %966, i32 %961, i32 1
  %968 = and i32 %116, 16
  %969 = or i32 %959, %968
  %970 = icmp ne i32 %969, 0
  %971 = sext i1 %970 to i32
  %972 = icmp slt i32 %965, 0
  %973 = sub nsw i32 0, %965
  %974 = select i1 %972, i32 %973, i32 %965
  %975 = icmp slt i32 %974, 100
  %976 = select i1 %975, i32 -4, i32 -5
  %977 = select i1 %958, i32 %976, i32 0
  %978 = add i32 %115, %971
  %979 = add i32 %959, %967
  %980 = sub i32 %978, %979
  %981 = add i32 %980, %977
  %982 = load i8, i8* %551, align 1
  %983 = icmp eq i8 %982, 0
  br i1 %983, label %984, label %992

984:                                              ; preds = %992, %957
  %985 = phi i32 [ %981, %957 ], [ %995, %992 ]
  %986 = icmp sgt i32 %985, 0
  %987 = select i1 %986, i32 %985, i32 0
  %988 = and i32 %116, 3
  %989 = icmp ne i32 %988, 0
  %990 = xor i1 %986, true
  %991 = select i1 %989, i1 true, i1 %990
  br i1 %991, label %1014, label %1000

992:                                              ; preds = %957, %992
  %993 = phi i64 [ %996, %992 ], [ 0, %957 ]
  %994 = phi i32 [ %995, %992 ], [ %981, %957 ]
  %995 = add nsw i32 %994, -1
  %996 = add nuw nsw i64 %993, 1
  %997 = getelementptr inbounds i8, i8* %551, i64 %996
  %998 = load i8, i8* %997, align 1
  %999 = icmp eq i8 %998, 0
  br i1 %999, label %984, label %992, !llvm.loop !54

1000:                                             ; preds = %984, %1010
  %1001 = phi i32 [ %1002, %1010 ], [ %987, %984 ]
  %1002 = add nsw i32 %1001, -1
  %1003 = load i64, i64* %11, align 8
  %1004 = add i64 %1003, 1
  %1005 = load i64, i64* %10, align 8
  %1006 = icmp ult i64 %1004, %1005
  br i1 %1006, label %1007, label %1010

1007:                                             ; preds = %1000
  %1008 = load i8*, i8** %9, align 8
  %1009 = getelementptr inbounds i8, i8* %1008, i64 %1003
  store i8 32, i8* %1009, align 1
  br label %1010

1010:                                             ; preds = %1007, %1000
  %1011 = load i64, i64* %11, align 8
  %1012 = add i64 %1011, 1
  store i64 %1012, i64* %11, align 8
  %1013 = icmp sgt i32 %1001, 1
  br i1 %1013, label %1000, label %1014, !llvm.loop !52

1014:                                             ; preds = %1010, %984
  br i1 %983, label %1015, label %1018

1015:                                             ; preds = %1028, %1014
  %1016 = and i32 %116, 1
  %1017 = icmp eq i32 %1016, 0
  br i1 %1017, label %1035, label %1053

1018:                                             ; preds = %1014, %1028
  %1019 = phi i64 [ %1031, %1028 ], [ 0, %1014 ]
  %1020 = phi i8 [ %1033, %1028 ], [ %982, %1014 ]
  %1021 = load i64, i64* %11, align 8
  %1022 = add i64 %1021, 1
  %1023 = load i64, i64* %10, align 8
  %1024 = icmp ult i64 %1022, %1023
  br i1 %1024, label %1025, label %1028

1025:                                             ; preds = %1018
  %1026 = load i8*, i8** %9, align 8
  %1027 = getelementptr inbounds i8, i8* %1026, i64 %1021
  store i8 %1020, i8* %1027, align 1
  br label %1028

1028:                                             ; preds = %1025, %1018
  %1029 = load i64, i64* %11, align 8
  %1030 = add i64 %1029, 1
  store i64 %1030, i64* %11, align 8
  %1031 = add nuw i64 %1019, 1
  %1032 = getelementptr inbounds i8, i8* %551, i64 %1031
  %1033 = load i8, i8* %1032, align 1
  %1034 = icmp eq i8 %1033, 0
  br i1 %1034, label %1015, label %1018, !llvm.loop !55

1035:                                             ; preds = %1015
  %1036 = and i32 %116, 2
  %1037 = icmp eq i32 %1036, 0
  %1038 = select i1 %1037, i1 true, i1 %990
  br i1 %1038, label %1053, label %1039

1039:                                             ; preds = %1035, %1049
  %1040 = phi i32 [ %1041, %1049 ], [ %987, %1035 ]
  %1041 = add nsw i32 %1040, -1
  %1042 = load i64, i64* %11, align 8
  %1043 = add i64 %1042, 1
  %1044 = load i64, i64* %10, align 8
  %1045 = icmp ult i64 %1043, %1044
  br i1 %1045, label %1046, label %1049

1046:                                             ; preds = %1039
  %1047 = load i8*, i8** %9, align 8
  %1048 = getelementptr inbounds i8, i8* %1047, i64 %1042
  store i8 48, i8* %1048, align 1
  br label %1049

1049:                                             ; preds = %1046, %1039
  %1050 = load i64, i64* %11, align 8
  %1051 = add i64 %1050, 1
  store i64 %1051, i64* %11, align 8
  %1052 = icmp sgt i32 %1040, 1
  br i1 %1052, label %1039, label %1053, !llvm.loop !52

1053:                                             ; preds = %1049, %1015, %1035
  %1054 = phi i32 [ %987, %1015 ], [ 0, %1035 ], [ 0, %1049 ]
  %1055 = sub nsw i32 %961, %967
  %1056 = zext i32 %967 to i64
  br label %1059

1057:                                             ; preds = %1079
  %1058 = icmp eq i32 %969, 0
  br i1 %1058, label %1094, label %1084

1059:                                             ; preds = %1079, %1053
  %1060 = phi i64 [ 0, %1053 ], [ %1082, %1079 ]
  %1061 = trunc i64 %1060 to i32
  %1062 = add nsw i32 %1055, %1061
  %1063 = icmp sgt i32 %1062, -1
  %1064 = icmp sgt i32 %962, %1062
  %1065 = select i1 %1063, i1 %1064, i1 false
  br i1 %1065, label %1066, label %1070

1066:                                             ; preds = %1059
  %1067 = sext i32 %1062 to i64
  %1068 = getelementptr inbounds %struct.decimal, %struct.decimal* %6, i64 0, i32 0, i64 %1067
  %1069 = load i8, i8* %1068, align 1
  br label %1070

1070:                                             ; preds = %1066, %1059
  %1071 = phi i8 [ %1069, %1066 ], [ 48, %1059 ]
  %1072 = load i64, i64* %11, align 8
  %1073 = add i64 %1072, 1
  %1074 = load i64, i64* %10, align 8
  %1075 = icmp ult i64 %1073, %1074
  br i1 %1075, label %1076, label %1079

1076:                                             ; preds = %1070
  %1077 = load i8*, i8** %9, align 8
  %1078 = getelementptr inbounds i8, i8* %1077, i64 %1072
  store i8 %1071, i8* %1078, align 1
  br label %1079

1079:                                             ; preds = %1076, %1070
  %1080 = load i64, i64* %11, align 8
  %1081 = add i64 %1080, 1
  store i64 %1081, i64* %11, align 8
  %1082 = add nuw nsw i64 %1060, 1
  %1083 = icmp eq i64 %1082, %1056
  br i1 %1083, label %1057, label %1059, !llvm.loop !68

1084:                                             ; preds = %1057
  %1085 = add i64 %1080, 2
  %1086 = load i64, i64* %10, align 8
  %1087 = icmp ult i64 %1085, %1086
  br i1 %1087, label %1088, label %1091

1088:                                             ; preds = %1084
  %1089 = load i8*, i8** %9, align 8
  %1090 = getelementptr inbounds i8, i8* %1089, i64 %1081
  store i8 46, i8* %1090, align 1
  br label %1091

1091:                                             ; preds = %1088, %1084
  %1092 = load i64, i64* %11, align 8
  %1093 = add i64 %1092, 1
  store i64 %1093, i64* %11, align 8
  br label %1094

1094:                                             ; preds = %1091, %1057
  %1095 = icmp sgt i32 %959, 0
  br i1 %1095, label %1096, label %1100

1096:                                             ; preds = %1094
  %1097 = sext i32 %961 to i64
  %1098 = sext i32 %962 to i64
  %1099 = zext i32 %959 to i64
  br label %1101

1100:                                             ; preds = %1119, %1094
  br i1 %958, label %1124, label %1187

1101:                                             ; preds = %1119, %1096
  %1102 = phi i64 [ 0, %1096 ], [ %1122, %1119 ]
  %1103 = add nsw i64 %1102, %1097
  %1104 = icmp sgt i64 %1103, -1
  %1105 = icmp slt i64 %1103, %1098
  %1106 = select i1 %1104, i1 %1105, i1 false
  br i1 %1106, label %1107, label %1110

1107:                                             ; preds = %1101
  %1108 = getelementptr inbounds %struct.decimal, %struct.decimal* %6, i64 0, i32 0, i64 %1103
  %1109 = load i8, i8* %1108, align 1
  br label %1110

1110:                                             ; preds = %1107, %1101
  %1111 = phi i8 [ %1109, %1107 ], [ 48, %1101 ]
  %1112 = load i64, i64* %11, align 8
  %1113 = add i64 %1112, 1
  %1114 = load i64, i64* %10, align 8
  %1115 = icmp ult i64 %1113, %1114
  br i1 %1115, label %1116, label %1119

1116:                                             ; preds = %1110
  %1117 = load i8*, i8** %9, align 8
  %1118 = getelementptr inbounds i8, i8* %1117, i64 %1112
  store i8 %1111, i8* %1118, align 1
  br label %1119

1119:                                             ; preds = %1116, %1110
  %1120 = load i64, i64* %11, align 8
  %1121 = add i64 %1120, 1
  store i64 %1121, i64* %11, align 8
  %1122 = add nuw nsw i64 %1102, 1
  %1123 = icmp eq i64 %1122, %1099
  br i1 %1123, label %1100, label %1101, !llvm.loop !69

1124:                                             ; preds = %1100
  %1125 = load i64, i64* %11, align 8
  %1126 = add i64 %1125, 1
  %1127 = load i64, i64* %10, align 8
  %1128 = icmp ult i64 %1126, %1127
  br i1 %1128, label %1129, label %1133

1129:                                             ; preds = %1124
  %1130 = select i1 %541, i8 69, i8 101
  %1131 = load i8*, i8** %9, align 8
  %1132 = getelementptr inbounds i8, i8* %1131, i64 %1125
  store i8 %1130, i8* %1132, align 1
  br label %1133

1133:                                             ; preds = %1129, %1124
  %1134 = load i64, i64* %11, align 8
  %1135 = add i64 %1134, 1
  store i64 %1135, i64* %11, align 8
  %1136 = add i64 %1134, 2
  %1137 = load i64, i64* %10, align 8
  %1138 = icmp ult i64 %1136, %1137
  br i1 %1138, label %1139, label %1143

1139:                                             ; preds = %1133
  %1140 = select i1 %972, i8 45, i8 43
  %1141 = load i8*, i8** %9, align 8
  %1142 = getelementptr inbounds i8, i8* %1141, i64 %1135
  store i8 %1140, i8* %1142, align 1
  br label %1143

1143:                                             ; preds = %1139, %1133
  %1144 = load i64, i64* %11, align 8
  %1145 = add i64 %1144, 1
  store i64 %1145, i64* %11, align 8
  %1146 = icmp sgt i32 %974, 99
  br i1 %1146, label %1147, label %1160

1147:                                             ; preds = %1143
  %1148 = add i64 %1144, 2
  %1149 = load i64, i64* %10, align 8
  %1150 = icmp ult i64 %1148, %1149
  br i1 %1150, label %1151, label %1157

1151:                                             ; preds = %1147
  %1152 = udiv i32 %974, 100
  %1153 = trunc i32 %1152 to i8
  %1154 = add i8 %1153, 48
  %1155 = load i8*, i8** %9, align 8
  %1156 = getelementptr inbounds i8, i8* %1155, i64 %1145
  store i8 %1154, i8* %1156, align 1
  br label %1157

1157:                                             ; preds = %1151, %1147
  %1158 = load i64, i64* %11, align 8
  %1159 = add i64 %1158, 1
  store i64 %1159, i64* %11, align 8
  br label %1160

1160:                                             ; preds = %1157, %1143
  %1161 = load i64, i64* %11, align 8
  %1162 = add i64 %1161, 1
  %1163 = load i64, i64* %10, align 8
  %1164 = icmp ult i64 %1162, %1163
  br i1 %1164, label %1165, label %1172

1165:                                             ; preds = %1160
  %1166 = udiv i32 %974, 10
  %1167 = urem i32 %1166, 10
  %1168 = trunc i32 %1167 to i8
  %1169 = or i8 %1168, 48
  %1170 = load i8*, i8** %9, align 8
  %1171 = getelementptr inbounds i8, i8* %1170, i64 %1161
  store i8 %1169, i8* %1171, align 1
  br label %1172

1172:                                             ; preds = %1165, %1160
  %1173 = load i64, i64* %11, align 8
  %1174 = add i64 %1173, 1
  store i64 %1174, i64* %11, align 8
  %1175 = add i64 %1173, 2
  %1176 = load i64, i64* %10, align 8
  %1177 = icmp ult i64 %1175, %1176
  br i1 %1177, label %1178, label %1184

1178:                                             ; preds = %1172
  %1179 = urem i32 %974, 10
  %1180 = trunc i32 %1179 to i8
  %1181 = or i8 %1180, 48
  %1182 = load i8*, i8** %9, align 8
  %1183 = getelementptr inbounds i8, i8* %1182, i64 %1174
  store i8 %1181, i8* %1183, align 1
  br label %1184

1184:                                             ; preds = %1178, %1172
  %1185 = load i64, i64* %11, align 8
  %1186 = add i64 %1185, 1
  store i64 %1186, i64* %11, align 8
  br label %1187

1187:                                             ; preds = %1184, %1100
  %1188 = icmp eq i32 %1054, 0
  br i1 %1188, label %1203, label %1189

1189:                                             ; preds = %1187, %1199
  %1190 = phi i32 [ %1191, %1199 ], [ %1054, %1187 ]
  %1191 = add nsw i32 %1190, -1
  %1192 = load i64, i64* %11, align 8
  %1193 = add i64 %1192, 1
  %1194 = load i64, i64* %10, align 8
  %1195 = icmp ult i64 %1193, %1194
  br i1 %1195, label %1196, label %1199

1196:                                             ; preds = %1189
  %1197 = load i8*, i8** %9, align 8
  %1198 = getelementptr inbounds i8, i8* %1197, i64 %1192
  store i8 32, i8* %1198, align 1
  br label %1199

1199:                                             ; preds = %1196, %1189
  %1200 = load i64, i64* %11, align 8
  %1201 = add i64 %1200, 1
  store i64 %1201, i64* %11, align 8
  %1202 = icmp sgt i32 %1190, 1
  br i1 %1202, label %1189, label %1203, !llvm.loop !52

1203:                                             ; preds = %1199, %1187
  call void @llvm.lifetime.end.p0i8(i64 800, i8* nonnull %21) #28
  br label %1205

1204:                                             ; preds = %177
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([68 x i8], [68 x i8]* @.str.10, i64 0, i64 0)) #26
  unreachable

1205:                                             ; preds = %626, %494, %406, %330, %413, %1203, %613, %482, %317, %212, %258, %522, %289, %57
  %1206 = phi i8* [ %47, %57 ], [ %161, %289 ], [ %161, %522 ], [ %161, %258 ], [ %161, %212 ], [ %161, %317 ], [ %161, %482 ], [ %161, %613 ], [ %161, %1203 ], [ %161, %413 ], [ %161, %330 ], [ %161, %406 ], [ %161, %494 ], [ %161, %626 ]
  %1207 = getelementptr inbounds i8, i8* %1206, i64 1
  br label %46, !llvm.loop !70

1208:                                             ; preds = %46
  %1209 = icmp eq i64 %1, 0
  br i1 %1209, label %1216, label %1210

1210:                                             ; preds = %1208
  %1211 = load i64, i64* %11, align 8
  %1212 = icmp ult i64 %1211, %1
  %1213 = add i64 %1, -1
  %1214 = select i1 %1212, i64 %1211, i64 %1213
  %1215 = getelementptr inbounds i8, i8* %0, i64 %1214
  store i8 0, i8* %1215, align 1
  br label %1216

1216:                                             ; preds = %1210, %1208
  %1217 = load i64, i64* %11, align 8
  %1218 = trunc i64 %1217 to i32
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %8) #28
  ret i32 %1218
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
  %17 = select i1 %16, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.9, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.51, i64 0, i64 0)
  br label %18

18:                                               ; preds = %8, %11, %14
  %19 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.49, i64 0, i64 0), %8 ], [ %17, %14 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.50, i64 0, i64 0), %11 ]
  %20 = and i32 %6, 16
  %21 = icmp ne i32 %20, 0
  %22 = icmp eq i32 %2, 16
  %23 = and i1 %22, %21
  %24 = icmp ne i64 %1, 0
  %25 = and i1 %24, %23
  %26 = select i1 %7, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.47, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.48, i64 0, i64 0)
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
  br i1 %44, label %45, label %32, !llvm.loop !71

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
  br i1 %84, label %71, label %85, !llvm.loop !52

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
  br i1 %108, label %92, label %109, !llvm.loop !72

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
  br i1 %128, label %115, label %129, !llvm.loop !52

129:                                              ; preds = %125, %109
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %10) #28
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @snprintf(i8* noundef %0, i64 noundef %1, i8* nocapture noundef readonly %2, ...) local_unnamed_addr #1 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #28
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = call i32 @vsnprintf(i8* noundef %0, i64 noundef %1, i8* noundef %2, %struct.__va_list_tag* noundef nonnull %6) #25
  call void @llvm.va_end(i8* %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #28
  ret i32 %7
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #22

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #22

; Function Attrs: nounwind
define dso_local i32 @vsprintf(i8* noundef %0, i8* nocapture noundef readonly %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #1 {
  %4 = call i32 @vsnprintf(i8* noundef %0, i64 noundef 1099511627776, i8* noundef %1, %struct.__va_list_tag* noundef %2) #25
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @sprintf(i8* noundef %0, i8* nocapture noundef readonly %1, ...) local_unnamed_addr #1 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #28
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call i32 @vsnprintf(i8* noundef %0, i64 noundef 1099511627776, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #24
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #28
  ret i32 %6
}

; Function Attrs: nounwind
define dso_local i32 @vprintf(i8* nocapture noundef readonly %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr #1 {
  %3 = call i32 @vsnprintf(i8* noundef null, i64 noundef 0, i8* noundef %0, %struct.__va_list_tag* noundef %1) #25
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @vfprintf(i8* nocapture noundef readnone %0, i8* nocapture noundef readonly %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #1 {
  %4 = call i32 @vsnprintf(i8* noundef null, i64 noundef 0, i8* noundef %1, %struct.__va_list_tag* noundef %2) #24
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @printf(i8* nocapture noundef readonly %0, ...) local_unnamed_addr #1 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #28
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %3)
  %5 = call i32 @vsnprintf(i8* noundef null, i64 noundef 0, i8* noundef %0, %struct.__va_list_tag* noundef nonnull %4) #24
  call void @llvm.va_end(i8* %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #28
  ret i32 %5
}

; Function Attrs: nounwind
define dso_local i32 @fprintf(i8* nocapture readnone %0, i8* nocapture noundef readonly %1, ...) local_unnamed_addr #1 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #28
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call i32 @vsnprintf(i8* noundef null, i64 noundef 0, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #24
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #28
  ret i32 %6
}

; Function Attrs: nounwind
define dso_local i32 @puts(i8* noundef %0) local_unnamed_addr #1 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i8, i8* %0, i64 %3
  %5 = load i8, i8* %4, align 1
  %6 = icmp eq i8 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2, !llvm.loop !28

8:                                                ; preds = %2
  %9 = trunc i64 %3 to i32
  %10 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.11, i64 0, i64 0), i32 noundef %9, i8* noundef %0) #25
  %11 = add nsw i32 %9, 1
  ret i32 %11
}

; Function Attrs: nounwind
define dso_local i32 @fputs(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #1 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ]
  %5 = getelementptr inbounds i8, i8* %0, i64 %4
  %6 = load i8, i8* %5, align 1
  %7 = icmp eq i8 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3, !llvm.loop !28

9:                                                ; preds = %3
  %10 = trunc i64 %4 to i32
  %11 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i64 0, i64 0), i32 noundef %10, i8* noundef %0) #25
  ret i32 1
}

; Function Attrs: nounwind
define dso_local i32 @putchar(i32 noundef %0) local_unnamed_addr #1 {
  %2 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.13, i64 0, i64 0), i32 noundef %0) #25
  %3 = and i32 %0, 255
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @fputc(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #1 {
  %3 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.13, i64 0, i64 0), i32 noundef %0) #24
  %4 = and i32 %0, 255
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @putc(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #1 {
  %3 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.13, i64 0, i64 0), i32 noundef %0) #24
  %4 = and i32 %0, 255
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i64 @fwrite(i8* noundef %0, i64 noundef %1, i64 noundef returned %2, i8* nocapture noundef readnone %3) local_unnamed_addr #1 {
  %5 = mul i64 %2, %1
  %6 = trunc i64 %5 to i32
  %7 = call i32 (i8*, i8*, ...) @fprintf(i8* undef, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i64 0, i64 0), i32 noundef %6, i8* noundef %0) #25
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

; Function Attrs: nounwind
define dso_local void @fp_assume(i1 noundef zeroext %0) local_unnamed_addr #1 {
  call void @__fp_assume(i1 noundef zeroext %0) #24
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @fp_choose(i32 noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = call i32 @__fp_choose(i32 noundef %0, i32 noundef %1) #24
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local void @__VERIFIER_assume(i32 noundef %0) local_unnamed_addr #1 {
  %2 = icmp ne i32 %0, 0
  call void @__fp_assume(i1 noundef zeroext %2) #24
  ret void
}

; Function Attrs: nounwind
define dso_local void @__VERIFIER_assert(i32 noundef %0) local_unnamed_addr #1 {
  %2 = icmp ne i32 %0, 0
  call void @__fp_assert(i1 noundef zeroext %2, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.14, i64 0, i64 0)) #24
  ret void
}

declare void @__fp_assert(i1 noundef zeroext, i8* noundef) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
define dso_local void @__VERIFIER_error() local_unnamed_addr #2 {
  call void @__fp_error(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.15, i64 0, i64 0)) #26
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @reach_error() local_unnamed_addr #2 {
  call void @__fp_error(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.16, i64 0, i64 0)) #26
  unreachable
}

; Function Attrs: nounwind
define dso_local zeroext i1 @__VERIFIER_nondet_bool() local_unnamed_addr #1 {
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #24
  %2 = icmp ne i32 %1, 0
  ret i1 %2
}

; Function Attrs: nounwind
define dso_local zeroext i1 @__VERIFIER_nondet__Bool() local_unnamed_addr #1 {
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #24
  %2 = icmp ne i32 %1, 0
  ret i1 %2
}

; Function Attrs: nounwind
define dso_local signext i8 @__VERIFIER_nondet_char() local_unnamed_addr #1 {
  %1 = call i32 @__fp_choose(i32 noundef -128, i32 noundef 127) #24
  %2 = trunc i32 %1 to i8
  ret i8 %2
}

; Function Attrs: nounwind
define dso_local zeroext i8 @__VERIFIER_nondet_uchar() local_unnamed_addr #1 {
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 255) #24
  %2 = trunc i32 %1 to i8
  ret i8 %2
}

; Function Attrs: nounwind
define dso_local signext i16 @__VERIFIER_nondet_short() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([82 x i8], [82 x i8]* @.str.17, i64 0, i64 0)) #24
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #24
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  %5 = trunc i32 %4 to i16
  ret i16 %5
}

declare void @__fp_bound(i8* noundef) local_unnamed_addr #3

; Function Attrs: nounwind
define dso_local zeroext i16 @__VERIFIER_nondet_ushort() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([83 x i8], [83 x i8]* @.str.18, i64 0, i64 0)) #24
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #24
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  %5 = trunc i32 %4 to i16
  ret i16 %5
}

; Function Attrs: nounwind
define dso_local i32 @__VERIFIER_nondet_int() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([80 x i8], [80 x i8]* @.str.19, i64 0, i64 0)) #24
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #24
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @__VERIFIER_nondet_uint() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([81 x i8], [81 x i8]* @.str.20, i64 0, i64 0)) #24
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #24
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i64 @__VERIFIER_nondet_long() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([81 x i8], [81 x i8]* @.str.21, i64 0, i64 0)) #24
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #24
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  %5 = sext i32 %4 to i64
  ret i64 %5
}

; Function Attrs: nounwind
define dso_local i64 @__VERIFIER_nondet_ulong() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([82 x i8], [82 x i8]* @.str.22, i64 0, i64 0)) #24
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #24
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  %5 = sext i32 %4 to i64
  ret i64 %5
}

; Function Attrs: nounwind
define dso_local i64 @__VERIFIER_nondet_longlong() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([85 x i8], [85 x i8]* @.str.23, i64 0, i64 0)) #24
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #24
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  %5 = sext i32 %4 to i64
  ret i64 %5
}

; Function Attrs: nounwind
define dso_local i64 @__VERIFIER_nondet_ulonglong() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([86 x i8], [86 x i8]* @.str.24, i64 0, i64 0)) #24
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #24
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  %5 = sext i32 %4 to i64
  ret i64 %5
}

; Function Attrs: nounwind
define dso_local i64 @__VERIFIER_nondet_size_t() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([83 x i8], [83 x i8]* @.str.25, i64 0, i64 0)) #24
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #24
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  %5 = sext i32 %4 to i64
  ret i64 %5
}

; Function Attrs: nounwind
define dso_local noalias i8* @__VERIFIER_nondet_pointer() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.26, i64 0, i64 0)) #24
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local zeroext i1 @__atomic_is_lock_free(i64 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #5 {
  %3 = icmp ult i64 %0, 9
  ret i1 %3
}

; Function Attrs: nounwind
define dso_local void @fencepost_section_enter() local_unnamed_addr #1 {
  %1 = load i32, i32* @nested, align 4
  %2 = add nsw i32 %1, 1
  store i32 %2, i32* @nested, align 4
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %0
  call void @__fp_lock(i8* noundef bitcast (i32* @__fp_section to i8*)) #24
  br label %5

5:                                                ; preds = %4, %0
  ret void
}

; Function Attrs: nounwind
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
  call void @__fp_unlock(i8* noundef bitcast (i32* @__fp_section to i8*)) #24
  br label %7

7:                                                ; preds = %6, %3
  ret void
}

; Function Attrs: nounwind
define dso_local void @__VERIFIER_atomic_begin() local_unnamed_addr #1 {
  %1 = load i32, i32* @nested, align 4
  %2 = add nsw i32 %1, 1
  store i32 %2, i32* @nested, align 4
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %0
  call void @__fp_lock(i8* noundef bitcast (i32* @__fp_section to i8*)) #24
  br label %5

5:                                                ; preds = %0, %4
  ret void
}

; Function Attrs: nounwind
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
  call void @__fp_unlock(i8* noundef bitcast (i32* @__fp_section to i8*)) #24
  br label %7

7:                                                ; preds = %3, %6
  ret void
}

; Function Attrs: nounwind
define dso_local void @llmc_atomic_begin() local_unnamed_addr #1 {
  %1 = load i32, i32* @nested, align 4
  %2 = add nsw i32 %1, 1
  store i32 %2, i32* @nested, align 4
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %0
  call void @__fp_lock(i8* noundef bitcast (i32* @__fp_section to i8*)) #24
  br label %5

5:                                                ; preds = %0, %4
  ret void
}

; Function Attrs: nounwind
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
  call void @__fp_unlock(i8* noundef bitcast (i32* @__fp_section to i8*)) #24
  br label %7

7:                                                ; preds = %3, %6
  ret void
}

; Function Attrs: nounwind
define dso_local void @llmc_assume(i1 noundef zeroext %0) local_unnamed_addr #1 {
  call void @__fp_assume(i1 noundef zeroext %0) #24
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

; Function Attrs: nounwind
define dso_local void @llmc_barrier_ss() local_unnamed_addr #1 {
  call void @__fp_fence_ss() #24
  ret void
}

declare void @__fp_fence_ss() local_unnamed_addr #3

; Function Attrs: nounwind
define dso_local void @llmc_barrier_ll() local_unnamed_addr #1 {
  call void @__fp_fence_ll() #24
  ret void
}

declare void @__fp_fence_ll() local_unnamed_addr #3

; Function Attrs: nounwind
define dso_local nonnull i8* @__cxa_allocate_exception(i64 noundef %0) local_unnamed_addr #1 {
  %2 = add i64 %0, 32
  %3 = call i8* @__fp_alloc(i64 noundef %2, i64 noundef 16, i32 noundef 1) #24
  %4 = getelementptr inbounds i8, i8* %3, i64 32
  ret i8* %4
}

; Function Attrs: nounwind
define dso_local void @__cxa_free_exception(i8* noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds i8, i8* %0, i64 -32
  call void @__fp_free(i8* noundef nonnull %2) #24
  ret void
}

; Function Attrs: noreturn nounwind
define dso_local void @__cxa_throw(i8* noundef %0, i8* noundef %1, void (i8*)* noundef %2) local_unnamed_addr #2 {
  %4 = getelementptr inbounds i8, i8* %0, i64 -32
  %5 = bitcast i8* %4 to i8**
  store i8* %1, i8** %5, align 8
  %6 = getelementptr inbounds i8, i8* %0, i64 -24
  %7 = bitcast i8* %6 to void (i8*)**
  store void (i8*)* %2, void (i8*)** %7, align 8
  %8 = icmp eq i8* %1, null
  br i1 %8, label %13, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, i8* %1, i64 8
  %11 = bitcast i8* %10 to i8**
  %12 = load i8*, i8** %11, align 8
  br label %13

13:                                               ; preds = %3, %9
  %14 = phi i8* [ %12, %9 ], [ null, %3 ]
  %15 = icmp eq i8* %14, null
  br i1 %15, label %25, label %16

16:                                               ; preds = %13
  %17 = load i8, i8* %14, align 1
  switch i8 %17, label %24 [
    i8 80, label %25
    i8 42, label %18
  ]

18:                                               ; preds = %16
  %19 = getelementptr inbounds i8, i8* %14, i64 1
  %20 = load i8, i8* %19, align 1
  %21 = icmp eq i8 %20, 80
  %22 = zext i1 %21 to i64
  %23 = inttoptr i64 %22 to i8*
  br label %25

24:                                               ; preds = %16
  br label %25

25:                                               ; preds = %16, %24, %18, %13
  %26 = phi i8* [ null, %13 ], [ inttoptr (i64 1 to i8*), %16 ], [ %23, %18 ], [ null, %24 ]
  %27 = getelementptr inbounds i8, i8* %0, i64 -16
  %28 = bitcast i8* %27 to i8**
  store i8* %26, i8** %28, align 8
  call void @__fp_throw(i8* noundef %0) #26
  unreachable
}

; Function Attrs: noreturn
declare void @__fp_throw(i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local i8* @__cxa_begin_catch(i8* noundef %0) local_unnamed_addr #1 {
  %2 = load i32, i32* @caught_count, align 4
  %3 = icmp eq i32 %2, 16
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.27, i64 0, i64 0)) #26
  unreachable

5:                                                ; preds = %1
  %6 = add nsw i32 %2, 1
  store i32 %6, i32* @caught_count, align 4
  %7 = sext i32 %2 to i64
  %8 = getelementptr inbounds [16 x i8*], [16 x i8*]* @caught, i64 0, i64 %7
  store i8* %0, i8** %8, align 8
  %9 = getelementptr inbounds i8, i8* %0, i64 -16
  %10 = bitcast i8* %9 to i8**
  %11 = load i8*, i8** %10, align 8
  %12 = icmp eq i8* %11, null
  br i1 %12, label %16, label %13

13:                                               ; preds = %5
  %14 = bitcast i8* %0 to i8**
  %15 = load i8*, i8** %14, align 8
  br label %16

16:                                               ; preds = %5, %13
  %17 = phi i8* [ %15, %13 ], [ %0, %5 ]
  ret i8* %17
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i8* @__cxa_get_exception_ptr(i8* noundef readnone returned %0) local_unnamed_addr #5 {
  ret i8* %0
}

; Function Attrs: nounwind
define dso_local void @__cxa_end_catch() local_unnamed_addr #1 {
  %1 = load i32, i32* @caught_count, align 4
  %2 = add nsw i32 %1, -1
  store i32 %2, i32* @caught_count, align 4
  %3 = sext i32 %2 to i64
  %4 = getelementptr inbounds [16 x i8*], [16 x i8*]* @caught, i64 0, i64 %3
  %5 = load i8*, i8** %4, align 8
  %6 = icmp eq i8* %5, null
  br i1 %6, label %15, label %7

7:                                                ; preds = %0
  %8 = getelementptr inbounds i8, i8* %5, i64 -24
  %9 = bitcast i8* %8 to void (i8*)**
  %10 = load void (i8*)*, void (i8*)** %9, align 8
  %11 = icmp eq void (i8*)* %10, null
  br i1 %11, label %13, label %12

12:                                               ; preds = %7
  call void %10(i8* noundef nonnull %5) #24
  br label %13

13:                                               ; preds = %12, %7
  %14 = getelementptr inbounds i8, i8* %5, i64 -32
  call void @__fp_free(i8* noundef nonnull %14) #24
  br label %15

15:                                               ; preds = %0, %13
  ret void
}

; Function Attrs: noreturn nounwind
define dso_local void @__cxa_rethrow() local_unnamed_addr #2 {
  %1 = load i32, i32* @caught_count, align 4
  %2 = add nsw i32 %1, -1
  %3 = sext i32 %2 to i64
  %4 = getelementptr inbounds [16 x i8*], [16 x i8*]* @caught, i64 0, i64 %3
  %5 = load i8*, i8** %4, align 8
  store i8* null, i8** %4, align 8
  call void @__fp_throw(i8* noundef %5) #26
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @_ZSt9terminatev() local_unnamed_addr #2 {
  call void @__fp_abort(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.28, i64 0, i64 0)) #26
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @__cxa_pure_virtual() local_unnamed_addr #2 {
  call void @__fp_abort(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.29, i64 0, i64 0)) #26
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @__cxa_bad_cast() local_unnamed_addr #2 {
  call void @__fp_abort(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.30, i64 0, i64 0)) #26
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @_ZNSt11logic_errorC1EPKc(%struct.exception* nocapture noundef writeonly %0, i8* noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @exception_table, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %1, i8** %4, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @_ZNSt11logic_errorC2EPKc(%struct.exception* nocapture noundef writeonly %0, i8* noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @exception_table, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %1, i8** %4, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt11logic_errorD1Ev(%struct.exception* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt11logic_errorD2Ev(%struct.exception* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local i8* @_ZNKSt11logic_error4whatEv(%struct.exception* nocapture noundef readonly %0) local_unnamed_addr #11 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @_ZNSt13runtime_errorC1EPKc(%struct.exception* nocapture noundef writeonly %0, i8* noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @exception_table, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %1, i8** %4, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @_ZNSt13runtime_errorC2EPKc(%struct.exception* nocapture noundef writeonly %0, i8* noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @exception_table, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %1, i8** %4, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt13runtime_errorD1Ev(%struct.exception* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt13runtime_errorD2Ev(%struct.exception* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local i8* @_ZNKSt13runtime_error4whatEv(%struct.exception* nocapture noundef readonly %0) local_unnamed_addr #11 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @_ZNSt12out_of_rangeC1EPKc(%struct.exception* nocapture noundef writeonly %0, i8* noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @exception_table, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %1, i8** %4, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @_ZNSt12out_of_rangeC2EPKc(%struct.exception* nocapture noundef writeonly %0, i8* noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @exception_table, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %1, i8** %4, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt12out_of_rangeD1Ev(%struct.exception* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt12out_of_rangeD2Ev(%struct.exception* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local i8* @_ZNKSt12out_of_range4whatEv(%struct.exception* nocapture noundef readonly %0) local_unnamed_addr #11 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @_ZNSt16invalid_argumentC1EPKc(%struct.exception* nocapture noundef writeonly %0, i8* noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @exception_table, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %1, i8** %4, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @_ZNSt16invalid_argumentC2EPKc(%struct.exception* nocapture noundef writeonly %0, i8* noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @exception_table, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %1, i8** %4, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt16invalid_argumentD1Ev(%struct.exception* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt16invalid_argumentD2Ev(%struct.exception* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local i8* @_ZNKSt16invalid_argument4whatEv(%struct.exception* nocapture noundef readonly %0) local_unnamed_addr #11 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @_ZNSt12length_errorC1EPKc(%struct.exception* nocapture noundef writeonly %0, i8* noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @exception_table, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %1, i8** %4, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @_ZNSt12length_errorC2EPKc(%struct.exception* nocapture noundef writeonly %0, i8* noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @exception_table, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %1, i8** %4, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt12length_errorD1Ev(%struct.exception* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt12length_errorD2Ev(%struct.exception* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local i8* @_ZNKSt12length_error4whatEv(%struct.exception* nocapture noundef readonly %0) local_unnamed_addr #11 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @_ZNSt12domain_errorC1EPKc(%struct.exception* nocapture noundef writeonly %0, i8* noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @exception_table, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %1, i8** %4, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @_ZNSt12domain_errorC2EPKc(%struct.exception* nocapture noundef writeonly %0, i8* noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @exception_table, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %1, i8** %4, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt12domain_errorD1Ev(%struct.exception* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt12domain_errorD2Ev(%struct.exception* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local i8* @_ZNKSt12domain_error4whatEv(%struct.exception* nocapture noundef readonly %0) local_unnamed_addr #11 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @_ZNSt11range_errorC1EPKc(%struct.exception* nocapture noundef writeonly %0, i8* noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @exception_table, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %1, i8** %4, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @_ZNSt11range_errorC2EPKc(%struct.exception* nocapture noundef writeonly %0, i8* noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @exception_table, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %1, i8** %4, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt11range_errorD1Ev(%struct.exception* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt11range_errorD2Ev(%struct.exception* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local i8* @_ZNKSt11range_error4whatEv(%struct.exception* nocapture noundef readonly %0) local_unnamed_addr #11 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @_ZNSt14overflow_errorC1EPKc(%struct.exception* nocapture noundef writeonly %0, i8* noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @exception_table, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %1, i8** %4, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @_ZNSt14overflow_errorC2EPKc(%struct.exception* nocapture noundef writeonly %0, i8* noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @exception_table, i64 0, i64 2), i8*** %3, align 8
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  store i8* %1, i8** %4, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt14overflow_errorD1Ev(%struct.exception* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt14overflow_errorD2Ev(%struct.exception* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local i8* @_ZNKSt14overflow_error4whatEv(%struct.exception* nocapture noundef readonly %0) local_unnamed_addr #11 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt9exceptionD1Ev(%struct.exception* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @_ZNSt9exceptionD2Ev(%struct.exception* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i8* @_ZNKSt9exception4whatEv(%struct.exception* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.33, i64 0, i64 0)
}

; Function Attrs: noreturn nounwind
define dso_local void @_ZSt20__throw_system_errori(i32 noundef %0) local_unnamed_addr #2 {
  call fastcc void @throw_library(i8* noundef bitcast ([3 x i8*]* @_ZTISt12system_error to i8*), i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.34, i64 0, i64 0)) #27
  unreachable
}

; Function Attrs: noreturn nounwind
define internal fastcc void @throw_library(i8* noundef %0, i8* noundef %1) unnamed_addr #2 {
  %3 = call i8* @__cxa_allocate_exception(i64 noundef 16) #25
  %4 = bitcast i8* %3 to i8***
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @exception_table, i64 0, i64 2), i8*** %4, align 8
  %5 = getelementptr inbounds i8, i8* %3, i64 8
  %6 = bitcast i8* %5 to i8**
  store i8* %1, i8** %6, align 8
  call void @__cxa_throw(i8* noundef nonnull %3, i8* noundef %0, void (i8*)* noundef null) #27
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @_ZSt17__throw_bad_allocv() local_unnamed_addr #2 {
  call fastcc void @throw_library(i8* noundef bitcast ([3 x i8*]* @_ZTISt9bad_alloc to i8*), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.35, i64 0, i64 0)) #27
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @_ZSt28__throw_bad_array_new_lengthv() local_unnamed_addr #2 {
  call fastcc void @throw_library(i8* noundef bitcast ([3 x i8*]* @_ZTISt9bad_alloc to i8*), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.36, i64 0, i64 0)) #27
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @_ZSt19__throw_logic_errorPKc(i8* noundef %0) local_unnamed_addr #2 {
  call fastcc void @throw_library(i8* noundef bitcast ([3 x i8*]* @_ZTISt11logic_error to i8*), i8* noundef %0) #27
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @_ZSt20__throw_length_errorPKc(i8* noundef %0) local_unnamed_addr #2 {
  call fastcc void @throw_library(i8* noundef bitcast ([3 x i8*]* @_ZTISt12length_error to i8*), i8* noundef %0) #27
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @_ZSt20__throw_out_of_rangePKc(i8* noundef %0) local_unnamed_addr #2 {
  call fastcc void @throw_library(i8* noundef bitcast ([3 x i8*]* @_ZTISt12out_of_range to i8*), i8* noundef %0) #27
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @_ZSt24__throw_out_of_range_fmtPKcz(i8* noundef %0, ...) local_unnamed_addr #2 {
  call fastcc void @throw_library(i8* noundef bitcast ([3 x i8*]* @_ZTISt12out_of_range to i8*), i8* noundef %0) #27
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @_ZSt24__throw_invalid_argumentPKc(i8* noundef %0) local_unnamed_addr #2 {
  call fastcc void @throw_library(i8* noundef bitcast ([3 x i8*]* @_ZTISt16invalid_argument to i8*), i8* noundef %0) #27
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @_ZSt25__throw_bad_function_callv() local_unnamed_addr #2 {
  call fastcc void @throw_library(i8* noundef bitcast ([2 x i8*]* @_ZTISt9exception to i8*), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.37, i64 0, i64 0)) #27
  unreachable
}

; Function Attrs: nounwind
define dso_local i32 @__cxa_guard_acquire(%struct.guard* noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.guard, %struct.guard* %0, i64 0, i32 0
  %3 = load atomic i8, i8* %2 acquire, align 4
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %5, label %11

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.guard, %struct.guard* %0, i64 0, i32 2
  %7 = bitcast i32* %6 to i8*
  call void @__fp_lock(i8* noundef nonnull %7) #24
  %8 = load atomic i8, i8* %2 monotonic, align 4
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %5
  call void @__fp_unlock(i8* noundef nonnull %7) #24
  br label %11

11:                                               ; preds = %5, %1, %10
  %12 = phi i32 [ 0, %10 ], [ 0, %1 ], [ 1, %5 ]
  ret i32 %12
}

; Function Attrs: nounwind
define dso_local void @__cxa_guard_release(%struct.guard* noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.guard, %struct.guard* %0, i64 0, i32 0
  store atomic i8 1, i8* %2 release, align 4
  %3 = getelementptr inbounds %struct.guard, %struct.guard* %0, i64 0, i32 2
  %4 = bitcast i32* %3 to i8*
  call void @__fp_unlock(i8* noundef nonnull %4) #24
  ret void
}

; Function Attrs: nounwind
define dso_local void @__cxa_guard_abort(%struct.guard* noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.guard, %struct.guard* %0, i64 0, i32 2
  %3 = bitcast i32* %2 to i8*
  call void @__fp_unlock(i8* noundef nonnull %3) #24
  ret void
}

; Function Attrs: nounwind
define dso_local void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(i64* nocapture noundef writeonly %0, %struct.thread_state** nocapture noundef %1, void ()* nocapture noundef readnone %2) local_unnamed_addr #1 {
  %4 = bitcast %struct.thread_state** %1 to i8**
  %5 = load i8*, i8** %4, align 8
  store %struct.thread_state* null, %struct.thread_state** %1, align 8
  %6 = call i8* @__fp_alloc(i64 noundef 16, i64 noundef 16, i32 noundef 0) #24
  %7 = bitcast i8* %6 to i8* (i8*)**
  store i8* (i8*)* @run_state, i8* (i8*)** %7, align 8
  %8 = getelementptr inbounds i8, i8* %6, i64 8
  %9 = bitcast i8* %8 to i8**
  store i8* %5, i8** %9, align 8
  %10 = call i64 @__fp_spawn(i8* (i8*)* noundef nonnull @run_thread, i8* noundef %6) #24
  store i64 %10, i64* %0, align 8
  ret void
}

; Function Attrs: nounwind
define internal i8* @run_state(i8* noundef %0) #1 {
  %2 = bitcast i8* %0 to %struct.thread_state*
  %3 = bitcast i8* %0 to void (%struct.thread_state*)***
  %4 = load void (%struct.thread_state*)**, void (%struct.thread_state*)*** %3, align 8
  %5 = getelementptr inbounds void (%struct.thread_state*)*, void (%struct.thread_state*)** %4, i64 2
  %6 = load void (%struct.thread_state*)*, void (%struct.thread_state*)** %5, align 8
  call void %6(%struct.thread_state* noundef %2) #24
  %7 = load void (%struct.thread_state*)**, void (%struct.thread_state*)*** %3, align 8
  %8 = getelementptr inbounds void (%struct.thread_state*)*, void (%struct.thread_state*)** %7, i64 1
  %9 = load void (%struct.thread_state*)*, void (%struct.thread_state*)** %8, align 8
  call void %9(%struct.thread_state* noundef %2) #24
  ret i8* null
}

; Function Attrs: nounwind
define dso_local void @_ZNSt6thread4joinEv(i64* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = load i64, i64* %0, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  call fastcc void @throw_library(i8* noundef bitcast ([3 x i8*]* @_ZTISt12system_error to i8*), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.38, i64 0, i64 0)) #27
  unreachable

5:                                                ; preds = %1
  %6 = call i8* @__fp_join(i64 noundef %2) #24
  store i64 0, i64* %0, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @_ZNSt6thread6detachEv(i64* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = load i64, i64* %0, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  call fastcc void @throw_library(i8* noundef bitcast ([3 x i8*]* @_ZTISt12system_error to i8*), i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.39, i64 0, i64 0)) #27
  unreachable

5:                                                ; preds = %1
  call void @__fp_detach(i64 noundef %2) #24
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

; Function Attrs: nounwind
define dso_local void @_ZNSt18condition_variable10notify_oneEv(%struct.cond* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.cond, %struct.cond* %0, i64 0, i32 0
  %3 = load atomic i64, i64* %2 monotonic, align 8
  br label %4

4:                                                ; preds = %20, %1
  %5 = phi i64 [ %3, %1 ], [ %28, %20 ]
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %29, label %7

7:                                                ; preds = %4
  %8 = call i64 @llvm.ctpop.i64(i64 %5) #28, !range !9
  %9 = trunc i64 %8 to i32
  %10 = add nsw i32 %9, -1
  %11 = call i32 @__fp_choose(i32 noundef 0, i32 noundef %10) #24
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %20

13:                                               ; preds = %7, %13
  %14 = phi i64 [ %18, %13 ], [ %5, %7 ]
  %15 = phi i32 [ %16, %13 ], [ %11, %7 ]
  %16 = add nsw i32 %15, -1
  %17 = add i64 %14, -1
  %18 = and i64 %17, %14
  %19 = icmp sgt i32 %15, 1
  br i1 %19, label %13, label %20, !llvm.loop !10

20:                                               ; preds = %13, %7
  %21 = phi i64 [ %5, %7 ], [ %18, %13 ]
  %22 = sub i64 0, %21
  %23 = and i64 %21, %22
  %24 = xor i64 %23, -1
  %25 = and i64 %5, %24
  %26 = cmpxchg i64* %2, i64 %5, i64 %25 monotonic monotonic, align 8
  %27 = extractvalue { i64, i1 } %26, 1
  %28 = extractvalue { i64, i1 } %26, 0
  br i1 %27, label %29, label %4, !llvm.loop !11

29:                                               ; preds = %4, %20
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local void @_ZNSt18condition_variable10notify_allEv(%struct.cond* nocapture noundef writeonly %0) local_unnamed_addr #9 {
  %2 = getelementptr inbounds %struct.cond, %struct.cond* %0, i64 0, i32 0
  store atomic i64 0, i64* %2 monotonic, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(%struct.cond* nocapture noundef %0, %struct.mutex** nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = load %struct.mutex*, %struct.mutex** %1, align 8
  %4 = call zeroext i1 @__fp_spurious_wakeups() #24
  %5 = zext i1 %4 to i32
  %6 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %3, i32 noundef %5) #24
  ret void
}

; Function Attrs: nounwind
define dso_local void @fencepost_cxx_wait_checked(%struct.cond* nocapture noundef %0, %struct.mutex** nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = load %struct.mutex*, %struct.mutex** %1, align 8
  %4 = load i1, i1* @woken_in_loop, align 1
  %5 = xor i1 %4, true
  call void @__fp_assume(i1 noundef zeroext %5) #24
  %6 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %3, i32 noundef 2) #24
  br i1 %6, label %7, label %8

7:                                                ; preds = %2
  store i1 true, i1* @woken_in_loop, align 1
  br label %8

8:                                                ; preds = %2, %7
  ret void
}

; Function Attrs: nounwind
define dso_local void @fencepost_cxx_wait_once(%struct.cond* nocapture noundef %0, %struct.mutex** nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = load %struct.mutex*, %struct.mutex** %1, align 8
  %4 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %3, i32 noundef 1) #24
  ret void
}

; Function Attrs: nounwind
define dso_local void @fencepost_cxx_wait_again(%struct.cond* nocapture noundef %0, %struct.mutex** nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = load %struct.mutex*, %struct.mutex** %1, align 8
  %4 = load i32, i32* @times_woken, align 4
  %5 = icmp slt i32 %4, 2
  %6 = zext i1 %5 to i32
  %7 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %3, i32 noundef %6) #24
  br i1 %7, label %8, label %11

8:                                                ; preds = %2
  %9 = load i32, i32* @times_woken, align 4
  %10 = add nsw i32 %9, 1
  store i32 %10, i32* @times_woken, align 4
  br label %11

11:                                               ; preds = %2, %8
  ret void
}

; Function Attrs: nounwind
define dso_local void @__once_proxy() local_unnamed_addr #1 {
  %1 = load void ()*, void ()** @_ZSt11__once_call, align 8
  call void %1() #24
  ret void
}

; Function Attrs: nounwind
define dso_local i64 @_ZNSt6chrono3_V212steady_clock3nowEv() local_unnamed_addr #1 {
  %1 = call fastcc i64 @look_at_clock() #25
  %2 = mul nsw i64 %1, 1000000000
  ret i64 %2
}

; Function Attrs: nounwind
define dso_local i64 @_ZNSt6chrono3_V212system_clock3nowEv() local_unnamed_addr #1 {
  %1 = call fastcc i64 @look_at_clock() #25
  %2 = mul nsw i64 %1, 1000000000
  ret i64 %2
}

; Function Attrs: nounwind
define dso_local void @_ZNSt11this_thread11__sleep_forENSt6chrono8durationIlSt5ratioILl1ELl1EEEENS1_IlS2_ILl1ELl1000000000EEEE(i64 noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = call zeroext i1 @__fp_has_clock() #24
  %4 = icmp sgt i64 %0, -1
  %5 = and i1 %4, %3
  br i1 %5, label %6, label %26

6:                                                ; preds = %2
  %7 = icmp sgt i64 %1, 0
  %8 = load atomic i64, i64* @process_seconds monotonic, align 8
  %9 = and i64 %8, 1099511627775
  %10 = zext i1 %7 to i64
  %11 = add i64 %10, %0
  %12 = add i64 %11, %9
  br label %13

13:                                               ; preds = %23, %6
  %14 = phi i64 [ %8, %6 ], [ %25, %23 ]
  %15 = and i64 %14, 1099511627775
  %16 = sub i64 %12, %15
  %17 = icmp slt i64 %16, 1
  br i1 %17, label %23, label %18

18:                                               ; preds = %13
  %19 = add nsw i64 %16, %14
  %20 = cmpxchg i64* @process_seconds, i64 %14, i64 %19 monotonic monotonic, align 8
  %21 = extractvalue { i64, i1 } %20, 1
  %22 = extractvalue { i64, i1 } %20, 0
  br label %23

23:                                               ; preds = %18, %13
  %24 = phi i1 [ true, %13 ], [ %21, %18 ]
  %25 = phi i64 [ %14, %13 ], [ %22, %18 ]
  br i1 %24, label %26, label %13

26:                                               ; preds = %23, %2
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

; Function Attrs: noreturn nounwind
define dso_local void @_ZSt21__glibcxx_assert_failPKciS0_S0_(i8* nocapture noundef readnone %0, i32 noundef %1, i8* nocapture noundef readnone %2, i8* nocapture noundef readnone %3) local_unnamed_addr #2 {
  call void @__fp_error(i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.40, i64 0, i64 0)) #26
  unreachable
}

declare i64 @__fp_barrier_rank(i64 noundef, i64 noundef) local_unnamed_addr #3

declare zeroext i1 @__fp_detaches() local_unnamed_addr #3

declare void @__fp_not_redundant(i1 noundef zeroext) local_unnamed_addr #3

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
  br i1 %16, label %18, label %9, !llvm.loop !42

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
  br i1 %78, label %59, label %98, !llvm.loop !43

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
  br i1 %24, label %9, label %17, !llvm.loop !54

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
  br i1 %42, label %29, label %43, !llvm.loop !52

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
  br i1 %69, label %50, label %53, !llvm.loop !55

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
  br i1 %92, label %79, label %93, !llvm.loop !52

93:                                               ; preds = %89, %70, %50
  %94 = phi i32 [ %12, %50 ], [ 0, %70 ], [ 0, %89 ]
  ret i32 %94
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define internal void @no_destructor(%struct.exception* nocapture noundef %0) #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define internal i8* @exception_text(%struct.exception* nocapture noundef readonly %0) #11 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.abs.i32(i32, i1 immarg) #23

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.abs.i64(i64, i1 immarg) #23

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #23

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i8 @llvm.fshl.i8(i8, i8, i8) #23

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
attributes #23 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #24 = { nobuiltin nounwind "no-builtins" }
attributes #25 = { nobuiltin "no-builtins" }
attributes #26 = { nobuiltin noreturn nounwind "no-builtins" }
attributes #27 = { nobuiltin noreturn "no-builtins" }
attributes #28 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i8 0, i8 2}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = distinct !{!8, !6, !7}
!9 = !{i64 0, i64 65}
!10 = distinct !{!10, !6, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !6, !7}
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
!37 = distinct !{!37, !7}
!38 = distinct !{!38, !7}
!39 = distinct !{!39, !7}
!40 = distinct !{!40, !6, !7}
!41 = distinct !{!41, !6, !7}
!42 = distinct !{!42, !6, !7}
!43 = distinct !{!43, !7}
!44 = distinct !{!44, !6, !7}
!45 = distinct !{!45, !6, !7}
!46 = distinct !{!46, !6, !7}
!47 = distinct !{!47, !6, !7}
!48 = distinct !{!48, !7}
!49 = distinct !{!49, !6, !7}
!50 = distinct !{!50, !6, !7}
!51 = distinct !{!51, !7}
!52 = distinct !{!52, !6, !7}
!53 = distinct !{!53, !6, !7}
!54 = distinct !{!54, !6, !7}
!55 = distinct !{!55, !6, !7}
!56 = distinct !{!56, !6, !7}
!57 = distinct !{!57, !6, !7}
!58 = distinct !{!58, !6, !7}
!59 = distinct !{!59, !6, !7}
!60 = distinct !{!60, !6, !7}
!61 = distinct !{!61, !6, !7}
!62 = distinct !{!62, !6, !7}
!63 = distinct !{!63, !6, !7}
!64 = distinct !{!64, !6, !7}
!65 = distinct !{!65, !6, !7}
!66 = distinct !{!66, !6, !7}
!67 = distinct !{!67, !6, !7}
!68 = distinct !{!68, !6, !7}
!69 = distinct !{!69, !6, !7}
!70 = distinct !{!70, !6, !7}
!71 = distinct !{!71, !6, !7}
!72 = distinct !{!72, !6, !7}
