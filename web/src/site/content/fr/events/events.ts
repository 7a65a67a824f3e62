// Webinars, workshops and events, in French.
import type { EventText, WebinarsText } from "@/site/content/types/events";

export const webinars: WebinarsText = {
  meta: {
    title: "Webinaires et ateliers gratuits de SEO local",
    description:
      "Des séances en direct sur la fiche Google, les avis, les citations et les cartes de positions. Gratuites, à taille humaine, chaque mois.",
    name: "Webinaires",
  },
  title: "Des webinaires où l’on parle de votre cas",
  lead: "En direct, en ligne et gratuits. La moitié de chaque séance est consacrée aux questions sur de vraies fiches : apportez la vôtre. Aucune diapositive sur l’importance d’être visible.",
  listTitle: "Les rendez-vous",
  more: "Voir le programme",
  topicsTitle: "De quoi parle-t-on ?",
  topicsLead:
    "La masterclass passe ces thèmes l’un après l’autre, puis recommence. Chacun se suffit à lui-même.",
  topics: [
    {
      title: "Catégories et services",
      text: "Choisir la catégorie principale en regardant qui est bien placé, et décrire ses services avec les mots des clients.",
    },
    {
      title: "Des avis qui arrivent régulièrement",
      text: "Quand demander, que dire, comment répondre, et où passe la limite.",
    },
    {
      title: "Des citations sans gaspillage",
      text: "Les trente endroits qui comptent pour votre métier, corrigés en une semaine.",
    },
    {
      title: "Lire une carte de positions",
      text: "L’île, le mur, le trou : six figures sur de vraies cartes, et la réponse à chacune.",
    },
    { title: "Les pages locales", text: "Ce qui rend une page utile, avec deux pages récrites en direct." },
    {
      title: "Le rapport d’une page",
      text: "Trois chiffres, une décision. Nous construisons le tableau ensemble.",
    },
  ],
  howTitle: "Comment participer",
  how: [
    {
      title: "Écrivez-nous",
      text: "Par le formulaire de contact, avec le nom de la séance. Joignez le lien de votre fiche si vous souhaitez que nous la regardions.",
    },
    {
      title: "Recevez le lien",
      text: "Date, heure dans votre fuseau et lien vous parviennent par e-mail. Tout se passe dans le navigateur ; caméra et micro sont facultatifs.",
    },
    {
      title: "Gardez les notes",
      text: "Après la séance, tous les inscrits reçoivent les notes et les liens montrés.",
    },
  ],
};

