use std::collections::HashMap;

use jiff::Timestamp;
use proptest::prelude::*;

use super::*;
use crate::{
    queries::{FilterContext, Position},
    types::{
        AssignedFilter, Filters, LanguageFilter, ReportState, Sentiment, Sort, Source, Stars, State, TopicSet,
        WorkState,
    },
};

const SORTS: [Sort; 6] = [Sort::Newest, Sort::Oldest, Sort::Lowest, Sort::Highest, Sort::Waiting, Sort::Urgency];

fn user(number: u32) -> String {
    Uuid::from_u128(2 << 64 | u128::from(number)).to_string()
}

/// Returns a review that depends on a number alone; similar numbers share keys.
fn row(number: u32) -> IndexRow {
    let id = |kind: u128| Uuid::from_u128(kind << 64 | u128::from(number)).to_string();
    let ratings = [None, Some(10), Some(35), Some(44), Some(45), Some(50)];
    IndexRow {
        id: id(1),
        location_id: Uuid::from_u128(u128::from(number % 3)).to_string(),
        source: Source::ALL[number as usize % Source::ALL.len()],
        rating: ratings[number as usize % ratings.len()],
        written_at: Timestamp::from_millisecond(i64::from(number % 7) * 1_000).unwrap(),
        state: State::ALL[number as usize / 2 % State::ALL.len()],
        is_answered: number.is_multiple_of(2),
        is_done: number.is_multiple_of(5),
        has_text: !number.is_multiple_of(11),
        sentiment: (!number.is_multiple_of(4)).then(|| Sentiment::ALL[number as usize % 3]),
        topics: TopicSet(1 << (number % 9)),
        language: [None, Some("en"), Some("fr")][number as usize % 3].map(str::to_owned),
        is_waiting: !number.is_multiple_of(5) && number.is_multiple_of(3),
        assigned_to: (number.is_multiple_of(7)).then(|| user(number % 2)),
        report_state: number.is_multiple_of(3).then(|| ReportState::ALL[number as usize % ReportState::ALL.len()]),
        due_at: number.is_multiple_of(4).then(|| Timestamp::from_second(i64::from(number % 5)).unwrap()),
    }
}

fn index_of<'a>(rows: impl IntoIterator<Item = &'a IndexRow>) -> Index {
    let mut index = Index::default();
    assert!(rows.into_iter().all(|row| index.push(row)));
    index.sort();
    index
}

/// Returns the ids that a filter lets through in an order, from the rows as they are.
fn expected(rows: &[IndexRow], filter: &ReviewFilter, sort: Sort) -> Vec<String> {
    let matches = |row: &&IndexRow| {
        let rating = row.rating.unwrap_or(0);
        let written = row.written_at.as_millisecond();
        let work = match (row.is_done, row.is_waiting) {
            (true, _) => WorkState::Done,
            (false, true) => WorkState::Waiting,
            (false, false) => WorkState::Open,
        };
        let language = row.has_text.then(|| row.language.as_deref().unwrap_or("other"));
        filter.locations.as_ref().is_none_or(|ids| ids.contains(&row.location_id))
            && filter.source.is_none_or(|source| row.source == source)
            && (filter.lowest..=filter.highest).contains(&rating)
            && filter.answered.is_none_or(|is| row.is_answered == is)
            && filter.done.is_none_or(|is| row.is_done == is)
            && filter.state.is_none_or(|state| row.state == state)
            && (filter.since..filter.until).contains(&written)
            && filter.sentiment.is_none_or(|sentiment| row.sentiment == Some(sentiment))
            && (filter.topics.0 == 0 || row.topics.0 & filter.topics.0 != 0)
            && filter.language.is_none_or(|code| language == Some(code))
            && filter.assigned.as_deref().is_none_or(|id| row.assigned_to.as_deref().unwrap_or_default() == id)
            && filter.work.is_none_or(|state| work == state)
            && filter.report.is_none_or(|state| row.report_state == Some(state))
            && filter.overdue.is_none_or(|(is, now)| {
                is == (!row.is_done && row.due_at.is_some_and(|due| due.as_millisecond() < now))
            })
    };
    let mut found: Vec<&IndexRow> = rows.iter().filter(matches).collect();
    found.sort_by_key(|row| {
        let fields = rules::SortFields {
            rating: row.rating.unwrap_or(0),
            written_at: row.written_at.as_millisecond(),
            is_open: rules::is_open(row.is_answered, row.is_done, row.state),
        };
        (rules::sort_keys(sort, fields), row.id.clone())
    });
    found.into_iter().map(|row| row.id.clone()).collect()
}

