// Screens that are not for every role.
import { type AsyncRouteComponent, useRouteContext } from "@tanstack/react-router";
import { may, type Permission } from "@/lib/may";
import { NotAllowed } from "./dead-ends";

type Screen = AsyncRouteComponent<object>;

/** Shows the screen to members with the permission, and a notice to others. */
export function allowed(permission: Permission, Shown: Screen): Screen {
  return withPermission(permission, Shown, "h1");
}

/** Variant for a part of a screen with a heading of its own. */
export function allowedSection(permission: Permission, Shown: Screen): Screen {
  return withPermission(permission, Shown, "h2");
}

function withPermission(permission: Permission, Shown: Screen, heading: "h1" | "h2"): Screen {
  function Allowed() {
    const { me } = useRouteContext({ from: "/dashboard" });
    return may(me, permission) ? <Shown /> : <NotAllowed heading={heading} />;
  }
  return Object.assign(Allowed, Shown.preload && { preload: Shown.preload });
}
