//! `vitrine openapi`

use super::say;
use crate::{Outcome, document};

pub(crate) fn run() -> Outcome {
    say(&in_order(&document().to_pretty_json()?));
    Ok(())
}

/// Sorts neighboring extensions: utoipa keeps them in a hash map, and the written document must not change from run to run.
fn in_order(text: &str) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let is_extension = |line: &&str| line.trim_start().starts_with("\"x-");
    for extensions in lines.chunk_by_mut(|line, next_line| is_extension(line) && is_extension(next_line)) {
        extensions.sort_unstable_by_key(|line| line.trim_end_matches(','));
    }
    let count = lines.len();
    let with_comma = |(at, line): (usize, &&str)| {
        let goes_on = at + 1 < count && is_extension(line) && is_extension(&lines[at + 1]);
        let line = if is_extension(line) { line.trim_end_matches(',') } else { line };
        let ends = at + 1 < count && is_extension(&line) && !goes_on && !lines[at + 1].trim_start().starts_with('}');
        if goes_on || ends { format!("{line},") } else { line.to_owned() }
    };
    lines.iter().enumerate().map(with_comma).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn extensions_are_sorted_and_the_rest_stays() {
        let last = "{\n  \"a\": 1,\n  \"x-scope\": \"read\",\n  \"x-permission\": \"b\"\n}";
        assert_eq!(in_order(last), "{\n  \"a\": 1,\n  \"x-permission\": \"b\",\n  \"x-scope\": \"read\"\n}");
        let first = "{\n  \"x-b\": 1,\n  \"x-a\": 2,\n  \"a\": 1\n}";
        assert_eq!(in_order(first), "{\n  \"x-a\": 2,\n  \"x-b\": 1,\n  \"a\": 1\n}");
        let alone = "{\n  \"x-a\": 2\n}";
        assert_eq!(in_order(alone), alone);
    }
}
