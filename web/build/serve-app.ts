// Development and preview answer every page address with app.html, as the Rust server does.
import type { Connect, Plugin } from "vite";

const toApp: Connect.NextHandleFunction = (request, _response, next) => {
  const wantsPage = request.headers.accept?.includes("text/html") ?? false;
  const path = (request.url ?? "/").split("?")[0] ?? "/";
  if (wantsPage && !/\.\w+$/.test(path) && !/^\/(api|auth|functions|@)/.test(path)) request.url = "/app.html";
  next();
};

/** The Vite plugin for `vite` and `vite preview`. */
export function serveApp(): Plugin {
  return {
    name: "vitrine-serve-app",
    configureServer: (server) => void server.middlewares.use(toApp),
    configurePreviewServer: (server) => void server.middlewares.use(toApp),
  };
}
