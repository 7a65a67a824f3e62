//! Texts put together from sentences, by the facts of a message.

use std::hash::{DefaultHasher, Hash, Hasher};

use serde_json::Value;

use crate::{
    faults::FaultKind,
    phrases::{ENGLISH, FRENCH, Phrases, TOPICS, Topic},
};

/// Returns the text for a user message: a reply to a review, a post about facts, or a sentence for any other message. The
/// same message gives the same text.
pub(crate) fn compose(message: &str, kind: Option<FaultKind>) -> String {
    let facts: Value = serde_json::from_str(message).unwrap_or_default();
    let is_french = facts["language"] == "fr";
    let phrases = if is_french { &FRENCH } else { &ENGLISH };
    if kind == Some(FaultKind::Careless) {
        return phrases.careless.to_owned();
    }
    let mut hasher = DefaultHasher::new();
    message.hash(&mut hasher);
    let dice = hasher.finish();
    if facts["post"].is_string() {
        return post(&facts, phrases, dice);
    }
    match facts["review"].as_str() {
        Some(review) => reply(review, &facts, phrases, is_french, dice),
        None => "Hello! This is a simulated model.".to_owned(),
    }
}

fn reply(review: &str, facts: &Value, phrases: &Phrases, is_french: bool, dice: u64) -> String {
    let stars = facts["stars"].as_u64().unwrap_or(3);
    let name = facts["reviewer"].as_str().filter(|name| !name.is_empty() && name.chars().all(char::is_alphabetic));
    let opening = match (stars, name) {
        (4.., Some(name)) => pick(phrases.happy_named, dice).replace("{name}", name),
        (4.., None) => pick(phrases.happy, dice).to_owned(),
        (_, Some(name)) => pick(phrases.sorry_named, dice).replace("{name}", name),
        (_, None) => pick(phrases.sorry, dice).to_owned(),
    };
    let topics = topics(review);
    let about = topics.first().map(|topic| {
        let (good, bad) = if is_french { topic.french } else { topic.english };
        pick(if stars >= 4 { good } else { bad }, dice / 7)
    });
    let about = about.unwrap_or_else(|| pick(if stars >= 4 { phrases.good } else { phrases.bad }, dice / 7));
    let closing = pick(if stars >= 4 { phrases.welcome } else { phrases.contact }, dice / 49);
    format!("{opening} {about} {closing}")
}

/// Returns the topics of a review, those that it mentions first at the front.
fn topics(review: &str) -> Vec<&'static Topic> {
    let review = review.to_lowercase();
    let at = |topic: &Topic| topic.words.iter().filter_map(|word| review.find(word)).min();
    let mut topics: Vec<(usize, &Topic)> = TOPICS.iter().filter_map(|topic| Some((at(topic)?, topic))).collect();
    topics.sort_by_key(|(at, _)| *at);
    topics.into_iter().map(|(_, topic)| topic).collect()
}

fn post(facts: &Value, phrases: &Phrases, dice: u64) -> String {
    let name = facts["business"]["name"].as_str().unwrap_or_default();
    let opening = pick(phrases.post_opening, dice).replace("{name}", name);
    let sentences = facts["facts"].as_array().map_or(&[][..], Vec::as_slice).iter().filter_map(Value::as_str);
    let sentences: Vec<String> =
        sentences.map(|fact| format!("{}.", fact.trim().trim_end_matches(['.', '!']))).collect();
    let closing = pick(phrases.post_closing, dice / 7);
    format!("{opening} {} {closing}", sentences.join(" "))
}

fn pick<'a>(from: &'a [&'a str], dice: u64) -> &'a str {
    from[(dice % from.len().max(1) as u64) as usize]
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_reply_speaks_of_the_topic_in_the_language_and_mood_of_the_review() {
        for (review, stars, language, part) in [
            ("The staff was lovely", 5, "en", "team"),
            ("L’attente était interminable", 1, "fr", "attente"),
            ("Le pain est excellent", 5, "fr", "Ann"),
            ("Cold pizza", 1, "en", "sorry"),
        ] {
            let message =
                json!({ "review": review, "stars": stars, "language": language, "reviewer": "Ann" }).to_string();
            let text = compose(&message, None);
            assert!(text.contains(part), "{review}: {text}");
            assert_eq!(text, compose(&message, None));
        }
    }

    #[test]
    fn a_post_has_its_facts_and_nothing_else_is_invented() {
        let message = json!({ "post": "news", "language": "en", "facts": ["New oven since Monday"], "business": { "name": "Léa" } });
        let text = compose(&message.to_string(), None);
        assert!(text.contains("New oven since Monday.") && text.contains("Léa"), "{text}");
    }
}
