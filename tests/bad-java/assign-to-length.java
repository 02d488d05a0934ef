class Bad {
    static int x, y;
    static int[] a = {1};
    @thread
    static void t1() {
        a.length = 2;
    }
}
