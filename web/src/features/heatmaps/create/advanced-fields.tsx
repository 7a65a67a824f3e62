// Settings that most people never touch.

import { countryChoices } from "@/lib/countries";
import { useFormat } from "@/lib/i18n";
import { Select } from "@/ui/select";
import { Switch } from "@/ui/switch";
import type { RankAccount } from "../api";
import { MIN_ADAPTIVE_SIZE } from "../presets";
import { useCreateWords, useHeatmapsWords } from "../words";
import { DEVICES, type Draft, isAdaptive } from "./draft";

/** Languages that are offered besides the one that is set. */
const LANGUAGES = ["en", "fr", "de", "es", "it", "nl", "pt"];
/** Zooms that are offered; providers know more of them. */
const ZOOMS = [10, 11, 12, 13, 14, 15, 16, 17, 18];
/** Id of the choice for no country, because a select has no empty choice. */
const ANY = "any";

export interface AdvancedFieldsProps {
  draft: Draft;
  account: RankAccount;
  accounts: readonly RankAccount[];
  onChange: (patch: Partial<Draft>) => void;
}

/** Provider, device, language, country, zoom, and the adaptive scan. */
export function AdvancedFields({ draft, account, accounts, onChange }: AdvancedFieldsProps) {
  const { advanced: words } = useCreateWords();
  const { providers } = useHeatmapsWords();
  const { locale } = useFormat();
  const languages = new Intl.DisplayNames(locale, { type: "language" });
  const canAdapt = draft.size >= MIN_ADAPTIVE_SIZE;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={words.provider}
          value={account.provider}
          choices={accounts.map(({ provider, is_connected }) => ({
            id: provider,
            label: is_connected
              ? words.connected(providers[provider])
              : words.not_connected(providers[provider]),
          }))}
          onChange={(chosen) => {
            const next = accounts.find(({ provider }) => provider === chosen);
            if (next) onChange({ provider: next.provider });
          }}
        />
        <Select
          label={words.device}
          value={draft.device}
          choices={DEVICES.map((id) => ({ id, label: words.devices[id] }))}
          onChange={(chosen) => onChange({ device: DEVICES.find((each) => each === chosen) ?? draft.device })}
        />
        <Select
          label={words.language}
          value={draft.language}
          choices={[...new Set([draft.language, ...LANGUAGES])].map((id) => ({
            id,
            label: capitalized(languages.of(id) ?? id, locale),
          }))}
          onChange={(language) => onChange({ language })}
        />
        <Select
          label={words.country}
          value={draft.country || ANY}
          choices={[{ id: ANY, label: words.any_country }, ...countryChoices(locale)]}
          onChange={(chosen) => onChange({ country: chosen === ANY ? "" : chosen })}
        />
        <Select
          label={words.zoom}
          description={words.zoom_help}
          value={String(draft.zoom)}
          choices={ZOOMS.map((zoom) => ({ id: String(zoom), label: String(zoom) }))}
          onChange={(chosen) => onChange({ zoom: Number(chosen) })}
          className="sm:col-span-2"
        />
      </div>
      <Switch
        isSelected={isAdaptive(draft)}
        isDisabled={!canAdapt}
        onChange={(next) => onChange({ isAdaptive: next })}
        description={canAdapt ? words.adaptive_text : `${words.adaptive_text} ${words.adaptive_small}`}
      >
        {words.adaptive}
      </Switch>
    </div>
  );
}

/** French names of languages are lower case; choices start with a capital. */
function capitalized(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
