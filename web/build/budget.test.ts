// @vitest-environment node
// Size budgets of the first load, compressed with brotli: at most 180 kB of JavaScript for the dashboard, 3 kB for a
// public page and 12 kB of styles with it.
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";

const MAX_BYTES = 180_000;
const MAX_SITE_SCRIPT = 3_000;
const MAX_SITE_STYLES = 12_000;
const ROOT = join(import.meta.dirname, "..");

/** Modules that the browser loads to show the locations in English. */
const FIRST_VIEW = [
  "app.html",
  "src/app/shell/shell.tsx",
  "src/app/locations-screen.tsx",
  "src/messages/en.ts",
];

interface Built {
  /** Code of each script by file name, and what it imports. */
  chunks: Map<string, { code: string; imports: string[]; facadeModuleId: string | null }>;
  /** Text of each stylesheet by file name. */
  styles: Map<string, string>;
}

let built: Promise<Built> | undefined;

async function build(): Promise<Built> {
  process.env.NODE_ENV = "production";
  const vite = await import("vite");
  const result = await vite.build({ root: ROOT, logLevel: "silent", build: { write: false } });
  if (Array.isArray(result) || !("output" in result)) throw new Error("one build was expected");
  return {
    chunks: new Map(result.output.flatMap((item) => (item.type === "chunk" ? [[item.fileName, item]] : []))),
    styles: new Map(
      result.output.flatMap((item) =>
        item.type === "asset" && item.fileName.endsWith(".css") ? [[item.fileName, String(item.source)]] : [],
      ),
    ),
  };
}

/** Bytes over the wire of what a browser loads for these modules, before anything is pressed. */
function weightOf({ chunks }: Built, modules: readonly string[]): number {
  const loaded = new Set<string>();
  const load = (fileName: string) => {
    if (loaded.has(fileName)) return;
    loaded.add(fileName);
    for (const other of chunks.get(fileName)?.imports ?? []) load(other);
  };
  for (const [fileName, chunk] of chunks) {
    if (modules.some((path) => chunk.facadeModuleId?.endsWith(path))) load(fileName);
  }
  expect(loaded.size).toBeGreaterThanOrEqual(modules.length);
  return [...loaded].reduce((sum, name) => sum + brotliCompressSync(chunks.get(name)?.code ?? "").length, 0);
}

test("the_first_view_of_the_dashboard_is_within_its_budget", { timeout: 120_000 }, async () => {
  built ??= build();
  expect(weightOf(await built, FIRST_VIEW)).toBeLessThanOrEqual(MAX_BYTES);
});

test("a_public_page_has_little_script_and_style", { timeout: 120_000 }, async () => {
  built ??= build();
  const result = await built;
  expect(weightOf(result, ["src/site/client.ts"])).toBeLessThanOrEqual(MAX_SITE_SCRIPT);
  const styles = [...result.styles].filter(([name]) => /\/site/.test(name));
  expect(styles).toHaveLength(1);
  expect(brotliCompressSync(styles[0]?.[1] ?? "").length).toBeLessThanOrEqual(MAX_SITE_STYLES);
  // Without a script, the system decides between light and dark.
  expect(styles[0]?.[1]).toMatch(/prefers-color-scheme: ?dark\)/);
  expect(styles[0]?.[1]).not.toContain("data-theme");
});
