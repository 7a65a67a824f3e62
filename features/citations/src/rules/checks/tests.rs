//! Tests of the checks of manual results and of changes of directories.

use super::*;

#[test]
fn a_person_says_one_thing_about_a_listing() {
    let url = Some("https://yelp.com/biz/x".to_owned());
    let named = NewListing { name: Some(" Chez\tNous ".into()), ..NewListing::default() };
    assert_eq!(
        seen(&named),
        Ok(Observation::Listing(Values { name: Some("Chez Nous".into()), ..Values::default() }, None))
    );
    assert_eq!(
        seen(&NewListing { url: url.clone(), ..NewListing::default() }),
        Ok(Observation::Listing(Values::default(), url.clone()))
    );
    assert_eq!(seen(&NewListing { is_missing: true, ..NewListing::default() }), Ok(Observation::Missing));
    for (wrong, field) in [
        (NewListing::default(), "url"),
        (NewListing { is_missing: true, url, ..NewListing::default() }, "is_missing"),
        (NewListing { url: Some("javascript:alert(1)".into()), ..NewListing::default() }, "url"),
        (NewListing { name: Some("a\0".into()), ..NewListing::default() }, "name"),
        (NewListing { phone: Some("1".repeat(101)), ..NewListing::default() }, "phone"),
    ] {
        let errors = seen(&wrong).unwrap_err();
        assert_eq!(errors[0].field, field, "{wrong:?}");
    }
}

#[test]
fn a_domain_is_taken_from_any_address() {
    for (text, expected) in [
        ("www.example.org", Some("example.org")),
        ("https://Example.org/a?b", Some("example.org")),
        ("localhost", None),
        ("https://127.0.0.1/", None),
        ("", None),
    ] {
        assert_eq!(domain_of(text).as_deref(), expected, "{text}");
    }
}

#[test]
fn only_tier_and_visibility_of_a_listed_directory_can_be_changed() {
    let fields = |patch: &DirectoryPatch| {
        changed_listed(patch).err().unwrap_or_default().into_iter().map(|error| error.field).collect::<Vec<_>>()
    };
    assert!(fields(&DirectoryPatch { tier: Some(5), is_hidden: Some(true), ..DirectoryPatch::default() }).is_empty());
    assert_eq!(
        fields(&DirectoryPatch { tier: Some(0), name: Some("a".into()), ..DirectoryPatch::default() }),
        ["tier", "name"]
    );
}
