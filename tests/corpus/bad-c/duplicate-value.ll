; duplicate-value.ll — one name defined twice.
; run: => refused message="%twice"
define i32 @main() {
  %twice = add i32 1, 2
  %twice = add i32 3, 4
  ret i32 %twice
}
