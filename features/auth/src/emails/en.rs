//! The emails in English.

use super::{Occasion, Words};

const IGNORE: &str = "If it was not you, ignore this message: nothing happens without the link or the code.";
const WARNING: &str = "You get this message because it concerns the safety of your Vitrine account.";

pub(super) fn words(occasion: Occasion) -> Words {
    match occasion {
        Occasion::Confirm => Words {
            subject: "Confirm your email address",
            preview: "One click, and your Vitrine account is ready.",
            text: &["Welcome to Vitrine. Confirm that this address is yours, and your account is ready."],
            button: Some("Confirm my address"),
            code: Some("Or type this code where you signed up. It is good for ten minutes."),
            reason: "You get this message because somebody signed up for Vitrine with this address. If it was not you, ignore it: no account is opened.",
        },
        Occasion::AlreadyJoined => Words {
            subject: "You already have an account",
            preview: "Sign in with this link: it is good for one hour.",
            text: &[
                "Somebody signed up for Vitrine with this address, which already has an account. Nothing was changed.",
                "If it was you, sign in with this link. It is good for one hour, and once. Should you have forgotten your password, ask for a new one on the sign-in page.",
            ],
            button: Some("Sign in"),
            code: None,
            reason: "If it was not you, ignore this message: nothing happens without the link.",
        },
        Occasion::Invite => Words {
            subject: "You are invited to Vitrine",
            preview: "Accept the invitation and choose a password.",
            text: &[
                "You have been invited to Vitrine, where shops keep their locations and their reputation in order.",
            ],
            button: Some("Accept the invitation"),
            code: None,
            reason: "You get this message because somebody who uses Vitrine invited this address. If you do not know them, ignore it.",
        },
        Occasion::Recover => Words {
            subject: "Choose a new password",
            preview: "The link is good for one hour.",
            text: &["You asked for a new password for your Vitrine account. The link is good for one hour, and once."],
            button: Some("Choose a new password"),
            code: None,
            reason: IGNORE,
        },
        Occasion::SignIn => Words {
            subject: "Your link to sign in",
            preview: "The link is good for one hour.",
            text: &["Sign in to Vitrine with this link. It is good for one hour, and once."],
            button: Some("Sign in"),
            code: Some("Or type this code where you asked for it. It is good for ten minutes."),
            reason: IGNORE,
        },
        Occasion::ChangeCurrent => Words {
            subject: "Confirm the change of your email address",
            preview: "Your account shall get another address.",
            text: &[
                "Your Vitrine account shall get another email address. So that nobody takes it from you, confirm the change from this address, too.",
            ],
            button: Some("Confirm the change"),
            code: Some("Or type this code where you asked for the change. It is good for ten minutes."),
            reason: "If you did not ask for this, do not confirm, and change your password.",
        },
        Occasion::ChangeNew => Words {
            subject: "Confirm your new email address",
            preview: "It becomes the address of your Vitrine account.",
            text: &["This becomes the address of your Vitrine account once you have confirmed it."],
            button: Some("Confirm my new address"),
            code: Some("Or type this code where you asked for the change. It is good for ten minutes."),
            reason: IGNORE,
        },
        Occasion::AddressTaken => Words {
            subject: "Someone tried to use your email address",
            preview: "Your account has not changed.",
            text: &[
                "The owner of another Vitrine account asked to use this email address. It already has an account, so the request was refused. Your account has not changed.",
                "If it was you, sign in with this address instead, or change the address of this account first.",
            ],
            button: None,
            code: None,
            reason: WARNING,
        },
        Occasion::Reauthenticate => Words {
            subject: "Is it still you?",
            preview: "Your code for Vitrine.",
            text: &["Something that matters is about to change in your Vitrine account."],
            button: None,
            code: Some("Type this code to go on. It is good for ten minutes."),
            reason: "If it was not you, change your password: somebody is signed in to your account.",
        },
        Occasion::PasswordChanged => Words {
            subject: "Your password was changed",
            preview: "All your other devices were signed out.",
            text: &[
                "The password of your Vitrine account was just changed. All other devices were signed out.",
                "If it was not you, ask for a new password on the sign-in page at once.",
            ],
            button: None,
            code: None,
            reason: WARNING,
        },
        Occasion::EmailChanged => Words {
            subject: "Your email address was changed",
            preview: "Your account has another address now.",
            text: &[
                "Your Vitrine account has another email address now; this one is no longer used.",
                "If it was not you, write to us at once.",
            ],
            button: None,
            code: None,
            reason: WARNING,
        },
        Occasion::FactorAdded => Words {
            subject: "A way to sign in was added",
            preview: "A second factor or a passkey was added to your account.",
            text: &[
                "A second factor or a passkey was just added to your Vitrine account.",
                "If it was not you, change your password and remove it in your settings.",
            ],
            button: None,
            code: None,
            reason: WARNING,
        },
        Occasion::FactorRemoved => Words {
            subject: "A way to sign in was removed",
            preview: "A second factor or a passkey was removed from your account.",
            text: &[
                "A second factor or a passkey was just removed from your Vitrine account.",
                "If it was not you, change your password and add it again in your settings.",
            ],
            button: None,
            code: None,
            reason: WARNING,
        },
        Occasion::CodesTurnedOff => Words {
            subject: "Codes to type are turned off for now",
            preview: "Too many wrong codes were typed for your account.",
            text: &[
                "Somebody typed many wrong codes to get into your Vitrine account. None was right, and nobody got in.",
                "To be safe, the codes in our messages no longer work. The links do: use the link of our next message, and codes work again.",
            ],
            button: None,
            code: None,
            reason: WARNING,
        },
        Occasion::CodesGuessed => Words {
            subject: "Somebody may know your password",
            preview: "Wrong codes of your authenticator app were typed after the right password.",
            text: &[
                "Somebody who knows the password of your Vitrine account has typed ten wrong codes of your authenticator app. They did not get in.",
                "If it was not you, change your password now. From here on every wrong code makes the next one wait longer; after a hundred, sign in with a passkey or a recovery code.",
            ],
            button: None,
            code: None,
            reason: WARNING,
        },
    }
}
