// Words of provisioning.
export const scim = {
  title: "Provisioning",
  text: "Your identity provider adds, updates, and deactivates members with SCIM 2.0, so people who leave lose access right away.",
  load_failed: "Provisioning couldn’t be loaded.",
  connect: {
    title: "Connect your provider",
    text: "Enter this address and a token in the provisioning settings of Entra ID, Okta, or another provider.",
    url: "SCIM base URL",
    no_domain:
      "No domain is claimed yet. People are invited by email until you claim one in Settings > Domains.",
    no_rules:
      "No group rules yet. Add them in Settings > Single sign-on to give groups their roles; until then, everyone new gets the default role.",
    count: (people: string, groups: string) => `People from your provider: ${people}. Groups: ${groups}.`,
  },
  tokens: {
    title: "Tokens",
    text: "A token works for provisioning only. To replace one, create a second token, enter it at your provider, then revoke the first.",
    create: "Create token",
    none: "No tokens yet.",
    limit: "You have two tokens. Revoke one to create another.",
    made: "Copy the token now. You won’t see it again.",
    label: "Token",
    copy: "Copy",
    copied: "Copied",
    copy_failed: "Couldn’t copy. Select the text and copy it yourself.",
    created: (date: string) => `Created ${date}`,
    used: (date: string) => `Last used ${date}`,
    unused: "Never used",
    revoke: "Revoke",
    revoke_name: (prefix: string) => `Revoke the token ${prefix}…`,
    revoking: {
      title: "Revoke this token?",
      text: "Your provider can no longer add, update, or deactivate people with it. Members stay as they are.",
    },
    revoked: "Token revoked",
    failed: "Something went wrong.",
    owners: "Only owners can create and revoke tokens.",
  },
};

export type ScimWords = typeof scim;
