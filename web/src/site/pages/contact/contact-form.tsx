// The message form; sent as it is without a script, in place with one.
import type { ReactNode } from "react";
import type { contact } from "../../content/en/contact";
import { useLanguage } from "../../language";
import { PageLink } from "../../link";
import { lookOf } from "../../look";
import { FIELD, Field } from "../../sections/field";

/** Maximum length on the server. */
const MAX_LENGTH = 500;

type Text = (typeof contact)["form"];

/** The form. */
export function ContactForm({ text }: { text: Text }) {
  return (
    <form
      id="form"
      method="post"
      action="/api/v1/contact"
      data-island="contact"
      data-success={text.success}
      data-failure={text.failure}
      data-often={text.often}
      data-wrong={text.wrong}
      data-sending={text.sending}
      data-counter={text.counter}
      data-fields={JSON.stringify(text.fields)}
      className="min-w-0 scroll-mt-24"
    >
      <h2 className="text-2xl">{text.title}</h2>
      <p className="mt-2 text-sm text-ink-muted">{text.required}</p>
      <input type="hidden" name="language" value={useLanguage()} />
      <p className="hidden" aria-hidden="true">
        <label htmlFor="contact-trap">{text.trap}</label>
        <input id="contact-trap" name="website" tabIndex={-1} autoComplete="off" />
      </p>
      <div className="mt-6 grid gap-5 sm:grid-cols-2">
        <Input name="name" label={text.name} autoComplete="name" maxLength={120} required />
        <Input name="email" label={text.email} type="email" autoComplete="email" maxLength={254} required />
        <Input name="company" label={text.company} autoComplete="organization" maxLength={200} />
        <Input name="phone" label={text.phone} type="tel" autoComplete="tel" maxLength={40} />
        <Select name="budget" label={text.budget} choose={text.choose} choices={text.budgets} />
        <Select name="timeline" label={text.timeline} choose={text.choose} choices={text.timelines} />
        <div className="sm:col-span-2">
          <Input name="subject" label={text.subject} maxLength={200} required />
        </div>
        <Field id="contact-message" label={text.message} required className="sm:col-span-2">
          <textarea
            id="contact-message"
            name="message"
            required
            maxLength={MAX_LENGTH}
            rows={7}
            aria-describedby="contact-message-count contact-message-error"
            className={`${FIELD} py-3`}
          />
          <p id="contact-message-count" className="numeric mt-1.5 text-sm text-ink-muted">
            {text.counter.replace("{n}", "0")}
          </p>
        </Field>
      </div>
      <p className="mt-5 text-sm text-ink-muted">
        {text.privacy}{" "}
        <PageLink to="privacy" className="text-link underline underline-offset-2">
          {text.privacyLink}
        </PageLink>
      </p>
      <button type="submit" className={lookOf("primary", "mt-6 cursor-pointer disabled:opacity-60")}>
        {text.submit}
      </button>
      <p role="status" className="form-answer mt-4 min-h-6 scroll-my-24 font-medium" />
    </form>
  );
}

function Input({
  name,
  label,
  required,
  ...rest
}: { name: string; label: string } & React.ComponentProps<"input">) {
  const id = `contact-${name}`;
  return (
    <Field id={id} label={label} required={required}>
      <input
        id={id}
        name={name}
        required={required}
        aria-describedby={`${id}-error`}
        className={FIELD}
        {...rest}
      />
    </Field>
  );
}

function Select({
  name,
  label,
  choose,
  choices,
}: {
  name: string;
  label: string;
  choose: string;
  choices: Record<string, string>;
}): ReactNode {
  const id = `contact-${name}`;
  return (
    <Field id={id} label={label}>
      <select id={id} name={name} aria-describedby={`${id}-error`} className={FIELD}>
        <option value="">{choose}</option>
        {Object.entries(choices).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
