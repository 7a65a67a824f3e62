// Parent routes of every address: the root, and the dashboard for members.
import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { NothingHere } from "../dead-ends";
import { requireMember } from "../guard";
import { Root } from "../root";
import { ShellSkeleton } from "../shell/shell-skeleton";

interface Context {
  client: QueryClient;
}

/** The root of all addresses. */
export const root = createRootRouteWithContext<Context>()({ component: Root });

/** The dashboard with its sidebar, for members of an organization. */
export const dashboard = createRoute({
  getParentRoute: () => root,
  path: "/dashboard",
  beforeLoad: async ({ context, location }) => ({
    me: await requireMember(context.client, location.pathname, location.href),
  }),
  pendingMs: 150,
  pendingComponent: ShellSkeleton,
  notFoundComponent: NothingHere,
  component: lazyRouteComponent(() => import("../shell/shell"), "Shell"),
});
