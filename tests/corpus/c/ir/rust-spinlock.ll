; rust-spinlock.ll — a spin lock with a guard, from rust-spinlock.rs (rustc 1.95, no_std, panic=abort, opt-level=0).
; run: => ok executions=2 blocked=0
; ModuleID = 'spinlock.fe0aa1a00bef0f4e-cgu.0'
source_filename = "spinlock.fe0aa1a00bef0f4e-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_bf39103a6db665396aab4632362d9353 = private unnamed_addr constant [42 x i8] c"there is no such thing as an acquire store", align 1
@alloc_e17502e153481471943c37e20438384b = private unnamed_addr constant [80 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/sync/atomic.rs\00", align 1
@alloc_a574beff59ab58cf5ed2d6bc163e2302 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\00&\0F\00\00\18\00\00\00" }>, align 8
@alloc_00c0bce0fa6327f8ec8e69d6d765d508 = private unnamed_addr constant [50 x i8] c"there is no such thing as an acquire-release store", align 1
@alloc_aec0388915b72a4f610ad656c35be884 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\00'\0F\00\00\17\00\00\00" }>, align 8
@alloc_5a43f8d94dd4505c1dba43832ce73af8 = private unnamed_addr constant [52 x i8] c"there is no such thing as a release failure ordering", align 1
@alloc_9358981a0abd66965a2745829d6abd34 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\00\AB\0F\00\00\1D\00\00\00" }>, align 8
@alloc_7adef5546d83b439c7829602020737c6 = private unnamed_addr constant [61 x i8] c"there is no such thing as an acquire-release failure ordering", align 1
@alloc_5d2b33ea973198a6afb110fdf3882ee7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\00\AA\0F\00\00\1C\00\00\00" }>, align 8
@alloc_37a6e8975aae94cc919668ea664b7804 = private unnamed_addr constant [12 x i8] c"spinlock.rs\00", align 1
@alloc_f330d994020d77662a48518dce0338e1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_37a6e8975aae94cc919668ea664b7804, [16 x i8] c"\0B\00\00\00\00\00\00\00+\00\00\00\12\00\00\00" }>, align 8
@alloc_e632bf25101b1c9556a699cc4173b37a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_37a6e8975aae94cc919668ea664b7804, [16 x i8] c"\0B\00\00\00\00\00\00\001\00\00\00\12\00\00\00" }>, align 8
@_ZN8spinlock7COUNTER17h97cbcaaa82236395E = internal global <{ [5 x i8], [3 x i8] }> <{ [5 x i8] zeroinitializer, [3 x i8] undef }>, align 4

; __rustc::rust_begin_unwind
; Function Attrs: noreturn nounwind nonlazybind uwtable
define hidden void @_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #0 {
start:
  call void @abort() #5
  unreachable
}

; core::ptr::drop_in_place<spinlock::Guard<u32>>
; Function Attrs: nounwind nonlazybind uwtable
define internal void @"_ZN4core3ptr47drop_in_place$LT$spinlock..Guard$LT$u32$GT$$GT$17hd2807030be998beeE"(ptr align 8 %_1) unnamed_addr #1 {
start:
; call <spinlock::Guard<T> as core::ops::drop::Drop>::drop
  call void @"_ZN66_$LT$spinlock..Guard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hb47f4d260a96ebf2E"(ptr align 8 %_1) #6
  ret void
}

; core::sync::atomic::AtomicBool::compare_exchange
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { i1, i8 } @_ZN4core4sync6atomic10AtomicBool16compare_exchange17h232f9871abdae0e6E(ptr align 1 %self, i1 zeroext %current, i1 zeroext %new, i8 %success, i8 %failure) unnamed_addr #2 {
start:
  %_13 = alloca [2 x i8], align 1
  %_0 = alloca [2 x i8], align 1
  %_16 = zext i1 %current to i8
  %_17 = zext i1 %new to i8
