// The personal API tokens.
import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";

export type Token = Schemas["ApiToken"];
export type TokenMade = Schemas["ApiTokenMade"];
export type NewToken = Schemas["NewApiToken"];

export type Scope = Schemas["TokenScope"];

/** Scopes of tokens in the order of the API; each token has `read`. */
export const SCOPES: readonly Scope[] = ["read", "write", "publish", "spend"];

/** After how many days a token may expire; null is never. */
export const LIFETIMES = [7, 30, 90, 365, null] as const;
export type Lifetime = (typeof LIFETIMES)[number];
/** Characters of the longest name. */
export const MAX_NAME = 100;

/** The person's tokens, the latest first. */
export const tokensQuery = queryOptions({
  queryKey: ["tokens"],
  queryFn: async ({ signal }) => (await unwrap(api.GET("/api/v1/tokens", { signal }))).items,
});

/** Creates a token; only this response contains it. */
export const createToken = (body: NewToken): Promise<TokenMade> =>
  unwrap(api.POST("/api/v1/tokens", { body }));

/** Revokes a token for good. */
export const revokeToken = (id: string) =>
  unwrap(api.DELETE("/api/v1/tokens/{id}", { params: { path: { id } } }));

/** True once a token is refused because of its age. */
export function isExpired({ expires_at }: Token, now: Date = new Date()): boolean {
  return expires_at !== null && new Date(expires_at) <= now;
}

/** The command that tries a token. */
export function tryCommand(origin: string, token: string): string {
  return `curl -H "Authorization: Bearer ${token}" \\\n  "${origin}/api/v1/locations?limit=5"`;
}
