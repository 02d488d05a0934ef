; wrong-type-add.ll — an operand of the wrong type.
; run: => refused message="%wide"
define i32 @main() {
  %wide = add i64 1, 2
  %sum = add i32 %wide, 1
  ret i32 %sum
}
