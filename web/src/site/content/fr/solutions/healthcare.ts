// Healthcare.
import type { care as en } from "../../en/solutions/healthcare";
import type { SolutionText } from "../../types/solutions";

/** HIPAA and specialties, beyond the texts of all industries. */
export const care = {
  hipaa: {
    eyebrow: "Confidentialité",
    title: "RGPD, Loi 25, HIPAA : ce que cela veut dire ici",
    text: "Vitrine respecte le RGPD et, au Québec, la Loi 25 ; elle est aussi conforme à la loi américaine HIPAA. Elle travaille avec ce qui est public sur votre cabinet et ne demande aucune donnée de santé. Hormis les avis publics, elle ne garde de vos patients que les coordonnées de ceux à qui vous choisissez de demander un avis, et leurs messages privés ; tout est chiffré. En France, ces demandes sont bloquées pour les professions de santé, sauf si un administrateur en décide autrement.",
    promise: [
      { title: "Traçabilité", text: "Qui a modifié quoi, quand, et ce qu’il y avait avant." },
      {
        title: "Communications chiffrées",
        text: "Entre votre navigateur et Vitrine, et de Vitrine à Google.",
      },
      {
        title: "Équipes formées",
        text: "Quiconque répond en votre nom apprend ce qu’une réponse ne doit pas dire.",
      },
    ],
    really: "Ce qui est réellement en place",
    list: [
      "Chaque modification d’un établissement est conservée avec son auteur, sa date et l’ancienne valeur",
      "Les données de chaque organisation sont lues à part ; sans appartenance, une requête ne lit rien",
      "Les mots de passe sont des empreintes Argon2id ; la double authentification est possible",
      "Les jetons Google et les autres secrets sont scellés avant d’atteindre la base de données",
      "Des rôles, du propriétaire au lecteur, limités à certains établissements si vous le souhaitez",
      "Une session prend fin dès que vous vous déconnectez ou changez de mot de passe",
      "Vos données s’exportent à tout moment et restent récupérables 30 jours après une suppression",
      "Aucun tiers ne voit vos visiteurs : ni traceur, ni police, ni formulaire venus d’ailleurs",
      "Si vos règles l’exigent, installez Vitrine sur votre serveur : c’est un seul programme",
    ],
    note: "Les réponses proposées ne confirment jamais que l’auteur d’un avis est un patient.",
  },
  specialties: {
    title: "Huit spécialités, chacune avec ses mots",
    lead: "Catégories, services et annuaires changent d’une spécialité à l’autre. Les modèles les connaissent.",
    items: [
      { title: "Médecine générale", text: "Rendez-vous du jour, vaccins, nouveaux patients." },
      { title: "Dentaire", text: "Urgences, implants, enfants." },
      { title: "Pédiatrie", text: "Bilans, horaires du soir, fratries." },
      { title: "Dermatologie", text: "Dépistage, acné, laser." },
      { title: "Orthopédie", text: "Blessures du sport, genoux, second avis." },
      { title: "Ophtalmologie", text: "Bilans, lunettes, cataracte." },
      { title: "Kinésithérapie", text: "Dos, rééducation, domicile." },
      { title: "Santé mentale", text: "Premières séances, visio, discrétion." },
    ],
  },
} satisfies typeof en;

