//! What the tables of the schema are made of, told while compiling ([`tables!`](crate::tables!)): for what copies or
//! checks all of them, so that none is forgotten.

use crate::{Query, Result, Row, Sql, Value};

/// A table as the migrations leave it.
#[derive(Debug)]
pub struct Table {
    /// Its name.
    pub name: &'static str,
    /// Its columns in order, without those that the database generates.
    pub columns: &'static [TableColumn],
    /// Where the columns of its primary key stand in [`Self::columns`], without the organization's.
    pub key: &'static [usize],
    #[doc(hidden)]
    pub of_org: Option<OfOrg>,
    #[doc(hidden)]
    pub of_user: &'static [(usize, &'static Sql)],
    #[doc(hidden)]
    pub read: fn(&Row) -> Result<Vec<Value>>,
}

/// A column of a table.
#[derive(Debug)]
pub struct TableColumn {
    /// Its name.
    pub name: &'static str,
    /// What it holds.
    pub kind: ColumnKind,
    /// Whether it may be null.
    pub is_nullable: bool,
    /// The table that it refers to by itself, not as one of several columns.
    pub references: Option<&'static str>,
}

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnKind {
    /// `text`
    Text,
    /// `bigint`
    Int,
    /// `double precision`
    Real,
    /// `boolean`
    Bool,
    /// `bytea`
    Bytes,
}

#[doc(hidden)]
#[derive(Debug)]
pub struct OfOrg {
    pub page: &'static Sql,
    pub insert: &'static Sql,
}

impl Table {
    /// Where a column stands.
    pub fn column(&self, name: &str) -> Option<usize> {
        self.columns.iter().position(|column| column.name == name)
    }

    /// Where the column stands that says which organization a row belongs to.
    pub fn org_column(&self) -> Option<usize> {
        self.of_org.as_ref().and_then(|_| self.column(if self.name == "orgs" { "id" } else { "org_id" }))
    }

    /// Some of the rows of an organization by primary key: the first, or those after a row. `None` when the table belongs
    /// to no organization, or nothing can come after that row.
    pub fn page(&self, org: &str, after: Option<&[Value]>) -> Option<Query<Vec<Value>>> {
        let sql = self.of_org.as_ref()?.page;
        let mut args = vec![Value::from(org)];
        if self.has_one_row() {
            return after.is_none().then(|| Query::new(sql, args, self.read));
        }
        args.extend(self.key.iter().map(|at| match (after, self.columns[*at].kind) {
            (Some(row), _) => row[*at].clone(),
            (None, ColumnKind::Int) => Value::Int(i64::MIN),
            (None, _) => Value::from(""),
        }));
        Some(Query::new(sql, args, self.read))
    }

    /// For [`Tx::insert_many`](crate::Tx::insert_many): takes every column in order.
    pub fn insert(&self) -> Option<&'static Sql> {
        self.of_org.as_ref().map(|of_org| of_org.insert)
    }

    /// Every row whose columns that name a user name this one, with the column's place.
    pub fn of_user(&self, user: &str) -> impl Iterator<Item = (usize, Query<Vec<Value>>)> {
        let args = vec![Value::from(user)];
        self.of_user.iter().map(move |(at, sql)| (*at, Query::new(sql, args.clone(), self.read)))
    }

    fn has_one_row(&self) -> bool {
        self.name == "orgs" || self.key.is_empty()
    }
}
