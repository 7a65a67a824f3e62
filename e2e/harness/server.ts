// The program under test: started on a free port, waited for, stopped as an operator would stop it.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { access, mkdir, readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");
const binary = process.env.VITRINE_BINARY ?? join(root, "target", "debug", "vitrine");
const log = join(root, "e2e", "results", "server.log");

const START_MS = 30_000;
const STOP_MS = 15_000;

/** A running server. */
export interface Server {
  url: string;
  /** Asks it to end, and throws when it did not end well or panicked on the way. */
  stop: () => Promise<void>;
}

/** Starts the program on a database and waits until it is ready. */
export async function startServer(database: string): Promise<Server> {
  await access(binary).catch(() => {
    throw new Error(`${binary} is missing: build it with "cargo build --package vitrine"`);
  });
  await mkdir(join(root, "e2e", "results"), { recursive: true });
  const listen = `127.0.0.1:${await freePort()}`;
  const limits = ["--import-max-rows", "100000", "--rate-limit-factor", "1000"];
  const program = spawn(binary, ["serve", "--listen", listen, "--database", database, ...limits], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const file = createWriteStream(log);
  program.stdout.pipe(file, { end: false });
  program.stderr.pipe(file, { end: false });
  const url = `http://${listen}`;
  await untilReady(url, program);
  return { url, stop: () => stop(program) };
}

async function untilReady(url: string, program: ChildProcess) {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (program.exitCode !== null) break;
    const isReady = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  program.kill("SIGKILL");
  throw new Error(`the server did not start:\n${await readFile(log, "utf8")}`);
}

async function stop(program: ChildProcess) {
  const ended = once(program, "exit", { signal: AbortSignal.timeout(STOP_MS) });
  program.kill("SIGTERM");
  const [code] = await ended.catch(() => {
    program.kill("SIGKILL");
    throw new Error(`the server did not end within ${STOP_MS / 1000} s of SIGTERM`);
  });
  if (code !== 0) throw new Error(`the server ended with code ${code}; see ${log}`);
  const said = await readFile(log, "utf8");
  if (said.includes("panicked at")) throw new Error(`the server panicked; see ${log}`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}
