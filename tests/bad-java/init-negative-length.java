class Bad {
    static int x, y;
    static int[] a = new int[x - 1];
    @thread
    static void t1() {
        x = 1;
    }
}
