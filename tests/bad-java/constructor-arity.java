class Bad {
    static int x, y;
    static class Node { Node(int n) { } }
    @thread
    static void t1() {
        Node n = new Node();
    }
}
