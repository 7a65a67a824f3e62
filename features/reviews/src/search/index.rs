//! Index of an organization's reviews: what filters and orders read of them, about 80 bytes each. Pure: knows no database.

use std::{collections::HashMap, ops::Range};

use jiff::Timestamp;
use uuid::Uuid;

use super::attributes::{Attributes, Pattern};
use crate::{
    queries::{IndexRow, Position, ReviewFilter},
    rules::{self, SortFields},
    types::Sort,
};

/// Number of rows of an order that are read before it is estimated how many match.
const WALK: usize = 4_096;
/// Number of rows from which the share of the matching ones is estimated.
const SAMPLE: usize = 512;
/// A filter is frequent when it lets at least one in this many rows through.
const FREQUENT: usize = 20;
/// Number of rows whose attributes are compared at once.
const CHUNK: usize = 64;
/// Orders that are kept; the order by waiting time is that of `Oldest`.
const ORDERS: [Sort; 5] = [Sort::Newest, Sort::Oldest, Sort::Lowest, Sort::Highest, Sort::Urgency];

/// Keys of a row in an order.
type Keys = (i64, i64, Uuid);

/// Attributes of all reviews, one entry of each list a row.
#[derive(Clone, Default)]
pub(super) struct Index {
    ids: Vec<Uuid>,
    attributes: Vec<Attributes>,
    /// Milliseconds.
    written: Vec<i64>,
    topics: Vec<i64>,
    /// Location of each row, by its number.
    locations: Vec<u32>,
    location_numbers: HashMap<Uuid, u32>,
    /// Rows of each location, by its number.
    location_rows: Vec<Vec<u32>>,
    /// Assignments by row, of reviews with an assignee or a due time: few have one.
    assignments: HashMap<u32, RowAssignment>,
    /// Rows by the ids of the reviews.
    by_id: Vec<u32>,
    orders: [Order; ORDERS.len()],
    dropped: usize,
}

/// Rows in an order.
#[derive(Clone, Default)]
struct Order {
    rows: Vec<u32>,
    /// Attributes of the rows beside each other, so that those of many are compared at once. A dropped row has those it had
    /// before.
    attributes: Vec<Attributes>,
}

/// Assignment of a review.
#[derive(Clone, Copy)]
struct RowAssignment {
    /// Nil without one.
    assignee: Uuid,
    /// Milliseconds; the maximum without a due time.
    due: i64,
}

/// Filter, resolved for this index.
struct Resolved {
    pattern: Pattern,
    topics: i64,
    since: i64,
    until: i64,
    /// For each location whether the filter lets it through; `None` for all.
    locations: Option<Vec<bool>>,
    /// Numbers of the locations that it lets through; empty for all.
    location_numbers: Vec<u32>,
    /// Assignee; `None` for any. The pattern finds reviews without one.
    assignee: Option<Uuid>,
    overdue: Option<(bool, i64)>,
}

/// Page of the list.
#[derive(Debug, PartialEq)]
pub(super) struct FoundPage {
    /// Ids of the reviews, in order.
    pub(super) ids: Vec<String>,
    /// Position of the next page; `None` at the end.
    pub(super) next: Option<Position>,
}

impl Index {
    /// Adds a row, before [`sort`](Self::sort). False when its ids are of another form or there is no room for more.
    pub(super) fn push(&mut self, row: &IndexRow) -> bool {
        let (Ok(id), Ok(location)) = (Uuid::try_parse(&row.id), Uuid::try_parse(&row.location_id)) else {
            return false;
        };
        let (Ok(_), Ok(next)) = (u32::try_from(self.ids.len()), u32::try_from(self.location_numbers.len())) else {
            return false;
        };
        if row.assigned_to.is_some() || row.due_at.is_some() {
            let Ok(assignee) = row.assigned_to.as_deref().map_or(Ok(Uuid::nil()), Uuid::try_parse) else {
                return false;
            };
            let due = row.due_at.map_or(i64::MAX, Timestamp::as_millisecond);
            self.assignments.insert(self.ids.len() as u32, RowAssignment { assignee, due });
        }
        self.ids.push(id);
        self.attributes.push(Attributes::of(row));
        self.written.push(row.written_at.as_millisecond());
        self.topics.push(row.topics.0);
        let location = *self.location_numbers.entry(location).or_insert(next);
        self.locations.push(location);
        self.location_rows.resize(self.location_numbers.len(), Vec::new());
        self.location_rows[location as usize].push(self.ids.len() as u32 - 1);
        true
    }

