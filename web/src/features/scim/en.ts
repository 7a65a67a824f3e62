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
      "You haven’t claimed a domain yet. People are invited by email until you claim one in Settings > Domains.",
    no_rules:
      "No group rules yet. To assign roles to groups, add rules in Settings > Single sign-on. Until then, all new members get the default role.",
    add_rules: "Add rules",
    count: (people: string, groups: string) => `People from your provider: ${people}. Groups: ${groups}.`,
  },
  tokens: {
    title: "Tokens",
    text: "Tokens only work for provisioning. To replace one, create a second token, enter it in your provider’s settings, then revoke the first.",
    create: "Create token",
    none: "No tokens yet.",
    limit: "You have two tokens. Revoke one to create another.",
    made: "Copy the token now. You won’t see it again.",
    label: "Token",
    copy: "Copy",
    copied: "Copied",
    copy_failed: "Your browser blocked copying. Select the text and copy it manually.",
    created: (date: string) => `Created ${date}`,
    used: (date: string) => `Last used ${date}`,
    unused: "Never used",
    revoke: "Revoke",
    revoke_name: (prefix: string) => `Revoke the token ${prefix}…`,
    revoking: {
      title: "Revoke this token?",
      text: "Your provider will no longer be able to use this token to add, update, or deactivate people. Current members won’t change.",
    },
    revoked: "Token revoked",
    failed: "Something went wrong.",
    owners: "Only owners can create and revoke tokens.",
  },
};

export type ScimWords = typeof scim;
