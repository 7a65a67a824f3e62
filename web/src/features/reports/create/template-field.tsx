// The three templates as pages to choose from.
import { Label, Radio, RadioGroup } from "react-aria-components";
import { TemplatePicture } from "../template-picture";
import { TEMPLATES } from "../templates";
import type { Template } from "../types";
import { useReportsWords } from "../words";
import { useCreateWords } from "./words";

export interface TemplateFieldProps {
  value: Template;
  onChange: (template: Template) => void;
}

/** Radio buttons with a picture of each template. */
export function TemplateField({ value, onChange }: TemplateFieldProps) {
  const { template: words } = useCreateWords();
  const { templates } = useReportsWords();
  return (
    <RadioGroup
      value={value}
      onChange={(chosen) => {
        const template = TEMPLATES.find((each) => each === chosen);
        if (template) onChange(template);
      }}
      className="flex flex-col gap-1.5"
    >
      <Label className="text-sm font-medium text-ink">{words.label}</Label>
      <div className="grid gap-3 sm:grid-cols-3">
        {TEMPLATES.map((id) => (
          <Radio
            key={id}
            value={id}
            className="group flex cursor-default gap-3 overflow-hidden rounded-lg border border-line bg-surface transition-colors hover:border-line-strong focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus selected:border-primary selected:inset-ring selected:inset-ring-primary sm:flex-col sm:gap-0"
          >
            <span className="block shrink-0 overflow-hidden border-line bg-sunken max-sm:w-24 max-sm:border-r max-sm:px-2 max-sm:pt-2 sm:h-40 sm:border-b sm:px-6 sm:pt-5">
              <span className="block overflow-hidden rounded-t-sm border border-b-0 border-line shadow-sm">
                <TemplatePicture template={id} />
              </span>
            </span>
            <span className="flex min-w-0 gap-2.5 py-3 pr-3 sm:px-4">
              <span className="mt-0.5 grid size-4 shrink-0 place-items-center rounded-full border border-control bg-surface group-hover:border-ink-faint group-selected:border-primary group-selected:bg-primary">
                <span className="size-1.5 rounded-full bg-on-primary opacity-0 group-selected:opacity-100" />
              </span>
              <span className="min-w-0">
                <span className="block text-sm font-medium text-ink">{templates[id]}</span>
                <span className="mt-0.5 block text-xs text-pretty text-ink-muted">{words[id]}</span>
              </span>
            </span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
