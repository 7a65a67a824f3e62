// Shared parts of the product and solution pages.
import type { LucideIcon } from "lucide-react";
import { frame as frameEn } from "../../content/en/products/frame";
import { products as productsEn } from "../../content/en/products/index";
import { solutions as solutionsEn } from "../../content/en/solutions/index";
import { frame as frameFr } from "../../content/fr/products/frame";
import { products as productsFr } from "../../content/fr/products/index";
import { solutions as solutionsFr } from "../../content/fr/solutions/index";
import { PRODUCTS, SOLUTIONS } from "../../content/types/layout";
import type { IconItem, Item } from "../../content/types/shapes";
import { useLanguage } from "../../language";
import { ICONS } from "../../layout/icons";
import { AppLink, PageLink } from "../../link";
import type { Language } from "../../routes";
import { Cta } from "../../sections/cta";
import { type LinkCard, LinkCards } from "../../sections/link-cards";
import { Section } from "../../sections/section";

type ListedPage = (typeof PRODUCTS | typeof SOLUTIONS)[number];

const commons = { en: frameEn, fr: frameFr };

/** The words all these pages share. */
export const useCommon = () => commons[useLanguage()];

/** Items by name with the sign of each; a sign that is missing does not compile. */
export function withIcons<Key extends string>(
  items: Record<Key, Item>,
  icons: Record<NoInfer<Key>, LucideIcon>,
): IconItem[] {
  return (Object.keys(items) as Key[]).map((key) => ({ ...items[key], icon: icons[key] }));
}

/** Items in a row with their signs, in the same order. */
export function withSigns(items: readonly Item[], icons: readonly [LucideIcon, ...LucideIcon[]]): IconItem[] {
  return items.map((item, index) => ({ ...item, icon: icons[index] ?? icons[0] }));
}

/** Texts of the product cards. */
export function productTexts(language: Language) {
  const { cards } = { en: productsEn, fr: productsFr }[language];
  return {
    "google-business-profile": cards.profile,
    heatmaps: cards.heatmaps,
    reviews: cards.reviews,
    citations: cards.citations,
    "local-pages": cards.pages,
    reporting: cards.reporting,
  };
}

/** A card for every product. */
export function productCards(language: Language): LinkCard[] {
  const texts = productTexts(language);
  return PRODUCTS.map((to) => ({ to, icon: ICONS[to], ...texts[to] }));
}

/** A card for every industry. */
export function solutionCards(language: Language): LinkCard[] {
  const { items } = { en: solutionsEn, fr: solutionsFr }[language].cards;
  const byPage = {
    restaurants: items.restaurants,
    healthcare: items.healthcare,
    "real-estate": items.realEstate,
    legal: items.legal,
    "home-services": items.homeServices,
    retail: items.retail,
  };
  return SOLUTIONS.map((to) => ({ to, icon: ICONS[to], ...byPage[to] }));
}

/** Links of a hero: the trial and the demo. */
export function TrialActions() {
  const common = useCommon();
  return (
    <>
      <AppLink to="signup" look="primary">
        {common.start_trial}
      </AppLink>
      <AppLink to="demo" look="quiet">
        {common.watch_demo}
      </AppLink>
    </>
  );
}

/** Three pages to read next. */
export function Related({ to }: { to: readonly ListedPage[] }) {
  const language = useLanguage();
  const common = useCommon();
  const solutions = solutionCards(language).map((card) => ({ ...card, action: common.see_solution }));
  const all = [...productCards(language), ...solutions];
  const items = to.flatMap((id) => all.filter((card) => card.to === id));
  return (
    <Section title={common.related_title} tone="sunken">
      <LinkCards items={items.map(({ points: _, ...card }) => card)} />
    </Section>
  );
}

/** The end of every page: the trial, and a contact who answers questions about `subject`. */
export function Closing({ title, text, subject }: { title: string; text: string; subject: string }) {
  const common = useCommon();
  return (
    <Cta
      title={title}
      text={text}
      note={common.trial_note}
      actions={
        <>
          <AppLink to="signup" look="light">
            {common.start_trial}
          </AppLink>
          <PageLink to="contact" query={{ subject }} look="outline">
            {common.schedule_demo}
          </PageLink>
        </>
      }
    />
  );
}
