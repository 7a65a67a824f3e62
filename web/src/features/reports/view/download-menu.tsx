// Menu that downloads a report.
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { MenuItem, MenuPopover } from "@/ui/menu";
import type { MenuPartProps } from "@/ui/menu-button";
import { toasts } from "@/ui/toast";
import { downloadReport, type FileFormat, FORMATS } from "../api";
import { useReportSearch } from "./use-search";
import { useViewWords } from "./words";

/** Menu with a download for each file format. */
export function DownloadMenu(props: MenuPartProps) {
  const { download: words } = useViewWords();
  const messages = useMessages();
  const { id } = useReportSearch();
  const download = (format: FileFormat) => {
    downloadReport(id, format).catch((error: unknown) =>
      toasts.error(`${words.failed} ${problemText(error, messages)}`),
    );
  };
  return (
    <MenuPopover {...props} aria-label={words.label}>
      {FORMATS.map((format) => (
        <MenuItem key={format} id={format} onAction={() => download(format)}>
          {words[format]}
        </MenuItem>
      ))}
    </MenuPopover>
  );
}
