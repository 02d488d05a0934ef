class Bad {
    static int x, y;
    static void f(int a, int b) { }
    @thread
    static void t1() {
        f(1);
    }
}
