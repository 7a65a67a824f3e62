//! Businesses on a page: JSON-LD, microdata, links to phone numbers, the element for addresses, visible text.

mod json_ld;
mod markup;
mod text;

use nap::Sameness;

use crate::{
    rules::comparison::{ListingComparison, Reference},
    types::{FieldSource, FoundField, Reading, Values},
};

/// A business on a page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Candidate {
    /// Values on the page.
    pub(crate) found: Values,
    /// Page of the business, when the page is a list.
    pub(crate) url: Option<String>,
    /// Values with their places.
    pub(crate) sources: Vec<FoundField>,
}

impl Candidate {
    /// Sets a field that has no value yet.
    fn put(&mut self, field: &str, value: &str, source: FieldSource) {
        let value = line(value);
        let slot = match field {
            "name" => &mut self.found.name,
            "address" => &mut self.found.address,
            "city" => &mut self.found.city,
            "postcode" => &mut self.found.postcode,
            "phone" => &mut self.found.phone,
            _ => return,
        };
        if slot.is_none() && !value.is_empty() {
            *slot = Some(value.clone());
            self.sources.push(FoundField { field: field.to_owned(), value, source });
        }
    }

    /// Takes over the fields that have no value yet.
    fn fill(&mut self, other: &Self) {
        for source in &other.sources {
            self.put(&source.field, &source.value, source.source);
        }
    }

    fn is_business(&self) -> bool {
        self.found.name.is_some() && (self.found.address.is_some() || self.found.phone.is_some())
    }
}

/// Longest value that is kept, in characters.
const MAX_VALUE: usize = 300;

/// Returns one line of text, as it is shown.
fn line(text: &str) -> String {
    let clean = |c: char| if c.is_control() { ' ' } else { c };
    let text: String = text.chars().map(clean).collect();
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    text.chars().take(MAX_VALUE).collect()
}

/// Returns the businesses on a page. Where there is one at most, what its markup leaves out is taken from the text.
pub(crate) fn businesses(html: &str, reference: &Reference) -> Vec<Candidate> {
    let page = markup::read(html);
    let mut structured: Vec<Candidate> =
        page.data.iter().flat_map(json_ld::businesses).take(json_ld::MAX_BUSINESSES).collect();
    if structured.is_empty() {
        structured = page.items.into_iter().filter(Candidate::is_business).collect();
    } else if let ([single], [item, ..]) = (structured.as_mut_slice(), page.items.as_slice()) {
        single.fill(item);
    }
    structured.dedup();
    if structured.len() > 1 {
        return structured;
    }
    let visible = text::business(&page.visible, reference);
    let mut single = structured.pop().unwrap_or_default();
    let has_markup = single.is_business();
    single.fill(&visible);
    if has_markup || single.is_business() { vec![single] } else { Vec::new() }
}

/// Candidate compared with the location.
#[derive(Clone, Debug)]
pub(crate) struct JudgedCandidate {
    pub(crate) candidate: Candidate,
    pub(crate) compared: ListingComparison,
    pub(crate) sameness: Sameness,
}

/// Returns the candidates in the order in which they may be the business: those that are, with the most equal fields
/// first, and those that a person has to decide about.
pub(crate) fn judged(candidates: Vec<Candidate>, reference: &Reference) -> Vec<JudgedCandidate> {
    let judge = |candidate: Candidate| {
        let compared = reference.compare(&candidate.found);
        let sameness = compared.sameness();
        JudgedCandidate { candidate, compared, sameness }
    };
    let mut judged: Vec<JudgedCandidate> = candidates.into_iter().map(judge).collect();
    judged.retain(|judged| judged.sameness != Sameness::No);
    judged.sort_by_key(|judged| {
        let is_maybe = judged.sameness == Sameness::Maybe;
        (is_maybe, std::cmp::Reverse(judged.compared.number_of_equal_fields()))
    });
    judged
}

/// Reads a pasted page, HTML or visible text, and compares it with a location.
pub(crate) fn pasted(text: &str, reference: &Reference) -> Reading {
    let candidates = businesses(text, reference);
    let first = candidates.first().cloned();
    let best = judged(candidates, reference).into_iter().next();
    let is_same = best.as_ref().is_some_and(|best| best.sameness == Sameness::Yes);
    let Some(candidate) = best.map(|best| best.candidate).or(first) else {
        return Reading { found: Values::default(), sources: Vec::new(), fields: Vec::new(), score: None, is_same };
    };
    let compared = reference.compare(&candidate.found);
    Reading {
        found: candidate.found,
        sources: candidate.sources,
        score: compared.score,
        fields: compared.comparisons,
        is_same,
    }
}

#[cfg(test)]
mod tests;
