//! Templates of replies.

use db::{Result, Run, query};
use jiff::Timestamp;
use orgs::OrgId;

use crate::types::{NewTemplate, Template, TemplateId};

/// Returns the templates of an organization by name.
pub(crate) async fn templates(on: impl Run, org: &OrgId) -> Result<Vec<Template>> {
    query!(
        Template,
        "select id, name, language, min_stars, max_stars, text, updated_at from reply_templates
         where org_id = $1 order by name, id",
        org
    )
    .all(on)
    .await
}

/// Returns one template.
pub(crate) async fn template(on: impl Run, org: &OrgId, id: &TemplateId) -> Result<Option<Template>> {
    query!(
        Template,
        "select id, name, language, min_stars, max_stars, text, updated_at from reply_templates
         where org_id = $1 and id = $2",
        org,
        id
    )
    .lookup()
    .find(on)
    .await
}

/// Adds a template.
pub(crate) async fn add_template(on: impl Run, org: &OrgId, template: &Template) -> Result<()> {
    query!(
        "insert into reply_templates (org_id, id, name, language, min_stars, max_stars, text, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)",
        org,
        &template.id,
        &template.name,
        &template.language,
        template.min_stars,
        template.max_stars,
        &template.text,
        template.updated_at
    )
    .run(on)
    .await
    .map(drop)
}

/// Changes a template; false when there is none.
pub(crate) async fn change_template(
    on: impl Run,
    org: &OrgId,
    id: &TemplateId,
    new: &NewTemplate,
    now: Timestamp,
) -> Result<bool> {
    let changed = query!(
        "update reply_templates set name = $3, language = $4, min_stars = $5, max_stars = $6, text = $7, updated_at = $8
         where org_id = $1 and id = $2",
        org,
        id,
        new.name.trim(),
        &new.language,
        new.min_stars,
        new.max_stars,
        new.text.trim(),
        now
    );
    Ok(changed.run(on).await? > 0)
}

/// Removes a template; false when there is none.
pub(crate) async fn remove_template(on: impl Run, org: &OrgId, id: &TemplateId) -> Result<bool> {
    Ok(query!("delete from reply_templates where org_id = $1 and id = $2", org, id).run(on).await? > 0)
}
