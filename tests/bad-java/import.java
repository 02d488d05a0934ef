import com.example.Foo;
class Bad {
    static void t1() { Foo f; }
}
