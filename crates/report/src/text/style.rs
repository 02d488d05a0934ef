//! The colours and widths of text.

/// Whether text for people has terminal colours. The caller knows whether the output is a terminal; this
/// crate does not ask.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Colour {
    /// Terminal colours.
    Always,
    /// Plain text only.
    #[default]
    Never,
}

/// Whether a trace shows all events of an execution or folds those that the reader does not need.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Detail {
    /// The events that the reader needs; the rest is folded.
    #[default]
    Folded,
    /// Every event.
    Full,
}

/// The style of text for people (colours, line width, level of detail).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// Whether to use terminal colours.
    pub colour: Colour,
    /// The width of a line in terminal cells, at least 40. Tables and traces stay within it.
    pub width: usize,
    /// The part of a long execution to show.
    pub detail: Detail,
}

impl Default for Style {
    fn default() -> Self {
        Style { colour: Colour::Never, width: 100, detail: Detail::Folded }
    }
}

/// The role of a piece of text for people, which decides its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    Plain,
    Strong,
    Good,
    Bad,
    Doubt,
    Faint,
}

impl Style {
    /// Returns the line width to use in terminal cells. It is at least 40, since less shows nothing usefully.
    pub(crate) fn cells(&self) -> usize {
        self.width.max(40)
    }

    /// Returns `text` with the terminal codes for the colour of `tone`.
    pub(crate) fn paint(&self, tone: Tone, text: &str) -> String {
        let code = match tone {
            Tone::Plain => return text.to_owned(),
            _ if self.colour == Colour::Never || text.is_empty() => return text.to_owned(),
            Tone::Strong => "1",
            Tone::Good => "1;32",
            Tone::Bad => "1;31",
            Tone::Doubt => "1;33",
            Tone::Faint => "2",
        };
        format!("\x1b[{code}m{text}\x1b[0m")
    }
}
