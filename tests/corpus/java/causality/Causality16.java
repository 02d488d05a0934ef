// Causality test 16: each thread reads what the other one writes after its own read.
// expect: jmm=y jmm-original=y
class Causality16 {
    static int x;

    @thread
    static void t1() {
        int r1 = x;
        x = 1;
        assert r1 == 2;
    }

    @thread
    static void t2() {
        int r2 = x;
        x = 2;
        assert r2 == 1;
    }

    @interface thread {
        String[] after() default {};
    }
}
