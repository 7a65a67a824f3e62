//! Events of domains.

use ::events::EmailText;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

::events::declare! {
    /// Domain claimed.
    pub(crate) DomainClaimed => audit "domain.claimed";
    /// Domain began to serve.
    pub(crate) DomainActivated => audit "domain.activated";
    /// Domain no longer serves, because a record is missing or another organization proved control.
    pub(crate) DomainReleased => audit "domain.released";
    /// Domain removed by a member.
    pub(crate) DomainRemoved => audit "domain.removed";
}

/// A record of a domain in use is missing.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct DomainFails {
    /// Id of the domain.
    pub(crate) domain_id: String,
    /// Host name.
    pub(crate) name: String,
}
::events::heard_by!(DomainFails => notification "domain_failing");
impl ::events::Emailed for DomainFails {
    const EMAIL: EmailText = EmailText::serious(
        ["A DNS record for {name} is missing", "A DNS record for one of your domains is missing"],
        [
            "Un enregistrement DNS de {name} est introuvable",
            "Un enregistrement DNS d’un de vos domaines est introuvable",
        ],
    );
}

/// Another organization proved control over a domain in use.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct DomainContested {
    /// Id of the domain.
    pub(crate) domain_id: String,
    /// Host name.
    pub(crate) name: String,
}
::events::heard_by!(DomainContested => notification "domain_contested");
impl ::events::Emailed for DomainContested {
    const EMAIL: EmailText = EmailText::serious(
        [
            "{name} will move to another organization in three days",
            "One of your domains will move to another organization in three days",
        ],
        [
            "{name} passera à une autre organisation dans trois jours",
            "Un de vos domaines passera à une autre organisation dans trois jours",
        ],
    );
}
