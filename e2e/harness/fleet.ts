// Two serving and two working processes on one PostgreSQL, behind a TCP balancer, for the journeys on PostgreSQL.
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, type Server, startServer, startWorker } from "./server.ts";

/** Starts all of them on a database, and waits until they are ready. */
export async function startFleet(database: string): Promise<Server> {
  const home = await mkdtemp(join(tmpdir(), "vitrine-fleet-"));
  const photos = join(home, "photos");
  const balanced = await freePort();
  const url = `http://127.0.0.1:${balanced}`;
  const options = ["--keys", join(home, "keys"), "--mail-folder", join(home, "mail"), "--site-url", url];
  const serve = () => startServer(database, { options: ["--no-jobs", ...options], photos });
  const work = () => startWorker(database, ["--photos", photos, ...options]);
  // The first makes the keys and migrates.
  const processes = [await serve(), ...(await Promise.all([serve(), work(), work()]))];
  const balancer = balance(
    processes.filter(({ url }) => url).map(({ url }) => Number(new URL(url).port)),
    balanced,
  );
  await once(balancer, "listening");
  const stop = async () => {
    balancer.close();
    await Promise.all(processes.map((process) => process.stop()));
    await rm(home, { recursive: true, force: true });
  };
  return { url, stop };
}

/** Each connection goes to the next of the ports in turn; nothing is known of HTTP. */
function balance(ports: number[], port: number) {
  let turn = 0;
  const carry = (near: Socket) => {
    const far = connect(ports[turn++ % ports.length] ?? 0, "127.0.0.1");
    near.pipe(far).pipe(near);
    // If one side closes, the other closes as well.
    near.on("error", () => far.destroy()).on("close", () => far.destroy());
    far.on("error", () => near.destroy()).on("close", () => near.destroy());
  };
  return createServer(carry).listen(port, "127.0.0.1");
}
