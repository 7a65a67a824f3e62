//! Table of the reviews of a pack: a line for each review, and one for each earlier version below it.

use jiff::Timestamp;
use text::spreadsheet;

use crate::types::{Omission, PackReview, PackText, PackVersion};

const COLUMNS: [&str; 18] = [
    "review_id",
    "version",
    "source",
    "source_id",
    "url",
    "author",
    "rating",
    "rating_given",
    "text",
    "text_left_out",
    "language",
    "written_at",
    "changed_at",
    "seen_at",
    "state",
    "reply",
    "replied_at",
    "report_state",
];

/// Returns the reviews as CSV. The line of a review has the version `current`; the lines of earlier versions name the event
/// that ended them as their state, and the time at which it was noticed as their change.
pub(crate) fn table(reviews: &[PackReview]) -> String {
    let mut out = spreadsheet::header(&COLUMNS);
    for review in reviews {
        spreadsheet::line(current(review).iter().map(String::as_str), &mut out);
        for (at, version) in review.versions.iter().enumerate() {
            let number = (review.versions.len() - at).to_string();
            spreadsheet::line(earlier(review, version, number).iter().map(String::as_str), &mut out);
        }
    }
    out
}

fn current(review: &PackReview) -> [String; 18] {
    [
        review.id.to_string(),
        "current".to_owned(),
        review.source.as_str().to_owned(),
        review.source_id.clone(),
        review.url.clone().unwrap_or_default(),
        review.author.clone(),
        number(review.rating),
        review.rating_given.clone().unwrap_or_default(),
        review.text.as_str().to_owned(),
        left_out(&review.text),
        review.language.clone().unwrap_or_default(),
        review.written_at.to_string(),
        review.changed_at.to_string(),
        review.seen_at.to_string(),
        review.state.as_str().to_owned(),
        review.reply.as_ref().map_or("", PackText::as_str).to_owned(),
        review.replied_at.as_ref().map(Timestamp::to_string).unwrap_or_default(),
        review.report_state.map_or("", |state| state.as_str()).to_owned(),
    ]
}

fn earlier(review: &PackReview, version: &PackVersion, name: String) -> [String; 18] {
    let mut cells: [String; 18] = Default::default();
    cells[0] = review.id.to_string();
    cells[1] = name;
    cells[6] = number(version.rating);
    version.text.as_str().clone_into(&mut cells[8]);
    cells[9] = left_out(&version.text);
    cells[12] = version.noticed_at.to_string();
    cells[13] = version.seen_at.to_string();
    cells[14].clone_from(&version.event);
    cells
}

fn number(rating: Option<f64>) -> String {
    rating.map(|rating| rating.to_string()).unwrap_or_default()
}

fn left_out(text: &PackText) -> String {
    let reason = text.omission().map(|reason| match reason {
        Omission::SiteForbids => "site_forbids",
        Omission::PackFull => "pack_full",
    });
    reason.unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::pack_review;

    #[test]
    fn each_version_has_a_line_and_no_cell_is_a_formula() {
        let review = PackReview { text: PackText::LeftOut(Omission::PackFull), ..pack_review("", "=1+1, \"x\"") };
        let text = table(&[review]);
        let lines: Vec<&str> = text.trim_start_matches('\u{feff}').lines().collect();
        assert_eq!((lines.len(), lines[0]), (3, COLUMNS.join(",").as_str()));
        assert!(lines[1].contains("\"current\",\"google\",\"g1\"") && lines[1].contains("\"'=Ann\",\"1\""), "{text}");
        assert!(lines[1].contains("\"pack_full\""), "{text}");
        assert!(lines[2].contains("\"1\",\"\",\"\"") && lines[2].contains("\"'=1+1, \"\"x\"\"\""), "{text}");
    }
}
