// Nemos 1: a read sees 0, which is both the initial value and what the other thread writes.
// expect: sc=y coherence=y pram=y causal=y processor=y
class Test01 {
    static int a;

    @thread
    static void t1() {
        int r1 = a;
        assert r1 == 0;
    }

    @thread
    static void t2() {
        a = 0;
    }

    @interface thread {
        String[] after() default {};
    }
}