/// Returns all pages of a list, each of `limit`.
fn paged(index: &Index, filter: &ReviewFilter, sort: Sort, limit: usize) -> Vec<String> {
    let mut position = Position::start(sort);
    let mut ids = Vec::new();
    loop {
        let FoundPage { ids: page, next } = index.page(filter, &position, limit);
        ids.extend(page);
        let Some(next) = next else { return ids };
        position = next;
    }
}

fn filters() -> impl Strategy<Value = Filters> {
    let option = |of| proptest::option::weighted(0.3, of);
    let flags = (option(any::<bool>().boxed()), option(any::<bool>().boxed()));
    let kinds = (
        proptest::option::weighted(0.3, proptest::sample::select(&Source::ALL[..])),
        proptest::option::weighted(0.3, proptest::sample::select(&State::ALL[..])),
        proptest::option::weighted(0.3, proptest::sample::select(&Sentiment::ALL[..])),
        proptest::option::weighted(0.3, 1..=5_i64),
        proptest::option::weighted(
            0.3,
            proptest::sample::select(vec![LanguageFilter::En, LanguageFilter::Fr, LanguageFilter::Other]),
        ),
        proptest::option::weighted(0.3, 0..7_i64),
    );
    let assigned = [AssignedFilter::Me, AssignedFilter::Unassigned, AssignedFilter::Member(user(1).parse().unwrap())];
    let work = (
        proptest::option::weighted(0.3, proptest::sample::select(assigned.to_vec())),
        proptest::option::weighted(0.3, proptest::sample::select(&WorkState::ALL[..])),
        option(any::<bool>().boxed()),
        proptest::option::weighted(0.2, proptest::sample::select(&ReportState::ALL[..])),
    );
    (flags, kinds, work).prop_map(
        |((answered, done), (source, state, sentiment, stars, language, since), (assigned, work, overdue, report))| {
            Filters {
                assigned,
                work,
                overdue,
                report,
                answered,
                done,
                source,
                state,
                sentiment,
                stars: stars.map(|stars| Stars::try_from(stars).unwrap()),
                language,
                since: since.map(|seconds| Timestamp::from_second(seconds).unwrap()),
                ..Filters::default()
            }
        },
    )
}

proptest! {
    #[test]
    fn the_index_lists_filtered_reviews_in_order_also_after_changes(
        numbers in proptest::collection::hash_set(0_u32..400, 0..120),
        changed in proptest::collection::vec((0_u32..400, any::<bool>()), 0..20),
        filters in filters(),
        is_narrow in any::<bool>(),
        sort in proptest::sample::select(&SORTS[..]),
        limit in 1_usize..9,
    ) {
        let mut rows: HashMap<String, IndexRow> = numbers.into_iter().map(row).map(|row| (row.id.clone(), row)).collect();
        let mut index = index_of(rows.values());
        for (number, is_gone) in changed {
            let changed = IndexRow { rating: Some(20), is_answered: number.is_multiple_of(3), ..row(number) };
            let id = changed.id.clone();
            let current = (!is_gone).then_some(changed);
            if !index.update(std::slice::from_ref(&id), current.as_slice()) {
                index = index_of(rows.values());
            }
            match current {
                Some(current) => rows.insert(id, current),
                None => rows.remove(&id),
            };
        }
        let locations = is_narrow.then(|| vec![Uuid::from_u128(1).to_string(), "no location".into()]);
        let now = Timestamp::from_second(2).unwrap();
        let filter = ReviewFilter::of(&filters, sort, FilterContext { locations, user: &user(0), now, ..FilterContext::default() });
        let rows: Vec<IndexRow> = rows.into_values().collect();
        prop_assert_eq!(paged(&index, &filter, sort, limit), expected(&rows, &filter, sort));
    }
}

