// Header of a panel: keyword, settings and actions.
import { useInfiniteQuery } from "@tanstack/react-query";
import { ChevronsUpDown, Download, MoreHorizontal, Play } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { Button, IconButton } from "@/ui/button";
import { cx } from "@/ui/cx";
import { lazyPart } from "@/ui/lazy-part";
import { MenuButton } from "@/ui/menu-button";
import { pageTitleClass } from "@/ui/page-header";
import type { Panel } from "../api";
import { siblingsQuery } from "./api";
import { usePanelWords } from "./words";
import { useWrite } from "./write";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

// The menus read the address and the cache, since their code is loaded when they are first opened.
const KEYWORD_MENU = lazyPart(() => import("./keyword-menu"), "KeywordMenu");
const MORE_MENU = lazyPart(() => import("./more-menu"), "MoreMenu");
const DOWNLOAD_MENU = lazyPart(() => import("./download-menu"), "DownloadMenu");

export interface HeaderProps {
  panel: Panel;
  /** Maximum price of a scan in millionths of a dollar; null when it is not known. */
  price: number | null;
  isStarting: boolean;
  canDownload: boolean;
  onScan: () => void;
}

/** Keyword, place, settings, schedule, and the button that scans. */
export function Header({ panel, price, isStarting, canDownload, onScan }: HeaderProps) {
  const words = usePanelWords();
  const may = useMay();
  const { data: siblings } = useInfiniteQuery(siblingsQuery(panel.location_id));
  const hasOthers = (siblings?.pages[0]?.items.length ?? 0) > 1;
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <div className="flex items-center gap-1">
          <h1 className={cx("min-w-0 break-words", pageTitleClass)}>
            <bdi>{panel.keyword}</bdi>
          </h1>
          {hasOthers && (
            <MenuButton
              menu={KEYWORD_MENU}
              button={
                <IconButton label={words.other_keyword}>
                  <ChevronsUpDown {...ICON} />
                </IconButton>
              }
            />
          )}
        </div>
        <p className="mt-1 text-ink">
          <bdi className="font-medium">{panel.location_name}</bdi>
          {panel.location_city && <bdi className="text-ink-muted"> · {panel.location_city}</bdi>}
        </p>
        <p className="mt-0.5 text-ink-muted">
          <Settings panel={panel} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {may("run_scans") && (
          <Button
            variant="primary"
            icon={<Play {...ICON} />}
            isPending={isStarting}
            isDisabled={panel.open_scan_id !== null}
            onPress={onScan}
          >
            <ScanLabel panel={panel} price={price} />
          </Button>
        )}
        {canDownload && (
          <MenuButton
            menu={DOWNLOAD_MENU}
            button={
              <IconButton label={words.download.label} variant="secondary">
                <Download {...ICON} />
              </IconButton>
            }
          />
        )}
        {may("manage_panels") && (
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
    </header>
  );
}

function ScanLabel({ panel, price }: { panel: Panel; price: number | null }) {
  const words = usePanelWords();
  const write = useWrite();
  if (price === null) return words.scan_now;
  if (price === 0) return words.scan_free;
  const text = write.maxMoney(price);
  return panel.is_adaptive ? words.scan_up_to(text) : words.scan_price(text);
}

function Settings({ panel }: { panel: Panel }) {
  const words = usePanelWords();
  const write = useWrite();
  const format = useFormat();
  const device = panel.device ?? "desktop";
  const parts = [
    words.grid(panel.size, words.radius(write.rank(panel.radius), panel.unit)),
    `${words.providers[panel.provider]}, ${words.devices[device]}`,
    words.schedules[panel.schedule],
  ];
  if (panel.schedule !== "none" && panel.is_paused) parts.push(words.schedule.paused);
  else if (panel.next_scan_at) parts.push(words.schedule.next(format.dateTime(panel.next_scan_at)));
  return parts.join(" · ");
}
