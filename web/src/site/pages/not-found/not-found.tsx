// Page for unknown addresses.
import { Search } from "lucide-react";
import { en } from "../../content/en/not-found";
import { fr } from "../../content/fr/not-found";
import { addressOf, PageLink } from "../../link";
import type { NameOf } from "../../page";
import type { Language, PageId } from "../../routes";
import { Awning } from "../../sections/awning";
import { Hero } from "../../sections/hero";
import { Section } from "../../sections/section";

const texts = { en, fr };
const LINKS: readonly PageId[] = ["products", "pricing", "resources", "docs", "help"];

function Head({ language }: { language: Language }) {
  return (
    <>
      <title>{texts[language].title}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

function Body({ language, nameOf }: { language: Language; nameOf: NameOf }) {
  const text = texts[language];
  return (
    <>
      <Awning />
      <Hero
        eyebrow="404"
        title={text.heading}
        lead={text.lead}
        actions={
          <>
            <PageLink to="contact" query={{ subject: text.subject }} look="primary">
              {text.tell}
            </PageLink>
            <PageLink to="home" look="quiet">
              {text.home}
            </PageLink>
          </>
        }
      />
      <Section title={text.links}>
        <form action={addressOf("help", language)} method="get" className="mx-auto flex max-w-xl gap-3">
          <label htmlFor="missing-search" className="sr-only">
            {text.search}
          </label>
          <input
            id="missing-search"
            name="q"
            type="search"
            maxLength={100}
            placeholder={text.search}
            className="input min-w-0 flex-1"
          />
          <button type="submit" className="icon-button" aria-label={text.submit}>
            <Search className="size-5" strokeWidth={1.5} aria-hidden="true" />
          </button>
        </form>
        <ul className="chips mt-6 text-center">
          {LINKS.map((to) => (
            <li key={to}>
              <PageLink to={to} className="chip inline-flex items-center">
                {nameOf(to)}
              </PageLink>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** Head and body of the page that does not exist. */
export const NotFound = { Head, Body };
