// Signing up for the newsletter; works without a script, and answers in place with one.
import type { NewsletterText } from "../content/types/layout";
import { useLanguage } from "../language";

/** The form; `source` says where it stood, and makes its ids unique on a page; `large` where it has a band to itself. */
export function NewsletterForm({
  source,
  level = 2,
  large,
  ...text
}: NewsletterText & { source: "footer" | "resources" | "blog"; level?: 2 | 3; large?: boolean }) {
  const id = `newsletter-${source}`;
  const Heading = `h${level}` as "h2";
  return (
    <form
      method="post"
      action="/api/v1/newsletter"
      data-island="newsletter"
      data-failure={text.failure}
      data-success={text.success}
    >
      <Heading className={`font-display ${large ? "text-2xl sm:text-3xl" : "text-xl"}`}>{text.title}</Heading>
      <p
        className={large ? "mt-3 text-pretty text-ink-muted" : "mt-1 text-sm text-ink-muted"}
        id={`${id}-text`}
      >
        {text.text}
      </p>
      <input type="hidden" name="language" value={useLanguage()} />
      <input type="hidden" name="source" value={source} />
      <p className="hidden" aria-hidden="true">
        <label htmlFor={`${id}-trap`}>{text.trap}</label>
        <input id={`${id}-trap`} name="website" tabIndex={-1} autoComplete="off" />
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <label htmlFor={`${id}-email`} className="sr-only">
          {text.email}
        </label>
        <input
          id={`${id}-email`}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder={text.email}
          aria-describedby={`${id}-text`}
          className="input min-w-52 flex-1"
        />
        <button type="submit" className="button-brass">
          {text.submit}
        </button>
      </div>
      <p role="status" className="mt-3 min-h-6 text-sm" />
    </form>
  );
}
