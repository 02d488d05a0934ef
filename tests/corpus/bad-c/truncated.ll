; truncated.ll — a file that ends in the middle of an instruction.
; run: => refused message="truncated.ll"
@x = global i32 0

define i32 @main() {
entry:
  %v = load i32, i3