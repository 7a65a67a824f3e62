//! Share of a page's text that is its own: shares of five words in a row that no other page of the site has, in the same
//! language. Words of names and addresses count as one placeholder, else a city's name would make a copied text unique.

use std::collections::{HashMap, HashSet};

use locations::Details;

/// Words in a row.
const RUN: usize = 5;
/// Number of own words below which a page is not indexed.
pub(crate) const MIN_WORDS: usize = 150;
/// Share of own text below which a page is not indexed.
pub(crate) const MIN_SHARE: f64 = 0.30;
/// Share of own text below which members are warned.
pub(crate) const GOOD_SHARE: f64 = 0.50;

/// Words of the names and addresses of all locations of a site.
#[derive(Clone, Debug, Default)]
pub(crate) struct NameWords(HashSet<Box<str>>);

impl NameWords {
    /// Adds the words of a location.
    pub(crate) fn add(&mut self, details: &Details) {
        let optional = [&details.address2, &details.state, &details.postal_code, &details.phone, &details.phone_e164];
        let texts = [details.name.as_str(), &details.address, &details.city].into_iter();
        for text in texts.chain(optional.into_iter().flatten().map(String::as_str)) {
            for word in text::fold(text).split(' ').filter(|word| !word.is_empty()) {
                if !self.0.contains(word) {
                    self.0.insert(word.into());
                }
            }
        }
    }

    fn has(&self, word: &str) -> bool {
        self.0.contains(word)
    }
}

/// Own text of a page: the number of its words, and its runs of words, each once and sorted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Prints {
    pub(crate) words: usize,
    pub(crate) runs: Vec<u64>,
}

impl Prints {
    /// Reads a text.
    pub(crate) fn of(text: &str, names: &NameWords) -> Self {
        let folded = text::fold(text);
        let hashes: Vec<u64> = folded
            .split(' ')
            .filter(|word| !word.is_empty())
            .map(|word| if names.has(word) { PLACEHOLDER } else { hash(word.as_bytes(), BASIS) })
            .collect();
        let words = hashes.len();
        let run = |run: &[u64]| run.iter().fold(BASIS, |state, word| hash(&word.to_le_bytes(), state));
        let mut runs: Vec<u64> = match words {
            0 => Vec::new(),
            1..RUN => vec![run(&hashes)],
            _ => hashes.windows(RUN).map(run).collect(),
        };
        runs.sort_unstable();
        runs.dedup();
        Self { words, runs }
    }

    /// Returns the runs as bytes, as the database has them.
    pub(crate) fn packed(&self) -> Vec<u8> {
        self.runs.iter().flat_map(|run| run.to_le_bytes()).collect()
    }

    /// Reads the runs of the database.
    pub(crate) fn unpacked(words: i64, bytes: &[u8]) -> Self {
        let (runs, _) = bytes.as_chunks::<8>();
        let runs = runs.iter().map(|run| u64::from_le_bytes(*run)).collect();
        Self { words: usize::try_from(words).unwrap_or_default(), runs }
    }

    /// Returns the share of the runs that another text has too.
    pub(crate) fn shared_with(&self, other: &Self) -> f64 {
        if self.runs.is_empty() {
            return 0.0;
        }
        let shared = self.runs.iter().filter(|run| other.runs.binary_search(run).is_ok()).count();
        shared as f64 / self.runs.len() as f64
    }
}

/// Number of published pages that have a run of words, kept up as pages come and go.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counts(HashMap<u64, u32>);

impl Counts {
    /// Adds a published page.
    pub(crate) fn add(&mut self, prints: &Prints) {
        for run in &prints.runs {
            *self.0.entry(*run).or_default() += 1;
        }
    }

    /// Removes a page.
    pub(crate) fn remove(&mut self, prints: &Prints) {
        for run in &prints.runs {
            if let Some(count) = self.0.get_mut(run) {
                *count -= 1;
                if *count == 0 {
                    self.0.remove(run);
                }
            }
        }
    }

    /// Returns the share of runs that no other published page has. `own` is what the page itself has published.
    pub(crate) fn uniqueness(&self, prints: &Prints, own: Option<&Prints>) -> f64 {
        if prints.runs.is_empty() {
            return 0.0;
        }
        let is_own = |run: &u64| own.is_some_and(|own| own.runs.binary_search(run).is_ok());
        let others = |run: &u64| self.0.get(run).copied().unwrap_or_default() - u32::from(is_own(run));
        let unique = prints.runs.iter().filter(|run| others(run) == 0).count();
        unique as f64 / prints.runs.len() as f64
    }

    /// Returns the approximate size in memory, in bytes.
    pub(crate) fn size(&self) -> usize {
        self.0.len() * 16
    }
}

const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0100_0000_01b3;
/// Hash of every word of a name or an address.
const PLACEHOLDER: u64 = 1;

/// FNV-1a: the same in every version of the program, because the database keeps the hashes.
fn hash(bytes: &[u8], basis: u64) -> u64 {
    bytes.iter().fold(basis, |state, byte| (state ^ u64::from(*byte)).wrapping_mul(PRIME))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(cities: &[&str]) -> NameWords {
        let mut names = NameWords::default();
        for city in cities {
            names.add(&Details { name: "Martin".into(), city: (*city).into(), ..Details::default() });
        }
        names
    }

    /// Words that no other text has.
    fn own(seed: usize, count: usize) -> String {
        (0..count).map(|at| format!("w{seed}x{at}")).collect::<Vec<_>>().join(" ")
    }

    /// 300 words that all pages have, with the city 12 times.
    fn shared(city: &str) -> String {
        (0..12).map(|part| format!("{} {city}", own(1_000 + part, 24))).collect::<Vec<_>>().join(" ")
    }

    fn measured(texts: &[String], names: &NameWords) -> Vec<f64> {
        let prints: Vec<Prints> = texts.iter().map(|text| Prints::of(text, names)).collect();
        let mut counts = Counts::default();
        for prints in &prints {
            counts.add(prints);
        }
        prints.iter().map(|prints| counts.uniqueness(prints, Some(prints))).collect()
    }

    #[test]
    fn the_name_of_the_city_does_not_make_a_copied_text_unique() {
        let texts = ["Lyon", "Lille"].map(shared);
        let plain = measured(&texts, &NameWords::default());
        assert!(plain[0] > 0.15, "{plain:?}");
        assert_eq!(measured(&texts, &names(&["Lyon", "Lille"])), [0.0, 0.0]);
    }

    #[test]
    fn own_words_raise_the_share() {
        for (words, share) in [(150, 0.33), (300, 0.50), (450, 0.60)] {
            let texts =
                [(1, "Lyon"), (2, "Lille")].map(|(seed, city)| format!("{} {}", shared(city), own(seed, words)));
            for measured_share in measured(&texts, &names(&["Lyon", "Lille"])) {
                assert!((measured_share - share).abs() < 0.02, "{words}: {measured_share}");
            }
        }
    }

    #[test]
    fn counts_follow_pages_that_come_and_go() {
        let names = NameWords::default();
        let [a, b] = [Prints::of(&own(1, 20), &names), Prints::of(&own(1, 20), &names)];
        let mut counts = Counts::default();
        counts.add(&a);
        assert!(counts.uniqueness(&b, None) < 0.01, "a draft like a published page");
        counts.add(&b);
        counts.remove(&a);
        assert!(counts.uniqueness(&b, Some(&b)) > 0.99);
        assert_eq!(Prints::unpacked(20, &b.packed()), b);
        assert_eq!((a.shared_with(&b), Counts::default().uniqueness(&Prints::default(), None)), (1.0, 0.0));
    }
}
