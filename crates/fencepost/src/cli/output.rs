//! Prints messages, pictures and colours, for all commands.

use super::args::Color;
use super::complain;
use fencepost::input::BadInput;
use fencepost::llvm::driver::Diagnostics;
use fencepost::report::text::{Colour, Detail, Style};
use fencepost::report::{Exit, picture};
use std::io::{IsTerminal, Write};
use std::path::Path;

/// Prints a message about wrong arguments, and returns the exit code for bad input.
pub fn bad(message: &str) -> Exit {
    complain(message);
    Exit::BadInput
}

/// Prints text to standard output, and returns `false` if the reader of the output has closed it.
pub fn print(text: &str) -> bool {
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).is_ok()
}

/// Prints why an input could not be read, and returns the exit code for that.
pub fn not_read(bad: &BadInput) -> Exit {
    pass_on(&bad.rendered);
    if bad.stopped.is_some() { Exit::Inconclusive } else { Exit::BadInput }
}

/// Prints a compiler's messages on standard error, unchanged.
pub fn pass_on(messages: &[u8]) {
    // If standard error is closed, the messages are lost.
    let _ = std::io::stderr().lock().write_all(messages);
}

/// Refuses `--variant` if no model is named with `--model`.
pub fn check_variants(variants: &[String]) -> Result<(), String> {
    match variants.is_empty() {
        true => Ok(()),
        false => {
            Err("--variant is for models that are texts in cat, which may ask for it: name one with --model"
                .to_owned())
        }
    }
}

/// Returns the style of answers on standard output, which is their colours, their width and how much they
/// show.
pub fn style(color: Color, detail: Detail) -> Style {
    let stdout = std::io::stdout();
    let colour = if coloured(color, &stdout) { Colour::Always } else { Colour::Never };
    let width =
        if stdout.is_terminal() { console::Term::stdout().size().1.into() } else { Style::default().width };
    Style { colour, width, detail }
}

/// Returns whether clang writes its messages, which go to standard error, with colours.
pub fn diagnostics(color: Color) -> Diagnostics {
    if coloured(color, &std::io::stderr()) { Diagnostics::Coloured } else { Diagnostics::Plain }
}

fn coloured(color: Color, stream: &impl IsTerminal) -> bool {
    let plain = std::env::var_os("NO_COLOR").is_some_and(|v| !v.is_empty());
    match color {
        Color::Always => true,
        Color::Auto => stream.is_terminal() && !plain,
        Color::Never => false,
    }
}

/// Returns the format and the path of the picture file that `--graph` asks for.
pub fn picture(path: Option<&Path>) -> Result<Option<(picture::Format, &Path)>, String> {
    let Some(path) = path else { return Ok(None) };
    let extension = path.extension().and_then(|e| e.to_str()).unwrap_or("");
    match picture::Format::from_extension(extension) {
        Some(format) => Ok(Some((format, path))),
        None => Err(format!("--graph {}: name the picture .svg, .html or .dot", path.display())),
    }
}

/// Writes a picture to a file, or prints why there is none.
pub fn write_picture(drawn: Result<String, String>, path: &Path) -> Exit {
    let drawn = match drawn {
        Ok(drawn) => drawn,
        Err(why) => {
            let state = if path.exists() { "was left as it was" } else { "was not written" };
            eprintln!("note: {} {state}: {why}", path.display());
            return Exit::Ok;
        }
    };
    match std::fs::write(path, drawn) {
        Ok(()) => Exit::Ok,
        Err(error) => bad(&format!("cannot write {}: {error}", path.display())),
    }
}
