// The people of the client portal.
import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";

export type Person = Schemas["PortalPerson"];
export type NewPerson = Schemas["NewPortalPerson"];
export type PersonLanguage = Schemas["PortalLanguage"];

/** Limits of the server. */
export const MAX_LENGTHS = { name: 80, email: 254 } as const;
export const LANGUAGES = ["en", "fr"] as const satisfies readonly PersonLanguage[];

/** All people by name, and the address of the portal. */
export const portalQuery = queryOptions({
  queryKey: ["portal"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/portal-people", { signal })),
});

const path = (id: string) => ({ path: { id } });

/** Adds a person, or changes one. */
export const savePerson = (id: string | null, body: NewPerson): Promise<Person> =>
  id === null
    ? unwrap(api.POST("/api/v1/portal-people", { body }))
    : unwrap(api.PUT("/api/v1/portal-people/{id}", { params: path(id), body }));

/** Removes a person. */
export const removePerson = (id: string) =>
  unwrap(api.DELETE("/api/v1/portal-people/{id}", { params: path(id) }));

/** The content of a person, as the API takes it. */
export function contentOf({ name, email, language, limits, is_paused }: Person): NewPerson {
  return { name, email, language, limits, is_paused };
}
