// Every link to the dashboard leads to a screen: in components, texts, and pages of the site.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { createAppRouter } from "./router";

const SOURCES = join(import.meta.dirname, "..");
/** An address in quotes, in a template, or in a link of a text; without its search and its anchor. */
const ADDRESS = /["`(]((?:app:)?\/dashboard(?:\/(?:[\w$-]|\$\{[^}]*\})+)*)\/?(?=["`)?#])/g;

/** Addresses that the sources name, each with the files that name it. */
function addresses(): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(file) || /\.test\./.test(file)) continue;
    for (const [, address = ""] of readFileSync(join(SOURCES, file), "utf8").matchAll(ADDRESS)) {
      const path = address.replace(/^app:/, "");
      files.set(path, [...(files.get(path) ?? []), file]);
    }
  }
  return files;
}

/** A pattern of the screens that an address names: the value of an expression stands for any one part. */
const pattern = (address: string) =>
  new RegExp(`^${address.replaceAll(/\$\{[^}]*\}/g, "[^/]+").replaceAll("$", "\\$")}$`);

test("every_link_to_the_dashboard_leads_to_a_screen", () => {
  const router = createAppRouter(new QueryClient(), createMemoryHistory());
  const screens = Object.keys(router.routesByPath);
  const dead = [...addresses()].filter(([path]) => !screens.some((screen) => pattern(path).test(screen)));
  expect(dead).toEqual([]);
});

test("links_are_found_in_components_and_in_texts", () => {
  const paths = [...addresses().keys()];
  expect(paths).toContain("/dashboard/settings/domains");
  expect(paths).toContain("/dashboard/settings/organisation");
  expect(paths.length).toBeGreaterThan(30);
});
