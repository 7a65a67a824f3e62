//! Folding of texts for comparison: lower case, no accents, no punctuation.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Folds a text for search and matching: `"Café  L’Œuf-Dur n°2"` becomes `"cafe l oeuf dur n 2"`.
///
/// Keeps letters and digits of every script, and emoji. Removes accents. Anything else becomes one space between words.
/// Folding twice changes nothing.
pub fn fold(text: &str) -> String {
    let mut folded = Folded { out: String::with_capacity(text.len()), gap: false };
    if text.is_ascii() {
        for byte in text.bytes() {
            if byte.is_ascii_alphanumeric() {
                folded.push(char::from(byte.to_ascii_lowercase()));
            } else {
                folded.gap = true;
            }
        }
    } else {
        for c in text.nfkd() {
            folded.push_unicode(c);
        }
    }
    folded.out
}

/// Folds the letters of a text and keeps the characters between them: `"12 Bis, rue de l’Œuf–Dur"` becomes
/// `"12 bis, rue de l'oeuf-dur"`.
///
/// Lower case, without accents; every apostrophe becomes `'`, every hyphen and dash `-`. A fraction is set apart from the
/// number before it, and the signs of trademarks become spaces.
pub fn fold_letters(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase().replace('`', "'");
    }
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '™' | '℠' => out.push(' '),
            _ if is_apostrophe(c) => out.push('\''),
            _ if is_hyphen(c) => out.push('-'),
            _ => {
                if is_fraction(c) {
                    out.push(' ');
                }
                std::iter::once(c).nfkd().for_each(|part| push_letters(&mut out, part));
            }
        }
    }
    out
}

/// Adds the letters of a decomposed character.
fn push_letters(out: &mut String, c: char) {
    if c.is_ascii() {
        out.push(c.to_ascii_lowercase());
    } else if let Some(letters) = spelled_out(c) {
        out.push_str(letters);
    } else if c == '\u{2044}' {
        out.push('/');
    } else if !is_accent(c) && !is_invisible(c) {
        out.extend(c.to_lowercase().nfkd().filter(|c| !is_accent(*c)));
    }
}

fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '`' | '´' | '\u{2018}'..='\u{201B}' | '\u{2032}' | '\u{2035}' | '\u{02B9}'..='\u{02BD}' | '\u{FF07}')
}

fn is_hyphen(c: char) -> bool {
    matches!(c, '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{FE58}' | '\u{FE63}' | '\u{FF0D}')
}

fn is_fraction(c: char) -> bool {
    matches!(c, '\u{BC}'..='\u{BE}' | '\u{2150}'..='\u{215E}')
}

/// Returns the sort key of a text: folded, so that « Épicerie » sorts beside « Epicerie ». A text that consists of
/// punctuation keeps its characters, so that it has a position of its own.
pub fn sort_key(text: &str) -> String {
    let folded = fold(text);
    if folded.is_empty() { text.trim().to_owned() } else { folded }
}

struct Folded {
    out: String,
    /// True when a non-word character was read since the last letter.
    gap: bool,
}

impl Folded {
    fn push(&mut self, c: char) {
        if self.gap && !self.out.is_empty() {
            self.out.push(' ');
        }
        self.gap = false;
        self.out.push(c);
    }

    fn push_unicode(&mut self, c: char) {
        if c.is_ascii() {
            if c.is_ascii_alphanumeric() {
                self.push(c.to_ascii_lowercase());
            } else {
                self.gap = true;
            }
            return;
        }
        if let Some(letters) = spelled_out(c) {
            letters.chars().for_each(|letter| self.push(letter));
        } else if is_combining_mark(c) {
            if !is_accent(c) {
                self.push(c);
            }
        } else if c.is_alphanumeric() || is_pictograph(c) {
            for lower in c.to_lowercase().nfkd().filter(|c| !is_accent(*c)) {
                self.push(lower);
            }
        } else if !is_invisible(c) {
            self.gap = true;
        }
    }
}

/// Spells out letters that normalization leaves whole although people type them as several letters or as a base letter.
fn spelled_out(c: char) -> Option<&'static str> {
    Some(match c {
        'œ' | 'Œ' => "oe",
        'æ' | 'Æ' => "ae",
        'ß' | 'ẞ' => "ss",
        'ø' | 'Ø' => "o",
        'ł' | 'Ł' => "l",
        'đ' | 'Đ' | 'ð' | 'Ð' => "d",
        'þ' | 'Þ' => "th",
        'ı' => "i",
        'ς' => "σ",
        _ => return None,
    })
}

