// @vitest-environment node
// The first view of the dashboard stays light: at most 180 kB of JavaScript, brotli.
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";

const MAX_BYTES = 180_000;
const ROOT = join(import.meta.dirname, "..");

/** What the browser loads to show the locations in English. */
const FIRST_VIEW = [
  "app.html",
  "src/app/shell/shell.tsx",
  "src/features/locations/page.tsx",
  "src/messages/en.ts",
];

test("the_first_view_of_the_dashboard_is_within_its_budget", { timeout: 120_000 }, async () => {
  process.env.NODE_ENV = "production";
  const { build } = await import("vite");
  const result = await build({ root: ROOT, logLevel: "silent", build: { write: false } });
  if (Array.isArray(result) || !("output" in result)) throw new Error("one build was expected");
  const chunks = new Map(
    result.output.flatMap((item) => (item.type === "chunk" ? [[item.fileName, item]] : [])),
  );
  const loaded = new Set<string>();
  const load = (fileName: string) => {
    if (loaded.has(fileName)) return;
    loaded.add(fileName);
    for (const other of chunks.get(fileName)?.imports ?? []) load(other);
  };
  for (const [fileName, chunk] of chunks) {
    if (FIRST_VIEW.some((path) => chunk.facadeModuleId?.endsWith(path))) load(fileName);
  }
  expect(loaded.size).toBeGreaterThanOrEqual(FIRST_VIEW.length);
  const bytes = [...loaded].reduce(
    (sum, name) => sum + brotliCompressSync(chunks.get(name)?.code ?? "").length,
    0,
  );
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
});
