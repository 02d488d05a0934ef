//! Pictures: what is drawn, and that it can be read.

use crate::fixtures::*;
use expect_test::expect;
use fencepost_report::picture::{Format, Picture};
use fencepost_report::{Evidence, Execution, Outcome};
use roxmltree::{Document, Node};

fn gallery() -> [(&'static str, Execution); 5] {
    [
        ("SB", sb_execution()),
        ("MP", mp_execution()),
        ("IRIW", iriw_execution()),
        ("3inc", rmw_execution()),
        ("twelve", twelve_execution()),
    ]
}

fn rendered(name: &str, execution: Execution, format: Format) -> String {
    let evidence = Evidence { test: Some(name.into()), witness: Some(execution), ..sb() };
    let outcome = Outcome::new(evidence);
    Picture::of(&outcome).unwrap().render(format)
}

/// Set `FENCEPOST_GALLERY` to a folder to look at the pictures.
#[test]
fn show_gallery() {
    let Ok(folder) = std::env::var("FENCEPOST_GALLERY") else { return };
    for (name, execution) in gallery() {
        for (format, extension) in [(Format::Svg, "svg"), (Format::Dot, "dot"), (Format::Html, "html")] {
            let text = rendered(name, execution.clone(), format);
            std::fs::write(format!("{folder}/{name}.{extension}"), text).unwrap();
        }
    }
}

#[derive(Clone, Copy, Debug)]
struct Rect([f64; 4]);

impl Rect {
    fn of(node: Node<'_, '_>) -> Self {
        let rect = node.children().find(|n| n.has_tag_name("rect")).expect("a box");
        Rect(["x", "y", "width", "height"].map(|a| rect.attribute(a).unwrap().parse().unwrap()))
    }

    /// How far the point is inside (positive) or outside (negative).
    fn depth(&self, (x, y): (f64, f64)) -> f64 {
        let [left, top, w, h] = self.0;
        (x - left).min(left + w - x).min(y - top).min(top + h - y)
    }

    fn meets(&self, other: &Rect) -> bool {
        let ([ax, ay, aw, ah], [bx, by, bw, bh]) = (self.0, other.0);
        ax + 0.2 < bx + bw && bx + 0.2 < ax + aw && ay + 0.2 < by + bh && by + 0.2 < ay + ah
    }
}

/// The points of a path; lines and curves as many points along them.
fn points(data: &str) -> Vec<(f64, f64)> {
    let mut points: Vec<(f64, f64)> = Vec::new();
    let commands = data.trim_end_matches('Z').replace(['M', 'L'], "|L ").replace('C', "|C ");
    for command in commands.split('|').filter(|c| !c.is_empty()) {
        let n: Vec<f64> = command[1..].split_whitespace().map(|n| n.parse().unwrap()).collect();
        let Some(&(x, y)) = points.last() else {
            points.push((n[0], n[1]));
            continue;
        };
        // A line is a curve with its control points at its ends.
        let n = if n.len() == 2 { vec![x, y, n[0], n[1], n[0], n[1]] } else { n };
        points.extend((1..=40).map(|i| {
            let (t, u) = (f64::from(i) / 40.0, 1.0 - f64::from(i) / 40.0);
            let mix = |a, b, c, d| u * u * u * a + 3.0 * u * u * t * b + 3.0 * u * t * t * c + t * t * t * d;
            (mix(x, n[0], n[2], n[4]), mix(y, n[1], n[3], n[5]))
        }));
    }
    points
}

#[test]
fn arrows_end_at_boxes_names_overlap_nothing_and_no_edge_passes_through_a_box() {
    for (name, execution) in gallery() {
        let svg = rendered(name, execution, Format::Svg);
        let document = Document::parse(&svg).unwrap();
        let class = |c: &'static str| document.descendants().filter(move |n| n.attribute("class") == Some(c));
        let boxes: Vec<(&str, Rect)> =
            class("event").map(|n| (n.attribute("data-id").unwrap(), Rect::of(n))).collect();
        let of = |id: &str| boxes.iter().find(|(i, _)| *i == id).unwrap().1;
        let mut names: Vec<Rect> = Vec::new();
        for edge in class("edge") {
            let label = Rect::of(edge);
            for other in boxes.iter().map(|(_, r)| r).chain(&names) {
                assert!(!label.meets(other), "{name}: {label:?} overlaps {other:?}");
            }
            names.push(label);
            let paths: Vec<_> = edge.children().filter(|n| n.has_tag_name("path")).collect();
            let curve = points(paths[0].attribute("d").unwrap());
            let tip = points(paths[1].attribute("d").unwrap())[0];
            assert!(
                of(edge.attribute("data-from").unwrap()).depth(curve[0]).abs() < 0.2,
                "{name}: starts at its box"
            );
            assert!(of(edge.attribute("data-to").unwrap()).depth(tip).abs() < 0.2, "{name}: ends at its box");
            for (_, rect) in &boxes {
                assert!(curve.iter().all(|&p| rect.depth(p) < 0.2), "{name}: an edge passes through a box");
            }
        }
        assert!(names.len() >= 5);
    }
}

#[test]
fn implied_coherence_is_not_drawn() {
    let svg = rendered("3inc", rmw_execution(), Format::Svg);
    let names = |name: &str| svg.matches(&format!(">{name}</text>")).count();
    assert_eq!((names("co"), names("rf"), names("rmw"), names("po")), (2, 4, 3, 5));
}

#[test]
fn dot() {
    expect![[r##"
        digraph execution {
          graph [label="SB\nrc11: the condition holds\nexists (0:r0=0 /\\ 1:r0=0)\n0:r0=0; 1:r0=0", labelloc=t, fontname="Helvetica", newrank=true];
          node [shape=box, style="rounded,filled", fillcolor=white, fontname="Courier", fontsize=11];
          edge [fontname="Helvetica-Oblique", fontsize=10];
          subgraph cluster_init {
            label="initial values"; color="#999999";
            e0 [label="W x = 0"];
            e1 [label="W y = 0"];
          }
          subgraph cluster_0 {
            label="P0"; color="#999999";
            e2 [label="W_rlx x = 1\nline 7: atomic_store_explicit(x, 1, memory_order_rlx);"];
            e3 [label="R_rlx y = 0\nline 8: int r = atomic_load_explicit(y, memory_order_rlx);"];
          }
          subgraph cluster_1 {
            label="P1"; color="#999999";
            e4 [label="W_rlx y = 1\nline 12: atomic_store_explicit(y, 1, memory_order_rlx);"];
            e5 [label="R_rlx x = 0\nline 13: int r = atomic_load_explicit(x, memory_order_rlx);"];
          }
          { rank=same; e2 -> e4 [style=invis]; }
          { rank=same; e0; e1; }
          e0 -> e2 [style=invis];
          e2 -> e3 [label="po", color="#555555", fontcolor="#555555", style=solid, penwidth=1.0];
          e4 -> e5 [label="po", color="#555555", fontcolor="#555555", style=solid, penwidth=1.0];
          e1 -> e3 [label="rf", color="#007A5A", fontcolor="#007A5A", style=solid, penwidth=2.0];
          e0 -> e5 [label="rf", color="#007A5A", fontcolor="#007A5A", style=solid, penwidth=2.0];
          e3 -> e4 [label="fr", color="#C44E00", fontcolor="#C44E00", style=dotted, penwidth=1.6, constraint=false];
          e5 -> e2 [label="fr", color="#C44E00", fontcolor="#C44E00", style=dotted, penwidth=1.6, constraint=false];
        }
    "##]].assert_eq(&rendered("SB", sb_execution(), Format::Dot));
}

#[test]
fn html_is_self_contained() {
    let html = rendered("MP", mp_execution(), Format::Html);
    for outside in ["src=", "href=", "@import", "url("] {
        assert!(!html.contains(outside), "{outside}");
    }
    assert!(
        html.contains("<td>test.litmus:12</td><td>int r = atomic_load_explicit(y, memory_order_acq);</td>")
    );
    assert!(html.contains("<td>P0: W_rel y = 1</td>"));
}

#[test]
fn formats_by_extension() {
    assert_eq!(Format::from_extension("SVG"), Some(Format::Svg));
    assert_eq!(Format::from_extension("html"), Some(Format::Html));
    assert_eq!(Format::from_extension("dot"), Some(Format::Dot));
    assert_eq!(Format::from_extension("png"), None);
}

#[test]
fn a_derived_execution_is_drawn_with_its_source() {
    let svg = rendered("LB", lb_execution(), Format::Svg);
    let document = Document::parse(&svg).unwrap();
    let class = |c: &'static str| document.descendants().filter(move |n| n.attribute("class") == Some(c));
    let ids: Vec<&str> = class("event").map(|n| n.attribute("data-id").unwrap()).collect();
    let distinct: std::collections::BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!((ids.len(), distinct.len()), (12, 12), "six events each, all names differ: {ids:?}");
    // Two of them are committed in each; the legend shows one more box. The band: four edges, and one in the
    // legend.
    let heavy = svg.matches("stroke=\"#111111\" stroke-width=\"3\"").count();
    assert_eq!((heavy, class("cycle").count()), (5, 5));
    for words in
        ["the cycle", "committed: the same in both executions", "the execution that it was derived from"]
    {
        assert!(svg.contains(words), "{words}");
    }
    let html = rendered("LB", lb_execution(), Format::Html);
    assert!(html.contains("P1 line 12 reads y = 1 from P0 line 8: it did so in the execution"), "{html}");
    assert_eq!(html.matches("<tr data-id=").count(), 12);
}

#[test]
fn others_have_neither_headings_nor_bands() {
    for (name, execution) in gallery() {
        let svg = rendered(name, execution, Format::Svg);
        assert!(!svg.contains("cycle") && !svg.contains("stroke-width=\"3\""), "{name}");
    }
}
