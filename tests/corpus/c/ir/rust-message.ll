; rust-message.ll — message passing with fences and enums, from rust-message.rs (rustc 1.95, no_std, panic=abort, opt-level=2).
; run: => ok blocked=0
; ModuleID = 'mpopt.3d9847171d2b61da-cgu.0'
source_filename = "mpopt.3d9847171d2b61da-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@_ZN5mpopt12ACKNOWLEDGED17h728b86f9d6641cc2E.0 = internal unnamed_addr global i64 0, align 8
@_ZN5mpopt7MAILBOX17h2a111d04c0d52ecdE.0 = internal unnamed_addr global ptr null, align 8
@alloc_ff22690b686a867be7f0931330d7ce64 = private unnamed_addr constant [60 x i8] c"assertion failed: ACKNOWLEDGED.load(Ordering::Relaxed) == 42", align 1
@alloc_525858e041f71999362046f920e76bde = private unnamed_addr constant [9 x i8] c"mpopt.rs\00", align 1
@alloc_f653cddf15029a6ed41c1d751f882819 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_525858e041f71999362046f920e76bde, [16 x i8] c"\08\00\00\00\00\00\00\00C\00\00\00\05\00\00\00" }>, align 8

; __rustc::rust_begin_unwind
; Function Attrs: cold nofree noreturn nounwind nonlazybind uwtable
define hidden void @_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %_1) unnamed_addr #0 {
start:
  tail call void @abort() #5
  unreachable
}

; mpopt::receiver
; Function Attrs: nounwind nonlazybind uwtable
define internal noalias noundef ptr @_ZN5mpopt8receiver17h4fdd7a6b96ad809bE(ptr readnone captures(none) %_1) unnamed_addr #1 {
start:
  %0 = load atomic ptr, ptr @_ZN5mpopt7MAILBOX17h2a111d04c0d52ecdE.0 monotonic, align 8
  %1 = icmp eq ptr %0, null
  br i1 %1, label %bb6, label %bb7

bb6:                                              ; preds = %start, %bb6
  tail call void @llvm.x86.sse2.pause()
  %2 = load atomic ptr, ptr @_ZN5mpopt7MAILBOX17h2a111d04c0d52ecdE.0 monotonic, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %bb6, label %bb7

bb7:                                              ; preds = %bb6, %start
  %.lcssa = phi ptr [ %0, %start ], [ %2, %bb6 ]
  fence acquire
  %4 = load i8, ptr %.lcssa, align 8, !range !3, !noundef !4
  switch i8 %4, label %bb12 [
    i8 2, label %bb10
    i8 0, label %bb13
  ]

bb10:                                             ; preds = %bb7, %bb12, %bb13
  %_13.sroa.0.0 = phi i64 [ %14, %bb12 ], [ %16, %bb13 ], [ 0, %bb7 ]
  %iter.sroa.0.0.ptr4.1 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 16
  %5 = load i8, ptr %iter.sroa.0.0.ptr4.1, align 8, !range !3, !noundef !4
  switch i8 %5, label %bb12.1 [
    i8 2, label %bb10.1
    i8 0, label %bb13.1
  ]

bb13.1:                                           ; preds = %bb10
  %6 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 20
  %_41.1 = load i32, ptr %6, align 4, !noundef !4
  %7 = zext i32 %_41.1 to i64
  br label %bb10.1

bb12.1:                                           ; preds = %bb10
  %8 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 17
  %_43.1 = load i8, ptr %8, align 1, !noundef !4
  %_42.1 = zext i8 %_43.1 to i64
  %9 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 24
  %_44.1 = load i64, ptr %9, align 8, !noundef !4
  %10 = add i64 %_44.1, %_42.1
  br label %bb10.1

bb10.1:                                           ; preds = %bb12.1, %bb13.1, %bb10
  %_13.sroa.0.0.1 = phi i64 [ %10, %bb12.1 ], [ %7, %bb13.1 ], [ 0, %bb10 ]
  %11 = add i64 %_13.sroa.0.0.1, %_13.sroa.0.0
  store atomic i64 %11, ptr @_ZN5mpopt12ACKNOWLEDGED17h728b86f9d6641cc2E.0 release, align 8
  ret ptr null

