//! Searches of customers that lead to a business, month by month.

use std::collections::BTreeSet;

use crate::{CATEGORIES, World};

/// Search and the number of people who made it.
#[derive(Debug)]
pub struct Keyword {
    /// Text of the search.
    pub text: String,
    /// Number of people.
    pub count: u64,
}

impl World {
    /// Returns the searches of a month that led to a business, most frequent first.
    pub fn keywords(&self, index: usize, year: i16, month: i8) -> Vec<Keyword> {
        let business = self.business(index);
        let city = business.address_lines.as_ref().map(|_| business.city.name.to_lowercase());
        let mut texts = vec![business.title.to_lowercase()];
        for category in [business.category].into_iter().chain(CATEGORIES.iter().take(8)) {
            let words = if business.french { &category.keywords_fr } else { &category.keywords_en };
            texts.extend(words.iter().cloned());
            if let Some(city) = &city {
                texts.extend(words.iter().take(3).map(|word| format!("{word} {city}")));
            }
        }
        let mut seen = BTreeSet::new();
        texts.retain(|text| seen.insert(text.clone()));
        let season = usize::try_from(i32::from(year) * 12 + i32::from(month)).unwrap_or_default();
        let mut dice = self.dice("keywords", index.wrapping_mul(5_003).wrapping_add(season));
        texts.retain(|_| dice.chance(90));
        let mut keywords: Vec<Keyword> = texts
            .into_iter()
            .enumerate()
            .map(|(rank, text)| Keyword { text, count: (900.0 * dice.part() / (1.0 + rank as f64 * 0.9)) as u64 + 1 })
            .collect();
        keywords.sort_by(|left, right| right.count.cmp(&left.count).then_with(|| left.text.cmp(&right.text)));
        keywords
    }
}
