class Bad {
    static int x, y;

    @thread
    static void t1() {
        int r; boolean b = x > 0 && (r = x) > 1; y = r;
    }
}
