// The cost of a change of the subscription, today and later, and the excess over a smaller plan.
import { TriangleAlert } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { Skeleton } from "@/ui/skeleton";
import { exactMoneyText } from "../money";
import type { Preview, PreviewLine } from "../types";
import { useBillingWords } from "../words";
import { Line } from "./line";
import { useChooseWords } from "./words";

/** The lines of the preview; a placeholder of their size while they are calculated. */
export function ChangeDue({
  preview,
  isCalculating,
}: {
  preview: Preview | undefined;
  isCalculating: boolean;
}) {
  const { summary: words } = useChooseWords();
  const { date, locale } = useFormat();
  const lineText = useLineText();
  if (!preview) {
    return isCalculating ? (
      <div role="status" className="flex flex-col gap-2.5">
        <span className="sr-only">{words.calculating}</span>
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-5 w-full" />
      </div>
    ) : null;
  }
  const money = (amount: number) => exactMoneyText(amount, preview.currency, locale);
  return (
    <>
      <dl className="flex flex-col gap-2">
        {linesOf(preview).map((line) => (
          <Line
            key={`${line.text_key} ${line.product} ${line.amount} ${line.from}`}
            term={lineText(line)}
            value={money(line.amount)}
          />
        ))}
        <Line isStrong term={words.today} value={money(preview.due_now)} />
        {preview.next_at && (
          <Line term={words.next(date(preview.next_at))} value={money(preview.next_amount)} />
        )}
      </dl>
      {preview.credit > 0 && (
        <p className="text-pretty text-ink-muted">{words.credit(money(preview.credit))}</p>
      )}
      {preview.is_smaller && <Smaller over={preview.over} />}
    </>
  );
}

/** Lines of the settlement: the next whole period stands below it. */
function linesOf({ lines, next_at }: Preview) {
  return lines.filter(({ text_key, from }) => text_key !== "period" || !from || !next_at || from < next_at);
}

function Smaller({ over }: { over: Preview["over"] }) {
  const { smaller: words } = useChooseWords();
  const lines = [
    ...(over && over.locations > 0 ? [words.locations(over.locations)] : []),
    ...(over && over.pages > 0 ? [words.pages(over.pages)] : []),
  ];
  return (
    <div className="rounded-md border border-line-strong bg-sunken p-3">
      <p className="flex items-center gap-2 font-medium">
        <TriangleAlert className="size-4 shrink-0 text-fair-ink" strokeWidth={1.75} aria-hidden="true" />
        {words.title}
      </p>
      {lines.length === 0 ? (
        <p className="mt-1 text-pretty text-ink-muted">{words.none}</p>
      ) : (
        <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 text-pretty text-ink-muted">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {lines.length > 0 && <p className="mt-2 text-pretty text-ink-muted">{words.kept}</p>}
    </div>
  );
}

function useLineText() {
  const { summary: words } = useChooseWords();
  const { products } = useBillingWords();
  const { date } = useFormat();
  return ({ text_key, product, to }: PreviewLine) => {
    const name =
      product !== null && Object.hasOwn(products, product)
        ? products[product as keyof typeof products]
        : words.other_product;
    if (text_key === "unused") return words.unused(name);
    return to ? words.used(name, date(to)) : name;
  };
}
