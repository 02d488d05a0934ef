// Classes with members that no thread uses, some of which are not in the subset; `this` in front of everything.
// expect: sc=y jmm=y
class Members {
    static final Cell cell = new Cell(3);
    static int total;

    static class Cell extends Object {
        private int value;
        private static int made = 1;
        private long stamp;
        private java.util.List<String> names;

        public Cell(@SuppressWarnings("unused") final int value) {
            super();
            this.value = value;
            this.made = this.made + 1;
        }

        int get() {
            return this.value + this.offset();
        }

        static int offset() {
            return 1;
        }

        public <T extends Comparable<T>> T largest(T... all) {
            return all[0];
        }
    }

    static class Unused {
        Unused() {
        }
    }

    private enum Colour {
        RED, GREEN { };
    }

    interface Shape {
        default int area() { return 0; }
    }

    abstract static class Base<T> {
        abstract T make();
    }

    class Inner {
        int n;
    }

    @thread
    public static void t1() {
        total = cell.get();
        int r = total;
        assert r == 4;
    }

    @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
    public @interface thread {}
}

enum Direction {
    UP, DOWN
}
