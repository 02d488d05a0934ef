target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { void (i8*)*, i8*, i8 }
%struct.anon.0 = type { void (i8*)*, i8* }
%struct.mutex = type { i32, [3 x i32], i32 }
%struct.cond = type { i64 }
%struct.barrier = type { i32, i32 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.sink = type { i8*, i64, i64 }
%struct.exception = type { i8**, i8* }
%struct.guard = type { i8, [3 x i8], i32 }
%struct.thread_state = type { void (%struct.thread_state*)** }

@handler_count = internal unnamed_addr global i32 0, align 4
@handlers = internal unnamed_addr global [64 x %struct.anon] zeroinitializer, align 16
@.str = private unnamed_addr constant [17 x i8] c"abort was called\00", align 1
@error_number = internal thread_local global i32 0, align 4
@.str.1 = private unnamed_addr constant [50 x i8] c"pthread_rwlock_unlock of a lock that nobody holds\00", align 1
@at_thread_exit_count = internal thread_local unnamed_addr global i32 0, align 4
@.str.2 = private unnamed_addr constant [51 x i8] c"more than 16 thread-local objects with destructors\00", align 1
@at_thread_exit = internal thread_local unnamed_addr global [16 x %struct.anon.0] zeroinitializer, align 16
@key_count = internal global i32 0, align 4
@key_destructors = internal unnamed_addr global [32 x void (i8*)*] zeroinitializer, align 16
@key_values = internal thread_local unnamed_addr global [32 x i8*] zeroinitializer, align 16
@.str.3 = private unnamed_addr constant [55 x i8] c"a thread that is created detached (use pthread_detach)\00", align 1
@.str.4 = private unnamed_addr constant [9 x i8] c"an error\00", align 1
@.str.5 = private unnamed_addr constant [58 x i8] c"this conversion in snprintf: only d i u x X o p c s f are\00", align 1
@.str.6 = private unnamed_addr constant [18 x i8] c"__VERIFIER_assert\00", align 1
@.str.7 = private unnamed_addr constant [28 x i8] c"__VERIFIER_error was called\00", align 1
@.str.8 = private unnamed_addr constant [23 x i8] c"reach_error was called\00", align 1
@.str.9 = private unnamed_addr constant [82 x i8] c"__VERIFIER_nondet_short: only 8 of its values are tried (fp_choose gives a range)\00", align 1
@few = internal unnamed_addr constant [8 x i32] [i32 0, i32 1, i32 -1, i32 2, i32 3, i32 7, i32 2147483647, i32 -2147483648], align 16
@.str.10 = private unnamed_addr constant [83 x i8] c"__VERIFIER_nondet_ushort: only 8 of its values are tried (fp_choose gives a range)\00", align 1
@.str.11 = private unnamed_addr constant [80 x i8] c"__VERIFIER_nondet_int: only 8 of its values are tried (fp_choose gives a range)\00", align 1
@.str.12 = private unnamed_addr constant [81 x i8] c"__VERIFIER_nondet_uint: only 8 of its values are tried (fp_choose gives a range)\00", align 1
@.str.13 = private unnamed_addr constant [81 x i8] c"__VERIFIER_nondet_long: only 8 of its values are tried (fp_choose gives a range)\00", align 1
@.str.14 = private unnamed_addr constant [82 x i8] c"__VERIFIER_nondet_ulong: only 8 of its values are tried (fp_choose gives a range)\00", align 1
@.str.15 = private unnamed_addr constant [85 x i8] c"__VERIFIER_nondet_longlong: only 8 of its values are tried (fp_choose gives a range)\00", align 1
@.str.16 = private unnamed_addr constant [86 x i8] c"__VERIFIER_nondet_ulonglong: only 8 of its values are tried (fp_choose gives a range)\00", align 1
@.str.17 = private unnamed_addr constant [83 x i8] c"__VERIFIER_nondet_size_t: only 8 of its values are tried (fp_choose gives a range)\00", align 1
@.str.18 = private unnamed_addr constant [46 x i8] c"__VERIFIER_nondet_pointer: only null is tried\00", align 1
@__fp_section = internal global i32 0, align 4
@caught_count = internal thread_local unnamed_addr global i32 0, align 4
@.str.19 = private unnamed_addr constant [36 x i8] c"more than 16 exceptions in handling\00", align 1
@caught = internal thread_local unnamed_addr global [16 x i8*] zeroinitializer, align 16
@.str.20 = private unnamed_addr constant [26 x i8] c"std::terminate was called\00", align 1
@.str.21 = private unnamed_addr constant [35 x i8] c"a pure virtual function was called\00", align 1
@.str.22 = private unnamed_addr constant [11 x i8] c"a bad cast\00", align 1
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
@.str.23 = private unnamed_addr constant [4 x i8] c"PKc\00", align 1
@_ZTIPKc = dso_local local_unnamed_addr constant [2 x i8*] [i8* null, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.23, i32 0, i32 0)], align 16
@.str.24 = private unnamed_addr constant [3 x i8] c"Pc\00", align 1
@_ZTIPc = dso_local local_unnamed_addr constant [2 x i8*] [i8* null, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.24, i32 0, i32 0)], align 16
@.str.25 = private unnamed_addr constant [15 x i8] c"std::exception\00", align 1
@.str.26 = private unnamed_addr constant [13 x i8] c"system error\00", align 1
@.str.27 = private unnamed_addr constant [15 x i8] c"std::bad_alloc\00", align 1
@.str.28 = private unnamed_addr constant [26 x i8] c"std::bad_array_new_length\00", align 1
@.str.29 = private unnamed_addr constant [18 x i8] c"bad_function_call\00", align 1
@.str.30 = private unnamed_addr constant [38 x i8] c"join of a thread that is not joinable\00", align 1
@.str.31 = private unnamed_addr constant [40 x i8] c"detach of a thread that is not joinable\00", align 1
@_ZSt11__once_call = dso_local thread_local local_unnamed_addr global void ()* null, align 8
@.str.32 = private unnamed_addr constant [38 x i8] c"an assertion of the C++ library fails\00", align 1
@_ZSt15__once_callable = dso_local thread_local local_unnamed_addr global i8* null, align 8
@.str.33 = private unnamed_addr constant [61 x i8] c"pthread_cond_wait with a mutex that the thread does not hold\00", align 1
@.str.34 = private unnamed_addr constant [58 x i8] c"a condition variable in a program of more than 64 threads\00", align 1
@has_looked = internal thread_local unnamed_addr global i1 false, align 1
@process_seconds = internal global i64 0, align 8
@unchanged_looks = internal thread_local unnamed_addr global i32 0, align 4
@.str.35 = private unnamed_addr constant [46 x i8] c"a float of this size or precision in snprintf\00", align 1
@exception_table = internal constant [5 x i8*] [i8* null, i8* null, i8* bitcast (void (%struct.exception*)* @no_destructor to i8*), i8* bitcast (void (%struct.exception*)* @no_destructor to i8*), i8* bitcast (i8* (%struct.exception*)* @exception_text to i8*)], align 16
@switch.table.vsnprintf = private unnamed_addr constant [10 x i32] [i32 -1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1], align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local i32 @atexit(void ()* noundef %0) local_unnamed_addr #0 {
  %2 = load i32, i32* @handler_count, align 4
  %3 = icmp eq i32 %2, 64
  br i1 %3, label %11, label %4

4:                                                ; preds = %1
  %5 = sext i32 %2 to i64
  %6 = getelementptr inbounds [64 x %struct.anon], [64 x %struct.anon]* @handlers, i64 0, i64 %5, i32 0
  %7 = bitcast void (i8*)** %6 to void ()**
  store void ()* %0, void ()** %7, align 8
  %8 = getelementptr inbounds [64 x %struct.anon], [64 x %struct.anon]* @handlers, i64 0, i64 %5, i32 1
  store i8* null, i8** %8, align 8
  %9 = getelementptr inbounds [64 x %struct.anon], [64 x %struct.anon]* @handlers, i64 0, i64 %5, i32 2
  store i8 1, i8* %9, align 8
  %10 = add nsw i32 %2, 1
  store i32 %10, i32* @handler_count, align 4
  br label %11

11:                                               ; preds = %1, %4
  %12 = phi i32 [ 0, %4 ], [ 12, %1 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local i32 @at_quick_exit(void ()* noundef %0) local_unnamed_addr #0 {
  %2 = load i32, i32* @handler_count, align 4
  %3 = icmp eq i32 %2, 64
  br i1 %3, label %11, label %4

4:                                                ; preds = %1
  %5 = sext i32 %2 to i64
  %6 = getelementptr inbounds [64 x %struct.anon], [64 x %struct.anon]* @handlers, i64 0, i64 %5, i32 0
  %7 = bitcast void (i8*)** %6 to void ()**
  store void ()* %0, void ()** %7, align 8
  %8 = getelementptr inbounds [64 x %struct.anon], [64 x %struct.anon]* @handlers, i64 0, i64 %5, i32 1
  store i8* null, i8** %8, align 8
  %9 = getelementptr inbounds [64 x %struct.anon], [64 x %struct.anon]* @handlers, i64 0, i64 %5, i32 2
  store i8 1, i8* %9, align 8
  %10 = add nsw i32 %2, 1
  store i32 %10, i32* @handler_count, align 4
  br label %11

11:                                               ; preds = %1, %4
  %12 = phi i32 [ 0, %4 ], [ 12, %1 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local i32 @__cxa_atexit(void (i8*)* noundef %0, i8* noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = load i32, i32* @handler_count, align 4
  %5 = icmp eq i32 %4, 64
  br i1 %5, label %12, label %6

6:                                                ; preds = %3
  %7 = sext i32 %4 to i64
  %8 = getelementptr inbounds [64 x %struct.anon], [64 x %struct.anon]* @handlers, i64 0, i64 %7, i32 0
  store void (i8*)* %0, void (i8*)** %8, align 8
  %9 = getelementptr inbounds [64 x %struct.anon], [64 x %struct.anon]* @handlers, i64 0, i64 %7, i32 1
  store i8* %1, i8** %9, align 8
  %10 = getelementptr inbounds [64 x %struct.anon], [64 x %struct.anon]* @handlers, i64 0, i64 %7, i32 2
  store i8 0, i8* %10, align 8
  %11 = add nsw i32 %4, 1
  store i32 %11, i32* @handler_count, align 4
  br label %12

12:                                               ; preds = %3, %6
  %13 = phi i32 [ 0, %6 ], [ 12, %3 ]
  ret i32 %13
}

; Function Attrs: nounwind
define dso_local void @fencepost_run_atexit() local_unnamed_addr #1 {
  %1 = load i32, i32* @handler_count, align 4
  %2 = icmp sgt i32 %1, 0
  br i1 %2, label %3, label %22

3:                                                ; preds = %0, %19
  %4 = phi i32 [ %20, %19 ], [ %1, %0 ]
  %5 = add nsw i32 %4, -1
  store i32 %5, i32* @handler_count, align 4
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds [64 x %struct.anon], [64 x %struct.anon]* @handlers, i64 0, i64 %6
  %8 = getelementptr inbounds [64 x %struct.anon], [64 x %struct.anon]* @handlers, i64 0, i64 %6, i32 2
  %9 = load i8, i8* %8, align 8, !range !4
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %14, label %11

11:                                               ; preds = %3
  %12 = bitcast %struct.anon* %7 to void ()**
  %13 = load void ()*, void ()** %12, align 8
  call void %13() #21
  br label %19

14:                                               ; preds = %3
  %15 = getelementptr inbounds %struct.anon, %struct.anon* %7, i64 0, i32 0
  %16 = load void (i8*)*, void (i8*)** %15, align 8
  %17 = getelementptr inbounds [64 x %struct.anon], [64 x %struct.anon]* @handlers, i64 0, i64 %6, i32 1
  %18 = load i8*, i8** %17, align 8
  call void %16(i8* noundef %18) #21
  br label %19

19:                                               ; preds = %14, %11
  %20 = load i32, i32* @handler_count, align 4
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %3, label %22, !llvm.loop !5

22:                                               ; preds = %19, %0
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: noreturn nounwind
define dso_local void @exit(i32 %0) local_unnamed_addr #3 {
  call void @fencepost_run_atexit() #22
  call void @__fp_exit_thread(i8* noundef null) #23
  unreachable
}

; Function Attrs: noreturn
declare void @__fp_exit_thread(i8* noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
define dso_local void @_exit(i32 %0) local_unnamed_addr #3 {
  call void @__fp_exit_thread(i8* noundef null) #23
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @_Exit(i32 noundef %0) local_unnamed_addr #3 {
  call void @_exit(i32 undef) #24
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @quick_exit(i32 noundef %0) local_unnamed_addr #3 {
  call void @exit(i32 undef) #24
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @abort() local_unnamed_addr #3 {
  call void @__fp_abort(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0)) #23
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
  %4 = call zeroext i1 @__fp_mutex_kinds() #21
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

declare zeroext i1 @__fp_mutex_kinds() local_unnamed_addr #7

; Function Attrs: nounwind
define dso_local i32 @pthread_mutex_destroy(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #21
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

declare i32 @__fp_held(i8* noundef) local_unnamed_addr #7

; Function Attrs: nounwind
define dso_local i32 @pthread_mutex_lock(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #21
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %12, label %5

5:                                                ; preds = %1
  %6 = call i32 @__fp_mutex_kind(i8* noundef %2) #21
  switch i32 %6, label %8 [
    i32 1, label %7
    i32 2, label %9
  ]

7:                                                ; preds = %5
  call void @__fp_hold_again(i8* noundef %2) #21
  br label %9

8:                                                ; preds = %5
  br label %9

9:                                                ; preds = %5, %8, %7
  %10 = phi i32 [ 0, %7 ], [ undef, %8 ], [ 35, %5 ]
  %11 = phi i1 [ false, %7 ], [ true, %8 ], [ false, %5 ]
  br i1 %11, label %12, label %13

12:                                               ; preds = %9, %1
  call void @__fp_lock(i8* noundef %2) #21
  br label %13

13:                                               ; preds = %9, %12
  %14 = phi i32 [ %10, %9 ], [ 0, %12 ]
  ret i32 %14
}

declare i32 @__fp_mutex_kind(i8* noundef) local_unnamed_addr #7

declare void @__fp_hold_again(i8* noundef) local_unnamed_addr #7

declare void @__fp_lock(i8* noundef) local_unnamed_addr #7

; Function Attrs: nounwind
define dso_local i32 @pthread_mutex_trylock(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #21
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %9, label %5

5:                                                ; preds = %1
  %6 = call i32 @__fp_mutex_kind(i8* noundef %2) #21
  %7 = icmp eq i32 %6, 1
  br i1 %7, label %8, label %12

8:                                                ; preds = %5
  call void @__fp_hold_again(i8* noundef %2) #21
  br label %12

9:                                                ; preds = %1
  %10 = call zeroext i1 @__fp_trylock(i8* noundef %2) #21
  %11 = select i1 %10, i32 0, i32 16
  br label %12

12:                                               ; preds = %5, %9, %8
  %13 = phi i32 [ 0, %8 ], [ %11, %9 ], [ 16, %5 ]
  ret i32 %13
}

declare zeroext i1 @__fp_trylock(i8* noundef) local_unnamed_addr #7

; Function Attrs: nounwind
define dso_local i32 @pthread_mutex_timedlock(%struct.mutex* noundef %0, i8* nocapture readnone %1) local_unnamed_addr #1 {
  %3 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #21
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %17

5:                                                ; preds = %2
  %6 = bitcast %struct.mutex* %0 to i8*
  %7 = call i32 @__fp_held(i8* noundef %6) #21
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %13, label %9

9:                                                ; preds = %5
  %10 = call i32 @__fp_mutex_kind(i8* noundef %6) #21
  %11 = icmp eq i32 %10, 1
  br i1 %11, label %12, label %15

12:                                               ; preds = %9
  call void @__fp_hold_again(i8* noundef %6) #21
  br label %15

13:                                               ; preds = %5
  %14 = call zeroext i1 @__fp_trylock(i8* noundef %6) #21
  br label %15

15:                                               ; preds = %9, %12, %13
  %16 = phi i1 [ true, %12 ], [ %14, %13 ], [ false, %9 ]
  call void @__fp_assume(i1 noundef zeroext %16) #21
  br label %17

17:                                               ; preds = %2, %15
  %18 = phi i32 [ 0, %15 ], [ 110, %2 ]
  ret i32 %18
}

declare i32 @__fp_choose(i32 noundef, i32 noundef) local_unnamed_addr #7

declare void @__fp_assume(i1 noundef zeroext) local_unnamed_addr #7

; Function Attrs: nounwind
define dso_local i32 @pthread_mutex_clocklock(%struct.mutex* noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #1 {
  %4 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #21
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %18

6:                                                ; preds = %3
  %7 = bitcast %struct.mutex* %0 to i8*
  %8 = call i32 @__fp_held(i8* noundef %7) #21
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = call i32 @__fp_mutex_kind(i8* noundef %7) #21
  %12 = icmp eq i32 %11, 1
  br i1 %12, label %13, label %16

13:                                               ; preds = %10
  call void @__fp_hold_again(i8* noundef %7) #21
  br label %16

14:                                               ; preds = %6
  %15 = call zeroext i1 @__fp_trylock(i8* noundef %7) #21
  br label %16

16:                                               ; preds = %14, %13, %10
  %17 = phi i1 [ true, %13 ], [ %15, %14 ], [ false, %10 ]
  call void @__fp_assume(i1 noundef zeroext %17) #21
  br label %18

18:                                               ; preds = %3, %16
  %19 = phi i32 [ 0, %16 ], [ 110, %3 ]
  ret i32 %19
}

; Function Attrs: nounwind
define dso_local i32 @pthread_mutex_unlock(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #21
  %4 = icmp sgt i32 %3, 1
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  call void @__fp_hold_less(i8* noundef %2) #21
  br label %12

6:                                                ; preds = %1
  %7 = icmp eq i32 %3, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %6
  %9 = call i32 @__fp_mutex_kind(i8* noundef %2) #21
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %8, %6
  call void @__fp_unlock(i8* noundef %2) #21
  br label %12

12:                                               ; preds = %8, %11, %5
  %13 = phi i32 [ 0, %5 ], [ 0, %11 ], [ 1, %8 ]
  ret i32 %13
}

declare void @__fp_hold_less(i8* noundef) local_unnamed_addr #7

declare void @__fp_unlock(i8* noundef) local_unnamed_addr #7

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
  %3 = call zeroext i1 @__fp_spurious_wakeups() #21
  %4 = zext i1 %3 to i32
  %5 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef %4) #22
  ret i32 0
}

; Function Attrs: nounwind
define internal fastcc zeroext i1 @wait_for_signal(%struct.cond* nocapture noundef %0, %struct.mutex* noundef %1, i32 noundef %2) unnamed_addr #1 {
  %4 = call i64 @__fp_self() #21
  %5 = icmp ugt i64 %4, 63
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.34, i64 0, i64 0)) #23
  unreachable

7:                                                ; preds = %3
  %8 = shl i64 1, %4
  %9 = bitcast %struct.mutex* %1 to i8*
  %10 = call i32 @__fp_held(i8* noundef %9) #21
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %7
  call void @__fp_error(i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.33, i64 0, i64 0)) #23
  unreachable

13:                                               ; preds = %7
  %14 = getelementptr inbounds %struct.cond, %struct.cond* %0, i64 0, i32 0
  %15 = atomicrmw or i64* %14, i64 %8 monotonic, align 8
  call void @__fp_unlock(i8* noundef %9) #21
  %16 = icmp eq i32 %2, 0
  br i1 %16, label %17, label %18

17:                                               ; preds = %24, %13
  br label %30

18:                                               ; preds = %13
  %19 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #21
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %24, label %21

21:                                               ; preds = %18
  %22 = xor i64 %8, -1
  %23 = atomicrmw and i64* %14, i64 %22 monotonic, align 8
  br label %34

24:                                               ; preds = %18
  %25 = icmp eq i32 %2, 2
  br i1 %25, label %26, label %17

26:                                               ; preds = %24
  %27 = load atomic i64, i64* %14 monotonic, align 8
  %28 = and i64 %27, %8
  %29 = icmp eq i64 %28, 0
  call void @__fp_assume(i1 noundef zeroext %29) #21
  br label %34

30:                                               ; preds = %17, %30
  %31 = load atomic i64, i64* %14 monotonic, align 8
  %32 = and i64 %31, %8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %34, label %30, !llvm.loop !8

34:                                               ; preds = %30, %26, %21
  %35 = phi i1 [ true, %21 ], [ false, %26 ], [ false, %30 ]
  call void @__fp_lock(i8* noundef %9) #21
  ret i1 %35
}

declare zeroext i1 @__fp_spurious_wakeups() local_unnamed_addr #7

