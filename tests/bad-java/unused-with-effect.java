class Bad {
    static int x, y;
    static int next() { return ++x; }
    static final long ID = next();
    @thread
    static void t1() {
        x = 1;
    }
}
