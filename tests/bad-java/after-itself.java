class Bad {
    @thread(after = "t1") static void t1() { }
}
