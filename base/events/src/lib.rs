//! Events: declared once by the feature where they happen, with the readers that hear of them.
//!
//! [`declare!`] and [`heard_by!`] register an event; [`EVENTS`] holds all events of the program.

mod action;
mod email_text;
mod readers;
mod registry;
mod schema;

pub use action::Action;
pub use email_text::{EmailText, Sentence};
pub use readers::{Audited, Emailed, InFeed, Notified, Published};
pub use registry::{Data, Declared, EVENTS, Heard, heard};
pub use schema::tagged;

#[doc(hidden)]
pub use linkme;

/// Declares events without data, and registers them.
///
/// `visibility Name => reader "text", …;` with the readers of [`heard_by!`].
#[macro_export]
macro_rules! declare {
    ($($(#[$meta:meta])* $vis:vis $name:ident => $($reader:ident $text:literal),+;)+) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug)]
        $vis struct $name;
        $crate::heard_by!($name => $($reader $text),+);
    )+};
}

/// Registers a struct as an event, with the readers that hear of it: `audit`, `activity`, `webhook`, `notification`,
/// each with the event's text there. An event with the reader `notification` also implements [`Emailed`].
#[macro_export]
macro_rules! heard_by {
    (@audit $name:ident $text:literal) => {
        impl $crate::Audited for $name { const ACTION: &'static str = $text; }
    };
    (@activity $name:ident $text:literal) => {
        impl $crate::InFeed for $name { const KIND: &'static str = $text; }
    };
    (@webhook $name:ident $text:literal) => {
        impl $crate::Published for $name { const TYPE: &'static str = $text; }
    };
    (@notification $name:ident $text:literal) => {
        impl $crate::Notified for $name { const KIND: &'static str = $text; }
    };
    ($name:ident => $($reader:ident $text:literal),+ $(,)?) => {
        $($crate::heard_by!(@$reader $name $text);)+
        const _: () = {
            #[$crate::linkme::distributed_slice($crate::EVENTS)]
            #[linkme(crate = $crate::linkme)]
            static DECLARED: $crate::Declared =
                $crate::Declared::new(stringify!($name), module_path!())$(.$reader::<$name>())+;
        };
    };
}

/// Defines the type of an event's text at one reader: `/// … pub Kind of notification as "NotificationKind";`. Only
/// declared texts convert into it; its schema lists them.
#[macro_export]
macro_rules! text_of {
    ($(#[$meta:meta])* $vis:vis $name:ident of $reader:ident as $schema:literal;) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, ::serde::Serialize)]
        $vis struct $name(&'static str);

        impl $name {
            /// Returns all declared values in alphabetical order.
            $vis fn all() -> impl Iterator<Item = Self> {
                $crate::heard(|declared| declared.$reader).into_iter().map(|heard| Self(heard.text))
            }

            /// Returns the text, as in the database and in JSON.
            $vis fn as_str(self) -> &'static str {
                self.0
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                Self::all().find(|known| known.0 == text).ok_or_else(|| format!("unknown value `{text}`"))
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <String as ::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(::serde::de::Error::custom)
            }
        }

        impl ::utoipa::PartialSchema for $name {
            fn schema() -> ::utoipa::openapi::RefOr<::utoipa::openapi::schema::Schema> {
                let texts = Self::all().map(Self::as_str);
                ::utoipa::openapi::schema::ObjectBuilder::new()
                    .schema_type(::utoipa::openapi::schema::Type::String)
                    .enum_values(Some(texts.collect::<Vec<_>>()))
                    .into()
            }
        }

        impl ::utoipa::ToSchema for $name {
            fn name() -> ::std::borrow::Cow<'static, str> {
                $schema.into()
            }
        }
    };
}
