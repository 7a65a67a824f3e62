//! Every operation × every role, and those who do not belong.

use orgs::{MATRIX, Role};
use testing::Answer;

use super::world::{operations, row, worlds};

const ROLES: [Role; 6] = [Role::Owner, Role::Admin, Role::Manager, Role::Responder, Role::Viewer, Role::Client];

/// The code of an error; empty for what is none.
fn code(answer: &Answer) -> String {
    serde_json::from_slice::<serde_json::Value>(&answer.bytes)
        .ok()
        .and_then(|body| body["code"].as_str().map(str::to_owned))
        .unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread")]
async fn each_role_has_exactly_the_permissions_of_the_matrix_on_each_route() {
    for world in worlds().await {
        let before = world.everything().await;
        for role in ROLES {
            let member = world.member(role).await;
            for operation in operations() {
                let id = &operation.id;
                let Some(row) = row(&operation) else { continue };
                if row.allows(role, false) {
                    let answer = world.ask_for_nothing(&member, &operation).await;
                    assert!(
                        !["unauthorized", "forbidden", "limited"].contains(&code(&answer).as_str()),
                        "{role:?} {id}"
                    );
                    assert!(!answer.status.is_server_error(), "{role:?} {id}: {}", answer.text());
                } else {
                    let refused = world.ask(&member, &operation).await.expect(403).json();
                    assert_eq!(refused["code"], "forbidden", "{role:?} {id}");
                    assert_eq!(refused["params"]["permission"], row.permission.as_str(), "{role:?} {id}");
                }
            }
            world.remove(&member).await;
        }
        assert_eq!(world.everything().await, before, "what was refused has changed something");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn non_members_are_refused_on_every_route() {
    for world in worlds().await {
        let before = world.everything().await;
        let (stranger, removed) = (world.stranger().await, world.member(Role::Admin).await);
        world.remove(&removed).await;
        for operation in operations() {
            let (id, has_id) = (&operation.id, operation.path.contains('{'));
            world.ask(world.signed_out(), &operation).await.expect(401);
            if has_id {
                let answer = world.ask(&stranger, &operation).await;
                // A body that cannot be read is refused before anybody looks for what it is about.
                assert!([404, 422].contains(&answer.status.as_u16()), "{id}: {}", answer.text());
            }
            if row(&operation).is_some() {
                let refused = world.ask(&removed, &operation).await.expect(403).json();
                assert_eq!(refused["code"], "organisation_required", "{id}");
            }
        }
        assert_eq!(world.everything().await, before);
        world.expire().await;
        for operation in operations().into_iter().filter(|operation| row(operation).is_some()) {
            let refused = world.ask(&world.owner, &operation).await.expect(403).json();
            assert_eq!(refused["code"], "organisation_required", "{}", operation.id);
        }
    }
}

#[test]
fn every_permission_is_that_of_a_route() {
    let operations = operations();
    for row in MATRIX {
        let is_used =
            operations.iter().any(|operation| operation.permission.as_deref() == Some(row.permission.as_str()));
        assert!(is_used, "{} is the permission of no route", row.permission.as_str());
    }
}

#[test]
fn routes_that_require_a_session_are_documented() {
    for operation in operations() {
        let Some(row) = row(&operation) else { continue };
        let takes_session = row.through == orgs::Through::Session;
        assert_eq!(operation.accepts_tokens, !takes_session, "{}", operation.id);
    }
}
