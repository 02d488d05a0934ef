// Nemos 12: write-to-read causality over three threads.
// expect: sc=n coherence=y pram=y causal=n processor=y
class Test12 {
    static int a, b;

    @thread
    static void t1() {
        a = 1;
    }

    @thread
    static void t2() {
        int r1 = a;
        b = 1;
        assert r1 == 1;
    }

    @thread
    static void t3() {
        int r2 = b;
        int r3 = a;
        assert r2 == 1 && r3 == 0;
    }

    @interface thread {
        String[] after() default {};
    }
}
