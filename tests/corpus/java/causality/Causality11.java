// Causality test 11: as 7, with one step more.
// expect: jmm=y jmm-original=y
class Causality11 {
    static int x, y, z, w;

    @thread
    static void t1() {
        int r1 = z;
        w = r1;
        int r2 = x;
        y = r2;
        assert r1 == 1 && r2 == 1;
    }

    @thread
    static void t2() {
        int r4 = w;
        int r3 = y;
        z = r3;
        x = 1;
        assert r3 == 1 && r4 == 1;
    }

    @interface thread {
        String[] after() default {};
    }
}
