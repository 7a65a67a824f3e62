// Provisioning of members by the identity provider.
import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";

export type Provisioning = Schemas["ProvisioningSettings"];
export type ProvisioningToken = Schemas["ProvisioningToken"];

/** Maximum number of tokens: two while one replaces the other. */
export const MAX_TOKENS = 2;

/** The address for the provider, and its tokens. */
export const provisioningQuery = queryOptions({
  queryKey: ["organisation", "provisioning"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/provisioning", { signal })),
});

/** Creates a token; its secret is in this answer only. */
export const createToken = () => unwrap(api.POST("/api/v1/provisioning/tokens"));

/** Revokes a token at once. */
export const revokeToken = (id: string) =>
  unwrap(api.DELETE("/api/v1/provisioning/tokens/{id}", { params: { path: { id } } }));
