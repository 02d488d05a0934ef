// Transformation 2, after: the second read takes the first one's value.
// expect: jmm=y jmm-original=y
class T2t {
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
            int r3 = r2;
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
