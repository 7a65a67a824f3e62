//! Problems that keep a page out of search engines, and their remedies.

use super::uniqueness::{GOOD_SHARE, MIN_SHARE, MIN_WORDS};
use crate::types::{Advice, PageProblem};

/// Facts about a page in one language.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Facts {
    pub(crate) own_words: usize,
    pub(crate) uniqueness: f64,
    pub(crate) is_machine: bool,
    pub(crate) has_photo: bool,
    pub(crate) has_hours: bool,
    pub(crate) has_phone: bool,
    /// Has an address, or an area that is served.
    pub(crate) has_place: bool,
    pub(crate) has_title_clash: bool,
}

/// Returns the problems of a page.
pub(crate) fn problems(facts: Facts) -> Vec<PageProblem> {
    use PageProblem::{
        LikeSister, MachineText, NoAddress, NoHours, NoPhone, NoPhoto, TitleClash, TooFewWords, TooLikeSister,
    };
    let few = facts.own_words < MIN_WORDS;
    let has_text = facts.own_words > 0;
    [
        (few, TooFewWords),
        (has_text && facts.uniqueness < MIN_SHARE, TooLikeSister),
        (has_text && (MIN_SHARE..GOOD_SHARE).contains(&facts.uniqueness), LikeSister),
        (!facts.has_photo, NoPhoto),
        (!facts.has_hours, NoHours),
        (!facts.has_phone, NoPhone),
        (!facts.has_place, NoAddress),
        (facts.has_title_clash, TitleClash),
        (facts.is_machine, MachineText),
    ]
    .into_iter()
    .filter_map(|(is_found, problem)| is_found.then_some(problem))
    .collect()
}

/// Returns true when search engines are told to leave a page with this problem out.
pub(crate) fn blocks_index(problem: PageProblem) -> bool {
    !matches!(problem, PageProblem::LikeSister | PageProblem::TitleClash)
}

/// Returns a problem with what to do about it.
pub(crate) fn advice(problem: PageProblem, facts: Facts) -> Advice {
    let missing = MIN_WORDS.saturating_sub(facts.own_words);
    let percent = (facts.uniqueness * 100.0).round();
    let detail = match problem {
        PageProblem::TooFewWords => {
            format!(
                "Write {missing} more words about this location: who works here, what it is known for, how to get in."
            )
        }
        PageProblem::TooLikeSister => format!(
            "Only {percent} % of this text is not on another page. Replace sentences that all pages share with facts of this location."
        ),
        PageProblem::LikeSister => {
            format!("{percent} % of this text is not on another page. Aim for half or more.")
        }
        PageProblem::NoPhoto => "Upload a photo of this location.".to_owned(),
        PageProblem::NoHours => "Enter the opening hours, or say that visits are by appointment.".to_owned(),
        PageProblem::NoPhone => "Enter a phone number.".to_owned(),
        PageProblem::NoAddress => "Enter the address, or the areas that are served.".to_owned(),
        PageProblem::TitleClash => "Another page has the same title. Write one that tells them apart.".to_owned(),
        PageProblem::MachineText => "Read the text that a machine wrote, correct it, and confirm it.".to_owned(),
    };
    let missing_words = (problem == PageProblem::TooFewWords).then_some(missing as i64);
    Advice { code: problem, blocks_index: blocks_index(problem), detail, missing_words }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: Facts = Facts {
        own_words: 150,
        uniqueness: 0.5,
        is_machine: false,
        has_photo: true,
        has_hours: true,
        has_phone: true,
        has_place: true,
        has_title_clash: false,
    };

    #[test]
    fn a_page_needs_150_own_words_and_30_percent_of_its_own() {
        use PageProblem::{LikeSister, TooFewWords, TooLikeSister};
        for (facts, expected) in [
            (GOOD, vec![]),
            (Facts { own_words: 149, ..GOOD }, vec![TooFewWords]),
            (Facts { uniqueness: 0.49, ..GOOD }, vec![LikeSister]),
            (Facts { uniqueness: 0.29, ..GOOD }, vec![TooLikeSister]),
            (Facts { own_words: 0, uniqueness: 0.0, ..GOOD }, vec![TooFewWords]),
        ] {
            assert_eq!(problems(facts), expected, "{facts:?}");
        }
    }

    #[test]
    fn an_empty_page_lists_every_missing_part() {
        let problems = problems(Facts { has_title_clash: true, is_machine: true, ..Facts::default() });
        let codes: Vec<&str> = problems.iter().map(|problem| problem.as_str()).collect();
        let all = ["too_few_words", "no_photo", "no_hours", "no_phone", "no_address", "title_clash", "machine_text"];
        assert_eq!(codes, all);
        let advice = advice(PageProblem::TooFewWords, Facts { own_words: 30, ..GOOD });
        assert_eq!((advice.missing_words, advice.blocks_index), (Some(120), true));
        assert!(!blocks_index(PageProblem::TitleClash) && !blocks_index(PageProblem::LikeSister));
    }
}
