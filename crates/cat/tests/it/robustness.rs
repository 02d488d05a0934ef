//! Checks that no text makes the parser panic, and that accepted ones can be printed.

use crate::files;
use fencepost_cat::parser::parse;
use fencepost_cat::syntax::{Item, ItemKind};
use fencepost_oracle::Rng;
use fencepost_source::SourceFile;

/// Prints what is in instructions, and looks at their places.
fn print(items: &[Item], file: &SourceFile) {
    for item in items {
        assert!(item.span.start < item.span.end && item.span.end as usize <= file.text().len());
        match &item.kind {
            ItemKind::Let(bindings) => drop(bindings.to_string()),
            ItemKind::Check(check) => drop(check.to_string()),
            ItemKind::Procedure { body, .. } | ItemKind::Forall { body, .. } => print(body, file),
            ItemKind::If { condition, then, otherwise } => {
                let _ = condition.to_string();
                print(then, file);
                print(otherwise, file);
            }
            ItemKind::Match { cases, .. } => cases.iter().for_each(|(_, body)| print(body, file)),
            _ => {}
        }
    }
}

/// Reads the text; what it says is printed, a message is rendered.
fn survive(text: &str) -> bool {
    let file = SourceFile::new("input.cat", text);
    match parse(&file) {
        Ok(text) => {
            print(&text.items, &file);
            true
        }
        Err(error) => {
            assert!(error.span.start as usize <= file.text().len());
            assert!(!error.render(&file).is_empty());
            false
        }
    }
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
    for (_, text) in files::all() {
        for _ in 0..100 {
            survive(&text[..place(&text, &mut rng)]);
        }
    }
}

#[test]
fn any_bytes() {
    let mut rng = Rng::new(3);
    for _ in 0..20_000 {
        let bytes: Vec<u8> = (0..rng.below(40)).map(|_| rng.below(256) as u8).collect();
        survive(&String::from_utf8_lossy(&bytes));
        let ascii: Vec<u8> = (0..rng.below(40)).map(|_| 32 + rng.below(95) as u8).collect();
        survive(&String::from_utf8_lossy(&ascii));
    }
}

/// The pieces that texts are made of, and a few more.
const PIECES: &str = "( ) [ ] { } ; | & \\ * + ? ~ ^-1 ^ ++ -> = || && , ' \" 'a \"v\" // (* *) - . 0 1 _ po x f -x .y \
    let rec and when in fun if then else match with end try begin not subset as include procedure call acyclic \
    irreflexive empty flag undefined_unless from forall do enum show unshow debug latex events withco é ∪ \u{feff}";

#[test]
fn any_pieces() {
    let mut rng = Rng::new(4);
    let pieces: Vec<&str> = PIECES.split_whitespace().chain(["\n", "\n\n"]).collect();
    let mut accepted = 0;
    for _ in 0..50_000 {
        let count = rng.below(16);
        let words: Vec<&str> = (0..count).map(|_| rng.pick(&pieces)).collect();
        accepted += usize::from(survive(&words.join(rng.pick(&["", " "]))));
    }
    assert!(accepted > 500, "{accepted}");
}

#[test]
fn texts_that_were_damaged() {
    let mut rng = Rng::new(2);
    let pieces: Vec<&str> = PIECES.split_whitespace().chain(["\n", " "]).collect();
    let texts: Vec<String> = files::all().into_iter().map(|(_, text)| text).collect();
    let mut accepted = 0;
    for round in 0..6000 {
        let mut text = texts[round % texts.len()].clone();
        for _ in 0..=rng.below(3) {
            let from = place(&text, &mut rng);
            match rng.below(3) {
                // A short stretch goes away.
                0 => {
                    let to = text[from..].char_indices().nth(rng.below(6) as usize);
                    text.replace_range(from..to.map_or(text.len(), |(at, _)| from + at), "");
                }
                // A stretch is there twice.
                1 => {
                    let to = text[from..].char_indices().nth(rng.below(40) as usize);
                    let moved = text[from..to.map_or(text.len(), |(at, _)| from + at)].to_string();
                    let at = place(&text, &mut rng);
                    text.insert_str(at, &moved);
                }
                _ => text.insert_str(from, &format!(" {} ", rng.pick(&pieces))),
            }
        }
        accepted += usize::from(survive(&text));
    }
    assert!(accepted > 500, "{accepted}");
}
