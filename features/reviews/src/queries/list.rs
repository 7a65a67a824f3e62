//! Pages of the list of reviews, in each order.

use api::Cursor;
use db::{Db, Result};
use jiff::Timestamp;
use orgs::OrgId;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::reviews;
use crate::{
    rules::{self, SortFields, WordSearch},
    types::{
        AssignedFilter, Filters, LanguageFilter, ReportState, Row, Sentiment, Sort, Source, State, TopicSet, WorkState,
    },
};

/// Filters as the statements take them; nulls let everything through.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ReviewFilter {
    /// Locations; `None` for all.
    pub(crate) locations: Option<Vec<String>>,
    pub(crate) source: Option<Source>,
    pub(crate) lowest: i64,
    pub(crate) highest: i64,
    pub(crate) answered: Option<bool>,
    pub(crate) done: Option<bool>,
    pub(crate) state: Option<State>,
    pub(crate) since: i64,
    pub(crate) until: i64,
    /// Pattern that the words match.
    pub(crate) words: Option<String>,
    pub(crate) sentiment: Option<Sentiment>,
    pub(crate) topics: TopicSet,
    pub(crate) language: Option<&'static str>,
    pub(crate) import: Option<String>,
    /// Id of the assignee; empty for reviews without one.
    pub(crate) assigned: Option<String>,
    pub(crate) work: Option<WorkState>,
    /// Past its due time at this time (milliseconds) and not done, or not.
    pub(crate) overdue: Option<(bool, i64)>,
    pub(crate) report: Option<ReportState>,
}

/// Parts of a request that its filters depend on.
#[derive(Default)]
pub(crate) struct FilterContext<'a> {
    /// Locations; `None` for all.
    pub(crate) locations: Option<Vec<String>>,
    /// Words of the search.
    pub(crate) search: Option<&'a WordSearch>,
    /// Id of the caller.
    pub(crate) user: &'a str,
    pub(crate) now: Timestamp,
}

impl ReviewFilter {
    /// Returns the filters of a request. The order by waiting time has no answered reviews.
    pub(crate) fn of(
        filters: &Filters,
        sort: Sort,
        FilterContext { locations, search, user, now }: FilterContext,
    ) -> Self {
        let (lowest, highest) = filters.stars.map_or((0, 50), crate::types::Stars::tenths);
        Self {
            locations,
            source: filters.source,
            lowest,
            highest,
            answered: if sort == Sort::Waiting { Some(false) } else { filters.answered },
            done: filters.done,
            state: filters.state,
            since: filters.since.map_or(i64::MIN, Timestamp::as_millisecond),
            until: filters.until.map_or(i64::MAX, Timestamp::as_millisecond),
            words: search.map(WordSearch::pattern),
            sentiment: filters.sentiment,
            topics: topics_of(filters),
            language: filters.language.map(LanguageFilter::code),
            import: filters.import.as_ref().map(ToString::to_string),
            assigned: filters.assigned.as_ref().map(|assigned| match assigned {
                AssignedFilter::Me => user.to_owned(),
                AssignedFilter::Unassigned => String::new(),
                AssignedFilter::Member(id) => id.to_string(),
            }),
            work: filters.work,
            overdue: filters.overdue.map(|is| (is, now.as_millisecond())),
            report: filters.report,
        }
    }

    /// Returns true when an index of the database has the list in its order: nothing is filtered, but for what the order by
    /// waiting time leaves out.
    pub(crate) fn is_whole(&self, sort: Sort) -> bool {
        let whole = Self::of(&Filters::default(), sort, FilterContext::default());
        *self == whole
    }
}

fn topics_of(filters: &Filters) -> TopicSet {
    match (filters.topic, filters.topic_sentiment) {
        (Some(topic), Some(sentiment)) => TopicSet::default().with(topic, sentiment),
        (Some(topic), None) => TopicSet::any(topic),
        (None, _) => TopicSet::default(),
    }
}

/// Position in the list: the two sort keys and the id of the last review of a page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Position(Sort, i64, i64, String);

impl Position {
    /// Returns the position before the first review.
    pub(crate) fn start(sort: Sort) -> Self {
        Self(sort, i64::MIN, i64::MIN, String::new())
    }

    /// Reads the position of a cursor.
    ///
    /// # Errors
    /// 422 `invalid_cursor` when it belongs to another list or another order.
    pub(crate) fn read(cursor: Option<&str>, sort: Sort) -> api::Result<Self> {
        let Some(cursor) = cursor.filter(|cursor| !cursor.is_empty()) else { return Ok(Self::start(sort)) };
        let position: Self = Cursor::unpack(cursor)?;
        if position.0 == sort {
            Ok(position)
        } else {
            Err(api::Error::new(api::Kind::Invalid, "invalid_cursor", "This cursor belongs to another sort order."))
        }
    }

    /// Returns the position of a review with these keys.
    pub(crate) fn new(sort: Sort, (first, second, id): (i64, i64, Uuid)) -> Self {
        Self(sort, first, second, id.to_string())
    }

    /// Returns the order of the list.
    pub(crate) fn sort(&self) -> Sort {
        self.0
    }

    /// Returns the two sort keys and the id.
    pub(crate) fn keys(&self) -> (i64, i64, Uuid) {
        (self.1, self.2, Uuid::try_parse(&self.3).unwrap_or_default())
    }

