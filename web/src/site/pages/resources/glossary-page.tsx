// The glossary, by letter.
import { Fragment } from "react";
import { words as wordsEn } from "@/site/content/en/resources/words";
import { words as wordsFr } from "@/site/content/fr/resources/words";
import { type TermId, terms } from "@/site/content/types/glossary";
import { PageLink } from "@/site/link";
import type { NameOf } from "@/site/page";
import type { Language, PageId } from "@/site/routes";
import { Hero } from "@/site/sections/hero";
import { byLetter, glossaries } from "./glossaries";
import { TrialCta } from "./trial-cta";

const words = { en: wordsEn.glossary, fr: wordsFr.glossary };

/** Renders the page. */
export function GlossaryPage({ language, nameOf }: { language: Language; nameOf: NameOf }) {
  const text = words[language];
  const letters = byLetter(language);
  return (
    <>
      <Hero title={text.title} lead={text.lead(Object.keys(terms).length)} />
      <nav aria-label={text.letters} className="column letters pb-10">
        <ul className="chips text-center">
          {letters.map(([letter]) => (
            <li key={letter}>
              <a href={`#letter-${letter.toLowerCase()}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="border-t border-line bg-surface pb-16 sm:pb-24">
        {letters.map(([letter, ids]) => (
          <section
            key={letter}
            id={`letter-${letter.toLowerCase()}`}
            className="column grid gap-6 pt-14 lg:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <h2 className="text-4xl text-brass-ink lg:pt-4">{letter}</h2>
            <dl className="flex flex-col divide-y divide-line border-t border-line lg:border-t-0">
              {ids.map((id) => (
                <Entry key={id} id={id} language={language} nameOf={nameOf} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      <TrialCta language={language} />
    </>
  );
}

/** Without class names, because the longest page of the site repeats this about eighty times. */
function Entry({ id, language, nameOf }: { id: TermId; language: Language; nameOf: NameOf }) {
  const { term, also, definition } = glossaries[language][id];
  const { see, page }: { see: readonly string[]; page?: PageId } = terms[id];
  const text = words[language];
  return (
    <div id={id} className="term">
      <dt>
        {term}
        {also && (
          <>
            {" "}
            <small>
              {text.also} {also}
            </small>
          </>
        )}
      </dt>
      <dd>
        <p>{definition}</p>
        <p>
          <span>
            {text.see}{" "}
            {see.filter(isTerm).map((other, index) => (
              <Fragment key={other}>
                {index > 0 && ", "}
                <a href={`#${other}`}>{glossaries[language][other].term}</a>
              </Fragment>
            ))}
          </span>
          {page && (
            <PageLink to={page}>
              {nameOf(page)}
              <span aria-hidden="true"> →</span>
            </PageLink>
          )}
        </p>
      </dd>
    </div>
  );
}

const isTerm = (id: string): id is TermId => Object.hasOwn(terms, id);
