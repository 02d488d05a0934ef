// Nemos 15: store buffering around a location both write. (Causal: MemSAT found what was not expected.)
// expect: sc=n coherence=y pram=y causal=y processor=n
class Test15 {
    static int a, b, c;

    @thread
    static void t1() {
        a = 1;
        c = 1;
        int r1 = c;
        int r2 = b;
        assert r1 == 1 && r2 == 0;
    }

    @thread
    static void t2() {
        b = 1;
        c = 2;
        int r3 = c;
        int r4 = a;
        assert r3 == 2 && r4 == 0;
    }

    @interface thread {
        String[] after() default {};
    }
}
