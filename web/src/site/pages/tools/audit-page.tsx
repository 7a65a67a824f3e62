// Free audit of a business by text, boxes or website.
import { audit as en } from "../../content/en/tools/audit";
import { audit as fr } from "../../content/fr/tools/audit";
import { lookOf } from "../../look";
import type { Language } from "../../routes";
import { FIELD, Field } from "../../sections/field";
import { Checklist } from "../../sections/split";
import { ToolPage } from "./tool-page";

const texts = { en, fr };
const SUBMIT = lookOf("primary", "mt-6 cursor-pointer disabled:opacity-60");

/** Renders the page. */
export function AuditPage({ language }: { language: Language }) {
  const text = texts[language];
  const { profile, website, words } = text;
  return (
    <ToolPage text={text} island="audit" words={words}>
      <div className="grid gap-6 lg:grid-cols-2">
        <form action="/api/v1/tools/profile-audit" method="post" className="card">
          <h2 className="text-2xl">{profile.title}</h2>
          <p className="mt-1 text-ink-muted">{profile.lead}</p>
          <Field id="audit-details" label={profile.details} className="mt-4">
            <textarea
              id="audit-details"
              name="details"
              rows={7}
              placeholder={profile.placeholder}
              className={FIELD}
            />
          </Field>
          <fieldset className="mt-5">
            <legend className="text-sm font-medium">{profile.also}</legend>
            <div className="mt-1 grid sm:grid-cols-2">
              {Object.entries(profile.checks).map(([name, label]) => (
                <label key={name} className="choice">
                  <input type="checkbox" name={name} />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
          <Field id="audit-rating" label={profile.rating} className="mt-4">
            <input
              id="audit-rating"
              name="rating"
              type="number"
              min={1}
              max={5}
              step={0.1}
              inputMode="decimal"
              className="input w-32"
            />
          </Field>
          <div className="mt-auto">
            <button type="submit" className={SUBMIT}>
              {profile.submit}
            </button>
          </div>
        </form>
        <form action="/api/v1/tools/page-audit" method="post" className="card">
          <h2 className="text-2xl">{website.title}</h2>
          <p className="mt-1 text-ink-muted">{website.lead}</p>
          <Field id="audit-url" label={website.url} className="mt-4">
            <input
              id="audit-url"
              name="url"
              type="text"
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              required
              maxLength={2000}
              placeholder={website.placeholder}
              className={FIELD}
            />
          </Field>
          <button type="submit" className={`${SUBMIT} self-start`}>
            {website.submit}
          </button>
          <p className="mt-8 border-t border-line pt-6 font-medium">{website.looks}</p>
          <Checklist items={website.points} />
        </form>
      </div>
    </ToolPage>
  );
}
