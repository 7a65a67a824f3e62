// Words of the ways in besides a password: mails and their links, second factors, Google, passkeys.
import type { ChosenPlan } from "@/lib/chosen-plan";
import { plural } from "@/lib/format";

export const signIn = {
  back_to_login: "Back to sign in",
  go_to_login: "Go to sign in",
  to_dashboard: "Open my dashboard",
  working: "One moment…",
  legal: { label: "Help and legal", help: "Help", privacy: "Privacy", terms: "Terms" },
  mail: {
    title: "Check your email",
    resend: "Resend email",
    resend_in: (seconds: number) => `Resend email in ${seconds}s`,
    resent: "Email sent again. Links in earlier emails no longer work.",
    too_soon: (seconds: number) =>
      `We just sent an email to this address. You can request another one in ${seconds} ${plural("en", seconds, "second", "seconds")}.`,
    failed: "The email couldn’t be sent. Try again.",
    other_address: "Use another address",
    nothing_came: "Didn’t get it? Check your spam folder and the address above.",
    code: "Code from the email",
    code_help: "Enter the six-digit code, or use the link in the email.",
    code_wrong: "This code is incorrect, already used, or expired. Check it or request a new email.",
    code_submit: "Continue",
  },
  forgot: {
    document_title: "Forgot password",
    title: "Forgot your password?",
    subtitle: "Enter your email and we’ll send you a link to choose a new password.",
    submit: "Email me a link",
    sent: (email: string) =>
      `If ${email} has an account, a link to choose a new password is on its way. The link expires in one hour and works once.`,
  },
  link: {
    document_title: "Sign in by email",
    title: "Sign in without a password",
    subtitle: "We’ll email you a link and a code. Use either one to sign in.",
    submit: "Email me a link",
    sent: (email: string) =>
      `If ${email} has an account, a sign-in link and a code are on their way. The link expires in one hour, the code in ten minutes. Each works once.`,
  },
  signup: {
    sent_to: (email: string) => `We sent an email to ${email}. The link expires in one hour.`,
    chosen: ({ plan, list, period }: ChosenPlan) => {
      const name = { starter: "Starter", professional: "Professional", enterprise: "Enterprise" }[plan];
      const kind = list === "profile" ? " for your Google profile only" : "";
      const paid = period === "year" ? ", billed yearly" : "";
      return `You chose ${name}${kind}${paid}. You can change your mind until the trial ends.`;
    },
  },
  guessable: {
    quoted: (part: string) => `“${part}”`,
    parts: (parts: string, count: number) =>
      `${parts} ${plural("en", count, "is", "are")} easy to guess. Choose a different password.`,
    short: "This password is easy to guess. Make it longer.",
  },
  reset: {
    document_title: "New password",
    title: "Choose a new password",
    subtitle: (email: string) => `For ${email}. You’ll be signed out of all other devices.`,
    password: "New password",
    confirmation: "Confirm new password",
    submit: "Save new password",
    same: "This is your current password. Choose a different one.",
    failed: "The password wasn’t changed. Try again.",
    too_late: "This link was opened too long ago. Request a new one.",
    done: "Password changed. Your other devices were signed out.",
    no_link: {
      title: "Request a link first",
      text: "To choose a new password, use the link we email you.",
    },
    new_link: "Request a new link",
  },
  confirm: {
    document_title: "Confirmation",
    confirmed: {
      title: "Email confirmed",
      text: "Your account is ready.",
      text_elsewhere: "Your account is ready. Sign in to open it.",
    },
    changed: {
      title: "Email address changed",
      text: "From now on, sign in with your new address.",
    },
    half: {
      title: "One more confirmation",
      text: "This address is confirmed. Now open the link we emailed to your other address to complete the change.",
    },
    invited: {
      title: "Welcome to Vitrine",
      subtitle: (email: string) => `Choose a password for ${email}.`,
      submit: "Save and continue",
    },
    ask: {
      title: "Is this you?",
      text: (email: string) =>
        `This link signs you in as ${email}. It was requested in another browser, so continue only if this is your account.`,
      yes: "Continue",
      no: "No, this isn’t me",
    },
    expired: {
      title: "This link no longer works",
      text: "It was already used or has expired. Links expire in one hour and work once.",
      ask_signup: "Enter your email and we’ll send you a new link.",
      ask_email: "Request the change again in your settings.",
    },
    elsewhere: {
      title: "This link was requested in another browser",
      text: "It only works in that browser. Request a new one here.",
    },
    nothing: {
      title: "Nothing to confirm here",
      text: "Links in our emails lead to this page. Open the one you received.",
    },
    resend: "Email me a new link",
    new_link: "Request a new link",
    to_settings: "Go to your settings",
    failed: "We couldn’t sign you in. Try again.",
  },
  factor: {
    document_title: "Two-step sign-in",
    title: "One more step",
    totp: {
      subtitle: "Enter the six-digit code from your authenticator app.",
      code: "Code from your app",
      which: "App",
      submit: "Verify",
    },
    recovery: {
      subtitle: "Enter one of your recovery codes. Each works once.",
      code: "Recovery code",
      submit: "Verify",
    },
    use_totp: "Use your authenticator app",
    use_recovery: "Use a recovery code",
    use_passkey: "Use a passkey",
    other_account: "Use another account",
    wrong: "Incorrect code. Check it and try again.",
    wrong_recovery: "This isn’t one of your unused recovery codes.",
    expired: "This took too long. Enter the code currently shown in your app.",
    too_many_attempts:
      "Too many incorrect codes. Use a passkey or a recovery code, or contact this site’s operator.",
    failed: "The code couldn’t be checked. Try again.",
    load_failed: "Your sign-in options couldn’t be loaded.",
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
    refused: "You canceled the Google sign-in. Try again, or use your email.",
    expired: "This took too long or was started in another window. Try again.",
    used: "This Google sign-in was already used. Start again.",
    closed: "New accounts can’t be created here. Sign in with an existing account.",
    needs_confirmation: "Google hasn’t verified your email. We emailed you a link to confirm it.",
  },
  sso: {
    button: "Single sign-on",
    need_email: "Enter your work email first.",
    unknown: "This address isn’t set up for single sign-on. Sign in another way.",
    refused: "Single sign-on didn’t work. Try again, or ask your administrator.",
    denied: "You canceled the sign-in. Try again, or sign in another way.",
    unreachable: "Your company’s sign-in page can’t be reached. Try again later, or sign in another way.",
    busy: "Too many attempts. Wait a minute and try again.",
    required: "Your organization requires single sign-on for this address.",
  },
  passkey: {
    button: "Sign in with a passkey",
    failed: "The passkey wasn’t accepted. Try again, or sign in another way.",
    cancelled: "No passkey was used. Try again, or sign in another way.",
  },
  login: {
    idle: "You were signed out because of inactivity. Sign in to continue.",
    forgot: "Forgot your password?",
    email_link: "Email me a link",
    resend_confirmation: "Email me a new confirmation link",
    resent: "A new confirmation link is on its way.",
  },
};
