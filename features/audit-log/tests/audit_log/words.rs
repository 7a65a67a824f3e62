//! The web app has words for what is done.

use audit::Action;

#[test]
fn each_action_of_an_organisation_has_words_in_both_languages() {
    for language in ["en", "fr"] {
        let file = format!("{}/../../web/src/messages/{language}/audit.ts", env!("CARGO_MANIFEST_DIR"));
        let words = std::fs::read_to_string(file).unwrap();
        for action in Action::ALL.iter().filter(|action| !["key", "messages"].contains(&action.area())) {
            assert!(words.contains(&format!("\"{}\": \"", action.as_str())), "{language} {}", action.as_str());
        }
    }
}