; call core::sync::atomic::atomic_compare_exchange
  %0 = call { i1, i8 } @_ZN4core4sync6atomic23atomic_compare_exchange17h3bb5afaddefb642dE(ptr %self, i8 %_16, i8 %_17, i8 %success, i8 %failure) #7
  %1 = extractvalue { i1, i8 } %0, 0
  %2 = extractvalue { i1, i8 } %0, 1
  %3 = zext i1 %1 to i8
  store i8 %3, ptr %_13, align 1
  %4 = getelementptr inbounds i8, ptr %_13, i64 1
  store i8 %2, ptr %4, align 1
  %5 = load i8, ptr %_13, align 1
  %6 = trunc nuw i8 %5 to i1
  %7 = getelementptr inbounds i8, ptr %_13, i64 1
  %8 = load i8, ptr %7, align 1
  %_18 = zext i1 %6 to i64
  %9 = trunc nuw i64 %_18 to i1
  br i1 %9, label %bb3, label %bb4

bb3:                                              ; preds = %start
  %10 = getelementptr inbounds i8, ptr %_13, i64 1
  %x1 = load i8, ptr %10, align 1
  %_22 = icmp ne i8 %x1, 0
  %11 = getelementptr inbounds i8, ptr %_0, i64 1
  %12 = zext i1 %_22 to i8
  store i8 %12, ptr %11, align 1
  store i8 1, ptr %_0, align 1
  br label %bb5

bb4:                                              ; preds = %start
  %13 = getelementptr inbounds i8, ptr %_13, i64 1
  %x = load i8, ptr %13, align 1
  %_20 = icmp ne i8 %x, 0
  %14 = getelementptr inbounds i8, ptr %_0, i64 1
  %15 = zext i1 %_20 to i8
  store i8 %15, ptr %14, align 1
  store i8 0, ptr %_0, align 1
  br label %bb5

bb5:                                              ; preds = %bb3, %bb4
  %16 = load i8, ptr %_0, align 1
  %17 = trunc nuw i8 %16 to i1
  %18 = getelementptr inbounds i8, ptr %_0, i64 1
  %19 = load i8, ptr %18, align 1
  %20 = insertvalue { i1, i8 } poison, i1 %17, 0
  %21 = insertvalue { i1, i8 } %20, i8 %19, 1
  ret { i1, i8 } %21

bb1:                                              ; No predecessors!
  unreachable
}

; core::sync::atomic::AtomicBool::store
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core4sync6atomic10AtomicBool5store17h27c631e438b65a49E(ptr align 1 %self, i1 zeroext %val, i8 %order) unnamed_addr #2 {
start:
  %_7 = zext i1 %val to i8
; call core::sync::atomic::atomic_store
  call void @_ZN4core4sync6atomic12atomic_store17h626fb418cf2bbeecE(ptr %self, i8 %_7, i8 %order) #7
  ret void
}

; core::sync::atomic::atomic_store
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core4sync6atomic12atomic_store17h626fb418cf2bbeecE(ptr %dst, i8 %val, i8 %order) unnamed_addr #2 {
start:
  %_4 = zext i8 %order to i64
  switch i64 %_4, label %bb1 [
    i64 0, label %bb6
    i64 1, label %bb5
    i64 2, label %bb3
    i64 3, label %bb2
    i64 4, label %bb4
  ]

bb1:                                              ; preds = %start
  unreachable

bb6:                                              ; preds = %start
  store atomic i8 %val, ptr %dst monotonic, align 1
  br label %bb7

bb5:                                              ; preds = %start
  store atomic i8 %val, ptr %dst release, align 1
  br label %bb7

bb3:                                              ; preds = %start
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_bf39103a6db665396aab4632362d9353, ptr inttoptr (i64 85 to ptr), ptr align 8 @alloc_a574beff59ab58cf5ed2d6bc163e2302) #8
  unreachable

bb2:                                              ; preds = %start
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_00c0bce0fa6327f8ec8e69d6d765d508, ptr inttoptr (i64 101 to ptr), ptr align 8 @alloc_aec0388915b72a4f610ad656c35be884) #8
  unreachable

bb4:                                              ; preds = %start
  store atomic i8 %val, ptr %dst seq_cst, align 1
  br label %bb7

bb7:                                              ; preds = %bb4, %bb5, %bb6
  ret void
}

; core::sync::atomic::atomic_compare_exchange
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { i1, i8 } @_ZN4core4sync6atomic23atomic_compare_exchange17h3bb5afaddefb642dE(ptr %dst, i8 %old, i8 %new, i8 %success, i8 %failure) unnamed_addr #2 {
start:
  %_8 = alloca [2 x i8], align 1
  %_0 = alloca [2 x i8], align 1
  %_14 = zext i8 %success to i64
  switch i64 %_14, label %bb7 [
    i64 0, label %bb2
    i64 1, label %bb4
    i64 2, label %bb3
    i64 3, label %bb5
    i64 4, label %bb6
  ]

