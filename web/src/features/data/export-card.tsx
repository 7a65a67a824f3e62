// Exports of the organization: requested, prepared, downloaded.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download, FileArchive, PackageOpen } from "lucide-react";
import { ApiError } from "@/lib/api";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Skeleton } from "@/ui/skeleton";
import { Spinner } from "@/ui/spinner";
import { toasts } from "@/ui/toast";
import { createExport, type DataExport, downloadExport, exportsQuery } from "./api";
import { DataCard } from "./data-card";
import { useDataWords } from "./words";

/** Below this many bytes a size in megabytes would read as none. */
const MIN_SHOWN_BYTES = 104_858;
const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** The card with the available exports. While the organization is leaving, its button comes second. */
export function ExportCard({ isLeaving }: { isLeaving: boolean }) {
  const { exports: words } = useDataWords();
  const messages = useMessages();
  const client = useQueryClient();
  const { data, isPending: isLoading, refetch } = useQuery(exportsQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: createExport,
    onError: (error) => {
      const isTooMany = error instanceof ApiError && error.code === "too_many_exports";
      toasts.error(isTooMany ? words.too_many(Number(error.params.max)) : problemText(error, messages));
    },
    onSettled: () => client.invalidateQueries({ queryKey: exportsQuery.queryKey }),
  });
  const isBeingMade = data?.some(({ state }) => state === "queued") ?? false;
  return (
    <DataCard
      title={words.title}
      text={words.text}
      action={
        <Button
          variant={isLeaving ? "secondary" : "primary"}
          isPending={isPending}
          isDisabled={isBeingMade}
          onPress={() => mutate()}
          icon={<PackageOpen {...ICON} />}
        >
          {words.create}
        </Button>
      }
    >
      {isLoading && (
        <div className="border-t border-line px-4 py-4 sm:px-5" aria-busy="true">
          <Skeleton className="h-4 w-56" />
        </div>
      )}
      {!isLoading && !data && (
        <div className="border-t border-line p-4 sm:px-5">
          <Banner
            kind="error"
            actions={
              <Button size="sm" onPress={() => void refetch()}>
                {messages.ui.retry}
              </Button>
            }
          >
            {words.load_failed}
          </Banner>
        </div>
      )}
      {data && data.length === 0 && (
        <p className="border-t border-line px-4 py-4 text-sm text-ink-muted sm:px-5">{words.none}</p>
      )}
      {data && data.length > 0 && (
        <ul aria-label={words.list} className="divide-y divide-line border-t border-line">
          {data.map((dataExport) => (
            <ExportRow key={dataExport.id} dataExport={dataExport} />
          ))}
        </ul>
      )}
    </DataCard>
  );
}

function ExportRow({ dataExport }: { dataExport: DataExport }) {
  const { exports: words } = useDataWords();
  const messages = useMessages();
  const format = useFormat();
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadExport(dataExport.id),
    onError: (error) => toasts.error(problemText(error, messages)),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5 sm:px-5">
      {dataExport.state === "queued" ? (
        <Spinner className="size-5 text-brass" />
      ) : (
        <FileArchive className="size-5 shrink-0 text-brass" strokeWidth={1.5} aria-hidden="true" />
      )}
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-medium">{words.of(format.dateTime(dataExport.created_at))}</p>
        <p className="text-sm text-ink-muted">
          {dataExport.state === "ready" && dataExport.bytes !== null
            ? words.ready(
                format.megabytes(Math.max(dataExport.bytes, MIN_SHOWN_BYTES)),
                format.date(dataExport.expires_at),
              )
            : words.texts[dataExport.state]}
        </p>
      </div>
      {dataExport.state === "ready" && (
        <Button onPress={() => mutate()} isPending={isPending} icon={<Download {...ICON} />}>
          {words.download}
        </Button>
      )}
    </li>
  );
}
