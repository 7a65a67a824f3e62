// A case study, in French.
import { h2, list, p, quote, steps } from "@/site/content/types/blocks";
import type { CaseText } from "@/site/content/types/case-studies";

export const study: CaseText = {
  meta: {
    title: "Étude de cas : une chaîne de restaurants",
    description:
      "Comment une chaîne de 24 restaurants a remis de l’ordre dans ses fiches, ses horaires et ses avis : +65 % de passage. Récit illustratif.",
    name: "Chaîne de restaurants",
  },
  business: "Chaîne de restaurants, 24 établissements",
  title: "Vingt-quatre cuisines, une seule vérité sur les horaires",
  lead: "Des fiches tenues par qui avait le mot de passe, des jours fériés au petit bonheur. Une chaîne a confié la vérité à une seule liste, et la bonne porte s’est ouverte.",
  stats: [
    { value: "+65 %", label: "de passage en salle", text: "par rapport au même trimestre de l’an passé" },
    { value: "90 %", label: "plus vite pour répondre", text: "des heures au lieu de jours" },
    { value: "4,7", label: "étoiles en moyenne", text: "sur l’ensemble des établissements" },
  ],
  body: [
    h2("La situation"),
    p(
      "La chaîne avait grandi en reprenant des restaurants familiaux, et chacun avait gardé sa fiche Google, son numéro et son idée de l’heure de fermeture. Le siège avait un tableur. La caisse en avait un autre. Un lundi de Pentecôte, neuf fiches sur vingt-quatre affichaient « ouvert » devant une porte close, et les avis de la semaine suivante l’ont fait savoir.",
    ),
    h2("Ce qui a été fait"),
    steps(
      "Toutes les fiches ont été réunies sous un compte d’organisation : il y en avait 31, dont sept doublons d’avant les reprises. Ils ont été fusionnés en conservant les avis.",
      "La liste de la caisse fait désormais foi pour les horaires, celle de l’immobilier pour les adresses. Le tout a été importé en CSV, et chaque établissement a reçu un code.",
      "Les responsables ont obtenu l’accès à trois choses précises : les horaires de leur maison, les photos, les réponses du quotidien. Noms et catégories restent au siège.",
      "Les jours fériés sont saisis pour tous six semaines à l’avance. Au bout d’une semaine, on téléphone à ceux qui n’ont pas confirmé.",
      "Les avis contenant « allergie » ou « malade » arrivent directement à la responsable qualité.",
    ),
    h2("Ce que cela a donné"),
    p(
      "Au jour férié suivant, les 24 fiches étaient justes. Les plaintes pour porte close ont disparu en un trimestre, et avec elles le plus fréquent des avis à une étoile. La moyenne est montée à 4,7 étoiles, parce que les nouveaux avis parlaient enfin de cuisine. Le passage a gagné 65 % sur le même trimestre de l’an passé, surtout dans les sept établissements qui avaient des doublons.",
    ),
    quote(
      "Nous achetions de la publicité pour amener des gens devant des portes que nos propres fiches disaient fermées.",
      "Directrice de l’exploitation (récit illustratif)",
    ),
    h2("Ce qui peut se copier"),
    list(
      "Décidez qui est responsable de chaque champ avant d’en corriger un seul.",
      "Fusionnez d’abord les doublons : tout le reste devient plus simple.",
      "Donnez peu de droits aux responsables, mais donnez-les pour de bon.",
    ),
    p(
      "L’organisation est décrite dans [l’ordre avant les astuces](page:article-multi-location) ; ce que le produit apporte aux restaurateurs, sur [la page qui leur est consacrée](page:restaurants).",
    ),
  ],
};
