; select-freeze.ll — select of integers, pointers and structs; freeze of a value and of poison that is then masked away.
; run: => ok executions=1 blocked=0
@x = global i32 5
@y = global i32 6

declare void @abort()

define i32 @main() {
entry:
  %vx = load i32, ptr @x
  %less = icmp slt i32 %vx, 6
  %n = select i1 %less, i32 10, i32 20
  %p = select i1 %less, ptr @y, ptr @x
  %vp = load i32, ptr %p
  %s = select i1 %less, { i32, i8 } { i32 1, i8 2 }, { i32, i8 } { i32 3, i8 4 }
  %s1 = extractvalue { i32, i8 } %s, 1
  %s1w = zext i8 %s1 to i32
  %frozen = freeze i32 %n
  %any = freeze i32 poison
  %zero = and i32 %any, 0
  %never = select i1 true, i32 0, i32 undef
  %t1 = add i32 %frozen, %vp
  %t2 = add i32 %t1, %s1w
  %t3 = add i32 %t2, %zero
  %t4 = add i32 %t3, %never
  %ok = icmp eq i32 %t4, 18
  br i1 %ok, label %good, label %bad
good:
  ret i32 0
bad:
  call void @abort()
  unreachable
}