export const masterclass: EventText = {
  meta: {
    title: "Masterclass SEO local, chaque premier mardi",
    description:
      "Soixante minutes sur un thème de la recherche locale, chaque premier mardi du mois : la méthode, puis vos propres fiches en direct. Gratuit.",
    name: "Masterclass",
  },
  kind: "Webinaire",
  title: "La masterclass du référencement local",
  lead: "Un thème par heure, chaque premier mardi du mois. Vingt-cinq minutes de méthode, puis nous ouvrons les fiches envoyées par les participants et y travaillons en direct.",
  facts: [
    { label: "Quand", value: "Chaque premier mardi du mois, à 17 h, heure de Paris (11 h à Montréal)" },
    { label: "Durée", value: "60 minutes" },
    { label: "Où", value: "En ligne, dans le navigateur" },
    { label: "Prix", value: "Gratuit" },
  ],
  agendaTitle: "Le déroulé",
  agenda: [
    {
      time: "0–5 min",
      title: "Ce qui a changé ce mois-ci",
      text: "Les nouveautés de Google, d’Apple et de Bing qui touchent les commerces, et s’il faut faire quelque chose.",
    },
    {
      time: "5–25 min",
      title: "Le thème",
      text: "Une méthode du début à la fin, sur une vraie fiche, erreurs comprises.",
    },
    {
      time: "25–50 min",
      title: "Vos fiches",
      text: "Trois fiches envoyées par les participants. Ce que nous ferions d’abord, et pourquoi.",
    },
    { time: "50–60 min", title: "Vos questions", text: "Toutes celles qui restent, dans l’ordre." },
  ],
  takeawayTitle: "Vous repartez avec",
  takeaways: [
    "Une chose à changer le jour même",
    "Le modèle ou la liste qui accompagne le thème",
    "Les notes, avec la réponse à toutes les questions",
  ],
  faqTitle: "Vous vous demandez peut-être",
  faq: [
    {
      question: "Faut-il utiliser Vitrine ?",
      answer:
        "Non. Les méthodes fonctionnent avec un navigateur et un tableur. Là où le logiciel fait gagner du temps, nous le montrons, une minute.",
    },
    {
      question: "Comment envoyer ma fiche ?",
      answer:
        "Avec l’inscription, sous forme de lien. Nous en choisissons trois par séance, de métiers différents si possible ; votre nom peut être masqué à la demande.",
    },
    {
      question: "La séance est-elle enregistrée ?",
      answer:
        "La partie méthode l’est, et tous les inscrits la reçoivent. La partie sur les fiches des participants ne l’est pas.",
    },
    {
      question: "Dans quelle langue ?",
      answer:
        "En français à 17 h, heure de Paris ; une séance en anglais sur le même thème a lieu le même jour.",
    },
  ],
  register: {
    title: "Venez à la prochaine",
    text: "Dites-nous votre métier et, si vous le souhaitez, le lien de votre fiche. Vous recevrez date, heure et lien par e-mail.",
    action: "S’inscrire",
    subject: "Masterclass",
  },
};

export const workshop: EventText = {
  meta: {
    title: "Atelier fiche Google, en petit groupe",
    description:
      "Un atelier en ligne de deux heures, douze personnes au plus : votre fiche Google Business Profile terminée. Chaque troisième jeudi, gratuit.",
    name: "Atelier fiche Google",
  },
  kind: "Atelier",
  title: "Terminez votre fiche Google en deux heures",
  lead: "Un atelier au sens propre : douze personnes au plus, chacune sur sa fiche, et quelqu’un qui regarde par-dessus votre épaule. Vous repartez avec le travail fait.",
  facts: [
    { label: "Quand", value: "Chaque troisième jeudi du mois, à 14 h, heure de Paris" },
    { label: "Durée", value: "2 heures, pause comprise" },
    { label: "Où", value: "En ligne ; il vous faut un ordinateur et l’accès à votre fiche" },
    { label: "Prix", value: "Gratuit, douze places" },
  ],
  agendaTitle: "Deux heures, cinq parties",
  agenda: [
    {
      time: "0–20 min",
      title: "Le regard extérieur",
      text: "Chacun ouvre sa fiche sans être connecté et note ce qui est faux. Nous classons les erreurs par gravité.",
    },
    {
      time: "20–50 min",
      title: "Nom, catégorie, adresse, horaires",
      text: "Les quatre champs qui décident si vous apparaissez, et les règles pour les cas difficiles.",
    },
    {
      time: "50–80 min",
      title: "Description et services",
      text: "Vous écrivez, votre voisin lit. 750 caractères sans un superlatif.",
    },
    {
      time: "80–105 min",
      title: "Photos et attributs",
      text: "Quelles dix images, prises comment. Avec la liste de celles à faire demain.",
    },
    {
      time: "105–120 min",
      title: "Avis et habitudes",
      text: "Lien d’avis, carte QR, vingt minutes par mois.",
    },
  ],
  takeawayTitle: "À la fin, vous avez",
  takeaways: [
    "Une fiche sans champ important faux ou vide",
    "Votre lien d’avis et une carte prête à imprimer",
    "La liste des photos qu’il reste à prendre",
    "Un rendez-vous mensuel dans votre agenda",
  ],
  faqTitle: "Avant de vous inscrire",
  faq: [
    {
      question: "Ma fiche n’est pas encore validée. Puis-je venir ?",
      answer: "Oui. Lancez la validation avant si possible ; nous voyons la méthode vidéo au début.",
    },
    {
      question: "J’ai plusieurs établissements.",
      answer:
        "Apportez le plus difficile. Au-delà de dix, la masterclass sur les réseaux convient mieux ; vous pouvez aussi nous demander une consultation.",
    },
    {
      question: "Et si les douze places sont prises ?",
      answer: "Vous en aurez une le mois suivant, avant les nouvelles inscriptions.",
    },
  ],
  register: {
    title: "Prenez l’une des douze places",
    text: "Écrivez-nous votre métier et votre ville. Nous confirmons sous un jour ouvré.",
    action: "Demander une place",
    subject: "Atelier fiche Google",
  },
};

