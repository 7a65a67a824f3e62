// Words of campaigns; loaded with them.
import { plural } from "@/lib/format";
import type { campaigns as en } from "./en";

const n = (count: number) => count.toLocaleString("fr-FR");

export const campaigns: typeof en = {
  columns: {
    name: "Campagne",
    state: "État",
    sent: "Envoyées",
    opened: "Pages ouvertes",
    clicked: "Liens choisis",
    feedback: "Messages",
  },
  states: {
    scheduled: "Programmée",
    running: "En cours d’envoi",
    paused: "En pause",
    done: "Terminée",
    canceled: "Annulée",
  },
  locations: (count) => `${n(count)} ${plural("fr", count, "établissement", "établissements")}`,
  starts: (date) => `début le ${date}`,
  created: (date) => `créée le ${date}`,
  sent_of: (sent, total) => `${n(sent)} sur ${n(total)}`,
  caption: "Campagnes, les plus récentes d’abord",
  empty: {
    title: "Aucune campagne pour l’instant",
    text: "La plupart des clients satisfaits n’écrivent jamais d’avis, faute d’y être invités. Envoyez à chacun une demande courtoise après sa visite. Tous voient les mêmes liens publics et le même formulaire privé.",
    contacts: "Ajouter d’abord des contacts",
  },
  back: "Toutes les campagnes",
  not_found: "Cette campagne n’existe plus",
  not_found_text: "Elle a peut-être été supprimée, ou concerne des établissements que vous ne voyez pas.",
  actions: { pause: "Mettre en pause", resume: "Reprendre", cancel: "Annuler l’envoi…" },
  changed: {
    pause: "Campagne en pause. Plus aucune demande ne part.",
    resume: "La campagne reprend",
    cancel: "Campagne annulée",
  },
  change_failed: "La campagne n’a pas été modifiée.",
  canceling: {
    title: "Annuler cette campagne\u202f?",
    text: (count) =>
      count === 0
        ? "Personne n’attend de demande\u00a0: plus rien ne serait envoyé."
        : `${n(count)} ${plural("fr", count, "personne qui n’a pas encore été sollicitée ne recevra", "personnes qui n’ont pas encore été sollicitées ne recevront")} pas de demande. Les demandes déjà envoyées ne changent pas. Cette action est définitive.`,
    confirm: "Annuler la campagne",
    keep: "Poursuivre l’envoi",
  },
  progress: "Demandes envoyées",
  facts: {
    title: "Réglages",
    start: "Début",
    cap: "Par jour",
    cap_value: (count) => `${n(count)} ${plural("fr", count, "demande", "demandes")} au maximum`,
    reminder: "Relance",
    reminder_value: (days) => `Une seule, après ${n(days)} ${plural("fr", days, "jour", "jours")}`,
    no_reminder: "Aucune",
    channel: "Canal",
    email: "E-mail",
  },
  figures: {
    label: "Résultats",
    sent: "Envoyées",
    opened: "Pages ouvertes",
    clicked: "Liens choisis",
    feedback: "Messages privés",
    opted_out: "Désinscriptions",
    failed: "Non envoyées",
  },
  parts: {
    by_location: "Par établissement",
    by_language: "Par texte",
    location: "Établissement",
    language: "Texte",
  },
  recipients: {
    title: "Destinataires",
    name: "Nom",
    location: "Établissement",
    state: "État",
    changed: "Depuis",
    all: "Tous les états",
    filter: "État",
    none: "Aucun destinataire dans cet état",
    removed: "Contact oublié",
    failed: "Les destinataires n’ont pas pu être chargés.",
  },
  recipient_states: {
    waiting: "En attente",
    sent: "Envoyée",
    opened: "Page ouverte",
    clicked: "Lien choisi",
    feedback: "A écrit en privé",
    opted_out: "Désinscrit",
    failed: "Non envoyée",
    skipped: "Laissé de côté",
    canceled: "Annulée",
  },
  reasons: {
    no_consent: "Pas de consentement aux e-mails",
    opted_out: "Désinscription",
    asked_recently: "Sollicitation récente",
    no_address: "Pas d’adresse e-mail",
    forbidden_profession: "Profession qui ne peut pas solliciter d’avis",
    wrong_location: "Pas client de cet établissement",
    requests_off: "Les demandes sont désactivées",
  },
  reason_other: "Pour une autre raison",
};
