// Frame of every tool's page.
import type { ReactNode } from "react";
import type { ToolText } from "../../content/types/tools";
import { AppLink } from "../../link";
import { Cta } from "../../sections/cta";
import { Faq } from "../../sections/faq";
import { Hero } from "../../sections/hero";
import { Section } from "../../sections/section";
import { Steps } from "../../sections/steps";

/** The page; `island` is the script that makes the tool work, with its words. */
export function ToolPage({
  text,
  island,
  words,
  isNarrow = false,
  children,
}: {
  text: ToolText;
  island: string;
  words: object;
  /** True for a tool whose input and output are prose. */
  isNarrow?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <Hero eyebrow={text.eyebrow} title={text.title} lead={text.lead} />
      <Section tone="surface">
        <div
          data-island={island}
          data-words={JSON.stringify(words)}
          id="tool"
          className={isNarrow ? "mx-auto max-w-3xl scroll-mt-24" : "scroll-mt-24"}
        >
          <noscript>
            <p className="card mb-8">{text.script}</p>
          </noscript>
          {children}
          <p role="status" className="mt-6 min-h-6 font-medium" />
          <div className="result mt-2" />
        </div>
      </Section>
      <Section title={text.how.title}>
        <Steps items={text.how.items} />
      </Section>
      <Section title={text.faq.title} tone="sunken">
        <Faq items={text.faq.items} />
      </Section>
      <Cta
        title={text.cta.title}
        text={text.cta.text}
        actions={
          <AppLink to="signup" look="light">
            {text.cta.action}
          </AppLink>
        }
      />
    </>
  );
}
