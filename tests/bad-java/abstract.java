abstract class Bad {
    static void t1() { }
}
