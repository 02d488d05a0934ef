; undefined-label.ll — a branch to a block that does not exist.
; run: => refused message="nowhere"
define i32 @main() {
entry:
  br label %nowhere
}