/// Matches that the start of no order has: few, and many. The dropped row at the end is no match.
#[test]
fn matches_beyond_the_start_of_the_order_are_found_be_they_few_or_many() {
    for share in [2_000, 3] {
        let rows: Vec<IndexRow> = (0..4 * WALK as u32)
            .map(|number| {
                let is_match = number.is_multiple_of(share) && (WALK as u32..3 * WALK as u32).contains(&number);
                IndexRow {
                    state: if is_match { State::Edited } else { State::Shown },
                    written_at: Timestamp::from_millisecond(number.into()).unwrap(),
                    rating: None,
                    is_answered: true,
                    ..row(number)
                }
            })
            .collect();
        let mut index = index_of(&rows);
        let dropped = rows.iter().rposition(|row| row.state == State::Edited).unwrap();
        assert!(index.update(std::slice::from_ref(&rows[dropped].id), &[]));
        let rows = [&rows[..dropped], &rows[dropped + 1..]].concat();
        let edited = Filters { state: Some(State::Edited), ..Filters::default() };
        for sort in SORTS {
            let filter = ReviewFilter::of(&edited, sort, FilterContext::default());
            assert_eq!(paged(&index, &filter, sort, 50), expected(&rows, &filter, sort), "{sort:?}, one in {share}");
        }
    }
}

#[test]
fn few_reviews_of_a_location_and_a_period_are_found_in_each_order() {
    let location = |number: u32| Uuid::from_u128(u128::from(number)).to_string();
    let rows: Vec<IndexRow> =
        (0..1_000).map(|number| IndexRow { location_id: location(number % 100), ..row(number) }).collect();
    let mut index = index_of(&rows);
    let gone = rows.iter().position(|row| row.location_id == location(7)).unwrap();
    assert!(index.update(std::slice::from_ref(&rows[gone].id), &[]));
    let rows = [&rows[..gone], &rows[gone + 1..]].concat();
    let seconds = |seconds| Some(Timestamp::from_second(seconds).unwrap());
    let locations = vec![location(7), location(8), location(7)];
    let period = Filters { since: seconds(2), until: seconds(5), ..Filters::default() };
    for sort in SORTS {
        let of_locations = ReviewFilter::of(
            &Filters::default(),
            sort,
            FilterContext { locations: Some(locations.clone()), ..FilterContext::default() },
        );
        assert_eq!(paged(&index, &of_locations, sort, 3), expected(&rows, &of_locations, sort), "{sort:?}");
        let of_period = ReviewFilter::of(&period, sort, FilterContext::default());
        assert_eq!(paged(&index, &of_period, sort, 30), expected(&rows, &of_period, sort), "{sort:?}");
    }
}

#[test]
fn of_some_reviews_those_that_match_are_listed_after_a_position() {
    let rows: Vec<IndexRow> = (0..60).map(row).collect();
    let index = index_of(&rows);
    let answered = Filters { answered: Some(true), ..Filters::default() };
    for sort in [Sort::Newest, Sort::Lowest, Sort::Urgency] {
        let filter = ReviewFilter::of(&answered, sort, FilterContext::default());
        let some: Vec<IndexRow> = rows.iter().step_by(3).cloned().collect();
        let ids: Vec<String> = some.iter().map(|row| row.id.clone()).chain(["r-1".into(), user(9)]).collect();
        let all = expected(&some, &filter, sort);
        assert_eq!(index.among(&filter, &Position::start(sort), &ids), all, "{sort:?}");
        let second = index.position(sort, &all[1]).unwrap();
        assert_eq!(index.among(&filter, &second, &ids), all[2..], "{sort:?}");
    }
}

#[test]
fn an_index_with_many_changed_rows_is_read_again() {
    let rows: Vec<IndexRow> = (0..8).map(row).collect();
    let mut index = index_of(&rows);
    assert!(index.update(&[rows[0].id.clone()], &[]));
    assert!(!index.update(&rows.iter().map(|row| row.id.clone()).collect::<Vec<_>>(), &[]));
}

#[test]
fn an_id_of_another_form_has_no_place_in_the_index() {
    let foreign = IndexRow { id: "r-1".into(), ..row(1) };
    assert!(!Index::default().push(&foreign));
    assert!(!Index::default().update(std::slice::from_ref(&foreign.id), std::slice::from_ref(&foreign)));
}
