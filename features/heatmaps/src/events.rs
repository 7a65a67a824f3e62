//! Events of panels, scans and accounts at providers.

use ::events::EmailText;
use orgs::Permission;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::types::{Scan, ScanChange};

::events::declare! {
    /// Panel created.
    pub(crate) PanelCreated => audit "heatmap.created";
    /// Schedule of a panel changed, or the way in which its provider is asked.
    pub(crate) PanelChanged => audit "heatmap.changed";
    /// Panel deleted with its scans.
    pub(crate) PanelDeleted => audit "heatmap.deleted";
    /// Scan started by a member.
    pub(crate) ScanStarted => audit "heatmap.scan_started";
    /// Scan ended by a member.
    pub(crate) ScanCanceled => audit "heatmap.scan_canceled";
    /// Account at a provider of ranks added or replaced.
    pub(crate) RankAccountAdded => audit "rank_account.added";
    /// Account at a provider of ranks removed.
    pub(crate) RankAccountRemoved => audit "rank_account.removed";
    /// Monthly cap on the cost of scans changed.
    pub(crate) RankBudgetChanged => audit "rank_budget.changed";
}

/// A scan ended, in whatever state.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ScanFinished {
    /// Id of the location.
    pub(crate) location_id: String,
    /// Search words.
    pub(crate) keyword: String,
    /// Scan with its figures.
    pub(crate) scan: Scan,
}
::events::heard_by!(ScanFinished => webhook "scan.finished");

/// A scan shows a change of rank that is more than noise.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct RankChanged {
    /// Id of the panel.
    pub(crate) panel_id: String,
    /// Id of the scan.
    pub(crate) scan_id: String,
    /// Id of the location.
    pub(crate) location_id: String,
    /// Search words.
    pub(crate) keyword: String,
    /// Change against the scans before it.
    pub(crate) change: ScanChange,
}
::events::heard_by!(RankChanged => webhook "rank.changed");

/// A business is found further down than before, by more than noise.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct RankDropped {
    /// Id of the panel.
    pub(crate) panel_id: String,
    /// Id of the location.
    pub(crate) location_id: String,
    /// Name of the location.
    pub(crate) name: String,
    /// Search words.
    pub(crate) keyword: String,
}
::events::heard_by!(RankDropped => notification "rank_dropped");
impl ::events::Emailed for RankDropped {
    const PERMISSION: Option<&'static str> = Some(Permission::RunScans.as_str());
    const EMAIL: EmailText = EmailText::serious(
        ["{name} dropped in the rankings for “{keyword}”", "A location dropped in the rankings"],
        ["{name} est moins bien classé qu’avant pour « {keyword} »", "Un établissement est moins bien classé qu’avant"],
    );
}
