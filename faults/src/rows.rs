//! The faults, one file each.

mod bulk;
mod callers_at_once;
mod clock;
mod csv_bombs;
mod database_gone;
mod disk_full;
mod edits;
mod google;
mod imports;
mod io_errors;
mod mail_server;
mod notices;
mod private_addresses;
mod receiver;
mod receivers;
mod same_key;
mod slow_connections;
mod stolen_tokens;

use crate::trial::Fault;

/// All of them, in the order of the table.
pub const ALL: [Fault; 16] = [
    imports::FAULT,
    bulk::FAULT,
    io_errors::FAULT,
    disk_full::FAULT,
    database_gone::FAULT,
    clock::FAULT,
    google::FAULT,
    notices::FAULT,
    receivers::FAULT,
    same_key::FAULT,
    edits::FAULT,
    slow_connections::FAULT,
    csv_bombs::FAULT,
    private_addresses::FAULT,
    stolen_tokens::FAULT,
    mail_server::FAULT,
];
