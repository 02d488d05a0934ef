; fib.ll — recursive Fibonacci numbers with the argument in a local variable: many stacks, few different frames (LLMC, Appendix C.3).
; run: --engine states --model sc => ok
; run: --engine states --model lmo => ok
; run: --model sc => ok executions=1 blocked=0

define i32 @fib(i32 %n) {
entry:
  %slot = alloca i32, align 4
  store i32 %n, ptr %slot, align 4
  %n0 = load i32, ptr %slot, align 4
  %small = icmp slt i32 %n0, 2
  br i1 %small, label %base, label %split

base:
  %n1 = load i32, ptr %slot, align 4
  ret i32 %n1

split:
  %n2 = load i32, ptr %slot, align 4
  %less1 = sub i32 %n2, 1
  %a = call i32 @fib(i32 %less1)
  %n3 = load i32, ptr %slot, align 4
  %less2 = sub i32 %n3, 2
  %b = call i32 @fib(i32 %less2)
  %sum = add i32 %a, %b
  ret i32 %sum
}

define i32 @main() {
entry:
  %f = call i32 @fib(i32 20)
  %right = icmp eq i32 %f, 6765
  br i1 %right, label %done, label %wrong

wrong:
  call void @__VERIFIER_error()
  unreachable

done:
  ret i32 0
}

declare void @__VERIFIER_error()
