class Bad {
    static int x, y;
    static class Node { final int n = 1; }
    @thread
    static void t1() {
        Node k = new Node(); k.n = 2;
    }
}
