enum Colour { RED }
class Bad {
    static void t1() { }
}
