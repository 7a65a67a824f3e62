// Requests of a location's settings.
import { queryOptions } from "@tanstack/react-query";
import { ApiError, api, type Schemas, unwrap } from "@/lib/api";
import type { Location } from "../types";
import type { Changes } from "./draft";

/** Saves changes made to a version; 412 when it is no longer the latest. */
export function saveLocation(id: string, version: number, changes: Changes): Promise<Location> {
  return unwrap(
    api.PATCH("/api/v1/locations/{id}", {
      body: changes,
      params: { path: { id }, header: { "If-Match": `"${version}"` } },
    }),
  );
}

/** The location as it is now. */
export function latestLocation(id: string): Promise<Location> {
  return unwrap(api.GET("/api/v1/locations/{id}", { params: { path: { id } } }));
}

/** Fields that give the approximate position of a location. */
export interface AddressArea {
  country: string;
  state: string;
  postal_code: string;
  city: string;
}

/** The center of a postal code or of a city. */
export type RoughPlace = Schemas["Found"];

/** Returns the position of a postal code or city; null when it is unknown. */
export function geocodeQuery({ country, state, postal_code, city }: AddressArea) {
  return queryOptions({
    queryKey: ["geocode", country, state, postal_code, city],
    queryFn: async ({ signal }): Promise<RoughPlace | null> => {
      const given = (text: string) => text || undefined;
      const query = { country, state: given(state), postal_code: given(postal_code), city: given(city) };
      try {
        return await unwrap(api.GET("/api/v1/geocode", { params: { query }, signal }));
      } catch (error) {
        if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401)
          return null;
        throw error;
      }
    },
    // A city alone is one of many.
    enabled: country !== "" && (postal_code !== "" || (city !== "" && state !== "")),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
