// Roles of the organization: the built-in ones and its own.
import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";
import type { Permission } from "@/lib/may";

export type Role = Schemas["Role"];
export type Roles = Schemas["Roles"];
export type CustomRole = Schemas["CustomRole"];
export type NewCustomRole = Schemas["NewCustomRole"];

/** Maximum number of custom roles. */
export const MAX_ROLES = 50;

/** Permissions of roles by the part of the product that they are about, in display order. */
export const GROUPS = {
  locations: [
    "see_locations",
    "see_overview",
    "see_history",
    "see_work",
    "follow_changes",
    "export_locations",
    "change_locations",
    "add_locations",
    "delete_locations",
    "edit_in_bulk",
    "import_locations",
    "merge_duplicates",
    "manage_labels",
  ],
  reviews: [
    "see_reviews",
    "see_assignments",
    "reply_to_reviews",
    "assign_reviews",
    "approve_replies",
    "handle_crisis",
    "import_reviews",
    "manage_reply_templates",
  ],
  requests: ["see_contacts", "send_requests", "manage_requests", "import_contacts", "export_contacts"],
  posts: ["see_posts", "write_posts", "approve_posts", "publish_posts", "manage_posts"],
  pages: ["see_pages", "write_pages", "publish_pages", "manage_site"],
  heatmaps: ["see_heatmaps", "manage_panels", "run_scans", "set_rank_budget"],
  citations: ["see_citations", "work_on_citations", "manage_citations"],
  reports: ["see_reports", "make_reports", "schedule_reports", "manage_brands", "manage_portal"],
  google: ["see_google", "sync_google", "push_to_google", "connect_google"],
  own: [
    "keep_views",
    "read_notifications",
    "choose_notifications",
    "make_tokens",
    "use_emergency_access",
    "leave",
  ],
  organization: [
    "see_members",
    "manage_members",
    "see_clients",
    "manage_organisation",
    "manage_sso",
    "manage_domains",
    "manage_integrations",
    "manage_webhooks",
    "manage_assistants",
    "see_audit_log",
    "export_data",
    "see_plan",
    "see_billing",
    "manage_billing",
    "close_organisation",
  ],
} as const satisfies Record<string, readonly Permission[]>;

/** Permissions with which a new role begins: the dashboard needs them. */
export const BASICS = ["see_locations"] as const satisfies readonly Permission[];

export type Group = keyof typeof GROUPS;

/** The groups in display order. */
export const GROUP_NAMES = Object.keys(GROUPS) as Group[];

/** The roles with their permissions. */
export const rolesQuery = queryOptions({
  queryKey: ["members", "roles"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/roles", { signal })),
});

/** Creates a role, or changes the one with this id. */
export const saveRole = (id: string | null, body: NewCustomRole): Promise<CustomRole> =>
  id === null
    ? unwrap(api.POST("/api/v1/roles", { body }))
    : unwrap(api.PUT("/api/v1/roles/{id}", { params: { path: { id } }, body }));

/** Deletes a role; its members get another one: a built-in role, or a custom one by its id. */
export const deleteRole = (id: string, successor: string, roles: Roles) => {
  const built_in = roles.built_in.find(({ role }) => role === successor)?.role;
  const query = built_in ? { successor_role: built_in } : { successor_id: successor };
  return unwrap(api.DELETE("/api/v1/roles/{id}", { params: { path: { id }, query } }));
};

/** Returns the key by which forms choose a role: the id of a custom one, or the name of a built-in one. */
export const roleKey = ({ role, role_id }: { role: Role; role_id: string | null }): string => role_id ?? role;

/** Returns the body that gives the role with a key. */
export function givenRole(key: string, roles: Roles | undefined): { role?: Role; role_id?: string } {
  const built_in = roles?.built_in.find(({ role }) => role === key)?.role;
  return built_in ? { role: built_in } : { role_id: key };
}

/** Returns true when the reader can give the role with a key. */
export function canGive(key: string, roles: Roles | undefined): boolean {
  const match = roles?.items.find(({ id }) => id === key) ?? roles?.built_in.find(({ role }) => role === key);
  return match?.can_give ?? false;
}

/** Returns the permissions of the role with a key. */
export function permissionsOf(key: string, roles: Roles | undefined): readonly Permission[] {
  const match = roles?.items.find(({ id }) => id === key) ?? roles?.built_in.find(({ role }) => role === key);
  return match?.permissions ?? [];
}

/** Returns true when members with the role can be limited: those who manage members see all locations. */
export const isLimitable = (key: string, roles: Roles | undefined): boolean =>
  roles !== undefined && !permissionsOf(key, roles).includes("manage_members");