/// Matches marks that people may leave out: Latin, Greek and Cyrillic accents, Hebrew points, Arabic vowels. Marks of
/// other scripts (Devanagari, Thai, kana) are part of the spelling and stay.
fn is_accent(c: char) -> bool {
    matches!(c,
        '\u{0300}'..='\u{036F}' | '\u{0483}'..='\u{0489}' | '\u{0591}'..='\u{05BD}' | '\u{05BF}' | '\u{05C1}'..='\u{05C2}'
        | '\u{05C4}'..='\u{05C5}' | '\u{05C7}' | '\u{0610}'..='\u{061A}' | '\u{064B}'..='\u{065F}' | '\u{0670}'
        | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}' | '\u{20D0}'..='\u{20FF}' | '\u{FE00}'..='\u{FE0F}'
        | '\u{FE20}'..='\u{FE2F}')
}

fn is_pictograph(c: char) -> bool {
    matches!(c, '\u{2600}'..='\u{27BF}' | '\u{1F000}'..='\u{1FAFF}')
}

/// Matches characters without width. They join the characters on both sides.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{00AD}' | '\u{061C}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
}

#[cfg(test)]
mod tests {
    use super::{fold, fold_letters, sort_key};
    use proptest::prelude::*;

    #[test]
    fn folds() {
        for (text, folded) in [
            ("", ""),
            ("  ", ""),
            ("...", ""),
            ("WAL-MART  #12", "wal mart 12"),
            (" Joe's Bar & Grill ", "joe s bar grill"),
            ("Café L’Œuf-Dur n°2", "cafe l oeuf dur n 2"),
            ("Saint-Étienne", "saint etienne"),
            ("STRASSE Straße STRAẞE", "strasse strasse strasse"),
            ("Ærø Łódź Đà Nẵng", "aero lodz da nang"),
            ("İstanbul ISTANBUL ıssız", "istanbul istanbul issiz"),
            ("ΟΔΟΣ οδος", "οδοσ οδοσ"),
            ("Кафе «Ёлка»", "кафе елка"),
            ("東京タワー", "東京タワー"),
            ("ガ", "カ\u{3099}"),
            ("مَطْعَم", "مطعم"),
            ("हिन्दी", "हिन्दी"),
            ("Full-width ＡＢＣ１", "full width abc1"),
            ("ﬁne", "fine"),
            ("e\u{301}", "e"),
            ("Pizza 🍕❤️", "pizza 🍕❤"),
            ("soft\u{AD}hyphen zero\u{200B}width", "softhyphen zerowidth"),
            ("l'a\u{a0}b", "l a b"),
        ] {
            assert_eq!(fold(text), folded, "{text:?}");
        }
    }

    #[test]
    fn folds_letters_only() {
        for (text, folded) in [
            ("", ""),
            ("12 Bis, rue de l’Œuf–Dur", "12 bis, rue de l'oeuf-dur"),
            ("JOE`S Bar & Grill", "joe's bar & grill"),
            ("Straße Łódź №5", "strasse lodz no5"),
            ("12½ Oak St", "12 1/2 oak st"),
            ("Vitrine™ ½", "vitrine   1/2"),
            ("e\u{301}\u{200B}a", "ea"),
            ("Кафе «Ёлка» 🍕", "кафе «елка» 🍕"),
        ] {
            assert_eq!(fold_letters(text), folded, "{text:?}");
        }
    }

    #[test]
    fn a_sort_key_is_only_empty_for_empty_text() {
        assert_eq!(sort_key("Épicerie"), "epicerie");
        assert_eq!(sort_key(" *** "), "***");
        assert_eq!(sort_key(" "), "");
    }

    #[test]
    fn every_character_folds_the_same_twice() {
        for c in '\0'..=char::MAX {
            let once = fold(&c.to_string());
            assert_eq!(fold(&once), once, "U+{:04X}", u32::from(c));
        }
    }

    proptest! {
        #[test]
        fn folding_twice_changes_nothing(text in any::<String>()) {
            let once = fold(&text);
            prop_assert_eq!(fold(&once), once.clone());
            prop_assert_eq!(once.trim(), once.as_str());
            prop_assert!(!once.contains("  "));
        }

        #[test]
        fn folding_letters_first_changes_no_folded_word(text in "[a-zA-Z0-9éèàçœÉ '’–,.-]{0,40}") {
            prop_assert_eq!(fold(&fold_letters(&text)), fold(&text));
        }

        #[test]
        fn case_and_spacing_do_not_matter(text in "[a-zA-Z0-9éèàçœ '-]{0,40}") {
            prop_assert_eq!(fold(&text.to_uppercase()), fold(&text));
            prop_assert_eq!(fold(&text.replace(' ', " \t ")), fold(&text));
        }
    }
}
