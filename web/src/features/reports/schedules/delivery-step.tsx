// Last step: time, recipients, message and summary.
import { useFormat } from "@/lib/i18n";
import { Switch } from "@/ui/switch";
import { TextField } from "@/ui/text-field";
import { Fact, Summary } from "../create/summary";
import { useReportsWords } from "../words";
import {
  isEmail,
  MAX_EMAIL,
  MAX_NAME,
  MAX_SUBJECT,
  MAX_TEXT,
  type ScheduleDraft,
  typedRecipients,
} from "./draft";
import { RecipientsField } from "./recipients-field";
import { recurrenceText } from "./recurrence";
import { RecurrenceFields } from "./recurrence-fields";
import { useSchedulesWords } from "./words";

export interface DeliveryStepProps {
  draft: ScheduleDraft;
  onChange: (patch: Partial<ScheduleDraft>) => void;
  suggestedName: string;
  /** The chosen locations in words. */
  places: string;
  /** True once the user has tried to save. */
  showsErrors: boolean;
}

/** Fields at the left, facts at the right. */
export function DeliveryStep({ draft, onChange, suggestedName, places, showsErrors }: DeliveryStepProps) {
  const { fields: words, troubles } = useSchedulesWords();
  const isReplyWrong = showsErrors && draft.replyTo.trim() !== "" && !isEmail(draft.replyTo);
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <RecurrenceFields draft={draft} showsErrors={showsErrors} onChange={onChange} />
        <RecipientsField
          recipients={draft.recipients}
          onChange={(recipients) => onChange({ recipients })}
          language={draft.language}
          showsErrors={showsErrors}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={words.subject}
            hint={words.optional}
            description={words.subject_help}
            value={draft.subject}
            onChange={(subject) => onChange({ subject })}
            maxLength={MAX_SUBJECT}
          />
          <TextField
            label={words.reply_to}
            hint={words.optional}
            description={words.reply_to_help}
            type="email"
            autoComplete="off"
            value={draft.replyTo}
            onChange={(replyTo) => onChange({ replyTo })}
            maxLength={MAX_EMAIL}
            errorMessage={isReplyWrong ? troubles.reply_to : undefined}
          />
        </div>
        <TextField
          label={words.text}
          hint={words.optional}
          rows={3}
          value={draft.text}
          onChange={(text) => onChange({ text })}
          maxLength={MAX_TEXT}
        />
        <Switch
          isSelected={draft.waits}
          onChange={(waits) => onChange({ waits })}
          description={words.waits_help}
        >
          {words.waits}
        </Switch>
        <Switch
          isSelected={draft.releases}
          onChange={(releases) => onChange({ releases })}
          description={words.releases_help}
        >
          {words.releases}
        </Switch>
        <TextField
          label={words.name}
          description={words.name_help}
          value={draft.name ?? suggestedName}
          onChange={(name) => onChange({ name })}
          maxLength={MAX_NAME}
        />
      </div>
      <div className="self-start lg:sticky lg:top-0">
        <Facts draft={draft} places={places} />
      </div>
    </div>
  );
}

function Facts({ draft, places }: { draft: ScheduleDraft; places: string }) {
  const words = useSchedulesWords();
  const { templates } = useReportsWords();
  const format = useFormat();
  const { summary } = words;
  const recipients = typedRecipients(draft.recipients);
  return (
    <Summary title={summary.title} isNarrow>
      <Fact name={summary.when}>
        {draft.zone === "" ? words.fields.unknown_time_zone : recurrenceText(draft, words.recurrence, format)}
      </Fact>
      <Fact name={summary.what} note={templates[draft.template]}>
        {words.periods[draft.period]}
      </Fact>
      <Fact name={summary.about}>
        <bdi>{places}</bdi>
      </Fact>
      <Fact name={summary.to} note={summary.unsubscribe}>
        {recipients.length === 0 ? "–" : recipients.map(({ email }) => email).join(", ")}
      </Fact>
      <Fact name={summary.waits}>{draft.waits ? summary.waits_yes : summary.waits_no}</Fact>
      <Fact name={summary.fresh}>{summary.fresh_text}</Fact>
    </Summary>
  );
}
