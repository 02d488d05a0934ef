// Causality test 7: independent accesses are reordered in both threads.
// expect: jmm=y jmm-original=y
class Causality07 {
    static int x, y, z;

    @thread
    static void t1() {
        int r1 = z;
        int r2 = x;
        y = r2;
        assert r1 == 1 && r2 == 1;
    }

    @thread
    static void t2() {
        int r3 = y;
        z = r3;
        x = 1;
        assert r3 == 1;
    }

    @interface thread {
        String[] after() default {};
    }
}
