; ModuleID = 'examples/mailbox.c'
source_filename = "examples/mailbox.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@flag = internal global i32 0, align 4, !dbg !0
@message = internal global i32 0, align 4, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !31 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !35, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.declare(metadata i32* %3, metadata !40, metadata !DIExpression()), !dbg !41
  store i32 -1, i32* %3, align 4, !dbg !41
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @sender, i8* noundef null) #4, !dbg !42
  %6 = load atomic i32, i32* @flag monotonic, align 4, !dbg !43
  store i32 %6, i32* %4, align 4, !dbg !43
  %7 = load i32, i32* %4, align 4, !dbg !43
  %8 = icmp ne i32 %7, 0, !dbg !43
  br i1 %8, label %9, label %11, !dbg !45

9:                                                ; preds = %0
  %10 = load i32, i32* @message, align 4, !dbg !46
  store i32 %10, i32* %3, align 4, !dbg !47
  br label %11, !dbg !48

11:                                               ; preds = %9, %0
  %12 = load i64, i64* %2, align 8, !dbg !49
  %13 = call i32 @pthread_join(i64 noundef %12, i8** noundef null), !dbg !50
  %14 = load i32, i32* %3, align 4, !dbg !51
  %15 = icmp ne i32 %14, -1, !dbg !52
  br i1 %15, label %16, label %19, !dbg !53

16:                                               ; preds = %11
  %17 = load i32, i32* %3, align 4, !dbg !54
  %18 = icmp ne i32 %17, 42, !dbg !55
  br label %19

19:                                               ; preds = %16, %11
  %20 = phi i1 [ false, %11 ], [ %18, %16 ], !dbg !56
  %21 = zext i1 %20 to i32, !dbg !53
  ret i32 %21, !dbg !57
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i8* @sender(i8* noundef %0) #0 !dbg !58 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !61, metadata !DIExpression()), !dbg !62
  store i32 42, i32* @message, align 4, !dbg !63
  store i32 1, i32* %3, align 4, !dbg !64
  %4 = load i32, i32* %3, align 4, !dbg !64
  store atomic i32 %4, i32* @flag monotonic, align 4, !dbg !64
  %5 = load i8*, i8** %2, align 8, !dbg !65
  ret i8* %5, !dbg !66
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}
!llvm.ident = !{!30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 15, type: !21, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "examples/mailbox.c", directory: ".", checksumkind: CSK_MD5, checksum: "dcde8ffe0dc999a7defcab9de2586514")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 56, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!18, !0}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "message", scope: !2, file: !3, line: 14, type: !20, isLocal: true, isDefinition: true)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 7, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 1}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = !{!"Debian clang version 14.0.6"}
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !32, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{!20}
!34 = !{}
!35 = !DILocalVariable(name: "thread", scope: !31, file: !3, line: 26, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 27, baseType: !38)
!37 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DILocation(line: 26, column: 15, scope: !31)
!40 = !DILocalVariable(name: "seen", scope: !31, file: !3, line: 27, type: !20)
!41 = !DILocation(line: 27, column: 9, scope: !31)
!42 = !DILocation(line: 28, column: 5, scope: !31)
!43 = !DILocation(line: 29, column: 9, scope: !44)
!44 = distinct !DILexicalBlock(scope: !31, file: !3, line: 29, column: 9)
!45 = !DILocation(line: 29, column: 9, scope: !31)
!46 = !DILocation(line: 30, column: 16, scope: !44)
!47 = !DILocation(line: 30, column: 14, scope: !44)
!48 = !DILocation(line: 30, column: 9, scope: !44)
!49 = !DILocation(line: 31, column: 18, scope: !31)
!50 = !DILocation(line: 31, column: 5, scope: !31)
!51 = !DILocation(line: 32, column: 12, scope: !31)
!52 = !DILocation(line: 32, column: 17, scope: !31)
!53 = !DILocation(line: 32, column: 23, scope: !31)
!54 = !DILocation(line: 32, column: 26, scope: !31)
!55 = !DILocation(line: 32, column: 31, scope: !31)
!56 = !DILocation(line: 0, scope: !31)
!57 = !DILocation(line: 32, column: 5, scope: !31)
!58 = distinct !DISubprogram(name: "sender", scope: !3, file: !3, line: 17, type: !59, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!59 = !DISubroutineType(types: !60)
!60 = !{!16, !16}
!61 = !DILocalVariable(name: "unused", arg: 1, scope: !58, file: !3, line: 17, type: !16)
!62 = !DILocation(line: 17, column: 27, scope: !58)
!63 = !DILocation(line: 19, column: 13, scope: !58)
!64 = !DILocation(line: 20, column: 5, scope: !58)
!65 = !DILocation(line: 21, column: 12, scope: !58)
!66 = !DILocation(line: 21, column: 5, scope: !58)
