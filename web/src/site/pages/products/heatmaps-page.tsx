// Local rank heatmaps.
import {
  ArrowRight,
  Building2,
  Contrast,
  History,
  KeyRound,
  Map as MapIcon,
  Megaphone,
  Share2,
  Store,
  Swords,
  Users,
} from "lucide-react";
import { heatmaps as en } from "../../content/en/products/heatmaps";
import { heatmaps as fr } from "../../content/fr/products/heatmaps";
import { PageLink } from "../../link";
import { HeatPicture } from "../../pictures/heat-picture";
import { TrendPicture } from "../../pictures/trend-picture";
import type { Language } from "../../routes";
import { Claimed } from "../../sections/claim";
import { FeatureGrid } from "../../sections/feature-grid";
import { Hero } from "../../sections/hero";
import { Section } from "../../sections/section";
import { Split } from "../../sections/split";
import { StatsBand } from "../../sections/stats-band";
import { Steps } from "../../sections/steps";
import { Closing, Related, TrialActions, useCommon, withIcons } from "./parts";

const texts = { en, fr };

/** A shop that wins its own quarter and fades beyond the river. */
const RANKS = [
  [12, 9, 6, 5, 8, 13, 18],
  [8, 4, 3, 2, 4, 7, 14],
  [5, 2, 1, 1, 2, 4, 9],
  [4, 1, 1, 1, 1, 3, 7],
  [6, 3, 1, 1, 2, 5, 11],
  [11, 7, 4, 3, 6, 12, 19],
  [16, 14, 9, 8, 13, 17, 21],
];

const average = RANKS.flat().reduce((sum, rank) => sum + rank, 0) / 49;
const inTop3 = RANKS.flat().filter((rank) => rank <= 3).length / 49;
const HISTORY = [9.4, 8.7, 6.9, 5.2, 3.8, 3.1];

/** Renders the page. */
export function HeatmapsPage({ language }: { language: Language }) {
  const text = texts[language];
  const { hero, history } = text;
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  return (
    <>
      <Hero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={<TrialActions />}
        note={useCommon().trial_note}
        picture={
          <HeatPicture
            label={hero.picture}
            keyword={hero.keyword}
            place={hero.place}
            ranks={RANKS}
            legend={hero.legend}
            facts={[
              [number.format(average), hero.average],
              [percent.format(inTop3), hero.top3],
            ]}
          />
        }
      />
      <Section title={text.features.title} lead={text.features.lead} tone="surface">
        <FeatureGrid
          items={withIcons(text.features.items, {
            maps: MapIcon,
            colors: Contrast,
            history: History,
            keywords: KeyRound,
            competitors: Swords,
            share: Share2,
          })}
        />
      </Section>
      <Section title={text.steps.title} lead={text.steps.lead}>
        <Steps items={text.steps.items} />
      </Section>
      <Section tone="surface">
        <Split
          level={2}
          flipped
          title={history.title}
          text={history.text}
          points={history.points}
          action={
            <PageLink to="article-heatmap" look="text">
              {text.read_more}
              {"\u00a0"}
              <ArrowRight className="inline size-4" strokeWidth={1.5} aria-hidden="true" />
            </PageLink>
          }
          picture={
            <TrendPicture
              label={history.picture}
              title={history.chart}
              months={history.months}
              ranks={HISTORY.map((rank) => [rank, number.format(rank)] as const)}
            />
          }
        />
      </Section>
      <Section title={text.uses.title}>
        <FeatureGrid
          columns={4}
          items={withIcons(text.uses.items, {
            place: Store,
            ads: Megaphone,
            chains: Building2,
            agencies: Users,
          })}
        />
      </Section>
      <Claimed claim="figures">
        <Section title={text.figures.title} tone="night">
          <StatsBand items={text.figures.items} />
        </Section>
      </Claimed>
      <Related to={["reporting", "citations", "real-estate"]} />
      <Closing title={text.closing.title} text={text.closing.text} subject={text.meta.name} />
    </>
  );
}
