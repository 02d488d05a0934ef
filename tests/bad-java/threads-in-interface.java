interface Threads {
    @thread
    static void t1() { }
}
class Bad {
    @thread
    static void t2() { }
}
