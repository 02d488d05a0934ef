; aggregates.ll — structs and arrays as values: insertvalue, extractvalue, parameters, results, loads and stores of whole aggregates.
; run: => ok executions=1 blocked=0
%pair = type { i32, i64 }
%nest = type { [2 x i8], %pair, i1 }

@cell = global %nest { [2 x i8] c"xy", %pair { i32 -1, i64 -2 }, i1 true }

declare void @abort()

define %pair @make(i32 %a, i64 %b) {
  %p0 = insertvalue %pair undef, i32 %a, 0
  %p1 = insertvalue %pair %p0, i64 %b, 1
  ret %pair %p1
}

define i64 @total(%pair %p, [2 x i32] %extra) {
  %a = extractvalue %pair %p, 0
  %b = extractvalue %pair %p, 1
  %e0 = extractvalue [2 x i32] %extra, 0
  %e1 = extractvalue [2 x i32] %extra, 1
  %a64 = sext i32 %a to i64
  %e064 = zext i32 %e0 to i64
  %e164 = zext i32 %e1 to i64
  %s1 = add i64 %a64, %b
  %s2 = add i64 %s1, %e064
  %s3 = add i64 %s2, %e164
  ret i64 %s3
}

define i32 @main() {
  %p = call %pair @make(i32 -5, i64 100)
  %sum = call i64 @total(%pair %p, [2 x i32] [i32 20, i32 3])
  %c1 = icmp eq i64 %sum, 118

  %n = load %nest, ptr @cell
  %inner = extractvalue %nest %n, 1, 1
  %c2 = icmp eq i64 %inner, -2
  %letter = extractvalue %nest %n, 0, 1
  %c3 = icmp eq i8 %letter, 121
  %changed = insertvalue %nest %n, i8 122, 0, 0
  %swapped = insertvalue %nest %changed, %pair %p, 1
  store %nest %swapped, ptr @cell
  %where = getelementptr inbounds %nest, ptr @cell, i32 0, i32 1, i32 0
  %back = load i32, ptr %where
  %c4 = icmp eq i32 %back, -5
  %z = load i8, ptr @cell
  %c5 = icmp eq i8 %z, 122
  %still = load %nest, ptr @cell
  %flag = extractvalue %nest %still, 2

  %empty = insertvalue { {}, i32 } zeroinitializer, i32 4, 1
  %four = extractvalue { {}, i32 } %empty, 1
  %c6 = icmp eq i32 %four, 4

  %a1 = and i1 %c1, %c2
  %a2 = and i1 %a1, %c3
  %a3 = and i1 %a2, %c4
  %a4 = and i1 %a3, %c5
  %a5 = and i1 %a4, %flag
  %a6 = and i1 %a5, %c6
  br i1 %a6, label %good, label %bad
good:
  ret i32 0
bad:
  call void @abort()
  unreachable
}
