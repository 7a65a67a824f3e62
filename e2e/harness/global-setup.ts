// Once per run: a database, a server on it, and their end.
import { makeDatabase } from "./database.ts";
import { startServer } from "./server.ts";

export default async function setUp() {
  const database = await makeDatabase();
  const server = await startServer(database.url);
  process.env.VITRINE_URL = server.url;
  return async () => {
    await server.stop();
    await database.remove();
  };
}
