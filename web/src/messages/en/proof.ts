// The words that ask who sits there, within a form.

export const proof = {
  password: "Your password",
  send_code: "No password? Mail me a code",
  not_sent: "The code could not be sent. Try again in a minute.",
  code: "Code from the mail",
  code_help: "We mailed you a code. It is good for ten minutes.",
};
