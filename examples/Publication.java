// Handing over data by a plain flag. May the reader see the flag raised, and the data as it was before?
public class Publication {
    static int data;
    static boolean ready;

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
