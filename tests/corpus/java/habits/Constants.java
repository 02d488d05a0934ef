// Constants of Java's own classes, characters and casts to smaller types.
// expect: sc=y jmm=y
public class Constants {
    static int[] found = {Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.SIZE, 'a', '\n', '\u0041', '\'', '\\', '\101'};

    @thread
    static void t1() {
        int r = Integer.MAX_VALUE + 1;
        assert r == Integer.MIN_VALUE;
        assert (byte) 200 == -56 && (short) 0x18000 == -32768 && (char) -1 == 65535 && (char) ('a' + 1) == 'b';
        assert found[0] == 2147483647 && found[1] == -2147483648 && found[2] == 32;
        assert found[3] == 97 && found[4] == 10 && found[5] == 65 && found[6] == 39 && found[7] == 92 && found[8] == 65;
        assert Byte.MAX_VALUE == 127 && Short.MIN_VALUE == -32768 && Character.MAX_VALUE == 65535;
    }

    @interface thread {}
}
