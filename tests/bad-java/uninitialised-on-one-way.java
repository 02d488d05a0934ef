class Bad {
    static int x, y;

    @thread
    static void t1() {
        int r; if (x == 1) r = 2; y = r;
    }
}
