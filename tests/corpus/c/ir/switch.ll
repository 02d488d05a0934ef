; switch.ll — switch on i8, i32 and i64, with many cases to one block, negative cases, no cases, and a phi that depends on the case.
; run: => ok executions=1 blocked=0
declare void @abort()

define i32 @small(i8 %c) {
entry:
  switch i8 %c, label %other [
    i8 97, label %vowel
    i8 101, label %vowel
    i8 -1, label %end
    i8 0, label %end
  ]
vowel:
  br label %end
other:
  br label %end
end:
  %r = phi i32 [ 1, %vowel ], [ 2, %other ], [ 3, %entry ], [ 3, %entry ]
  ret i32 %r
}

define i32 @wide(i64 %n) {
  switch i64 %n, label %none [
    i64 -9223372036854775808, label %low
    i64 4294967296, label %middle
  ]
low:
  ret i32 1
middle:
  ret i32 2
none:
  ret i32 0
}

define i32 @empty(i32 %n) {
  switch i32 %n, label %only [ ]
only:
  ret i32 7
}

define i32 @boolean(i1 %b) {
  switch i1 %b, label %no [ i1 true, label %yes ]
yes:
  ret i32 1
no:
  ret i32 0
}

define i32 @main() {
  %a = call i32 @small(i8 101)
  %b = call i32 @small(i8 98)
  %c = call i32 @small(i8 255)
  %d = call i32 @wide(i64 4294967296)
  %e = call i32 @wide(i64 0)
  %f = call i32 @empty(i32 3)
  %g = call i32 @boolean(i1 true)
  %n1 = mul i32 %a, 1000000
  %n2 = mul i32 %b, 100000
  %n3 = mul i32 %c, 10000
  %n4 = mul i32 %d, 1000
  %n5 = mul i32 %e, 100
  %n6 = mul i32 %f, 10
  %s1 = add i32 %n1, %n2
  %s2 = add i32 %s1, %n3
  %s3 = add i32 %s2, %n4
  %s4 = add i32 %s3, %n5
  %s5 = add i32 %s4, %n6
  %s6 = add i32 %s5, %g
  %ok = icmp eq i32 %s6, 1232071
  br i1 %ok, label %good, label %bad
good:
  ret i32 0
bad:
  call void @abort()
  unreachable
}
