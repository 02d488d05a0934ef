class Bad {
    static int x, y;
    static void f() throws Exception { }
    @thread
    static void t1() {
        x = 1;
        f();
    }
}
