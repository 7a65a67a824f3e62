//! Robots rules (RFC 9309).

/// Name by which rules address us.
pub(crate) const TOKEN: &str = "vitrinebot";

/// Maximum length of a file that is read.
pub(crate) const MAX_FILE: usize = 500 * 1024;

/// Returns true when the rules of a site allow us a path with its query.
pub(crate) fn is_allowed(file: &str, path: &str) -> bool {
    let rules = rules(file);
    let path = normalized(path);
    let matching = rules.iter().filter(|rule| is_match(rule.pattern.as_bytes(), path.as_bytes()));
    let best = matching.max_by_key(|rule| (rule.pattern.len(), rule.allows));
    best.is_none_or(|rule| rule.allows)
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Rule {
    allows: bool,
    pattern: String,
}

/// Returns the rules of our groups; those of `*` when there are none.
fn rules(file: &str) -> Vec<Rule> {
    let (mut ours, mut others) = (Vec::new(), Vec::new());
    let (mut is_ours, mut is_for_all, mut is_open) = (false, false, false);
    let mut has_ours = false;
    let file = file.trim_start_matches('\u{feff}');
    for line in file.split(['\n', '\r']) {
        let line = line.split('#').next().unwrap_or_default();
        let Some((key, value)) = line.split_once(':') else { continue };
        let (key, value) = (key.trim().to_ascii_lowercase(), value.trim());
        match key.as_str() {
            "user-agent" => {
                // Several agents in a row share the rules below them.
                if !is_open {
                    (is_ours, is_for_all, is_open) = (false, false, true);
                }
                let token = value.split(['/', ' ']).next().unwrap_or_default().to_ascii_lowercase();
                is_ours |= token == TOKEN;
                is_for_all |= token == "*";
                has_ours |= token == TOKEN;
            }
            "allow" | "disallow" => {
                is_open = false;
                if value.is_empty() {
                    continue;
                }
                let rule = Rule { allows: key == "allow", pattern: normalized(value) };
                if is_ours {
                    ours.push(rule.clone());
                }
                if is_for_all {
                    others.push(rule);
                }
            }
            // Other lines are no part of a group.
            _ => {}
        }
    }
    if has_ours { ours } else { others }
}

/// Writes percent-encoded letters and digits as they are, and everything else in capitals.
fn normalized(path: &str) -> String {
    let bytes = path.as_bytes();
    let mut out = String::with_capacity(path.len());
    let mut at = 0;
    while at < bytes.len() {
        let hex = bytes.get(at + 1..at + 3).and_then(|hex| std::str::from_utf8(hex).ok());
        let coded = hex.filter(|_| bytes[at] == b'%').and_then(|hex| u8::from_str_radix(hex, 16).ok());
        match coded {
            Some(byte) if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) => out.push(byte.into()),
            Some(byte) => push_coded(byte, &mut out),
            None if bytes[at].is_ascii() => out.push(bytes[at].into()),
            None => push_coded(bytes[at], &mut out),
        }
        at += if coded.is_some() { 3 } else { 1 };
    }
    out
}

fn push_coded(byte: u8, out: &mut String) {
    use std::fmt::Write;
    let _ = write!(out, "%{byte:02X}");
}

/// Returns true when a pattern with `*` and a final `$` fits the beginning of a path. Takes time in proportion to their
/// product at most.
fn is_match(pattern: &[u8], path: &[u8]) -> bool {
    let (pattern, is_whole) = match pattern.strip_suffix(b"$") {
        Some(pattern) => (pattern, true),
        None => (pattern, false),
    };
    let (mut at, mut seen) = (0, 0);
    let mut star: Option<(usize, usize)> = None;
    loop {
        if at == pattern.len() && (!is_whole || seen == path.len()) {
            return true;
        }
        if at < pattern.len() && pattern[at] == b'*' {
            star = Some((at, seen));
            at += 1;
        } else if at < pattern.len() && seen < path.len() && pattern[at] == path[seen] {
            at += 1;
            seen += 1;
        } else if let Some((place, from)) = star.filter(|(_, from)| *from < path.len()) {
            star = Some((place, from + 1));
            (at, seen) = (place + 1, from + 1);
        } else {
            return false;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_rule_wins_and_allow_wins_a_tie() {
        let file = "User-agent: *\nDisallow: /search\nAllow: /search/about\nDisallow: /p\nAllow: /p\nDisallow: /*.php$\n\
                    Disallow: /a%3cd\nDisallow: /x*y*z\nDisallow:\n";
        for (path, expected) in [
            ("/", true),
            ("/search", false),
            ("/searching?q=1", false),
            ("/search/about", true),
            ("/p/1", true),
            ("/a.php", false),
            ("/a.php?x", true),
            ("/a%3Cd.html", false),
            ("/a%3cd", false),
            ("/x1y2z3", false),
            ("/x1y2", true),
            ("", true),
        ] {
            assert_eq!(is_allowed(file, path), expected, "{path}");
        }
    }

    #[test]
    fn our_group_counts_before_that_of_all_and_groups_of_one_name_are_one() {
        let file = "User-Agent: Googlebot\nUser-agent: VitrineBot/1.0\nDisallow: /a\n\nSitemap: https://x/y\n\
                    User-agent: *\nDisallow: /\n# VitrineBot\nuser-agent: vitrinebot\ndisallow: /b # not here\n";
        for (path, expected) in [("/", true), ("/a", false), ("/b/c", false), ("/c", true)] {
            assert_eq!(is_allowed(file, path), expected, "{path}");
        }
        assert!(is_allowed("User-agent: vitrinebot\nUser-agent: *\nDisallow: /x\n", "/y"));
        assert!(!is_allowed("User-agent: *\nDisallow: /", "/y"));
        assert!(is_allowed("User-agent: vitrinebot\nAllow: /\nUser-agent: *\nDisallow: /", "/y"));
    }

    #[test]
    fn nothing_and_nonsense_forbid_nothing() {
        for file in ["", "\u{feff}", "Disallow: /", "User-agent *\nDisallow /", "<html>Disallow: /</html>"] {
            assert!(is_allowed(file, "/a"), "{file}");
        }
        let stars = format!("User-agent: *\nDisallow: /{}b", "*a".repeat(2_000));
        assert!(is_allowed(&stars, &format!("/{}", "a".repeat(4_000))));
    }
}
