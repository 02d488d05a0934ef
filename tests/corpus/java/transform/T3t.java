// Transformation 3, after: the read has moved into the block (roach motel).
// expect: jmm=y jmm-original=y
class T3t {
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
        synchronized (m) {
            int r1 = x;
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
