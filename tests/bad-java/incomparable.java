class Bad {
    static int x, y;
    static class A { } static class B { }
    @thread
    static void t1() {
        boolean b = new A() == new B();
    }
}
