// Nemos 5: message passing where the data is first written with 0.
// expect: sc=n coherence=y pram=n causal=n processor=n
class Test05 {
    static int x, y;

    @thread
    static void t1() {
        x = 0;
        x = 1;
        y = 2;
    }

    @thread
    static void t2() {
        int r1 = y;
        int r2 = x;
        assert r1 == 2 && r2 == 0;
    }

    @interface thread {
        String[] after() default {};
    }
}
