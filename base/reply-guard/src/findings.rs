//! Reasons against a draft with the sentence that each one is about.

use crate::{
    rules::guard,
    types::{Draft, Finding, Location, Reason, Review},
};

/// Returns every reason to refuse a draft, each with the first sentence that it is about.
pub fn findings<'a>(review: &Review, location: &Location, draft: &Draft<'a>) -> Vec<Finding<'a>> {
    let reasons = guard(review, location, draft);
    if reasons.is_empty() {
        return Vec::new();
    }
    let sentences: Vec<(&str, Vec<Reason>)> = sentences(draft.text)
        .map(|text| (text, guard(review, location, &Draft { text, earlier: &[], ..*draft })))
        .collect();
    let finding = |reason: Reason| Finding {
        reason,
        excerpt: sentences
            .iter()
            .find(|(_, reasons)| reason.is_about_a_sentence() && reasons.contains(&reason))
            .map(|(text, _)| *text),
    };
    reasons.into_iter().map(finding).collect()
}

/// Returns the sentences of a text. An end of a sentence is followed by a blank, so that addresses stay whole.
fn sentences(text: &str) -> impl Iterator<Item = &str> {
    let is_end = |pair: &(usize, char)| matches!(pair.1, '.' | '!' | '?' | '…');
    text.lines().flat_map(move |line| {
        let ends = line.char_indices().filter(is_end).map(|(at, end)| at + end.len_utf8());
        let ends: Vec<usize> =
            ends.filter(|end| line[*end..].starts_with(char::is_whitespace)).chain([line.len()]).collect();
        let starts = [0].into_iter().chain(ends.clone());
        starts
            .zip(ends)
            .map(|(start, end)| line[start..end].trim())
            .filter(|sentence| !sentence.is_empty())
            .collect::<Vec<_>>()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finding_names_the_sentence_that_it_is_about() {
        let location = Location { name: "Corner Bakery", ..Location::default() };
        let text = "Thank you for your kind words!\nWrite to ann@mail.example for more. The next coffee is on us.";
        let findings = findings(&Review::default(), &location, &Draft { text, ..Draft::default() });
        let excerpt =
            |reason| findings.iter().find(|finding| finding.reason == reason).and_then(|finding| finding.excerpt);
        assert_eq!(excerpt(Reason::PersonalData), Some("Write to ann@mail.example for more."));
        assert_eq!(excerpt(Reason::Compensation), Some("The next coffee is on us."));
    }

    #[test]
    fn a_reason_about_the_whole_draft_names_no_sentence() {
        let draft = Draft { text: "Thanks", ..Draft::default() };
        let findings = findings(&Review::default(), &Location::default(), &draft);
        assert_eq!(findings, [Finding { reason: Reason::TooShort, excerpt: None }]);
    }
}
