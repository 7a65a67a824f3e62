// Restaurants.
import {
  ArrowRight,
  BookOpenText,
  CalendarCheck,
  Camera,
  Clock,
  MapPinned,
  Megaphone,
  Phone,
  Star,
  Store,
} from "lucide-react";
import { pizza as pizzaEn } from "../../content/en/products/pictures";
import { samplePages as samplesEn, sampleWords as wordsEn } from "../../content/en/products/sample-pages";
import { call as callEn, card as cardEn, restaurants as en } from "../../content/en/solutions/restaurants";
import { pizza as pizzaFr } from "../../content/fr/products/pictures";
import { samplePages as samplesFr, sampleWords as wordsFr } from "../../content/fr/products/sample-pages";
import { call as callFr, card as cardFr, restaurants as fr } from "../../content/fr/solutions/restaurants";
import { AppLink, PageLink } from "../../link";
import { lookOf } from "../../look";
import { phone } from "../../phone";
import { LocalPage } from "../../pictures/local-page";
import { PackPicture } from "../../pictures/pack-picture";
import type { Language } from "../../routes";
import { Figure } from "../../sections/figure";
import { Section } from "../../sections/section";
import { Split } from "../../sections/split";
import { useCommon } from "../products/parts";
import { SolutionPage } from "./solution-page";

const texts = { en, fr };
const calls = { en: callEn, fr: callFr };
const cards = { en: cardEn, fr: cardFr };
const samples = { en: samplesEn.restaurant, fr: samplesFr.restaurant };
const words = { en: wordsEn, fr: wordsFr };
const packs = { en: pizzaEn, fr: pizzaFr };

/** Renders the page; its call to action is a phone call. */
export function RestaurantsPage({ language }: { language: Language }) {
  const call = calls[language];
  const card = cards[language];
  const { display, dial } = phone[language];
  return (
    <SolutionPage
      text={texts[language]}
      picture={<PackPicture label={texts[language].hero.picture} text={packs[language]} />}
      signs={[BookOpenText, Clock, CalendarCheck, Star, Camera, Megaphone, MapPinned, Store]}
      story="case-marios-pizzeria"
      related={["reviews", "google-business-profile", "local-pages"]}
      actions={
        <>
          <AppLink to="signup" look="primary">
            {useCommon().start_trial}
          </AppLink>
          <a href={`tel:${dial}`} className={lookOf("quiet")}>
            <Phone className="size-4" strokeWidth={1.5} aria-hidden="true" />
            <span>
              <span className="sr-only">{call.action} </span>
              <span className="numeric">{display}</span>
            </span>
          </a>
        </>
      }
      note={`${call.action}. ${call.note}`}
    >
      <Section tone="sunken">
        <Split
          level={2}
          title={card.title}
          text={card.text}
          points={card.points}
          action={
            <PageLink to="local-pages" hash="templates" look="text">
              {card.action}
              {"\u00a0"}
              <ArrowRight className="inline size-4" strokeWidth={1.5} aria-hidden="true" />
            </PageLink>
          }
          picture={
            <Figure label={card.picture}>
              <LocalPage trade="restaurant" page={samples[language]} words={words[language]} short />
            </Figure>
          }
        />
      </Section>
    </SolutionPage>
  );
}
