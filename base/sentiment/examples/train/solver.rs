//! Minimizes a smooth convex function by L-BFGS. Deterministic: one thread, a fixed order of all sums.

use std::collections::VecDeque;

/// Pairs of steps that approximate the curvature.
const MEMORY: usize = 10;
/// Maximum number of iterations.
const MAX_ITERATIONS: usize = 400;
/// Largest entry of the gradient at the end, relative to the first gradient.
const TOLERANCE: f64 = 1e-5;

/// Returns the point where `objective`, which returns its value and writes its gradient, is smallest.
pub fn minimize(size: usize, objective: impl Fn(&[f64], &mut [f64]) -> f64) -> Vec<f64> {
    let mut point = vec![0.0; size];
    let mut gradient = vec![0.0; size];
    let mut value = objective(&point, &mut gradient);
    let first = largest(&gradient);
    let mut memory: VecDeque<(Vec<f64>, Vec<f64>, f64)> = VecDeque::new();
    for _ in 0..MAX_ITERATIONS {
        if largest(&gradient) <= TOLERANCE * first {
            break;
        }
        let direction = direction(&gradient, &memory);
        let slope = dot(&gradient, &direction);
        let mut step = if memory.is_empty() { 1.0 / dot(&gradient, &gradient).sqrt() } else { 1.0 };
        let (mut next, mut next_gradient) = (point.clone(), vec![0.0; size]);
        let next_value = loop {
            for (at, next) in next.iter_mut().enumerate() {
                *next = point[at] + step * direction[at];
            }
            let next_value = objective(&next, &mut next_gradient);
            if next_value <= value + 1e-4 * step * slope || step < 1e-12 {
                break next_value;
            }
            step /= 2.0;
        };
        let moved: Vec<f64> = next.iter().zip(&point).map(|(a, b)| a - b).collect();
        let turned: Vec<f64> = next_gradient.iter().zip(&gradient).map(|(a, b)| a - b).collect();
        let curvature = dot(&moved, &turned);
        if curvature > 1e-12 {
            memory.push_back((moved, turned, 1.0 / curvature));
            if memory.len() > MEMORY {
                memory.pop_front();
            }
        }
        (point, gradient, value) = (next, next_gradient, next_value);
    }
    point
}

fn direction(gradient: &[f64], memory: &VecDeque<(Vec<f64>, Vec<f64>, f64)>) -> Vec<f64> {
    let mut direction: Vec<f64> = gradient.iter().map(|slope| -slope).collect();
    let mut factors = Vec::with_capacity(memory.len());
    for (moved, turned, inverse) in memory.iter().rev() {
        let factor = inverse * dot(moved, &direction);
        add(&mut direction, -factor, turned);
        factors.push(factor);
    }
    if let Some((_, turned, inverse)) = memory.back() {
        let scale = 1.0 / (inverse * dot(turned, turned));
        for entry in &mut direction {
            *entry *= scale;
        }
    }
    for ((moved, turned, inverse), factor) in memory.iter().zip(factors.into_iter().rev()) {
        let correction = factor - inverse * dot(turned, &direction);
        add(&mut direction, correction, moved);
    }
    direction
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn add(to: &mut [f64], factor: f64, values: &[f64]) {
    to.iter_mut().zip(values).for_each(|(to, value)| *to += factor * value);
}

fn largest(values: &[f64]) -> f64 {
    values.iter().fold(0.0, |largest, entry| largest.max(entry.abs()))
}
