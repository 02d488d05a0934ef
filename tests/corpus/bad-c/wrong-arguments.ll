; wrong-arguments.ll — a call with an argument too many.
; run: => refused message="@one"
define i32 @one(i32 %n) {
  ret i32 %n
}

define i32 @main() {
  %r = call i32 @one(i32 1, i32 2)
  ret i32 %r
}
