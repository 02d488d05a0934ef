//! Checks the summaries of modules of good text.

use crate::show;
use fencepost_llvm::reader::read;
use fencepost_source::SourceFile;

#[track_caller]
fn summary(ir: &str) -> String {
    let file = SourceFile::new("test.ll", ir);
    match read(&file) {
        Ok(module) => show::module(&module),
        Err(error) => panic!("{}", error.render(&file)),
    }
}

/// Reads `ir` and compares its summary, blank lines and indentation at both ends aside.
#[track_caller]
fn check(ir: &str, expected: &str) {
    let found = summary(ir);
    let lines = |text: &str| text.trim().lines().map(|line| line.trim().to_owned()).collect::<Vec<_>>();
    assert_eq!(lines(&found), lines(expected), "\nfound:\n{found}");
}

/// Checks the same module, as LLVM 14 and as LLVM 15 and later write it.
#[track_caller]
fn check_both(typed: &str, opaque: &str, expected: &str) {
    check(typed, expected);
    check(opaque, expected);
}

#[test]
fn loads_and_stores() {
    check_both(
        r#"
define i32 @f(i32* %p) {
  %1 = load i32, i32* %p, align 4
  store volatile i32 %1, i32* %p, align 4
  %2 = load atomic i32, i32* %p acquire, align 4
  store atomic volatile i32 -1, i32* %p syncscope("agent") release, align 4
  %3 = load atomic i32, i32* %p unordered, align 4
  ret i32 %2
}
"#,
        r#"
define i32 @f(ptr %p) {
  %1 = load i32, ptr %p, align 4
  store volatile i32 %1, ptr %p, align 4
  %2 = load atomic i32, ptr %p acquire, align 4
  store atomic volatile i32 -1, ptr %p syncscope("agent") release, align 4
  %3 = load atomic i32, ptr %p unordered, align 4
  ret i32 %2
}
"#,
        r#"
i32 @f(ptr %p)
 %0:
  %1 = load i32 %p Na
  store i32 %1 to %p Na volatile
  %2 = load i32 %p Acq
  store i32 4294967295 to %p Rel volatile
  %3 = load i32 %p Rlx
  ret i32 %2
"#,
    );
}

#[test]
fn read_modify_write() {
    check_both(
        r#"
define void @f(i32* %p, i8** %q) {
  %1 = cmpxchg weak volatile i32* %p, i32 0, i32 1 acq_rel monotonic, align 4
  %2 = extractvalue { i32, i1 } %1, 1
  %3 = cmpxchg i8** %q, i8* null, i8* null syncscope("x") seq_cst seq_cst
  %4 = atomicrmw volatile add i32* %p, i32 5 monotonic, align 4
  %5 = atomicrmw xchg i8** %q, i8* null release
  %6 = atomicrmw usub_sat i32* %p, i32 1 acquire
  fence syncscope("singlethread") seq_cst
  fence acq_rel
  ret void
}
"#,
        r#"
define void @f(ptr %p, ptr %q) {
  %1 = cmpxchg weak volatile ptr %p, i32 0, i32 1 acq_rel monotonic, align 4
  %2 = extractvalue { i32, i1 } %1, 1
  %3 = cmpxchg ptr %q, ptr null, ptr null syncscope("x") seq_cst seq_cst
  %4 = atomicrmw volatile add ptr %p, i32 5 monotonic, align 4
  %5 = atomicrmw xchg ptr %q, ptr null release
  %6 = atomicrmw usub_sat ptr %p, i32 1 acquire
  fence syncscope("singlethread") seq_cst
  fence acq_rel
  ret void
}
"#,
        r#"
void @f(ptr %p, ptr %q)
 %0:
  %1 = cas weak %p, i32 0 -> 1 AcqRel Rlx
  %2 = extract {i32, i1} %1 [1]
  %3 = cas %q, ptr null -> null Sc Sc
  %4 = rmw Add %p, i32 5 Rlx
  %5 = rmw Xchg %q, ptr null Rel
  %6 = rmw Other("usub_sat") %p, i32 1 Acq
  fence Sc single
  fence AcqRel
  ret
"#,
    );
}

