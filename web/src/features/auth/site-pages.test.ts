// Addresses of public pages in the forms.
import { expect, test } from "vitest";
import { routes } from "@/site/routes";
import { SITE_PAGES } from "./site-pages";

test("the_forms_link_to_pages_that_the_site_has", () => {
  for (const [id, addresses] of Object.entries(SITE_PAGES)) {
    const { en, fr } = routes[id as keyof typeof SITE_PAGES];
    expect(addresses).toEqual({ en, fr });
  }
});
