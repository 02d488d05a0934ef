//! Graphviz: a cluster per thread, one for the initial writes. The page layout is graphviz's own.

use super::escape::dot as quoted;
use super::palette::stroke;
use super::{Picture, drawn, label, statement};
use crate::order::{Column, Dense, Node};
use crate::text::fit::{clean, shorten};
use crate::{EdgeKind, Event};
use std::fmt::Write as _;

/// The longest text in a node.
const MAX_TEXT: usize = 60;

/// The graph in DOT.
pub(super) fn render(picture: &Picture<'_>) -> String {
    let dense = Dense::new(picture.execution);
    let mut out = String::from("digraph execution {\n");
    let mut caption = format!("{}\n{}", picture.title, picture.subtitle);
    for line in picture.condition.iter().cloned().chain(Some(picture.final_line())).filter(|l| !l.is_empty())
    {
        caption.push('\n');
        caption += &shorten(&line, 160);
    }
    let _ = writeln!(
        out,
        "  graph [label={}, labelloc=t, fontname=\"Helvetica\", newrank=true];",
        quoted(&caption)
    );
    out +=
        "  node [shape=box, style=\"rounded,filled\", fillcolor=white, fontname=\"Courier\", fontsize=11];\n";
    out += "  edge [fontname=\"Helvetica-Oblique\", fontsize=10];\n";
    cluster(&mut out, "init", "initial values", &dense, Column::Init);
    for (t, thread) in picture.execution.threads.iter().enumerate() {
        cluster(
            &mut out,
            &t.to_string(),
            &shorten(&clean(&thread.name), MAX_TEXT),
            &dense,
            Column::Thread(t),
        );
    }
    in_columns(&mut out, &dense, picture.execution.threads.len());
    for (from, to, kind) in drawn(&dense) {
        let stroke = stroke(&kind);
        // Only program order ranks the nodes: other edges may go up, and would pull threads apart.
        let ranks = if kind == EdgeKind::Po || dense.column(from) == Column::Init {
            ""
        } else {
            ", constraint=false"
        };
        let _ = writeln!(
            out,
            "  e{} -> e{} [label={}, color=\"{c}\", fontcolor=\"{c}\", style={}, penwidth={:.1}{ranks}];",
            from.0,
            to.0,
            quoted(&label::name(&kind)),
            stroke.style,
            stroke.width,
            c = stroke.colour,
        );
    }
    out += "}\n";
    out
}

fn cluster(out: &mut String, id: &str, name: &str, dense: &Dense<'_>, column: Column) {
    let members = dense.events.iter().enumerate().filter(|(_, (c, _))| *c == column);
    let mut members = members.map(|(i, (_, event))| (Node(i), *event)).peekable();
    if members.peek().is_none() {
        return;
    }
    let _ = writeln!(out, "  subgraph cluster_{id} {{\n    label={}; color=\"#999999\";", quoted(name));
    for (node, event) in members {
        let _ = writeln!(out, "    e{} [label={}];", node.0, quoted(&text(event)));
    }
    out.push_str("  }\n");
}

/// Keeps the threads side by side in their order, below the initial writes, by edges that are not drawn.
fn in_columns(out: &mut String, dense: &Dense<'_>, threads: usize) {
    let first = |column: Column| dense.events.iter().position(|(c, _)| *c == column);
    let heads: Vec<usize> = (0..threads).filter_map(|t| first(Column::Thread(t))).collect();
    if heads.len() > 1 {
        let chain: Vec<String> = heads.iter().map(|i| format!("e{i}")).collect();
        let _ = writeln!(out, "  {{ rank=same; {} [style=invis]; }}", chain.join(" -> "));
    }
    let inits = dense.events.iter().take_while(|(c, _)| *c == Column::Init).count();
    let names: String = (0..inits).map(|i| format!(" e{i};")).collect();
    if let Some(head) = heads.first().filter(|_| inits > 0) {
        let _ = writeln!(out, "  {{ rank=same;{names} }}\n  e0 -> e{head} [style=invis];");
    }
}

fn text(event: &Event) -> String {
    let first = shorten(&clean(&event.text), MAX_TEXT);
    match statement(event) {
        Some(statement) => format!("{first}\n{}", shorten(&statement, MAX_TEXT)),
        None => first,
    }
}
