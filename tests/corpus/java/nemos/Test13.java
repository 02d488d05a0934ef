// Nemos 13: independent reads of independent writes. (Causal: MemSAT found what was not expected.)
// expect: sc=n coherence=y pram=y causal=y processor=y
class Test13 {
    static int a, b;

    @thread
    static void t1() {
        a = 1;
    }

    @thread
    static void t2() {
        int r1 = a;
        int r2 = b;
        assert r1 == 1 && r2 == 0;
    }

    @thread
    static void t3() {
        b = 1;
    }

    @thread
    static void t4() {
        int r3 = b;
        int r4 = a;
        assert r3 == 1 && r4 == 0;
    }

    @interface thread {
        String[] after() default {};
    }
}
