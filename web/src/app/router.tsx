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
import { parseLoginSearch } from "@/features/auth/search";
import { parseLocationsSearch } from "@/features/locations/search";
import { AccessDeniedScreen, FailedScreen, NotFoundScreen } from "./dead-ends";
import { forVisitors, requireMember, requireUnregistered } from "./guard";
import { Root } from "./root";
import { ShellSkeleton } from "./shell/shell-skeleton";

interface Context {
  client: QueryClient;
}

const root = createRootRouteWithContext<Context>()({ component: Root });

const login = lazyRouteComponent(() => import("@/features/auth/login-page"), "LoginPage");
const signup = lazyRouteComponent(() => import("@/features/auth/signup-page"), "SignupPage");
const complete = lazyRouteComponent(() => import("@/features/auth/complete-page"), "CompletePage");

// English and French twins of one screen.
const loginRoute = <Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: parseLoginSearch,
    beforeLoad: ({ context }) => forVisitors(context.client, path, false),
    component: login,
  });

const signupRoute = <Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: ({ context }) => forVisitors(context.client, path, true),
    component: signup,
  });

const completeRoute = <Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: ({ context }) => requireUnregistered(context.client, path),
    component: complete,
  });

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
  component: lazyRouteComponent(() => import("./shell/shell"), "Shell"),
});

const dashboardIndex = createRoute({
  getParentRoute: () => dashboard,
  path: "/",
  beforeLoad: () => {
    throw redirect({ to: "/dashboard/locations", replace: true });
  },
});

const locations = createRoute({
  getParentRoute: () => dashboard,
  path: "/locations",
  validateSearch: parseLocationsSearch,
  component: lazyRouteComponent(() => import("@/features/locations/page"), "LocationsPage"),
});

const tree = root.addChildren([
  loginRoute("/login"),
  loginRoute("/fr/login"),
  signupRoute("/signup"),
  signupRoute("/fr/signup"),
  completeRoute("/complete-registration"),
  completeRoute("/fr/complete-registration"),
  accessDenied,
  dashboard.addChildren([dashboardIndex, locations]),
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
