// Access to the clients page and to the creation of clients. Pure.
import { may } from "@/lib/may";
import type { Me } from "@/lib/me";

type Reader = Pick<Me, "permissions" | "organisation"> | undefined;

/** Returns true when navigation and commands offer the page: for members of an organization with clients. */
export function offersClients(me: Reader): boolean {
  return may(me, "see_clients") && me?.organisation?.has_clients === true;
}

/** Returns true when the reader may open a client: clients and demos have none. */
export function mayOpenClients(me: Reader): boolean {
  const here = me?.organisation;
  return !!here && !here.agency_id && !here.is_demo && may(me, "manage_organisation");
}
