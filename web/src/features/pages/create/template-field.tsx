// Choice of a template, each shown with a thumbnail of its sample page.
import { useQuery } from "@tanstack/react-query";
import { Radio, RadioGroup } from "react-aria-components";
import { useI18n } from "@/lib/i18n";
import { useWidth } from "@/ui/charts/use-width";
import { Link } from "@/ui/link";
import { samplePath, sampleQuery } from "../api";
import { PageFrame } from "../frame/page-frame";
import { TEMPLATES } from "../lists";
import type { Template } from "../types";
import { usePagesWords } from "../words";
import { TemplateOutline } from "./template-outline";
import { useCreateWords } from "./words";

/** Viewport in which the sample page is rendered, in pixels. */
const SAMPLE_VIEWPORT = { width: 1200, height: 900 };

export interface TemplateFieldProps {
  value: Template;
  onChange: (template: Template) => void;
  isDisabled?: boolean;
}

/** Radio buttons that look like cards. */
export function TemplateField({ value, onChange, isDisabled = false }: TemplateFieldProps) {
  const words = useCreateWords();
  const { templates } = usePagesWords();
  const { language } = useI18n();
  return (
    <RadioGroup
      aria-label={words.template}
      value={value}
      onChange={(chosen) => onChange(TEMPLATES.find((each) => each === chosen) ?? value)}
      isDisabled={isDisabled}
      className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3"
    >
      {TEMPLATES.map((template) => (
        <div key={template} className="flex flex-col">
          <Radio
            value={template}
            className="group flex flex-1 cursor-default flex-col overflow-hidden rounded-lg border border-line-strong bg-surface transition-colors hover:border-control focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus selected:border-primary selected:ring-2 selected:ring-primary disabled:opacity-60"
          >
            <SampleThumbnail template={template} />
            <span className="flex items-start gap-2.5 border-t border-line px-3.5 py-3">
              <span className="mt-0.5 grid size-4 shrink-0 place-items-center rounded-full border border-control bg-surface group-selected:border-primary group-selected:bg-primary">
                <span className="size-1.5 rounded-full bg-on-primary opacity-0 group-selected:opacity-100" />
              </span>
              <span className="min-w-0 text-sm">
                <span className="block font-medium text-ink">{templates[template].name}</span>
                <span className="block text-xs text-pretty text-ink-muted">{templates[template].text}</span>
              </span>
            </span>
          </Radio>
          <Link
            href={samplePath(template, language)}
            target="_blank"
            rel="noopener"
            className="mt-1.5 self-start px-0.5 text-xs"
          >
            {words.open_sample}
            <span className="sr-only"> {templates[template].name}</span>
          </Link>
        </div>
      ))}
    </RadioGroup>
  );
}

/** Thumbnail of the sample page; the outline of the template until the page is loaded. */
function SampleThumbnail({ template }: { template: Template }) {
  const words = useCreateWords();
  const { templates } = usePagesWords();
  const { language } = useI18n();
  const { ref, width } = useWidth();
  const { data: html } = useQuery(sampleQuery(template, language));
  return (
    <span ref={ref} className="relative block aspect-4/3 overflow-hidden bg-sunken" inert>
      {html === undefined ? (
        <TemplateOutline template={template} />
      ) : (
        width > 0 && (
          <PageFrame
            title={words.sample(templates[template].name)}
            html={html}
            className="absolute top-0 left-0 origin-top-left"
            style={{ ...SAMPLE_VIEWPORT, transform: `scale(${width / SAMPLE_VIEWPORT.width})` }}
          />
        )
      )}
    </span>
  );
}
