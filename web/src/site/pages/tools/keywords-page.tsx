// Keyword ideas from a trade and a city.
import { keywords as en } from "../../content/en/tools/keywords";
import { keywords as fr } from "../../content/fr/tools/keywords";
import { lookOf } from "../../look";
import type { Language } from "../../routes";
import { FIELD, Field } from "../../sections/field";
import { ToolPage } from "./tool-page";

const texts = { en, fr };

/** Renders the page. */
export function KeywordsPage({ language }: { language: Language }) {
  const text = texts[language];
  const { form, words } = text;
  return (
    <ToolPage text={text} island="keywords" words={words}>
      <form>
        <h2 className="text-2xl">{form.title}</h2>
        <div className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          <Field id="keywords-trade" label={form.trade} required>
            <input
              id="keywords-trade"
              name="trade"
              list="keywords-trades"
              required
              maxLength={60}
              placeholder={form.trade_placeholder}
              className={FIELD}
            />
            <datalist id="keywords-trades" />
          </Field>
          <Field id="keywords-city" label={form.city} required>
            <input
              id="keywords-city"
              name="city"
              required
              maxLength={60}
              autoComplete="address-level2"
              className={FIELD}
            />
          </Field>
          <Field id="keywords-district" label={form.district}>
            <input id="keywords-district" name="district" maxLength={60} className={FIELD} />
          </Field>
          <Field id="keywords-language" label={form.language}>
            <select id="keywords-language" name="language" defaultValue={language} className={FIELD}>
              {Object.entries(form.languages).map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
        </div>
        <button type="submit" className={lookOf("primary", "mt-5 cursor-pointer")}>
          {form.submit}
        </button>
      </form>
    </ToolPage>
  );
}
