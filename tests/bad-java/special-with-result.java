class Bad {
    static int x, y;
    @special static int f() { return 1; }
    @thread
    static void t1() {
        x = 1;
    }
}
