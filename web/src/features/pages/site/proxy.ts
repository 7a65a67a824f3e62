// Configuration of web servers that show the site under a path of another domain. Pure.

/** Web servers with a configuration of their own. */
export const SERVERS = ["nginx", "caddy", "apache"] as const;
export type Server = (typeof SERVERS)[number];

/** Returns the path as it is written in a configuration: "/locations". */
export function pathOf(typed: string): string {
  const parts = typed.split("/").map((part) => part.replaceAll(/[^\w.~-]/g, ""));
  return `/${parts.filter((part) => part !== "" && part !== "." && part !== "..").join("/")}`;
}

/** Returns the configuration that hands a path to the site. */
export function proxyConfiguration(server: Server, base_url: string, typed: string): string {
  const { origin, host, pathname } = new URL(base_url);
  const path = pathOf(typed);
  const site = pathname.replace(/\/$/, "");
  if (server === "nginx") {
    return [
      `location ${path}/ {`,
      `  proxy_pass ${origin}${site}/;`,
      `  proxy_set_header Host ${host};`,
      "  proxy_set_header X-Forwarded-Host $host;",
      `  proxy_set_header X-Forwarded-Prefix ${path};`,
      "  proxy_ssl_server_name on;",
      "}",
    ].join("\n");
  }
  if (server === "caddy") {
    return [
      `handle_path ${path}/* {`,
      `  rewrite * ${site}{uri}`,
      `  reverse_proxy ${origin} {`,
      `    header_up Host ${host}`,
      "    header_up X-Forwarded-Host {host}",
      `    header_up X-Forwarded-Prefix ${path}`,
      "  }",
      "}",
    ].join("\n");
  }
  return [
    "SSLProxyEngine on",
    `<Location "${path}/">`,
    `  ProxyPass "${origin}${site}/"`,
    `  RequestHeader set X-Forwarded-Prefix "${path}"`,
    "</Location>",
  ].join("\n");
}
