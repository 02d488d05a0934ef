class Bad {
    static int x, y;
    static int z = 1 / (x - x);
    @thread
    static void t1() {
        x = 1;
    }
}
