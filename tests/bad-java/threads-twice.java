class Bad {
    @thread static void t1() { }
    static class Other {
        @thread static void t1() { }
    }
}
