// Reviews as a person sees them, and the words of their screens in both languages.
import type { Locator, Page } from "@playwright/test";
import type { Person } from "./people.ts";

/** Address of the inbox. */
export const INBOX = "/dashboard/reviews";

export const reviewWords = {
  en: {
    title: "Reviews",
    none: "No reviews yet",
    list: "Review list",
    pane: "Review",
    search: "Search reviews",
    topics: "Topics in the last 90 days",
    wait: /^Wait time: 0 positive, 1 negative/,
    wait_negative: "Wait time: negative",
    any_stars: "Any rating",
    stars: (count: number) => (count === 1 ? "1 star" : `${count} stars`),
    no_reply: "No reply",
    reply: "Your reply",
    mark: "Mark as replied",
    marked: "Review marked as replied",
    blocking: "This reply can’t be sent yet",
    personal_data: /contains personal data/,
    promises: /makes a promise/,
    use_wording: "Use neutral wording",
    refused: /The reply wasn’t sent/,
    edit: "Edit",
    delete: "Delete…",
    delete_title: "Delete this reply?",
    delete_confirm: "Delete reply",
    drafts: "Draft from template",
    done: "Done",
    reopen: "Reopen",
    news: "Show 1 new review",
    back: "All reviews",
    more: "More actions",
    add: "Add a review",
    location: "Location",
    text: "Text",
    add_confirm: "Add review",
    added: "Review added",
    computed: "How is this calculated?",
    views: "Saved views",
    view_save: "Save as view…",
    view_name: "Name",
    view_share: /^Share with your organization/,
    view_confirm: "Save view",
    view_saved: (name: string) => `View “${name}” saved`,
    view_manage: "Manage views…",
    view_rename: (name: string) => `Rename “${name}”`,
    view_delete: (name: string) => `Delete “${name}”`,
    view_deleted: (name: string) => `View “${name}” deleted`,
    view_shared: "Shared",
    save: "Save",
    clear_filters: "Clear filters",
    by_month: "By month",
    months: "Reviews by month",
    months_table: "Reviews by month and source",
    templates: "Reply templates",
    template_none: "No templates yet",
    template_create: "Create template",
    template_name: "Name",
    template_saved: "Template saved",
    template_delete: (name: string) => `Delete ${name}`,
    template_confirm: "Delete",
    template_deleted: (name: string) => `“${name}” deleted`,
    asks: (name: string) => `Approval requested by ${name}`,
    someone_asks: "Approval requested by a teammate",
    send_for_approval: "Send for approval",
    sent_for_approval: "Reply sent for approval",
    waiting: "Your reply is waiting for approval",
    approve: "Approve",
    approved: "Approved. The reply is being sent.",
    send_back: "Send back",
    comment: "Comment for the author",
    sent_back: "Reply sent back",
    back_to_you: (name: string) => `${name} sent your reply back`,
    on_google: "Posted on Google",
    to_approve: "1 reply is waiting for your approval",
    all_locations: "For all locations",
    saved: "Saved",
  },
  fr: {
    title: "Avis",
    none: "Aucun avis pour l’instant",
    list: "Liste des avis",
    pane: "Avis",
    search: "Rechercher dans les avis",
    topics: "Thèmes sur 90 jours",
    wait: /^Attente\s: 0 en bien, 1 en mal/,
    wait_negative: "Attente : négatif",
    any_stars: "Toute note",
    stars: (count: number) => (count === 1 ? "1 étoile" : `${count} étoiles`),
    no_reply: "Sans réponse",
    reply: "Votre réponse",
    mark: "Marquer comme répondu",
    marked: "Avis marqué comme répondu",
    blocking: "Cette réponse ne peut pas encore être envoyée",
    personal_data: /contient des données personnelles/,
    promises: /promet ce que vous ne pourrez/,
    use_wording: "Utiliser une formule neutre",
    refused: /La réponse n’a pas été envoyée/,
    edit: "Modifier",
    delete: "Supprimer…",
    delete_title: "Supprimer cette réponse ?",
    delete_confirm: "Supprimer la réponse",
    drafts: "Partir d’un modèle",
    done: "Terminer",
    reopen: "Rouvrir",
    news: "Afficher 1 nouvel avis",
    back: "Tous les avis",
    more: "Autres actions",
    add: "Ajouter un avis",
    location: "Établissement",
    text: "Texte",
    add_confirm: "Ajouter l’avis",
    added: "Avis ajouté",
    computed: "Mode de calcul",
    views: "Vues enregistrées",
    view_save: "Enregistrer comme vue…",
    view_name: "Nom",
    view_share: /^Partager avec votre organisation/,
    view_confirm: "Enregistrer la vue",
    view_saved: (name: string) => `Vue « ${name} » enregistrée`,
    view_manage: "Gérer les vues…",
    view_rename: (name: string) => `Renommer « ${name} »`,
    view_delete: (name: string) => `Supprimer « ${name} »`,
    view_deleted: (name: string) => `Vue « ${name} » supprimée`,
    view_shared: "Partagée",
    save: "Enregistrer",
    clear_filters: "Effacer les filtres",
    by_month: "Par mois",
    months: "Avis par mois",
    months_table: "Avis par mois et par source",
    templates: "Modèles de réponse",
    template_none: "Aucun modèle pour l’instant",
    template_create: "Créer un modèle",
    template_name: "Nom",
    template_saved: "Modèle enregistré",
    template_delete: (name: string) => `Supprimer ${name}`,
    template_confirm: "Supprimer",
    template_deleted: (name: string) => `« ${name} » supprimé`,
    asks: (name: string) => `${name} demande votre validation`,
    someone_asks: "Un membre de l’équipe demande votre validation",
    send_for_approval: "Soumettre",
    sent_for_approval: "Réponse soumise pour validation",
    waiting: "Votre réponse attend une validation",
    approve: "Valider",
    approved: "Réponse validée. Elle est en cours d’envoi.",
    send_back: "Demander une correction",
    comment: "Commentaire pour l’auteur",
    sent_back: "Correction demandée à l’auteur",
    back_to_you: (name: string) => `${name} vous demande de corriger votre réponse`,
    on_google: "Affichée sur Google",
    to_approve: "1 réponse attend votre validation",
    all_locations: "Pour tous les établissements",
    saved: "Enregistré",
  },
};

