// The three free tools.
import { audit as auditEn } from "../../content/en/tools/audit";
import { keywords as keywordsEn } from "../../content/en/tools/keywords";
import { optimizer as optimizerEn } from "../../content/en/tools/optimizer";
import { audit as auditFr } from "../../content/fr/tools/audit";
import { keywords as keywordsFr } from "../../content/fr/tools/keywords";
import { optimizer as optimizerFr } from "../../content/fr/tools/optimizer";
import type { ToolText } from "../../content/types/tools";
import type { Page, Pages } from "../../page";
import type { Language } from "../../routes";
import { faqLd } from "../../sections/faq";
import { AuditPage } from "./audit-page";
import { KeywordsPage } from "./keywords-page";
import { OptimizerPage } from "./optimizer-page";

function tool(texts: Record<Language, ToolText>, Body: Page["Body"]): Page {
  return {
    meta: { en: texts.en.meta, fr: texts.fr.meta },
    updated: "2026-11-20",
    Body,
    jsonLd: (language) => [
      {
        "@type": "WebApplication",
        name: texts[language].meta.name,
        description: texts[language].meta.description,
        applicationCategory: "BusinessApplication",
        operatingSystem: "All",
        inLanguage: language,
        isAccessibleForFree: true,
      },
      faqLd(texts[language].faq.items),
    ],
  };
}

export const tools: Pages<"tool-audit" | "tool-gbp-optimizer" | "tool-keyword-research"> = {
  "tool-audit": tool({ en: auditEn, fr: auditFr }, AuditPage),
  "tool-gbp-optimizer": tool({ en: optimizerEn, fr: optimizerFr }, OptimizerPage),
  "tool-keyword-research": tool({ en: keywordsEn, fr: keywordsFr }, KeywordsPage),
};
