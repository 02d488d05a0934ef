class Bad {
    static int x, y;
    static Integer boxed;
    @thread
    static void t1() {
        x = 1;
        boxed = 1;
    }
}
