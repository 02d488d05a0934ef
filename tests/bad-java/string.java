class Bad {
    static int x, y;
    static String s = "a";
    @thread
    static void t1() {
        x = 1;
        s = null;
    }
}
