class Bad {
    static int x, y;
    static void increment() { x++; }
    @thread
    static void t1() {
        incremnt();
    }
}
