//! Words and marks of a text.

use text::fold_letters;

/// Words that lose their vowel before another word in French: `l'eau`, `qu'on`.
const ELIDED: [&str; 11] = ["l", "d", "j", "m", "n", "s", "t", "c", "qu", "jusqu", "lorsqu"];

/// Part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    /// Word of letters and digits, folded, without apostrophes; dotted initials are one word.
    Word(String),
    /// Word before a French apostrophe.
    Elision(String),
    /// Character between words that has a meaning for a rule. A hyphen between spaces is `~`.
    Mark(char),
}

/// Splits a text into words and marks: `L'Été à St. Mary's` is `l'`, `ete`, `a`, `st`, `marys`.
pub(crate) fn pieces(text: &str) -> Vec<Piece> {
    let chars: Vec<char> = fold_letters(text).chars().collect();
    let at = |position: usize| chars.get(position).copied().unwrap_or(' ');
    let mut pieces = Vec::new();
    let mut word = String::new();
    let mut is_initials = false;
    for (position, &c) in chars.iter().enumerate() {
        let (next, after) = (at(position + 1), at(position + 2));
        if c.is_alphanumeric() {
            word.push(c);
            continue;
        }
        if c == '\'' && !word.is_empty() && next.is_alphanumeric() {
            if ELIDED.contains(&word.as_str()) {
                pieces.push(Piece::Elision(std::mem::take(&mut word)));
            }
            continue;
        }
        // `J.P.` is one word, `St.James` and `J.Smith` are two.
        let is_letter = is_initials || word.chars().count() == 1 && word.chars().all(char::is_alphabetic);
        if c == '.' && is_letter && next.is_alphabetic() && !after.is_alphanumeric() && after != '\'' {
            is_initials = true;
            continue;
        }
        is_initials = false;
        if !word.is_empty() {
            pieces.push(Piece::Word(std::mem::take(&mut word)));
        }
        let is_spaced = position > 0 && at(position - 1).is_whitespace() && next.is_whitespace();
        match c {
            '-' if is_spaced => pieces.push(Piece::Mark('~')),
            '&' | '+' | '#' | '-' | '/' | ',' | ';' | '|' | '\n' | '°' => pieces.push(Piece::Mark(c)),
            _ => {}
        }
    }
    if !word.is_empty() {
        pieces.push(Piece::Word(word));
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    fn piece_texts(text: &str) -> String {
        let show = |piece: Piece| match piece {
            Piece::Word(word) => word,
            Piece::Elision(word) => format!("{word}'"),
            Piece::Mark(c) => format!("<{c}>"),
        };
        pieces(text).into_iter().map(show).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn splits() {
        for (text, expected) in [
            ("", ""),
            ("Mario’s Pizzeria", "marios pizzeria"),
            ("O'Brien & Sons", "obrien <&> sons"),
            ("L'Atelier d’Émile", "l' atelier d' emile"),
            ("Jusqu'à l'aube", "jusqu' a l' aube"),
            ("Rock 'n' Roll", "rock n roll"),
            ("J.P. Morgan, A.B.C.", "jp morgan <,> abc"),
            ("U.S.A", "usa"),
            ("St.James J.Smith", "st james j smith"),
            ("12-14 Elm - B", "12 <-> 14 elm <~> b"),
            ("#4 n° 5", "<#> 4 n <°> 5"),
            ("Été\u{301} 🍕 العربية", "ete العربية"),
        ] {
            assert_eq!(piece_texts(text), expected, "{text:?}");
        }
    }
}
