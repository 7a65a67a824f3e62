//! Audit log on a fresh database of each engine.

use audit::{Act, Actor, Checked, Entry, Origin, Search};
use jiff::{SignedDuration, Timestamp};
use testing::{TestDb, engines, sealer};

::events::declare! {
    /// As the program declares it.
    pub KeyRotated => audit "key.rotated";
    /// As the program declares it.
    pub LocationUpdated => audit "location.updated";
    /// As the program declares it.
    pub MemberChanged => audit "member.changed";
    /// As the program declares it.
    pub MemberInvited => audit "member.invited";
    /// As the program declares it.
    pub MemberJoined => audit "member.joined";
    /// As the program declares it.
    pub PhotoAdded => audit "photo.added";
    /// As the program declares it.
    pub SessionRefused => audit "session.refused";
}

/// Organization of the log.
pub const ORG: &str = "018f0000-0000-7000-8000-000000000001";

/// Database and current time.
pub struct World {
    pub db: TestDb,
    pub now: Timestamp,
}

/// Returns a world for each engine.
pub async fn worlds() -> Vec<World> {
    let now = "2026-03-01T12:00:00Z".parse().unwrap();
    engines().await.into_iter().map(|db| World { db, now }).collect()
}

/// Returns a user of the organization.
pub fn user_actor() -> Actor {
    let origin = Origin { ip: Some("192.0.2.7".into()), user_agent: Some("Firefox".into()) };
    Actor::user("u1", origin).in_log_of(ORG)
}

/// Returns a sample entry.
pub fn deed(name: &str) -> Act {
    Act::new(LocationUpdated).on("location", "l1").named(name).changed("phone", None::<&str>, name)
}

impl World {
    /// Records an entry one second after the previous one, and commits.
    pub async fn record(&mut self, by: &Actor, act: Act) {
        self.now += SignedDuration::from_secs(1);
        let mut tx = self.db.begin().await.unwrap();
        act.record(&mut tx, by, self.now).await.unwrap();
        tx.commit().await.unwrap();
    }

    /// Records and seals five rows.
    pub async fn fill(&mut self) {
        for name in ["one", "two", "three", "four", "five"] {
            self.record(&user_actor(), deed(name)).await;
        }
        assert_eq!(audit::seal(&self.db, &sealer()).await.unwrap(), 5);
    }

    /// Checks the log of the organization.
    pub async fn verify(&self) -> Checked {
        audit::verify(&self.db, &sealer(), ORG, None).await.unwrap()
    }

    /// Returns the matching rows, newest first.
    pub async fn list(&self, search: &Search) -> Vec<Entry> {
        audit::list(&self.db, ORG, search, None, 100).await.unwrap()
    }
}
