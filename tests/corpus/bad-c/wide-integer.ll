; wide-integer.ll — arithmetic on 256-bit integers.
; run: => refused message="i256"
define i32 @main() {
  %a = mul i256 3, 5
  %t = trunc i256 %a to i32
  ret i32 %t
}
