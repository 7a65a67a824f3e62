// Signed-in user and current organization.
import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "./api";

export type Me = Schemas["Me"];

/** The signed-in user; `organisation` is null until the registration is complete. */
export const meQuery = queryOptions({
  queryKey: ["session", "me"],
  queryFn: ({ signal }): Promise<Me> => unwrap(api.GET("/api/v1/me", { signal })),
  staleTime: 5 * 60_000,
});

/** Changes the user's name, language or time zone; absent fields are unchanged. */
export const changeProfile = (body: Schemas["ProfileChange"]): Promise<Me> =>
  unwrap(api.PATCH("/api/v1/profile", { body }));
