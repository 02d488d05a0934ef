// Causality test 20: 18 with its first part in a thread that ends before the rest begins. (MemSAT: not under the original model, although it should be.)
// expect: jmm=y jmm-original=n
class Causality20 {
    static int x, y;

    @thread(after = "t3")
    static void t1() {
        int r1 = x;
        y = r1;
        assert r1 == 42;
    }

    @thread
    static void t2() {
        int r2 = y;
        x = r2;
        assert r2 == 42;
    }

    @thread
    static void t3() {
        int r3 = x;
        if (r3 == 0) {
            x = 42;
        }
        assert r3 == 42;
    }

    @interface thread {
        String[] after() default {};
    }
}
