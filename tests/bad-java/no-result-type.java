class Bad {
    static int x, y;
    static f() { }
    @thread
    static void t1() {
        x = 1;
    }
}
