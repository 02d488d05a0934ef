class Bad {
    static int x, y;

    @thread
    static void t1() {
        boolean b = true; x = b + 1;
    }
}
