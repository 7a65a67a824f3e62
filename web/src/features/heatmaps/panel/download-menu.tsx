// Menu of the picture and the files of the scan on the map, and of its links.
import { useQuery } from "@tanstack/react-query";
import { useI18n } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { problemText } from "@/lib/problem";
import { MenuItem, MenuPopover } from "@/ui/menu";
import type { MenuPartProps } from "@/ui/menu-button";
import { toasts } from "@/ui/toast";
import { panelQuery } from "../api";
import { downloadPicture, downloadScan, type FileFormat } from "./api";
import { usePanelSearch } from "./use-search";
import { usePanelWords } from "./words";

const FORMATS = ["csv", "geojson"] as const satisfies readonly FileFormat[];

/** A picture for slides, a link that shows the scan, a spreadsheet, or a file for maps. */
export function DownloadMenu(props: MenuPartProps) {
  const words = usePanelWords();
  const { language, messages } = useI18n();
  const may = useMay();
  const { id, search, change } = usePanelSearch();
  const { data: panel } = useQuery(panelQuery(id));
  const scan = search.scan ?? panel?.open_scan_id ?? panel?.latest_scan_id;
  const failed = (error: unknown) => toasts.error(`${words.download.failed} ${problemText(error, messages)}`);
  const download = (format: FileFormat) => {
    if (scan) downloadScan(scan, format).catch(failed);
  };
  const downloadImage = () => {
    if (scan) downloadPicture(scan, language).catch(failed);
  };
  return (
    <MenuPopover {...props} aria-label={words.download.label}>
      <MenuItem id="png" onAction={downloadImage}>
        {words.download.png}
      </MenuItem>
      {may("make_reports") && scan !== panel?.open_scan_id && (
        <MenuItem id="share" onAction={() => change({ dialog: "share" })}>
          {words.download.share}
        </MenuItem>
      )}
      {FORMATS.map((format) => (
        <MenuItem key={format} id={format} onAction={() => download(format)}>
          {words.download[format]}
        </MenuItem>
      ))}
    </MenuPopover>
  );
}
