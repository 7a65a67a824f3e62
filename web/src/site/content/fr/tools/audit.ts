// The free audit.
import type { audit as en } from "../../en/tools/audit";
import type { Advice, ToolText } from "../../types/tools";

const page: ToolText = {
  meta: {
    title: "Audit SEO local gratuit : fiche et site web | Vitrine",
    description:
      "Vérifiez un commerce en une minute : ce dont les clients ont besoin, et ce que son site dit aux moteurs de recherche. Gratuit et sans compte.",
    name: "Audit gratuit",
  },
  eyebrow: "Outil gratuit",
  title: "Qu’est-ce qui empêche vos clients de vous trouver ?",
  lead: "Collez les coordonnées de votre commerce, ou saisissez son site. Vous obtenez les problèmes, les plus graves d’abord, et les points que chacun rapporte.",
  script:
    "Cet outil fonctionne dans votre navigateur et demande JavaScript. Sans lui, la liste de contrôle de nos modèles pose les mêmes questions.",
  how: {
    title: "Comment il compte",
    items: [
      {
        title: "Les mêmes règles que le produit",
        text: "Huit règles : trois critiques à 20 points, cinq avertissements à 8. À partir de 80 points, une fiche est bonne, à partir de 60, moyenne.",
      },
      {
        title: "Un seul regard sur votre site",
        text: "Nous lisons une fois la page indiquée, comme un navigateur : son titre, sa description et ce qu’elle dit de votre commerce. Les huit règles s’y appliquent aussi.",
      },
      {
        title: "Rien n’est conservé",
        text: "Ni ce que vous collez et cochez, ni ce que nous lisons. Pas de compte, pas de cookie.",
      },
    ],
  },
  faq: {
    title: "Questions",
    items: [
      {
        question: "Pourquoi l’absence de téléphone est-elle critique ?",
        answer:
          "Parce qu’elle coûte directement des clients : qui est en route appelle, et qui ne peut pas appeler va au commerce suivant de la liste.",
      },
      {
        question: "Que puis-je coller ?",
        answer:
          "Votre fiche telle qu’elle s’affiche, ou des lignes comme « Téléphone : … » et « Horaires : … ». Le nom, la catégorie, l’adresse, le téléphone, le site, les horaires, la note et la description sont reconnus, en français et en anglais ; vous voyez ce qui a été lu.",
      },
      {
        question: "Qu’est-ce que le balisage LocalBusiness ?",
        answer:
          "Un court bloc de votre page, écrit pour les moteurs de recherche : nom, adresse, téléphone et horaires, sous une forme que personne ne peut mal lire. Les visiteurs ne le voient pas.",
      },
      {
        question: "Pourquoi ma page ne peut-elle pas être lue ?",
        answer:
          "L’audit ne lit que des pages web publiques, de 1\u00a0Mo au plus, en 5 secondes. Les pages derrière une connexion, sur des ports inhabituels ou dans des réseaux privés sont refusées.",
      },
    ],
  },
  cta: {
    title: "Vérifiez tous vos établissements d’un coup",
    text: "Vitrine audite chaque établissement à chaque changement et vous mène au champ à corriger.",
    action: "Essai Gratuit",
  },
};

const rule = (...advice: Advice): Advice => advice;

