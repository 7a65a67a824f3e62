// After the browser's files, builds the public site for Node once, and lets it write its pages into the same folder.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest, Plugin } from "vite";
import type { Assets } from "../src/site/document.tsx";
import { iconFile, pictureOf } from "./pictures.ts";
import { compressFolder } from "./precompress.ts";

const ENTRY = "src/site/prerender.tsx";
const CLIENT = "src/site/client.ts";
const STYLES = "src/site/site.css";
const STYLES_ID = /src\/site\/site\.css(\?|$)/;
const TOKEN = /(--(?:color|shadow|radius|text|font|ease|animate)-[\w-]+)\s*:[^;{}]*;/g;
const DARK = /\[data-theme="?dark"?\]\s*\{([^}]*)\}/;

type Site = typeof import("../src/site/prerender.tsx");

/** The Vite plugin: `vite build` builds the app and the site. */
export function prerenderSite(root: string): Plugin {
  return {
    name: "vitrine-prerender-site",
    config: () => ({
      environments: {
        client: {
          build: { rolldownOptions: { input: { site: join(root, CLIENT), "site-css": join(root, STYLES) } } },
        },
        prerender: {
          consumer: "server",
          resolve: { noExternal: ["lucide-react"] },
          build: {
            ssr: true,
            outDir: "node_modules/.prerender",
            emptyOutDir: true,
            copyPublicDir: false,
            manifest: false,
            rolldownOptions: { input: join(root, ENTRY) },
          },
        },
      },
      builder: {
        async buildApp(builder) {
          const { client, prerender } = builder.environments;
          if (!client || !prerender) throw new Error("both environments are configured above");
          await builder.build(client);
          await builder.build(prerender);
          const dist = resolve(root, client.config.build.outDir);
          const built = resolve(root, prerender.config.build.outDir);
          const { siteFiles }: Site = await import(pathToFileURL(join(built, "prerender.js")).href);
          for await (const { file, body, isPicture } of siteFiles(assetsOf(dist))) {
            const path = join(dist, file);
            mkdirSync(dirname(path), { recursive: true });
            writeFileSync(path, isPicture ? pictureOf(body) : body);
          }
          rmSync(built, { recursive: true });
          writeIcons(dist);
          compressFolder(dist);
        },
      },
    }),
    transform: {
      filter: { id: STYLES_ID },
      handler: (css) => darkBySystem(css),
    },
  };
}

/** The app chooses its theme by a script; the site works without one, so there the system decides. */
export function darkBySystem(css: string): string {
  if (!DARK.test(css)) throw new Error("the dark values of ui/tokens.css are not where they were");
  return withoutUnused(css.replace(DARK, "@media (prefers-color-scheme: dark) { :root {$1} }"));
}

/** The app needs all tokens; of those that nothing on the site names, no page should carry the values. */
function withoutUnused(css: string): string {
  const used = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  const less = css.replace(TOKEN, (declaration, name: string) => (used.has(name) ? declaration : ""));
  return less === css ? css : withoutUnused(less);
}

/** The mark for those who do not take the SVG. */
function writeIcons(dist: string) {
  const mark = readFileSync(join(dist, "favicon.svg"), "utf8");
  writeFileSync(join(dist, "icon-512.png"), pictureOf(mark, 512));
  // Phones cut corners themselves.
  writeFileSync(join(dist, "apple-touch-icon.png"), pictureOf(mark.replace('rx="7"', ""), 180));
  writeFileSync(join(dist, "favicon.ico"), iconFile(pictureOf(mark, 32), 32));
}

function assetsOf(dist: string): Assets {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
  const entries = Object.entries(manifest);
  const named = (ending: string) =>
    entries.filter(([key]) => key.endsWith(ending)).map(([, chunk]) => `/${chunk.file}`);
  const assets = {
    css: named(STYLES),
    js: named(CLIENT),
    fonts: [...named("inter-latin-wght-normal.woff2"), ...named("fonts/fraunces.woff2")],
  };
  if (assets.css.length !== 1 || assets.js.length !== 1 || assets.fonts.length !== 2) {
    throw new Error(`the site's files are not in the manifest: ${JSON.stringify(assets)}`);
  }
  return assets;
}
