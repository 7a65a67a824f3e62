// Sentences that claim something about the company, and what the pages say where an operator does not claim it.
import type { Claims } from "../types/claims";

export const claims: Claims = [
  // Number of customers and results.
  [
    "figures",
    "comment plus de 500 restaurants remplissent leur salle",
    "comment des restaurants remplissent leur salle",
  ],
  ["figures", "Plus de 500 restaurants", "Tous les avis au même endroit"],
  ["figures", "+180 % de commandes en ligne", "Des liens vers votre propre page de commande"],
  ["figures", "4,7 étoiles en moyenne", "Des horaires justes, même les jours fériés"],
  ["figures", "Plus de 1 000 cabinets", "Des horaires justes, même les jours fériés"],
  [
    "figures",
    "réponses prudentes aux avis, conformité RGPD et HIPAA : pour plus de 1 000 cabinets.",
    "réponses prudentes aux avis, et chaque modification conservée.",
  ],
  ["figures", "+120 % de nouveaux patients", "Une fiche pour chaque praticien"],
  ["figures", "Plus de 10 000 entreprises : restaurants", "Vitrine est faite pour tous : restaurants"],
  [
    "figures",
    "Les résultats que nous publions pour la santé (+120 % de nouveaux patients, des rendez-vous pris 85 % plus vite, 4,6 étoiles en moyenne) viennent quand tout cela",
    "Les résultats viennent quand tout cela",
  ],
  [
    "figures",
    "Rejoignez plus de 25 000 lecteurs. Une méthode ou un cas chaque jeudi",
    "Une méthode chaque jeudi",
  ],
  [
    "figures",
    "Rejoignez 15 000+ propriétaires d’entreprises locales et professionnels du marketing. Une lettre",
    "Une lettre",
  ],
  // Figures of the drawn screens.
  ["figures", "+127 %", "+12\u202f%"],
  ["figures", "+89 %", "+9\u202f%"],
  ["figures", "+156 %", "+15\u202f%"],
  ["figures", "127 % d’appels", "12\u202f% d’appels"],
  [
    "figures",
    "vues en hausse de 127 %, appels de 89 %, demandes d’itinéraire de 156 %",
    "vues en hausse de 12\u202f%, appels de 9\u202f%, demandes d’itinéraire de 15\u202f%",
  ],
  // Stories.
  [
    "stories",
    "Choisissez le vôtre : les fonctions, les chiffres et les histoires qui vont avec.",
    "Choisissez le vôtre\u202f: vous verrez ce qui y compte.",
  ],
  [
    "stories",
    "Des ressources gratuites : guide complet, glossaire, trois outils, modèles à imprimer, études de cas, webinaires et masterclass mensuelle.",
    "Des ressources gratuites\u202f: guide complet, glossaire, trois outils, modèles à imprimer, blog et réponses du centre d’aide.",
  ],
  ["stories", "8 articles", "7 articles"],
  [
    "stories",
    'Notre <a href="/fr/resources/etudes-de-cas/chaine-de-restaurants">récit d’une chaîne de restaurants</a> montre un tel déploiement avec ses chiffres, et la <a href="/fr/pricing">comparaison des formules</a> ce qui est compris',
    'La <a href="/fr/pricing">comparaison des formules</a> montre ce qui est compris',
  ],
  // Events.
  [
    "events",
    "Guides, outils, modèles et séances par des gens dont c’est le métier.",
    "Guides, outils et modèles par des gens dont c’est le métier.",
  ],
  // Promises that only people can keep.
  [
    "support",
    "Contact : une personne répond sous 24 heures",
    "Contact\u202f: questions, démonstrations, aide",
  ],
  [
    "support",
    "Écrivez à Vitrine, réservez une consultation gratuite de 30 minutes ou trouvez de l’aide. Réponse sous 24 heures, en français et en anglais.",
    "Écrivez à l’équipe de ce site\u202f: posez une question, demandez une démonstration ou trouvez de l’aide, en français ou en anglais.",
  ],
  [
    "support",
    "Une question, une démonstration, une consultation gratuite de 30 minutes : écrivez-nous, une personne répond sous 24 heures, en français ou en anglais.",
    "Une question, une démonstration\u202f: écrivez-nous, en français ou en anglais.",
  ],
  [
    "support",
    "30 minutes, gratuites : nous regardons vos établissements ensemble.",
    "Indiquez votre numéro et un moment qui vous convient.",
  ],
  [
    "support",
    "Pas encore de messagerie instantanée : posez votre question, une personne répond par e-mail.",
    "Pas de messagerie instantanée\u202f: posez votre question par écrit.",
  ],
  [
    "support",
    "Merci pour votre message ! Nous vous répondrons sous 24 heures.",
    "Merci pour votre message\u202f!",
  ],
  [
    "support",
    "S’il manque la vôtre, une personne répond sous 24 heures les jours ouvrés.",
    "S’il manque la vôtre, écrivez-nous.",
  ],
  ["support", "Écrivez-nous. Une personne répond sous 24 heures les jours ouvrés.", "Écrivez-nous."],
  [
    "support",
    "Une consultation gratuite dure 30 minutes et se termine par la liste de ce qu’il faut corriger d’abord.",
    "Posez une question, ou dites-nous ce qu’il vous faut.",
  ],
  [
    "support",
    "Parler à un spécialiste. Du lundi au vendredi de 9 h à 18 h, le samedi de 10 h à 16 h.",
    "14 jours gratuits. Sans carte bancaire. Résiliable à tout moment.",
  ],
  ["support", "Parler à un spécialiste", "Nous appeler"],
  ["support", "Assistance téléphonique 24 h/24, 7 j/7", "Assistance par e-mail"],
  ["support", "Téléphone 24 h/24", "E-mail"],
  ["support", "Assistance prioritaire", "Assistance par e-mail"],
  ["support", "<td>Prioritaire</td>", "<td>E-mail</td>"],
  ["support", "Interlocuteur dédié", "Six rôles pour votre équipe"],
  [
    "support",
    "Une personne attitrée qui connaît votre compte, par téléphone et par e-mail.",
    "Plus d’assistance que n’en comprend la formule. Interrogez-nous avant d’acheter.",
  ],
  ["support", "Nous visons une disponibilité mensuelle de 99,9 % ; la page ", "La page "],
  ["support", "Équipes formées", "Des rôles"],
  [
    "support",
    "Quiconque répond en votre nom apprend ce qu’une réponse ne doit pas dire.",
    "Vous décidez qui peut répondre en votre nom.",
  ],
  // Compliance.
  [
    "compliance",
    "RGPD, Loi 25, HIPAA : ce que cela veut dire ici",
    "La confidentialité\u202f: ce que cela veut dire ici",
  ],
  [
    "compliance",
    "Vitrine respecte le RGPD et, au Québec, la Loi 25 ; elle est aussi conforme à la loi américaine HIPAA. Elle travaille",
    "Vitrine travaille",
  ],
  ["compliance", "Conforme HIPAA", "Chaque modification conservée"],
];
