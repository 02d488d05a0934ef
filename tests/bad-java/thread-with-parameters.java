class Bad {
    @thread
    static void t1(int n) { }
}
