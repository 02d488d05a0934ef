// Causality test 3: as 2, with a third thread that writes 2.
// expect: jmm=y jmm-original=y
class Causality03 {
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

    @thread
    static void t3() {
        x = 2;
    }

    @interface thread {
        String[] after() default {};
    }
}
