// A case study, in French.
import { h2, list, p, quote, steps } from "@/site/content/types/blocks";
import type { CaseText } from "@/site/content/types/case-studies";

export const study: CaseText = {
  meta: {
    title: "Étude de cas : la Clinique Centre-Ville",
    description:
      "Une clinique dentaire dit clairement qu’elle prend de nouveaux patients, répond au téléphone et écrit quatre pages : +120 %. Récit illustratif.",
    name: "Clinique Centre-Ville",
  },
  business: "Clinique Centre-Ville, 3 dentistes, Montréal",
  title: "Clinique Centre-Ville : la phrase qui manquait",
  lead: "Une clinique dentaire avec des créneaux libres, et une fiche qui n’en disait rien. Une phrase, quatre pages et un téléphone auquel on répond.",
  stats: [
    { value: "+120 %", label: "de nouveaux patients", text: "en douze mois" },
    { value: "4,6", label: "étoiles en moyenne", text: "sans un mot sur un traitement" },
    { value: "4", label: "nouvelles pages", text: "première visite, urgence, implants, enfants" },
  ],
  body: [
    h2("La situation"),
    p(
      "Trois jours par semaine, la clinique pouvait accueillir de nouveaux patients. Sa fiche n’en disait rien ; la description vantait des équipements modernes. Sur la carte, elle était deuxième devant sa porte et introuvable dans le quartier de bureaux à cinq rues de là, où vingt mille personnes passent l’heure du dîner. Un appel à midi tombait sur un répondeur.",
    ),
    h2("Ce qui a été fait"),
    steps(
      "Première phrase de la description : « Nous prenons de nouveaux patients, avec un rendez-vous en général sous une semaine. »",
      "Horaires : on répond désormais au téléphone sur l’heure du midi, et les horaires supplémentaires de la fiche l’indiquent.",
      "Une fiche pour chacun des trois dentistes, avec sa catégorie et son poste ; celle d’un confrère parti, indiquée comme déménagée.",
      "Quatre pages : première visite, urgence, implants, enfants. Chacune avec durée, coût et prise en charge par les assurances.",
      "Aucune sollicitation de témoignages, comme le veut la profession : la clinique répond à tous les avis, sobrement, et n’en cite aucun.",
      "Un lien depuis l’association du quartier d’affaires, dont les membres profitent de rendez-vous tôt le matin.",
    ),
    h2("Ce que cela a donné"),
    p(
      "Les nouveaux patients ont augmenté de 120 % en douze mois, dont les deux tiers venus du quartier de bureaux. La moyenne est de 4,6 étoiles. Les réponses remercient sans confirmer que quiconque soit venu ; les trois dentistes ont approuvé la formulation une fois, et n’ont plus eu à y penser.",
    ),
    quote(
      "Nous cherchions un meilleur classement. Il nous manquait une phrase.",
      "Gestionnaire de la clinique (récit illustratif)",
    ),
    h2("Ce qui peut se copier"),
    list(
      "Dites dès la première ligne ce que veut savoir une personne inquiète.",
      "Appelez-vous vous-même à midi.",
      "Sur la carte, regardez où sont vos patients dans la journée, et pas seulement où ils habitent.",
    ),
    p(
      "Pour aller plus loin : [le SEO local des cabinets médicaux](page:article-medical-practices), ou [Vitrine pour la santé](page:healthcare).",
    ),
  ],
};
