// Writes the built pages into a folder as the server sends them: with every claim about the company, and with none.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runnerImport } from "vite";

const [folder] = process.argv.slice(2);
const { module } = await runnerImport("./src/site/claims.ts", { configFile: false, logLevel: "error" });
for (const name of readdirSync("dist", { recursive: true, encoding: "utf8" })) {
  if (!name.endsWith(".html")) continue;
  const built = readFileSync(join("dist", name), "utf8");
  for (const keep of ["all", "none"]) {
    const page = module.withClaims(built, keep);
    const path = join(folder, keep, name);
    mkdirSync(dirname(path), { recursive: true });
    if (page.trim()) writeFileSync(path, page);
  }
}
