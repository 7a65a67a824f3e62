//! Index of an organization's locations: a single folded text and a few numbers, small enough for memory and fast
//! enough for a search on every keystroke. Pure: knows no database.

mod change;
mod labels;

use std::{cmp::Ordering, ops::Range, sync::OnceLock};

use memchr::memmem;
use uuid::Uuid;

use self::labels::LabelSets;
use crate::{
    PagePosition, Sort,
    map::{Grid, MapCells, Pile},
    queries::{IndexRow, LocationFilter, Totals},
};

/// Maximum number of rows of a sorted list that are checked one by one before the whole text is searched.
const WALK: usize = 512;

/// Sort orders that are stored, all but the order of names.
const ORDERS: [Sort; 5] = [Sort::City, Sort::Rating, Sort::Reviews, Sort::LastSync, Sort::Health];

/// Search and sort keys of all locations. Rows are in the order of names once [`Index::sorted`].
#[derive(Default)]
pub(super) struct Index {
    /// Each row: the key of the name, of the city, the folded address, the codes, the folded category, a line each.
    text: Vec<u8>,
    /// Offset of each row in the text.
    starts: Vec<u32>,
    ids: Vec<Uuid>,
    verified: Vec<bool>,
    ratings: Vec<f64>,
    reviews: Vec<i64>,
    last_syncs: Vec<i64>,
    healths: Vec<u8>,
    sync_failed: Vec<bool>,
    issues: Vec<u16>,
    /// Set of labels of each row, by its number.
    labels: Vec<u32>,
    /// Degrees north and east, precise to a meter or two; NaN without coordinates.
    places: Vec<(f32, f32)>,
    label_sets: LabelSets,
    /// Rows in each of [`ORDERS`], sorted on first use.
    orders: [OnceLock<Vec<u32>>; ORDERS.len()],
}

/// Filter, resolved for this index.
struct ResolvedFilter<'a> {
    filter: &'a LocationFilter,
    /// Health, lowest and highest.
    health: (u8, u8),
    /// The rules that must fail.
    issues: u16,
    /// For each set of labels whether it contains the label of the filter, if there is one.
    sets: Option<Vec<bool>>,
}

/// Page of a search result.
#[derive(Debug, PartialEq)]
pub(super) struct SearchPage {
    /// Ids of the locations, in order.
    pub(super) ids: Vec<String>,
    /// Position of the next page; `None` at the end.
    pub(super) next: Option<PagePosition>,
}

impl Index {
    /// Adds a row. False when there is no room for more.
    pub(super) fn push(&mut self, row: &IndexRow) -> bool {
        let Ok(start) = u32::try_from(self.text.len()) else { return false };
        let Ok(id) = Uuid::try_parse(&row.id) else { return false };
        self.starts.push(start);
        self.text.extend_from_slice(row.search_key.as_bytes());
        self.text.push(b'\n');
        self.text.extend_from_slice(row.category_key.as_bytes());
        self.text.push(b'\n');
        self.ids.push(id);
        self.verified.push(row.verified);
        self.ratings.push(row.rating_key);
        self.reviews.push(row.reviews);
        self.last_syncs.push(row.last_sync_key);
        self.healths.push(row.health as u8);
        self.issues.push(row.issue_bits as u16);
        self.sync_failed.push(row.sync_failed);
        let position = row.latitude.zip(row.longitude).unwrap_or((f64::NAN, f64::NAN));
        self.places.push((position.0 as f32, position.1 as f32));
        self.labels.push(self.label_sets.place(row.labels.as_deref().unwrap_or_default()));
        true
    }

