// Causality test 8: what is written is 1 whatever was read, as an analysis of values can tell.
// expect: jmm=y jmm-original=y
class Causality08 {
    static int x, y;

    @thread
    static void t1() {
        int r1 = x;
        int r2 = 1 + r1 * r1 - r1;
        y = r2;
        assert r1 == 1 && r2 == 1;
    }

    @thread
    static void t2() {
        int r3 = y;
        x = r3;
    }

    @interface thread {
        String[] after() default {};
    }
}
