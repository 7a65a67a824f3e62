//! Robots rules (RFC 9309).

/// Name by which rules address us.
pub(crate) const TOKEN: &str = "vitrinebot";

/// Maximum length of a file that is read.
pub(crate) const MAX_FILE: usize = 500 * 1024;
/// Maximum number of rules that are read.
const MAX_RULES: usize = 5_000;

/// Returns true when the rules of a site allow us a path with its query.
pub(crate) fn is_allowed(file: &str, path: &str) -> bool {
    let rules = rules(file);
    let path = normalized(path);
    let matching = rules.iter().filter(|rule| is_match(&rule.pattern, &path));
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
    let (mut own_rules, mut others) = (Vec::new(), Vec::new());
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
                if value.is_empty() || own_rules.len() + others.len() >= MAX_RULES {
                    continue;
                }
                let rule = Rule { allows: key == "allow", pattern: normalized(value) };
                if is_ours {
                    own_rules.push(rule.clone());
                }
                if is_for_all {
                    others.push(rule);
                }
            }
            // Other lines are no part of a group.
            _ => {}
        }
    }
    if has_ours { own_rules } else { others }
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
/// sum: the earliest place of each part leaves the most room for the parts after it.
fn is_match(pattern: &str, path: &str) -> bool {
    let (pattern, is_whole) = match pattern.strip_suffix('$') {
        Some(pattern) => (pattern, true),
        None => (pattern, false),
    };
    let mut parts = pattern.split('*');
    let Some(mut remaining) = parts.next().and_then(|start| path.strip_prefix(start)) else { return false };
    let Some(last) = parts.next_back() else { return !is_whole || remaining.is_empty() };
    for part in parts {
        match remaining.find(part) {
            Some(at) => remaining = &remaining[at + part.len()..],
            None => return false,
        }
    }
    if is_whole { remaining.ends_with(last) } else { remaining.contains(last) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_rule_wins_and_allow_wins_a_tie() {
        let file = "User-agent: *\nDisallow: /search\nAllow: /search/about\nDisallow: /p\nAllow: /p\nDisallow: /*.php$\n\
                    Disallow: /a%3cd\nDisallow: /x*y*z\nDisallow: /shop/*/cart$\nDisallow:\n";
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
            ("/shop/a/cart", false),
            ("/shop/cart/b", true),
            ("/shop/a/cart/b/cart", false),
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
    }

    #[test]
    fn a_hostile_file_takes_time_in_proportion_to_its_length() {
        let rule = format!("Disallow: /*{}b\n", "a".repeat(50_000));
        let file = format!("User-agent: *\n{}Disallow: /{}b", rule.repeat(9), "*a".repeat(20_000));
        assert!(is_allowed(&file, &format!("/{}", "a".repeat(300_000))));
    }
}
