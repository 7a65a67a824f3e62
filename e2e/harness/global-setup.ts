// Once per run: a database, the program on it (on PostgreSQL several processes of it), and their end.
import { makeDatabase, onPostgres } from "./database.ts";
import { startFleet } from "./fleet.ts";
import { startServer } from "./server.ts";

export default async function setUp() {
  const database = await makeDatabase();
  const server = await (onPostgres ? startFleet(database.url) : startServer(database.url));
  process.env.VITRINE_URL = server.url;
  return async () => {
    await server.stop();
    await database.remove();
  };
}
