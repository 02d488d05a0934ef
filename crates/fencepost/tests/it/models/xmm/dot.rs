//! Executions with a cycle as pictures.

use super::{EITHER, answer};
use crate::support::read;
use expect_test::{Expect, expect};
use fencepost::report::Outcome;
use fencepost::report::picture::{Format, Picture};

#[track_caller]
fn check_dot(outcome: &Outcome, expected: Expect) {
    expected.assert_eq(&Picture::of(outcome).expect("there is a witness").render(Format::Dot));
}

#[test]
fn load_buffering() {
    let outcome = answer(&read("examples/LB.litmus"), |_| {});
    check_dot(
        &outcome,
        expect![[r##"
            digraph execution {
              graph [label="LB\nxmm: the condition does not hold\n~exists (0:r0=1 /\\ 1:r0=1)\n0:r0=1; 1:r0=1\nheavy edges: the cycle\nheavy border: committed: the same in both executions\nthin border: run again", labelloc=t, fontname="Helvetica", newrank=true];
              node [shape=box, style="rounded,filled", fillcolor=white, fontname="Courier", fontsize=11];
              edge [fontname="Helvetica-Oblique", fontsize=10];
              subgraph cluster_g0 {
              label="the execution, which has a cycle"; color="#dddddd";
              subgraph cluster_init {
                label="initial values"; color="#999999";
                e0 [label="x = 0"];
                e1 [label="y = 0"];
              }
              subgraph cluster_0 {
                label="P0"; color="#999999";
                e2 [label="R_rlx x = 1\nline 7: int r0 = atomic_load_explicit(x, memory_order_relax…"];
                e3 [label="W_rlx y = 1\nline 8: atomic_store_explicit(y, 1, memory_order_relaxed);", penwidth=3.5];
              }
              subgraph cluster_1 {
                label="P1"; color="#999999";
                e4 [label="R_rlx y = 1\nline 12: int r0 = atomic_load_explicit(y, memory_order_rela…", penwidth=3.5];
                e5 [label="W_rlx x = 1\nline 13: atomic_store_explicit(x, 1, memory_order_relaxed);"];
              }
              { rank=same; e2 -> e4 [style=invis]; }
              { rank=same; e0; e1; }
              e0 -> e2 [style=invis];
              e2 -> e3 [label="po", color="#555555", fontcolor="#555555", style=solid, penwidth=3.5];
              e4 -> e5 [label="po", color="#555555", fontcolor="#555555", style=solid, penwidth=3.5];
              e3 -> e4 [label="rf", color="#007A5A", fontcolor="#007A5A", style=solid, penwidth=3.5, constraint=false];
              e5 -> e2 [label="rf", color="#007A5A", fontcolor="#007A5A", style=solid, penwidth=3.5, constraint=false];
              }
              subgraph cluster_g1 {
              label="the execution that it was derived from"; color="#dddddd";
              subgraph cluster_s1_init {
                label="initial values"; color="#999999";
                s1_e0 [label="x = 0"];
                s1_e1 [label="y = 0"];
              }
              subgraph cluster_s1_0 {
                label="P0"; color="#999999";
                s1_e2 [label="R_rlx x = 0\nline 7: int r0 = atomic_load_explicit(x, memory_order_relax…"];
                s1_e3 [label="W_rlx y = 1\nline 8: atomic_store_explicit(y, 1, memory_order_relaxed);", penwidth=3.5];
              }
              subgraph cluster_s1_1 {
                label="P1"; color="#999999";
                s1_e4 [label="R_rlx y = 1\nline 12: int r0 = atomic_load_explicit(y, memory_order_rela…", penwidth=3.5];
                s1_e5 [label="W_rlx x = 1\nline 13: atomic_store_explicit(x, 1, memory_order_relaxed);"];
              }
              { rank=same; s1_e2 -> s1_e4 [style=invis]; }
              { rank=same; s1_e0; s1_e1; }
              s1_e0 -> s1_e2 [style=invis];
              s1_e2 -> s1_e3 [label="po", color="#555555", fontcolor="#555555", style=solid, penwidth=1.0];
              s1_e4 -> s1_e5 [label="po", color="#555555", fontcolor="#555555", style=solid, penwidth=1.0];
              s1_e0 -> s1_e2 [label="rf", color="#007A5A", fontcolor="#007A5A", style=solid, penwidth=2.0];
              s1_e3 -> s1_e4 [label="rf", color="#007A5A", fontcolor="#007A5A", style=solid, penwidth=2.0, constraint=false];
              s1_e2 -> s1_e5 [label="fr", color="#C44E00", fontcolor="#C44E00", style=dotted, penwidth=1.6, constraint=false];
              }
            }
        "##]],
    );
}

#[test]
fn one_of_two_reads() {
    let outcome = answer(EITHER, |_| {});
    check_dot(
        &outcome,
        expect![[r##"
            digraph execution {
              graph [label="either\nxmm: the condition holds\nexists (1:r=1 /\\ 1:s=1 /\\ 2:a=1)\n1:r=1; 1:s=1; 2:a=1\nheavy edges: the cycle\nheavy border: committed: the same in both executions\nthin border: run again", labelloc=t, fontname="Helvetica", newrank=true];
              node [shape=box, style="rounded,filled", fillcolor=white, fontname="Courier", fontsize=11];
              edge [fontname="Helvetica-Oblique", fontsize=10];
              subgraph cluster_g0 {
              label="the execution, which has a cycle"; color="#dddddd";
              subgraph cluster_init {
                label="initial values"; color="#999999";
                e0 [label="x = 0"];
                e1 [label="y = 0"];
                e2 [label="z = 0"];
              }
              subgraph cluster_0 {
                label="P0"; color="#999999";
                e3 [label="W_sc z = 1\nline 4: *z = 1;"];
              }
              subgraph cluster_1 {
                label="P1"; color="#999999";
                e4 [label="R_rlx z = 1\nline 7: int r = atomic_load_explicit(z, memory_order_relaxe…"];
                e5 [label="R_rlx x = 1\nline 8: int s = atomic_load_explicit(x, memory_order_relaxe…"];
                e6 [label="W_rlx y = 1\nline 10: atomic_store_explicit(y, 1, memory_order_relaxed);", penwidth=3.5];
              }
              subgraph cluster_2 {
                label="P2"; color="#999999";
                e7 [label="R_rlx y = 1\nline 13: int a = atomic_load_explicit(y, memory_order_relax…", penwidth=3.5];
                e8 [label="W_rlx x = 1\nline 14: atomic_store_explicit(x, a, memory_order_relaxed);"];
              }
              { rank=same; e3 -> e4 -> e7 [style=invis]; }
              { rank=same; e0; e1; e2; }
              e0 -> e3 [style=invis];
              e4 -> e5 [label="po", color="#555555", fontcolor="#555555", style=solid, penwidth=1.0];
              e5 -> e6 [label="po", color="#555555", fontcolor="#555555", style=solid, penwidth=3.5];
              e7 -> e8 [label="po", color="#555555", fontcolor="#555555", style=solid, penwidth=3.5];
              e3 -> e4 [label="rf", color="#007A5A", fontcolor="#007A5A", style=solid, penwidth=2.0, constraint=false];
              e6 -> e7 [label="rf", color="#007A5A", fontcolor="#007A5A", style=solid, penwidth=3.5, constraint=false];
              e8 -> e5 [label="rf", color="#007A5A", fontcolor="#007A5A", style=solid, penwidth=3.5, constraint=false];
              }
              subgraph cluster_g1 {
              label="the execution that it was derived from"; color="#dddddd";
              subgraph cluster_s1_init {
                label="initial values"; color="#999999";
                s1_e0 [label="x = 0"];
                s1_e1 [label="y = 0"];
                s1_e2 [label="z = 0"];
              }
              subgraph cluster_s1_0 {
                label="P0"; color="#999999";
                s1_e3 [label="W_sc z = 1\nline 4: *z = 1;"];
              }
              subgraph cluster_s1_1 {
                label="P1"; color="#999999";
                s1_e4 [label="R_rlx z = 0\nline 7: int r = atomic_load_explicit(z, memory_order_relaxe…"];
                s1_e5 [label="R_rlx x = 0\nline 8: int s = atomic_load_explicit(x, memory_order_relaxe…"];
                s1_e6 [label="W_rlx y = 1\nline 10: atomic_store_explicit(y, 1, memory_order_relaxed);", penwidth=3.5];
              }
              subgraph cluster_s1_2 {
                label="P2"; color="#999999";
                s1_e7 [label="R_rlx y = 1\nline 13: int a = atomic_load_explicit(y, memory_order_relax…", penwidth=3.5];
                s1_e8 [label="W_rlx x = 1\nline 14: atomic_store_explicit(x, a, memory_order_relaxed);"];
              }
              { rank=same; s1_e3 -> s1_e4 -> s1_e7 [style=invis]; }
              { rank=same; s1_e0; s1_e1; s1_e2; }
              s1_e0 -> s1_e3 [style=invis];
              s1_e4 -> s1_e5 [label="po", color="#555555", fontcolor="#555555", style=solid, penwidth=1.0];
              s1_e5 -> s1_e6 [label="po", color="#555555", fontcolor="#555555", style=solid, penwidth=1.0];
              s1_e7 -> s1_e8 [label="po", color="#555555", fontcolor="#555555", style=solid, penwidth=1.0];
              s1_e0 -> s1_e5 [label="rf", color="#007A5A", fontcolor="#007A5A", style=solid, penwidth=2.0];
              s1_e2 -> s1_e4 [label="rf", color="#007A5A", fontcolor="#007A5A", style=solid, penwidth=2.0];
              s1_e6 -> s1_e7 [label="rf", color="#007A5A", fontcolor="#007A5A", style=solid, penwidth=2.0, constraint=false];
              s1_e4 -> s1_e3 [label="fr", color="#C44E00", fontcolor="#C44E00", style=dotted, penwidth=1.6, constraint=false];
              s1_e5 -> s1_e8 [label="fr", color="#C44E00", fontcolor="#C44E00", style=dotted, penwidth=1.6, constraint=false];
              }
            }
        "##]],
    );
}

#[test]
fn derived_twice() {
    let outcome = answer(&read("examples/LB+coh-cyc.litmus"), |_| {});
    check_dot(
        &outcome,
        expect![[r##"
            digraph execution {
              graph [label="LB+coh-cyc\nxmm: the condition holds\nexists (0:r1=3 /\\ 1:r2=2 /\\ 1:r3=1)\n0:r1=3; 1:r2=2; 1:r3=1\nheavy edges: the cycle\nheavy border: committed: the same in both executions\nthin border: run again", labelloc=t, fontname="Helvetica", newrank=true];
              node [shape=box, style="rounded,filled", fillcolor=white, fontname="Courier", fontsize=11];
              edge [fontname="Helvetica-Oblique", fontsize=10];
              subgraph cluster_g0 {
              label="the execution, which has a cycle"; color="#dddddd";
              subgraph cluster_init {
                label="initial values"; color="#999999";
                e0 [label="x = 0"];
                e1 [label="y = 0"];
              }
              subgraph cluster_0 {
                label="P0"; color="#999999";
                e2 [label="W_rlx x = 2\nline 7: atomic_store_explicit(x, 2, memory_order_relaxed);"];
                e3 [label="R_rlx x = 3\nline 8: int r1 = atomic_load_explicit(x, memory_order_relax…", penwidth=3.5];
                e4 [label="W_rlx y = 1\nline 10: atomic_store_explicit(y, 1, memory_order_relaxed);"];
              }
              subgraph cluster_1 {
                label="P1"; color="#999999";
                e5 [label="W_rlx x = 1\nline 14: atomic_store_explicit(x, 1, memory_order_relaxed);"];
                e6 [label="R_rlx x = 2\nline 15: int r2 = atomic_load_explicit(x, memory_order_rela…"];
                e7 [label="R_rlx y = 1\nline 16: int r3 = atomic_load_explicit(y, memory_order_rela…"];
                e8 [label="W_rlx x = 3\nline 18: atomic_store_explicit(x, 3, memory_order_relaxed);", penwidth=3.5];
              }
              { rank=same; e2 -> e5 [style=invis]; }
              { rank=same; e0; e1; }
              e0 -> e2 [style=invis];
              e2 -> e3 [label="po", color="#555555", fontcolor="#555555", style=solid, penwidth=1.0];
              e3 -> e4 [label="po", color="#555555", fontcolor="#555555", style=solid, penwidth=3.5];
              e5 -> e6 [label="po", color="#555555", fontcolor="#555555", style=solid, penwidth=1.0];
              e6 -> e7 [label="po", color="#555555", fontcolor="#555555", style=solid, penwidth=1.0];
              e7 -> e8 [label="po", color="#555555", fontcolor="#555555", style=solid, penwidth=3.5];
              e2 -> e6 [label="rf", color="#007A5A", fontcolor="#007A5A", style=solid, penwidth=2.0, constraint=false];
              e4 -> e7 [label="rf", color="#007A5A", fontcolor="#007A5A", style=solid, penwidth=3.5, constraint=false];
              e8 -> e3 [label="rf", color="#007A5A", fontcolor="#007A5A", style=solid, penwidth=3.5, constraint=false];
              e2 -> e8 [label="co", color="#0072B2", fontcolor="#0072B2", style=dashed, penwidth=1.6, constraint=false];
              e5 -> e2 [label="co", color="#0072B2", fontcolor="#0072B2", style=dashed, penwidth=1.6, constraint=false];
              e6 -> e8 [label="fr", color="#C44E00", fontcolor="#C44E00", style=dotted, penwidth=1.6, constraint=false];
              }
              subgraph cluster_g1 {
              label="the execution that it was derived from"; color="#dddddd";
              subgraph cluster_s1_init {
                label="initial values"; color="#999999";
                s1_e0 [label="x = 0"];
                s1_e1 [label="y = 0"];
              }
              subgraph cluster_s1_0 {
                label="P0"; color="#999999";
                s1_e2 [label="W_rlx x = 2\nline 7: atomic_store_explicit(x, 2, memory_order_relaxed);"];
                s1_e3 [label="R_rlx x = 3\nline 8: int r1 = atomic_load_explicit(x, memory_order_relax…", penwidth=3.5];
                s1_e4 [label="W_rlx y = 1\nline 10: atomic_store_explicit(y, 1, memory_order_relaxed);"];
              }
              subgraph cluster_s1_1 {
                label="P1"; color="#999999";
                s1_e5 [label="W_rlx x = 1\nline 14: atomic_store_explicit(x, 1, memory_order_relaxed);"];
                s1_e6 [label="R_rlx x = 1\nline 15: int r2 = atomic_load_explicit(x, memory_order_rela…"];
                s1_e7 [label="R_rlx y = 1\nline 16: int r3 = atomic_load_explicit(y, memory_order_rela…"];
                s1_e8 [label="W_rlx x = 3\nline 18: atomic_store_explicit(x, 3, memory_order_relaxed);", penwidth=3.5];
              }
              { rank=same; s1_e2 -> s1_e5 [style=invis]; }
              { rank=same; s1_e0; s1_e1; }
              s1_e0 -> s1_e2 [style=invis];
              s1_e2 -> s1_e3 [label="po", color="#555555", fontcolor="#555555", style=solid, penwidth=1.0];
              s1_e3 -> s1_e4 [label="po", color="#555555", fontcolor="#555555", style=solid, penwidth=3.5];
              s1_e5 -> s1_e6 [label="po", color="#555555", fontcolor="#555555", style=solid, penwidth=1.0];
              s1_e6 -> s1_e7 [label="po", color="#555555", fontcolor="#555555", style=solid, penwidth=1.0];
              s1_e7 -> s1_e8 [label="po", color="#555555", fontcolor="#555555", style=solid, penwidth=3.5];
              s1_e4 -> s1_e7 [label="rf", color="#007A5A", fontcolor="#007A5A", style=solid, penwidth=3.5, constraint=false];
              s1_e5 -> s1_e6 [label="rf", color="#007A5A", fontcolor="#007A5A", style=solid, penwidth=2.0, constraint=false];
              s1_e8 -> s1_e3 [label="rf", color="#007A5A", fontcolor="#007A5A", style=solid, penwidth=3.5, constraint=false];
              s1_e2 -> s1_e5 [label="co", color="#0072B2", fontcolor="#0072B2", style=dashed, penwidth=1.6, constraint=false];
              s1_e5 -> s1_e8 [label="co", color="#0072B2", fontcolor="#0072B2", style=dashed, penwidth=1.6, constraint=false];
              s1_e6 -> s1_e8 [label="fr", color="#C44E00", fontcolor="#C44E00", style=dotted, penwidth=1.6, constraint=false];
              }
              subgraph cluster_g2 {
              label="which was derived from this one"; color="#dddddd";
              subgraph cluster_s2_init {
                label="initial values"; color="#999999";
                s2_e0 [label="x = 0"];
                s2_e1 [label="y = 0"];
              }
              subgraph cluster_s2_0 {
                label="P0"; color="#999999";
                s2_e2 [label="W_rlx x = 2\nline 7: atomic_store_explicit(x, 2, memory_order_relaxed);"];
                s2_e3 [label="R_rlx x = 1\nline 8: int r1 = atomic_load_explicit(x, memory_order_relax…"];
                s2_e4 [label="W_rlx y = 1\nline 10: atomic_store_explicit(y, 1, memory_order_relaxed);", penwidth=3.5];
              }
              subgraph cluster_s2_1 {
                label="P1"; color="#999999";
                s2_e5 [label="W_rlx x = 1\nline 14: atomic_store_explicit(x, 1, memory_order_relaxed);"];
                s2_e6 [label="R_rlx x = 1\nline 15: int r2 = atomic_load_explicit(x, memory_order_rela…"];
                s2_e7 [label="R_rlx y = 1\nline 16: int r3 = atomic_load_explicit(y, memory_order_rela…", penwidth=3.5];
                s2_e8 [label="W_rlx x = 3\nline 18: atomic_store_explicit(x, 3, memory_order_relaxed);"];
              }
              { rank=same; s2_e2 -> s2_e5 [style=invis]; }
              { rank=same; s2_e0; s2_e1; }
              s2_e0 -> s2_e2 [style=invis];
              s2_e2 -> s2_e3 [label="po", color="#555555", fontcolor="#555555", style=solid, penwidth=1.0];
              s2_e3 -> s2_e4 [label="po", color="#555555", fontcolor="#555555", style=solid, penwidth=1.0];
              s2_e5 -> s2_e6 [label="po", color="#555555", fontcolor="#555555", style=solid, penwidth=1.0];
              s2_e6 -> s2_e7 [label="po", color="#555555", fontcolor="#555555", style=solid, penwidth=1.0];
              s2_e7 -> s2_e8 [label="po", color="#555555", fontcolor="#555555", style=solid, penwidth=1.0];
              s2_e4 -> s2_e7 [label="rf", color="#007A5A", fontcolor="#007A5A", style=solid, penwidth=2.0, constraint=false];
              s2_e5 -> s2_e3 [label="rf", color="#007A5A", fontcolor="#007A5A", style=solid, penwidth=2.0, constraint=false];
              s2_e5 -> s2_e6 [label="rf", color="#007A5A", fontcolor="#007A5A", style=solid, penwidth=2.0, constraint=false];
              s2_e2 -> s2_e5 [label="co", color="#0072B2", fontcolor="#0072B2", style=dashed, penwidth=1.6, constraint=false];
              s2_e5 -> s2_e8 [label="co", color="#0072B2", fontcolor="#0072B2", style=dashed, penwidth=1.6, constraint=false];
              s2_e3 -> s2_e8 [label="fr", color="#C44E00", fontcolor="#C44E00", style=dotted, penwidth=1.6, constraint=false];
              s2_e6 -> s2_e8 [label="fr", color="#C44E00", fontcolor="#C44E00", style=dotted, penwidth=1.6, constraint=false];
              }
            }
        "##]],
    );
}
