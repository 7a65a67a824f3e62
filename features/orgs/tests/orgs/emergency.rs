//! Emergency access, with a movable clock.

use db::query;
use jiff::SignedDuration;
use serde_json::{Value, json};
use testing::{Answer, Client};

use crate::world::{World, worlds};

const PATH: &str = "/api/v1/organisation/emergency-access";
const WHY: &str = "The owner is out of reach, and hours must change";

async fn me(client: &Client) -> Value {
    client.get("/api/v1/me").send().await.expect(200).json()
}

async fn id(client: &Client) -> String {
    me(client).await["user"]["id"].as_str().unwrap().to_owned()
}

async fn join(world: &World, owner: &Client, email: &str, role: &str) -> Client {
    let token = world.invite(owner, email, role).await;
    world.sign_up(email, &json!({ "first_name": "Mia", "last_name": "Roux", "invitation": token })).await
}

async fn change(by: &Client, whom: &str, change: &Value) -> Answer {
    by.ask("PATCH".parse().unwrap(), &format!("/api/v1/members/{whom}")).json(change).send().await
}

async fn give(by: &Client, whom: &Client, may: bool) -> Answer {
    change(by, &id(whom).await, &json!({ "may_use_emergency_access": may })).await
}

async fn begin(client: &Client, hours: i64) -> Answer {
    let body = json!({ "reason": WHY, "hours": hours, "password": "Rue-du-Bac-75007" });
    client.post(PATH).json(&body).send().await
}

/// Begins emergency access; returns its id.
async fn begun(client: &Client, hours: i64) -> String {
    begin(client, hours).await.expect(201).json()["id"].as_str().unwrap().to_owned()
}

async fn end(by: &Client, access: &str) -> Answer {
    by.delete(&format!("{PATH}/{access}")).send().await
}

async fn log(world: &World, action: &str) -> Vec<(String, String)> {
    query!((String, String), "select user_id, facts from audit_entries where action = $1 order by id", action)
        .all(&*world.db)
        .await
        .unwrap()
}

#[tokio::test]
async fn emergency_access_requires_the_owners_permission_a_reason_and_reauthentication() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let admin = join(&world, &owner, "ann@example.com", "admin").await;
        let mia = join(&world, &owner, "mia@example.com", "viewer").await;
        assert_eq!(begin(&mia, 4).await.expect(403).json()["code"], "emergency_access_not_given");
        for refused in [&admin, &mia] {
            assert_eq!(give(refused, &mia, true).await.expect(403).json()["code"], "forbidden");
        }
        give(&owner, &mia, true).await.expect(204);
        assert_eq!(me(&mia).await["may_use_emergency_access"], true);

        let wrong = json!({ "reason": WHY, "password": "wrong" });
        mia.post(PATH).json(&wrong).send().await.expect(422);
        mia.post(PATH).json(&json!({ "reason": WHY })).send().await.expect(422);
        let short = json!({ "reason": "urgent", "hours": 3, "password": "Rue-du-Bac-75007" });
        mia.post(PATH).json(&short).send().await.expect(422);
        assert_eq!((&me(&mia).await["role"], &me(&mia).await["emergency_access"]), (&json!("viewer"), &Value::Null));

        begun(&mia, 4).await;
        assert_eq!(me(&mia).await["role"], "admin");
        assert_eq!(begin(&mia, 4).await.expect(409).json()["code"], "emergency_access_running");
        let changes = query!(
            (String,),
            "select changes from audit_entries where action = 'member.changed' and changes like '%may_use_emergency%'"
        );
        assert_eq!(changes.all(&*world.db).await.unwrap().len(), 1);
    }
}

