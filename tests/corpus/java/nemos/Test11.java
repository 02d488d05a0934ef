// Nemos 11: store buffering. (Causal: MemSAT found what was not expected.)
// expect: sc=n coherence=y pram=y causal=y processor=y
class Test11 {
    static int x, y;

    @thread
    static void t1() {
        x = 1;
        int r1 = y;
        assert r1 == 0;
    }

    @thread
    static void t2() {
        y = 1;
        int r2 = x;
        assert r2 == 0;
    }

    @interface thread {
        String[] after() default {};
    }
}
