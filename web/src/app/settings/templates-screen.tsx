// Settings > Reply templates, with the style of AI drafts.
import { StyleSection } from "@/features/drafting/style/style-section";
import { TemplatesSection } from "@/features/reviews/templates-section";

/** The sections below each other. */
export function TemplatesScreen() {
  return (
    <div className="flex flex-col gap-5">
      <TemplatesSection />
      <StyleSection />
    </div>
  );
}