bb7:                                              ; preds = %start
  unreachable

bb2:                                              ; preds = %start
  %_9 = zext i8 %failure to i64
  switch i64 %_9, label %bb1 [
    i64 0, label %bb24
    i64 2, label %bb23
    i64 4, label %bb22
  ]

bb4:                                              ; preds = %start
  %_11 = zext i8 %failure to i64
  switch i64 %_11, label %bb1 [
    i64 0, label %bb18
    i64 2, label %bb17
    i64 4, label %bb16
  ]

bb3:                                              ; preds = %start
  %_10 = zext i8 %failure to i64
  switch i64 %_10, label %bb1 [
    i64 0, label %bb21
    i64 2, label %bb20
    i64 4, label %bb19
  ]

bb5:                                              ; preds = %start
  %_12 = zext i8 %failure to i64
  switch i64 %_12, label %bb1 [
    i64 0, label %bb15
    i64 2, label %bb14
    i64 4, label %bb13
  ]

bb6:                                              ; preds = %start
  %_13 = zext i8 %failure to i64
  switch i64 %_13, label %bb1 [
    i64 0, label %bb12
    i64 2, label %bb11
    i64 4, label %bb10
  ]

bb1:                                              ; preds = %bb6, %bb5, %bb3, %bb4, %bb2
  %_15 = zext i8 %failure to i64
  %0 = icmp eq i64 %_15, 1
  br i1 %0, label %bb8, label %bb9

bb24:                                             ; preds = %bb2
  %1 = cmpxchg ptr %dst, i8 %old, i8 %new monotonic monotonic, align 1
  %2 = extractvalue { i8, i1 } %1, 0
  %3 = extractvalue { i8, i1 } %1, 1
  %4 = zext i1 %3 to i8
  store i8 %2, ptr %_8, align 1
  %5 = getelementptr inbounds i8, ptr %_8, i64 1
  store i8 %4, ptr %5, align 1
  br label %bb25

bb23:                                             ; preds = %bb2
  %6 = cmpxchg ptr %dst, i8 %old, i8 %new monotonic acquire, align 1
  %7 = extractvalue { i8, i1 } %6, 0
  %8 = extractvalue { i8, i1 } %6, 1
  %9 = zext i1 %8 to i8
  store i8 %7, ptr %_8, align 1
  %10 = getelementptr inbounds i8, ptr %_8, i64 1
  store i8 %9, ptr %10, align 1
  br label %bb25

bb22:                                             ; preds = %bb2
  %11 = cmpxchg ptr %dst, i8 %old, i8 %new monotonic seq_cst, align 1
  %12 = extractvalue { i8, i1 } %11, 0
  %13 = extractvalue { i8, i1 } %11, 1
  %14 = zext i1 %13 to i8
  store i8 %12, ptr %_8, align 1
  %15 = getelementptr inbounds i8, ptr %_8, i64 1
  store i8 %14, ptr %15, align 1
  br label %bb25

bb25:                                             ; preds = %bb10, %bb11, %bb12, %bb13, %bb14, %bb15, %bb19, %bb20, %bb21, %bb16, %bb17, %bb18, %bb22, %bb23, %bb24
  %val = load i8, ptr %_8, align 1
  %16 = getelementptr inbounds i8, ptr %_8, i64 1
  %17 = load i8, ptr %16, align 1
  %ok = trunc nuw i8 %17 to i1
  br i1 %ok, label %bb26, label %bb27

bb18:                                             ; preds = %bb4
  %18 = cmpxchg ptr %dst, i8 %old, i8 %new release monotonic, align 1
  %19 = extractvalue { i8, i1 } %18, 0
  %20 = extractvalue { i8, i1 } %18, 1
  %21 = zext i1 %20 to i8
  store i8 %19, ptr %_8, align 1
  %22 = getelementptr inbounds i8, ptr %_8, i64 1
  store i8 %21, ptr %22, align 1
  br label %bb25

