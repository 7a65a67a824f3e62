//! Tests of the matrix.

use serde_json::json;

use super::*;
use crate::TokenId;
use crate::Via;

fn token() -> Via {
    let id = "018f0000-0000-7000-8000-000000000000".parse::<TokenId>().unwrap();
    Via::Token { id, scopes: [TokenScope::Write].into_iter().collect() }
}

fn code(row: &MatrixRow, role: Role, is_limited: bool, via: &Via) -> Option<&'static str> {
    row.check(role, is_limited, via, false).err().map(|error| error.code())
}

#[test]
fn a_role_covers_the_weaker_roles() {
    for pair in Role::ALL.windows(2) {
        assert!(pair[0].covers(pair[1]), "{pair:?}");
    }
    assert!(!Role::Admin.covers(Role::Owner) && !Role::Viewer.covers(Role::Manager));
    assert!(Role::Manager.may(Permission::ChangeLocations) && !Role::Responder.may(Permission::ChangeLocations));
    assert_eq!(permissions(Role::Owner, false, false).len(), MATRIX.len());
}

#[test]
fn viewers_change_nothing_and_clients_see_no_internals() {
    use Permission::{
        AssignReviews, ExportLocations, FollowChanges, KeepViews, Leave, ReplyToReviews, SeeCitations, SeeContacts,
        SeeHeatmaps, SeeLocations, SeeOverview, SeePages, SeePlan, SeePosts, SeeReports, SeeReviews, SendRequests,
        UseEmergencyAccess, WorkOnCitations, WritePosts,
    };
    let seen = [
        SeeLocations,
        ExportLocations,
        SeeOverview,
        SeeReviews,
        SeeHeatmaps,
        SeeCitations,
        SeePages,
        SeeReports,
        SeePosts,
        FollowChanges,
        SeePlan,
        KeepViews,
        Leave,
        UseEmergencyAccess,
    ];
    assert_eq!(permissions(Role::Client, false, false), seen);
    let more = |role| permissions(role, false, false).len();
    assert_eq!(more(Role::Responder), more(Role::Viewer) + 6);
    for permission in [ReplyToReviews, AssignReviews, WorkOnCitations, SeeContacts, SendRequests, WritePosts] {
        assert!(Role::Responder.may(permission) && !Role::Viewer.may(permission));
    }
    assert!(!permissions(Role::Viewer, false, false).contains(&Permission::ChangeLocations));
}

#[test]
fn a_refusal_says_why() {
    let session = Via::Session("018f0000-0000-7000-8000-000000000000".parse().unwrap());
    let [see, add, decide] = [may::SeeLocations::ROW, may::AddLocations::ROW, may::ManageMembers::ROW];
    assert_eq!(code(&see, Role::Client, true, &token()), None);
    assert_eq!(code(&add, Role::Viewer, false, &session), Some("forbidden"));
    assert_eq!(code(&add, Role::Manager, true, &session), Some("limited"));
    assert_eq!(code(&add, Role::Manager, false, &token()), None);
    assert_eq!(code(&decide, Role::Owner, false, &token()), Some("session_required"));
    assert_eq!(code(&decide, Role::Admin, false, &session), None);
    let scan = may::RunScans::ROW;
    assert_eq!(code(&scan, Role::Viewer, false, &token()), Some("forbidden"), "no scope would help");
    assert_eq!(code(&scan, Role::Manager, false, &token()), Some("insufficient_scope"));
    assert!(scan.check(Role::Manager, false, &token(), true).is_ok(), "reading needs no more than every token has");
    assert_eq!(code(&Publishing::<may::WritePosts>::ROW, Role::Owner, false, &token()), Some("insufficient_scope"));
    assert_eq!(code(&Asking::<may::RunScans>::ROW, Role::Owner, false, &token()), None);
}

#[test]
fn an_organisation_that_leaves_is_read_exported_and_kept_and_nothing_else() {
    let open: Vec<Permission> =
        MATRIX.iter().filter(|row| row.check_leaving(true).is_ok()).map(|row| row.permission).collect();
    for permission in &open {
        let (own, key) =
            (MATRIX.iter().any(|row| row.permission == *permission && row.about == About::Own), permission.as_str());
        assert!(
            own || ["choose_notifications", "close_organisation", "export_data", "read_notifications"].contains(&key),
            "{key}"
        );
    }
    let row = may::ChangeLocations::ROW;
    assert_eq!(row.check_leaving(true).map_err(|error| error.code()), Err("organisation_leaving"));
    assert!(row.check_leaving(false).is_ok(), "reading goes on");
}

#[test]
fn a_permission_is_written_the_same_everywhere() {
    for row in MATRIX {
        assert_eq!(json!(row.permission), row.permission.as_str());
    }
}
