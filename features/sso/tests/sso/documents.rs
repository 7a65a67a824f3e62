//! Configurations of five usual providers are read as they are written.
