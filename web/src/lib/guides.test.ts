// Addresses of the docs that screens lead to.
import { expect, test } from "vitest";
import { routes } from "@/site/routes";
import { GUIDES, type Guide } from "./guides";

test.each(Object.keys(GUIDES) as Guide[])("the_guide_of_%s_is_a_page_of_the_site", (guide) => {
  const { en, fr } = routes[`docs-${guide}`];
  expect(GUIDES[guide]).toEqual({ en, fr });
});
