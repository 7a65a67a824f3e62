//! Counts the patterns of `docs/language.md` that can be counted in comments and names. Their number may only fall.

#![expect(clippy::expect_used, reason = "a test that cannot go on fails")]

use std::{path::Path, process::Command};

/// Maximum number of matches of all patterns together. Lower it with every change that removes some.
const MAX_MATCHES: usize = 91;
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

#[test]
fn patterns_that_the_language_guide_replaces_only_become_fewer() {
    let counts = PATTERNS.map(|(rule, pattern, is_in_comments)| {
        let matches = matching_lines(&format!("{}{pattern}", if is_in_comments { COMMENT } else { "" }));
        (matches, format!("rule {rule}: {matches} × {pattern}"))
    });
    let total: usize = counts.iter().map(|(matches, _)| matches).sum();
    let report = counts.map(|(_, line)| line).join("\n");
    assert!(total <= MAX_MATCHES, "{total} matches, at most {MAX_MATCHES}; see docs/language.md\n{report}");
    assert!(total + SLACK >= MAX_MATCHES, "only {total} matches are left: set MAX_MATCHES to {total}\n{report}");
}
