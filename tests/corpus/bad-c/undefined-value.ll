; undefined-value.ll — a value nobody defines.
; run: => refused message="%missing"
define i32 @main() {
  %sum = add i32 %missing, 1
  ret i32 %sum
}
