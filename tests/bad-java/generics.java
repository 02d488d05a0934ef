class Bad {
    static int x, y;
    static java.util.List<Object> list;
    @thread
    static void t1() {
        x = 1;
        list = null;
    }
}
