// Invoices of the organization, with their state and their PDF.
import { useInfiniteQuery } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { useFormat, useMessages } from "@/lib/i18n";
import { type Status, StatusBadge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { Link } from "@/ui/link";
import { CardSkeleton } from "@/ui/skeleton";
import { invoicesQuery } from "./api";
import { exactMoneyText } from "./money";
import type { Invoice, InvoiceState } from "./types";
import { useBillingWords } from "./words";

const LOOKS: Record<InvoiceState, Status> = {
  draft: "neutral",
  open: "poor",
  paid: "good",
  void: "neutral",
  uncollectible: "fair",
};

/** The card with the table. */
export function InvoicesCard() {
  const { invoices: words } = useBillingWords();
  const { ui } = useMessages();
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(invoicesQuery);
  const invoices = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section aria-labelledby="invoices-title" className="flex flex-col gap-3">
      <h3 id="invoices-title" className="font-semibold">
        {words.title}
      </h3>
      {isPending && <CardSkeleton className="h-28" />}
      {isError && !data && (
        <Banner
          kind="error"
          actions={
            <Button size="sm" onPress={() => void refetch()}>
              {ui.retry}
            </Button>
          }
        >
          {words.load_failed}
        </Banner>
      )}
      {data && (
        <Card className="overflow-hidden">
          {invoices.length === 0 ? (
            <p className="px-4 py-5 text-sm text-ink-muted sm:px-5">{words.empty}</p>
          ) : (
            <Table invoices={invoices} />
          )}
        </Card>
      )}
      {hasNextPage && (
        <Button className="self-start" isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </section>
  );
}

const CELL = "px-4 py-3 first:sm:pl-5 last:sm:pr-5";

function Table({ invoices }: { invoices: readonly Invoice[] }) {
  const { invoices: words } = useBillingWords();
  return (
    <table className="w-full text-left text-sm">
      <thead className="border-b border-line text-xs text-ink-muted">
        <tr>
          <th className={`${CELL} font-medium`}>{words.date}</th>
          <th className={`${CELL} font-medium max-sm:hidden`}>{words.number}</th>
          <th className={`${CELL} font-medium max-sm:hidden`}>{words.state}</th>
          <th className={`${CELL} text-right font-medium`}>{words.amount}</th>
          <th className={CELL}>
            <span className="sr-only">{words.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {invoices.map((invoice) => (
          <Row key={invoice.id} invoice={invoice} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ invoice }: { invoice: Invoice }) {
  const { invoices: words } = useBillingWords();
  const { date, locale } = useFormat();
  const { state, url, pdf_url, total, currency } = invoice;
  const badge = <StatusBadge status={LOOKS[state]}>{words.states[state]}</StatusBadge>;
  const number = invoice.number ?? words.no_number;
  return (
    <tr>
      <td className={`${CELL} numeric whitespace-nowrap`}>
        {invoice.created_at && date(invoice.created_at)}
        <span className="mt-1 block sm:hidden">{badge}</span>
      </td>
      <td className={`${CELL} numeric text-ink-muted max-sm:hidden`}>{number}</td>
      <td className={`${CELL} max-sm:hidden`}>{badge}</td>
      <td className={`${CELL} numeric text-right font-medium whitespace-nowrap`}>
        {exactMoneyText(total, currency, locale)}
      </td>
      <td className={`${CELL} text-right whitespace-nowrap`}>
        {state === "open" && url ? (
          <Link href={url} aria-label={words.pay_of(number)}>
            {words.pay}
          </Link>
        ) : (
          pdf_url && (
            <Link href={pdf_url} target="_blank" rel="noreferrer" aria-label={words.pdf_of(number)}>
              <FileDown className="mr-1.5 inline size-4 align-[-3px]" strokeWidth={1.5} aria-hidden="true" />
              {words.pdf}
            </Link>
          )
        )}
      </td>
    </tr>
  );
}
