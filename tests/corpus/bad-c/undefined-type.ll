; undefined-type.ll — an object of a type that is never defined has no size.
; run: => refused message="%unsized"
define i32 @main() {
  %p = alloca %unsized
  ret i32 0
}
