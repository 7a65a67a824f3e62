// Requests about local pages. The first part of each key is the topic of its live events.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { ApiError, api, unwrap } from "@/lib/api";
import type { PageFilters } from "./search";
import type { Content, Language, NewSite, PublishRequest, Template } from "./types";

/** Rows per request. */
const PAGE_SIZE = 50;

/** The site of the organization; proposals for one before it exists. */
export const siteQuery = queryOptions({
  queryKey: ["pages", "site"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/pages-site", { signal })),
});

/** Creates or changes the site. */
export const saveSite = (body: NewSite) => unwrap(api.PUT("/api/v1/pages-site", { body }));

/** Labels of locations, to narrow the list to. */
export const labelsQuery = queryOptions({
  queryKey: ["labels"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/labels", { signal })),
});

/** The pages that match the filters, page after page. */
export function pagesQuery(filters: PageFilters) {
  return infiniteQueryOptions({
    queryKey: ["pages", "list", filters],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET("/api/v1/local-pages", {
          params: { query: { ...filters, limit: PAGE_SIZE, cursor: pageParam ?? undefined } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
}

/** The page of one location, with its content. */
export function pageQuery(id: string) {
  return queryOptions({
    queryKey: ["pages", "one", id],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/local-pages/{id}", { params: { path: { id } }, signal })),
  });
}

/** Saves the draft of a page. */
export const saveContent = (id: string, body: Content) =>
  unwrap(api.PUT("/api/v1/local-pages/{id}/content", { params: { path: { id } }, body }));

/** Publishes the draft of a page. */
export const publishPage = (id: string) =>
  unwrap(api.POST("/api/v1/local-pages/{id}/publish", { params: { path: { id } } }));

/** Takes a page offline; its draft stays. */
export const unpublishPage = (id: string) =>
  unwrap(api.POST("/api/v1/local-pages/{id}/unpublish", { params: { path: { id } } }));

/** Marks a location as permanently closed. */
export const closePage = (id: string) =>
  unwrap(api.POST("/api/v1/local-pages/{id}/close", { params: { path: { id } } }));

/** Publishes many pages, or previews the effect. */
export const publishPages = (body: PublishRequest) =>
  unwrap(api.POST("/api/v1/local-pages/publish", { body }));

/** Forecast of publishing these pages. */
export function forecastQuery(location_ids: string[]) {
  return queryOptions({
    queryKey: ["page-forecast", location_ids],
    queryFn: () => publishPages({ location_ids, dry_run: true }),
  });
}

/** Published versions of a page, the latest first. */
export function versionsQuery(id: string) {
  return queryOptions({
    queryKey: ["pages", "versions", id],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/local-pages/{id}/versions", { params: { path: { id } }, signal })),
  });
}

/** Restores an earlier version as the draft. */
export const restoreVersion = (id: string, version_id: string) =>
  unwrap(
    api.POST("/api/v1/local-pages/{id}/restore", {
      params: { path: { id } },
      body: { version_id },
    }),
  );

/** The page as HTML, with content that is not saved. */
export function previewQuery(id: string, language: Language, content: Content) {
  return queryOptions({
    queryKey: ["page-preview", id, language, content],
    queryFn: ({ signal }) =>
      unwrap(
        api.POST("/api/v1/local-pages/{id}/preview", {
          params: { path: { id } },
          body: { content, language },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: 60_000,
  });
}

/** Creates a link that shows the draft to anyone for seven days. */
export const createPreviewLink = (id: string) =>
  unwrap(api.POST("/api/v1/local-pages/{id}/preview-link", { params: { path: { id } } }));

/** Share of a page that is its own, and the page that shares most with it. */
export function uniquenessQuery(id: string, language: Language) {
  return queryOptions({
    queryKey: ["pages", "uniqueness", id, language],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET("/api/v1/local-pages/{id}/uniqueness", {
          params: { path: { id }, query: { language } },
          signal,
        }),
      ),
  });
}

/** Views and clicks per day, of one page or of all. */
export function statsQuery(days: number, location: string | undefined) {
  return queryOptions({
    queryKey: ["pages", "stats", days, location ?? null],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/pages-stats", { params: { query: { days, location } }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** Returns the path of the sample page of a template. */
export const samplePath = (template: Template, language: Language) => `/templates/${template}/${language}`;

/** A template filled in for a sample business, as visitors of the public site see it. */
export function sampleQuery(template: Template, language: Language) {
  return queryOptions({
    queryKey: ["page-sample", template, language],
    queryFn: async ({ signal }) => {
      const response = await fetch(samplePath(template, language), { signal });
      if (!response.ok) throw new ApiError({ status: response.status, code: `http_${response.status}` });
      return await response.text();
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
