class Bad {
    static int x, y;
    static long big;
    @thread
    static void t1() {
        x = 1;
        big = 1;
    }
}
