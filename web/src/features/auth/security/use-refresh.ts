// After something about the account has changed.
import { useQueryClient } from "@tanstack/react-query";
import { accountQuery } from "./api";

/** Reads everything about the account anew: one change often touches several sections. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [accountQuery.queryKey[0]] });
}
