//! Counts the patterns of `docs/language.md` that can be counted in comments and names. Their number may only fall.

#![expect(clippy::expect_used, reason = "a test that cannot go on fails")]

use std::{path::Path, process::Command};

/// Maximum number of matches of all patterns together. Lower it with every change that removes some.
const MAX_MATCHES: usize = 24;
/// Maximum number of matches of the name patterns together. It may only fall, like [`MAX_MATCHES`].
const MAX_NAME_MATCHES: usize = 7;
/// Matches by which the count may stay under the maximum before the maximum has to be lowered.
const SLACK: usize = 25;

/// Beginning of a line of comment, in Rust and in TypeScript.
const COMMENT: &str = r"^[[:space:]]*(//[/!]?|/?\*+) ";

/// Each pattern is an extended regular expression with the rule of `docs/language.md` that it belongs to.
const PATTERNS: [(u8, &str, bool); 8] = [
    (1, r"(What|Who|Whose|How|Where|Whether|Why|Those|That) ", true),
    (2, r".*\b([Ww]hoever|[Ss]omebody|[Nn]obody|[Ee]verybody)\b", true),
    (3, r".*\b(so many|so long|so much|so often|at the most|at the least|as one likes)\b", true),
    (4, r".*, for (the|it|its|a|an|they|there|who|nobody|some|what|these|that|one|all|no) ", true),
    (5, r"(.*\. )?(The same|As above)\b", true),
    (5, r".*\band so on\b", true),
    (7, r".*([Oo]rganisation|[Cc]olour|[Cc]ancelled|[Bb]ehaviour|[Ll]icence|[Cc]atalogue)", true),
    (
        8,
        r"(struct|enum|trait|type|const|mod) (Kept|KEPT|Found|Wanted|Said|On|What|Told|Asked|Going|Given|Known|Shown|again|apart|within|caused|telling|being)\b",
        false,
    ),
];

/// Names that say nothing to a newcomer, counted separately: each pattern is an extended regular expression with the rule
/// of `docs/language.md` that it belongs to.
const NAME_PATTERNS: [(u8, &str); 3] = [
    (2, r"fn ((what|who|those)_|([a-z0-9]+_)*(whoever|whom|nobody|somebody|everybody|told|whatever)(_|\())"),
    (3, r"const (PATIENCE|LIFE|EVERY|AT_ONCE|AHEAD|LONG|MOST|LONGEST|LARGEST|FEWEST|SHORTEST|SMALLEST|QUIET|ROOMY)\b"),
    (
        8,
        r"(struct|enum|trait|type) (Of|Got|How|Which|Made|Typed|Taken|Listed|Named|Checked|Refused|Compared|Filled|Chosen|By|When|Seen|Sent|Ended|Proved|Returned|Answered|Left|Held|Happened|Measured|Imported|Shared)\b",
    ),
];

/// Lines of Rust and TypeScript that match `pattern`; texts for people and generated types are not counted.
fn matching_lines(pattern: &str) -> usize {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("server/ is in the root");
    let output = Command::new("git")
        .args(["grep", "--untracked", "-hE", pattern, "--", "*.rs", "*.ts", "*.tsx"])
        .args([":!server/tests/project/language.rs", ":!web/src/api/schema.d.ts", ":!web/src/site/content"])
        .current_dir(root)
        .output()
        .expect("git runs");
    assert!(output.status.code().is_some_and(|code| code <= 1), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).lines().count()
}

/// Fails unless the matches are at most `max`, and not so few that `max` can be lowered.
fn assert_count(counts: &[(usize, String)], name: &str, max: usize) {
    let total: usize = counts.iter().map(|(matches, _)| matches).sum();
    let report: Vec<&str> = counts.iter().map(|(_, line)| line.as_str()).collect();
    let report = report.join("\n");
    assert!(total <= max, "{total} matches, at most {max}; see docs/language.md\n{report}");
    assert!(total + SLACK >= max, "only {total} matches are left: set {name} to {total}\n{report}");
}

#[test]
fn patterns_that_the_language_guide_replaces_only_become_fewer() {
    let counts = PATTERNS.map(|(rule, pattern, is_in_comments)| {
        let matches = matching_lines(&format!("{}{pattern}", if is_in_comments { COMMENT } else { "" }));
        (matches, format!("rule {rule}: {matches} × {pattern}"))
    });
    assert_count(&counts, "MAX_MATCHES", MAX_MATCHES);
}

#[test]
fn names_that_the_language_guide_replaces_only_become_fewer() {
    let counts = NAME_PATTERNS.map(|(rule, pattern)| {
        let matches = matching_lines(pattern);
        (matches, format!("rule {rule}: {matches} × {pattern}"))
    });
    assert_count(&counts, "MAX_NAME_MATCHES", MAX_NAME_MATCHES);
}
