//! A thousand random custom roles on every route.

use orgs::{MATRIX, Permission, PermissionSet, Role, stored_permissions};

use super::world::{operations, row, worlds};

const ROLES: usize = 1_000;
/// Routes that each role asks for; the roles together ask for each of them more than ten times.
const ROUTES_PER_ROLE: usize = 8;

/// Numbers that are the same in each run (xorshift).
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// Returns a set with each permission by chance: few of them, half of them, or most of them.
    fn role(&mut self) -> PermissionSet {
        let part = [1, 4, 7][(self.next() % 3) as usize];
        let chosen = MATRIX.iter().map(|row| row.permission).filter(|_| self.next() % 8 < part);
        stored_permissions(&chosen.collect::<PermissionSet>().text())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_random_roles_may_on_every_route_what_they_name_and_nothing_else() {
    let mut numbers = Numbers(0x5EED_0F20_2611_2601);
    let world = worlds().await.into_iter().next().expect("an engine");
    let before = world.everything().await;
    let member = world.member(Role::Viewer).await;
    let routes: Vec<_> = operations().into_iter().filter_map(|operation| Some((row(&operation)?, operation))).collect();
    // Some answers are for owners only, whatever the role names.
    let of_owners = ["create_provisioning_token", "revoke_provisioning_token", "delete_sso", "set_sso_mode"];
    let mut counts = vec![0_usize; routes.len()];
    for n in 0..ROLES {
        let set = numbers.role();
        let role = Role::Custom(set);
        for (row, operation) in &routes {
            assert_eq!(row.allows(role, false), set.has(row.permission), "{}", operation.id);
        }
        assert!(!role.may(Permission::CloseOrganisation) && !role.covers(Role::Owner));
        world.give(&member, set).await;
        for step in 0..ROUTES_PER_ROLE {
            let at = (n * ROUTES_PER_ROLE + step) % routes.len();
            counts[at] += 1;
            let (row, operation) = &routes[at];
            let answer = world.ask_for_nothing(&member, operation).await;
            let code = serde_json::from_slice::<serde_json::Value>(&answer.bytes).unwrap_or_default();
            let is_refused = answer.status == 403 && code["code"] == "forbidden";
            assert!(!answer.status.is_server_error(), "{}: {}", operation.id, answer.text());
            if set.has(row.permission) {
                assert!(!is_refused || of_owners.contains(&operation.id.as_str()), "{}: {}", operation.id, set.text());
            } else {
                assert!(is_refused, "{}: {} {}", operation.id, set.text(), answer.text());
                assert_eq!(code["params"]["permission"], row.permission.as_str(), "{}", operation.id);
            }
        }
    }
    assert!(counts.iter().all(|times| *times > 10), "a route was left out");
    world.give(&member, PermissionSet::default()).await;
    world.remove(&member).await;
    assert_eq!(world.everything().await, before);
}
