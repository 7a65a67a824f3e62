// Menu of the files of the scan on the map.
import { useQuery } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { MenuItem, MenuPopover } from "@/ui/menu";
import type { MenuPartProps } from "@/ui/menu-button";
import { toasts } from "@/ui/toast";
import { panelQuery } from "../api";
import { downloadScan, type FileFormat } from "./api";
import { usePanelSearch } from "./use-search";
import { usePanelWords } from "./words";

const FORMATS = ["csv", "geojson"] as const satisfies readonly FileFormat[];

/** A spreadsheet, or a file for maps. */
export function DownloadMenu(props: MenuPartProps) {
  const words = usePanelWords();
  const messages = useMessages();
  const { id, search } = usePanelSearch();
  const { data: panel } = useQuery(panelQuery(id));
  const scan = search.scan ?? panel?.open_scan_id ?? panel?.latest_scan_id;
  const download = (format: FileFormat) => {
    if (!scan) return;
    downloadScan(scan, format).catch((error: unknown) =>
      toasts.error(`${words.download.failed} ${problemText(error, messages)}`),
    );
  };
  return (
    <MenuPopover {...props} aria-label={words.download.label}>
      {FORMATS.map((format) => (
        <MenuItem key={format} id={format} onAction={() => download(format)}>
          {words.download[format]}
        </MenuItem>
      ))}
    </MenuPopover>
  );
}
