//! Google's objects as transferred, limited to the fields that are used. Unknown fields are ignored.
#![expect(clippy::struct_field_names, reason = "Google named them")]

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Requested fields of a location.
pub(crate) const LOCATION_FIELDS: &str = "name,title,storeCode,languageCode,phoneNumbers,categories,storefrontAddress,\
     websiteUri,regularHours,specialHours,moreHours,serviceArea,labels,latlng,openInfo,metadata,profile";

macro_rules! wire {
    ($($(#[$doc:meta])* $name:ident { $($(#[$attribute:meta])* $field:ident: $type:ty),* $(,)? })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Debug, Default, PartialEq, Deserialize, Serialize)]
        #[serde(default, rename_all = "camelCase")]
        pub(crate) struct $name {
            $($(#[$attribute])* pub(crate) $field: $type,)*
        }
    )*};
}

wire! {
    Accounts { accounts: Vec<Account>, next_page_token: Option<String> }
    Account {
        name: String,
        account_name: String,
        #[serde(rename = "type")] kind: String,
        role: Option<String>,
    }
    Locations { locations: Vec<Location>, next_page_token: Option<String>, total_size: Option<i64> }
    Location {
        name: String,
        title: String,
        #[serde(skip_serializing_if = "Option::is_none")] store_code: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")] phone_numbers: Option<PhoneNumbers>,
        #[serde(skip_serializing_if = "Option::is_none")] categories: Option<Categories>,
        #[serde(skip_serializing_if = "Option::is_none")] storefront_address: Option<Address>,
        #[serde(skip_serializing_if = "Option::is_none")] website_uri: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")] regular_hours: Option<Hours>,
        #[serde(skip_serializing_if = "Option::is_none")] special_hours: Option<SpecialHours>,
        #[serde(skip_serializing_if = "Vec::is_empty")] more_hours: Vec<PartHours>,
        #[serde(skip_serializing_if = "Option::is_none")] service_area: Option<ServiceArea>,
        #[serde(skip_serializing_if = "Vec::is_empty")] labels: Vec<String>,
        #[serde(skip_serializing_if = "Option::is_none")] latlng: Option<LatLng>,
        #[serde(skip_serializing_if = "Option::is_none")] open_info: Option<OpenInfo>,
        #[serde(skip_serializing_if = "Option::is_none")] metadata: Option<Metadata>,
        #[serde(skip_serializing_if = "Option::is_none")] profile: Option<About>,
    }
    PhoneNumbers {
        #[serde(skip_serializing_if = "Option::is_none")] primary_phone: Option<String>,
        #[serde(skip_serializing_if = "Vec::is_empty")] additional_phones: Vec<String>,
    }
    Categories { primary_category: Option<Category>, additional_categories: Vec<Category> }
    Category { name: String, #[serde(skip_serializing_if = "String::is_empty")] display_name: String }
    CategoryList { categories: Vec<Category>, next_page_token: Option<String> }
    Address {
        #[serde(skip_serializing_if = "Option::is_none")] region_code: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")] postal_code: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")] administrative_area: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")] locality: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")] sublocality: Option<String>,
        address_lines: Vec<String>,
    }
    Hours { periods: Vec<Period> }
    Period { open_day: String, open_time: TimeOfDay, close_day: String, close_time: TimeOfDay }
    #[derive(Copy)] TimeOfDay {
        #[serde(skip_serializing_if = "is_zero")] hours: u16,
        #[serde(skip_serializing_if = "is_zero")] minutes: u16,
    }
    PartHours { hours_type_id: String, periods: Vec<Period> }
    SpecialHours { special_hour_periods: Vec<SpecialPeriod> }
    SpecialPeriod {
        start_date: Option<Date>,
        #[serde(skip_serializing_if = "Option::is_none")] end_date: Option<Date>,
        #[serde(skip_serializing_if = "Option::is_none")] open_time: Option<TimeOfDay>,
        #[serde(skip_serializing_if = "Option::is_none")] close_time: Option<TimeOfDay>,
        #[serde(skip_serializing_if = "std::ops::Not::not")] closed: bool,
    }
    #[derive(Copy)] Date { year: i16, month: i8, day: i8 }
    ServiceArea { business_type: String, places: Option<Places>, region_code: Option<String> }
    Places { place_infos: Vec<PlaceInfo> }
    PlaceInfo { place_name: String, place_id: String }
    LatLng { latitude: f64, longitude: f64 }
    OpenInfo { status: String }
    Metadata {
        place_id: Option<String>,
        maps_uri: Option<String>,
        new_review_uri: Option<String>,
        has_google_updated: bool,
        has_pending_edits: bool,
        has_voice_of_merchant: bool,
    }
    About { #[serde(skip_serializing_if = "Option::is_none")] description: Option<String> }
    GoogleUpdated { location: Location, diff_mask: Option<String>, pending_mask: Option<String> }
    Reviews {
        reviews: Vec<Review>,
        average_rating: Option<f64>,
        total_review_count: Option<i64>,
        next_page_token: Option<String>,
    }
    Review {
        review_id: String,
        reviewer: Reviewer,
        star_rating: String,
        comment: Option<String>,
        create_time: String,
        update_time: String,
        review_reply: Option<ReviewReply>,
    }
    Reviewer { display_name: Option<String>, is_anonymous: bool }
    ReviewReply {
        comment: String,
        update_time: String,
        review_reply_state: Option<String>,
        policy_violation: Option<String>,
    }
    MediaList { media_items: Vec<MediaItem>, next_page_token: Option<String> }
    MediaItem {
        name: String,
        media_format: String,
        google_url: Option<String>,
        source_url: Option<String>,
        create_time: Option<String>,
        location_association: Option<Association>,
        insights: Option<MediaInsights>,
        attribution: Option<Attribution>,
    }
    MediaInsights { view_count: Option<String> }
    Attribution { profile_name: Option<String> }
    Association { category: String }
    LocalPosts { local_posts: Vec<LocalPost>, next_page_token: Option<String> }
    LocalPost {
        #[serde(skip_serializing_if = "String::is_empty")] name: String,
        #[serde(skip_serializing_if = "Option::is_none")] language_code: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")] summary: Option<String>,
        topic_type: String,
        #[serde(skip_serializing_if = "Option::is_none")] event: Option<PostEvent>,
        #[serde(skip_serializing_if = "Option::is_none")] offer: Option<PostOffer>,
        #[serde(skip_serializing_if = "Option::is_none")] call_to_action: Option<CallToAction>,
        #[serde(skip_serializing_if = "Vec::is_empty")] media: Vec<LocalPostMedia>,
        #[serde(skip_serializing)] state: Option<String>,
        #[serde(skip_serializing)] search_url: Option<String>,
        #[serde(skip_serializing)] create_time: Option<String>,
        #[serde(skip_serializing)] scheduled_time: Option<String>,
    }
    PostEvent { title: String, schedule: Option<PostSchedule> }
    #[derive(Copy)] PostSchedule {
        #[serde(skip_serializing_if = "Option::is_none")] start_date: Option<Date>,
        #[serde(skip_serializing_if = "Option::is_none")] start_time: Option<TimeOfDay>,
        #[serde(skip_serializing_if = "Option::is_none")] end_date: Option<Date>,
        #[serde(skip_serializing_if = "Option::is_none")] end_time: Option<TimeOfDay>,
    }
    PostOffer {
        #[serde(skip_serializing_if = "Option::is_none")] coupon_code: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")] redeem_online_url: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")] terms_conditions: Option<String>,
    }
    CallToAction { action_type: String, #[serde(skip_serializing_if = "Option::is_none")] url: Option<String> }
    LocalPostMedia {
        media_format: String,
        #[serde(skip_serializing_if = "Option::is_none")] source_url: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")] google_url: Option<String>,
    }
    SeriesList { multi_daily_metric_time_series: Vec<MultiSeries> }
    MultiSeries { daily_metric_time_series: Vec<Series> }
    Series { daily_metric: String, time_series: Option<TimeSeries> }
    TimeSeries { dated_values: Vec<DatedValue> }
    DatedValue { date: Option<Date>, value: Option<Value> }
    UserInfo { id: String, email: String }
    Tokens {
        #[serde(rename = "access_token")] access_token: String,
        #[serde(rename = "expires_in")] expires_in: i64,
        #[serde(rename = "refresh_token")] refresh_token: Option<String>,
        scope: String,
    }
    ErrorAnswer { error: Value, #[serde(rename = "error_description")] error_description: Option<String> }
    ErrorBody { code: i64, message: String, status: String, details: Vec<Value> }
}

/// Returns true when the number is 0, so that serde leaves the field out.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "what serde calls")]
fn is_zero(number: &u16) -> bool {
    *number == 0
}
