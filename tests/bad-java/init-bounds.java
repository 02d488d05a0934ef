class Bad {
    static int x, y;
    static int[] a = {1};
    static int z = a[1];
    @thread
    static void t1() {
        x = 1;
    }
}
