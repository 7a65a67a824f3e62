// A week with the product, a day in words beside the screen it is about.
import { ArrowRight } from "lucide-react";
import { profile as profileEn } from "../../content/en/products/google-business-profile";
import { audit as auditEn } from "../../content/en/products/pictures";
import { reporting as reportingEn } from "../../content/en/products/reporting";
import { reviews as reviewsEn } from "../../content/en/products/reviews";
import { profile as profileFr } from "../../content/fr/products/google-business-profile";
import { audit as auditFr } from "../../content/fr/products/pictures";
import { reporting as reportingFr } from "../../content/fr/products/reporting";
import { reviews as reviewsFr } from "../../content/fr/products/reviews";
import { DAYS, type HomeText } from "../../content/types/home";
import { PageLink } from "../../link";
import { AuditPicture } from "../../pictures/audit-picture";
import { ReportPage } from "../../pictures/report-page";
import { ReviewPicture, reviewShown } from "../../pictures/review-picture";
import type { Language } from "../../routes";
import { Figure } from "../../sections/figure";
import { Section } from "../../sections/section";
import { Split } from "../../sections/split";

const products = {
  en: { profile: profileEn, audit: auditEn, reporting: reportingEn, reviews: reviewsEn },
  fr: { profile: profileFr, audit: auditFr, reporting: reportingFr, reviews: reviewsFr },
};

/** Three days, their pictures on alternate sides. */
export function Week({ text, language }: { text: HomeText["week"]; language: Language }) {
  const pictures = picturesIn(language);
  return (
    <Section title={text.title} lead={text.lead}>
      <div className="flex flex-col gap-16 sm:gap-24">
        {DAYS.map((day, index) => {
          const { action, ...words } = text.days[day];
          return (
            <Split
              key={day}
              {...words}
              flipped={index % 2 === 1}
              picture={pictures[day]}
              action={
                <PageLink to={day} look="text">
                  {action}
                  {"\u00a0"}
                  <ArrowRight className="inline size-4" strokeWidth={1.5} aria-hidden="true" />
                </PageLink>
              }
            />
          );
        })}
      </div>
    </Section>
  );
}

/** The screens, as the products' own pages show them. */
function picturesIn(language: Language) {
  const { profile, audit, reporting, reviews } = products[language];
  return {
    reporting: (
      <Figure label={reporting.hero.picture}>
        <ReportPage kind="executive" text={reporting.sample} language={language} />
      </Figure>
    ),
    reviews: <ReviewPicture label={reviews.hero.picture} text={reviewShown(reviews.hero.review)} />,
    "google-business-profile": <AuditPicture label={profile.hero.picture} text={audit} />,
  };
}
