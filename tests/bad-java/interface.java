interface Shape {
    int area();
}
class Bad {
    static void t1() { Shape s; }
}
