// Transformation 5, before: an external action and then a write. (MemSAT: the revised model allows what it should not.)
// expect: jmm=y jmm-original=n
class T5 {
    static int x, y;

    @thread
    static void t1() {
        int r1 = y;
        if (r1 == 1) {
            x = 1;
        } else {
            print();
            x = 1;
        }
        assert r1 == 1;
    }

    @thread
    static void t2() {
        int r2 = x;
        y = r2;
        assert r2 == 1;
    }

    @special
    static void print() {}

    @interface thread {
        String[] after() default {};
    }

    @interface special {}
}
