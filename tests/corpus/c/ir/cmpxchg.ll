; cmpxchg.ll — both results of cmpxchg: old value and success, strong, on integers and pointers; a lock taken by it in two threads.
; run: => ok executions=2 blocked=0
@word = global i32 1, align 4
@pointer = global i32* @word, align 8
@lock = global i8 0, align 1
@shared = global i32 0, align 4

declare i32 @pthread_create(i64*, i8*, i8* (i8*)*, i8*)
declare i32 @pthread_join(i64, i8**)
declare void @abort()

define void @check(i1 %ok) {
  br i1 %ok, label %good, label %bad
good:
  ret void
bad:
  call void @abort()
  unreachable
}

define i8* @worker(i8* %unused) {
entry:
  br label %take
take:
  %r = cmpxchg i8* @lock, i8 0, i8 1 acquire monotonic, align 1
  %won = extractvalue { i8, i1 } %r, 1
  br i1 %won, label %critical, label %take
critical:
  %old = load i32, i32* @shared, align 4
  %new = add nsw i32 %old, 1
  store i32 %new, i32* @shared, align 4
  store atomic i8 0, i8* @lock release, align 1
  ret i8* null
}

define i32 @main() {
  %fail = cmpxchg i32* @word, i32 5, i32 6 seq_cst seq_cst
  %fail.old = extractvalue { i32, i1 } %fail, 0
  %fail.ok = extractvalue { i32, i1 } %fail, 1
  %c1 = icmp eq i32 %fail.old, 1
  call void @check(i1 %c1)
  %c2 = xor i1 %fail.ok, true
  call void @check(i1 %c2)
  %win = cmpxchg volatile i32* @word, i32 1, i32 6 release acquire, align 4
  %win.old = extractvalue { i32, i1 } %win, 0
  %win.ok = extractvalue { i32, i1 } %win, 1
  call void @check(i1 %win.ok)
  %c3 = icmp eq i32 %win.old, 1
  call void @check(i1 %c3)
  %now = load i32, i32* @word
  %c4 = icmp eq i32 %now, 6
  call void @check(i1 %c4)
  %ptr = cmpxchg i32** @pointer, i32* @word, i32* null acq_rel monotonic
  %ptr.ok = extractvalue { i32*, i1 } %ptr, 1
  call void @check(i1 %ptr.ok)
  %null = load i32*, i32** @pointer
  %c5 = icmp eq i32* %null, null
  call void @check(i1 %c5)

  %t1 = alloca i64
  %t2 = alloca i64
  %r1 = call i32 @pthread_create(i64* %t1, i8* null, i8* (i8*)* @worker, i8* null)
  %r2 = call i32 @pthread_create(i64* %t2, i8* null, i8* (i8*)* @worker, i8* null)
  %id1 = load i64, i64* %t1
  %id2 = load i64, i64* %t2
  %j1 = call i32 @pthread_join(i64 %id1, i8** null)
  %j2 = call i32 @pthread_join(i64 %id2, i8** null)
  %total = load i32, i32* @shared
  %c6 = icmp eq i32 %total, 2
  call void @check(i1 %c6)
  ret i32 0
}