#[tokio::test]
async fn in_an_emergency_limits_are_lifted_and_all_of_it_ends_at_its_time() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let limits = json!({ "locations": ["018f0000-0000-7000-8000-000000000001"], "labels": [] });
        let token = world.invite_within(&owner, "mia@example.com", "client", &limits).await;
        let registration = json!({ "first_name": "Mia", "last_name": "Roux", "invitation": token });
        let mia = world.sign_up("mia@example.com", &registration).await;
        give(&owner, &mia, true).await.expect(204);
        let new = json!({ "name": "Store locator", "scope": "read", "expires_in_days": null });
        mia.post("/api/v1/tokens").json(&new).send().await.expect(403);

        for closed in [mia.get("/whole"), mia.post("/own"), mia.post("/change")] {
            closed.send().await.expect(403);
        }
        begun(&mia, 1).await;
        for open in [mia.get("/whole"), mia.post("/own"), mia.post("/change")] {
            open.send().await.expect(200);
        }
        // A token would outlast the emergency.
        mia.post("/api/v1/tokens").json(&new).send().await.expect(403);
        assert!(mia.get("/some").send().await.text().starts_with("Whole"));
        assert_eq!(me(&mia).await["is_limited"], false);
        world.app.clock.advance(SignedDuration::from_mins(59));
        mia.get("/whole").send().await.expect(200);
        world.app.clock.advance(SignedDuration::from_mins(1));
        // The access tokens have expired with the hour.
        let (owner, mia) = (world.sign_in("zoe@example.com").await, world.sign_in("mia@example.com").await);
        mia.get("/whole").send().await.expect(403);
        assert!(mia.get("/some").send().await.text().starts_with("Part"));
        assert_eq!((&me(&mia).await["role"], &me(&mia).await["is_limited"]), (&json!("client"), &json!(true)));
        // Emergency access can begin again, and the list has both.
        begun(&mia, 24).await;
        let used = owner.get(PATH).send().await.expect(200).json();
        let used = used["items"].as_array().unwrap();
        assert_eq!((used.len(), &used[0]["name"], &used[0]["reason"]), (2, &json!("Mia Roux"), &json!(WHY)));
    }
}

#[tokio::test]
async fn an_emergency_gives_nothing_that_is_an_owners_and_nothing_that_outlasts_it() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let vic = join(&world, &owner, "vic@example.com", "viewer").await;
        let mia = join(&world, &owner, "mia@example.com", "manager").await;
        let (boss, me, vic_id) = (id(&owner).await, id(&mia).await, id(&vic).await);
        let new = json!({ "name": "Store locator", "scope": "write", "expires_in_days": null });
        let made = mia.post("/api/v1/tokens").json(&new).send().await.expect(201).json();
        let program = world.client.with_token(made["token"].as_str().unwrap());
        give(&owner, &mia, true).await.expect(204);
        begun(&mia, 8).await;

        let role = |role: &str| json!({ "role": role });
        for (whom, refused) in [
            (&boss, role("viewer")),
            (&vic_id, role("owner")),
            (&vic_id, role("manager")),
            (&vic_id, role("admin")),
            (&me, role("admin")),
            (&vic_id, json!({ "may_use_emergency_access": true })),
            (&me, json!({ "may_use_emergency_access": true })),
        ] {
            assert_eq!(change(&mia, whom, &refused).await.expect(403).json()["code"], "forbidden", "{refused}");
        }
        for whom in [&boss, &vic_id] {
            mia.delete(&format!("/api/v1/members/{whom}")).send().await.expect(403);
        }
        for role in ["admin", "manager", "client"] {
            let another = json!({ "email": "eve@example.com", "role": role });
            mia.post("/api/v1/invitations").json(&another).send().await.expect(403);
        }
        let may = self::me(&mia).await["permissions"].as_array().unwrap().clone();
        for gone in ["manage_members", "manage_organisation", "manage_webhooks", "close_organisation"] {
            assert!(!may.contains(&json!(gone)), "{gone}");
        }
        assert!(
            ["see_audit_log", "export_data", "connect_google"]
                .iter()
                .all(|permission| may.contains(&json!(permission)))
        );
        // Emergency access applies to the person and not to their programs.
        mia.post("/own").send().await.expect(200);
        program.post("/own").send().await.expect(403);
    }
}

