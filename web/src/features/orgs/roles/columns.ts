// Roles in the order in which their permissions are compared. Pure.
import type { Permission } from "@/lib/may";
import type { Role, Roles } from "./api";

/** A role in the comparison. */
export interface RoleColumn {
  key: string;
  name: string;
  permissions: readonly Permission[];
}

/** Returns the roles, custom ones first: they are the ones that a team compares with the others. */
export function columnsOf(roles: Roles, names: Record<Role, string>): RoleColumn[] {
  return [
    ...roles.items.map(({ id, name, permissions }) => ({ key: id, name, permissions })),
    ...roles.built_in.map(({ role, permissions }) => ({ key: role, name: names[role], permissions })),
  ];
}
