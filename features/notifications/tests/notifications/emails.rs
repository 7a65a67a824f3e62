use jiff::SignedDuration;
use notifications::Audience;
use orgs::Permission::ChangeLocations;
use serde_json::json;
use testing::Received;

use crate::world::{ImportFinished, TestUser, World, drop_at, unverified, worlds};

const MANAGERS: Audience<'static> = Audience::Having(ChangeLocations);

fn import() -> ImportFinished {
    ImportFinished { import_id: "i".into(), filename: "stores.csv".into(), created: 3, updated: 0, left_out: 0 }
}

/// Returns the recipients, sorted.
fn recipients(emails: &[Received]) -> Vec<String> {
    let mut all: Vec<String> = emails.iter().flat_map(|email| email.to.clone()).collect();
    all.sort_unstable();
    all
}

/// Returns the address of one-click unsubscription, below the site.
fn one_click(email: &Received) -> String {
    let text = email.text.replace("\r\n ", " ");
    let url = text.split_once("List-Unsubscribe: <").unwrap().1.split_once('>').unwrap().0;
    url[url.find("/api/").unwrap()..].to_owned()
}

async fn address(person: &TestUser) -> String {
    person.client.get("/api/v1/me").send().await.expect(200).json()["user"]["email"].as_str().unwrap().to_owned()
}

/// Moves the clock to eight in the morning after the start, and past the pause.
fn to_the_digest(world: &World) {
    world.app.clock.advance(SignedDuration::from_secs(20 * 3600 + 20));
}

#[tokio::test]
async fn serious_events_are_in_the_daily_digest_of_owners_admins_and_managers_and_others_in_none() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        for role in ["admin", "manager", "responder", "viewer"] {
            let member = world.colleague(&owner, role, role).await;
            let expected = if ["admin", "manager"].contains(&role) { "daily" } else { "off" };
            assert_eq!(member.delivery("rating_dropped").await, expected, "{role}");
            assert_eq!(member.delivery("import_finished").await, "off", "{role}");
        }
        world.notify(&owner.org, &drop_at("Chez Zoé"), MANAGERS).await;
        world.notify(&owner.org, &import(), Audience::User(&owner.user)).await;
        world.app.clock.advance(SignedDuration::from_secs(20 * 3600 - 1));
        assert!(world.emails().await.is_empty(), "before eight");
        world.app.clock.advance(SignedDuration::from_secs(21));
        let emails = world.emails().await;
        assert_eq!(emails.len(), 3, "owner, admin and manager");
        let text = &emails[0].text;
        assert!(text.contains("The rating of Chez Zoé dropped from 4.5 to 4.25"), "{text}");
        assert!(text.contains("/dashboard/locations") && !text.contains("Import finished"), "{text}");
        world.app.clock.advance(SignedDuration::from_hours(48));
        assert!(world.emails().await.is_empty(), "nothing twice, and no empty digest");
    }
}

#[tokio::test]
async fn a_kind_reaches_the_members_with_the_permission_that_it_concerns_in_the_dashboard_and_by_email() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let responder = world.colleague(&owner, "responder", "responder").await;
        let elsewhere = world.colleague(&owner, "elsewhere", "responder").await;
        let viewer = world.colleague(&owner, "viewer", "viewer").await;
        world.limit(&responder, &["a"], &[]).await;
        world.limit(&elsewhere, &["b"], &[]).await;
        world.notify_low_review(&owner.org, "a").await;
        for (member, times) in [(&owner, 1), (&responder, 1), (&elsewhere, 0), (&viewer, 0)] {
            assert_eq!(member.unread().await, times);
        }
        assert_eq!(responder.delivery("low_review").await, "at_once");
        assert_eq!(responder.delivery("rating_dropped").await, "off", "responders can’t change locations");
        world.app.clock.advance(SignedDuration::from_secs(60));
        let mut expected = vec![address(&owner).await, address(&responder).await];
        expected.sort_unstable();
        assert_eq!(recipients(&world.emails().await), expected, "within a minute");
        responder.choose("low_review", "daily").await;
        world.notify_low_review(&owner.org, "a").await;
        world.app.clock.advance(SignedDuration::from_secs(60));
        assert_eq!(recipients(&world.emails().await), [address(&owner).await], "each member can choose");
    }
}

