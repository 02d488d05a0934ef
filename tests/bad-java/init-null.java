class Bad {
    static int x, y;
    static int[] a;
    static int z = a[0];
    @thread
    static void t1() {
        x = 1;
    }
}
