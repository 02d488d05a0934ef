class Bad {
    static void run() { }
}
