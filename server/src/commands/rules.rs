//! `vitrine rules`: answers cases with the functions that the product uses, one JSON line each.

mod health;
mod nap;
mod reply_guard;
mod sentiment;

use std::{
    error::Error,
    io::{self, BufRead, Write},
};

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, json};

use crate::{
    Outcome,
    config::{RuleName, Rules},
};

/// Decimals of numbers in answers.
const DECIMALS: f32 = 10_000.0;

pub(crate) fn run(options: Rules) -> Outcome {
    match answer_all(options.name, io::stdin().lock(), io::stdout().lock())? {
        0 => Ok(()),
        bad => Err(format!("lines that are not a case of this rule: {bad}").into()),
    }
}

/// Answers each line of the input, and returns the number of lines that were no case. Empty lines are skipped.
fn answer_all(name: RuleName, mut input: impl BufRead, mut output: impl Write) -> io::Result<u64> {
    let mut bad = 0;
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        if !line.trim_ascii().is_empty() {
            let answer = match name {
                RuleName::Sentiment => answer(&line, sentiment::answer),
                RuleName::ReplyGuard => answer(&line, reply_guard::answer),
                RuleName::Health => answer(&line, health::answer),
                RuleName::Nap => answer(&line, nap::answer),
                RuleName::Geogrid => heatmaps::answer(&line),
                RuleName::Uniqueness => pages::answer(&line),
            };
            let answer = answer.unwrap_or_else(|error| {
                bad += 1;
                json!({ "error": error.to_string() })
            });
            writeln!(output, "{answer}")?;
        }
        line.clear();
    }
    output.flush()?;
    Ok(bad)
}

fn answer<C: DeserializeOwned, A: Serialize>(
    line: &[u8],
    rule: impl Fn(&C) -> A,
) -> Result<Value, Box<dyn Error + Send + Sync>> {
    Ok(serde_json::to_value(rule(&serde_json::from_slice(line)?))?)
}