#[test]
fn recursive_types_and_function_pointers() {
    check_both(
        r#"
%list = type { %list*, %node*, void (%list*, ...)*, [2 x %pair]* }
%node = type { %pair, %list }
%pair = type <{ i8, i32 }>
%never = type opaque
@n = external global %node
@o = global %never* null
define i32 @f(%node* %n, i32 (i8*)* %fp) {
  %1 = getelementptr inbounds %node, %node* %n, i64 0, i32 1, i32 2
  %2 = load void (%list*, ...)*, void (%list*, ...)** %1, align 8
  call void (%list*, ...) %2(%list* null, i32 5)
  %3 = call i32 %fp(i8* null)
  ret i32 %3
}
"#,
        r#"
%list = type { ptr, ptr, ptr, ptr }
%node = type { %pair, %list }
%pair = type <{ i8, i32 }>
@n = external global %node
@o = global ptr null
define i32 @f(ptr %n, ptr %fp) {
  %1 = getelementptr inbounds nuw %node, ptr %n, i64 0, i32 1, i32 2
  %2 = load ptr, ptr %1, align 8
  call void (ptr, ...) %2(ptr null, i32 5)
  %3 = call i32 %fp(ptr null)
  ret i32 %3
}
"#,
        r#"
@n: {<{i8, i32}>, {ptr, ptr, ptr, ptr}} = external
@o: ptr = null
i32 @f(ptr %n, ptr %fp)
 %0:
  %1 = gep {<{i8, i32}>, {ptr, ptr, ptr, ptr}}, ptr %n, i64 0, i32 1, i32 2
  %2 = load ptr %1 Na
  call void %2(ptr null, i32 5) ...
  %3 = call i32 %fp(ptr null)
  ret i32 %3
"#,
    );
}

#[test]
fn constants() {
    check_both(
        r#"
@s = private unnamed_addr constant [4 x i8] c"a\22\\\00", align 1
@p = global i8* getelementptr inbounds ([4 x i8], [4 x i8]* @s, i64 0, i64 1)
@i = global i64 ptrtoint (i8* getelementptr (i8, i8* bitcast (i64* @i to i8*), i64 8) to i64)
@a = internal thread_local(initialexec) global [2 x { i8, float }] [{ i8, float } { i8 -1, float 0x3FB99999A0000000 }, { i8, float } zeroinitializer]
@v = global <2 x i32*> <i32* null, i32* undef>
@b = alias i64, i64* @i
@c = internal alias i8, bitcast (i64* @i to i8*)
"#,
        r#"
@s = private unnamed_addr constant [4 x i8] c"a\22\\\00", align 1
@p = global ptr getelementptr inbounds nuw ([4 x i8], ptr @s, i64 0, i64 1)
@i = global i64 ptrtoint (ptr getelementptr (i8, ptr bitcast (ptr @i to ptr), i64 8) to i64)
@a = internal thread_local(initialexec) global [2 x { i8, float }] [{ i8, float } { i8 -1, float 0x3FB99999A0000000 }, { i8, float } zeroinitializer]
@v = global <2 x ptr> <ptr null, ptr undef>
@b = alias i64, ptr @i
@c = internal alias i8, bitcast (ptr @i to ptr)
"#,
        r#"
@s: [4 x i8] = [97, 34, 92, 0] constant local align 1
@p: ptr = gep([4 x i8], ptr @s, i64 0, i64 1)
@i: i64 = PtrToInt(ptr gep(i8, ptr BitCast(ptr @i to ptr), i64 8) to i64)
@a: [2 x {i8, float}] = [{i8, float} [i8 255, float 0.10000000149011612], {i8, float} zero] tls local
@v: <2 x ptr> = [ptr null, ptr undef]
@b is @i
@c is BitCast(ptr @i to ptr)
"#,
    );
}

