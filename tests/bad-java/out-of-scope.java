class Bad {
    static int x, y;

    @thread
    static void t1() {
        for (int i = 0; i < 2; i++) { } x = i;
    }
}
