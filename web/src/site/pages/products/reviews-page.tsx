// Review management.
import {
  ArrowRight,
  BellRing,
  Eye,
  Gauge,
  MessageSquareReply,
  ShieldAlert,
  UserRoundCheck,
} from "lucide-react";
import { reviews as en } from "../../content/en/products/reviews";
import { reviews as fr } from "../../content/fr/products/reviews";
import { PageLink } from "../../link";
import { RequestPicture } from "../../pictures/request-picture";
import { ReviewPicture, reviewShown } from "../../pictures/review-picture";
import { TopicsPicture } from "../../pictures/topics-picture";
import type { Language } from "../../routes";
import { Claimed } from "../../sections/claim";
import { Faq } from "../../sections/faq";
import { FeatureGrid } from "../../sections/feature-grid";
import { Hero } from "../../sections/hero";
import { ScreenSection } from "../../sections/screen";
import { Section } from "../../sections/section";
import { Split } from "../../sections/split";
import { StatsBand } from "../../sections/stats-band";
import { Closing, Related, TrialActions, useCommon, withIcons } from "./parts";

const texts = { en, fr };

/** Renders the page. */
export function ReviewsPage({ language }: { language: Language }) {
  const text = texts[language];
  return (
    <>
      <Hero
        eyebrow={text.hero.eyebrow}
        title={text.hero.title}
        lead={text.hero.lead}
        actions={<TrialActions />}
        note={useCommon().trial_note}
        picture={<ReviewPicture label={text.hero.picture} text={reviewShown(text.hero.review)} />}
      />
      <Claimed claim="figures">
        <Section title={text.figures.title} tone="night">
          <StatsBand items={text.figures.items} />
        </Section>
      </Claimed>
      <Section title={text.features.title}>
        <FeatureGrid
          items={withIcons(text.features.items, {
            monitoring: Eye,
            alerts: BellRing,
            replies: MessageSquareReply,
            sentiment: Gauge,
            team: UserRoundCheck,
            crisis: ShieldAlert,
          })}
        />
      </Section>
      <ScreenSection name="reviews" />
      <Section tone="surface">
        <Split
          level={2}
          flipped
          title={text.requests.title}
          text={text.requests.text}
          points={text.requests.points}
          action={
            <PageLink to="docs-requests" hash={text.requests.proof_anchor} look="text">
              {text.requests.proof}
              {"\u00a0"}
              <ArrowRight className="inline size-4" strokeWidth={1.5} aria-hidden="true" />
            </PageLink>
          }
          picture={<RequestPicture label={text.requests.picture} text={text.requests.phone} />}
        />
      </Section>
      <Section>
        <Split
          level={2}
          title={text.sentiment.title}
          text={text.sentiment.text}
          action={
            <PageLink to="article-negative-reviews" look="text">
              {text.sentiment.action}
              {"\u00a0"}
              <ArrowRight className="inline size-4" strokeWidth={1.5} aria-hidden="true" />
            </PageLink>
          }
          picture={
            <TopicsPicture
              label={text.sentiment.picture}
              topics={text.sentiment.topics}
              positive={text.sentiment.positive}
              negative={text.sentiment.negative}
            />
          }
        />
      </Section>
      <Section title={text.questions.title} tone="surface">
        <Faq items={text.questions.items} />
      </Section>
      <Related to={["google-business-profile", "restaurants", "healthcare"]} />
      <Closing title={text.closing.title} text={text.closing.text} subject={text.meta.name} />
    </>
  );
}
