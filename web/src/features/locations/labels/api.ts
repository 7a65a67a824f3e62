// The labels of the organisation.
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { request } from "../request";

export const COLORS = ["blue", "green", "brass", "red", "purple", "grey"] as const;
export type LabelColor = (typeof COLORS)[number];

/** A label, and how many locations carry it. */
export interface Label {
  id: string;
  name: string;
  color: LabelColor;
  locations: number;
}

/** Every label, by name. */
export const labelsQuery = queryOptions({
  queryKey: ["labels"],
  queryFn: ({ signal }) => request<{ items: Label[] }>("GET", "/labels", { signal }),
  staleTime: 5 * 60_000,
});

/** The labels by their id; empty until they are here. */
export function useLabels(): ReadonlyMap<string, Label> {
  const { data } = useQuery(labelsQuery);
  return useMemo(() => new Map(data?.items.map((label) => [label.id, label])), [data]);
}

/** Makes a label. */
export function addLabel(body: Pick<Label, "name" | "color">): Promise<Label> {
  return request("POST", "/labels", { body });
}

/** Gives a label another name or colour. */
export function changeLabel(id: string, body: Partial<Pick<Label, "name" | "color">>): Promise<Label> {
  return request("PATCH", `/labels/${id}`, { body });
}

/** Takes a label away, from every location too. */
export function removeLabel(id: string): Promise<void> {
  return request("DELETE", `/labels/${id}`);
}
