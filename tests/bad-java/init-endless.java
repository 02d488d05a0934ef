class Bad {
    static int x, y;
    static { while (x == 0) { } }
    @thread
    static void t1() {
        x = 1;
    }
}
