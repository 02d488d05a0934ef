// Nemos 2: load buffering: each read sees the write that follows the other read.
// expect: sc=n coherence=y pram=y causal=n processor=y
class Test02 {
    static int a, b;

    @thread
    static void t1() {
        int r1 = b;
        a = 1;
        assert r1 == 1;
    }

    @thread
    static void t2() {
        int r2 = a;
        b = 1;
        assert r2 == 1;
    }

    @interface thread {
        String[] after() default {};
    }
}