    /// Returns the cursor of the position.
    pub(crate) fn cursor(&self) -> Cursor {
        Cursor::pack(self)
    }

    /// Returns the cursor after a review.
    pub(crate) fn after(row: &Row, sort: Sort) -> Cursor {
        let (first, second) = rules::sort_keys(sort, SortFields::of(row));
        Self(sort, first, second, row.id.to_string()).cursor()
    }
}

/// Page of a list in the order of two keys and the id. Further conditions may use the argument `$26`. With `" + 0"` for
/// `$plus`, SQLite does not read an index in the order of the keys.
macro_rules! page {
    ($first:literal, $second:literal, $plus:literal, $more:literal, $org:expr, $filter:expr, $position:expr, $limit:expr $(, $argument:expr)?) => {{
        let (filter, position) = ($filter, $position);
        reviews!(
            "and not is_hidden " $more " and (" $first $plus ", " $second $plus ", id) > ($2, $3, $4)
             and (cast($5 as boolean) or location_id = any($6))
             and (cast($7 as text) is null or source = $7)
             and rating_key" $plus " >= $8 and rating_key" $plus " <= $9
             and (cast($10 as boolean) is null or is_answered = $10)
             and (cast($11 as boolean) is null or is_done = $11)
             and (cast($12 as text) is null or state = $12)
             and written_at" $plus " >= $13 and written_at" $plus " < $14
             and (cast($15 as text) is null or ' ' || words like $15)
             and (cast($16 as text) is null or sentiment = $16)
             and (cast($17 as bigint) = 0 or topics & $17 <> 0)
             and (cast($18 as text) is null or (coalesce(language, 'other') = $18 and text <> ''))
             and (cast($19 as text) is null or import_id = $19)
             and (cast($20 as text) is null or coalesce(assigned_to, '') = $20)
             and (cast($21 as text) is null
                  or case when is_done then 'done' when is_waiting then 'waiting' else 'open' end = $21)
             and (cast($22 as boolean) is null or (due_at is not null and due_at < $23 and not is_done) = $22)
             and (cast($25 as text) is null or report_state = $25)
             order by " $first $plus ", " $second $plus ", id limit $24",
            $org,
            position.1,
            position.2,
            position.3.as_str(),
            filter.locations.is_none(),
            filter.locations.clone().unwrap_or_default(),
            filter.source,
            filter.lowest,
            filter.highest,
            filter.answered,
            filter.done,
            filter.state,
            filter.since,
            filter.until,
            filter.words.as_deref(),
            filter.sentiment,
            filter.topics,
            filter.language,
            filter.import.as_deref(),
            filter.assigned.as_deref(),
            filter.work,
            filter.overdue.map(|(is, _)| is),
            filter.overdue.map_or(0, |(_, now)| now),
            $limit,
            filter.report
            $(, $argument)?
        )
    }};
}

/// Returns at most `limit` reviews after a position.
pub(crate) async fn page(
    db: &Db,
    org: &OrgId,
    filter: &ReviewFilter,
    position: &Position,
    limit: i64,
) -> Result<Vec<Row>> {
    if let (Sort::Newest, Some([location])) = (position.0, filter.locations.as_deref()) {
        // An index of its own serves the list of one location.
        let location = location.as_str();
        return page!("age_key", "rating_key", "", "and location_id = $26", org, filter, position, limit, location)
            .all(db)
            .await;
    }
    match position.0 {
        Sort::Newest => page!("age_key", "rating_key", "", "", org, filter, position, limit).all(db).await,
        Sort::Oldest => page!("written_at", "rating_key", "", "", org, filter, position, limit).all(db).await,
        Sort::Lowest => page!("rating_key", "age_key", "", "", org, filter, position, limit).all(db).await,
        Sort::Highest => page!("best_key", "age_key", "", "", org, filter, position, limit).all(db).await,
        Sort::Waiting => {
            page!("written_at", "rating_key", "", "and not is_answered", org, filter, position, limit).all(db).await
        }
        Sort::Urgency => page!("urgency_key", "urgency_time", "", "", org, filter, position, limit).all(db).await,
    }
}

/// Returns at most `limit` of these reviews after a position. The sums keep SQLite from reading the whole list in its order.
pub(crate) async fn page_of(
    db: &Db,
    org: &OrgId,
    filter: &ReviewFilter,
    position: &Position,
    (limit, ids): (i64, Vec<String>),
) -> Result<Vec<Row>> {
    match position.0 {
        Sort::Newest => {
            page!("age_key", "rating_key", " + 0", "and id = any($26)", org, filter, position, limit, ids).all(db).await
        }
        Sort::Oldest | Sort::Waiting => {
            page!("written_at", "rating_key", " + 0", "and id = any($26)", org, filter, position, limit, ids)
                .all(db)
                .await
        }
        Sort::Lowest => {
            page!("rating_key", "age_key", " + 0", "and id = any($26)", org, filter, position, limit, ids).all(db).await
        }
        Sort::Highest => {
            page!("best_key", "age_key", " + 0", "and id = any($26)", org, filter, position, limit, ids).all(db).await
        }
        Sort::Urgency => {
            page!("urgency_key", "urgency_time", " + 0", "and id = any($26)", org, filter, position, limit, ids)
                .all(db)
                .await
        }
    }
}
