class Bad {
    static int x, y;

    @thread
    static void t1() {
        @Atomic int r = 1;
    }
}
