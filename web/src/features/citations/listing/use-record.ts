// Records observations and decisions on candidates and duplicates.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { toasts } from "@/ui/toast";
import { decide, recordListing } from "../api";
import type { CellId } from "../search";
import type { Decision, Observation } from "../types";
import { useListingWords } from "../words";

/** Records the content that a member saw in a directory. */
export function useRecord({ location, directory }: CellId, onSaved?: () => void) {
  return useChange((seen: Observation) => recordListing(location, directory, seen), onSaved);
}

/** Answers about a candidate, or about a duplicate by its id. */
export function useDecide({ location, directory }: CellId) {
  return useChange(({ decision, listing }: { decision: Decision; listing?: string | null }) =>
    decide(location, directory, decision, listing),
  );
}

function useChange<Input>(send: (input: Input) => Promise<unknown>, onSaved?: () => void) {
  const { actions: words } = useListingWords();
  const messages = useMessages();
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ["citations"] });
      toasts.success(words.recorded);
      onSaved?.();
    },
    onError: (error) => toasts.error(`${words.failed} ${problemText(error, messages)}`),
  });
}