; Function Attrs: nounwind
define dso_local i32 @fencepost_cond_wait_once(%struct.cond* nocapture noundef %0, %struct.mutex* noundef %1) local_unnamed_addr #1 {
  %3 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef 1) #22
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @pthread_cond_timedwait(%struct.cond* nocapture noundef %0, %struct.mutex* noundef %1, i8* nocapture readnone %2) local_unnamed_addr #1 {
  %4 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef 2) #22
  %5 = select i1 %4, i32 110, i32 0
  ret i32 %5
}

; Function Attrs: nounwind
define dso_local i32 @pthread_cond_clockwait(%struct.cond* nocapture noundef %0, %struct.mutex* noundef %1, i32 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #1 {
  %5 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef 2) #21
  %6 = select i1 %5, i32 110, i32 0
  ret i32 %6
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
  %11 = call i32 @__fp_choose(i32 noundef 0, i32 noundef %10) #21
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
  %3 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #21
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
  call void @__fp_assume(i1 noundef zeroext %9) #21
  br label %16

16:                                               ; preds = %2, %15
  %17 = phi i32 [ 0, %15 ], [ 110, %2 ]
  ret i32 %17
}

; Function Attrs: nounwind
define dso_local i32 @pthread_rwlock_timedwrlock(i32* nocapture noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #1 {
  %3 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #21
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %2
  %6 = cmpxchg i32* %0, i32 0, i32 -1 acquire monotonic, align 4
  %7 = extractvalue { i32, i1 } %6, 1
  call void @__fp_assume(i1 noundef zeroext %7) #21
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
  call void @__fp_error(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.1, i64 0, i64 0)) #23
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @pthread_barrier_init(%struct.barrier* nocapture noundef writeonly %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #6 {
  %4 = add i32 %2, -65536
  %5 = icmp ult i32 %4, -65535
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 0
  store i32 0, i32* %7, align 4
  %8 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 1
  store i32 %2, i32* %8, align 4
  br label %9

9:                                                ; preds = %3, %6
  %10 = phi i32 [ 0, %6 ], [ 22, %3 ]
  ret i32 %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @pthread_barrier_destroy(%struct.barrier* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: nofree norecurse nounwind
define dso_local i32 @pthread_barrier_wait(%struct.barrier* nocapture noundef %0) local_unnamed_addr #10 {
  %2 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 1
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 0
  %5 = atomicrmw add i32* %4, i32 1 acq_rel, align 4
  %6 = and i32 %5, 65535
  %7 = add nuw nsw i32 %6, 1
  %8 = icmp eq i32 %7, %3
  br i1 %8, label %9, label %12

9:                                                ; preds = %1
  %10 = add i32 %5, 65536
  %11 = and i32 %10, -65536
  store atomic i32 %11, i32* %4 release, align 4
  br label %16

12:                                               ; preds = %1, %12
  %13 = load atomic i32, i32* %4 acquire, align 4
  %14 = xor i32 %13, %5
  %15 = icmp ult i32 %14, 65536
  br i1 %15, label %12, label %16, !llvm.loop !15

16:                                               ; preds = %12, %9
  %17 = phi i32 [ -1, %9 ], [ 0, %12 ]
  ret i32 %17
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
  call void @__fp_lock(i8* noundef %2) #21
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @pthread_spin_trylock(i32* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast i32* %0 to i8*
  %3 = call zeroext i1 @__fp_trylock(i8* noundef %2) #21
  %4 = select i1 %3, i32 0, i32 16
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @pthread_spin_unlock(i32* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast i32* %0 to i8*
  call void @__fp_unlock(i8* noundef %2) #21
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
  br i1 %9, label %12, label %3, !llvm.loop !16

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
  %3 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #21
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
  br i1 %14, label %17, label %8, !llvm.loop !16

16:                                               ; preds = %8
  store i32 11, i32* @error_number, align 4
  br label %17

17:                                               ; preds = %11, %16
  call void @__fp_assume(i1 noundef zeroext %10) #21
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
  call void %1() #21
  store atomic i32 2, i32* %0 release, align 4
  br label %12

9:                                                ; preds = %5, %9
  %10 = load atomic i32, i32* %0 acquire, align 4
  %11 = icmp eq i32 %10, 2
  br i1 %11, label %12, label %9, !llvm.loop !17

12:                                               ; preds = %9, %8, %2
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @__cxa_thread_atexit(void (i8*)* noundef %0, i8* noundef %1, i8* nocapture readnone %2) local_unnamed_addr #1 {
  %4 = load i32, i32* @at_thread_exit_count, align 4
  %5 = icmp eq i32 %4, 16
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.2, i64 0, i64 0)) #23
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
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.2, i64 0, i64 0)) #23
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
  %5 = call i8* @__fp_alloc(i64 noundef 16, i64 noundef 16, i32 noundef 0) #21
  %6 = bitcast i8* %5 to i8* (i8*)**
  store i8* (i8*)* %2, i8* (i8*)** %6, align 8
  %7 = getelementptr inbounds i8, i8* %5, i64 8
  %8 = bitcast i8* %7 to i8**
  store i8* %3, i8** %8, align 8
  %9 = call i64 @__fp_spawn(i8* (i8*)* noundef nonnull @run_thread, i8* noundef %5) #21
  store i64 %9, i64* %0, align 8
  ret i32 0
}

declare i8* @__fp_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #7

declare i64 @__fp_spawn(i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #7

; Function Attrs: nounwind
define internal i8* @run_thread(i8* noundef %0) #1 {
  %2 = bitcast i8* %0 to i8* (i8*)**
  %3 = load i8* (i8*)*, i8* (i8*)** %2, align 8
  %4 = getelementptr inbounds i8, i8* %0, i64 8
  %5 = bitcast i8* %4 to i8**
  %6 = load i8*, i8** %5, align 8
  call void @__fp_free(i8* noundef %0) #21
  %7 = call i8* %3(i8* noundef %6) #21
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
  call void %15(i8* noundef %17) #21
  %18 = load i32, i32* @at_thread_exit_count, align 4
  %19 = icmp sgt i32 %18, 0
  br i1 %19, label %10, label %20, !llvm.loop !18

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
  br i1 %28, label %46, label %21, !llvm.loop !19

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
  call void %41(i8* noundef nonnull %33) #21
  br label %42

42:                                               ; preds = %40, %35, %29
  %43 = phi i8 [ %31, %29 ], [ 1, %40 ], [ %31, %35 ]
  %44 = add nuw nsw i64 %30, 1
  %45 = icmp eq i64 %44, 32
  br i1 %45, label %23, label %29, !llvm.loop !20

46:                                               ; preds = %23
  ret i8* %7
}

; Function Attrs: nounwind
define dso_local i32 @pthread_join(i64 noundef %0, i8** noundef writeonly %1) local_unnamed_addr #1 {
  %3 = call i8* @__fp_join(i64 noundef %0) #21
  %4 = icmp eq i8** %1, null
  br i1 %4, label %8, label %5

5:                                                ; preds = %2
  %6 = call zeroext i1 @__fp_is_value(i8* noundef %3) #21
  br i1 %6, label %7, label %8

7:                                                ; preds = %5
  store i8* %3, i8** %1, align 8
  br label %8

8:                                                ; preds = %7, %5, %2
  ret i32 0
}

declare i8* @__fp_join(i64 noundef) local_unnamed_addr #7

declare zeroext i1 @__fp_is_value(i8* noundef) local_unnamed_addr #7

; Function Attrs: nounwind
define dso_local i32 @pthread_detach(i64 noundef %0) local_unnamed_addr #1 {
  call void @__fp_detach(i64 noundef %0) #21
  ret i32 0
}

declare void @__fp_detach(i64 noundef) local_unnamed_addr #7

; Function Attrs: noreturn nounwind
define dso_local void @fencepost_leave(i8* noundef %0) local_unnamed_addr #3 {
  call fastcc void @leave_thread() #22
  call void @__fp_exit_thread(i8* noundef %0) #23
  unreachable
}

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
  call void %8(i8* noundef %10) #21
  %11 = load i32, i32* @at_thread_exit_count, align 4
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %3, label %13, !llvm.loop !18

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
  br i1 %21, label %39, label %14, !llvm.loop !19

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
  call void %34(i8* noundef nonnull %26) #21
  br label %35

35:                                               ; preds = %33, %28, %22
  %36 = phi i8 [ %24, %22 ], [ 1, %33 ], [ %24, %28 ]
  %37 = add nuw nsw i64 %23, 1
  %38 = icmp eq i64 %37, 32
  br i1 %38, label %16, label %22, !llvm.loop !20

39:                                               ; preds = %16
  ret void
}

; Function Attrs: noreturn nounwind
define dso_local void @pthread_exit(i8* noundef %0) local_unnamed_addr #3 {
  call void @__fp_exit_thread(i8* noundef %0) #23
  unreachable
}

; Function Attrs: nounwind
define dso_local i64 @pthread_self() local_unnamed_addr #1 {
  %1 = call i64 @__fp_self() #21
  ret i64 %1
}

declare i64 @__fp_self() local_unnamed_addr #7

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
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.3, i64 0, i64 0)) #23
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @sleep(i32 noundef %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @usleep(i32 noundef %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @nanosleep(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @clock_gettime(i32 %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #1 {
  %3 = load i1, i1* @has_looked, align 1
  br i1 %3, label %10, label %4

4:                                                ; preds = %2
  %5 = call i64 @__fp_self() #21
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  store i1 true, i1* @has_looked, align 1
  %8 = atomicrmw add i64* @process_seconds, i64 1099511627776 monotonic, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %27, label %10

10:                                               ; preds = %7, %4, %2
  %11 = load i32, i32* @unchanged_looks, align 4
  %12 = icmp eq i32 %11, 2
  br i1 %12, label %16, label %13

13:                                               ; preds = %10
  %14 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #21
  %15 = sext i32 %14 to i64
  br label %16

16:                                               ; preds = %13, %10
  %17 = phi i64 [ %15, %13 ], [ 1, %10 ]
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %16
  %20 = load i32, i32* @unchanged_looks, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, i32* @unchanged_looks, align 4
  br label %22

22:                                               ; preds = %19, %16
  %23 = atomicrmw add i64* @process_seconds, i64 %17 monotonic, align 8
  %24 = and i64 %23, 1099511627775
  %25 = add nsw i64 %17, 1
  %26 = add nsw i64 %25, %24
  br label %27

27:                                               ; preds = %7, %22
  %28 = phi i64 [ %26, %22 ], [ 1, %7 ]
  store i64 %28, i64* %1, align 8
  %29 = getelementptr inbounds i64, i64* %1, i64 1
  store i64 0, i64* %29, align 8
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @timespec_get(i64* nocapture noundef writeonly %0, i32 noundef returned %1) local_unnamed_addr #1 {
  %3 = load i1, i1* @has_looked, align 1
  br i1 %3, label %10, label %4

4:                                                ; preds = %2
  %5 = call i64 @__fp_self() #21
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  store i1 true, i1* @has_looked, align 1
  %8 = atomicrmw add i64* @process_seconds, i64 1099511627776 monotonic, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %27, label %10

10:                                               ; preds = %7, %4, %2
  %11 = load i32, i32* @unchanged_looks, align 4
  %12 = icmp eq i32 %11, 2
  br i1 %12, label %16, label %13

13:                                               ; preds = %10
  %14 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #21
  %15 = sext i32 %14 to i64
  br label %16

16:                                               ; preds = %13, %10
  %17 = phi i64 [ %15, %13 ], [ 1, %10 ]
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %16
  %20 = load i32, i32* @unchanged_looks, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, i32* @unchanged_looks, align 4
  br label %22

22:                                               ; preds = %19, %16
  %23 = atomicrmw add i64* @process_seconds, i64 %17 monotonic, align 8
  %24 = and i64 %23, 1099511627775
  %25 = add nsw i64 %17, 1
  %26 = add nsw i64 %25, %24
  br label %27

27:                                               ; preds = %7, %22
  %28 = phi i64 [ %26, %22 ], [ 1, %7 ]
  store i64 %28, i64* %0, align 8
  %29 = getelementptr inbounds i64, i64* %0, i64 1
  store i64 0, i64* %29, align 8
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
  %3 = load i1, i1* @has_looked, align 1
  br i1 %3, label %10, label %4

4:                                                ; preds = %2
  %5 = call i64 @__fp_self() #21
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  store i1 true, i1* @has_looked, align 1
  %8 = atomicrmw add i64* @process_seconds, i64 1099511627776 monotonic, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %27, label %10

10:                                               ; preds = %7, %4, %2
  %11 = load i32, i32* @unchanged_looks, align 4
  %12 = icmp eq i32 %11, 2
  br i1 %12, label %16, label %13

13:                                               ; preds = %10
  %14 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #21
  %15 = sext i32 %14 to i64
  br label %16

16:                                               ; preds = %13, %10
  %17 = phi i64 [ %15, %13 ], [ 1, %10 ]
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %16
  %20 = load i32, i32* @unchanged_looks, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, i32* @unchanged_looks, align 4
  br label %22

22:                                               ; preds = %19, %16
  %23 = atomicrmw add i64* @process_seconds, i64 %17 monotonic, align 8
  %24 = and i64 %23, 1099511627775
  %25 = add nsw i64 %17, 1
  %26 = add nsw i64 %25, %24
  br label %27

27:                                               ; preds = %7, %22
  %28 = phi i64 [ %26, %22 ], [ 1, %7 ]
  store i64 %28, i64* %0, align 8
  %29 = getelementptr inbounds i64, i64* %0, i64 1
  store i64 0, i64* %29, align 8
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i64 @time(i64* noundef writeonly %0) local_unnamed_addr #1 {
  %2 = load i1, i1* @has_looked, align 1
  br i1 %2, label %9, label %3

3:                                                ; preds = %1
  %4 = call i64 @__fp_self() #21
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %3
  store i1 true, i1* @has_looked, align 1
  %7 = atomicrmw add i64* @process_seconds, i64 1099511627776 monotonic, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %26, label %9

9:                                                ; preds = %6, %3, %1
  %10 = load i32, i32* @unchanged_looks, align 4
  %11 = icmp eq i32 %10, 2
  br i1 %11, label %15, label %12

12:                                               ; preds = %9
  %13 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #21
  %14 = sext i32 %13 to i64
  br label %15

15:                                               ; preds = %12, %9
  %16 = phi i64 [ %14, %12 ], [ 1, %9 ]
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %15
  %19 = load i32, i32* @unchanged_looks, align 4
  %20 = add nsw i32 %19, 1
  store i32 %20, i32* @unchanged_looks, align 4
  br label %21

21:                                               ; preds = %18, %15
  %22 = atomicrmw add i64* @process_seconds, i64 %16 monotonic, align 8
  %23 = and i64 %22, 1099511627775
  %24 = add nsw i64 %16, 1
  %25 = add nsw i64 %24, %23
  br label %26

26:                                               ; preds = %6, %21
  %27 = phi i64 [ %25, %21 ], [ 1, %6 ]
  %28 = icmp eq i64* %0, null
  br i1 %28, label %30, label %29

29:                                               ; preds = %26
  store i64 %27, i64* %0, align 8
  br label %30

30:                                               ; preds = %29, %26
  ret i64 %27
}

; Function Attrs: nounwind
define dso_local i64 @clock() local_unnamed_addr #1 {
  %1 = load i1, i1* @has_looked, align 1
  br i1 %1, label %8, label %2

2:                                                ; preds = %0
  %3 = call i64 @__fp_self() #21
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %2
  store i1 true, i1* @has_looked, align 1
  %6 = atomicrmw add i64* @process_seconds, i64 1099511627776 monotonic, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %26, label %8

8:                                                ; preds = %5, %2, %0
  %9 = load i32, i32* @unchanged_looks, align 4
  %10 = icmp eq i32 %9, 2
  br i1 %10, label %14, label %11

11:                                               ; preds = %8
  %12 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #21
  %13 = sext i32 %12 to i64
  br label %14

14:                                               ; preds = %11, %8
  %15 = phi i64 [ %13, %11 ], [ 1, %8 ]
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %20

17:                                               ; preds = %14
  %18 = load i32, i32* @unchanged_looks, align 4
  %19 = add nsw i32 %18, 1
  store i32 %19, i32* @unchanged_looks, align 4
  br label %20

20:                                               ; preds = %17, %14
  %21 = atomicrmw add i64* @process_seconds, i64 %15 monotonic, align 8
  %22 = and i64 %21, 1099511627775
  %23 = add nsw i64 %15, 1
  %24 = add nsw i64 %23, %22
  %25 = mul nsw i64 %24, 1000000
  br label %26

26:                                               ; preds = %5, %20
  %27 = phi i64 [ %25, %20 ], [ 1000000, %5 ]
  ret i64 %27
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
  %4 = call i8* @__fp_alloc(i64 noundef 16, i64 noundef 16, i32 noundef 0) #21
  %5 = bitcast i8* %4 to i32 (i8*)**
  store i32 (i8*)* %1, i32 (i8*)** %5, align 8
  %6 = getelementptr inbounds i8, i8* %4, i64 8
  %7 = bitcast i8* %6 to i8**
  store i8* %2, i8** %7, align 8
  %8 = call i64 @__fp_spawn(i8* (i8*)* noundef nonnull @run_thread, i8* noundef %4) #21
  store i64 %8, i64* %0, align 8
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @thrd_join(i64 noundef %0, i32* noundef writeonly %1) local_unnamed_addr #1 {
  %3 = call i8* @__fp_join(i64 noundef %0) #21
  %4 = icmp eq i32* %1, null
  br i1 %4, label %10, label %5

5:                                                ; preds = %2
  %6 = ptrtoint i8* %3 to i64
  %7 = trunc i64 %6 to i32
  %8 = call zeroext i1 @__fp_is_int_value(i32 noundef %7) #21
  br i1 %8, label %9, label %10

9:                                                ; preds = %5
  store i32 %7, i32* %1, align 4
  br label %10

10:                                               ; preds = %9, %5, %2
  ret i32 0
}

declare zeroext i1 @__fp_is_int_value(i32 noundef) local_unnamed_addr #7

; Function Attrs: nounwind
define dso_local i32 @thrd_detach(i64 noundef %0) local_unnamed_addr #1 {
  call void @__fp_detach(i64 noundef %0) #21
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i64 @thrd_current() local_unnamed_addr #1 {
  %1 = call i64 @__fp_self() #21
  ret i64 %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @thrd_equal(i64 noundef %0, i64 noundef %1) local_unnamed_addr #5 {
  %3 = icmp eq i64 %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: noreturn nounwind
define dso_local void @thrd_exit(i32 noundef %0) local_unnamed_addr #3 {
  %2 = zext i32 %0 to i64
  %3 = inttoptr i64 %2 to i8*
  call void @pthread_exit(i8* noundef %3) #24
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @thrd_yield() local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @thrd_sleep(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @mtx_init(%struct.mutex* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.mutex, %struct.mutex* %0, i64 0, i32 0
  store i32 0, i32* %3, align 4
  %4 = call zeroext i1 @__fp_mutex_kinds() #21
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
  %3 = call i32 @__fp_held(i8* noundef %2) #21
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
  %3 = call i32 @__fp_held(i8* noundef %2) #21
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %12, label %5

5:                                                ; preds = %1
  %6 = call i32 @__fp_mutex_kind(i8* noundef %2) #21
  switch i32 %6, label %8 [
    i32 1, label %7
    i32 2, label %9
  ]

7:                                                ; preds = %5
  call void @__fp_hold_again(i8* noundef %2) #21
  br label %9

8:                                                ; preds = %5
  br label %9

9:                                                ; preds = %8, %7, %5
  %10 = phi i32 [ 0, %7 ], [ undef, %8 ], [ 35, %5 ]
  %11 = phi i1 [ false, %7 ], [ true, %8 ], [ false, %5 ]
  br i1 %11, label %12, label %13

12:                                               ; preds = %9, %1
  call void @__fp_lock(i8* noundef %2) #21
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
  %3 = call i32 @__fp_held(i8* noundef %2) #21
  %4 = icmp sgt i32 %3, 1
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  call void @__fp_hold_less(i8* noundef %2) #21
  br label %12

6:                                                ; preds = %1
  %7 = icmp eq i32 %3, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %6
  %9 = call i32 @__fp_mutex_kind(i8* noundef %2) #21
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %8, %6
  call void @__fp_unlock(i8* noundef %2) #21
  br label %12

12:                                               ; preds = %5, %8, %11
  %13 = phi i32 [ 0, %5 ], [ 2, %8 ], [ 0, %11 ]
  ret i32 %13
}

; Function Attrs: nounwind
define dso_local i32 @mtx_trylock(%struct.mutex* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.mutex* %0 to i8*
  %3 = call i32 @__fp_held(i8* noundef %2) #21
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %9, label %5

5:                                                ; preds = %1
  %6 = call i32 @__fp_mutex_kind(i8* noundef %2) #21
  %7 = icmp eq i32 %6, 1
  br i1 %7, label %8, label %13

8:                                                ; preds = %5
  call void @__fp_hold_again(i8* noundef %2) #21
  br label %13

9:                                                ; preds = %1
  %10 = call zeroext i1 @__fp_trylock(i8* noundef %2) #21
  %11 = xor i1 %10, true
  %12 = zext i1 %11 to i32
  br label %13

13:                                               ; preds = %5, %8, %9
  %14 = phi i32 [ 0, %8 ], [ %12, %9 ], [ 1, %5 ]
  ret i32 %14
}

; Function Attrs: nounwind
define dso_local i32 @mtx_timedlock(%struct.mutex* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #1 {
  %3 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #21
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %17

5:                                                ; preds = %2
  %6 = bitcast %struct.mutex* %0 to i8*
  %7 = call i32 @__fp_held(i8* noundef %6) #21
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %13, label %9

9:                                                ; preds = %5
  %10 = call i32 @__fp_mutex_kind(i8* noundef %6) #21
  %11 = icmp eq i32 %10, 1
  br i1 %11, label %12, label %15

12:                                               ; preds = %9
  call void @__fp_hold_again(i8* noundef %6) #21
  br label %15

13:                                               ; preds = %5
  %14 = call zeroext i1 @__fp_trylock(i8* noundef %6) #21
  br label %15

15:                                               ; preds = %13, %12, %9
  %16 = phi i1 [ true, %12 ], [ %14, %13 ], [ false, %9 ]
  call void @__fp_assume(i1 noundef zeroext %16) #21
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
  %3 = call zeroext i1 @__fp_spurious_wakeups() #21
  %4 = zext i1 %3 to i32
  %5 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef %4) #21
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @cnd_timedwait(%struct.cond* nocapture noundef %0, %struct.mutex* noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #1 {
  %4 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %1, i32 noundef 2) #21
  %5 = select i1 %4, i32 4, i32 0
  ret i32 %5
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
  %8 = call i64 @llvm.ctpop.i64(i64 %5) #25, !range !9
  %9 = trunc i64 %8 to i32
  %10 = add nsw i32 %9, -1
  %11 = call i32 @__fp_choose(i32 noundef 0, i32 noundef %10) #21
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
  call void %1() #21
  store atomic i32 2, i32* %0 release, align 4
  br label %12

9:                                                ; preds = %5, %9
  %10 = load atomic i32, i32* %0 acquire, align 4
  %11 = icmp eq i32 %10, 2
  br i1 %11, label %12, label %9, !llvm.loop !17

12:                                               ; preds = %9, %2, %8
  ret void
}

; Function Attrs: nounwind
define dso_local i8* @malloc(i64 noundef %0) local_unnamed_addr #1 {
  %2 = call i8* @__fp_alloc(i64 noundef %0, i64 noundef 16, i32 noundef 0) #21
  ret i8* %2
}

; Function Attrs: nounwind
define dso_local i8* @calloc(i64 noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = mul i64 %1, %0
  %4 = call i8* @__fp_alloc(i64 noundef %3, i64 noundef 16, i32 noundef 1) #21
  ret i8* %4
}

; Function Attrs: nounwind
define dso_local void @free(i8* noundef %0) local_unnamed_addr #1 {
  call void @__fp_free(i8* noundef %0) #21
  ret void
}

