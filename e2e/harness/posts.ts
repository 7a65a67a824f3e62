// Posts as a person sees them, and the words of their screens in both languages.
import type { Person } from "./people.ts";

export const POSTS = "/dashboard/posts";

export const postWords = {
  en: {
    title: "Posts",
    none: "No posts yet",
    new: "New post",
    text: "Text",
    next: "Next",
    draft: "Save draft",
    draft_saved: "Draft saved",
    list: "List",
    week: "Week",
    month: "Month",
    will_happen: "Step 3 of 3: Review",
    settings: "Post settings",
    approval: "Require approval for posts",
    save: "Save",
    settings_saved: "Settings saved",
  },
  fr: {
    title: "Posts",
    none: "Rien de prévu pour l’instant",
    new: "Nouveau post",
    text: "Texte",
    next: "Suivant",
    draft: "Enregistrer le brouillon",
    draft_saved: "Brouillon enregistré",
    list: "Liste",
    week: "Semaine",
    month: "Mois",
    will_happen: "Étape 3 sur 3\u00a0: Ce qui va se passer",
    settings: "Paramètres des posts",
    approval: "Les posts sont soumis à validation",
    save: "Enregistrer",
    settings_saved: "Paramètres enregistrés",
  },
} as const;

/** Adds a draft for all locations, planned for a local day and time. */
export function addPost(member: Person, text: string, at: string | null = null) {
  return member.call<{ id: string }>("POST", "/api/v1/posts", {
    kind: "news",
    texts: { en: text, fr: text },
    audience: { all: true },
    when: { at },
  });
}
