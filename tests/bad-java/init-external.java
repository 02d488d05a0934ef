class Bad {
    static int x, y;
    static { print(); }
    @thread
    static void t1() {
        x = 1;
    }
}
