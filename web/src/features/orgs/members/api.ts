// Members and invitations of the organization.
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";

export type Member = Schemas["OrganisationMember"];
export type Invitation = Schemas["Invitation"];
export type Role = Schemas["Role"];
export type NewInvitation = Schemas["NewInvitation"];
export type Limits = Required<Schemas["MemberLimits"]>;

/** Maximum number of locations, and of labels, in a member's limits. */
export const MAX_LIMITS = 200;

/** Members of the organization, owners first. */
export const membersQuery = queryOptions({
  queryKey: ["members", "list"],
  queryFn: async ({ signal }) => (await unwrap(api.GET("/api/v1/members", { signal }))).items,
});

/** The invitations that wait, the latest first; for owners and administrators. */
export const invitationsQuery = queryOptions({
  queryKey: ["members", "invitations"],
  queryFn: async ({ signal }) => (await unwrap(api.GET("/api/v1/invitations", { signal }))).items,
});

/** Mails an invitation. */
export const invite = (body: NewInvitation) => unwrap(api.POST("/api/v1/invitations", { body }));

/** Revokes an invitation. */
export const revokeInvitation = (id: string) =>
  unwrap(api.DELETE("/api/v1/invitations/{id}", { params: { path: { id } } }));

/** Changes the role of a member. */
export const changeRole = (id: string, body: { role?: Role; role_id?: string }) =>
  unwrap(api.PATCH("/api/v1/members/{id}", { params: { path: { id } }, body }));

/** Limits a member to some locations; null lets them see all. */
export const changeLimits = (id: string, limits: Limits | null) =>
  unwrap(api.PATCH("/api/v1/members/{id}", { params: { path: { id } }, body: { limits } }));

/** Allows or forbids a member to use emergency access; for owners. */
export const letUseEmergencyAccess = (id: string, may_use_emergency_access: boolean) =>
  unwrap(api.PATCH("/api/v1/members/{id}", { params: { path: { id } }, body: { may_use_emergency_access } }));

/** Labels for limits, by name. */
export const labelsQuery = queryOptions({
  queryKey: ["labels", "limits"],
  queryFn: async ({ signal }) => (await unwrap(api.GET("/api/v1/labels", { signal }))).items,
});

/** Returns the query for the first locations that match a text. */
export const locationSearchQuery = (q: string) =>
  queryOptions({
    queryKey: ["locations", "limits", q],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET("/api/v1/locations", { signal, params: { query: { q, limit: 8 } } }))).items,
    placeholderData: keepPreviousData,
  });

/** One location of a member's limits. */
export const limitedToQuery = (id: string) =>
  queryOptions({
    queryKey: ["locations", "limits", "one", id],
    queryFn: ({ signal }) => unwrap(api.GET("/api/v1/locations/{id}", { signal, params: { path: { id } } })),
    retry: false,
    staleTime: 5 * 60_000,
  });

/** Removes a member, or lets the caller leave. */
export const removeMember = (id: string) =>
  unwrap(api.DELETE("/api/v1/members/{id}", { params: { path: { id } } }));
