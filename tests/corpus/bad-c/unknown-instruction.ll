; unknown-instruction.ll — an instruction LLVM does not have.
; run: => refused message="frobnicate"
define i32 @main() {
  %1 = frobnicate i32 1, 2
  ret i32 %1
}
