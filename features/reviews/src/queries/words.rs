//! Search in the full-text index.

use std::collections::HashSet;

use db::{Db, Engine, Result, query};
use orgs::OrgId;

use crate::rules::WordSearch;

/// Maximum number of matches read from the index. A search with more of them reads the list in its order instead, where
/// the next page is found after few rows.
const MAX_MATCHES: i64 = 2_000;

/// Maximum characters of a prefix in the SQLite index (`prefix` in the migration). Longer prefixes are cut, and the rows
/// that match are compared with the whole prefix afterwards.
const MAX_PREFIX: usize = 6;

/// Returns the ids of the reviews that may match a search; `None` when there are more than [`MAX_MATCHES`]. The caller
/// compares each with the search, because SQLite cuts long prefixes.
pub(crate) async fn matches(db: &Db, org: &OrgId, search: &WordSearch) -> Result<Option<Vec<String>>> {
    let rows = query!(
        (String,),
        "select id from reviews where org_id = $1 and array_to_tsvector(string_to_array(reviews.words, ' ')) @@ \
         cast(cast($2 as text) as tsquery) limit $3",
        org,
        index_query(search, db.engine(), org),
        MAX_MATCHES + 1
    );
    let ids: Vec<String> = rows.all(db).await?.into_iter().map(|(id,)| id).collect();
    Ok((ids.len() as i64 <= MAX_MATCHES).then_some(ids))
}

/// Returns a search in the query language of an engine. On SQLite the organization is a word of the index.
fn index_query(search: &WordSearch, engine: Engine, org: &OrgId) -> String {
    let words = search.prefixes().iter();
    match engine {
        Engine::Sqlite => {
            let cut = words.map(|word| word.chars().take(MAX_PREFIX).collect::<String>());
            cut.fold(format!("\"@{org}\""), |text, word| format!("{text} AND \"{word}\"*"))
        }
        Engine::Postgres => words.map(|word| format!("'{word}':*")).collect::<Vec<_>>().join(" & "),
    }
}

/// Returns the ids among `ids` of visible reviews whose words match a [pattern](WordSearch::pattern).
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
