//! Table of words with their polarity, per language.
//!
//! Format, little endian: `VSL1`; then for English and for French: u32 number of entries, and per entry in order of the
//! words: u8 bytes shared with the word before, u8 further bytes, those bytes, i8 polarity by "pattern" in 1/100, i8
//! valence by VADER in 1/25. 0 stands for a word that a source does not have.

use std::collections::HashMap;

use crate::types::Language;

/// First bytes of the format.
const MAGIC: &[u8] = b"VSL1";

/// Polarity of a word in two lexicons, each -1 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Values {
    /// Polarity in the lexicon of "pattern".
    pub pattern: f32,
    /// Valence in the lexicon of VADER, divided by 4.
    pub vader: f32,
}

/// Words of both languages.
#[derive(Clone, Debug, Default)]
pub struct Lexicon {
    english: HashMap<Box<str>, Values>,
    french: HashMap<Box<str>, Values>,
}

/// An entry to be packed: folded word, polarity by "pattern", valence by VADER divided by 4.
pub type Entry = (String, Values);

impl Lexicon {
    /// Reads the packed format; none for anything else.
    pub fn decode(bytes: &[u8]) -> Option<Self> {
        let mut rest = bytes.strip_prefix(MAGIC)?;
        let english = table(&mut rest)?;
        let french = table(&mut rest)?;
        rest.is_empty().then_some(Self { english, french })
    }

    /// Packs entries that are sorted by word.
    pub fn encode(english: &[Entry], french: &[Entry]) -> Vec<u8> {
        let mut packed = MAGIC.to_vec();
        for entries in [english, french] {
            packed.extend((entries.len() as u32).to_le_bytes());
            let mut last: &[u8] = &[];
            for (word, values) in entries {
                let bytes = &word.as_bytes()[..word.len().min(usize::from(u8::MAX))];
                let shared = last.iter().zip(bytes).take_while(|(a, b)| a == b).count();
                packed.extend([shared as u8, (bytes.len() - shared) as u8]);
                packed.extend(&bytes[shared..]);
                packed.push(((values.pattern * 100.0).round() as i8).cast_unsigned());
                packed.push(((values.vader * 100.0).round() as i8).cast_unsigned());
                last = bytes;
            }
        }
        packed
    }

    /// Returns the values of a folded word. Texts of other languages are looked up in both tables.
    pub fn values(&self, language: Language, word: &str) -> Option<Values> {
        match language {
            Language::English => self.english.get(word),
            Language::French => self.french.get(word),
            Language::Other => self.english.get(word).or_else(|| self.french.get(word)),
        }
        .copied()
    }
}

fn table(rest: &mut &[u8]) -> Option<HashMap<Box<str>, Values>> {
    let (count, after) = rest.split_first_chunk::<4>()?;
    let count = u32::from_le_bytes(*count) as usize;
    let mut bytes = after;
    let mut entries = HashMap::with_capacity(count.min(bytes.len()));
    let mut word: Vec<u8> = Vec::new();
    for _ in 0..count {
        let ([shared, added], after) = bytes.split_first_chunk::<2>()?;
        let (added, after) = after.split_at_checked(usize::from(*added))?;
        let ([pattern, vader], after) = after.split_first_chunk::<2>()?;
        word.truncate(usize::from(*shared));
        word.extend(added);
        let [pattern, vader] = [pattern, vader].map(|value| f32::from(value.cast_signed()) / 100.0);
        entries.insert(Box::from(std::str::from_utf8(&word).ok()?), Values { pattern, vader });
        bytes = after;
    }
    *rest = bytes;
    Some(entries)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Test vector of the format.
    #[test]
    fn the_format_is_front_coded_words_with_two_values() {
        let value = |pattern, vader| Values { pattern, vader };
        let packed = Lexicon::encode(
            &[("bad".into(), value(-0.7, -0.62)), ("badly".into(), value(-0.7, 0.0))],
            &[("beau".into(), value(0.5, 0.4))],
        );
        let expected = [
            b"VSL1".as_slice(),
            &[2, 0, 0, 0],
            &[0, 3, b'b', b'a', b'd', 0xba, 0xc2],
            &[3, 2, b'l', b'y', 0xba, 0],
            &[1, 0, 0, 0],
            &[0, 4, b'b', b'e', b'a', b'u', 50, 40],
        ]
        .concat();
        assert_eq!(packed, expected);
        let lexicon = Lexicon::decode(&packed).unwrap();
        assert_eq!(lexicon.values(Language::English, "badly"), Some(value(-0.7, 0.0)));
        assert_eq!(lexicon.values(Language::French, "bad"), None);
        assert_eq!(lexicon.values(Language::Other, "beau"), Some(value(0.5, 0.4)));
    }

    #[test]
    fn a_damaged_table_is_refused() {
        for bytes in [b"".as_slice(), b"VSL2", b"VSL1\x01\0\0\0", b"VSL1\0\0\0\0\0\0\0\0\0"] {
            assert!(Lexicon::decode(bytes).is_none(), "{bytes:?}");
        }
    }
}
