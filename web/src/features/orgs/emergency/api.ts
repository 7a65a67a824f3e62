// Emergency access: begun, ended, looked through.
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";

export type EmergencyAccess = Schemas["EmergencyAccess"];

/** Characters of the shortest reason, and of the longest. */
export const REASON = { least: 10, most: 500 };
/** Allowed durations in hours. */
export const HOURS = ["1", "4", "8", "24"] as const;
/** Default duration in hours. */
export const USUAL_HOURS = "4";

/** Emergency accesses, newest first; for owners and administrators. */
export const emergencyAccessesQuery = queryOptions({
  queryKey: ["members", "emergency-access"],
  queryFn: async ({ signal }) =>
    (await unwrap(api.GET("/api/v1/organisation/emergency-access", { signal }))).items,
});

/** Begins emergency access for the user. */
export const beginEmergencyAccess = (body: Schemas["NewEmergencyAccess"]) =>
  unwrap(api.POST("/api/v1/organisation/emergency-access", { body }));

/** Ends an emergency access early, and refetches the permissions. */
export function useEnd(callbacks: { onSuccess: () => void; onError: (error: Error) => void }) {
  const client = useQueryClient();
  return useMutation({
    ...callbacks,
    mutationFn: (id: string) =>
      unwrap(api.DELETE("/api/v1/organisation/emergency-access/{id}", { params: { path: { id } } })),
    onSettled: () => client.invalidateQueries(),
  });
}

/** Returns true when a reason is long enough, as the server counts. */
export const isReason = (text: string) => [...text.trim()].length >= REASON.least;

/** Returns true when an access is active at a time in milliseconds since 1970. */
export const isRunning = ({ ends_at }: Pick<EmergencyAccess, "ends_at">, now: number) =>
  now < Date.parse(ends_at);
