//! A refresh token that was stolen, and tabs that refresh at once.

use std::{collections::BTreeSet, net::Ipv4Addr};

use serde_json::{Value, json};

use super::Findings;
use crate::{
    Outcome,
    account::Account,
    client::{Connection, request},
    site::Site,
};

const JSON: &str = "content-type: application/json\r\n";
const GENERATIONS: usize = 10;
const TABS: usize = 20;

pub(super) async fn measure(site: &Site, findings: &mut Findings) -> Outcome {
    let user = Account::sign_up(site.at, "stolen").await?;
    // An address that has asked for nothing yet: these are not the limits' affair.
    let mut connection = Connection::open_from(Ipv4Addr::new(127, 5, 0, 1), site.at).await?;
    let session = connection.send(&user.password_request()).await?.json()?;
    tabs(site, &session, findings).await?;

    let mut family = vec![connection.send(&user.password_request()).await?.json()?];
    for _ in 1..GENERATIONS {
        let Some(latest) = family.last() else { break };
        family.push(connection.send(&refresh(latest)).await?.json()?);
    }
    let Some(first) = family.first() else { return Ok(()) };
    let (status, _) = connection.status(&refresh(first)).await?;
    let mut refused = 0;
    for session in &family {
        refused += usize::from(connection.status(&refresh(session)).await?.0 == 400);
        refused += usize::from(connection.status(&identity_request(session)).await?.0 == 401);
    }
    findings.add(
        format!("Use the first of {GENERATIONS} refresh tokens again"),
        "1",
        format!("{status}; then {refused} of all {} tokens of that family are refused", GENERATIONS * 2),
    );
    Ok(())
}

/// Tabs of one browser, which find at once that their token is about to expire.
async fn tabs(site: &Site, session: &Value, findings: &mut Findings) -> Outcome {
    let mut refreshing = Vec::new();
    for _ in 0..TABS {
        let (mut connection, ask) = (Connection::open(site.at).await?, refresh(session));
        refreshing.push(tokio::spawn(async move { connection.send(&ask).await }));
    }
    let (mut tokens, mut answered) = (BTreeSet::new(), 0);
    let mut latest = Value::Null;
    for task in refreshing {
        let answer = task.await??;
        answered += usize::from(answer.status == 200);
        latest = answer.json().unwrap_or(latest);
        tokens.insert(latest["refresh_token"].as_str().unwrap_or_default().to_owned());
    }
    let mut connection = Connection::open(site.at).await?;
    let (goes_on, _) = connection.status(&refresh(&latest)).await?;
    findings.add(
        format!("{TABS} tabs refresh one session at once"),
        TABS.to_string(),
        format!("{answered} answered, with {} token; the session goes on: {goes_on}", tokens.len()),
    );
    Ok(())
}

fn refresh(session: &Value) -> Vec<u8> {
    let body = json!({ "refresh_token": session["refresh_token"] }).to_string();
    request("POST", "/auth/v1/token?grant_type=refresh_token", JSON, body.as_bytes())
}

/// A request for data with the access token of a session.
fn identity_request(session: &Value) -> Vec<u8> {
    let token = session["access_token"].as_str().unwrap_or_default();
    request("GET", "/api/v1/me", &format!("authorization: Bearer {token}\r\n"), b"")
}
