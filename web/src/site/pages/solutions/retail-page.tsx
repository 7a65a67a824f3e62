// Retail chains: many stores at once.
import {
  CalendarDays,
  Copy,
  FileSpreadsheet,
  KeyRound,
  LayoutTemplate,
  MessagesSquare,
  SquareCode,
  Undo2,
} from "lucide-react";
import { stores as storesEn } from "../../content/en/products/pictures";
import { chain as chainEn, retail as en } from "../../content/en/solutions/retail";
import { stores as storesFr } from "../../content/fr/products/pictures";
import { chain as chainFr, retail as fr } from "../../content/fr/solutions/retail";
import type { SolutionText } from "../../content/types/solutions";
import { PageLink } from "../../link";
import { ListPicture } from "../../pictures/list-picture";
import { addOns, money } from "../../prices";
import type { Language } from "../../routes";
import { Section } from "../../sections/section";
import { SolutionPage } from "./solution-page";

const chains = { en: chainEn, fr: chainFr };
const stores = { en: storesEn, fr: storesFr };

/** The words with the price of one more location filled in. */
export function retailText(language: Language): SolutionText {
  const text = { en, fr }[language];
  const { monthly, yearly } = addOns.location;
  const priced = (answer: string) =>
    answer.replace("{monthly}", money(monthly, language)).replace("{yearly}", money(yearly, language));
  return { ...text, questions: text.questions.map((each) => ({ ...each, answer: priced(each.answer) })) };
}

/** Renders the page. */
export function RetailPage({ language }: { language: Language }) {
  const text = retailText(language);
  const chain = chains[language];
  return (
    <SolutionPage
      text={text}
      picture={<ListPicture label={text.hero.picture} text={stores[language]} />}
      signs={[
        FileSpreadsheet,
        Undo2,
        CalendarDays,
        KeyRound,
        LayoutTemplate,
        MessagesSquare,
        Copy,
        SquareCode,
      ]}
      story="article-multi-location"
      related={["reporting", "local-pages", "citations"]}
    >
      <Section tone="sunken">
        <div className="grid gap-10 lg:grid-cols-[22rem_1fr] lg:gap-16">
          <div>
            <h2 className="text-3xl">{chain.title}</h2>
            <p className="mt-4 text-lg text-pretty text-ink-muted">{chain.lead}</p>
            <p className="mt-6">
              <PageLink to="docs" look="quiet">
                {chain.action}
              </PageLink>
            </p>
          </div>
          <dl className="divide-y divide-line-strong border-y border-line-strong">
            {chain.steps.map(({ title, text: description }) => (
              <div key={title} className="grid gap-1 py-6 sm:grid-cols-[11rem_1fr] sm:gap-6">
                <dt className="font-display text-xl">{title}</dt>
                <dd className="text-pretty text-ink-muted">{description}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
    </SolutionPage>
  );
}
