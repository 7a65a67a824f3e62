// Documentation of assistants: how they connect, and what they can do.
import { code, h2, list, p, steps, table } from "../../types/blocks";

export const assistants = {
  meta: {
    name: "Assistants",
    title: "Connecter Claude et d’autres assistants (MCP) | Vitrine",
    description:
      "Connecter Claude, ChatGPT ou votre programme à Vitrine par le Model Context Protocol : accès, droits, limites, et ce qu’un assistant ne fait jamais.",
  },
  title: "Assistants (MCP)",
  lead: "Interrogez Claude ou un autre assistant sur vos établissements et vos avis, et laissez-le préparer du travail. Il n’en fait jamais plus que vous.",
  blocks: [
    h2("En connecter un"),
    steps(
      "Ouvrez [Paramètres, Assistants](app:/dashboard/settings/assistants) et copiez l’adresse du serveur. Elle se termine par /mcp.",
      "Créez un jeton dans [Paramètres, Jetons d’API](app:/dashboard/settings/tokens). Chaque jeton peut lire. N’ajoutez d’autres droits que si l’assistant doit modifier quelque chose.",
      "Donnez l’adresse à l’assistant et placez le jeton dans l’en-tête Authorization. Jamais dans l’adresse, que les journaux conservent.",
      "Demandez-lui un aperçu de vos établissements.",
    ),
    code(
      "Claude Code",
      "claude mcp add --transport http vitrine https://vitrine.example/mcp \\",
      '  --header "Authorization: Bearer vtr_…"',
    ),
    h2("Ce qu’il peut faire"),
    table(
      "Droits d’un jeton",
      ["Droit", "Ce qu’il permet"],
      [
        "Lecture",
        "Établissements, audits, performances, avis, positions, citations, posts, pages et rapports",
      ],
      [
        "Écriture",
        "Préparer des réponses et des posts, écrire des notes, attribuer des avis, traiter des tâches, modifier des établissements",
      ],
      ["Publication", "Programmer des posts, retirer des posts et des réponses"],
      ["Dépense", "Lancer des relevés de positions, qui coûtent de l’argent"],
    ),
    p("L’assistant ne voit que les outils permis à la fois par le jeton et par votre rôle."),
    h2("Ce qui vous protège"),
    list(
      "Une réponse est préparée, jamais envoyée. Un membre la relit et l’envoie.",
      "Ce qu’écrivent les clients, les annuaires et les autres entreprises est marqué comme donnée : un avis qui contient des consignes a moins de chances d’égarer un assistant. Les droits du jeton limitent ce qui pourrait arriver.",
      "Chaque appel figure dans le [journal d’audit](page:docs-audit) : le jeton, l’assistant, l’outil et le résultat.",
      "Les propriétaires peuvent désactiver les assistants. Si un établissement relève d’une profession de santé ou du droit, ils restent désactivés tant qu’un propriétaire ne les active pas.",
    ),
    h2("Les limites"),
    p(
      "Chaque jeton a droit à 60 messages par minute, dont 10 peuvent modifier quelque chose. Les listes ont 20 entrées, ou jusqu’à 100 sur demande. Pour tout le reste, il y a l’[API](page:api).",
    ),
  ],
} as const;
