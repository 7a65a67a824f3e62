//! Wrong passwords by the thousand: what they cost, and whom they keep out.

use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
    net::Ipv4Addr,
    time::{Duration, Instant},
};

use futures::future::try_join_all;
use serde_json::json;

use super::{Attack, Findings};
use crate::{
    Outcome,
    account::Account,
    client::{Connection, request},
    figures::{milliseconds, percentile},
    site::Site,
};

const JSON: &str = "content-type: application/json\r\n";
const ATTACKER: Ipv4Addr = Ipv4Addr::new(127, 9, 9, 9);
/// Connections of the attacker.
const CONCURRENCY: usize = 16;
/// Users who sign in meanwhile, each from an address of their own.
const USERS: usize = 20;
/// Addresses of an attacker who has many, and tries from each.
const ADDRESSES: u8 = 100;
const TRIES_EACH: usize = 10;

pub(super) async fn measure(options: &Attack, site: &Site, findings: &mut Findings) -> Outcome {
    let mut users = Vec::new();
    for number in 0..USERS {
        users.push(Account::sign_up(site.at, &format!("user-{number}")).await?);
    }
    let Some(victim) = users.first() else { return Ok(()) };
    let calm = sign_ins(site, &users, 1).await?;

    let (statuses, signed_in) = (RefCell::new(BTreeMap::<u16, usize>::new()), Cell::new(false));
    let tries = Cell::new(0);
    let attacker = async || -> Outcome {
        let mut connection = Connection::open_from(ATTACKER, site.at).await?;
        while tries.get() < options.guesses || !signed_in.get() {
            tries.set(tries.get() + 1);
            let (status, _) = connection.status(&guess(victim, tries.get())).await?;
            *statuses.borrow_mut().entry(status).or_default() += 1;
        }
        Ok(())
    };
    let users_meanwhile = async {
        let times = sign_ins(site, &users, 2).await;
        signed_in.set(true);
        times
    };
    let start = Instant::now();
    let (attacked, busy) = tokio::join!(try_join_all((0..CONCURRENCY).map(|_| attacker())), users_meanwhile);
    attacked?;
    let (busy, took) = (busy?, start.elapsed());
    let statuses = statuses.into_inner();
    let count_of = |status: u16| statuses.get(&status).copied().unwrap_or_default();
    findings.add(
        "Wrong passwords of one account from one address, while its user and 19 others sign in",
        tries.get().to_string(),
        format!(
            "{} hashed and wrong, {} refused unseen (429), {} right, in {:.1} s; {} of {} users signed in: median {}, \
             worst {}, instead of {} and {}",
            count_of(400),
            count_of(429),
            count_of(200),
            took.as_secs_f64(),
            busy.len(),
            USERS,
            milliseconds(percentile(&busy, 0.5).as_secs_f64()),
            milliseconds(percentile(&busy, 1.0).as_secs_f64()),
            milliseconds(percentile(&calm, 0.5).as_secs_f64()),
            milliseconds(percentile(&calm, 1.0).as_secs_f64()),
        ),
    );
    from_many(site, victim, findings).await
}

/// Guesses from many addresses, which must not lock the user out.
async fn from_many(site: &Site, victim: &Account, findings: &mut Findings) -> Outcome {
    let mut statuses = BTreeMap::<u16, usize>::new();
    for address in 0..ADDRESSES {
        let mut connection = Connection::open_from(Ipv4Addr::new(127, 8, 0, address + 1), site.at).await?;
        for number in 0..TRIES_EACH {
            *statuses.entry(connection.status(&guess(victim, number)).await?.0).or_default() += 1;
        }
    }
    let mut connection = Connection::open_from(Ipv4Addr::new(127, 3, 0, 1), site.at).await?;
    let (status, _) = connection.status(&victim.password_request()).await?;
    let wrong = statuses.get(&400).copied().unwrap_or_default();
    findings.add(
        format!("Lock somebody out by wrong passwords from {ADDRESSES} addresses"),
        (usize::from(ADDRESSES) * TRIES_EACH).to_string(),
        format!("{wrong} wrong, none right; then the user signs in from another address: {status}"),
    );
    Ok(())
}

fn guess(victim: &Account, number: usize) -> Vec<u8> {
    let body = json!({ "email": victim.email, "password": format!("Guess-{number}-of-many") }).to_string();
    request("POST", "/auth/v1/token?grant_type=password", JSON, body.as_bytes())
}

/// Signs each user in. Returns the sorted times; fails if a sign-in is refused.
async fn sign_ins(site: &Site, users: &[Account], round: u8) -> Outcome<Vec<Duration>> {
    let mut times = Vec::new();
    for (number, user) in users.iter().enumerate() {
        let from = Ipv4Addr::new(127, 4, round, u8::try_from(number)? + 1);
        let mut connection = Connection::open_from(from, site.at).await?;
        let start = Instant::now();
        let (status, _) = connection.status(&user.password_request()).await?;
        if status != 200 {
            return Err(format!("{} could not sign in: {status}", user.email).into());
        }
        times.push(start.elapsed());
    }
    times.sort();
    Ok(times)
}
