// A category: found by typing in either language, or written freely.
import { ChevronsUpDown } from "lucide-react";
import { use, useMemo, useState } from "react";
import { Button, ComboBox, Input, Popover } from "react-aria-components";
import { useI18n } from "@/lib/i18n";
import { cx } from "@/ui/cx";
import { controlClass, controlHeight, FieldLabel, FieldNotes, type FieldTexts, fieldClass } from "@/ui/field";
import { type Choice, ChoiceList, popoverClass } from "@/ui/list-box";

const MAX_LENGTH = 100;

let loading: Promise<typeof import("./categories")> | undefined;

function loadCategories() {
  loading ??= import("./categories").catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

export interface CategoryFieldProps extends FieldTexts {
  /** Stored name, independent of the language. */
  value: string;
  onChange: (text: string) => void;
  placeholder?: string;
  isDisabled?: boolean;
  className?: string;
}

/** A combo box of categories that takes any text. Suspends until they are loaded. */
export function CategoryField({
  value,
  onChange,
  placeholder,
  isDisabled,
  className,
  ...texts
}: CategoryFieldProps) {
  const { language } = useI18n();
  const { categoryName, findCategories } = use(loadCategories());
  const displayName = categoryName(value, language);
  // A chosen or stored value is no search: the list opens with everything.
  const [typed, setTyped] = useState<string | null>(null);
  const choices = useMemo<Choice[]>(
    () =>
      findCategories(typed ?? "", language).map(({ category, by }) => ({
        id: category.name[language],
        label: category.name[language],
        ...(by === null ? {} : { description: by }),
      })),
    [findCategories, typed, language],
  );
  return (
    <ComboBox
      name="category"
      items={choices}
      inputValue={typed ?? displayName}
      onInputChange={(text) => {
        if (text === (typed ?? displayName)) return;
        setTyped(text);
        onChange(text);
      }}
      onChange={(id) => {
        if (id === null) return;
        setTyped(null);
        onChange(String(id));
      }}
      onBlur={() => setTyped(null)}
      allowsCustomValue
      menuTrigger="focus"
      isDisabled={isDisabled}
      isInvalid={texts.errorMessage !== undefined}
      className={fieldClass(className)}
    >
      <FieldLabel {...texts} />
      <span className="relative block">
        <Input
          placeholder={placeholder}
          maxLength={MAX_LENGTH}
          className={cx(controlClass, controlHeight, "pr-9")}
        />
        <Button className="absolute inset-y-0.5 right-0.5 grid w-8 place-items-center rounded-md text-ink-faint hover:text-ink">
          <ChevronsUpDown className="size-4" strokeWidth={1.5} aria-hidden="true" />
        </Button>
      </span>
      <FieldNotes description={texts.description} errorMessage={texts.errorMessage} />
      <Popover offset={4} data-overlay="" className={cx(popoverClass, "w-(--trigger-width)")}>
        <ChoiceList />
      </Popover>
    </ComboBox>
  );
}
