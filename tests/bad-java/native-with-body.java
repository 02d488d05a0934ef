class Bad {
    static int x, y;
    static native void f() { }
    @thread
    static void t1() {
        x = 1;
    }
}
