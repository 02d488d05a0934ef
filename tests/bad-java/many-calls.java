class Bad {
    static int x;
    @thread
    static void t1() { g0(); }
    static void g0() { g1(); g1(); }
    static void g1() { g2(); g2(); }
    static void g2() { g3(); g3(); }
    static void g3() { g4(); g4(); }
    static void g4() { g5(); g5(); }
    static void g5() { g6(); g6(); }
    static void g6() { g7(); g7(); }
    static void g7() { g8(); g8(); }
    static void g8() { g9(); g9(); }
    static void g9() { g10(); g10(); }
    static void g10() { g11(); g11(); }
    static void g11() { g12(); g12(); }
    static void g12() { g13(); g13(); }
    static void g13() { g14(); g14(); }
    static void g14() { g15(); g15(); }
    static void g15() { g16(); g16(); }
    static void g16() { g17(); g17(); }
    static void g17() { g18(); g18(); }
    static void g18() { g19(); g19(); }
    static void g19() { g20(); g20(); }
    static void g20() { g21(); g21(); }
    static void g21() { g22(); g22(); }
    static void g22() { g23(); g23(); }
    static void g23() { g24(); g24(); }
    static void g24() { g25(); g25(); }
    static void g25() { g26(); g26(); }
    static void g26() { g27(); g27(); }
    static void g27() { g28(); g28(); }
    static void g28() { g29(); g29(); }
    static void g29() { g30(); g30(); }
    static void g30() { g31(); g31(); }
    static void g31() { g32(); g32(); }
    static void g32() { g33(); g33(); }
    static void g33() { g34(); g34(); }
    static void g34() { g35(); g35(); }
    static void g35() { g36(); g36(); }
    static void g36() { g37(); g37(); }
    static void g37() { g38(); g38(); }
    static void g38() { g39(); g39(); }
    static void g39() { g40(); g40(); }
    static void g40() { x++; }
}