    /// Sorts the rows in each order.
    pub(super) fn sort(&mut self) {
        let rows = 0..self.ids.len() as u32;
        self.by_id = rows.clone().collect();
        self.by_id.sort_unstable_by_key(|row| self.ids[*row as usize]);
        self.orders = ORDERS.map(|sort| {
            let mut rows: Vec<u32> = rows.clone().collect();
            rows.sort_unstable_by_key(|row| self.keys(sort, *row));
            let attributes = rows.iter().map(|row| self.attributes[*row as usize]).collect();
            Order { rows, attributes }
        });
    }

    /// Replaces reviews by their current rows; those without one are gone. False when the index must be read again.
    pub(super) fn update(&mut self, ids: &[String], rows: &[IndexRow]) -> bool {
        for id in ids {
            let Ok(id) = Uuid::try_parse(id) else { return false };
            if let Ok(at) = self.place_of(id) {
                self.drop_row(self.by_id[at] as usize);
            }
        }
        rows.iter().all(|row| self.insert(row)) && self.dropped * 4 <= self.ids.len()
    }

    fn drop_row(&mut self, row: usize) {
        self.dropped += usize::from(!self.attributes[row].is_dropped());
        self.attributes[row].drop_row();
    }

    fn insert(&mut self, row: &IndexRow) -> bool {
        let Ok(number) = u32::try_from(self.ids.len()) else { return false };
        if !self.push(row) {
            return false;
        }
        let id = self.ids[number as usize];
        match self.place_of(id) {
            Ok(at) => self.by_id[at] = number,
            Err(at) => self.by_id.insert(at, number),
        }
        for (at, sort) in ORDERS.into_iter().enumerate() {
            let keys = self.keys(sort, number);
            let place = self.orders[at].rows.partition_point(|row| self.keys(sort, *row) < keys);
            self.orders[at].rows.insert(place, number);
            self.orders[at].attributes.insert(place, self.attributes[number as usize]);
        }
        true
    }

    /// Returns the number of rows.
    pub(super) fn len(&self) -> usize {
        self.ids.len()
    }

    /// Returns the approximate size in memory.
    pub(super) fn bytes(&self) -> usize {
        let lists = 1 + ORDERS.len();
        let row = size_of::<Uuid>()
            + 2 * size_of::<i64>()
            + 2 * size_of::<u32>()
            + lists * (size_of::<u32>() + size_of::<Attributes>());
        let assignments = self.assignments.len() * 2 * size_of::<(u32, RowAssignment)>();
        let location = 2 * size_of::<(Uuid, u32)>() + size_of::<Vec<u32>>();
        self.ids.len() * row + self.location_numbers.len() * location + assignments
    }

    /// Returns the page of reviews after a position that match the filter.
    pub(super) fn page(&self, filter: &ReviewFilter, position: &Position, limit: usize) -> FoundPage {
        let sort = position.sort();
        let mut rows = self.first(&self.resolved(filter), (sort, position.keys()), limit + 1);
        let has_more = rows.len() > limit;
        rows.truncate(limit);
        let last = rows.last().filter(|_| has_more);
        FoundPage {
            ids: rows.iter().map(|row| self.ids[*row as usize].to_string()).collect(),
            next: last.map(|row| Position::new(sort, self.keys(sort, *row))),
        }
    }

