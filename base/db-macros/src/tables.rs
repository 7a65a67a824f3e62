//! `tables!`: every table's columns, with the statements that copy the rows of an organization or of a user.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use crate::{
    schema::{self, Column, Table},
    statement_named,
};

/// Number of rows per page.
const PAGE: usize = 500;

/// Returns a block that evaluates to `&'static [db::Table]`.
pub(crate) fn expand() -> Result<TokenStream, String> {
    let tables = schema::tables()?;
    let (mut statements, mut entries) = (TokenStream::new(), TokenStream::new());
    for table in &tables {
        let mut checked = |name: &str, text: &str| -> Result<TokenStream, String> {
            let prepared = schema::check(text)?;
            let ident = format_ident!("{}_{}", table.name.to_uppercase(), name.to_uppercase());
            statements.extend(statement_named(&ident, text, prepared.is_read));
            Ok(quote!(&#ident))
        };
        let org = if let Some(org) = table.org_column() {
            let page = checked("page", &page(table, org))?;
            let insert = checked("insert", &insert(table))?;
            quote!(Some(::db::OfOrg { page: #page, insert: #insert }))
        } else {
            quote!(None)
        };
        let mut of_user = TokenStream::new();
        for (at, column) in table.columns.iter().enumerate().filter(|(_, column)| column.names_a_user()) {
            let sql = checked(&format!("by_{}", column.name), &by(table, column))?;
            of_user.extend(quote!((#at, #sql),));
        }
        let name = &table.name;
        let columns = table.columns.iter().map(described);
        let key = table.columns.iter().enumerate().filter(|(_, column)| column.is_key && !column.is_org());
        let key = key.map(|(at, _)| at);
        let reads = table.columns.iter().enumerate().map(|(at, column)| {
            let kind = rust_type(&column.kind);
            quote!(::db::Value::from(row.get::<Option<#kind>>(#at)?))
        });
        entries.extend(quote! {
            ::db::Table {
                name: #name,
                columns: &[#(#columns),*],
                key: &[#(#key),*],
                of_org: #org,
                of_user: &[#of_user],
                read: |row| Ok(vec![#(#reads),*]),
            },
        });
    }
    let count = tables.len();
    Ok(quote! {{
        #statements
        static TABLES: [::db::Table; #count] = [#entries];
        &TABLES
    }})
}

fn described(column: &Column) -> TokenStream {
    let Column { name, is_nullable, references, .. } = column;
    let kind = format_ident!("{}", kind(&column.kind));
    let references = references.as_ref().map_or_else(|| quote!(None), |table| quote!(Some(#table)));
    quote!(::db::TableColumn { name: #name, kind: ::db::ColumnKind::#kind, is_nullable: #is_nullable, references: #references })
}

fn kind(declared: &str) -> &'static str {
    match declared {
        "bigint" => "Int",
        "boolean" => "Bool",
        "double precision" => "Real",
        "bytea" => "Bytes",
        _ => "Text",
    }
}

fn rust_type(declared: &str) -> TokenStream {
    match declared {
        "bigint" => quote!(i64),
        "boolean" => quote!(bool),
        "double precision" => quote!(f64),
        "bytea" => quote!(Vec<u8>),
        _ => quote!(String),
    }
}

fn names(table: &Table) -> String {
    table.columns.iter().map(|column| column.name.as_str()).collect::<Vec<_>>().join(", ")
}

/// Returns the statement for a page of an organization's rows by primary key, after a position; without a position for
/// tables with one row.
fn page(table: &Table, org: &str) -> String {
    let (name, columns) = (&table.name, names(table));
    let key: Vec<&str> =
        table.columns.iter().filter(|c| c.is_key && !c.is_org()).map(|column| column.name.as_str()).collect();
    if org == "id" || key.is_empty() {
        return format!("select {columns} from {name} where {org} = $1");
    }
    let places: Vec<String> = (2..key.len() + 2).map(|at| format!("${at}")).collect();
    let (key, places) = (key.join(", "), places.join(", "));
    let after = if places.contains(',') { format!("({key}) > ({places})") } else { format!("{key} > {places}") };
    format!("select {columns} from {name} where {org} = $1 and {after} order by {key} limit {PAGE}")
}

fn insert(table: &Table) -> String {
    let places: Vec<String> = (1..=table.columns.len()).map(|at| format!("${at}")).collect();
    format!("insert into {} ({}) values ({})", table.name, names(table), places.join(", "))
}

/// Returns the statement for the rows of a user.
fn by(table: &Table, column: &Column) -> String {
    format!("select {} from {} where {} = $1", names(table), table.name, column.name)
}
