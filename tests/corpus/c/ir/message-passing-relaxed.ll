; message-passing-relaxed.ll — the same with a monotonic flag: a race. No debug information, so the place is the line of this file.
; run: => violation race@read
@data = global i32 0, align 4
@flag = global i32 0, align 4

declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)

define ptr @writer(ptr %unused) {
  store i32 42, ptr @data, align 4
  store atomic i32 1, ptr @flag monotonic, align 4
  ret ptr null
}

define i32 @main() {
entry:
  %thread = alloca i64, align 8
  %created = call i32 @pthread_create(ptr %thread, ptr null, ptr @writer, ptr null)
  br label %wait
wait:
  %seen = load atomic i32, ptr @flag monotonic, align 4
  %ready = icmp ne i32 %seen, 0
  br i1 %ready, label %go, label %wait
go:
  %value = load i32, ptr @data, align 4 ; @read
  %id = load i64, ptr %thread, align 8
  %joined = call i32 @pthread_join(i64 %id, ptr null)
  ret i32 0
}
