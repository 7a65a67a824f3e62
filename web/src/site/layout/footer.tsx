// The foot of every page: where everything is, and the newsletter.
import { COLUMNS, LEGAL, PRODUCTS, SOLUTIONS } from "../content/types/layout";
import { PageLink } from "../link";
import type { PageId } from "../routes";
import { IfPage } from "../sections/claim";
import { NewsletterForm } from "../sections/newsletter-form";
import { LanguageSwitch } from "./language-switch";
import { useLayoutText } from "./text";
import { Wordmark } from "./wordmark";

/** The footer of a page. */
export function Footer({ id }: { id: PageId | null }) {
  const text = useLayoutText();
  return (
    <footer className="night bg-night-deep text-cream">
      <div className="column py-14 sm:py-16">
        <div className="grid gap-10 border-b border-line pb-12 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
          <div>
            <PageLink to="home" className="inline-block rounded-sm">
              <Wordmark label={text.home} />
            </PageLink>
            <p className="mt-4 max-w-sm font-display text-xl text-balance">{text.tagline}</p>
          </div>
          <NewsletterForm source="footer" {...text.newsletter} />
        </div>
        <div className="mt-12 grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3 lg:grid-cols-5">
          <Column
            title={text.columns.products}
            links={PRODUCTS.map((id) => [id, text.products.items[id].name])}
          />
          <Column
            title={text.columns.solutions}
            links={SOLUTIONS.map((id) => [id, text.solutions.items[id].name])}
          />
          {(["resources", "company", "support"] as const).map((name) => (
            <Column
              key={name}
              isWide={name === "support"}
              title={text.columns[name]}
              links={COLUMNS[name].map((id) => [id, text.links[id]])}
            />
          ))}
        </div>
        <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-6 text-sm text-ink-muted">
          <p className="mr-auto">{text.rights}</p>
          <div className="gap-x-6 gap-y-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2 sm:contents">
            <nav aria-label={text.legal} className="max-sm:contents">
              <ul className="gap-x-6 gap-y-2 max-sm:contents sm:flex sm:flex-wrap">
                {LEGAL.map((id) => (
                  <li key={id}>
                    <FootLink to={id}>{text.links[id]}</FootLink>
                  </li>
                ))}
              </ul>
            </nav>
            <LanguageSwitch id={id} long />
          </div>
        </div>
      </div>
    </footer>
  );
}

interface ColumnProps {
  title: string;
  links: readonly (readonly [PageId, string])[];
  /** The last of an odd number: on phones it fills its row with two columns of links. */
  isWide?: boolean;
}

function Column({ title, links, isWide = false }: ColumnProps) {
  return (
    <div className={isWide ? "max-sm:col-span-2" : undefined}>
      <h2 className="text-sm font-semibold">{title}</h2>
      <ul
        className={`mt-4 flex flex-col gap-2.5 text-sm text-ink-muted ${isWide ? "max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-6" : ""}`}
      >
        {links.map(([id, name]) => (
          <IfPage key={id} to={id}>
            <li>
              <FootLink to={id}>{name}</FootLink>
            </li>
          </IfPage>
        ))}
      </ul>
    </div>
  );
}

function FootLink({ to, children }: { to: PageId; children: string }) {
  return (
    <PageLink to={to} className="rounded-sm underline-offset-4 hover:text-cream hover:underline">
      {children}
    </PageLink>
  );
}
