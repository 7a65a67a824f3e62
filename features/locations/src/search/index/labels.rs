//! Distinct sets of labels of locations. Many locations share a set.

use std::collections::HashMap;

/// Stored sets with their numbers.
#[derive(Clone, Default)]
pub(super) struct LabelSets {
    places: HashMap<String, u32>,
    /// Bytes of all texts.
    text: usize,
}

impl LabelSets {
    /// Returns the number of a set, and adds a new set.
    pub(super) fn place(&mut self, set: &str) -> u32 {
        if let Some(place) = self.places.get(set) {
            return *place;
        }
        let place = self.places.len() as u32;
        self.text += set.len();
        self.places.insert(set.to_owned(), place);
        place
    }

    /// Tells for each set whether it contains a label. All ids have the same length, so none is part of another.
    pub(super) fn holding(&self, label: &str) -> Vec<bool> {
        let mut holding = vec![false; self.places.len()];
        for (set, place) in &self.places {
            holding[*place as usize] = set.contains(label);
        }
        holding
    }

    /// Returns the bytes of memory that the sets take.
    pub(super) fn bytes(&self) -> usize {
        self.text + self.places.len() * 64
    }
}
