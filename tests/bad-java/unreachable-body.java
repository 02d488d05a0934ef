class Bad {
    static int x, y;

    @thread
    static void t1() {
        while (false) { x = 1; }
    }
}
