// Causality test 4: two threads copy to each other: a value out of thin air.
// expect: jmm=n jmm-original=n
class Causality04 {
    static int x, y;

    @thread
    static void t1() {
        int r1 = x;
        y = r1;
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
