//! Effects of changes elsewhere: citations are hidden with their location, and tasks of a member who leaves lose their
//! assignee.

use locations::Dependent;
use orgs::Departure;

use crate::queries;

#[linkme::distributed_slice(locations::DEPENDENTS)]
static CITATIONS: Dependent = Dependent(|tx, org, locations, is_deleted, _| {
    Box::pin(async move {
        let ids: Vec<String> = locations.iter().map(ToString::to_string).collect();
        queries::hide_listings(tx, org, ids.clone(), is_deleted).await?;
        queries::hide_scores(tx, org, ids.clone(), is_deleted).await?;
        queries::hide_tasks(tx, org, ids, is_deleted).await
    })
});

#[linkme::distributed_slice(orgs::DEPARTURES)]
static TASKS: Departure = Departure(|tx, org, user, _| Box::pin(queries::unassign(tx, org, user)));
