// Transformation 2, before: the same location is read twice.
// expect: jmm=n jmm-original=n
class T2 {
    static int x, y;

    @thread
    static void t1() {
        int r1 = x;
        y = r1;
    }

    @thread
    static void t2() {
        int r2 = y;
        if (r2 == 1) {
            int r3 = y;
            x = r3;
        } else {
            x = 1;
        }
        assert r2 == 1;
    }

    @interface thread {
        String[] after() default {};
    }
}
