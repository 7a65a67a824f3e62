// Industry page for home services, with a picture of the service area.
import {
  ArrowRight,
  CalendarDays,
  Camera,
  Clock,
  ListChecks,
  MapPinned,
  Phone,
  Smartphone,
  Truck,
} from "lucide-react";
import { plumber as plumberEn } from "../../content/en/products/pictures";
import { area as areaEn, homeServices as en } from "../../content/en/solutions/home-services";
import { plumber as plumberFr } from "../../content/fr/products/pictures";
import { area as areaFr, homeServices as fr } from "../../content/fr/solutions/home-services";
import { PageLink } from "../../link";
import { AreaPicture } from "../../pictures/area-picture";
import { PackPicture } from "../../pictures/pack-picture";
import type { Language } from "../../routes";
import { Section } from "../../sections/section";
import { Split } from "../../sections/split";
import { SolutionPage } from "./solution-page";

const texts = { en, fr };
const areas = { en: areaEn, fr: areaFr };
const packs = { en: plumberEn, fr: plumberFr };

/** Renders the page. */
export function HomeServicesPage({ language }: { language: Language }) {
  const area = areas[language];
  return (
    <SolutionPage
      text={texts[language]}
      picture={<PackPicture label={texts[language].hero.picture} text={packs[language]} />}
      signs={[Truck, Clock, Phone, Smartphone, Camera, ListChecks, MapPinned, CalendarDays]}
      story="case-home-services"
      related={["local-pages", "heatmaps", "reviews"]}
    >
      <Section tone="sunken">
        <Split
          level={2}
          flipped
          title={area.title}
          text={area.text}
          points={area.points}
          action={
            <PageLink to="local-pages" look="text">
              {area.action}
              {"\u00a0"}
              <ArrowRight className="inline size-4" strokeWidth={1.5} aria-hidden="true" />
            </PageLink>
          }
          picture={
            <AreaPicture label={area.picture} towns={area.towns} depot={area.depot} title={area.keyword} />
          }
        />
      </Section>
    </SolutionPage>
  );
}
