class Bad {
    static int x, y;
    static void f(static int a) { }
    @thread
    static void t1() {
        x = 1;
    }
}
