class Bad {
    @thread static void t1() { }
    @thread(after = "t3") static void t2() { }
}
