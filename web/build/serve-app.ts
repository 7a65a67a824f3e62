// Development and preview answer page addresses as the Rust server does: a page of the site, or app.html.
import type { Connect, Plugin, ViteDevServer } from "vite";

type Site = typeof import("../src/site/prerender.tsx");

const isPage = (request: Connect.IncomingMessage, path: string) =>
  (request.headers.accept?.includes("text/html") ?? false) &&
  !/\.\w+$/.test(path) &&
  !/^\/(api\/|auth|functions|media|@)/.test(path);

const pathOf = (request: Connect.IncomingMessage) => (request.url ?? "/").split("?")[0] ?? "/";

const toApp: Connect.NextHandleFunction = (request, _response, next) => {
  if (isPage(request, pathOf(request))) request.url = "/app.html";
  next();
};

/** Renders a page of the site from its sources. */
const toSite =
  (server: ViteDevServer): Connect.NextHandleFunction =>
  async (request, response, next) => {
    const path = pathOf(request);
    if (!isPage(request, path)) return next();
    try {
      const { renderPath } = (await server.ssrLoadModule("/src/site/prerender.tsx")) as Site;
      const assets = { css: ["/src/site/site.css"], js: ["/src/site/client.ts"], fonts: [] };
      const html = await renderPath(path, assets);
      if (html === null) return next();
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(html);
    } catch (error) {
      next(error);
    }
  };

/** The Vite plugin for `vite` and `vite preview`. */
export function serveApp(): Plugin {
  return {
    name: "vitrine-serve-app",
    configureServer(server) {
      server.middlewares.use(toSite(server));
      server.middlewares.use(toApp);
    },
    configurePreviewServer: (server) => void server.middlewares.use(toApp),
  };
}
