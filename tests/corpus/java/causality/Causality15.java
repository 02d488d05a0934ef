// Causality test 15: as 14, behind a second volatile flag.
// expect: jmm=n jmm-original=n
class Causality15 {
    static int a, b;
    static volatile int x, y;

    @thread
    static void t1() {
        int r0 = x;
        int r1;
        if (r0 == 1) {
            r1 = a;
        } else {
            r1 = 0;
        }
        if (r1 == 0) {
            y = 1;
        } else {
            b = 1;
        }
        assert r0 == 1 && r1 == 1;
    }

    @thread
    static void t2() {
        int r2;
        int r3;
        do {
            r2 = y;
            r3 = b;
        } while (r2 + r3 == 0);
        a = 1;
        assert r2 == 0 && r3 == 1;
    }

    @thread
    static void t3() {
        x = 1;
    }

    @interface thread {
        String[] after() default {};
    }
}
