; duplicate-function.ll — one function defined twice.
; run: => refused message="@helper"
define i32 @helper() {
  ret i32 0
}

define i32 @helper() {
  ret i32 1
}

define i32 @main() {
  %r = call i32 @helper()
  ret i32 %r
}
