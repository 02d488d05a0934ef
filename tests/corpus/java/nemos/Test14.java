// Nemos 14: store buffering, each thread reads its own write first. (Causal: MemSAT found what was not expected.)
// expect: sc=n coherence=y pram=y causal=y processor=y
class Test14 {
    static int a, b;

    @thread
    static void t1() {
        a = 1;
        int r1 = a;
        int r2 = b;
        assert r1 == 1 && r2 == 0;
    }

    @thread
    static void t2() {
        b = 1;
        int r3 = b;
        int r4 = a;
        assert r3 == 1 && r4 == 0;
    }

    @interface thread {
        String[] after() default {};
    }
}
