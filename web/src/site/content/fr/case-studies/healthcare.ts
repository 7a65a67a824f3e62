// A case study, in French.
import { h2, list, p, quote, steps } from "@/site/content/types/blocks";
import type { CaseText } from "@/site/content/types/case-studies";

export const study: CaseText = {
  meta: {
    title: "Étude de cas : un groupe de centres médicaux",
    description:
      "Comment six centres médicaux ont démêlé fiches de praticiens et liens de rendez-vous : réservations 85 % plus rapides. Récit illustratif.",
    name: "Groupe de santé",
  },
  business: "Groupe de centres médicaux, 6 établissements",
  title: "Six centres, dix-neuf médecins, une seule façon de prendre rendez-vous",
  lead: "Des fiches de médecins partis, des liens de rendez-vous qui finissaient sur une page d’accueil. Un groupe a fait le ménage, sans un mot sur aucun patient.",
  stats: [
    { value: "85 %", label: "plus vite", text: "de la recherche au rendez-vous" },
    { value: "+120 %", label: "de nouveaux patients", text: "en un an" },
    { value: "4,6", label: "étoiles en moyenne", text: "sur les six centres" },
  ],
  body: [
    h2("La situation"),
    p(
      "Quarante-trois fiches pour six centres et dix-neuf médecins. Onze appartenaient à des praticiens retraités ou partis ; leurs appels aboutissaient à l’accueil, où quelqu’un expliquait. Chaque bouton « Prendre rendez-vous » menait à l’accueil du site, à cinq étapes d’un créneau. Les avis restaient sans réponse, faute de savoir ce que l’on avait le droit d’écrire.",
    ),
    h2("Ce qui a été fait"),
    steps(
      "Un tableau de qui peut avoir une fiche : six centres, et les médecins qui le souhaitaient. Les confrères partis ont été indiqués comme tels, jamais renommés.",
      "Les centres ont reçu une catégorie d’établissement, les médecins celle de leur spécialité, chacun avec une ligne directe : ils ont cessé de se masquer les uns les autres.",
      "Le lien de rendez-vous de chaque fiche ouvre désormais l’agenda du centre ou du médecin.",
      "Douze pages, une par motif courant, écrites avec les médecins et datées par celui qui les a relues.",
      "Cinq réponses approuvées, qui ne laissent jamais entendre que l’auteur est un patient. Chacune est relue par une deuxième personne, et le journal garde la trace de qui a publié.",
    ),
    h2("Ce que cela a donné"),
    p(
      "De la recherche au rendez-vous, on est passé de sept étapes à deux, et la réservation est 85 % plus rapide. En un an, le nombre de nouveaux patients a progressé de 120 %, surtout grâce aux pages consacrées à un motif, plus qu’aux noms. La moyenne est de 4,6 étoiles. Sur 214 réponses publiées, la déléguée à la protection des données n’a rien trouvé à redire. Aucun avis n’a été sollicité : la déontologie l’exclut.",
    ),
    quote(
      "Je m’attendais à du marketing. Nous avons eu un accueil avec deux fois moins d’appels perdus.",
      "Responsable du secrétariat (récit illustratif)",
    ),
    h2("Ce qui peut se copier"),
    list(
      "Commencez par ceux qui sont partis : leurs fiches coûtent le plus et n’aident personne.",
      "Suivez vous-même le bouton de rendez-vous, au téléphone, et comptez les étapes.",
      "Faites approuver les réponses d’avance ; personne n’écrit bien sous la colère et sous le secret.",
    ),
    p(
      "À lire : [le SEO local des cabinets médicaux](page:article-medical-practices), et ce que Vitrine apporte aux [équipes de santé](page:healthcare).",
    ),
  ],
};
