// Preview of a post at Google, with the data of a real location.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Format } from "@/lib/format";
import { useFormat } from "@/lib/i18n";
import { locationQuery, locationsQuery } from "@/lib/location-choices";
import { LocationField } from "@/ui/location-field";
import type { Language } from "../types";
import type { Draft } from "./draft";
import { GoogleCard } from "./google-card";
import { filled } from "./variables";
import { useComposerWords } from "./words";

/** The card, and the location of its data. */
export function Preview({ draft, language }: { draft: Draft; language: Language }) {
  const { preview: words, where } = useComposerWords();
  const format = useFormat();
  const [chosen, setChosen] = useState<string | undefined>();
  const { data: first } = useQuery(locationsQuery);
  const id = chosen ?? draft.locations[0] ?? first?.items[0]?.id;
  const { data: location } = useQuery({ ...locationQuery(id ?? ""), enabled: id !== undefined });
  const values = { name: location?.name ?? "", city: location?.city ?? "", phone: location?.phone ?? "" };
  const text = filled(draft.texts[language] ?? "", values);
  const period =
    draft.kind !== "news" && draft.from !== "" && draft.to !== "" ? periodOf(draft, format) : null;
  return (
    <aside aria-label={words.label} className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-0 lg:self-start">
      <LocationField
        words={{ ...where, location: words.for }}
        value={id}
        onChange={setChosen}
        placeholder={where.locations_placeholder}
      />
      <GoogleCard
        language={language}
        name={values.name}
        title={draft.kind === "news" ? null : draft.title}
        text={text}
        period={period}
        photo={draft.photo?.url ?? null}
        button={draft.kind === "offer" ? null : draft.button}
        code={draft.kind === "offer" ? draft.code : ""}
        isOffer={draft.kind === "offer"}
      />
      <p className="text-xs text-ink-muted">
        {draft.button === "call" && location && !location.phone ? words.no_phone : words.on_google}
      </p>
    </aside>
  );
}

function periodOf({ kind, from, to, fromTime, toTime }: Draft, format: Format): string[] {
  const isOneDay = from === to;
  if (kind === "offer") return isOneDay ? [format.day(from)] : [format.day(from), format.day(to)];
  const end = format.time(toTime);
  return [`${format.day(from)}, ${format.time(fromTime)}`, isOneDay ? end : `${format.day(to)}, ${end}`];
}
