// Nemos 3: eight threads whose reads of b and c fit into one order.
// expect: sc=y coherence=y pram=y causal=y processor=y
class Test03 {
    static int a, b, c;

    @thread
    static void t1() {
        b = 0;
    }

    @thread
    static void t2() {
        b = 1;
    }

    @thread
    static void t3() {
        int r1 = b;
        a = 0;
        int r2 = c;
        assert r1 == 0 && r2 == 0;
    }

    @thread
    static void t4() {
        int r3 = b;
        int r4 = a;
        int r5 = c;
        assert r3 == 1 && r4 == 0 && r5 == 1;
    }

    @thread
    static void t5() {
        int r6 = c;
        int r7 = a;
        int r8 = b;
        assert r6 == 1 && r7 == 1 && r8 == 1;
    }

    @thread
    static void t6() {
        int r9 = c;
        a = 1;
        int r10 = b;
        assert r9 == 0 && r10 == 0;
    }

    @thread
    static void t7() {
        c = 1;
    }

    @thread
    static void t8() {
        c = 0;
    }

    @interface thread {
        String[] after() default {};
    }
}