#[test]
fn debug_declarations() {
    check_both(
        r#"
define void @f(i32 %x) !dbg !4 {
  %a = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %a, metadata !5, metadata !DIExpression()), !dbg !6
  call void @llvm.dbg.value(metadata i32 %x, metadata !5, metadata !DIExpression()), !dbg !6
  ret void, !dbg !6
}
"#,
        r#"
define void @f(i32 %x) !dbg !4 {
  %a = alloca i32, align 4
    #dbg_declare(ptr %a, !5, !DIExpression(), !6)
    #dbg_value(i32 %x, !5, !DIExpression(DW_OP_plus_uconst, 8), !6)
    #dbg_declare(ptr poison, !5, !DIExpression(), !6)
    #dbg_assign(i32 %x, !5, !DIExpression(), !7, ptr %a, !DIExpression(), !6)
    #dbg_label(!5, !6)
  ret void, !dbg !6
}
"#,
        r#"
void @f(i32 %x) !4
 %0:
  %a = alloca i32 align 4
  ret !6
 %a is !5
"#,
    );
}

#[test]
fn newer_constants() {
    check(
        r#"
@a = global i32 u0xFF
@b = global i16 s0xFF
@c = global <3 x i32> splat (i32 -1)
@d = global ptr dso_local_equivalent @f
@e = global ptr no_cfi @f
@g = global ptr ptrauth (ptr @f, i32 0, i64 1, ptr null)
@h = constant ptr getelementptr inbounds nuw inrange(-16, 8) ({ [4 x ptr] }, ptr @h, i32 0, i32 0, i32 2)
@i = global { half, bfloat, x86_fp80, fp128 } { half 0xH3C00, bfloat 0xR3F80, x86_fp80 0xK4000C8F5C28F5C28F800, fp128 0xL00000000000000000000000000000000 }
@j = global [2 x i64] [i64 add nuw (i64 ptrtoaddr (ptr @f to i64), i64 1), i64 select (i1 icmp ult (ptr @f, ptr null), i64 1, i64 2)]
@k = global i128 -170141183460469231731687303715884105728
@l = global [1 x double] [double -1.5e-05]
@m = global ptr blockaddress(@f, %"a b")
@n = global i64 extractelement (<2 x i64> zeroinitializer, i32 0)
@o = global i1 true
define void @f() {
  br label %"a b"
"a b":
  ret void
}
"#,
        r#"
@a: i32 = 255
@b: i16 = 65535
@c: <3 x i32> = [i32 4294967295, i32 4294967295, i32 4294967295]
@d: ptr = @f
@e: ptr = @f
@g: ptr = ptrauth(…)
@h: ptr = gep({[4 x ptr]}, ptr @h, i32 0, i32 0, i32 2) constant
@i: {half, bfloat, x86_fp80, fp128} = [half 0xH3C00, bfloat 0xR3F80, x86_fp80 0xK4000C8F5C28F5C28F800, fp128 0xL00000000000000000000000000000000]
@j: [2 x i64] = [i64 Add(i64 PtrToInt(ptr @f to i64), 1), i64 select(Ult(ptr @f, null), i64 1, 2)]
@k: i128 = 170141183460469231731687303715884105728
@l: [1 x double] = [double -1.5e-5]
@m: ptr = blockaddress(@f, %a b)
@n: i64 = extractelement(…)
@o: i1 = 1
void @f()
 %0:
  br %a b
 %a b:
  ret
"#,
    );
}

