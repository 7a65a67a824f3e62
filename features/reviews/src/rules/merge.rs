//! Changes of a review by a reading of its source.

use jiff::Timestamp;
use locations::LocationId;

use super::{
    analysis::{Analysis, analysis},
    work::{with_work, with_work_of_reply},
};
use crate::types::{FoundReply, FoundReview, Origin, ReplyState, ReviewId, Row, Source, State, WorkState};

/// Review after a reading, and what ended its earlier version.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Merged {
    /// Review to write.
    pub(crate) row: Row,
    /// Event that ends the version before: the review was edited, or is there again.
    pub(crate) ended: Option<State>,
}

/// Returns the row of a review that is new here.
pub(crate) fn new_row(
    id: ReviewId,
    location: LocationId,
    (source, origin): (Source, Origin),
    found: &FoundReview,
    now: Timestamp,
) -> Row {
    let Analysis { language, sentiment, topics } = analysis(&found.text);
    let row = Row {
        id,
        location_id: location,
        source,
        external_id: found.external_id.clone(),
        origin,
        rating: tenths(found.rating),
        text: found.text.clone(),
        language,
        sentiment,
        topics,
        author: found.author.clone(),
        url: found.url.clone(),
        written_at: found.written_at,
        changed_at: found.changed_at,
        seen_at: now,
        state: State::Shown,
        missing_since: None,
        reply: None,
        replied_at: None,
        reply_state: None,
        reply_code: None,
        replied_by: None,
        is_answered: false,
        is_done: false,
        import_id: None,
        rating_given: None,
        request_state: None,
        is_waiting: false,
        assigned_to: None,
        due_at: None,
        work_version: 0,
        answered_at: None,
        answered_by: None,
        report_state: None,
    };
    let row = with_reply(row, found.reply.as_ref());
    Row { is_done: row.is_answered, ..row }
}

/// Returns the review as a reading at `now` leaves it. Another name or picture of the author is no edit.
pub(crate) fn merge(before: &Row, found: &FoundReview, now: Timestamp) -> Merged {
    let is_edited = before.text != found.text || before.rating != tenths(found.rating);
    let is_back = before.state == State::Gone;
    let ended = match (is_back, is_edited) {
        (true, _) => Some(State::Returned),
        (false, true) => Some(State::Edited),
        (false, false) => None,
    };
    let Analysis { language, sentiment, topics } = if before.text == found.text {
        Analysis { language: before.language.clone(), sentiment: before.sentiment, topics: before.topics }
    } else {
        analysis(&found.text)
    };
    let row = Row {
        rating: tenths(found.rating),
        text: found.text.clone(),
        language,
        sentiment,
        topics,
        author: found.author.clone(),
        url: found.url.clone().or_else(|| before.url.clone()),
        changed_at: found.changed_at,
        seen_at: now,
        state: ended.unwrap_or(before.state),
        missing_since: None,
        ..before.clone()
    };
    let row = with_work_of_reply(before, with_reply(row, found.reply.as_ref()));
    // A changed or returned review asks for another look.
    let row = if ended.is_some() { with_work(row, WorkState::Open) } else { row };
    Merged { row, ended }
}

/// Takes over the reply at the source, unless ours is on its way there or was refused.
fn with_reply(row: Row, found: Option<&FoundReply>) -> Row {
    let is_ours = matches!(row.reply_state, Some(ReplyState::Queued | ReplyState::Removing | ReplyState::Failed));
    if is_ours || row.reply_state == Some(ReplyState::Recorded) {
        return row;
    }
    let Some(found) = found else {
        let (reply, replied_at, reply_state, reply_code, replied_by) = (None, None, None, None, None);
        return Row { reply, replied_at, reply_state, reply_code, replied_by, is_answered: false, ..row };
    };
    let is_same = row.reply.as_deref() == Some(&*found.text);
    Row {
        replied_by: row.replied_by.clone().filter(|_| is_same),
        reply: Some(found.text.clone()),
        replied_at: Some(found.at),
        reply_state: Some(found.state),
        reply_code: found.code.clone(),
        is_answered: is_answer(Some(found.state)),
        answered_at: row.answered_at.or(is_answer(Some(found.state)).then_some(found.at)),
        ..row
    }
}

/// Returns true for a reply that is at the source, or on its way there.
pub(crate) fn is_answer(state: Option<ReplyState>) -> bool {
    matches!(state, Some(ReplyState::Queued | ReplyState::Sent | ReplyState::Pending | ReplyState::Recorded))
}

/// Returns the sort keys of a review: of the rating, of its negative, and of the negative time.
pub(crate) fn keys(row: &Row) -> (i64, i64, i64) {
    let rating = row.rating.unwrap_or(0);
    (rating, -rating, -row.written_at.as_millisecond())
}

