//! What can be done: one closed list, so that the words of the log mean the same for ever and everywhere.

use serde::{Deserialize, Serialize};

macro_rules! actions {
    ($($(#[$doc:meta])* $name:ident => $text:literal,)+) => {
        /// What somebody did. The text of an action is never changed: it stands in sealed rows.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        pub enum Action {
            $($(#[$doc])* #[serde(rename = $text)] $name,)+
        }

        impl Action {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// As it stands in the log: `area.deed`.
            pub fn as_str(self) -> &'static str {
                match self {
                    $(Self::$name => $text,)+
                }
            }
        }
    };
}

impl Action {
    /// What comes before the point: what the action is about.
    pub fn area(self) -> &'static str {
        self.as_str().split('.').next().unwrap_or_default()
    }
}

actions! {
    /// Signed in.
    SessionCreated => "session.created",
    /// Tried to sign in, and was not let in.
    SessionRefused => "session.refused",
    /// Signed out, or was signed out.
    SessionEnded => "session.ended",
    /// A refresh token was used twice: the session was ended.
    SessionStolen => "session.stolen",
    /// Signed up, or was made by a service or the operator.
    AccountCreated => "account.created",
    /// Somebody signed up with an address that has an account.
    AccountCreatedAgain => "account.created_again",
    /// Was changed by a service.
    AccountChanged => "account.changed",
    /// Was removed.
    AccountRemoved => "account.removed",
    /// Changed their name, picture, language or time zone.
    AccountProfileChanged => "account.profile_changed",
    /// Has another password.
    AccountPasswordChanged => "account.password_changed",
    /// Has another address.
    AccountEmailChanged => "account.email_changed",
    /// Can be signed in to by another provider.
    AccountIdentityAdded => "account.identity_added",
    /// Can no longer be signed in to by a provider.
    AccountIdentityRemoved => "account.identity_removed",
    /// Has a second factor.
    FactorAdded => "factor.added",
    /// Lost a second factor.
    FactorRemoved => "factor.removed",
    /// Has new recovery codes.
    FactorRecoveryCodesMade => "factor.recovery_codes_made",
    /// Used one of them.
    FactorRecoveryCodeUsed => "factor.recovery_code_used",
    /// Has a passkey.
    PasskeyAdded => "passkey.added",
    /// Lost one.
    PasskeyRemoved => "passkey.removed",
    /// A passkey was refused because it seems to be a copy.
    PasskeyCopied => "passkey.copied",
    /// Requests of a known user or token were refused: 401, 403, or 404 on an object's address.
    AccessRefused => "access.refused",
    /// Was invited.
    MemberInvited => "member.invited",
    /// The invitation was taken back.
    MemberInvitationRevoked => "member.invitation_revoked",
    /// Joined.
    MemberJoined => "member.joined",
    /// Went over to this organization, to work in it.
    MemberEntered => "member.entered",
    /// Has another role, or is limited to other locations.
    MemberChanged => "member.changed",
    /// Began emergency access.
    MemberEmergencyAccessBegun => "member.emergency_access_begun",
    /// Emergency access was ended before its time.
    MemberEmergencyAccessEnded => "member.emergency_access_ended",
    /// Was removed, or left.
    MemberRemoved => "member.removed",
    /// Was opened.
    OrganisationCreated => "organisation.created",
    /// Has other settings.
    OrganisationUpdated => "organisation.updated",
    /// Has a client of its own now, as an agency.
    OrganisationClientOpened => "organisation.client_opened",
    /// Is looked after by no agency any more.
    OrganisationAgencyEnded => "organisation.agency_ended",
    /// Is to be deleted after a time of grace.
    OrganisationDeletionAsked => "organisation.deletion_asked",
    /// Is kept after all.
    OrganisationDeletionCancelled => "organisation.deletion_cancelled",
    /// Was deleted with everything in it; stands in the log of the instance.
    OrganisationDeleted => "organisation.deleted",
    /// The operator gave the organization a plan.
    OrganisationPlanSet => "organisation.plan_set",
    /// A token was made.
    TokenCreated => "token.created",
    /// A token was revoked.
    TokenRevoked => "token.revoked",
    /// A location was added.
    LocationCreated => "location.created",
    /// A location was changed.
    LocationUpdated => "location.updated",
    /// A location was deleted.
    LocationDeleted => "location.deleted",
    /// A location was brought back.
    LocationRestored => "location.restored",
    /// Locations were brought in from a file, or from elsewhere.
    LocationImported => "location.imported",
    /// An import was taken back.
    LocationImportUndone => "location.import_undone",
    /// Many were changed at once.
    LocationBulkUpdated => "location.bulk_updated",
    /// Many were deleted at once.
    LocationBulkDeleted => "location.bulk_deleted",
    /// That was taken back.
    LocationBulkUndone => "location.bulk_undone",
    /// Two were merged into one.
    LocationMerged => "location.merged",
    /// That was taken back.
    LocationMergeUndone => "location.merge_undone",
    /// Locations were exported as a file.
    LocationExported => "location.exported",
    /// A label was added.
    LabelCreated => "label.created",
    /// A label was changed.
    LabelUpdated => "label.updated",
    /// A label was deleted, and came off its locations.
    LabelDeleted => "label.deleted",
    /// Somebody saved a view of the list for themselves.
    ViewCreated => "view.created",
    /// They changed it.
    ViewUpdated => "view.updated",
    /// They deleted it.
    ViewDeleted => "view.deleted",
    /// A photo was added.
    PhotoAdded => "photo.added",
    /// The words or the order of photos changed.
    PhotoUpdated => "photo.updated",
    /// A photo was removed.
    PhotoRemoved => "photo.removed",
    /// A Google account was connected.
    GoogleConnected => "google.connected",
    /// It was disconnected.
    GoogleDisconnected => "google.disconnected",
    /// Locations were asked for from Google.
    GoogleImportAsked => "google.import_asked",
    /// Bringing locations in line with Google was asked for.
    GoogleSyncAsked => "google.sync_asked",
    /// A change was sent to Google.
    GooglePushed => "google.pushed",
    /// A change that Google reported was accepted.
    GoogleChangeAccepted => "google.change_accepted",
    /// A change that Google reported was reverted.
    GoogleChangeRejected => "google.change_rejected",
    /// An endpoint of webhooks was added.
    WebhookCreated => "webhook.created",
    /// An endpoint was changed.
    WebhookUpdated => "webhook.updated",
    /// An endpoint was removed.
    WebhookRemoved => "webhook.removed",
    /// The secret of an endpoint was renewed.
    WebhookSecretRenewed => "webhook.secret_renewed",
    /// Everything of the organization was exported.
    DataExported => "data.exported",
    /// Such an export was downloaded.
    DataDownloaded => "data.downloaded",
    /// An export was brought in.
    DataImported => "data.imported",
    /// What was personal about somebody was forgotten.
    DataErased => "data.erased",
    /// The log was looked at.
    AuditRead => "audit.read",
    /// The log was exported.
    AuditExported => "audit.exported",
    /// The log was checked.
    AuditVerified => "audit.verified",
    /// What was older than the retention was removed from the log.
    AuditPruned => "audit.pruned",
    /// The key that signs access tokens was renewed.
    KeyRotated => "key.rotated",
    /// A service got a token of its own.
    KeyServiceTokenMade => "key.service_token_made",
    /// Messages of the contact form were read.
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