export const summit: EventText = {
  meta: {
    title: "Le sommet de la recherche locale, en ligne",
    description:
      "Une soirée gratuite pour commerçants, responsables marketing et agences : six interventions courtes et une consultation ouverte. Deux fois l’an.",
    name: "Sommet du SEO local",
  },
  kind: "Événement",
  title: "Le sommet de la recherche locale",
  lead: "Une soirée, deux fois par an : six interventions courtes par ceux qui font le travail, et une consultation où l’on peut apporter n’importe quelle fiche. Ni sponsors sur scène, ni réclame de notre part.",
  facts: [
    {
      label: "Quand",
      value: "Deux fois par an, le deuxième mercredi de mars et d’octobre, à partir de 18 h, heure de Paris",
    },
    { label: "Durée", value: "4 heures ; on entre et on sort librement" },
    { label: "Où", value: "En ligne, en anglais sous-titré en français" },
    { label: "Prix", value: "Gratuit" },
  ],
  agendaTitle: "Le programme",
  agenda: [
    {
      time: "0–40 min",
      title: "Ce qui a changé en six mois",
      text: "Résultats locaux, fiches et avis : les nouveautés, les disparitions, et ce qui n’était que du bruit.",
    },
    {
      time: "40–80 min",
      title: "Deux histoires vécues",
      text: "Un commerçant et une agence racontent chacun un projet du début à la fin, y compris ce qui a raté.",
    },
    {
      time: "80–120 min",
      title: "Les avis et le droit",
      text: "Ce que l’on peut demander, répondre et publier, et ce qui change d’un pays ou d’une profession à l’autre.",
    },
    {
      time: "120–150 min",
      title: "Pause et tables rondes",
      text: "De petites salles par métier : restauration, santé, services à domicile, immobilier, commerce, droit.",
    },
    {
      time: "150–190 min",
      title: "Mesurer honnêtement",
      text: "Grilles, appels et pièges entre les deux. Avec des chiffres à calculer ensemble.",
    },
    {
      time: "190–240 min",
      title: "Consultation ouverte",
      text: "Apportez une fiche ou une carte. Quatre personnes la regardent ensemble.",
    },
  ],
  takeawayTitle: "Pour qui ?",
  takeaways: [
    "Les commerçants qui s’occupent eux-mêmes de leur fiche",
    "Les équipes marketing de dix à mille établissements",
    "Les agences et indépendants qui veulent comparer leurs méthodes",
  ],
  faqTitle: "Bon à savoir",
  faq: [
    {
      question: "Puis-je intervenir ?",
      answer:
        "Oui. Proposez un cas, ses chiffres et ses erreurs, en cinq lignes, par le formulaire de contact. Nous décidons six semaines avant.",
    },
    {
      question: "Y aura-t-il des enregistrements ?",
      answer:
        "Ceux des interventions, pour tous les inscrits. Les tables rondes et la consultation ne sont pas enregistrées.",
    },
    {
      question: "Est-ce accessible ?",
      answer:
        "Sous-titres en direct en anglais et en français, supports envoyés avant sur demande, aucune image clignotante. Dites-nous ce dont vous avez besoin.",
    },
  ],
  register: {
    title: "Inscrivez-vous",
    text: "Nous vous écrivons une fois quand le programme est prêt, une fois la veille. Rien d’autre.",
    action: "S’inscrire",
    subject: "Sommet de la recherche locale",
  },
};
