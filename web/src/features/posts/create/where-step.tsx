// Second step: the locations, and the time.
import { useQuery } from "@tanstack/react-query";
import { Banner } from "@/ui/banner";
import { LocationsField } from "@/ui/locations-field";
import { RadioGroup } from "@/ui/radio-group";
import { Select } from "@/ui/select";
import { labelsQuery } from "../api";
import { AUDIENCES, type Draft, type WhereErrors } from "./draft";
import { WhenFields } from "./when-fields";
import { useComposerWords } from "./words";

export interface WhereStepProps {
  draft: Draft;
  onChange: (patch: Partial<Draft>) => void;
  errors: WhereErrors;
  /** True for a post that is out: neither changes any more. */
  isFixed: boolean;
}

/** Step with the locations at the left and the time at the right. */
export function WhereStep({ draft, onChange, errors, isFixed }: WhereStepProps) {
  const { where: words } = useComposerWords();
  const { data: labels } = useQuery(labelsQuery);
  if (isFixed) return <Banner>{words.fixed}</Banner>;
  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <RadioGroup
          label={words.label}
          value={draft.audience}
          onChange={(chosen) =>
            onChange({ audience: AUDIENCES.find((each) => each === chosen) ?? draft.audience })
          }
          choices={[
            { value: "all", label: words.all, description: words.all_text },
            { value: "label", label: words.label_choice, description: words.label_text },
            { value: "locations", label: words.locations },
          ]}
        />
        {draft.audience === "label" && (
          <Select
            label={words.label_field}
            value={draft.label || null}
            placeholder={words.label_placeholder}
            choices={(labels?.items ?? []).map(({ id, name }) => ({ id, label: name }))}
            onChange={(label) => onChange({ label })}
            errorMessage={errors.label && words.label_required}
            {...(labels?.items.length === 0 && { description: words.no_labels })}
          />
        )}
        {draft.audience === "locations" && (
          <LocationsField
            words={words}
            label={words.locations_field}
            values={draft.locations}
            onChange={(locations) => onChange({ locations })}
            placeholder={words.locations_placeholder}
            isRequired
            errorMessage={errors.locations && words.locations_required}
            removeLabel={words.remove}
          />
        )}
      </div>
      <WhenFields draft={draft} onChange={onChange} errors={errors} />
    </div>
  );
}
