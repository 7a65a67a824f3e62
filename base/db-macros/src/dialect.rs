//! Translation of the shared SQL into SQLite's dialect, in the few places where it differs from PostgreSQL's.

/// Returns the statement in SQLite's dialect.
///
/// - `$1` becomes `?1`: in SQLite `$1` is a name, and arguments would be numbered in order of appearance.
/// - `for update` and `for update skip locked` are removed: SQLite has one writer, and neither has nor needs row locks.
/// - `= any($n)` becomes `in (select value from json_each(?n))`: lists are passed as JSON.
pub(crate) fn sqlite(text: &str) -> String {
    let mut text = text.replace("for update skip locked", "").replace("for update", "");
    while let Some(start) = text.find("= any($") {
        let Some(end) = text[start..].find(')').map(|end| start + end) else { break };
        let argument = text[start + "= any(".len()..end].to_owned();
        text.replace_range(start..=end, &format!("in (select value from json_each({argument}))"));
    }
    for digit in '1'..='9' {
        text = text.replace(&format!("${digit}"), &format!("?{digit}"));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::sqlite;

    #[test]
    fn arguments_are_numbered_and_not_named() {
        assert_eq!(sqlite("select $2, $1, $12 || '$.x'"), "select ?2, ?1, ?12 || '$.x'");
    }

    #[test]
    fn lists_travel_as_json_and_row_locks_go() {
        let text = "select id from jobs where id = any($3) and kind = any($1) for update skip locked";
        let wanted = "select id from jobs where id in (select value from json_each(?3)) \
                      and kind in (select value from json_each(?1)) ";
        assert_eq!(sqlite(text), wanted);
    }
}
