; wrong-type-return.ll — a function returns another type than it says.
; run: => refused message="wrong-type-return.ll:4:"
define i32 @main() {
  ret i64 0
}
