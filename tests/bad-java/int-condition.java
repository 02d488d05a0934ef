class Bad {
    static int x, y;

    @thread
    static void t1() {
        if (x) y = 1;
    }
}
