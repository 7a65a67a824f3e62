// Editor of a brand beside its preview.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { fieldText, problemText, refusedField } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { type DialogForm, FormDialog } from "@/ui/form-dialog";
import { Select } from "@/ui/select";
import { Switch } from "@/ui/switch";
import { TextField } from "@/ui/text-field";
import {
  type Brand,
  brandsQuery,
  EMPTY_BRAND,
  MAX_LENGTHS,
  type NewBrand,
  saveBrand,
  TYPEFACES,
  type Typeface,
} from "./api";
import { ColorField } from "./color-field";
import { Logos } from "./logos";
import { Preview } from "./preview";
import { useBrandWords } from "./words";

export interface BrandDialogProps {
  /** The brand, "new" for a new one, null when the dialog is closed. */
  edited: Brand | "new" | null;
  onClose: () => void;
  /** A new brand is edited on, so that its logos can be uploaded. */
  onSaved: (brand: Brand | null) => void;
}

/** The dialog around the form. */
export function BrandDialog({ edited, onClose, onSaved }: BrandDialogProps) {
  const { dialog: words } = useBrandWords();
  const isNew = edited === "new";
  return (
    <FormDialog
      isOpen={edited !== null}
      onClose={onClose}
      title={isNew ? words.add : words.edit}
      submit={words.save}
      size="lg"
    >
      {(form) =>
        edited && (
          <BrandForm
            key={isNew ? "new" : edited.id}
            form={form}
            brand={isNew ? null : edited}
            onSaved={(brand) => onSaved(isNew ? brand : null)}
          />
        )
      }
    </FormDialog>
  );
}

interface BrandFormProps {
  form: DialogForm;
  brand: Brand | null;
  onSaved: (brand: Brand) => void;
}

function BrandForm({ form, brand: given, onSaved }: BrandFormProps) {
  const { dialog: words } = useBrandWords();
  const messages = useMessages();
  const client = useQueryClient();
  const [brand, setBrand] = useState(given);
  const [content, setContent] = useState<NewBrand>(given ?? EMPTY_BRAND);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => saveBrand(brand?.id ?? null, contentOf(content)),
    onMutate: () => form.onPending(true),
    onSettled: () => form.onPending(false),
    onSuccess: (saved) => {
      void client.invalidateQueries({ queryKey: brandsQuery.queryKey });
      onSaved(saved);
    },
  });
  const set = (change: Partial<NewBrand>) => setContent((before) => ({ ...before, ...change }));
  const refused = (field: keyof NewBrand) => refusedField(error, field);
  const text = (field: keyof NewBrand) => {
    const one = refused(field);
    if (!one) return undefined;
    if (one.code === "invalid_name") return words.bad_name;
    return one.code === "invalid_email" ? words.bad_email : fieldText(one, messages);
  };
  const isOfField = error instanceof ApiError && error.errors.length > 0;
  const isFull = error instanceof ApiError && error.code === "too_many_brands";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <form id={form.id} onSubmit={submit} noValidate autoComplete="off" className="flex flex-col gap-6">
      {error && !isOfField && (
        <Banner kind="error" title={words.failed}>
          {isFull ? words.too_many : problemText(error, messages)}
        </Banner>
      )}
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_15rem]">
        <div className="flex flex-col gap-5">
          <TextField
            label={words.name}
            value={content.name}
            onChange={(name) => set({ name })}
            description={words.name_help}
            errorMessage={text("name")}
            maxLength={MAX_LENGTHS.name}
            isRequired
          />
          <div className="flex flex-wrap gap-x-6 gap-y-4">
            <ColorField
              label={words.primary}
              value={content.primary_color}
              onChange={(primary_color) => set({ primary_color })}
              refused={refused("primary_color")}
            />
            <ColorField
              label={words.accent}
              value={content.accent_color}
              onChange={(accent_color) => set({ accent_color })}
              refused={refused("accent_color")}
            />
          </div>
          <Select
            label={words.typeface}
            value={content.typeface ?? "sans"}
            onChange={(typeface) => set({ typeface: typeface as Typeface })}
            choices={TYPEFACES.map((id) => ({ id, label: words.typefaces[id] }))}
            className="sm:max-w-64"
          />
          <TextField
            label={words.sender}
            value={content.sender_name ?? ""}
            onChange={(sender_name) => set({ sender_name })}
            description={words.sender_help}
            errorMessage={text("sender_name")}
            maxLength={MAX_LENGTHS.sender_name}
          />
          <TextField
            label={words.reply_to}
            type="email"
            value={content.reply_to ?? ""}
            onChange={(reply_to) => set({ reply_to })}
            description={words.reply_help}
            errorMessage={text("reply_to")}
            maxLength={MAX_LENGTHS.reply_to}
          />
          <TextField
            label={words.footer}
            rows={3}
            value={content.footer ?? ""}
            onChange={(footer) => set({ footer })}
            description={words.footer_help}
            errorMessage={text("footer")}
            maxLength={MAX_LENGTHS.footer}
          />
          <Switch
            isSelected={content.hides_vitrine ?? false}
            onChange={(hides_vitrine) => set({ hides_vitrine })}
            description={words.hides_help}
          >
            {words.hides}
          </Switch>
          {!given?.is_default && (
            <Switch
              isSelected={content.is_default ?? false}
              onChange={(is_default) => set({ is_default })}
              description={words.is_default_help}
            >
              {words.is_default}
            </Switch>
          )}
        </div>
        <div className="flex flex-col gap-2 md:sticky md:top-0 md:self-start">
          <p className="text-sm font-medium">{words.preview}</p>
          <Preview brand={content} logo={brand?.logo_url ?? null} />
        </div>
      </div>
      {brand ? (
        <Logos brand={brand} onChanged={setBrand} />
      ) : (
        <p className="text-sm text-ink-muted">{words.logo_first}</p>
      )}
    </form>
  );
}

/** Fields of a brand that the API accepts. */
function contentOf(content: NewBrand): NewBrand {
  const {
    name,
    is_default,
    primary_color,
    accent_color,
    typeface,
    sender_name,
    reply_to,
    footer,
    hides_vitrine,
  } = content;
  return {
    name,
    is_default,
    primary_color,
    accent_color,
    typeface,
    sender_name: sender_name?.trim() || null,
    reply_to: reply_to?.trim() || null,
    footer,
    hides_vitrine,
  };
}
