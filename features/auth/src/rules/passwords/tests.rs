//! Table tests of the strength of passwords.

use serde_json::json;

use super::*;

fn refused_for(parts: &[&str]) -> Weakness {
    Weakness::Guessable(parts.iter().map(|part| (*part).to_owned()).collect())
}

#[test]
fn a_password_is_hard_to_guess_and_scores_three_points_or_is_a_passphrase() {
    let cases = [
        ("", Some(Weakness::Length)),
        ("aB1!x", Some(Weakness::Length)),
        ("éàüöß", Some(Weakness::Length)),
        ("qzvkwp", Some(Weakness::Characters)),
        ("qzvkwpmt", Some(Weakness::Characters)),
        ("qzvk wpmt", Some(Weakness::Characters)),
        // Eight characters of chance are 10^8 guesses, nine are enough.
        ("QZVKWPmt", Some(refused_for(&[]))),
        ("QZVKWPmtj", None),
        ("qZvkw7", Some(refused_for(&[]))),
        ("qzvkwpmt!", None),
        ("qzvkwpmtÉ", None),
        ("Rue-du-Bac-75007", None),
        // Fifteen characters of one kind, and fourteen.
        ("xkqzvwmpltrhgjn", None),
        ("xkqzvwmpltrhgj", Some(Weakness::Characters)),
        ("correcthorsebatterystaple", None),
        ("velvet marquee otter pantry", None),
        ("aaaaaaaaaaaaaaaaaaaa", Some(refused_for(&["aaaaaaaaaaaaaaaaaaaa"]))),
        ("abcdefghijklmnopqrst", Some(refused_for(&["abcdefghijklmnopqrst"]))),
    ];
    for (password, expected) in cases {
        assert_eq!(weakness(password, &[], 6, true), expected, "{password:?}");
    }
}

#[test]
fn an_everyday_password_is_refused_and_its_guessable_parts_are_named() {
    let cases: [(&str, &[&str]); 29] = [
        ("Password1!", &["Password1"]),
        ("Passw0rd!", &["Passw0rd"]),
        ("P@ssw0rd", &["P@ssw0rd"]),
        ("P@ssw0rd123", &["P@ssw0rd", "123"]),
        ("drowssaP", &["drowssaP"]),
        ("trustNO1", &["trustNO1"]),
        ("Welcome1!", &["Welcome1"]),
        ("Qwerty123!", &["Qwerty123"]),
        ("Admin123!", &["Admin123"]),
        ("Abcd1234!", &["Abcd1234"]),
        ("Test1234!", &["Test1234"]),
        ("Azerty123!", &["Azerty123"]),
        ("Iloveyou1!", &["Iloveyou"]),
        ("Summer2026!", &["Summer", "2026"]),
        ("MotDePasse1!", &["MotDePasse"]),
        ("password123456789", &["password", "123456789"]),
        ("1234567890123456a", &["1234567890", "123456a"]),
        ("qwertyuiop123456", &["qwertyuiop", "123456"]),
        ("Trustno1Trustno1", &["Trustno1Trustno1"]),
        ("Bonjour123!", &["Bonjour", "123"]),
        ("Printemps2026!", &["Printemps", "2026"]),
        ("Vacances2026!", &["Vacances", "2026"]),
        ("Bienvenue1!", &["Bienvenue"]),
        ("Entreprise1!", &["Entreprise"]),
        ("Administrateur1!", &["Administrateur"]),
        ("Boutique2026!", &["Boutique", "2026"]),
        ("Jetaime123!", &["Jetaime", "123"]),
        ("Azertyuiop1!", &["Azertyuiop"]),
        ("Marseille13!", &["Marseille"]),
    ];
    for (password, parts) in cases {
        assert_eq!(weakness(password, &[], 8, true), Some(refused_for(parts)), "{password:?}");
    }
    assert_eq!(weakness("éééééééééééé", &[], 8, true), Some(Weakness::Characters));
}

