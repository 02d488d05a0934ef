; unreachable.ll — an `unreachable` that a data-dependent branch reaches in one of two executions.
; run: => violation unreachable@here
@turn = global i8 0

declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)

define ptr @setter(ptr %unused) {
  store atomic i8 1, ptr @turn seq_cst, align 1
  ret ptr null
}

define i32 @main() {
entry:
  %thread = alloca i64, align 8
  %created = call i32 @pthread_create(ptr %thread, ptr null, ptr @setter, ptr null)
  %seen = load atomic i8, ptr @turn seq_cst, align 1
  %id = load i64, ptr %thread, align 8
  %joined = call i32 @pthread_join(i64 %id, ptr null)
  switch i8 %seen, label %impossible [ i8 0, label %fine ]
fine:
  ret i32 0
impossible:
  unreachable ; @here
}
