class Bad {
    static int x, y;
    static class Node { Node next = new Node(); }
    @thread
    static void t1() {
        Node n = new Node();
    }
}
