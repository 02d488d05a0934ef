class Bad {
    static int x, y;
    static int f(int n) { return n == 0 ? 0 : f(n - 1); }
    @thread
    static void t1() {
        x = f(3);
    }
}
