// A search box: magnifier, clear button, Escape clears.
import { Search, X } from "lucide-react";
import {
  type SearchFieldProps as AriaProps,
  SearchField as AriaSearchField,
  Button,
  Input,
  Label,
} from "react-aria-components";
import { cx } from "./cx";
import { controlClass, controlHeight } from "./field";

export interface SearchFieldProps extends Omit<AriaProps, "className" | "children" | "style"> {
  /** Accessible name; not visible. */
  label: string;
  placeholder?: string;
  className?: string;
}

/** A search field without a visible label. */
export function SearchField({ label, placeholder, className, ...props }: SearchFieldProps) {
  return (
    <AriaSearchField {...props} className={cx("group relative flex min-w-0 items-center", className)}>
      <Label className="sr-only">{label}</Label>
      <Search
        className="pointer-events-none absolute left-3 size-4 text-ink-faint"
        strokeWidth={1.5}
        aria-hidden="true"
      />
      <Input
        placeholder={placeholder}
        className={cx(controlClass, controlHeight, "pr-9 pl-9 [&::-webkit-search-cancel-button]:hidden")}
      />
      <Button className="focus-ring target-44 absolute right-1.5 grid size-6 place-items-center rounded-sm text-ink-faint group-empty:invisible hover:text-ink">
        <X className="size-4" strokeWidth={1.5} aria-hidden="true" />
      </Button>
    </AriaSearchField>
  );
}
