// Permissions of the user. The server enforces them; the app only hides refused actions.
import { useQuery } from "@tanstack/react-query";
import type { Schemas } from "./api";
import { type Me, meQuery } from "./me";

export type Permission = Schemas["Permission"];

/** Returns true when the user has the permission in the current organization. */
export function may(me: Pick<Me, "permissions"> | undefined, permission: Permission): boolean {
  return me?.permissions.includes(permission) ?? false;
}

/** Asks the same of the reader. */
export function useMay(): (permission: Permission) => boolean {
  const { data: me } = useQuery(meQuery);
  return (permission) => may(me, permission);
}
