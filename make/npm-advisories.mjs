// Compares the packages of lock files with a folder of advisories in the format of OSV, without a network:
// node make/npm-advisories.mjs <folder> <package-lock.json>… Prints what is affected; ends with 1 then, with 2 for no list.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Compares two versions as Semantic Versioning orders them: negative, zero or positive. */
export function compare(a, b) {
  const [left, right] = [a, b].map((version) => {
    const [core, ...rest] = version.replace(/^v/, "").split("+")[0].split("-");
    return { core: core.split(".").map(Number), pre: rest.join("-") };
  });
  for (const place of [0, 1, 2]) {
    const order = (left.core[place] ?? 0) - (right.core[place] ?? 0);
    if (order) return order;
  }
  // A pre-release comes before its release.
  if (!left.pre || !right.pre) return Number(!left.pre) - Number(!right.pre);
  const [mine, theirs] = [left.pre.split("."), right.pre.split(".")];
  for (let place = 0; place < Math.min(mine.length, theirs.length); place++) {
    const [one, other] = [mine[place], theirs[place]];
    if (one === other) continue;
    const [isOne, isOther] = [one, other].map((part) => /^\d+$/.test(part));
    if (isOne && isOther) return Number(one) - Number(other);
    if (isOne !== isOther) return isOne ? -1 : 1;
    return one < other ? -1 : 1;
  }
  return mine.length - theirs.length;
}

/** Whether an `affected` of an advisory holds for a version. */
export function isAffected({ versions = [], ranges = [] }, version) {
  if (versions.includes(version)) return true;
  return ranges
    .filter(({ type }) => type === "SEMVER")
    .some(({ events }) => {
      const at = (event) => event.introduced ?? event.fixed ?? event.last_affected;
      const sorted = events.filter(at).sort((a, b) => compare(at(a), at(b)));
      let isIn = false;
      for (const { introduced, fixed, last_affected: last } of sorted) {
        if (introduced !== undefined && (introduced === "0" || compare(version, introduced) >= 0)) isIn = true;
        if (fixed !== undefined && compare(version, fixed) >= 0) isIn = false;
        if (last !== undefined && compare(version, last) > 0) isIn = false;
      }
      return isIn;
    });
}

/** Name and version of each package of a lock file. */
export function packages(lock) {
  const name = (path, { name }) => name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
  const entries = Object.entries(lock.packages ?? {}).filter(([path, { link }]) => path !== "" && !link);
  return entries.map(([path, entry]) => ({ name: name(path, entry), version: entry.version }));
}

/** A line for each of these packages that an advisory is about. */
export function affected(advisory, known) {
  if (advisory.withdrawn) return [];
  const about = (advisory.affected ?? []).filter((of) => of.package?.ecosystem === "npm");
  return about.flatMap((of) =>
    [...(known.get(of.package.name) ?? [])]
      .filter((version) => isAffected(of, version))
      .map((version) => `${of.package.name} ${version}: ${advisory.id} ${advisory.summary ?? ""}`.trimEnd()),
  );
}

/** What of the lock files is affected by the advisories of a folder, and how many of these there are. */
export function check(folder, locks) {
  const known = new Map();
  for (const lock of locks) {
    for (const { name, version } of packages(JSON.parse(readFileSync(lock, "utf8")))) {
      known.set(name, (known.get(name) ?? new Set()).add(version));
    }
  }
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  const read = (file) => JSON.parse(readFileSync(join(folder, file), "utf8"));
  const lines = new Set(files.flatMap((file) => affected(read(file), known)));
  return { lines: [...lines], advisories: files.length, packages: known.size };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [folder, ...locks] = process.argv.slice(2);
  const { lines, advisories, packages: count } = check(folder, locks);
  for (const line of lines) console.log(line);
  console.log(`${count} packages, ${advisories} advisories, ${lines.length} found`);
  // An empty list proves nothing.
  process.exitCode = advisories === 0 ? 2 : lines.length > 0 ? 1 : 0;
}
