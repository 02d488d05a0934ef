; atomics.ll — every atomicrmw operation, atomic loads and stores and fences of all orders, typed pointers (LLVM 14).
; run: => ok executions=1 blocked=0
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@word = dso_local global i32 12, align 4
@byte = internal global i8 -1, align 1
@long = private global i64 0, align 8

declare void @abort() noreturn nounwind

define internal void @check(i1 zeroext %ok) {
  br i1 %ok, label %good, label %bad
good:
  ret void
bad:
  call void @abort()
  unreachable
}

define dso_local i32 @main() {
entry:
  %a = atomicrmw add i32* @word, i32 3 seq_cst, align 4        ; 12 -> 15
  %a.ok = icmp eq i32 %a, 12
  call void @check(i1 zeroext %a.ok)
  %b = atomicrmw sub i32* @word, i32 1 acquire                 ; 15 -> 14
  %b.ok = icmp eq i32 %b, 15
  call void @check(i1 zeroext %b.ok)
  %c = atomicrmw and i32* @word, i32 6 release                 ; 14 -> 6
  %c.ok = icmp eq i32 %c, 14
  call void @check(i1 zeroext %c.ok)
  %d = atomicrmw or i32* @word, i32 9 acq_rel                  ; 6 -> 15
  %d.ok = icmp eq i32 %d, 6
  call void @check(i1 zeroext %d.ok)
  %e = atomicrmw xor i32* @word, i32 5 monotonic               ; 15 -> 10
  %e.ok = icmp eq i32 %e, 15
  call void @check(i1 zeroext %e.ok)
  %f = atomicrmw nand i32* @word, i32 2 monotonic              ; 10 -> ~2 = -3
  %f.ok = icmp eq i32 %f, 10
  call void @check(i1 zeroext %f.ok)
  %g = atomicrmw max i32* @word, i32 -5 monotonic              ; -3 stays
  %g.ok = icmp eq i32 %g, -3
  call void @check(i1 zeroext %g.ok)
  %h = atomicrmw umin i32* @word, i32 7 monotonic              ; -3 is big unsigned -> 7
  %h.ok = icmp eq i32 %h, -3
  call void @check(i1 zeroext %h.ok)
  %i = atomicrmw min i32* @word, i32 -8 monotonic              ; 7 -> -8
  %i.ok = icmp eq i32 %i, 7
  call void @check(i1 zeroext %i.ok)
  %j = atomicrmw umax i32* @word, i32 1 monotonic              ; -8 stays
  %j.ok = icmp eq i32 %j, -8
  call void @check(i1 zeroext %j.ok)
  %k = atomicrmw volatile xchg i32* @word, i32 100 syncscope("singlethread") seq_cst
  %k.ok = icmp eq i32 %k, -8
  call void @check(i1 zeroext %k.ok)
  %l = load atomic i32, i32* @word seq_cst, align 4
  %l.ok = icmp eq i32 %l, 100
  call void @check(i1 zeroext %l.ok)

  %m = atomicrmw add i8* @byte, i8 2 seq_cst                   ; -1 -> 1, wraps
  %n = load atomic volatile i8, i8* @byte acquire, align 1
  %n.ok = icmp eq i8 %n, 1
  call void @check(i1 zeroext %n.ok)

  store atomic i64 4294967296, i64* @long release, align 8
  store atomic i64 8589934592, i64* @long monotonic, align 8
  store atomic i64 -1, i64* @long unordered, align 8
  %o = load atomic i64, i64* @long unordered, align 8
  %o.ok = icmp eq i64 %o, -1
  call void @check(i1 zeroext %o.ok)
  fence acquire
  fence release
  fence acq_rel
  fence seq_cst
  fence syncscope("singlethread") seq_cst
  ret i32 0
}