export type ReviewWords = (typeof reviewWords)["en"];

/** A review as the API takes it, without its location. */
export interface SeededReview {
  author: string;
  rating: number;
  text: string;
  /** Age in days. */
  age: number;
}

/** Three reviews that differ in their stars, the newest first. */
export const REVIEWS: SeededReview[] = [
  { author: "Ann Miller", rating: 5, text: "Very good bread and a kind welcome.", age: 1 },
  { author: "Bob Stone", rating: 1, text: "I waited for 40 minutes and nobody came.", age: 2 },
  { author: "Cleo Park", rating: 4, text: "Nice place, and the coffee is great.", age: 40 },
];

/** Adds a location with reviews; returns the id of the location. */
export async function seedReviews(person: Person, reviews: readonly SeededReview[] = REVIEWS) {
  const { id } = await person.add({ name: "Corner Bakery", address: "1 Main Street", city: "Boston" });
  // One after the other: the list has them in the order of their dates, whatever the order of the requests.
  for (const review of reviews) await seedReview(person, id, review);
  return id;
}

/** Adds one review of a location; returns its id. */
export async function seedReview(person: Person, location: string, review: SeededReview) {
  const { author, rating, text, age } = review;
  const written_at = new Date(Date.now() - age * 86_400_000).toISOString();
  const body = {
    location_id: location,
    source: "facebook",
    external_id: null,
    rating,
    text,
    author,
    url: null,
    written_at,
  };
  const { id } = await person.call<{ id: string }>("POST", "/api/v1/reviews", body);
  return id;
}

/** Rows of the list. */
export function reviewRows(page: Page, words: ReviewWords): Locator {
  return page.getByRole("list", { name: words.list }).getByRole("link");
}

/** The row of an author. */
export function reviewRow(page: Page, words: ReviewWords, author: string): Locator {
  return reviewRows(page, words).filter({ hasText: author });
}

/** The reading pane. */
export function reviewPane(page: Page, words: ReviewWords): Locator {
  return page.getByRole("region", { name: words.pane, exact: true });
}
