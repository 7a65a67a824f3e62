// When a topic is mentioned: by day of the week and by month.
import { useFormat } from "@/lib/i18n";
import { Card } from "@/ui/card";
import { countsOfMonths, countsOfWeekdays, peakOf, type TopicFigures } from "./topics";
import { useReviewsWords } from "./words";

/** Two small tables, and the day with most of the negative mentions if there is one. */
export function TopicTimes({ figures }: { figures: TopicFigures }) {
  const { topics: words } = useReviewsWords();
  const format = useFormat();
  const days = countsOfWeekdays(figures).map(({ date, ...counts }) => ({
    ...counts,
    name: format.weekday(date),
    short: format.weekday(date).slice(0, 3),
  }));
  const months = countsOfMonths(figures).map(({ month, ...counts }) => ({
    ...counts,
    name: format.month(month),
    short: format.month(month),
  }));
  const peak = peakOf(days.map(({ negative }) => negative));
  const name = words.names[figures.topic];
  return (
    <Card className="mt-2 flex flex-col gap-2 px-4 py-3">
      {peak && (
        <p className="text-sm font-medium text-ink">
          {words.peak(format.number(peak.count), format.number(peak.total), days[peak.index]?.name ?? "")}
        </p>
      )}
      <div className="flex flex-wrap gap-x-10 gap-y-3">
        <Times title={words.by_day(name)} columns={days} />
        <Times title={words.by_month(name)} columns={months} />
      </div>
      <p className="text-xs text-ink-muted">{words.utc}</p>
    </Card>
  );
}

interface Column {
  name: string;
  short: string;
  positive: number;
  negative: number;
}

function Times({ title, columns }: { title: string; columns: readonly Column[] }) {
  const { topics: words } = useReviewsWords();
  const format = useFormat();
  const sentiments = ["positive", "negative"] as const;
  return (
    <table className="numeric text-xs">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="text-ink-muted">
          <td />
          {columns.map((column) => (
            <th
              key={column.name}
              scope="col"
              aria-label={column.name}
              className="px-1.5 py-0.5 text-right font-medium"
            >
              {column.short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sentiments.map((sentiment) => (
          <tr key={sentiment}>
            <th scope="row" className="py-0.5 pr-2 text-left font-medium text-ink-muted">
              {words.sentiments[sentiment]}
            </th>
            {columns.map((column) => (
              <td key={column.name} className="px-1.5 py-0.5 text-right text-ink">
                {format.number(column[sentiment])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
