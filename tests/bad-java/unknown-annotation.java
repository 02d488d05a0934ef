class Bad {
    static int x, y;
    @Atomic static int z;
    @thread
    static void t1() {
        x = 1;
    }
}
