// Nemos 6: each thread sees the other one's write over its own.
// expect: sc=n coherence=n pram=y causal=y processor=n
class Test06 {
    static int x;

    @thread
    static void t1() {
        x = 0;
        int r1 = x;
        assert r1 == 1;
    }

    @thread
    static void t2() {
        x = 1;
        int r2 = x;
        assert r2 == 0;
    }

    @interface thread {
        String[] after() default {};
    }
}
