class Bad {
    /* never closed
    static void t1() { }
}
