// Requests about citations. The first part of each key is the topic of its live events.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { operations } from "@/api/schema";
import { api, authFetch, expectOk, unwrap } from "@/lib/api";
import { saveFile } from "@/lib/save-file";
import type { Decision, DirectoryPatch, NewDirectory, Observation, TaskPatch } from "./types";

type MatrixQuery = NonNullable<operations["list_citations"]["parameters"]["query"]>;
type TasksQuery = NonNullable<operations["list_citation_tasks"]["parameters"]["query"]>;
export type CitationSort = NonNullable<MatrixQuery["sort"]>;
/** Filters of the matrix. */
export type CitationFilters = Omit<MatrixQuery, "sort" | "cursor" | "limit">;
/** Filters of the task board. */
export type TaskFilters = Omit<TasksQuery, "cursor" | "limit">;

/** Rows per request. */
const PAGE_SIZE = 50;
/** Interval of polling in milliseconds while an audit runs, in case live events do not arrive. */
const POLL_MS = 3_000;

/** The matrix, page after page. */
export function matrixQuery(filters: CitationFilters, sort: CitationSort) {
  return infiniteQueryOptions({
    queryKey: ["citations", "matrix", filters, sort],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET("/api/v1/citations", {
          params: { query: { ...filters, sort, limit: PAGE_SIZE, cursor: pageParam ?? undefined } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
}

/** The figures over all locations. */
export const summaryQuery = queryOptions({
  queryKey: ["citations", "summary"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/citations/summary", { signal })),
});

/** Figures, gains and listings of one location. */
export function locationCitationsQuery(id: string) {
  return queryOptions({
    queryKey: ["citations", "location", id],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/locations/{id}/citations", { params: { path: { id } }, signal })),
  });
}

/** One listing with its evidence. */
export function listingQuery(id: string, directory: string) {
  return queryOptions({
    queryKey: ["citations", "listing", id, directory],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET("/api/v1/locations/{id}/citations/{directory}", {
          params: { path: { id, directory } },
          signal,
        }),
      ),
  });
}

/** The newest audit; null before the first. */
export const auditQuery = queryOptions({
  queryKey: ["citations", "audit"],
  queryFn: async ({ signal }) => {
    const { items } = await unwrap(api.GET("/api/v1/citation-audits", { signal }));
    return items[0] ?? null;
  },
  refetchInterval: ({ state }) =>
    state.data?.state === "running" || state.data?.state === "queued" ? POLL_MS : false,
});

/** The labels of the organization. */
export const labelsQuery = queryOptions({
  queryKey: ["labels"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/labels", { signal })),
});

/** Members of the organization, to whom a task can be assigned. */
export const colleaguesQuery = queryOptions({
  queryKey: ["members", "list"],
  queryFn: async ({ signal }) => (await unwrap(api.GET("/api/v1/members", { signal }))).items,
});

/** Some locations by id, or all of them (null), as the server wants them. */
const chosen = (locations: readonly string[] | null) =>
  locations ? { location_ids: [...locations] } : { all: true };

/** Starts an audit of some locations, or of all. */
export const startAudit = (locations: readonly string[] | null) =>
  unwrap(api.POST("/api/v1/citation-audits", { body: chosen(locations) }));

/** Records the content that a member saw in a directory. */
export const recordListing = (id: string, directory: string, body: Observation) =>
  unwrap(
    api.PUT("/api/v1/locations/{id}/citations/{directory}", { body, params: { path: { id, directory } } }),
  );

/** Reads a pasted page. */
export const readPage = (id: string, directory: string, text: string) =>
  unwrap(
    api.POST("/api/v1/locations/{id}/citations/{directory}/read", {
      body: { text },
      params: { path: { id, directory } },
    }),
  );

/** Records whether a candidate is this business, or the resolution of a duplicate. */
export const decide = (id: string, directory: string, decision: Decision, listing?: string | null) =>
  unwrap(
    api.POST("/api/v1/locations/{id}/citations/{directory}/decision", {
      body: { decision, ...(listing && { listing_id: listing }) },
      params: { path: { id, directory } },
    }),
  );

/** Fetches the listings that the filters let through as a CSV file. */
export async function downloadListings(filters: CitationFilters) {
  const query = new URLSearchParams(Object.entries(filters));
  const response = await expectOk(await authFetch(`/api/v1/citations/file?${query}`));
  saveFile(await response.blob(), response, "citations.csv");
}

/** The tasks, page after page. */
export function tasksQuery(filters: TaskFilters) {
  return infiniteQueryOptions({
    queryKey: ["citations", "tasks", filters],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET("/api/v1/citation-tasks", {
          params: { query: { ...filters, limit: PAGE_SIZE, cursor: pageParam ?? undefined } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
}

/** One task with its sheet. */
export function taskQuery(id: string) {
  return queryOptions({
    queryKey: ["citations", "task", id],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/citation-tasks/{id}", { params: { path: { id } }, signal })),
  });
}

/** Changes the state, assignee, due date or note of a task. */
export const changeTask = (id: string, body: TaskPatch) =>
  unwrap(api.PATCH("/api/v1/citation-tasks/{id}", { body, params: { path: { id } } }));

/** Creates the tasks of missing and wrong listings of some locations, or of all. */
export const planTasks = (locations: readonly string[] | null) =>
  unwrap(api.POST("/api/v1/citation-tasks/plan", { body: chosen(locations) }));

/** The directories, built in and own, hidden ones too. */
export const directoriesQuery = queryOptions({
  queryKey: ["citations", "directories"],
  queryFn: async ({ signal }) => (await unwrap(api.GET("/api/v1/directories", { signal }))).items,
});

/** Adds a directory of the organization. */
export const addDirectory = (body: NewDirectory) => unwrap(api.POST("/api/v1/directories", { body }));

/** Hides a directory, or changes its weight; own directories can be changed as a whole. */
export const changeDirectory = (id: string, body: DirectoryPatch) =>
  unwrap(api.PATCH("/api/v1/directories/{id}", { body, params: { path: { id } } }));

/** Deletes a directory of the organization. */
export const removeDirectory = (id: string) =>
  unwrap(api.DELETE("/api/v1/directories/{id}", { params: { path: { id } } }));
