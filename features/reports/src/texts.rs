//! Texts of reviews in reports. They are stored apart from the snapshot, in rows that go with their review.

use std::collections::HashMap;

use api::{Error, Result};
use db::Db;
use orgs::OrgId;
use reviews::Review;
use serde::{Deserialize, Serialize};

use crate::{
    queries::{self, TextRow},
    reports::Reports,
    types::{Quote, ReportId, Snapshot},
};

/// Maximum characters of a text.
const MAX_TEXT: usize = 1_200;

/// Author and texts of a review.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct ReviewText {
    author: String,
    text: String,
    reply: Option<String>,
}

/// Seals the texts of reviews.
pub(crate) fn sealed(reports: &Reports, org: &OrgId, id: &ReportId, quotes: &[Review]) -> Result<Vec<TextRow>> {
    quotes
        .iter()
        .map(|review| {
            let review_text = ReviewText {
                author: review.author.clone(),
                text: shortened(&review.text),
                reply: review.reply.as_ref().map(|reply| shortened(&reply.text)),
            };
            let text = serde_json::to_string(&review_text).map_err(Error::internal)?;
            let text = reports.seal(field(org, &row_id(id, review.id.as_str())), &text)?;
            Ok(TextRow { review_id: review.id.to_string(), location_id: review.location_id.to_string(), text })
        })
        .collect()
}

/// Fills the texts of a snapshot in. Those that were removed since are marked.
pub(crate) async fn with_texts(
    db: &Db,
    reports: &Reports,
    (org, id): (&OrgId, &ReportId),
    mut snapshot: Snapshot,
) -> Result<Snapshot> {
    if snapshot.sections.iter().all(|section| section.texts.is_empty()) {
        return Ok(snapshot);
    }
    let rows = queries::texts_of(db, org, id).await?.into_iter();
    let mut texts: HashMap<String, ReviewText> = rows
        .filter_map(|row| {
            let text = reports.open(field(org, &row_id(id, &row.review_id)), &row.text)?;
            Some((row.review_id, serde_json::from_str(&text).ok()?))
        })
        .collect();
    for quote in snapshot.sections.iter_mut().flat_map(|section| &mut section.texts) {
        fill(quote, texts.remove(&quote.review_id));
    }
    Ok(snapshot)
}

fn fill(quote: &mut Quote, text: Option<ReviewText>) {
    match text {
        Some(text) => {
            quote.author = Some(text.author);
            quote.text = Some(text.text);
            quote.reply = text.reply;
        }
        None => quote.is_removed = true,
    }
}

fn field<'a>(org: &'a OrgId, id: &'a str) -> (&'a OrgId, &'static str, &'a str, &'static str) {
    (org, "report_texts", id, "text")
}

fn row_id(report: &ReportId, review: &str) -> String {
    format!("{report}/{review}")
}

/// Returns the beginning of a long text, up to the end of a word.
fn shortened(text: &str) -> String {
    let Some((end, _)) = text.char_indices().nth(MAX_TEXT) else { return text.to_owned() };
    let begin = &text[..end];
    let cut = begin.rfind(char::is_whitespace).unwrap_or(end);
    format!("{}…", begin[..cut].trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_end_with_a_word() {
        assert_eq!(shortened("Très bon"), "Très bon");
        let long = "Été ".repeat(500);
        let short = shortened(&long);
        assert!(short.ends_with("Été…") && short.chars().count() <= MAX_TEXT + 1);
        assert_eq!(shortened(&"é".repeat(2_000)).chars().count(), MAX_TEXT + 1);
    }
}
