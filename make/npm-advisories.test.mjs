import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { compare, isAffected } from "./npm-advisories.mjs";

test("versions_are_ordered_as_semantic_versioning_says", () => {
  const sorted = ["0.9.0", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0", "1.10.0"];
  assert.deepEqual([...sorted].reverse().sort(compare), sorted);
  assert.equal(compare("1.0.0+a", "1.0.0+b"), 0);
});

test("a_version_is_affected_from_where_a_weakness_came_in_to_where_it_was_fixed", () => {
  const ranges = [{ type: "SEMVER", events: [{ introduced: "0" }, { fixed: "1.2.0" }, { introduced: "2.0.0" }, { last_affected: "2.1.0" }] }];
  for (const [version, expected] of Object.entries({
    "0.0.1": true, "1.1.9": true, "1.2.0-rc.1": true, "1.2.0": false, "1.9.0": false, "2.0.0": true, "2.1.0": true, "2.1.1": false,
  })) {
    assert.equal(isAffected({ ranges }, version), expected, version);
  }
  assert.equal(isAffected({ versions: ["3.0.0"] }, "3.0.0"), true);
});

test("an_affected_package_of_a_lock_file_ends_the_check_with_a_failure", () => {
  const folder = mkdtempSync(join(tmpdir(), "osv-"));
  const run = () => {
    const args = ["make/npm-advisories.mjs", join(folder, "list"), join(folder, "package-lock.json")];
    return spawnSync(process.execPath, args, { encoding: "utf8" });
  };
  const advise = (id, name, fixed, more = {}) => {
    const ranges = [{ type: "SEMVER", events: [{ introduced: "0" }, { fixed }] }];
    const affected = [{ package: { ecosystem: "npm", name }, ranges }];
    writeFileSync(join(folder, "list", `${id}.json`), JSON.stringify({ id, affected, ...more }));
  };
  try {
    spawnSync("mkdir", [join(folder, "list")]);
    const locked = { "": {}, "node_modules/a": { version: "1.0.0" }, "node_modules/b/node_modules/@c/d": { version: "2.0.0" } };
    writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages: locked }));
    assert.equal(run().status, 2);
    advise("GHSA-1", "a", "0.9.0");
    advise("GHSA-2", "not-there", "9.0.0");
    advise("GHSA-3", "a", "9.0.0", { withdrawn: "2026-01-01T00:00:00Z" });
    assert.equal(run().status, 0);
    advise("GHSA-4", "@c/d", "2.0.1");
    const found = run();
    assert.equal(found.status, 1);
    assert.match(found.stdout, /^@c\/d 2\.0\.0: GHSA-4$/m);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
