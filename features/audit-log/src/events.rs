//! Events of readers of the audit log.

::events::declare! {
    /// Requests of an authenticated user or token refused: 401, 403, or 404 on the address of an object.
    pub(crate) AccessRefused => audit "access.refused";
    /// Audit log read.
    pub(crate) AuditRead => audit "audit.read";
    /// Audit log exported.
    pub(crate) AuditExported => audit "audit.exported";
    /// Audit log verified.
    pub(crate) AuditVerified => audit "audit.verified";
}
