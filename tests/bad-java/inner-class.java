class Bad {
    static int x, y;
    class Inner { }
    @thread
    static void t1() {
        x = 1;
        Inner i;
    }
}
