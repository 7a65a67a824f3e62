//! Filters (RFC 7644, section 3.4.2.2): a parser with bounded size and depth.

use serde_json::Value;

use super::{
    attributes::Name,
    syntax::{Token, literal, tokens},
};
use crate::errors::{Result, ScimError};

/// Maximum number of comparisons.
const MAX_TERMS: usize = 30;
/// Maximum depth of parentheses and brackets.
const MAX_DEPTH: usize = 8;

/// Operator of a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Operator {
    Equal,
    NotEqual,
    Contains,
    StartsWith,
    EndsWith,
    Greater,
    GreaterOrEqual,
    Less,
    LessOrEqual,
}

/// Filter over documents.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Filter {
    All(Vec<Self>),
    Any(Vec<Self>),
    Not(Box<Self>),
    Present(Name),
    Compare(Name, Operator, Value),
    /// One value of an attribute fits the filter.
    Value(Name, Box<Self>),
}

impl Operator {
    fn read(word: &str) -> Option<Self> {
        Some(match word.to_ascii_lowercase().as_str() {
            "eq" => Self::Equal,
            "ne" => Self::NotEqual,
            "co" => Self::Contains,
            "sw" => Self::StartsWith,
            "ew" => Self::EndsWith,
            "gt" => Self::Greater,
            "ge" => Self::GreaterOrEqual,
            "lt" => Self::Less,
            "le" => Self::LessOrEqual,
            _ => return None,
        })
    }
}

impl Filter {
    /// Reads a filter.
    ///
    /// # Errors
    /// 400 `invalidFilter`.
    pub(crate) fn read(text: &str) -> Result<Self> {
        let invalid = || ScimError::invalid_filter("This filter isn’t valid.");
        let tokens = tokens(text).ok_or_else(invalid)?;
        let mut parser = Parser::new(&tokens);
        let filter = parser.either(0).ok_or_else(invalid)?;
        if parser.is_at_end() { Ok(filter) } else { Err(invalid()) }
    }

    /// Returns the attribute and text of a filter that is one equality.
    pub(crate) fn equality(&self) -> Option<(&Name, &str)> {
        match self {
            Self::Compare(name, Operator::Equal, Value::String(text)) => Some((name, text)),
            _ => None,
        }
    }
}

/// Parser of filters; `None` stands for a filter that cannot be read.
pub(crate) struct Parser<'a> {
    tokens: &'a [Token],
    at: usize,
    terms: usize,
}

impl<'a> Parser<'a> {
    /// Creates a parser of these words.
    pub(crate) fn new(tokens: &'a [Token]) -> Self {
        Self { tokens, at: 0, terms: 0 }
    }

    /// Returns true when all words are read.
    pub(crate) fn is_at_end(&self) -> bool {
        self.at == self.tokens.len()
    }