declare void @__fp_free(i8* noundef) local_unnamed_addr #7

; Function Attrs: nounwind
define dso_local i8* @realloc(i8* noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = icmp eq i8* %0, null
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = call i8* @__fp_alloc(i64 noundef %1, i64 noundef 16, i32 noundef 0) #21
  br label %15

6:                                                ; preds = %2
  %7 = icmp eq i64 %1, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %6
  call void @__fp_free(i8* noundef nonnull %0) #21
  br label %15

9:                                                ; preds = %6
  %10 = call i64 @__fp_object_size(i8* noundef nonnull %0) #21
  %11 = call i8* @__fp_alloc(i64 noundef %1, i64 noundef 16, i32 noundef 0) #21
  %12 = icmp ult i64 %10, %1
  %13 = select i1 %12, i64 %10, i64 %1
  %14 = call i8* @memcpy(i8* noundef %11, i8* noundef nonnull %0, i64 noundef %13) #22
  call void @__fp_free(i8* noundef nonnull %0) #21
  br label %15

15:                                               ; preds = %9, %8, %4
  %16 = phi i8* [ null, %8 ], [ %11, %9 ], [ %5, %4 ]
  ret i8* %16
}

declare i64 @__fp_object_size(i8* noundef) local_unnamed_addr #7

; Function Attrs: nofree noinline norecurse nosync nounwind
define dso_local i8* @memcpy(i8* noundef returned %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #12 {
  %4 = call i8* @memmove(i8* noundef %0, i8* noundef %1, i64 noundef %2) #22
  ret i8* %0
}

; Function Attrs: nounwind
define dso_local i8* @reallocarray(i8* noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #1 {
  %4 = mul i64 %2, %1
  %5 = call i8* @realloc(i8* noundef %0, i64 noundef %4) #22
  ret i8* %5
}

; Function Attrs: nounwind
define dso_local i8* @aligned_alloc(i64 noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = call i64 @llvm.ctpop.i64(i64 %0) #25, !range !9
  %4 = icmp eq i64 %3, 1
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  store i32 22, i32* @error_number, align 4
  br label %10

6:                                                ; preds = %2
  %7 = icmp ugt i64 %0, 16
  %8 = select i1 %7, i64 %0, i64 16
  %9 = call i8* @__fp_alloc(i64 noundef %1, i64 noundef %8, i32 noundef 0) #21
  br label %10

10:                                               ; preds = %6, %5
  %11 = phi i8* [ %9, %6 ], [ null, %5 ]
  ret i8* %11
}

; Function Attrs: nounwind
define dso_local i8* @memalign(i64 noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = call i64 @llvm.ctpop.i64(i64 %0) #25, !range !9
  %4 = icmp eq i64 %3, 1
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  store i32 22, i32* @error_number, align 4
  br label %10

6:                                                ; preds = %2
  %7 = icmp ugt i64 %0, 16
  %8 = select i1 %7, i64 %0, i64 16
  %9 = call i8* @__fp_alloc(i64 noundef %1, i64 noundef %8, i32 noundef 0) #21
  br label %10

10:                                               ; preds = %5, %6
  %11 = phi i8* [ %9, %6 ], [ null, %5 ]
  ret i8* %11
}

; Function Attrs: nounwind
define dso_local i8* @valloc(i64 noundef %0) local_unnamed_addr #1 {
  %2 = call i8* @__fp_alloc(i64 noundef %0, i64 noundef 4096, i32 noundef 0) #21
  ret i8* %2
}

; Function Attrs: nounwind
define dso_local i32 @posix_memalign(i8** nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #1 {
  %4 = icmp eq i64 %1, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %3
  %6 = call i64 @llvm.ctpop.i64(i64 %1) #25, !range !9
  %7 = icmp ult i64 %6, 2
  br label %8

8:                                                ; preds = %3, %5
  %9 = phi i1 [ false, %3 ], [ %7, %5 ]
  %10 = and i64 %1, 7
  %11 = icmp eq i64 %10, 0
  %12 = and i1 %11, %9
  br i1 %12, label %13, label %23

13:                                               ; preds = %8
  %14 = call i64 @llvm.ctpop.i64(i64 %1) #25, !range !9
  %15 = icmp eq i64 %14, 1
  br i1 %15, label %17, label %16

16:                                               ; preds = %13
  store i32 22, i32* @error_number, align 4
  br label %21

17:                                               ; preds = %13
  %18 = icmp ugt i64 %1, 16
  %19 = select i1 %18, i64 %1, i64 16
  %20 = call i8* @__fp_alloc(i64 noundef %2, i64 noundef %19, i32 noundef 0) #21
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
  %2 = call i64 @__fp_object_size(i8* noundef %0) #21
  ret i64 %2
}

; Function Attrs: nofree noinline norecurse nosync nounwind
define dso_local i8* @memmove(i8* noundef returned writeonly %0, i8* noundef readonly %1, i64 noundef %2) local_unnamed_addr #12 {
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
  br i1 %14, label %22, label %8, !llvm.loop !21

15:                                               ; preds = %7, %15
  %16 = phi i64 [ %17, %15 ], [ %2, %7 ]
  %17 = add i64 %16, -1
  %18 = getelementptr inbounds i8, i8* %1, i64 %17
  %19 = load i8, i8* %18, align 1
  %20 = getelementptr inbounds i8, i8* %0, i64 %17
  store i8 %19, i8* %20, align 1
  %21 = icmp eq i64 %17, 0
  br i1 %21, label %22, label %15, !llvm.loop !22

22:                                               ; preds = %8, %15, %6, %7
  ret i8* %0
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i8* @mempcpy(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #13 {
  %4 = call i8* @memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %2) #22
  %5 = getelementptr inbounds i8, i8* %0, i64 %2
  ret i8* %5
}

; Function Attrs: nofree noinline norecurse nosync nounwind writeonly
define dso_local i8* @memset(i8* noundef returned writeonly %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #14 {
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
  br i1 %12, label %7, label %8, !llvm.loop !23
}

