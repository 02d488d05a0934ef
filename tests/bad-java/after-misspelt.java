class Bad {
    @thread static void t1() { }
    @thread(atfer = "t1") static void t2() { }
}
