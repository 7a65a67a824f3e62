// The screens of posts.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { parsePostsSearch } from "@/features/posts/search";
import { allowed } from "../allowed";
import { dashboard } from "./base";

const posts = createRoute({
  getParentRoute: () => dashboard,
  path: "/posts",
  validateSearch: parsePostsSearch,
  component: allowed(
    "see_posts",
    lazyRouteComponent(() => import("@/features/posts/page"), "PostsPage"),
  ),
});

/** The calendar and the list, and the page of one post. */
export const postRoutes = [posts] as const;
