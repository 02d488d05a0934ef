; syntax.ll — the odd corners of the language: quoted names, unnamed values, aliases, attributes, metadata, comdat, indirectbr, tail calls.
; run: => ok executions=1 blocked=0
source_filename = "odd \22name\22.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

$shared = comdat any

%"struct.with space" = type { i32, %"struct.with space"* }
%0 = type { i8, i8 }

@"quoted global" = linkonce_odr dso_local local_unnamed_addr global i32 41, comdat($shared), align 4, !note !3
@0 = private unnamed_addr constant [3 x i8] c"hi\00", align 1
@"\01escaped" = weak global i32 1
@tls = thread_local(initialexec) global i32 3
@weak_absent = extern_weak global i32
@alias = alias i32, i32* @"quoted global"
@llvm.used = appending global [1 x i8*] [i8* bitcast (i32* @tls to i8*)], section "llvm.metadata"
@unnamed.struct = internal constant %0 { i8 1, i8 2 }
@targets = internal constant [2 x i8*] [i8* blockaddress(@jump, %zero), i8* blockaddress(@jump, %one)]

declare void @abort() #1
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define linkonce_odr hidden fastcc noundef signext i32 @"a function"(i32 noundef %0, i32* nocapture nonnull readonly align 4 dereferenceable(4) %1) unnamed_addr #0 comdat($shared) align 16 {
  %3 = load i32, i32* %1, align 4, !tbaa !4
  %4 = add nsw i32 %3, %0
  ret i32 %4
}

define internal i32 @jump(i64 %which) {
entry:
  %slot = getelementptr inbounds [2 x i8*], [2 x i8*]* @targets, i64 0, i64 %which
  %target = load i8*, i8** %slot
  indirectbr i8* %target, [label %zero, label %one]
zero:
  ret i32 100
one:
  ret i32 200
}

define i32 @count(i32 %n, i32 %sum) {
  %done = icmp eq i32 %n, 0
  br i1 %done, label %out, label %more
out:
  ret i32 %sum
more:
  %m = sub i32 %n, 1
  %s = add i32 %sum, %n
  %r = musttail call i32 @count(i32 %m, i32 %s)
  ret i32 %r
}

define i32 @main() local_unnamed_addr #0 {
"entry block":
  %local = alloca i32, align 4
  %bytes = bitcast i32* %local to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %bytes)
  store i32 1, i32* %local, align 4, !nontemporal !5
  %"the sum" = tail call fastcc signext i32 @"a function"(i32 1, i32* nonnull @alias) #2, !srcloc !5
  %c1 = icmp eq i32 %"the sum", 42
  %j = call i32 @jump(i64 1)
  %c2 = icmp eq i32 %j, 200
  %n = call i32 @count(i32 10, i32 0)
  %c3 = icmp eq i32 %n, 55
  %t = load i32, i32* @tls, align 4
  %l = load i32, i32* %local, align 4
  %tl = add i32 %t, %l
  %c4 = icmp eq i32 %tl, 4
  %h = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @0, i64 0, i64 1), align 1
  %c5 = icmp eq i8 %h, 105
  %c6 = icmp eq i32* @weak_absent, null
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %bytes)
  %a1 = and i1 %c1, %c2
  %a2 = and i1 %a1, %c3
  %a3 = and i1 %a2, %c4
  %a4 = and i1 %a3, %c5
  %a5 = and i1 %a4, %c6
  br i1 %a5, label %good, label %bad, !prof !6
good:                                             ; preds = %"entry block"
  ret i32 0
bad:
  call void @abort()
  unreachable
}

attributes #0 = { nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" }
attributes #1 = { noreturn nounwind }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}
!named.node = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{!"written by hand"}
!3 = !{!"a \22note\22", i8 1, float 1.0}
!4 = !{!7, !7, i64 0}
!5 = distinct !{i32 1, !5}
!6 = !{!"branch_weights", i32 2000, i32 1}
!7 = !{!"int", !8, i64 0}
!8 = !{!"root"}
