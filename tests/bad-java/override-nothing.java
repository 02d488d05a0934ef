class Bad {
    static int x, y;
    @Override public int area() { return 1; }
    @thread
    static void t1() {
        x = 1;
    }
}
