// Causality test 5: as 4, with a thread that could have supplied the 1 and did not.
// expect: jmm=n jmm-original=n
class Causality05 {
    static int x, y, z;

    @thread
    static void t1() {
        int r1 = x;
        y = r1;
        assert r1 == 1;
    }

    @thread
    static void t2() {
        int r2 = y;
        x = r2;
        assert r2 == 1;
    }

    @thread
    static void t3() {
        z = 1;
    }

    @thread
    static void t4() {
        int r3 = z;
        x = r3;
        assert r3 == 0;
    }

    @interface thread {
        String[] after() default {};
    }
}
