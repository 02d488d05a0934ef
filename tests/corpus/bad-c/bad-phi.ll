; bad-phi.ll — a phi that forgets one of its predecessors.
; run: => refused message="phi"
define i32 @main() {
entry:
  %c = icmp eq i32 1, 1
  br i1 %c, label %left, label %join
left:
  br label %join
join:
  %v = phi i32 [ 1, %left ]
  ret i32 %v
}