bb17:                                             ; preds = %bb4
  %23 = cmpxchg ptr %dst, i8 %old, i8 %new release acquire, align 1
  %24 = extractvalue { i8, i1 } %23, 0
  %25 = extractvalue { i8, i1 } %23, 1
  %26 = zext i1 %25 to i8
  store i8 %24, ptr %_8, align 1
  %27 = getelementptr inbounds i8, ptr %_8, i64 1
  store i8 %26, ptr %27, align 1
  br label %bb25

bb16:                                             ; preds = %bb4
  %28 = cmpxchg ptr %dst, i8 %old, i8 %new release seq_cst, align 1
  %29 = extractvalue { i8, i1 } %28, 0
  %30 = extractvalue { i8, i1 } %28, 1
  %31 = zext i1 %30 to i8
  store i8 %29, ptr %_8, align 1
  %32 = getelementptr inbounds i8, ptr %_8, i64 1
  store i8 %31, ptr %32, align 1
  br label %bb25

bb21:                                             ; preds = %bb3
  %33 = cmpxchg ptr %dst, i8 %old, i8 %new acquire monotonic, align 1
  %34 = extractvalue { i8, i1 } %33, 0
  %35 = extractvalue { i8, i1 } %33, 1
  %36 = zext i1 %35 to i8
  store i8 %34, ptr %_8, align 1
  %37 = getelementptr inbounds i8, ptr %_8, i64 1
  store i8 %36, ptr %37, align 1
  br label %bb25

bb20:                                             ; preds = %bb3
  %38 = cmpxchg ptr %dst, i8 %old, i8 %new acquire acquire, align 1
  %39 = extractvalue { i8, i1 } %38, 0
  %40 = extractvalue { i8, i1 } %38, 1
  %41 = zext i1 %40 to i8
  store i8 %39, ptr %_8, align 1
  %42 = getelementptr inbounds i8, ptr %_8, i64 1
  store i8 %41, ptr %42, align 1
  br label %bb25

bb19:                                             ; preds = %bb3
  %43 = cmpxchg ptr %dst, i8 %old, i8 %new acquire seq_cst, align 1
  %44 = extractvalue { i8, i1 } %43, 0
  %45 = extractvalue { i8, i1 } %43, 1
  %46 = zext i1 %45 to i8
  store i8 %44, ptr %_8, align 1
  %47 = getelementptr inbounds i8, ptr %_8, i64 1
  store i8 %46, ptr %47, align 1
  br label %bb25

bb15:                                             ; preds = %bb5
  %48 = cmpxchg ptr %dst, i8 %old, i8 %new acq_rel monotonic, align 1
  %49 = extractvalue { i8, i1 } %48, 0
  %50 = extractvalue { i8, i1 } %48, 1
  %51 = zext i1 %50 to i8
  store i8 %49, ptr %_8, align 1
  %52 = getelementptr inbounds i8, ptr %_8, i64 1
  store i8 %51, ptr %52, align 1
  br label %bb25

bb14:                                             ; preds = %bb5
  %53 = cmpxchg ptr %dst, i8 %old, i8 %new acq_rel acquire, align 1
  %54 = extractvalue { i8, i1 } %53, 0
  %55 = extractvalue { i8, i1 } %53, 1
  %56 = zext i1 %55 to i8
  store i8 %54, ptr %_8, align 1
  %57 = getelementptr inbounds i8, ptr %_8, i64 1
  store i8 %56, ptr %57, align 1
  br label %bb25

bb13:                                             ; preds = %bb5
  %58 = cmpxchg ptr %dst, i8 %old, i8 %new acq_rel seq_cst, align 1
  %59 = extractvalue { i8, i1 } %58, 0
  %60 = extractvalue { i8, i1 } %58, 1
  %61 = zext i1 %60 to i8
  store i8 %59, ptr %_8, align 1
  %62 = getelementptr inbounds i8, ptr %_8, i64 1
  store i8 %61, ptr %62, align 1
  br label %bb25

bb12:                                             ; preds = %bb6
  %63 = cmpxchg ptr %dst, i8 %old, i8 %new seq_cst monotonic, align 1
  %64 = extractvalue { i8, i1 } %63, 0
  %65 = extractvalue { i8, i1 } %63, 1
  %66 = zext i1 %65 to i8
  store i8 %64, ptr %_8, align 1
  %67 = getelementptr inbounds i8, ptr %_8, i64 1
  store i8 %66, ptr %67, align 1
  br label %bb25