#[test]
fn a_password_of_chance_or_of_several_words_is_accepted() {
    for password in [
        "kX9$vQ2zT",
        "tr7-Gb4xqw",
        "Awning-7-Copper",
        "Quai-Voltaire-9",
        "Correct-horse-7",
        "a quite long Passphrase 4 you",
        "chaussette moulin trapèze 12",
        "le chat du voisin dort tard",
        "f3a91c07-5be2d814-90aa3c6e-17d4b8f2",
        "雨の日は本を読むと決めている人",
    ] {
        assert_eq!(weakness(password, &[], 8, true), None, "{password:?}");
    }
}

#[test]
fn the_message_quotes_the_guessable_part() {
    for (refused, message) in [
        (refused_for(&[]), "This password is easy to guess. Make it longer."),
        (refused_for(&["Admin123"]), "“Admin123” is easy to guess. Choose another password."),
        (refused_for(&["Summer", "2026"]), "“Summer” and “2026” are easy to guess. Choose another password."),
        (refused_for(&["a", "b", "c"]), "“a”, “b” and “c” are easy to guess. Choose another password."),
    ] {
        assert_eq!(refused.message(8), message);
    }
}

#[test]
fn only_the_length_counts_where_simple_passwords_are_allowed() {
    assert_eq!(weakness("secret", &[], 6, false), None);
    assert_eq!(weakness("secre", &[], 6, false), Some(Weakness::Length));
}

#[test]
fn the_score_counts_as_the_meter_does() {
    let cases = [
        ("", 0),
        ("a", 1),
        ("aA", 2),
        ("aA1", 3),
        ("aA1!", 4),
        ("aA1!aA1!", 5),
        ("12345678", 2),
        ("é", 1),
        ("É", 1),
        (" ", 0),
    ];
    for (password, expected) in cases {
        assert_eq!(strength(password), expected, "{password:?}");
    }
}

fn words(email: &str, metadata: &Value) -> Vec<String> {
    own_words(email, metadata.as_object().unwrap())
}

#[test]
fn the_words_of_a_user_are_their_names_and_the_parts_of_their_address() {
    let metadata = json!({ "first_name": "Zoé", "last_name": "Le Goff", "company": "Café d’Or", "plan": "starter" });
    assert_eq!(
        words("zoe.legoff75@boutique.example.com", &metadata),
        ["boutique", "cafe", "café", "example", "goff", "legoff", "vitrine", "zoe", "zoe.legoff75", "zoé"]
    );
    assert_eq!(words("", &json!({ "first_name": 7 })), ["vitrine"]);
}

#[test]
fn names_and_parts_of_the_address_make_no_password() {
    let words = words("marie.dupont75@example.com", &json!({ "first_name": "Zoé", "company": "Boulangerie Roy" }));
    let cases: [(&str, &[&str]); 11] = [
        ("Dupont-1985", &["Dupont", "1985"]),
        ("MarieDupont1!", &["Marie", "Dupont"]),
        ("tnopuD-1985!", &["tnopuD", "1985"]),
        ("Dup0nt-1985!", &["Dup0nt", "1985"]),
        ("DupontDupont1!", &["DupontDupont"]),
        ("Zoe-2026-Zoé", &["Zoe", "2026", "Zoé"]),
        ("Boulangerie75!", &["Boulangerie"]),
        ("Vitrine2026!", &["Vitrine", "2026"]),
        ("Example-12345", &["Example", "12345"]),
        ("marie.dupont75", &["marie.dupont75"]),
        ("MarieDupontRoy!", &["Marie", "Dupont", "Roy"]),
    ];
    for (password, parts) in cases {
        assert_eq!(weakness(password, &words, 8, true), Some(refused_for(parts)), "{password:?}");
    }
    for password in ["Rue-du-Bac-75007", "Dupont-Rue-du-Bac-75007", "correcthorsebatterystaple"] {
        assert_eq!(weakness(password, &words, 8, true), None, "{password:?}");
    }
}
