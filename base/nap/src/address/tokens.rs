//! Segments of an address, and their words.
//!
//! A token is a folded word; `#4` keeps its mark, `d'` its apostrophe, and numbers such as `12-14`, `12/14`, `4-a` and
//! `a-797` are one token.

use crate::tables::{phrase, unit};
use crate::words::{Piece, pieces};

/// Maximum number of tokens that are read of an address.
const MAX_TOKENS: usize = 80;
/// Endings of ordinal numbers that people write as a word of their own.
const ORDINAL_ENDINGS: [&str; 7] = ["eme", "ieme", "ere", "er", "th", "nd", "rd"];

/// Splits an address at commas, semicolons, ends of lines, bars and hyphens between spaces. A number that stands alone
/// joins the next segment.
pub(super) fn segments(text: &str) -> Vec<Vec<String>> {
    let mut reader = Reader { segments: vec![Vec::new()], before: None };
    let pieces = pieces(text);
    let mut count = 0;
    for (at, piece) in pieces.iter().enumerate() {
        match piece {
            Piece::Word(word) => reader.word(word),
            Piece::Elision(word) => reader.push(format!("{word}'")),
            Piece::Mark('~') => reader.spaced_hyphen(pieces.get(at + 1)),
            Piece::Mark(mark) => reader.mark(*mark),
        }
        count += usize::from(!matches!(piece, Piece::Mark(_)));
        if count == MAX_TOKENS {
            break;
        }
    }
    let segments = reader
        .segments
        .into_iter()
        .map(|segment| with_phrases(&segment))
        .filter(|segment| !segment.is_empty())
        .collect();
    with_joined_numbers(segments)
}

struct Reader {
    segments: Vec<Vec<String>>,
    /// Mark before the next word.
    before: Option<char>,
}

impl Reader {
    fn last(&mut self) -> Option<&mut String> {
        self.segments.last_mut()?.last_mut()
    }

    fn push(&mut self, token: String) {
        self.before = None;
        if let Some(segment) = self.segments.last_mut() {
            segment.push(token);
        }
    }

    fn split(&mut self) {
        self.before = None;
        self.segments.push(Vec::new());
    }

    fn word(&mut self, word: &str) {
        let before = self.before;
        if before == Some('#') {
            return self.push(format!("#{word}"));
        }
        let Some(last) = self.last() else { return self.push(word.to_owned()) };
        match before {
            Some(mark) if is_compound(last, word, mark) => {
                last.push(mark);
                last.push_str(word);
                self.before = None;
            }
            Some('-') if last == "n" && word == "d" => {
                "notre".clone_into(last);
                self.push("dame".to_owned());
            }
            _ if last == "u" && word == "s" => last.push('s'),
            _ if is_digits(last) && ORDINAL_ENDINGS.contains(&word) => last.push_str(word),
            _ => self.push(word.to_owned()),
        }
    }

    fn mark(&mut self, mark: char) {
        match mark {
            ',' | ';' | '|' | '\n' => self.split(),
            '&' | '+' => self.push("and".to_owned()),
            '°' => {
                if let Some(last) = self.last().filter(|last| *last == "n") {
                    last.push('o');
                }
            }
            _ => self.before = Some(mark),
        }
    }

    /// `12 - 14 Elm St` has a range of numbers, `Suite 2 - 14 Elm St` two segments.
    fn spaced_hyphen(&mut self, next: Option<&Piece>) {
        let is_before_number = matches!(next, Some(Piece::Word(word)) if is_digits(word));
        let segment = self.segments.last().map_or(&[][..], Vec::as_slice);
        match segment {
            [.., word, number] if is_digits(number) && is_before_number && unit(word).is_none() => {
                self.before = Some('-');
            }
            [number] if is_digits(number) && is_before_number => self.before = Some('-'),
            _ => self.split(),
        }
    }
}

/// Returns true for digits only.
pub(super) fn is_digits(token: &str) -> bool {
    !token.is_empty() && token.bytes().all(|byte| byte.is_ascii_digit())
}

/// Returns true for one letter.
pub(super) fn is_letter(token: &str) -> bool {
    let mut chars = token.chars();
    chars.next().is_some_and(char::is_alphabetic) && chars.next().is_none()
}

