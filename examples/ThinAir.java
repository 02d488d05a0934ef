// Causality test 4. Two threads copy: a 1 that nobody ever writes must not come out of thin air.
public class ThinAir {
    static int x = 0;
    static int y = 0;

    @thread
    public static void t1() {
        int r1 = x;
        y = r1;
        assert r1 == 1;
    }

    @thread
    public static void t2() {
        int r2 = y;
        x = r2;
        assert r2 == 1;
    }

    @interface thread {}
}
