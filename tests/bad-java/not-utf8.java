class Bad {
    static int café;
}