#[test]
fn globals_with_everything() {
    check(
        r#"
$c = comdat any
@a = available_externally hidden dllimport thread_local(localexec) local_unnamed_addr addrspace(1) externally_initialized constant i32 1, section "s", partition "p", comdat($c), align 64, code_model "large", no_sanitize_address, !dbg !7, !type !{i64 0} #0
@b = extern_weak dso_local global i8
@c = common global [0 x i8] zeroinitializer, comdat, align(16)
@llvm.used = appending global [1 x ptr] [ptr @a], section "llvm.metadata"
@0 = external global i32
@"x y\22z" = external global i32
@1 = linkonce_odr constant ptr @"x y\22z"
attributes #0 = { "a"="}" }
"#,
        r#"
@a: i32 = 1 constant tls weak align 64 !7
@b: i8 = external weak
@c: [0 x i8] = zero weak align 16
@llvm.used: [1 x ptr] = [ptr @a]
@0: i32 = external
@x y"z: i32 = external
@1: ptr = @x y"z constant weak
"#,
    );
}

#[test]
fn heads_with_everything() {
    check(
        r#"
%T = type { i32 }
declare !dbg !5 zeroext i8 @a(ptr noundef align 8 dereferenceable(4) byval(%T), ptr sret(%T) %r, i32 range(i32 0, 5) "k"="v", float nofpclass(nan inf), ptr captures(none) initializes((0, 4)), ...) local_unnamed_addr addrspace(0) #0 nounwind memory(argmem: read) section "x" gc "g" prefix i32 1
declare cc 10 range(i32 0, 2) i32 @b()
declare amdgpu_cs cc10 void @c()
define weak_odr hidden noundef nonnull ptr @d() unnamed_addr #0 comdat($c) align 16 prologue i8 1 personality ptr @p !dbg !5 !prof !{!"x"}
{
  unreachable
}
define internal fastcc void @e(metadata %0, token %1, x86_mmx, target("spirv.Image", void, 0)) { ret void }
declare i32 @p(...)
$c = comdat nodeduplicate
"#,
        r#"
i8 @a(ptr byval({i32}) %0, ptr %r, i32 %1, float %2, ptr %3, ...) !5
i32 @b()
void @c()
ptr @d() weak !5
 %0:
  unreachable
void @e(metadata %0, token %1, x86_mmx %2, target %3) local
 %4:
  ret
i32 @p(...)
"#,
    );
}

#[test]
fn unnamed_values_and_blocks() {
    check(
        r#"
define i32 @f(i32, i32 %a, i32) {
  %3 = add i32 %0, %1
  add i32 %3, 1
  br i1 true, label %5, label %6

  br label %6

6:
  %7 = phi i32 [ %4, %2 ], [ %3, %5 ]
  call void @g()
  %8 = call i32 @h()
  %"9" = add i32 %8, %9
  %9 = add i32 0, 0
  %20 = add i32 0, 0
  ret i32 %"9"
}
declare void @g()
declare i32 @h()
"#,
        r#"
i32 @f(i32 %0, i32 %a, i32 %1)
 %2:
  %3 = Add i32 %0, %1
  %4 = Add i32 %3, 1
  br 1 ? %5 : %6
 %5:
  br %6
 %6:
  %7 = phi i32 [%4, %2], [%3, %5]
  call void @g()
  %8 = call i32 @h()
  %9 = Add i32 %8, %9
  %9 = Add i32 0, 0
  %20 = Add i32 0, 0
  ret i32 %9
void @g()
i32 @h()
"#,
    );
}

