; phi.ll — phis are assigned all at once: the swap problem, a Fibonacci loop, a phi of pointers, a phi that reads itself.
; run: => ok executions=1 blocked=0
@left = global i32 1
@right = global i32 2

declare void @abort()

; Swaps %a and %b %n times, and returns 10 * a + b.
define i32 @swaps(i32 %n) {
entry:
  br label %loop
loop:
  %a = phi i32 [ 1, %entry ], [ %b, %loop ]
  %b = phi i32 [ 2, %entry ], [ %a, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %i.next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %i, %n
  br i1 %more, label %loop, label %done
done:
  %tens = mul i32 %a, 10
  %r = add i32 %tens, %b
  ret i32 %r
}

define i64 @fibonacci(i64 %0) {
  br label %2
2:
  %3 = phi i64 [ 0, %1 ], [ %4, %7 ]
  %4 = phi i64 [ 1, %1 ], [ %8, %7 ]
  %5 = phi i64 [ %0, %1 ], [ %9, %7 ]
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %10, label %7
7:
  %8 = add i64 %3, %4
  %9 = add i64 %5, -1
  br label %2
10:
  ret i64 %3
}

define i32* @which(i1 %first) {
  br i1 %first, label %l, label %r
l:
  br label %join
r:
  br label %join
join:
  %p = phi i32* [ @left, %l ], [ @right, %r ]
  ret i32* %p
}

define i32 @main() {
  %s0 = call i32 @swaps(i32 0)
  %s3 = call i32 @swaps(i32 3)
  %s4 = call i32 @swaps(i32 4)
  %c0 = icmp eq i32 %s0, 12
  %c3 = icmp eq i32 %s3, 21
  %c4 = icmp eq i32 %s4, 12
  %f = call i64 @fibonacci(i64 50)
  %c5 = icmp eq i64 %f, 12586269025
  %p = call i32* @which(i1 false)
  %v = load i32, i32* %p
  %c6 = icmp eq i32 %v, 2
  %a1 = and i1 %c0, %c3
  %a2 = and i1 %a1, %c4
  %a3 = and i1 %a2, %c5
  %a4 = and i1 %a3, %c6
  br i1 %a4, label %ok, label %bad
ok:
  ret i32 0
bad:
  call void @abort()
  unreachable
}
