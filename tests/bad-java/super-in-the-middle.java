class Bad {
    static int x, y;
    Bad() { x = 1; super(); }
    static Bad b = new Bad();
    @thread
    static void t1() {
        x = 1;
    }
}
