class Bad {
    static int x, y;
    static byte b;
    @thread
    static void t1() {
        x = 1;
        b = 1;
    }
}
