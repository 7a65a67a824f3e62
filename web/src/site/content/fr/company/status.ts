// The status page.
import type { status as en } from "../../en/company/status";

export const status = {
  meta: {
    title: "Statut : l’état de cette instance en direct | Vitrine",
    description:
      "Les chiffres en direct de cette instance de Vitrine : si elle répond, sa version, depuis quand elle tourne, tâches et e-mails en attente.",
    name: "Statut",
  },
  eyebrow: "Assistance",
  title: "Statut",
  lead: "Les chiffres en direct de cette instance. Personne n’a besoin de tenir cette page à jour.",
  checking: "Vérification…",
  states: {
    ok: "Tout fonctionne",
    degraded: "Les tâches de fond ont pris du retard",
    down: "La base de données ne répond pas",
    away: "Cette instance ne répond pas",
  },
  explain: {
    ok: "Le site, la connexion, le tableau de bord et l’API répondent.",
    degraded:
      "Le site et le tableau de bord fonctionnent. Imports, synchronisations et e-mails prennent plus de temps que d’habitude.",
    down: "Le site fonctionne ; la connexion et le tableau de bord, non. Ce qui a été enregistré n’est pas perdu.",
    away: "Votre connexion est peut-être interrompue. Cette page continue d’essayer toute seule.",
  },
  figures: {
    title: "Chiffres",
    database: "Base de données",
    database_yes: "répond",
    database_no: "ne répond pas",
    version: "Version",
    uptime: "En marche depuis",
    jobs_waiting: "Tâches en attente",
    jobs_running: "Tâches en cours",
    mails_waiting: "E-mails en attente",
    checked: "Vérifié",
  },
  units: { day: "j", hour: "h", minute: "min", second: "s" },
  none: "aucune",
  script: "Les chiffres en direct demandent JavaScript. Les mêmes en JSON :",
  notes: {
    title: "Nos objectifs",
    items: [
      { title: "99,9 % de disponibilité", text: "Mesurée sur un mois, maintenance prévue comprise." },
      {
        title: "Maintenance annoncée",
        text: "Au moins 48 heures avant, par e-mail aux titulaires de compte, hors des heures d’ouverture.",
      },
      {
        title: "Rien de perdu",
        text: "Ce qui a été enregistré est sur disque. Une tâche de fond interrompue reprend là où elle s’était arrêtée.",
      },
    ],
  },
  cta: {
    title: "Un problème qui n’apparaît pas ici ?",
    text: "Dites-nous ce que vous voyez. La version indiquée ci-dessus nous aide.",
    action: "Signaler un problème",
    subject: "Un problème avec cette instance",
  },
} satisfies typeof en;
