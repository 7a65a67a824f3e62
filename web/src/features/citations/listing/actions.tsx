// Actions on a listing: enter the contents of the directory, check it again, go there.
import { ClipboardPaste, ExternalLink, Pencil, Plus, RefreshCw, Search } from "lucide-react";
import { Suspense, useState } from "react";
import { useMay } from "@/lib/may";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { Button } from "@/ui/button";
import { lazyPart } from "@/ui/lazy-part";
import { LinkButton } from "@/ui/link";
import { useStartAudit } from "../audit";
import type { CellId } from "../search";
import type { Listing } from "../types";
import { useListingWords } from "../words";
import { useRecord } from "./use-record";

const RecordDialog = lazyPart(() => import("./record-dialog"), "RecordDialog").Part;
const PasteDialog = lazyPart(() => import("./paste-dialog"), "PasteDialog").Part;
const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

export interface ActionsProps {
  cell: CellId;
  listing: Listing;
}

/** Links into the directory. */
export function DirectoryLinks({ listing }: { listing: Listing }) {
  const words = useListingWords();
  const { url, search_url, add_url, state, directory } = listing;
  const links = [
    url && { href: url, text: words.at_directory, icon: <ExternalLink {...ICON} /> },
    search_url && { href: search_url, text: words.search(directory.name), icon: <Search {...ICON} /> },
    add_url &&
      state !== "correct" &&
      state !== "wrong" && { href: add_url, text: words.add(directory.name), icon: <Plus {...ICON} /> },
  ].filter((link) => link !== null && link !== "" && link !== false);
  if (links.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {links.map(({ href, text, icon }) => (
        <LinkButton
          key={href}
          size="sm"
          href={href}
          target="_blank"
          rel="noreferrer noopener"
          icon={icon}
          className="max-w-full"
        >
          <span className="truncate">{text}</span>
        </LinkButton>
      ))}
    </div>
  );
}

/** Buttons for members who may work on citations. */
export function Actions({ cell, listing }: ActionsProps) {
  const { actions: words } = useListingWords();
  const may = useMay();
  const [dialog, setDialog] = useState<"record" | "paste" | null>(null);
  const hasRecorded = useHasBeenTrue(dialog === "record");
  const hasPasted = useHasBeenTrue(dialog === "paste");
  const { mutate: record, isPending } = useRecord(cell);
  const audit = useStartAudit();
  if (!may("work_on_citations")) return null;
  const { state, directory, url, checked_at } = listing;
  const isKnown = state === "correct" || state === "wrong";
  const { checking } = directory;
  // The page of a known listing is read where its site allows it.
  const canCheck = checking === "automatic" || checking === "register" || url !== null;
  const close = () => setDialog(null);
  return (
    <section aria-label={words.label} className="flex flex-col gap-2.5 rounded-lg bg-sunken p-4">
      <h3 className="text-sm font-medium text-ink">{words.label}</h3>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant={isKnown ? "secondary" : "primary"}
          icon={<Pencil {...ICON} />}
          onPress={() => setDialog("record")}
        >
          {isKnown ? words.edit : words.found}
        </Button>
        <Button size="sm" icon={<ClipboardPaste {...ICON} />} onPress={() => setDialog("paste")}>
          {words.paste}
        </Button>
        {state !== "missing" && (
          <Button size="sm" isDisabled={isPending} onPress={() => record({ is_missing: true })}>
            {words.missing}
          </Button>
        )}
        {state !== "not_applicable" && (
          <Button size="sm" isDisabled={isPending} onPress={() => record({ is_not_applicable: true })}>
            {words.not_applicable}
          </Button>
        )}
        {canCheck && (
          <Button
            size="sm"
            icon={<RefreshCw {...ICON} />}
            isPending={audit.isPending}
            onPress={() => audit.mutate([cell.location])}
          >
            {checked_at ? words.check : words.check_first}
          </Button>
        )}
      </div>
      <p className="text-xs text-pretty text-ink-muted">{words.how[checking]}</p>
      <Suspense>
        {hasRecorded && (
          <RecordDialog cell={cell} listing={listing} isOpen={dialog === "record"} onClose={close} />
        )}
        {hasPasted && (
          <PasteDialog cell={cell} listing={listing} isOpen={dialog === "paste"} onClose={close} />
        )}
      </Suspense>
    </section>
  );
}
