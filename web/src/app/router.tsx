// Every address of the app: the table of contents. A new feature adds its file of routes here.
import type { QueryClient } from "@tanstack/react-query";
import { createBrowserHistory, createRouter, type RouterHistory } from "@tanstack/react-router";
import { FailedScreen, NotFoundScreen } from "./dead-ends";
import { dashboard, root } from "./routes/base";
import { pagesRoutes } from "./routes/pages";
import { postRoutes } from "./routes/posts";
import { reportRoutes } from "./routes/reports";
import { connectAssistant, counterCard, screenRoutes } from "./routes/screens";
import { choosePlan, settingsRoute } from "./routes/settings";
import { visitorRoutes } from "./routes/visitors";

const tree = root.addChildren([
  ...visitorRoutes,
  counterCard,
  connectAssistant,
  dashboard.addChildren([
    ...screenRoutes,
    ...postRoutes,
    ...pagesRoutes,
    ...reportRoutes,
    choosePlan,
    settingsRoute,
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
