class Bad {
    static int x, y;
    static static int z;
    @thread
    static void t1() {
        x = 1;
    }
}
