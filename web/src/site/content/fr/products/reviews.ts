// Review management.
import type { reviews as en } from "../../en/products/reviews";

export const reviews = {
  meta: {
    title: "Gestion des avis clients, tous sites réunis | Vitrine",
    description:
      "Vos avis Google et ceux de Yelp, Facebook et plus de 50 sites dans une seule boîte. Répondez avec des brouillons, sollicitez par e-mail, SMS ou QR code.",
    name: "Gestion des avis",
  },
  hero: {
    eyebrow: "Gestion des avis",
    title: "Tous les avis ont leur réponse avant midi",
    lead: "Les avis de Google, Yelp, Facebook, TripAdvisor, Amazon et plus de 50 autres sites les rejoignent par fichier ou par l’API. Une seule boîte, et une proposition de réponse à portée de clic.",
    picture: "Un avis Google de quatre étoiles, suivi d’un projet de réponse prêt à être envoyé.",
    review: {
      author: "Camille R.",
      where: "Google, il y a 2 heures",
      text: "Très bon pain et accueil chaleureux. Un peu d’attente le samedi matin, mais le croissant aux amandes en valait la peine.",
      praise: ["pain", "accueil"],
      criticism: "attente",
      draft: "Réponse proposée",
      reply:
        "Merci, Camille ! Vous avez raison pour le samedi : dès cette semaine, une deuxième personne sert de 9 h à 11 h. Votre prochain croissant aux amandes arrivera plus vite.",
      send: "Envoyer",
    },
  },
  features: {
    title: "De la première alerte à la dernière réponse",
    items: {
      monitoring: {
        title: "Une boîte pour tous les sites",
        text: "Les avis Google au fil de l’eau, pour tous vos établissements, et ceux de Yelp, Facebook, TripAdvisor, Amazon et plus de 50 autres sites, importés d’un fichier ou par l’API.",
      },
      alerts: {
        title: "Des alertes immédiates",
        text: "Un avis à une étoile arrive en quelques minutes sur le bon téléphone, pas à la fin du mois.",
      },
      replies: {
        title: "Des réponses préparées par l’IA",
        text: "Des brouillons qui reprennent ce que le client a écrit, dans votre ton, en français ou en anglais. Rien ne part sans vous, sauf si vous activez les réponses automatiques aux bons avis.",
      },
      sentiment: {
        title: "L’analyse du ressenti",
        text: "Les mots qui vont avec cinq étoiles, et ceux qui vont avec deux : service, prix, attente, propreté, par établissement.",
      },
      team: {
        title: "La répartition dans l’équipe",
        text: "Confiez l’avis au collègue qui était là. Chacun voit qui répond et ce qui reste ouvert.",
      },
      crisis: {
        title: "La gestion de crise",
        text: "Quand les mauvais avis s’accumulent, une seule alerte avec un plan : que dire, où, et qui appeler.",
      },
    },
  },
  requests: {
    title: "Demandez à tous, au bon moment",
    text: "Les clients contents écrivent rarement, parce que personne ne le leur demande. Envoyez un message aimable après la visite. Chaque client voit les mêmes liens publics et, à côté, un formulaire privé qui vous parvient directement.",
    points: [
      "Par e-mail, SMS, QR code sur le comptoir ou dans votre application",
      "Les clients satisfaits arrivent sur les sites d’avis en un geste",
      "Les autres peuvent vous le dire en privé, et vous pouvez y remédier",
      "Un seul rappel, poli, jamais deux",
    ],
    proof: "La preuve que tous voient les mêmes liens",
    proof_anchor: "preuve-d-equite",
    picture:
      "Une demande sur un téléphone : des liens vers Google et Facebook, puis un message privé au gérant.",
    phone: {
      from: "Boulangerie L’Atelier",
      hello: "Merci de votre visite ! Voulez-vous dire aux autres comment c’était ?",
      google: "Donner un avis sur Google",
      facebook: "Nous recommander sur Facebook",
      private: "Ou écrire au gérant",
    },
  },
  sentiment: {
    title: "Comprenez ce que cachent les étoiles",
    text: "Douze personnes parlent de l’attente ce mois-ci, toutes le samedi. Le problème, ce n’est pas la note, c’est le planning.",
    action: "Répondre aux avis négatifs",
    picture:
      "Les thèmes des avis d’une boulangerie : le pain et l’accueil sont loués, l’attente est critiquée.",
    topics: ["Pain", "Accueil", "Prix", "Attente"],
    positive: "éloges",
    negative: "critiques",
  },
  figures: {
    title: "Pourquoi cela vaut la peine",
    items: [
      {
        value: "93 %",
        label: "des gens lisent les avis",
        text: "avant de choisir un commerce près de chez eux",
      },
      { value: "68 %", label: "changent d’opinion", text: "sur une entreprise en lisant ses réponses" },
      { value: "18 %", label: "de chiffre d’affaires en plus", text: "pour les entreprises qui répondent" },
      { value: "500 M+", label: "d’avis gérés", text: "avec Vitrine" },
    ],
  },
  questions: {
    title: "Questions sur les avis",
    items: [
      {
        question: "Les clients mécontents voient-ils d’autres liens que les autres ?",
        answer:
          "Non. Google l’interdit, et nous aussi. Chaque client voit les mêmes liens publics et le même formulaire privé. Beaucoup de ceux qui ont un reproche à faire choisissent le formulaire, parce qu’ils y reçoivent une réponse.",
      },
      {
        question: "L’IA répond-elle toute seule ?",
        answer:
          "Seulement dans les établissements où vous l’activez, et seulement aux avis de 4 et 5 étoiles. Les sujets sensibles vous attendent toujours. Sinon, elle rédige, vous relisez, vous envoyez.",
      },
      {
        question: "Puis-je faire retirer un mauvais avis ?",
        answer:
          "Personne ne peut retirer un avis sincère. Vitrine vous aide à signaler ceux qui enfreignent les règles d’un site, et à répondre aux autres pour que le lecteur suivant vous fasse confiance.",
      },
    ],
  },
  closing: {
    title: "Commencez par l’avis qui attend depuis le plus longtemps",
    text: "Connectez Google, triez par avis sans réponse et envoyez la première en cinq minutes.",
  },
} satisfies typeof en;
