//! Suggestions for misspelt names.

/// Returns the candidate that a misspelt `word` was probably meant to be, if one is similar enough. That is
/// the candidate at the fewest changes from `word` (a letter more, less or another, two neighbours swapped),
/// if these are at most two, and at most one for three letters of the word. Capital and small letters count
/// as the same if nothing else differs. Of several that are equally near, the first in the order of the
/// alphabet.
///
/// ```
/// use fencepost_source::did_you_mean;
///
/// assert_eq!(did_you_mean("acylic", ["acyclic", "empty"]), Some("acyclic"));
/// assert_eq!(did_you_mean("load", ["lock", "unlock"]), None);
/// ```
pub fn did_you_mean<S: AsRef<str>>(word: &str, candidates: impl IntoIterator<Item = S>) -> Option<S> {
    /// The greatest number of letters that may be wrong.
    const MAX_DISTANCE: usize = 2;
    /// The length from which on a word is not compared: that is a mistake of another kind, and comparing
    /// takes long.
    const MAX_LETTERS: usize = 100;
    let letters = word.chars().count();
    if letters > MAX_LETTERS {
        return None;
    }
    // In a short word two wrong letters make another word.
    let limit = MAX_DISTANCE.min(letters / 3);
    let mut best: Option<(usize, S)> = None;
    for candidate in candidates {
        let name = candidate.as_ref();
        let distance = match word.eq_ignore_ascii_case(name) {
            true => 0,
            false if name.chars().count().abs_diff(letters) > limit => continue,
            false => distance(word, name),
        };
        let is_better = best.as_ref().is_none_or(|(d, b)| (distance, name) < (*d, b.as_ref()));
        if distance <= limit && !name.is_empty() && is_better {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// Returns the number of changes that make `b` of `a` (the optimal string alignment distance). A change
/// inserts, leaves out or replaces a letter, or swaps two neighbours. The time is quadratic in the length.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    // The distances from the beginning of `a` up to some letter to every beginning of `b`: two letters ago,
    // one ago, now.
    let (mut before, mut last): (Vec<usize>, Vec<usize>) = (vec![], (0..=b.len()).collect());
    for i in 0..a.len() {
        let mut row = vec![i + 1];
        for j in 0..b.len() {
            let replaced = last[j] + usize::from(a[i] != b[j]);
            let mut fewest = replaced.min(last[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && (a[i - 1], a[i]) == (b[j], b[j - 1]) {
                fewest = fewest.min(before[j - 1] + 1);
            }
            row.push(fewest);
        }
        before = std::mem::replace(&mut last, row);
    }
    last[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_count_edits_and_are_symmetric() {
        let cases = [
            ("", "", 0),
            ("abc", "", 3),
            ("kitten", "sitting", 3),
            ("laod", "load", 1),
            ("emtpy", "empty", 1),
        ];
        for (a, b, expected) in cases {
            assert_eq!((distance(a, b), distance(b, a)), (expected, expected), "{a} {b}");
        }
    }

    #[test]
    fn a_slip_is_forgiven_another_word_is_not() {
        let words = ["acyclic", "empty", "irreflexive", "lock"];
        for (word, meant) in [
            ("acylic", Some("acyclic")),
            ("EMPTY", Some("empty")),
            ("Lcok", None),
            ("emtpy", Some("empty")),
            ("irreflexve", Some("irreflexive")),
            ("hb", None),
            ("", None),
            ("load", None),
        ] {
            assert_eq!(did_you_mean(word, words), meant, "{word}");
        }
        assert_eq!(did_you_mean("x", ["y"]), None);
        assert_eq!(did_you_mean("name", ["nane", "lame", "fame"]), Some("fame"));
        assert_eq!(did_you_mean(&"x".repeat(101), [&"x".repeat(101)]), None);
    }
}
