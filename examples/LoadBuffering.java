// Figure 1 of MemSAT. Each thread reads what the other writes afterwards: the Java memory model allows it.
public class LoadBuffering {
    static int x = 0;
    static int y = 0;

    @thread
    public static void t1() {
        int r1 = x;
        y = 1;
        assert r1 == 1;
    }

    @thread
    public static void t2() {
        int r2 = y;
        x = 1;
        assert r2 == 1;
    }

    @interface thread {}
}
