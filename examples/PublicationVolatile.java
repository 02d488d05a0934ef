// As Publication, with a volatile flag: what was written before the flag is seen by whoever sees the flag.
public class PublicationVolatile {
    static int data;
    static volatile boolean ready;

    @thread
    public static void writer() {
        data = 42;
        ready = true;
    }

    @thread
    public static void reader() {
        boolean raised = ready;
        int got = data;
        assert raised && got == 0;
    }

    @interface thread {}
}
