class Bad {
    @thread
    static int t1() { return 1; }
}
