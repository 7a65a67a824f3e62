//! Conversion of a row into a review that can be created.

use ::imports::{RowReader, csv::Record};
use jiff::Timestamp;

use super::{Field, Identity, Plan, RowProblem, date, directory::NameMatch, identity, problem, rating, source};
use crate::{
    rules::MAX_REPLY_BYTES,
    types::{FoundReply, FoundReview, ReplyState, Source},
};

/// Review that a row describes.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Draft {
    /// First line of the row, from 1.
    pub(crate) line: u64,
    /// Identity of the review.
    pub(crate) identity: Identity,
    /// Review as a source would give it.
    pub(crate) found: FoundReview,
    /// Rating on the scale of its site, when that is not five stars: `8/10`.
    pub(crate) rating_given: Option<String>,
}

/// Converts a row into a draft.
///
/// # Errors
/// All problems of the row.
pub(crate) fn row(plan: &Plan, record: &Record<'_>) -> Result<Draft, Vec<RowProblem>> {
    let cells = RowReader::new(&plan.mapping, record).map_err(|problem| vec![problem])?;
    let mut row = Row { plan, cells };
    let draft = row.draft(record.line());
    // A draft is missing only beside a problem.
    match (row.cells.finish(()), draft) {
        (Ok(()), Some(draft)) => Ok(draft),
        (Ok(()), None) => Err(vec![RowProblem::required(Field::WrittenAt)]),
        (Err(problems), _) => Err(problems),
    }
}

/// Row that is being converted.
struct Row<'a> {
    plan: &'a Plan,
    cells: RowReader<'a, Field>,
}

impl Row<'_> {
    fn draft(&mut self, line: u64) -> Option<Draft> {
        let location = self.location();
        let source = self.source();
        let (rating, rating_given) = self.rating();
        let text = self.whole_text();
        if rating.is_none()
            && rating_given.is_none()
            && text.is_empty()
            && !self.cells.has_problem(&[Field::Rating, Field::Text, Field::Title])
        {
            self.cells.refuse(problem::nothing_said());
        }
        let author = self.cells.optional(Field::Author).into_owned();
        let written_at = self.written_at();
        let url = self.url();
        let reply = self.reply(source, written_at);
        let external_id = self.cells.optional(Field::ExternalId);
        let (location, written_at) = (self.plan.directory.id(location?)?.clone(), written_at?);
        let identity = identity(location, source, &external_id, (&author, written_at, &text));
        let found = FoundReview {
            external_id: identity.external_id.clone(),
            rating,
            text,
            author,
            url,
            written_at,
            changed_at: written_at,
            reply,
        };
        Some(Draft { line, identity, found, rating_given })
    }

    fn location(&mut self) -> Option<u32> {
        let text = self.cells.optional(Field::Location);
        if text.is_empty() {
            if self.plan.location.is_none() && !self.cells.has_problem(&[Field::Location]) {
                self.cells.refuse(RowProblem::required(Field::Location));
            }
            return self.plan.location;
        }
        match self.plan.directory.find(&text) {
            NameMatch::Location(at) => Some(at),
            NameMatch::Several => {
                self.cells.refuse(problem::ambiguous_location(&text));
                None
            }
            NameMatch::None => {
                self.cells.refuse(problem::unknown_location(&text));
                None
            }
        }
    }

    fn source(&mut self) -> Source {
        let name = self.cells.optional(Field::Source);
        if name.is_empty() { self.plan.source } else { source::source(&name) }
    }

    fn rating(&mut self) -> (Option<f64>, Option<String>) {
        let raw = self.cells.optional(Field::Rating);
        match rating::rating(&raw, self.plan.scale) {
            Ok(rating) => (rating.stars, rating.given),
            Err(rating::Problem::Invalid) => {
                self.cells.refuse(problem::rating(&raw));
                (None, None)
            }
            Err(rating::Problem::UnknownScale) => {
                self.cells.refuse(problem::unknown_scale(&raw));
                (None, None)
            }
        }
    }

    /// Returns the text below its title.
    fn whole_text(&mut self) -> String {
        let title = self.cells.text(Field::Title);
        let text = self.cells.text(Field::Text);
        let whole = match (title.is_empty(), text.is_empty()) {
            (true, _) => text.into_owned(),
            (false, true) => title.into_owned(),
            (false, false) => format!("{title}\n\n{text}"),
        };
        if whole.chars().count() > ::imports::Field::max_chars(Field::Text) {
            self.cells.refuse_length(Field::Text, &whole);
        }
        whole
    }

    fn written_at(&mut self) -> Option<Timestamp> {
        let raw = self.cells.required(Field::WrittenAt);
        self.time(Field::WrittenAt, &raw)
    }

    fn time(&mut self, field: Field, raw: &str) -> Option<Timestamp> {
        if raw.is_empty() {
            return None;
        }
        let time = match date::time(raw, self.plan.date_order) {
            Ok(time) if time <= self.plan.now => return Some(time),
            // A date without a time of day is taken as noon, which may be later today.
            Ok(time) if time.duration_since(self.plan.now) < jiff::SignedDuration::from_hours(14) => {
                return Some(self.plan.now.min(time));
            }
            Ok(_) => problem::future_date(field, raw),
            Err(date::Problem::Invalid) => problem::date(field, raw),
            Err(date::Problem::Ambiguous) => problem::ambiguous_date(field, raw),
        };
        self.cells.refuse(time);
        None
    }

    fn url(&mut self) -> Option<String> {
        let raw = self.cells.optional(Field::Url);
        if raw.is_empty() {
            return None;
        }
        let address = text::website::normalise(&raw);
        if address.is_none() {
            self.cells.refuse(problem::url(&raw));
        }
        // Links are shown only when they are secure.
        address.filter(|address| address.starts_with("https://"))
    }

    fn reply(&mut self, source: Source, written_at: Option<Timestamp>) -> Option<FoundReply> {
        let text = self.cells.optional(Field::Reply).into_owned();
        let raw = self.cells.optional(Field::RepliedAt);
        let at = self.time(Field::RepliedAt, &raw).or(written_at)?;
        if text.is_empty() {
            return None;
        }
        if text.len() > MAX_REPLY_BYTES {
            self.cells.refuse(problem::reply_too_long(&text));
        }
        // As for replies that members note: only Google takes replies from here.
        let state = if source == Source::Google { ReplyState::Sent } else { ReplyState::Recorded };
        Some(FoundReply { text, at, state, code: None })
    }
}
