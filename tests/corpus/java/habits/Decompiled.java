// Load buffering as a decompiler prints it: a package, imports, modifiers in any order, a constructor that calls `super()`.
// expect: sc=n jmm=y
/*
 * Decompiled with some tool.
 */
package data.little;

import com.example.memory.thread;
import java.io.PrintStream;
import static java.lang.System.out;
import java.util.*;

@Deprecated
strictfp final public class Decompiled extends java.lang.Object {
    private static final transient long serialVersionUID = -4275137684153482837L;
    final static private double RATIO = 1.5e-3;
    static public String title = "load" + "buffering";
    protected static int x = 0;
    static volatile protected boolean unused;
    static int y;

    private Decompiled() {
        super();
    }

    /** Both threads, one after the other. */
    public static void main(final String[] arguments) throws InterruptedException {
        try {
            Decompiled.first();
            Decompiled.second();
        } catch (RuntimeException problem) {
            out.println(problem);
        } finally {
            out.flush();
        }
    }

    @Override
    public int hashCode() {
        return 31;
    }

    @Override
    public final boolean equals(final Object other) {
        return this == other;
    }

    @Override
    public String toString() {
        return "Decompiled" + this.hashCode();
    }

    @SuppressWarnings({"unused", "static-access"})
    @thread
    final public static void first() {
        @SuppressWarnings("unused") final int r1 = Decompiled.x;
        Decompiled.y = (int) 1;
        ;
        assert (r1 == 1) : "r1 is " + r1;
        return;
    }

    @thread public static final void second() {
        final int r2 = y;
        {
            x = (byte) 257;
        }
        assert r2 == 1;
    }
}
