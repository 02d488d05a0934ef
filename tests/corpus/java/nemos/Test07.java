// Nemos 7: store buffering with writes to a common location in between.
// expect: sc=n coherence=y pram=y causal=y processor=n
class Test07 {
    static int x, y, z;

    @thread
    static void t1() {
        x = 0;
        x = 1;
        z = 0;
        int r1 = y;
        assert r1 == 0;
    }

    @thread
    static void t2() {
        y = 0;
        y = 1;
        z = 1;
        int r2 = x;
        assert r2 == 0;
    }

    @interface thread {
        String[] after() default {};
    }
}
