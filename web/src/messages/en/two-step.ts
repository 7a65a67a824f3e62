// Texts of two-step sign-in outside the settings: reauthentication, and organizations that require it.

/** Before a way into an account is added or taken away. */
export const reauthentication = {
  title: "Confirm it’s you",
  text: "You signed in a while ago. Confirm your identity to change how you sign in.",
  password: "Your password",
  submit: "Continue",
  wrong: "Incorrect password.",
  send_code: "No password? Email me a code",
  not_sent: "The code couldn’t be sent. Try again in a minute.",
  code: "Code from the email",
  code_help: "We emailed you a code. It expires in ten minutes.",
  wrong_code: "This code is incorrect or has expired.",
  failed: "Something went wrong. Try again.",
};

/** In the settings of an organization. */
export const rule = {
  title: "Require two-step sign-in",
  text: "Everyone must use an authenticator app or a passkey. Members without one will be asked to set it up the next time they sign in. Until then, their API tokens won’t work. This also applies to your members in client organizations.",
  on: "Two-step sign-in is now required",
  off: "Two-step sign-in is no longer required",
  own_first: "Set up two-step sign-in for your own account first, then sign in with it.",
  to_security: "Account and security",
  failed: "Your change wasn’t saved.",
};

/** Texts for users who must set it up. */
export const setUp = {
  document_title: "Two-step sign-in",
  title: "Two-step sign-in is required",
  text: (organisation: string) =>
    `${organisation} requires two-step sign-in. Set it up now: all you need is your phone and about a minute.`,
  add: "Add an authenticator app",
  use_passkey: "Sign in with a passkey",
  elsewhere: "Switch to another organization",
  other_account: "Use another account",
};
