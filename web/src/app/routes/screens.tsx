// The screens of the dashboard, one line each in the order of the sidebar.
import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { parseDirectoriesSearch } from "@/features/citations/directories/search";
import { parseCitationsSearch } from "@/features/citations/search";
import { parseTasksSearch } from "@/features/citations/tasks/search";
import { parseClientsSearch } from "@/features/clients/search";
import { DEFAULT_PERIOD, OVERALL_PERIODS, type OverallPeriod } from "@/features/google/performance/figures";
import { parsePanelSearch } from "@/features/heatmaps/panel/search";
import { parseHeatmapsSearch } from "@/features/heatmaps/search";
import { parseHomeSearch } from "@/features/locations/home/address";
import { parseLocationsSearch } from "@/features/locations/search";
import { parseCampaignSearch } from "@/features/requests/campaigns/search";
import { parseRequestsSearch } from "@/features/requests/search";
import { parseReviewsSearch } from "@/features/reviews/search";
import { may } from "@/lib/may";
import { allowed } from "../allowed";
import { firstScreen } from "../first-screen";
import { requireMember } from "../guard";
import { dashboard, root } from "./base";

const overview = createRoute({
  getParentRoute: () => dashboard,
  path: "/",
  validateSearch: (search): { days?: OverallPeriod } => {
    const days = OVERALL_PERIODS.find((period) => period === search.days);
    return days === undefined || days === DEFAULT_PERIOD ? {} : { days };
  },
  beforeLoad: ({ context: { me } }) => {
    if (!may(me, "see_overview")) throw redirect({ to: firstScreen(me), replace: true });
  },
  component: lazyRouteComponent(() => import("../overview-screen"), "OverviewScreen"),
});

const locations = createRoute({
  getParentRoute: () => dashboard,
  path: "/locations",
  validateSearch: parseLocationsSearch,
  component: allowed(
    "see_locations",
    lazyRouteComponent(() => import("../locations-screen"), "LocationsScreen"),
  ),
});

const location = createRoute({
  getParentRoute: () => dashboard,
  path: "/locations/$location",
  validateSearch: parseHomeSearch,
  component: allowed(
    "see_locations",
    lazyRouteComponent(() => import("../location-home-screen"), "LocationHomeScreen"),
  ),
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
    lazyRouteComponent(() => import("../reviews-screen"), "ReviewsScreen"),
  ),
});

const reviewCrisis = createRoute({
  getParentRoute: () => dashboard,
  path: "/reviews/crisis",
  validateSearch: (search): { crisis?: string } =>
    typeof search.crisis === "string" ? { crisis: search.crisis } : {},
  component: allowed(
    "see_assignments",
    lazyRouteComponent(() => import("@/features/reviews/crisis/page"), "CrisisPage"),
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
    lazyRouteComponent(() => import("../campaign-screen"), "CampaignScreen"),
  ),
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
    lazyRouteComponent(() => import("../heatmap-screen"), "HeatmapScreen"),
  ),
});

const clients = createRoute({
  getParentRoute: () => dashboard,
  path: "/clients",
  validateSearch: parseClientsSearch,
  component: allowed(
    "see_clients",
    lazyRouteComponent(() => import("../clients-screen"), "ClientsScreen"),
  ),
});

// Printed on its own, without the shell around it.
/** The counter card. */
export const counterCard = createRoute({
  getParentRoute: () => root,
  path: "/dashboard/print/counter-card/$location",
  beforeLoad: async ({ context, location }) => ({
    me: await requireMember(context.client, location.pathname, location.href),
  }),
  component: lazyRouteComponent(() => import("../counter-card-screen"), "CounterCardScreen"),
});

// A page of its own: the program that gets access is the only subject on it.
/** The consent to connect an assistant. */
export const connectAssistant = createRoute({
  getParentRoute: () => root,
  path: "/dashboard/connect-assistant",
  validateSearch: (search): { request?: string } =>
    typeof search.request === "string" ? { request: search.request } : {},
  beforeLoad: async ({ context, location }) => ({
    me: await requireMember(context.client, location.pathname, location.href),
  }),
  component: lazyRouteComponent(() => import("@/features/assistants/consent-page"), "ConsentPage"),
});

/** The screens below the dashboard. */
export const screenRoutes = [
  overview,
  locations,
  duplicates,
  reviews,
  reviewCrisis,
  requests,
  campaign,
  citations,
  citationTasks,
  directories,
  heatmaps,
  heatmap,
  clients,
  location,
] as const;
