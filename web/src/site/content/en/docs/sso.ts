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
  lead: "Your team signs in with your company’s identity provider, which decides who gets in and what role they have. Single sign-on is included in every plan.",
  blocks: [
    h2("Set it up"),
    steps(
      "Claim your email domain in [Settings, Domains](app:/dashboard/settings/domains) with a TXT record. Only people with an email address in a claimed domain can sign in this way.",
      "Register Vitrine with your provider as a web application that uses the authorization code flow. Choose RS256 or ES256 for ID tokens.",
      "Open [Settings, Single sign-on](app:/dashboard/settings/single-sign-on) as an owner. Enter the issuer, client ID, and client secret, and save. Then copy the redirect URI and the logout URI shown there to your provider’s settings.",
      "Choose **Test connection**. You’ll see what the provider sends and which role you’d get. The test doesn’t sign anyone in.",
      "Choose **Optional**. To choose **Required** instead, do it within ten minutes of a successful test.",
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
      ["Google Workspace", "https://accounts.google.com", "Doesn’t send groups or support single sign-out."],
      [
        "Okta",
        "https://{you}.okta.com",
        "Add a groups claim with a filter. A list of 100 or more groups counts as missing, because Okta truncates it.",
      ],
      ["Keycloak", "https://{host}/realms/{realm}", "Add a group mapper, and turn on “Email verified.”"],
      ["Auth0", "https://{tenant}.auth0.com/", "Choose RS256. For groups, add a claim whose name is a URL."],
    ),
    h2("Groups, roles, and locations"),
    list(
      "The first matching group determines a person’s role and locations. Groups can’t make anyone an owner, and owners keep their role.",
      "If the list of groups is missing or incomplete, the last known groups apply for 24 hours. After that, the sign-in is rejected.",
      "You choose whether people are added the first time they sign in or only after an invitation.",
      "A single sign-on session gives access only to your organization and, for an agency, its clients. It can’t be used to change the account’s password, passkeys, or email address.",
    ),
    h2("A way back in"),
    p(
      "**Required** needs at least one owner with a passkey, who can still sign in when the provider is down. All owners get an email each time someone signs in this way. If no one can get in, the operator of the instance can turn single sign-on off for your organization.",
    ),
    p(
      "Each rejected sign-in is recorded in the [audit log](page:docs-audit) with the reason. The person who tried to sign in doesn’t see the reason.",
    ),
    h2("Signing out"),
    p(
      "Signing out of Vitrine takes you to your provider’s sign-out page, if it has one. With back-channel logout, signing out of the provider also ends your Vitrine sessions. API tokens keep working until the member is removed.",
    ),
  ],
} as const;
