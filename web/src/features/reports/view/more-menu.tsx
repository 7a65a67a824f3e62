// Menu of a report: rename, print, take back, delete.
import { useQuery } from "@tanstack/react-query";
import { EyeOff, Pencil, Printer, Trash2 } from "lucide-react";
import { MenuItem, MenuPopover } from "@/ui/menu";
import type { MenuPartProps } from "@/ui/menu-button";
import { toasts } from "@/ui/toast";
import { reportQuery } from "../api";
import { useChange } from "./use-change";
import { useReportSearch } from "./use-search";
import { useViewWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** Less frequent actions. */
export function MoreMenu(props: MenuPartProps) {
  const words = useViewWords();
  const { id, open } = useReportSearch();
  const { data: report } = useQuery(reportQuery(id));
  const change = useChange(id);
  const withdraw = () =>
    change.mutate(
      { released: false },
      {
        onSuccess: () =>
          toasts.success(words.withdrawn, {
            label: words.undo,
            onPress: () => change.mutate({ released: true }),
          }),
      },
    );
  return (
    <MenuPopover {...props} aria-label={words.more}>
      {report?.state === "ready" && (
        <MenuItem id="print" icon={<Printer {...ICON} />} onAction={() => setTimeout(() => window.print())}>
          {words.print}
        </MenuItem>
      )}
      {report?.state === "ready" && (
        <MenuItem id="rename" icon={<Pencil {...ICON} />} onAction={() => open("rename")}>
          {words.rename}
        </MenuItem>
      )}
      {report?.released && (
        <MenuItem id="withdraw" icon={<EyeOff {...ICON} />} onAction={withdraw}>
          {words.withdraw}
        </MenuItem>
      )}
      <MenuItem id="delete" isDestructive icon={<Trash2 {...ICON} />} onAction={() => open("delete")}>
        {words.delete}
      </MenuItem>
    </MenuPopover>
  );
}