#[tokio::test]
async fn emergency_access_is_ended_by_its_user_or_by_an_owner_or_admin() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let vic = join(&world, &owner, "vic@example.com", "viewer").await;
        let mia = join(&world, &owner, "mia@example.com", "viewer").await;
        give(&owner, &mia, true).await.expect(204);
        let own = begun(&mia, 4).await;
        give(&owner, &vic, true).await.expect(204);
        end(&vic, &own).await.expect(403);
        let of_vic = begun(&vic, 1).await;
        end(&mia, &of_vic).await.expect(403);
        end(&vic, &own).await.expect(403);
        end(&vic, &of_vic).await.expect(204);
        end(&mia, &own).await.expect(204);
        mia.get("/read").send().await.expect(200);
        mia.post("/own").send().await.expect(403);
        end(&mia, &own).await.expect(404);

        let second = begun(&mia, 4).await;
        end(&world.owner("eve@example.com").await, &second).await.expect(404);
        end(&owner, &second).await.expect(204);
        mia.post("/own").send().await.expect(403);
        let used = owner.get(PATH).send().await.expect(200).json();
        assert_eq!(used["items"][0]["ended_by_name"], "Zoé Le Roy");
        mia.get(PATH).send().await.expect(403);

        // Withdrawing the permission ends the emergency access.
        begun(&mia, 4).await;
        give(&owner, &mia, false).await.expect(204);
        mia.post("/own").send().await.expect(403);
        assert_eq!(log(&world, "member.emergency_access_ended").await.len(), 4);
    }
}

#[tokio::test]
async fn emergency_access_ends_with_the_membership_and_does_not_come_back_with_it() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let mia = world.owner("mia@example.com").await;
        let accept = async |token: String| {
            mia.post("/api/v1/invitations/accept").json(&json!({ "token": token })).send().await.expect(200);
        };
        accept(world.invite(&owner, "mia@example.com", "viewer").await).await;
        give(&owner, &mia, true).await.expect(204);
        begun(&mia, 24).await;
        owner.delete(&format!("/api/v1/members/{}", id(&mia).await)).send().await.expect(204);
        assert_eq!(log(&world, "member.emergency_access_ended").await.len(), 1);
        world.app.clock.advance(SignedDuration::from_mins(2));
        accept(world.invite(&owner, "mia@example.com", "viewer").await).await;
        mia.post("/own").send().await.expect(403);
        assert_eq!(begin(&mia, 4).await.expect(403).json()["code"], "emergency_access_not_given");
    }
}

#[tokio::test]
async fn owners_and_admins_are_emailed_and_audit_entries_are_marked_as_emergency_access() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        join(&world, &owner, "ann@example.com", "admin").await;
        let mia = join(&world, &owner, "mia@example.com", "responder").await;
        give(&owner, &mia, true).await.expect(204);
        world.emails().await;
        let access = begun(&mia, 4).await;
        let emails = world.emails().await;
        let mut recipients: Vec<&String> = emails.iter().flat_map(|message| &message.to).collect();
        recipients.sort();
        assert_eq!(recipients, ["ann@example.com", "zoe@example.com"]);
        for part in ["Mia Roux", "2026-03-01, 16:00 UTC"] {
            assert!(emails.iter().all(|message| message.text.replace("=\r\n", "").contains(part)), "{part}");
        }

        let new = |name: &str| json!({ "name": name, "scope": "read", "expires_in_days": null });
        mia.post("/api/v1/tokens").json(&new("Meanwhile")).send().await.expect(201);
        end(&mia, &access).await.expect(204);
        mia.post("/api/v1/tokens").json(&new("Afterwards")).send().await.expect(201);
        for action in ["member.emergency_access_begun", "member.emergency_access_ended"] {
            let (user, facts) = log(&world, action).await.remove(0);
            assert_eq!(user, id(&mia).await);
            assert!(facts.contains(&access), "{facts}");
        }
        assert!(log(&world, "member.emergency_access_begun").await[0].1.contains(WHY));
        let made = log(&world, "token.created").await;
        assert!(made[0].1.contains(&access), "{}", made[0].1);
        assert!(!made[1].1.contains("emergency_access"), "{}", made[1].1);
    }
}

#[tokio::test]
async fn an_emergency_waives_no_second_factor() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let mia = join(&world, &owner, "mia@example.com", "viewer").await;
        give(&owner, &mia, true).await.expect(204);
        begun(&mia, 4).await;
        query!("update orgs set requires_second_factor = true").run(&*world.db).await.unwrap();
        for refused in [mia.post("/own"), mia.post(PATH).json(&json!({ "reason": WHY }))] {
            assert_eq!(refused.send().await.expect(403).json()["code"], "mfa_required");
        }
    }
}
