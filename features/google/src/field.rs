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
        /// Opening hours and special days.
        OpeningHours = "opening_hours",
        /// Store code of the owner.
        ExternalId = "external_id",
        /// True for a business that visits its customers.
        ServiceAreaBusiness = "service_area_business",
        /// Open, closed for some time, or closed for good.
        OpenStatus = "open_status",
        /// Categories beside the primary one.
        AdditionalCategories = "additional_categories",
        /// Hours of parts of the business, such as its kitchen or its delivery.
        MoreHours = "more_hours",
    }
}

impl Field {
    /// Bit of the field in a stored set of fields.
    pub(crate) fn bit(self) -> i64 {
        Self::ALL.iter().position(|field| *field == self).map_or(0, |at| 1 << at)
    }
}
