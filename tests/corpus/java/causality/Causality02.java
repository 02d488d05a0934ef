// Causality test 2: two reads may be merged, then the guard always holds.
// expect: jmm=y jmm-original=y
class Causality02 {
    static int x, y;

    @thread
    static void t1() {
        int r1 = x;
        int r2 = x;
        if (r1 == r2) {
            y = 1;
        }
        assert r1 == 1 && r2 == 1;
    }

    @thread
    static void t2() {
        int r3 = y;
        x = r3;
        assert r3 == 1;
    }

    @interface thread {
        String[] after() default {};
    }
}
