//! What people searched for before they saw a location, month by month.

use super::{World, data::CATEGORIES};

/// A search and how many people made it.
#[derive(Debug)]
pub(crate) struct Keyword {
    pub(crate) text: String,
    pub(crate) count: u64,
}

/// Searches of a month, most frequent first. Below 15, Google says only "fewer than 15".
pub(crate) fn keywords(world: &World, index: usize, year: i16, month: i8) -> Vec<Keyword> {
    let location = world.location(index);
    let name = location.value["categories"]["primaryCategory"]["name"].as_str().unwrap_or_default().to_owned();
    let own = CATEGORIES.iter().find(|category| category.name() == name);
    let city = location.value["storefrontAddress"]["locality"].as_str().unwrap_or_default().to_lowercase();
    let title = location.value["title"].as_str().unwrap_or_default().to_lowercase();
    let mut texts = vec![title];
    for category in own.into_iter().chain(CATEGORIES.iter().take(8)) {
        let words = if location.french { &category.keywords_fr } else { &category.keywords_en };
        texts.extend(words.iter().cloned());
        if !city.is_empty() {
            texts.extend(words.iter().take(3).map(|word| format!("{word} {city}")));
        }
    }
    let mut seen = std::collections::BTreeSet::new();
    texts.retain(|text| seen.insert(text.clone()));
    let season = usize::try_from(i32::from(year) * 12 + i32::from(month)).unwrap_or_default();
    let mut dice = world.dice("keywords", index.wrapping_mul(5_003).wrapping_add(season));
    texts.retain(|_| dice.chance(90));
    let mut found: Vec<Keyword> = texts
        .into_iter()
        .enumerate()
        .map(|(rank, text)| Keyword { text, count: (900.0 * dice.part() / (1.0 + rank as f64 * 0.9)) as u64 + 1 })
        .collect();
    found.sort_by(|one, other| other.count.cmp(&one.count).then_with(|| one.text.cmp(&other.text)));
    found
}
