//! Nothing is mounted that the OpenAPI document lacks: what `routes!` mounts is in it, and the rest is listed here.

use std::{collections::BTreeSet, fs, path::Path, process::Command};

/// Files that mount something by another way, and what.
const BESIDES: [(&str, &str); 22] = [
    ("features/auth/src/routes.rs", "the protocol of the public client, described by docs of its own"),
    ("features/billing/src/webhook.rs", "events of Stripe, signed by it"),
    ("features/brands/src/confirmation.rs", "addresses for replies, confirmed by their owners"),
    ("features/citations/src/bot.rs", "who reads pages of directories, for their operators"),
    ("features/domains/src/tls.rs", "the question of the proxy in front about certificates, closed to the public"),
    ("features/mcp/src/lib.rs", "tools of assistants and their OAuth, described by protocols of their own"),
    ("features/pages/src/public.rs", "landing pages, for everybody"),
    ("features/photos/src/pictures.rs", "pictures, which are no part of the API"),
    ("features/portal/src/pages.rs", "the client portal, for people without an account"),
    ("features/reports/src/public.rs", "shared reports and the stop of emails, for people without an account"),
    ("features/requests/src/public.rs", "pages of recipients, who have no account"),
    ("features/scim/src/endpoints.rs", "provisioning by identity providers, described by RFC 7644"),
    ("features/site/src/notices.rs", "forms of the public site without a script"),
    ("server/src/deprecation.rs", "routes of its tests"),
    ("features/sso/src/routes.rs", "the way to identity providers and back, for browsers, and the end of sessions"),
    ("server/src/health.rs", "whether the program lives"),
    ("server/src/map_tiles.rs", "the street map of the operator, a public file"),
    ("server/src/metrics.rs", "figures for the operator, closed to the public"),
    ("server/src/status.rs", "the state of the instance for the operator, closed to the public"),
    ("server/src/simulators.rs", "simulators of demos, on loopback at an address of their own"),
    ("server/src/security_txt.rs", "where to report weaknesses, at the address of its RFC"),
    ("server/src/router.rs", "the document itself, and 404 for the rest of the API"),
];

#[test]
fn every_mounted_route_is_documented_or_listed() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let listed = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard", "features/*/src/*.rs", "server/src/*.rs"])
        .current_dir(&root)
        .output()
        .expect("git runs");
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    let mounts = |file: &&str| {
        let text = fs::read_to_string(root.join(file)).unwrap_or_default();
        [".route(\"", ".route(&", ".route_service(", ".nest_service(", ".fallback("]
            .iter()
            .any(|way| text.contains(way))
    };
    let mounting: BTreeSet<&str> = listed.lines().filter(mounts).collect();
    let expected: BTreeSet<&str> = BESIDES.iter().map(|(file, _)| *file).collect();
    assert_eq!(mounting, expected, "routes outside of the document");
}
