class Bad {
    static int x, y;
    static class Node { int value; }
    @thread
    static void t1() {
        Node n = new Node(); n.valeu = 1;
    }
}
