// A panel that was loaded: header, progress, map with figures, and the tables below.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { problemText } from "@/lib/problem";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { Banner } from "@/ui/banner";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { lazyPart } from "@/ui/lazy-part";
import { LinkButton } from "@/ui/link";
import { accountsQuery, type Panel, type Scan } from "../api";
import { isOpen, startScan } from "./api";
import { Board } from "./board";
import { Header } from "./header";
import { History } from "./history";
import { pinCount, priceOf } from "./price";
import { Progress } from "./progress";
import { usePanelSearch } from "./use-search";
import { usePanelWords } from "./words";

// Each is loaded when it is first opened.
const ShareDialog = lazyPart(() => import("@/features/reports/share/share-dialog"), "ShareDialog").Part;
const DeleteDialog = lazyPart(() => import("./delete-dialog"), "DeleteDialog").Part;

export interface PanelViewProps {
  panel: Panel;
  /** The newest first. */
  scans: readonly Scan[];
}

/** Everything about one panel. */
export function PanelView({ panel, scans }: PanelViewProps) {
  const words = usePanelWords();
  const messages = useMessages();
  const may = useMay();
  const client = useQueryClient();
  const { search, change } = usePanelSearch();
  const { data: accounts } = useQuery({ ...accountsQuery, enabled: may("manage_panels") });
  const isAsked = search.dialog === "delete" && may("manage_panels");
  const hasAsked = useHasBeenTrue(isAsked);
  const isSharing = search.dialog === "share" && may("make_reports");
  const hasShared = useHasBeenTrue(isSharing);
  const start = useMutation({
    mutationFn: startScan,
    onSuccess: () => change({ scan: undefined, compare: undefined }),
    onSettled: () => client.invalidateQueries({ queryKey: ["heatmaps"] }),
  });
  const open = scans.find(({ state }) => isOpen(state));
  const scanId = search.scan ?? open?.id ?? panel.latest_scan_id ?? undefined;
  const latest = scans[0];
  return (
    <>
      <Header
        panel={panel}
        price={priceOf(panel, scans, accounts)}
        isStarting={start.isPending}
        canDownload={scanId !== undefined}
        onScan={() => start.mutate(panel.id)}
      />
      {start.isError && start.variables === panel.id && (
        <Banner
          kind="error"
          onClose={start.reset}
          actions={
            isAboutMoney(start.error) &&
            may("manage_integrations") && (
              <LinkButton size="sm" href="/dashboard/settings/integrations">
                {words.refusals.settings}
              </LinkButton>
            )
          }
        >
          {refusalText(start.error, words.refusals) ?? problemText(start.error, messages)}
        </Banner>
      )}
      {open && (
        <Progress
          scan={open}
          onShow={open.id === scanId ? undefined : () => change({ scan: undefined, compare: undefined })}
        />
      )}
      {scanId === undefined ? (
        <>
          <Card>
            <EmptyState
              title={latest ? words.empty.no_data : words.empty.title}
              text={latest ? words.empty.retry : words.empty.text(pinCount(panel))}
            />
          </Card>
          {latest && <History scans={scans} scanId={undefined} onShow={(scan) => change({ scan })} />}
        </>
      ) : (
        <Board panel={panel} scans={scans} scanId={scanId} />
      )}
      <Suspense>
        {hasShared && scanId !== undefined && (
          <ShareDialog
            isOpen={isSharing}
            subject={{ kind: "heatmap", id: scanId }}
            onClose={() => change({ dialog: undefined }, { replace: true })}
          />
        )}
        {hasAsked && (
          <DeleteDialog
            isOpen={isAsked}
            panel={panel}
            scans={scans.length}
            onClose={() => change({ dialog: undefined }, { replace: true })}
          />
        )}
      </Suspense>
    </>
  );
}

function isAboutMoney(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "no_account" || error.code === "cap_reached");
}

function refusalText(error: unknown, refusals: Record<string, string>): string | undefined {
  if (!(error instanceof ApiError) || !Object.hasOwn(refusals, error.code)) return undefined;
  return refusals[error.code];
}
