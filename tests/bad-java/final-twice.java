class Bad {
    static int x, y;
    static final int N;
    static { N = 1; N = 2; }
    @thread
    static void t1() {
        x = 1;
    }
}
