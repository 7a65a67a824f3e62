// Emergency accesses with users, reasons and expiry: for owners and administrators.
import { useQuery } from "@tanstack/react-query";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { StatusBadge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { toasts } from "@/ui/toast";
import { type EmergencyAccess, emergencyAccessesQuery, isRunning, useEnd } from "./api";
import { useEmergencyWords } from "./words";

/** Emergency accesses with their reasons, and a button to end them; empty without any. */
export function EmergencyList() {
  const { list: words } = useEmergencyWords();
  const { data, isError } = useQuery(emergencyAccessesQuery);
  if (isError && !data) return <Banner kind="error">{words.load_failed}</Banner>;
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="emergency-title" className="mt-3 flex flex-col gap-3">
      <h3 id="emergency-title" className="font-semibold tracking-tight">
        {words.title}
      </h3>
      <Card>
        <ul aria-labelledby="emergency-title" className="divide-y divide-line">
          {data.map((access) => (
            <EmergencyRow key={access.id} access={access} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function EmergencyRow({ access }: { access: EmergencyAccess }) {
  const { list: words, banner } = useEmergencyWords();
  const messages = useMessages();
  const format = useFormat();
  const { mutate, isPending } = useEnd({
    onSuccess: () => {
      toasts.success(banner.ended);
      document.getElementById("section-title")?.focus();
    },
    onError: (error) => toasts.error(`${banner.not_ended} ${problemText(error, messages)}`),
  });
  const name = access.name ?? words.former;
  const [from, until] = [format.dateTime(access.begun_at), format.dateTime(access.ends_at)];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <bdi className="font-medium break-words text-ink">{name}</bdi>
        <p className="text-sm break-words whitespace-pre-line text-ink">{access.reason}</p>
        <p className="numeric text-xs text-ink-muted">
          {access.ended_by_name
            ? words.ended_by(from, until, access.ended_by_name)
            : words.period(from, until)}
        </p>
      </div>
      {isRunning(access, Date.now()) && (
        <>
          <StatusBadge status="fair">{words.running}</StatusBadge>
          <Button
            size="sm"
            aria-label={words.end_name(name)}
            isPending={isPending}
            onPress={() => mutate(access.id)}
          >
            {words.end}
          </Button>
        </>
      )}
    </li>
  );
}
