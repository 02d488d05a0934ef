; invoke.ll — invoke that returns normally: the normal edge is taken, its result is usable there; the landing pad is never entered.
; run: => ok executions=1 blocked=0
declare i32 @__gxx_personality_v0(...)
declare void @abort()

define i32 @twice(i32 %n) {
  %r = shl i32 %n, 1
  ret i32 %r
}

define void @nothing() {
  ret void
}

define i32 @main() personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  invoke void @nothing()
          to label %next unwind label %lpad
next:
  %function = select i1 true, i32 (i32)* @twice, i32 (i32)* null
  %r = invoke i32 %function(i32 21)
          to label %done unwind label %lpad
done:
  %v = phi i32 [ %r, %next ]
  %ok = icmp eq i32 %v, 42
  br i1 %ok, label %good, label %bad
good:
  ret i32 0
bad:
  call void @abort()
  unreachable
lpad:
  %exception = landingpad { i8*, i32 }
          cleanup
  call void @abort()
  resume { i8*, i32 } %exception
}
