// The businesses in the answers of a scan as a table that can be sorted.
import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import { useFormat } from "@/lib/i18n";
import { Badge, StatusBadge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { cx } from "@/ui/cx";
import type { ScanDetail } from "../api";
import { keyOf } from "./ranks";
import type { PanelSearch } from "./search";
import { COLUMNS, type Column, isSmallBest, type RankedBusiness, sorted } from "./sorting";
import type { ChangePanelSearch } from "./use-search";
import { usePanelWords } from "./words";
import { useWrite } from "./write";

/** Number of rows before the button that shows the others. */
const FIRST_ROWS = 15;

export interface CompetitorsProps {
  scan: ScanDetail;
  /** Index of the business on the map. */
  businessIndex: number;
  search: PanelSearch;
  onChange: ChangePanelSearch;
}

/** One business a row; its name shows its own map. */
export function Competitors({ scan, businessIndex, search, onChange }: CompetitorsProps) {
  const words = usePanelWords();
  const [isWhole, setWhole] = useState(false);
  const { sort = "solv", reversed } = search;
  const rows = sorted(scan.businesses, sort, reversed === true);
  const drawn = isWhole ? rows : rows.filter(({ business }, at) => at < FIRST_ROWS || business.is_own);
  const rivals = scan.businesses.filter(({ is_own }) => !is_own);
  if (rivals.length === 0) return <p className="text-sm text-ink-muted">{words.competitors.none}</p>;
  const choose = (column: Column) =>
    onChange(
      column === sort ? { reversed: reversed ? undefined : true } : { sort: column, reversed: undefined },
      { replace: true },
    );
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-muted">
        {words.competitors.summary(rivals.length, rivals.filter(({ top3 }) => top3 > 0).length)}
      </p>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="focus-ring overflow-x-auto rounded-lg border border-line bg-surface shadow-sm"
      >
        <table className="w-full text-sm">
          <caption className="sr-only">{words.competitors.caption}</caption>
          <thead>
            <tr className="border-b border-line text-left text-xs text-ink-muted">
              <th scope="col" className="px-4 py-2.5 font-medium">
                {words.competitors.name}
              </th>
              {COLUMNS.map((column) => (
                <Head
                  key={column}
                  column={column}
                  direction={
                    column === sort ? (isSmallBest(column) !== (reversed === true) ? "up" : "down") : null
                  }
                  onChoose={() => choose(column)}
                />
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {drawn.map((row) => (
              <BusinessRow
                key={row.index}
                row={row}
                isShown={row.index === businessIndex}
                onShow={() =>
                  onChange({
                    rival: row.business.is_own ? undefined : keyOf(row.business),
                    compare: undefined,
                  })
                }
                measured={scan.figures?.measured ?? null}
              />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > FIRST_ROWS && (
        <Button size="sm" className="self-start" onPress={() => setWhole(!isWhole)}>
          {isWhole ? words.competitors.fewer : words.competitors.all(rows.length)}
        </Button>
      )}
    </div>
  );
}

interface HeadProps {
  column: Column;
  /** Order of this column: small values first is "up". */
  direction: "up" | "down" | null;
  onChoose: () => void;
}

function Head({ column, direction, onChoose }: HeadProps) {
  const { competitors: words } = usePanelWords();
  const Icon = direction === "up" ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={direction === null ? undefined : direction === "up" ? "ascending" : "descending"}
      className="px-3 py-1.5 text-right font-medium whitespace-nowrap"
    >
      <button
        type="button"
        onClick={onChoose}
        title={words.sort(words[column])}
        className={cx(
          "focus-ring inline-flex h-7 cursor-default items-center gap-1 rounded-sm hover:text-ink",
          direction !== null && "text-ink",
        )}
      >
        <Icon
          className={cx("size-3.5", direction === null && "invisible")}
          strokeWidth={1.75}
          aria-hidden="true"
        />
        {words[column]}
      </button>
    </th>
  );
}

interface BusinessRowProps {
  row: RankedBusiness;
  isShown: boolean;
  /** Number of pins with an answer. */
  measured: number | null;
  onShow: () => void;
}

function BusinessRow({ row: { business }, isShown, measured, onShow }: BusinessRowProps) {
  const { competitors: words, figures } = usePanelWords();
  const write = useWrite();
  const format = useFormat();
  const { name, category, is_own, is_unsure, solv, arp, rating, reviews, found_in } = business;
  const count = write.number(found_in);
  const cell = "numeric px-3 py-2 text-right whitespace-nowrap";
  return (
    <tr className={cx(isShown ? "bg-primary-soft" : "hover:bg-hover")}>
      <th scope="row" className="min-w-40 px-4 sm:min-w-52 py-2 text-left font-normal">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <button
            type="button"
            aria-pressed={isShown}
            onClick={onShow}
            title={words.show(name)}
            className={cx(
              "focus-ring cursor-default rounded-sm text-left text-link underline decoration-current/35 underline-offset-3 hover:decoration-current",
              is_own ? "font-semibold" : "font-medium",
            )}
          >
            <bdi>{name}</bdi>
          </button>
          {is_own && <Badge tone="primary">{words.own}</Badge>}
          {is_unsure && (
            <span title={words.unsure_help}>
              <StatusBadge status="fair">{words.unsure}</StatusBadge>
            </span>
          )}
          {isShown && <Badge>{words.shown}</Badge>}
        </span>
        {category && <bdi className="block text-xs text-ink-muted">{category}</bdi>}
      </th>
      <td className={cell}>{write.percent(solv)}</td>
      <td className={cell}>{write.decimal(arp)}</td>
      <td className={cell}>{rating === null ? "–" : format.rating(rating)}</td>
      <td className={cell}>{reviews === null ? "–" : write.number(reviews)}</td>
      <td className={cell}>{measured === null ? count : figures.of(count, write.number(measured))}</td>
    </tr>
  );
}