export const audit = {
  ...page,
  profile: {
    title: "Les coordonnées de votre commerce",
    lead: "Copiez-les depuis votre fiche Google, votre site ou une signature d’e-mail.",
    details: "Nom, adresse, téléphone, horaires, en texte",
    placeholder:
      "Boulangerie Martin\nBoulangerie\n12 rue Mercière, 69002 Lyon\n04 99 00 12 34\nwww.exemple.fr\nDu mardi au samedi : 7\u00a0h – 19\u00a0h",
    also: "Cochez ce qui existe sans figurer dans le texte",
    checks: {
      is_verified: "Fiche validée par Google",
      has_photos: "Au moins une photo",
      has_phone: "Un numéro de téléphone",
      has_category: "Une catégorie",
      has_website: "Un site web",
      has_opening_hours: "Des horaires",
      has_description: "Une description",
    },
    rating: "Note moyenne (laissez vide s’il n’y en a pas)",
    submit: "Vérifier les coordonnées",
  },
  website: {
    title: "Ou votre site web",
    lead: "Une page publique suffit : l’accueil, ou la page d’un établissement.",
    looks: "Ce que nous regardons",
    points: [
      "Ce que la page dit de votre commerce : téléphone, catégorie, horaires, description, photos, note",
      "Le balisage LocalBusiness : est-il présent, complet et conforme à ce que lisent les visiteurs ?",
      "Ce qui aide à trouver la page : titre, description, titre principal, adresse, langue, téléphones",
    ],
    url: "Adresse de votre site",
    placeholder: "www.exemple.fr",
    submit: "Vérifier le site",
  },
  words: {
    busy: "Vérification…",
    empty: "Collez d’abord les coordonnées, ou cochez ce qui existe.",
    score: "{n} sur 100",
    good: "Bon",
    fair: "Moyen",
    poor: "Faible",
    found: "{n} problèmes trouvés",
    found_one: "1 problème trouvé",
    perfect: "Votre fiche est impeccable !",
    perfect_text: "Aucun problème trouvé dans votre fiche d’établissement",
    perfect_page: "Rien à améliorer : les moteurs de recherche savent qui vous êtes.",
    critical: "Critique",
    warning: "Avertissement",
    points: "+{n} points",
    passed: "En ordre",
    page: "Page lue",
    business: "Commerce trouvé",
    read: "Ce que nous avons lu dans votre texte",
    not_read: "absent du texte",
    site: "Comment la page est trouvée",
    profile: "Ce que la page dit aux clients",
    profile_text:
      "Les huit règles, d’après ce que dit la page. Aucune page n’indique si Google a validé votre fiche.",
    details: {
      name: "Nom",
      category: "Catégorie",
      address: "Adresse",
      phone: "Téléphone",
      website: "Site web",
      hours: "Horaires",
      description: "Description",
      rating: "Note",
    },
    fail: {
      invalid_url: "Cette adresse web est incomplète.",
      address_not_allowed: "Seules les pages web publiques peuvent être vérifiées.",
      page_unreachable: "Cette page ne répond pas. Vérifiez l’adresse.",
      no_page: "À cette adresse, il y a autre chose qu’une page web.",
      page_too_large: "Cette page dépasse 1\u00a0Mo.",
      rate_limited: "Trop de demandes à la fois. Patientez quelques minutes.",
      out_of_range: "Une note est un nombre de 1 à 5.",
      too_long: "C’est trop long\u202f: 4\u202f000 caractères au plus peuvent être lus.",
      other: "Une erreur s’est produite. Veuillez réessayer.",
    },
    rules: {
      missing_phone: rule(
        "Numéro de téléphone",
        "Ajoutez le numéro auquel on répond pendant les heures d’ouverture.",
      ),
      missing_category: rule(
        "Catégorie",
        "Choisissez la catégorie la plus précise que propose Google ; elle décide des recherches où vous pouvez apparaître.",
      ),
      not_verified: rule(
        "Validée par Google",
        "Lancez la validation dans votre fiche. Sans elle, vous ne pouvez pas répondre aux avis.",
      ),
      missing_description: rule(
        "Description",
        "Écrivez jusqu’à 750 caractères : ce que vous faites, pour qui, où. Ni téléphone, ni lien.",
      ),
      missing_photos: rule(
        "Photos",
        "Ajoutez la devanture, l’intérieur et ce que vous vendez. De vraies photos, pas de banque d’images.",
      ),
      missing_opening_hours: rule(
        "Horaires",
        "Saisissez la semaine et les prochains jours fériés. De faux horaires valent de mauvais avis.",
      ),
      missing_website: rule(
        "Site web",
        "Mettez le lien vers la page de cet établissement précis, et pas seulement vers l’accueil.",
      ),
      low_rating: rule(
        "Note de 4 ou plus",
        "Répondez à chaque avis, demandez-en un à chaque client et corrigez ce qui revient le plus.",
        "Aucune note inférieure à 4",
      ),
      indexable: rule(
        "Peut être trouvée",
        "La page demande aux moteurs de recherche de l’ignorer (noindex). Retirez cette consigne.",
      ),
      local_business: rule(
        "Balisage LocalBusiness",
        "Ajoutez un bloc JSON-LD de type LocalBusiness ou d’un type plus précis, comme Restaurant ou Dentist.",
      ),
      business_name: rule("Nom dans le balisage", "Ajoutez name, écrit exactement comme sur votre fiche."),
      business_address: rule(
        "Adresse dans le balisage",
        "Ajoutez address sous forme de PostalAddress : rue, code postal et ville.",
      ),
      business_phone: rule("Téléphone dans le balisage", "Ajoutez telephone, avec l’indicatif du pays."),
      business_hours: rule(
        "Horaires dans le balisage",
        "Ajoutez openingHoursSpecification pour chaque jour.",
      ),
      readable_data: rule(
        "Données structurées lisibles",
        "Un bloc JSON-LD contient une erreur ; les moteurs de recherche l’ignorent.",
      ),
      title: rule("Titre", "Donnez à la page un titre avec votre métier et votre ville."),
      title_length: rule(
        "Titre de 60 caractères au plus",
        "Raccourcissez-le, sinon la fin est coupée dans les résultats.",
      ),
      description: rule(
        "Description de la page",
        "Écrivez une ou deux phrases qui donnent envie de cliquer.",
      ),
      description_length: rule(
        "Description de 50 à 160 caractères",
        "Plus courte, elle dit trop peu ; plus longue, elle est coupée.",
      ),
      heading: rule("Un seul titre principal", "Utilisez exactement un h1, qui dit de quoi parle la page."),
      viewport: rule(
        "Adaptée aux téléphones",
        "Ajoutez la balise viewport ; la plupart des recherches locales se font sur un téléphone.",
      ),
      canonical: rule(
        "Adresse canonique",
        "Indiquez l’adresse propre de la page, pour que des copies ne lui fassent pas concurrence.",
      ),
      page_language: rule("Langue", "Dites avec lang dans quelle langue est la page."),
      https: rule(
        "Connexion sûre",
        "Servez la page en https ; les navigateurs mettent en garde contre les autres.",
      ),
      phone_link: rule("Téléphone cliquable", "Faites du numéro un lien tel:."),
      same_phone: rule(
        "Un seul numéro",
        "Le numéro du balisage n’est pas celui que lisent les visiteurs. Utilisez le même partout.",
      ),
    } satisfies Record<string, Advice>,
  },
} satisfies typeof en;
