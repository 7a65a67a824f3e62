//! Files of a report, drawn from its snapshot alone. Pure: the same report has the same bytes.

pub(crate) mod csv;
pub(crate) mod pdf;
pub(crate) mod sheets;
pub(crate) mod xlsx;

use std::sync::Arc;

use jiff::Timestamp;

use crate::{
    turns::Turn,
    types::{Language, Period, ReportRow, Snapshot, Template},
};

/// Everything that a file of a report shows.
#[derive(Clone, Debug)]
pub(crate) struct Drawn {
    pub(crate) id: String,
    pub(crate) title: String,
    pub(crate) template: Template,
    pub(crate) language: Language,
    pub(crate) period: Period,
    pub(crate) note: Option<String>,
    pub(crate) made_at: Timestamp,
    /// Address of the site, for links to the sources of figures; `None` for readers without an account.
    pub(crate) site: Option<String>,
    pub(crate) snapshot: Snapshot,
    /// Turn of the organization, which lasts as long as the file is drawn.
    pub(crate) _turn: Option<Arc<Turn>>,
}

impl Drawn {
    /// Returns everything that a file of a report shows.
    pub(crate) fn new(
        (row, note, made_at): (&ReportRow, Option<String>, Timestamp),
        site: Option<String>,
        snapshot: Snapshot,
    ) -> Self {
        Self {
            id: row.id.to_string(),
            title: row.title.clone(),
            template: row.template,
            language: row.language,
            period: row.period(),
            note,
            made_at,
            site,
            snapshot,
            _turn: None,
        }
    }

    /// Returns the name of a file, without its ending.
    pub(crate) fn file_name(&self) -> String {
        let folded = text::fold(&self.title);
        let letters = folded.chars().map(|sign| if sign.is_ascii_alphanumeric() { sign } else { '-' });
        let name: String = letters.take(80).collect();
        let words: Vec<&str> = name.split('-').filter(|word| !word.is_empty()).collect();
        if words.is_empty() { "report".to_owned() } else { words.join("-") }
    }
}
