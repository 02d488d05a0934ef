//! Pictures: what is drawn, and that it can be read.

use crate::fixtures::*;
use expect_test::expect;
use fencepost_report::picture::{Format, Picture};
use fencepost_report::{Execution, Outcome};
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
    let outcome = Outcome { test: Some(name.into()), witness: Some(execution), ..sb() };
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

/// The points of a path; curves as some points along them.
fn points(data: &str) -> Vec<(f64, f64)> {
    let numbers = |text: &str| -> Vec<f64> { text.split_whitespace().map(|n| n.parse().unwrap()).collect() };
    let mut points: Vec<(f64, f64)> = Vec::new();
    for command in data
        .trim_end_matches('Z')
        .split_inclusive(|c: char| c.is_ascii_digit() || c == ' ' || c == '.' || c == '-')
        .collect::<String>()
        .replace(['M', 'L'], "|L")
        .replace('C', "|C")
        .split('|')
        .filter(|c| !c.is_empty())
    {
        let n = numbers(&command[1..]);
        match (&command[..1], points.last().copied()) {
            ("C", Some((x, y))) => points.extend((1..=40).map(|i| {
                let (t, u) = (f64::from(i) / 40.0, 1.0 - f64::from(i) / 40.0);
                let mix =
                    |a, b, c, d| u * u * u * a + 3.0 * u * u * t * b + 3.0 * u * t * t * c + t * t * t * d;
                (mix(x, n[0], n[2], n[4]), mix(y, n[1], n[3], n[5]))
            })),
            (_, Some((x, y))) => points.extend((1..=40).map(|i| {
                let t = f64::from(i) / 40.0;
                (x + (n[0] - x) * t, y + (n[1] - y) * t)
            })),
            (_, None) => points.push((n[0], n[1])),
        }
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
        assert!(names.len() > 5);
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
    expect![[""]].assert_eq(&rendered("SB", sb_execution(), Format::Dot));
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
