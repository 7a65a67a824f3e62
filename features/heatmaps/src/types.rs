//! Types of panels, scans and accounts, as the API and the database have them.

mod account;
mod answer;
mod figures;
mod filters;
mod forecast;
mod ids;
mod panel;
mod scan;
mod search_settings;
mod snapshot;

pub(crate) use account::{AccountRow, NewBudget, RankAccount, RankAccounts, RankBudget};
pub use account::{Credentials, Provider};
pub(crate) use answer::{Answers, Reading, SearchResult};
pub(crate) use figures::{Figures, MetricChange, ScanChange};
pub(crate) use filters::{Bound, Filters, Order, Sort};
pub(crate) use forecast::{Forecast, ForecastPoint};
pub(crate) use ids::PanelId;
pub use ids::ScanId;
pub(crate) use panel::{Mode, NO_SOLV, NewPanels, Panel, PanelPatch, PanelRow, Panels, Schedule};
pub(crate) use scan::{Business, Cause, PinKind, Scan, ScanDetail, ScanList, ScanPin, ScanRow, State};
pub(crate) use search_settings::{Device, GridUnit, SearchSettings};
pub use snapshot::ScanSnapshot;
pub(crate) use snapshot::{SnapshotBusiness, SnapshotPin};
