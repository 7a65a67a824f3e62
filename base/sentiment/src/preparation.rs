//! A text with everything that its scores need.

use crate::{
    phrases::Mention,
    types::{Language, Topic},
    words::Words,
};

/// A text, split and with its negations marked, ready to be scored.
#[derive(Clone, Debug)]
pub struct Prepared<'a> {
    /// Words of the text.
    pub words: Words<'a>,
    /// One value per word: true where a negation reverses the word.
    pub negated: Vec<bool>,
    /// Language of the text.
    pub language: Language,
    /// Phrases of the lists of the program in the text.
    pub mentions: Vec<Mention<Option<Topic>>>,
}
