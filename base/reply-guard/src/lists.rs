//! Lists of phrases of the rules.

use std::sync::LazyLock;

use sentiment::{
    phrases::{Phrases, Sign},
    words::Words,
};

const LISTS: &str = include_str!("../data/phrases.txt");

static RULES: LazyLock<Phrases<&'static str>> = LazyLock::new(|| {
    let mut phrases = Phrases::default();
    for (rule, list) in lines().filter(|(rule, _)| *rule != HEALTH) {
        list.split(',').for_each(|phrase| phrases.add(rule, Sign::None, phrase));
    }
    phrases
});

static HEALTH_WORDS: LazyLock<Phrases<usize>> = LazyLock::new(|| {
    let mut phrases = Phrases::default();
    let words = lines().filter(|(rule, _)| *rule == HEALTH).flat_map(|(_, list)| list.split(','));
    words.enumerate().for_each(|(word, phrase)| phrases.add(word, Sign::None, phrase));
    phrases
});

/// Name of the list of conditions, parts of the body and treatments.
const HEALTH: &str = "health";

fn lines() -> impl Iterator<Item = (&'static str, &'static str)> {
    LISTS.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(' '))
}

/// Phrases of a text: the name of each rule with the position of its first word.
pub(crate) struct Mentions(Vec<(&'static str, usize)>);

impl Mentions {
    pub(crate) fn of(words: &Words) -> Self {
        Self(RULES.mentions(words).into_iter().map(|mention| (mention.topic, mention.range.start)).collect())
    }

    /// Returns true when a phrase of the rule is in the text.
    pub(crate) fn has(&self, rule: &str) -> bool {
        self.positions(rule).next().is_some()
    }

    /// Returns the position of each phrase of the rule.
    pub(crate) fn positions(&self, rule: &str) -> impl Iterator<Item = usize> {
        self.0.iter().filter(move |(name, _)| *name == rule).map(|(_, position)| *position)
    }
}

/// Returns the words about health in a text: the entry of the list with the position.
pub(crate) fn health(words: &Words) -> Vec<(usize, usize)> {
    HEALTH_WORDS.mentions(words).into_iter().map(|mention| (mention.topic, mention.range.start)).collect()
}
