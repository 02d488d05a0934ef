//! Checks that no text makes the parser panic, and that accepted ones can be lowered.

use crate::models::all;
use crate::schematic::{Program, Schematic};
use fencepost_oracle::Rng;
use fencepost_rml::Model;
use fencepost_source::SourceFile;

/// Reads the text; a model is lowered, a message is rendered.
fn survive(text: &str) -> bool {
    match Model::parse(&SourceFile::new("input.rml", text)) {
        Ok(model) => {
            let schematic = Schematic::parse("r1=x; Y=r1 {1} ∥ lock m; r2=Y if r1==0; unlock m");
            for k in [1, 3] {
                Program::new(&schematic, k).problem(&model);
            }
            true
        }
        Err(error) => {
            let (file, error) = *error;
            assert!(error.span.start as usize <= file.text().len());
            assert!(!error.render(&file).is_empty());
            false
        }
    }
}

/// Returns all models, and a text about one execution graph.
fn texts() -> Vec<&'static str> {
    let graph = include_str!("../../../../examples/ibm370.rml");
    all().map(|(_, text)| text).chain([graph]).collect()
}

/// Returns a random place between two characters.
fn place(text: &str, rng: &mut Rng) -> usize {
    let mut at = rng.below(text.len() as u32 + 1) as usize;
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

#[test]
fn texts_that_end_too_early() {
    let mut rng = Rng::new(1);
    for text in texts() {
        for _ in 0..60 {
            survive(&text[..place(text, &mut rng)]);
        }
    }
}

#[test]
fn texts_that_were_damaged() {
    let pieces = [
        " ",
        "\n",
        "(",
        ")",
        "[",
        "]",
        "{",
        "}",
        ";",
        "|",
        "&",
        "\\",
        "*",
        "+",
        "?",
        "^-1",
        "@",
        "@i",
        "@(i-1)",
        "@k",
        "#",
        ".",
        "..",
        ",",
        ":",
        "=",
        "!=",
        "<",
        "<=",
        "=>",
        "<=>",
        "\"",
        "//",
        "(*",
        "*)",
        " in ",
        " and ",
        " not ",
        " some ",
        " all x : A . ",
        " exists i in 1..k . ",
        " if some po then ",
        " else ",
        " none ",
        " id ",
        " univ ",
        " A ",
        " po ",
        " T ",
        " C ",
        " k ",
        "\nlet x = ",
        "\nrule z : ",
        "\nvar q : ",
        "\nsequence D : A\n",
        "\ninclude \"jmm\"\n",
        "é",
        "0",
    ];
    let mut rng = Rng::new(2);
    let mut accepted = 0;
    let texts = texts();
    for round in 0..6000 {
        let mut text = texts[round % texts.len()].to_string();
        for _ in 0..=rng.below(3) {
            let (mut from, mut to) = (place(&text, &mut rng), place(&text, &mut rng));
            if rng.below(2) == 0 {
                // A short stretch goes away.
                to = (from + rng.below(6) as usize).min(text.len());
                while !text.is_char_boundary(to) {
                    to += 1;
                }
                text.replace_range(from..to, "");
            } else if rng.below(3) == 0 {
                // A stretch moves.
                (from, to) = (from.min(to), from.max(to).min(from.min(to) + 40));
                while !text.is_char_boundary(to) {
                    to += 1;
                }
                let moved = text[from..to].to_string();
                let at = place(&text, &mut rng);
                text.insert_str(at, &moved);
            } else {
                let at = place(&text, &mut rng);
                text.insert_str(at, pieces[rng.below(pieces.len() as u32) as usize]);
            }
        }
        accepted += usize::from(survive(&text));
    }
    // Enough of them are still models for lowering to be tried.
    assert!(accepted > 600, "{accepted}");
}
