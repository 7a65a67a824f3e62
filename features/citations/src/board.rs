//! Directories of an organization, and which of them apply to a location.

use api::App;
use locations::Location;
use orgs::{OrgId, plans};

use crate::{
    queries,
    rules::{
        applicable::{applicable, is_hint},
        figures::Standing,
        list::directories,
        trade::trade_of,
    },
    types::{Directory, DirectoryId, FieldComparison, ListingRow, ListingState},
};

/// Directories of an organization, and the number that its plan has.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    pub(crate) all: Vec<Directory>,
    most: Option<usize>,
}

impl Board {
    /// Reads the directories of an organization.
    pub(crate) async fn of(app: &App, org: &OrgId) -> db::Result<Self> {
        let rows = queries::directory_rows(&app.db, org).await?;
        let standing = plans::standing(&app.db, &app.site, org, app.now()).await?;
        // After the end of a plan, its directories can still be viewed.
        let most = standing.plan.and_then(|plan| plan.includes(standing.list).directories);
        let most = most.and_then(|most| usize::try_from(most).ok());
        Ok(Self { all: directories(&rows), most })
    }

    /// Creates a board without limits of a plan.
    pub(crate) fn plain(all: Vec<Directory>) -> Self {
        Self { all, most: None }
    }

    /// Returns a directory.
    pub(crate) fn find(&self, id: &DirectoryId) -> Option<&Directory> {
        self.all.iter().find(|directory| directory.id == *id)
    }

    /// Returns the directories that apply to a location, by tier and name, and the number that the plan leaves out.
    pub(crate) fn applicable(&self, location: &Location) -> (Vec<&Directory>, usize) {
        let details = &location.details;
        applicable(&self.all, (details.country.as_deref(), trade_of(details.category.as_deref())), self.most)
    }

    /// Returns the states of a location in the directories that weigh something.
    pub(crate) fn standings<'a>(&'a self, location: &Location, states: &'a [DirectoryState]) -> Vec<Standing<'a>> {
        let (applicable, _) = self.applicable(location);
        let weighing = applicable.into_iter().filter(|directory| !is_hint(directory));
        weighing
            .map(|directory| match states.iter().find(|state| state.directory_id == directory.id) {
                Some(state) => Standing { directory, state: state.state, score: state.score, fields: &state.fields },
                None => Standing { directory, state: ListingState::Unchecked, score: None, fields: &[] },
            })
            .collect()
    }
}

/// State of a location in a directory.
#[derive(Clone, Debug)]
pub(crate) struct DirectoryState {
    pub(crate) directory_id: DirectoryId,
    pub(crate) state: ListingState,
    pub(crate) score: Option<f64>,
    pub(crate) fields: Vec<FieldComparison>,
}

impl DirectoryState {
    /// Returns the states of the main listings.
    pub(crate) fn of(rows: &[ListingRow]) -> Vec<Self> {
        let main = rows.iter().filter(|row| !row.is_duplicate);
        main.map(|row| Self {
            directory_id: row.directory_id.clone(),
            state: row.state,
            score: row.score,
            fields: serde_json::from_value(row.fields.clone()).unwrap_or_default(),
        })
        .collect()
    }
}