bb12:                                             ; preds = %bb7
  %12 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 1
  %_43 = load i8, ptr %12, align 1, !noundef !4
  %_42 = zext i8 %_43 to i64
  %13 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 8
  %_44 = load i64, ptr %13, align 8, !noundef !4
  %14 = add i64 %_44, %_42
  br label %bb10

bb13:                                             ; preds = %bb7
  %15 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 4
  %_41 = load i32, ptr %15, align 4, !noundef !4
  %16 = zext i32 %_41 to i64
  br label %bb10
}

; Function Attrs: nounwind nonlazybind uwtable
define noundef i32 @main() unnamed_addr #1 {
start:
  %t = alloca [8 x i8], align 8
  %shared = alloca [32 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %shared)
  %_2.sroa.4.0.shared.sroa_idx = getelementptr inbounds nuw i8, ptr %shared, i64 1
  %_2.sroa.5.0.shared.sroa_idx = getelementptr inbounds nuw i8, ptr %shared, i64 16
  store i8 0, ptr %_2.sroa.5.0.shared.sroa_idx, align 8
  %_2.sroa.5.sroa.5.0._2.sroa.5.0.shared.sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %shared, i64 20
  store i32 5, ptr %_2.sroa.5.sroa.5.0._2.sroa.5.0.shared.sroa_idx.sroa_idx, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %t)
  store i64 0, ptr %t, align 8
  %_7 = call noundef i32 @pthread_create(ptr noundef nonnull %t, ptr noundef null, ptr noundef nonnull @_ZN5mpopt8receiver17h4fdd7a6b96ad809bE, ptr noundef null) #3
  store i8 1, ptr %shared, align 8
  store i8 7, ptr %_2.sroa.4.0.shared.sroa_idx, align 1
  %_10.sroa.6.0..sroa_idx = getelementptr inbounds nuw i8, ptr %shared, i64 8
  store i64 30, ptr %_10.sroa.6.0..sroa_idx, align 8
  store atomic ptr %shared, ptr @_ZN5mpopt7MAILBOX17h2a111d04c0d52ecdE.0 release, align 8
  %0 = load atomic i64, ptr @_ZN5mpopt12ACKNOWLEDGED17h728b86f9d6641cc2E.0 acquire, align 8
  %1 = icmp eq i64 %0, 0
  br i1 %1, label %bb3, label %bb4

bb3:                                              ; preds = %start, %bb3
  call void @llvm.x86.sse2.pause()
  %2 = load atomic i64, ptr @_ZN5mpopt12ACKNOWLEDGED17h728b86f9d6641cc2E.0 acquire, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %bb3, label %bb4

bb4:                                              ; preds = %bb3, %start
  %_18 = load i64, ptr %t, align 8, !noundef !4
  %_17 = call noundef i32 @pthread_join(i64 noundef %_18, ptr noundef null) #3
  %4 = load atomic i64, ptr @_ZN5mpopt12ACKNOWLEDGED17h728b86f9d6641cc2E.0 monotonic, align 8
  %5 = icmp eq i64 %4, 42
  br i1 %5, label %bb6, label %bb7, !prof !5

bb6:                                              ; preds = %bb4
  call void @llvm.lifetime.end.p0(ptr nonnull %t)
  call void @llvm.lifetime.end.p0(ptr nonnull %shared)
  ret i32 0

bb7:                                              ; preds = %bb4
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_ff22690b686a867be7f0931330d7ce64, i64 noundef 60, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_f653cddf15029a6ed41c1d751f882819) #6
  unreachable
}

; Function Attrs: cold nofree noreturn nounwind nonlazybind uwtable
declare void @abort() unnamed_addr #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() unnamed_addr #3

; Function Attrs: nounwind nonlazybind uwtable
declare noundef i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef nonnull, ptr noundef) unnamed_addr #1

; Function Attrs: nounwind nonlazybind uwtable
declare noundef i32 @pthread_join(i64 noundef, ptr noundef) unnamed_addr #1

; core::panicking::panic
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #4

attributes #0 = { cold nofree noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind }
attributes #4 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { noreturn nounwind }
attributes #6 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{i8 0, i8 3}
!4 = !{}
!5 = !{!"branch_weights", !"expected", i32 2000, i32 1}
