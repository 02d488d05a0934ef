; dominance.ll — a value used on a path on which it was not computed.
; run: => refused message="%late"
define i32 @main(i32 %argc, i8** %argv) {
entry:
  %c = icmp eq i32 %argc, 1
  br i1 %c, label %compute, label %use
compute:
  %late = add i32 %argc, 1
  br label %use
use:
  %r = add i32 %late, 1
  ret i32 %r
}
