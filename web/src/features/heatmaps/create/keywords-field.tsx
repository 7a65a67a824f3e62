// Keywords as chips: typed, separated by Enter or commas, and removed one by one.
import { X } from "lucide-react";
import { type KeyboardEvent, type RefObject, useId } from "react";
import { Button } from "@/ui/button";
import { cx } from "@/ui/cx";
import { controlClass, controlHeight } from "@/ui/field";
import { useCreateWords } from "../words";
import { MAX_KEYWORDS, withKeywords } from "./draft";

export interface KeywordsFieldProps {
  keywords: readonly string[];
  /** Text that is not a chip yet. */
  text: string;
  onChange: (keywords: readonly string[], text: string) => void;
  errorMessage: string | undefined;
  input: RefObject<HTMLInputElement | null>;
}

/** The box with its chips. */
export function KeywordsField({ keywords, text, onChange, errorMessage, input }: KeywordsFieldProps) {
  const { keywords: words } = useCreateWords();
  const id = useId();
  const add = (typed: string) => onChange(withKeywords(keywords, typed), "");
  const remove = (keyword: string) => {
    onChange(
      keywords.filter((each) => each !== keyword),
      text,
    );
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter" && text.trim() !== "") {
      event.preventDefault();
      add(text);
    } else if (event.key === "Backspace" && text === "" && keywords.length > 0) {
      onChange(keywords.slice(0, -1), "");
    }
  };
  return (
    <div className="flex flex-col gap-1.5">
      <span className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium text-ink">
          {words.label}
          <span aria-hidden="true" className="ml-0.5 text-poor-ink">
            *
          </span>
        </label>
        <span className="numeric text-xs text-ink-faint">{words.count(keywords.length, MAX_KEYWORDS)}</span>
      </span>
      <span className="flex gap-2">
        <input
          ref={input}
          id={id}
          value={text}
          placeholder={words.placeholder}
          autoComplete="off"
          enterKeyHint="enter"
          aria-describedby={`${id}-notes`}
          aria-invalid={errorMessage !== undefined}
          onChange={({ target: { value } }) =>
            /[,;\n]/.test(value) ? add(value) : onChange(keywords, value)
          }
          onKeyDown={onKeyDown}
          className={cx(controlClass, controlHeight, errorMessage !== undefined && "border-poor")}
        />
        <Button onPress={() => add(text)} isDisabled={text.trim() === ""} className="h-11 sm:h-9">
          {words.add}
        </Button>
      </span>
      <p id={`${id}-notes`} className="text-xs">
        {errorMessage ? (
          <span role="alert" className="text-poor-ink">
            {errorMessage}
          </span>
        ) : (
          <span className="text-ink-muted">{words.help}</span>
        )}
      </p>
      {keywords.length > 0 && (
        <ul aria-label={words.list} className="flex flex-wrap gap-1.5 pt-1">
          {keywords.map((keyword) => (
            <li
              key={keyword}
              className="inline-flex max-w-full items-center gap-1 rounded-full bg-primary-soft py-0.5 pr-1 pl-3 text-sm text-link"
            >
              <bdi className="truncate">{keyword}</bdi>
              <button
                type="button"
                aria-label={words.remove(keyword)}
                onClick={() => remove(keyword)}
                className="focus-ring grid size-6 shrink-0 place-items-center rounded-full hover:bg-hover"
              >
                <X className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
