; token.ll — a line that is not IR at all.
; run: => refused message="token.ll:5:"
define i32 @main() {
entry:
  this is not IR
  ret i32 0
}
