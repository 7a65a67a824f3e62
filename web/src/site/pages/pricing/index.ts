// Pricing page and its metadata for search engines.
import type { Thing } from "schema-dts";
import { pricing as en } from "../../content/en/pricing";
import { pricing as fr } from "../../content/fr/pricing";
import type { Pages } from "../../page";
import { currencyOf, type PlanId, plans } from "../../prices";
import type { Language } from "../../routes";
import { faqLd } from "../../sections/faq";
import { absolute } from "../../seo/origin";
import { PricingPage } from "./pricing-page";

const texts = { en, fr };

function jsonLd(language: Language): Thing[] {
  const text = texts[language];
  const address = absolute(language === "fr" ? "/fr/pricing" : "/pricing");
  return [
    {
      "@type": "Product",
      name: "Vitrine",
      description: text.meta.description,
      url: address,
      brand: { "@type": "Brand", name: "Vitrine" },
      offers: (Object.keys(plans) as PlanId[]).map((id) => ({
        "@type": "Offer",
        name: text.plans[id].name,
        description: text.plans[id].text,
        url: address,
        price: plans[id].monthly,
        priceCurrency: currencyOf(language),
        availability: "https://schema.org/InStock",
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price: plans[id].monthly,
          priceCurrency: currencyOf(language),
          unitCode: "MON",
        },
      })),
    },
    faqLd(text.faq.items),
  ];
}

export const pricing: Pages<"pricing"> = {
  pricing: { meta: { en: en.meta, fr: fr.meta }, Body: PricingPage, jsonLd },
};
