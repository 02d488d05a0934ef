class Bad {
    static int x, y;
    static void f(int... a) { }
    @thread
    static void t1() {
        x = 1;
        f(1);
    }
}
