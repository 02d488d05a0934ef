// Causality test 10: two guarded writes cause each other while the thread that could have started them did not.
// expect: jmm=n jmm-original=n
class Causality10 {
    static int x, y, z;

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

    @thread
    static void t3() {
        z = 1;
    }

    @thread
    static void t4() {
        int r3 = z;
        if (r3 == 1) {
            x = 1;
        }
        assert r3 == 0;
    }

    @interface thread {
        String[] after() default {};
    }
}
