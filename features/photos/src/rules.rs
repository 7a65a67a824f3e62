//! Names and addresses of pictures, what may be said about a photo, and the list that a location keeps. Pure.

use std::collections::BTreeSet;

use api::FieldError;
use serde_json::json;

/// Most photos of one location.
pub(crate) const MAX_PHOTOS: usize = 50;
/// Longest description of a photo, in characters.
pub(crate) const MAX_ALT: usize = 250;

/// Where pictures are served.
const FOLDER: &str = "/media/";
/// Hexadecimal digits of a key: 128 bits.
const KEY: usize = 32;

/// The key of random bits.
pub(crate) fn key(bits: u128) -> String {
    format!("{bits:032x}")
}

/// Under which names the picture and the small one are kept.
pub(crate) fn names(key: &str) -> [String; 2] {
    [format!("{key}.jpg"), format!("{key}-small.jpg")]
}

/// The key of a name that [`names`] made; `None` for every other text.
pub(crate) fn key_of(name: &str) -> Option<&str> {
    let (key, ending) = name.split_at_checked(KEY)?;
    let is_key = key.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'));
    (is_key && matches!(ending, ".jpg" | "-small.jpg")).then_some(key)
}

/// Where a picture is found.
pub(crate) fn url(key: &str) -> String {
    let [name, _] = names(key);
    format!("{FOLDER}{name}")
}

/// Where the small one is found.
pub(crate) fn thumbnail_url(key: &str) -> String {
    let [_, name] = names(key);
    format!("{FOLDER}{name}")
}

/// What is said about a photo, as it is kept.
pub(crate) fn alt(said: Option<&str>) -> Result<Option<String>, FieldError> {
    let cleaned = text::clean(said.unwrap_or_default());
    let cleaned =
        cleaned.map_err(|_| FieldError::new("alt", "control_characters", "There is a control character in it."))?;
    if cleaned.chars().count() > MAX_ALT {
        let error = FieldError::new("alt", "too_long", format!("At most {MAX_ALT} characters."));
        return Err(error.with_params(json!({ "max": MAX_ALT })));
    }
    Ok((!cleaned.is_empty()).then(|| cleaned.into_owned()))
}

/// True when `order` names each of `photos` once and nothing else.
pub(crate) fn is_order_of<'a>(order: &[String], photos: impl Iterator<Item = &'a str>) -> bool {
    let (named, photos): (BTreeSet<&str>, BTreeSet<&str>) =
        (order.iter().map(String::as_str).collect(), photos.collect());
    order.len() == photos.len() && named == photos
}

/// The photos that a location says it has: ours in their order, then those from elsewhere that it had before.
pub(crate) fn listed(before: &[String], gone: Option<&str>, keys: &[String]) -> Vec<String> {
    let ours: Vec<String> = keys.iter().map(|key| url(key)).collect();
    let gone = gone.map(url);
    let others = before.iter().filter(|url| !ours.contains(url) && gone.as_ref() != Some(url)).cloned();
    ours.iter().cloned().chain(others).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_that_were_made_here_are_names() {
        let key = key(0xff);
        assert_eq!(key, "000000000000000000000000000000ff");
        assert!(names(&key).iter().all(|name| key_of(name) == Some(key.as_str())));
        for other in [
            "",
            "a.jpg",
            "../../etc/passwd",
            "000000000000000000000000000000FF.jpg",
            "000000000000000000000000000000ff",
            "000000000000000000000000000000ff.png",
            "000000000000000000000000000000ff.jpg/..",
            "é00000000000000000000000000000ff.jpg",
        ] {
            assert_eq!(key_of(other), None, "{other}");
        }
    }

    #[test]
    fn an_order_names_each_once() {
        let order = |ids: &[&str]| {
            is_order_of(&ids.iter().map(ToString::to_string).collect::<Vec<_>>(), ["a", "b"].into_iter())
        };
        assert!(order(&["b", "a"]) && order(&["a", "b"]));
        for wrong in [&["a"][..], &["a", "a"], &["a", "b", "b"], &["a", "c"], &["a", "b", "c"], &[]] {
            assert!(!order(wrong), "{wrong:?}");
        }
    }

    #[test]
    fn photos_from_elsewhere_stay_behind_ours() {
        let (old, new) = (key(1), key(2));
        let before = vec!["https://example.com/a.jpg".to_owned(), url(&old)];
        let both = listed(&before, None, &[new.clone(), old.clone()]);
        assert_eq!(both, [url(&new), url(&old), "https://example.com/a.jpg".to_owned()]);
        assert_eq!(
            listed(&both, Some(&old), std::slice::from_ref(&new)),
            [url(&new), "https://example.com/a.jpg".to_owned()]
        );
    }

    #[test]
    fn what_is_said_is_cleaned_and_bounded() {
        assert_eq!(alt(None), Ok(None));
        assert_eq!(alt(Some("  ")), Ok(None));
        assert_eq!(alt(Some(" The  front ")), Ok(Some("The front".into())));
        assert_eq!(alt(Some(&"é".repeat(250))).unwrap().unwrap().chars().count(), 250);
        assert_eq!(alt(Some(&"é".repeat(251))).unwrap_err().code, "too_long");
        assert_eq!(alt(Some("a\u{0}b")).unwrap_err().code, "control_characters");
    }
}
