class Bad {
    @thread(after = {"t2", "t4"}) static void t1() { }
    @thread(after = "t3") static void t2() { }
    @thread(after = "t1") static void t3() { }
    @thread static void t4() { }
}
