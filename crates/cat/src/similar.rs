//! Which name was probably meant.

/// The candidate with the fewest changes from `name`, at most a third of its letters.
pub(crate) fn nearest<'a>(name: &str, candidates: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let letters = name.chars().count();
    let (changes, best) = candidates.map(|other| (distance(name, other), other)).min()?;
    (changes <= letters.div_ceil(3) && changes < letters).then_some(best)
}

/// How many letters must be changed, added or left out; a change of case costs nothing.
fn distance(a: &str, b: &str) -> usize {
    if a.eq_ignore_ascii_case(b) {
        return 0;
    }
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, y) in b.iter().enumerate() {
            let change = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = change.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_forgiven_another_word_is_not() {
        let words = ["acyclic", "empty", "irreflexive"];
        assert_eq!(nearest("acylic", words.into_iter()), Some("acyclic"));
        assert_eq!(nearest("EMPTY", words.into_iter()), Some("empty"));
        assert_eq!(nearest("hb", words.into_iter()), None);
        assert_eq!(nearest("x", ["y"].into_iter()), None);
    }
}
