; gep-constants.ll — constant expressions: getelementptr into nested globals, bitcast, ptrtoint, inttoptr, differences, packed structs.
; run: => ok executions=1 blocked=0
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"

%point = type { i16, i32 }
%shape = type { i8, [3 x %point], %shape* }
%tight = type <{ i8, i32, i8 }>

@shape = global %shape { i8 7, [3 x %point] [%point { i16 1, i32 2 }, %point { i16 3, i32 4 }, %point { i16 5, i32 6 }], %shape* @shape }
@inner = global i32* getelementptr inbounds (%shape, %shape* @shape, i64 0, i32 1, i64 2, i32 1)
@bytes = global i8* bitcast (i32* getelementptr (%shape, %shape* @shape, i32 0, i32 1, i32 1, i32 1) to i8*)
@tight = global %tight <{ i8 1, i32 67305985, i8 9 }>
@distance = constant i64 sub (i64 ptrtoint (i32** @end to i64), i64 ptrtoint (i32** @end to i64))
@end = global i32* getelementptr ([4 x i32], [4 x i32]* @array, i64 1, i64 0)
@array = global [4 x i32] [i32 10, i32 20, i32 30, i32 40]
@text = private unnamed_addr constant [6 x i8] c"a\5Cb\0Ac\00"
@real = global double 0x3FF8000000000000
@single = global float 2.500000e-01
@offset = global i64 ptrtoint (i8* getelementptr (%tight, %tight* null, i32 0, i32 2) to i64)

declare void @abort()

define void @check(i1 %ok) {
  br i1 %ok, label %good, label %bad
good:
  ret void
bad:
  call void @abort()
  unreachable
}

define i32 @main() {
  %p = load i32*, i32** @inner
  %v = load i32, i32* %p
  %c1 = icmp eq i32 %v, 6
  call void @check(i1 %c1)

  %b = load i8*, i8** @bytes
  %b0 = load i8, i8* %b
  %c2 = icmp eq i8 %b0, 4
  call void @check(i1 %c2)

  %t = load i32, i32* getelementptr inbounds (%tight, %tight* @tight, i32 0, i32 1), align 1
  %c3 = icmp eq i32 %t, 67305985
  call void @check(i1 %c3)
  %offset = load i64, i64* @offset
  %c4 = icmp eq i64 %offset, 5
  call void @check(i1 %c4)

  %end = load i32*, i32** @end
  %last = getelementptr i32, i32* %end, i64 -1
  %lv = load i32, i32* %last
  %c5 = icmp eq i32 %lv, 40
  call void @check(i1 %c5)
  %zero = load i64, i64* @distance
  %c6 = icmp eq i64 %zero, 0
  call void @check(i1 %c6)

  ; through itself, three times
  %s1 = load %shape*, %shape** getelementptr (%shape, %shape* @shape, i32 0, i32 2)
  %s1f = getelementptr %shape, %shape* %s1, i32 0, i32 2
  %s2 = load %shape*, %shape** %s1f
  %s2f = getelementptr %shape, %shape* %s2, i64 0, i32 1, i64 0, i32 0
  %first = load i16, i16* %s2f
  %c7 = icmp eq i16 %first, 1
  call void @check(i1 %c7)

  %nl = load i8, i8* getelementptr inbounds ([6 x i8], [6 x i8]* @text, i64 0, i64 3)
  %c8 = icmp eq i8 %nl, 10
  call void @check(i1 %c8)
  %r = load double, double* @real
  %f = load float, float* @single
  %fw = fpext float %f to double
  %sum = fadd double %r, %fw
  %c9 = fcmp oeq double %sum, 1.75
  call void @check(i1 %c9)

  ; an address as an integer and back
  %int = ptrtoint [4 x i32]* @array to i64
  %next = add i64 %int, 8
  %q = inttoptr i64 %next to i32*
  %qv = load i32, i32* %q
  %c10 = icmp eq i32 %qv, 30
  call void @check(i1 %c10)
  ret i32 0
}
