// The sections of the settings.
import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { parseAuditSearch } from "@/features/audit-log/search";
import { signInSettingsQuery } from "@/features/auth/sign-in-settings";
import { parseChooseSearch, parsePlanSearch } from "@/features/billing/search";
import { may } from "@/lib/may";
import { allowed, allowedSection } from "../allowed";
import { dashboard } from "./base";

const settings = createRoute({
  getParentRoute: () => dashboard,
  path: "/settings",
  component: lazyRouteComponent(() => import("../settings/settings-page"), "SettingsPage"),
});

const settingsIndex = createRoute({
  getParentRoute: () => settings,
  path: "/",
  beforeLoad: ({ context: { me } }) => {
    // Small screens have the list of sections on a page of its own.
    if (!window.matchMedia("(min-width: 64rem)").matches) return;
    const section = may(me, "choose_notifications") ? "notifications" : "security";
    throw redirect({ to: `/dashboard/settings/${section}`, replace: true });
  },
});

const notificationSettings = createRoute({
  getParentRoute: () => settings,
  path: "/notifications",
  component: allowedSection(
    "choose_notifications",
    lazyRouteComponent(() => import("@/features/notifications/preferences"), "NotificationPreferences"),
  ),
});

const profileSettings = createRoute({
  getParentRoute: () => settings,
  path: "/profile",
  component: lazyRouteComponent(() => import("@/features/orgs/profile/profile-section"), "ProfileSection"),
});

const securitySettings = createRoute({
  getParentRoute: () => settings,
  path: "/security",
  // Loaded first, so that no section appears later above the visible text.
  loader: ({ context }) => context.client.ensureQueryData(signInSettingsQuery).catch(() => null),
  component: lazyRouteComponent(() => import("@/features/auth/security/security-page"), "SecurityPage"),
});

const tokenSettings = createRoute({
  getParentRoute: () => settings,
  path: "/tokens",
  component: allowedSection(
    "make_tokens",
    lazyRouteComponent(() => import("@/features/orgs/tokens/tokens-section"), "TokensSection"),
  ),
});

const assistantSettings = createRoute({
  getParentRoute: () => settings,
  path: "/assistants",
  component: allowedSection(
    "make_tokens",
    lazyRouteComponent(() => import("@/features/assistants/assistants-section"), "AssistantsSection"),
  ),
});

const brandSettings = createRoute({
  getParentRoute: () => settings,
  path: "/brands",
  component: allowedSection(
    "manage_brands",
    lazyRouteComponent(() => import("@/features/brands/brands-section"), "BrandsSection"),
  ),
});

const portalSettings = createRoute({
  getParentRoute: () => settings,
  path: "/portal",
  component: allowedSection(
    "manage_portal",
    lazyRouteComponent(() => import("@/features/portal/portal-section"), "PortalSection"),
  ),
});

const domainSettings = createRoute({
  getParentRoute: () => settings,
  path: "/domains",
  component: allowedSection(
    "manage_domains",
    lazyRouteComponent(() => import("@/features/domains/domains-section"), "DomainsSection"),
  ),
});

const memberSettings = createRoute({
  getParentRoute: () => settings,
  path: "/members",
  validateSearch: (search): { invite?: true } => (search.invite === true ? { invite: true } : {}),
  component: allowedSection(
    "see_members",
    lazyRouteComponent(() => import("@/features/orgs/members/members-section"), "MembersSection"),
  ),
});

const roleSettings = createRoute({
  getParentRoute: () => settings,
  path: "/roles",
  component: allowedSection(
    "see_members",
    lazyRouteComponent(() => import("@/features/orgs/roles/roles-section"), "RolesSection"),
  ),
});

const ssoSettings = createRoute({
  getParentRoute: () => settings,
  path: "/single-sign-on",
  component: allowedSection(
    "manage_sso",
    lazyRouteComponent(() => import("@/features/sso/sso-section"), "SsoSection"),
  ),
});

const scimSettings = createRoute({
  getParentRoute: () => settings,
  path: "/provisioning",
  component: allowedSection(
    "manage_sso",
    lazyRouteComponent(() => import("@/features/scim/scim-section"), "ScimSection"),
  ),
});

const organisationSettings = createRoute({
  getParentRoute: () => settings,
  path: "/organisation",
  component: lazyRouteComponent(
    () => import("@/features/orgs/organisation/organisation-section"),
    "OrganisationSection",
  ),
});

const planSettings = createRoute({
  getParentRoute: () => settings,
  path: "/plan",
  validateSearch: parsePlanSearch,
  component: allowedSection(
    "see_plan",
    lazyRouteComponent(() => import("@/features/billing/section"), "BillingSection"),
  ),
});

// As wide as the dashboard, because three plans are side by side.
/** The choice of a plan. */
export const choosePlan = createRoute({
  getParentRoute: () => dashboard,
  path: "/settings/plan/choose",
  validateSearch: parseChooseSearch,
  component: allowed(
    "see_billing",
    lazyRouteComponent(() => import("@/features/billing/choose/page"), "ChoosePage"),
  ),
});

const googleSettings = createRoute({
  getParentRoute: () => settings,
  path: "/google",
  component: allowedSection(
    "see_google",
    lazyRouteComponent(() => import("@/features/google/accounts-section"), "AccountsSection"),
  ),
});

const integrationSettings = createRoute({
  getParentRoute: () => settings,
  path: "/integrations",
  component: allowedSection(
    "manage_panels",
    lazyRouteComponent(() => import("../settings/integrations-screen"), "IntegrationsScreen"),
  ),
});

const templateSettings = createRoute({
  getParentRoute: () => settings,
  path: "/reply-templates",
  component: allowedSection(
    "manage_reply_templates",
    lazyRouteComponent(() => import("../settings/templates-screen"), "TemplatesScreen"),
  ),
});

const auditSettings = createRoute({
  getParentRoute: () => settings,
  path: "/audit",
  validateSearch: parseAuditSearch,
  component: allowedSection(
    "see_audit_log",
    lazyRouteComponent(() => import("@/features/audit-log/audit-log-section"), "AuditLogSection"),
  ),
});

const dataSettings = createRoute({
  getParentRoute: () => settings,
  path: "/data",
  component: lazyRouteComponent(() => import("@/features/data/data-section"), "DataSection"),
});

const webhookSettings = createRoute({
  getParentRoute: () => settings,
  path: "/webhooks",
  component: allowedSection(
    "manage_webhooks",
    lazyRouteComponent(() => import("@/features/webhooks/webhooks-section"), "WebhooksSection"),
  ),
});

const webhookScreen = createRoute({
  getParentRoute: () => settings,
  path: "/webhooks/$webhook",
  component: allowedSection(
    "manage_webhooks",
    lazyRouteComponent(() => import("@/features/webhooks/webhook-page"), "WebhookPage"),
  ),
});

/** The settings with all their sections. */
export const settingsRoute = settings.addChildren([
  settingsIndex,
  notificationSettings,
  profileSettings,
  securitySettings,
  organisationSettings,
  planSettings,
  memberSettings,
  roleSettings,
  scimSettings,
  ssoSettings,
  googleSettings,
  integrationSettings,
  templateSettings,
  auditSettings,
  tokenSettings,
  assistantSettings,
  brandSettings,
  domainSettings,
  portalSettings,
  webhookSettings,
  webhookScreen,
  dataSettings,
]);
