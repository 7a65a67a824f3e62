//! Words that Google refuses in posts, by our own copy of its content policy, in both languages.

use crate::types::Language;

/// Phrase: words, folded. `*` at the end of a word stands for any ending.
pub(super) struct Phrase {
    pub(super) rule: &'static str,
    pub(super) words: &'static [&'static str],
}

macro_rules! phrases {
    ($($rule:literal: [$([$($word:literal)+])+])+) => {
        &[$($(Phrase { rule: $rule, words: &[$($word),+] }),+),+]
    };
}

/// Returns the phrases of a language.
pub(super) fn phrases(language: Language) -> &'static [Phrase] {
    match language {
        Language::En => ENGLISH,
        Language::Fr => FRENCH,
    }
}

const ENGLISH: &[Phrase] = phrases! {
    "regulated_goods": [
        ["alcohol*"] ["beer*"] ["wine*"] ["whisky"] ["whiskey"] ["vodka"] ["cocktail*"] ["tobacco"] ["cigar*"] ["vape*"]
        ["vaping"] ["cbd"] ["cannabis"] ["marijuana"] ["casino*"] ["gambling"] ["betting"] ["firearm*"] ["gun"] ["guns"]
        ["ammunition"] ["fireworks"] ["prescription" "drug*"] ["botox"] ["viagra"] ["weight" "loss" "pill*"] ["payday" "loan*"]
    ]
    "profanity": [["fuck*"] ["shit*"] ["bitch*"] ["asshole*"] ["bastard*"]]
};

const FRENCH: &[Phrase] = phrases! {
    "regulated_goods": [
        ["alcool*"] ["biere*"] ["vin"] ["vins"] ["whisky"] ["vodka"] ["cocktail*"] ["tabac"] ["cigarette*"] ["cigare*"]
        ["vapot*"] ["vape*"] ["cbd"] ["cannabis"] ["casino*"] ["paris" "sportif*"] ["arme" "a" "feu"] ["armes" "a" "feu"]
        ["munition*"] ["feu" "d" "artifice"] ["feux" "d" "artifice"] ["botox"] ["viagra"] ["pilule*" "minceur"]
        ["credit" "rapide"]
    ]
    "profanity": [["putain*"] ["merde*"] ["connard*"] ["connasse*"] ["encul*"] ["salope*"]]
};
