//! The emails in English.

use super::{Occasion, Words};

const IGNORE: &str = "If this wasn’t you, ignore this email. Nothing will happen unless the link or the code is used.";
const WARNING: &str = "You’re receiving this email because it’s about the security of your Vitrine account.";

pub(super) fn words(occasion: Occasion) -> Words {
    match occasion {
        Occasion::Confirm => Words {
            subject: "Confirm your email address",
            preview: "One click and your Vitrine account is ready.",
            text: &["Welcome to Vitrine! Confirm your email address to finish setting up your account."],
            button: Some("Confirm my email"),
            code: Some("Or enter this code where you signed up. It expires in ten minutes."),
            reason: "You’re receiving this email because someone signed up for Vitrine with this address. If it wasn’t you, ignore this email and no account will be created.",
        },
        Occasion::AlreadyJoined => Words {
            subject: "You already have an account",
            preview: "Sign in with this link. It expires in one hour.",
            text: &[
                "Someone tried to sign up for Vitrine with this address, which already has an account. Nothing was changed.",
                "If it was you, sign in with this link. It expires in one hour and works once. Forgot your password? Choose a new one from the sign-in page.",
            ],
            button: Some("Sign in"),
            code: None,
            reason: "If this wasn’t you, ignore this email. Nothing will happen unless the link is used.",
        },
        Occasion::Invite => Words {
            subject: "Your invitation to Vitrine",
            preview: "Accept the invitation and choose a password.",
            text: &["You’ve been invited to Vitrine, where businesses manage their locations and reputation."],
            button: Some("Accept invitation"),
            code: None,
            reason: "You’re receiving this email because someone who uses Vitrine invited this address. If you don’t know them, ignore this email.",
        },
        Occasion::Recover => Words {
            subject: "Choose a new password",
            preview: "The link expires in one hour.",
            text: &[
                "You asked to reset the password for your Vitrine account. The link expires in one hour and works once.",
            ],
            button: Some("Choose a new password"),
            code: None,
            reason: IGNORE,
        },
        Occasion::SignIn => Words {
            subject: "Your sign-in link",
            preview: "The link expires in one hour.",
            text: &["Sign in to Vitrine with this link. It expires in one hour and works once."],
            button: Some("Sign in"),
            code: Some("Or enter this code where you requested it. It expires in ten minutes."),
            reason: IGNORE,
        },
        Occasion::ChangeCurrent => Words {
            subject: "Confirm your email change",
            preview: "Confirm the new email address for your account.",
            text: &[
                "You asked to change the email address of your Vitrine account. To protect your account, confirm the change from this address, too.",
            ],
            button: Some("Confirm change"),
            code: Some("Or enter this code where you requested the change. It expires in ten minutes."),
            reason: "If you didn’t request this, don’t confirm it, and change your password.",
        },
        Occasion::ChangeNew => Words {
            subject: "Confirm your new email address",
            preview: "Confirm it to finish the change.",
            text: &["Confirm that this is the new email address of your Vitrine account."],
            button: Some("Confirm my new email"),
            code: Some("Or enter this code where you requested the change. It expires in ten minutes."),
            reason: IGNORE,
        },
        Occasion::AddressTaken => Words {
            subject: "Someone tried to use your email address",
            preview: "Your account hasn’t changed.",
            text: &[
                "Someone with another Vitrine account tried to use this email address. It already has an account, so the request was denied. Your account hasn’t changed.",
                "If it was you, sign in with this address instead, or change this account’s address first.",
            ],
            button: None,
            code: None,
            reason: WARNING,
        },
        Occasion::Reauthenticate => Words {
            subject: "Your confirmation code",
            preview: "Here’s your Vitrine code.",
            text: &["You’re about to make an important change to your Vitrine account."],
            button: None,
            code: Some("Enter this code to continue. It expires in ten minutes."),
            reason: "If this wasn’t you, change your password. Someone is signed in to your account.",
        },
        Occasion::PasswordChanged => Words {
            subject: "Your password was changed",
            preview: "All your other devices were signed out.",
            text: &[
                "Your Vitrine password was just changed, and all your other devices were signed out.",
                "If this wasn’t you, reset your password from the sign-in page right away.",
            ],
            button: None,
            code: None,
            reason: WARNING,
        },
        Occasion::EmailChanged => Words {
            subject: "Your email address was changed",
            preview: "Your account has a new email address.",
            text: &[
                "Your Vitrine account has a new email address. This one is no longer used.",
                "If this wasn’t you, contact us right away.",
            ],
            button: None,
            code: None,
            reason: WARNING,
        },
        Occasion::FactorAdded => Words {
            subject: "A sign-in method was added",
            preview: "An authenticator app or a passkey was added to your account.",
            text: &[
                "An authenticator app or a passkey was just added to your Vitrine account.",
                "If this wasn’t you, change your password and remove it in your settings.",
            ],
            button: None,
            code: None,
            reason: WARNING,
        },
        Occasion::FactorRemoved => Words {
            subject: "A sign-in method was removed",
            preview: "An authenticator app or a passkey was removed from your account.",
            text: &[
                "An authenticator app or a passkey was just removed from your Vitrine account.",
                "If this wasn’t you, change your password and add it again in your settings.",
            ],
            button: None,
            code: None,
            reason: WARNING,
        },
        Occasion::CodesTurnedOff => Words {
            subject: "Sign-in codes are turned off for now",
            preview: "Too many incorrect codes were entered for your account.",
            text: &[
                "Someone entered many incorrect codes for your Vitrine account. None worked, and no one got in.",
                "To be safe, codes in our emails no longer work. Links still do: use the link in our next email, and codes will work again.",
            ],
            button: None,
            code: None,
            reason: WARNING,
        },
        Occasion::CodesGuessed => Words {
            subject: "Someone may know your password",
            preview: "Incorrect authenticator codes were entered after the correct password.",
            text: &[
                "Someone who knows your Vitrine password entered ten incorrect codes from your authenticator app. They didn’t get in.",
                "If this wasn’t you, change your password now. From now on, the wait gets longer with every incorrect code. After a hundred, you’ll need a passkey or a recovery code.",
            ],
            button: None,
            code: None,
            reason: WARNING,
        },
    }
}
