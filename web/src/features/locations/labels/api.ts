// The labels of the organization.
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { api, type Schemas, unwrap } from "@/lib/api";

/** A label, and how many locations carry it. */
export type Label = Schemas["Label"];
export type LabelColor = Schemas["LabelColor"];

export const COLORS = [
  "blue",
  "green",
  "brass",
  "red",
  "purple",
  "grey",
] as const satisfies readonly LabelColor[];

/** Every label, by name. */
export const labelsQuery = queryOptions({
  queryKey: ["labels"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/labels", { signal })),
  staleTime: 5 * 60_000,
});

/** The labels by their id; empty until they are here. */
export function useLabels(): ReadonlyMap<string, Label> {
  const { data } = useQuery(labelsQuery);
  return useMemo(() => new Map(data?.items.map((label) => [label.id, label])), [data]);
}

/** Creates a label. */
export function addLabel(body: Schemas["NewLabel"]): Promise<Label> {
  return unwrap(api.POST("/api/v1/labels", { body }));
}

/** Renames or recolors a label. */
export function changeLabel(id: string, body: Schemas["LabelPatch"]): Promise<Label> {
  return unwrap(api.PATCH("/api/v1/labels/{id}", { body, params: { path: { id } } }));
}

/** Deletes a label, also from all locations. */
export function removeLabel(id: string): Promise<unknown> {
  return unwrap(api.DELETE("/api/v1/labels/{id}", { params: { path: { id } } }));
}
