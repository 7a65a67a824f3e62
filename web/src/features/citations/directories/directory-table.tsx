// The directories as a table; cards where there is no room for columns.
import { ExternalLink, Eye, EyeOff, Pencil, Trash2 } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { Badge, StatusBadge } from "@/ui/badge";
import { IconButton } from "@/ui/button";
import { Card } from "@/ui/card";
import { cx } from "@/ui/cx";
import { Link } from "@/ui/link";
import { Select } from "@/ui/select";
import { TIER_WEIGHTS, TIERS } from "../rules";
import type { Directory } from "../types";
import { useCitationsWords, useDirectoriesWords } from "../words";
import { useChangeDirectory } from "./use-change-directory";

const CELL_CLASS = "@4xl:px-3 @4xl:py-2.5 @4xl:align-middle";
const ICON_PROPS = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

export interface DirectoryTableProps {
  directories: readonly Directory[];
  onEdit: (directory: Directory) => void;
  onRemove: (directory: Directory) => void;
}

/** The table with its heading. */
export function DirectoryTable({ directories, ...actions }: DirectoryTableProps) {
  const words = useDirectoriesWords();
  const { columns } = words;
  return (
    <Card className="@container overflow-hidden">
      <table className="w-full text-left text-sm @max-4xl:block">
        <caption className="sr-only">{words.title}</caption>
        <thead className="border-b border-line bg-sunken text-xs text-ink-muted @max-4xl:sr-only">
          <tr>
            {(["name", "group", "countries", "checking", "submit", "tier"] as const).map((column) => (
              <th
                key={column}
                scope="col"
                className="px-3 py-2.5 font-medium whitespace-nowrap first:pl-5 last:pr-5"
              >
                {columns[column]}
              </th>
            ))}
            <th scope="col" className="pr-5">
              <span className="sr-only">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line @max-4xl:block">
          {directories.map((directory) => (
            <Row key={directory.id} directory={directory} {...actions} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Row({ directory, ...actions }: { directory: Directory } & Omit<DirectoryTableProps, "directories">) {
  const shared = useCitationsWords();
  const words = useDirectoriesWords();
  const format = useFormat();
  const { name, domain, countries, group, checking, submit, tier, confidence, is_own, is_hidden } = directory;
  const regions = new Intl.DisplayNames([format.locale], { type: "region" });
  return (
    <tr
      className={cx(
        "grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-4 py-3 [contain-intrinsic-size:auto_3.5rem] @max-4xl:[content-visibility:auto] @4xl:table-row",
        is_hidden && "text-ink-muted",
      )}
    >
      <th scope="row" className={`${CELL_CLASS} min-w-0 text-left font-normal @4xl:pl-5`}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium break-words text-ink">{name}</span>
          {is_own && <Badge tone="primary">{words.own}</Badge>}
          {is_hidden && <Badge>{words.hidden}</Badge>}
          {confidence === "memory" && !is_own && (
            <span title={words.unconfirmed_help}>
              <StatusBadge status="neutral">{words.unconfirmed}</StatusBadge>
            </span>
          )}
        </span>
        <Link
          href={`https://${domain}`}
          target="_blank"
          rel="noreferrer noopener"
          aria-label={words.open(name)}
          className="inline-flex max-w-full items-center gap-1 text-xs"
        >
          <span className="truncate">{domain}</span>
          <ExternalLink className="size-3 shrink-0" strokeWidth={1.5} aria-hidden="true" />
        </Link>
      </th>
      <td className={`${CELL_CLASS} text-ink-muted @max-4xl:col-start-1 @max-4xl:text-xs`}>
        {shared.groups[group]}
      </td>
      <td className={`${CELL_CLASS} text-ink-muted @max-4xl:col-start-1 @max-4xl:text-xs`}>
        {countries.length === 0
          ? words.everywhere
          : format.list(countries.map((code) => regions.of(code) ?? code))}
      </td>
      <td className={`${CELL_CLASS} @max-4xl:col-start-1 @max-4xl:text-xs`}>
        <span className="text-ink-muted @4xl:sr-only">{words.columns.checking + format.colon}</span>
        <span className={checking === "manual" ? "text-ink-muted" : "font-medium text-ink"}>
          {words.checking[checking]}
        </span>
      </td>
      <td className={`${CELL_CLASS} text-ink-muted @max-4xl:hidden`}>{words.submit[submit]}</td>
      <td className={`${CELL_CLASS} @max-4xl:col-start-2 @max-4xl:row-start-1`}>
        <TierCell directory={directory} tier={tier} />
      </td>
      <td
        className={`${CELL_CLASS} @max-4xl:col-start-2 @max-4xl:row-span-3 @max-4xl:row-start-2 @max-4xl:self-end @4xl:pr-5`}
      >
        <Actions directory={directory} {...actions} />
      </td>
    </tr>
  );
}

/** Tier of a directory; a choice for members who may change it. */
function TierCell({ directory, tier }: { directory: Directory; tier: number }) {
  const shared = useCitationsWords();
  const words = useDirectoriesWords();
  const may = useMay();
  const { mutate } = useChangeDirectory();
  if (!may("manage_citations")) return <span className="text-ink-muted">{shared.tier(tier)}</span>;
  return (
    <Select
      label={words.tier_of(directory.name)}
      hideLabel
      value={String(tier)}
      choices={TIERS.map((each) => ({
        id: String(each),
        label: shared.tier(each),
        description: words.weight(TIER_WEIGHTS[each]),
      }))}
      onChange={(chosen) => mutate({ id: directory.id, tier: Number(chosen) })}
      className="w-28"
    />
  );
}

function Actions({
  directory,
  onEdit,
  onRemove,
}: { directory: Directory } & Omit<DirectoryTableProps, "directories">) {
  const words = useDirectoriesWords();
  const may = useMay();
  const { mutate } = useChangeDirectory();
  if (!may("manage_citations")) return null;
  const { id, name, is_hidden, is_own } = directory;
  return (
    <span className="flex justify-end">
      {is_own && (
        <>
          <IconButton label={words.edit(name)} onPress={() => onEdit(directory)}>
            <Pencil {...ICON_PROPS} />
          </IconButton>
          <IconButton label={words.remove(name)} onPress={() => onRemove(directory)}>
            <Trash2 {...ICON_PROPS} />
          </IconButton>
        </>
      )}
      <IconButton
        label={(is_hidden ? words.show : words.hide)(name)}
        onPress={() => mutate({ id, is_hidden: !is_hidden })}
      >
        {is_hidden ? <Eye {...ICON_PROPS} /> : <EyeOff {...ICON_PROPS} />}
      </IconButton>
    </span>
  );
}
