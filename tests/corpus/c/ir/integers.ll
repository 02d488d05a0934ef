; integers.ll — widths that C does not have, wrapping, shifts, extensions, and LLVM's integer intrinsics.
; run: => ok executions=1 blocked=0
declare void @abort()
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8)
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i16 @llvm.bswap.i16(i16)
declare i8 @llvm.bitreverse.i8(i8)
declare i64 @llvm.ctpop.i64(i64)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i8 @llvm.uadd.sat.i8(i8, i8)
declare i32 @llvm.abs.i32(i32, i1)
declare i1 @llvm.expect.i1(i1, i1)
declare void @llvm.assume(i1)
declare void @llvm.memset.p0i8.i64(i8*, i8, i64, i1)
declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i1)

define void @check(i1 %ok) {
  %likely = call i1 @llvm.expect.i1(i1 %ok, i1 true)
  br i1 %likely, label %good, label %bad
good:
  ret void
bad:
  call void @abort()
  unreachable
}

define i32 @main() {
  %a = add i3 3, 6                            ; 9 mod 8
  %a.ok = icmp eq i3 %a, 1
  call void @check(i1 %a.ok)
  %b = sext i3 -1 to i32
  %b.ok = icmp eq i32 %b, -1
  call void @check(i1 %b.ok)
  %c = zext i3 -1 to i32
  %c.ok = icmp eq i32 %c, 7
  call void @check(i1 %c.ok)
  %d = shl i33 1, 32
  %d.neg = icmp slt i33 %d, 0
  call void @check(i1 %d.neg)
  %e = trunc i33 %d to i32
  %e.ok = icmp eq i32 %e, 0
  call void @check(i1 %e.ok)
  %f = ashr i8 -128, 3
  %f.ok = icmp eq i8 %f, -16
  call void @check(i1 %f.ok)
  %g = lshr i8 -128, 3
  %g.ok = icmp eq i8 %g, 16
  call void @check(i1 %g.ok)
  %h = udiv i8 -1, 2
  %h.ok = icmp eq i8 %h, 127
  call void @check(i1 %h.ok)
  %i = srem i32 -7, 3
  %i.ok = icmp eq i32 %i, -1
  call void @check(i1 %i.ok)
  %i24 = mul i24 4097, 4097                   ; 0x1002001 mod 2^24
  %i24.ok = icmp eq i24 %i24, 8193
  call void @check(i1 %i24.ok)

  %j = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 2147483647, i32 1)
  %j.o = extractvalue { i32, i1 } %j, 1
  call void @check(i1 %j.o)
  %k = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 20, i8 13)
  %k.v = extractvalue { i8, i1 } %k, 0
  %k.ok = icmp eq i8 %k.v, 4
  call void @check(i1 %k.ok)
  %l = call i32 @llvm.umax.i32(i32 1, i32 -1)
  %m = call i32 @llvm.smin.i32(i32 1, i32 -1)
  %lm = icmp eq i32 %l, %m
  call void @check(i1 %lm)
  %n = call i32 @llvm.fshl.i32(i32 -2147483647, i32 -2147483647, i32 4)
  %n.ok = icmp eq i32 %n, 24
  call void @check(i1 %n.ok)
  %o = call i16 @llvm.bswap.i16(i16 4660)
  %o.ok = icmp eq i16 %o, 13330
  call void @check(i1 %o.ok)
  %p = call i8 @llvm.bitreverse.i8(i8 3)
  %p.ok = icmp eq i8 %p, -64
  call void @check(i1 %p.ok)
  %q = call i64 @llvm.ctpop.i64(i64 -1)
  %q.ok = icmp eq i64 %q, 64
  call void @check(i1 %q.ok)
  %r = call i32 @llvm.ctlz.i32(i32 0, i1 false)
  %r.ok = icmp eq i32 %r, 32
  call void @check(i1 %r.ok)
  %s = call i8 @llvm.uadd.sat.i8(i8 200, i8 100)
  %s.ok = icmp eq i8 %s, -1
  call void @check(i1 %s.ok)
  %t = call i32 @llvm.abs.i32(i32 -9, i1 true)
  %t.ok = icmp eq i32 %t, 9
  call void @check(i1 %t.ok)
  call void @llvm.assume(i1 %t.ok)

  %from = alloca [8 x i8], align 8
  %to = alloca [8 x i8], align 8
  %from.p = getelementptr [8 x i8], [8 x i8]* %from, i64 0, i64 0
  %to.p = getelementptr [8 x i8], [8 x i8]* %to, i64 0, i64 0
  call void @llvm.memset.p0i8.i64(i8* align 8 %from.p, i8 -85, i64 8, i1 false)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %to.p, i8* align 8 %from.p, i64 8, i1 false)
  %word = bitcast [8 x i8]* %to to i64*
  %u = load i64, i64* %word, align 8
  %u.ok = icmp eq i64 %u, -6076574518398440533
  call void @check(i1 %u.ok)
  ret i32 0
}
