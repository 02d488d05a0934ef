class Bad {
    static int x, y;
    static void f() { g(); }
    static void g() { f(); }
    @thread
    static void t1() {
        f();
    }
}