    fn peek(&self) -> Option<&'a Token> {
        self.tokens.get(self.at)
    }

    /// Takes the next word.
    pub(crate) fn next(&mut self) -> Option<&'a Token> {
        let token = self.peek()?;
        self.at += 1;
        Some(token)
    }

    /// Takes a word if it is the next one.
    pub(crate) fn takes(&mut self, token: &Token) -> bool {
        let is_next = self.peek() == Some(token);
        self.at += usize::from(is_next);
        is_next
    }

    fn takes_word(&mut self, word: &str) -> bool {
        let is_next = matches!(self.peek(), Some(Token::Word(next)) if next.eq_ignore_ascii_case(word));
        self.at += usize::from(is_next);
        is_next
    }

    /// Reads filters joined by `or`.
    pub(crate) fn either(&mut self, depth: usize) -> Option<Filter> {
        let mut parts = vec![self.both(depth)?];
        while self.takes_word("or") {
            parts.push(self.both(depth)?);
        }
        if parts.len() == 1 { parts.pop() } else { Some(Filter::Any(parts)) }
    }

    fn both(&mut self, depth: usize) -> Option<Filter> {
        let mut parts = vec![self.condition(depth)?];
        while self.takes_word("and") {
            parts.push(self.condition(depth)?);
        }
        if parts.len() == 1 { parts.pop() } else { Some(Filter::All(parts)) }
    }

    fn condition(&mut self, depth: usize) -> Option<Filter> {
        if depth > MAX_DEPTH {
            return None;
        }
        if self.takes(&Token::Open) {
            return self.until(&Token::Close, depth);
        }
        let Some(Token::Word(word)) = self.next() else { return None };
        if word.eq_ignore_ascii_case("not") && self.takes(&Token::Open) {
            return Some(Filter::Not(Box::new(self.until(&Token::Close, depth)?)));
        }
        let name = Name::read(word)?;
        if self.takes(&Token::OpenBracket) {
            return Some(Filter::Value(name, Box::new(self.until(&Token::CloseBracket, depth)?)));
        }
        self.terms += 1;
        if self.terms > MAX_TERMS {
            return None;
        }
        let Some(Token::Word(operator)) = self.next() else { return None };
        if operator.eq_ignore_ascii_case("pr") {
            return Some(Filter::Present(name));
        }
        let operator = Operator::read(operator)?;
        let value = literal(self.next()?)?;
        let is_ordered = !matches!(operator, Operator::Equal | Operator::NotEqual);
        if is_ordered && matches!(value, Value::Bool(_) | Value::Null) {
            return None;
        }
        Some(Filter::Compare(name, operator, value))
    }

    fn until(&mut self, end: &Token, depth: usize) -> Option<Filter> {
        let inner = self.either(depth + 1)?;
        self.takes(end).then_some(inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_filter_that_cannot_be_read_is_refused() {
        let deep = format!("{}a pr{}", "(".repeat(12), ")".repeat(12));
        let long = vec!["a pr"; 31].join(" and ");
        let huge = format!("a eq \"{}\"", "x".repeat(2_048));
        for text in [
            "",
            "userName eq",
            "eq",
            "userName xx \"a\"",
            "userName eq \"a",
            "(a pr",
            "a pr)",
            "a[b pr",
            "a pr and",
            "a pr b pr",
            "not a pr",
            "active gt true",
            "a eq (",
            "a..b pr",
            ".a pr",
            "a. pr",
            "a eq \"\\q\"",
            "\"a\" pr",
            "a eq \"a\" or",
            &deep,
            &long,
            &huge,
            "a\0 pr",
            "1a pr",
        ] {
            let refused = Filter::read(text).err().and_then(|error| error.kind());
            assert_eq!(refused, Some("invalidFilter"), "{text}");
        }
    }

    #[test]
    fn and_binds_before_or_and_words_are_of_any_case() {
        let filter = Filter::read("a PR OR b eq 1 And not (c pr)").unwrap();
        assert!(matches!(&filter, Filter::Any(parts) if matches!(parts[1], Filter::All(_))), "{filter:?}");
    }

    #[test]
    fn a_hundred_thousand_random_filters_are_read_or_refused() {
        let words = [
            "(",
            ")",
            "[",
            "]",
            " ",
            "and",
            "or",
            "not",
            "eq",
            "pr",
            "co",
            "userName",
            "emails.value",
            "\"",
            "\\",
            "a",
            "urn:ietf:params:scim:schemas:core:2.0:User:",
            "true",
            "-1",
            "é",
            "\u{0}",
            ".",
            ":",
        ];
        let mut state = 0x5C1A_u64;
        let mut next = |below: usize| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            usize::try_from(state % below as u64).unwrap_or_default()
        };
        let mut read = 0;
        for _ in 0..100_000 {
            let mut text = String::new();
            for _ in 0..=next(14) {
                text.push_str(words[next(words.len())]);
                if next(3) > 0 {
                    text.push(' ');
                }
            }
            read += usize::from(Filter::read(&text).is_ok());
            drop(super::super::patch::Target::read(&text));
        }
        assert!(read > 10, "{read}");
    }
}
