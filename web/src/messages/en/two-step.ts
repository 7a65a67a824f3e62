// Words of two-step sign-in beyond one's own settings: proving again who one is, and organizations that require it.

/** Before a way into an account is added or taken away. */
export const again = {
  title: "Is it still you?",
  text: "You signed in a while ago. Before anything about how you sign in changes, prove that nobody else sits here.",
  password: "Your password",
  submit: "Continue",
  wrong: "This is not your password.",
  send_code: "No password? Mail me a code",
  not_sent: "The code could not be sent. Try again in a minute.",
  code: "Code from the mail",
  code_help: "We mailed you a code. It is good for ten minutes.",
  wrong_code: "This code is wrong or expired.",
  failed: "That did not work. Please try again.",
};

/** In the settings of an organization. */
export const rule = {
  title: "Require two-step sign-in",
  text: "Only people who sign in with two steps may work in this organization: after the password a code from an app, or a passkey. The others set it up before they see anything of it; programs of people without it are refused. If it has clients, its people need it there too.",
  on: "Two-step sign-in is required now",
  off: "Two-step sign-in is no longer required",
  own_first: "Set it up for yourself first, then sign in with it.",
  to_security: "Account and security",
  failed: "It was not changed.",
};

/** For who has to set it up. */
export const setUp = {
  document_title: "Two-step sign-in",
  title: "Two-step sign-in is required",
  text: (organisation: string) =>
    `To work at ${organisation}, you have to sign in with two steps. Set it up now: you need your phone and about a minute.`,
  add: "Add an authenticator app",
  use_passkey: "Sign in with a passkey",
  elsewhere: "Work in another organization",
  other_account: "Use another account",
};
