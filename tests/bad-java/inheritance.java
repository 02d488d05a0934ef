class Base { }
class Bad extends Base {
    static void t1() { }
}
