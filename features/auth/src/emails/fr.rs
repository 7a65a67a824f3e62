//! The emails in French.

use super::{Occasion, Words};

const IGNORE: &str = "Si vous n’êtes pas à l’origine de cette demande, ignorez ce message\u{202f}: rien ne se passe sans le lien ni le code.";
const WARNING: &str = "Vous recevez ce message parce qu’il concerne la sécurité de votre compte Vitrine.";

pub(super) fn words(occasion: Occasion) -> Words {
    match occasion {
        Occasion::Confirm => Words {
            subject: "Confirmez votre adresse e-mail",
            preview: "Un clic, et votre compte Vitrine est prêt.",
            text: &["Bienvenue chez Vitrine. Confirmez que cette adresse est bien la vôtre, et votre compte est prêt."],
            button: Some("Confirmer mon adresse"),
            code: Some("Ou saisissez ce code sur la page d’inscription. Il est valable dix minutes."),
            reason: "Vous recevez ce message parce que cette adresse a servi à une inscription chez Vitrine. Si ce n’était pas vous, ignorez-le\u{202f}: aucun compte ne sera ouvert.",
        },
        Occasion::AlreadyJoined => Words {
            subject: "Vous avez déjà un compte",
            preview: "Connectez-vous avec ce lien\u{202f}: il est valable une heure.",
            text: &[
                "Cette adresse vient de servir à une inscription chez Vitrine, alors qu’elle a déjà un compte. Rien n’a été modifié.",
                "Si c’était vous, connectez-vous avec ce lien. Il est valable une heure et ne sert qu’une fois. Si vous avez oublié votre mot de passe, demandez-en un nouveau sur la page de connexion.",
            ],
            button: Some("Se connecter"),
            code: None,
            reason: "Si ce n’était pas vous, ignorez ce message\u{202f}: rien ne se passe sans le lien.",
        },
        Occasion::Invite => Words {
            subject: "Vous êtes invité à rejoindre Vitrine",
            preview: "Acceptez l’invitation et choisissez un mot de passe.",
            text: &[
                "Vous êtes invité à rejoindre Vitrine, où les commerces gèrent leurs établissements et leur réputation.",
            ],
            button: Some("Accepter l’invitation"),
            code: None,
            reason: "Vous recevez ce message parce qu’un utilisateur de Vitrine a invité cette adresse. Si vous ne le connaissez pas, ignorez-le.",
        },
        Occasion::Recover => Words {
            subject: "Choisissez un nouveau mot de passe",
            preview: "Le lien est valable une heure.",
            text: &[
                "Vous avez demandé un nouveau mot de passe pour votre compte Vitrine. Le lien est valable une heure et ne sert qu’une fois.",
            ],
            button: Some("Choisir un nouveau mot de passe"),
            code: None,
            reason: IGNORE,
        },
        Occasion::SignIn => Words {
            subject: "Votre lien de connexion",
            preview: "Le lien est valable une heure.",
            text: &["Connectez-vous à Vitrine avec ce lien. Il est valable une heure et ne sert qu’une fois."],
            button: Some("Se connecter"),
            code: Some("Ou saisissez ce code là où vous l’avez demandé. Il est valable dix minutes."),
            reason: IGNORE,
        },
        Occasion::ChangeCurrent => Words {
            subject: "Confirmez le changement de votre adresse e-mail",
            preview: "Une nouvelle adresse a été demandée pour votre compte.",
            text: &[
                "Une nouvelle adresse e-mail a été demandée pour votre compte Vitrine. Pour que personne ne puisse détourner votre compte, confirmez ce changement depuis cette adresse aussi.",
            ],
            button: Some("Confirmer le changement"),
            code: Some("Ou saisissez ce code là où vous avez demandé le changement. Il est valable dix minutes."),
            reason: "Si vous n’avez rien demandé, ne confirmez pas et changez votre mot de passe.",
        },
        Occasion::ChangeNew => Words {
            subject: "Confirmez votre nouvelle adresse e-mail",
            preview: "Elle devient l’adresse de votre compte Vitrine.",
            text: &["Cette adresse devient celle de votre compte Vitrine dès que vous l’aurez confirmée."],
            button: Some("Confirmer ma nouvelle adresse"),
            code: Some("Ou saisissez ce code là où vous avez demandé le changement. Il est valable dix minutes."),
            reason: IGNORE,
        },
        Occasion::AddressTaken => Words {
            subject: "Quelqu’un a voulu utiliser votre adresse e-mail",
            preview: "Votre compte n’a pas changé.",
            text: &[
                "Le titulaire d’un autre compte Vitrine a demandé à utiliser cette adresse e-mail. Elle est déjà celle d’un compte\u{202f}: la demande a été refusée, et votre compte n’a pas changé.",
                "Si c’était vous, connectez-vous avec cette adresse, ou changez d’abord l’adresse de ce compte.",
            ],
            button: None,
            code: None,
            reason: WARNING,
        },
        Occasion::Reauthenticate => Words {
            subject: "Est-ce toujours vous\u{202f}?",
            preview: "Votre code pour Vitrine.",
            text: &["Un réglage important de votre compte Vitrine est sur le point de changer."],
            button: None,
            code: Some("Saisissez ce code pour continuer. Il est valable dix minutes."),
            reason: "Si ce n’est pas vous, changez votre mot de passe\u{202f}: quelqu’un est connecté à votre compte.",
        },
        Occasion::PasswordChanged => Words {
            subject: "Votre mot de passe a été modifié",
            preview: "Tous vos autres appareils ont été déconnectés.",
            text: &[
                "Le mot de passe de votre compte Vitrine vient d’être modifié. Tous les autres appareils ont été déconnectés.",
                "Si ce n’était pas vous, demandez aussitôt un nouveau mot de passe sur la page de connexion.",
            ],
            button: None,
            code: None,
            reason: WARNING,
        },
        Occasion::EmailChanged => Words {
            subject: "Votre adresse e-mail a été modifiée",
            preview: "Votre compte a désormais une autre adresse.",
            text: &[
                "Votre compte Vitrine a désormais une autre adresse e-mail\u{202f}; celle-ci n’est plus utilisée.",
                "Si ce n’était pas vous, écrivez-nous aussitôt.",
            ],
            button: None,
            code: None,
            reason: WARNING,
        },
        Occasion::FactorAdded => Words {
            subject: "Un moyen de connexion a été ajouté",
            preview: "Un second facteur ou une clé d’accès a été ajouté à votre compte.",
            text: &[
                "Un second facteur ou une clé d’accès vient d’être ajouté à votre compte Vitrine.",
                "Si ce n’était pas vous, changez votre mot de passe et retirez cet accès dans vos paramètres.",
            ],
            button: None,
            code: None,
            reason: WARNING,
        },
        Occasion::FactorRemoved => Words {
            subject: "Un moyen de connexion a été supprimé",
            preview: "Un second facteur ou une clé d’accès a été supprimé de votre compte.",
            text: &[
                "Un second facteur ou une clé d’accès vient d’être supprimé de votre compte Vitrine.",
                "Si ce n’était pas vous, changez votre mot de passe et rétablissez cet accès dans vos paramètres.",
            ],
            button: None,
            code: None,
            reason: WARNING,
        },
        Occasion::CodesTurnedOff => Words {
            subject: "Les codes à saisir sont désactivés pour le moment",
            preview: "Trop de codes erronés ont été saisis pour votre compte.",
            text: &[
                "Quelqu’un a saisi de nombreux codes erronés pour accéder à votre compte Vitrine. Aucun n’était correct, et personne ne s’est connecté.",
                "Par sécurité, les codes de nos messages ne fonctionnent plus. Les liens, eux, fonctionnent\u{202f}: utilisez celui de notre prochain message, et les codes seront de nouveau acceptés.",
            ],
            button: None,
            code: None,
            reason: WARNING,
        },
        Occasion::CodesGuessed => Words {
            subject: "Quelqu’un connaît peut-être votre mot de passe",
            preview: "Des codes erronés de votre application d’authentification ont été saisis après le bon mot de passe.",
            text: &[
                "Quelqu’un qui connaît le mot de passe de votre compte Vitrine a saisi dix codes erronés de votre application d’authentification, sans parvenir à se connecter.",
                "Si ce n’était pas vous, changez votre mot de passe sans attendre. Désormais, chaque code erroné allonge l’attente avant le suivant\u{202f}; au bout de cent, connectez-vous avec une clé d’accès ou un code de secours.",
            ],
            button: None,
            code: None,
            reason: WARNING,
        },
    }
}
