class Bad {
    static int x, y;
    static class Node { int value; }
    @thread
    static void t1() {
        Object o = Node;
    }
}
