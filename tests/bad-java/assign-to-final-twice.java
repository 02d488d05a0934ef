class Bad {
    static int x, y;

    @thread
    static void t1() {
        final int r; r = 1; r = 2;
    }
}
