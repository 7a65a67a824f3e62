// Every address of the app: the table of contents. A new screen gets its lines here.
import type { QueryClient } from "@tanstack/react-query";
import {
  createBrowserHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from "@tanstack/react-router";
import { parseAuditSearch } from "@/features/audit-log/search";
import { parseConfirmSearch, parseLoginSearch } from "@/features/auth/search";
import { signInSettingsQuery } from "@/features/auth/sign-in-settings";
import { parseDirectoriesSearch } from "@/features/citations/directories/search";
import { parseCitationsSearch } from "@/features/citations/search";
import { parseTasksSearch } from "@/features/citations/tasks/search";
import { DEFAULT_PERIOD, OVERALL_PERIODS, type OverallPeriod } from "@/features/google/performance/figures";
import { parsePanelSearch } from "@/features/heatmaps/panel/search";
import { parseHeatmapsSearch } from "@/features/heatmaps/search";
import { parseHomeSearch } from "@/features/locations/home/address";
import { parseLocationsSearch } from "@/features/locations/search";
import { parseCampaignSearch } from "@/features/requests/campaigns/search";
import { parseRequestsSearch } from "@/features/requests/search";
import { parseReviewsSearch } from "@/features/reviews/search";
import { may } from "@/lib/may";
import { allowed, allowedSection } from "./allowed";
import { AccessDeniedScreen, FailedScreen, NotFoundScreen, NothingHere } from "./dead-ends";
import { forVisitors, requireMember, requireSession, requireUnregistered } from "./guard";
import { Root } from "./root";
import { ShellSkeleton } from "./shell/shell-skeleton";

interface Context {
  client: QueryClient;
}

const root = createRootRouteWithContext<Context>()({ component: Root });

const login = lazyRouteComponent(() => import("@/features/auth/login-page"), "LoginPage");
const signup = lazyRouteComponent(() => import("@/features/auth/signup-page"), "SignupPage");
const complete = lazyRouteComponent(() => import("@/features/auth/complete-page"), "CompletePage");
const forgot = lazyRouteComponent(() => import("@/features/auth/forgot-page"), "ForgotPage");
const reset = lazyRouteComponent(() => import("@/features/auth/reset-page"), "ResetPage");
const confirm = lazyRouteComponent(() => import("@/features/auth/confirm-page"), "ConfirmPage");
const link = lazyRouteComponent(() => import("@/features/auth/link-page"), "LinkPage");
const factor = lazyRouteComponent(() => import("@/features/auth/second-factor-page"), "SecondFactorPage");
const setUpFactor = lazyRouteComponent(() => import("./set-up-factor-screen"), "SetUpFactorScreen");
const reference = lazyRouteComponent(() => import("@/features/api-reference/page"), "ApiReferencePage");

// English and French twins of one screen.
const loginRoute = <Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: parseLoginSearch,
    beforeLoad: ({ context }) => forVisitors(context.client, path, false),
    // Waited for, so that no button appears where another one was about to be pressed.
    loader: ({ context }) => context.client.ensureQueryData(signInSettingsQuery).catch(() => null),
    component: login,
  });

const signupRoute = <Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: ({ context }) => forVisitors(context.client, path, true),
    loader: ({ context }) => context.client.ensureQueryData(signInSettingsQuery).catch(() => null),
    component: signup,
  });

const completeRoute = <Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: ({ context }) => requireUnregistered(context.client, path),
    component: complete,
  });

const forgotRoute = <Path extends string>(path: Path) =>
  createRoute({ getParentRoute: () => root, path, component: forgot });

const resetRoute = <Path extends string>(path: Path) =>
  createRoute({ getParentRoute: () => root, path, component: reset });

const confirmRoute = <Path extends string>(path: Path) =>
  createRoute({ getParentRoute: () => root, path, validateSearch: parseConfirmSearch, component: confirm });

const linkRoute = <Path extends string>(path: Path) =>
  createRoute({ getParentRoute: () => root, path, validateSearch: parseLoginSearch, component: link });

const factorRoute = <Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: parseLoginSearch,
    beforeLoad: () => requireSession(path),
    loader: ({ context }) => context.client.ensureQueryData(signInSettingsQuery).catch(() => null),
    component: factor,
  });

