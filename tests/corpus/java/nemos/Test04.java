// Nemos 4: store buffering where each location is also written with 0 first.
// expect: sc=n coherence=y pram=y causal=y processor=y
class Test04 {
    static int x, y;

    @thread
    static void t1() {
        x = 0;
        x = 1;
        int r1 = y;
        assert r1 == 0;
    }

    @thread
    static void t2() {
        y = 0;
        y = 1;
        int r2 = x;
        assert r2 == 0;
    }

    @interface thread {
        String[] after() default {};
    }
}
