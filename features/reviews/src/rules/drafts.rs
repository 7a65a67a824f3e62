//! Drafts of replies from templates.

use super::templates::{Variables, fill};
use crate::types::{Draft, Row, Template};

/// Built-in templates of a language: three each for 1 to 2, 3, and 4 to 5 stars.
type BuiltIn = [[&'static str; 3]; 3];

const ENGLISH: BuiltIn = [
    [
        "Hello {reviewer_first_name}, thank you for letting us know. We are sorry we fell short of your expectations. Please contact us so we can look into it.\nThe team at {business}",
        "Thank you for your feedback, {reviewer_first_name}. This is not the experience we want to provide. We would like to hear more, so please get in touch with us.\n{business}",
        "We are sorry to read this, {reviewer_first_name}. We have shared your comments with the team. Please contact us directly so we can talk about it.\n{business}",
    ],
    [
        "Thank you for your review, {reviewer_first_name}. We are glad there were things you enjoyed, and we will work on the rest.\n{business}",
        "Thank you for your honest feedback, {reviewer_first_name}. It helps us improve.\nThe team at {business}",
        "Thanks for taking the time, {reviewer_first_name}. We hope to do better next time.\n{business}",
    ],
    [
        "Thank you, {reviewer_first_name}! The whole team is happy to hear this. See you soon in {city}.\n{business}",
        "Thank you so much for your kind words, {reviewer_first_name}. We look forward to seeing you again.\nThe team at {business}",
        "Thank you for your review, {reviewer_first_name}! It means a lot to us.\n{business}",
    ],
];

const FRENCH: BuiltIn = [
    [
        "Bonjour {reviewer_first_name}, merci de nous l’avoir signalé. Nous sommes désolés de ne pas avoir été à la hauteur de vos attentes. N’hésitez pas à nous contacter pour que nous puissions en parler.\nL’équipe de {business}",
        "Merci pour votre retour, {reviewer_first_name}. Ce n’est pas l’expérience que nous souhaitons offrir. Contactez-nous pour nous en dire plus.\n{business}",
        "Nous sommes désolés de lire cela, {reviewer_first_name}. Vos remarques ont été transmises à l’équipe. Contactez-nous directement afin que nous puissions en discuter.\n{business}",
    ],
    [
        "Merci pour votre avis, {reviewer_first_name}. Nous sommes heureux de ce qui vous a plu et nous allons travailler sur le reste.\n{business}",
        "Merci pour ce retour sincère, {reviewer_first_name}. Il nous aide à progresser.\nL’équipe de {business}",
        "Merci d’avoir pris le temps d’écrire, {reviewer_first_name}. Nous espérons faire mieux lors de votre prochaine visite.\n{business}",
    ],
    [
        "Merci {reviewer_first_name}\u{202f}! Toute l’équipe est ravie de vous lire. À bientôt à {city}.\n{business}",
        "Un grand merci pour vos mots, {reviewer_first_name}. Nous serons heureux de vous accueillir à nouveau.\nL’équipe de {business}",
        "Merci pour votre avis, {reviewer_first_name}\u{202f}! Il nous touche beaucoup.\n{business}",
    ],
];

/// Returns the drafts for a review of a place (name, city): of the organization's templates that are for its stars and
/// language, then of the built-in ones, of which the review's id chooses the first. The language is the review's, or `home`
/// when it is unknown. A review without a rating counts as one with three stars.
pub(crate) fn drafts(row: &Row, (business, city): (&str, &str), home: &str, own: &[Template]) -> Vec<Draft> {
    let language = row.language.as_deref().unwrap_or(home);
    let stars = row.rating.map_or(3, |tenths| (tenths + 5) / 10);
    let variables = Variables {
        reviewer_first_name: row.author.split_whitespace().next().map(str::to_owned),
        business: Some(business.to_owned()),
        city: Some(city.to_owned()),
    };
    let fits = |of: &&Template| of.language == language && (of.min_stars..=of.max_stars).contains(&stars);
    let own = own.iter().filter(fits).map(|of| (Some(of.name.clone()), of.text.as_str()));
    let built_in = &(if language == "fr" { FRENCH } else { ENGLISH })[class(stars)];
    let first = row.id.as_str().bytes().map(usize::from).sum::<usize>();
    let built_in = (0..built_in.len()).map(|at| (None, built_in[(first + at) % built_in.len()]));
    let filled = own.chain(built_in).map(|(name, text)| Draft { name, text: fill(text, &variables) });
    filled.filter(|draft| !draft.text.is_empty()).collect()
}

fn class(stars: i64) -> usize {
    match stars {
        ..=2 => 0,
        3 => 1,
        _ => 2,
    }
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::{
        rules::merge::tests::{found, row_of},
        types::{FoundReview, TemplateId},
    };

    fn template(language: &str, min_stars: i64, max_stars: i64) -> Template {
        Template {
            id: TemplateId::new(Timestamp::UNIX_EPOCH),
            name: format!("{language} {min_stars}-{max_stars}"),
            language: language.into(),
            min_stars,
            max_stars,
            text: "Hi {reviewer_first_name}".into(),
            updated_at: Timestamp::UNIX_EPOCH,
        }
    }

    #[test]
    fn own_templates_for_the_stars_and_the_language_come_first() {
        let own = [template("en", 1, 2), template("en", 4, 5), template("fr", 1, 5)];
        for (rating, text, expected) in [
            (Some(5.0), "The food was great", "en 4-5"),
            (Some(1.0), "The food was bad", "en 1-2"),
            (Some(1.0), "Très mauvais accueil, pas de pain", "fr 1-5"),
        ] {
            let drafts = drafts(&row_of(&found("1", rating, text)), ("Léa", "Lyon"), "en", &own);
            assert_eq!(
                (drafts[0].name.as_deref(), drafts[0].text.as_str(), drafts.len()),
                (Some(expected), "Hi Ann", 4)
            );
        }
    }

    #[test]
    fn a_review_without_text_gets_drafts_in_the_language_of_the_location() {
        let row = row_of(&FoundReview { author: String::new(), ..found("1", Some(5.0), "") });
        let drafts = drafts(&row, ("Léa", "Lyon"), "fr", &[]);
        assert_eq!(drafts.len(), 3);
        assert!(drafts.iter().all(|draft| draft.text.contains("Léa") && !draft.text.contains('{')), "{drafts:?}");
    }
}
