class Bad {
    static int x, y;
    static void f(final int a) { a = 1; }
    @thread
    static void t1() {
        x = 1;
    }
}
