//! Programs that identify themselves. Their visits are not counted.

/// Parts of the names of programs, in lower case.
const SIGNS: [&str; 24] = [
    "bot",
    "crawl",
    "spider",
    "slurp",
    "preview",
    "fetch",
    "scan",
    "monitor",
    "curl",
    "wget",
    "python",
    "java/",
    "go-http",
    "node",
    "axios",
    "headless",
    "lighthouse",
    "pingdom",
    "uptime",
    "facebookexternalhit",
    "whatsapp",
    "embed",
    "http-client",
    "libwww",
];

/// Returns true for the user agent of a program. A browser always names itself.
pub(crate) fn is_bot(user_agent: Option<&str>) -> bool {
    let Some(agent) = user_agent.map(str::trim).filter(|agent| !agent.is_empty()) else { return true };
    let agent = agent.to_ascii_lowercase();
    !agent.contains("mozilla/") && !agent.contains("opera/") || SIGNS.iter().any(|sign| agent.contains(sign))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_and_bots_are_distinguished() {
        for (agent, expected) in [
            (Some("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1"), false),
            (Some("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"), false),
            (Some("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"), true),
            (Some("Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0"), true),
            (Some("curl/8.14.1"), true),
            (Some(""), true),
            (None, true),
        ] {
            assert_eq!(is_bot(agent), expected, "{agent:?}");
        }
    }
}
