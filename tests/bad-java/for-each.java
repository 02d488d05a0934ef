class Bad {
    static int x, y;
    static int[] a = {1};
    @thread
    static void t1() {
        for (int i : a) { x = i; }
    }
}
