; bad-string.ll — a string that is longer than its array.
; run: => refused message="bad-string.ll:3:"
@s = constant [2 x i8] c"abc\00"

define i32 @main() {
  ret i32 0
}
