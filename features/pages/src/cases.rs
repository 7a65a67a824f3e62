//! Cases of `vitrine rules uniqueness`: pages of one site in one language, measured with the rules of the product.

use std::error::Error;

use locations::Details;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    rules::{
        gate::{self, Facts},
        uniqueness::{Counts, NameWords, Prints},
    },
    types::PageProblem,
    views::rounded,
};

/// Error of a case: it cannot be read.
pub type CaseError = Box<dyn Error + Send + Sync>;

/// Published pages of a site.
#[derive(Deserialize)]
struct Case {
    pages: Vec<Page>,
}

/// Page with the name and the address of its location.
#[derive(Deserialize)]
struct Page {
    text: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    address: String,
    #[serde(default)]
    city: String,
}

/// Measure of a page.
#[derive(Serialize)]
struct PageMeasure {
    words: usize,
    uniqueness: f64,
    /// Position of the page that has most of the text.
    sister: Option<usize>,
    shared: f64,
    problems: Vec<PageProblem>,
    indexable: bool,
}

/// Answers a case in JSON.
///
/// # Errors
/// The case cannot be read.
pub fn answer(json: &[u8]) -> Result<Value, CaseError> {
    let case: Case = serde_json::from_slice(json)?;
    let mut names = NameWords::default();
    for Page { name, address, city, .. } in &case.pages {
        let (name, address, city) = (name.clone(), address.clone(), city.clone());
        names.add(&Details { name, address, city, ..Details::default() });
    }
    let prints: Vec<Prints> = case.pages.iter().map(|page| Prints::of(&page.text, &names)).collect();
    let mut counts = Counts::default();
    for prints in &prints {
        counts.add(prints);
    }
    let measured: Vec<PageMeasure> = (0..prints.len()).map(|at| measured(&prints, &counts, at)).collect();
    Ok(serde_json::to_value(measured)?)
}

fn measured(all: &[Prints], counts: &Counts, at: usize) -> PageMeasure {
    let own = &all[at];
    let uniqueness = counts.uniqueness(own, Some(own));
    let others = all.iter().enumerate().filter(|(other, _)| *other != at);
    let shared = others.map(|(other, prints)| (own.shared_with(prints), other));
    let most = shared.max_by(|a, b| a.0.total_cmp(&b.0)).filter(|(shared, _)| *shared > 0.0);
    let facts = Facts {
        own_words: own.words,
        uniqueness,
        has_photo: true,
        has_hours: true,
        has_phone: true,
        has_place: true,
        ..Facts::default()
    };
    let problems = gate::problems(facts);
    PageMeasure {
        words: own.words,
        uniqueness: rounded(uniqueness),
        sister: most.map(|(_, other)| other),
        shared: rounded(most.map_or(0.0, |(shared, _)| shared)),
        indexable: !problems.iter().copied().any(gate::blocks_index),
        problems,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_of_a_case_are_measured_together() {
        let text = (0..160).map(|at| format!("w{at}")).collect::<Vec<_>>().join(" ");
        let case = serde_json::json!({ "pages": [
            { "text": format!("{text} Lyon"), "city": "Lyon" }, { "text": format!("{text} Lille"), "city": "Lille" },
            { "text": "short" },
        ] });
        let answer = answer(case.to_string().as_bytes()).unwrap();
        assert_eq!(answer[0]["problems"], serde_json::json!(["too_like_sister"]));
        assert_eq!((&answer[0]["sister"], &answer[2]["sister"]), (&Value::from(1), &Value::Null));
        assert!(super::answer(b"{}").is_err());
    }
}