const setUpRoute = <Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: parseLoginSearch,
    beforeLoad: () => requireSession(path),
    loader: ({ context }) => context.client.ensureQueryData(signInSettingsQuery).catch(() => null),
    component: setUpFactor,
  });

const referenceRoute = <Path extends string>(path: Path) =>
  createRoute({ getParentRoute: () => root, path, component: reference });

const accessDenied = createRoute({
  getParentRoute: () => root,
  path: "/access-denied",
  component: AccessDeniedScreen,
});

const dashboard = createRoute({
  getParentRoute: () => root,
  path: "/dashboard",
  beforeLoad: async ({ context, location }) => ({
    me: await requireMember(context.client, location.pathname, location.href),
  }),
  pendingMs: 150,
  pendingComponent: ShellSkeleton,
  notFoundComponent: NothingHere,
  component: lazyRouteComponent(() => import("./shell/shell"), "Shell"),
});

const overview = createRoute({
  getParentRoute: () => dashboard,
  path: "/",
  validateSearch: (search): { days?: OverallPeriod } => {
    const days = OVERALL_PERIODS.find((period) => period === search.days);
    return days === undefined || days === DEFAULT_PERIOD ? {} : { days };
  },
  beforeLoad: ({ context: { me } }) => {
    // It is about all locations: who is limited to some starts with those.
    if (!may(me, "see_overview")) throw redirect({ to: "/dashboard/locations", replace: true });
  },
  component: lazyRouteComponent(() => import("./overview-screen"), "OverviewScreen"),
});

const locations = createRoute({
  getParentRoute: () => dashboard,
  path: "/locations",
  validateSearch: parseLocationsSearch,
  component: lazyRouteComponent(() => import("./locations-screen"), "LocationsScreen"),
});

const location = createRoute({
  getParentRoute: () => dashboard,
  path: "/locations/$location",
  validateSearch: parseHomeSearch,
  component: lazyRouteComponent(() => import("./location-home-screen"), "LocationHomeScreen"),
});

const duplicates = createRoute({
  getParentRoute: () => dashboard,
  path: "/locations/duplicates",
  component: allowed(
    "see_work",
    lazyRouteComponent(() => import("@/features/duplicates/duplicates-page"), "DuplicatesPage"),
  ),
});

const reviews = createRoute({
  getParentRoute: () => dashboard,
  path: "/reviews",
  validateSearch: parseReviewsSearch,
  component: allowed(
    "see_reviews",
    lazyRouteComponent(() => import("./reviews-screen"), "ReviewsScreen"),
  ),
});

const requests = createRoute({
  getParentRoute: () => dashboard,
  path: "/requests",
  validateSearch: parseRequestsSearch,
  component: allowed(
    "see_contacts",
    lazyRouteComponent(() => import("@/features/requests/page"), "RequestsPage"),
  ),
});

const campaign = createRoute({
  getParentRoute: () => dashboard,
  path: "/requests/$id",
  validateSearch: parseCampaignSearch,
  component: allowed(
    "see_contacts",
    lazyRouteComponent(() => import("./campaign-screen"), "CampaignScreen"),
  ),
});

// Printed on its own, without the shell around it.
const counterCard = createRoute({
  getParentRoute: () => root,
  path: "/dashboard/print/counter-card/$location",
  beforeLoad: async ({ context, location }) => ({
    me: await requireMember(context.client, location.pathname, location.href),
  }),
  component: lazyRouteComponent(() => import("./counter-card-screen"), "CounterCardScreen"),
});

const citations = createRoute({
  getParentRoute: () => dashboard,
  path: "/citations",
  validateSearch: parseCitationsSearch,
  component: allowed(
    "see_citations",
    lazyRouteComponent(() => import("@/features/citations/page"), "CitationsPage"),
  ),
});

const directories = createRoute({
  getParentRoute: () => dashboard,
  path: "/citations/directories",
  validateSearch: parseDirectoriesSearch,
  component: allowed(
    "see_citations",
    lazyRouteComponent(() => import("@/features/citations/directories/page"), "DirectoriesPage"),
  ),
});

