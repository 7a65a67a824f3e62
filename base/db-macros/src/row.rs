//! Row type of a statement, and how it is read from the columns.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{
    Error, Ident, Path, Result, Token, Type, braced, parenthesized,
    parse::{Parse, ParseStream},
    punctuated::Punctuated,
    spanned::Spanned,
};

/// Row type: a tuple, a struct, or a struct with structs in it.
pub(super) struct Row {
    row_type: Type,
    inner: Vec<Inner>,
}

/// Field that is a struct of its own, with its columns: `field: Struct(first..=last)`.
struct Inner {
    field: Ident,
    row_type: Path,
    first: Ident,
    last: Ident,
}

impl Parse for Row {
    fn parse(input: ParseStream) -> Result<Self> {
        let row_type = input.parse()?;
        if !input.peek(syn::token::Brace) {
            return Ok(Self { row_type, inner: Vec::new() });
        }
        let content;
        braced!(content in input);
        let inner = Punctuated::<Inner, Token![,]>::parse_terminated(&content)?;
        Ok(Self { row_type, inner: inner.into_iter().collect() })
    }
}

impl Parse for Inner {
    fn parse(input: ParseStream) -> Result<Self> {
        let field = input.parse()?;
        input.parse::<Token![:]>()?;
        let inner_type = Path::parse_mod_style(input)?;
        let content;
        parenthesized!(content in input);
        let first = content.parse()?;
        content.parse::<Token![..=]>()?;
        Ok(Self { field, row_type: inner_type, first, last: content.parse()? })
    }
}

impl Row {
    /// Returns the function that reads a row of these columns.
    pub(super) fn reader(&self, columns: &[String]) -> Result<TokenStream> {
        let row_type = &self.row_type;
        if let Type::Tuple(tuple) = row_type {
            if tuple.elems.len() != columns.len() {
                let (columns, elems) = (columns.len(), tuple.elems.len());
                let problem = format!("the statement gives {columns} columns, the row takes {elems}");
                return Err(Error::new(tuple.span(), problem));
            }
            let at = 0..columns.len();
            return Ok(quote!(|row| Ok::<#row_type, ::db::Error>((#(row.get(#at)?,)*))));
        }
        let mut own: Vec<TokenStream> = Vec::new();
        let mut at = 0;
        while let Some(column) = columns.get(at) {
            if let Some(inner) = self.inner.iter().find(|inner| inner.first == column) {
                let end = inner.end(columns)?;
                let fields = fields(columns, at..end);
                let (field, inner_type) = (&inner.field, &inner.row_type);
                own.push(quote!(#field: #inner_type { #(#fields),* }));
                at = end;
            } else {
                own.extend(fields(columns, at..at + 1));
                at += 1;
            }
        }
        Ok(quote!(|row| Ok::<#row_type, ::db::Error>(#row_type { #(#own),* })))
    }
}

impl Inner {
    /// Returns the position after the last column.
    fn end(&self, columns: &[String]) -> Result<usize> {
        let last = columns.iter().position(|column| self.last == column);
        last.map(|last| last + 1).ok_or_else(|| Error::new(self.last.span(), "the statement has no such column"))
    }
}

fn fields(columns: &[String], range: std::ops::Range<usize>) -> Vec<TokenStream> {
    range
        .map(|at| {
            let field = format_ident!("{}", columns[at]);
            quote!(#field: row.get(#at)?)
        })
        .collect()
}
