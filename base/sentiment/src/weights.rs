//! Trained weights of polarity and language, at most 64 KiB.
//!
//! Format, little endian: `VSW1`; u32 buckets of polarity p; u32 buckets of language l; f32 scale of polarity; f32 scale of
//! language; f32 bias of polarity; 11 f32 weights of the lexicons; 3 f32 biases of the languages; 6 f32 weights of the shares
//! of known words (English, French) for each language; p i8 weights; 3 × l i8 weights, language by language; u32 FNV-1a of
//! everything before.

/// First bytes of the format.
const MAGIC: &[u8] = b"VSW1";
/// Maximum size of the packed weights.
pub const MAX_BYTES: usize = 64 * 1024;
/// Number of features from the lexicons.
pub const LEXICON_FEATURES: usize = 11;
/// Bytes that are not weights of n-grams.
pub const FIXED_BYTES: usize = 4 + 4 + 4 + 4 + 4 + 4 + 4 * LEXICON_FEATURES + 4 * 3 + 4 * 6 + 4;

/// Weights of the n-grams of a text with their scale.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Quantized {
    /// Value of one step of a weight.
    pub scale: f32,
    /// Weight of each bucket.
    pub steps: Vec<i8>,
}

impl Quantized {
    /// Rounds weights to 255 steps.
    pub fn of(weights: &[f64]) -> Self {
        let largest = weights.iter().fold(0.0_f64, |largest, weight| largest.max(weight.abs()));
        let scale = if largest > 0.0 { largest / 127.0 } else { 1.0 };
        Self { scale: scale as f32, steps: weights.iter().map(|weight| (weight / scale).round() as i8).collect() }
    }
}

/// Trained weights.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Weights {
    /// N-grams of the polarity.
    pub polarity: Quantized,
    /// Bias of the polarity.
    pub bias: f32,
    /// Features from the lexicons.
    pub lexicon: [f32; LEXICON_FEATURES],
    /// N-grams of each language, in the order of [`crate::Language::ALL`].
    pub languages: [Vec<i8>; 3],
    /// Value of one step of the weights of languages.
    pub language_scale: f32,
    /// Bias of each language.
    pub language_bias: [f32; 3],
    /// Weights of the shares of words that are in the English and the French lexicon, for each language.
    pub known_words: [[f32; 2]; 3],
}

impl Weights {
    /// Packs the weights.
    pub fn encode(&self) -> Vec<u8> {
        let mut packed = MAGIC.to_vec();
        packed.extend((self.polarity.steps.len() as u32).to_le_bytes());
        packed.extend((self.languages[0].len() as u32).to_le_bytes());
        let numbers = [self.polarity.scale, self.language_scale, self.bias];
        let numbers =
            numbers.iter().chain(&self.lexicon).chain(&self.language_bias).chain(self.known_words.as_flattened());
        packed.extend(numbers.flat_map(|number| number.to_le_bytes()));
        let steps = self.polarity.steps.iter().chain(self.languages.iter().flatten());
        packed.extend(steps.map(|step| step.cast_unsigned()));
        packed.extend(checksum(&packed).to_le_bytes());
        packed
    }

    /// Reads packed weights; none for anything else.
    pub fn decode(bytes: &[u8]) -> Option<Self> {
        let (content, sum) = bytes.split_last_chunk::<4>()?;
        let mut reader = Reader(content.strip_prefix(MAGIC)?);
        if bytes.len() > MAX_BYTES || checksum(content) != u32::from_le_bytes(*sum) {
            return None;
        }
        let [polarity, language] = [reader.size()?, reader.size()?];
        let [scale, language_scale, bias] = reader.numbers()?;
        let mut weights = Self { bias, language_scale, ..Self::default() };
        weights.lexicon = reader.numbers()?;
        weights.language_bias = reader.numbers()?;
        for of_language in &mut weights.known_words {
            *of_language = reader.numbers()?;
        }
        weights.polarity = Quantized { scale, steps: reader.steps(polarity)? };
        for of_language in &mut weights.languages {
            *of_language = reader.steps(language)?;
        }
        reader.0.is_empty().then_some(weights)
    }
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn size(&mut self) -> Option<usize> {
        let (size, rest) = self.0.split_first_chunk::<4>()?;
        self.0 = rest;
        Some(u32::from_le_bytes(*size) as usize)
    }

    fn numbers<const N: usize>(&mut self) -> Option<[f32; N]> {
        let mut numbers = [0.0; N];
        for number in &mut numbers {
            let (bytes, rest) = self.0.split_first_chunk::<4>()?;
            self.0 = rest;
            *number = f32::from_le_bytes(*bytes);
        }
        Some(numbers)
    }

    fn steps(&mut self, count: usize) -> Option<Vec<i8>> {
        let (steps, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(steps.iter().map(|step| step.cast_signed()).collect())
    }
}

fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash: u32, byte| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Weights {
        Weights {
            polarity: Quantized { scale: 0.5, steps: vec![1, -2] },
            bias: 0.25,
            lexicon: [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0],
            languages: [vec![3], vec![-4], vec![5]],
            language_scale: 2.0,
            language_bias: [0.0, 1.0, 0.0],
            known_words: [[1.0, 0.0], [0.0, 1.0], [0.0, 0.0]],
        }
    }

    /// Test vector of the format.
    #[test]
    fn the_format_is_a_header_numbers_steps_and_a_checksum() {
        let packed = sample().encode();
        assert_eq!(packed.len(), FIXED_BYTES + 2 + 3);
        assert_eq!(packed[..16], [b'V', b'S', b'W', b'1', 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0x3f]);
        assert_eq!(packed[104..109], [1, 0xfe, 3, 0xfc, 5]);
        assert_eq!(Weights::decode(&packed), Some(sample()));
    }

    #[test]
    fn damaged_weights_are_refused() {
        let packed = sample().encode();
        for at in 0..packed.len() {
            let mut damaged = packed.clone();
            damaged[at] ^= 1;
            assert_eq!(Weights::decode(&damaged), None, "byte {at}");
            assert_eq!(Weights::decode(&packed[..at]), None, "{at} bytes");
        }
    }

    #[test]
    fn rounding_keeps_the_largest_weight() {
        let quantized = Quantized::of(&[0.5, -1.0, 0.0]);
        assert_eq!(quantized.steps, [64, -127, 0]);
        assert!((quantized.scale - 1.0 / 127.0).abs() < 1e-6);
    }
}
