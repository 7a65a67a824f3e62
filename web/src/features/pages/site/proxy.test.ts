// Configurations of web servers.
import { expect, test } from "vitest";
import { proxyConfiguration, SERVERS } from "./proxy";

test("each_server_hands_the_pages_and_their_photos_to_the_site", () => {
  for (const server of SERVERS) {
    for (const base of ["https://vitrine.example/p/martin", "https://vitrine.example/p/martin/"]) {
      const text = proxyConfiguration(server, base);
      for (const part of ["https://vitrine.example", "p/martin", "media"])
        expect(text, server).toContain(part);
      expect(text, server).not.toContain("martin//");
    }
  }
});
