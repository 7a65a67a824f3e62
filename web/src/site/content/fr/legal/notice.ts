// The legal notice: who runs the site, and whose work is in it.
import { company, h2, list, p } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const notice: TextPageText = {
  meta: {
    title: "Mentions légales : qui édite ce site | Vitrine",
    description:
      "Nom, adresse postale, e-mail et téléphone de la société qui édite ce site, responsabilité du contenu, hébergement et crédits.",
    name: "Mentions légales",
  },
  eyebrow: "Informations légales",
  title: "Mentions légales",
  lead: "Qui édite ce site, comment joindre l’éditeur, et de quel travail ce site est fait.",
  contents: "Sur cette page",
  blocks: [
    h2("Éditeur du site"),
    company(),
    p(
      "La société nommée ci-dessus édite ce site et répond de son contenu. Le plus rapide pour la joindre est le [formulaire de contact](page:contact) : une personne lit chaque message.",
    ),
    h2("Le logiciel et ceux qui l’exploitent"),
    p(
      "Vitrine est un logiciel publié sous licence Apache 2.0. Chacun peut l’installer sur ses propres machines, à sa propre adresse et en son nom. Chaque site ainsi ouvert a son éditeur, nommé ci-dessus ; les auteurs du logiciel ne répondent pas des sites exploités par d’autres.",
    ),
    h2("Hébergement"),
    p(
      "Les pages, le tableau de bord et les données sont servis par un seul programme, sur les serveurs de l’éditeur ou de son hébergeur ; rien n’est chargé chez des tiers. L’éditeur indique sur demande le nom et l’adresse de son hébergeur.",
    ),
    h2("Noms et textes"),
    list(
      "Les commerces, les personnes et les notes des illustrations et des récits sont inventés. Toute ressemblance serait fortuite.",
      "Google, Google Business Profile, Yelp, Facebook, TripAdvisor et les autres noms cités appartiennent à leurs titulaires. Vitrine n’a aucun lien avec eux.",
      "Les articles et les modèles de ce site peuvent être cités avec un lien vers leur source. Les modèles sont faits pour être remplis et utilisés.",
    ),
    h2("Crédits"),
    list(
      "Polices : Fraunces et Inter, sous SIL Open Font License.",
      "Icônes : Lucide, sous licence ISC.",
      "Contours de la carte de la page de contact : Natural Earth, domaine public.",
      "Cartes du tableau de bord : contours de [Natural Earth](https://www.naturalearthdata.com) et du US Census Bureau, domaine public ; noms de villes de [GeoNames](https://www.geonames.org), sous licence [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/deed.fr) ; dessinées par [MapLibre](https://maplibre.org), sous licence BSD à 3 clauses.",
      "Position des codes postaux et des villes : [codes ZIP américains de SimpleMaps](https://simplemaps.com/data/us-zips) ; codes postaux français de [La Poste](https://datanova.laposte.fr), sous licence [ODbL 1.0](https://opendatacommons.org/licenses/odbl/1-0/), comme la table qui en est tirée ; villes de [GeoNames](https://www.geonames.org), sous licence CC BY 4.0.",
      "Commerces de la démonstration : magasins américains de plotly/datasets, sous licence MIT ; restaurants français d’Alim’confiance, du ministère de l’Agriculture, sous Licence Ouverte 2.0 ; restaurants canadiens © [contributeurs d’OpenStreetMap](https://www.openstreetmap.org/copyright), sous licence ODbL 1.0.",
      "Noms de métiers : schéma d’attributs de l’éditeur iD d’OpenStreetMap, sous licence ISC.",
    ),
  ],
  next: {
    title: "Une remarque sur ce site ?",
    text: "Une erreur, un droit concerné, une question : écrivez-nous.",
    to: "contact",
    action: "Nous écrire",
  },
};
