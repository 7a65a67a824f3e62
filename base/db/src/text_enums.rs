//! Enums that are stored as text.

use std::fmt;

/// Declares an enum that is stored as text, with the text of each value:
///
/// ```
/// db::stored! {
///     /// Color of a label.
///     #[derive(Clone, Copy, Debug, PartialEq)]
///     pub enum Color {
///         /// Blue.
///         Blue = "blue",
///         /// Dark green.
///         DarkGreen = "dark_green",
///     }
/// }
///
/// assert_eq!(Color::DarkGreen.as_str(), "dark_green");
/// assert_eq!("blue".parse::<Color>()?, Color::Blue);
/// assert_eq!(Color::ALL, [Color::Blue, Color::DarkGreen]);
/// # Ok::<(), db::UnknownText>(())
/// ```
///
/// The enum has to be `Copy`. It is an argument and a column of statements as it is, also in an `Option`. A column with
/// an unknown text is [`Error::Unreadable`](crate::Error::Unreadable).
///
/// `db::stored!(Name);` does that for a type from elsewhere that has `as_str` and `FromStr`.
#[macro_export]
macro_rules! stored {
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $($(#[$of:meta])* $value:ident = $text:literal),+ $(,)?
    }) => {
        $(#[$meta])*
        $vis enum $name {
            $($(#[$of])* $value),+
        }

        impl $name {
            /// All values, in the order of their declaration.
            $vis const ALL: [Self; [$($text),+].len()] = [$(Self::$value),+];

            /// Returns the text, as it is stored.
            $vis const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$value => $text),+
                }
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::UnknownText;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let value = Self::ALL.into_iter().find(|value| value.as_str() == text);
                value.ok_or_else(|| $crate::UnknownText::new(text, &Self::ALL.map(Self::as_str)))
            }
        }

        $crate::stored!($name);
    };
    ($name:ident) => {
        impl From<$name> for $crate::Value {
            fn from(value: $name) -> Self {
                Self::from(value.as_str())
            }
        }

        impl $crate::Column for $name {
            fn read(row: &$crate::Row, at: usize) -> $crate::Result<Self> {
                <Self as $crate::TextColumn>::from_text(<String as $crate::Column>::read(row, at)?)
            }
        }

        impl $crate::TextColumn for $name {
            fn from_text(text: String) -> $crate::Result<Self> {
                text.parse().map_err(|unknown| $crate::Error::Unreadable(format!("{unknown}")))
            }
        }
    };
}

/// Error for text that is not one of an enum's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownText {
    text: String,
    allowed: Vec<&'static str>,
}

impl UnknownText {
    /// Creates the error for `text` where one of `allowed` is expected.
    #[doc(hidden)]
    pub fn new(text: &str, allowed: &[&'static str]) -> Self {
        Self { text: text.to_owned(), allowed: allowed.to_vec() }
    }
}

impl fmt::Display for UnknownText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is none of ", self.text)?;
        match self.allowed.as_slice() {
            [rest @ .., last] if !rest.is_empty() => write!(f, "{} and {last}", rest.join(", ")),
            single => f.write_str(&single.concat()),
        }
    }
}

impl std::error::Error for UnknownText {}

#[cfg(test)]
mod tests {
    crate::stored! {
        /// Fruit.
        #[derive(Clone, Copy, Debug, PartialEq)]
        enum Fruit {
            /// Apple.
            Apple = "apple",
            /// Pear.
            Pear = "pear",
            /// Wild berry.
            WildBerry = "wild_berry",
        }
    }

    #[test]
    fn each_value_is_read_back_from_its_text() {
        for fruit in Fruit::ALL {
            assert_eq!(fruit.as_str().parse(), Ok(fruit));
        }
    }

    #[test]
    fn an_unknown_text_is_an_error_that_lists_the_valid_ones() {
        let unknown = "Apple".parse::<Fruit>().unwrap_err();
        assert_eq!(unknown.to_string(), r#""Apple" is none of apple, pear and wild_berry"#);
    }
}
