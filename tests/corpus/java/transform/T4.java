// Transformation 4, before: one branch reads x, the other does not.
// expect: jmm=n jmm-original=n
class T4 {
    static int x, y, z;

    @thread
    static void t1() {
        int r1 = z;
        if (r1 == 0) {
            int r3 = x;
            if (r3 == 1) {
                y = 1;
            }
        } else {
            int r4 = 1;
            y = r1;
        }
        assert r1 == 1;
    }

    @thread
    static void t2() {
        x = 1;
        int r2 = y;
        z = r2;
        assert r2 == 1;
    }

    @interface thread {
        String[] after() default {};
    }
}
