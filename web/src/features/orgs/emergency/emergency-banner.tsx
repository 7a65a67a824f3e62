// Shows the user's emergency access with its expiry, and ends it.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Schemas } from "@/lib/api";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Button } from "@/ui/button";
import { toasts } from "@/ui/toast";
import { useEnd } from "./api";
import { useEmergencyWords } from "./words";

/** Milliseconds until the next request, because the local clock may be ahead. */
const REFETCH_MS = 15_000;

/** A strip under the top bar, until the access has ended. */
export function EmergencyBanner({ access }: { access: Schemas["RunningEmergencyAccess"] }) {
  const { banner: words } = useEmergencyWords();
  const messages = useMessages();
  const format = useFormat();
  const client = useQueryClient();
  const { mutate, isPending } = useEnd({
    onSuccess: () => toasts.success(words.ended),
    onError: (error) => toasts.error(`${words.not_ended} ${problemText(error, messages)}`),
  });
  useEffect(() => {
    let timer: number;
    const wait = () => {
      const left = Date.parse(access.ends_at) - Date.now();
      timer = window.setTimeout(over, left > 0 ? left : REFETCH_MS);
    };
    const over = () => {
      void client.invalidateQueries();
      wait();
    };
    wait();
    return () => window.clearTimeout(timer);
  }, [access.ends_at, client]);
  return (
    <section
      aria-label={words.name}
      data-slot="emergency-banner"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-b border-poor/40 bg-poor-soft px-4 py-2 text-center text-sm text-ink"
    >
      <span className="text-pretty">{words.until(format.dateTime(access.ends_at))}</span>
      <Button size="sm" isPending={isPending} onPress={() => mutate(access.id)}>
        {words.end}
      </Button>
    </section>
  );
}