#[tokio::test]
async fn many_events_at_once_share_an_email_every_few_minutes() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.choose("rating_dropped", "at_once").await;
        let mut sent = Vec::new();
        for number in 0..50 {
            world.notify(&owner.org, &drop_at(&format!("Shop {number}")), MANAGERS).await;
            world.app.clock.advance(SignedDuration::from_secs(10));
            sent.push(world.emails().await.len());
        }
        world.app.clock.advance(SignedDuration::from_secs(20));
        sent.push(world.emails().await.len());
        assert_eq!(sent.iter().sum::<usize>(), 2, "one after five minutes, and one after the last event: {sent:?}");
        assert_eq!((sent[29], sent.last()), (1, Some(&1)));
    }
}

#[tokio::test]
async fn digests_come_in_the_morning_of_the_member_and_on_monday_when_they_are_weekly() {
    for world in worlds().await {
        // March 1, 2026 is a Sunday.
        let owner = world.sign_up("owner").await;
        world.set_zone(&owner, "Atlantic/South_Georgia").await;
        owner.choose("location_unverified", "weekly").await;
        let all = owner.client.get("/api/v1/notifications/preferences").send().await.expect(200).json();
        assert_eq!(all["digests"], json!({ "hour": 8, "time_zone": "Atlantic/South_Georgia", "are_sent": true }));
        world.notify(&owner.org, &drop_at("One"), MANAGERS).await;
        world.notify(&owner.org, &unverified("Two"), MANAGERS).await;
        to_the_digest(&world);
        assert!(world.emails().await.is_empty(), "six in the morning there");
        world.app.clock.advance(SignedDuration::from_hours(2));
        let emails = world.emails().await;
        let subjects: Vec<bool> = ["daily digest", "weekly digest"]
            .map(|subject| emails.iter().any(|email| email.text.contains(&format!("Your {subject}: 1 notification"))))
            .to_vec();
        assert_eq!((emails.len(), subjects), (2, vec![true, true]));
    }
}

#[tokio::test]
async fn an_event_at_once_is_emailed_within_a_minute_and_shares_its_email_with_the_next() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.choose("rating_dropped", "at_once").await;
        world.notify(&owner.org, &drop_at("One"), MANAGERS).await;
        world.app.clock.advance(SignedDuration::from_secs(5));
        world.notify(&owner.org, &drop_at("Two"), MANAGERS).await;
        world.app.clock.advance(SignedDuration::from_secs(20));
        let emails = world.emails().await;
        assert_eq!(emails.len(), 1);
        assert!(emails[0].text.contains("of One dropped") && emails[0].text.contains("of Two dropped"));
        world.app.clock.advance(SignedDuration::from_secs(60));
        assert!(world.emails().await.is_empty());
    }
}

#[tokio::test]
async fn the_bell_and_emails_are_chosen_apart_from_each_other() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let change = json!({ "items": [
            { "kind": "rating_dropped", "is_on": false }, { "kind": "location_unverified", "email": "off" },
        ] });
        let path = "/api/v1/notifications/preferences";
        owner.client.put(path).json(&change).send().await.expect(200);
        world.notify(&owner.org, &drop_at("One"), MANAGERS).await;
        world.notify(&owner.org, &unverified("Two"), MANAGERS).await;
        let notifications = owner.list("").await;
        assert_eq!((notifications.len(), &notifications[0]["kind"]), (1, &json!("location_unverified")));
        to_the_digest(&world);
        let emails = world.emails().await;
        assert_eq!(emails.len(), 1);
        assert!(emails[0].text.contains("One") && !emails[0].text.contains("Two lost"));
    }
}

#[tokio::test]
async fn removed_banned_and_newly_limited_members_get_no_email() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let gone = world.colleague(&owner, "gone", "manager").await;
        let banned = world.colleague(&owner, "banned", "manager").await;
        let moved = world.colleague(&owner, "moved", "manager").await;
        let stays = world.colleague(&owner, "stays", "manager").await;
        world.limit(&moved, &["a"], &[]).await;
        world.limit(&stays, &["a"], &[]).await;
        let mut expected = vec![address(&owner).await, address(&stays).await];
        expected.sort_unstable();
        world.notify_about(&owner.org, &[("a", &[])]).await;
        world.remove(&gone).await;
        world.ban(&banned).await;
        world.limit(&moved, &["b"], &[]).await;
        to_the_digest(&world);
        assert_eq!(recipients(&world.emails().await), expected);
    }
}

