// The categories beside the main one.
import { Plus, X } from "lucide-react";
import { Button, IconButton } from "@/ui/button";
import { CategoryField } from "../categories/category-field";
import { MAX_ADDITIONAL_CATEGORIES } from "./draft";
import { useSettingsWords } from "./words";

export interface CategoriesFieldProps {
  value: readonly string[];
  onChange: (categories: readonly string[]) => void;
  errorMessage?: string | undefined;
  isDisabled?: boolean;
}

/** A field for each, and a button while there is room for another. */
export function CategoriesField({ value, onChange, errorMessage, isDisabled = false }: CategoriesFieldProps) {
  const { fields, categories } = useSettingsWords();
  return (
    <fieldset className="flex min-w-0 flex-col gap-3" data-field="additional_categories">
      <legend className="sr-only">{fields.additional_categories}</legend>
      {value.length > 0 && (
        <div className="flex flex-col gap-3">
          {value.map((category, index) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a category is its place among the others
              key={`${index}/${value.length}`}
              className="flex items-end gap-1"
            >
              <CategoryField
                label={fields.additional_category(index + 2)}
                placeholder={fields.category_placeholder}
                value={category}
                onChange={(text) => onChange(value.with(index, text))}
                // The server does not say which of them it means.
                errorMessage={index === value.length - 1 ? errorMessage : undefined}
                isDisabled={isDisabled}
                className="flex-1"
              />
              <IconButton
                label={categories.remove(index + 2)}
                isDisabled={isDisabled}
                onPress={() => onChange(value.filter((_, each) => each !== index))}
              >
                <X className="size-4" strokeWidth={1.5} aria-hidden="true" />
              </IconButton>
            </div>
          ))}
        </div>
      )}
      {value.length < MAX_ADDITIONAL_CATEGORIES && (
        <Button
          variant="ghost"
          size="sm"
          isDisabled={isDisabled}
          onPress={() => onChange([...value, ""])}
          icon={<Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />}
          className="-ml-3 self-start"
        >
          {categories.add}
        </Button>
      )}
    </fieldset>
  );
}
