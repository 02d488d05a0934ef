class Bad {
    static int x, y;
    void m() { }
    @thread
    static void t1() {
        m();
    }
}
