// The domains of the organization.
import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";

export type Domain = Schemas["Domain"];
export type DomainKind = Schemas["DomainKind"];
export type DomainState = Schemas["DomainState"];
export type NewDomain = Schemas["NewDomain"];

/** Characters of the longest host name. */
export const MAX_NAME = 253;

/** Uses that a person can choose. */
export const KINDS = ["portal", "pages", "sso"] as const satisfies readonly DomainKind[];

/** All domains, the oldest first. */
export const domainsQuery = queryOptions({
  queryKey: ["domains"],
  queryFn: async ({ signal }) => (await unwrap(api.GET("/api/v1/domains", { signal }))).items,
});

/** Claims a domain. */
export const addDomain = (body: NewDomain): Promise<Domain> => unwrap(api.POST("/api/v1/domains", { body }));

/** Looks up the records of a domain now. */
export const checkDomain = (id: string): Promise<Domain> =>
  unwrap(api.POST("/api/v1/domains/{id}/check", { params: { path: { id } } }));

/** Removes a domain. */
export const removeDomain = (id: string) =>
  unwrap(api.DELETE("/api/v1/domains/{id}", { params: { path: { id } } }));
