// The free audit: a profile by ticks, or a website.
import { audit as en } from "../../content/en/tools/audit";
import { audit as fr } from "../../content/fr/tools/audit";
import { lookOf } from "../../look";
import type { Language } from "../../routes";
import { FIELD, Field } from "../../sections/field";
import { ToolPage } from "./tool-page";

const texts = { en, fr };
const SUBMIT = lookOf("primary", "mt-6 cursor-pointer disabled:opacity-60");

/** The whole of it. */
export function AuditPage({ language }: { language: Language }) {
  const text = texts[language];
  const { profile, website, words } = text;
  return (
    <ToolPage text={text} island="audit" words={words}>
      <div className="grid gap-6 lg:grid-cols-2">
        <form action="/api/v1/tools/profile-audit" method="post" className="card">
          <h2 className="text-2xl">{profile.title}</h2>
          <p className="mt-1 text-ink-muted">{profile.lead}</p>
          <div className="mt-4 grid sm:grid-cols-2">
            {Object.entries(profile.checks).map(([name, label]) => (
              <label key={name} className="choice">
                <input type="checkbox" name={name} />
                {label}
              </label>
            ))}
          </div>
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
          <p className="mt-1 text-ink-muted">{text.how.items[1]?.text}</p>
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
          <div className="mt-auto">
            <button type="submit" className={SUBMIT}>
              {website.submit}
            </button>
          </div>
        </form>
      </div>
    </ToolPage>
  );
}