; Function Attrs: nofree norecurse nosync nounwind writeonly
define dso_local void @bzero(i8* noundef %0, i64 noundef %1) local_unnamed_addr #15 {
  %3 = call i8* @memset(i8* noundef %0, i32 noundef 0, i64 noundef %1) #22
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i32 @memcmp(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #16 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %18, label %7

5:                                                ; preds = %7
  %6 = icmp eq i64 %14, %2
  br i1 %6, label %18, label %7, !llvm.loop !24

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
define dso_local i32 @bcmp(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #16 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %18, label %7

5:                                                ; preds = %7
  %6 = icmp eq i64 %14, %2
  br i1 %6, label %18, label %7, !llvm.loop !24

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
define dso_local i8* @memchr(i8* noundef readonly %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #16 {
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
  br i1 %14, label %17, label %7, !llvm.loop !25

15:                                               ; preds = %7
  %16 = getelementptr inbounds i8, i8* %0, i64 %8
  br label %17

17:                                               ; preds = %12, %3, %15
  %18 = phi i8* [ %16, %15 ], [ null, %3 ], [ null, %12 ]
  ret i8* %18
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i64 @strlen(i8* nocapture noundef readonly %0) local_unnamed_addr #16 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i8, i8* %0, i64 %3
  %5 = load i8, i8* %4, align 1
  %6 = icmp eq i8 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2, !llvm.loop !26

8:                                                ; preds = %2
  ret i64 %3
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i64 @strnlen(i8* nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #16 {
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
  br i1 %11, label %12, label %4, !llvm.loop !27

12:                                               ; preds = %4, %9, %2
  %13 = phi i64 [ 0, %2 ], [ %5, %4 ], [ %1, %9 ]
  ret i64 %13
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i8* @stpcpy(i8* noundef writeonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr #13 {
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
  br i1 %11, label %12, label %5, !llvm.loop !28

12:                                               ; preds = %5, %2
  %13 = phi i8* [ %0, %2 ], [ %8, %5 ]
  ret i8* %13
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i8* @strcpy(i8* noundef returned writeonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr #13 {
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
  br i1 %11, label %12, label %5, !llvm.loop !28

12:                                               ; preds = %5, %2
  ret i8* %0
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i8* @strncpy(i8* noundef returned writeonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #13 {
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
  br i1 %13, label %14, label %5, !llvm.loop !29

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
  br i1 %21, label %22, label %17, !llvm.loop !30

22:                                               ; preds = %17, %14
  ret i8* %0
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i8* @strcat(i8* noundef returned %0, i8* nocapture noundef readonly %1) local_unnamed_addr #13 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ]
  %5 = getelementptr inbounds i8, i8* %0, i64 %4
  %6 = load i8, i8* %5, align 1
  %7 = icmp eq i8 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3, !llvm.loop !26

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
  br i1 %19, label %20, label %13, !llvm.loop !28

20:                                               ; preds = %13, %9
  ret i8* %0
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i8* @strncat(i8* noundef returned %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #13 {
  br label %4

4:                                                ; preds = %4, %3
  %5 = phi i64 [ 0, %3 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = icmp eq i8 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4, !llvm.loop !26

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
  br i1 %21, label %22, label %13, !llvm.loop !31

22:                                               ; preds = %13, %18, %10
  %23 = phi i64 [ 0, %10 ], [ %14, %13 ], [ %2, %18 ]
  %24 = getelementptr inbounds i8, i8* %11, i64 %23
  store i8 0, i8* %24, align 1
  ret i8* %0
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i32 @strcmp(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr #16 {
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
  br i1 %15, label %16, label %5, !llvm.loop !32

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
define dso_local i32 @strncmp(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #16 {
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
  br i1 %22, label %23, label %5, !llvm.loop !33

23:                                               ; preds = %16, %3, %12
  %24 = phi i32 [ %15, %12 ], [ 0, %3 ], [ 0, %16 ]
  ret i32 %24
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i8* @strchr(i8* noundef readonly %0, i32 noundef %1) local_unnamed_addr #16 {
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
  br i1 %16, label %17, label %8, !llvm.loop !34

17:                                               ; preds = %12, %8, %2
  %18 = phi i8* [ %0, %2 ], [ %13, %12 ], [ null, %8 ]
  ret i8* %18
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i8* @strrchr(i8* noundef readonly %0, i32 noundef %1) local_unnamed_addr #16 {
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
  br i1 %12, label %14, label %5, !llvm.loop !35

14:                                               ; preds = %5
  ret i8* %11
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i8* @strstr(i8* noundef readonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr #16 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ]
  %5 = getelementptr inbounds i8, i8* %1, i64 %4
  %6 = load i8, i8* %5, align 1
  %7 = icmp eq i8 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3, !llvm.loop !26

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
  br i1 %30, label %31, label %13, !llvm.loop !33

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
  br label %11, !llvm.loop !36

39:                                               ; preds = %34, %31
  %40 = phi i8* [ %12, %31 ], [ null, %34 ]
  ret i8* %40
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i64 @strspn(i8* nocapture noundef readonly %0, i8* noundef readonly %1) local_unnamed_addr #16 {
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
  br i1 %18, label %19, label %11, !llvm.loop !34

19:                                               ; preds = %11, %15, %7
  %20 = phi i8* [ %1, %7 ], [ %16, %15 ], [ null, %11 ]
  %21 = icmp eq i8* %20, null
  br i1 %21, label %27, label %22

22:                                               ; preds = %19
  %23 = add i64 %9, 1
  %24 = getelementptr inbounds i8, i8* %0, i64 %23
  %25 = load i8, i8* %24, align 1
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %7, !llvm.loop !37

27:                                               ; preds = %19, %22, %2
  %28 = phi i64 [ 0, %2 ], [ %9, %19 ], [ %23, %22 ]
  ret i64 %28
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i64 @strcspn(i8* nocapture noundef readonly %0, i8* noundef readonly %1) local_unnamed_addr #16 {
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
  br i1 %18, label %19, label %11, !llvm.loop !34

19:                                               ; preds = %11, %15, %7
  %20 = phi i8* [ %1, %7 ], [ %16, %15 ], [ null, %11 ]
  %21 = icmp eq i8* %20, null
  br i1 %21, label %22, label %27

22:                                               ; preds = %19
  %23 = add i64 %9, 1
  %24 = getelementptr inbounds i8, i8* %0, i64 %23
  %25 = load i8, i8* %24, align 1
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %7, !llvm.loop !38

27:                                               ; preds = %19, %22, %2
  %28 = phi i64 [ 0, %2 ], [ %9, %19 ], [ %23, %22 ]
  ret i64 %28
}

; Function Attrs: nounwind
define dso_local i8* @strdup(i8* noundef %0) local_unnamed_addr #1 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i8, i8* %0, i64 %3
  %5 = load i8, i8* %4, align 1
  %6 = icmp eq i8 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2, !llvm.loop !26

8:                                                ; preds = %2
  %9 = call i8* @__fp_alloc(i64 noundef %7, i64 noundef 16, i32 noundef 0) #21
  %10 = call i8* @memcpy(i8* noundef %9, i8* noundef %0, i64 noundef %7) #22
  ret i8* %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i8* @strerror(i32 noundef %0) local_unnamed_addr #5 {
  ret i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.4, i64 0, i64 0)
}

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
define dso_local i32 @abs(i32 noundef %0) local_unnamed_addr #17 {
  %2 = call i32 @llvm.abs.i32(i32 %0, i1 true)
  ret i32 %2
}

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
define dso_local i64 @labs(i64 noundef %0) local_unnamed_addr #17 {
  %2 = call i64 @llvm.abs.i64(i64 %0, i1 true)
  ret i64 %2
}

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
define dso_local i64 @llabs(i64 noundef %0) local_unnamed_addr #17 {
  %2 = call i64 @llvm.abs.i64(i64 %0, i1 true)
  ret i64 %2
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i64 @strtol(i8* noundef %0, i8** noundef writeonly %1, i32 noundef %2) local_unnamed_addr #13 {
  br label %4

4:                                                ; preds = %4, %3
  %5 = phi i8* [ %0, %3 ], [ %12, %4 ]
  %6 = load i8, i8* %5, align 1
  %7 = sext i8 %6 to i32
  %8 = icmp ne i8 %6, 32
  %9 = add nsw i32 %7, -14
  %10 = icmp ult i32 %9, -5
  %11 = and i1 %8, %10
  %12 = getelementptr inbounds i8, i8* %5, i64 1
  br i1 %11, label %13, label %4, !llvm.loop !39

13:                                               ; preds = %4
  %14 = icmp eq i8 %6, 45
  %15 = icmp eq i8 %6, 43
  %16 = or i1 %14, %15
  %17 = zext i1 %16 to i64
  %18 = getelementptr i8, i8* %5, i64 %17
  %19 = and i32 %2, -17
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %32

21:                                               ; preds = %13
  %22 = load i8, i8* %18, align 1
  %23 = icmp eq i8 %22, 48
  br i1 %23, label %24, label %32

24:                                               ; preds = %21
  %25 = getelementptr inbounds i8, i8* %18, i64 1
  %26 = load i8, i8* %25, align 1
  %27 = and i8 %26, -33
  %28 = icmp eq i8 %27, 88
  %29 = select i1 %28, i32 16, i32 %2
  %30 = select i1 %28, i64 2, i64 0
  %31 = getelementptr i8, i8* %18, i64 %30
  br label %32

32:                                               ; preds = %24, %13, %21
  %33 = phi i32 [ %2, %21 ], [ %2, %13 ], [ %29, %24 ]
  %34 = phi i8* [ %18, %21 ], [ %18, %13 ], [ %31, %24 ]
  %35 = icmp eq i32 %33, 0
  br i1 %35, label %36, label %40

36:                                               ; preds = %32
  %37 = load i8, i8* %34, align 1
  %38 = icmp eq i8 %37, 48
  %39 = select i1 %38, i32 8, i32 10
  br label %40

40:                                               ; preds = %36, %32
  %41 = phi i32 [ %39, %36 ], [ %33, %32 ]
  %42 = sext i32 %41 to i64
  br label %43

43:                                               ; preds = %59, %40
  %44 = phi i64 [ 0, %40 ], [ %65, %59 ]
  %45 = phi i8 [ 0, %40 ], [ %66, %59 ]
  %46 = phi i8* [ %34, %40 ], [ %67, %59 ]
  %47 = load i8, i8* %46, align 1
  %48 = sext i8 %47 to i32
  %49 = add i8 %47, -48
  %50 = icmp ult i8 %49, 10
  br i1 %50, label %51, label %53

51:                                               ; preds = %43
  %52 = add nsw i32 %48, -48
  br label %59

53:                                               ; preds = %43
  %54 = or i32 %48, 32
  %55 = add nsw i32 %54, -97
  %56 = icmp ult i32 %55, 26
  %57 = add nsw i32 %54, -87
  %58 = select i1 %56, i32 %57, i32 99
  br label %59

59:                                               ; preds = %53, %51
  %60 = phi i32 [ %52, %51 ], [ %58, %53 ]
  %61 = icmp slt i32 %60, %41
  %62 = mul i64 %44, %42
  %63 = sext i32 %60 to i64
  %64 = add i64 %62, %63
  %65 = select i1 %61, i64 %64, i64 %44
  %66 = select i1 %61, i8 1, i8 %45
  %67 = getelementptr inbounds i8, i8* %46, i64 1
  br i1 %61, label %43, label %68, !llvm.loop !40

68:                                               ; preds = %59
  %69 = icmp eq i8** %1, null
  br i1 %69, label %74, label %70

70:                                               ; preds = %68
  %71 = and i8 %66, 1
  %72 = icmp eq i8 %71, 0
  %73 = select i1 %72, i8* %0, i8* %46
  store i8* %73, i8** %1, align 8
  br label %74

74:                                               ; preds = %70, %68
  %75 = sub nsw i64 0, %65
  %76 = select i1 %14, i64 %75, i64 %65
  ret i64 %76
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i64 @strtoll(i8* noundef %0, i8** noundef writeonly %1, i32 noundef %2) local_unnamed_addr #13 {
  br label %4

4:                                                ; preds = %4, %3
  %5 = phi i8* [ %0, %3 ], [ %12, %4 ]
  %6 = load i8, i8* %5, align 1
  %7 = sext i8 %6 to i32
  %8 = icmp ne i8 %6, 32
  %9 = add nsw i32 %7, -14
  %10 = icmp ult i32 %9, -5
  %11 = and i1 %8, %10
  %12 = getelementptr inbounds i8, i8* %5, i64 1
  br i1 %11, label %13, label %4, !llvm.loop !39

13:                                               ; preds = %4
  %14 = icmp eq i8 %6, 45
  %15 = icmp eq i8 %6, 43
  %16 = or i1 %14, %15
  %17 = zext i1 %16 to i64
  %18 = getelementptr i8, i8* %5, i64 %17
  %19 = and i32 %2, -17
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %32

21:                                               ; preds = %13
  %22 = load i8, i8* %18, align 1
  %23 = icmp eq i8 %22, 48
  br i1 %23, label %24, label %32

24:                                               ; preds = %21
  %25 = getelementptr inbounds i8, i8* %18, i64 1
  %26 = load i8, i8* %25, align 1
  %27 = and i8 %26, -33
  %28 = icmp eq i8 %27, 88
  %29 = select i1 %28, i32 16, i32 %2
  %30 = select i1 %28, i64 2, i64 0
  %31 = getelementptr i8, i8* %18, i64 %30
  br label %32

32:                                               ; preds = %24, %21, %13
  %33 = phi i32 [ %2, %21 ], [ %2, %13 ], [ %29, %24 ]
  %34 = phi i8* [ %18, %21 ], [ %18, %13 ], [ %31, %24 ]
  %35 = icmp eq i32 %33, 0
  br i1 %35, label %36, label %40

36:                                               ; preds = %32
  %37 = load i8, i8* %34, align 1
  %38 = icmp eq i8 %37, 48
  %39 = select i1 %38, i32 8, i32 10
  br label %40

40:                                               ; preds = %36, %32
  %41 = phi i32 [ %39, %36 ], [ %33, %32 ]
  %42 = sext i32 %41 to i64
  br label %43

43:                                               ; preds = %59, %40
  %44 = phi i64 [ 0, %40 ], [ %65, %59 ]
  %45 = phi i8 [ 0, %40 ], [ %66, %59 ]
  %46 = phi i8* [ %34, %40 ], [ %67, %59 ]
  %47 = load i8, i8* %46, align 1
  %48 = sext i8 %47 to i32
  %49 = add i8 %47, -48
  %50 = icmp ult i8 %49, 10
  br i1 %50, label %51, label %53

51:                                               ; preds = %43
  %52 = add nsw i32 %48, -48
  br label %59

53:                                               ; preds = %43
  %54 = or i32 %48, 32
  %55 = add nsw i32 %54, -97
  %56 = icmp ult i32 %55, 26
  %57 = add nsw i32 %54, -87
  %58 = select i1 %56, i32 %57, i32 99
  br label %59

59:                                               ; preds = %53, %51
  %60 = phi i32 [ %52, %51 ], [ %58, %53 ]
  %61 = icmp slt i32 %60, %41
  %62 = mul i64 %44, %42
  %63 = sext i32 %60 to i64
  %64 = add i64 %62, %63
  %65 = select i1 %61, i64 %64, i64 %44
  %66 = select i1 %61, i8 1, i8 %45
  %67 = getelementptr inbounds i8, i8* %46, i64 1
  br i1 %61, label %43, label %68, !llvm.loop !40

68:                                               ; preds = %59
  %69 = icmp eq i8** %1, null
  br i1 %69, label %74, label %70

70:                                               ; preds = %68
  %71 = and i8 %66, 1
  %72 = icmp eq i8 %71, 0
  %73 = select i1 %72, i8* %0, i8* %46
  store i8* %73, i8** %1, align 8
  br label %74

74:                                               ; preds = %68, %70
  %75 = sub nsw i64 0, %65
  %76 = select i1 %14, i64 %75, i64 %65
  ret i64 %76
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i64 @strtoul(i8* noundef %0, i8** noundef writeonly %1, i32 noundef %2) local_unnamed_addr #13 {
  br label %4

4:                                                ; preds = %4, %3
  %5 = phi i8* [ %0, %3 ], [ %12, %4 ]
  %6 = load i8, i8* %5, align 1
  %7 = sext i8 %6 to i32
  %8 = icmp ne i8 %6, 32
  %9 = add nsw i32 %7, -14
  %10 = icmp ult i32 %9, -5
  %11 = and i1 %8, %10
  %12 = getelementptr inbounds i8, i8* %5, i64 1
  br i1 %11, label %13, label %4, !llvm.loop !39

13:                                               ; preds = %4
  %14 = icmp eq i8 %6, 45
  %15 = icmp eq i8 %6, 43
  %16 = or i1 %14, %15
  %17 = zext i1 %16 to i64
  %18 = getelementptr i8, i8* %5, i64 %17
  %19 = and i32 %2, -17
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %32

21:                                               ; preds = %13
  %22 = load i8, i8* %18, align 1
  %23 = icmp eq i8 %22, 48
  br i1 %23, label %24, label %32

24:                                               ; preds = %21
  %25 = getelementptr inbounds i8, i8* %18, i64 1
  %26 = load i8, i8* %25, align 1
  %27 = and i8 %26, -33
  %28 = icmp eq i8 %27, 88
  %29 = select i1 %28, i32 16, i32 %2
  %30 = select i1 %28, i64 2, i64 0
  %31 = getelementptr i8, i8* %18, i64 %30
  br label %32

32:                                               ; preds = %24, %21, %13
  %33 = phi i32 [ %2, %21 ], [ %2, %13 ], [ %29, %24 ]
  %34 = phi i8* [ %18, %21 ], [ %18, %13 ], [ %31, %24 ]
  %35 = icmp eq i32 %33, 0
  br i1 %35, label %36, label %40

36:                                               ; preds = %32
  %37 = load i8, i8* %34, align 1
  %38 = icmp eq i8 %37, 48
  %39 = select i1 %38, i32 8, i32 10
  br label %40

40:                                               ; preds = %36, %32
  %41 = phi i32 [ %39, %36 ], [ %33, %32 ]
  %42 = sext i32 %41 to i64
  br label %43

43:                                               ; preds = %59, %40
  %44 = phi i64 [ 0, %40 ], [ %65, %59 ]
  %45 = phi i8 [ 0, %40 ], [ %66, %59 ]
  %46 = phi i8* [ %34, %40 ], [ %67, %59 ]
  %47 = load i8, i8* %46, align 1
  %48 = sext i8 %47 to i32
  %49 = add i8 %47, -48
  %50 = icmp ult i8 %49, 10
  br i1 %50, label %51, label %53

51:                                               ; preds = %43
  %52 = add nsw i32 %48, -48
  br label %59

53:                                               ; preds = %43
  %54 = or i32 %48, 32
  %55 = add nsw i32 %54, -97
  %56 = icmp ult i32 %55, 26
  %57 = add nsw i32 %54, -87
  %58 = select i1 %56, i32 %57, i32 99
  br label %59

59:                                               ; preds = %53, %51
  %60 = phi i32 [ %52, %51 ], [ %58, %53 ]
  %61 = icmp slt i32 %60, %41
  %62 = mul i64 %44, %42
  %63 = sext i32 %60 to i64
  %64 = add i64 %62, %63
  %65 = select i1 %61, i64 %64, i64 %44
  %66 = select i1 %61, i8 1, i8 %45
  %67 = getelementptr inbounds i8, i8* %46, i64 1
  br i1 %61, label %43, label %68, !llvm.loop !40

68:                                               ; preds = %59
  %69 = icmp eq i8** %1, null
  br i1 %69, label %74, label %70

70:                                               ; preds = %68
  %71 = and i8 %66, 1
  %72 = icmp eq i8 %71, 0
  %73 = select i1 %72, i8* %0, i8* %46
  store i8* %73, i8** %1, align 8
  br label %74

74:                                               ; preds = %68, %70
  %75 = sub nsw i64 0, %65
  %76 = select i1 %14, i64 %75, i64 %65
  ret i64 %76
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i64 @strtoull(i8* noundef %0, i8** noundef writeonly %1, i32 noundef %2) local_unnamed_addr #13 {
  br label %4

4:                                                ; preds = %4, %3
  %5 = phi i8* [ %0, %3 ], [ %12, %4 ]
  %6 = load i8, i8* %5, align 1
  %7 = sext i8 %6 to i32
  %8 = icmp ne i8 %6, 32
  %9 = add nsw i32 %7, -14
  %10 = icmp ult i32 %9, -5
  %11 = and i1 %8, %10
  %12 = getelementptr inbounds i8, i8* %5, i64 1
  br i1 %11, label %13, label %4, !llvm.loop !39

13:                                               ; preds = %4
  %14 = icmp eq i8 %6, 45
  %15 = icmp eq i8 %6, 43
  %16 = or i1 %14, %15
  %17 = zext i1 %16 to i64
  %18 = getelementptr i8, i8* %5, i64 %17
  %19 = and i32 %2, -17
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %32

21:                                               ; preds = %13
  %22 = load i8, i8* %18, align 1
  %23 = icmp eq i8 %22, 48
  br i1 %23, label %24, label %32

24:                                               ; preds = %21
  %25 = getelementptr inbounds i8, i8* %18, i64 1
  %26 = load i8, i8* %25, align 1
  %27 = and i8 %26, -33
  %28 = icmp eq i8 %27, 88
  %29 = select i1 %28, i32 16, i32 %2
  %30 = select i1 %28, i64 2, i64 0
  %31 = getelementptr i8, i8* %18, i64 %30
  br label %32

32:                                               ; preds = %24, %21, %13
  %33 = phi i32 [ %2, %21 ], [ %2, %13 ], [ %29, %24 ]
  %34 = phi i8* [ %18, %21 ], [ %18, %13 ], [ %31, %24 ]
  %35 = icmp eq i32 %33, 0
  br i1 %35, label %36, label %40

36:                                               ; preds = %32
  %37 = load i8, i8* %34, align 1
  %38 = icmp eq i8 %37, 48
  %39 = select i1 %38, i32 8, i32 10
  br label %40

40:                                               ; preds = %36, %32
  %41 = phi i32 [ %39, %36 ], [ %33, %32 ]
  %42 = sext i32 %41 to i64
  br label %43

43:                                               ; preds = %59, %40
  %44 = phi i64 [ 0, %40 ], [ %65, %59 ]
  %45 = phi i8 [ 0, %40 ], [ %66, %59 ]
  %46 = phi i8* [ %34, %40 ], [ %67, %59 ]
  %47 = load i8, i8* %46, align 1
  %48 = sext i8 %47 to i32
  %49 = add i8 %47, -48
  %50 = icmp ult i8 %49, 10
  br i1 %50, label %51, label %53

51:                                               ; preds = %43
  %52 = add nsw i32 %48, -48
  br label %59

53:                                               ; preds = %43
  %54 = or i32 %48, 32
  %55 = add nsw i32 %54, -97
  %56 = icmp ult i32 %55, 26
  %57 = add nsw i32 %54, -87
  %58 = select i1 %56, i32 %57, i32 99
  br label %59

59:                                               ; preds = %53, %51
  %60 = phi i32 [ %52, %51 ], [ %58, %53 ]
  %61 = icmp slt i32 %60, %41
  %62 = mul i64 %44, %42
  %63 = sext i32 %60 to i64
  %64 = add i64 %62, %63
  %65 = select i1 %61, i64 %64, i64 %44
  %66 = select i1 %61, i8 1, i8 %45
  %67 = getelementptr inbounds i8, i8* %46, i64 1
  br i1 %61, label %43, label %68, !llvm.loop !40

68:                                               ; preds = %59
  %69 = icmp eq i8** %1, null
  br i1 %69, label %74, label %70

70:                                               ; preds = %68
  %71 = and i8 %66, 1
  %72 = icmp eq i8 %71, 0
  %73 = select i1 %72, i8* %0, i8* %46
  store i8* %73, i8** %1, align 8
  br label %74

74:                                               ; preds = %68, %70
  %75 = sub nsw i64 0, %65
  %76 = select i1 %14, i64 %75, i64 %65
  ret i64 %76
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i32 @atoi(i8* nocapture noundef readonly %0) local_unnamed_addr #16 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i8* [ %0, %1 ], [ %10, %2 ]
  %4 = load i8, i8* %3, align 1
  %5 = sext i8 %4 to i32
  %6 = icmp ne i8 %4, 32
  %7 = add nsw i32 %5, -14
  %8 = icmp ult i32 %7, -5
  %9 = and i1 %6, %8
  %10 = getelementptr inbounds i8, i8* %3, i64 1
  br i1 %9, label %11, label %2, !llvm.loop !39

11:                                               ; preds = %2
  %12 = icmp eq i8 %4, 45
  %13 = icmp eq i8 %4, 43
  %14 = or i1 %12, %13
  %15 = zext i1 %14 to i64
  %16 = getelementptr i8, i8* %3, i64 %15
  br label %17

17:                                               ; preds = %32, %11
  %18 = phi i64 [ 0, %11 ], [ %38, %32 ]
  %19 = phi i8* [ %16, %11 ], [ %39, %32 ]
  %20 = load i8, i8* %19, align 1
  %21 = sext i8 %20 to i32
  %22 = add i8 %20, -48
  %23 = icmp ult i8 %22, 10
  br i1 %23, label %24, label %26

24:                                               ; preds = %17
  %25 = add nsw i32 %21, -48
  br label %32

26:                                               ; preds = %17
  %27 = or i32 %21, 32
  %28 = add nsw i32 %27, -97
  %29 = icmp ult i32 %28, 26
  %30 = add nsw i32 %27, -87
  %31 = select i1 %29, i32 %30, i32 99
  br label %32

32:                                               ; preds = %26, %24
  %33 = phi i32 [ %25, %24 ], [ %31, %26 ]
  %34 = icmp slt i32 %33, 10
  %35 = mul i64 %18, 10
  %36 = zext i32 %33 to i64
  %37 = add i64 %35, %36
  %38 = select i1 %34, i64 %37, i64 %18
  %39 = getelementptr inbounds i8, i8* %19, i64 1
  br i1 %34, label %17, label %40, !llvm.loop !40

40:                                               ; preds = %32
  %41 = sub i64 0, %38
  %42 = select i1 %12, i64 %41, i64 %38
  %43 = trunc i64 %42 to i32
  ret i32 %43
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i64 @atol(i8* nocapture noundef readonly %0) local_unnamed_addr #16 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i8* [ %0, %1 ], [ %10, %2 ]
  %4 = load i8, i8* %3, align 1
  %5 = sext i8 %4 to i32
  %6 = icmp ne i8 %4, 32
  %7 = add nsw i32 %5, -14
  %8 = icmp ult i32 %7, -5
  %9 = and i1 %6, %8
  %10 = getelementptr inbounds i8, i8* %3, i64 1
  br i1 %9, label %11, label %2, !llvm.loop !39

11:                                               ; preds = %2
  %12 = icmp eq i8 %4, 45
  %13 = icmp eq i8 %4, 43
  %14 = or i1 %12, %13
  %15 = zext i1 %14 to i64
  %16 = getelementptr i8, i8* %3, i64 %15
  br label %17

17:                                               ; preds = %32, %11
  %18 = phi i64 [ 0, %11 ], [ %38, %32 ]
  %19 = phi i8* [ %16, %11 ], [ %39, %32 ]
  %20 = load i8, i8* %19, align 1
  %21 = sext i8 %20 to i32
  %22 = add i8 %20, -48
  %23 = icmp ult i8 %22, 10
  br i1 %23, label %24, label %26

24:                                               ; preds = %17
  %25 = add nsw i32 %21, -48
  br label %32

26:                                               ; preds = %17
  %27 = or i32 %21, 32
  %28 = add nsw i32 %27, -97
  %29 = icmp ult i32 %28, 26
  %30 = add nsw i32 %27, -87
  %31 = select i1 %29, i32 %30, i32 99
  br label %32

32:                                               ; preds = %26, %24
  %33 = phi i32 [ %25, %24 ], [ %31, %26 ]
  %34 = icmp slt i32 %33, 10
  %35 = mul i64 %18, 10
  %36 = sext i32 %33 to i64
  %37 = add i64 %35, %36
  %38 = select i1 %34, i64 %37, i64 %18
  %39 = getelementptr inbounds i8, i8* %19, i64 1
  br i1 %34, label %17, label %40, !llvm.loop !40

40:                                               ; preds = %32
  %41 = sub nsw i64 0, %38
  %42 = select i1 %12, i64 %41, i64 %38
  ret i64 %42
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @isdigit(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, -48
  %3 = icmp ult i32 %2, 10
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @isspace(i32 noundef %0) local_unnamed_addr #5 {
  %2 = icmp eq i32 %0, 32
  %3 = add i32 %0, -9
  %4 = icmp ult i32 %3, 5
  %5 = or i1 %2, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @isalpha(i32 noundef %0) local_unnamed_addr #5 {
  %2 = or i32 %0, 32
  %3 = add i32 %2, -97
  %4 = icmp ult i32 %3, 26
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @isalnum(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, -48
  %3 = icmp ult i32 %2, 10
  %4 = or i32 %0, 32
  %5 = add i32 %4, -97
  %6 = icmp ult i32 %5, 26
  %7 = or i1 %3, %6
  %8 = zext i1 %7 to i32
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @isupper(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, -65
  %3 = icmp ult i32 %2, 26
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @islower(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, -97
  %3 = icmp ult i32 %2, 26
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @toupper(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, -123
  %3 = icmp ult i32 %2, -26
  %4 = add nsw i32 %0, -32
  %5 = select i1 %3, i32 %0, i32 %4
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @tolower(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, -91
  %3 = icmp ult i32 %2, -26
  %4 = add nsw i32 %0, 32
  %5 = select i1 %3, i32 %0, i32 %4
  ret i32 %5
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
  br i1 %12, label %23, label %13, !llvm.loop !41

13:                                               ; preds = %8, %11
  %14 = phi i64 [ %15, %11 ], [ %9, %8 ]
  %15 = add i64 %14, -1
  %16 = mul i64 %15, %2
  %17 = getelementptr inbounds i8, i8* %0, i64 %16
  %18 = mul i64 %14, %2
  %19 = getelementptr inbounds i8, i8* %0, i64 %18
  %20 = call i32 %3(i8* noundef %17, i8* noundef %19) #21
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %22, label %23

22:                                               ; preds = %13
  br i1 %7, label %11, label %26

23:                                               ; preds = %13, %11
  %24 = add nuw i64 %9, 1
  %25 = icmp eq i64 %24, %1
  br i1 %25, label %10, label %8, !llvm.loop !42

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
  br i1 %35, label %11, label %26, !llvm.loop !43
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
  %15 = call i32 %4(i8* noundef %0, i8* noundef %14) #21
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
  br i1 %16, label %28, label %6, !llvm.loop !44

28:                                               ; preds = %6, %24
  %29 = phi i8* [ %27, %24 ], [ null, %6 ]
  ret i8* %29
}

; Function Attrs: nounwind
define dso_local i32 @vsnprintf(i8* noundef %0, i64 noundef %1, i8* nocapture noundef readonly %2, %struct.__va_list_tag* noundef %3) local_unnamed_addr #1 {
  %5 = alloca [64 x i8], align 16
  %6 = alloca [64 x i8], align 16
  %7 = alloca [64 x i8], align 16
  %8 = alloca %struct.sink, align 8
  %9 = bitcast %struct.sink* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %9) #25
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
  %22 = getelementptr inbounds [64 x i8], [64 x i8]* %6, i64 0, i64 0
  %23 = getelementptr inbounds [64 x i8], [64 x i8]* %5, i64 0, i64 0
  %24 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 0
  %25 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 2
  %26 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 3
  %27 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 0
  %28 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 2
  %29 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 3
  %30 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 0
  %31 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 2
  %32 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %3, i64 0, i32 3
  %33 = getelementptr inbounds [64 x i8], [64 x i8]* %7, i64 0, i64 0
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

46:                                               ; preds = %843, %4
  %47 = phi i8* [ %2, %4 ], [ %845, %843 ]
  %48 = load i8, i8* %47, align 1
  switch i8 %48, label %49 [
    i8 0, label %846
    i8 37, label %60
  ]

49:                                               ; preds = %46
  %50 = load i64, i64* %12, align 8
  %51 = add i64 %50, 1
  %52 = load i64, i64* %11, align 8
  %53 = icmp ult i64 %51, %52
  br i1 %53, label %54, label %57

54:                                               ; preds = %49
  %55 = load i8*, i8** %10, align 8
  %56 = getelementptr inbounds i8, i8* %55, i64 %50
  store i8 %48, i8* %56, align 1
  br label %57

57:                                               ; preds = %49, %54
  %58 = load i64, i64* %12, align 8
  %59 = add i64 %58, 1
  store i64 %59, i64* %12, align 8
  br label %843

60:                                               ; preds = %46, %73
  %61 = phi i32 [ %75, %73 ], [ 0, %46 ]
  %62 = phi i8* [ %63, %73 ], [ %47, %46 ]
  %63 = getelementptr inbounds i8, i8* %62, i64 1
  %64 = load i8, i8* %63, align 1
  switch i8 %64, label %65 [
    i8 45, label %73
    i8 48, label %69
    i8 43, label %70
    i8 32, label %71
    i8 35, label %72
    i8 42, label %76
  ]

65:                                               ; preds = %60
  %66 = load i8, i8* %63, align 1
  %67 = add i8 %66, -48
  %68 = icmp ult i8 %67, 10
  br i1 %68, label %95, label %107

69:                                               ; preds = %60
  br label %73

70:                                               ; preds = %60
  br label %73

71:                                               ; preds = %60
  br label %73

72:                                               ; preds = %60
  br label %73

73:                                               ; preds = %60, %70, %72, %71, %69
  %74 = phi i32 [ 4, %70 ], [ 16, %72 ], [ 8, %71 ], [ 2, %69 ], [ 1, %60 ]
  %75 = or i32 %61, %74
  br label %60, !llvm.loop !45

76:                                               ; preds = %60
  %77 = load i32, i32* %13, align 8
  %78 = icmp ult i32 %77, 41
  br i1 %78, label %79, label %84

79:                                               ; preds = %76
  %80 = load i8*, i8** %15, align 8
  %81 = sext i32 %77 to i64
  %82 = getelementptr i8, i8* %80, i64 %81
  %83 = add i32 %77, 8
  store i32 %83, i32* %13, align 8
  br label %87

84:                                               ; preds = %76
  %85 = load i8*, i8** %14, align 8
  %86 = getelementptr i8, i8* %85, i64 8
  store i8* %86, i8** %14, align 8
  br label %87

87:                                               ; preds = %84, %79
  %88 = phi i8* [ %82, %79 ], [ %85, %84 ]
  %89 = bitcast i8* %88 to i32*
  %90 = load i32, i32* %89, align 4
  %91 = call i32 @llvm.abs.i32(i32 %90, i1 true)
  %92 = lshr i32 %90, 31
  %93 = or i32 %92, %61
  %94 = getelementptr inbounds i8, i8* %62, i64 2
  br label %107

95:                                               ; preds = %65, %95
  %96 = phi i8 [ %104, %95 ], [ %66, %65 ]
  %97 = phi i8* [ %101, %95 ], [ %63, %65 ]
  %98 = phi i32 [ %103, %95 ], [ 0, %65 ]
  %99 = sext i8 %96 to i32
  %100 = mul nsw i32 %98, 10
  %101 = getelementptr inbounds i8, i8* %97, i64 1
  %102 = add i32 %100, -48
  %103 = add i32 %102, %99
  %104 = load i8, i8* %101, align 1
  %105 = add i8 %104, -48
  %106 = icmp ult i8 %105, 10
  br i1 %106, label %95, label %107, !llvm.loop !46

107:                                              ; preds = %95, %65, %87
  %108 = phi i32 [ %91, %87 ], [ 0, %65 ], [ %103, %95 ]
  %109 = phi i32 [ %93, %87 ], [ %61, %65 ], [ %61, %95 ]
  %110 = phi i8* [ %94, %87 ], [ %63, %65 ], [ %101, %95 ]
  %111 = load i8, i8* %110, align 1
  %112 = icmp eq i8 %111, 46
  br i1 %112, label %113, label %149

113:                                              ; preds = %107
  %114 = getelementptr inbounds i8, i8* %110, i64 1
  %115 = load i8, i8* %114, align 1
  %116 = icmp eq i8 %115, 42
  br i1 %116, label %121, label %117

117:                                              ; preds = %113
  %118 = load i8, i8* %114, align 1
  %119 = add i8 %118, -48
  %120 = icmp ult i8 %119, 10
  br i1 %120, label %137, label %149

121:                                              ; preds = %113
  %122 = load i32, i32* %16, align 8
  %123 = icmp ult i32 %122, 41
  br i1 %123, label %124, label %129

124:                                              ; preds = %121
  %125 = load i8*, i8** %18, align 8
  %126 = sext i32 %122 to i64
  %127 = getelementptr i8, i8* %125, i64 %126
  %128 = add i32 %122, 8
  store i32 %128, i32* %16, align 8
  br label %132

129:                                              ; preds = %121
  %130 = load i8*, i8** %17, align 8
  %131 = getelementptr i8, i8* %130, i64 8
  store i8* %131, i8** %17, align 8
  br label %132

132:                                              ; preds = %129, %124
  %133 = phi i8* [ %127, %124 ], [ %130, %129 ]
  %134 = bitcast i8* %133 to i32*
  %135 = load i32, i32* %134, align 4
  %136 = getelementptr inbounds i8, i8* %110, i64 2
  br label %149

137:                                              ; preds = %117, %137
  %138 = phi i8 [ %146, %137 ], [ %118, %117 ]
  %139 = phi i8* [ %143, %137 ], [ %114, %117 ]
  %140 = phi i32 [ %145, %137 ], [ 0, %117 ]
  %141 = sext i8 %138 to i32
  %142 = mul nsw i32 %140, 10
  %143 = getelementptr inbounds i8, i8* %139, i64 1
  %144 = add i32 %142, -48
  %145 = add i32 %144, %141
  %146 = load i8, i8* %143, align 1
  %147 = add i8 %146, -48
  %148 = icmp ult i8 %147, 10
  br i1 %148, label %137, label %149, !llvm.loop !47

149:                                              ; preds = %137, %117, %132, %107
  %150 = phi i32 [ %135, %132 ], [ -1, %107 ], [ 0, %117 ], [ %145, %137 ]
  %151 = phi i8* [ %136, %132 ], [ %110, %107 ], [ %114, %117 ], [ %143, %137 ]
  br label %152

152:                                              ; preds = %164, %149
  %153 = phi i32 [ 0, %149 ], [ %168, %164 ]
  %154 = phi i8* [ %151, %149 ], [ %169, %164 ]
  %155 = load i8, i8* %154, align 1
  %156 = add i8 %155, -104
  %157 = call i8 @llvm.fshl.i8(i8 %156, i8 %156, i8 7)
  %158 = icmp ult i8 %157, 10
  br i1 %158, label %159, label %170

159:                                              ; preds = %152
  %160 = zext i8 %157 to i16
  %161 = lshr i16 583, %160
  %162 = and i16 %161, 1
  %163 = icmp eq i16 %162, 0
  br i1 %163, label %170, label %164

164:                                              ; preds = %159
  %165 = sext i8 %157 to i64
  %166 = getelementptr inbounds [10 x i32], [10 x i32]* @switch.table.vsnprintf, i64 0, i64 %165
  %167 = load i32, i32* %166, align 4
  %168 = add nsw i32 %153, %167
  %169 = getelementptr inbounds i8, i8* %154, i64 1
  br label %152, !llvm.loop !48

170:                                              ; preds = %159, %152
  %171 = sext i8 %155 to i32
  switch i32 %171, label %842 [
    i32 100, label %172
    i32 105, label %172
    i32 117, label %218
    i32 120, label %218
    i32 88, label %218
    i32 111, label %218
    i32 112, label %266
    i32 99, label %366
    i32 115, label %431
    i32 37, label %518
    i32 102, label %529
    i32 70, label %529
  ]

172:                                              ; preds = %170, %170
  %173 = icmp sgt i32 %153, 0
  br i1 %173, label %174, label %189

174:                                              ; preds = %172
  %175 = load i32, i32* %43, align 8
  %176 = icmp ult i32 %175, 41
  br i1 %176, label %177, label %182

177:                                              ; preds = %174
  %178 = load i8*, i8** %45, align 8
  %179 = sext i32 %175 to i64
  %180 = getelementptr i8, i8* %178, i64 %179
  %181 = add i32 %175, 8
  store i32 %181, i32* %43, align 8
  br label %185

182:                                              ; preds = %174
  %183 = load i8*, i8** %44, align 8
  %184 = getelementptr i8, i8* %183, i64 8
  store i8* %184, i8** %44, align 8
  br label %185

185:                                              ; preds = %182, %177
  %186 = phi i8* [ %180, %177 ], [ %183, %182 ]
  %187 = bitcast i8* %186 to i64*
  %188 = load i64, i64* %187, align 8
  br label %205

189:                                              ; preds = %172
  %190 = load i32, i32* %40, align 8
  %191 = icmp ult i32 %190, 41
  br i1 %191, label %192, label %197

192:                                              ; preds = %189
  %193 = load i8*, i8** %42, align 8
  %194 = sext i32 %190 to i64
  %195 = getelementptr i8, i8* %193, i64 %194
  %196 = add i32 %190, 8
  store i32 %196, i32* %40, align 8
  br label %200

197:                                              ; preds = %189
  %198 = load i8*, i8** %41, align 8
  %199 = getelementptr i8, i8* %198, i64 8
  store i8* %199, i8** %41, align 8
  br label %200

200:                                              ; preds = %197, %192
  %201 = phi i8* [ %195, %192 ], [ %198, %197 ]
  %202 = bitcast i8* %201 to i32*
  %203 = load i32, i32* %202, align 4
  %204 = sext i32 %203 to i64
  br label %205

205:                                              ; preds = %200, %185
  %206 = phi i64 [ %188, %185 ], [ %204, %200 ]
  %207 = icmp eq i32 %153, -1
  %208 = shl i64 %206, 48
  %209 = ashr exact i64 %208, 48
  %210 = select i1 %207, i64 %209, i64 %206
  %211 = icmp slt i32 %153, -1
  %212 = shl i64 %210, 56
  %213 = ashr exact i64 %212, 56
  %214 = select i1 %211, i64 %213, i64 %210
  %215 = icmp slt i64 %214, 0
  %216 = sub i64 0, %214
  %217 = select i1 %215, i64 %216, i64 %214
  call fastcc void @put_number(%struct.sink* noundef nonnull %8, i64 noundef %217, i32 noundef 10, i1 noundef zeroext %215, i32 noundef %108, i32 noundef %150, i32 noundef %109, i1 noundef zeroext false) #22
  br label %843

218:                                              ; preds = %170, %170, %170, %170
  %219 = icmp sgt i32 %153, 0
  br i1 %219, label %220, label %235

220:                                              ; preds = %218
  %221 = load i32, i32* %37, align 8
  %222 = icmp ult i32 %221, 41
  br i1 %222, label %223, label %228

223:                                              ; preds = %220
  %224 = load i8*, i8** %39, align 8
  %225 = sext i32 %221 to i64
  %226 = getelementptr i8, i8* %224, i64 %225
  %227 = add i32 %221, 8
  store i32 %227, i32* %37, align 8
  br label %231

228:                                              ; preds = %220
  %229 = load i8*, i8** %38, align 8
  %230 = getelementptr i8, i8* %229, i64 8
  store i8* %230, i8** %38, align 8
  br label %231

231:                                              ; preds = %228, %223
  %232 = phi i8* [ %226, %223 ], [ %229, %228 ]
  %233 = bitcast i8* %232 to i64*
  %234 = load i64, i64* %233, align 8
  br label %251

235:                                              ; preds = %218
  %236 = load i32, i32* %34, align 8
  %237 = icmp ult i32 %236, 41
  br i1 %237, label %238, label %243

238:                                              ; preds = %235
  %239 = load i8*, i8** %36, align 8
  %240 = sext i32 %236 to i64
  %241 = getelementptr i8, i8* %239, i64 %240
  %242 = add i32 %236, 8
  store i32 %242, i32* %34, align 8
  br label %246

243:                                              ; preds = %235
  %244 = load i8*, i8** %35, align 8
  %245 = getelementptr i8, i8* %244, i64 8
  store i8* %245, i8** %35, align 8
  br label %246

246:                                              ; preds = %243, %238
  %247 = phi i8* [ %241, %238 ], [ %244, %243 ]
  %248 = bitcast i8* %247 to i32*
  %249 = load i32, i32* %248, align 4
  %250 = zext i32 %249 to i64
  br label %251

251:                                              ; preds = %246, %231
  %252 = phi i64 [ %234, %231 ], [ %250, %246 ]
  %253 = icmp eq i32 %153, -1
  %254 = and i64 %252, 65535
  %255 = select i1 %253, i64 %254, i64 %252
  %256 = icmp slt i32 %153, -1
  %257 = and i64 %255, 255
  %258 = select i1 %256, i64 %257, i64 %255
  %259 = load i8, i8* %154, align 1
  %260 = icmp eq i8 %259, 117
  %261 = icmp eq i8 %259, 111
  %262 = select i1 %261, i32 8, i32 16
  %263 = select i1 %260, i32 10, i32 %262
  %264 = and i32 %109, -13
  %265 = icmp eq i8 %259, 88
  call fastcc void @put_number(%struct.sink* noundef nonnull %8, i64 noundef %258, i32 noundef %263, i1 noundef zeroext false, i32 noundef %108, i32 noundef %150, i32 noundef %264, i1 noundef zeroext %265) #22
  br label %843

266:                                              ; preds = %170
  %267 = load i32, i32* %30, align 8
  %268 = icmp ult i32 %267, 41
  br i1 %268, label %269, label %274

269:                                              ; preds = %266
  %270 = load i8*, i8** %32, align 8
  %271 = sext i32 %267 to i64
  %272 = getelementptr i8, i8* %270, i64 %271
  %273 = add i32 %267, 8
  store i32 %273, i32* %30, align 8
  br label %277

274:                                              ; preds = %266
  %275 = load i8*, i8** %31, align 8
  %276 = getelementptr i8, i8* %275, i64 8
  store i8* %276, i8** %31, align 8
  br label %277

277:                                              ; preds = %274, %269
  %278 = phi i8* [ %272, %269 ], [ %275, %274 ]
  %279 = bitcast i8* %278 to i8**
  %280 = load i8*, i8** %279, align 8
  %281 = ptrtoint i8* %280 to i64
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %33) #25
  br label %282

282:                                              ; preds = %282, %277
  %283 = phi i64 [ %291, %282 ], [ 0, %277 ]
  %284 = phi i64 [ %293, %282 ], [ %281, %277 ]
  %285 = trunc i64 %284 to i32
  %286 = and i32 %285, 15
  %287 = icmp ult i32 %286, 10
  %288 = select i1 %287, i32 48, i32 87
  %289 = add nuw nsw i32 %288, %286
  %290 = trunc i32 %289 to i8
  %291 = add nuw nsw i64 %283, 1
  %292 = getelementptr inbounds [64 x i8], [64 x i8]* %7, i64 0, i64 %283
  store i8 %290, i8* %292, align 1
  %293 = lshr i64 %284, 4
  %294 = icmp ult i64 %284, 16
  br i1 %294, label %295, label %282, !llvm.loop !49

295:                                              ; preds = %282
  %296 = trunc i64 %283 to i32
  %297 = trunc i64 %291 to i32
  %298 = icmp slt i32 %297, -1
  %299 = icmp ult i32 %296, 62
  %300 = and i1 %299, %298
  br i1 %300, label %301, label %306

301:                                              ; preds = %295
  %302 = and i64 %291, 4294967295
  %303 = getelementptr inbounds [64 x i8], [64 x i8]* %7, i64 0, i64 %302
  store i8 48, i8* %303, align 1
  %304 = trunc i64 %283 to i32
  %305 = add i32 %304, 2
  br label %306

306:                                              ; preds = %301, %295
  %307 = phi i32 [ %297, %295 ], [ %305, %301 ]
  %308 = add i32 %108, -2
  %309 = sub i32 %308, %307
  %310 = icmp sgt i32 %309, 0
  br i1 %310, label %311, label %325

311:                                              ; preds = %306, %321
  %312 = phi i32 [ %313, %321 ], [ %309, %306 ]
  %313 = add nsw i32 %312, -1
  %314 = load i64, i64* %12, align 8
  %315 = add i64 %314, 1
  %316 = load i64, i64* %11, align 8
  %317 = icmp ult i64 %315, %316
  br i1 %317, label %318, label %321

318:                                              ; preds = %311
  %319 = load i8*, i8** %10, align 8
  %320 = getelementptr inbounds i8, i8* %319, i64 %314
  store i8 32, i8* %320, align 1
  br label %321

321:                                              ; preds = %318, %311
  %322 = load i64, i64* %12, align 8
  %323 = add i64 %322, 1
  store i64 %323, i64* %12, align 8
  %324 = icmp sgt i32 %312, 1
  br i1 %324, label %311, label %325, !llvm.loop !50

325:                                              ; preds = %321, %306
  %326 = load i64, i64* %12, align 8
  %327 = add i64 %326, 1
  %328 = load i64, i64* %11, align 8
  %329 = icmp ult i64 %327, %328
  br i1 %329, label %330, label %333

330:                                              ; preds = %325
  %331 = load i8*, i8** %10, align 8
  %332 = getelementptr inbounds i8, i8* %331, i64 %326
  store i8 48, i8* %332, align 1
  br label %333

333:                                              ; preds = %330, %325
  %334 = load i64, i64* %12, align 8
  %335 = add i64 %334, 1
  store i64 %335, i64* %12, align 8
  %336 = add i64 %334, 2
  %337 = load i64, i64* %11, align 8
  %338 = icmp ult i64 %336, %337
  br i1 %338, label %339, label %342

339:                                              ; preds = %333
  %340 = load i8*, i8** %10, align 8
  %341 = getelementptr inbounds i8, i8* %340, i64 %335
  store i8 120, i8* %341, align 1
  br label %342

342:                                              ; preds = %339, %333
  %343 = load i64, i64* %12, align 8
  %344 = add i64 %343, 1
  store i64 %344, i64* %12, align 8
  %345 = icmp sgt i32 %307, 0
  br i1 %345, label %346, label %365

346:                                              ; preds = %342
  %347 = zext i32 %307 to i64
  br label %348

348:                                              ; preds = %361, %346
  %349 = phi i64 [ %347, %346 ], [ %350, %361 ]
  %350 = add nsw i64 %349, -1
  %351 = load i64, i64* %12, align 8
  %352 = add i64 %351, 1
  %353 = load i64, i64* %11, align 8
  %354 = icmp ult i64 %352, %353
  br i1 %354, label %355, label %361

355:                                              ; preds = %348
  %356 = and i64 %350, 4294967295
  %357 = getelementptr inbounds [64 x i8], [64 x i8]* %7, i64 0, i64 %356
  %358 = load i8, i8* %357, align 1
  %359 = load i8*, i8** %10, align 8
  %360 = getelementptr inbounds i8, i8* %359, i64 %351
  store i8 %358, i8* %360, align 1
  br label %361

361:                                              ; preds = %355, %348
  %362 = load i64, i64* %12, align 8
  %363 = add i64 %362, 1
  store i64 %363, i64* %12, align 8
  %364 = icmp sgt i64 %349, 1
  br i1 %364, label %348, label %365, !llvm.loop !51

365:                                              ; preds = %361, %342
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %33) #25
  br label %843

366:                                              ; preds = %170
  %367 = load i32, i32* %27, align 8
  %368 = icmp ult i32 %367, 41
  br i1 %368, label %369, label %374

369:                                              ; preds = %366
  %370 = load i8*, i8** %29, align 8
  %371 = sext i32 %367 to i64
  %372 = getelementptr i8, i8* %370, i64 %371
  %373 = add i32 %367, 8
  store i32 %373, i32* %27, align 8
  br label %377

374:                                              ; preds = %366
  %375 = load i8*, i8** %28, align 8
  %376 = getelementptr i8, i8* %375, i64 8
  store i8* %376, i8** %28, align 8
  br label %377

377:                                              ; preds = %374, %369
  %378 = phi i8* [ %372, %369 ], [ %375, %374 ]
  %379 = bitcast i8* %378 to i32*
  %380 = load i32, i32* %379, align 4
  %381 = trunc i32 %380 to i8
  %382 = add nsw i32 %108, -1
  %383 = and i32 %109, 1
  %384 = icmp eq i32 %383, 0
  br i1 %384, label %385, label %402

385:                                              ; preds = %377
  %386 = add nsw i32 %108, -2
  %387 = icmp sgt i32 %108, 1
  br i1 %387, label %388, label %402

388:                                              ; preds = %385, %397
  %389 = phi i32 [ %400, %397 ], [ %386, %385 ]
  %390 = load i64, i64* %12, align 8
  %391 = add i64 %390, 1
  %392 = load i64, i64* %11, align 8
  %393 = icmp ult i64 %391, %392
  br i1 %393, label %394, label %397

394:                                              ; preds = %388
  %395 = load i8*, i8** %10, align 8
  %396 = getelementptr inbounds i8, i8* %395, i64 %390
  store i8 32, i8* %396, align 1
  br label %397

397:                                              ; preds = %388, %394
  %398 = load i64, i64* %12, align 8
  %399 = add i64 %398, 1
  store i64 %399, i64* %12, align 8
  %400 = add nsw i32 %389, -1
  %401 = icmp sgt i32 %389, 0
  br i1 %401, label %388, label %402, !llvm.loop !52

402:                                              ; preds = %397, %385, %377
  %403 = phi i32 [ %382, %377 ], [ %386, %385 ], [ -1, %397 ]
  %404 = load i64, i64* %12, align 8
  %405 = add i64 %404, 1
  %406 = load i64, i64* %11, align 8
  %407 = icmp ult i64 %405, %406
  br i1 %407, label %408, label %411

408:                                              ; preds = %402
  %409 = load i8*, i8** %10, align 8
  %410 = getelementptr inbounds i8, i8* %409, i64 %404
  store i8 %381, i8* %410, align 1
  br label %411

411:                                              ; preds = %402, %408
  %412 = load i64, i64* %12, align 8
  %413 = add i64 %412, 1
  store i64 %413, i64* %12, align 8
  %414 = xor i1 %384, true
  %415 = icmp sgt i32 %403, 0
  %416 = select i1 %414, i1 %415, i1 false
  br i1 %416, label %417, label %843

417:                                              ; preds = %411, %427
  %418 = phi i32 [ %419, %427 ], [ %403, %411 ]
  %419 = add nsw i32 %418, -1
  %420 = load i64, i64* %12, align 8
  %421 = add i64 %420, 1
  %422 = load i64, i64* %11, align 8
  %423 = icmp ult i64 %421, %422
  br i1 %423, label %424, label %427

424:                                              ; preds = %417
  %425 = load i8*, i8** %10, align 8
  %426 = getelementptr inbounds i8, i8* %425, i64 %420
  store i8 32, i8* %426, align 1
  br label %427

427:                                              ; preds = %417, %424
  %428 = load i64, i64* %12, align 8
  %429 = add i64 %428, 1
  store i64 %429, i64* %12, align 8
  %430 = icmp sgt i32 %418, 1
  br i1 %430, label %417, label %843, !llvm.loop !53

431:                                              ; preds = %170
  %432 = load i32, i32* %24, align 8
  %433 = icmp ult i32 %432, 41
  br i1 %433, label %434, label %439

434:                                              ; preds = %431
  %435 = load i8*, i8** %26, align 8
  %436 = sext i32 %432 to i64
  %437 = getelementptr i8, i8* %435, i64 %436
  %438 = add i32 %432, 8
  store i32 %438, i32* %24, align 8
  br label %442

439:                                              ; preds = %431
  %440 = load i8*, i8** %25, align 8
  %441 = getelementptr i8, i8* %440, i64 8
  store i8* %441, i8** %25, align 8
  br label %442

442:                                              ; preds = %439, %434
  %443 = phi i8* [ %437, %434 ], [ %440, %439 ]
  %444 = bitcast i8* %443 to i8**
  %445 = load i8*, i8** %444, align 8
  %446 = sext i32 %150 to i64
  %447 = icmp sgt i64 %446, -1
  %448 = select i1 %447, i64 %446, i64 -1
  %449 = icmp eq i64 %448, 0
  br i1 %449, label %458, label %450

450:                                              ; preds = %442, %455
  %451 = phi i64 [ %456, %455 ], [ 0, %442 ]
  %452 = getelementptr inbounds i8, i8* %445, i64 %451
  %453 = load i8, i8* %452, align 1
  %454 = icmp eq i8 %453, 0
  br i1 %454, label %458, label %455

455:                                              ; preds = %450
  %456 = add nuw i64 %451, 1
  %457 = icmp eq i64 %456, %448
  br i1 %457, label %458, label %450, !llvm.loop !27

458:                                              ; preds = %450, %455, %442
  %459 = phi i64 [ 0, %442 ], [ %451, %450 ], [ %448, %455 ]
  %460 = trunc i64 %459 to i32
  %461 = sub nsw i32 %108, %460
  %462 = and i32 %109, 1
  %463 = icmp eq i32 %462, 0
  br i1 %463, label %464, label %481

464:                                              ; preds = %458
  %465 = add nsw i32 %461, -1
  %466 = icmp sgt i32 %461, 0
  br i1 %466, label %467, label %481

467:                                              ; preds = %464, %476
  %468 = phi i32 [ %479, %476 ], [ %465, %464 ]
  %469 = load i64, i64* %12, align 8
  %470 = add i64 %469, 1
  %471 = load i64, i64* %11, align 8
  %472 = icmp ult i64 %470, %471
  br i1 %472, label %473, label %476

473:                                              ; preds = %467
  %474 = load i8*, i8** %10, align 8
  %475 = getelementptr inbounds i8, i8* %474, i64 %469
  store i8 32, i8* %475, align 1
  br label %476

476:                                              ; preds = %467, %473
  %477 = load i64, i64* %12, align 8
  %478 = add i64 %477, 1
  store i64 %478, i64* %12, align 8
  %479 = add nsw i32 %468, -1
  %480 = icmp sgt i32 %468, 0
  br i1 %480, label %467, label %481, !llvm.loop !54

481:                                              ; preds = %476, %464, %458
  %482 = phi i32 [ %461, %458 ], [ %465, %464 ], [ -1, %476 ]
  %483 = icmp eq i64 %459, 0
  br i1 %483, label %484, label %488

484:                                              ; preds = %499, %481
  %485 = xor i1 %463, true
  %486 = icmp sgt i32 %482, 0
  %487 = select i1 %485, i1 %486, i1 false
  br i1 %487, label %504, label %843

488:                                              ; preds = %481, %499
  %489 = phi i64 [ %502, %499 ], [ 0, %481 ]
  %490 = load i64, i64* %12, align 8
  %491 = add i64 %490, 1
  %492 = load i64, i64* %11, align 8
  %493 = icmp ult i64 %491, %492
  br i1 %493, label %494, label %499

494:                                              ; preds = %488
  %495 = getelementptr inbounds i8, i8* %445, i64 %489
  %496 = load i8, i8* %495, align 1
  %497 = load i8*, i8** %10, align 8
  %498 = getelementptr inbounds i8, i8* %497, i64 %490
  store i8 %496, i8* %498, align 1
  br label %499

499:                                              ; preds = %488, %494
  %500 = load i64, i64* %12, align 8
  %501 = add i64 %500, 1
  store i64 %501, i64* %12, align 8
  %502 = add nuw i64 %489, 1
  %503 = icmp eq i64 %502, %459
  br i1 %503, label %484, label %488, !llvm.loop !55

504:                                              ; preds = %484, %514
  %505 = phi i32 [ %506, %514 ], [ %482, %484 ]
  %506 = add nsw i32 %505, -1
  %507 = load i64, i64* %12, align 8
  %508 = add i64 %507, 1
  %509 = load i64, i64* %11, align 8
  %510 = icmp ult i64 %508, %509
  br i1 %510, label %511, label %514

511:                                              ; preds = %504
  %512 = load i8*, i8** %10, align 8
  %513 = getelementptr inbounds i8, i8* %512, i64 %507
  store i8 32, i8* %513, align 1
  br label %514

514:                                              ; preds = %504, %511
  %515 = load i64, i64* %12, align 8
  %516 = add i64 %515, 1
  store i64 %516, i64* %12, align 8
  %517 = icmp sgt i32 %505, 1
  br i1 %517, label %504, label %843, !llvm.loop !56

518:                                              ; preds = %170
  %519 = load i64, i64* %12, align 8
  %520 = add i64 %519, 1
  %521 = load i64, i64* %11, align 8
  %522 = icmp ult i64 %520, %521
  br i1 %522, label %523, label %526

523:                                              ; preds = %518
  %524 = load i8*, i8** %10, align 8
  %525 = getelementptr inbounds i8, i8* %524, i64 %519
  store i8 37, i8* %525, align 1
  br label %526

526:                                              ; preds = %518, %523
  %527 = load i64, i64* %12, align 8
  %528 = add i64 %527, 1
  store i64 %528, i64* %12, align 8
  br label %843

529:                                              ; preds = %170, %170
  %530 = load i32, i32* %19, align 4
  %531 = icmp ult i32 %530, 161
  br i1 %531, label %532, label %537

532:                                              ; preds = %529
  %533 = load i8*, i8** %21, align 8
  %534 = sext i32 %530 to i64
  %535 = getelementptr i8, i8* %533, i64 %534
  %536 = add i32 %530, 16
  store i32 %536, i32* %19, align 4
  br label %540

537:                                              ; preds = %529
  %538 = load i8*, i8** %20, align 8
  %539 = getelementptr i8, i8* %538, i64 8
  store i8* %539, i8** %20, align 8
  br label %540

540:                                              ; preds = %537, %532
  %541 = phi i8* [ %535, %532 ], [ %538, %537 ]
  %542 = bitcast i8* %541 to double*
  %543 = load double, double* %542, align 8
  %544 = icmp slt i32 %150, 0
  %545 = select i1 %544, i32 6, i32 %150
  %546 = fcmp olt double %543, 0.000000e+00
  %547 = fneg double %543
  %548 = select i1 %546, double %547, double %543
  %549 = icmp sgt i32 %545, 9
  %550 = fcmp oge double %548, 9.000000e+18
  %551 = or i1 %549, %550
  br i1 %551, label %554, label %552

552:                                              ; preds = %540
  %553 = icmp sgt i32 %545, 0
  br i1 %553, label %566, label %555

554:                                              ; preds = %540
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.35, i64 0, i64 0)) #23
  unreachable

555:                                              ; preds = %566, %552
  %556 = phi i64 [ 1, %552 ], [ %569, %566 ]
  %557 = fptoui double %548 to i64
  %558 = uitofp i64 %557 to double
  %559 = fsub double %548, %558
  %560 = uitofp i64 %556 to double
  %561 = fmul double %559, %560
  %562 = fptoui double %561 to i64
  %563 = uitofp i64 %562 to double
  %564 = fsub double %561, %563
  %565 = fcmp ogt double %564, 5.000000e-01
  br i1 %565, label %582, label %572

566:                                              ; preds = %552, %566
  %567 = phi i64 [ %569, %566 ], [ 1, %552 ]
  %568 = phi i32 [ %570, %566 ], [ 0, %552 ]
  %569 = mul i64 %567, 10
  %570 = add nuw nsw i32 %568, 1
  %571 = icmp eq i32 %570, %545
  br i1 %571, label %555, label %566, !llvm.loop !57

572:                                              ; preds = %555
  %573 = fcmp oeq double %564, 5.000000e-01
  br i1 %573, label %574, label %584

574:                                              ; preds = %572
  %575 = and i64 %562, 1
  %576 = icmp eq i64 %575, 0
  br i1 %576, label %577, label %582

577:                                              ; preds = %574
  %578 = icmp ne i32 %545, 0
  %579 = and i64 %557, 1
  %580 = icmp eq i64 %579, 0
  %581 = select i1 %578, i1 true, i1 %580
  br i1 %581, label %584, label %582

582:                                              ; preds = %577, %574, %555
  %583 = add i64 %562, 1
  br label %584

584:                                              ; preds = %582, %577, %572
  %585 = phi i64 [ %583, %582 ], [ %562, %577 ], [ %562, %572 ]
  %586 = icmp ult i64 %585, %556
  %587 = xor i1 %586, true
  %588 = zext i1 %587 to i64
  %589 = add i64 %588, %557
  %590 = select i1 %586, i64 0, i64 %556
  %591 = sub i64 %585, %590
  %592 = icmp ugt i64 %589, 9
  br i1 %592, label %600, label %595

593:                                              ; preds = %600
  %594 = xor i32 %602, -1
  br label %595

595:                                              ; preds = %593, %584
  %596 = phi i32 [ -1, %584 ], [ %594, %593 ]
  %597 = icmp eq i32 %545, 0
  %598 = xor i32 %545, -1
  %599 = select i1 %597, i32 0, i32 %598
  br i1 %546, label %613, label %606

600:                                              ; preds = %584, %600
  %601 = phi i64 [ %604, %600 ], [ %589, %584 ]
  %602 = phi i32 [ %603, %600 ], [ 1, %584 ]
  %603 = add nuw nsw i32 %602, 1
  %604 = udiv i64 %601, 10
  %605 = icmp ugt i64 %601, 99
  br i1 %605, label %600, label %593, !llvm.loop !58

606:                                              ; preds = %595
  %607 = and i32 %109, 4
  %608 = icmp eq i32 %607, 0
  br i1 %608, label %609, label %613

609:                                              ; preds = %606
  %610 = trunc i32 %109 to i8
  %611 = shl i8 %610, 2
  %612 = and i8 %611, 32
  br label %613

613:                                              ; preds = %609, %606, %595
  %614 = phi i8 [ 45, %595 ], [ %612, %609 ], [ 43, %606 ]
  %615 = icmp ne i8 %614, 0
  %616 = sext i1 %615 to i32
  %617 = add i32 %599, %108
  %618 = add i32 %617, %596
  %619 = add i32 %618, %616
  %620 = and i32 %109, 3
  %621 = icmp eq i32 %620, 0
  br i1 %621, label %622, label %639

622:                                              ; preds = %613
  %623 = add nsw i32 %619, -1
  %624 = icmp sgt i32 %619, 0
  br i1 %624, label %625, label %639

625:                                              ; preds = %622, %634
  %626 = phi i32 [ %637, %634 ], [ %623, %622 ]
  %627 = load i64, i64* %12, align 8
  %628 = add i64 %627, 1
  %629 = load i64, i64* %11, align 8
  %630 = icmp ult i64 %628, %629
  br i1 %630, label %631, label %634

631:                                              ; preds = %625
  %632 = load i8*, i8** %10, align 8
  %633 = getelementptr inbounds i8, i8* %632, i64 %627
  store i8 32, i8* %633, align 1
  br label %634

634:                                              ; preds = %631, %625
  %635 = load i64, i64* %12, align 8
  %636 = add i64 %635, 1
  store i64 %636, i64* %12, align 8
  %637 = add nsw i32 %626, -1
  %638 = icmp sgt i32 %626, 0
  br i1 %638, label %625, label %639, !llvm.loop !59

639:                                              ; preds = %634, %622, %613
  %640 = phi i32 [ %619, %613 ], [ %623, %622 ], [ -1, %634 ]
  %641 = icmp eq i8 %614, 0
  br i1 %641, label %653, label %642

642:                                              ; preds = %639
  %643 = load i64, i64* %12, align 8
  %644 = add i64 %643, 1
  %645 = load i64, i64* %11, align 8
  %646 = icmp ult i64 %644, %645
  br i1 %646, label %647, label %650

647:                                              ; preds = %642
  %648 = load i8*, i8** %10, align 8
  %649 = getelementptr inbounds i8, i8* %648, i64 %643
  store i8 %614, i8* %649, align 1
  br label %650

650:                                              ; preds = %647, %642
  %651 = load i64, i64* %12, align 8
  %652 = add i64 %651, 1
  store i64 %652, i64* %12, align 8
  br label %653

653:                                              ; preds = %650, %639
  %654 = and i32 %109, 1
  %655 = icmp ne i32 %654, 0
  %656 = icmp eq i32 %620, 2
  br i1 %656, label %657, label %674

657:                                              ; preds = %653
  %658 = add nsw i32 %640, -1
  %659 = icmp sgt i32 %640, 0
  br i1 %659, label %660, label %674

660:                                              ; preds = %657, %669
  %661 = phi i32 [ %672, %669 ], [ %658, %657 ]
  %662 = load i64, i64* %12, align 8
  %663 = add i64 %662, 1
  %664 = load i64, i64* %11, align 8
  %665 = icmp ult i64 %663, %664
  br i1 %665, label %666, label %669

666:                                              ; preds = %660
  %667 = load i8*, i8** %10, align 8
  %668 = getelementptr inbounds i8, i8* %667, i64 %662
  store i8 48, i8* %668, align 1
  br label %669

669:                                              ; preds = %666, %660
  %670 = load i64, i64* %12, align 8
  %671 = add i64 %670, 1
  store i64 %671, i64* %12, align 8
  %672 = add nsw i32 %661, -1
  %673 = icmp sgt i32 %661, 0
  br i1 %673, label %660, label %674, !llvm.loop !60

674:                                              ; preds = %669, %657, %653
  %675 = phi i32 [ %640, %653 ], [ %658, %657 ], [ -1, %669 ]
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %22) #25
  br label %676

676:                                              ; preds = %676, %674
  %677 = phi i64 [ %682, %676 ], [ 0, %674 ]
  %678 = phi i64 [ %684, %676 ], [ %589, %674 ]
  %679 = urem i64 %678, 10
  %680 = trunc i64 %679 to i8
  %681 = or i8 %680, 48
  %682 = add nuw i64 %677, 1
  %683 = getelementptr inbounds [64 x i8], [64 x i8]* %6, i64 0, i64 %677
  store i8 %681, i8* %683, align 1
  %684 = udiv i64 %678, 10
  %685 = icmp ult i64 %678, 10
  br i1 %685, label %686, label %676, !llvm.loop !49

686:                                              ; preds = %676
  %687 = trunc i64 %677 to i32
  %688 = trunc i64 %682 to i32
  %689 = icmp slt i32 %688, -1
  %690 = icmp ult i32 %687, 62
  %691 = and i1 %690, %689
  br i1 %691, label %692, label %704

692:                                              ; preds = %686
  %693 = and i64 %682, 4294967295
  br label %694

694:                                              ; preds = %694, %692
  %695 = phi i64 [ %693, %692 ], [ %696, %694 ]
  %696 = add nuw nsw i64 %695, 1
  %697 = getelementptr inbounds [64 x i8], [64 x i8]* %6, i64 0, i64 %695
  store i8 48, i8* %697, align 1
  %698 = trunc i64 %696 to i32
  %699 = icmp slt i32 %698, -1
  %700 = icmp ult i64 %695, 62
  %701 = and i1 %700, %699
  br i1 %701, label %694, label %702, !llvm.loop !61

702:                                              ; preds = %694
  %703 = trunc i64 %696 to i32
  br label %704

704:                                              ; preds = %702, %686
  %705 = phi i32 [ %688, %686 ], [ %703, %702 ]
  %706 = icmp ugt i32 %705, -2147483648
  br i1 %706, label %707, label %723

707:                                              ; preds = %704
  %708 = xor i32 %705, -1
  br label %709

709:                                              ; preds = %718, %707
  %710 = phi i32 [ %708, %707 ], [ %721, %718 ]
  %711 = load i64, i64* %12, align 8
  %712 = add i64 %711, 1
  %713 = load i64, i64* %11, align 8
  %714 = icmp ult i64 %712, %713
  br i1 %714, label %715, label %718

715:                                              ; preds = %709
  %716 = load i8*, i8** %10, align 8
  %717 = getelementptr inbounds i8, i8* %716, i64 %711
  store i8 32, i8* %717, align 1
  br label %718

718:                                              ; preds = %715, %709
  %719 = load i64, i64* %12, align 8
  %720 = add i64 %719, 1
  store i64 %720, i64* %12, align 8
  %721 = add nsw i32 %710, -1
  %722 = icmp sgt i32 %710, 0
  br i1 %722, label %709, label %723, !llvm.loop !50

723:                                              ; preds = %718, %704
  %724 = icmp sgt i32 %705, 0
  br i1 %724, label %725, label %744

725:                                              ; preds = %723
  %726 = zext i32 %705 to i64
  br label %727

727:                                              ; preds = %740, %725
  %728 = phi i64 [ %726, %725 ], [ %729, %740 ]
  %729 = add nsw i64 %728, -1
  %730 = load i64, i64* %12, align 8
  %731 = add i64 %730, 1
  %732 = load i64, i64* %11, align 8
  %733 = icmp ult i64 %731, %732
  br i1 %733, label %734, label %740

734:                                              ; preds = %727
  %735 = and i64 %729, 4294967295
  %736 = getelementptr inbounds [64 x i8], [64 x i8]* %6, i64 0, i64 %735
  %737 = load i8, i8* %736, align 1
  %738 = load i8*, i8** %10, align 8
  %739 = getelementptr inbounds i8, i8* %738, i64 %730
  store i8 %737, i8* %739, align 1
  br label %740

740:                                              ; preds = %734, %727
  %741 = load i64, i64* %12, align 8
  %742 = add i64 %741, 1
  store i64 %742, i64* %12, align 8
  %743 = icmp sgt i64 %728, 1
  br i1 %743, label %727, label %744, !llvm.loop !51

744:                                              ; preds = %740, %723
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %22) #25
  br i1 %597, label %825, label %745

745:                                              ; preds = %744
  %746 = load i64, i64* %12, align 8
  %747 = add i64 %746, 1
  %748 = load i64, i64* %11, align 8
  %749 = icmp ult i64 %747, %748
  br i1 %749, label %750, label %753

750:                                              ; preds = %745
  %751 = load i8*, i8** %10, align 8
  %752 = getelementptr inbounds i8, i8* %751, i64 %746
  store i8 46, i8* %752, align 1
  br label %753

753:                                              ; preds = %750, %745
  %754 = load i64, i64* %12, align 8
  %755 = add i64 %754, 1
  store i64 %755, i64* %12, align 8
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %23) #25
  br label %756

756:                                              ; preds = %756, %753
  %757 = phi i64 [ %762, %756 ], [ 0, %753 ]
  %758 = phi i64 [ %764, %756 ], [ %591, %753 ]
  %759 = urem i64 %758, 10
  %760 = trunc i64 %759 to i8
  %761 = or i8 %760, 48
  %762 = add nuw i64 %757, 1
  %763 = getelementptr inbounds [64 x i8], [64 x i8]* %5, i64 0, i64 %757
  store i8 %761, i8* %763, align 1
  %764 = udiv i64 %758, 10
  %765 = icmp ult i64 %758, 10
  br i1 %765, label %766, label %756, !llvm.loop !49

766:                                              ; preds = %756
  %767 = trunc i64 %757 to i32
  %768 = trunc i64 %762 to i32
  %769 = icmp sgt i32 %545, %768
  %770 = icmp ult i32 %767, 62
  %771 = and i1 %770, %769
  br i1 %771, label %772, label %784

772:                                              ; preds = %766
  %773 = and i64 %762, 4294967295
  br label %774

774:                                              ; preds = %774, %772
  %775 = phi i64 [ %773, %772 ], [ %776, %774 ]
  %776 = add nuw nsw i64 %775, 1
  %777 = getelementptr inbounds [64 x i8], [64 x i8]* %5, i64 0, i64 %775
  store i8 48, i8* %777, align 1
  %778 = trunc i64 %776 to i32
  %779 = icmp sgt i32 %545, %778
  %780 = icmp ult i64 %775, 62
  %781 = and i1 %780, %779
  br i1 %781, label %774, label %782, !llvm.loop !61

782:                                              ; preds = %774
  %783 = trunc i64 %776 to i32
  br label %784

784:                                              ; preds = %782, %766
  %785 = phi i32 [ %768, %766 ], [ %783, %782 ]
  %786 = icmp ugt i32 %785, -2147483648
  br i1 %786, label %787, label %803

787:                                              ; preds = %784
  %788 = xor i32 %785, -1
  br label %789

789:                                              ; preds = %798, %787
  %790 = phi i32 [ %788, %787 ], [ %801, %798 ]
  %791 = load i64, i64* %12, align 8
  %792 = add i64 %791, 1
  %793 = load i64, i64* %11, align 8
  %794 = icmp ult i64 %792, %793
  br i1 %794, label %795, label %798

795:                                              ; preds = %789
  %796 = load i8*, i8** %10, align 8
  %797 = getelementptr inbounds i8, i8* %796, i64 %791
  store i8 32, i8* %797, align 1
  br label %798

798:                                              ; preds = %795, %789
  %799 = load i64, i64* %12, align 8
  %800 = add i64 %799, 1
  store i64 %800, i64* %12, align 8
  %801 = add nsw i32 %790, -1
  %802 = icmp sgt i32 %790, 0
  br i1 %802, label %789, label %803, !llvm.loop !50

803:                                              ; preds = %798, %784
  %804 = icmp sgt i32 %785, 0
  br i1 %804, label %805, label %824

805:                                              ; preds = %803
  %806 = zext i32 %785 to i64
  br label %807

807:                                              ; preds = %820, %805
  %808 = phi i64 [ %806, %805 ], [ %809, %820 ]
  %809 = add nsw i64 %808, -1
  %810 = load i64, i64* %12, align 8
  %811 = add i64 %810, 1
  %812 = load i64, i64* %11, align 8
  %813 = icmp ult i64 %811, %812
  br i1 %813, label %814, label %820

814:                                              ; preds = %807
  %815 = and i64 %809, 4294967295
  %816 = getelementptr inbounds [64 x i8], [64 x i8]* %5, i64 0, i64 %815
  %817 = load i8, i8* %816, align 1
  %818 = load i8*, i8** %10, align 8
  %819 = getelementptr inbounds i8, i8* %818, i64 %810
  store i8 %817, i8* %819, align 1
  br label %820

820:                                              ; preds = %814, %807
  %821 = load i64, i64* %12, align 8
  %822 = add i64 %821, 1
  store i64 %822, i64* %12, align 8
  %823 = icmp sgt i64 %808, 1
  br i1 %823, label %807, label %824, !llvm.loop !51

824:                                              ; preds = %820, %803
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %23) #25
  br label %825

825:                                              ; preds = %824, %744
  %826 = icmp sgt i32 %675, 0
  %827 = select i1 %655, i1 %826, i1 false
  br i1 %827, label %828, label %843

828:                                              ; preds = %825, %838
  %829 = phi i32 [ %830, %838 ], [ %675, %825 ]
  %830 = add nsw i32 %829, -1
  %831 = load i64, i64* %12, align 8
  %832 = add i64 %831, 1
  %833 = load i64, i64* %11, align 8
  %834 = icmp ult i64 %832, %833
  br i1 %834, label %835, label %838

835:                                              ; preds = %828
  %836 = load i8*, i8** %10, align 8
  %837 = getelementptr inbounds i8, i8* %836, i64 %831
  store i8 32, i8* %837, align 1
  br label %838

838:                                              ; preds = %835, %828
  %839 = load i64, i64* %12, align 8
  %840 = add i64 %839, 1
  store i64 %840, i64* %12, align 8
  %841 = icmp sgt i32 %829, 1
  br i1 %841, label %828, label %843, !llvm.loop !62

842:                                              ; preds = %170
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.5, i64 0, i64 0)) #23
  unreachable

843:                                              ; preds = %838, %514, %427, %825, %205, %251, %365, %526, %411, %484, %57
  %844 = phi i8* [ %47, %57 ], [ %154, %484 ], [ %154, %411 ], [ %154, %526 ], [ %154, %365 ], [ %154, %251 ], [ %154, %205 ], [ %154, %825 ], [ %154, %427 ], [ %154, %514 ], [ %154, %838 ]
  %845 = getelementptr inbounds i8, i8* %844, i64 1
  br label %46, !llvm.loop !63

846:                                              ; preds = %46
  %847 = icmp eq i64 %1, 0
  br i1 %847, label %854, label %848

848:                                              ; preds = %846
  %849 = load i64, i64* %12, align 8
  %850 = icmp ult i64 %849, %1
  %851 = add i64 %1, -1
  %852 = select i1 %850, i64 %849, i64 %851
  %853 = getelementptr inbounds i8, i8* %0, i64 %852
  store i8 0, i8* %853, align 1
  br label %854

854:                                              ; preds = %848, %846
  %855 = load i64, i64* %12, align 8
  %856 = trunc i64 %855 to i32
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %9) #25
  ret i32 %856
}

