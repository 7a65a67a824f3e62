// The pricing page. The switch between monthly and yearly is two radios and CSS: it works without a script.
import { ShieldCheck } from "lucide-react";
import { pricing as en } from "../../content/en/pricing";
import { pricing as fr } from "../../content/fr/pricing";
import { AppLink, PageLink } from "../../link";
import {
  type AddOnId,
  addOns,
  guaranteeDays,
  type PlanId,
  plans,
  popularPlan,
  trialDays,
  yearlySaving,
} from "../../prices";
import type { Language } from "../../routes";
import { Cta } from "../../sections/cta";
import { Faq } from "../../sections/faq";
import { Hero } from "../../sections/hero";
import { PlanCard, PlanRow } from "../../sections/plan-card";
import { Section } from "../../sections/section";
import { Comparison } from "./comparison";
import { PriceTag } from "./price-tag";

const texts = { en, fr };
const PLANS = Object.keys(plans) as PlanId[];
const ADD_ONS = Object.keys(addOns) as AddOnId[];

/** Renders the page. */
export function PricingPage({ language }: { language: Language }) {
  const text = texts[language];
  return (
    <>
      <Hero title={text.title} lead={text.lead} />
      <div className="billing">
        <div className="column pb-16 sm:pb-24">
          <fieldset className="billing-switch">
            <legend className="sr-only">{text.billing}</legend>
            <label>
              <input type="radio" name="billing" value="monthly" defaultChecked className="sr-only" />
              {text.monthly}
            </label>
            <label>
              <input type="radio" name="billing" value="yearly" className="billing-yearly sr-only" />
              {text.yearly} <span className="badge">{text.badge(yearlySaving)}</span>
            </label>
          </fieldset>
          <PlanRow>
            {PLANS.map((id) => (
              <PlanCard
                key={id}
                level={2}
                name={text.plans[id].name}
                text={text.plans[id].text}
                features={text.plans[id].features}
                popular={id === popularPlan ? text.popular : undefined}
                price={<PriceTag price={plans[id]} {...text} />}
                action={<StartLinks plan={id} start={text.start} />}
              />
            ))}
          </PlanRow>
          <p className="mt-8 text-center text-balance text-ink-muted">
            {text.trial(trialDays)}{" "}
            <PageLink to="contact" query={{ subject: text.talk_subject }} look="text">
              {text.talk}
            </PageLink>
          </p>
        </div>
        <Section title={text.add_ons.title} lead={text.add_ons.lead} tone="surface">
          <ul className="add-ons grid gap-5 lg:grid-cols-3">
            {ADD_ONS.map((id) => (
              <PlanCard
                key={id}
                name={text.add_ons.items[id].title}
                text={text.add_ons.items[id].text}
                price={<PriceTag price={addOns[id]} {...text} small />}
                action={
                  <AppLink to="plan" look="quiet">
                    {text.add_ons.add}
                  </AppLink>
                }
              />
            ))}
          </ul>
        </Section>
      </div>
      <Section title={text.comparison.title} lead={text.comparison.lead} id="compare">
        <Comparison {...text.comparison} names={PLANS.map((id) => text.plans[id].name)} />
        <p className="mt-6 max-w-2xl text-sm text-pretty text-ink-muted">{text.comparison.note}</p>
      </Section>
      <div className="column">
        <div className="night flex flex-col items-center gap-6 rounded-xl bg-night p-8 text-center text-cream sm:flex-row sm:p-10 sm:text-left">
          <span className="sign size-14!">
            <ShieldCheck className="size-7" strokeWidth={1.5} aria-hidden="true" />
          </span>
          <div>
            <h2 className="text-2xl">{text.guarantee.title(guaranteeDays)}</h2>
            <p className="mt-2 max-w-2xl text-ink-muted">{text.guarantee.text}</p>
          </div>
        </div>
      </div>
      <Section title={text.faq.title} id="faq">
        <Faq items={text.faq.items} />
      </Section>
      <Cta
        title={text.cta.title}
        text={text.cta.text}
        note={text.trial(trialDays)}
        actions={
          <AppLink to="signup" look="light">
            {text.start}
          </AppLink>
        }
      />
    </>
  );
}

/** Links to sign-up: the switch above shows that of its billing period. */
function StartLinks({ plan, start }: { plan: PlanId; start: string }) {
  const look = {
    look: plan === popularPlan ? ("primary" as const) : ("quiet" as const),
    className: "w-full",
  };
  return (
    <>
      <p className="if-monthly">
        <AppLink to="signup" chosen={{ plan }} {...look}>
          {start}
        </AppLink>
      </p>
      <p className="if-yearly">
        <AppLink to="signup" chosen={{ plan, period: "year" }} {...look}>
          {start}
        </AppLink>
      </p>
    </>
  );
}
