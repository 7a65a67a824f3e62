// Documentation of drafts by AI and of automatic replies.
import { h2, list, p, steps, table } from "../../types/blocks";

export const drafts = {
  meta: {
    name: "Rédaction par l’IA",
    title: "Rédaction par l’IA et réponses automatiques | Vitrine",
    description:
      "Préparer réponses et posts avec une IA : connecter un modèle, régler le ton et les limites, savoir ce qui quitte le serveur, répondre automatiquement.",
  },
  title: "Rédaction par l’IA et réponses automatiques",
  lead: "Partez d’une proposition plutôt que d’un champ vide. Vous relisez, vous corrigez, vous envoyez.",
  blocks: [
    h2("Partir d’une proposition"),
    steps(
      "Ouvrez un avis et choisissez **Proposer une réponse**, ou choisissez **Rédiger le texte** dans un post et saisissez les faits.",
      "Changez ce que vous voulez. Rien ne part tant que vous ne l’envoyez pas.",
      "Sans modèle d’IA, les réponses viennent de vos [modèles de réponse](app:/dashboard/settings/reply-templates).",
    ),
    p("Les propositions sont en français ou en anglais. Pour les autres langues, un modèle de réponse sert."),
    h2("Connecter un modèle d’IA"),
    p(
      "La société qui exploite votre instance peut en fournir un. Vous pouvez aussi ajouter votre propre clé pour OpenAI, un service compatible ou Anthropic dans [Paramètres, Intégrations](app:/dashboard/settings/integrations). Une organisation dispose de 500 propositions et de 10 dollars par mois, tant qu’un administrateur n’y change pas ces limites. La rédaction par l’IA est comprise dans les formules Professionnel et Entreprise.",
    ),
    h2("Le ton et les mots à éviter"),
    p(
      "Les gestionnaires fixent le ton et jusqu’à 50 mots ou sujets à éviter sous les [modèles de réponse](app:/dashboard/settings/reply-templates). Une proposition qui en contient un est écartée.",
    ),
    h2("Ce qui quitte le serveur"),
    table(
      "Ce que reçoit le modèle d’IA",
      ["Pour", "Données"],
      [
        "Une réponse",
        "Le texte et les étoiles d’un avis, le prénom de son auteur, ainsi que le nom, la catégorie et la ville de l’établissement",
      ],
      ["Un post", "Les faits que vous saisissez, et les mêmes données sur l’établissement"],
    ),
    list(
      "Rien d’autre ne part : ni les autres avis, ni vos contacts, ni vos clés.",
      "Les avis des professions de santé et du droit ne sont pas envoyés tant qu’un propriétaire ne l’a pas permis.",
      "Demandes et propositions sont gardées chiffrées pendant 30 jours. Vous pouvez les supprimer aussitôt.",
    ),
    h2("Les réponses automatiques"),
    steps(
      "Ouvrez un établissement et cherchez **Réponses automatiques** sur sa page. Elles sont désactivées au départ.",
      "Choisissez 4 et 5 étoiles, ou 5 seulement, et le moment de l’envoi : de 1 à 12 heures après l’avis.",
    ),
    p("Un avis vous attend dans chacun de ces cas :"),
    list(
      "L’établissement relève d’une profession de santé ou du droit, ses réponses doivent être validées, ou il en a moins de 20 à ce jour.",
      "L’avis parle d’une blessure, de discrimination, de la police, d’un enfant ou des médias, ou contient un lien ou un numéro de téléphone.",
      "La proposition ne passe pas le contrôle auquel chaque réponse est soumise.",
    ),
    p(
      "Un établissement envoie au plus 10 réponses automatiques en 24 heures. Si quelqu’un en modifie ou en supprime une, elles sont désactivées pour cet établissement.",
    ),
  ],
} as const;
