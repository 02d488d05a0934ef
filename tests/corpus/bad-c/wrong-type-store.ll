; wrong-type-store.ll — a store through something that is not a pointer.
; run: => refused message="ptr"
define i32 @main() {
  %n = add i32 1, 2
  store i32 1, i32 %n
  ret i32 0
}
