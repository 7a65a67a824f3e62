// Words of the ways in besides a password: mails and their links, second factors, Google, passkeys.
import { plural } from "@/lib/format";
import type { signIn as en } from "./en";

export const signIn = {
  back_to_login: "Retour à la connexion",
  go_to_login: "Se connecter",
  to_dashboard: "Ouvrir mon tableau de bord",
  working: "Un instant…",
  legal: { label: "Aide et mentions", help: "Aide", privacy: "Confidentialité", terms: "Conditions" },
  mail: {
    title: "Consultez vos e-mails",
    resend: "Renvoyer l’e-mail",
    resend_in: (seconds) => `Renvoyer l’e-mail dans ${seconds} s`,
    resent: "E-mail renvoyé. Les liens des messages précédents ne fonctionnent plus.",
    too_soon: (seconds) =>
      `Un e-mail vient d’être envoyé à cette adresse. Vous pourrez en demander un autre dans ${seconds} ${plural("fr", seconds, "seconde", "secondes")}.`,
    failed: "L’e-mail n’a pas pu être envoyé. Veuillez réessayer.",
    other_address: "Utiliser une autre adresse",
    nothing_came: "Rien reçu ? Regardez dans les indésirables et vérifiez l’adresse.",
    code: "Code reçu par e-mail",
    code_help: "Six chiffres. Vous pouvez aussi suivre le lien de l’e-mail.",
    code_wrong: "Ce code est incorrect, déjà utilisé ou expiré. Vérifiez-le ou demandez un nouvel e-mail.",
    code_submit: "Continuer",
  },
  forgot: {
    document_title: "Mot de passe oublié",
    title: "Mot de passe oublié ?",
    subtitle: "Indiquez votre adresse : nous vous enverrons un lien pour choisir un nouveau mot de passe.",
    submit: "Recevoir un lien par e-mail",
    sent: (email) =>
      `Si un compte existe pour ${email}, un lien pour choisir un nouveau mot de passe est en route. Il est valable une heure et ne sert qu’une fois.`,
  },
  link: {
    document_title: "Connexion par e-mail",
    title: "Connexion sans mot de passe",
    subtitle: "Nous vous envoyons un lien et un code. L’un ou l’autre vous connecte.",
    submit: "Recevoir un lien par e-mail",
    sent: (email) =>
      `Si un compte existe pour ${email}, un lien et un code de connexion sont en route. Le lien est valable une heure, le code dix minutes ; chacun ne sert qu’une fois.`,
  },
  signup: {
    sent_to: (email) => `Nous avons envoyé un e-mail à ${email}. Le lien expire au bout d’une heure.`,
    chosen: ({ plan, list, period }) => {
      const name = { starter: "Débutant", professional: "Professionnel", enterprise: "Entreprise" }[plan];
      const kind = list === "profile" ? " pour la fiche Google seule" : "";
      const paid = period === "year" ? ", payée à l’année" : "";
      return `Vous avez choisi la formule ${name}${kind}${paid}. Vous pourrez changer d’avis jusqu’à la fin de l’essai.`;
    },
  },
  guessable: {
    quoted: (part) => `« ${part} »`,
    parts: (parts, count) =>
      `${parts} ${plural("fr", count, "est facile", "sont faciles")} à deviner. Veuillez choisir un autre mot de passe.`,
    short: "Ce mot de passe est facile à deviner. Veuillez en choisir un plus long.",
  },
  reset: {
    document_title: "Nouveau mot de passe",
    title: "Choisissez un nouveau mot de passe",
    subtitle: (email) => `Pour ${email}. Tous vos autres appareils seront déconnectés.`,
    password: "Nouveau mot de passe",
    confirmation: "Confirmez le nouveau mot de passe",
    submit: "Enregistrer le mot de passe",
    same: "C’est votre mot de passe actuel. Choisissez-en un autre.",
    failed: "Le mot de passe n’a pas été modifié. Veuillez réessayer.",
    too_late: "Ce lien a été ouvert il y a trop longtemps. Demandez-en un nouveau.",
    done: "Votre mot de passe a été modifié. Vos autres appareils ont été déconnectés.",
    no_link: {
      title: "Demandez d’abord un lien",
      text: "Pour choisir un nouveau mot de passe, suivez le lien que nous vous envoyons par e-mail.",
    },
    new_link: "Demander un nouveau lien",
  },
  confirm: {
    document_title: "Confirmation",
    confirmed: {
      title: "Votre adresse est confirmée",
      text: "Votre compte est prêt.",
      text_elsewhere: "Votre compte est prêt. Connectez-vous pour l’ouvrir.",
    },
    changed: {
      title: "Votre adresse est modifiée",
      text: "Désormais, connectez-vous avec votre nouvelle adresse.",
    },
    half: {
      title: "Encore une confirmation",
      text: "La modification est confirmée depuis cette adresse. Suivez maintenant le lien envoyé à l’autre adresse ; la modification prendra effet ensuite.",
    },
    invited: {
      title: "Bienvenue chez Vitrine",
      subtitle: (email) => `Choisissez un mot de passe pour ${email}.`,
      submit: "Enregistrer et continuer",
    },
    ask: {
      title: "Est-ce bien vous ?",
      text: (email) =>
        `Ce lien vous connecte en tant que ${email}. Il n’a pas été demandé dans ce navigateur : ne continuez que si ce compte est le vôtre.`,
      yes: "Continuer",
      no: "Non, ce n’est pas moi",
    },
    expired: {
      title: "Ce lien ne fonctionne plus",
      text: "Il a expiré ou a déjà servi. Les liens sont valables une heure et ne servent qu’une fois.",
      ask_signup: "Indiquez votre adresse : nous vous en enverrons un nouveau.",
      ask_email: "Demandez de nouveau la modification dans vos paramètres.",
    },
    elsewhere: {
      title: "Ce lien a été demandé dans un autre navigateur",
      text: "Il ne fonctionne que dans ce navigateur. Demandez-en un nouveau ici.",
    },
    nothing: {
      title: "Rien à confirmer ici",
      text: "Les liens de nos e-mails mènent à cette page. Suivez celui que vous avez reçu.",
    },
    resend: "Recevoir un nouveau lien",
    new_link: "Demander un nouveau lien",
    to_settings: "Aller aux paramètres",
    failed: "La connexion n’a pas abouti. Veuillez réessayer.",
  },
  factor: {
    document_title: "Connexion en deux étapes",
    title: "Encore une étape",
    totp: {
      subtitle: "Saisissez les six chiffres affichés par votre application d’authentification.",
      code: "Code de l’application",
      which: "Application",
      submit: "Vérifier",
    },
    recovery: {
      subtitle: "Saisissez l’un des codes de secours que vous avez conservés. Chacun ne sert qu’une fois.",
      code: "Code de secours",
      submit: "Vérifier",
    },
    use_totp: "Utiliser l’application d’authentification",
    use_recovery: "Utiliser un code de secours",
    use_passkey: "Utiliser une clé d’accès",
    other_account: "Utiliser un autre compte",
    wrong: "Code incorrect. Vérifiez-le et réessayez.",
    wrong_recovery: "Ce code est faux ou a déjà servi.",
    expired: "Cela a pris trop de temps. Saisissez le code affiché maintenant.",
    too_many_attempts:
      "Trop de codes erronés ont été saisis. Utilisez une clé d’accès ou un code de secours, ou contactez l’exploitant du site.",
    failed: "Le code n’a pas pu être vérifié. Veuillez réessayer.",
    load_failed: "Vos seconds facteurs n’ont pas pu être chargés.",
  },
  google: {
    button: "Continuer avec Google",
    not_configured:
      "L’authentification Google n’est pas configurée correctement. Veuillez vous connecter avec votre e-mail et votre mot de passe.",
    redirect: "Erreur de configuration de l’authentification. Veuillez contacter l’assistance.",
    failed: "La connexion avec Google a échoué. Veuillez réessayer.",
    signup_failed: "L’inscription avec Google a échoué. Veuillez réessayer.",
    unavailable:
      "L’authentification Google est actuellement indisponible. Veuillez vous connecter avec votre e-mail et votre mot de passe.",
    refused: "Vous avez annulé chez Google. Réessayez ou utilisez votre e-mail.",
    expired: "Cela a pris trop de temps ou a commencé dans une autre fenêtre. Veuillez réessayer.",
    used: "Cette connexion avec Google a déjà servi. Veuillez recommencer.",
    closed: "Aucun compte ne peut être créé ici. Connectez-vous avec un compte existant.",
    needs_confirmation:
      "Google n’a pas vérifié votre adresse. Nous vous avons envoyé un lien pour la confirmer.",
  },
  sso: {
    button: "Authentification unique",
    need_email: "Saisissez d’abord votre adresse professionnelle.",
    unknown: "Cette adresse n’utilise pas l’authentification unique ici. Connectez-vous autrement.",
    refused: "L’authentification unique a échoué. Réessayez ou contactez votre administrateur.",
    denied: "Vous avez annulé la connexion. Réessayez ou connectez-vous autrement.",
    unreachable:
      "La page de connexion de votre entreprise est injoignable. Réessayez plus tard ou connectez-vous autrement.",
    busy: "Trop de tentatives. Patientez une minute, puis réessayez.",
    required: "Votre organisation impose l’authentification unique pour cette adresse.",
  },
  passkey: {
    button: "Se connecter avec une clé d’accès",
    failed: "La clé d’accès n’a pas été acceptée. Réessayez ou connectez-vous autrement.",
    cancelled: "Aucune clé d’accès n’a été utilisée. Réessayez ou connectez-vous autrement.",
  },
  login: {
    idle: "Votre session a été fermée après un moment d’inactivité. Connectez-vous pour continuer.",
    forgot: "Mot de passe oublié ?",
    email_link: "Recevoir un lien par e-mail",
    resend_confirmation: "Recevoir un nouveau lien de confirmation",
    resent: "Un nouveau lien de confirmation est en route.",
  },
} satisfies typeof en;
