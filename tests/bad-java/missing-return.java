class Bad {
    static int x, y;
    static int f(int a) { if (a > 0) return 1; }
    @thread
    static void t1() {
        x = 1;
    }
}
