//! Tests of the served files of the site.

use super::*;

#[test]
fn screens_are_the_app_in_both_languages() {
    for path in [
        "/login",
        "/fr/login",
        "/fr/signup",
        "/dashboard",
        "/dashboard/locations",
        "/access-denied",
        "/fr/docs/api",
        "/fr/forgot-password",
    ] {
        assert!(is_screen(path), "{path}");
    }
    for path in ["/", "/loginx", "/fr/dashboardx", "/assets/x.js", "/frlogin"] {
        assert!(!is_screen(path), "{path}");
    }
}

#[test]
fn a_text_is_in_the_program_once_however_it_is_asked_for() {
    let endings = [".gz", ".html", ".js", ".css", ".svg", ".json", ".xml", ".txt", ".webmanifest"];
    assert_eq!(Files::iter().find(|name| endings.iter().any(|ending| name.ends_with(ending))), None);
}

#[test]
fn an_encoding_counts_unless_refused() {
    assert!(accepts("gzip, deflate, br", "br"));
    assert!(accepts("br;q=0.5", "br"));
    assert!(!accepts("gzip, br;q=0", "br"));
    assert!(!accepts("", "br"));
}

#[test]
fn a_trailing_slash_never_leads_to_another_host() {
    let response = moved(&Redirects::default(), "//evil.example/", &Uri::from_static("//evil.example/"));
    assert_eq!(response.headers()[header::LOCATION], "/evil.example");
}

#[test]
fn every_reason_to_move_is_one_step() {
    let redirects = Redirects::read(br#"{"/fr/about":"/fr/a-propos"}"#);
    let to = |path: &'static str| {
        let response = moved(&redirects, path.split('?').next().unwrap_or_default(), &Uri::from_static(path));
        response.headers()[header::LOCATION].to_str().unwrap_or_default().to_owned()
    };
    assert_eq!(to("/fr/about"), "/fr/a-propos");
    assert_eq!(to("/fr/about/"), "/fr/a-propos");
    assert_eq!(to("/fr/about.html?from=mail"), "/fr/a-propos?from=mail");
    assert_eq!(to("/pricing/"), "/pricing");
    assert_eq!(to("/index.html"), "/");
}

#[test]
fn internal_files_are_not_served() {
    for name in ["redirects.json", "app.html", "theme.js.br", ".vite/manifest.json"] {
        assert!(!is_public(name), "{name}");
    }
    assert!(is_public("robots.txt"));
}
