//! The header of a test, which stands before the init section: the dialect, the name, a doc string, and
//! metadata.
//!
//! ```text
//! C SB+rel+acq
//! "What the test is about"
//! Cycle=PodWR Fre PodWR Fre
//! { … }
//! ```
//!
//! This part is read line by line: a name may hold any sign, a value runs to the end of its line.

use crate::dialect::Dialect;
use crate::lexer::skip_blank;
use fencepost_source::{Cursor, Diagnostic, Span, continues_word, shorten};

/// The header of a litmus test, which has its language, its name, its description and its metadata.
pub(crate) struct Header {
    pub dialect: Dialect,
    pub name: String,
    pub doc: Option<String>,
    pub metadata: Vec<(String, String)>,
    /// The byte offset where the init section starts.
    pub end: usize,
}

/// Other litmus dialects, so that they can be refused by name.
const OTHER_DIALECTS: &[&str] = &[
    "AArch64", "ARM", "ASL", "BPF", "CPP", "JAVA", "JS", "LISA", "MIPS", "Bell", "OpenCL", "PPC", "PTX",
    "Power", "RISCV", "SPARC", "Vulkan", "X86", "X86_64",
];

/// The greatest size of a test in bytes: the largest useful ones have a few kilobytes, so a larger file is a
/// mistake.
const MAX_BYTES: usize = 1 << 20;

/// Reads the header of the litmus test `text`, which is everything before the init section.
pub(crate) fn parse(text: &str) -> Result<Header, Diagnostic> {
    let mut cursor = Cursor::new(text);
    cursor.eat("\u{feff}");
    skip_blank(&mut cursor)?;
    let dialect = dialect(&mut cursor)?;
    if text.len() > MAX_BYTES {
        let message =
            format!("this file has {} bytes, more than the {MAX_BYTES} a litmus test may have", text.len());
        return Err(Diagnostic::new(Span::new(MAX_BYTES, MAX_BYTES), message));
    }
    let name = name(&mut cursor, dialect)?;
    skip_blank(&mut cursor)?;
    let doc = doc(&mut cursor)?;
    let mut metadata = Vec::new();
    loop {
        skip_blank(&mut cursor)?;
        if cursor.peek() == Some('{') {
            return Ok(Header { dialect, name, doc, metadata, end: cursor.offset() });
        }
        metadata.push(entry(&mut cursor)?);
    }
}

/// Reads the first word of a test, which names its language.
fn dialect(cursor: &mut Cursor<'_>) -> Result<Dialect, Diagnostic> {
    let start = cursor.offset();
    let word = cursor.take_while(continues_word);
    let span = cursor.span_from(start);
    let known = [Dialect::C, Dialect::Java].into_iter().find(|dialect| dialect.to_string() == word);
    if let Some(dialect) = known.filter(|_| cursor.peek().is_none_or(char::is_whitespace)) {
        return Ok(dialect);
    }
    if OTHER_DIALECTS.contains(&word) {
        return Err(Diagnostic::new(span, format!("this is a litmus test in the `{word}` dialect"))
            .label("only `C` and `Java` are supported")
            .help("write the test in C with the operations of <stdatomic.h>"));
    }
    if cursor.peek().is_none() && word.is_empty() {
        return Err(Diagnostic::new(span, "this file holds no litmus test")
            .help("a litmus test starts with `C NAME`, followed by `{ the initial state }`"));
    }
    let width = cursor.peek().map_or(0, char::len_utf8);
    let span = if word.is_empty() { Span::new(start, start + width) } else { span };
    Err(Diagnostic::new(span, "this is no litmus test in C").label("expected `C NAME` or `Java NAME` here"))
}

/// Reads the name of a test.
fn name(cursor: &mut Cursor<'_>, dialect: Dialect) -> Result<String, Diagnostic> {
    cursor.take_while(|c| c == ' ' || c == '\t');
    let start = cursor.offset();
    let name = cursor.take_while(|c| !c.is_whitespace() && !matches!(c, '"' | '{'));
    if name.is_empty() || name.starts_with("(*") || name.starts_with("/*") || name.starts_with("//") {
        return Err(Diagnostic::new(Span::new(start, start + 1), "the test has no name")
            .help(format!("the first line is `{dialect} NAME`")));
    }
    if let Some(bad) = name.char_indices().find(|(_, c)| c.is_control()) {
        let at = start + bad.0;
        return Err(Diagnostic::new(Span::new(at, at + 1), "a control character in the name of the test"));
    }
    cursor.take_while(|c| c == ' ' || c == '\t');
    let rest = cursor.offset();
    let more = cursor.rest().starts_with(|c: char| !c.is_whitespace() && !matches!(c, '"' | '{' | '(' | '/'));
    if more {
        cursor.take_while(|c| c != '\n');
        return Err(Diagnostic::new(cursor.span_from(rest), "the name of a test is one word")
            .label("expected the end of the line")
            .help("put a description between double quotes on the next line"));
    }
    Ok(name.to_owned())
}

/// Reads the description of a test in quotes, if there is one.
fn doc(cursor: &mut Cursor<'_>) -> Result<Option<String>, Diagnostic> {
    let start = cursor.offset();
    if !cursor.eat("\"") {
        return Ok(None);
    }
    match cursor.take_through("\"") {
        Some(doc) => Ok(Some(doc.to_owned())),
        None => Err(Diagnostic::new(Span::new(start, start + 1), "this string never ends")
            .label("expected another `\"` somewhere after this")),
    }
}

/// Reads one `key=value` line.
fn entry(cursor: &mut Cursor<'_>) -> Result<(String, String), Diagnostic> {
    let start = cursor.offset();
    let key = cursor.take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.'));
    let span = cursor.span_from(start);
    if key.is_empty() {
        let found = cursor.peek().map_or("the end of the text".to_owned(), |c| {
            if c == '"' { "a second doc string".to_owned() } else { format!("`{}`", c.escape_default()) }
        });
        let width = cursor.peek().map_or(0, char::len_utf8);
        return Err(Diagnostic::new(
            Span::new(start, start + width),
            format!("expected the init section, found {found}"),
        )
        .label("expected `{`")
        .help("the initial state stands between braces, `{ }` if everything is zero"));
    }
    cursor.take_while(|c| c == ' ' || c == '\t');
    if !cursor.eat("=") {
        return Err(Diagnostic::new(span, format!("expected the init section, found `{}`", shorten(key)))
            .label("expected `{` or a line `key=value`"));
    }
    let value = cursor.take_while(|c| c != '\n');
    Ok((key.to_owned(), value.trim().to_owned()))
}
