// Members of one organization, and the words of their work on reviews in both languages.
import type { Mailbox } from "../flows/mailbox.ts";
import { type Person, signUp } from "./people.ts";

/** Server with a mailbox that the tests read. */
export interface MailedSite {
  url: string;
  mailbox: Mailbox;
}

/** Adds a member to the organization of an owner. */
export async function addMember(site: MailedSite, owner: Person, role: string): Promise<Person> {
  const person = await signUp(site.url);
  await owner.call("POST", "/api/v1/invitations", { email: person.email, role, language: "en" });
  const { text } = await site.mailbox.next(person.email);
  const token = /\/invitation#([\w-]+)/.exec(text)?.[1];
  await person.call("POST", "/api/v1/invitations/accept", { token });
  return person;
}

export const teamWords = {
  en: {
    bar: "Assignment",
    assignee: /^Assigned to/,
    due: /^Due/,
    tomorrow: "Tomorrow",
    today: /1 review assigned to you/,
    note: "New note",
    add_note: "Add note",
    members: "Members to mention",
    edited: "edited",
    edit: "Edit",
    save: "Save",
    edit_note: "Edit the note",
    done: "Done",
    mine: "Assigned to me",
    unassigned: "Unassigned",
    overdue: "Overdue",
    selected: "Selected reviews",
    select: (author: string) => `Select the review by ${author}`,
    assign: "Assign",
    set_state: "Set status",
    waiting: "Waiting",
    changed: /2 reviews changed/,
    times: "Response times",
    replies: "Replies",
    computed: "How is this calculated?",
  },
  fr: {
    bar: "Attribution",
    assignee: /^Attribué à/,
    due: /^Échéance/,
    tomorrow: "Demain",
    today: /1 avis vous est attribué/,
    note: "Nouvelle note",
    add_note: "Ajouter la note",
    members: "Membres à mentionner",
    edited: "modifiée",
    edit: "Modifier",
    save: "Enregistrer",
    edit_note: "Modifier la note",
    done: "Traité",
    mine: "Attribués à moi",
    unassigned: "Non attribués",
    overdue: "En retard",
    selected: "Avis sélectionnés",
    select: (author: string) => `Sélectionner l’avis de ${author}`,
    assign: "Attribuer",
    set_state: "Changer l’état",
    waiting: "En attente",
    changed: /2 avis modifiés/,
    times: "Délais de réponse",
    replies: "Réponses",
    computed: "Comment est-ce calculé ?",
  },
};
