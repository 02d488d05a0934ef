// Transformation 1, after: the redundant write after the read is gone.
// expect: jmm=y jmm-original=y
class T1t {
    static final Object m1 = new Object();
    static final Object m2 = new Object();
    static int x;

    @thread
    static void t1() {
        synchronized (m1) {
            x = 2;
        }
    }

    @thread
    static void t2() {
        synchronized (m2) {
            x = 1;
        }
    }

    @thread
    static void t3() {
        int r1;
        int r2;
        synchronized (m1) {
            synchronized (m2) {
                r1 = x;
                r2 = x;
            }
        }
        assert r1 != r2;
    }

    @interface thread {
        String[] after() default {};
    }
}
