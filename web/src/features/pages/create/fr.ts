// Words of the dialog that creates the site, and of its look; loaded with them.
import { plural } from "@/lib/format";
import type { create as en } from "./en";

const n = (count: number) => count.toLocaleString("fr-FR");
const pages = (count: number) => `${n(count)} ${plural("fr", count, "page", "pages")}`;
const s = (count: number) => plural("fr", count, "", "s");

export const create: typeof en = {
  title: "Créer votre site",
  steps: ["Modèle", "Apparence", "Langues et adresse"],
  step: (at, total, name) => `Étape ${at} sur ${total} : ${name}`,
  next: "Continuer",
  back: "Retour",
  submit: "Créer le site",
  created: "Le site est créé",
  failed: "Le site n’a pas été créé.",
  template: "Modèle",
  template_text:
    "Un seul modèle pour toutes les pages. Vous pourrez en changer : adresses et textes restent.",
  sample: (name) => `Page d’exemple du modèle ${name}`,
  open_sample: "Ouvrir l’exemple",
  look: {
    primary: "Couleur principale",
    accent: "Boutons et liens",
    pick: (name) => `Choisir une couleur : ${name}`,
    code_help: "Six chiffres ou lettres, comme #12355B.",
    invalid: "Saisissez une couleur comme #12355B.",
    contrast: (ratio, color) => `Texte ${color.toLowerCase()} dessus : contraste ${ratio}`,
    enough: "facile à lire",
    white: "Blanc",
    black: "Noir",
    font: "Police",
    font_text: "Toutes sont déjà sur chaque appareil : rien à télécharger.",
    preview: "Aperçu de l’apparence",
    sample: {
      place: "Rue Neuve, Lyon",
      headline: "Du pain depuis six heures ce matin",
      text: "Un levain de notre moulin, et une place près de la vitrine.",
      action: "Appeler la boutique",
      link: "Itinéraire",
      open: "Ouvert jusqu’à 19 h",
    },
  },
  address: {
    name: "Nom de l’entreprise",
    name_help: "Affiché en haut de chaque page.",
    name_required: "Saisissez un nom.",
    slug: "Adresse",
    slug_help: "Vos pages se trouveront sous",
    slug_invalid: "De 3 à 40 minuscules sans accent, chiffres et traits d’union.",
    slug_taken: "Un autre site porte déjà cette adresse.",
    slug_too_many: "Vous ne pouvez plus changer d’adresse : les anciennes continuent de fonctionner.",
    languages: "Langues des pages",
    default_language: "Langue principale",
    default_help: "Ses adresses n’indiquent pas la langue : /lyon au lieu de /fr/lyon.",
    missing: (countries) =>
      `Pour certains établissements (${countries}), la loi exige des pages en français. Une traduction peut y figurer à côté.`,
  },
  result: {
    title: "Ce qui va se passer",
    drafts: (count) => `${pages(count)} préparée${s(count)} à partir de vos établissements`,
    ready: "Prêtes pour les moteurs de recherche",
    waiting: "À compléter d’abord",
    unknown: "La liste montrera lesquelles sont prêtes.",
    private: "Rien n’est encore public. Vous publiez page par page, ou plusieurs à la fois.",
    reasons: "Pourquoi",
  },
};
