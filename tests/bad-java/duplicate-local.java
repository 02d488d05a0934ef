class Bad {
    static int x, y;

    @thread
    static void t1() {
        int r = 1; { int r = 2; }
    }
}
