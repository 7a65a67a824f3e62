//! Closed list of audit actions, so that each action keeps one meaning in all logs.

use serde::{Deserialize, Serialize};

macro_rules! actions {
    ($($(#[$doc:meta])* $name:ident => $text:literal,)+) => {
        /// Action recorded in an audit entry. The text of an action never changes because sealed rows contain it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        pub enum Action {
            $($(#[$doc])* #[serde(rename = $text)] $name,)+
        }

        impl Action {
            /// All actions.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// Returns the text of the action in the log: `area.verb`.
            pub fn as_str(self) -> &'static str {
                match self {
                    $(Self::$name => $text,)+
                }
            }
        }
    };
}

impl Action {
    /// Returns the area of the action: the part before the dot.
    pub fn area(self) -> &'static str {
        self.as_str().split('.').next().unwrap_or_default()
    }
}

actions! {
    /// Sign-in.
    SessionCreated => "session.created",
    /// Failed sign-in.
    SessionRefused => "session.refused",
    /// Session ended, by its user or by another.
    SessionEnded => "session.ended",
    /// Refresh token used twice. The session ended.
    SessionStolen => "session.stolen",
    /// Account created, by sign-up, a service or the operator.
    AccountCreated => "account.created",
    /// Sign-up with the email address of an existing account.
    AccountCreatedAgain => "account.created_again",
    /// Account changed by a service.
    AccountChanged => "account.changed",
    /// Account removed.
    AccountRemoved => "account.removed",
    /// Name, picture, language or time zone of an account changed.
    AccountProfileChanged => "account.profile_changed",
    /// Password of an account changed.
    AccountPasswordChanged => "account.password_changed",
    /// Email address of an account changed.
    AccountEmailChanged => "account.email_changed",
    /// Sign-in through another provider added to an account.
    AccountIdentityAdded => "account.identity_added",
    /// Sign-in through a provider removed from an account.
    AccountIdentityRemoved => "account.identity_removed",
    /// Second factor added.
    FactorAdded => "factor.added",
    /// Second factor removed.
    FactorRemoved => "factor.removed",
    /// Recovery codes created.
    FactorRecoveryCodesMade => "factor.recovery_codes_made",
    /// Recovery code used.
    FactorRecoveryCodeUsed => "factor.recovery_code_used",
    /// Passkey added.
    PasskeyAdded => "passkey.added",
    /// Passkey removed.
    PasskeyRemoved => "passkey.removed",
    /// Passkey refused because it seems to be a copy.
    PasskeyCopied => "passkey.copied",
    /// Requests of an authenticated user or token refused: 401, 403, or 404 on the address of an object.
    AccessRefused => "access.refused",
    /// Member invited.
    MemberInvited => "member.invited",
    /// Invitation revoked.
    MemberInvitationRevoked => "member.invitation_revoked",
    /// Member joined.
    MemberJoined => "member.joined",
    /// Member switched to this organization.
    MemberEntered => "member.entered",
    /// Role or location scope of a member changed.
    MemberChanged => "member.changed",
    /// Emergency access started.
    MemberEmergencyAccessBegun => "member.emergency_access_begun",
    /// Emergency access ended before its expiry.
    MemberEmergencyAccessEnded => "member.emergency_access_ended",
    /// Member removed, or left.
    MemberRemoved => "member.removed",
    /// Organization created.
    OrganisationCreated => "organisation.created",
    /// Settings of an organization changed.
    OrganisationUpdated => "organisation.updated",
    /// Client organization created by an agency.
    OrganisationClientOpened => "organisation.client_opened",
    /// Agency's access to an organization ended.
    OrganisationAgencyEnded => "organisation.agency_ended",
    /// Deletion of an organization requested; it follows after a grace period.
    OrganisationDeletionAsked => "organisation.deletion_asked",
    /// Deletion of an organization canceled.
    OrganisationDeletionCancelled => "organisation.deletion_cancelled",
    /// Organization deleted with all its data. Recorded in the log of the instance.
    OrganisationDeleted => "organisation.deleted",
    /// Plan of an organization set by the operator.
    OrganisationPlanSet => "organisation.plan_set",
    /// API token created.
    TokenCreated => "token.created",
    /// API token revoked.
    TokenRevoked => "token.revoked",
    /// Location created.
    LocationCreated => "location.created",
    /// Location changed.
    LocationUpdated => "location.updated",
    /// Location deleted.
    LocationDeleted => "location.deleted",
    /// Location restored.
    LocationRestored => "location.restored",
    /// Locations imported from a file or from another source.
    LocationImported => "location.imported",
    /// Import undone.
    LocationImportUndone => "location.import_undone",
    /// Locations changed by a bulk operation.
    LocationBulkUpdated => "location.bulk_updated",
    /// Locations deleted by a bulk operation.
    LocationBulkDeleted => "location.bulk_deleted",
    /// Bulk operation undone.
    LocationBulkUndone => "location.bulk_undone",
    /// Two locations merged.
    LocationMerged => "location.merged",
    /// Merge of two locations undone.
    LocationMergeUndone => "location.merge_undone",
    /// Locations exported to a file.
    LocationExported => "location.exported",
    /// Label created.
    LabelCreated => "label.created",
    /// Label changed.
    LabelUpdated => "label.updated",
    /// Label deleted and removed from its locations.
    LabelDeleted => "label.deleted",
    /// Personal list view created.
    ViewCreated => "view.created",
    /// Personal list view changed.
    ViewUpdated => "view.updated",
    /// Personal list view deleted.
    ViewDeleted => "view.deleted",
    /// Photo added.
    PhotoAdded => "photo.added",
    /// Texts or order of photos changed.
    PhotoUpdated => "photo.updated",
    /// Photo removed.
    PhotoRemoved => "photo.removed",
    /// Google account connected.
    GoogleConnected => "google.connected",
    /// Google account disconnected.
    GoogleDisconnected => "google.disconnected",
    /// Import of locations from Google requested.
    GoogleImportAsked => "google.import_asked",
    /// Sync of locations with Google requested.
    GoogleSyncAsked => "google.sync_asked",
    /// Change sent to Google.
    GooglePushed => "google.pushed",
    /// Change reported by Google accepted.
    GoogleChangeAccepted => "google.change_accepted",
    /// Change reported by Google rejected.
    GoogleChangeRejected => "google.change_rejected",
    /// Webhook endpoint created.
    WebhookCreated => "webhook.created",
    /// Webhook endpoint changed.
    WebhookUpdated => "webhook.updated",
    /// Webhook endpoint removed.
    WebhookRemoved => "webhook.removed",
    /// Secret of a webhook endpoint renewed.
    WebhookSecretRenewed => "webhook.secret_renewed",
    /// All data of an organization exported.
    DataExported => "data.exported",
    /// Export of an organization's data downloaded.
    DataDownloaded => "data.downloaded",
    /// Export of an organization's data imported.
    DataImported => "data.imported",
    /// Personal data of a user erased.
    DataErased => "data.erased",
    /// Audit log read.
    AuditRead => "audit.read",
    /// Audit log exported.
    AuditExported => "audit.exported",
    /// Audit log verified.
    AuditVerified => "audit.verified",
    /// Entries past the retention removed from the audit log.
    AuditPruned => "audit.pruned",
    /// Signing key of access tokens rotated.
    KeyRotated => "key.rotated",
    /// Service token created.
    KeyServiceTokenMade => "key.service_token_made",
    /// Contact-form messages read.
    MessagesRead => "messages.read",
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn each_action_is_an_area_and_a_deed_of_its_own() {
        let all: HashSet<&str> = Action::ALL.iter().map(|action| action.as_str()).collect();
        assert_eq!(all.len(), Action::ALL.len());
        for action in Action::ALL {
            let (area, deed) = action.as_str().split_once('.').unwrap();
            assert!(!area.is_empty() && !deed.is_empty() && !deed.contains('.'), "{action:?}");
            assert_eq!(action.area(), area);
        }
    }

    #[test]
    fn an_action_reads_in_json_as_in_the_log() {
        for action in Action::ALL {
            assert_eq!(serde_json::to_value(action).unwrap(), action.as_str());
        }
    }
}
