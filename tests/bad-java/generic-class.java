class Bad<T> {
    static void t1() { }
}
