//! Translation of the shared SQL into SQLite's dialect, in the few places where it differs from PostgreSQL's.

/// Returns the statement in SQLite's dialect.
///
/// - `$1` becomes `?1`: in SQLite `$1` is a name, and arguments would be numbered in order of appearance.
/// - `for update` and `for update skip locked` are removed: SQLite has one writer, and neither has nor needs row locks.
/// - A search in `array_to_tsvector(string_to_array(t.words, ' '))` becomes one in the full-text table `t_words`.
/// - `= any($n)` becomes `in (select value from json_each(?n))`: lists are passed as JSON.
pub(crate) fn sqlite(text: &str) -> String {
    let mut text = text.replace("for update skip locked", "").replace("for update", "");
    if let Some(translated) = word_search(&text) {
        text = translated;
    }
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

/// Translates `array_to_tsvector(string_to_array(t.words, ' ')) @@ cast(cast($q as text) as tsquery) limit $n`. The limit
/// also ends the search in the full-text table, which would otherwise read every match first.
fn word_search(text: &str) -> Option<String> {
    let (before, rest) = text.split_once("array_to_tsvector(string_to_array(")?;
    let (table, rest) = rest.split_once(".words, ' ')) @@ cast(cast(")?;
    let (query, limit) = rest.split_once(" as text) as tsquery) limit ")?;
    let words = format!("{table}_words");
    let matching = format!("select rowid from {words} where {words} match {query} limit {limit}");
    // The plus keeps SQLite from reading all rows of the organization to compare them with the matches.
    let before = before.replace(" org_id = ", " +org_id = ");
    Some(format!("{before}{table}.rowid in ({matching}) limit {limit}"))
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
        let expected = "select id from jobs where id in (select value from json_each(?3)) \
                      and kind in (select value from json_each(?1)) ";
        assert_eq!(sqlite(text), expected);
    }

    #[test]
    fn a_search_for_words_is_one_in_the_full_text_table() {
        let text = "select id from notes where org_id = $1 and array_to_tsvector(string_to_array(notes.words, ' ')) @@ \
                    cast(cast($2 as text) as tsquery) limit $3";
        let expected = "select id from notes where +org_id = ?1 and notes.rowid in (select rowid from notes_words where \
                      notes_words match ?2 limit ?3) limit ?3";
        assert_eq!(sqlite(text), expected);
    }
}
