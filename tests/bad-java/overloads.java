class Bad {
    static int x, y;
    static void f(int a) { }
    static void f(boolean a) { }
    @thread
    static void t1() {
        x = 1;
    }
}
