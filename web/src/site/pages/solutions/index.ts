// Industry pages and their metadata for search engines.
import { healthcare as healthcareEn } from "../../content/en/solutions/healthcare";
import { homeServices as homeServicesEn } from "../../content/en/solutions/home-services";
import { solutions as solutionsEn } from "../../content/en/solutions/index";
import { legal as legalEn } from "../../content/en/solutions/legal";
import { realEstate as realEstateEn } from "../../content/en/solutions/real-estate";
import { restaurants as restaurantsEn } from "../../content/en/solutions/restaurants";
import { healthcare as healthcareFr } from "../../content/fr/solutions/healthcare";
import { homeServices as homeServicesFr } from "../../content/fr/solutions/home-services";
import { solutions as solutionsFr } from "../../content/fr/solutions/index";
import { legal as legalFr } from "../../content/fr/solutions/legal";
import { realEstate as realEstateFr } from "../../content/fr/solutions/real-estate";
import { restaurants as restaurantsFr } from "../../content/fr/solutions/restaurants";
import type { SOLUTIONS } from "../../content/types/layout";
import type { SolutionText } from "../../content/types/solutions";
import type { Page, Pages } from "../../page";
import type { Language, PageId } from "../../routes";
import { faqLd } from "../../sections/faq";
import { serviceLd } from "../products/service-ld";
import { HealthcarePage } from "./healthcare-page";
import { HomeServicesPage } from "./home-services-page";
import { LegalPage } from "./legal-page";
import { RealEstatePage } from "./real-estate-page";
import { RestaurantsPage } from "./restaurants-page";
import { RetailPage, retailText } from "./retail-page";
import { SolutionsPage } from "./solutions-page";

function industry(id: PageId, texts: Record<Language, SolutionText>, Body: Page["Body"]): Page {
  return {
    meta: { en: texts.en.meta, fr: texts.fr.meta },
    Body,
    jsonLd: (language) => [serviceLd(id, texts, language), faqLd(texts[language].questions)],
  };
}

export const solutions: Pages<"solutions" | (typeof SOLUTIONS)[number]> = {
  solutions: { meta: { en: solutionsEn.meta, fr: solutionsFr.meta }, Body: SolutionsPage },
  restaurants: industry("restaurants", { en: restaurantsEn, fr: restaurantsFr }, RestaurantsPage),
  healthcare: industry("healthcare", { en: healthcareEn, fr: healthcareFr }, HealthcarePage),
  "real-estate": industry("real-estate", { en: realEstateEn, fr: realEstateFr }, RealEstatePage),
  legal: industry("legal", { en: legalEn, fr: legalFr }, LegalPage),
  "home-services": industry("home-services", { en: homeServicesEn, fr: homeServicesFr }, HomeServicesPage),
  retail: industry("retail", { en: retailText("en"), fr: retailText("fr") }, RetailPage),
};
