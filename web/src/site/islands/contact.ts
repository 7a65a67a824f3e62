// The contact form: counts characters, fills in the subject it was opened for, sends without leaving the page.

interface Problem {
  errors?: { field: string; code: string }[];
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Enhances the form. */
export default function contact(form: HTMLElement) {
  const status = form.querySelector<HTMLElement>("[role=status]");
  if (!(form instanceof HTMLFormElement) || !status) return;
  const field = (name: string): Control | null => {
    const control = form.elements.namedItem(name);
    return isControl(control) ? control : null;
  };
  const words: Record<string, string> = JSON.parse(form.dataset.fields ?? "{}");
  const { counter = "", success = "", failure = "", often = "", wrong = "", sending = "" } = form.dataset;

  const message = field("message");
  const count = form.querySelector("#contact-message-count");
  const recount = () => {
    if (count) count.textContent = counter.replace("{n}", String(message?.value.length ?? 0));
  };
  message?.addEventListener("input", recount);
  recount();

  const subject = field("subject");
  const requestedSubject = new URLSearchParams(location.search).get("subject");
  if (subject && requestedSubject && !subject.value) subject.value = requestedSubject.slice(0, 200);

  // The token records the start time of the form, and makes repeated submissions one message.
  let token: Promise<string> | undefined;
  const open = () => {
    token ??= fetch("/api/v1/contact/form")
      .then((answer) => answer.json())
      .then((opened: { form_token?: string }) => opened.form_token ?? "")
      .catch(() => "");
    return token;
  };
  form.addEventListener("focusin", () => void open());

  const mark = (name: string, text: string) => {
    const control = field(name);
    const error = form.querySelector(`#contact-${name}-error`);
    if (error) error.textContent = text;
    if (text) control?.setAttribute("aria-invalid", "true");
    else control?.removeAttribute("aria-invalid");
    return control;
  };
  // The browser's bubbles speak its own language, and one at a time.
  form.noValidate = true;
  const say = (text: string, kind: "" | "success" | "error" = "") => {
    status.textContent = text;
    status.dataset.kind = kind;
    if (kind) status.scrollIntoView({ block: "nearest" });
  };
  const refusalOf = ({ validity }: Control): string => {
    if (validity.valid) return "";
    if (validity.valueMissing) return words.required ?? "";
    return (validity.typeMismatch ? words.invalid_email : words.other) ?? "";
  };
  /** Marks every field that is wrong, and gives these in their order. */
  const check = () =>
    [...form.elements].filter(isControl).filter((control) => {
      const text = refusalOf(control);
      mark(control.name, text);
      return text !== "";
    });

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = form.querySelector("button");
    if (!button || button.disabled) return;
    const [first] = check();
    if (first) {
      say(wrong, "error");
      first.focus();
      return;
    }
    button.disabled = true;
    say(sending);
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form)) body.append(name, String(value));
    const opened = await open();
    if (opened) body.set("form_token", opened);
    const headers = { accept: "application/json" };
    const answer = await fetch(form.action, { method: "POST", body, headers }).catch(() => null);
    button.disabled = false;
    if (answer?.ok) {
      form.reset();
      say(success, "success");
      recount();
      token = undefined;
      return;
    }
    const problem: Problem | null = answer?.status === 422 ? await answer.json().catch(() => null) : null;
    const marked = problem?.errors?.map(({ field: name, code }) =>
      mark(name, words[code] ?? words.other ?? ""),
    );
    const failed = answer?.status === 429 ? often : failure;
    say(marked?.some(Boolean) ? wrong : failed, "error");
    marked?.[0]?.focus();
  });
}