    /// Returns those of some reviews that match the filter, in order, after a position.
    pub(super) fn among(&self, filter: &ReviewFilter, position: &Position, ids: &[String]) -> Vec<String> {
        let (filter, sort, after) = (self.resolved(filter), position.sort(), position.keys());
        let rows = ids.iter().filter_map(|id| self.row_of(id)).filter(|row| self.matches(&filter, *row));
        let mut found: Vec<Keys> = rows.map(|row| self.keys(sort, row)).filter(|keys| *keys > after).collect();
        found.sort_unstable();
        found.into_iter().map(|(.., id)| id.to_string()).collect()
    }

    /// Returns the position of a review in an order.
    pub(super) fn position(&self, sort: Sort, id: &str) -> Option<Position> {
        Some(Position::new(sort, self.keys(sort, self.row_of(id)?)))
    }

    fn row_of(&self, id: &str) -> Option<u32> {
        Some(self.by_id[self.place_of(Uuid::try_parse(id).ok()?).ok()?])
    }

    /// Returns the place of an id in `by_id`, or else where it would be.
    fn place_of(&self, id: Uuid) -> Result<usize, usize> {
        self.by_id.binary_search_by_key(&id, |row| self.ids[*row as usize])
    }

    /// Returns the first rows in an order that match, after some keys.
    fn first(&self, filter: &Resolved, (sort, after): (Sort, Keys), count: usize) -> Vec<u32> {
        let order = &self.orders[order_of(sort)];
        let part = self.part_after(filter, (sort, after));
        let in_locations: usize = filter.location_numbers.iter().map(|at| self.rows_at(*at).len()).sum();
        if filter.locations.is_some() && in_locations * FREQUENT < part.len() {
            let rows = filter.location_numbers.iter().flat_map(|at| self.rows_at(*at)).copied();
            return self.smallest(rows.filter(|row| self.matches(filter, *row)), (sort, after), count);
        }
        let near = part.start..part.end.min(part.start + WALK);
        let found = self.walk(filter, order, near.clone(), count);
        if found.len() == count || near.end == part.end {
            found
        } else if self.is_frequent(filter, &order.rows[part.clone()]) {
            self.walk(filter, order, part, count)
        } else {
            self.scan(filter, (sort, after), count)
        }
    }

    fn rows_at(&self, location: u32) -> &[u32] {
        &self.location_rows[location as usize]
    }

    /// Returns the positions of an order that come after some keys. In an order by time, positions outside the period of the
    /// filter are left out.
    fn part_after(&self, filter: &Resolved, (sort, after): (Sort, Keys)) -> Range<usize> {
        let rows = &self.orders[order_of(sort)].rows;
        let (lowest, highest) = match sort {
            Sort::Newest => (filter.until.saturating_neg().saturating_add(1), filter.since.saturating_neg()),
            Sort::Oldest | Sort::Waiting => (filter.since, filter.until.saturating_sub(1)),
            Sort::Lowest | Sort::Highest | Sort::Urgency => (i64::MIN, i64::MAX),
        };
        let start = rows.partition_point(|row| {
            let keys = self.keys(sort, *row);
            keys <= after || keys.0 < lowest
        });
        start..start + rows[start..].partition_point(|row| self.keys(sort, *row).0 <= highest)
    }

    /// Returns the first matching rows of a part of an order.
    fn walk(&self, filter: &Resolved, order: &Order, part: Range<usize>, count: usize) -> Vec<u32> {
        let attributes = order.attributes[part.clone()].chunks(CHUNK);
        order.rows[part]
            .chunks(CHUNK)
            .zip(attributes)
            .filter(|(_, attributes)| filter.pattern.matches_any(attributes))
            .flat_map(|(rows, _)| rows)
            .copied()
            .filter(|row| self.matches(filter, *row))
            .take(count)
            .collect()
    }

    /// Returns true when the filter lets many of these rows through, by a sample of them.
    fn is_frequent(&self, filter: &Resolved, rows: &[u32]) -> bool {
        let sample = rows.iter().step_by(rows.len().div_ceil(SAMPLE).max(1));
        let number = sample.len();
        sample.filter(|row| self.matches(filter, **row)).count() * FREQUENT >= number
    }

