// Shared structure of all industry pages; each adds its pictures and own sections.
import { ArrowRight, type LucideIcon, Search } from "lucide-react";
import type { ReactNode } from "react";
import type { SolutionText } from "../../content/types/solutions";
import { PageLink } from "../../link";
import type { PageId } from "../../routes";
import { Claimed } from "../../sections/claim";
import { Faq } from "../../sections/faq";
import { Sign } from "../../sections/feature-grid";
import { Hero } from "../../sections/hero";
import { Section } from "../../sections/section";
import { StatsBand } from "../../sections/stats-band";
import { Steps } from "../../sections/steps";
import { Closing, Related, TrialActions, useCommon, withSigns } from "../products/parts";

/** The signs of an industry's eight features. */
export type Signs = readonly [
  LucideIcon,
  LucideIcon,
  LucideIcon,
  LucideIcon,
  LucideIcon,
  LucideIcon,
  LucideIcon,
  LucideIcon,
];

interface Props {
  text: SolutionText;
  /** Content beside the headline. */
  picture: ReactNode;
  signs: Signs;
  /** The page that tells the story. */
  story: PageId;
  related: Parameters<typeof Related>[0]["to"];
  /** Instead of the trial and the demo. */
  actions?: ReactNode;
  /** Under the actions, instead of the terms of the trial. */
  note?: string;
  /** Sections of this industry only. */
  children?: ReactNode;
}

/** The page of an industry. */
export function SolutionPage({ text, picture, signs, story, related, actions, note, children }: Props) {
  const common = useCommon();
  const features = withSigns(text.features.items, signs);
  return (
    <>
      <Hero
        eyebrow={text.hero.eyebrow}
        title={text.hero.title}
        lead={text.hero.lead}
        actions={actions ?? <TrialActions />}
        note={note ?? common.trial_note}
        picture={picture}
      />
      <Searches title={text.searches.title} items={text.searches.items} />
      <Section align="start" title={text.features.title} lead={text.features.lead} tone="surface">
        <ul className="grid border-line sm:grid-cols-2 sm:border-t">
          {features.map(({ icon, title, text: description }) => (
            <li
              key={title}
              className="flex gap-5 border-line py-7 max-sm:border-t sm:border-b sm:odd:border-e sm:odd:pe-8 sm:even:ps-8"
            >
              <Sign icon={icon} />
              <div>
                <h3 className="text-lg font-semibold">{title}</h3>
                <p className="mt-1 text-pretty text-ink-muted">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      {children}
      <Section title={text.steps.title} lead={text.steps.lead}>
        <Steps items={text.steps.items} />
      </Section>
      <Claimed claim="figures">
        <Section title={text.metrics.title} tone="night">
          <StatsBand items={text.metrics.items} />
        </Section>
      </Claimed>
      <Claimed claim="stories">
        <Section>
          <Story {...text.story} to={story} />
        </Section>
      </Claimed>
      <Section title={common.questions_title} tone="surface">
        <Faq items={text.questions} />
      </Section>
      <Related to={related} />
      <Closing title={text.closing.title} text={text.closing.text} subject={text.meta.name} />
    </>
  );
}

function Searches({ title, items }: SolutionText["searches"]) {
  return (
    <div className="column pb-16">
      <div className="flex flex-col gap-4 border-t border-line pt-8 lg:flex-row lg:items-center lg:gap-8">
        <h2 className="shrink-0 font-sans! text-base! font-semibold! tracking-normal!">{title}</h2>
        <ul className="chips">
          {items.map((item) => (
            <li key={item} className="gap-2 rounded-full border border-line bg-surface px-3.5 py-1.5 text-sm">
              <Search className="size-3.5 text-brass-ink" strokeWidth={1.5} aria-hidden="true" />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Story({ eyebrow, title, text, figure, action, to }: SolutionText["story"] & { to: PageId }) {
  return (
    <div className="grid overflow-hidden rounded-xl border border-line bg-surface md:grid-cols-[18rem_1fr]">
      <p className="flex flex-col justify-center bg-brass-soft p-8 sm:p-10">
        <span className="numeric font-display text-4xl sm:text-5xl">{figure.value}</span>
        <span className="mt-2 font-medium">{figure.label}</span>
      </p>
      <div className="p-8 sm:p-10">
        <p className="text-sm font-semibold text-brass-ink">{eyebrow}</p>
        <h2 className="mt-2 text-2xl">{title}</h2>
        <p className="mt-3 max-w-[60ch] text-pretty text-ink-muted">{text}</p>
        <p className="mt-5">
          <PageLink to={to} look="text">
            {action}
            {"\u00a0"}
            <ArrowRight className="inline size-4" strokeWidth={1.5} aria-hidden="true" />
          </PageLink>
        </p>
      </div>
    </div>
  );
}
