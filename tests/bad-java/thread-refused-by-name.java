class Bad {
    static int x;
    static void t1() { x = 1; }
    static void t2() { switch (x) { } }
}
