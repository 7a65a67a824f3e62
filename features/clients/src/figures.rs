//! Figures of many clients, as the caller may view them at each.

use std::collections::HashMap;

use api::App;
use db::Result;
use jiff::Timestamp;
use locations::VisibleLocations;
use orgs::{
    Client, OrgId, Right, Scope,
    may::{SeeMembers, SeeOverview, SeePlan, SeeReviews},
    people_of_clients,
    plans::{self, PlanState},
};

/// Caller of the list.
pub(crate) struct Viewer<'a> {
    pub(crate) app: &'a App,
    pub(crate) agency: &'a OrgId,
    /// True when the session has proved two factors.
    pub(crate) is_strong: bool,
}

impl Viewer<'_> {
    /// Returns the figures of the locations.
    pub(crate) async fn locations(&self, clients: &[Client]) -> Result<HashMap<OrgId, locations::OrgFigures>> {
        let visible = self.visible::<SeeOverview>(clients).await?;
        let figures = locations::org_figures(&self.app.db, &visible).await?;
        Ok(each(&visible, &figures))
    }

    /// Returns the figures of the reviews.
    pub(crate) async fn reviews(&self, clients: &[Client]) -> Result<HashMap<OrgId, reviews::OrgFigures>> {
        let visible = self.visible::<SeeReviews>(clients).await?;
        let figures = reviews::org_figures(&self.app.db, &visible).await?;
        Ok(each(&visible, &figures))
    }

    /// Returns the last activity of the members who do not belong to the agency.
    pub(crate) async fn activity(&self, clients: &[Client]) -> Result<HashMap<OrgId, Timestamp>> {
        let db = &self.app.db;
        let people = people_of_clients(db, self.agency, &self.ids::<SeeMembers>(clients)).await?;
        let users: Vec<_> = people.iter().map(|(_, user)| user.clone()).collect();
        let active = auth::last_activity_of(db, &users).await?;
        let mut latest = HashMap::new();
        for (org, at) in people.into_iter().filter_map(|(org, user)| Some((org, *active.get(&user)?))) {
            let latest_activity = latest.entry(org).or_insert(at);
            *latest_activity = at.max(*latest_activity);
        }
        Ok(latest)
    }

    /// Returns the states of the plans.
    pub(crate) async fn plans(&self, clients: &[Client]) -> Result<HashMap<OrgId, PlanState>> {
        let App { db, site, .. } = self.app;
        let standings = plans::standings(db, site, &self.ids::<SeePlan>(clients), self.app.now()).await?;
        Ok(standings.into_iter().map(|(org, standing)| (org, standing.state)).collect())
    }

    async fn visible<R: Right>(&self, clients: &[Client]) -> Result<VisibleLocations> {
        let scopes: Vec<Scope> = self.allowed::<R>(clients).map(Client::scope).collect();
        locations::visible_locations(&self.app.db, &scopes).await
    }

    fn ids<R: Right>(&self, clients: &[Client]) -> Vec<OrgId> {
        self.allowed::<R>(clients).map(|client| client.id.clone()).collect()
    }

    fn allowed<'a, R: Right>(&self, clients: &'a [Client]) -> impl Iterator<Item = &'a Client> {
        let is_strong = self.is_strong;
        clients.iter().filter(move |client| client.may::<R>(is_strong))
    }
}

/// Returns the figures of each organization that is seen, zeros for one that has none.
fn each<T: Copy + Default>(visible: &VisibleLocations, figures: &HashMap<OrgId, T>) -> HashMap<OrgId, T> {
    let visible = visible.whole.iter().chain(&visible.part);
    visible.map(|org| (org.clone(), figures.get(org).copied().unwrap_or_default())).collect()
}
