// Causality test 12: the index of the element written is read: a value out of thin air.
// expect: jmm=n jmm-original=n
class Causality12 {
    static int x, y;
    static final int[] a = {1, 2};

    @thread
    static void t1() {
        int r1 = x;
        a[r1] = 0;
        int r2 = a[0];
        y = r2;
        assert r1 == 1 && r2 == 1;
    }

    @thread
    static void t2() {
        int r3 = y;
        x = r3;
        assert r3 == 1;
    }

    @interface thread {
        String[] after() default {};
    }
}