const citationTasks = createRoute({
  getParentRoute: () => dashboard,
  path: "/citations/tasks",
  validateSearch: parseTasksSearch,
  component: allowed(
    "see_citations",
    lazyRouteComponent(() => import("@/features/citations/tasks/page"), "TasksPage"),
  ),
});

const heatmaps = createRoute({
  getParentRoute: () => dashboard,
  path: "/heatmaps",
  validateSearch: parseHeatmapsSearch,
  component: allowed(
    "see_heatmaps",
    lazyRouteComponent(() => import("@/features/heatmaps/page"), "HeatmapsPage"),
  ),
});

const heatmap = createRoute({
  getParentRoute: () => dashboard,
  path: "/heatmaps/$id",
  validateSearch: parsePanelSearch,
  component: allowed(
    "see_heatmaps",
    lazyRouteComponent(() => import("./heatmap-screen"), "HeatmapScreen"),
  ),
});

const settings = createRoute({
  getParentRoute: () => dashboard,
  path: "/settings",
  component: lazyRouteComponent(() => import("./settings/settings-page"), "SettingsPage"),
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
  // Waited for, so that no section appears above what is being read.
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

const memberSettings = createRoute({
  getParentRoute: () => settings,
  path: "/members",
  validateSearch: (search): { invite?: true } => (search.invite === true ? { invite: true } : {}),
  component: allowedSection(
    "see_members",
    lazyRouteComponent(() => import("@/features/orgs/members/members-section"), "MembersSection"),
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
  component: allowedSection(
    "see_plan",
    lazyRouteComponent(() => import("@/features/orgs/plan/plan-section"), "PlanSection"),
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
    lazyRouteComponent(
      () => import("@/features/heatmaps/integrations/integrations-section"),
      "IntegrationsSection",
    ),
  ),
});

const templateSettings = createRoute({
  getParentRoute: () => settings,
  path: "/reply-templates",
  component: allowedSection(
    "manage_reply_templates",
    lazyRouteComponent(() => import("@/features/reviews/templates-section"), "TemplatesSection"),
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

const invitationRoute = <Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    component: lazyRouteComponent(() => import("@/features/orgs/invitation-page"), "InvitationPage"),
  });

const tree = root.addChildren([
  loginRoute("/login"),
  loginRoute("/fr/login"),
  signupRoute("/signup"),
  signupRoute("/fr/signup"),
  completeRoute("/complete-registration"),
  completeRoute("/fr/complete-registration"),
  forgotRoute("/forgot-password"),
  forgotRoute("/fr/forgot-password"),
  resetRoute("/reset-password"),
  resetRoute("/fr/reset-password"),
  confirmRoute("/confirm"),
  confirmRoute("/fr/confirm"),
  linkRoute("/sign-in-link"),
  linkRoute("/fr/sign-in-link"),
  factorRoute("/second-factor"),
  factorRoute("/fr/second-factor"),
  setUpRoute("/set-up-second-factor"),
  setUpRoute("/fr/set-up-second-factor"),
  referenceRoute("/docs/api"),
  referenceRoute("/fr/docs/api"),
  invitationRoute("/invitation"),
  invitationRoute("/fr/invitation"),
  accessDenied,
  counterCard,
  dashboard.addChildren([
    overview,
    locations,
    duplicates,
    reviews,
    requests,
    campaign,
    citations,
    citationTasks,
    directories,
    heatmaps,
    heatmap,
    location,
    settings.addChildren([
      settingsIndex,
      notificationSettings,
      profileSettings,
      securitySettings,
      organisationSettings,
      planSettings,
      memberSettings,
      googleSettings,
      integrationSettings,
      templateSettings,
      auditSettings,
      tokenSettings,
      webhookSettings,
      webhookScreen,
      dataSettings,
    ]),
  ]),
]);

/** The router of the app; tests give it a history of their own. */
export function createAppRouter(client: QueryClient, history: RouterHistory = createBrowserHistory()) {
  return createRouter({
    history,
    routeTree: tree,
    context: { client },
    defaultPreload: "intent",
    scrollRestoration: true,
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: FailedScreen,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
