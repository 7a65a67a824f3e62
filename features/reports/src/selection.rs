//! Locations of a report or a schedule.

use api::{App, Error, FieldError, Result};
use orgs::{OrgId, Scope};

use crate::types::{LocationChoice, LocationChoiceKind};

/// Maximum number of locations of a report.
const MAX_LOCATIONS: usize = 10_000;
/// Number of names that lists show.
const NAMES: usize = 3;

/// Chosen locations.
#[derive(Clone, Debug, Default)]
pub(crate) struct ChosenLocations {
    pub(crate) ids: Vec<String>,
    /// Names of the first ones.
    pub(crate) names: Vec<String>,
}

impl LocationChoice {
    /// Returns the way in which locations are chosen.
    pub(crate) fn kind(&self) -> LocationChoiceKind {
        match (self.all, &self.label_id) {
            (true, _) => LocationChoiceKind::All,
            (false, Some(_)) => LocationChoiceKind::Label,
            (false, None) => LocationChoiceKind::Ids,
        }
    }
}

/// Returns the ids of the chosen locations that are not deleted, sorted, without names.
pub(crate) async fn ids(app: &App, scope: &Scope, choice: &LocationChoice) -> Result<Vec<String>> {
    let org = org_of(scope);
    let mut ids = match choice.kind() {
        LocationChoiceKind::All => match locations::ids_within(&app.db, scope, None).await? {
            None => locations::ids(&app.db, org, None).await?,
            Some(ids) => ids,
        },
        LocationChoiceKind::Label => {
            locations::ids_within(&app.db, scope, choice.label_id.as_ref()).await?.unwrap_or_default()
        }
        LocationChoiceKind::Ids => {
            let requested_ids = choice.ids.iter().map(ToString::to_string).collect();
            let existing_ids = locations::existing_ids(&app.db, org, requested_ids).await?;
            match locations::ids_within(&app.db, scope, None).await? {
                None => existing_ids,
                Some(visible_ids) => existing_ids.into_iter().filter(|id| visible_ids.contains(id)).collect(),
            }
        }
    };
    ids.sort_unstable();
    ids.dedup();
    Ok(ids)
}

/// Returns the chosen locations of a member.
///
/// # Errors
/// 422 when a location of a list is not there, there is none, or there are too many.
pub(crate) async fn chosen(app: &App, scope: &Scope, choice: &LocationChoice) -> Result<ChosenLocations> {
    let ids = ids(app, scope, choice).await?;
    let mut requested_ids: Vec<&str> = choice.ids.iter().map(locations::LocationId::as_str).collect();
    requested_ids.sort_unstable();
    requested_ids.dedup();
    let is_missing = choice.kind() == LocationChoiceKind::Ids && ids.len() < requested_ids.len();
    if ids.is_empty() || is_missing {
        let field = if choice.label_id.is_some() { "locations.label_id" } else { "locations.ids" };
        let error = FieldError::new(field, "unknown", "These locations don’t exist.");
        return Err(Error::invalid(vec![error]));
    }
    if ids.len() > MAX_LOCATIONS {
        let error = FieldError::new("locations", "too_many", format!("At most {MAX_LOCATIONS} locations."));
        return Err(Error::invalid(vec![error.with_params(serde_json::json!({ "max": MAX_LOCATIONS }))]));
    }
    let names = names(app, org_of(scope), &ids).await?;
    Ok(ChosenLocations { ids, names })
}

/// Returns the names of the first locations.
pub(crate) async fn names(app: &App, org: &OrgId, ids: &[String]) -> Result<Vec<String>> {
    let mut places = locations::by_ids(&app.db, org, ids.iter().take(NAMES).cloned().collect()).await?;
    places.sort_by(|a, b| (&a.details.name, &a.id).cmp(&(&b.details.name, &b.id)));
    Ok(places.into_iter().map(|place| place.details.name).collect())
}

fn org_of(scope: &Scope) -> &OrgId {
    match scope {
        Scope::Whole(org) | Scope::Part(org, _) => org,
    }
}
