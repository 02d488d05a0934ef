; Everything that the language has, in both forms of pointers, in no particular order. It does nothing sensible.
source_filename = "a\22b.c"
target datalayout = "e-m:e"
target triple = "x86_64"
module asm "beep boop"
module asm "x"
$c.any = comdat any
$"c b" = comdat exactmatch
%"my type" = type { i32, %0* }
%0 = type { %"my type", [0 x i8] }
%opq = type opaque
%fnty = type void (i32, ...)
%emp = type {}
%pp = type <{ }>
@g.private = private global i32 0
@vec = constant <2 x i8> <i8 -0, i8 1>
@llvm.used = appending global [1 x i32*] [i32* @g.private], section "llvm.metadata"
@ei = external externally_initialized global i32
@g = dso_local local_unnamed_addr addrspace(1) global i32 u0xFF, align(8), no_sanitize_address, sanitize_address_dyninit, code_model "large", partition "p", !dbg !0, !type !{i64 0} #0
@dll = external dllimport constant i8
@hid = hidden protected thread_local(localdynamic) unnamed_addr global double 0x7FF8000000000000
@fl = global [3 x float] [float 1.000000e+00, float -1.5e-05, float 0x36A0000000000000]
@oth = global { half, bfloat, fp128, x86_fp80, ppc_fp128 } { half 0xH3C00, bfloat 0xR3F80, fp128 0xL00000000000000000000000000000000, x86_fp80 0xK4000C8F5C28F5C28F800, ppc_fp128 0xM400C0000000000300000000010000000 }
@exprs = global [9 x i64] [i64 ptrtoint (i32* @g.private to i64), i64 add (i64 1, i64 ptrtoint (ptr @g.private to i64)), i64 sub nuw nsw (i64 5, i64 3), i64 zext (i1 icmp eq (ptr @g.private, ptr null) to i64), i64 select (i1 true, i64 1, i64 2), i64 extractelement (<2 x i64> zeroinitializer, i32 0), i64 undef, i64 poison, i64 ptrtoaddr (ptr @f to i64)]
@gep = global i8* getelementptr inbounds nuw inrange(-8, 16) (i8, i8* bitcast (i32* @g.private to i8*), i64 4)
@gepold = global i32* getelementptr inbounds ({ [4 x i32] }, { [4 x i32] }* null, i32 0, inrange i32 0, i64 2)
@eqv = global ptr dso_local_equivalent @f
@nocfi = global ptr no_cfi @f
@auth = global ptr ptrauth (ptr @f, i32 0, i64 1, ptr null)
@ba = global i8* blockaddress(@f, %bb)
@spl = global <4 x i32> splat (i32 -3)
@asp = global i8* addrspacecast (i8 addrspace(1)* null to i8*)
@neg = global i128 -170141183460469231731687303715884105728
@big = global i256 5
@str = global [4 x i8] c"\\\22a\00", comdat($c.any)
@tgt = external global target("spirv.Image", void, 0, 1)
@0 = private constant {} zeroinitializer
@a.linkonce = linkonce alias i32, i32* @g.private
@a.tl = internal thread_local(initialexec) unnamed_addr alias i32, ptr @g.private, partition "x"
@a.expr = alias i8, bitcast (i32* @g.private to i8*)
declare cc 10 void @cc()
declare cc10 void @cc2()
declare !dbg !5 !kcfi_type !6 zeroext i64 @ret(...)
declare align 32 dereferenceable_or_null(8) noundef range(i32 0, 5) nofpclass(nan inf) i32* @al(i8* align 4 captures(none) initializes((0, 4), (8, 12)) dead_on_unwind writable sret(%0) %x, i8 signext, float nofpclass(nan), i32 "kv"="x" "k" inreg %5) local_unnamed_addr addrspace(0) "cpu"="a8" #0 nounwind memory(argmem: read) section "80" comdat($c.any) align 16 gc "x" prefix i32 168 prologue i8 5
declare void @params(i8* byref(i8), i8* inalloca(i8), ptr preallocated(i32), ptr elementtype(i8), ptr align(8), metadata, token, x86_mmx, <4 x ptr>, [2 x i8], {i8,i8}, %fnty*)
declare void @last()
define void @f(i8* %p, i32 %n, i1 %c, <4 x i32> %v, float %fl) unnamed_addr #0 personality i32 (...)* @pers !dbg !5 !prof !{!"a", i64 5} {
entry:
  %x = alloca inalloca i8, i32 5, align 1, addrspace(5), !dbg !5
  %se = alloca swifterror ptr, align 8
  %nn = alloca i32, i64 4
  %z = alloca { i32 }, align 4
  br i1 %c, label %bb, label %"b 2"
