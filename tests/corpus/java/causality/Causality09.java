// Causality test 9: as 8, with a third thread that writes 2.
// expect: jmm=y jmm-original=y
class Causality09 {
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

    @thread
    static void t3() {
        x = 2;
    }

    @interface thread {
        String[] after() default {};
    }
}
