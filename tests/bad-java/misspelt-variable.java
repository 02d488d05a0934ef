class Bad {
    static int x, y;

    @thread
    static void t1() {
        int count = 1; x = coumt;
    }
}
