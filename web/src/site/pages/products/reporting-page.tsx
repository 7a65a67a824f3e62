// Reports page: three templates, their readers and their data sources.
import { ArrowRight, Globe, Link2, Palette, Users } from "lucide-react";
import { reporting as en } from "../../content/en/products/reporting";
import { reporting as fr } from "../../content/fr/products/reporting";
import type { ReportKind } from "../../content/types/products";
import { PageLink } from "../../link";
import { PortalPicture } from "../../pictures/portal-picture";
import { ReportPage } from "../../pictures/report-page";
import type { Language } from "../../routes";
import { Claimed } from "../../sections/claim";
import { Sign } from "../../sections/feature-grid";
import { Figure } from "../../sections/figure";
import { Hero } from "../../sections/hero";
import { Preview } from "../../sections/preview";
import { Section } from "../../sections/section";
import { StatsBand } from "../../sections/stats-band";
import { Closing, Related, TrialActions, useCommon, withIcons } from "./parts";

const texts = { en, fr };

/** Renders the page. */
export function ReportingPage({ language }: { language: Language }) {
  const text = texts[language];
  const common = useCommon();
  const kinds = Object.keys(text.templates.items) as ReportKind[];
  return (
    <>
      <Hero
        eyebrow={text.hero.eyebrow}
        title={text.hero.title}
        lead={text.hero.lead}
        actions={<TrialActions />}
        note={common.trial_note}
        picture={
          <Figure label={text.hero.picture}>
            <ReportPage kind="executive" text={text.sample} language={language} />
          </Figure>
        }
      />
      <Section id="templates" title={text.templates.title} lead={text.templates.lead} tone="surface">
        <ul className="grid gap-6 md:grid-cols-3">
          {kinds.map((kind) => {
            const { title, text: description } = text.templates.items[kind];
            return (
              <li key={kind} className="card overflow-hidden p-0!">
                <div aria-hidden="true" inert className="h-60 overflow-hidden bg-sunken px-7 pt-7">
                  <div className="w-[200%] origin-top-left scale-50 rounded-xl border border-line bg-surface shadow-md">
                    <ReportPage kind={kind} text={text.sample} language={language} />
                  </div>
                </div>
                <div className="flex flex-1 flex-col border-t border-line p-6">
                  <h3 className="text-xl">{title}</h3>
                  <p className="mt-1.5 mb-5 text-pretty text-ink-muted">{description}</p>
                  <div className="mt-auto">
                    <Preview
                      id={`preview-${kind}`}
                      title={title}
                      action={common.preview}
                      close={common.close}
                    >
                      <ReportPage kind={kind} text={text.sample} language={language} />
                    </Preview>
                  </div>
                </div>
              </li>
            );
          })}
        </ul>
      </Section>
      <Section>
        <div className="mx-auto grid max-w-4xl gap-8 md:grid-cols-2 md:gap-14">
          <div>
            <h2 className="text-2xl">{text.schedule.title}</h2>
            <p className="mt-4 text-lg text-pretty text-ink-muted">{text.schedule.text}</p>
          </div>
          <div>
            <ul className="flex flex-col gap-3">
              {text.schedule.points.map((point) => (
                <li key={point} className="tick">
                  {point}
                </li>
              ))}
            </ul>
            <p className="mt-6">
              <PageLink to="pricing" look="text">
                {text.schedule.action}
                {"\u00a0"}
                <ArrowRight className="inline size-4" strokeWidth={1.5} aria-hidden="true" />
              </PageLink>
            </p>
          </div>
        </div>
      </Section>
      <Section id="white-label" tone="surface">
        <div className="grid items-center gap-12 lg:grid-cols-2 lg:gap-16">
          <PortalPicture label={text.white.picture} text={text.white.portal} />
          <div>
            <h2 className="text-3xl">{text.white.title}</h2>
            <p className="mt-4 mb-8 text-lg text-pretty text-ink-muted">{text.white.lead}</p>
            <ul className="flex flex-col gap-6">
              {withIcons(text.white.items, {
                branding: Palette,
                domain: Globe,
                links: Link2,
                portal: Users,
              }).map(({ icon, title, text: description }) => (
                <li key={title} className="flex gap-5">
                  <Sign icon={icon} />
                  <div>
                    <h3 className="text-lg font-semibold">{title}</h3>
                    <p className="mt-0.5 text-pretty text-ink-muted">{description}</p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
      <Claimed claim="figures">
        <Section title={text.figures.title} lead={text.figures.lead} tone="night">
          <StatsBand items={text.figures.items} />
        </Section>
      </Claimed>
      <Related to={["heatmaps", "reviews", "retail"]} />
      <Closing title={text.closing.title} text={text.closing.text} subject={text.meta.name} />
    </>
  );
}
