// Documentation of single sign-on: setup, groups, and what to do when it fails.
import { h2, list, p, steps, table } from "../../types/blocks";

export const sso = {
  meta: {
    name: "Single sign-on",
    title: "Single sign-on with OpenID Connect | Vitrine docs",
    description:
      "Let your team sign in with Entra ID, Google Workspace, Okta, Keycloak, or Auth0: set it up, map groups to roles, require it, and keep a way back in.",
  },
  title: "Single sign-on",
  lead: "Your team signs in with your company’s identity provider, which decides who gets in and with which role. It’s part of every plan.",
  blocks: [
    h2("Set it up"),
    steps(
      "Claim the domain of your email addresses in [Settings, Domains](app:/dashboard/settings/domains) with a TXT record. Only addresses in a claimed domain can sign in this way.",
      "Register Vitrine at your provider as a web application with the authorization code flow. Choose RS256 or ES256 for ID tokens.",
      "Open [Settings, Single sign-on](app:/dashboard/settings/single-sign-on) as an owner. Enter the issuer, client ID, and client secret, and save. Then enter the redirect URI and the logout URI shown there at your provider.",
      "Choose **Test connection**. You’ll see what the provider sends and which role it would give. No one is signed in by the test.",
      "Choose **Optional**, or **Required** within ten minutes of a test that passed.",
    ),
    h2("What each provider needs"),
    table(
      "Issuers and settings",
      ["Provider", "Issuer", "Good to know"],
      [
        "Microsoft Entra ID",
        "https://login.microsoftonline.com/{tenant id}/v2.0",
        "Add the optional claims email and xms_edov to the ID token. With more than 200 groups, send app roles instead.",
      ],
      ["Google Workspace", "https://accounts.google.com", "Sends no groups and no sign-out."],
      [
        "Okta",
        "https://{you}.okta.com",
        "Add a groups claim with a filter. A list of 100 or more groups counts as missing, because Okta cuts it.",
      ],
      ["Keycloak", "https://{host}/realms/{realm}", "Add a group mapper, and turn on “Email verified.”"],
      ["Auth0", "https://{tenant}.auth0.com/", "Choose RS256. Groups need a claim with a URL as its name."],
    ),
    h2("Groups, roles, and locations"),
    list(
      "The first group that matches decides the role and the locations. No group makes anyone an owner, and owners keep their role.",
      "If the list of groups is missing or cut off, the last known groups apply for 24 hours. After that, the sign-in is rejected.",
      "People are added the first time they sign in, or only after an invitation. You choose.",
      "A session reaches your organization only and, for an agency, its clients. It can’t change the password, passkeys, or email address of the account.",
    ),
    h2("A way back in"),
    p(
      "**Required** asks for at least one owner with a passkey, who can still sign in when the provider is down. All owners get an email each time that happens. If no one can get in, the operator of the instance can turn single sign-on off for your organization.",
    ),
    p(
      "Each rejected sign-in is in the [audit log](page:docs-audit) with its reason. The person who tried doesn’t see it.",
    ),
    h2("Signing out"),
    p(
      "Signing out of Vitrine leads to your provider’s sign-out page, if it has one. With back-channel logout, signing out at the provider ends sessions here. API tokens keep working until the member is removed.",
    ),
  ],
} as const;
