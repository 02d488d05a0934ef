; message-passing.ll — two threads and a spin loop, opaque pointers.
; run: => ok executions=1 blocked=0
@data = global i32 0, align 4
@flag = global i32 0, align 4

declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare void @abort()

define ptr @writer(ptr %unused) {
  store i32 42, ptr @data, align 4
  store atomic i32 1, ptr @flag release, align 4
  ret ptr null
}

define i32 @main() {
entry:
  %thread = alloca i64, align 8
  %created = call i32 @pthread_create(ptr %thread, ptr null, ptr @writer, ptr null)
  br label %wait
wait:
  %seen = load atomic i32, ptr @flag acquire, align 4
  %ready = icmp ne i32 %seen, 0
  br i1 %ready, label %go, label %wait
go:
  %value = load i32, ptr @data, align 4
  %right = icmp eq i32 %value, 42
  br i1 %right, label %join, label %wrong
wrong:
  call void @abort()
  unreachable
join:
  %id = load i64, ptr %thread, align 8
  %joined = call i32 @pthread_join(i64 %id, ptr null)
  ret i32 0
}
