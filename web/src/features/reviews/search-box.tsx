// The search box of the inbox; `/` goes to it.
import { useRef } from "react";
import { useShortcuts } from "@/lib/shortcuts";
import { useTypedText } from "@/lib/use-typed-text";
import { cx } from "@/ui/cx";
import { Kbd } from "@/ui/kbd";
import { SearchField } from "@/ui/search-field";
import type { ReviewsSearch } from "./search";
import type { ChangeReviewsSearch } from "./use-search";
import { useReviewsWords } from "./words";

export interface SearchBoxProps {
  search: ReviewsSearch;
  onChange: ChangeReviewsSearch;
  className?: string;
}

/** Words of reviews, replies and names of authors. */
export function SearchBox({ search, onChange, className }: SearchBoxProps) {
  const { filters } = useReviewsWords();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useTypedText(search.q ?? "", (q) =>
    onChange({ q: q || undefined }, { replace: search.q !== undefined && q !== "" }),
  );
  useShortcuts({ "/": () => box.current?.querySelector<HTMLInputElement>("input")?.focus() });
  return (
    <div ref={box} className={cx("relative min-w-0", className)}>
      <SearchField
        label={filters.search}
        placeholder={filters.search_placeholder}
        value={text}
        onChange={setText}
        onKeyDown={(event) => {
          if (event.key === "Escape" && text === "") (event.target as HTMLElement).blur();
          else event.continuePropagation();
        }}
        maxLength={200}
      />
      {text === "" && (
        <span
          className="pointer-events-none absolute top-1/2 right-2.5 hidden -translate-y-1/2 sm:block"
          aria-hidden="true"
        >
          <Kbd>/</Kbd>
        </span>
      )}
    </div>
  );
}
