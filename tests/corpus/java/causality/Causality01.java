// Causality test 1: a guard that always holds does not order the write behind it.
// expect: jmm=y jmm-original=y
class Causality01 {
    static int x, y;

    @thread
    static void t1() {
        int r1 = x;
        if (r1 >= 0) {
            y = 1;
        }
        assert r1 == 1;
    }

    @thread
    static void t2() {
        int r2 = y;
        x = r2;
        assert r2 == 1;
    }

    @interface thread {
        String[] after() default {};
    }
}
