// Card with the share of the page that is its own, and the texts to write.
import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { StatusShape } from "@/ui/badge";
import { Card } from "@/ui/card";
import { cx } from "@/ui/cx";
import { Link } from "@/ui/link";
import { uniquenessQuery } from "../api";
import { GOOD_UNIQUENESS, MIN_UNIQUENESS, MIN_WORDS } from "../lists";
import { editorAddress } from "../search";
import type { Edition, Language } from "../types";
import { usePagesWords } from "../words";
import { useEditorWords } from "./words";

/** Problems that the number of words, which is counted while typing, says better. */
const WORD_COUNT_PROBLEM = "too_few_words";

export interface ProblemsCardProps {
  location: string;
  language: Language;
  /** Number of own words. */
  count: number;
  /** The saved page in this language. */
  edition: Edition | undefined;
}

/** Words are counted while typing; the rest is that of the saved draft. */
export function ProblemsCard({ location, language, count, edition }: ProblemsCardProps) {
  const words = useEditorWords();
  const shared = usePagesWords();
  const missing = Math.max(0, MIN_WORDS - count);
  const problems = (edition?.problems ?? []).filter(({ code }) => code !== WORD_COUNT_PROBLEM);
  return (
    <Card className="flex flex-col gap-3 px-4 py-4 sm:px-5">
      <div className="flex flex-col gap-2">
        <p className="flex items-baseline justify-between gap-3">
          <span className="numeric text-sm font-semibold text-ink">{words.of_words(count, MIN_WORDS)}</span>
          {missing === 0 && (
            <span className="flex items-center gap-1 text-xs text-good-ink">
              <CircleCheck className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
              {words.enough}
            </span>
          )}
        </p>
        <span className="block h-1.5 overflow-hidden rounded-full bg-line" aria-hidden="true">
          <span
            className={cx(
              "block size-full origin-left rounded-full transition-transform duration-200",
              missing > 0 ? "bg-fair" : "bg-good",
            )}
            style={{ transform: `scaleX(${Math.min(1, count / MIN_WORDS)})` }}
          />
        </span>
        {missing > 0 && <p className="text-sm text-pretty text-ink-muted">{words.missing(missing)}</p>}
        {edition && edition.own_words > 0 && (
          <Uniqueness location={location} language={language} share={edition.uniqueness} />
        )}
      </div>
      {problems.length > 0 && (
        <ul aria-label={words.problems} className="flex flex-col gap-2.5 border-t border-line pt-3">
          {problems.map(({ code, blocks_index }) => (
            <li key={code} className="flex gap-2.5 text-sm">
              <StatusShape status={blocks_index ? "poor" : "fair"} className="mt-1.5" />
              <span className="min-w-0">
                <span className="font-medium text-ink">{shared.problems[code].name}</span>
                <span className="text-xs text-ink-muted">
                  {" · "}
                  {blocks_index ? words.blocks_index : words.hint_only}
                </span>
                <span className="block text-pretty text-ink-muted">{shared.problems[code].todo}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {problems.length === 0 && missing === 0 && (
        <p className="text-sm text-ink-muted">{words.no_problems}</p>
      )}
    </Card>
  );
}

interface UniquenessProps {
  location: string;
  language: Language;
  share: number;
}

/** Share of the text that is found nowhere else, and the page that shares most of the rest. */
function Uniqueness({ location, language, share }: UniquenessProps) {
  const words = useEditorWords();
  const format = useFormat();
  const { data } = useQuery(uniquenessQuery(location, language));
  const status = share < MIN_UNIQUENESS ? "poor" : share < GOOD_UNIQUENESS ? "fair" : "good";
  const sister = data?.sister;
  return (
    <p className="flex gap-2 text-sm text-pretty text-ink-muted">
      <StatusShape status={status} className="mt-1.5" />
      <span>
        {words.unique(format.percent(share * 100))}
        {sister && status !== "good" && (
          <>
            {". "}
            <Link href={editorAddress(sister.location.id)}>
              {words.sister(sister.location.name, format.percent(sister.shared * 100))}
            </Link>
          </>
        )}
      </span>
    </p>
  );
}