bb11:                                             ; preds = %bb6
  %68 = cmpxchg ptr %dst, i8 %old, i8 %new seq_cst acquire, align 1
  %69 = extractvalue { i8, i1 } %68, 0
  %70 = extractvalue { i8, i1 } %68, 1
  %71 = zext i1 %70 to i8
  store i8 %69, ptr %_8, align 1
  %72 = getelementptr inbounds i8, ptr %_8, i64 1
  store i8 %71, ptr %72, align 1
  br label %bb25

bb10:                                             ; preds = %bb6
  %73 = cmpxchg ptr %dst, i8 %old, i8 %new seq_cst seq_cst, align 1
  %74 = extractvalue { i8, i1 } %73, 0
  %75 = extractvalue { i8, i1 } %73, 1
  %76 = zext i1 %75 to i8
  store i8 %74, ptr %_8, align 1
  %77 = getelementptr inbounds i8, ptr %_8, i64 1
  store i8 %76, ptr %77, align 1
  br label %bb25

bb27:                                             ; preds = %bb25
  %78 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 %val, ptr %78, align 1
  store i8 1, ptr %_0, align 1
  br label %bb28

bb26:                                             ; preds = %bb25
  %79 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 %val, ptr %79, align 1
  store i8 0, ptr %_0, align 1
  br label %bb28

bb28:                                             ; preds = %bb26, %bb27
  %80 = load i8, ptr %_0, align 1
  %81 = trunc nuw i8 %80 to i1
  %82 = getelementptr inbounds i8, ptr %_0, i64 1
  %83 = load i8, ptr %82, align 1
  %84 = insertvalue { i1, i8 } poison, i1 %81, 0
  %85 = insertvalue { i1, i8 } %84, i8 %83, 1
  ret { i1, i8 } %85

bb8:                                              ; preds = %bb1
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_5a43f8d94dd4505c1dba43832ce73af8, ptr inttoptr (i64 105 to ptr), ptr align 8 @alloc_9358981a0abd66965a2745829d6abd34) #8
  unreachable

bb9:                                              ; preds = %bb1
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_7adef5546d83b439c7829602020737c6, ptr inttoptr (i64 123 to ptr), ptr align 8 @alloc_5d2b33ea973198a6afb110fdf3882ee7) #8
  unreachable
}

; core::result::Result<T,E>::is_err
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal zeroext i1 @"_ZN4core6result19Result$LT$T$C$E$GT$6is_err17hbcba46e3ecd9b1f3E"(ptr align 1 %self) unnamed_addr #2 {
start:
  %0 = load i8, ptr %self, align 1
  %1 = trunc nuw i8 %0 to i1
  %2 = getelementptr inbounds i8, ptr %self, i64 1
  %3 = load i8, ptr %2, align 1
  %_3 = zext i1 %1 to i64
  %_2 = icmp eq i64 %_3, 0
  %_0 = xor i1 %_2, true
  ret i1 %_0
}

; <spinlock::Guard<T> as core::ops::drop::Drop>::drop
; Function Attrs: nounwind nonlazybind uwtable
define internal void @"_ZN66_$LT$spinlock..Guard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hb47f4d260a96ebf2E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %_5 = load ptr, ptr %self, align 8
  %_3 = getelementptr inbounds i8, ptr %_5, i64 4
; call core::sync::atomic::AtomicBool::store
  call void @_ZN4core4sync6atomic10AtomicBool5store17h27c631e438b65a49E(ptr align 1 %_3, i1 zeroext false, i8 1) #7
  ret void
}

; <spinlock::Guard<T> as core::ops::deref::Deref>::deref
; Function Attrs: nounwind nonlazybind uwtable
define internal align 4 ptr @"_ZN68_$LT$spinlock..Guard$LT$T$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17hfa64853de0311a9aE"(ptr align 8 %self) unnamed_addr #1 {
start:
  %_4 = load ptr, ptr %self, align 8
  %_6 = ptrtoint ptr %_4 to i64
  %_8 = and i64 %_6, 3
  %_9 = icmp eq i64 %_8, 0
  br i1 %_9, label %bb2, label %panic

