// Rights under the GDPR, and how to use them.
import { h2, list, p, steps } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const gdpr: TextPageText = {
  meta: {
    title: "RGPD : vos droits et comment les exercer | Vitrine",
    description:
      "Accès, export, rectification, effacement et opposition selon le RGPD : ce que vous faites vous-même dans Vitrine et ce qu’il faut nous demander.",
    name: "RGPD",
  },
  eyebrow: "Informations légales",
  title: "Vos droits selon le RGPD",
  lead: "Vous pouvez exercer la plupart vous-même, tout de suite. Pour le reste, un message suffit.",
  contents: "Sur cette page",
  blocks: [
    h2("Ce que vous faites vous-même"),
    list(
      "**Consulter et corriger** (articles 15 et 16) : nom, adresse e-mail et préférences dans les réglages du compte ; chaque champ d’un établissement dans son volet, avec son historique.",
      "**Emporter** (article 20) : dans **Paramètres, Données**, exportez toute l’organisation en ZIP et vos propres données en JSON ; les établissements aussi en CSV depuis la liste ou par l’[API](page:api).",
      "**Effacer** (article 17) : supprimez des établissements dans la liste ; au bout de 30 jours, ils disparaissent définitivement. Dans **Paramètres, Données**, supprimez l’organisation, avec 30 jours pour changer d’avis, ou votre compte et vos données personnelles, aussitôt.",
      "**Fermer des sessions** : vos réglages montrent chaque appareil connecté, avec un bouton qui le déconnecte aussitôt.",
      "**Retirer votre accord** (article 7) : un clic sur le lien de chaque lettre, ou sur le bouton de votre messagerie, met fin à la lettre d’information.",
    ),
    h2("Ce qu’il faut nous demander"),
    steps(
      "Écrivez avec le [formulaire de contact](page:contact), indiquez l’adresse e-mail de votre compte et dites ce que vous souhaitez : limitation, opposition, ou une copie, rectification ou suppression que vous ne pouvez pas faire vous-même.",
      "Si nous ne pouvons pas être sûrs que c’est vous, nous vous demandons de le confirmer. Nous n’exigeons jamais de copie de votre passeport.",
      "Vous recevez une réponse sous 30 jours, sans frais.",
    ),
    h2("Qui fait quoi"),
    p(
      "Pour les données des comptes, des messages et de la lettre d’information, la société qui exploite ce site est responsable du traitement. Pour les données que vous saisissez sur d’autres, comme le nom d’employés dans une description ou une réponse à un avis, vous êtes responsable et nous sommes sous-traitant au sens de l’article 28 ; demandez-nous l’accord correspondant.",
    ),
    h2("Mesures (article 32)"),
    list(
      "Les données de chaque organisation sont séparées dans chaque requête ; des tests essaient chaque route avec les identifiants d’une autre organisation.",
      "Mots de passe sous forme d’empreintes Argon2id ; jetons sous forme d’empreintes ; ce qui doit être relu est scellé avec AES-256-GCM, avec des clés tenues hors de la base.",
      "Seconds facteurs et clés d’accès ; liste des sessions ; limites contre les essais en série.",
      "Qui a modifié quoi dans un établissement est consigné avec la date et l’auteur.",
    ),
    h2("En cas d’incident"),
    p(
      "Si des données sont perdues ou divulguées, nous prévenons l’autorité de contrôle sous 72 heures et vous sans retard, en disant ce qui s’est passé, qui est concerné et ce que nous faisons (articles 33 et 34).",
    ),
    h2("Réclamations"),
    p(
      "Vous pouvez saisir l’autorité de contrôle du pays où vous vivez, où vous travaillez ou dans lequel la violation a eu lieu ; en France, c’est la CNIL.",
    ),
  ],
  next: {
    title: "Exercer vos droits",
    text: "Un message suffit. Une personne le lit.",
    to: "contact",
    action: "Nous écrire",
  },
};