; Function Attrs: nofree nosync nounwind
define internal fastcc void @put_number(%struct.sink* nocapture noundef %0, i64 noundef %1, i32 noundef %2, i1 noundef zeroext %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i1 noundef zeroext %7) unnamed_addr #18 {
  %9 = alloca [64 x i8], align 16
  %10 = getelementptr inbounds [64 x i8], [64 x i8]* %9, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %10) #25
  %11 = zext i32 %2 to i64
  %12 = select i1 %7, i32 55, i32 87
  br label %13

13:                                               ; preds = %13, %8
  %14 = phi i64 [ %22, %13 ], [ 0, %8 ]
  %15 = phi i64 [ %24, %13 ], [ %1, %8 ]
  %16 = urem i64 %15, %11
  %17 = trunc i64 %16 to i32
  %18 = icmp ult i32 %17, 10
  %19 = select i1 %18, i32 48, i32 %12
  %20 = add i32 %19, %17
  %21 = trunc i32 %20 to i8
  %22 = add nuw i64 %14, 1
  %23 = getelementptr inbounds [64 x i8], [64 x i8]* %9, i64 0, i64 %14
  store i8 %21, i8* %23, align 1
  %24 = udiv i64 %15, %11
  %25 = icmp ult i64 %15, %11
  br i1 %25, label %26, label %13, !llvm.loop !49