    /// Does the same as [`walk`](Self::walk) from some keys on, by reading all rows as they are stored, which is quicker when few
    /// match.
    fn scan(&self, filter: &Resolved, start: (Sort, Keys), count: usize) -> Vec<u32> {
        let chunks = self.attributes.chunks(CHUNK).enumerate();
        let rows = chunks.filter(|(_, chunk)| filter.pattern.matches_any(chunk)).flat_map(|(at, chunk)| {
            let first = (at * CHUNK) as u32;
            first..first + chunk.len() as u32
        });
        self.smallest(rows.filter(|row| self.matches(filter, *row)), start, count)
    }

    /// Returns the first of some rows in an order, after some keys.
    fn smallest(&self, rows: impl Iterator<Item = u32>, (sort, after): (Sort, Keys), count: usize) -> Vec<u32> {
        let mut found: Vec<(Keys, u32)> = Vec::with_capacity(4 * count);
        let mut end = None;
        for row in rows {
            let keys = self.keys(sort, row);
            if keys <= after || end.is_some_and(|end| keys > end) {
                continue;
            }
            found.push((keys, row));
            if found.len() == 4 * count {
                found.select_nth_unstable(count - 1);
                found.truncate(count);
                end = Some(found[count - 1].0);
            }
        }
        found.sort_unstable();
        found.into_iter().take(count).map(|(_, row)| row).collect()
    }

    fn resolved(&self, filter: &ReviewFilter) -> Resolved {
        let ids = filter.locations.iter().flatten();
        let mut location_numbers: Vec<u32> =
            ids.filter_map(|id| self.location_numbers.get(&Uuid::try_parse(id).ok()?).copied()).collect();
        location_numbers.sort_unstable();
        location_numbers.dedup();
        let locations = filter.locations.as_ref().map(|_| {
            let mut is_wanted = vec![false; self.location_numbers.len()];
            for number in &location_numbers {
                is_wanted[*number as usize] = true;
            }
            is_wanted
        });
        Resolved {
            pattern: Pattern::of(filter),
            topics: filter.topics.0,
            since: filter.since,
            until: filter.until,
            locations,
            location_numbers,
            // An id of another form is no member's.
            assignee: filter
                .assigned
                .as_deref()
                .filter(|id| !id.is_empty())
                .map(|id| Uuid::try_parse(id).unwrap_or(Uuid::max())),
            overdue: filter.overdue,
        }
    }

    fn matches(&self, filter: &Resolved, row: u32) -> bool {
        let row = row as usize;
        filter.pattern.matches(self.attributes[row])
            && (filter.topics == 0 || filter.topics & self.topics[row] != 0)
            && (filter.since..filter.until).contains(&self.written[row])
            && filter.locations.as_ref().is_none_or(|is_wanted| is_wanted[self.locations[row] as usize])
            && (filter.assignee.is_none() && filter.overdue.is_none() || self.matches_assignment(filter, row))
    }

    fn matches_assignment(&self, filter: &Resolved, row: usize) -> bool {
        let attributes = self.attributes[row];
        let assignment = if attributes.has_assignment() { self.assignments.get(&(row as u32)) } else { None };
        let is_overdue = |now| !attributes.is_done() && assignment.is_some_and(|of| of.due < now);
        filter.assignee.is_none_or(|user| assignment.is_some_and(|of| of.assignee == user))
            && filter.overdue.is_none_or(|(is, now)| is == is_overdue(now))
    }

    fn keys(&self, sort: Sort, row: u32) -> Keys {
        let row = row as usize;
        let attributes = self.attributes[row];
        let (rating, is_open) = (attributes.rating(), attributes.is_open());
        let (first, second) = rules::sort_keys(sort, SortFields { rating, written_at: self.written[row], is_open });
        (first, second, self.ids[row])
    }
}

/// Returns the number of an order in [`ORDERS`].
fn order_of(sort: Sort) -> usize {
    match sort {
        Sort::Newest => 0,
        Sort::Oldest | Sort::Waiting => 1,
        Sort::Lowest => 2,
        Sort::Highest => 3,
        Sort::Urgency => 4,
    }
}

#[cfg(test)]
mod tests;
