// Searches that bring local customers, by patterns. Pure.

type Language = "en" | "fr";

/** A trade with its names and its kind. */
export interface Trade {
  en: string;
  fr: string;
  kind: string;
}

/** Input of the tool. */
export interface KeywordInput {
  trade: string;
  city: string;
  district: string;
  language: Language;
}

/**
 * Patterns by intent: `{t}` is the trade, `{c}` the city, `{d}` the district. A district's are used when there is one. Of
 * `[one|other]` the other goes with feminine trades in French, and with those that begin with a vowel in English.
 */
const PATTERNS: Record<Language, Record<string, readonly string[]>> = {
  en: {
    near: [
      "{t} near me",
      "{t} {c}",
      "{t} in {c}",
      "{t} nearby",
      "{t} downtown {c}",
      "closest {t}",
      "local {t} {c}",
    ],
    price: ["{t} prices {c}", "cheap {t} {c}", "affordable {t} near me", "{t} cost {c}"],
    choice: [
      "best {t} {c}",
      "best {t} near me",
      "top rated {t} {c}",
      "{t} reviews {c}",
      "recommended {t} {c}",
      "good {t} {c}",
    ],
    hours: [
      "{t} open now",
      "{t} open sunday {c}",
      "{t} open late {c}",
      "{t} open on holidays {c}",
      "{t} open saturday {c}",
    ],
    area: ["{t} {d}", "{t} in {d} {c}", "{t} near {d}", "best {t} {d}"],
    questions: [
      "how to find a good {t} in {c}",
      "which {t} in {c} is open on sunday",
      "how much does [a|an] {t} cost in {c}",
    ],
  },
  fr: {
    near: [
      "{t} à proximité",
      "{t} {c}",
      "{t} à {c}",
      "{t} près de moi",
      "{t} {c} centre",
      "{t} [le|la] plus proche",
      "{t} autour de moi",
    ],
    price: ["tarif {t} {c}", "{t} pas cher {c}", "prix {t} {c}", "{t} abordable {c}"],
    choice: [
      "meilleur[|e] {t} {c}",
      "avis {t} {c}",
      "{t} recommandé[|e] {c}",
      "bon[|ne] {t} {c}",
      "{t} bien noté[|e] {c}",
      "top {t} {c}",
    ],
    hours: [
      "{t} ouvert[|e] maintenant",
      "{t} ouvert[|e] le dimanche {c}",
      "{t} ouvert[|e] tard {c}",
      "{t} ouvert[|e] jour férié {c}",
      "{t} ouvert[|e] le samedi {c}",
    ],
    area: ["{t} {d}", "{t} {d} {c}", "{t} près de {d}", "meilleur[|e] {t} {d}"],
    questions: [
      "comment trouver un[|e] bon[|ne] {t} à {c}",
      "quel[|le] {t} est ouvert[|e] le dimanche à {c}",
      "combien coûte un[|e] {t} à {c}",
    ],
  },
};