#[test]
fn arithmetic() {
    check(
        r#"
define void @f(i32 %a, i64 %b, float %c, ptr %d, <2 x i32> %e, i1 %g) {
  %1 = sub nuw nsw i32 %a, 1
  %2 = udiv exact i32 %1, 3
  %3 = or disjoint i32 %2, 8
  %4 = fadd reassoc nnan float %c, 0x3FF0000000000000
  %5 = fneg fast float %4
  %6 = zext nneg i32 %a to i64
  %7 = trunc nuw nsw i64 %b to i8
  %8 = uitofp nneg i32 %a to double
  %9 = addrspacecast ptr %d to ptr addrspace(1)
  %10 = icmp samesign ult i32 %a, -5
  %11 = icmp eq <2 x i32> %e, splat (i32 5)
  %12 = fcmp nnan ninf uno float %c, 0.0
  %13 = select fast i1 %g, float %c, float 1.0
  %14 = select <2 x i1> %11, <2 x i32> %e, <2 x i32> zeroinitializer
  %15 = freeze i32 poison
  %16 = extractvalue { i32, [2 x { i8, i16 }] } undef, 1, 0, 1, !foo !{}
  %17 = insertvalue { i32, i16 } undef, i16 %16, 1
  %18 = extractelement <2 x i32> %e, i32 0
  %19 = insertelement <2 x i32> %14, i32 %18, i64 1
  %20 = shufflevector <2 x i32> %19, <2 x i32> poison, <3 x i32> <i32 0,
    i32 1, i32 0>
  %21 = insertelement <3 x i32> %20, i32 1, i32 1
  %22 = va_arg ptr %d, i32
  %23 = getelementptr i8, <2 x ptr> zeroinitializer, i64 1
  %24 = getelementptr { [4 x i32] }, ptr %d, i64 %b, i32 0, i64 %b, !dbg !1
  ret void
}
"#,
        r#"
void @f(i32 %a, i64 %b, float %c, ptr %d, <2 x i32> %e, i1 %g)
 %0:
  %1 = Sub i32 %a, 1
  %2 = UDiv i32 %1, 3
  %3 = Or i32 %2, 8
  %4 = FAdd float %c, 1.0
  %5 = FNeg float %4
  %6 = ZExt i32 %a to i64
  %7 = Trunc i64 %b to i8
  %8 = UIToFP i32 %a to double
  %9 = BitCast ptr %d to ptr
  %10 = Ult i32 %a, 4294967291
  %11 = Eq <2 x i32> %e, [i32 5, i32 5]
  %12 = FUno float %c, 0.0
  %13 = select i1 %g, float %c, 1.0
  %14 = select <2 x i1> %11, <2 x i32> %e, zero
  %15 = freeze i32 undef
  %16 = extract {i32, [2 x {i8, i16}]} undef [1, 0, 1]
  %17 = insert {i32, i16} undef [1] i16 %16
  %18 = extract <2 x i32> %e [0]
  %19 = insert <2 x i32> %14 [1] i32 %18
  %20 = shuffle <2 x i32> %19, undef [0, 1, 0]
  %21 = insert <3 x i32> %20 [1] i32 1
  %22 = va_arg %d i32
  %23 = gep i8, <2 x ptr> zero, i64 1
  %24 = gep {[4 x i32]}, ptr %d, i64 %b, i32 0, i64 %b !1
  ret
"#,
    );
}

#[test]
fn allocas() {
    check(
        r#"
define void @f(i32 %n) {
  %a = alloca i32
  %b = alloca inalloca swifterror [4 x i8], i32 %n, align 16, addrspace(5), !dbg !3
  %c = alloca ptr, align 8
  %d = alloca i8, i64 7, !dbg !3
  ret void
}
"#,
        r#"
void @f(i32 %n)
 %0:
  %a = alloca i32 align 0
  %b = alloca [4 x i8] times i32 %n align 16 !3
  %c = alloca ptr align 8
  %d = alloca i8 times i64 7 align 0 !3
  ret
"#,
    );
}

#[test]
fn calls() {
    check(
        r#"
define i32 @f(ptr %p, i32 %n) {
  %1 = tail call fastcc zeroext noundef i32 (ptr, ...) @f(ptr nonnull byval({ i32 }) align 4 %p, i32 inreg 5, ptr null, double 1.5) #1 [ "deopt"(i32 %n), "x"() ], !dbg !3
  %2 = musttail call cc 10 addrspace(0) i32 %p(...) nobuiltin "k"="v"
  call void asm sideeffect alignstack inteldialect "nop \22$0\22", "r,~{memory}"(i32 %n), !srcloc !4
  %3 = call { i32, i32 } asm "", "=r,=r"()
  notail call void @g(metadata !5, metadata !{}, metadata !"x", metadata i32 %n, metadata !DIArgList(i32 %n))
  %4 = call fast nnan float @llvm.sqrt.f32(float nofpclass(nan) 1.0)
  call void null()
  ret i32 %1
}
declare void @g(...)
"#,
        r#"
i32 @f(ptr %p, i32 %n)
 %0:
  %1 = call i32 @f(byval({i32}) ptr %p, i32 5, ptr null, double 1.5) ... !3
  %2 = call i32 %p()
  call void asm("nop \"$0\"", "r,~{memory}")(i32 %n)
  %3 = call {i32, i32} asm("", "=r,=r")()
  call void @g(metadata !5, metadata !…, metadata !…, metadata !(i32 %n), metadata !…)
  %4 = call float @llvm.sqrt.f32(float 1.0)
  call void null()
  ret i32 %1
void @g(...)
"#,
    );
}

