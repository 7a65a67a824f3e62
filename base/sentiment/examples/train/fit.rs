//! Logistic regression on rare n-grams and a few dense features.

use crate::solver::minimize;

/// A text as the regression sees it.
#[derive(Clone, Debug)]
pub struct Example {
    /// Buckets of its n-grams with the values of the features.
    pub buckets: Vec<(u32, f32)>,
    /// Dense features.
    pub dense: Vec<f32>,
    /// Probability that it belongs to the class.
    pub label: f64,
    /// Weight among all examples, 1 in the mean.
    pub weight: f64,
}

/// Weights of a class.
#[derive(Clone, Debug)]
pub struct Fit {
    /// Weight of each bucket.
    pub ngrams: Vec<f64>,
    /// Weight of each dense feature.
    pub dense: Vec<f64>,
    /// Bias of the class.
    pub bias: f64,
}

/// Fits a class; a larger `c` trusts the examples more.
pub fn fit(examples: &[Example], buckets: usize, dense: usize, c: f64) -> Fit {
    let size = buckets + dense + 1;
    let point = minimize(size, |point, gradient| {
        gradient.copy_from_slice(point);
        gradient[size - 1] = 0.0;
        let mut value = point[..size - 1].iter().map(|weight| weight * weight).sum::<f64>() / 2.0;
        for example in examples {
            let ngrams: f64 = example.buckets.iter().map(|(at, x)| f64::from(*x) * point[*at as usize]).sum();
            let features = example.dense.iter().zip(&point[buckets..]);
            let score = point[size - 1] + ngrams + features.map(|(x, w)| f64::from(*x) * w).sum::<f64>();
            let factor = c * example.weight;
            value += factor * (softplus(score) - example.label * score);
            let slope = factor * (1.0 / (1.0 + (-score).exp()) - example.label);
            for (at, x) in &example.buckets {
                gradient[*at as usize] += slope * f64::from(*x);
            }
            for (at, x) in example.dense.iter().enumerate() {
                gradient[buckets + at] += slope * f64::from(*x);
            }
            gradient[size - 1] += slope;
        }
        value
    });
    Fit { ngrams: point[..buckets].to_vec(), dense: point[buckets..size - 1].to_vec(), bias: point[size - 1] }
}

fn softplus(score: f64) -> f64 {
    score.max(0.0) + (-score.abs()).exp().ln_1p()
}
