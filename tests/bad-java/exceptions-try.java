class Bad {
    static int x, y;

    @thread
    static void t1() {
        try { x = 1; } catch (Exception e) { }
    }
}
