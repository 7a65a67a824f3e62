//! The few places where PostgreSQL's text is not SQLite's: rewritten here, nowhere else.
//! Shared by the library and, through `#[path]`, by the macro that checks statements.

use std::borrow::Cow;

/// The statement as SQLite reads it.
///
/// - `for update` and `for update skip locked` go: SQLite has one writer and neither has nor needs row locks.
/// - `= any($n)` becomes `in (select value from json_each($n))`: lists travel as JSON.
pub(crate) fn sqlite(text: &str) -> Cow<'_, str> {
    if !text.contains("for update") && !text.contains("any($") {
        return Cow::Borrowed(text);
    }
    let mut text = text.replace("for update skip locked", "").replace("for update", "");
    while let Some(start) = text.find("= any($") {
        let Some(end) = text[start..].find(')').map(|end| start + end) else { break };
        let argument = text[start + "= any(".len()..end].to_owned();
        text.replace_range(start..=end, &format!("in (select value from json_each({argument}))"));
    }
    Cow::Owned(text)
}
