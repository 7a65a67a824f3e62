//! Ids of this feature, and categories and states of photos: stored in the database and shown in the API.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

db::id!(
    /// Id of a connection to a Google user.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    ConnectionId
);

db::id!(
    /// Id of a Business Profile account within an organization.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    GoogleAccountId
);

db::id!(
    /// Id of an import, a sync or a publication.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    RunId
);

db::id!(
    /// Id of a change at Google.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    ChangeId
);

db::stored! {
    /// Category of a photo at Google. A profile has one cover, one profile photo and one logo.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = GooglePhotoCategory)]
    pub(crate) enum PhotoCategory {
        /// Cover of the profile.
        Cover = "cover",
        /// Picture beside the name.
        Profile = "profile",
        /// Logo of the business.
        Logo = "logo",
        /// The building from outside.
        Exterior = "exterior",
        /// The rooms from inside.
        Interior = "interior",
        /// Products for sale.
        Product = "product",
        /// Staff at work.
        AtWork = "at_work",
        /// Dishes and drinks.
        FoodAndDrink = "food_and_drink",
        /// The menu.
        Menu = "menu",
        /// Rooms that guests share.
        CommonArea = "common_area",
        /// Rooms of guests.
        Rooms = "rooms",
        /// The staff.
        Teams = "teams",
        /// Anything else.
        Additional = "additional",
    }
}

impl PhotoCategory {
    /// Returns true when a profile has at most one photo of the category: a new one moves the old one to `additional`.
    pub(crate) fn is_single(self) -> bool {
        matches!(self, Self::Cover | Self::Profile | Self::Logo)
    }
}

db::stored! {
    /// State of a photo at Google.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = GooglePhotoState)]
    pub(crate) enum PhotoState {
        /// Waits to be sent.
        Queued = "queued",
        /// A request was begun, and its outcome may be unknown.
        Sending = "sending",
        /// Google has it.
        Live = "live",
        /// Google, or a requirement of Google that is checked here, refused it.
        Refused = "refused",
        /// Waits to be deleted at Google.
        Deleting = "deleting",
        /// It was deleted at Google.
        Deleted = "deleted",
    }
}