/// Returns true for a suffix of French house numbers.
pub(super) fn is_latin_suffix(token: &str) -> bool {
    matches!(token, "bis" | "ter" | "quater" | "quinquies")
}

/// Splits a token into its leading digits and the rest.
pub(super) fn split_digits(token: &str) -> (&str, &str) {
    token.split_at(token.bytes().take_while(u8::is_ascii_digit).count())
}

/// Returns true for digits, perhaps with one letter behind.
fn is_numbered(token: &str) -> bool {
    let (digits, rest) = split_digits(token);
    !digits.is_empty() && (rest.is_empty() || is_letter(rest))
}

/// Returns true when a mark between two words makes them one token.
fn is_compound(last: &str, word: &str, mark: char) -> bool {
    let last = last.trim_start_matches('#').rsplit(['-', '/']).next().unwrap_or_default();
    match mark {
        '/' => is_digits(last) && is_digits(word),
        '-' => is_numbered(last) && (is_numbered(word) || is_letter(word)) || is_letter(last) && is_digits(word),
        _ => false,
    }
}

/// Joins words that are one word of the tables.
fn with_phrases(tokens: &[String]) -> Vec<String> {
    let mut joined = Vec::with_capacity(tokens.len());
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        if let Some(parts) = phrase(&tokens[at..]) {
            joined.push(parts.join("-"));
            at += parts.len();
        } else {
            joined.push(token.clone());
            at += 1;
        }
    }
    joined
}

fn with_joined_numbers(segments: Vec<Vec<String>>) -> Vec<Vec<String>> {
    let mut joined: Vec<Vec<String>> = Vec::with_capacity(segments.len());
    for mut segment in segments {
        let begins_with_number = segment.first().is_some_and(|token| is_numbered(token) && is_digits(token));
        if let Some(number) = joined.last_mut().filter(|before| is_bare_number(before) && !begins_with_number) {
            number.append(&mut segment);
        } else {
            joined.push(segment);
        }
    }
    joined
}

fn is_bare_number(segment: &[String]) -> bool {
    let (number, suffixes) = segment.split_first().map_or(("", segment), |(first, rest)| (first.as_str(), rest));
    let is_number_part = |part: &str| is_numbered(part) || is_letter(part) || is_latin_suffix(split_digits(part).1);
    let is_number = number.split(['-', '/']).all(is_number_part);
    let is_suffix = |token: &String| is_latin_suffix(token) || token == "1/2";
    number.contains(|c: char| c.is_ascii_digit()) && is_number && suffixes.iter().all(is_suffix)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splits_and_joins() {
        for (text, expected) in [
            ("", ""),
            ("1370, avenue du Mont-Royal Est", "1370 avenue du mont royal est"),
            ("Suite 2 - 14 Elm St", "suite 2 | 14 elm st"),
            ("12 - 14 Elm St", "12-14 elm st"),
            ("12 – 14 Elm St | 2nd Fl.\nX; Y", "12-14 elm st | 2nd fl | x | y"),
            ("#10-797 Hillside", "#10-797 hillside"),
            ("4986-A Queen Mary", "4986-a queen mary"),
            ("A-797 X, 12/14 Y", "a-797 x | 12/14 y"),
            ("12½ Oak", "12 1/2 oak"),
            ("2505 U S HWY", "2505 us hwy"),
            ("5 ème étage, n° 7", "5eme etage | no 7"),
            ("rue N.-D. & l'Été", "rue notre dame and l' ete"),
            ("12 bis, rue X", "12 bis rue x"),
            ("Rez-de-chaussée, Rond-point X", "rez-de-chaussee | rond-point x"),
            ("12, 14 Elm", "12 | 14 elm"),
            ("2bis, rue X", "2bis rue x"),
            ("B-12, rue X", "b-12 rue x"),
            ("2 rue du 4-Septembre", "2 rue du 4 septembre"),
        ] {
            let texts: Vec<String> = segments(text).iter().map(|segment| segment.join(" ")).collect();
            assert_eq!(texts.join(" | "), expected, "{text:?}");
        }
    }
}
