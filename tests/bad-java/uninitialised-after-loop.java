class Bad {
    static int x, y;

    @thread
    static void t1() {
        int r; while (x < 3) { r = x; } y = r;
    }
}
