// The heatmaps as a table; cards where there is no room for columns.
import type { ReactNode } from "react";
import { Card } from "@/ui/card";
import type { Panel } from "./api";
import { PanelRow } from "./panel-row";
import { useHeatmapsWords } from "./words";

export interface PanelTableProps {
  panels: readonly Panel[];
  caption: string;
  hasLocation?: boolean;
}

/** The table with its heading. */
export function PanelTable({ panels, caption, hasLocation = true }: PanelTableProps) {
  const { columns } = useHeatmapsWords();
  return (
    <Card className="@container overflow-hidden">
      <table className="w-full text-left text-sm @max-3xl:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line bg-sunken text-xs text-ink-muted @max-3xl:sr-only">
          <tr>
            <Head>{columns.keyword}</Head>
            {hasLocation && <Head>{columns.location}</Head>}
            <Head title={columns.solv_help} isNumber>
              {columns.solv}
            </Head>
            <Head title={columns.atrp_help} isNumber>
              {columns.atrp}
            </Head>
            <Head>{columns.trend}</Head>
            <Head>{columns.latest}</Head>
            <Head>{columns.schedule}</Head>
          </tr>
        </thead>
        <tbody className="divide-y divide-line @max-3xl:block">
          {panels.map((panel) => (
            <PanelRow key={panel.id} panel={panel} hasLocation={hasLocation} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

interface HeadProps {
  title?: string;
  isNumber?: boolean;
  children: ReactNode;
}

function Head({ title, isNumber = false, children }: HeadProps) {
  const help = title && "underline decoration-dotted decoration-current/50 underline-offset-3";
  return (
    <th
      scope="col"
      title={title}
      className={`px-3 py-2.5 font-medium whitespace-nowrap first:pl-5 last:pr-5 ${isNumber ? "text-right" : ""}`}
    >
      <span className={help}>{children}</span>
    </th>
  );
}
