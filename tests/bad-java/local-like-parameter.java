class Bad {
    static int x, y;
    static void f(int a) { int a = 1; }
    @thread
    static void t1() {
        x = 1;
    }
}
