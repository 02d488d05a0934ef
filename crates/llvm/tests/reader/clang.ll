; What clang 22 writes for a small program, shortened.
source_filename = "mp.c"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }
%"struct.std::atomic" = type { %struct.pair, ptr }
%struct.pair = type <{ i32, [4 x i8], i64 }>

@x = dso_local global i32 0, align 4, !dbg !0
@t = internal thread_local global %"struct.std::atomic" zeroinitializer, align 8
@.str = private unnamed_addr constant [6 x i8] c"x == 1", align 1
@tab = dso_local global [2 x ptr] [ptr @writer, ptr getelementptr inbounds nuw (i8, ptr @x, i64 2)], align 16

; Function Attrs: noinline nounwind
define dso_local ptr @writer(ptr noundef %0) #0 !dbg !10 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !11, !DIExpression(), !12)
  store atomic i32 1, ptr @x release, align 4, !dbg !12
  %3 = atomicrmw add ptr @x, i32 -1 acq_rel, align 4
  %4 = cmpxchg weak ptr @x, i32 %3, i32 5 seq_cst monotonic, align 4
  %5 = extractvalue { i32, i1 } %4, 1
  br i1 %5, label %6, label %8

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw %"struct.std::atomic", ptr @t, i32 0, i32 0, i32 2
  fence syncscope("singlethread") seq_cst
  br label %8, !llvm.loop !13

8:                                                ; preds = %6, %1
  %9 = phi ptr [ null, %1 ], [ %7, %6 ]
  switch i32 %3, label %10 [
    i32 -1, label %6
    i32 7, label %10
  ]

10:
  ret ptr %9
}

define dso_local range(i32 0, 2) i32 @main() personality ptr @__gxx_personality_v0 {
entry:
  %r = invoke i32 (ptr, ...) @printf(ptr noundef captures(none) @.str, double 1.500000e+00) #1
          to label %ok unwind label %bad
ok:
  %v = load atomic volatile i32, ptr @x acquire, align 4
  %cmp = icmp samesign ult i32 %v, 2
  %z = zext nneg i1 %cmp to i32
  %s = select i1 %cmp, i32 %z, i32 7
  ret i32 %s
bad:
  %lp = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %lp
}

declare i32 @printf(ptr noundef, ...) #1
declare i32 @__gxx_personality_v0(...)

attributes #0 = { noinline nounwind "frame-pointer"="all" }
attributes #1 = { nofree }

!llvm.dbg.cu = !{!2}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 3, type: !5, isLocal: false)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang", splitDebugInlining: false)
!3 = !DIFile(filename: "mp.c", directory: "/tmp", checksumkind: CSK_MD5, checksum: "0")
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 5, spFlags: DISPFlagDefinition)
!11 = !DILocalVariable(name: "arg", arg: 1, scope: !10, file: !3, line: 5, type: !5)
!12 = !DILocation(line: 6, column: 3, scope: !10)
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
