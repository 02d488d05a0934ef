enum Colour { RED }
class Bad {
    static void t1() { Colour c; }
}
