class Bad {
    static int x, y;

    @thread
    static void t1() {
        static int r = 1;
    }
}
