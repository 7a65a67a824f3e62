//! Does the time of an answer tell whether an address has an account?

use std::{collections::BTreeMap, time::Instant};

use serde_json::{Value, json};

use super::{Attack, Findings};
use crate::{
    Outcome,
    account::{Account, PASSWORD},
    client::{Connection, request},
    figures::{median, milliseconds},
    site::Site,
};

const JSON: &str = "content-type: application/json\r\n";

/// Name and path of a request, and its body for an email address.
type Question = (&'static str, &'static str, fn(&str) -> Value);

const BY_ADDRESS: [Question; 3] = [
    (
        "sign in with a wrong password",
        "/auth/v1/token?grant_type=password",
        |email| json!({ "email": email, "password": "not-the-password" }),
    ),
    ("ask for a new password", "/auth/v1/recover", |email| json!({ "email": email })),
    ("ask for a link to sign in", "/auth/v1/otp", |email| json!({ "email": email, "create_user": false })),
];

const SIGNING_UP: Question = ("sign up", "/auth/v1/signup", |email| json!({ "email": email, "password": PASSWORD }));

const KNOWN: &str = "known@bench.example";

/// Measures the requests that only need an email address.
pub(super) async fn by_address(options: &Attack, site: &Site, findings: &mut Findings) -> Outcome {
    Account::sign_up(site.at, "known").await?;
    for question in BY_ADDRESS {
        ask(options, site, findings, question).await?;
    }
    Ok(())
}

/// Signing up, where addresses are confirmed by mail: elsewhere the answer itself says that an address is taken.
pub(super) async fn signing_up(options: &Attack, site: &Site, findings: &mut Findings) -> Outcome {
    ask(options, site, findings, SIGNING_UP).await
}

async fn ask(options: &Attack, site: &Site, findings: &mut Findings, (name, target, body): Question) -> Outcome {
    let mut connection = Connection::open(site.at).await?;
    let (mut times, mut statuses) = ([Vec::new(), Vec::new()], BTreeMap::<u16, usize>::new());
    // In turn, so that whatever else the machine does falls on both.
    for number in 0..options.tries * 2 {
        let is_known = number % 2 == 0;
        let email = if is_known { KNOWN.to_owned() } else { format!("nobody-{number}@bench.example") };
        let ask = request("POST", target, JSON, body(&email).to_string().as_bytes());
        let start = Instant::now();
        let (status, _) = connection.status(&ask).await?;
        times[usize::from(is_known)].push(start.elapsed().as_secs_f64());
        *statuses.entry(status).or_default() += 1;
    }
    let chance = chance_that_one_is_slower(&times[1], &times[0]);
    let [unknown_time, known_time] = times.map(median);
    let statuses: Vec<String> = statuses.iter().map(|(status, count)| format!("{count} × {status}")).collect();
    findings.add(
        format!("Tell by the time whether an address has an account: {name}"),
        format!("{0} + {0}", options.tries),
        format!(
            "median {} with an account, {} without ({:+.1} %); the one with is slower in {:.0} % of pairs; {}",
            milliseconds(known_time),
            milliseconds(unknown_time),
            (known_time / unknown_time - 1.0) * 100.0,
            chance * 100.0,
            statuses.join(", "),
        ),
    );
    Ok(())
}

/// Returns the probability that a value of the first list exceeds one of the second: 0.5 when they do not differ.
fn chance_that_one_is_slower(ones: &[f64], others: &[f64]) -> f64 {
    let pairs = ones.iter().flat_map(|left| others.iter().map(move |right| left.total_cmp(right)));
    let slower: f64 = pairs.map(|order| f64::from(order as i8 + 1) / 2.0).sum();
    slower / (ones.len() * others.len()).max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_timings_classify_no_better_than_chance() {
        assert!((chance_that_one_is_slower(&[1.0, 2.0], &[1.0, 2.0]) - 0.5).abs() < f64::EPSILON);
        assert!((chance_that_one_is_slower(&[3.0, 4.0], &[1.0, 2.0]) - 1.0).abs() < f64::EPSILON);
    }
}
