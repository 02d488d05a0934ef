class Bad {
    static int x, y;

    @thread
    static void t1() {
        int r = r + 1;
    }
}
