//! Import of CSV files, whatever the rows describe: reading the file and finding out its columns.
//!
//! Pure: no database and no clock. The feature whose rows are imported stores the file and writes the rows.

pub mod csv;
