// What the reader may do. The server decides; this only leaves out what it would refuse.
import { useQuery } from "@tanstack/react-query";
import type { Schemas } from "./api";
import { type Me, meQuery } from "./me";

export type Permission = Schemas["Permission"];

/** Whether somebody may do this where they work now. */
export function may(me: Pick<Me, "permissions"> | undefined, permission: Permission): boolean {
  return me?.permissions.includes(permission) ?? false;
}

/** Asks the same of the reader. */
export function useMay(): (permission: Permission) => boolean {
  const { data: me } = useQuery(meQuery);
  return (permission) => may(me, permission);
}
