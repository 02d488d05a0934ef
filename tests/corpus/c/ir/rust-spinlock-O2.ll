; rust-spinlock-O2.ll — a spin lock with a guard, from rust-spinlock.rs (rustc 1.95, no_std, panic=abort, opt-level=2).
; run: => ok executions=2 blocked=0
; ModuleID = 'spinlock.fe0aa1a00bef0f4e-cgu.0'
source_filename = "spinlock.fe0aa1a00bef0f4e-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@_ZN8spinlock7COUNTER17h97cbcaaa82236395E = internal global <{ [5 x i8], [3 x i8] }> <{ [5 x i8] zeroinitializer, [3 x i8] undef }>, align 4

; __rustc::rust_begin_unwind
; Function Attrs: cold nofree noreturn nounwind nonlazybind uwtable
define hidden void @_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %_1) unnamed_addr #0 {
start:
  tail call void @abort() #4
  unreachable
}

; spinlock::worker
; Function Attrs: nofree norecurse nounwind nonlazybind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal noalias noundef ptr @_ZN8spinlock6worker17h271b014950fdc387E(ptr readnone captures(none) %_1) unnamed_addr #1 {
start:
  br label %bb2

bb2:                                              ; preds = %bb2, %start
  %0 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @_ZN8spinlock7COUNTER17h97cbcaaa82236395E, i64 4), i8 0, i8 1 acquire monotonic, align 1
  %1 = extractvalue { i8, i1 } %0, 1
  br i1 %1, label %bb6, label %bb2

bb6:                                              ; preds = %bb2
  %_5 = load i32, ptr @_ZN8spinlock7COUNTER17h97cbcaaa82236395E, align 4, !noundef !3
  %_4 = add i32 %_5, 1
  store i32 %_4, ptr @_ZN8spinlock7COUNTER17h97cbcaaa82236395E, align 4
  store atomic i8 0, ptr getelementptr inbounds nuw (i8, ptr @_ZN8spinlock7COUNTER17h97cbcaaa82236395E, i64 4) release, align 4, !noalias !4
  ret ptr null
}

; Function Attrs: nounwind nonlazybind uwtable
define noundef i32 @main() unnamed_addr #2 {
start:
  %b = alloca [8 x i8], align 8
  %a = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %a)
  store i64 0, ptr %a, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %b)
  store i64 0, ptr %b, align 8
  %_3 = call noundef i32 @pthread_create(ptr noundef nonnull %a, ptr noundef null, ptr noundef nonnull @_ZN8spinlock6worker17h271b014950fdc387E, ptr noundef null) #5
  %_6 = call noundef i32 @pthread_create(ptr noundef nonnull %b, ptr noundef null, ptr noundef nonnull @_ZN8spinlock6worker17h271b014950fdc387E, ptr noundef null) #5
  %_10 = load i64, ptr %a, align 8, !noundef !3
  %_9 = call noundef i32 @pthread_join(i64 noundef %_10, ptr noundef null) #5
  %_12 = load i64, ptr %b, align 8, !noundef !3
  %_11 = call noundef i32 @pthread_join(i64 noundef %_12, ptr noundef null) #5
  br label %bb9

bb9:                                              ; preds = %bb9, %start
  %0 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @_ZN8spinlock7COUNTER17h97cbcaaa82236395E, i64 4), i8 0, i8 1 acquire monotonic, align 1
  %1 = extractvalue { i8, i1 } %0, 1
  br i1 %1, label %bb13, label %bb9

bb13:                                             ; preds = %bb9
  %_13 = load i32, ptr @_ZN8spinlock7COUNTER17h97cbcaaa82236395E, align 4, !noundef !3
  %2 = icmp eq i32 %_13, 2
  store atomic i8 0, ptr getelementptr inbounds nuw (i8, ptr @_ZN8spinlock7COUNTER17h97cbcaaa82236395E, i64 4) release, align 4, !noalias !3
  br i1 %2, label %bb7, label %bb5

bb7:                                              ; preds = %bb13
  call void @llvm.lifetime.end.p0(ptr nonnull %b)
  call void @llvm.lifetime.end.p0(ptr nonnull %a)
  ret i32 0

bb5:                                              ; preds = %bb13
  call void @abort() #4
  unreachable
}

; Function Attrs: cold nofree noreturn nounwind nonlazybind uwtable
declare void @abort() unnamed_addr #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nounwind nonlazybind uwtable
declare noundef i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef nonnull, ptr noundef) unnamed_addr #2

; Function Attrs: nounwind nonlazybind uwtable
declare noundef i32 @pthread_join(i64 noundef, ptr noundef) unnamed_addr #2

attributes #0 = { cold nofree noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nofree norecurse nounwind nonlazybind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { noreturn nounwind }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{}
!4 = !{!5, !7}
!5 = distinct !{!5, !6, !"_ZN66_$LT$spinlock..Guard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hb47f4d260a96ebf2E: %self"}
!6 = distinct !{!6, !"_ZN66_$LT$spinlock..Guard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hb47f4d260a96ebf2E"}
!7 = distinct !{!7, !8, !"_ZN4core3ptr47drop_in_place$LT$spinlock..Guard$LT$u32$GT$$GT$17hd2807030be998beeE: %_1"}
!8 = distinct !{!8, !"_ZN4core3ptr47drop_in_place$LT$spinlock..Guard$LT$u32$GT$$GT$17hd2807030be998beeE"}
