// Words of the settings of assistants.
import type { AssistantWords } from "./en";

export const assistants = {
  title: "Assistants",
  text: "Un assistant IA comme Claude peut lire vos données et, si vous l’autorisez, préparer du travail pour vous. Il utilise Vitrine avec votre accord et n’en fait jamais plus que vous.",
  load_failed: "Les paramètres n’ont pas pu être chargés.",
  address: {
    title: "Adresse",
    label: "Adresse du serveur",
    copy: "Copier l’adresse",
    copied: "Copié",
    failed: "Votre navigateur a bloqué la copie. Sélectionnez l’adresse et copiez-la à la main.",
  },
  switch: {
    label: "Les assistants peuvent se connecter",
    on: "Les membres peuvent connecter des assistants, qui n’en font jamais plus qu’eux.",
    off: "Aucun assistant ne peut se connecter, quels que soient ses droits.",
    guarded:
      "Désactivé par défaut : un établissement relève d’une profession de santé ou du droit, tenue au secret professionnel.",
    owners: "Seuls les propriétaires peuvent changer ce réglage.",
    failed: "Le réglage n’a pas été enregistré.",
  },
  scopes: {
    title: "Ce qu’un assistant peut faire",
    text: "Vous en décidez à la connexion. Commencez par la lecture et n’ajoutez que le nécessaire.",
    read: [
      "Lecture",
      "Établissements, audits, performances, avis, positions, citations, posts, pages et rapports.",
    ],
    write: [
      "Modification",
      "Préparer des réponses et des posts, écrire des notes, attribuer des avis, faire avancer des tâches, modifier des établissements.",
    ],
    publish: [
      "Publication",
      "Programmer des posts, retirer des posts et des réponses chez Google. Aucune réponse n’est envoyée.",
    ],
    spend: ["Dépense", "Lancer des relevés de positions, qui coûtent de l’argent."],
    untrusted:
      "Un avis ou un annuaire peut contenir un texte qui cherche à tromper un assistant. Vitrine signale ce texte comme une donnée. N’accordez malgré tout que le nécessaire.",
  },
  connect: {
    title: "Connecter un assistant",
    steps: [
      "Dans Claude, ChatGPT ou un autre assistant, ajoutez un connecteur personnalisé avec l’adresse ci-dessus.",
      "Connectez-vous ici quand l’assistant vous y envoie, et choisissez ce qu’il peut faire.",
      "Demandez-lui une vue d’ensemble de vos établissements.",
    ],
    by_token:
      "Pour les assistants et les programmes qui ne savent pas le faire, créez un jeton d’API et envoyez-le dans l’en-tête Authorization.",
    token: "Jetons d’API",
    ways: {
      claude: "Claude Code",
      desktop: "Assistants avec un fichier de réglages",
      other: "Votre programme",
    },
    replace: "Remplacez vtr_… par votre jeton.",
  },
  connections: {
    title: "Assistants connectés",
    failed: "Les assistants connectés n’ont pas pu être chargés.",
    empty: "Vous n’avez encore connecté aucun assistant.",
    since: (time: string) => `Connecté le ${time}`,
    used: (time: string) => `Dernière utilisation le ${time}`,
    never_used: "Jamais utilisé",
    disconnect: "Déconnecter",
    disconnect_name: (name: string) => `Déconnecter ${name}`,
    confirm: (name: string) => `Déconnecter « ${name} » ?`,
    confirm_text: "Il perd aussitôt son accès. Vous pourrez le reconnecter à tout moment.",
    disconnected: (name: string) => `« ${name} » déconnecté`,
  },
  consent: {
    document_title: "Connecter un assistant",
    title: (name: string) => `Connecter ${name} à Vitrine ?`,
    receiver: (host: string) => `L’accès sera transmis à ${host}.`,
    device: "L’accès sera transmis à une application de cet appareil.",
    published: (host: string) => `L’assistant est publié par ${host}.`,
    unverified:
      "N’importe qui peut prendre ce nom. Ne continuez que si vous venez de lancer la connexion depuis votre assistant.",
    account: "Compte",
    other_account: "Utiliser un autre compte",
    organization: "Organisation",
    organization_help: "L’assistant n’accède qu’à cette organisation.",
    off: "Les assistants sont désactivés dans cette organisation. Un propriétaire peut les activer dans Paramètres > Assistants.",
    scopes: "Ce que l’assistant pourra faire",
    not_yours: "Votre rôle ne le permet pas.",
    limits:
      "Il n’en fait jamais plus que vous et perd son accès en même temps que vous. Vous pouvez le déconnecter dans Paramètres > Assistants.",
    connect: "Connecter",
    decline: "Ne pas connecter",
    changed: "Vous avez changé d’organisation entre-temps. Rechargez la page et vérifiez l’organisation.",
    refused: "Cet assistant ne peut pas être connecté",
    back: "Revenir à l’assistant",
    dashboard: "Aller au tableau de bord",
    refusals: {
      client_unknown: "Vitrine ne connaît pas cet assistant. Recommencez depuis l’assistant.",
      client_unreachable:
        "La description de l’assistant n’a pas pu être lue. Réessayez dans quelques minutes.",
      client_invalid: "La description de l’assistant n’est pas valide. Signalez-le à son éditeur.",
      redirect_uri_unknown:
        "La demande veut transmettre l’accès à une adresse que l’assistant n’a pas déclarée. Rien n’a été accordé.",
      unsupported_response_type: "L’assistant demande un mode de connexion que Vitrine ne propose pas.",
      invalid_request: "La demande de l’assistant n’est pas assez sûre : il lui manque PKCE avec S256.",
      invalid_target: "L’assistant demande l’accès à une autre adresse que celle de ce serveur.",
    },
  },
  calls: {
    title: "Derniers appels",
    failed: "Les appels n’ont pas pu être chargés.",
    empty: "Aucun appel d’assistant pour l’instant.",
    columns: { time: "Heure", assistant: "Assistant", by: "Jeton de", tool: "Outil", outcome: "Résultat" },
    done: "Fait",
    insufficient_scope: "Le jeton n’a pas le droit nécessaire",
    changed: "Assistants activés ou désactivés",
    connected: "Assistant connecté",
    disconnected: "Assistant déconnecté",
    all: "Journal d’audit",
  },
} satisfies AssistantWords;
