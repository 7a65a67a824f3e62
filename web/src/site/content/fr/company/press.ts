// For journalists.
import { h2, list, p, table } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const press: TextPageText = {
  meta: {
    title: "Presse : faits, chiffres et logo | Vitrine",
    description:
      "Vitrine pour les journalistes : ce que nous faisons, les chiffres que nous publions, l’écriture du nom, le logo et à qui s’adresser.",
    name: "Presse",
  },
  eyebrow: "L’entreprise",
  title: "Presse",
  lead: "De quoi écrire un paragraphe ou une page. Citez-nous librement, avec notre nom.",
  contents: "Sur cette page",
  blocks: [
    h2("En une phrase"),
    p(
      "Vitrine est une plateforme de référencement local et de réputation avec laquelle commerces, enseignes et agences gardent chaque établissement exact et visible dans Google et partout où l’on cherche à proximité.",
    ),
    h2("En un paragraphe"),
    p(
      "Vitrine réunit fiches Google Business Profile, positions locales, avis, citations locales, pages locales et rapports, en français et en anglais. Elle sert la restauration, la santé, l’immobilier, le juridique, les services à domicile et le commerce, d’une boutique à des enseignes de plusieurs milliers d’établissements. Le logiciel est publié sous licence Apache 2.0 ; il existe en service hébergé ou s’installe sur les machines d’une entreprise.",
    ),
    h2("Chiffres"),
    table(
      "Chiffres de novembre 2026",
      ["Donnée", "Valeur"],
      ["Entreprises", "10 000+"],
      ["Avis gérés", "500 M+"],
      ["Citations créées", "2 M+"],
      ["Recherches suivies", "1 M+"],
      ["Pages locales", "50 000+"],
      ["Langues", "français et anglais"],
    ),
    h2("Le nom et le logo"),
    list(
      "**Vitrine**, avec une majuscule au début et nulle part ailleurs. En anglais, le même mot désigne une vitrine d’exposition.",
      "Le logo est le mot sous un store à festons. Merci de ne pas en changer les couleurs, de ne pas l’étirer et de ne pas le poser sur une image chargée.",
      "Nos couleurs : bleu de Prusse #12355B, crème #FBF7F0, laiton #B9832F.",
    ),
    h2("Sujets sur lesquels nous pouvons parler"),
    list(
      "Ce qui change vraiment une position locale, données à l’appui.",
      "Avis faux ou filtrés : ce qu’interdisent les plateformes et la loi, et comment les reconnaître.",
      "Une recherche sans pistage : mesurer le succès sans cookies.",
      "Les commerces de proximité et les réponses des IA dans la recherche.",
    ),
    h2("Contact"),
    p(
      "Écrivez avec le [formulaire de contact](page:contact), avec « Presse » en objet. Nous répondons sous 24 heures les jours ouvrés, plus tôt si vous indiquez votre bouclage.",
    ),
  ],
  next: {
    title: "Un bouclage proche ?",
    text: "Donnez-nous la date, et nous répondons à temps.",
    to: "contact",
    action: "Écrire au service de presse",
  },
};