bb2:                                              ; preds = %start
  %_11 = ptrtoint ptr %_4 to i64
  %_12 = icmp eq i64 %_11, 0
  %_13 = and i1 %_12, true
  %_14 = xor i1 %_13, true
  br i1 %_14, label %bb3, label %panic1

panic:                                            ; preds = %start
; call core::panicking::panic_misaligned_pointer_dereference
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking36panic_misaligned_pointer_dereference(i64 4, i64 %_6, ptr align 8 @alloc_f330d994020d77662a48518dce0338e1) #8
  unreachable

bb3:                                              ; preds = %bb2
  ret ptr %_4

panic1:                                           ; preds = %bb2
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_f330d994020d77662a48518dce0338e1) #8
  unreachable
}

; <spinlock::Guard<T> as core::ops::deref::DerefMut>::deref_mut
; Function Attrs: nounwind nonlazybind uwtable
define internal align 4 ptr @"_ZN71_$LT$spinlock..Guard$LT$T$GT$$u20$as$u20$core..ops..deref..DerefMut$GT$9deref_mut17h4dfd051e5446705bE"(ptr align 8 %self) unnamed_addr #1 {
start:
  %_4 = load ptr, ptr %self, align 8
  %_6 = ptrtoint ptr %_4 to i64
  %_8 = and i64 %_6, 3
  %_9 = icmp eq i64 %_8, 0
  br i1 %_9, label %bb2, label %panic

bb2:                                              ; preds = %start
  %_11 = ptrtoint ptr %_4 to i64
  %_12 = icmp eq i64 %_11, 0
  %_13 = and i1 %_12, true
  %_14 = xor i1 %_13, true
  br i1 %_14, label %bb3, label %panic1

panic:                                            ; preds = %start
; call core::panicking::panic_misaligned_pointer_dereference
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking36panic_misaligned_pointer_dereference(i64 4, i64 %_6, ptr align 8 @alloc_e632bf25101b1c9556a699cc4173b37a) #8
  unreachable

bb3:                                              ; preds = %bb2
  ret ptr %_4

panic1:                                           ; preds = %bb2
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_e632bf25101b1c9556a699cc4173b37a) #8
  unreachable
}

; spinlock::SpinLock<T>::lock
; Function Attrs: nounwind nonlazybind uwtable
define internal align 4 ptr @"_ZN8spinlock17SpinLock$LT$T$GT$4lock17h1c4cae9114440bfdE"(ptr align 4 %self) unnamed_addr #1 {
start:
  %_4 = alloca [2 x i8], align 1
  br label %bb1

bb1:                                              ; preds = %bb1, %start
  %_5 = getelementptr inbounds i8, ptr %self, i64 4
; call core::sync::atomic::AtomicBool::compare_exchange
  %0 = call { i1, i8 } @_ZN4core4sync6atomic10AtomicBool16compare_exchange17h232f9871abdae0e6E(ptr align 1 %_5, i1 zeroext false, i1 zeroext true, i8 2, i8 0) #7
  %1 = extractvalue { i1, i8 } %0, 0
  %2 = extractvalue { i1, i8 } %0, 1
  %3 = zext i1 %1 to i8
  store i8 %3, ptr %_4, align 1
  %4 = getelementptr inbounds i8, ptr %_4, i64 1
  store i8 %2, ptr %4, align 1
; call core::result::Result<T,E>::is_err
  %_2 = call zeroext i1 @"_ZN4core6result19Result$LT$T$C$E$GT$6is_err17hbcba46e3ecd9b1f3E"(ptr align 1 %_4) #7
  br i1 %_2, label %bb1, label %bb4

bb4:                                              ; preds = %bb1
  ret ptr %self
}

; spinlock::worker
; Function Attrs: nounwind nonlazybind uwtable
define internal ptr @_ZN8spinlock6worker17h271b014950fdc387E(ptr %_1) unnamed_addr #1 {
start:
  %guard = alloca [8 x i8], align 8
; call spinlock::SpinLock<T>::lock
  %0 = call align 4 ptr @"_ZN8spinlock17SpinLock$LT$T$GT$4lock17h1c4cae9114440bfdE"(ptr align 4 @_ZN8spinlock7COUNTER17h97cbcaaa82236395E) #6
  store ptr %0, ptr %guard, align 8
