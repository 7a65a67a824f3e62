//! Words of filters and paths (RFC 7644, section 3.4.2.2), with bounded size.

use serde_json::Value;

/// Maximum length of a filter or path in bytes.
const MAX_BYTES: usize = 2_048;

/// Word of a filter.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Token {
    Open,
    Close,
    OpenBracket,
    CloseBracket,
    /// Attribute, operator, or a value without quotes; with a `.sub` after a bracket.
    Word(String),
    /// JSON string.
    Text(String),
}

/// Splits a filter or path into words; `None` for one that cannot be read, or is too long.
pub(crate) fn tokens(text: &str) -> Option<Vec<Token>> {
    if text.len() > MAX_BYTES || text.contains('\0') {
        return None;
    }
    let mut tokens = Vec::new();
    let mut remaining = text;
    loop {
        remaining = remaining.trim_start_matches(' ');
        let Some(sign) = remaining.chars().next() else { return Some(tokens) };
        let (token, length) = match sign {
            '(' => (Token::Open, 1),
            ')' => (Token::Close, 1),
            '[' => (Token::OpenBracket, 1),
            ']' => (Token::CloseBracket, 1),
            '"' => {
                let length = string_length(remaining)?;
                (Token::Text(serde_json::from_str(&remaining[..length]).ok()?), length)
            }
            sign if sign.is_control() => return None,
            _ => {
                let length = remaining.find([' ', '(', ')', '[', ']', '"']).unwrap_or(remaining.len());
                (Token::Word(remaining[..length].to_owned()), length)
            }
        };
        tokens.push(token);
        remaining = &remaining[length..];
    }
}

fn string_length(text: &str) -> Option<usize> {
    let mut is_escaped = false;
    for (at, sign) in text.char_indices().skip(1) {
        match sign {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '"' => return Some(at + 1),
            _ => {}
        }
    }
    None
}

/// Reads the value of a comparison: a JSON literal, or a bare word, which is a string.
pub(crate) fn literal(token: &Token) -> Option<Value> {
    match token {
        Token::Text(text) => Some(Value::String(text.clone())),
        Token::Word(word) => Some(match word.to_ascii_lowercase().as_str() {
            "true" => Value::Bool(true),
            "false" => Value::Bool(false),
            "null" => Value::Null,
            lower => match lower.parse::<i64>() {
                Ok(number) => number.into(),
                Err(_) => Value::String(word.clone()),
            },
        }),
        _ => None,
    }
}
