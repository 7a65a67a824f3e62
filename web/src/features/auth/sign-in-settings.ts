// Sign-in methods that the operator has enabled.
import { queryOptions, useQuery } from "@tanstack/react-query";

export interface SignInSettings {
  hasGoogle: boolean;
  hasPasskeys: boolean;
}

/** Settings assumed until the service answers, or when it does not. */
const DEFAULT_SETTINGS: SignInSettings = { hasGoogle: false, hasPasskeys: false };

/** Read once: it does not change while the service runs. */
export const signInSettingsQuery = queryOptions({
  queryKey: ["sign-in-settings"],
  queryFn: async ({ signal }): Promise<SignInSettings> => {
    const answer = await fetch("/auth/v1/settings", { signal });
    if (!answer.ok) return DEFAULT_SETTINGS;
    const { external, passkeys_enabled } = (await answer.json()) as {
      external?: { google?: boolean };
      passkeys_enabled?: boolean;
    };
    return { hasGoogle: external?.google === true, hasPasskeys: passkeys_enabled === true };
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** The ways that are open. */
export function useSignInSettings(): SignInSettings {
  return useQuery(signInSettingsQuery).data ?? DEFAULT_SETTINGS;
}
