//! SQL of templates.

use db::{Db, Result, Tx, query};
use orgs::OrgId;

use crate::types::{Language, TemplateId, TemplateRow};

/// Maximum number of templates of an organization in its list.
const MAX_TEMPLATES: i64 = 500;

/// Returns the templates of an organization by name.
pub(crate) async fn templates(db: &Db, org: &OrgId, language: Option<Language>) -> Result<Vec<TemplateRow>> {
    query!(
        TemplateRow,
        "select id, name, kind, language, content, created_by, created_at from post_templates
         where org_id = $1 and (cast($2 as text) is null or language = $2) order by name, id limit $3",
        org,
        language,
        MAX_TEMPLATES
    )
    .all(db)
    .await
}

/// Returns a template, in a transaction.
pub(crate) async fn find_template(tx: &mut Tx, org: &OrgId, id: &TemplateId) -> Result<Option<TemplateRow>> {
    query!(
        TemplateRow,
        "select id, name, kind, language, content, created_by, created_at from post_templates where org_id = $1 and id = $2",
        org,
        id
    )
    .find(tx)
    .await
}

/// Adds a template.
pub(crate) async fn add_template(tx: &mut Tx, org: &OrgId, row: &TemplateRow) -> Result<()> {
    query!(
        "insert into post_templates (org_id, id, name, kind, language, content, created_by, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)",
        org,
        &row.id,
        &row.name,
        row.kind,
        row.language,
        row.content.clone(),
        &row.created_by,
        row.created_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Removes a template.
pub(crate) async fn remove_template(tx: &mut Tx, org: &OrgId, id: &TemplateId) -> Result<()> {
    query!("delete from post_templates where org_id = $1 and id = $2", org, id).run(tx).await.map(drop)
}
