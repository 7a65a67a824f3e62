// Words of the settings of the site and of its address; loaded with them.
import type { site as en } from "./en";

/** French writes the names of languages in lower case. */
const lowerCase = (language: string) => `${language}`.toLocaleLowerCase("fr");

export const site: typeof en = {
  template: { title: "Modèle", text: "Toutes les pages changent d’un coup. Adresses et textes restent." },
  look: { title: "Apparence", text: "Les couleurs, la police et le logo de votre organisation." },
  logo: "Changer le logo dans les réglages de l’organisation",
  address: {
    title: "Nom, adresse et langues",
    text: "Si vous changez l’adresse, toutes les anciennes mènent pour toujours aux nouvelles.",
  },
  intro: {
    title: "Introduction",
    text: "Affichée sur la première page du site, au-dessus de la liste des villes.",
    label: (language) => `Introduction en ${lowerCase(language)}`,
    placeholder: "Trois générations de boulangers, douze boutiques, un seul levain.",
  },
  legal: {
    title: "Mentions légales",
    text: "Chaque ligne remplie figure au pied de toutes les pages. Ceci n’est pas un conseil juridique.",
    country: "Montrer ce que demande la loi de ce pays",
    countries: { FR: "France", GB: "Royaume-Uni", CA: "Canada", US: "États-Unis" },
    asked: "Demandé",
    others: "Autres mentions",
    fields: {
      company: "Société ou personne",
      legal_form: "Forme juridique",
      capital: "Capital social",
      seat: "Siège social",
      registration: "Immatriculation (RCS, RNE) et ville",
      vat: "Numéro de TVA",
      director: "Directeur de la publication",
      phone: "Téléphone",
      email: "Adresse e-mail",
      host: "Hébergeur : nom, adresse, téléphone",
      profession: "Profession réglementée, ordre et règles",
    },
  },
  reviews: {
    label: "Afficher les derniers avis sur les pages",
    text: "Bons et mauvais, avec vos réponses. Les pages des médecins français n’en montrent jamais : leur code de déontologie l’interdit.",
  },
  state: {
    label: "Le site est public",
    text: "Tant que ce réglage est désactivé, personne ne voit les pages, et chacune garde son état.",
  },
  save: "Enregistrer",
  saved: "Réglages du site enregistrés",
  failed: "Les réglages du site n’ont pas été enregistrés.",
  invalid: "Vérifiez les champs signalés.",
  own: {
    title: "L’adresse de vos pages",
    text: "Vos pages se trouvent ici. Du HTML simple, sans script ni cookie : vos visiteurs n’ont pas besoin de bandeau.",
    copy: "Copier",
    site: "Site",
    sitemap: "Plan du site pour les moteurs de recherche",
    locator: "Recherche d’établissement",
  },
  stays: {
    title: "Les adresses restent",
    items: [
      "Un établissement renommé ou déplacé : son ancienne adresse mène à la nouvelle, en une seule étape et pour toujours.",
      "Un établissement fermé définitivement : sa page indique le plus proche pendant 90 jours. Ensuite, les moteurs de recherche apprennent qu’elle a disparu.",
      "Un établissement supprimé : son adresse mène à la page de sa ville, et revient si vous le rétablissez.",
      "Aucun autre établissement ne reçoit une ancienne adresse pendant 12 mois.",
    ],
  },
  domain: {
    title: "Sur votre propre domaine",
    text: "Affichez les pages sur leur propre domaine, par exemple magasins.votrenom.fr. Vous ajoutez deux enregistrements DNS, et les moteurs de recherche indexent cette adresse.",
    open: "Ajouter un domaine",
  },
  path: {
    title: "Sous un chemin de votre site",
    text: (path) =>
      `Pour afficher les pages sous un chemin de votre site, à l’adresse votrenom.fr${path}, ajoutez ceci à son serveur web. Les moteurs de recherche continuent d’indexer l’adresse ci-dessus.`,
    server: "Serveur web",
    snippet: "Configuration",
    copy: "Copier la configuration",
    note: "Rechargez le serveur web, ouvrez le chemin et vérifiez que les pages sont identiques à celles de l’adresse ci-dessus.",
  },
};
