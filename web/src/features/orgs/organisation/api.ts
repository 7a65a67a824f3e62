// The organization itself, and the others that the reader may work in.
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";

export type Workplace = Schemas["Workplace"];
export type Organisation = Schemas["Organisation"];
export type Palettes = Schemas["Palettes"];

/** Every organization that the reader may work in, by name. */
export const organisationsQuery = queryOptions({
  queryKey: ["session", "organisations"],
  queryFn: async ({ signal }) => (await unwrap(api.GET("/api/v1/organisations", { signal }))).items,
});

/** Changes the organization; absent fields are unchanged. */
export const changeOrganisation = (body: Schemas["OrganisationChange"]) =>
  unwrap(api.PATCH("/api/v1/organisation", { body }));

/** Shades derived from a color like "#12355b". */
export const palettesQuery = (colour: string) =>
  queryOptions({
    queryKey: ["organisation", "palettes", colour],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/organisation/palettes", { signal, params: { query: { colour } } })),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Opens an organization, and goes over to it. */
export const openOrganisation = (body: Schemas["NewOrganisation"]) =>
  unwrap(api.POST("/api/v1/organisations", { body }));

/** Goes over to another organization. */
export const switchTo = (id: string) =>
  unwrap(api.POST("/api/v1/organisations/{id}/switch", { params: { path: { id } } }));
