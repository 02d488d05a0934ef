; unterminated-string.ll — a string without its closing quote.
; run: => refused message="unterminated-string.ll"
@s = constant [4 x i8] c"abc\00

define i32 @main() {
  ret i32 0
}
