// An article of the blog, in French.
import { example, h2, h3, list, p, steps, table, tip } from "@/site/content/types/blocks";
import type { ArticleText } from "@/site/content/types/blog";

export const article: ArticleText = {
  meta: {
    title: "SEO local des cabinets médicaux : le guide prudent",
    description:
      "Être trouvé sans trahir le secret médical : fiches du cabinet et des praticiens, rendez-vous, avis, déontologie, et ce qu’il faut éviter.",
    name: "Cabinets médicaux",
  },
  title: "Cabinets médicaux : être trouvé sans trahir le secret",
  excerpt:
    "Les patients cherchent un symptôme, une spécialité et un créneau qui leur convient. Comment un cabinet répond aux trois sans jamais révéler qui il soigne.",
  tags: ["santé", "secret médical", "avis", "praticiens"],
  body: [
    p(
      "Un restaurant peut remercier une cliente d’être venue vendredi. Un cabinet médical qui ferait de même violerait la loi. Tout le reste de la recherche locale vaut aussi pour les soignants, mais chaque geste doit être repensé à la lumière du secret professionnel. Cet article s’adresse à la personne qui gère le cabinet, qui dispose de deux heures par semaine et voudrait bien faire. Ce n’est pas un avis juridique : les règles changent d’une profession et d’un pays à l’autre, et votre ordre reste le bon interlocuteur.",
    ),
    h2("Ce que les patients cherchent"),
    p(
      "Quatre sortes de recherches mènent à un cabinet, et chacune attend une réponse différente. Une **spécialité et un lieu** (« dermatologue Lyon 6 ») attend la fiche. Un **nom** (« Dr Tremblay ») attend le téléphone et les horaires. Un **motif** (« contrôle grains de beauté ») attend une page disant que vous le faites. Une **contrainte** (« pédiatre ouvert le samedi », « dentiste accès fauteuil », « secteur 1 », « parle portugais ») attend un seul fait, dans la fiche. Notez les vingt demandes que vous entendez le plus : le téléphone est le meilleur outil de mots-clés d’un cabinet.",
    ),
    h2("Cabinet ou praticien : quelle fiche ?"),
    p(
      "Google traite les deux comme des établissements. Le cabinet a une fiche. Le praticien qui reçoit sous son propre nom peut en avoir une aussi, à la même adresse. Tranchez une fois, par écrit :",
    ),
    table(
      "Quelles fiches garder",
      ["Situation", "Fiches", "Nom"],
      ["Un seul praticien, sans enseigne", "Une", "Le nom du praticien"],
      ["Un seul praticien, avec une enseigne", "Une, commune", "Enseigne : nom du praticien"],
      [
        "Plusieurs praticiens",
        "Le cabinet, et une par praticien si souhaité",
        "L’enseigne ; le seul nom de chaque praticien",
      ],
      ["Assistants, internes, secrétariat", "Aucune", ""],
      [
        "Un praticien parti",
        "Indiquer qu’il a déménagé ou cessé",
        "Ne jamais la renommer pour le successeur",
      ],
    ),
    p(
      "Donnez au cabinet une catégorie d’établissement (« Cabinet dentaire », « Centre médical ») et à chacun la sienne (« Dentiste », « Dermatologue »). Si tous partagent catégorie, adresse et numéro, ils se disputent une seule place sur la carte.",
    ),
    h2("Ce dont une personne inquiète a besoin"),
    list(
      "**Des horaires vrais.** Si le secrétariat répond de 8 h à 12 h mais que l’on consulte jusqu’à 18 h, utilisez les horaires supplémentaires pour le téléphone.",
      "**Les nouveaux patients.** Dites dès la première ligne si vous en prenez. Sinon, dites-le aussi : quarante appels de moins.",
      "**Le lien de rendez-vous**, directement vers l’agenda (Doctolib ou le vôtre), pas vers l’accueil du site.",
      "**L’accès** : entrée de plain-pied, ascenseur, stationnement, arrêt de tram ou de métro. Ceux qui en ont besoin ne peuvent pas le deviner.",
      "**Langues, secteur, tiers payant**, en attributs quand ils existent, sinon dans les services.",
      "**Des photos** de l’entrée, de la salle d’attente, de l’équipe. Jamais d’un patient, d’un écran, d’un dossier, ni d’un agenda en arrière-plan.",
    ),
    h2("Des avis sans rien révéler"),
    p(
      "Le secret couvre jusqu’au fait qu’une personne **est** votre patiente. En France, il s’impose par le Code de la santé publique et le Code pénal ; au Québec, par le Code de déontologie et la loi sur les renseignements de santé ; aux États-Unis, par HIPAA. Un avis public ne le lève pas : le patient peut tout raconter, vous non. Une réponse doit donc rester vraie pour un inconnu qui n’aurait jamais mis les pieds au cabinet.",
    ),
    example(
      "Un reproche sur l’attente",
      "Merci de votre message. Nous organisons nos journées pour que personne n’attende plus de vingt minutes, et lorsque nous n’y parvenons pas, nous voulons comprendre pourquoi. Le secret professionnel ne nous permet pas d’en parler ici ; le secrétariat, au numéro de cette fiche, vous écoutera volontiers.",
    ),
    example("Un compliment", "Merci de ces mots. Ils seront lus à toute l’équipe ce matin."),
    p(
      "Jamais : « ravis que l’opération se soit bien passée », « comme je vous l’ai dit mardi », « nous n’avons pas de dossier à votre nom ». Cette dernière phrase révèle aussi quelque chose. Faites relire chaque réponse par une deuxième personne, gardez quelques textes approuvés, notez qui a publié quoi et quand. [Vitrine pour la santé](page:healthcare) le fait, avec validation avant publication et journal d’audit.",
    ),
    h3("Peut-on demander des avis ?"),
    p(
      "La prudence s’impose. En France, le Code de déontologie permet au médecin d’informer le public, loyalement, mais **exclut le recours aux témoignages de tiers** et les comparaisons ; il interdit aussi d’obtenir, contre paiement ou autrement, un référencement qui fasse apparaître en priorité ce qui le concerne. D’autres professions de santé ont des règles voisines, et plusieurs ordres québécois interdisent les témoignages dans la publicité. Dans ces cas, ne sollicitez pas d’avis et n’en reproduisez aucun sur votre site : tenez vos informations à jour, répondez sobrement, et signalez ce qui enfreint les règles de la plateforme. Une fiche exacte et complète n’est pas une réclame ; c’est un service rendu aux patients.",
    ),
    h2("Le site : une page par motif de consultation"),
    steps(
      "Une page pour chaque acte courant, avec les mots des patients : « contrôle des grains de beauté » plutôt que « dermatoscopie » ; donnez le terme médical une fois.",
      "Le même plan partout : pour qui, comment cela se passe, combien de temps, quel tarif et quel remboursement, comment se préparer, comment prendre rendez-vous.",
      "Une page par praticien : formation, orientation, langues, jours de présence, photo. Moteurs et patients se demandent qui parle.",
      "L’auteur et la date de relecture médicale sur chaque texte. En santé, les moteurs sont exigeants sur l’origine de l’information.",
      "Des données structurées : **MedicalClinic** ou **Dentist** pour le cabinet, **Physician** pour un médecin, avec adresse, horaires et téléphone identiques à la fiche.",
      "Aucun traceur qui apprenne à des tiers quelle page sur quelle maladie a été lue. Pour des données de santé, la CNIL ne plaisante pas.",
    ),
    h2("Les annuaires du métier"),
    p(
      "L’Annuaire santé de l’Assurance maladie, Doctolib et Pages Jaunes s’affichent sur la première page pour la plupart des noms de médecins. Vérifiez-y spécialité, adresse et téléphone, et faites retirer les anciens confrères. Commencez par le RPPS et le tableau de l’ordre, car les autres s’y servent ; au Québec, par le répertoire du Collège des médecins. [Le plan d’une semaine](page:article-nap-consistency) s’applique tel quel.",
    ),
    h2("Que mesurer"),
    list(
      "Les rendez-vous de nouveaux patients, par origine : une question dans le formulaire.",
      "Les appels restés sans réponse aux heures d’ouverture. Être bien placé ne sert à rien si la ligne est occupée.",
      "Les recherches qui nomment un acte, comparées à la liste de vos pages.",
      "Les avis : nombre par mois, part avec réponse, délai.",
    ),
    p(
      "Les résultats que nous publions pour la santé (+120 % de nouveaux patients, des rendez-vous pris 85 % plus vite, 4,6 étoiles en moyenne) viennent quand tout cela fonctionne ensemble ; le téléphone auquel on répond en fait partie.",
    ),
    tip(
      "Deux heures par semaine",
      "Vingt minutes pour les avis, vingt pour les horaires et les absences, vingt pour un annuaire, une heure pour une page. Au bout d’un trimestre, vous aurez douze pages et une fiche propre.",
    ),
    h2("Une dernière vérification avant de publier"),
    p(
      "Posez trois questions à chaque texte, photo et réponse. Peut-on en déduire que telle personne est suivie ici ? Promet-on un résultat ? Le liriez-vous à voix haute dans la salle d’attente ? Non, non, oui : publiez.",
    ),
  ],
};
