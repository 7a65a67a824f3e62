// Content of a post, as Google shows it: a tab for each language.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormat, useI18n } from "@/lib/i18n";
import { locationQuery, locationsQuery } from "@/lib/location-choices";
import { Tabs } from "@/ui/tabs";
import { LANGUAGES } from "../create/draft";
import { GoogleCard } from "../create/google-card";
import { filled } from "../create/variables";
import type { Post } from "../types";
import { momentText } from "../when";
import { usePostsWords } from "../words";
import { usePostWords } from "./words";

/** The card, with the data of the first location. */
export function Content({ post }: { post: Post }) {
  const words = usePostWords();
  const { languages } = usePostsWords();
  const { language: own } = useI18n();
  const format = useFormat();
  const offered = LANGUAGES.filter((each) => post.texts[each]);
  const [chosen, setChosen] = useState(own);
  const language = offered.includes(chosen) ? chosen : (offered[0] ?? own);
  const { data: first } = useQuery(locationsQuery);
  const id = post.audience.location_ids?.[0] ?? first?.items[0]?.id;
  const { data: location } = useQuery({ ...locationQuery(id ?? ""), enabled: id !== undefined });
  const values = { name: location?.name ?? "", city: location?.city ?? "", phone: location?.phone ?? "" };
  const { event, offer } = post;
  const period = event
    ? [momentText(event.starts_at, format), momentText(event.ends_at, format)]
    : offer && [format.day(offer.valid_from), format.day(offer.valid_to)];
  const card = (
    <GoogleCard
      language={language}
      name={values.name}
      title={post.title}
      text={filled(post.texts[language] ?? "", values)}
      period={period}
      photo={post.photo?.url ?? null}
      button={post.button?.kind ?? null}
      code={offer?.code ?? ""}
      isOffer={post.kind === "offer"}
    />
  );
  if (offered.length < 2) return card;
  return (
    <Tabs
      label={words.content}
      selected={language}
      onSelect={(next) => setChosen(LANGUAGES.find((each) => each === next) ?? own)}
      tabs={offered.map((each) => ({ id: each, label: languages[each], content: card }))}
    />
  );
}
