class Bad {
    static int x, y;
    @special static void f() { x = 1; }
    @thread
    static void t1() {
        x = 1;
    }
}
