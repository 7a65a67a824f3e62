//! Fields that a location and its Business Profile both have.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

db::stored! {
    /// A field that both sides have.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = GoogleField)]
    pub(crate) enum Field {
        /// The name.
        Name = "name",
        /// The primary category.
        Category = "category",
        /// The whole address.
        Address = "address",
        /// The telephone number.
        Phone = "phone",
        /// Further telephone numbers.
        AdditionalPhones = "additional_phones",
        /// The website.
        Website = "website",
        /// The description.
        Description = "description",
        /// Opening hours, special days too.
        OpeningHours = "opening_hours",
        /// The owner's own number.
        ExternalId = "external_id",
        /// Whether customers are visited.
        ServiceAreaBusiness = "service_area_business",
    }
}
