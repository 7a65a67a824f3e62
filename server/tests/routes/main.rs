//! Every route of the OpenAPI document: asked by each role, by another organization, with tokens, and with hostile input.

mod assistants;
mod hostile;
mod hosts;
mod isolation;
mod permissions;
mod plans;
mod tokens;
