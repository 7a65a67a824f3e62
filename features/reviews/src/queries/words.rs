//! Search in the full-text index.

use std::collections::HashSet;

use db::{Db, Engine, Result, query};
use orgs::OrgId;

use crate::rules::WordSearch;

/// Maximum number of matches that are read from the index. More matches are so frequent in the order of the list that
/// reading the list finds a page of them sooner.
const MAX_MATCHES: i64 = 2_000;

/// Maximum characters of a beginning in the index of SQLite (`prefix` in the migration). The list compares the rest.
const MAX_PREFIX: usize = 6;

/// Returns the ids of the reviews among which a search finds its matches; nothing when there are too many.
pub(crate) async fn matches(db: &Db, org: &OrgId, search: &WordSearch) -> Result<Option<Vec<String>>> {
    let rows = query!(
        (String,),
        "select id from reviews where org_id = $1 and array_to_tsvector(string_to_array(reviews.words, ' ')) @@ \
         cast(cast($2 as text) as tsquery) limit $3",
        org,
        text_of(search, db.engine(), org),
        MAX_MATCHES + 1
    );
    let ids: Vec<String> = rows.all(db).await?.into_iter().map(|(id,)| id).collect();
    Ok((ids.len() as i64 <= MAX_MATCHES).then_some(ids))
}

/// Returns a search in the language of an engine. On SQLite the organization is a word of the index.
fn text_of(search: &WordSearch, engine: Engine, org: &OrgId) -> String {
    let words = search.beginnings().iter();
    match engine {
        Engine::Sqlite => {
            let cut = words.map(|word| word.chars().take(MAX_PREFIX).collect::<String>());
            cut.fold(format!("\"@{org}\""), |text, word| format!("{text} AND \"{word}\"*"))
        }
        Engine::Postgres => words.map(|word| format!("'{word}':*")).collect::<Vec<_>>().join(" & "),
    }
}

/// Returns those of these reviews whose words match a [pattern](WordSearch::pattern).
pub(crate) async fn with_words(db: &Db, org: &OrgId, ids: Vec<String>, pattern: &str) -> Result<HashSet<String>> {
    let rows = query!(
        (String,),
        "select id from reviews where org_id = $1 and id = any($2) and not is_hidden and ' ' || words like $3",
        org,
        ids,
        pattern
    );
    Ok(rows.lookup().all(db).await?.into_iter().map(|(id,)| id).collect())
}
