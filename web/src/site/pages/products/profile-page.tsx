// Google Business Profile page: gaps, posts and prices.
import { BellRing, CalendarClock, ChartLine, Images, MessageSquareText, Sparkles } from "lucide-react";
import { profile as en } from "../../content/en/products/google-business-profile";
import { audit as auditEn, posts as postsEn } from "../../content/en/products/pictures";
import { profile as fr } from "../../content/fr/products/google-business-profile";
import { audit as auditFr, posts as postsFr } from "../../content/fr/products/pictures";
import { AppLink, PageLink } from "../../link";
import { AuditPicture } from "../../pictures/audit-picture";
import { PostsPicture } from "../../pictures/posts-picture";
import { money, type PlanId, popularPlan, profilePlans } from "../../prices";
import type { Language } from "../../routes";
import { Claimed } from "../../sections/claim";
import { FeatureGrid } from "../../sections/feature-grid";
import { Hero } from "../../sections/hero";
import { PlanCard, PlanRow } from "../../sections/plan-card";
import { ScreenSection } from "../../sections/screen";
import { Section } from "../../sections/section";
import { Split } from "../../sections/split";
import { StatsBand } from "../../sections/stats-band";
import { Closing, Related, TrialActions, useCommon, withIcons } from "./parts";

const texts = { en, fr };
const pictures = { en: { audit: auditEn, posts: postsEn }, fr: { audit: auditFr, posts: postsFr } };

/** Renders the page. */
export function ProfilePage({ language }: { language: Language }) {
  const text = texts[language];
  const { audit, posts } = pictures[language];
  const common = useCommon();
  return (
    <>
      <Hero
        eyebrow={text.hero.eyebrow}
        title={text.hero.title}
        lead={text.hero.lead}
        actions={<TrialActions />}
        note={common.trial_note}
        picture={<AuditPicture label={text.hero.picture} text={audit} />}
      />
      <Section title={text.features.title} lead={text.features.lead} tone="surface">
        <FeatureGrid
          items={withIcons(text.features.items, {
            suggestions: Sparkles,
            posts: CalendarClock,
            reviews: MessageSquareText,
            photos: Images,
            analytics: ChartLine,
            alerts: BellRing,
          })}
        />
      </Section>
      <Section>
        <Split
          level={2}
          title={text.posts.title}
          text={text.posts.text}
          points={text.posts.points}
          picture={<PostsPicture label={text.posts.picture} text={posts} />}
        />
      </Section>
      <ScreenSection name="audit" />
      <Claimed claim="figures">
        <Section tone="night" title={text.benefits.title} lead={text.benefits.lead}>
          <StatsBand items={text.benefits.items} />
        </Section>
      </Claimed>
      <Section>
        <div className="mx-auto grid max-w-4xl gap-8 md:grid-cols-2 md:gap-14">
          <div>
            <h2 className="text-2xl">{text.audit.title}</h2>
            <p className="mt-4 text-lg text-pretty text-ink-muted">{text.audit.text}</p>
          </div>
          <div>
            <ul className="flex flex-col gap-3">
              {text.audit.points.map((point) => (
                <li key={point} className="tick">
                  {point}
                </li>
              ))}
            </ul>
            <p className="mt-6">
              <PageLink to="tool-audit" look="quiet">
                {text.audit.action}
              </PageLink>
            </p>
          </div>
        </div>
      </Section>
      <Section id="plans" title={text.plans.title} lead={text.plans.lead} tone="surface">
        <PlanRow>
          {(Object.keys(profilePlans) as PlanId[]).map((id) => {
            const plan = text.plans.items[id];
            return (
              <PlanCard
                key={id}
                name={plan.name}
                text={plan.text}
                features={plan.features}
                popular={id === popularPlan ? common.popular : undefined}
                price={
                  <p>
                    <span className="numeric font-display text-4xl">{money(profilePlans[id], language)}</span>{" "}
                    <span className="text-ink-muted">{common.per_month}</span>
                  </p>
                }
                action={
                  <AppLink
                    to="signup"
                    chosen={{ plan: id, list: "profile" }}
                    look={id === popularPlan ? "primary" : "quiet"}
                  >
                    {plan.action}
                  </AppLink>
                }
              />
            );
          })}
        </PlanRow>
        <p className="mt-8 text-center">
          <PageLink to="pricing" look="text">
            {text.plans.all}
          </PageLink>
        </p>
      </Section>
      <Related to={["reviews", "local-pages", "restaurants"]} />
      <Closing title={text.closing.title} text={text.closing.text} subject={text.meta.name} />
    </>
  );
}
