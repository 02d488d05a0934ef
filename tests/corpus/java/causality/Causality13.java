// Causality test 13: two guarded writes cause each other.
// expect: jmm=n jmm-original=n
class Causality13 {
    static int x, y;

    @thread
    static void t1() {
        int r1 = x;
        if (r1 == 1) {
            y = 1;
        }
        assert r1 == 1;
    }

    @thread
    static void t2() {
        int r2 = y;
        if (r2 == 1) {
            x = 1;
        }
        assert r2 == 1;
    }

    @interface thread {
        String[] after() default {};
    }
}