fn tenths(rating: Option<f64>) -> Option<i64> {
    rating.map(|rating| (rating * 10.0).round() as i64).filter(|tenths| (10..=50).contains(tenths))
}

#[cfg(test)]
pub(crate) mod tests {
    use jiff::SignedDuration;

    use super::*;

    pub(crate) fn found(id: &str, rating: Option<f64>, text: &str) -> FoundReview {
        FoundReview {
            external_id: id.into(),
            rating,
            text: text.into(),
            author: "Ann".into(),
            url: None,
            written_at: Timestamp::UNIX_EPOCH,
            changed_at: Timestamp::UNIX_EPOCH,
            reply: None,
        }
    }

    pub(crate) fn row_of(found: &FoundReview) -> Row {
        let now = Timestamp::UNIX_EPOCH;
        let location = "018f0000-0000-7000-8000-000000000000".parse().unwrap();
        new_row(ReviewId::new(now), location, (Source::Google, Origin::Source), found, now)
    }

    fn reply(text: &str, state: ReplyState) -> FoundReply {
        FoundReply { text: text.into(), at: Timestamp::UNIX_EPOCH, state, code: None }
    }

    #[test]
    fn a_reading_notices_edits_and_returns() {
        let now = Timestamp::UNIX_EPOCH + SignedDuration::from_hours(1);
        let row = row_of(&found("1", Some(4.0), "Good"));
        let gone = Row { state: State::Gone, missing_since: Some(now), ..row.clone() };
        for (before, found, ended, state) in [
            (&row, found("1", Some(4.0), "Good"), None, State::Shown),
            (&row, FoundReview { author: "Bob".into(), ..found("1", Some(4.0), "Good") }, None, State::Shown),
            (&row, found("1", Some(5.0), "Good"), Some(State::Edited), State::Edited),
            (&row, found("1", Some(4.0), "Bad"), Some(State::Edited), State::Edited),
            (&gone, found("1", Some(4.0), "Good"), Some(State::Returned), State::Returned),
        ] {
            let merged = merge(before, &found, now);
            assert_eq!((merged.ended, merged.row.state), (ended, state), "{found:?}");
            assert_eq!((merged.row.seen_at, merged.row.missing_since), (now, None));
        }
        let done = Row { is_done: true, ..row };
        assert!(merge(&done, &found("1", Some(4.0), "Good"), now).row.is_done);
        assert!(!merge(&done, &found("1", Some(1.0), "Good"), now).row.is_done);
    }

    #[test]
    fn a_reply_on_its_way_is_not_replaced_by_the_one_at_the_source() {
        let now = Timestamp::UNIX_EPOCH;
        let at_source = FoundReview { reply: Some(reply("Old", ReplyState::Sent)), ..found("1", Some(4.0), "Good") };
        for (state, expected) in [
            (Some(ReplyState::Queued), "New"),
            (Some(ReplyState::Removing), "New"),
            (Some(ReplyState::Failed), "New"),
            (Some(ReplyState::Sent), "Old"),
            (Some(ReplyState::Pending), "Old"),
            (None, "Old"),
        ] {
            let row = row_of(&found("1", Some(4.0), "Good"));
            let before = Row { reply: state.map(|_| "New".into()), reply_state: state, ..row };
            assert_eq!(merge(&before, &at_source, now).row.reply.as_deref(), Some(expected), "{state:?}");
        }
    }

    #[test]
    fn a_reply_that_is_removed_at_the_source_is_removed_here() {
        let answered = FoundReview { reply: Some(reply("Hi", ReplyState::Sent)), ..found("1", Some(4.0), "Good") };
        let row = row_of(&answered);
        assert!(row.is_answered);
        let merged = merge(&row, &found("1", Some(4.0), "Good"), Timestamp::UNIX_EPOCH).row;
        assert_eq!((merged.reply, merged.reply_state, merged.is_answered), (None, None, false));
        let rejected = FoundReview { reply: Some(reply("Hi", ReplyState::Rejected)), ..answered };
        assert!(!merge(&row, &rejected, Timestamp::UNIX_EPOCH).row.is_answered);
    }

    #[test]
    fn keys_sort_ascending_in_every_order() {
        let row = row_of(&FoundReview {
            written_at: Timestamp::UNIX_EPOCH + SignedDuration::from_secs(1),
            ..found("1", Some(4.5), "")
        });
        assert_eq!(keys(&row), (45, -45, -1_000));
        assert_eq!(keys(&Row { rating: None, ..row }).0, 0);
    }
}
