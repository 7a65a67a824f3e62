// The screens of posts.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { parsePostSearch } from "@/features/posts/post/search";
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

const post = createRoute({
  getParentRoute: () => dashboard,
  path: "/posts/$id",
  validateSearch: parsePostSearch,
  component: allowed(
    "see_posts",
    lazyRouteComponent(() => import("../post-screen"), "PostScreen"),
  ),
});

/** The calendar and the list, and the page of one post. */
export const postRoutes = [posts, post] as const;
