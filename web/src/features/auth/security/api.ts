// Requests of the account settings that auth-js has no function for.
import type { User } from "@supabase/auth-js";
import { queryOptions } from "@tanstack/react-query";
import { authFetch, expectOk } from "@/lib/api";
import { authClient } from "@/lib/auth";
import { post } from "../post";

/** A device that is signed in. */
export interface Device {
  id: string;
  is_current: boolean;
  user_agent: string | null;
  ip: string | null;
  created_at: string;
  last_used_at: string;
}

/** Signed-in user, with identities and factors. */
export const accountQuery = queryOptions({
  queryKey: ["account", "user"],
  queryFn: async (): Promise<User> => {
    const { data, error } = await (await authClient()).getUser();
    if (error) throw error;
    return data.user;
  },
});

/** Sessions of the user, the current device first. */
export const devicesQuery = queryOptions({
  queryKey: ["account", "devices"],
  queryFn: async (): Promise<Device[]> => {
    const answer = await expectOk(await authFetch("/auth/v1/sessions"));
    const devices = (await answer.json()) as Device[];
    return devices.sort((one, other) => Number(other.is_current) - Number(one.is_current));
  },
});

/** Number of unused recovery codes. */
export const recoveryQuery = queryOptions({
  queryKey: ["account", "recovery"],
  queryFn: async (): Promise<number> => {
    const answer = await expectOk(await authFetch("/auth/v1/recovery_codes"));
    return ((await answer.json()) as { left: number }).left;
  },
});

/** Signs one device out. */
export async function signOutDevice(id: string) {
  await expectOk(await authFetch(`/auth/v1/sessions/${id}`, { method: "DELETE" }));
}

/** New recovery codes in the place of those before; they are shown this once. */
export const makeRecoveryCodes = () => post<{ codes: string[] }>("/recovery_codes");

/** Reauthenticates the user; for some minutes, sign-in methods can then be changed. */
export const reauthenticate = (credentials: { password: string } | { nonce: string }) =>
  post("/reauthenticate", credentials);

/** Returns true when an account has a password, judged by its identities. */
export const hasOwnIdentity = (user: User) =>
  user.identities?.some(({ provider }) => provider === "email") ?? false;
