//! Client of Stripe: forms, typed errors, one pinned version of the API. Neither keys nor what customers entered is
//! logged.

mod client;
mod failure;
mod form;
mod objects;

pub(crate) use client::Stripe;
pub(crate) use failure::Failure;
pub(crate) use form::Form;
pub(crate) use objects::{
    Created, Invoice, InvoicePayment, Item, Line, List, Preview, Price, Product, Session, Subscription, WebhookEndpoint,
};
