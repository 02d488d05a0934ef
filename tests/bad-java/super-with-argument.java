class Bad {
    static int x, y;
    Bad(int n) { super(n); x = n; }
    static Bad b = new Bad(1);
    @thread
    static void t1() {
        x = 1;
    }
}
