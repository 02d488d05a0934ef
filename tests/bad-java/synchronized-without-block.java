class Bad {
    static int x, y;

    @thread
    static void t1() {
        synchronized (new Object()) x = 1;
    }
}
