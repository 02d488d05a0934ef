record Point(int x, int y) { }
class Bad {
    static void t1() { Point p; }
}
