class Bad {
    static int x, y;

    @thread
    static void t1() {
        final int r; while (x == 0) { r = 1; }
    }
}
