//! Types of notifications, for the features that send them and for the API.

use ::events::{EmailText, Notified, heard};
use auth::UserId;
use jiff::Timestamp;
use orgs::{MATRIX, Permission, Role};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{
    IntoParams, PartialSchema, ToSchema,
    openapi::{RefOr, schema::Schema},
};

db::id!(
    /// Identifier of a notification.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    NotificationId
);

/// Recipients of a notification.
#[derive(Clone, Copy, Debug)]
pub enum Audience<'a> {
    /// One user: the one who started a task that has finished.
    User(&'a UserId),
    /// All members of the organization who have this permission, without limits to some locations.
    Having(Permission),
}

/// Location affected by an event, with the labels that decide which members see it.
#[derive(Clone, Copy, Debug)]
pub struct AffectedLocation<'a> {
    /// Identifier of the location.
    pub id: &'a str,
    /// Ids of its labels.
    pub labels: &'a [String],
}

::events::text_of! {
    /// Kind of notification.
    pub Kind of notification as "NotificationKind";
}

impl Kind {
    /// Returns the kind of an event.
    pub(crate) const fn of<E: Notified>() -> Self {
        Self(E::KIND)
    }

    /// Returns the text in emails.
    pub(crate) fn email(self) -> EmailText {
        let declared = heard(|event| event.notification)
            .into_iter()
            .find(|event| event.text == self.0)
            .and_then(|event| event.email);
        declared.unwrap_or(EmailText::minor(["A notification"; 2], ["Une notification"; 2]))
    }

    /// Returns true when a role has the permission that the event concerns. No role has an unknown permission.
    pub(crate) fn concerns(self, role: Role) -> bool {
        let declared = heard(|event| event.notification).into_iter().find(|event| event.text == self.0);
        let name = declared.and_then(|event| event.permission).unwrap_or(Permission::ChangeLocations.as_str());
        MATRIX.iter().any(|row| row.permission.as_str() == name && role.may(row.permission))
    }
}

db::stored!(Kind);

db::stored! {
    /// Delivery of a kind of notification by email.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = NotificationDelivery)]
    pub enum Delivery {
        /// An email within a minute of the event.
        AtOnce = "at_once",
        /// A digest every morning.
        Daily = "daily",
        /// A digest every Monday morning.
        Weekly = "weekly",
        /// No email.
        Off = "off",
    }
}

/// Event of a notification: its kind, and the parameters of its text.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Notice {
    kind: Kind,
    params: Value,
}

impl Notice {
    /// Reads a stored notice. Fields that the event does not have are dropped.
    pub(crate) fn stored(kind: Kind, params: Value) -> db::Result<Self> {
        let read = heard(|event| event.notification)
            .into_iter()
            .find(|event| event.text == kind.as_str())
            .and_then(|event| event.data);
        let read = read.ok_or_else(|| db::Error::Unreadable(format!("no event of kind {}", kind.as_str())))?.read;
        Ok(Self { kind, params: read(params).map_err(|error| db::Error::Unreadable(error.to_string()))? })
    }
}

impl PartialSchema for Notice {
    fn schema() -> RefOr<Schema> {
        ::events::tagged(&heard(|event| event.notification), "kind", "params")
            .description(Some("Event of a notification, with the parameters of its text."))
            .into()
    }
}

impl ToSchema for Notice {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        for data in heard(|event| event.notification).into_iter().filter_map(|event| event.data) {
            (data.schemas)(schemas);
        }
    }
}

/// Notification of a user.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = Notification)]
pub struct StoredNotification {
    /// Identifier of the notification.
    pub id: NotificationId,
    /// Event of the notification.
    #[serde(flatten)]
    pub notice: Notice,
    /// Path of the dashboard page to open.
    pub link: String,
    /// Time of the event.
    #[schema(value_type = String, format = DateTime)]
    pub created_at: Timestamp,
    /// Time at which the user marked it as read; null while unread.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub read_at: Option<Timestamp>,
}

/// Filter and page of a notification list.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct Listing {
    /// True to list only unread notifications.
    pub(crate) unread: bool,
    /// Cursor from the previous page.
    pub(crate) cursor: Option<String>,
    /// Maximum notifications per page, 1 to 200.
    #[param(value_type = Option<i64>, minimum = 1, maximum = 200)]
    pub(crate) limit: api::Limit,
}

/// Notifications to mark as read: the listed ones, or all.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = NotificationsRead)]
pub(crate) struct Read {
    /// Ids to mark as read, at most 200; unknown ids are ignored.
    #[schema(max_items = 200)]
    pub(crate) ids: Vec<NotificationId>,
    /// True to mark all notifications as read.
    pub(crate) all: bool,
}

/// Number of unread notifications.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = NotificationCount)]
pub struct Unread {
    /// Number of unread notifications.
    pub unread: i64,
}

/// Notification preferences of a user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = NotificationPreferences)]
pub struct Preferences {
    /// Preferences by kind.
    pub items: Vec<Preference>,
    /// Time of the digests.
    pub digests: Digests,
}

/// Notification preference for one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = NotificationPreference)]
pub struct Preference {
    /// Kind of notification.
    pub kind: Kind,
    /// True unless the user switched the kind off in the dashboard.
    pub is_on: bool,
    /// Delivery by email.
    pub email: Delivery,
}

/// Time of the digests of a user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = NotificationDigests)]
pub struct Digests {
    /// Local hour.
    pub hour: i8,
    /// Time zone: the user's own, else one in the organization's country, else `UTC`.
    pub time_zone: String,
    /// False in a demo, which sends no emails.
    pub are_sent: bool,
}

/// Changes of notification preferences.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = NotificationPreferencesChange)]
pub(crate) struct PreferencesChange {
    /// Changes by kind; a kind left out stays unchanged.
    pub(crate) items: Vec<PreferenceChange>,
}

/// Change of the preference for one kind.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[schema(as = NotificationPreferenceChange)]
pub(crate) struct PreferenceChange {
    /// Kind of notification.
    pub(crate) kind: Kind,
    /// False to switch the kind off in the dashboard; unchanged when left out.
    pub(crate) is_on: Option<bool>,
    /// Delivery by email; unchanged when left out.
    pub(crate) email: Option<Delivery>,
}
