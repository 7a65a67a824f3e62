// Access of assistants, and their calls.
import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";

export type Assistants = Schemas["Assistants"];
export type Call = Schemas["AuditEntry"];

/** Calls that are shown; the audit log has all. */
const MAX_CALLS = 10;

/** The switch, and the address of the server. */
export const assistantsQuery = queryOptions({
  queryKey: ["organisation", "assistants"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/assistants", { signal })),
});

/** The latest calls. Reading the log is logged, so the query is never repeated automatically. */
export const callsQuery = queryOptions({
  queryKey: ["audit-log", "assistants"],
  queryFn: async ({ signal }) => {
    const query = { group: "assistants", limit: MAX_CALLS } as const;
    return (await unwrap(api.GET("/api/v1/audit-log", { params: { query }, signal }))).items;
  },
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/** Lets assistants connect, or forbids it. */
export const setAssistants = (is_on: boolean): Promise<Assistants> =>
  unwrap(api.PUT("/api/v1/assistants", { body: { is_on } }));

/** Assistants that people use, by their way of connecting. */
export const WAYS = ["claude", "desktop", "other"] as const;
export type Way = (typeof WAYS)[number];

/** Returns the text for a terminal or a file of settings. */
export function setUp(way: Way, url: string): string {
  const header = "Authorization: Bearer vtr_…";
  if (way === "claude") return `claude mcp add --transport http vitrine ${url} \\\n  --header "${header}"`;
  const server = { url, headers: { Authorization: "Bearer vtr_…" } };
  if (way === "desktop") return JSON.stringify({ mcpServers: { vitrine: server } }, null, 2);
  return `POST ${url}\n${header}`;
}
