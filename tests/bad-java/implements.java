class Bad implements Runnable {
    static void t1() { }
}
