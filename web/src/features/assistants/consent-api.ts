// The request of an assistant to connect, and the answer of the reader.
import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";

export type AuthorizationRequest = Schemas["AuthorizationRequest"];
export type ConsentQuestion = Schemas["ConsentQuestion"];
export type Scope = Schemas["TokenScope"];

export const SCOPES = ["read", "write", "publish", "spend"] as const satisfies readonly Scope[];

/** Reads the request from its parameter, the encoded query of the address that the assistant opened. */
export function readRequest(encoded: string): AuthorizationRequest | null {
  try {
    const bytes = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
    const query = new URLSearchParams(text);
    const field = (name: string) => query.get(name) ?? "";
    return {
      response_type: field("response_type"),
      client_id: field("client_id"),
      redirect_uri: field("redirect_uri"),
      scope: query.get("scope"),
      state: query.get("state"),
      code_challenge: field("code_challenge"),
      code_challenge_method: field("code_challenge_method"),
      resource: field("resource"),
    };
  } catch {
    return null;
  }
}

/** Query for the consent request. It runs once, because the server may fetch a document of another site each time. */
export const questionQuery = (request: AuthorizationRequest) =>
  queryOptions({
    queryKey: ["session", "assistant-request", request],
    queryFn: ({ signal }) =>
      unwrap(api.POST("/api/v1/assistants/connections/check", { body: request, signal })),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });

/** Organizations among which the reader chooses. */
export const workplacesQuery = queryOptions({
  queryKey: ["session", "organisations"],
  queryFn: async ({ signal }) => (await unwrap(api.GET("/api/v1/organisations", { signal }))).items,
});

/** Goes over to another organization. */
export const goOver = (id: string) =>
  unwrap(api.POST("/api/v1/organisations/{id}/switch", { params: { path: { id } } }));

/** Connects the assistant; the answer is the address that gives it the code. */
export const connect = (request: AuthorizationRequest, organization_id: string, scopes: Scope[]) =>
  unwrap(api.POST("/api/v1/assistants/connections", { body: { request, organization_id, scopes } }));
