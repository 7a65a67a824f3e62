// Every page by its id: the areas' folders put together.
import type { Page } from "./page";
import { blog, posts } from "./pages/blog";
import { company } from "./pages/company";
import { contact } from "./pages/contact";
import { docs } from "./pages/docs";
import { home } from "./pages/home";
import { legal } from "./pages/legal";
import { pricing } from "./pages/pricing";
import { products } from "./pages/products";
import { occasions, resources, stories, templatePages } from "./pages/resources";
import { solutions } from "./pages/solutions";
import { tools } from "./pages/tools";
import type { PageId } from "./routes";

/** A page that no area has does not compile. */
export const pages: Record<PageId, Page> = {
  ...home,
  ...products,
  ...solutions,
  ...pricing,
  ...resources,
  ...occasions,
  ...templatePages,
  ...stories,
  ...tools,
  ...blog,
  ...posts,
  ...contact,
  ...company,
  ...docs,
  ...legal,
};