#[tokio::test]
async fn a_demo_sends_no_emails() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        world.make_demo(&owner.org).await;
        owner.choose("import_finished", "at_once").await;
        world.notify(&owner.org, &drop_at("One"), MANAGERS).await;
        world.notify(&owner.org, &import(), MANAGERS).await;
        assert_eq!(owner.unread().await, 2);
        to_the_digest(&world);
        assert!(world.emails().await.is_empty());
    }
}

#[tokio::test]
async fn a_digest_lists_thirty_events_the_serious_ones_first_and_counts_the_others() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.choose("import_finished", "daily").await;
        world.notify(&owner.org, &import(), MANAGERS).await;
        for at in 0..32 {
            world.app.clock.advance(SignedDuration::from_secs(1));
            world.notify(&owner.org, &drop_at(&format!("Shop {at} in Lyon")), MANAGERS).await;
        }
        to_the_digest(&world);
        let emails = world.emails().await;
        let text = emails[0].text.split("text/html").next().unwrap();
        assert_eq!(text.matches("The rating of").count(), 30, "{text}");
        assert!(text.contains("33 notifications") && text.contains("And 3 more."), "{text}");
        let at = |name: &str| text.find(name);
        assert!(at("Shop 31 in").is_some() && at("Shop 31 in") < at("Shop 30 in") && at("Shop 1 in").is_none());
        assert!(at("Import finished").is_none(), "the least important");
    }
}

#[tokio::test]
async fn one_click_turns_off_the_kind_or_the_digest_that_the_email_was_about() {
    for world in worlds().await {
        world.app.clock.advance(SignedDuration::from_mins(19 * 60 + 30));
        let owner = world.sign_up("owner").await;
        owner.choose("rating_dropped", "at_once").await;
        owner.choose("import_finished", "daily").await;
        world.notify(&owner.org, &drop_at("One"), MANAGERS).await;
        world.notify(&owner.org, &unverified("Two"), MANAGERS).await;
        world.app.clock.advance(SignedDuration::from_secs(20));
        let at_once = world.emails().await;
        assert!(at_once[0].text.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"));
        world.visitor().post(&one_click(&at_once[0])).send().await.expect(200);
        let all = async || {
            [
                owner.delivery("rating_dropped").await,
                owner.delivery("location_unverified").await,
                owner.delivery("import_finished").await,
            ]
        };
        assert_eq!(all().await, [json!("off"), json!("daily"), json!("daily")]);

        world.app.clock.advance(SignedDuration::from_mins(30));
        let digest = world.emails().await;
        let button = one_click(&digest[0]);
        let page = button.replace("/api/v1/notifications", "/fr/notifications");
        let html = world.visitor().get(&page).send().await.expect(200).text();
        assert!(html.contains("Désactiver") && html.contains("method=\"post\""), "{html}");
        assert_eq!(all().await[1], json!("daily"), "opening the page turns nothing off");
        let done = world.visitor().post(&format!("{button}&page=fr")).send().await.expect(200).text();
        assert!(done.contains("E-mails désactivés"), "{done}");
        assert_eq!(all().await, [json!("off"), json!("off"), json!("off")]);
        world.notify(&owner.org, &unverified("Two"), MANAGERS).await;
        world.app.clock.advance(SignedDuration::from_hours(24));
        assert!(world.emails().await.is_empty());
    }
}

#[tokio::test]
async fn a_link_that_is_not_ours_turns_nothing_off() {
    for world in worlds().await {
        let path = "/api/v1/notifications/unsubscribe";
        let answer = world.visitor().post(&format!("{path}?token=abc")).send().await.expect(422).json();
        assert_eq!(answer["code"], "invalid_link");
        world.visitor().post(path).send().await.expect(422);
        let page = world.visitor().post(&format!("{path}?token=abc&page=en")).send().await.expect(422).text();
        assert!(page.contains("This link is incomplete"), "{page}");
    }
}
