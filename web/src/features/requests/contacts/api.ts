// Requests about contacts. The first part of each key is the topic of its live events.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "@/lib/api";
import type { ConsentState, Contact, ContactPatch, NewContact } from "../types";

/** Filters of the list. */
export interface ContactFilters {
  search?: string;
  location?: string;
  tag?: string;
  consent?: ConsentState;
}

/** Contacts per page of the list. */
const PAGE_SIZE = 50;
/** Maximum number of contacts that a search returns. */
const MAX_MATCHES = 20;

/** Query of the list of contacts, page by page. */
export function contactsQuery(filters: ContactFilters) {
  return infiniteQueryOptions({
    queryKey: ["contacts", "list", filters],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET("/api/v1/contacts", {
          params: { query: { ...filters, limit: PAGE_SIZE, cursor: pageParam ?? undefined } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
}

/** Query of the contacts that match a search. */
export function contactSearchQuery(search: string, location: string | undefined) {
  return queryOptions({
    queryKey: ["contacts", "search", search, location ?? null],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET("/api/v1/contacts", {
          params: { query: { search: search || undefined, location, limit: MAX_MATCHES } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    select: ({ items }) => items,
  });
}

/** Query of one contact. */
export function contactQuery(id: string) {
  return queryOptions({
    queryKey: ["contacts", "one", id],
    queryFn: ({ signal }) => unwrap(api.GET("/api/v1/contacts/{id}", { params: { path: { id } }, signal })),
  });
}

/** Adds a contact, or fills in the missing fields of the contact with the same email address or phone number. */
export function addContact(body: NewContact): Promise<Contact> {
  return unwrap(api.POST("/api/v1/contacts", { body }));
}

/** Changes a contact. */
export function changeContact(id: string, body: ContactPatch): Promise<Contact> {
  return unwrap(api.PATCH("/api/v1/contacts/{id}", { body, params: { path: { id } } }));
}

/** Erases the data of a contact. An opt-out is kept, so that the address is not contacted again. */
export function forgetContact(id: string): Promise<unknown> {
  return unwrap(api.DELETE("/api/v1/contacts/{id}", { params: { path: { id } } }));
}
