//! Types of panels, scans and accounts, as the API and the database have them.

mod account;
mod answer;
mod figures;
mod filters;
mod forecast;
mod ids;
mod panel;
mod scan;
mod snapshot;

pub(crate) use account::{AccountRow, NewBudget, RankAccount, RankAccounts, RankBudget};
pub use account::{Credentials, Provider};
pub(crate) use answer::{Answers, Reading, SearchResult};
pub(crate) use figures::{Figures, MetricChange, ScanChange};
pub(crate) use filters::{Bound, Filters, Order, Sort};
pub(crate) use forecast::{Forecast, ForecastPoint};
pub(crate) use ids::{PanelId, ScanId};
pub(crate) use panel::{
    Device, GridUnit, Mode, NO_SOLV, NewPanels, Panel, PanelPatch, PanelRow, Panels, Schedule, SearchSettings,
};
pub(crate) use scan::{Business, Cause, PinKind, Scan, ScanDetail, ScanList, ScanPin, ScanRow, State};
pub use snapshot::ScanSnapshot;
pub(crate) use snapshot::SnapshotPin;
