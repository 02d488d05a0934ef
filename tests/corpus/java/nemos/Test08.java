// Nemos 8: the third thread sees the second one's write to x before the first one's.
// expect: sc=y coherence=y pram=y causal=y processor=y
class Test08 {
    static int x, y;

    @thread
    static void t1() {
        x = 0;
        y = 0;
    }

    @thread
    static void t2() {
        int r1 = y;
        x = 1;
        assert r1 == 0;
    }

    @thread
    static void t3() {
        int r2 = x;
        int r3 = x;
        assert r2 == 1 && r3 == 0;
    }

    @interface thread {
        String[] after() default {};
    }
}
