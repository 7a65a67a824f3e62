// Screens that are not for every role.
import { type AsyncRouteComponent, useRouteContext } from "@tanstack/react-router";
import { may, type Permission } from "@/lib/may";
import { NotAllowed } from "./dead-ends";

/** The screen for those who may see it; the others are told that it is not for them. */
export function allowed(
  permission: Permission,
  Screen: AsyncRouteComponent<object>,
): AsyncRouteComponent<object> {
  function Allowed() {
    const { me } = useRouteContext({ from: "/dashboard" });
    return may(me, permission) ? <Screen /> : <NotAllowed />;
  }
  return Object.assign(Allowed, Screen.preload && { preload: Screen.preload });
}
