// Results of a campaign by location and by wording.
import type { ReactNode } from "react";
import { useFormat } from "@/lib/i18n";
import { useLocationNames } from "@/lib/location-choices";
import { Card } from "@/ui/card";
import type { CampaignDetail } from "../types";
import { useRequestsWords } from "../words";
import { type Counts, countsBy, figuresOf, shareOf } from "./counts";
import { useCampaignWords } from "./words";

/** A small table for each dimension; empty with a single part. */
export function CampaignParts({ campaign }: { campaign: CampaignDetail }) {
  const { parts: words } = useCampaignWords();
  const { languages } = useRequestsWords();
  const byLocation = countsBy(campaign.breakdown, ({ location_id }) => location_id);
  const byLanguage = countsBy(campaign.breakdown, ({ language }) => language);
  const nameOf = useLocationNames(byLocation.map(({ part }) => part));
  return (
    <>
      {byLocation.length > 1 && (
        <Part title={words.by_location} column={words.location}>
          {byLocation.map(({ part, counts }) => (
            <Row key={part} name={nameOf(part) ?? "…"} counts={counts} />
          ))}
        </Part>
      )}
      {byLanguage.length > 1 && (
        <Part title={words.by_language} column={words.language}>
          {byLanguage.map(({ part, counts }) => (
            <Row key={part} name={languages[part]} counts={counts} />
          ))}
        </Part>
      )}
    </>
  );
}

function Part({ title, column, children }: { title: string; column: string; children: ReactNode }) {
  const { figures } = useCampaignWords();
  return (
    <Card className="overflow-hidden">
      <table className="w-full text-sm">
        <caption className="px-4 pt-4 pb-1 text-left font-semibold text-ink sm:px-5">{title}</caption>
        <thead className="text-xs text-ink-muted">
          <tr>
            <th scope="col" className="sr-only">
              {column}
            </th>
            <th scope="col" className="px-2 py-1.5 text-right font-medium">
              {figures.sent}
            </th>
            <th scope="col" className="py-1.5 pr-4 pl-2 text-right font-medium sm:pr-5">
              {figures.clicked}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">{children}</tbody>
      </table>
    </Card>
  );
}

function Row({ name, counts }: { name: string; counts: Counts }) {
  const format = useFormat();
  const { sent, clicked } = figuresOf(counts);
  const share = shareOf(clicked, sent);
  return (
    <tr>
      <th scope="row" className="max-w-40 truncate py-2 pr-2 pl-4 text-left font-normal text-ink sm:pl-5">
        <bdi title={name}>{name}</bdi>
      </th>
      <td className="numeric px-2 py-2 text-right text-ink">{format.number(sent)}</td>
      <td className="numeric py-2 pr-4 pl-2 text-right text-ink sm:pr-5">
        {share === null ? "–" : format.percent(share)}
      </td>
    </tr>
  );
}
