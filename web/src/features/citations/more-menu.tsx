// Menu of the citations page: the file, and planning tasks.
import { Download, ListChecks } from "lucide-react";
import { useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { problemText } from "@/lib/problem";
import { MenuItem, MenuPopover } from "@/ui/menu";
import type { MenuPartProps } from "@/ui/menu-button";
import { toasts } from "@/ui/toast";
import { downloadListings } from "./api";
import { filtersOf } from "./search";
import { usePlanTasks } from "./use-plan";
import { useCitationsSearch } from "./use-search";
import { useMatrixWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** Two actions on everything. */
export function MoreMenu(props: MenuPartProps) {
  const words = useMatrixWords();
  const messages = useMessages();
  const may = useMay();
  const [search] = useCitationsSearch();
  const { mutate: plan } = usePlanTasks();
  const download = () =>
    downloadListings(filtersOf(search)).catch((error: unknown) =>
      toasts.error(`${words.download_failed} ${problemText(error, messages)}`),
    );
  return (
    <MenuPopover {...props} aria-label={words.more}>
      <MenuItem id="download" icon={<Download {...ICON} />} onAction={() => void download()}>
        {words.download}
      </MenuItem>
      {may("work_on_citations") && (
        <MenuItem id="plan" icon={<ListChecks {...ICON} />} onAction={() => plan(null)}>
          {words.plan}
        </MenuItem>
      )}
    </MenuPopover>
  );
}
