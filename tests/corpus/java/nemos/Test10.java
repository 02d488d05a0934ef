// Nemos 10: message passing.
// expect: sc=n coherence=y pram=n causal=n processor=n
class Test10 {
    static int x, y;

    @thread
    static void t1() {
        x = 1;
        y = 1;
    }

    @thread
    static void t2() {
        int r1 = y;
        int r2 = x;
        assert r1 == 1 && r2 == 0;
    }

    @interface thread {
        String[] after() default {};
    }
}
