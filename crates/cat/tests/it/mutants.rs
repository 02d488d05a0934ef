//! Makes texts with one small change.

/// Returns each changed text, with a line that describes the change.
pub fn mutants(text: &str) -> Vec<(String, String)> {
    // Before the first definition there is only the name and a comment.
    let start = text.find("\nlet").unwrap_or(0);
    let mut all = vec![];
    let mut change = |from: usize, to: usize, with: &str| {
        let line = text[..from].matches('\n').count() + 1;
        let what = format!("line {line}: `{}` becomes `{with}`", &text[from..to]);
        all.push((what, format!("{}{with}{}", &text[..from], &text[to..])));
    };
    for (at, c) in text.char_indices().skip_while(|(at, _)| *at < start) {
        if text[..at].rsplit('\n').next().is_some_and(|line| line.contains("(*")) {
            continue;
        }
        match c {
            // One operand less.
            '|' | '&' | '\\' => {
                let end = operand(text, at + 1, c);
                change(at, end, "");
            }
            '?' => change(at, at + 1, ""),
            '+' => change(at, at + 1, ""),
            // No restriction.
            '[' => {
                if let Some(close) = text[at..].find(']') {
                    change(at, at + close + 1, "id");
                }
            }
            // One operand less on the left.
            '=' if text[at..].starts_with("= ") => {
                let first = operand(text, at + 1, '|');
                if text[first..].starts_with('|') {
                    change(at + 1, first + 1, "");
                }
            }
            _ => {}
        }
    }
    all
}

/// Returns the end of the operand that starts at `from`: the next operator that binds no tighter.
fn operand(text: &str, from: usize, op: char) -> usize {
    let ends: &[char] = match op {
        '|' => &['|', '\n', ','],
        '\\' => &['|', ';', '\\', '\n', ','],
        _ => &['|', ';', '\\', '&', '\n', ','],
    };
    let mut depth = 0;
    for (at, c) in text[from..].char_indices() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' if depth == 0 => return from + at,
            ')' | ']' => depth -= 1,
            c if depth == 0 && ends.contains(&c) => return from + at,
            _ => {}
        }
        if depth == 0 && (text[from + at..].starts_with(" in ") || text[from + at..].starts_with("(*")) {
            return from + at;
        }
    }
    text.len()
}
