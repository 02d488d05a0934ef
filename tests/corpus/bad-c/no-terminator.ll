; no-terminator.ll — a block without an end.
; run: => refused message="no-terminator.ll"
define i32 @main() {
entry:
  %a = add i32 1, 2
next:
  ret i32 %a
}
