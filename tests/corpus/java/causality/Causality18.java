// Causality test 18: x is made 42 if it is 0, and it is 0 or 42, so the second read is known.
// expect: jmm=y jmm-original=y
class Causality18 {
    static int x, y;

    @thread
    static void t1() {
        int r3 = x;
        if (r3 == 0) {
            x = 42;
        }
        int r1 = x;
        y = r1;
        assert r1 == 42 && r3 == 42;
    }

    @thread
    static void t2() {
        int r2 = y;
        x = r2;
        assert r2 == 42;
    }

    @interface thread {
        String[] after() default {};
    }
}