bb:                                               ; preds = %entry
  fence syncscope("singlethread") seq_cst
  fence acquire
  %r1 = atomicrmw volatile nand i8* %p, i8 1 syncscope("agent") monotonic, align 1, !mmra !{}
  %r2 = atomicrmw fminimum ptr %p, float 1.0 seq_cst
  %r3 = atomicrmw usub_sat ptr %p, i32 1 seq_cst
  %c1 = cmpxchg weak volatile ptr %p, ptr null, ptr @g syncscope("x") unordered monotonic
  %l1 = load atomic volatile i32, i32* null syncscope("singlethread") unordered, align 4, !range !{i32 0, i32 2}, !noundef !{}
  %l2 = load volatile i32, ptr %p
  store volatile i32 5, ptr %p, align 4
  store atomic i32 5, ptr addrspace(1) null release, align 4
  %gp = getelementptr inbounds nuw nusw %0, %0* null, i64 0, i32 0, i32 0, !dbg !5
  %gv = getelementptr i8, <4 x ptr> zeroinitializer, <4 x i64> splat (i64 1)
  %fa = fadd fast float %fl, 1.0
  %fn = fneg nnan ninf float %fl
  %fc = fcmp nnan uno float %fl, 0.0
  %ic = icmp samesign ult i32 %n, -5
  %or = or disjoint i32 %n, 1
  %zx = zext nneg i32 %n to i64
  %tr = trunc nuw nsw i64 %zx to i8
  %fr = freeze i32 %n
  %se1 = select fast i1 %c, float %fl, float 0.0, !prof !{}
  %va = va_arg i8** null, i32
  %ev = extractvalue { i32, { i8, [4 x i8] } } undef, 1, 1, 3
  %iv = insertvalue { i32, i8 } poison, i8 5, 1, !dbg !5
  %ee = extractelement <4 x i32> %v, i32 1
  %ie = insertelement <4 x i32> %v, i32 5, i64 2, !dbg !7
  %sv = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> <i32 0, i32 undef,
     i32 2, i32 3>
  call void asm sideeffect alignstack inteldialect unwind "x $0", "=r,~{memory}"(i32 5) #1, !srcloc !8
  %as = call { i32, i32 } asm "a\22", ""()
  %ca = tail call fast nnan cc 10 addrspace(0) zeroext float @flf(float nofpclass(nan) %fl, ptr nonnull byval({ i32 }) align 4 getelementptr (i8, ptr null, i64 5), i32 inreg undef) nobuiltin "k"="v" #2 [ "deopt"(i32 5, ptr null), "foo"() ], !dbg !5
  musttail call void (...) bitcast (void ()* @last to void (...)*)(...)
  notail call void %p(metadata !{}, metadata !"x", metadata i32 5, metadata !DIArgList(i32 %n, i32 5), metadata !5, metadata i32 %n)
  call void @llvm.dbg.value(metadata i32 %n, metadata !5, metadata !DIExpression(DW_OP_plus_uconst, 8)), !dbg !5
  call void @llvm.dbg.declare(metadata i32* undef, metadata !5, metadata !DIExpression()), !dbg !5
  call void null()
    #dbg_value(i32 %n, !5, !DIExpression(), !6)
    #dbg_declare(ptr %z, !5, !DIExpression(), !6)
    #dbg_declare(ptr poison, !5, !DIExpression(), !6)
    #dbg_assign(i32 5, !5, !DIExpression(), !6, ptr %z, !DIExpression(), !7)
    #dbg_label(!5, !6)
  invoke fastcc void @last() #0 [ "x"() ]
          to label %"b 2" unwind label %lp, !dbg !5
"b 2":
  %ph = phi i32 [ 0, %entry ], [ 1, %bb ], !dbg !5
  switch i8 0, label %bb [ i8 -1, label %bb
     i8 1, label %ib ], !dbg !5
ib:
  indirectbr i8* blockaddress(@f, %bb), [label %bb, label %ib], !dbg !5
lp:
  %lpv = landingpad { i8*, i32 }
          cleanup
          catch i8* null
          catch i8** @eqv
          filter [2 x i8*] [i8* null, i8* bitcast (i32* @g.private to i8*)], !dbg !5
  resume { i8*, i32 } %lpv, !dbg !5
cs:
  %csv = catchswitch within none [label %cp, label %cp2] unwind to caller
cp:
  %cpv = catchpad within %csv [i8* null, i32 64]
  catchret from %cpv to label %bb
cp2:
  %clv = cleanuppad within none []
  cleanupret from %clv unwind label %cs
cb:
  %cbv = callbr i32 asm "", "=r,!i"() #0 to label %bb [label %ib, label %cs], !dbg !5
u:
  unreachable, !dbg !5
  uselistorder i32 %n, { 1, 0 }
  uselistorder label %bb, { 1, 0 }
}
define i32 @nums(i32, i32 %a, i32) {
  %4 = add i32 %0, %1
  add i32 %4, 1
  br i1 true, label %6, label %7
  br label %7
  ret i32 %5
}
declare i32 @pers(...)
declare float @flf(float, ptr, i32)
attributes #0 = { nounwind alignstack=4 "a"="}" memory(none) }
!llvm.module.flags = !{!0, !1}
!named = !{}
!foo\20bar = !{!0, !DIExpression()}
!0 = !{i32 2, !"x", ptr @f, null, !{!1}, !DIExpression()}
!1 = distinct !{!1, !0}
!2 = !DISubrange(count: !5, lowerBound: 0)
!3 = !DISubrange(count: -1)
!4 = !DIFile(filename: "a\22b", directory: "", checksumkind: CSK_MD5, checksum: "x", source: "int main() {\0A}")
!5 = distinct !DISubprogram(name: "f", scope: null, file: !4, line: 5, type: !6, spFlags: DISPFlagDefinition | DISPFlagOptimized, templateParams: !{}, retainedNodes: !7)
!6 = !DIDerivedType(tag: DW_TAG_member, name: "x", size: 32, offset: 64, extraData: i64 5)
!7 = !DIDerivedType(tag: DW_TAG_ptr_auth, size: !5, ptrAuthKey: 2)
!8 = !DIEnumerator(name: "A", value: -5, isUnsigned: true)
!9 = !GenericDINode(tag: DW_TAG_x, header: "h", operands: {!5, !6})
!10 = !DIAssignID()
!11 = !DILocation(line: 5, scope: !5, inlinedAt: !12, isImplicitCode: true, atomGroup: 1)
uselistorder ptr @f, { 1, 0 }
uselistorder_bb @f, %bb, { 1, 0 }
^0 = module: (path: "x", hash: (0, 1))
^1 = gv: (name: "f", summaries: (function: (module: ^0,
  flags: (linkage: external))))
