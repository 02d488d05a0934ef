// MemSAT, Figure 7 (as Figure 10 lists its statements): two writes that can be the same action.
// expect: jmm=y
class Fig7 {
    static int x = 0;
    static int y = 0;

    @thread
    static void t1() {
        int r1 = x;
        if (r1 != 0) {
            y = r1;
        } else {
            y = 1;
        }
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