26:                                               ; preds = %13
  %27 = trunc i64 %14 to i32
  %28 = trunc i64 %22 to i32
  %29 = icmp slt i32 %28, %5
  %30 = icmp ult i32 %27, 62
  %31 = and i1 %29, %30
  br i1 %31, label %32, label %44

32:                                               ; preds = %26
  %33 = and i64 %22, 4294967295
  br label %34

34:                                               ; preds = %32, %34
  %35 = phi i64 [ %33, %32 ], [ %36, %34 ]
  %36 = add nuw nsw i64 %35, 1
  %37 = getelementptr inbounds [64 x i8], [64 x i8]* %9, i64 0, i64 %35
  store i8 48, i8* %37, align 1
  %38 = trunc i64 %36 to i32
  %39 = icmp slt i32 %38, %5
  %40 = icmp ult i64 %35, 62
  %41 = and i1 %39, %40
  br i1 %41, label %34, label %42, !llvm.loop !61

42:                                               ; preds = %34
  %43 = trunc i64 %36 to i32
  br label %44

44:                                               ; preds = %42, %26
  %45 = phi i32 [ %28, %26 ], [ %43, %42 ]
  br i1 %3, label %53, label %46

46:                                               ; preds = %44
  %47 = and i32 %6, 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %53

49:                                               ; preds = %46
  %50 = trunc i32 %6 to i8
  %51 = shl i8 %50, 2
  %52 = and i8 %51, 32
  br label %53

