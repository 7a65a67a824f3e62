//! Events of single sign-on.

::events::declare! {
    /// Connection to a provider set up or changed.
    pub(crate) SsoChanged => audit "sso.changed";
    /// Connection to a provider removed.
    pub(crate) SsoRemoved => audit "sso.removed";
    /// Single sign-on turned on, off, or enforced.
    pub(crate) SsoModeChanged => audit "sso.mode_changed";
    /// Connection to a provider tested.
    pub(crate) SsoTested => audit "sso.tested";
    /// Person of a provider given an account.
    pub(crate) SsoLinked => audit "sso.linked";
    /// Answer of a provider refused.
    pub(crate) SsoRefused => audit "sso.refused";
    /// Sessions ended by the provider.
    pub(crate) SsoSignedOut => audit "sso.signed_out";
    /// Owner signed in without single sign-on where it is enforced.
    pub(crate) SsoGlassBroken => audit "sso.glass_broken";
}
