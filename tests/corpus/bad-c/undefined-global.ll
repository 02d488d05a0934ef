; undefined-global.ll — a global nobody declares.
; run: => refused message="@absent"
define i32 @main() {
  %v = load i32, i32* @absent
  ret i32 %v
}
