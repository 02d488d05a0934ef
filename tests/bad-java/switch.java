class Bad {
    static int x, y;

    @thread
    static void t1() {
        switch (x) { case 1: y = 1; }
    }
}
