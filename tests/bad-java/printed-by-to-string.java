class Bad {
    static int x;
    public String toString() { x = 1; return ""; }
    @thread
    static void t1() {
        System.out.println(new Bad());
    }
}