export const healthcare: SolutionText = {
  meta: {
    title: "Référencement local pour la santé | Vitrine",
    description:
      "Fiches du cabinet et des praticiens, réponses prudentes aux avis, conformité RGPD et HIPAA : pour plus de 1 000 cabinets. 14 jours offerts.",
    name: "Santé",
  },
  hero: {
    eyebrow: "Pour la santé",
    title: "Trouvé par vos patients, prudent à chaque mot",
    lead: "On cherche un médecin la nuit, quand on a mal, quand on est pressé. Vitrine veille à ce qu’on trouve le bon praticien, le bon numéro et la bonne porte.",
    picture: "L’avis d’une patiente, avec une réponse proposée qui remercie sans rien révéler d’un soin.",
  },
  searches: {
    title: "Ce que tapent vos patients",
    items: [
      "dentiste ouvert maintenant",
      "pédiatre près de moi",
      "rendez-vous aujourd’hui",
      "dermatologue nouveaux patients",
      "douleur au genou médecin",
      "bilan ophtalmo",
    ],
  },
  features: {
    title: "Huit services pour votre cabinet",
    lead: "Pensés pour un accueil qui a des patients à recevoir.",
    items: [
      {
        title: "Une fiche par praticien",
        text: "Le cabinet et chaque médecin ont leur fiche, côte à côte dans une seule liste, et les doublons sautent aux yeux.",
      },
      {
        title: "Le rendez-vous d’abord",
        text: "Le lien de prise de rendez-vous est en haut et mène à votre propre outil.",
      },
      {
        title: "Des réponses qui ne révèlent rien",
        text: "Elles remercient, expliquent, invitent à appeler. Jamais elles ne confirment qu’une personne est patiente.",
      },
      {
        title: "Les annuaires de santé",
        text: "Doctolib, l’annuaire Ameli, Maiia et les autres, avec la même adresse et le même téléphone.",
      },
      {
        title: "Horaires et gardes",
        text: "Jours fériés, vaccinations, week-ends de garde : justes sur toutes les fiches.",
      },
      {
        title: "Prise en charge et accès",
        text: "Conventionnement, langues, parking, entrée de plain-pied, saisis une seule fois.",
      },
      {
        title: "Une page par site",
        text: "Les médecins, l’accès et les questions fréquentes de chaque lieu.",
      },
      {
        title: "Traçabilité",
        text: "Chaque modification avec son auteur, sa date et l’ancienne valeur, prête pour un contrôle.",
      },
    ],
  },
  steps: {
    title: "Dans l’ordre, et sans hâte",
    items: [
      {
        title: "Démêler les fiches",
        text: "Repérez doublons et anciennes adresses, décidez à qui revient chaque fiche.",
      },
      {
        title: "Convenir des mots",
        text: "Fixez une fois le ton et les limites des réponses. Les brouillons s’y tiennent.",
      },
      {
        title: "Suivre ce qui compte",
        text: "Appels, demandes d’itinéraire et visites du site, cabinet par cabinet et mois après mois.",
      },
    ],
  },
  metrics: {
    title: "Ce que constatent plus de 1 000 cabinets",
    items: [
      { value: "+120 %", label: "de nouveaux patients" },
      { value: "85 %", label: "de temps gagné pour prendre rendez-vous" },
      { value: "4,6", label: "étoiles en moyenne" },
      { value: "100 %", label: "conforme HIPAA" },
    ],
  },
  story: {
    eyebrow: "Étude de cas",
    title: "Clinique Centre-Ville : la phrase qui manquait",
    text: "De la place trois jours par semaine, et une fiche qui ne le disait pas. Une phrase, quatre pages et un téléphone décroché. Un récit d’exemple.",
    figure: { value: "+120 %", label: "de nouveaux patients" },
    action: "Lire l’étude de cas",
  },
  questions: [
    {
      question: "Vitrine conserve-t-elle des données de patients ?",
      answer:
        "Pas d’elle-même. Elle conserve ce qui est public sur votre cabinet et les avis publics. Si vous demandez des avis à vos patients, elle garde aussi leurs coordonnées et leurs messages privés, chiffrés. N’y saisissez ni diagnostic ni dossier.",
    },
    {
      question: "Avons-nous le droit de répondre aux avis ?",
      answer:
        "Oui, si la réponse ne révèle rien. Remerciez, expliquez votre fonctionnement, proposez un appel. Les brouillons s’y tiennent, et c’est vous qui envoyez.",
    },
    {
      question: "Pouvons-nous héberger Vitrine nous-mêmes ?",
      answer: "Oui. C’est un seul programme avec sa base de données, qui tourne sur l’un de vos serveurs.",
    },
  ],
  closing: {
    title: "La bonne porte, tout de suite",
    text: "Commencez par votre cabinet principal. L’audit montre quelles fiches égarent vos patients.",
  },
};
