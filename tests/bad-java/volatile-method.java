class Bad {
    static int x, y;
    static volatile void f() { }
    @thread
    static void t1() {
        x = 1;
    }
}
