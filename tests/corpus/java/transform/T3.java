// Transformation 3, before: a read in front of a synchronized block.
// expect: jmm=n jmm-original=n
class T3 {
    static final Object m = new Object();
    static int x, y, z;

    @thread
    static void t1() {
        synchronized (m) {
            x = 2;
        }
    }

    @thread
    static void t2() {
        synchronized (m) {
            x = 1;
        }
    }

    @thread
    static void t3() {
        int r1 = x;
        synchronized (m) {
            int r2 = z;
            if (r1 == 2) {
                y = 1;
            } else {
                y = r2;
            }
            assert r1 == 1 && r2 == 1;
        }
    }

    @thread
    static void t4() {
        int r3 = y;
        z = r3;
        assert r3 == 1;
    }

    @interface thread {
        String[] after() default {};
    }
}
