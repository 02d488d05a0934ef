; bad-order.ll — a load cannot be a release.
; run: => refused message="release"
@x = global i32 0

define i32 @main() {
  %v = load atomic i32, i32* @x release, align 4
  ret i32 %v
}
