class Bad {
    static int x, y;
    static final int N = 1;
    @thread
    static void t1() {
        N = 2;
    }
}
