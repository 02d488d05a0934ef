class Bad {
    static int x, y;
    static final volatile int N = 1;
    @thread
    static void t1() {
        x = 1;
    }
}
