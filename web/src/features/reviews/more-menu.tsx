// The menu beside the title: adding a review, and the templates.
import { Bot, FileText, Plus, Upload } from "lucide-react";
import { useMay } from "@/lib/may";
import { MenuItem, MenuPopover } from "@/ui/menu";
import type { MenuPartProps } from "@/ui/menu-button";
import { useReviewsSearch } from "./use-search";
import { useReviewsWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** Actions besides reading and replying. */
export function MoreMenu(props: MenuPartProps) {
  const words = useReviewsWords();
  const may = useMay();
  const [, change] = useReviewsSearch();
  return (
    <MenuPopover {...props} aria-label={words.more}>
      {may("import_reviews") && (
        <MenuItem id="add" icon={<Plus {...ICON} />} onAction={() => change({ add: true })}>
          {words.add}
        </MenuItem>
      )}
      {may("import_reviews") && (
        <MenuItem id="import" icon={<Upload {...ICON} />} onAction={() => change({ import: "new" })}>
          {words.import}
        </MenuItem>
      )}
      {may("manage_reply_templates") && (
        <MenuItem id="templates" icon={<FileText {...ICON} />} href="/dashboard/settings/reply-templates">
          {words.manage_templates}
        </MenuItem>
      )}
      {may("manage_reply_templates") && (
        <MenuItem
          id="automatic"
          icon={<Bot {...ICON} />}
          href="/dashboard/settings/reply-templates#automatic"
        >
          {words.automatic}
        </MenuItem>
      )}
    </MenuPopover>
  );
}