    fn resolve<'a>(&self, filter: &'a LocationFilter) -> ResolvedFilter<'a> {
        let (low, high, bits) = filter.numbers();
        let sets = filter.label.as_ref().map(|label| self.label_sets.holding(label.as_str()));
        ResolvedFilter { filter, health: (low as u8, high as u8), issues: bits as u16, sets }
    }

    pub(super) fn len(&self) -> usize {
        self.ids.len()
    }

    /// Returns the bytes of memory that the index takes, sort orders included.
    pub(super) fn bytes(&self) -> usize {
        self.text.len()
            + self.len() * (4 + 16 + 1 + 3 * 8 + 1 + 1 + 2 + 4 + 8 + ORDERS.len() * 4)
            + self.label_sets.bytes()
    }

    /// Counts the rows that match a filter.
    pub(super) fn count(&self, filter: &LocationFilter) -> usize {
        let mut count = 0;
        self.each(&self.resolve(filter), 0, |_| {
            count += 1;
            true
        });
        count
    }

    /// Returns the figures of the summary over the rows that match.
    pub(super) fn totals(&self, filter: &LocationFilter) -> Totals {
        let mut totals = Totals::default();
        self.each(&self.resolve(filter), 0, |row| {
            totals = totals.and(Totals::of_keys(self.verified[row], self.ratings[row], self.reviews[row]));
            true
        });
        totals
    }

    /// Groups the rows that match a filter into the cells of a map.
    pub(super) fn on_map(&self, filter: &LocationFilter, grid: Grid) -> MapCells {
        let mut pile = Pile::new(grid);
        self.each(&self.resolve(filter), 0, |row| {
            let (latitude, longitude) = self.places[row];
            let position = (!latitude.is_nan()).then(|| (f64::from(latitude), f64::from(longitude)));
            pile.add(position, self.city_key(row), i64::from(self.healths[row]), self.ids[row]);
            true
        });
        pile.gathered()
    }

    /// Returns the key of a row's city.
    fn city_key(&self, row: usize) -> &[u8] {
        self.text[self.starts[row] as usize..].split(|byte| *byte == b'\n').nth(1).unwrap_or_default()
    }

    /// Returns the first `rows` matching rows after `position`.
    pub(super) fn page(&self, filter: &LocationFilter, position: &PagePosition, rows: usize) -> SearchPage {
        let mut matches = Vec::with_capacity(rows + 1);
        let sort = position.sort();
        let filter = self.resolve(filter);
        if sort == Sort::Name {
            let first = self.after(position, |at| at as u32, self.len());
            self.each(&filter, first, |row| {
                matches.push(row as u32);
                matches.len() <= rows
            });
        } else {
            self.walk(&filter, position, rows + 1, &mut matches);
        }
        let next = (matches.len() > rows).then(|| {
            matches.truncate(rows);
            matches.last().map(|&row| self.position(row as usize, sort))
        });
        let ids = matches.iter().map(|&row| self.ids[row as usize].to_string()).collect();
        SearchPage { ids, next: next.flatten() }
    }

    /// Fills `found` with the first `most` matching rows after `position`, in one of [`ORDERS`].
    fn walk(&self, filter: &ResolvedFilter<'_>, position: &PagePosition, most: usize, matches: &mut Vec<u32>) {
        let order = self.order(position.sort());
        let first = self.after(position, |at| order[at], order.len());
        let (near, far) = order[first..].split_at(WALK.min(order.len() - first));
        matches.extend(near.iter().filter(|&&row| self.matches(filter, row as usize)).take(most));
        if matches.len() == most || far.is_empty() {
            return;
        }
        // Rare: find them all at once, then put them in order.
        matches.clear();
        self.each(filter, 0, |row| {
            if self.compare_to(row, position) == Ordering::Greater {
                matches.push(row as u32);
            }
            true
        });
        let by_order = |a: &u32, b: &u32| self.compare(*a as usize, *b as usize, position.sort());
        if matches.len() > most {
            matches.select_nth_unstable_by(most - 1, by_order);
            matches.truncate(most);
        }
        matches.sort_unstable_by(by_order);
    }

    /// Calls `take` with each matching row from `first` on, in the order of names, until it returns false.
    fn each(&self, resolved: &ResolvedFilter<'_>, first: usize, mut take: impl FnMut(usize) -> bool) {
        let filter = resolved.filter;
        let longest = filter.words.iter().chain(&filter.city).chain(&filter.category).max_by_key(|text| text.len());
        let Some(needle) = longest else {
            for row in (first..self.len()).filter(|&row| self.matches(resolved, row)) {
                if !take(row) {
                    return;
                }
            }
            return;
        };
        let finder = memmem::Finder::new(needle);
        let mut row = first;
        while row < self.len() {
            let from = self.starts[row] as usize;
            let Some(hit) = finder.find(&self.text[from..]) else { return };
            row = self.row_at(row, (from + hit) as u32);
            if self.matches(resolved, row) && !take(row) {
                return;
            }
            row += 1;
        }
    }

    /// Returns the row that contains an offset of the text, not before row `from`.
    fn row_at(&self, from: usize, position: u32) -> usize {
        // It is usually near: double the step until it is passed.
        let mut step = 1;
        while self.starts.get(from + step).is_some_and(|&start| start <= position) {
            step *= 2;
        }
        let near = &self.starts[from..self.len().min(from + step)];
        from + near.partition_point(|&start| start <= position) - 1
    }

    fn range(&self, row: usize) -> Range<usize> {
        let end = self.starts.get(row + 1).map_or(self.text.len(), |&end| end as usize);
        self.starts[row] as usize..end
    }

    fn matches(&self, filter: &ResolvedFilter<'_>, row: usize) -> bool {
        let ResolvedFilter { filter, health: (low, high), issues, sets } = filter;
        let health = self.healths[row];
        if health < *low || health > *high || self.issues[row] & issues != *issues {
            return false;
        }
        if sets.as_ref().is_some_and(|sets| !sets[self.labels[row] as usize]) {
            return false;
        }
        if filter.verified.is_some_and(|verified| verified != self.verified[row]) || self.ratings[row] < filter.least {
            return false;
        }
        if filter.sync_failed && !self.sync_failed[row] || filter.unlocated && !self.places[row].0.is_nan() {
            return false;
        }
        if filter.words.is_empty() && filter.city.is_none() && filter.category.is_none() {
            return true;
        }
        let text = &self.text[self.range(row)];
        let mut lines = text.split(|&byte| byte == b'\n');
        let (name, city) = (lines.next().unwrap_or_default(), lines.next().unwrap_or_default());
        let (address, codes) = (lines.next().unwrap_or_default(), lines.next().unwrap_or_default());
        let category = lines.next().unwrap_or_default();
        let holds = |text: &[u8], part: &String| memmem::find(text, part.as_bytes()).is_some();
        let searched = &text[..name.len() + city.len() + address.len() + codes.len() + 3];
        filter.words.iter().all(|word| holds(searched, word))
            && filter.city.iter().all(|part| holds(city, part))
            && filter.category.iter().all(|part| holds(category, part))
    }

    /// Returns the number of rows of an order up to and including `position`.
    fn after(&self, position: &PagePosition, row_at: impl Fn(usize) -> u32, rows: usize) -> usize {
        let (mut low, mut high) = (0, rows);
        while low < high {
            let middle = usize::midpoint(low, high);
            if self.compare_to(row_at(middle) as usize, position) == Ordering::Greater {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        low
    }

    fn order(&self, sort: Sort) -> &[u32] {
        let at = ORDERS.iter().position(|order| *order == sort).unwrap_or_default();
        self.orders[at].get_or_init(|| {
            let mut order: Vec<u32> = (0..self.len() as u32).collect();
            order.sort_unstable_by(|a, b| self.compare(*a as usize, *b as usize, sort));
            order
        })
    }

    fn line(&self, row: usize, line: usize) -> &[u8] {
        self.text[self.range(row)].split(|&byte| byte == b'\n').nth(line).unwrap_or_default()
    }

    fn compare(&self, a: usize, b: usize, sort: Sort) -> Ordering {
        let (id_a, id_b) = (self.ids[a], self.ids[b]);
        match sort {
            Sort::Name => a.cmp(&b),
            Sort::City => self.line(a, 1).cmp(self.line(b, 1)).then(id_a.cmp(&id_b)),
            Sort::Rating => self.ratings[b].total_cmp(&self.ratings[a]).then(id_b.cmp(&id_a)),
            Sort::Reviews => self.reviews[b].cmp(&self.reviews[a]).then(id_b.cmp(&id_a)),
            Sort::LastSync => self.last_syncs[b].cmp(&self.last_syncs[a]).then(id_b.cmp(&id_a)),
            Sort::Health => self.healths[a].cmp(&self.healths[b]).then(id_a.cmp(&id_b)),
        }
    }

    /// Compares a row with a position: `Greater` if the row comes after it.
    fn compare_to(&self, row: usize, position: &PagePosition) -> Ordering {
        let mut buffer = Uuid::encode_buffer();
        let own = &*self.ids[row].hyphenated().encode_lower(&mut buffer);
        match position {
            PagePosition::Name(key, id) => self.line(row, 0).cmp(key.as_bytes()).then_with(|| own.cmp(id)),
            PagePosition::City(key, id) => self.line(row, 1).cmp(key.as_bytes()).then_with(|| own.cmp(id)),
            PagePosition::Rating(key, id) => key.total_cmp(&self.ratings[row]).then_with(|| (**id).cmp(own)),
            PagePosition::Reviews(key, id) => key.cmp(&self.reviews[row]).then_with(|| (**id).cmp(own)),
            PagePosition::LastSync(key, id) => key.cmp(&self.last_syncs[row]).then_with(|| (**id).cmp(own)),
            PagePosition::Health(key, id) => i64::from(self.healths[row]).cmp(key).then_with(|| own.cmp(id)),
        }
    }

    fn position(&self, row: usize, sort: Sort) -> PagePosition {
        let id = self.ids[row].to_string();
        let line = |at| String::from_utf8_lossy(self.line(row, at)).into_owned();
        match sort {
            Sort::Name => PagePosition::Name(line(0), id),
            Sort::City => PagePosition::City(line(1), id),
            Sort::Rating => PagePosition::Rating(self.ratings[row], id),
            Sort::Reviews => PagePosition::Reviews(self.reviews[row], id),
            Sort::LastSync => PagePosition::LastSync(self.last_syncs[row], id),
            Sort::Health => PagePosition::Health(i64::from(self.healths[row]), id),
        }
    }
}
