// Causality test 14: a volatile flag and a loop that waits: a branch that justifies itself.
// expect: jmm=n jmm-original=n
class Causality14 {
    static int a, b;
    static volatile int y;

    @thread
    static void t1() {
        int r1 = a;
        if (r1 == 0) {
            y = 1;
        } else {
            b = 1;
        }
        assert r1 == 1;
    }

    @thread
    static void t2() {
        int r2;
        int r3;
        do {
            r2 = y;
            r3 = b;
        } while (r2 + r3 == 0);
        a = 1;
        assert r2 == 0 && r3 == 1;
    }

    @interface thread {
        String[] after() default {};
    }
}
