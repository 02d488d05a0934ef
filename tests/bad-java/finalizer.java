class Bad {
    static int x, y;
    protected void finalize() { x = 2; }
    @thread
    static void t1() {
        x = 1;
    }
}
