// Documentation of single sign-on: setup, groups, and what to do when it fails.
import { h2, list, p, steps, table } from "../../types/blocks";

export const sso = {
  meta: {
    name: "Authentification unique",
    title: "Authentification unique avec OpenID Connect | Vitrine",
    description:
      "Vos équipes se connectent avec Entra ID, Google Workspace, Okta, Keycloak ou Auth0 : réglages, groupes et rôles, obligation, et accès de secours.",
  },
  title: "Authentification unique",
  lead: "Vos équipes se connectent avec le fournisseur d’identité de l’entreprise, qui décide qui entre et avec quel rôle. Elle est comprise dans chaque formule.",
  blocks: [
    h2("La mettre en place"),
    steps(
      "Revendiquez le domaine de vos adresses e-mail dans [Paramètres, Domaines](app:/dashboard/settings/domains), avec un enregistrement TXT. Seules les adresses d’un domaine revendiqué peuvent se connecter ainsi.",
      "Déclarez Vitrine chez votre fournisseur comme application web, avec le flux par code d’autorisation. Choisissez RS256 ou ES256 pour les jetons d’identité.",
      "Ouvrez [Paramètres, Authentification unique](app:/dashboard/settings/single-sign-on) en tant que propriétaire. Saisissez l’émetteur, l’ID client et le secret client, puis enregistrez. Reportez ensuite chez votre fournisseur les deux URI affichées : redirection et déconnexion.",
      "Choisissez **Tester la connexion**. Vous voyez ce qu’envoie le fournisseur et le rôle qui en résulterait. Le test ne connecte personne.",
      "Choisissez **Facultative**, ou **Obligatoire** dans les dix minutes qui suivent un test réussi.",
    ),
    h2("Selon le fournisseur"),
    table(
      "Émetteurs et réglages",
      ["Fournisseur", "Émetteur", "Bon à savoir"],
      [
        "Microsoft Entra ID",
        "https://login.microsoftonline.com/{tenant id}/v2.0",
        "Ajoutez au jeton les attributs facultatifs email et xms_edov. Au-delà de 200 groupes, envoyez des rôles d’application.",
      ],
      ["Google Workspace", "https://accounts.google.com", "N’envoie ni groupes ni déconnexion."],
      [
        "Okta",
        "https://{vous}.okta.com",
        "Ajoutez un attribut de groupes avec un filtre. Une liste de 100 groupes ou plus compte comme absente, car Okta la coupe.",
      ],
      [
        "Keycloak",
        "https://{hôte}/realms/{royaume}",
        "Ajoutez un mapper de groupes et activez « Email verified ».",
      ],
      [
        "Auth0",
        "https://{tenant}.auth0.com/",
        "Choisissez RS256. Les groupes demandent un attribut dont le nom est une URL.",
      ],
    ),
    h2("Groupes, rôles et établissements"),
    list(
      "Le premier groupe qui correspond donne le rôle et les établissements. Aucun groupe ne fait un propriétaire, et les propriétaires gardent leur rôle.",
      "Si la liste des groupes manque ou arrive coupée, les derniers groupes connus valent pendant 24 heures. Ensuite, la connexion est refusée.",
      "Chacun est ajouté à sa première connexion, ou seulement après une invitation : vous choisissez.",
      "Une session n’ouvre que votre organisation et, pour une agence, ses clients. Elle ne peut changer ni le mot de passe, ni les clés d’accès, ni l’adresse du compte.",
    ),
    h2("Un accès de secours"),
    p(
      "**Obligatoire** demande au moins un propriétaire muni d’une clé d’accès, qui peut encore se connecter quand le fournisseur est en panne. Tous les propriétaires reçoivent alors un e-mail. Si personne ne peut entrer, l’exploitant de l’instance peut désactiver l’authentification unique de votre organisation.",
    ),
    p(
      "Chaque connexion refusée figure avec son motif dans le [journal d’audit](page:docs-audit). La personne concernée ne le voit pas.",
    ),
    h2("La déconnexion"),
    p(
      "Se déconnecter de Vitrine mène à la page de déconnexion du fournisseur, s’il en a une. Avec la déconnexion « back-channel », quitter le fournisseur met aussi fin aux sessions ouvertes ici. Les jetons d’API restent valables jusqu’au retrait du membre.",
    ),
  ],
} as const;
