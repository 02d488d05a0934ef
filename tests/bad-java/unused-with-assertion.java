class Bad {
    static int x, y;
    static void unused(String s) { assert x == 1; }
    @thread
    static void t1() {
        x = 1;
    }
}
