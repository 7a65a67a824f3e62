//! Labels by name, used to add locations from other systems with their labels.

use db::Tx;
use jiff::Timestamp;
use orgs::OrgId;

use super::{
    queries,
    rules::{self, MAX_LABELS},
    types::{Color, LabelId},
};

/// The labels of these names; those that are missing are made, as long as there is room. Names that no label can have
/// are passed over.
pub async fn named(tx: &mut Tx, org: &OrgId, names: &[String], now: Timestamp) -> db::Result<Vec<LabelId>> {
    let mut ids = Vec::new();
    for name in names.iter().filter_map(|name| rules::name(name).ok()) {
        let key = rules::name_key(&name);
        let id = match queries::id_of_name(&mut *tx, org, &key).await? {
            Some(id) => id,
            None if queries::count(&mut *tx, org).await? >= MAX_LABELS => continue,
            None => {
                let id = LabelId::new(now);
                queries::add(&mut *tx, org, &id, (&name, &key), Color::Grey, now).await?;
                id
            }
        };
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
    Ok(ids)
}
