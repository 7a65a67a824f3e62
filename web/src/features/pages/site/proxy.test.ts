// Configurations of web servers.
import { expect, test } from "vitest";
import { pathOf, proxyConfiguration, SERVERS } from "./proxy";

const BASE = "https://vitrine.example/p/martin";

test("a_path_has_one_slash_before_each_part_and_nothing_that_a_configuration_could_execute", () => {
  expect(pathOf("locations")).toBe("/locations");
  expect(pathOf("/en//shops/")).toBe("/en/shops");
  expect(pathOf("/../a; } evil {")).toBe("/aevil");
  expect(pathOf("")).toBe("/");
});

test("each_server_hands_the_path_to_the_site_and_names_it", () => {
  for (const server of SERVERS) {
    const text = proxyConfiguration(server, BASE, "/locations");
    expect(text, server).toContain("/locations/");
    expect(text, server).toContain("https://vitrine.example");
    expect(text, server).toContain("/p/martin");
    expect(text, server).toContain("X-Forwarded-Prefix");
  }
});