#[test]
fn control() {
    check(
        r#"
define i32 @f(i32 %n, ptr %p) {
entry:
  switch i32 %n, label %a [
    i32 -1, label %a
    i32 7, label %b
  ], !dbg !3
a:                                                ; preds = %entry
  switch i8 1, label %b []
b:
  indirectbr ptr blockaddress(@f, %a), [label %a, label %c], !dbg !3
c:
  unreachable
  uselistorder i32 %n, { 1, 0 }
}
uselistorder ptr @f, { 1, 0 }
"#,
        r#"
i32 @f(i32 %n, ptr %p)
 %entry:
  switch i32 %n: 4294967295 -> %a, 7 -> %b, else %a !3
 %a:
  switch i8 1: else %b
 %b:
  indirectbr blockaddress(@f, %a) to %a, %c !3
 %c:
  unreachable
"#,
    );
}

#[test]
fn exceptions() {
    check(
        r#"
define void @f() personality ptr @p {
  %1 = invoke fastcc i32 @g(i32 5) #2
          to label %2 unwind label %3, !dbg !3

2:
  ret void

3:
  %4 = landingpad { ptr, i32 }
          cleanup
          catch ptr null
          filter [1 x ptr] [ptr @p]
  %5 = landingpad i32 cleanup
  %6 = extractvalue { ptr, i32 } %4, 0
  resume { ptr, i32 } %4
cs:
  %cs1 = catchswitch within none [label %cp] unwind to caller
cp:
  %cp1 = catchpad within %cs1 [ptr null, i32 64, ptr null]
  catchret from %cp1 to label %2
cl:
  %cl1 = cleanuppad within none []
  cleanupret from %cl1 unwind label %cs, !dbg !3
cb:
  callbr void asm "", "!i"() #0
      to label %2 [label %cs, label %cl]
cb2:
  %7 = callbr i32 asm "", "=r"() to label %2 []
}
declare i32 @p(...)
declare i32 @g(i32)
"#,
        r#"
void @f()
 %0:
  %1 = invoke i32 @g(i32 5) to %2 else %3 !3
 %2:
  ret
 %3:
  %4 = landingpad {ptr, i32} cleanup catch null filter [ptr @p]
  %5 = landingpad i32 cleanup
  %6 = extract {ptr, i32} %4 [0]
  resume %4
 %cs:
  %cs1 = catchswitch …
 %cp:
  %cp1 = catchpad …
  catchret …
 %cl:
  %cl1 = cleanuppad …
  cleanupret … !3
 %cb:
  callbr …
 %cb2:
  %7 = callbr …
i32 @p(...)
i32 @g(i32 %0)
"#,
    );
}

