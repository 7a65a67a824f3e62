//! SQL queries for the second-factor rule of organizations.

use db::{Result, Tx, query};

use crate::OrgId;

pub(super) async fn is_required(tx: &mut Tx, org: &OrgId) -> Result<bool> {
    let row = query!((bool,), "select requires_second_factor from orgs where id = $1", org).find(tx).await?;
    Ok(row.is_some_and(|(is_required,)| is_required))
}

pub(super) async fn require(tx: &mut Tx, org: &OrgId, is_required: bool) -> Result<()> {
    query!("update orgs set requires_second_factor = $2 where id = $1", org, is_required).run(tx).await.map(drop)
}
