// MemSAT, Figure 1: the sample program, load buffering.
// expect: sc=n jmm=y
class Test0 {
    static int x = 0;
    static int y = 0;

    @thread
    static void t1() {
        int r1 = x;
        y = 1;
        assert r1 == 1;
    }

    @thread
    static void t2() {
        int r2 = y;
        x = 1;
        assert r2 == 1;
    }

    @interface thread {
        String[] after() default {};
    }
}
