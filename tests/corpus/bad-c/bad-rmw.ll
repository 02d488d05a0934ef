; bad-rmw.ll — a read-modify-write operation LLVM does not have.
; run: => refused message="mul"
@x = global i32 1

define i32 @main() {
  %v = atomicrmw mul i32* @x, i32 2 seq_cst
  ret i32 %v
}
