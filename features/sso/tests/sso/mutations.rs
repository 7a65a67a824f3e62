//! Random changes of honest answers: none gets in.

use rand::{Rng, SeedableRng, rngs::StdRng};
use serde_json::{Map, Value, json};
use simulated_openid::{Script, Signer};

use crate::world::{DOMAIN, one_world, person};

/// Number of forged, mixed-up, replayed or stale answers.
const ANSWERS: usize = 500;

/// Returns one change that makes an answer wrong.
fn change(dice: &mut StdRng, now: i64) -> Script {
    let mut script = Script::default();
    let mut claims = Map::new();
    let mut header = Map::new();
    match dice.random_range(0..12) {
        0 => script.signer = Signer::Other,
        1 => script.signer = Signer::Flipped,
        2 => script.signer = Signer::Swapped,
        3 => script.signer = Signer::PublicKey,
        4 => script.signer = Signer::None,
        5 => drop(claims.insert("exp".into(), json!(now - dice.random_range(60..1_000_000)))),
        6 => drop(claims.insert("iat".into(), json!(now + dice.random_range(61..1_000_000)))),
        7 => {
            let name = ["iss", "aud", "nonce", "sub", "exp", "iat"][dice.random_range(0..6)];
            let wrong = [Value::Null, json!(""), json!([]), json!({}), json!(true), json!("\u{0}")];
            claims.insert(name.into(), wrong[dice.random_range(0..6)].clone());
        }
        8 => drop(claims.insert("nonce".into(), json!(dice.random::<u64>().to_string()))),
        9 => drop(claims.insert("iss".into(), json!(format!("https://{}.example", dice.random::<u32>())))),
        10 => drop(claims.insert("aud".into(), json!(format!("client-{}", dice.random::<u32>())))),
        _ => {
            let alg = ["none", "HS256", "HS512", "RS256", "ES384", "EdDSA", "es256", ""][dice.random_range(0..8)];
            header.insert("alg".into(), json!(alg));
        }
    }
    Script { claims, header, ..script }
}

#[tokio::test]
async fn none_of_500_changed_answers_gets_in() {
    let world = one_world().await;
    let (users, mut dice) = (world.users().await, StdRng::seed_from_u64(25));
    for number in 0..ANSWERS {
        let script = change(&mut dice, world.app.now().as_second());
        let description = format!("{number}: {script:?}");
        world.provider.play(script);
        let started = world.start(&format!("ben@{DOMAIN}")).await;
        let mut back = world.approve(&started, person("ben"), &["vitrine-managers"]);
        if dice.random_bool(0.1) {
            // Nor does one of which some byte was changed on its way.
            let at = dice.random_range(0..back.len());
            back.replace_range(at..at, "%00");
        }
        let answer = world.client.get(&back).header("cookie", &started.cookie).send().await;
        assert!(answer.status.as_u16() < 500, "{description}: {}", answer.status);
        assert!(!answer.header("location").contains("?code="), "{description}: {}", answer.header("location"));
    }
    assert_eq!((world.users().await, world.sessions().await), (users, 0));
}
