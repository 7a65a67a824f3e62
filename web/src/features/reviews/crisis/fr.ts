// Texte de l’écran de crise.
import { plural } from "@/lib/format";
import type { crisis as en } from "./en";

export const crisis: typeof en = {
  title: "Crise d’avis",
  subtitle:
    "Les mauvais avis sur un établissement se multiplient. Traitez la situation ici, étape par étape.",
  back: "Tous les avis",
  none: "Aucune crise",
  none_text:
    "Vous serez prévenu ici et par e-mail quand un établissement reçoit un nombre inhabituel de mauvais avis en 24 heures.",
  load_failed: "La crise n’a pas pu être chargée.",
  open: "En cours",
  earlier: "Crises passées",
  choose: "Crise",
  banner: (count) =>
    count < 2
      ? "Les mauvais avis se multiplient sur un établissement"
      : `Les mauvais avis se multiplient sur ${count} établissements`,
  show: "Ouvrir l’écran de crise",
  detected: (date) => `Détectée le ${date}`,
  ended: (date, name) => `Terminée le ${date} par ${name}`,
  former: "un ancien membre",
  spike: {
    low_ratings: (count, text) =>
      `${text} avis à 1 ou 2 ${plural("fr", count, "étoile", "étoiles")} en 24 heures`,
    new_authors: (count, text) =>
      `${text} ${plural("fr", count, "nouvel auteur a", "nouveaux auteurs ont")} donné 1 ou 2 étoiles sans texte en 24 heures`,
    how: "Comment est-elle détectée ?",
    formula:
      "Une crise commence quand un établissement reçoit en 24 heures plus d’avis à 1 ou 2 étoiles que le seuil, ou au moins 3 sans texte, de personnes qui n’avaient jamais laissé d’avis.",
    threshold: (threshold, mean, deviation) =>
      `Seuil : le plus grand de 3 et de moyenne + 3 × écart type des 90 jours précédents = ${threshold} (moyenne ${mean}, écart type ${deviation})`,
  },
  frozen: {
    title: "Suspendu dans cet établissement",
    text: "Les réponses automatiques et les demandes d’avis attendent la fin de la crise. Les autres établissements ne sont pas concernés.",
  },
  lead: {
    label: "Responsable",
    none: "Personne",
    text: "Une seule personne décide de ce qui est dit, et quand.",
    failed: "Le responsable n’a pas pu être modifié.",
  },
  plan: {
    title: "Que faire",
    steps: [
      "Nommez un responsable. Personne d’autre ne répond tant qu’on ne sait pas ce qui s’est passé.",
      "Cherchez ce qui s’est passé : interrogez l’équipe sur place, vérifiez dates, commandes et caméras.",
      "Répondez avec un texte préparé, puis à chaque auteur qui écrit ce qui n’allait pas.",
      "Signalez les avis qui enfreignent une règle de leur site. Ne payez jamais quelqu’un qui propose de retirer des avis.",
      "Terminez la crise par un court compte rendu.",
    ],
  },
  statements: {
    title: "Textes préparés",
    text: "Adaptez ce qui ne convient pas. Ils n’admettent rien et ne confirment personne comme client.",
    language: "Langue",
    languages: { en: "Anglais", fr: "Français" },
    names: {
      looking: "Nous vérifions",
      unknown: "Avis que nous ne relions à rien",
      wave: "Beaucoup d’avis d’un coup",
    },
    copy: "Copier",
    copied: "Texte copié",
    copy_failed: "Votre navigateur a bloqué la copie. Sélectionnez le texte et copiez-le vous-même.",
  },
  timeline: {
    title: "Chronologie",
    began: "Crise détectée",
    lead: (name) => `Responsable : ${name}`,
    no_lead: "Responsable retiré",
    ended: "Crise terminée",
    by: (name) => `par ${name}`,
    note: "Note",
    note_hint: "Appels, décisions, ce que vous avez appris. Seule votre équipe la voit.",
    add: "Ajouter la note",
    required: "Écrivez d’abord une note",
    failed: "La note n’a pas pu être enregistrée.",
  },
  reviews: {
    title: (count, text) => `${text} avis ${plural("fr", count, "concerné", "concernés")}`,
    none: "Il ne reste aucun de ces avis.",
    view: "Ouvrir",
    replied: "Répondu",
    rating_only: "Note seule",
  },
  evidence: {
    title: "Dossier de preuves",
    text: "Pour un site, un avocat ou la police : un PDF avec les avis, leurs versions précédentes, les liens et la chronologie, et les mêmes données en tableau (CSV) et en JSON. Pour Google, il contient les réponses à son formulaire sur l’extorsion.",
    hint: "Il contient vos notes internes. Le téléchargement est consigné dans le journal d’audit.",
    button: "Télécharger les preuves",
    failed: "Les preuves n’ont pas pu être téléchargées.",
  },
  end: {
    button: "Terminer la crise…",
    title: "Terminer cette crise ?",
    text: "Les réponses automatiques et les demandes d’avis reprennent. Le compte rendu reste avec la crise.",
    report: "Compte rendu",
    hint: "Ce qui s’est passé, ce que vous avez fait, ce qui va changer.",
    required: "Écrivez un court compte rendu",
    submit: "Terminer la crise",
    done: "Crise terminée",
    failed: "La crise n’a pas pu être terminée.",
  },
  report: "Compte rendu",
  problems: { crisis_ended: "Une autre personne a déjà terminé cette crise." },
};
