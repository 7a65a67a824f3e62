//! Tables of the schema, collected at compile time ([`tables!`](crate::tables!)), so that code that copies or checks
//! every table forgets none.

use crate::{Query, Result, Row, Sql, Value};

/// Table after all migrations.
#[derive(Debug)]
pub struct Table {
    /// Name of the table.
    pub name: &'static str,
    /// Columns in order, without generated columns.
    pub columns: &'static [TableColumn],
    /// Positions in [`Self::columns`] of the primary key's columns, without the organization's.
    pub key: &'static [usize],
    #[doc(hidden)]
    pub of_org: Option<OfOrg>,
    #[doc(hidden)]
    pub of_user: &'static [(usize, &'static Sql)],
    #[doc(hidden)]
    pub read: fn(&Row) -> Result<Vec<Value>>,
}

/// Column of a table.
#[derive(Debug)]
pub struct TableColumn {
    /// Name of the column.
    pub name: &'static str,
    /// Type of the column.
    pub kind: ColumnKind,
    /// True when the column may be null.
    pub is_nullable: bool,
    /// Table that the column references alone, not as one of several columns.
    pub references: Option<&'static str>,
}

/// Type of a column.
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
    /// Returns the position of a column.
    pub fn column(&self, name: &str) -> Option<usize> {
        self.columns.iter().position(|column| column.name == name)
    }

    /// Returns the position of the column that holds the organization of a row.
    pub fn org_column(&self) -> Option<usize> {
        self.of_org.as_ref().and_then(|_| self.column(if self.name == "orgs" { "id" } else { "org_id" }))
    }

    /// Returns a query for one page of an organization's rows by primary key: the first page, or the page after a row.
    /// `None` when the table belongs to no organization, or has at most one row per organization and `after` is set.
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

    /// Returns the statement for [`Tx::insert_many`](crate::Tx::insert_many) that takes every column in order.
    pub fn insert(&self) -> Option<&'static Sql> {
        self.of_org.as_ref().map(|of_org| of_org.insert)
    }

    /// Returns a query for each column that references users, with the column's position; it selects the rows of this
    /// user.
    pub fn of_user(&self, user: &str) -> impl Iterator<Item = (usize, Query<Vec<Value>>)> {
        let args = vec![Value::from(user)];
        self.of_user.iter().map(move |(at, sql)| (*at, Query::new(sql, args.clone(), self.read)))
    }

    fn has_one_row(&self) -> bool {
        self.name == "orgs" || self.key.is_empty()
    }
}
