//! Values of statement arguments and row columns, independent of the engine.

use bytes::BytesMut;
use jiff::Timestamp;
use rusqlite::types::{ToSqlOutput, Value as Lite};
use tokio_postgres::types::{IsNull, ToSql, Type};

use crate::{Error, Result};

/// Value to be stored, or passed to a statement.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// `null`
    Null,
    /// `boolean`
    Bool(bool),
    /// `bigint`; also times, as Unix milliseconds
    Int(i64),
    /// `double precision`
    Real(f64),
    /// `text`
    Text(String),
    /// `bytea` / `blob`
    Bytes(Vec<u8>),
    /// List argument of `= any($n)`
    Texts(Vec<String>),
}

macro_rules! from {
    ($($type:ty => $variant:ident),* $(,)?) => {$(
        impl From<$type> for Value {
            fn from(value: $type) -> Self { Self::$variant(value.into()) }
        }
    )*};
}
from!(bool => Bool, i64 => Int, f64 => Real, String => Text, &str => Text, &String => Text,
      Vec<u8> => Bytes, &[u8] => Bytes, Vec<String> => Texts, &[String] => Texts);

impl From<Timestamp> for Value {
    fn from(value: Timestamp) -> Self {
        Self::Int(value.as_millisecond())
    }
}

impl From<serde_json::Value> for Value {
    fn from(value: serde_json::Value) -> Self {
        Self::Text(value.to_string())
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Into::into)
    }
}

impl rusqlite::ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        match self {
            Self::Null => Ok(ToSqlOutput::Owned(Lite::Null)),
            Self::Bool(v) => Ok((*v).into()),
            Self::Int(v) => Ok((*v).into()),
            Self::Real(v) => Ok((*v).into()),
            Self::Text(v) => Ok(v.as_str().into()),
            Self::Bytes(v) => Ok(v.as_slice().into()),
            Self::Texts(v) => serde_json::to_string(v)
                .map(Into::into)
                .map_err(|e| rusqlite::Error::ToSqlConversionFailure(Box::new(e))),
        }
    }
}

impl ToSql for Value {
    fn to_sql(&self, ty: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        match self {
            Self::Null => Ok(IsNull::Yes),
            Self::Bool(v) => v.to_sql_checked(ty, out),
            Self::Int(v) => v.to_sql_checked(ty, out),
            Self::Real(v) => v.to_sql_checked(ty, out),
            Self::Text(v) => v.to_sql_checked(ty, out),
            Self::Bytes(v) => v.to_sql_checked(ty, out),
            Self::Texts(v) => v.to_sql_checked(ty, out),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    tokio_postgres::types::to_sql_checked!();
}

/// Row of either engine.
pub enum Row<'a> {
    /// From SQLite
    Sqlite(&'a rusqlite::Row<'a>),
    /// From PostgreSQL
    Postgres(&'a tokio_postgres::Row),
}

impl Row<'_> {
    /// Returns the column at position `at` (from 0); an error when its value is not a `T`.
    pub fn get<T: Column>(&self, at: usize) -> Result<T> {
        T::read(self, at)
    }
}

/// Type that a column can be read as.
pub trait Column: Sized {
    /// Reads the column at position `at` (from 0).
    fn read(row: &Row, at: usize) -> Result<Self>;
}

macro_rules! column {
    ($($type:ty),*) => {$(
        impl Column for $type {
            fn read(row: &Row, at: usize) -> Result<Self> {
                Ok(match row {
                    Row::Sqlite(row) => row.get(at)?,
                    Row::Postgres(row) => row.try_get(at)?,
                })
            }
        }
        impl Column for Option<$type> {
            fn read(row: &Row, at: usize) -> Result<Self> {
                Ok(match row {
                    Row::Sqlite(row) => row.get(at)?,
                    Row::Postgres(row) => row.try_get(at)?,
                })
            }
        }
    )*};
}
column!(bool, i64, f64, String, Vec<u8>);

/// Trait of the types made by [`id!`](crate::id!) and [`stored!`](crate::stored!), so that a nullable column can be read
/// as an `Option` of them.
#[doc(hidden)]
pub trait TextColumn: Sized {
    fn from_text(text: String) -> Result<Self>;
}

impl<T: TextColumn> Column for Option<T> {
    fn read(row: &Row, at: usize) -> Result<Self> {
        Option::<String>::read(row, at)?.map(T::from_text).transpose()
    }
}

impl Column for Timestamp {
    fn read(row: &Row, at: usize) -> Result<Self> {
        timestamp(i64::read(row, at)?)
    }
}

impl Column for Option<Timestamp> {
    fn read(row: &Row, at: usize) -> Result<Self> {
        Option::<i64>::read(row, at)?.map(timestamp).transpose()
    }
}

impl Column for serde_json::Value {
    fn read(row: &Row, at: usize) -> Result<Self> {
        serde_json::from_str(&String::read(row, at)?).map_err(Error::unreadable)
    }
}

impl Column for Option<serde_json::Value> {
    fn read(row: &Row, at: usize) -> Result<Self> {
        Option::<String>::read(row, at)?.map(|text| serde_json::from_str(&text).map_err(Error::unreadable)).transpose()
    }
}

fn timestamp(milliseconds: i64) -> Result<Timestamp> {
    Timestamp::from_millisecond(milliseconds).map_err(Error::unreadable)
}
