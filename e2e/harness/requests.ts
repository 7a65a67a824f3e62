// Review requests as a person sees them, and the words of their screens in both languages.
import type { Person } from "./people.ts";

/** Address of the page. */
export const REQUESTS = "/dashboard/requests";

export const requestWords = {
  en: {
    title: "Requests",
    tabs: { contacts: "Contacts", feedback: "Feedback", links: "Links & QR", settings: "Settings" },
    none: "No campaigns yet",
    no_contacts: "No contacts yet",
    no_feedback: "No private feedback yet",
    incomplete: "You can’t send requests yet",
    sender: "Name",
    address: "Postal address",
    save: "Save",
    saved: "Settings saved",
    location: "Location",
    add_link: "Add a link",
    link_submit: "Add link",
    link_url: "Web address",
    link_added: "Facebook added",
    site: "Site",
    qr: /^QR code for /,
    card: "Print a counter card",
    print: "Print",
    add_contact: "Add contact",
    contact_submit: "Add contact",
    contact_name: "Name",
    contact_email: "Email address",
    implied: /^Informed customer/,
    contact_added: "Contact added",
    customer: "Customer",
    campaign: "New campaign",
    next: "Next",
    text: "Message",
    gift: " Get a gift.",
    rule: /no gift, discount, or contest/,
    suggested: "Use the suggested text",
    submit: "Send to 1 person",
    created: "Campaign created for 1 person",
    recipients: "Recipients",
    ask: "Ask one person",
    feedback_list: "Private feedback",
    answer: "Reply by email",
    send_answer: "Send reply",
    answered: "Your reply is on its way",
    done: "Done",
    fairness: "Proof of fairness",
  },
  fr: {
    title: "Demandes d’avis",
    tabs: {
      contacts: "Contacts",
      feedback: "Messages privés",
      links: "Liens et QR codes",
      settings: "Paramètres",
    },
    none: "Aucune campagne pour l’instant",
    no_contacts: "Aucun contact pour l’instant",
    no_feedback: "Aucun message privé pour l’instant",
    incomplete: "Rien ne peut encore être envoyé",
    sender: "Nom",
    address: "Adresse postale",
    save: "Enregistrer",
    saved: "Paramètres enregistrés",
    location: "Établissement",
    add_link: "Ajouter un lien",
    link_submit: "Ajouter le lien",
    link_url: "Adresse",
    link_added: "Facebook ajouté",
    site: "Site",
    qr: /^QR code de la page de/,
    card: "Imprimer une carte de comptoir",
    print: "Imprimer",
    add_contact: "Ajouter un contact",
    contact_submit: "Ajouter le contact",
    contact_name: "Nom",
    contact_email: "Adresse e-mail",
    implied: /^Client informé/,
    contact_added: "Contact ajouté",
    customer: "Client",
    campaign: "Nouvelle campagne",
    next: "Suivant",
    text: "Texte",
    gift: " Recevez un cadeau.",
    rule: /ni cadeau, ni remise, ni tirage au sort/,
    suggested: "Reprendre le texte proposé",
    submit: "Envoyer à 1 personne",
    created: "Campagne créée pour 1 personne",
    recipients: "Destinataires",
    ask: "Demander à un client",
    feedback_list: "Messages privés",
    answer: "Répondre par e-mail",
    send_answer: "Envoyer la réponse",
    answered: "La réponse est en route",
    done: "Traité",
    fairness: "Preuve d’équité",
  },
};

/** The site on which customers of `addRequestPlace` write reviews. */
export const FACEBOOK = "https://www.facebook.com/cornerdiner/reviews";

/** Adds a location whose landing page can be opened. */
export function addRequestPlace(member: Person) {
  return member.add({
    name: "Corner Diner",
    address: "1 Main Street",
    city: "Boston",
    state: "MA",
    postal_code: "02108",
    country: "US",
    category: "Restaurant",
  });
}

/** Sets up review requests: a sender, and a public link of the location. */
export async function prepareRequests(member: Person, location: string) {
  const { regulated: _, ...settings } = await member.call<Record<string, unknown>>(
    "GET",
    "/api/v1/request-settings",
  );
  await member.call("PUT", "/api/v1/request-settings", {
    ...settings,
    sender_name: "Corner Diner",
    postal_address: "1 Main Street, Boston, MA 02108",
  });
  await member.call("PUT", `/api/v1/locations/${location}/review-links`, {
    items: [{ source: "facebook", url: FACEBOOK }],
  });
}

/** Adds a contact with consent to emails. */
export function addCustomer(member: Person, location: string, name = "Anna Moreau") {
  return member.call<{ id: string }>("POST", "/api/v1/contacts", {
    name,
    email: `${name.split(" ")[0]?.toLowerCase()}@customers.example`,
    language: "en",
    location_ids: [location],
    tags: ["lunch"],
    consents: [{ channel: "email", state: "implied", source: "booking form" }],
  });
}

/** Returns the path of the landing page of a location. */
export async function landingPath(member: Person, location: string): Promise<string> {
  const { url } = await member.call<{ url: string }>("GET", `/api/v1/locations/${location}/review-page`);
  return new URL(url).pathname;
}
