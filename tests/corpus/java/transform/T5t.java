// Transformation 5, after: the write comes before the external action.
// expect: jmm=y jmm-original=y
class T5t {
    static int x, y;

    @thread
    static void t1() {
        int r1 = y;
        if (r1 == 1) {
            x = 1;
        } else {
            x = 1;
            print();
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
