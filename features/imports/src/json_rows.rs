//! Rows of JSON documents, read in one pass: only the cells are stored, so that nesting costs no memory.

use std::{collections::HashMap, fmt};

use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};

/// Maximum depth of nested objects whose fields become columns.
const MAX_DEPTH: usize = 3;

/// Columns and limits of the rows that are read.
pub(crate) struct Table {
    columns: HashMap<String, usize>,
    max_rows: u64,
    max_columns: usize,
    has_too_many_columns: bool,
}

impl Table {
    pub(crate) fn new(max_rows: u64, max_columns: usize) -> Self {
        Self { columns: HashMap::new(), max_rows, max_columns, has_too_many_columns: false }
    }

    pub(crate) fn max_rows(&self) -> u64 {
        self.max_rows
    }

    /// Returns true when the file has more columns than allowed. The others were left out.
    pub(crate) fn has_too_many_columns(&self) -> bool {
        self.has_too_many_columns
    }

    /// Returns names and numbers of the columns of rows, in alphabetical order.
    pub(crate) fn columns_of(&self, rows: &[JsonRow]) -> Vec<(&str, usize)> {
        let mut is_used = vec![false; self.columns.len()];
        for (column, _) in rows.iter().flat_map(|row| &row.0) {
            is_used[*column] = true;
        }
        let names = self.columns.iter().filter(|(_, column)| is_used[**column]);
        let mut names: Vec<(&str, usize)> = names.map(|(name, column)| (name.as_str(), *column)).collect();
        names.sort_unstable();
        names
    }

    fn column(&mut self, name: &str) -> Option<usize> {
        let next = self.columns.len();
        if let Some(position) = self.columns.get(name) {
            return Some(*position);
        }
        if next == self.max_columns {
            self.has_too_many_columns = true;
            return None;
        }
        self.columns.insert(name.to_owned(), next);
        Some(next)
    }
}

/// Cells of an object: column and text.
#[derive(Debug, Default)]
pub(crate) struct JsonRow(Vec<(usize, String)>);

impl JsonRow {
    /// Returns the text of a column. Of a repeated field the last value counts.
    pub(crate) fn cell(&self, column: usize) -> &str {
        self.0.iter().rev().find(|(position, _)| *position == column).map_or("", |(_, text)| text)
    }
}

/// List of objects.
#[derive(Debug, Default)]
pub(crate) struct List {
    /// Objects, at most as many as allowed.
    pub(crate) rows: Vec<JsonRow>,
    /// Number of values.
    pub(crate) length: u64,
    /// Position of the first value that is no object.
    pub(crate) first_other: Option<u64>,
}

/// Value at the top of a file.
pub(crate) enum Document {
    Object { row: JsonRow, longest: Option<List> },
    List(List),
    Other,
}

/// Reads a value at the top of a file. With `has_lists`, lists of objects in the fields of an object are read too.
pub(crate) struct DocumentSeed<'a> {
    pub(crate) table: &'a mut Table,
    pub(crate) has_lists: bool,
}

impl<'de> DeserializeSeed<'de> for DocumentSeed<'_> {
    type Value = Document;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Document, D::Error> {
        let Self { table, has_lists } = self;
        let (mut row, mut lists) = (JsonRow::default(), Vec::new());
        let seen = from.deserialize_any(CellVisitor {
            table,
            row: Some(&mut row),
            lists: Some(&mut lists).filter(|_| has_lists),
            path: "",
            depth: 0,
        })?;
        Ok(match seen {
            ValueKind::Object => Document::Object { row, longest: lists.into_iter().max_by_key(|list| list.length) },
            ValueKind::List => Document::List(lists.pop().unwrap_or_default()),
            ValueKind::Other => Document::Other,
        })
    }
}

/// Kind of a value.
enum ValueKind {
    Object,
    List,
    Other,
}

/// Reads a value and adds its cells to a row, and its list to the lists.
struct CellVisitor<'a> {
    table: &'a mut Table,
    /// `None` for values that are only counted.
    row: Option<&'a mut JsonRow>,
    lists: Option<&'a mut Vec<List>>,
    path: &'a str,
    depth: usize,
}

impl CellVisitor<'_> {
    fn add(self, text: String) -> ValueKind {
        if let Some(row) = self.row
            && !self.path.is_empty()
            && let Some(column) = self.table.column(self.path)
            && row.0.len() < 2 * self.table.max_columns
        {
            row.0.push((column, text));
        }
        ValueKind::Other
    }
}

impl<'de> DeserializeSeed<'de> for CellVisitor<'_> {
    type Value = ValueKind;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<ValueKind, D::Error> {
        from.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for CellVisitor<'_> {
    type Value = ValueKind;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<ValueKind, E> {
        Ok(ValueKind::Other)
    }

    fn visit_bool<E>(self, value: bool) -> Result<ValueKind, E> {
        Ok(self.add(value.to_string()))
    }

    fn visit_i64<E>(self, value: i64) -> Result<ValueKind, E> {
        Ok(self.add(value.to_string()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<ValueKind, E> {
        Ok(self.add(value.to_string()))
    }

    fn visit_f64<E>(self, value: f64) -> Result<ValueKind, E> {
        Ok(self.add(serde_json::Value::from(value).to_string()))
    }

    fn visit_str<E>(self, value: &str) -> Result<ValueKind, E> {
        Ok(self.add(value.to_owned()))
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut fields: A) -> Result<ValueKind, A::Error> {
        while let Some(name) = fields.next_key::<String>()? {
            let Some(row) = self.row.as_deref_mut().filter(|_| self.depth <= MAX_DEPTH) else {
                fields.next_value::<IgnoredAny>()?;
                continue;
            };
            let path = format!("{}{}{}", self.path, if self.path.is_empty() { "" } else { " " }, words(&name));
            let (table, lists) = (&mut *self.table, self.lists.as_deref_mut());
            let lists = lists.filter(|_| self.depth == 0);
            fields.next_value_seed(CellVisitor { table, row: Some(row), lists, path: &path, depth: self.depth + 1 })?;
        }
        Ok(ValueKind::Object)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<ValueKind, A::Error> {
        let Some(lists) = self.lists else {
            while values.next_element::<IgnoredAny>()?.is_some() {}
            return Ok(ValueKind::List);
        };
        let mut list = List::default();
        loop {
            let mut row = JsonRow::default();
            let is_stored = list.length < self.table.max_rows;
            let visitor = CellVisitor {
                table: &mut *self.table,
                row: Some(&mut row).filter(|_| is_stored),
                lists: None,
                path: "",
                depth: 0,
            };
            match values.next_element_seed(visitor)? {
                None => break,
                Some(ValueKind::Object) if is_stored => list.rows.push(row),
                Some(ValueKind::Object) => {}
                Some(ValueKind::List | ValueKind::Other) => list.first_other = list.first_other.or(Some(list.length)),
            }
            list.length += 1;
        }
        // In the field of an object, a list of something else is no list of rows.
        if self.path.is_empty() || list.first_other.is_none() {
            lists.push(list);
        }
        Ok(ValueKind::List)
    }
}

/// Returns a name in words: `createTime` and `create_time` become `create time`.
fn words(name: &str) -> String {
    let mut words = String::with_capacity(name.len() + 4);
    for sign in name.chars() {
        if sign.is_uppercase() && words.ends_with(|before: char| before.is_lowercase()) {
            words.push(' ');
        }
        words.extend(sign.to_lowercase().map(|sign| if sign == '_' || sign.is_whitespace() { ' ' } else { sign }));
    }
    words
}
