// Texts of reauthentication within a form.

export const proof = {
  password: "Your password",
  send_code: "No password? Email me a code",
  not_sent: "The code couldn’t be sent. Try again in a minute.",
  code: "Code from the email",
  code_help: "We emailed you a code. It expires in ten minutes.",
};
