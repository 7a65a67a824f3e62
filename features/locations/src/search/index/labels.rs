//! The different sets of labels that locations have: many locations have the same.

use std::collections::HashMap;

/// Each set as it is stored, and where it stands among them.
#[derive(Clone, Default)]
pub(super) struct LabelSets {
    places: HashMap<String, u32>,
    /// Bytes of all texts.
    text: usize,
}

impl LabelSets {
    /// Where a set stands; it is added when it is new.
    pub(super) fn place(&mut self, set: &str) -> u32 {
        if let Some(place) = self.places.get(set) {
            return *place;
        }
        let place = self.places.len() as u32;
        self.text += set.len();
        self.places.insert(set.to_owned(), place);
        place
    }

    /// For each place whether its set holds a label. Ids all have one length, so none is a part of another.
    pub(super) fn holding(&self, label: &str) -> Vec<bool> {
        let mut holding = vec![false; self.places.len()];
        for (set, place) in &self.places {
            holding[*place as usize] = set.contains(label);
        }
        holding
    }

    /// How much memory they take.
    pub(super) fn bytes(&self) -> usize {
        self.text + self.places.len() * 64
    }
}
