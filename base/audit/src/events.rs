//! Events of the audit log.

::events::declare! {
    /// Entries past the retention removed from the audit log.
    pub(crate) AuditPruned => audit "audit.pruned";
}
