class Bad {
    static int x, y;
    static final int N;
    @thread
    static void t1() {
        x = 1;
    }
}
