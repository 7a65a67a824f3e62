// The program under test: started on a free port, waited for, stopped as an operator would stop it.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { access, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");
const binary = process.env.VITRINE_BINARY ?? join(root, "target", "debug", "vitrine");
const log = join(root, "e2e", "results", "server.log");

/** Runs one command of the program to its end; throws unless it succeeds. */
export async function runCommand(...args: string[]): Promise<void> {
  const program = spawn(binary, args, { cwd: root, stdio: ["ignore", "ignore", "pipe"] });
  const output: Buffer[] = [];
  program.stderr.on("data", (bytes: Buffer) => output.push(bytes));
  const [code] = await once(program, "close");
  if (code !== 0) throw new Error(`vitrine ${args.join(" ")}: ${Buffer.concat(output)}`);
}

const LIMITS = ["--import-max-rows", "100000", "--rate-limit-factor", "1000", "--webhook-allow-private"];
const START_MS = 30_000;
const STOP_MS = 15_000;

/** A running server. */
export interface Server {
  url: string;
  /** Asks it to end, and throws when it did not end well or panicked on the way. */
  stop: () => Promise<void>;
}

/** Options of a server besides its database. */
export interface Start {
  /** Options of `vitrine serve`. */
  options?: string[];
  /** Else a free one. */
  port?: number;
  /** Photo storage that several processes share; by default a temporary folder per server. */
  photos?: string;
}

/** Starts the program on a database and waits until it is ready. */
export async function startServer(database: string, start: Start = {}): Promise<Server> {
  return serve(database, start, (options) => run(["serve", ...options]));
}

/** Starts the program and all simulators beside it as `make run` does. */
export async function startSimulated(database: string): Promise<{ server: Server; google: string }> {
  const port = await freePort();
  const script = join(root, "make", "serve-simulated");
  const env = { ...process.env, VITRINE_SIMULATORS_PORT: `${port}` };
  const server = await serve(database, {}, (options) => run([binary, ...options], script, env));
  return { server, google: `http://127.0.0.1:${port}/google` };
}

async function serve(
  database: string,
  start: Start,
  begin: (options: string[]) => Promise<ChildProcess>,
): Promise<Server> {
  const listen = `127.0.0.1:${start.port ?? (await freePort())}`;
  // Photos go to a temporary folder, so that nothing of a run on PostgreSQL stays in the project.
  const photos = start.photos ?? (await mkdtemp(join(tmpdir(), "vitrine-photos-")));
  const options = ["--photos", photos, ...LIMITS, ...(start.options ?? [])];
  const program = await begin(["--listen", listen, "--database", database, ...options]);
  const url = `http://${listen}`;
  await untilReady(`${url}/readyz`, program);
  const removePhotos = () =>
    start.photos ? Promise.resolve() : rm(photos, { recursive: true, force: true });
  return { url, stop: () => stop(program).finally(removePhotos) };
}

/** Starts a process that only works in the background; it has no address for callers. */
export async function startWorker(database: string, options: string[]): Promise<Server> {
  const listen = `127.0.0.1:${await freePort()}`;
  const program = await run([
    "work",
    "--database",
    database,
    "--metrics-listen",
    listen,
    ...LIMITS,
    ...options,
  ]);
  await untilReady(`http://${listen}/readyz`, program);
  return { url: "", stop: () => stop(program) };
}

/** Starts Google's simulator with these options of it and waits until it is ready. */
export async function startSimulator(...options: string[]): Promise<Server> {
  const listen = `127.0.0.1:${await freePort()}`;
  const program = await run(["simulate", "google", "--listen", listen, ...options]);
  const url = `http://${listen}`;
  await untilReady(`${url}/sim`, program);
  // It keeps nothing, so nothing can be lost when it is cut off.
  return { url, stop: async () => void program.kill("SIGKILL") };
}

/** Starts Stripe's simulator for the server on this port and waits until it is ready. */
export async function startStripe(port: number): Promise<Server> {
  const listen = `127.0.0.1:${await freePort()}`;
  const webhook = ["--webhook-url", `http://127.0.0.1:${port}/stripe/webhook`];
  const secret = ["--webhook-secret", "whsec_simulated"];
  const program = await run(["simulate", "stripe", "--listen", listen, ...webhook, ...secret]);
  const url = `http://${listen}`;
  await untilReady(`${url}/sim`, program);
  return { url, stop: async () => void program.kill("SIGKILL") };
}

async function run(args: string[], command = binary, env = process.env): Promise<ChildProcess> {
  await access(binary).catch(() => {
    throw new Error(`${binary} is missing: build it with "cargo build --package vitrine"`);
  });
  await mkdir(join(root, "e2e", "results"), { recursive: true });
  const program = spawn(command, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  const file = createWriteStream(log);
  program.stdout.pipe(file, { end: false });
  program.stderr.pipe(file, { end: false });
  return program;
}

async function untilReady(address: string, program: ChildProcess) {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (program.exitCode !== null) break;
    const isReady = await fetch(address).then(
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
  const output = await readFile(log, "utf8");
  if (output.includes("panicked at")) throw new Error(`the server panicked; see ${log}`);
}

/** Returns a free port of this machine. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}
