// Rules of the code base: which module may import which, and the maximum length of a file.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "..");
const E2E = join(SRC, "..", "..", "e2e");
const MAX_LINES = 500;

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(tsx?|css)$/.test(path) && !path.endsWith(".d.ts"))
  .map((path) => path.replaceAll("\\", "/"));

/** Imports of a file from its own tree, as paths below `root` without an extension where the import has none. */
function importsOf(file: string, root = SRC): string[] {
  const text = readFileSync(join(root, file), "utf8").replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, "");
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
  return specifiers
    .filter((name) => name.startsWith("@/") || name.startsWith("."))
    .map((name) => (name.startsWith("@/") ? name.slice(2) : relative(root, join(root, file, "..", name))));
}

const layerOf = (path: string) => path.split("/")[0] ?? "";
const featureOf = (path: string) => path.split("/")[1] ?? "";

/**
 * Other features that a feature may use: these work on locations and show them, sell plans,
 * or share a scan by the dialog of reports.
 */
const ARROWS: Record<string, readonly string[]> = {
  billing: ["orgs"],
  bulk: ["locations"],
  duplicates: ["locations"],
  google: ["locations"],
  heatmaps: ["reports"],
  imports: ["locations"],
  photos: ["locations"],
  scim: ["sso"],
  sso: ["orgs"],
};

/** Folders that a folder may use. A feature may also use itself. */
const MAY_USE: Record<string, readonly string[]> = {
  api: [],
  messages: ["messages", "lib"],
  lib: ["api", "lib", "messages"],
  ui: ["lib", "messages", "ui"],
  features: ["api", "lib", "messages", "ui"],
  site: ["site"],
  app: ["api", "app", "features", "lib", "messages", "ui"],
};

function offences(): string[] {
  return files
    .filter((file) => layerOf(file) !== "test" && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => !isAllowed(file, target))
        .map((target) => `${file} must not import ${target}`),
    );
}

function isAllowed(file: string, target: string): boolean {
  const layer = layerOf(file);
  // The site has the app's colors and the font of its headlines, and nothing else of it.
  if (layer === "site" && ["ui/tokens.css", "ui/fraunces.css"].includes(target)) return true;
  // A plan has the same contents where it is sold as on the price page.
  if (file === "features/billing/choose/words.ts" && /^site\/content\/(en|fr)\/plans$/.test(target))
    return true;
  // The catalogs collect the texts that features show from the start.
  if (/^messages\/(en|fr)\.ts$/.test(file) && /^features\/[\w-]+\/(en|fr)$/.test(target)) return true;
  if (layer === "features" && layerOf(target) === "features") {
    const [from, to] = [featureOf(file), featureOf(target)];
    return from === to || (ARROWS[from]?.includes(to) ?? false);
  }
  return MAY_USE[layer]?.includes(layerOf(target)) ?? false;
}

test("imports_follow_the_arrows", () => {
  expect(files.length).toBeGreaterThan(50);
  expect(offences()).toEqual([]);
});

/** Circles of imports, types and lazy imports included: the files that a search in depth meets on its own path. */
function circles(paths: readonly string[], root: string): string[] {
  const endings = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"];
  const files = new Set(paths);
  const targets = (file: string) =>
    importsOf(file, root).flatMap(
      (name) => endings.map((end) => name + end).find((path) => files.has(path)) ?? [],
    );
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] => {
    if (path.includes(file)) return [[...path.slice(path.indexOf(file)), file].join(" -> ")];
    if (done.has(file)) return [];
    const cycles = targets(file).flatMap((target) => visit(target, [...path, file]));
    done.add(file);
    return cycles;
  };
  return paths.flatMap((file) => visit(file, []));
}

test("modules_do_not_import_each_other_in_a_circle", () => {
  expect(circles(files, SRC)).toEqual([]);
});

test("modules_of_the_browser_tests_do_not_import_each_other_in_a_circle", () => {
  const paths = ["harness", "tests", "flows"].flatMap((folder) =>
    readdirSync(join(E2E, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".ts"))
      .map((path) => `${folder}/${path}`),
  );
  expect(paths.length).toBeGreaterThan(50);
  expect(circles(paths, E2E)).toEqual([]);
});

test("no_file_is_longer_than_500_lines", () => {
  const long = files.filter((file) => readFileSync(join(SRC, file), "utf8").split("\n").length > MAX_LINES);
  expect(long).toEqual([]);
});

test("every_file_says_what_it_is_for", () => {
  const silent = files.filter(
    (file) => !/^(\/\/|\/\*\*?|@import|#!)/.test(readFileSync(join(SRC, file), "utf8")),
  );
  expect(silent).toEqual([]);
});
