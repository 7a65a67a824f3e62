//! Sorting an index, and updating it with a few written locations. Both copy runs of rows.

use std::{cmp::Ordering, ops::Range, sync::OnceLock};

use uuid::Uuid;

use super::{Index, LabelSets, ORDERS};
use crate::queries::IndexRow;

/// New position of a row that is left out.
const GONE: u32 = u32::MAX;

/// Edit of an index, applied before a row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Edit {
    /// Inserts the new row of this number.
    Insert(usize),
    /// Leaves out the row itself.
    Leave,
}

impl Index {
    /// Sorts the rows by name.
    pub(in crate::search) fn sorted(self) -> Self {
        // Most names differ in their first bytes, which are compared without looking them up.
        let mut order: Vec<(u64, u32)> = (0..self.len()).map(|row| (self.beginning(row), row as u32)).collect();
        order.sort_unstable_by(|(begins_a, a), (begins_b, b)| {
            begins_a.cmp(begins_b).then_with(|| self.by_name(*a as usize, &self, *b as usize))
        });
        let mut sorted = Self::with_room(self.len(), self.text.len(), self.label_sets.clone());
        for (_, row) in order {
            sorted.copy(&self, row as usize..row as usize + 1);
        }
        sorted
    }

    /// Returns this index with the locations of `ids` replaced by `rows`; locations without a row are removed. `None`
    /// if the index cannot be updated.
    pub(in crate::search) fn changed(&self, ids: &[String], rows: &[IndexRow]) -> Option<Self> {
        let ids = ids.iter().map(|id| Uuid::try_parse(id).ok()).collect::<Option<Vec<_>>>()?;
        // With the sets of labels known here and then those that are new: their places are the same in all three.
        let mut new = Self { label_sets: self.label_sets.clone(), ..Self::default() };
        if !rows.iter().all(|row| new.push(row)) {
            return None;
        }
        let new = new.sorted();
        u32::try_from(self.text.len() + new.text.len()).ok()?;
        let left = (0..self.len()).filter(|&row| ids.contains(&self.ids[row])).map(|row| (row, Edit::Leave));
        let inserted = (0..new.len()).map(|row| (self.place_for(&new, row), Edit::Insert(row)));
        let mut edits: Vec<(usize, Edit)> = left.chain(inserted).collect();
        edits.sort_unstable();
        Some(self.edited(&new, &edits))
    }

    fn edited(&self, new: &Self, edits: &[(usize, Edit)]) -> Self {
        let mut after =
            Self::with_room(self.len() + new.len(), self.text.len() + new.text.len(), new.label_sets.clone());
        let (mut moved, mut inserted) = (Vec::with_capacity(self.len()), Vec::with_capacity(new.len()));
        let mut done = 0;
        for &(before, edit) in edits {
            moved.extend((after.len() as u32..).take(before - done));
            after.copy(self, done..before);
            done = before;
            match edit {
                Edit::Insert(row) => {
                    inserted.push(after.len() as u32);
                    after.copy(new, row..row + 1);
                }
                Edit::Leave => {
                    moved.push(GONE);
                    done += 1;
                }
            }
        }
        moved.extend((after.len() as u32..).take(self.len() - done));
        after.copy(self, done..self.len());
        let orders = std::array::from_fn(|at| {
            let Some(before) = self.orders[at].get() else { return OnceLock::new() };
            let mut order: Vec<u32> = Vec::with_capacity(after.len());
            order.extend(before.iter().map(|&row| moved[row as usize]).filter(|&row| row != GONE));
            for &row in &inserted {
                let comes_before = |other: &u32| after.compare(*other as usize, row as usize, ORDERS[at]).is_lt();
                order.insert(order.partition_point(comes_before), row);
            }
            OnceLock::from(order)
        });
        Self { orders, ..after }
    }

    fn with_room(rows: usize, bytes: usize, label_sets: LabelSets) -> Self {
        Self {
            text: Vec::with_capacity(bytes),
            starts: Vec::with_capacity(rows),
            ids: Vec::with_capacity(rows),
            verified: Vec::with_capacity(rows),
            ratings: Vec::with_capacity(rows),
            reviews: Vec::with_capacity(rows),
            last_syncs: Vec::with_capacity(rows),
            healths: Vec::with_capacity(rows),
            sync_failed: Vec::with_capacity(rows),
            issues: Vec::with_capacity(rows),
            labels: Vec::with_capacity(rows),
            places: Vec::with_capacity(rows),
            label_sets,
            orders: Default::default(),
        }
    }

    /// Adds rows of another index. There must be room for their text.
    fn copy(&mut self, from: &Self, rows: Range<usize>) {
        if rows.is_empty() {
            return;
        }
        let text = from.range(rows.start).start..from.range(rows.end - 1).end;
        let (begins, began) = (self.text.len() as u32, text.start as u32);
        self.starts.extend(from.starts[rows.clone()].iter().map(|start| start - began + begins));
        self.text.extend_from_slice(&from.text[text]);
        self.ids.extend_from_slice(&from.ids[rows.clone()]);
        self.verified.extend_from_slice(&from.verified[rows.clone()]);
        self.ratings.extend_from_slice(&from.ratings[rows.clone()]);
        self.reviews.extend_from_slice(&from.reviews[rows.clone()]);
        self.last_syncs.extend_from_slice(&from.last_syncs[rows.clone()]);
        self.healths.extend_from_slice(&from.healths[rows.clone()]);
        self.sync_failed.extend_from_slice(&from.sync_failed[rows.clone()]);
        self.issues.extend_from_slice(&from.issues[rows.clone()]);
        self.labels.extend_from_slice(&from.labels[rows.clone()]);
        self.places.extend_from_slice(&from.places[rows]);
    }

    /// Returns the number of rows before a row of another index, in the order of names.
    fn place_for(&self, other: &Self, row: usize) -> usize {
        let (mut low, mut high) = (0, self.len());
        while low < high {
            let middle = usize::midpoint(low, high);
            if self.by_name(middle, other, row).is_lt() {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        low
    }

    fn by_name(&self, a: usize, other: &Self, b: usize) -> Ordering {
        self.line(a, 0).cmp(other.line(b, 0)).then(self.ids[a].cmp(&other.ids[b]))
    }

    /// The first bytes of a row's name, in an order that is never contrary to that of names.
    fn beginning(&self, row: usize) -> u64 {
        let mut first = [0; 8];
        for (byte, own) in first.iter_mut().zip(self.line(row, 0)) {
            *byte = *own;
        }
        u64::from_be_bytes(first)
    }
}

#[cfg(test)]
mod tests;
