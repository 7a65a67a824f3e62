// Real estate: by neighborhood.
import {
  ArrowRight,
  Building2,
  CalendarDays,
  KeyRound,
  ListChecks,
  MapPinned,
  Newspaper,
  Tag,
  UserRound,
} from "lucide-react";
import { samplePages as samplesEn, sampleWords as wordsEn } from "../../content/en/products/sample-pages";
import { districts as districtsEn, realEstate as en } from "../../content/en/solutions/real-estate";
import { samplePages as samplesFr, sampleWords as wordsFr } from "../../content/fr/products/sample-pages";
import { districts as districtsFr, realEstate as fr } from "../../content/fr/solutions/real-estate";
import { PageLink } from "../../link";
import { HeatPicture } from "../../pictures/heat-picture";
import { LocalPage } from "../../pictures/local-page";
import type { Language } from "../../routes";
import { Figure } from "../../sections/figure";
import { Section } from "../../sections/section";
import { Split } from "../../sections/split";
import { SolutionPage } from "./solution-page";

const texts = { en, fr };
const districts = { en: districtsEn, fr: districtsFr };
const samples = { en: samplesEn.realEstate, fr: samplesFr.realEstate };
const words = { en: wordsEn, fr: wordsFr };

const RANKS = [
  [11, 8, 6, 9, 14],
  [6, 3, 2, 4, 10],
  [3, 1, 1, 2, 7],
  [2, 1, 1, 3, 8],
  [5, 4, 3, 6, 12],
];

/** Renders the page. */
export function RealEstatePage({ language }: { language: Language }) {
  const district = districts[language];
  return (
    <SolutionPage
      text={texts[language]}
      picture={
        <Figure label={texts[language].hero.picture}>
          <LocalPage trade="realEstate" page={samples[language]} words={words[language]} short />
        </Figure>
      }
      signs={[UserRound, MapPinned, KeyRound, Newspaper, Tag, ListChecks, CalendarDays, Building2]}
      story="case-riverside-realty"
      related={["heatmaps", "local-pages", "reviews"]}
    >
      <Section tone="sunken">
        <Split
          level={2}
          title={district.title}
          text={district.text}
          points={district.points}
          action={
            <PageLink to="heatmaps" look="text">
              {district.action}
              {"\u00a0"}
              <ArrowRight className="inline size-4" strokeWidth={1.5} aria-hidden="true" />
            </PageLink>
          }
          picture={
            <HeatPicture
              label={district.picture}
              keyword={district.keyword}
              place={district.place}
              ranks={RANKS}
            />
          }
        />
      </Section>
    </SolutionPage>
  );
}
