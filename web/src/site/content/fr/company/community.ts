// Page about the community of users.
import { h2, list, p, steps } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const community: TextPageText = {
  meta: {
    title: "Communauté : apprendre, demander, participer | Vitrine",
    description:
      "Apprendre le référencement local à plusieurs : ateliers, webinaires, sommet, modèles à partager, et comment signaler un défaut ou une idée.",
    name: "Communauté",
  },
  eyebrow: "Assistance",
  title: "Nul besoin d’apprendre le SEO local dans son coin",
  lead: "Apprenez avec d’autres, servez-vous de nos modèles, et dites à celles et ceux qui construisent Vitrine ce qu’il vous faut.",
  contents: "Sur cette page",
  blocks: [
    h2("Apprendre ensemble"),
    list(
      "**Webinaires** : la [masterclass](page:webinar-masterclass) et d’autres, gratuits, avec des questions à la fin.",
      "**Atelier** : [une fiche d’établissement complète](page:workshop-gbp), pas à pas, sur votre propre commerce.",
      "**Sommet** : [deux fois par an](page:event-summit), un après-midi sur la recherche locale.",
      "**Lettre d’information** : une courte lettre par semaine, au bas de cette page.",
    ),
    h2("Se débrouiller"),
    list(
      "Le [guide](page:guide), de la première fiche aux cent premiers avis.",
      "Le [glossaire](page:glossary), pour le jour où quelqu’un dit « NAP » et que tout le monde opine.",
      "Des [modèles](page:templates) à télécharger et à adapter.",
      "L’[audit gratuit](page:tool-audit), l’[examen de fiche](page:tool-gbp-optimizer) et les [idées de mots-clés](page:tool-keyword-research).",
    ),
    h2("Signaler un défaut ou proposer une idée"),
    steps(
      "Regardez la page [Statut](page:status) : nous le savons peut-être déjà.",
      "Écrivez avec le [formulaire de contact](page:contact) : ce que vous avez fait, ce que vous attendiez, ce qui s’est passé. Le numéro de version figure sur la page de statut.",
      "Vous recevez une réponse de celles et ceux qui écrivent le code.",
    ),
    h2("Participer"),
    p(
      "Le logiciel est publié sous licence Apache 2.0. Les corrections de traduction sont aussi bienvenues que le code : dites-nous le mot qu’un commerçant emploierait vraiment, et nous le changeons.",
    ),
    h2("Règles de la maison"),
    list(
      "Parlez aux autres comme à votre comptoir.",
      "Pas d’astuces contraires aux règles de Google, ni d’achat ou de vente d’avis.",
      "Pas de données de clients dans les exemples.",
    ),
  ],
  next: {
    title: "On s’y voit ?",
    text: "Le calendrier est sur la page des webinaires.",
    to: "webinars",
    action: "Tous les webinaires",
  },
};
