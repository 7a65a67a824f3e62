//! Figures of the topics: micro-F1 of topics found, and of topics found with the right sign.

use std::path::Path;

use sentiment::{Language, Model, Options, analyze_with};

use crate::{Outcome, corpus::records};

/// Prints the figures, and the sentences with a wrong topic or sign.
pub fn evaluate(model: &Model, own: &Path) -> Outcome<()> {
    for language in ["en", "fr"] {
        let (mut true_positives, mut signed, mut given, mut expected) = (0.0_f64, 0.0, 0.0, 0.0);
        for record in records(&own.join(format!("aspects_{language}.csv")))? {
            let options = Options { language: Some(Language::of_code(language)), ..Options::default() };
            let sign = |polarity: f32| if polarity > 0.0 { "pos" } else { "neg" };
            let topics = analyze_with(model, &record["text"], &options).topics;
            let answers: Vec<(&str, &str)> =
                topics.iter().map(|topic| (topic.topic.name(), sign(topic.polarity))).collect();
            let labels: Vec<(&str, &str)> =
                record["aspects"].split(';').filter_map(|label| label.split_once(':')).collect();
            let right = answers.iter().filter(|(topic, _)| labels.iter().any(|(label, _)| label == topic)).count();
            let right_sign = answers.iter().filter(|answer| labels.contains(answer)).count();
            if right_sign < labels.len().max(answers.len()) {
                println!("  {} | expected {labels:?} | got {answers:?}", record["text"]);
            }
            true_positives += right as f64;
            signed += right_sign as f64;
            given += answers.len() as f64;
            expected += labels.len() as f64;
        }
        let f1 = |right: f64| 2.0 * right / (given + expected);
        println!("{language}: topics {:.3}, with their sign {:.3}", f1(true_positives), f1(signed));
    }
    Ok(())
}
