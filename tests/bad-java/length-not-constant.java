class Bad {
    static int x, y;
    
    @thread
    static void t1() {
        int[] a = new int[x];
    }
}