53:                                               ; preds = %49, %46, %44
  %54 = phi i8 [ 45, %44 ], [ %52, %49 ], [ 43, %46 ]
  %55 = icmp ne i8 %54, 0
  %56 = zext i1 %55 to i32
  %57 = and i32 %6, 16
  %58 = icmp ne i32 %57, 0
  %59 = icmp eq i32 %2, 16
  %60 = and i1 %59, %58
  %61 = select i1 %60, i32 2, i32 0
  %62 = or i32 %61, %56
  %63 = and i32 %6, 2
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %88, label %65

65:                                               ; preds = %53
  %66 = and i32 %6, 1
  %67 = icmp eq i32 %66, 0
  %68 = icmp slt i32 %5, 0
  %69 = and i1 %68, %67
  br i1 %69, label %70, label %88

70:                                               ; preds = %65
  %71 = add nuw nsw i32 %45, %62
  %72 = icmp slt i32 %71, %4
  %73 = icmp ult i32 %45, 63
  %74 = and i1 %73, %72
  br i1 %74, label %75, label %88

75:                                               ; preds = %70
  %76 = zext i32 %45 to i64
  br label %77

77:                                               ; preds = %75, %77
  %78 = phi i64 [ %76, %75 ], [ %79, %77 ]
  %79 = add nuw nsw i64 %78, 1
  %80 = getelementptr inbounds [64 x i8], [64 x i8]* %9, i64 0, i64 %78
  store i8 48, i8* %80, align 1
  %81 = trunc i64 %79 to i32
  %82 = add i32 %62, %81
  %83 = icmp slt i32 %82, %4
  %84 = icmp ult i64 %78, 62
  %85 = and i1 %84, %83
  br i1 %85, label %77, label %86, !llvm.loop !64

86:                                               ; preds = %77
  %87 = trunc i64 %79 to i32
  br label %88

88:                                               ; preds = %86, %70, %65, %53
  %89 = phi i32 [ %45, %65 ], [ %45, %53 ], [ %45, %70 ], [ %87, %86 ]
  %90 = add i32 %62, %89
  %91 = sub i32 %4, %90
  %92 = and i32 %6, 1
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %115

94:                                               ; preds = %88
  %95 = add nsw i32 %91, -1
  %96 = icmp sgt i32 %91, 0
  br i1 %96, label %97, label %115

97:                                               ; preds = %94
  %98 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %99 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %100 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  br label %101

101:                                              ; preds = %97, %110
  %102 = phi i32 [ %95, %97 ], [ %113, %110 ]
  %103 = load i64, i64* %98, align 8
  %104 = add i64 %103, 1
  %105 = load i64, i64* %99, align 8
  %106 = icmp ult i64 %104, %105
  br i1 %106, label %107, label %110

107:                                              ; preds = %101
  %108 = load i8*, i8** %100, align 8
  %109 = getelementptr inbounds i8, i8* %108, i64 %103
  store i8 32, i8* %109, align 1
  br label %110

110:                                              ; preds = %101, %107
  %111 = load i64, i64* %98, align 8
  %112 = add i64 %111, 1
  store i64 %112, i64* %98, align 8
  %113 = add nsw i32 %102, -1
  %114 = icmp sgt i32 %102, 0
  br i1 %114, label %101, label %115, !llvm.loop !50

115:                                              ; preds = %110, %94, %88
  %116 = phi i32 [ %91, %88 ], [ %95, %94 ], [ -1, %110 ]
  %117 = icmp eq i8 %54, 0
  br i1 %117, label %132, label %118

118:                                              ; preds = %115
  %119 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %120 = load i64, i64* %119, align 8
  %121 = add i64 %120, 1
  %122 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %123 = load i64, i64* %122, align 8
  %124 = icmp ult i64 %121, %123
  br i1 %124, label %125, label %129

125:                                              ; preds = %118
  %126 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  %127 = load i8*, i8** %126, align 8
  %128 = getelementptr inbounds i8, i8* %127, i64 %120
  store i8 %54, i8* %128, align 1
  br label %129

129:                                              ; preds = %118, %125
  %130 = load i64, i64* %119, align 8
  %131 = add i64 %130, 1
  store i64 %131, i64* %119, align 8
  br label %132

132:                                              ; preds = %129, %115
  br i1 %60, label %133, label %158

133:                                              ; preds = %132
  %134 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %135 = load i64, i64* %134, align 8
  %136 = add i64 %135, 1
  %137 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %138 = load i64, i64* %137, align 8
  %139 = icmp ult i64 %136, %138
  br i1 %139, label %140, label %144

140:                                              ; preds = %133
  %141 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  %142 = load i8*, i8** %141, align 8
  %143 = getelementptr inbounds i8, i8* %142, i64 %135
  store i8 48, i8* %143, align 1
  br label %144

144:                                              ; preds = %133, %140
  %145 = load i64, i64* %134, align 8
  %146 = add i64 %145, 1
  store i64 %146, i64* %134, align 8
  %147 = add i64 %145, 2
  %148 = load i64, i64* %137, align 8
  %149 = icmp ult i64 %147, %148
  br i1 %149, label %150, label %155

150:                                              ; preds = %144
  %151 = select i1 %7, i8 88, i8 120
  %152 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  %153 = load i8*, i8** %152, align 8
  %154 = getelementptr inbounds i8, i8* %153, i64 %146
  store i8 %151, i8* %154, align 1
  br label %155

155:                                              ; preds = %144, %150
  %156 = load i64, i64* %134, align 8
  %157 = add i64 %156, 1
  store i64 %157, i64* %134, align 8
  br label %158

158:                                              ; preds = %155, %132
  %159 = icmp sgt i32 %89, 0
  br i1 %159, label %160, label %182

160:                                              ; preds = %158
  %161 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %162 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %163 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  %164 = zext i32 %89 to i64
  br label %165

165:                                              ; preds = %160, %178
  %166 = phi i64 [ %164, %160 ], [ %167, %178 ]
  %167 = add nsw i64 %166, -1
  %168 = load i64, i64* %161, align 8
  %169 = add i64 %168, 1
  %170 = load i64, i64* %162, align 8
  %171 = icmp ult i64 %169, %170
  br i1 %171, label %172, label %178

172:                                              ; preds = %165
  %173 = and i64 %167, 4294967295
  %174 = getelementptr inbounds [64 x i8], [64 x i8]* %9, i64 0, i64 %173
  %175 = load i8, i8* %174, align 1
  %176 = load i8*, i8** %163, align 8
  %177 = getelementptr inbounds i8, i8* %176, i64 %168
  store i8 %175, i8* %177, align 1
  br label %178

178:                                              ; preds = %165, %172
  %179 = load i64, i64* %161, align 8
  %180 = add i64 %179, 1
  store i64 %180, i64* %161, align 8
  %181 = icmp sgt i64 %166, 1
  br i1 %181, label %165, label %182, !llvm.loop !51

182:                                              ; preds = %178, %158
  %183 = xor i1 %93, true
  %184 = icmp sgt i32 %116, 0
  %185 = select i1 %183, i1 %184, i1 false
  br i1 %185, label %186, label %204

186:                                              ; preds = %182
  %187 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 2
  %188 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 1
  %189 = getelementptr inbounds %struct.sink, %struct.sink* %0, i64 0, i32 0
  br label %190

190:                                              ; preds = %186, %200
  %191 = phi i32 [ %116, %186 ], [ %192, %200 ]
  %192 = add nsw i32 %191, -1
  %193 = load i64, i64* %187, align 8
  %194 = add i64 %193, 1
  %195 = load i64, i64* %188, align 8
  %196 = icmp ult i64 %194, %195
  br i1 %196, label %197, label %200

197:                                              ; preds = %190
  %198 = load i8*, i8** %189, align 8
  %199 = getelementptr inbounds i8, i8* %198, i64 %193
  store i8 32, i8* %199, align 1
  br label %200

200:                                              ; preds = %190, %197
  %201 = load i64, i64* %187, align 8
  %202 = add i64 %201, 1
  store i64 %202, i64* %187, align 8
  %203 = icmp sgt i32 %191, 1
  br i1 %203, label %190, label %204, !llvm.loop !65

204:                                              ; preds = %200, %182
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %10) #25
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @snprintf(i8* noundef %0, i64 noundef %1, i8* nocapture noundef readonly %2, ...) local_unnamed_addr #1 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #25
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = call i32 @vsnprintf(i8* noundef %0, i64 noundef %1, i8* noundef %2, %struct.__va_list_tag* noundef nonnull %6) #22
  call void @llvm.va_end(i8* %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #25
  ret i32 %7
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #19

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #19

; Function Attrs: nounwind
define dso_local i32 @vsprintf(i8* noundef %0, i8* nocapture noundef readonly %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #1 {
  %4 = call i32 @vsnprintf(i8* noundef %0, i64 noundef 1099511627776, i8* noundef %1, %struct.__va_list_tag* noundef %2) #22
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @sprintf(i8* noundef %0, i8* nocapture noundef readonly %1, ...) local_unnamed_addr #1 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #25
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call i32 @vsnprintf(i8* noundef %0, i64 noundef 1099511627776, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #21
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #25
  ret i32 %6
}

; Function Attrs: nounwind
define dso_local i32 @vprintf(i8* nocapture noundef readonly %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr #1 {
  %3 = call i32 @vsnprintf(i8* noundef null, i64 noundef 0, i8* noundef %0, %struct.__va_list_tag* noundef %1) #22
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @vfprintf(i8* nocapture noundef readnone %0, i8* nocapture noundef readonly %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #1 {
  %4 = call i32 @vsnprintf(i8* noundef null, i64 noundef 0, i8* noundef %1, %struct.__va_list_tag* noundef %2) #21
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @printf(i8* nocapture noundef readonly %0, ...) local_unnamed_addr #1 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #25
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %3)
  %5 = call i32 @vsnprintf(i8* noundef null, i64 noundef 0, i8* noundef %0, %struct.__va_list_tag* noundef nonnull %4) #21
  call void @llvm.va_end(i8* %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #25
  ret i32 %5
}

; Function Attrs: nounwind
define dso_local i32 @fprintf(i8* nocapture noundef readnone %0, i8* nocapture noundef readonly %1, ...) local_unnamed_addr #1 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #25
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call i32 @vsnprintf(i8* noundef null, i64 noundef 0, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #21
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #25
  ret i32 %6
}

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i32 @puts(i8* nocapture noundef readonly %0) local_unnamed_addr #16 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i8, i8* %0, i64 %3
  %5 = load i8, i8* %4, align 1
  %6 = icmp eq i8 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2, !llvm.loop !26

8:                                                ; preds = %2
  %9 = trunc i64 %3 to i32
  %10 = add nsw i32 %9, 1
  ret i32 %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @putchar(i32 noundef returned %0) local_unnamed_addr #5 {
  ret i32 %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @fputc(i32 noundef returned %0, i8* nocapture noundef readnone %1) local_unnamed_addr #5 {
  ret i32 %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @putc(i32 noundef returned %0, i8* nocapture noundef readnone %1) local_unnamed_addr #5 {
  ret i32 %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @fputs(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i64 @fwrite(i8* nocapture noundef readnone %0, i64 noundef %1, i64 noundef returned %2, i8* nocapture noundef readnone %3) local_unnamed_addr #5 {
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
  call void @__fp_assume(i1 noundef zeroext %0) #21
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @fp_choose(i32 noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = call i32 @__fp_choose(i32 noundef %0, i32 noundef %1) #21
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local void @__VERIFIER_assume(i32 noundef %0) local_unnamed_addr #1 {
  %2 = icmp ne i32 %0, 0
  call void @__fp_assume(i1 noundef zeroext %2) #21
  ret void
}

; Function Attrs: nounwind
define dso_local void @__VERIFIER_assert(i32 noundef %0) local_unnamed_addr #1 {
  %2 = icmp ne i32 %0, 0
  call void @__fp_assert(i1 noundef zeroext %2, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.6, i64 0, i64 0)) #21
  ret void
}

declare void @__fp_assert(i1 noundef zeroext, i8* noundef) local_unnamed_addr #7

; Function Attrs: noreturn nounwind
define dso_local void @__VERIFIER_error() local_unnamed_addr #3 {
  call void @__fp_error(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.7, i64 0, i64 0)) #23
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @reach_error() local_unnamed_addr #3 {
  call void @__fp_error(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.8, i64 0, i64 0)) #23
  unreachable
}

