use super::*;

fn rules(text: &str, language: Language) -> Vec<&'static str> {
    problems(text, language).into_iter().map(|problem| problem.rule).collect()
}

#[test]
fn fair_wordings_pass() {
    for (text, language) in [
        ("Hello {name}, how was your visit at {business}? Tell us what you think, good or bad: {link}", Language::En),
        ("We’d like to hear from you", Language::En),
        ("Thank you for visiting {business}. Your opinion helps other people to choose. {link}", Language::En),
        (
            "Bonjour {name}, comment s’est passée votre visite chez {business}\u{202f}? Donnez votre avis\u{a0}: {link}",
            Language::Fr,
        ),
        ("Votre avis sur {business}", Language::Fr),
        ("Merci de votre visite. Que vous en pensiez du bien ou du mal, votre avis nous intéresse.", Language::Fr),
    ] {
        assert_eq!(rules(text, language), Vec::<&str>::new(), "{text}");
    }
}

#[test]
fn a_name_that_completes_a_link_is_not_quoted() {
    let wording = Wording { subject: "Hello".into(), body: "See evil{name}example {link}".into() };
    let names = [(".", "Chez Nous"), ("there", "Chez Nous"), ("there", "our business")];
    assert_eq!(harmless(&wording, names), ("there", "Chez Nous"));
    let fair = Wording { subject: "Hello {name}".into(), body: "{business} {link}".into() };
    let names = [("Zoé", "Chez Nous"), ("there", "Chez Nous"), ("there", "our business")];
    assert_eq!(harmless(&fair, names), ("Zoé", "Chez Nous"));
}

#[test]
fn unfair_wordings_are_refused_in_english() {
    for (text, rule) in [
        ("Leave a review and get a discount", "reward"),
        ("A GIFT card awaits you", "reward"),
        ("20% off your next visit", "reward"),
        ("Enter our raffle", "reward"),
        ("We would love 5 stars", "rating_words"),
        ("a five-star review", "rating_words"),
        ("Give us 5/5", "rating_words"),
        ("★★★★★", "rating_words"),
        ("Please leave a positive review", "positive_only"),
        ("If you were happy with us, tell the world", "positive_only"),
        ("Not happy? Contact us before you write", "private_first"),
        ("Please contact us first", "private_first"),
        ("Before leaving a review, call", "private_first"),
        ("Please mention our technician", "naming_staff"),
        ("Mention Marie by name", "naming_staff"),
        ("Use the words fast and friendly", "given_words"),
        ("Copy and paste this text", "given_words"),
        ("Help us reach 100 reviews", "quota"),
        ("We need 10 more reviews", "quota"),
        ("You must answer", "pressure"),
        ("My job depends on your answer", "pressure"),
        ("Find us on Yelp", "yelp"),
        ("Write at https://g.page/r/x", "link"),
        ("Your account is locked: HTTPS://evil.example/login", "link"),
        ("See evil.example/login", "link"),
        ("See WWW.evil.example", "link"),
        ("See evil。example", "link"),
        ("Write to me@evil.example", "link"),
        ("See evil.{name}/login", "link"),
        ("Hello {firstname}", "unknown_variable"),
        ("Hello {name", "unknown_variable"),
    ] {
        assert!(rules(text, Language::En).contains(&rule), "{text}: {:?}", rules(text, Language::En));
    }
}

#[test]
fn unfair_wordings_are_refused_in_french() {
    for (text, rule) in [
        ("Une remise vous attend", "reward"),
        ("Un CADEAU pour chaque avis", "reward"),
        ("Participez au tirage au sort", "reward"),
        ("Un café offert", "reward"),
        ("En échange de votre avis", "reward"),
        ("Mettez-nous 5\u{a0}étoiles", "rating_words"),
        ("cinq étoiles", "rating_words"),
        ("la note maximale", "rating_words"),
        ("10/10", "rating_words"),
        ("Laissez un avis positif", "positive_only"),
        ("Si vous êtes satisfaite, dites-le", "positive_only"),
        ("Contactez-nous avant de publier", "private_first"),
        ("Un souci\u{202f}? Parlez-nous-en d’abord", "private_first"),
        ("Si vous n’êtes pas satisfait", "private_first"),
        ("Mentionnez le prénom de Marie", "naming_staff"),
        ("Citez Marie", "naming_staff"),
        ("Utilisez les mots rapide et aimable", "given_words"),
        ("Copiez ce texte", "given_words"),
        ("Plus que 12 avis", "quota"),
        ("Notre objectif", "quota"),
        ("Vous devez répondre", "pressure"),
        ("N’oubliez pas", "pressure"),
        ("Retrouvez-nous sur Yelp", "yelp"),
        ("Bonjour {prenom}", "unknown_variable"),
    ] {
        assert!(rules(text, Language::Fr).contains(&rule), "{text}: {:?}", rules(text, Language::Fr));
    }
}

#[test]
fn a_problem_has_its_place_in_utf_16_units() {
    let text = "😀 été : un cadeau";
    let [problem] = &problems(text, Language::Fr)[..] else { panic!() };
    assert_eq!((problem.rule, problem.text.as_str()), ("reward", "cadeau"));
    let units: Vec<u16> = text.encode_utf16().collect();
    assert_eq!(String::from_utf16(&units[problem.start..problem.end]).unwrap(), "cadeau");
}

#[test]
fn the_link_stands_once_in_the_body_and_not_in_the_subject() {
    let check = |subject: &str, body: &str| {
        let wording = Wording { subject: subject.into(), body: body.into() };
        all_problems(&Wordings { en: Some(wording), fr: None }).iter().any(|check| check.problem.rule == "link")
    };
    assert!(!check("Hello", "See {link}"));
    assert!(check("Hello", "See"));
    assert!(check("Hello", "{link} {link}"));
    assert!(check("{link}", "{link}"));
}

#[test]
fn variables_are_filled_in_once() {
    assert_eq!(filled("Hi {name} of {business}: {link} {x", "{business}", "B"), "Hi {business} of B: {link} {x");
}

#[test]
fn the_wordings_of_single_requests_are_fair() {
    assert_eq!(all_problems(&default_wordings()), Vec::new());
    assert!(default_wordings().all().all(|(_, wording)| has_valid_lengths(wording)));
}
