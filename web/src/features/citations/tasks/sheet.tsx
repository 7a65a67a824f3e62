// The sheet of a task: links into the directory, and everything to paste.
import { ExternalLink, Plus, Search } from "lucide-react";
import { LinkButton } from "@/ui/link";
import type { TaskDetail } from "../types";
import { useTasksWords } from "../words";
import { CopyAll, CopyField } from "./copy-button";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** The first step: where to go. */
export function Links({ detail }: { detail: TaskDetail }) {
  const words = useTasksWords();
  const { sheet, directory, task } = detail;
  const links = [
    { href: sheet.listing_url, text: words.listing, icon: <ExternalLink {...ICON} /> },
    {
      href: task.kind === "create" ? sheet.add_url : null,
      text: words.add,
      icon: <Plus {...ICON} />,
    },
    { href: sheet.search_url, text: words.search, icon: <Search {...ICON} /> },
    { href: `https://${directory.domain}`, text: directory.domain, icon: <ExternalLink {...ICON} /> },
  ].filter(({ href }) => href !== null);
  const hints = [words.submit[directory.submit], words.verify[directory.verify]].filter(Boolean).join(" ");
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {links.map(({ href, text, icon }, at) => (
          <LinkButton
            key={text}
            size="sm"
            variant={at === 0 ? "primary" : "secondary"}
            href={href ?? undefined}
            target="_blank"
            rel="noreferrer noopener"
            icon={icon}
          >
            {text}
          </LinkButton>
        ))}
      </div>
      {hints && <p className="text-xs text-pretty text-ink-muted">{hints}</p>}
    </div>
  );
}

/** The second step: one button per value. */
export function Values({ detail }: { detail: TaskDetail }) {
  const words = useTasksWords();
  const { sheet } = detail;
  return (
    <div className="flex flex-col gap-2.5">
      {sheet.removal_request && (
        <div className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4">
          <div className="flex items-center justify-between gap-3">
            <span className="text-sm font-medium text-ink">{words.removal}</span>
            <CopyField label={words.removal} value={sheet.removal_request} />
          </div>
          <p className="text-sm break-words whitespace-pre-wrap text-ink-muted">{sheet.removal_request}</p>
        </div>
      )}
      <dl className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {sheet.fields.map(({ key, value, found }) => {
          const label = words.sheet[key] ?? key;
          return (
            <div key={key} className="flex items-start gap-3 px-4 py-2">
              <dt className="w-28 shrink-0 pt-1 text-xs text-ink-muted sm:w-36 sm:text-sm">{label}</dt>
              <dd className="min-w-0 flex-1 pt-1 text-sm">
                <bdi className="break-words whitespace-pre-wrap text-ink" dir="auto">
                  {value}
                </bdi>
                {found && (
                  <span className="block text-xs break-words text-poor-ink">{words.shows(found)}</span>
                )}
              </dd>
              <CopyField label={label} value={value} />
            </div>
          );
        })}
      </dl>
      <div className="self-end">
        <CopyAll value={sheet.text} />
      </div>
    </div>
  );
}
