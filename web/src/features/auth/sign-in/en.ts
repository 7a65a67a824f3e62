// Words of the ways in besides a password: mails and their links, second factors, Google, passkeys.
import { plural } from "@/lib/format";

export const signIn = {
  back_to_login: "Back to sign in",
  go_to_login: "Go to sign in",
  to_dashboard: "Open my dashboard",
  working: "One moment…",
  legal: { label: "Help and legal", help: "Help", privacy: "Privacy", terms: "Terms" },
  mail: {
    title: "Check your mail",
    resend: "Send it again",
    resend_in: (seconds: number) => `Send it again in ${seconds} s`,
    resent: "Sent again. The links in earlier mails no longer work.",
    too_soon: (seconds: number) =>
      `A mail went to this address a moment ago. You can ask for the next one in ${seconds} ${plural("en", seconds, "second", "seconds")}.`,
    failed: "The mail could not be sent. Please try again.",
    other_address: "Use another address",
    nothing_came: "Nothing came? Look in the spam folder, and check the address.",
    code: "Code from the mail",
    code_help: "Six digits. You can also follow the link in the mail.",
    code_wrong: "This code is wrong, used or expired. Check it, or ask for a new mail.",
    code_submit: "Continue",
  },
  forgot: {
    document_title: "Forgot password",
    title: "Forgot your password?",
    subtitle: "Tell us your address, and we mail you a link to choose a new one.",
    submit: "Email me a link",
    sent: (email: string) =>
      `If ${email} has an account, a link to choose a new password is on its way. It is good for one hour, and once.`,
  },
  link: {
    document_title: "Sign in by email",
    title: "Sign in without a password",
    subtitle: "We mail you a link and a code. Either one signs you in.",
    submit: "Email me a link",
    sent: (email: string) =>
      `If ${email} has an account, a link and a code to sign in are on their way. The link is good for one hour, the code for ten minutes; each once.`,
  },
  signup: {
    sent_to: (email: string) => `We wrote to ${email}. The link is good for one hour.`,
    plans: {
      starter: "You chose Starter; you decide at the end of the trial.",
      professional: "You chose Professional; you decide at the end of the trial.",
      enterprise: "You chose Enterprise; you decide at the end of the trial.",
    },
  },
  guessable: {
    quoted: (part: string) => `“${part}”`,
    parts: (parts: string, count: number) =>
      `${parts} ${plural("en", count, "is", "are")} easy to guess. Please choose another password.`,
    short: "This password is easy to guess. Please make it longer.",
  },
  reset: {
    document_title: "New password",
    title: "Choose a new password",
    subtitle: (email: string) => `For ${email}. All your other devices are signed out.`,
    password: "New password",
    confirmation: "Confirm new password",
    submit: "Save new password",
    same: "This is your present password. Choose another one.",
    failed: "The password was not changed. Please try again.",
    too_late: "This link was opened too long ago. Ask for a new one.",
    done: "Your password was changed. Your other devices were signed out.",
    no_link: {
      title: "Ask for a link first",
      text: "To choose a new password, follow the link that we mail you.",
    },
    new_link: "Ask for a new link",
  },
  confirm: {
    document_title: "Confirmation",
    confirmed: {
      title: "Your address is confirmed",
      text: "Your account is ready.",
      text_elsewhere: "Your account is ready. Sign in to open it.",
    },
    changed: {
      title: "Your address is changed",
      text: "From now on you sign in with your new address.",
    },
    half: {
      title: "One more confirmation",
      text: "This address has confirmed the change. Now follow the link that we mailed to the other address; the change counts after that.",
    },
    invited: {
      title: "Welcome to Vitrine",
      subtitle: (email: string) => `Choose a password for ${email}.`,
      submit: "Save and continue",
    },
    ask: {
      title: "Is this you?",
      text: (email: string) =>
        `This link signs you in as ${email}. It was not asked for in this browser: continue only if it is your account.`,
      yes: "Continue",
      no: "No, this is not me",
    },
    expired: {
      title: "This link no longer works",
      text: "It has expired, or it was used already. Links are good for one hour, and once.",
      ask_signup: "Tell us your address, and we mail you a new one.",
      ask_email: "Ask for the change again in your settings.",
    },
    elsewhere: {
      title: "This link belongs to another browser",
      text: "It only signs in the browser that asked for it. Ask for a new one here.",
    },
    nothing: {
      title: "Nothing to confirm here",
      text: "This page is where the links in our mails lead. Follow the one you received.",
    },
    resend: "Mail me a new link",
    new_link: "Ask for a new link",
    to_settings: "Go to your settings",
    failed: "You could not be signed in. Please try again.",
  },
  factor: {
    document_title: "Second factor",
    title: "One more step",
    totp: {
      subtitle: "Type the six digits that your authenticator app shows.",
      code: "Code from your app",
      which: "App",
      submit: "Verify",
    },
    recovery: {
      subtitle: "Type one of the recovery codes that you kept. Each is good once.",
      code: "Recovery code",
      submit: "Use this code",
    },
    use_totp: "Use your authenticator app",
    use_recovery: "Use a recovery code",
    use_passkey: "Use a passkey",
    other_account: "Use another account",
    wrong: "This code is not right. Check it and try again.",
    wrong_recovery: "This is not one of your unused recovery codes.",
    expired: "This took too long. Type the code that is shown now.",
    turned_off:
      "Too many wrong codes were typed. Use a passkey or a recovery code, or ask the operator of this site.",
    failed: "The code could not be checked. Please try again.",
    load_failed: "Your second factors could not be loaded.",
  },
  google: {
    button: "Continue with Google",
    not_configured:
      "Google authentication is not configured properly. Please sign in with your email and password.",
    redirect: "Authentication configuration error. Please contact support.",
    failed: "Failed to sign in with Google. Please try again.",
    signup_failed: "Failed to sign up with Google. Please try again.",
    unavailable:
      "Google authentication is currently unavailable. Please sign in with your email and password.",
    refused: "You canceled at Google. Try again, or use your email.",
    expired: "This took too long, or was started in another window. Please try again.",
    used: "This sign-in with Google was already used. Please start again.",
    closed: "New accounts can’t be created here. Sign in with an account that you already have.",
    needs_confirmation: "Google has not verified your address. We mailed you a link to confirm it.",
  },
  passkey: {
    button: "Sign in with a passkey",
    failed: "The passkey was not accepted. Try again, or sign in another way.",
    cancelled: "No passkey was used. Try again, or sign in another way.",
  },
  login: {
    idle: "You were signed out after a while without activity. Sign in to go on.",
    forgot: "Forgot your password?",
    email_link: "Email me a link",
    resend_confirmation: "Mail me a new confirmation link",
    resent: "A new confirmation link is on its way.",
  },
};
