import com.example.Object;
class Bad {
    static int x, y;

    @thread
    static void t1() {
        x = 1;
    }
}
