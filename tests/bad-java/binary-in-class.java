class Bad {
    static int x;
    static void t1() { x = ; }
}
