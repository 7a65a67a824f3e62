//! Requirements of photos and their descriptions, and the list of photos in a location. Pure.

use std::collections::BTreeSet;

use api::FieldError;
use media::{Form, names::url};
use serde_json::json;

/// Maximum number of photos of one location.
pub(crate) const MAX_PHOTOS: usize = 50;
/// Maximum length of a description, in characters.
pub(crate) const MAX_ALT: usize = 250;

/// Requirements of an uploaded picture, and the sizes that are made of it.
pub(crate) const FORM: Form =
    Form { is_square: false, min_side: 250, largest_side: 2048, thumbnail_side: 480, is_clear: false };

/// Cleans and checks a description.
pub(crate) fn alt(said: Option<&str>) -> Result<Option<String>, FieldError> {
    let cleaned = text::clean(said.unwrap_or_default());
    let cleaned =
        cleaned.map_err(|_| FieldError::new("alt", "control_characters", "It contains an invalid character."))?;
    if cleaned.chars().count() > MAX_ALT {
        let error = FieldError::new("alt", "too_long", format!("Maximum {MAX_ALT} characters."));
        return Err(error.with_params(json!({ "max": MAX_ALT })));
    }
    Ok((!cleaned.is_empty()).then(|| cleaned.into_owned()))
}

/// Returns true when `order` contains each of `photos` once and nothing else.
pub(crate) fn is_order_of<'a>(order: &[String], photos: impl Iterator<Item = &'a str>) -> bool {
    let (named, photos): (BTreeSet<&str>, BTreeSet<&str>) =
        (order.iter().map(String::as_str).collect(), photos.collect());
    order.len() == photos.len() && named == photos
}

/// Returns the photos of a location: uploaded ones in their order, then external ones that it had before.
pub(crate) fn listed(before: &[String], gone: Option<&str>, keys: &[String]) -> Vec<String> {
    let ours: Vec<String> = keys.iter().map(|key| url(key)).collect();
    let gone = gone.map(url);
    let others = before.iter().filter(|url| !ours.contains(url) && gone.as_ref() != Some(url)).cloned();
    ours.iter().cloned().chain(others).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use media::names::key;

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
        let (old, new) = (key(1, false), key(2, false));
        let before = vec!["https://example.com/a.jpg".to_owned(), url(&old)];
        let both = listed(&before, None, &[new.clone(), old.clone()]);
        assert_eq!(both, [url(&new), url(&old), "https://example.com/a.jpg".to_owned()]);
        assert_eq!(
            listed(&both, Some(&old), std::slice::from_ref(&new)),
            [url(&new), "https://example.com/a.jpg".to_owned()]
        );
    }

    #[test]
    fn descriptions_are_cleaned_and_limited() {
        assert_eq!(alt(None), Ok(None));
        assert_eq!(alt(Some("  ")), Ok(None));
        assert_eq!(alt(Some(" The  front ")), Ok(Some("The front".into())));
        assert_eq!(alt(Some(&"é".repeat(250))).unwrap().unwrap().chars().count(), 250);
        assert_eq!(alt(Some(&"é".repeat(251))).unwrap_err().code, "too_long");
        assert_eq!(alt(Some("a\u{0}b")).unwrap_err().code, "control_characters");
    }
}
