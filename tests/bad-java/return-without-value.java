class Bad {
    static int x, y;
    static int f() { return; }
    @thread
    static void t1() {
        x = 1;
    }
}
