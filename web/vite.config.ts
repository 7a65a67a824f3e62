import { join } from "node:path";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { chunks } from "./build/chunks.ts";
import { prerenderSite } from "./build/prerender-site.ts";
import { serveApp } from "./build/serve-app.ts";

const root = import.meta.dirname;
const backend = { target: process.env.VITRINE_BACKEND ?? "http://127.0.0.1:8080", changeOrigin: false };

export default defineConfig({
  root,
  appType: "mpa",
  resolve: { alias: { "@": join(root, "src") } },
  plugins: [
    { ...optimizeLocales.vite({ locales: ["en-US", "fr-FR"] }), enforce: "pre" as const },
    react(),
    tailwindcss(),
    chunks(root),
    serveApp(),
    prerenderSite(root),
  ],
  server: {
    proxy: {
      "/api": backend,
      "/auth": backend,
      "/functions": backend,
      "/media": backend,
      "/templates": backend,
      "/p": backend,
    },
  },
  preview: {
    proxy: {
      "/api": backend,
      "/auth": backend,
      "/functions": backend,
      "/media": backend,
      "/templates": backend,
      "/p": backend,
    },
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    target: "es2023",
    // Minimum for Tailwind's styles anyway; from es2023 alone, every color would be written twice for older browsers.
    cssTarget: ["chrome111", "edge111", "firefox128", "safari16.4"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { app: join(root, "app.html") } },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.{ts,tsx}", "build/**/*.test.ts"],
    setupFiles: ["src/test/setup.ts"],
    restoreMocks: true,
    testTimeout: 20_000,
    environmentOptions: {
      happyDOM: {
        settings: {
          // happy-dom would follow a link that downloads, and leave the next files a page at its address.
          navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
        },
      },
    },
    isolate: false,
  },
});