/// Rounds a number for an answer.
fn rounded(number: f32) -> f64 {
    (f64::from(number) * f64::from(DECIMALS)).round() / f64::from(DECIMALS)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn answers(name: RuleName, input: &str) -> (Vec<Value>, u64) {
        let mut output = Vec::new();
        let bad = answer_all(name, input.as_bytes(), &mut output).unwrap();
        let lines = String::from_utf8(output).unwrap();
        (lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect(), bad)
    }

    #[test]
    fn sentiment_answers_language_polarity_and_topics_with_evidence() {
        let (answers, bad) = answers(
            RuleName::Sentiment,
            "{\"text\": \"Great food, dirty toilets\"}\n\n{\"text\": \"Très cher\", \"lang\": \"fr\"}",
        );
        assert_eq!((answers.len(), bad), (2, 0));
        assert_eq!(answers[0]["lang"], "en");
        let topics = answers[0]["topics"].as_array().unwrap();
        assert_eq!(topics[0]["topic"], "food");
        assert_eq!(topics[0]["evidence"], json!([[0, 10]]));
        assert!(topics[1]["polarity"].as_f64().unwrap() < 0.0);
        assert_eq!((&answers[1]["lang"], &answers[1]["topics"][0]["topic"]), (&json!("fr"), &json!("price")));
    }

    #[test]
    fn topics_of_an_organization_are_named_apart() {
        let case = json!({ "text": "I love the loyalty card", "trade": "law", "custom_topics": { "Loyalty": ["loyalty card*"] } });
        let (answers, _) = answers(RuleName::Sentiment, &case.to_string());
        assert_eq!(answers[0]["custom_topics"][0]["topic"], "Loyalty");
    }

    #[test]
    fn reply_guard_answers_reasons_and_approval() {
        let case = |draft: &str| {
            let location =
                json!({ "name": "Vitrine Test", "website": "https://vitrine-test.example", "languages": ["en"] });
            json!({ "profile": "general", "lang": "en", "stars": 5, "review": "Lovely place, thank you!", "draft": draft,
                    "location": location })
            .to_string()
        };
        let input =
            [case("Thank you, the next meal is on us!"), case("Thank you very much for your kind words!")].join("\n");
        let (answers, bad) = answers(RuleName::ReplyGuard, &input);
        assert_eq!(answers[0], json!({ "refused_for": ["compensation"], "may_send_without_approval": false }));
        assert_eq!(answers[1], json!({ "refused_for": [], "may_send_without_approval": true }));
        assert_eq!(bad, 0);
    }

    #[test]
    fn health_answers_points_and_failing_rules() {
        let input = "{\"sync_status\": \"manual\", \"phone\": \"01 99 00 11 22\", \"website\": \"\"}\n\
                     {\"sync_status\": \"synced\", \"phone\": \"1\", \"website\": \"x\", \"category\": \"x\", \"description\": \"x\", \
                     \"photos\": [\"x\"], \"opening_hours\": {\"regular\": []}, \"verified\": true, \"rating\": 3.9}";
        let (answers, bad) = answers(RuleName::Health, input);
        assert_eq!(answers[0], json!({ "health": 60, "issues": ["missing_category", "missing_website"] }));
        assert_eq!(answers[1], json!({ "health": 92, "issues": ["low_rating"] }));
        assert_eq!(bad, 0);
    }

    #[test]
    fn nap_answers_every_vector() {
        let vectors = include_str!("../../../base/nap/tests/data/vectors.json");
        let mut cases: Vec<Value> = serde_json::from_str(vectors).unwrap();
        let expected: Vec<Value> = cases.iter_mut().map(|case| case["expect"].take()).collect();
        let lines: Vec<String> = cases.iter().map(Value::to_string).collect();
        let (answers, bad) = answers(RuleName::Nap, &lines.join("\n"));
        assert_eq!((answers.len(), bad), (184, 0));
        for ((case, expected), answer) in cases.iter().zip(expected).zip(answers) {
            assert_eq!(answer, expected, "{case}");
        }
    }

    #[test]
    fn geogrid_answers_every_published_vector() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../features/heatmaps/tests/data");
        let files = fs::read_dir(folder).unwrap();
        let input: String = files.map(|file| fs::read_to_string(file.unwrap().path()).unwrap()).collect();
        let (answers, bad) = answers(RuleName::Geogrid, &input);
        assert_eq!((answers.len(), bad), (111, 0));
        for (case, answer) in input.lines().zip(answers) {
            let case: Value = serde_json::from_str(case).unwrap();
            if ["metrics", "competitors", "reach"].iter().any(|kind| case["case"] == *kind) {
                assert_eq!(answer, case["want"], "{}", case["name"]);
            }
            for field in ["error", "utc", "hex", "out", "start", "micros", "delta", "asked"] {
                assert!(case.get(field).is_none_or(|value| *value == answer[field]), "{case}: {answer}");
            }
        }
    }

    #[test]
    fn a_layout_that_is_refused_is_a_bad_line_unless_the_case_asks_for_its_error() {
        let case = |kind: &str| json!({ "case": kind, "lat": 0, "lng": 0, "grid_size": 4, "radius": 1, "unit": "km" });
        let (answers, bad) = answers(RuleName::Geogrid, &format!("{}\n{}", case("layouts"), case("layout_errors")));
        assert_eq!((&answers[0]["error"], bad), (&json!("the number of rows is odd, from 3 to 21"), 1));
        assert_eq!(answers[1], json!({ "error": "grid_size" }));
    }

    #[test]
    fn a_line_that_is_no_case_answers_an_error_and_the_others_go_on() {
        let names = [
            RuleName::Sentiment,
            RuleName::ReplyGuard,
            RuleName::Health,
            RuleName::Nap,
            RuleName::Geogrid,
            RuleName::Uniqueness,
        ];
        for name in names {
            let (answers, bad) = answers(name, "nonsense\n[]\n{\"stars\": \"many\", \"text\": 1, \"sync_status\": 7}");
            assert_eq!((answers.len(), bad), (3, 3), "{name:?}");
            assert!(answers.iter().all(|answer| answer["error"].is_string()), "{answers:?}");
        }
        let (answers, bad) = answers(RuleName::Sentiment, "nonsense\n{\"text\": \"Good\"}");
        assert_eq!((answers.len(), bad), (2, 1));
        assert!(answers[1]["polarity"].as_f64().unwrap() > 0.0);
    }
}
