class Bad {
    static int x, y;

    @thread
    static void t1() {
        x = 2147483648;
    }
}
