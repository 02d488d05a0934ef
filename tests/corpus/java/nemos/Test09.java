// Nemos 9: two messages passed, each reader misses the other one's data.
// expect: sc=n coherence=y pram=y causal=y processor=y
class Test09 {
    static int x, y, z, v;

    @thread
    static void t1() {
        x = 0;
        x = 1;
        y = 1;
    }

    @thread
    static void t2() {
        int r1 = y;
        int r2 = z;
        assert r1 == 1 && r2 == 0;
    }

    @thread
    static void t3() {
        z = 0;
        z = 1;
        v = 1;
    }

    @thread
    static void t4() {
        int r3 = v;
        int r4 = x;
        assert r3 == 1 && r4 == 0;
    }

    @interface thread {
        String[] after() default {};
    }
}
