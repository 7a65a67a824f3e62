// Page for unknown addresses.
import { en } from "../../content/en/not-found";
import { fr } from "../../content/fr/not-found";
import { PageLink } from "../../link";
import type { Language } from "../../routes";
import { Awning } from "../../sections/awning";
import { Hero } from "../../sections/hero";

const texts = { en, fr };

function Head({ language }: { language: Language }) {
  return (
    <>
      <title>{texts[language].title}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

function Body({ language }: { language: Language }) {
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
    </>
  );
}

/** Head and body of the page that does not exist. */
export const NotFound = { Head, Body };
