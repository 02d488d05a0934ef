class Bad {
    static int x, y;
    int n;
    @thread
    static void t1() {
        n = 1;
    }
}
