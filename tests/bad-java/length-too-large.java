class Bad {
    static int x, y;
    static final int N = 1 << 20;
    @thread
    static void t1() {
        int[] a = new int[N];
    }
}