#[test]
fn metadata() {
    check(
        r#"
!llvm.module.flags = !{!0, !1}
!0 = !{i32 7, !"x", !1, null, !{!2}, !DIExpression(), ptr @f}
!1 = distinct !{!1}
!2 = !DIFile(filename: "a\22.c", directory: "/d", checksumkind: CSK_MD5, checksum: "0", source: "int x;")
!3 = !DILocation(line: 3, column: 4, scope: !4, inlinedAt: !5, isImplicitCode: true)
!4 = distinct !DISubprogram(name: "f", linkageName: "g", scope: !2, file: !2, line: 9, type: !5, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !{})
!5 = distinct !DILexicalBlock(scope: !4, file: !2, line: 5, column: 1)
!6 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "x (y")
!7 = !DILexicalBlockFile(scope: !5, discriminator: 1)
!8 = !DILocalVariable(name: "v", arg: 1, scope: !4, file: !2, line: 2, type: !9)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !11, baseType: !9, size: 32, offset: 64, flags: DIFlagBitField, extraData: i64 5)
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !2, size: 128, elements: !1, identifier: "i")
!12 = !DISubrange(count: 5)
!13 = !DISubrange(count: !8, lowerBound: 1)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "g", scope: !6, type: !9, isLocal: true)
!16 = !DIEnumerator(name: "E", value: -1)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: !8)
!18 = !GenericDINode(tag: DW_TAG_x, operands: {!5})
!19 = !DILocation(line: 3)
declare void @f()
"#,
        r#"
void @f()
!0 List([None, None, Some(1), None, None, None, None])
!1 List([Some(1)])
!2 File { name: "a\".c", directory: "/d" }
!3 Location { line: 3, column: 4, scope: 4, inlined_at: Some(5) }
!4 Subprogram { name: "f", linkage: "g", file: Some(2), line: 9, ty: Some(5) }
!5 Block { scope: 4, file: Some(2) }
!7 Block { scope: 5, file: None }
!8 Variable { name: "v", arg: 1, line: 2, ty: Some(9) }
!9 BasicType { name: "int", size: 32, encoding: "DW_ATE_signed" }
!10 DerivedType { tag: "DW_TAG_member", name: "m", base: Some(9), size: 32, offset: 64 }
!11 CompositeType { tag: "DW_TAG_structure_type", name: "s", base: None, size: 128, elements: Some(1), params: None }
!12 Subrange { count: Some(5) }
!13 Subrange { count: None }
!14 Expression { var: 15 }
!15 GlobalVariable { name: "g", ty: Some(9) }
!17 DerivedType { tag: "DW_TAG_pointer_type", name: "", base: None, size: 0, offset: 0 }
"#,
    );
}

#[test]
fn odds_and_ends() {
    check(
        r#"
; a comment with "quotes
source_filename = "a\22b.c"
target datalayout = "e"
target triple = "x"
module asm "nop"
define void @"f\01g"(%later %x, ptr %"a\5Cb", i8 %-x) {
  %y = extractvalue %later %x, 0 ; "
  %z = load i8, ptr %"a\5Cb"
  ret void
}
%later = type { %last }
%last = type { i32 }
^0 = module: (path: "x", hash: (0, 1))
^1 = gv: (name: "f", summaries: (function: (module: ^0,
  flags: (linkage: external))))
"#,
        r#"
void @fg({{i32}} %x, ptr %a\b, i8 %-x)
 %0:
  %y = extract {{i32}} %x [0]
  %z = load i8 %a\b Na
  ret
"#,
    );
}

#[test]
fn what_stands_beside_the_functions() {
    let file =
        SourceFile::new("test.ll", "source_filename = \"a\\22.c\"\nmodule asm \"x\"\nmodule asm \"y\"\n");
    let module = read(&file).expect("good text");
    assert_eq!(module.source.as_deref(), Some("a\".c"));
    assert_eq!(module.module_asm.map(|span| (span.start, span.end)), Some((27, 41)));
}

#[test]
fn spans_cover_statements_and_heads() {
    let text = "define void @f() #0 {\n  %x = load i32, ptr null, !dbg !3 ; c\n  ret void\n}";
    let module = read(&SourceFile::new("test.ll", text)).expect("good text");
    let function = &module.functions[0];
    let shown = |span: fencepost_source::Span| &text[span.start as usize..span.end as usize];
    assert_eq!(shown(function.span), "define void @f() #0");
    assert_eq!(shown(function.blocks[0].body[0].span), "%x = load i32, ptr null, !dbg !3");
}
