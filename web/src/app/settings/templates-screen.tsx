// Settings > Reply templates, with the style of AI drafts and the way to automatic replies.
import { AutomaticNote } from "@/features/drafting/style/automatic-note";
import { StyleSection } from "@/features/drafting/style/style-section";
import { TemplatesSection } from "@/features/reviews/templates-section";

/** The sections below each other. */
export function TemplatesScreen() {
  return (
    <div className="flex flex-col gap-5">
      <TemplatesSection />
      <StyleSection />
      <AutomaticNote />
    </div>
  );
}