; call <spinlock::Guard<T> as core::ops::deref::Deref>::deref
  %_6 = call align 4 ptr @"_ZN68_$LT$spinlock..Guard$LT$T$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17hfa64853de0311a9aE"(ptr align 8 %guard) #6
  %_5 = load i32, ptr %_6, align 4
  %_0.i = add i32 %_5, 1
; call <spinlock::Guard<T> as core::ops::deref::DerefMut>::deref_mut
  %_8 = call align 4 ptr @"_ZN71_$LT$spinlock..Guard$LT$T$GT$$u20$as$u20$core..ops..deref..DerefMut$GT$9deref_mut17h4dfd051e5446705bE"(ptr align 8 %guard) #6
  store i32 %_0.i, ptr %_8, align 4
; call core::ptr::drop_in_place<spinlock::Guard<u32>>
  call void @"_ZN4core3ptr47drop_in_place$LT$spinlock..Guard$LT$u32$GT$$GT$17hd2807030be998beeE"(ptr align 8 %guard) #6
  ret ptr null
}

; Function Attrs: nounwind nonlazybind uwtable
define i32 @main() unnamed_addr #1 {
start:
  %_26 = alloca [8 x i8], align 8
  %b = alloca [8 x i8], align 8
  %a = alloca [8 x i8], align 8
  store i64 0, ptr %a, align 8
  store i64 0, ptr %b, align 8
  %_4 = call i32 @pthread_create(ptr %a, ptr null, ptr @_ZN8spinlock6worker17h271b014950fdc387E, ptr null) #6
  %_10 = call i32 @pthread_create(ptr %b, ptr null, ptr @_ZN8spinlock6worker17h271b014950fdc387E, ptr null) #6
  %_17 = load i64, ptr %a, align 8
  %_16 = call i32 @pthread_join(i64 %_17, ptr null) #6
  %_20 = load i64, ptr %b, align 8
  %_19 = call i32 @pthread_join(i64 %_20, ptr null) #6
; call spinlock::SpinLock<T>::lock
  %0 = call align 4 ptr @"_ZN8spinlock17SpinLock$LT$T$GT$4lock17h1c4cae9114440bfdE"(ptr align 4 @_ZN8spinlock7COUNTER17h97cbcaaa82236395E) #6
  store ptr %0, ptr %_26, align 8
; call <spinlock::Guard<T> as core::ops::deref::Deref>::deref
  %_24 = call align 4 ptr @"_ZN68_$LT$spinlock..Guard$LT$T$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17hfa64853de0311a9aE"(ptr align 8 %_26) #6
  %_23 = load i32, ptr %_24, align 4
  %_22 = icmp ne i32 %_23, 2
  br i1 %_22, label %bb13, label %bb15

bb15:                                             ; preds = %start
; call core::ptr::drop_in_place<spinlock::Guard<u32>>
  call void @"_ZN4core3ptr47drop_in_place$LT$spinlock..Guard$LT$u32$GT$$GT$17hd2807030be998beeE"(ptr align 8 %_26) #6
  ret i32 0

bb13:                                             ; preds = %start
; call core::ptr::drop_in_place<spinlock::Guard<u32>>
  call void @"_ZN4core3ptr47drop_in_place$LT$spinlock..Guard$LT$u32$GT$$GT$17hd2807030be998beeE"(ptr align 8 %_26) #6
  call void @abort() #5
  unreachable
}

; Function Attrs: noreturn nounwind nonlazybind uwtable
declare void @abort() unnamed_addr #0

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #3

; core::panicking::panic_misaligned_pointer_dereference
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking36panic_misaligned_pointer_dereference(i64, i64, ptr align 8) unnamed_addr #4

; core::panicking::panic_null_pointer_dereference
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking30panic_null_pointer_dereference(ptr align 8) unnamed_addr #4

; Function Attrs: nounwind nonlazybind uwtable
declare i32 @pthread_create(ptr, ptr, ptr, ptr) unnamed_addr #1

; Function Attrs: nounwind nonlazybind uwtable
declare i32 @pthread_join(i64, ptr) unnamed_addr #1

attributes #0 = { noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { noreturn nounwind }
attributes #6 = { nounwind }
attributes #7 = { inlinehint nounwind }
attributes #8 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
