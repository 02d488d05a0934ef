; bad-index.ll — a GEP with an index the struct does not have.
; run: => refused message="getelementptr"
%pair = type { i32, i32 }
@p = global %pair zeroinitializer

define i32 @main() {
  %q = getelementptr %pair, %pair* @p, i32 0, i32 5
  %v = load i32, i32* %q
  ret i32 %v
}
