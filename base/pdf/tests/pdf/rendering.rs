//! Bytes, pages and conformance.

use pdf::Language;

use crate::sample::report;

#[test]
fn a_report_conforms_and_has_the_same_bytes_again() {
    for language in [Language::En, Language::Fr] {
        let first = report(language).render().unwrap();
        assert!(first.is_conforming);
        assert_eq!(first, report(language).render().unwrap());
    }
}
