// Actions on a report: release, share, download, and the rest in a menu.
import { Download, Link2, MoreHorizontal, Send } from "lucide-react";
import { useMay } from "@/lib/may";
import { StatusBadge } from "@/ui/badge";
import { Button, IconButton } from "@/ui/button";
import { lazyPart } from "@/ui/lazy-part";
import { MenuButton } from "@/ui/menu-button";
import { toasts } from "@/ui/toast";
import type { ReportDetail } from "../types";
import { useReportsWords } from "../words";
import { useChange } from "./use-change";
import { useReportSearch } from "./use-search";
import { useViewWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;
// The menus read the address and the cache, since their code is loaded when they are first opened.
const DOWNLOAD_MENU = lazyPart(() => import("./download-menu"), "DownloadMenu");
const MORE_MENU = lazyPart(() => import("./more-menu"), "MoreMenu");

/** State at the left, actions at the right. */
export function Toolbar({ report }: { report: ReportDetail }) {
  const words = useViewWords();
  const shared = useReportsWords();
  const may = useMay();
  const { open } = useReportSearch();
  const change = useChange(report.id);
  const canMake = may("make_reports");
  const isReady = report.state === "ready";
  const release = (released: boolean) =>
    change.mutate(
      { released },
      {
        onSuccess: () =>
          toasts.success(released ? words.released : words.withdrawn, {
            label: words.undo,
            onPress: () => change.mutate({ released: !released }),
          }),
      },
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      {canMake && isReady && (
        <span
          title={report.released ? shared.released_help : shared.draft_help}
          className="mr-1 max-sm:basis-full"
        >
          <StatusBadge status={report.released ? "good" : "neutral"}>
            {report.released ? shared.released : shared.draft}
          </StatusBadge>
        </span>
      )}
      {isReady && (
        <MenuButton
          menu={DOWNLOAD_MENU}
          button={<Button icon={<Download {...ICON} />}>{words.download.label}</Button>}
        />
      )}
      {canMake && isReady && (
        <Button icon={<Link2 {...ICON} />} onPress={() => open("share")}>
          {words.share}
        </Button>
      )}
      {canMake && isReady && !report.released && (
        <Button
          variant="primary"
          icon={<Send {...ICON} />}
          isPending={change.isPending}
          onPress={() => release(true)}
        >
          {words.release}
        </Button>
      )}
      {canMake && (
        <MenuButton
          menu={MORE_MENU}
          button={
            <IconButton label={words.more} variant="secondary">
              <MoreHorizontal {...ICON} />
            </IconButton>
          }
        />
      )}
    </div>
  );
}
