// An article of the blog, in French.
import { h2, h3, list, p, steps, table, tip } from "@/site/content/types/blocks";
import type { ArticleText } from "@/site/content/types/blog";

export const article: ArticleText = {
  meta: {
    title: "SEO local des réseaux multi-établissements",
    description:
      "Gérer la recherche locale de dix à mille établissements : une source de référence, des rôles clairs, des pages utiles, ouvertures et fermetures.",
    name: "Réseaux",
  },
  title: "Réseaux multi-établissements : l’ordre avant les astuces",
  excerpt:
    "À partir de dix établissements, la recherche locale devient une affaire d’organisation. Une source de référence, des rôles clairs, des pages qui méritent d’exister et un plan pour ouvrir et fermer.",
  tags: ["multi-établissements", "entreprise", "franchise", "gouvernance"],
  body: [
    p(
      "Avec une boutique, le référencement local est un artisanat. Avec deux cents, c’est de la logistique. Les gestes sont les mêmes : catégories, horaires, photos, avis. Mais personne ne tient deux cents fiches à jour par la seule bonne volonté. Celui qui règle l’organisation bat des concurrents plus malins, tout simplement parce que, n’importe quel jour de l’année, davantage de ses fiches sont exactes.",
    ),
    h2("Une seule source de référence"),
    p(
      "Quelque part dans l’entreprise existe une liste des établissements. En général, il y en a cinq : l’immobilier, la paie, la caisse, le site et le tableur du marketing. Décidez laquelle fait foi, champ par champ, et que tout le reste en soit copié.",
    ),
    list(
      "**Un code magasin qui ne change jamais.** Il relie fiche, page, caisse et avis. Les enseignes changent, les rues sont rebaptisées ; le code demeure. En France, le SIRET ne suffit pas : il change à chaque déménagement.",
      "**Un responsable par champ.** L’exploitation tient les horaires, l’immobilier les adresses, le marketing les descriptions et les photos.",
      "**Une date à chaque modification.** « Depuis quand ce numéro est-il faux ? » est la première question après chaque réclamation.",
      "**Un format lisible par une machine.** Pays, code postal, commune et rue dans des colonnes distinctes, numéros avec indicatif, horaires jour par jour.",
    ),
    h2("Qui peut faire quoi"),
    table(
      "Des rôles qui tiennent dans la pratique",
      ["Tâche", "Siège", "Région", "Établissement"],
      ["Nom, catégorie, site", "Décide", "Propose", "Consulte"],
      ["Horaires habituels", "Fixe le cadre", "Valide", "Modifie"],
      ["Jours fériés", "Saisit pour tous", "Corrige", "Confirme"],
      ["Photos", "Fournit celles de la marque", "", "Fournit les vraies"],
      ["Réponses aux avis", "Crises, juridique", "Cas difficiles", "Le quotidien"],
      ["Posts", "Offres nationales", "Régionales", "Événements locaux"],
    ),
    p(
      "Deux erreurs sont aussi fréquentes l’une que l’autre. Si le siège fait tout, les fiches sont uniformes, lentes et sans vie. Si chacun fait comme bon lui semble, la moitié sont vides et l’une est choquante. Retirez aux établissements ce qui doit être uniforme ; laissez-leur ce qu’eux seuls peuvent savoir.",
    ),
    h2("Noms et catégories à grande échelle"),
    p(
      "Le nom est celui de l’enseigne, partout le même : « Optique Nordlys », pas « Optique Nordlys Lyon Part-Dieu ». Le lieu figure dans l’adresse. Choisissez une catégorie principale par type d’établissement plutôt que par établissement, et tenez la table des types : vaisseau amiral, corner, atelier, point de retrait. Un rayon qui a sa propre entrée et ses propres horaires, comme une parapharmacie d’hypermarché, a sa fiche et son type.",
    ),
    h2("Des pages qui méritent d’exister"),
    p(
      "Chaque établissement a besoin d’une page, à une adresse stable, vers laquelle pointe la fiche. Inutile d’y raconter l’histoire de la ville en deux mille mots. Une page utile contient, dans cet ordre :",
    ),
    steps(
      "Nom, adresse, plan, téléphone et horaires du jour, avant toute autre chose.",
      "Ce qui est propre à **ce lieu** : services proposés, marques en stock, langues parlées, prénom de la responsable.",
      "Comment venir : arrêt, stationnement, entrée, accès de plain-pied.",
      "Trois avis récents avec leurs réponses, si la source permet de les afficher.",
      "Des photos de cet établissement, pas du magasin témoin.",
      "Des liens vers les trois établissements les plus proches et la page de la région.",
      "Des données LocalBusiness avec les mêmes faits, le code magasin et l’adresse de la fiche.",
    ),
    p(
      "Si deux pages ne se distinguent que par le nom de la ville, ne les faites pas écrire à la chaîne : ces copies sans substance ne se classent pas et font mauvais effet quand un client les lit. Commencez par les vingt établissements qui rapportent le plus et posez six questions par téléphone à leurs responsables ; vous obtiendrez un texte que personne d’autre n’a. [Les pages locales de Vitrine](page:local-pages) naissent des données de l’établissement et de ces réponses.",
    ),
    h2("Les avis comme outil de pilotage"),
    p(
      "Un réseau possède ce qu’aucune boutique n’a : la comparaison. Triez les établissements par moyenne des 90 derniers jours, et non de toujours, puis par part d’avis avec réponse. Lisez en entier les avis des cinq derniers et des cinq premiers. Ce qui revient partout (une application, un prix) concerne le siège ; ce qui revient à un seul endroit (une personne, un ascenseur) concerne la région.",
    ),
    list(
      "Les réponses du quotidien s’écrivent sur place dans les deux jours, à partir de quelques trames approuvées, jamais collées telles quelles.",
      "Les mots blessure, police, discrimination ou allergie remontent aussitôt au siège.",
      "Personne n’est payé à l’étoile. Payez les étoiles et vous aurez des étoiles, pas des clients.",
    ),
    h2("Ouvertures, déménagements, fermetures"),
    h3("Ouvrir"),
    p(
      "Une fiche peut être créée jusqu’à quatre-vingt-dix jours avant l’ouverture, avec la date. Mettez la page en ligne le même jour, prévoyez la validation (quelqu’un devra filmer l’enseigne) et demandez les premiers avis dès les deux premières semaines, à tout le monde.",
    ),
    h3("Déménager"),
    p(
      "Modifiez la fiche existante, n’en créez pas une nouvelle : les avis suivront. Redirigez définitivement l’ancienne page vers la nouvelle.",
    ),
    h3("Fermer"),
    p(
      "Indiquez « fermé définitivement » le jour même et conservez la fiche : la supprimer ne l’efface pas de la carte, cela vous en ôte seulement la maîtrise. Gardez la page un an, avec une phrase et l’établissement ouvert le plus proche.",
    ),
    h3("Les jours fériés"),
    p(
      "La première cause d’avis à une étoile, dans tous les réseaux, est une porte close alors que la fiche disait « ouvert ». Saisissez les horaires exceptionnels six semaines à l’avance pour tous, faites-les confirmer sur place et relancez ceux qui se taisent. Pensez à l’Alsace-Moselle et à ses deux jours de plus, et à la Saint-Jean si vous êtes aussi au Québec.",
    ),
    h2("Doublons et modifications d’inconnus"),
    p(
      "À cette échelle, quelqu’un change quelque chose tous les jours : un internaute suggère des horaires, un ancien franchisé a gardé son accès, un annuaire crée une copie. Comparez chaque jour, par machine, avec la source de référence, et ne montrez à une personne que les écarts. Classez les écarts par gravité : « fermé » d’abord, puis téléphone, repère, horaires, nom et le reste. Une fois par trimestre, relisez la liste des utilisateurs et retirez ceux qui sont partis.",
    ),
    h2("Rendre compte par exception"),
    p(
      "Personne ne lit deux cents graphiques. La page destinée à la direction tient en cinq chiffres : la part d’établissements dont la fiche est exacte, la part dans les trois premiers sur leur mot-clé principal, appels et itinéraires comparés à l’an dernier, moyenne des 90 jours, part d’avis avec réponse. En dessous, les dix établissements qui ont le plus bougé, dans un sens ou dans l’autre, chacun avec une phrase d’explication. Le reste se consulte au besoin. [Les rapports de Vitrine](page:reporting) sont bâtis ainsi, avec un extrait pour chaque région.",
    ),
    h2("Les quatre-vingt-dix premiers jours"),
    steps(
      "**Jours 1 à 15 :** réunir les listes, choisir celle qui fait foi, attribuer les codes magasin, regrouper toutes les fiches sous un compte d’organisation.",
      "**Jours 16 à 45 :** corriger partout fermé, téléphone, horaires, repère et catégorie. Supprimer les doublons. Saisir les jours fériés.",
      "**Jours 46 à 70 :** rôles, trames de réponse, une heure de formation par établissement, alertes.",
      "**Jours 71 à 90 :** les pages des vingt premiers établissements, des grilles de départ pour trois mots-clés par type, la première page pour la direction.",
    ),
    tip(
      "Un pilote avec les cas difficiles",
      "N’essayez pas sur les cinq vitrines du réseau. Prenez un magasin de centre commercial, un qui a déménagé, un mal noté, un franchisé et un dans une autre langue. Ce qui marche là marchera partout.",
    ),
    p(
      "Notre [récit d’une chaîne de restaurants](page:case-restaurant-chain) montre un tel déploiement avec ses chiffres, et la [comparaison des formules](page:pricing) ce qui est compris pour combien d’établissements.",
    ),
  ],
};
