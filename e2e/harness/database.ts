// The database of a run: a fresh SQLite file, or a fresh database on a PostgreSQL server.
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

const server = process.env.VITRINE_TEST_POSTGRES;

/** True if this run uses PostgreSQL. */
export const onPostgres = Boolean(server);

/** A database and the way to be rid of it. */
export interface Database {
  url: string;
  remove: () => Promise<void>;
}

/** Creates an empty database. */
export async function makeDatabase(): Promise<Database> {
  if (server) return onServer(server);
  const folder = await mkdtemp(join(tmpdir(), "vitrine-e2e-"));
  return {
    url: `sqlite:${join(folder, "vitrine.db")}`,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function onServer(server: string): Promise<Database> {
  const name = `vitrine_e2e_${randomUUID().replaceAll("-", "")}`;
  await run(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => run(server, `drop database if exists ${name} with (force)`) };
}

async function run(server: string, sql: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
