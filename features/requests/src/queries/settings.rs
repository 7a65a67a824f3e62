//! SQL of the settings.

use db::{Result, Run, Tx, query};
use orgs::OrgId;

/// Settings in the database.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SettingsRow {
    pub(crate) is_off: bool,
    pub(crate) is_unrestricted: bool,
    pub(crate) period_days: i64,
    pub(crate) sender_name: Option<String>,
    pub(crate) postal_address: Option<String>,
    pub(crate) daily_cap: i64,
    pub(crate) first_hour: i64,
    pub(crate) last_hour: i64,
}

impl Default for SettingsRow {
    fn default() -> Self {
        Self {
            is_off: false,
            is_unrestricted: false,
            period_days: 90,
            sender_name: None,
            postal_address: None,
            daily_cap: 200,
            first_hour: 8,
            last_hour: 21,
        }
    }
}

/// Returns the settings of an organization, or the default ones.
pub(crate) async fn settings(on: impl Run, org: &OrgId) -> Result<SettingsRow> {
    let row = query!(
        SettingsRow,
        "select is_off, is_unrestricted, period_days, sender_name, postal_address, daily_cap, first_hour, last_hour
         from request_settings where org_id = $1",
        org
    );
    Ok(row.lookup().find(on).await?.unwrap_or_default())
}

/// Writes the settings of an organization.
pub(crate) async fn put_settings(tx: &mut Tx, org: &OrgId, row: &SettingsRow) -> Result<()> {
    query!(
        "insert into request_settings (org_id, is_off, is_unrestricted, period_days, sender_name, postal_address, daily_cap,
             first_hour, last_hour)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         on conflict (org_id) do update set is_off = excluded.is_off, is_unrestricted = excluded.is_unrestricted,
             period_days = excluded.period_days, sender_name = excluded.sender_name,
             postal_address = excluded.postal_address, daily_cap = excluded.daily_cap, first_hour = excluded.first_hour,
             last_hour = excluded.last_hour",
        org,
        row.is_off,
        row.is_unrestricted,
        row.period_days,
        row.sender_name.as_deref(),
        row.postal_address.as_deref(),
        row.daily_cap,
        row.first_hour,
        row.last_hour
    )
    .run(tx)
    .await
    .map(drop)
}
