//! Checks of domains: the lookups, and what becomes of the domain after them.

use std::{collections::HashSet, time::Duration};

use api::{App, Result};
use audit::{Act, Actor};
use db::Tx;
use jiff::Timestamp;
use notifications::Audience;
use orgs::{OrgId, Permission};
use serde_json::json;

use crate::{
    domains::{Domains, announce},
    events::{DomainActivated, DomainContested, DomainFails, DomainReleased},
    lookups::Answer,
    queries,
    rules::{
        names::proof_name,
        states::{Claim, LookupResult, Step, step},
    },
    types::{DomainId, DomainRow, Records, State},
};

/// Time for all lookups of a check.
const TIMEOUT: Duration = Duration::from_secs(8);
/// Maximum records that are shown of a check.
const MAX_RECORDS: usize = 10;
/// Page of the dashboard with the domains.
const LINK: &str = "/dashboard/settings/domains";

/// Result of the lookups about a domain.
struct LookupOutcome {
    records: Records,
    has_proof: Option<bool>,
    leads_here: Option<bool>,
}

/// Checks a domain and writes the result. Returns the domain as it is then; `None` for one that is gone.
pub(crate) async fn check(app: &App, domains: &Domains, org: &OrgId, id: &DomainId) -> Result<Option<DomainRow>> {
    let Some(row) = queries::find(&app.db, org, id).await? else { return Ok(None) };
    // The lookups take seconds, and no transaction waits for them.
    let looked = look(domains, &row).await;
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let Some(row) = queries::lock(&mut tx, org, id).await? else { return Ok(None) };
    let owner = queries::lock_in_use(&mut tx, &row.name, row.kind).await?.filter(|owner| owner.id != row.id);
    let seen = LookupResult { has_proof: looked.has_proof, leads_here: looked.leads_here, is_taken: owner.is_some() };
    let decided = step(claim(&row), seen, now);
    let after = DomainRow {
        state: decided.state,
        state_at: if decided.state == row.state { row.state_at } else { now },
        found: json!(looked.records),
        checked_at: Some(now),
        next_check_at: decided.next_check_at,
        takes_over_at: decided.takes_over_at,
        ..row.clone()
    };
    if let Some(owner) = owner {
        lose(&mut tx, &owner, decided, now).await?;
    }
    queries::put(&mut tx, &after).await?;
    tell(&mut tx, &row, &after, now).await?;
    announce(&mut tx, org);
    tx.commit().await?;
    if row.state.is_in_use() != after.state.is_in_use() || decided.takes_over {
        domains.read(app).await?;
    }
    Ok(Some(after))
}

fn claim(row: &DomainRow) -> Claim {
    Claim {
        kind: row.kind,
        state: row.state,
        state_at: row.state_at,
        watched_at: row.watched_at,
        takes_over_at: row.takes_over_at,
    }
}

/// Returns what the DNS says, or that it is unknown when name servers take longer than [`TIMEOUT`].
async fn look(domains: &Domains, row: &DomainRow) -> LookupOutcome {
    let unknown = || LookupOutcome {
        records: Records { is_unknown: true, ..Records::default() },
        has_proof: None,
        leads_here: None,
    };
    tokio::time::timeout(TIMEOUT, resolve(domains, row)).await.unwrap_or_else(|_| unknown())
}

async fn resolve(domains: &Domains, row: &DomainRow) -> LookupOutcome {
    let settings = domains.settings();
    let resolvers = &settings.resolvers;
    let proof = proof_name(&row.name);
    let texts = resolvers.texts(&proof).await;
    let has_proof = agreed(&texts, |texts| texts.iter().any(|text| text.trim() == row.proof));
    let (mut target, mut leads_here) = (Vec::new(), None);
    if row.kind.is_served() {
        let own = resolvers.targets(&settings.target).await;
        let own_addresses: HashSet<&str> = own.iter().flatten().flatten().map(String::as_str).collect();
        target = resolvers.targets(&row.name).await;
        let is_here = |name: &String| name == &settings.target || own_addresses.contains(name.as_str());
        leads_here = agreed(&target, |addresses| addresses.iter().any(is_here));
        // Without an answer about our own name, addresses say nothing.
        if own_addresses.is_empty() && leads_here == Some(false) {
            leads_here = None;
        }
    }
    let is_unknown = texts.iter().all(Option::is_none);
    let (is_proven, is_here) = (has_proof == Some(true), leads_here == Some(true));
    let records = Records {
        txt: record_texts(texts),
        target: record_texts(target),
        is_unknown,
        has_proof: is_proven,
        leads_here: is_here,
    };
    LookupOutcome { records, has_proof, leads_here }
}

/// Returns what the resolvers that answered agree about; `None` when none answered, or they disagree.
fn agreed(answers: &[Answer], is_right: impl Fn(&[String]) -> bool) -> Option<bool> {
    let mut verdicts = answers.iter().flatten().map(|addresses| is_right(addresses));
    let first = verdicts.next()?;
    verdicts.all(|verdict| verdict == first).then_some(first)
}

fn record_texts(answers: Vec<Answer>) -> Vec<String> {
    let mut targets: Vec<String> = Vec::new();
    for text in answers.into_iter().flatten().flatten() {
        if targets.len() < MAX_RECORDS && !targets.contains(&text) {
            targets.push(text);
        }
    }
    targets
}

/// Tells the organization that has a domain about a proven claim of another one, or takes the domain from it.
async fn lose(tx: &mut Tx, owner: &DomainRow, decided: Step, now: Timestamp) -> Result<()> {
    if decided.gives_notice {
        let event = DomainContested { domain_id: owner.id.to_string(), name: owner.name.clone() };
        notifications::notify(tx, &owner.org_id, &event, Audience::Having(Permission::ManageDomains), LINK, now)
            .await?;
    }
    if decided.takes_over {
        queries::release(tx, &owner.org_id, &owner.id, now).await?;
        let act = Act::new(DomainReleased).on("domain", &owner.id).named(&owner.name).with("reason", "contested");
        act.record(tx, &program(&owner.org_id), now).await?;
        announce(tx, &owner.org_id);
    }
    Ok(())
}

fn program(org: &OrgId) -> Actor {
    Actor::job(None::<String>).in_log_of(org)
}

/// Records a change of state, and notifies those who can mend it.
async fn tell(tx: &mut Tx, before: &DomainRow, after: &DomainRow, now: Timestamp) -> Result<()> {
    let org = &after.org_id;
    match (before.state, after.state) {
        (from, to) if from == to => {}
        (State::Failing, State::Active) => {}
        (_, State::Active) => {
            let act = Act::new(DomainActivated).on("domain", &after.id).named(&after.name);
            act.record(tx, &program(org), now).await?;
        }
        (_, State::Failing) => {
            let event = DomainFails { domain_id: after.id.to_string(), name: after.name.clone() };
            notifications::notify(tx, org, &event, Audience::Having(Permission::ManageDomains), LINK, now).await?;
        }
        (_, State::Released) => {
            let act = Act::new(DomainReleased).on("domain", &after.id).named(&after.name).with("reason", "missing");
            act.record(tx, &program(org), now).await?;
        }
        _ => {}
    }
    Ok(())
}
