// Documentation of local pages: the site, its texts, publishing, addresses, and figures.
import { h2, list, p, steps, table } from "../../types/blocks";

export const pages = {
  meta: {
    name: "Pages locales",
    title: "Écrire et publier des pages locales | Documentation Vitrine",
    description:
      "Créer le site de vos établissements, écrire des pages que les moteurs de recherche listent, les publier, les restaurer, et garder les adresses.",
  },
  title: "Pages locales",
  lead: "Une page rapide par établissement, remplie à partir de votre liste, à une adresse qui reste la vôtre.",
  blocks: [
    h2("Créer le site"),
    steps(
      "Ouvrez [Pages](app:/dashboard/pages) et choisissez **Créer votre site**. Il faut être administrateur ou propriétaire.",
      "Choisissez l’un des six modèles. Chacun a une page d’exemple que vous pouvez ouvrir.",
      "Réglez la couleur principale, celle des boutons et la police. Le contraste du texte sur chaque couleur est affiché.",
      "Choisissez les langues et l’adresse. La dernière étape montre combien de pages sont préparées, lesquelles sont prêtes et ce qui manque aux autres.",
    ),
    p("Rien n’est public tant que vous n’avez pas publié de page."),
    h2("Écrire une page"),
    steps(
      "Choisissez un établissement dans la liste. La page s’affiche à côté des champs pendant que vous écrivez, sur téléphone, tablette et ordinateur.",
      "Ouvrez un bloc pour y écrire : paragraphes, carte, prestations, équipe, questions, actualités. Masquez des blocs ou glissez-les dans un autre ordre. Les flèches du clavier fonctionnent aussi sur la poignée.",
      "Si votre site a deux langues, passez de l’une à l’autre au-dessus des champs. Chaque langue a ses propres mots.",
      "Choisissez **Enregistrer le brouillon**, puis **Publier**. D’ici là, personne ne voit le brouillon.",
    ),
    p(
      "L’adresse, les horaires, le téléphone, les photos et les avis viennent de l’établissement. Modifiez-les dans sa fiche : la page est à jour en une seconde.",
    ),
    h2("Quand les moteurs de recherche listent une page"),
    table(
      "Raisons pour lesquelles une page en ligne n’est pas encore indexée",
      ["Raison", "Que faire"],
      ["Trop peu de texte", "Écrire au moins 150 mots originaux dans chaque langue"],
      [
        "Trop proche d’une autre page",
        "Moins de 30 % du texte n’appartient qu’à elle : remplacer les phrases communes",
      ],
      [
        "Pas d’adresse, d’horaires ou de téléphone",
        "Les ajouter à l’établissement, ou indiquer les visites sur rendez-vous",
      ],
      ["Pas de photo", "Ajouter au moins une photo de l’établissement"],
      ["Texte non relu", "Relire un texte écrit par une machine, puis enregistrer la page"],
    ),
    p(
      "Tout le monde peut ouvrir une telle page, mais elle demande aux moteurs de recherche de ne pas la lister. Un titre en double ou moins de la moitié de texte propre n’entraînent qu’un conseil.",
    ),
    h2("Versions et aperçu"),
    list(
      "Les 20 dernières versions publiées sont conservées. Ouvrez **Versions** dans le menu d’une page, regardez-en une et reprenez-la comme brouillon.",
      "Un **lien d’aperçu** montre le brouillon enregistré à toute personne pendant sept jours, sans connexion.",
      "Sélectionnez plusieurs pages dans la liste pour les publier ou les mettre hors ligne à la fois. Vous voyez d’abord l’effet.",
    ),
    h2("Adresses"),
    list(
      "Un établissement renommé ou déplacé : son ancienne adresse mène à la nouvelle, pour toujours.",
      "Un établissement fermé définitivement : sa page le dit et indique les plus proches pendant 90 jours. Ensuite, elle disparaît.",
      "Pour utiliser votre propre domaine, ajoutez-le dans [Paramètres, Domaines](app:/dashboard/settings/domains). Pour afficher les pages sous un chemin de votre site actuel, copiez la configuration de l’onglet **Adresse**.",
    ),
    h2("Chiffres"),
    p(
      "L’onglet **Chiffres** compte par jour les vues, les appels, les itinéraires, les réservations, les commandes et les visites de votre site. Aucun cookie, et rien n’est conservé sur les visiteurs. Les robots qui s’annoncent ne comptent pas.",
    ),
  ],
} as const;
