// Words that several pages of the resources share, in French.
import type { ResourceWords } from "@/site/content/types/resources";

export const words: ResourceWords = {
  contents: "Sur cette page",
  readNext: "À lire ensuite",
  minutes: (count) => `${count}\u00a0min de lecture`,
  glossary: {
    meta: {
      title: "Glossaire du SEO local : plus de 70 termes clairs",
      description:
        "NAP, citation locale, pack local, ARP, ATRP, part de voix, zone desservie : plus de soixante-dix termes du référencement local, bien définis.",
      name: "Glossaire",
    },
    title: "Le glossaire du référencement local",
    lead: (count) =>
      `${count} termes, chacun en deux ou trois phrases, avec la page qui permet d’aller plus loin.`,
    letters: "Aller à une lettre",
    also: "aussi :",
    see: "Voir aussi",
  },
  templates: {
    meta: {
      title: "Modèles SEO local gratuits, à imprimer ou en CSV",
      description:
        "Trois modèles gratuits : liste de contrôle, suivi des citations locales, réponses aux avis. En page à imprimer et en CSV, sans inscription.",
      name: "Modèles",
    },
    title: "Des modèles dont on se sert",
    lead: "Pensés pour le papier et pour le tableur, avec un vrai contenu, gratuits, sans inscription.",
    csv: "Télécharger le CSV",
    print: "Page à imprimer",
    preview: "Ce qu’il contient",
    rows: (count) => `${count} lignes`,
    note: "Le fichier CSV s’ouvre dans Excel, Numbers, LibreOffice et Google Sheets.",
    cards: {
      "template-checklist": "36 tâches en six parties",
      "template-citations": "34 endroits en cinq niveaux",
      "template-reviews": "16 réponses, 4 demandes",
    },
    printed: "Libre d’usage et de diffusion. D’autres modèles : ",
  },
  cases: {
    meta: {
      title: "Études de cas SEO local : six récits illustratifs",
      description:
        "Six entreprises, ce qu’elles ont fait et dans quel ordre : restaurants, centres médicaux, plombier, pizzeria, clinique dentaire, immobilier.",
      name: "Études de cas",
    },
    title: "Ce qui a été fait, et dans quel ordre",
    lead: "Six récits, six entreprises. Chacun dit le point de départ, les étapes, les chiffres et ce qui peut se copier.",
    note: "Récit illustratif : il réunit des situations que beaucoup reconnaîtront, avec des chiffres conformes à ceux que nous publions pour ce métier. Les noms sont inventés.",
    read: "Lire le récit",
    figures: "Les chiffres",
    others: "D’autres récits",
  },
  cta: {
    title: "Regardez votre propre vitrine",
    text: "Ajoutez un premier établissement et voyez en quelques minutes ce qui manque, où vous êtes visible, et par quoi commencer.",
    start: "Essai Gratuit",
    talk: "Planifier une démo",
    subject: "Planifier une démo",
    note: "14 jours gratuits. Sans carte bancaire. Résiliable à tout moment.",
  },
};
