class Bad {
    static int x, y;
    @thread static int z;
    @thread
    static void t1() {
        x = 1;
    }
}
