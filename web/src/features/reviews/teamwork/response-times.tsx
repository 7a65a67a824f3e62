// Dialog of response times: medians by member and location, and their calculation.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Format } from "@/lib/format";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Dialog } from "@/ui/dialog";
import { Select } from "@/ui/select";
import { Skeleton } from "@/ui/skeleton";
import { type TeamworkWords, useTeamworkWords } from "../words";
import { type ResponseDays, responseTimesQuery } from "./api";

const DAYS = ["30", "90", "365"] as const satisfies readonly ResponseDays[];
/** Hours from which a time is shown in days. */
const MANY_HOURS = 72;

export interface ResponseTimesDialogProps {
  isOpen: boolean;
  location: string | undefined;
  onClose: () => void;
}

/** Medians of a period. */
export function ResponseTimesDialog({ isOpen, location, onClose }: ResponseTimesDialogProps) {
  const { times: words, former } = useTeamworkWords();
  const messages = useMessages();
  const format = useFormat();
  const [days, setDays] = useState<ResponseDays>("90");
  const { data, error } = useQuery(responseTimesQuery(location, days));
  const text = (hours: number) => timeText(hours, words, format);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title}>
      <div className="flex flex-col gap-5 text-sm">
        <Select
          label={words.period}
          value={days}
          choices={DAYS.map((id) => ({ id, label: words.days[id] }))}
          onChange={(id) => setDays(DAYS.find((each) => each === id) ?? "90")}
          className="w-40"
        />
        {error && !data && (
          <Banner kind="error">
            {words.failed} {problemText(error, messages)}
          </Banner>
        )}
        {!data && !error && <Skeleton className="h-40 w-full" />}
        {data &&
          (data.median_hours === null ? (
            <>
              <p className="text-ink-muted">{words.none}</p>
              <Computed />
            </>
          ) : (
            <>
              <p>
                <span className="numeric block text-2xl font-semibold tracking-tight">
                  {text(data.median_hours)}
                </span>
                <span className="text-ink-muted">
                  {words.of(format.number(data.replies), format.number(data.reviews))}
                </span>
              </p>
              <Computed />
              <Table
                head={words.member}
                rows={data.members.map(({ member, replies, median_hours }) => ({
                  id: member?.id ?? "",
                  name: member ? (member.name ?? former) : words.at_source,
                  replies,
                  time: text(median_hours),
                }))}
              />
              <Table
                head={words.location}
                rows={data.locations.map(({ location_id, name, replies, median_hours }) => ({
                  id: location_id,
                  name,
                  replies,
                  time: text(median_hours),
                }))}
              />
            </>
          ))}
      </div>
    </Dialog>
  );
}

function Computed() {
  const { times: words } = useTeamworkWords();
  return (
    <section className="flex flex-col gap-1">
      <h3 className="font-semibold">{words.computed}</h3>
      <p className="text-pretty text-ink-muted">{words.computed_text}</p>
    </section>
  );
}

interface TableRow {
  id: string;
  name: string;
  replies: number;
  time: string;
}

function Table({ head, rows }: { head: string; rows: readonly TableRow[] }) {
  const { times: words } = useTeamworkWords();
  const format = useFormat();
  return (
    <table className="w-full text-left">
      <thead className="text-xs text-ink-muted">
        <tr className="border-b border-line">
          <th scope="col" className="py-1.5 pr-3 font-medium">
            {head}
          </th>
          <th scope="col" className="py-1.5 pr-3 text-right font-medium">
            {words.replies}
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            {words.median}
          </th>
        </tr>
      </thead>
      <tbody className="numeric">
        {rows.map(({ id, name, replies, time }) => (
          <tr key={id} className="border-b border-line last:border-0">
            <th scope="row" className="max-w-0 truncate py-1.5 pr-3 font-normal">
              <bdi>{name}</bdi>
            </th>
            <td className="w-24 py-1.5 pr-3 text-right">{format.number(replies)}</td>
            <td className="w-24 py-1.5 text-right">{time}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns a number of hours in words; of many, in days. */
function timeText(hours: number, words: TeamworkWords["times"], format: Format): string {
  if (hours >= MANY_HOURS) return words.days_text(format.decimal(hours / 24));
  return words.hours(format.decimal(hours));
}
