// Drafts of a reply, made from templates.
import { useQuery } from "@tanstack/react-query";
import { FileText, Settings } from "lucide-react";
import { useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { MenuItem, MenuPopover, MenuSection } from "@/ui/menu";
import type { MenuPartProps } from "@/ui/menu-button";
import { draftsQuery } from "./api";
import { useDraftTarget } from "./drafts";
import { useReviewsWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** One item per draft, with the beginning of its text. */
export function DraftsMenu(props: MenuPartProps) {
  const { review, onChoose } = useDraftTarget();
  const { composer: words, manage_templates } = useReviewsWords();
  const { ui } = useMessages();
  const may = useMay();
  const { data, isError, isPending } = useQuery(draftsQuery(review));
  const notice = isError ? words.drafts_failed : data ? words.no_drafts : ui.loading;
  const drafts = data?.items ?? [];
  const firstBuiltIn = drafts.findIndex(({ name }) => name === null);
  return (
    // Opened anew with the drafts, so that the first of them has the focus.
    <MenuPopover
      key={String(isPending)}
      {...props}
      aria-label={words.drafts_label}
      className="w-96 max-w-[calc(100vw-2rem)]"
    >
      <MenuSection aria-label={words.drafts_label}>
        {drafts.length === 0 && (
          <MenuItem id="none" isDisabled>
            {notice}
          </MenuItem>
        )}
        {drafts.map(({ name, text }, at) => (
          <MenuItem
            key={text}
            id={String(at)}
            icon={<FileText {...ICON} />}
            onAction={() => onChoose(text, name !== null)}
          >
            {`${name ?? words.suggestion(at - firstBuiltIn + 1)} · ${text.replaceAll("\n", " ")}`}
          </MenuItem>
        ))}
      </MenuSection>
      {may("manage_reply_templates") && (
        <MenuSection aria-label={manage_templates}>
          <MenuItem id="manage" icon={<Settings {...ICON} />} href="/dashboard/settings/reply-templates">
            {manage_templates}
          </MenuItem>
        </MenuSection>
      )}
    </MenuPopover>
  );
}