; Function Attrs: nounwind
define dso_local zeroext i1 @__VERIFIER_nondet_bool() local_unnamed_addr #1 {
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #21
  %2 = icmp ne i32 %1, 0
  ret i1 %2
}

; Function Attrs: nounwind
define dso_local zeroext i1 @__VERIFIER_nondet__Bool() local_unnamed_addr #1 {
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #21
  %2 = icmp ne i32 %1, 0
  ret i1 %2
}

; Function Attrs: nounwind
define dso_local signext i8 @__VERIFIER_nondet_char() local_unnamed_addr #1 {
  %1 = call i32 @__fp_choose(i32 noundef -128, i32 noundef 127) #21
  %2 = trunc i32 %1 to i8
  ret i8 %2
}

; Function Attrs: nounwind
define dso_local zeroext i8 @__VERIFIER_nondet_uchar() local_unnamed_addr #1 {
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 255) #21
  %2 = trunc i32 %1 to i8
  ret i8 %2
}

; Function Attrs: nounwind
define dso_local signext i16 @__VERIFIER_nondet_short() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([82 x i8], [82 x i8]* @.str.9, i64 0, i64 0)) #21
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #21
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  %5 = trunc i32 %4 to i16
  ret i16 %5
}

declare void @__fp_bound(i8* noundef) local_unnamed_addr #7

; Function Attrs: nounwind
define dso_local zeroext i16 @__VERIFIER_nondet_ushort() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([83 x i8], [83 x i8]* @.str.10, i64 0, i64 0)) #21
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #21
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  %5 = trunc i32 %4 to i16
  ret i16 %5
}

; Function Attrs: nounwind
define dso_local i32 @__VERIFIER_nondet_int() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([80 x i8], [80 x i8]* @.str.11, i64 0, i64 0)) #21
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #21
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @__VERIFIER_nondet_uint() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([81 x i8], [81 x i8]* @.str.12, i64 0, i64 0)) #21
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #21
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i64 @__VERIFIER_nondet_long() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([81 x i8], [81 x i8]* @.str.13, i64 0, i64 0)) #21
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #21
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  %5 = sext i32 %4 to i64
  ret i64 %5
}

; Function Attrs: nounwind
define dso_local i64 @__VERIFIER_nondet_ulong() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([82 x i8], [82 x i8]* @.str.14, i64 0, i64 0)) #21
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #21
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  %5 = sext i32 %4 to i64
  ret i64 %5
}

; Function Attrs: nounwind
define dso_local i64 @__VERIFIER_nondet_longlong() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([85 x i8], [85 x i8]* @.str.15, i64 0, i64 0)) #21
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #21
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  %5 = sext i32 %4 to i64
  ret i64 %5
}

; Function Attrs: nounwind
define dso_local i64 @__VERIFIER_nondet_ulonglong() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([86 x i8], [86 x i8]* @.str.16, i64 0, i64 0)) #21
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #21
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  %5 = sext i32 %4 to i64
  ret i64 %5
}

; Function Attrs: nounwind
define dso_local i64 @__VERIFIER_nondet_size_t() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([83 x i8], [83 x i8]* @.str.17, i64 0, i64 0)) #21
  %1 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 7) #21
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [8 x i32], [8 x i32]* @few, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4
  %5 = sext i32 %4 to i64
  ret i64 %5
}

; Function Attrs: nounwind
define dso_local noalias i8* @__VERIFIER_nondet_pointer() local_unnamed_addr #1 {
  call void @__fp_bound(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.18, i64 0, i64 0)) #21
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local zeroext i1 @__atomic_is_lock_free(i64 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #5 {
  %3 = icmp ult i64 %0, 9
  ret i1 %3
}

; Function Attrs: nounwind
define dso_local void @__VERIFIER_atomic_begin() local_unnamed_addr #1 {
  call void @__fp_lock(i8* noundef bitcast (i32* @__fp_section to i8*)) #21
  ret void
}

; Function Attrs: nounwind
define dso_local void @__VERIFIER_atomic_end() local_unnamed_addr #1 {
  call void @__fp_unlock(i8* noundef bitcast (i32* @__fp_section to i8*)) #21
  ret void
}

; Function Attrs: nounwind
define dso_local void @llmc_atomic_begin() local_unnamed_addr #1 {
  call void @__fp_lock(i8* noundef bitcast (i32* @__fp_section to i8*)) #21
  ret void
}

; Function Attrs: nounwind
define dso_local void @llmc_atomic_end() local_unnamed_addr #1 {
  call void @__fp_unlock(i8* noundef bitcast (i32* @__fp_section to i8*)) #21
  ret void
}

; Function Attrs: nounwind
define dso_local void @llmc_assume(i1 noundef zeroext %0) local_unnamed_addr #1 {
  call void @__fp_assume(i1 noundef zeroext %0) #21
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
  call void @__fp_fence_ss() #21
  ret void
}

declare void @__fp_fence_ss() local_unnamed_addr #7

; Function Attrs: nounwind
define dso_local void @llmc_barrier_ll() local_unnamed_addr #1 {
  call void @__fp_fence_ll() #21
  ret void
}

declare void @__fp_fence_ll() local_unnamed_addr #7

; Function Attrs: nounwind
define dso_local nonnull i8* @__cxa_allocate_exception(i64 noundef %0) local_unnamed_addr #1 {
  %2 = add i64 %0, 32
  %3 = call i8* @__fp_alloc(i64 noundef %2, i64 noundef 16, i32 noundef 1) #21
  %4 = getelementptr inbounds i8, i8* %3, i64 32
  ret i8* %4
}

; Function Attrs: nounwind
define dso_local void @__cxa_free_exception(i8* noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds i8, i8* %0, i64 -32
  call void @__fp_free(i8* noundef nonnull %2) #21
  ret void
}

; Function Attrs: noreturn nounwind
define dso_local void @__cxa_throw(i8* noundef %0, i8* noundef %1, void (i8*)* noundef %2) local_unnamed_addr #3 {
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
  call void @__fp_throw(i8* noundef %0) #23
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
  call void @__fp_unsupported(i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.19, i64 0, i64 0)) #23
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
  call void %10(i8* noundef nonnull %5) #21
  br label %13

13:                                               ; preds = %12, %7
  %14 = getelementptr inbounds i8, i8* %5, i64 -32
  call void @__fp_free(i8* noundef nonnull %14) #21
  br label %15

15:                                               ; preds = %0, %13
  ret void
}

; Function Attrs: noreturn nounwind
define dso_local void @__cxa_rethrow() local_unnamed_addr #3 {
  %1 = load i32, i32* @caught_count, align 4
  %2 = add nsw i32 %1, -1
  %3 = sext i32 %2 to i64
  %4 = getelementptr inbounds [16 x i8*], [16 x i8*]* @caught, i64 0, i64 %3
  %5 = load i8*, i8** %4, align 8
  store i8* null, i8** %4, align 8
  call void @__fp_throw(i8* noundef %5) #23
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @_ZSt9terminatev() local_unnamed_addr #3 {
  call void @__fp_abort(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.20, i64 0, i64 0)) #23
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @__cxa_pure_virtual() local_unnamed_addr #3 {
  call void @__fp_abort(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.21, i64 0, i64 0)) #23
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @__cxa_bad_cast() local_unnamed_addr #3 {
  call void @__fp_abort(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.22, i64 0, i64 0)) #23
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
  ret i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.25, i64 0, i64 0)
}

; Function Attrs: noreturn nounwind
define dso_local void @_ZSt20__throw_system_errori(i32 noundef %0) local_unnamed_addr #3 {
  call fastcc void @throw_library(i8* noundef bitcast ([3 x i8*]* @_ZTISt12system_error to i8*), i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.26, i64 0, i64 0)) #24
  unreachable
}

; Function Attrs: noreturn nounwind
define internal fastcc void @throw_library(i8* noundef %0, i8* noundef %1) unnamed_addr #3 {
  %3 = call i8* @__cxa_allocate_exception(i64 noundef 16) #22
  %4 = bitcast i8* %3 to i8***
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @exception_table, i64 0, i64 2), i8*** %4, align 8
  %5 = getelementptr inbounds i8, i8* %3, i64 8
  %6 = bitcast i8* %5 to i8**
  store i8* %1, i8** %6, align 8
  call void @__cxa_throw(i8* noundef nonnull %3, i8* noundef %0, void (i8*)* noundef null) #24
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @_ZSt17__throw_bad_allocv() local_unnamed_addr #3 {
  call fastcc void @throw_library(i8* noundef bitcast ([3 x i8*]* @_ZTISt9bad_alloc to i8*), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.27, i64 0, i64 0)) #24
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @_ZSt28__throw_bad_array_new_lengthv() local_unnamed_addr #3 {
  call fastcc void @throw_library(i8* noundef bitcast ([3 x i8*]* @_ZTISt9bad_alloc to i8*), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.28, i64 0, i64 0)) #24
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @_ZSt19__throw_logic_errorPKc(i8* noundef %0) local_unnamed_addr #3 {
  call fastcc void @throw_library(i8* noundef bitcast ([3 x i8*]* @_ZTISt11logic_error to i8*), i8* noundef %0) #24
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @_ZSt20__throw_length_errorPKc(i8* noundef %0) local_unnamed_addr #3 {
  call fastcc void @throw_library(i8* noundef bitcast ([3 x i8*]* @_ZTISt12length_error to i8*), i8* noundef %0) #24
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @_ZSt20__throw_out_of_rangePKc(i8* noundef %0) local_unnamed_addr #3 {
  call fastcc void @throw_library(i8* noundef bitcast ([3 x i8*]* @_ZTISt12out_of_range to i8*), i8* noundef %0) #24
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @_ZSt24__throw_out_of_range_fmtPKcz(i8* noundef %0, ...) local_unnamed_addr #3 {
  call fastcc void @throw_library(i8* noundef bitcast ([3 x i8*]* @_ZTISt12out_of_range to i8*), i8* noundef %0) #24
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @_ZSt24__throw_invalid_argumentPKc(i8* noundef %0) local_unnamed_addr #3 {
  call fastcc void @throw_library(i8* noundef bitcast ([3 x i8*]* @_ZTISt16invalid_argument to i8*), i8* noundef %0) #24
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @_ZSt25__throw_bad_function_callv() local_unnamed_addr #3 {
  call fastcc void @throw_library(i8* noundef bitcast ([2 x i8*]* @_ZTISt9exception to i8*), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.29, i64 0, i64 0)) #24
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
  call void @__fp_lock(i8* noundef nonnull %7) #21
  %8 = load atomic i8, i8* %2 monotonic, align 4
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %5
  call void @__fp_unlock(i8* noundef nonnull %7) #21
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
  call void @__fp_unlock(i8* noundef nonnull %4) #21
  ret void
}

; Function Attrs: nounwind
define dso_local void @__cxa_guard_abort(%struct.guard* noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.guard, %struct.guard* %0, i64 0, i32 2
  %3 = bitcast i32* %2 to i8*
  call void @__fp_unlock(i8* noundef nonnull %3) #21
  ret void
}

; Function Attrs: nounwind
define dso_local void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(i64* nocapture noundef writeonly %0, %struct.thread_state** nocapture noundef %1, void ()* nocapture noundef readnone %2) local_unnamed_addr #1 {
  %4 = bitcast %struct.thread_state** %1 to i8**
  %5 = load i8*, i8** %4, align 8
  store %struct.thread_state* null, %struct.thread_state** %1, align 8
  %6 = call i8* @__fp_alloc(i64 noundef 16, i64 noundef 16, i32 noundef 0) #21
  %7 = bitcast i8* %6 to i8* (i8*)**
  store i8* (i8*)* @run_state, i8* (i8*)** %7, align 8
  %8 = getelementptr inbounds i8, i8* %6, i64 8
  %9 = bitcast i8* %8 to i8**
  store i8* %5, i8** %9, align 8
  %10 = call i64 @__fp_spawn(i8* (i8*)* noundef nonnull @run_thread, i8* noundef %6) #21
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
  call void %6(%struct.thread_state* noundef %2) #21
  %7 = load void (%struct.thread_state*)**, void (%struct.thread_state*)*** %3, align 8
  %8 = getelementptr inbounds void (%struct.thread_state*)*, void (%struct.thread_state*)** %7, i64 1
  %9 = load void (%struct.thread_state*)*, void (%struct.thread_state*)** %8, align 8
  call void %9(%struct.thread_state* noundef %2) #21
  ret i8* null
}

; Function Attrs: nounwind
define dso_local void @_ZNSt6thread4joinEv(i64* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = load i64, i64* %0, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  call fastcc void @throw_library(i8* noundef bitcast ([3 x i8*]* @_ZTISt12system_error to i8*), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.30, i64 0, i64 0)) #24
  unreachable

5:                                                ; preds = %1
  %6 = call i8* @__fp_join(i64 noundef %2) #21
  store i64 0, i64* %0, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @_ZNSt6thread6detachEv(i64* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = load i64, i64* %0, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  call fastcc void @throw_library(i8* noundef bitcast ([3 x i8*]* @_ZTISt12system_error to i8*), i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.31, i64 0, i64 0)) #24
  unreachable

5:                                                ; preds = %1
  call void @__fp_detach(i64 noundef %2) #21
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
  %8 = call i64 @llvm.ctpop.i64(i64 %5) #25, !range !9
  %9 = trunc i64 %8 to i32
  %10 = add nsw i32 %9, -1
  %11 = call i32 @__fp_choose(i32 noundef 0, i32 noundef %10) #21
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
  %4 = call zeroext i1 @__fp_spurious_wakeups() #21
  %5 = zext i1 %4 to i32
  %6 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %3, i32 noundef %5) #21
  ret void
}

; Function Attrs: nounwind
define dso_local void @fencepost_cxx_wait_once(%struct.cond* nocapture noundef %0, %struct.mutex** nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = load %struct.mutex*, %struct.mutex** %1, align 8
  %4 = call fastcc zeroext i1 @wait_for_signal(%struct.cond* noundef %0, %struct.mutex* noundef %3, i32 noundef 1) #21
  ret void
}

; Function Attrs: nounwind
define dso_local void @__once_proxy() local_unnamed_addr #1 {
  %1 = load void ()*, void ()** @_ZSt11__once_call, align 8
  call void %1() #21
  ret void
}

; Function Attrs: nounwind
define dso_local i64 @_ZNSt6chrono3_V212steady_clock3nowEv() local_unnamed_addr #1 {
  %1 = load i1, i1* @has_looked, align 1
  br i1 %1, label %8, label %2

2:                                                ; preds = %0
  %3 = call i64 @__fp_self() #21
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %2
  store i1 true, i1* @has_looked, align 1
  %6 = atomicrmw add i64* @process_seconds, i64 1099511627776 monotonic, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %26, label %8

8:                                                ; preds = %5, %2, %0
  %9 = load i32, i32* @unchanged_looks, align 4
  %10 = icmp eq i32 %9, 2
  br i1 %10, label %14, label %11

11:                                               ; preds = %8
  %12 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #21
  %13 = sext i32 %12 to i64
  br label %14

14:                                               ; preds = %11, %8
  %15 = phi i64 [ %13, %11 ], [ 1, %8 ]
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %20

17:                                               ; preds = %14
  %18 = load i32, i32* @unchanged_looks, align 4
  %19 = add nsw i32 %18, 1
  store i32 %19, i32* @unchanged_looks, align 4
  br label %20

20:                                               ; preds = %17, %14
  %21 = atomicrmw add i64* @process_seconds, i64 %15 monotonic, align 8
  %22 = and i64 %21, 1099511627775
  %23 = add nsw i64 %15, 1
  %24 = add nsw i64 %23, %22
  %25 = mul i64 %24, 1000000000
  br label %26

26:                                               ; preds = %5, %20
  %27 = phi i64 [ %25, %20 ], [ 1000000000, %5 ]
  ret i64 %27
}

; Function Attrs: nounwind
define dso_local i64 @_ZNSt6chrono3_V212system_clock3nowEv() local_unnamed_addr #1 {
  %1 = load i1, i1* @has_looked, align 1
  br i1 %1, label %8, label %2

2:                                                ; preds = %0
  %3 = call i64 @__fp_self() #21
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %2
  store i1 true, i1* @has_looked, align 1
  %6 = atomicrmw add i64* @process_seconds, i64 1099511627776 monotonic, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %26, label %8

8:                                                ; preds = %5, %2, %0
  %9 = load i32, i32* @unchanged_looks, align 4
  %10 = icmp eq i32 %9, 2
  br i1 %10, label %14, label %11

11:                                               ; preds = %8
  %12 = call i32 @__fp_choose(i32 noundef 0, i32 noundef 1) #21
  %13 = sext i32 %12 to i64
  br label %14

14:                                               ; preds = %11, %8
  %15 = phi i64 [ %13, %11 ], [ 1, %8 ]
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %20

17:                                               ; preds = %14
  %18 = load i32, i32* @unchanged_looks, align 4
  %19 = add nsw i32 %18, 1
  store i32 %19, i32* @unchanged_looks, align 4
  br label %20

20:                                               ; preds = %17, %14
  %21 = atomicrmw add i64* @process_seconds, i64 %15 monotonic, align 8
  %22 = and i64 %21, 1099511627775
  %23 = add nsw i64 %15, 1
  %24 = add nsw i64 %23, %22
  %25 = mul i64 %24, 1000000000
  br label %26

26:                                               ; preds = %5, %20
  %27 = phi i64 [ %25, %20 ], [ 1000000000, %5 ]
  ret i64 %27
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
define dso_local void @_ZSt21__glibcxx_assert_failPKciS0_S0_(i8* nocapture noundef readnone %0, i32 noundef %1, i8* nocapture noundef readnone %2, i8* nocapture noundef readnone %3) local_unnamed_addr #3 {
  call void @__fp_error(i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.32, i64 0, i64 0)) #23
  unreachable
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
declare i32 @llvm.abs.i32(i32, i1 immarg) #20

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.abs.i64(i64, i1 immarg) #20

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i8 @llvm.fshl.i8(i8, i8, i8) #20

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { noreturn nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #9 = { mustprogress nofree norecurse nounwind willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree norecurse nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree norecurse nosync nounwind readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nofree noinline norecurse nosync nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nofree norecurse nosync nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nofree noinline norecurse nosync nounwind writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nofree norecurse nosync nounwind writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { nofree norecurse nosync nounwind readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { mustprogress nofree nosync nounwind readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { nofree nosync nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #19 = { mustprogress nofree nosync nounwind willreturn }
attributes #20 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #21 = { nobuiltin nounwind "no-builtins" }
attributes #22 = { nobuiltin "no-builtins" }
attributes #23 = { nobuiltin noreturn nounwind "no-builtins" }
attributes #24 = { nobuiltin noreturn "no-builtins" }
attributes #25 = { nounwind }

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
!34 = distinct !{!34, !7}
!35 = distinct !{!35, !7}
!36 = distinct !{!36, !7}
!37 = distinct !{!37, !6, !7}
!38 = distinct !{!38, !6, !7}
!39 = distinct !{!39, !6, !7}
!40 = distinct !{!40, !7}
!41 = distinct !{!41, !6, !7}
!42 = distinct !{!42, !6, !7}
!43 = distinct !{!43, !6, !7}
!44 = distinct !{!44, !6, !7}
!45 = distinct !{!45, !7}
!46 = distinct !{!46, !6, !7}
!47 = distinct !{!47, !6, !7}
!48 = distinct !{!48, !7}
!49 = distinct !{!49, !6, !7}
!50 = distinct !{!50, !6, !7}
!51 = distinct !{!51, !6, !7}
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
