// Adding a review that no source is read for.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { idempotencyKey } from "@/lib/idempotency-key";
import { fieldText, problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { DatePicker } from "@/ui/date-picker";
import { type DialogForm, FormDialog } from "@/ui/form-dialog";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { toasts } from "@/ui/toast";
import { addReview } from "./api";
import { LocationField } from "./location-field";
import { type ReviewSource, SOURCES, STARS } from "./search";
import { useReviewsWords } from "./words";

const NO_RATING = "none";
const MAX_TEXT = 10_000;
const MAX_NAME = 200;
const MAX_URL = 2000;
/** Google's reviews come from the connected account only. */
const BY_HAND = SOURCES.filter((source) => source !== "google");

export interface AddDialogProps {
  isOpen: boolean;
  /** Location that the list shows. */
  location: string | undefined;
  onClose: () => void;
  onShow: (id: string) => void;
}

/** The form in its dialog. */
export function AddDialog({ isOpen, ...form }: AddDialogProps) {
  const { adding: words } = useReviewsWords();
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={form.onClose}
      title={words.title}
      subtitle={words.subtitle}
      submit={words.submit}
    >
      {(dialog) => <AddForm {...dialog} {...form} />}
    </FormDialog>
  );
}

type Errors = Partial<Record<"location_id" | "text" | "url" | "written_at", string>>;

function AddForm({ id, onPending, location, onClose, onShow }: Omit<AddDialogProps, "isOpen"> & DialogForm) {
  const { adding: words, filters, sources, stars: starsText } = useReviewsWords();
  const messages = useMessages();
  const client = useQueryClient();
  const [key] = useState(idempotencyKey);
  const [place, setPlace] = useState(location);
  const [source, setSource] = useState<ReviewSource>("other");
  const [stars, setStars] = useState("5");
  const [author, setAuthor] = useState("");
  const [text, setText] = useState("");
  const [url, setUrl] = useState("");
  const [date, setDate] = useState(() => dayOf(new Date()));
  const [errors, setErrors] = useState<Errors>({});
  const { mutate, error, isPending } = useMutation({
    mutationFn: (location_id: string) =>
      addReview(
        {
          location_id,
          source,
          external_id: null,
          rating: stars === NO_RATING ? null : Number(stars),
          text,
          author,
          url: url.trim() || null,
          written_at: timeOf(date, new Date()),
        },
        key,
      ),
    onMutate: () => onPending(true),
    onSettled: () => onPending(false),
    onSuccess: (review) => {
      void client.invalidateQueries({ queryKey: ["reviews"] });
      toasts.success(words.added, { label: words.show, onPress: () => onShow(review.id) });
      onClose();
    },
    onError: (failure) => {
      if (!(failure instanceof ApiError)) return;
      const known: Record<string, string> = { written_at: words.date_invalid, url: words.url_invalid };
      setErrors(
        Object.fromEntries(
          failure.errors.map((each) => [each.field, known[each.field] ?? fieldText(each, messages)]),
        ),
      );
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing: Errors = {
      ...(!place && { location_id: words.location_required }),
      ...(stars === NO_RATING && !text.trim() && { text: words.text_required }),
      ...(url.trim() && !url.trim().startsWith("https://") && { url: words.url_invalid }),
      ...((date === "" || date > dayOf(new Date())) && { written_at: words.date_invalid }),
    };
    setErrors(missing);
    if (Object.keys(missing).length === 0 && place && !isPending) mutate(place);
    else if (!place) event.currentTarget.querySelector("input")?.focus();
  };
  const isExisting = error instanceof ApiError && error.code === "review_exists";
  return (
    <form id={id} onSubmit={submit} noValidate autoComplete="off" className="flex flex-col gap-5">
      {error && Object.keys(errors).length === 0 && (
        <Banner kind="error" title={words.failed}>
          {isExisting ? words.exists : problemText(error, messages)}
        </Banner>
      )}
      <LocationField
        value={place}
        onChange={setPlace}
        placeholder={filters.find}
        isRequired
        errorMessage={errors.location_id}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <Select
          label={words.source}
          value={source}
          choices={BY_HAND.map((each) => ({ id: each, label: sources[each] }))}
          onChange={(chosen) => setSource(BY_HAND.find((each) => each === chosen) ?? "other")}
        />
        <Select
          label={words.rating}
          value={stars}
          choices={[
            ...STARS.map((each) => ({ id: String(each), label: starsText(each) })),
            { id: NO_RATING, label: words.no_rating },
          ]}
          onChange={setStars}
        />
        <DatePicker label={words.date} value={date} onChange={setDate} errorMessage={errors.written_at} />
      </div>
      <TextField
        label={words.author}
        hint={messages.ui.optional}
        value={author}
        onChange={setAuthor}
        maxLength={MAX_NAME}
      />
      <TextField
        label={words.text}
        hint={stars === NO_RATING ? undefined : messages.ui.optional}
        rows={4}
        value={text}
        onChange={setText}
        maxLength={MAX_TEXT}
        errorMessage={errors.text}
      />
      <TextField
        label={words.url}
        hint={messages.ui.optional}
        type="url"
        placeholder="https://"
        value={url}
        onChange={setUrl}
        maxLength={MAX_URL}
        errorMessage={errors.url}
      />
    </form>
  );
}

/** "YYYY-MM-DD" of a moment in the zone of the device. */
function dayOf(time: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

/** Noon of a day in the zone of the device; now, where that is still to come. */
function timeOf(day: string, now: Date): string {
  const noon = new Date(`${day}T12:00:00`);
  return (noon > now ? now : noon).toISOString();
}
