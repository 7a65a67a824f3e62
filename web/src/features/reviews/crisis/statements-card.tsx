// Prepared statements to copy, in the language of the reviewers.
import { Copy } from "lucide-react";
import { useState } from "react";
import { useFormat } from "@/lib/i18n";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { Select } from "@/ui/select";
import { toasts } from "@/ui/toast";
import { STATEMENTS, type Statement, type StatementLanguage } from "./statements";
import { useCrisisWords } from "./words";

const LANGUAGES = ["en", "fr"] as const satisfies readonly StatementLanguage[];
const NAMES = ["looking", "unknown", "wave"] as const satisfies readonly Statement[];

/** Statements with the name of the location. */
export function Statements({ business }: { business: string }) {
  const { statements: words } = useCrisisWords();
  const format = useFormat();
  const [language, setLanguage] = useState<StatementLanguage>(
    document.documentElement.lang === "fr" ? "fr" : "en",
  );
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.success(words.copied);
    } catch {
      toasts.error(words.copy_failed);
    }
  };
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h3 className="font-semibold">{words.title}</h3>
          <p className="text-xs text-pretty text-ink-muted">{words.text}</p>
        </div>
        <Select
          label={words.language}
          hideLabel
          value={language}
          choices={LANGUAGES.map((id) => ({ id, label: words.languages[id] }))}
          onChange={(id) => setLanguage(LANGUAGES.find((each) => each === id) ?? "en")}
        />
      </div>
      <ul className="flex flex-col gap-4">
        {NAMES.map((name) => {
          const text = STATEMENTS[language][name](business);
          return (
            <li key={name} className="flex flex-col items-start gap-1.5 text-sm">
              <h4 className="font-medium">{words.names[name]}</h4>
              <p lang={language} className="text-pretty text-ink-muted">
                {text}
              </p>
              <Button
                size="sm"
                aria-label={format.pair(words.copy, words.names[name])}
                icon={<Copy className="size-4" strokeWidth={1.5} aria-hidden="true" />}
                onPress={() => void copy(text)}
              >
                {words.copy}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
