// The public links of a location in their order.
import { ArrowDown, ArrowUp, CircleCheck, ExternalLink, Plus, X } from "lucide-react";
import { useState } from "react";
import { useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { problemText } from "@/lib/problem";
import { Button, IconButton } from "@/ui/button";
import { Card } from "@/ui/card";
import { Link } from "@/ui/link";
import { toasts } from "@/ui/toast";
import type { ReviewLink, ReviewLinks } from "../types";
import { AddLinkDialog } from "./add-link-dialog";
import { moved } from "./order";
import { useLinks } from "./use-links";
import { useLinkWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** The list with its buttons. */
export function LinkList({ location, links }: { location: string; links: ReviewLinks }) {
  const { list: words } = useLinkWords();
  const messages = useMessages();
  const may = useMay();
  const canEdit = may("manage_requests");
  const [isAdding, setAdding] = useState(false);
  const { mutate } = useLinks(location);
  const { items, sources } = links;
  const free = sources.filter(({ source }) => items.every((link) => link.source !== source));
  const save = (next: readonly ReviewLink[], done: string, undo?: readonly ReviewLink[]) =>
    mutate(next, {
      onSuccess: () => toasts.success(done, undo && { label: messages.ui.undo, onPress: () => mutate(undo) }),
      onError: (error) => toasts.error(`${words.failed} ${problemText(error, messages)}`),
    });
  return (
    <Card>
      <section aria-labelledby="links-title">
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 pt-4 sm:px-5">
          <div className="min-w-0 max-w-[60ch]">
            <h2 id="links-title" className="font-semibold text-ink">
              {words.title}
            </h2>
            <p className="mt-1 text-sm text-pretty text-ink-muted">{words.text}</p>
          </div>
          {canEdit && (
            <Button icon={<Plus {...ICON} />} onPress={() => setAdding(true)}>
              {words.add}
            </Button>
          )}
        </header>
        {items.length === 0 ? (
          <p className="mx-4 my-4 rounded-md bg-sunken px-4 py-6 text-center text-sm text-pretty text-ink-muted sm:mx-5">
            {words.none} {canEdit && words.google}
          </p>
        ) : (
          <ol className="mt-4 divide-y divide-line border-t border-line">
            {items.map((link, at) => (
              <Row
                key={link.source}
                link={link}
                number={at + 1}
                {...(canEdit && {
                  onUp: at > 0 ? () => save(moved(items, at, -1), words.order, items) : null,
                  onDown: at < items.length - 1 ? () => save(moved(items, at, 1), words.order, items) : null,
                  onRemove:
                    link.state === "connected"
                      ? null
                      : () =>
                          save(
                            items.filter((each) => each !== link),
                            words.removed(link.name),
                            items,
                          ),
                })}
              />
            ))}
          </ol>
        )}
      </section>
      {canEdit && (
        <AddLinkDialog
          isOpen={isAdding}
          onClose={() => setAdding(false)}
          location={location}
          items={items}
          sources={free}
        />
      )}
    </Card>
  );
}

interface RowProps {
  link: ReviewLink;
  number: number;
  /** Absent for readers; null where it is not possible. */
  onUp?: (() => void) | null;
  onDown?: (() => void) | null;
  onRemove?: (() => void) | null;
}

function Row({ link, number, onUp, onDown, onRemove }: RowProps) {
  const { list: words } = useLinkWords();
  const { name, url, state } = link;
  return (
    <li className="flex items-center gap-3 px-4 py-2.5 sm:px-5">
      <span className="numeric w-4 shrink-0 text-right text-sm text-ink-faint" aria-hidden="true">
        {number}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
          <span className="font-medium text-ink">{name}</span>
          <span className="inline-flex items-center gap-1 text-xs text-good-ink">
            <CircleCheck className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
            {words.states[state]}
          </span>
        </span>
        <Link
          href={url}
          target="_blank"
          rel="noreferrer noopener"
          aria-label={words.open(name)}
          className="inline-flex max-w-full items-center gap-1 text-xs font-normal"
        >
          <bdi className="truncate">{url.replace(/^https:\/\//, "")}</bdi>
          <ExternalLink className="size-3 shrink-0" strokeWidth={1.5} aria-hidden="true" />
        </Link>
      </span>
      {onUp !== undefined && (
        <span className="flex shrink-0">
          <IconButton label={words.up(name)} isDisabled={!onUp} {...(onUp && { onPress: onUp })}>
            <ArrowUp {...ICON} />
          </IconButton>
          <IconButton label={words.down(name)} isDisabled={!onDown} {...(onDown && { onPress: onDown })}>
            <ArrowDown {...ICON} />
          </IconButton>
          <IconButton
            label={words.remove(name)}
            isDisabled={!onRemove}
            {...(onRemove && { onPress: onRemove })}
          >
            <X {...ICON} />
          </IconButton>
        </span>
      )}
    </li>
  );
}
