// A template to download, in French.
import { h2, p, steps, tip } from "@/site/content/types/blocks";
import type { TemplateText } from "@/site/content/types/templates";

export const checklist: TemplateText = {
  meta: {
    title: "Liste de contrôle du SEO local : 36 tâches",
    description:
      "Une liste gratuite : 36 tâches pour la fiche, le site, les citations, les avis et la mesure, chacune avec sa raison. À imprimer ou en CSV.",
    name: "Liste de contrôle",
  },
  title: "La liste de contrôle du référencement local",
  lead: "Trente-six tâches dans l’ordre où elles rapportent, chacune avec sa raison en une ligne. Cochez-les sur papier, ou ouvrez le fichier CSV dans votre tableur.",
  file: "liste-de-controle-seo-local",
  sheet: {
    part: "Partie",
    head: ["Tâche", "Pourquoi"],
    blank: ["Fait", "Date", "Par"],
    parts: [
      {
        title: "Aujourd’hui : ce qui coûte des clients",
        rows: [
          ["Regarder la fiche sans être connecté, au téléphone", "Vous voyez ce que voient les clients"],
          ["Corriger horaires et mention ouvert ou fermé", "Une porte close, c’est un avis à une étoile"],
          ["Appeler le numéro de la fiche", "Personne ne signale un faux numéro"],
          ["Placer le repère sur l’entrée", "L’itinéraire mène au repère, pas à l’adresse"],
          ["Vérifier que le lien ouvre la bonne page", "Un lien mort perd la visite"],
          ["Ajouter un second propriétaire", "Les fiches se perdent avec leur seul propriétaire"],
        ],
      },
      {
        title: "Fiche d’établissement",
        rows: [
          ["Le nom exact de l’enseigne", "Y ajouter des mots-clés expose à la suspension"],
          ["La catégorie principale la plus précise", "Le champ le plus puissant"],
          ["Jusqu’à neuf autres catégories vraies", "Chacune ouvre d’autres recherches"],
          ["L’adresse, ou les zones desservies sans adresse", "Mélanger les deux expose à la suspension"],
          ["Les horaires de tous les jours fériés", "L’avertissement disparaît"],
          ["La description : quoi, pour qui, où, pourquoi vous", "On lit les 250 premiers caractères"],
          ["Services, produits ou carte, avec les mots des clients", "Google les rapproche des recherches"],
          ["Tous les attributs exacts", "Chacun est un filtre"],
          ["Dix photos à vous : façade, intérieur, équipe, produit", "On vérifie avant de venir"],
          ["Le lien du site avec paramètres UTM", "Sinon, impossible de compter"],
          ["Le lien de réservation vers votre propre outil", "Sinon, celui d’une plateforme passe devant"],
        ],
      },
      {
        title: "Site",
        rows: [
          ["Une page par établissement", "La fiche doit pointer quelque part"],
          ["Adresse, téléphone et horaires du jour en tête", "C’est ce que l’on cherche"],
          ["Des numéros qui s’appellent d’un toucher", "Le visiteur tient un téléphone"],
          ["Une page par service qui fait vivre la maison", "Une liste de mots ne se classe sur rien"],
          ["Un titre disant quoi et où, moins de 60 caractères", "C’est l’enseigne de votre résultat"],
          ["Des données LocalBusiness identiques à la fiche", "Les machines n’ont plus à deviner"],
          ["Rapide et lisible sur le réseau mobile", "On quitte les pages lentes"],
        ],
      },
      {
        title: "Citations locales",
        rows: [
          ["Un document avec les coordonnées exactes", "Tout se copie de là"],
          ["Chercher anciens numéros et anciennes adresses", "On trouve ce qui est encore faux"],
          ["Apple, Bing, registre et sources de données", "Les autres les recopient"],
          ["Grandes plateformes et annuaires du métier", "Les clients les lisent"],
          ["Fusionner ou retirer les doublons", "Ils dispersent vos avis"],
        ],
      },
      {
        title: "Avis",
        rows: [
          ["Lien direct et carte avec QR code", "Moins d’étapes, plus d’avis"],
          ["Demander à tous, avec les mêmes mots", "Trier est interdit, et se voit"],
          ["Répondre à chaque avis dans les deux jours", "On juge aussi les réponses"],
          ["Compter les causes des reproches", "Le troisième devient une tâche"],
        ],
      },
      {
        title: "Chaque mois",
        rows: [
          ["Deux photos et un post", "On voit qu’il y a quelqu’un"],
          ["Horaires exceptionnels des six prochaines semaines", "Le jour même, personne n’y pense"],
          ["Trois chiffres et ce que vous avez changé", "Dans six mois, vous saurez ce qui marche"],
        ],
      },
    ],
  },
  use: [
    h2("Mode d’emploi"),
    steps(
      "Faites la première partie aujourd’hui, quoi qu’il arrive. Vingt minutes suffisent.",
      "Donnez une heure par semaine aux autres, une partie à la fois, de haut en bas.",
      "Notez date et nom en face de chaque tâche. Dans un an, vous voudrez savoir depuis quand un champ est juste.",
      "Reprenez la dernière partie tous les mois.",
    ),
    p(
      "Les raisons sont développées dans le [guide du référencement local](page:guide). Si vous suivez plusieurs établissements, faites une copie pour chacun, ou laissez [Vitrine les vérifier tous](page:products) chaque jour et ne vous montrer que les manques.",
    ),
    tip(
      "Par où commencer ?",
      "L’[audit gratuit](page:tool-audit) coche ce qu’une fiche a déjà et place les manques les plus graves en tête.",
    ),
  ],
};
