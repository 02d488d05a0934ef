class Bad {
    @thread
    @special
    static void t1() { }
}
