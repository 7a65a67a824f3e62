// Configuration of web servers that show the site under another domain. Pure.

/** Web servers with a configuration of their own. */
export const SERVERS = ["nginx", "caddy", "apache"] as const;
export type Server = (typeof SERVERS)[number];

/** Path of the photos, which stand beside the pages. */
const MEDIA = "media";

/** Returns the configuration that hands the path of the site, and its photos, to the server of the site. */
export function proxyConfiguration(server: Server, base_url: string): string {
  const { origin, host, pathname } = new URL(base_url);
  const path = pathname.replaceAll(/^\/|\/$/g, "");
  if (server === "nginx") {
    return [
      `location ~ ^/(${path}|${MEDIA})(/|$) {`,
      `  proxy_pass ${origin};`,
      `  proxy_set_header Host ${host};`,
      "  proxy_ssl_server_name on;",
      "}",
    ].join("\n");
  }
  if (server === "caddy") {
    return [
      `@pages path /${path} /${path}/* /${MEDIA}/*`,
      "handle @pages {",
      `  reverse_proxy ${origin} {`,
      `    header_up Host ${host}`,
      "  }",
      "}",
    ].join("\n");
  }
  return [
    "SSLProxyEngine on",
    ...[path, MEDIA].map((each) => `ProxyPass "/${each}" "${origin}/${each}"`),
  ].join("\n");
}
