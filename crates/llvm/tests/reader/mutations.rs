//! Checks that damaged text is read or refused, and breaks neither the reader nor the message.

use fencepost_llvm::reader::read_bytes;
use proptest::prelude::*;

const MODULES: &[&str] = &[include_str!("everything.ll"), include_str!("clang.ll")];

/// One damage: what is done at which token or byte, as a fraction of the whole, and with what.
#[derive(Clone, Debug)]
enum Damage {
    Delete(usize),
    Repeat(usize),
    Swap(usize, usize),
    Replace(usize, usize),
    Byte(usize, u8),
    Cut(usize),
}

fn damage() -> impl Strategy<Value = Damage> {
    let at = || any::<prop::sample::Index>().prop_map(|index| index.index(1 << 20));
    prop_oneof![
        at().prop_map(Damage::Delete),
        at().prop_map(Damage::Repeat),
        (at(), at()).prop_map(|(a, b)| Damage::Swap(a, b)),
        (at(), at()).prop_map(|(a, b)| Damage::Replace(a, b)),
        (at(), any::<u8>()).prop_map(|(at, byte)| Damage::Byte(at, byte)),
        at().prop_map(Damage::Cut),
    ]
}

/// Words, runs of blanks and single signs.
fn tokens(text: &[u8]) -> Vec<Vec<u8>> {
    let class = |b: &u8| match b {
        b if b.is_ascii_alphanumeric() || b"_.%@!#$-".contains(b) => 0,
        b' ' => 1,
        _ => 2,
    };
    text.chunk_by(|a, b| class(a) == class(b) && class(a) != 2).map(<[u8]>::to_vec).collect()
}

fn apply(text: &[u8], damage: &Damage) -> Vec<u8> {
    if let Damage::Byte(at, byte) = damage {
        let mut text = text.to_vec();
        let len = text.len().max(1);
        if let Some(b) = text.get_mut(at % len) {
            *b = *byte;
        }
        return text;
    }
    let mut tokens = tokens(text);
    let len = tokens.len();
    if len == 0 {
        return Vec::new();
    }
    match *damage {
        Damage::Delete(at) => {
            tokens.remove(at % len);
        }
        Damage::Repeat(at) => {
            let token = tokens[at % len].clone();
            tokens.insert(at % len, token);
        }
        Damage::Swap(a, b) => tokens.swap(a % len, b % len),
        Damage::Replace(a, b) => tokens[a % len] = tokens[b % len].clone(),
        Damage::Cut(at) => tokens.truncate(at % len),
        Damage::Byte(..) => {}
    }
    tokens.concat()
}

fn read_or_render(bytes: &[u8]) -> Option<String> {
    match read_bytes("damaged.ll", bytes) {
        Ok(_) => None,
        Err((file, error)) => Some(error.render(&file)),
    }
}

#[test]
fn the_modules_are_good() {
    for module in MODULES {
        assert_eq!(read_or_render(module.as_bytes()), None);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

    #[test]
    fn damaged_modules_are_read_or_refused(
        module in 0..MODULES.len(),
        damages in prop::collection::vec(damage(), 1..6),
    ) {
        let good = MODULES[module].as_bytes().to_vec();
        let text = damages.iter().fold(good, |text, damage| apply(&text, damage));
        read_or_render(&text);
    }

    #[test]
    fn bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        read_or_render(&bytes);
    }
}

/// Checks every prefix of a module, which ends in the middle of every construct.
#[test]
fn prefixes_are_read_or_refused() {
    for module in MODULES {
        for end in (0..module.len()).step_by(7) {
            read_or_render(&module.as_bytes()[..end]);
        }
    }
}
