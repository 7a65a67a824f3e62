// The pages as a table; cards where there is no room for columns.
import { ExternalLink, Pencil } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { Card } from "@/ui/card";
import { cx } from "@/ui/cx";
import { Link } from "@/ui/link";
import { RowAction } from "@/ui/row-action";
import { RowCheckbox } from "@/ui/row-checkbox";
import { GOOD_UNIQUENESS, MIN_UNIQUENESS, MIN_WORDS } from "../lists";
import { adviceOf } from "../rules";
import { editorAddress } from "../search";
import { PageBadge } from "../state-badge";
import type { Edition, LocalPage } from "../types";
import { usePagesWords } from "../words";
import { useListWords } from "./words";

const CELL = "@4xl:px-3 @4xl:py-2.5 @4xl:align-middle";
const HEAD = "px-3 py-2.5 font-medium whitespace-nowrap";
const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

export interface PageTableProps {
  pages: readonly LocalPage[];
  selected: ReadonlySet<string>;
  /** Undefined for members without the permission to publish. */
  onSelect?: (ids: readonly string[], isOn: boolean) => void;
}

/** The table with its heading. */
export function PageTable({ pages, selected, onSelect }: PageTableProps) {
  const { columns, caption, select_all, period } = useListWords();
  const ids = pages.map(({ location }) => location.id);
  const chosen = ids.filter((id) => selected.has(id)).length;
  return (
    <Card className="@container overflow-hidden">
      <table className="w-full text-left text-sm @max-4xl:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line bg-sunken text-xs text-ink-muted @max-4xl:block">
          <tr className="@max-4xl:block">
            {onSelect && (
              <td className="w-11 @max-4xl:block">
                <RowCheckbox
                  label={select_all}
                  isSelected={chosen > 0 && chosen === ids.length}
                  isIndeterminate={chosen > 0 && chosen < ids.length}
                  onToggle={() => onSelect(ids, chosen < ids.length)}
                >
                  <span className="whitespace-nowrap @4xl:hidden">{select_all}</span>
                </RowCheckbox>
              </td>
            )}
            {(["location", "state", "words"] as const).map((column) => (
              <th
                key={column}
                scope="col"
                className={cx(HEAD, "@max-4xl:sr-only", !onSelect && "first:pl-5")}
              >
                {columns[column]}
              </th>
            ))}
            {(["views", "calls"] as const).map((column) => (
              <th key={column} scope="col" title={period} className={cx(HEAD, "text-right @max-4xl:sr-only")}>
                {columns[column]}
              </th>
            ))}
            <th scope="col" className={cx(HEAD, "@max-4xl:sr-only")}>
              {columns.problems}
            </th>
            <th scope="col" className="sr-only">
              {columns.actions}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line @max-4xl:block">
          {pages.map((page) => (
            <Row
              key={page.location.id}
              page={page}
              isSelected={selected.has(page.location.id)}
              {...(onSelect && { onSelect: (isOn: boolean) => onSelect([page.location.id], isOn) })}
            />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

interface RowProps {
  page: LocalPage;
  isSelected: boolean;
  onSelect?: (isOn: boolean) => void;
}

function Row({ page, isSelected, onSelect }: RowProps) {
  const words = useListWords();
  const shared = usePagesWords();
  const format = useFormat();
  const { location, state, languages: editions } = page;
  const problems = adviceOf(page);
  const [first] = problems;
  const live = state === "live" ? editions[0]?.url : undefined;
  return (
    <tr
      className={cx(
        "relative grid gap-x-3 gap-y-2 py-3 pr-4 transition-colors hover:bg-hover @4xl:table-row",
        onSelect ? "grid-cols-[2rem_minmax(0,1fr)]" : "grid-cols-[minmax(0,1fr)] pl-4",
        isSelected && "bg-primary-soft/50",
      )}
    >
      {onSelect && (
        <td className="relative z-1 @max-4xl:row-span-4 @max-4xl:-mt-2 @4xl:w-11">
          <RowCheckbox
            label={words.select(location.name)}
            isSelected={isSelected}
            onToggle={() => onSelect(!isSelected)}
          />
        </td>
      )}
      <th scope="row" className={cx(CELL, "min-w-0 text-left font-normal", !onSelect && "@4xl:pl-5")}>
        <Link
          href={editorAddress(location.id)}
          className="font-medium break-words no-underline after:absolute after:inset-0"
        >
          <bdi>{location.name}</bdi>
        </Link>
        <bdi className="block text-xs text-ink-muted">{location.city}</bdi>
      </th>
      <td className={CELL}>
        <PageBadge page={page} />
      </td>
      <td className={CELL}>
        <ul className="flex flex-col gap-1">
          {editions.map((edition) => (
            <Own key={edition.language} edition={edition} isOnly={editions.length === 1} />
          ))}
        </ul>
      </td>
      <td className={cx(CELL, "numeric @max-4xl:hidden @4xl:text-right")}>{format.number(page.views_30d)}</td>
      <td className={cx(CELL, "numeric @max-4xl:hidden @4xl:text-right")}>{format.number(page.calls_30d)}</td>
      <td className={CELL}>
        {first === undefined ? (
          <span className="text-ink-muted">{words.nothing_to_do}</span>
        ) : (
          <span
            className="text-ink @5xl:whitespace-nowrap"
            title={problems.map((problem) => shared.problems[problem.code].name).join(", ")}
          >
            {shared.problems[first.code].name}
            {problems.length > 1 && (
              <span className="numeric ml-1 text-xs text-ink-muted">
                {words.more_problems(problems.length - 1)}
              </span>
            )}
          </span>
        )}
      </td>
      <td className="relative z-1 @max-4xl:absolute @max-4xl:top-2 @max-4xl:right-2 @4xl:w-24 @4xl:pr-3 @4xl:text-right">
        <span className="inline-flex">
          {live !== undefined && (
            <a
              href={live}
              target="_blank"
              rel="noopener"
              title={words.open_live}
              aria-label={format.pair(words.open_live, location.name)}
              className="focus-ring target-44 relative grid size-9 place-items-center rounded-md text-ink-faint hover:bg-hover hover:text-ink"
            >
              <ExternalLink {...ICON} />
            </a>
          )}
          <span className="@max-4xl:hidden">
            <RowAction
              label={words.edit_page(location.name)}
              href={editorAddress(location.id)}
              tabIndex={0}
              onClick={() => undefined}
            >
              <Pencil {...ICON} />
            </RowAction>
          </span>
        </span>
      </td>
    </tr>
  );
}

/** Own words and uniqueness of one language, with a bar that says whether it is enough. */
function Own({ edition, isOnly }: { edition: Edition; isOnly: boolean }) {
  const words = useListWords();
  const shared = usePagesWords();
  const format = useFormat();
  const { language, own_words, uniqueness } = edition;
  const isEnough = own_words >= MIN_WORDS && uniqueness >= MIN_UNIQUENESS;
  const fill = !isEnough ? "bg-poor" : uniqueness < GOOD_UNIQUENESS ? "bg-fair" : "bg-good";
  return (
    <li className="flex items-center gap-2 whitespace-nowrap">
      {!isOnly && (
        <abbr
          title={shared.languages[language]}
          className="w-5 text-xs font-medium text-ink-faint uppercase no-underline"
        >
          {language}
        </abbr>
      )}
      <span className="numeric min-w-7 text-ink @4xl:text-right">{format.number(own_words)}</span>
      <span className="block h-1 w-10 overflow-hidden rounded-full bg-line" aria-hidden="true">
        <span
          className={cx("block size-full origin-left rounded-full", fill)}
          style={{ transform: `scaleX(${Math.min(1, own_words / MIN_WORDS)})` }}
        />
      </span>
      {own_words > 0 && (
        <span className="numeric text-xs text-ink-muted">
          {words.unique(format.percent(uniqueness * 100))}
        </span>
      )}
    </li>
  );
}
