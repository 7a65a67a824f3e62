// Single sign-on of the organization.
import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";

export type Sso = Schemas["SsoSettings"];
export type Connection = Schemas["SsoConnection"];
export type NewConnection = Schemas["SsoConnectionChange"];
export type Provider = Schemas["SsoProvider"];
export type Mode = Schemas["SsoMode"];
export type Rule = Schemas["SsoGroupRule"];
export type TestReport = Schemas["SsoTestReport"];
export type Role = Rule["role"];

/** Providers in display order. */
export const PROVIDERS = [
  "entra",
  "google",
  "okta",
  "keycloak",
  "auth0",
  "other",
] as const satisfies Provider[];
/** Ways to use single sign-on, in display order. */
export const MODES = ["off", "optional", "enforced"] as const satisfies Mode[];

/** The connection, the claimed domains, and the owners. */
export const ssoQuery = queryOptions({
  queryKey: ["organisation", "sso"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/sso", { signal })),
});

/** Sets the connection up, or changes it. */
export const saveConnection = (body: NewConnection): Promise<Sso> => unwrap(api.PUT("/api/v1/sso", { body }));

/** Removes the connection. */
export const removeConnection = () => unwrap(api.DELETE("/api/v1/sso"));

/** Turns single sign-on on, off, or enforces it. */
export const setMode = (mode: Mode, break_glass: string[]): Promise<Sso> =>
  unwrap(api.PUT("/api/v1/sso/mode", { body: { mode, break_glass } }));

/** Returns the address at the provider at which a test begins. */
export const beginTest = () => unwrap(api.POST("/api/v1/sso/test"));
