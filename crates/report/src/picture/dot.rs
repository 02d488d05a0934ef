//! Draws executions for graphviz: a cluster per thread, one for the initial writes. The page layout is
//! graphviz's own.

use super::escape::dot as quoted;
use super::palette::stroke;
use super::panel::{Panel, meanings, panels};
use super::{FileNames, Picture, drawn, file_names, label, statement};
use crate::derivation::Role;
use crate::order::{Column, Dense, Node};
use crate::text::fit::{clean, shorten};
use crate::{EdgeKind, Event};
use std::fmt::Write as _;

/// The longest text in a node, in characters.
const MAX_TEXT: usize = 60;
/// The line width of what stands out: the borders of committed events, the edges of a cycle.
const HEAVY: f64 = 3.5;

/// Draws an execution in DOT, the language of graphviz.
pub(super) fn render(picture: &Picture<'_>) -> String {
    let panels = panels(picture);
    let mut out = String::from("digraph execution {\n");
    let mut caption = format!("{}\n{}", picture.title, picture.subtitle);
    for line in picture.condition.iter().cloned().chain(Some(picture.final_line())).filter(|l| !l.is_empty())
    {
        caption.push('\n');
        caption += &shorten(&line, 160);
    }
    if panels.len() > 1 {
        caption += "\nheavy edges: the cycle";
        for (role, meaning) in meanings(&panels) {
            let look = match role {
                Role::Committed => "heavy border",
                Role::Added => "dashed border",
                Role::ReExecuted => "thin border",
            };
            caption += &format!("\n{look}: {meaning}");
        }
    }
    let _ = writeln!(
        out,
        "  graph [label={}, labelloc=t, fontname=\"Helvetica\", newrank=true];",
        quoted(&caption)
    );
    out +=
        "  node [shape=box, style=\"rounded,filled\", fillcolor=white, fontname=\"Courier\", fontsize=11];\n";
    out += "  edge [fontname=\"Helvetica-Oblique\", fontsize=10];\n";
    for (i, panel) in panels.iter().enumerate() {
        match panel.heading {
            None => graph(&mut out, panel),
            Some(heading) => {
                let _ = writeln!(
                    out,
                    "  subgraph cluster_g{i} {{\n  label={}; color=\"#dddddd\";",
                    quoted(heading)
                );
                graph(&mut out, panel);
                out += "  }\n";
            }
        }
    }
    out += "}\n";
    out
}

/// Writes one graph: its clusters, its nodes, its edges.
fn graph(out: &mut String, panel: &Panel<'_>) {
    let dense = Dense::new(panel.execution);
    cluster(out, "init", "initial values", panel, &dense, Column::Init);
    for (t, thread) in panel.execution.threads.iter().enumerate() {
        let name = shorten(&clean(&thread.name), MAX_TEXT);
        cluster(out, &t.to_string(), &name, panel, &dense, Column::Thread(t));
    }
    in_columns(out, panel, &dense);
    for (from, to, kind) in drawn(&dense) {
        let stroke = stroke(&kind);
        let width = if panel.is_on_cycle(from, to, &kind) { HEAVY } else { stroke.width };
        // Only program order ranks the nodes: other edges may go up, and would pull threads apart.
        let ranks = if kind == EdgeKind::Po || dense.column(from) == Column::Init {
            ""
        } else {
            ", constraint=false"
        };
        let _ = writeln!(
            out,
            "  {} -> {} [label={}, color=\"{c}\", fontcolor=\"{c}\", style={}, penwidth={width:.1}{ranks}];",
            node(panel, from),
            node(panel, to),
            quoted(&label::name(&kind)),
            stroke.style,
            c = stroke.colour,
        );
    }
}

/// Returns the prefix of the names of a graph's clusters and nodes.
fn tag(panel: &Panel<'_>) -> String {
    panel.prefix.replace('-', "_")
}

fn node(panel: &Panel<'_>, node: Node) -> String {
    format!("{}e{}", tag(panel), node.0)
}

fn cluster(out: &mut String, id: &str, name: &str, panel: &Panel<'_>, dense: &Dense<'_>, column: Column) {
    let members = dense.events.iter().enumerate().filter(|(_, (c, _))| *c == column);
    let mut members = members.map(|(i, (_, event))| (Node(i), *event)).peekable();
    if members.peek().is_none() {
        return;
    }
    let tag = tag(panel);
    let _ = writeln!(out, "  subgraph cluster_{tag}{id} {{\n    label={}; color=\"#999999\";", quoted(name));
    let files = file_names(panel.execution);
    for (member, event) in members {
        let look = match panel.role(event.id).filter(|_| column != Column::Init) {
            Some(Role::Committed) => format!(", penwidth={HEAVY:.1}"),
            Some(Role::Added) => ", style=\"rounded,filled,dashed\"".to_owned(),
            Some(Role::ReExecuted) | None => String::new(),
        };
        let _ = writeln!(out, "    {} [label={}{look}];", node(panel, member), quoted(&text(event, &files)));
    }
    out.push_str("  }\n");
}

/// Keeps the threads side by side in their order, below the initial writes, by edges that are not drawn.
fn in_columns(out: &mut String, panel: &Panel<'_>, dense: &Dense<'_>) {
    let first = |column: Column| dense.events.iter().position(|(c, _)| *c == column);
    let threads = 0..panel.execution.threads.len();
    let heads: Vec<String> =
        threads.filter_map(|t| first(Column::Thread(t))).map(|i| node(panel, Node(i))).collect();
    if heads.len() > 1 {
        let _ = writeln!(out, "  {{ rank=same; {} [style=invis]; }}", heads.join(" -> "));
    }
    let inits = dense.events.iter().take_while(|(c, _)| *c == Column::Init).count();
    let names: String = (0..inits).map(|i| format!(" {};", node(panel, Node(i)))).collect();
    if let Some(head) = heads.first().filter(|_| inits > 0) {
        let top = node(panel, Node(0));
        let _ = writeln!(out, "  {{ rank=same;{names} }}\n  {top} -> {head} [style=invis];");
    }
}

fn text(event: &Event, files: &FileNames) -> String {
    let first = shorten(&clean(&event.text), MAX_TEXT);
    match statement(event, files) {
        Some(statement) => format!("{first}\n{}", shorten(&statement, MAX_TEXT)),
        None => first,
    }
}
