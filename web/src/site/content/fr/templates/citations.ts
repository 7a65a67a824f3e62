// A template to download, in French.
import { h2, p, steps, tip } from "@/site/content/types/blocks";
import type { TemplateText } from "@/site/content/types/templates";

export const citations: TemplateText = {
  meta: {
    title: "Suivi des citations locales : modèle, 34 annuaires",
    description:
      "Une feuille gratuite : vos coordonnées exactes au même endroit et 34 annuaires à vérifier, dans le bon ordre. France et Québec, CSV et impression.",
    name: "Suivi des citations",
  },
  title: "Le suivi des citations locales",
  lead: "Vos coordonnées exactes au même endroit, et les annuaires qui valent la peine, dans l’ordre où ils s’alimentent. Notez ce que vous trouvez ; les cases vides montrent ce qui reste.",
  file: "suivi-citations-locales",
  sheet: {
    part: "Niveau",
    head: ["Endroit", "Où, et bon à savoir"],
    blank: ["Valeur ou lien", "Présent", "Nom", "Adresse", "Téléphone", "Accès détenu par", "Date"],
    parts: [
      {
        title: "La référence : vos coordonnées",
        blank: ["Valeur ou lien"],
        rows: [
          ["Nom", "Exactement celui de l’enseigne"],
          ["Adresse", "Ligne à ligne, avec bâtiment et code postal"],
          ["Téléphone", "Numéro principal, avec indicatif"],
          ["Site", "La page de cet établissement"],
          ["Horaires", "Jour par jour, pause comprise"],
          ["Catégorie", "Principale, puis les autres"],
          ["Description courte", "50 caractères"],
          ["Description moyenne", "250 caractères"],
          ["Description longue", "750 caractères"],
        ],
      },
      {
        title: "1. Cartes",
        rows: [
          ["Fiche Google Business Profile", "business.google.com"],
          ["Apple Business Connect (Plans)", "businessconnect.apple.com"],
          ["Bing Places", "bingplaces.com ; importe depuis Google"],
        ],
      },
      {
        title: "2. Sources de données",
        rows: [
          ["Répertoire Sirene (INSEE)", "France ; adresse de l’établissement, code APE"],
          ["Registre national des entreprises", "France ; formalites.entreprises.gouv.fr"],
          ["Registraire des entreprises", "Québec ; registreentreprises.gouv.qc.ca"],
          ["Foursquare", "foursquare.com ; alimente de nombreuses applications"],
          ["TomTom", "tomtom.com ; GPS"],
          ["HERE", "here.com ; GPS"],
          ["OpenStreetMap", "openstreetmap.org ; carte libre très utilisée"],
        ],
      },
      {
        title: "3. Grandes plateformes",
        rows: [
          ["Pages Jaunes", "pagesjaunes.fr ; au Québec, pagesjaunes.ca"],
          ["Mappy", "Alimenté par Pages Jaunes"],
          ["Facebook", "Page avec adresse et horaires"],
          ["Instagram", "Adresse dans le profil professionnel"],
          ["Yelp", "yelp.fr, yelp.ca ; n’y sollicitez pas d’avis"],
          ["Tripadvisor", "Restauration, hébergement, loisirs"],
          ["Justacoté", "justacote.com"],
          ["411", "411.ca ; Québec"],
          ["Waze", "Vient de Google ; vérifiez l’entrée"],
        ],
      },
      {
        title: "4. Votre métier",
        rows: [
          ["Doctolib", "Santé, avec rendez-vous"],
          ["Annuaire santé", "Santé ; annuairesante.ameli.fr"],
          ["Tableau de l’ordre", "Santé et droit"],
          ["Annuaire du barreau", "Droit"],
          ["Annuaire France Rénov’", "Bâtiment, entreprises RGE"],
          ["Qualibat", "Bâtiment"],
          ["Régie du bâtiment du Québec", "Bâtiment ; rbq.gouv.qc.ca"],
          ["TheFork", "Restaurants"],
          ["Petit Futé", "Restaurants et tourisme"],
          ["SeLoger", "Immobilier"],
          ["Bien’ici", "Immobilier"],
          ["Centris", "Immobilier ; Québec"],
        ],
      },
      {
        title: "5. Votre ville",
        rows: [
          ["CCI ou chambre de métiers", "Souvent avec un lien"],
          ["Association de commerçants ou SDC", "Écrivez à qui tient le site"],
          ["Office de tourisme", "Si les visiteurs comptent"],
        ],
      },
    ],
  },
  use: [
    h2("Mode d’emploi"),
    steps(
      "Remplissez la première partie et faites-la relire : tout le reste en sera copié.",
      "Pour chaque endroit, cherchez votre nom et votre numéro. Notez si vous y êtes, et cochez nom, adresse et téléphone s’ils sont justes.",
      "Corrigez de haut en bas, car les premiers alimentent les suivants.",
      "Passez les métiers qui ne sont pas le vôtre, et ajoutez les annuaires que citent vos clients.",
      "Revenez six semaines plus tard. Ce qui est redevenu faux désigne une source placée au-dessus.",
    ),
    p(
      "Pourquoi cet ordre, et quels écarts ignorer : voyez [la cohérence NAP](page:article-nap-consistency). Pour de nombreux établissements, [les citations locales de Vitrine](page:citations) comparent plus de 100 annuaires et tiennent la feuille à votre place.",
    ),
    tip(
      "Deux fiches au même endroit ?",
      "Gardez celle qui porte les avis, faites fusionner ou retirer l’autre, puis corrigez.",
    ),
  ],
};
