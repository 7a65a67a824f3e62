//! Prices of models.

use crate::Usage;

/// Tokens that prices are stated for.
const MILLION: u128 = 1_000_000;

/// Prices of models, in millionths of a dollar per million tokens.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prices(Vec<(String, u64, u64)>);

/// Entry of a price list that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}: a price is MODEL=INPUT/OUTPUT in dollars per million tokens, such as small-model=0.25/2")]
pub struct BadPrice(String);

impl Prices {
    /// Reads entries such as `small-model=0.25/2`, in dollars per million tokens.
    ///
    /// # Errors
    /// The first entry that cannot be read.
    pub fn read(entries: &[String]) -> Result<Self, BadPrice> {
        entries
            .iter()
            .map(|entry| price(entry).ok_or_else(|| BadPrice(entry.clone())))
            .collect::<Result<_, _>>()
            .map(Self)
    }

    /// Returns true for a model with a price.
    pub fn has(&self, model: &str) -> bool {
        self.0.iter().any(|(name, ..)| name == model)
    }

    /// Returns the cost of a call in millionths of a dollar, rounded up; `None` for a model without a price, or without
    /// all of its tokens.
    pub fn cost(&self, model: &str, usage: Usage) -> Option<i64> {
        let (_, input, output) = self.0.iter().find(|(name, ..)| name == model)?;
        let part = |tokens: u64, price: u64| u128::from(tokens) * u128::from(price);
        let sum = part(usage.tokens_in?, *input) + part(usage.tokens_out?, *output);
        i64::try_from(sum.div_ceil(MILLION)).ok()
    }
}

fn price(entry: &str) -> Option<(String, u64, u64)> {
    let (model, prices) = entry.trim().rsplit_once('=')?;
    let (input, output) = prices.split_once('/')?;
    let micros = |text: &str| {
        let dollars: f64 = text.trim().parse().ok()?;
        (dollars.is_finite() && (0.0..=100_000.0).contains(&dollars)).then(|| (dollars * 1e6).round() as u64)
    };
    (!model.is_empty()).then_some((model.to_owned(), micros(input)?, micros(output)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn token_costs_follow_the_price_list() {
        let prices = Prices::read(&["small=0.25/2".into(), "a=b=1/1.5".into()]).unwrap();
        for (model, tokens_in, tokens_out, expected) in [
            ("small", Some(1_000), Some(200), Some(650)),
            ("small", Some(1), Some(0), Some(1)),
            ("small", Some(0), Some(0), Some(0)),
            ("small", None, Some(1), None),
            ("a=b", Some(2_000_000), Some(0), Some(2_000_000)),
            ("large", Some(1), Some(1), None),
        ] {
            assert_eq!(prices.cost(model, Usage { tokens_in, tokens_out }), expected, "{model}");
        }
    }

    #[test]
    fn an_unreadable_price_is_refused() {
        for entry in ["small", "small=1", "=1/2", "small=1/x", "small=-1/2", "small=nan/1", "small=1/1000000"] {
            assert!(Prices::read(&[entry.into()]).is_err(), "{entry}");
        }
    }
}
