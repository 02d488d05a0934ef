// Causality test 17: x is made 42 unless it is 42, so the second read is known.
// expect: jmm=y jmm-original=y
class Causality17 {
    static int x, y;

    @thread
    static void t1() {
        int r3 = x;
        if (r3 != 42) {
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
