class Bad {
    static int x, y;
    static class Node { static int n; }
    @thread
    static void t1() {
        Node k = new Node(); k.n = 1;
    }
}
