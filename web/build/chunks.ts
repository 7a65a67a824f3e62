// Groups modules that load together into chunks, because a hundred small files compress far worse than four and each is
// a request. Modules are grouped by the screens that need them at the start; modules loaded on demand stay separate.
import { join } from "node:path";
import type { Plugin } from "vite";

/** Entry modules of each chunk: the base of all screens, then the screens in the order that a user reaches them. */
const STARTS = {
  base: ["src/app/main.tsx"],
  auth: [
    "src/features/auth/login-page.tsx",
    "src/features/auth/signup-page.tsx",
    "src/features/auth/complete-page.tsx",
  ],
  shell: ["src/app/shell/shell.tsx"],
  list: ["src/app/locations-screen.tsx"],
  overview: ["src/features/locations/overview/overview-page.tsx"],
};

type Start = keyof typeof STARTS;
type ModuleInfo = { importedIds: readonly string[] } | null;

/** The Vite plugin. */
export function chunks(root: string): Plugin {
  const reached = new Map<Start, ReadonlySet<string>>();
  // It waits for the words, whose file needs the base: in one file with the base both would wait for ever.
  const entry = join(root, "src/app/main.tsx");
  const reach = (start: Start, infoOf: (id: string) => ModuleInfo) => {
    const known = reached.get(start);
    if (known) return known;
    const found = new Set<string>();
    const queue = STARTS[start].map((path) => join(root, path));
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      queue.push(...(infoOf(id)?.importedIds ?? []).filter(isGathered));
    }
    reached.set(start, found);
    return found;
  };
  return {
    name: "vitrine-chunks",
    apply: "build",
    buildStart: () => reached.clear(),
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "preload", test: PRELOAD, priority: 1 },
                {
                  name: (id, context) => {
                    const infoOf = (each: string) => context.getModuleInfo(each);
                    return isGathered(id) && id !== entry
                      ? chunkOf((start) => reach(start, infoOf).has(id))
                      : null;
                  },
                },
              ],
            },
          },
        },
      },
    }),
  };
}

/** Helper for loading on demand: the only module of the app that the public site needs. */
const PRELOAD = /vite\/preload-helper/;

// The index of a library of components leads to all of them, whether they are used or not.
const WHOLE = /node_modules\/(react|react-dom|scheduler|@tanstack\/[\w-]+)\//;

/** Our own modules, and of packages those that are used as a whole. */
function isGathered(id: string): boolean {
  return !id.startsWith("\0") && (!id.includes("node_modules") || WHOLE.test(id));
}

/** The chunk of a module by the starts that need it; null for what is loaded on demand, and for screens' own parts. */
export function chunkOf(isOf: (start: Start) => boolean): string | null {
  if (isOf("base")) return "base";
  const isFirst = isOf("shell") || isOf("list");
  if (isFirst && isOf("auth")) return "common";
  if (isOf("shell") || (isOf("list") && isOf("overview"))) return "dashboard";
  return isOf("list") ? "list" : null;
}
