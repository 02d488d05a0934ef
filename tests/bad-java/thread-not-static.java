class Bad {
    @thread
    void t1() { }
}
