class Bad {
    static int x, y;
    static void unused(int s) { int = ; }
    @thread
    static void t1() {
        x = 1;
    }
}
