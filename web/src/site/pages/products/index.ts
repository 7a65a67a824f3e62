// Product pages and their metadata for search engines.
import type { Thing } from "schema-dts";
import { citations as citationsEn } from "../../content/en/products/citations";
import { profile as profileEn } from "../../content/en/products/google-business-profile";
import { heatmaps as heatmapsEn } from "../../content/en/products/heatmaps";
import { products as productsEn } from "../../content/en/products/index";
import { localPages as localPagesEn } from "../../content/en/products/local-pages";
import { reporting as reportingEn } from "../../content/en/products/reporting";
import { reviews as reviewsEn } from "../../content/en/products/reviews";
import { citations as citationsFr } from "../../content/fr/products/citations";
import { profile as profileFr } from "../../content/fr/products/google-business-profile";
import { heatmaps as heatmapsFr } from "../../content/fr/products/heatmaps";
import { products as productsFr } from "../../content/fr/products/index";
import { localPages as localPagesFr } from "../../content/fr/products/local-pages";
import { reporting as reportingFr } from "../../content/fr/products/reporting";
import { reviews as reviewsFr } from "../../content/fr/products/reviews";
import type { PRODUCTS } from "../../content/types/layout";
import type { Page, Pages } from "../../page";
import { currencyOf, type PlanId, profilePlans } from "../../prices";
import { type Language, type PageId, routes } from "../../routes";
import { faqLd } from "../../sections/faq";
import { absolute } from "../../seo/origin";
import { CitationsPage } from "./citations-page";
import { HeatmapsPage } from "./heatmaps-page";
import { LocalPagesPage } from "./local-pages-page";
import { ProductsPage } from "./products-page";
import { ProfilePage } from "./profile-page";
import { ReportingPage } from "./reporting-page";
import { ReviewsPage } from "./reviews-page";
import { serviceLd, type Titled } from "./service-ld";

const profiles = { en: profileEn, fr: profileFr };
const reviews = { en: reviewsEn, fr: reviewsFr };

/** Google Business Profile is the one product that is sold by itself. */
function profileLd(language: Language): Thing[] {
  const { meta, plans } = profiles[language];
  const url = absolute(routes["google-business-profile"][language]);
  return [
    {
      "@type": "Product",
      name: `Vitrine ${meta.name}`,
      description: meta.description,
      url,
      brand: { "@type": "Brand", name: "Vitrine" },
      offers: (Object.keys(profilePlans) as PlanId[]).map((plan) => ({
        "@type": "Offer",
        name: plans.items[plan].name,
        url,
        price: profilePlans[plan],
        priceCurrency: currencyOf(language),
        availability: "https://schema.org/InStock",
      })),
    },
  ];
}

function product(id: PageId, en: Titled, fr: Titled, Body: Page["Body"]): Page {
  return {
    meta: { en: en.meta, fr: fr.meta },
    Body,
    jsonLd: (language) => [serviceLd(id, { en, fr }, language)],
  };
}

export const products: Pages<"products" | (typeof PRODUCTS)[number]> = {
  products: { meta: { en: productsEn.meta, fr: productsFr.meta }, Body: ProductsPage },
  "google-business-profile": {
    ...product("google-business-profile", profileEn, profileFr, ProfilePage),
    jsonLd: profileLd,
  },
  heatmaps: product("heatmaps", heatmapsEn, heatmapsFr, HeatmapsPage),
  reviews: {
    ...product("reviews", reviewsEn, reviewsFr, ReviewsPage),
    jsonLd: (language) => [serviceLd("reviews", reviews, language), faqLd(reviews[language].questions.items)],
  },
  citations: product("citations", citationsEn, citationsFr, CitationsPage),
  "local-pages": product("local-pages", localPagesEn, localPagesFr, LocalPagesPage),
  reporting: product("reporting", reportingEn, reportingFr, ReportingPage),
};
