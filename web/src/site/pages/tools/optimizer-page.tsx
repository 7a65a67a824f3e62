// The check of a profile's text.
import { optimizer as en } from "../../content/en/tools/optimizer";
import { optimizer as fr } from "../../content/fr/tools/optimizer";
import { lookOf } from "../../look";
import type { Language } from "../../routes";
import { FIELD, Field } from "../../sections/field";
import { ToolPage } from "./tool-page";

const texts = { en, fr };

/** Renders the page. */
export function OptimizerPage({ language }: { language: Language }) {
  const text = texts[language];
  const { form, words } = text;
  return (
    <ToolPage text={text} island="optimizer" words={words} isNarrow>
      <form>
        <h2 className="text-2xl">{form.title}</h2>
        <div className="mt-6 grid gap-5 sm:grid-cols-2">
          <Field id="profile-category" label={form.category}>
            <input id="profile-category" name="category" maxLength={80} className={FIELD} />
          </Field>
          <Field id="profile-city" label={form.city}>
            <input
              id="profile-city"
              name="city"
              maxLength={80}
              autoComplete="address-level2"
              className={FIELD}
            />
          </Field>
          <Field id="profile-text" label={form.text} className="sm:col-span-2">
            <textarea
              id="profile-text"
              name="text"
              rows={8}
              aria-describedby="profile-count"
              className={FIELD}
            />
            <p id="profile-count" className="numeric mt-1.5 text-sm text-ink-muted">
              {words.counter.replace("{n}", "0")}
            </p>
          </Field>
        </div>
        <button type="submit" className={lookOf("primary", "mt-5 cursor-pointer")}>
          {form.submit}
        </button>
      </form>
    </ToolPage>
  );
}