/** Patterns of one kind of trade, in addition to the common ones; equal names replace those. */
const BY_KIND: Record<Language, Record<string, Record<string, readonly string[]>>> = {
  en: {
    food: {
      special: [
        "{t} with outdoor seating {c}",
        "{t} takeout {c}",
        "{t} delivery {c}",
        "vegetarian {t} {c}",
        "gluten free {t} {c}",
        "{t} for groups {c}",
        "kid friendly {t} {c}",
      ],
    },
    health: {
      urgent: [
        "emergency {t} {c}",
        "{t} same day appointment {c}",
        "{t} on call {c}",
        "{t} open now near me",
      ],
      special: [
        "{t} accepting new patients {c}",
        "{t} for children {c}",
        "{t} online booking {c}",
        "wheelchair accessible {t} {c}",
      ],
    },
    home: {
      urgent: ["emergency {t} {c}", "24 hour {t} {c}", "{t} today {c}", "{t} weekend {c}"],
      special: ["{t} free quote {c}", "licensed {t} {c}", "{t} for apartments {c}", "{t} for businesses {c}"],
    },
    beauty: {
      special: [
        "walk-in {t} {c}",
        "{t} online booking {c}",
        "{t} for men {c}",
        "organic {t} {c}",
        "{t} gift card {c}",
      ],
    },
    shop: {
      special: [
        "{t} with parking {c}",
        "{t} in-store pickup {c}",
        "secondhand {t} {c}",
        "{t} gift ideas {c}",
        "independent {t} {c}",
      ],
    },
    professional: {
      urgent: ["urgent {t} {c}", "{t} appointment this week {c}"],
      special: [
        "{t} free first consultation {c}",
        "{t} for small businesses {c}",
        "{t} online {c}",
        "english speaking {t} {c}",
      ],
    },
    stay: {
      hours: ["{t} tonight {c}", "{t} late check-in {c}", "weekend {t} {c}"],
      special: [
        "{t} with parking {c}",
        "{t} with breakfast {c}",
        "pet friendly {t} {c}",
        "family {t} {c}",
        "{t} near {c} station",
      ],
      questions: [
        "where to stay in {c}",
        "how to find a good {t} in {c}",
        "how much does [a|an] {t} cost in {c}",
      ],
    },
  },
  fr: {
    food: {
      special: [
        "{t} avec terrasse {c}",
        "{t} à emporter {c}",
        "{t} livraison {c}",
        "{t} végétarien[|ne] {c}",
        "{t} sans gluten {c}",
        "{t} pour groupe {c}",
        "{t} avec enfants {c}",
      ],
    },
    health: {
      urgent: [
        "{t} urgence {c}",
        "{t} de garde {c}",
        "{t} rendez-vous aujourd’hui {c}",
        "{t} sans rendez-vous {c}",
      ],
      special: [
        "{t} qui prend de nouveaux patients {c}",
        "{t} pour enfants {c}",
        "{t} rendez-vous en ligne {c}",
        "{t} accessible PMR {c}",
      ],
    },
    home: {
      urgent: ["{t} urgence {c}", "{t} 24h/24 {c}", "dépannage {t} {c}", "{t} week-end {c}"],
      special: ["{t} devis gratuit {c}", "{t} agréé[|e] {c}", "artisan {t} {c}", "{t} pour copropriété {c}"],
    },
    beauty: {
      special: [
        "{t} sans rendez-vous {c}",
        "{t} réservation en ligne {c}",
        "{t} homme {c}",
        "{t} bio {c}",
        "{t} carte cadeau {c}",
      ],
    },
    shop: {
      special: [
        "{t} avec parking {c}",
        "{t} click and collect {c}",
        "{t} d’occasion {c}",
        "{t} idées cadeaux {c}",
        "{t} indépendant[|e] {c}",
      ],
    },
    professional: {
      urgent: ["{t} urgent[|e] {c}", "{t} rendez-vous cette semaine {c}"],
      special: [
        "{t} premier rendez-vous gratuit {c}",
        "{t} pour TPE {c}",
        "{t} en ligne {c}",
        "{t} qui parle anglais {c}",
      ],
    },
    stay: {
      hours: ["{t} ce soir {c}", "{t} arrivée tardive {c}", "{t} week-end {c}"],
      special: [
        "{t} avec parking {c}",
        "{t} avec petit-déjeuner {c}",
        "{t} chiens acceptés {c}",
        "{t} pour famille {c}",
        "{t} gare de {c}",
      ],
      questions: [
        "où dormir à {c}",
        "comment trouver un[|e] bon[|ne] {t} à {c}",
        "combien coûte un[|e] {t} à {c}",
      ],
    },
  },
};

const ORDER = ["near", "urgent", "price", "choice", "hours", "special", "area", "questions"];

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** First words of feminine trades; most others of them end in -erie. */
const FEMININE =
  /^(\w*erie|\w*irie|\w*eria|agence|boite|auto-ecole|pharmacie|entreprise|boutique|location|salle|clinique|creche|pension|maternite|auberge|chambre|depanneuse|sage-femme|restauration|fondue|station|parapharmacie|reproduction|photocopie|epicerie|construction)\b/;

const isOther = (trade: string, language: Language): boolean =>
  (language === "fr" ? FEMININE : /^[aeiou]/).test(fold(trade));

/** "à Le Havre" is "au Havre", and "près de Ainay" is "près d’Ainay". */
const contracted = (text: string): string =>
  text
    .replace(/(?<=^| )de (?=[aeiouàâéèêëîïôœ])/giu, "d’")
    .replace(/(?<=^| )(à|de) (Les?) /g, (_, word: string, article: string) => {
      const isPlural = article === "Les";
      return word === "à" ? (isPlural ? "aux " : "au ") : isPlural ? "des " : "du ";
    });

/** Groups of keywords by intent, none of them twice. */
export function ideas(input: KeywordInput, trades: readonly Trade[]): [group: string, keywords: string[]][] {
  const { city, district, language } = input;
  const knownTrade = trades.find(
    (trade) => fold(trade.en) === fold(input.trade) || fold(trade.fr) === fold(input.trade),
  );
  const trade = (knownTrade?.[language] ?? input.trade).toLowerCase();
  const patterns = { ...PATTERNS[language], ...(knownTrade && BY_KIND[language][knownTrade.kind]) };
  const choice = isOther(trade, language) ? "$2" : "$1";
  const fill = (pattern: string) => {
    const chosen = pattern.replace(/\[(.*?)\|(.*?)\]/g, choice);
    // Functions, because the typed text may contain "$".
    const places = chosen
      .replace("{t}", () => trade)
      .replace("{c}", () => city)
      .replace("{d}", () => district);
    const text = places.replace(/\s+/g, " ").trim();
    return language === "fr" ? contracted(text) : text;
  };
  const seen = new Set<string>();
  return ORDER.flatMap((group): [string, string[]][] => {
    const usable = (patterns[group] ?? []).filter((pattern) => district || !pattern.includes("{d}"));
    const keywords = usable.map(fill).filter((keyword) => !seen.has(keyword) && seen.add(keyword));
    return keywords.length ? [[group, keywords]] : [];
  });
}
