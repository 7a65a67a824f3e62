//! `query!`, `rows!`, `migrations!` and `tables!`: SQL that is checked against the migrations at compile time.

mod dialect;
mod row;
mod schema;
mod tables;

use proc_macro::TokenStream;
use quote::{format_ident, quote};
use syn::{
    Error, Expr, Ident, LitStr, Result, Token,
    parse::{Parse, ParseStream},
    parse_macro_input,
    punctuated::Punctuated,
};

use self::row::Row;

/// Input `Row type, "sql", arguments…`; the row type is left out for statements that return nothing.
struct Input {
    row: Option<Row>,
    sql: LitStr,
    args: Punctuated<Expr, Token![,]>,
}

impl Parse for Input {
    fn parse(input: ParseStream) -> Result<Self> {
        let row = if input.peek(LitStr) { None } else { Some(input.parse()?) };
        if row.is_some() {
            input.parse::<Token![,]>()?;
        }
        let mut sql: LitStr = input.parse()?;
        while input.peek(LitStr) {
            let more: LitStr = input.parse()?;
            sql = LitStr::new(&(sql.value() + &more.value()), sql.span());
        }
        if !input.is_empty() {
            input.parse::<Token![,]>()?;
        }
        Ok(Self { row, sql, args: Punctuated::parse_terminated(input)? })
    }
}

/// Creates a statement with its arguments, checked against the migrations: `query!(Row, "select …", argument, …)`.
///
/// A struct row is read by column name, a tuple row by position. A struct in a struct is read from a range of columns:
/// `query!(Shop { place: Place(street..=city) }, "select id, street, zip, city from …")`. Without a row type the
/// statement returns nothing. An unknown table or column, a missing field or a wrong number of arguments does not
/// compile. Adjacent string literals are joined, so that a `macro_rules!` can give several statements the same columns.
#[proc_macro]
pub fn query(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as Input);
    expand(input).unwrap_or_else(Error::into_compile_error).into()
}

fn expand(Input { row, sql, args }: Input) -> Result<proc_macro2::TokenStream> {
    let text = sql.value();
    let prepared = schema::check(&text).map_err(|problem| Error::new(sql.span(), problem))?;
    if args.len() != prepared.arguments {
        let problem = format!("{} arguments wanted, {} given", prepared.arguments, args.len());
        return Err(Error::new(sql.span(), problem));
    }
    let read = match row {
        None => quote!(|_| Ok::<(), ::db::Error>(())),
        Some(row) => row.reader(&prepared.columns)?,
    };
    let statement = statement(&text, prepared.is_read);
    let args = args.iter();
    Ok(quote! {{
        #statement
        ::db::Query::new(&STATEMENT, vec![#(::db::Value::from(#args)),*], #read)
    }})
}

/// Creates an `insert into table (columns) values ($1, …)` for [`Tx::insert_many`](../db/enum.Tx.html), checked like
/// `query!`.
#[proc_macro]
pub fn rows(input: TokenStream) -> TokenStream {
    let sql = parse_macro_input!(input as LitStr);
    let text = sql.value();
    match schema::check(&text) {
        Err(problem) => Error::new(sql.span(), problem).into_compile_error().into(),
        Ok(prepared) if !is_plain_insert(&text, prepared.arguments) => {
            let problem = "a plain `insert into table (columns) values ($1, $2, …)` is wanted";
            Error::new(sql.span(), problem).into_compile_error().into()
        }
        Ok(_) => {
            let statement = statement(&text, false);
            quote!({ #statement &STATEMENT }).into()
        }
    }
}

/// Returns true for inserts that can become a `COPY`: the arguments in order, and nothing else after `values`.
fn is_plain_insert(text: &str, arguments: usize) -> bool {
    let in_order: Vec<String> = (1..=arguments).map(|at| format!("${at}")).collect();
    let expected = format!("({})", in_order.join(","));
    text.trim_start().starts_with("insert into ")
        && text
            .split_once("values")
            .is_some_and(|(_, values)| values.split_whitespace().collect::<String>() == expected)
}

fn statement(text: &str, is_read: bool) -> proc_macro2::TokenStream {
    statement_named(&format_ident!("STATEMENT"), text, is_read)
}

fn statement_named(name: &Ident, text: &str, is_read: bool) -> proc_macro2::TokenStream {
    let sqlite = dialect::sqlite(text);
    quote! {
        #[::db::linkme::distributed_slice(::db::STATEMENTS)]
        #[linkme(crate = ::db::linkme)]
        static #name: ::db::Sql =
            ::db::Sql { text: #text, sqlite: #sqlite, file: file!(), line: line!(), is_read: #is_read };
    }
}

/// Returns every file of `migrations/` as `&[db::Migration]`, lowest number first.
#[proc_macro]
pub fn migrations(_: TokenStream) -> TokenStream {
    match schema::files() {
        Err(problem) => Error::new(proc_macro2::Span::call_site(), problem).into_compile_error().into(),
        Ok(files) => {
            let entries = files.iter().map(|schema::File { version, name, engine, path }| {
                let path = path.display().to_string();
                let engine = match engine.as_deref() {
                    Some("sqlite") => quote!(Some(::db::Engine::Sqlite)),
                    Some(_) => quote!(Some(::db::Engine::Postgres)),
                    None => quote!(None),
                };
                quote!(::db::Migration { version: #version, name: #name, engine: #engine, text: include_str!(#path) })
            });
            quote!(&[#(#entries),*]).into()
        }
    }
}

/// Returns every table of the schema as `&'static [db::Table]`, by name, for code that must not forget any table.
#[proc_macro]
pub fn tables(_: TokenStream) -> TokenStream {
    let expanded = tables::expand().map_err(|problem| Error::new(proc_macro2::Span::call_site(), problem));
    expanded.unwrap_or_else(Error::into_compile_error).into()
}
