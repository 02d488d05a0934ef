// Causality test 6: both branches write the same.
// expect: jmm=y jmm-original=y
class Causality06 {
    static int a, b;

    @thread
    static void t1() {
        int r1 = a;
        if (r1 == 1) {
            b = 1;
        }
        assert r1 == 1;
    }

    @thread
    static void t2() {
        int r2 = b;
        if (r2 == 1) {
            a = 1;
        }
        if (r2 == 0) {
            a = 1;
        }
        assert r2 == 1;
    }

    @interface thread {
        String[] after() default {};
    }
}
