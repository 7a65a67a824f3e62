//! Audit entries of accounts: the actor and the network address, and never a secret.

use db::query;
use serde_json::json;

use crate::world::{OTHER, PASSWORD, worlds};

#[tokio::test]
async fn signing_up_in_and_out_stands_in_the_log_with_its_origin() {
    for world in worlds().await {
        let session = world.sign_up("zoe@example.com").await;
        let again = world.sign_in("zoe@example.com", PASSWORD).await.expect(200).json();
        world.client_of(&again).post("/auth/v1/logout?scope=local").send().await.expect(204);
        for (action, facts) in [
            ("account.created", json!({})),
            ("session.created", json!({ "method": "password" })),
            ("session.ended", json!({ "sessions": 1 })),
        ] {
            let [row] = &world.deeds(action).await[..] else { unreachable!("one row of {action}") };
            assert_eq!((row.actor.as_str(), row.user_id.as_deref()), ("user", session["user"]["id"].as_str()));
            assert_eq!(
                (row.object_kind.as_deref(), row.object_id.as_deref()),
                (Some("account"), row.user_id.as_deref())
            );
            assert_eq!((row.ip.as_deref(), &row.facts), (Some("192.0.2.1"), &facts), "{action}");
        }
    }
}

#[tokio::test]
async fn a_refused_sign_in_is_nobodys_and_names_the_account_only_where_there_is_one() {
    for world in worlds().await {
        let session = world.sign_up("zoe@example.com").await;
        for email in ["zoe@example.com", "nobody@example.com"] {
            world.sign_in(email, OTHER).await.expect(400);
        }
        let mut rows = world.deeds("session.refused").await;
        rows.sort_by_key(|row| row.object_id.is_none());
        let entries: Vec<_> = rows.iter().map(|row| (row.actor.as_str(), row.object_id.as_deref())).collect();
        assert_eq!(entries, [("nobody", session["user"]["id"].as_str()), ("nobody", None)]);
        assert!(rows.iter().all(|row| row.user_id.is_none() && row.ip.as_deref() == Some("192.0.2.1")));
    }
}

#[tokio::test]
async fn no_password_token_or_address_stands_in_the_log() {
    for world in worlds().await {
        let session = world.sign_up("zoe@example.com").await;
        world.sign_in("zoe@example.com", "vtr_guessed-Passphrase-77").await.expect(400);
        let new = json!({ "password": OTHER, "current_password": PASSWORD });
        world.client_of(&session).put("/auth/v1/user").json(&new).send().await.expect(200);
        let refresh = session["refresh_token"].as_str().unwrap();
        world.refresh(refresh).await;
        world.refresh(refresh).await;
        assert_eq!(world.deeds("account.password_changed").await.len(), 1);
        let rows = query!(
            (String,),
            "select coalesce(object_name, '') || coalesce(person, '') || changes || facts || coalesce(user_agent, '')
             from audit_entries where org_id = 'instance'"
        );
        let all: String = rows.all(&*world.db).await.unwrap().into_iter().map(|(text,)| text).collect();
        for secret in
            [PASSWORD, OTHER, "vtr_guessed", refresh, session["access_token"].as_str().unwrap(), "zoe@example"]
        {
            assert!(!all.contains(secret), "{secret}");
        }
    }
}
