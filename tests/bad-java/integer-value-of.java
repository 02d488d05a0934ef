class Bad {
    static int x;
    @thread
    static void t1() {
        x = Integer.valueOf(3);
    }
}
