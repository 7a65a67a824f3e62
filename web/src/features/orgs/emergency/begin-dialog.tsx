// Begins emergency access: reason, duration and reauthentication.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError } from "@/lib/api";
import { useFormat, useMessages } from "@/lib/i18n";
import { fieldText, problemText, refusedField } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { type DialogForm, FormDialog } from "@/ui/form-dialog";
import { NO_PROOF, ProofField, proofOf, refusedProof } from "@/ui/proof-field";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { toasts } from "@/ui/toast";
import { beginEmergencyAccess, HOURS, isReason, REASON, USUAL_HOURS } from "./api";
import { useEmergencyWords } from "./words";

export interface BeginDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Resets the form each time the dialog opens. */
export function BeginDialog({ isOpen, onClose }: BeginDialogProps) {
  const { dialog: words } = useEmergencyWords();
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={words.title} submit={words.submit}>
      {(form) => <BeginForm {...form} onDone={onClose} />}
    </FormDialog>
  );
}

interface BeginFormProps extends DialogForm {
  onDone: () => void;
}

function BeginForm({ id, onPending, onDone }: BeginFormProps) {
  const { dialog: words } = useEmergencyWords();
  const messages = useMessages();
  const format = useFormat();
  const client = useQueryClient();
  const [reason, setReason] = useState("");
  const [hours, setHours] = useState<string>(USUAL_HOURS);
  const [proof, setProof] = useState(NO_PROOF);
  const [missing, setMissing] = useState({ reason: false, proof: false });
  const { mutate, error, reset } = useMutation({
    mutationFn: () => beginEmergencyAccess({ reason, hours: Number(hours), ...proofOf(proof) }),
    onMutate: () => onPending(true),
    onSettled: () => onPending(false),
    onSuccess: () => {
      onDone();
      toasts.success(words.done);
      void client.invalidateQueries();
    },
  });
  const refused = refusedField(error, "reason");
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const now = { reason: !isReason(reason), proof: !proof.typed.trim() };
    setMissing(now);
    if (!now.reason && !now.proof) mutate();
  };
  const edited = () => {
    setMissing({ reason: false, proof: false });
    if (error) reset();
  };
  const why = () => {
    const code = error instanceof ApiError ? error.code : "";
    if (code === "emergency_access_not_given") return words.not_given;
    return code === "emergency_access_running" ? words.already : problemText(error, messages);
  };
  return (
    <form id={id} onSubmit={submit} noValidate autoComplete="off" className="flex flex-col gap-5">
      {error && !refused && !refusedProof(error, proof) && (
        <Banner kind="error" title={words.failed}>
          {why()}
        </Banner>
      )}
      <TextField
        label={words.reason}
        hint={words.reason_hint(format.number(REASON.most - [...reason].length), format.number(REASON.most))}
        description={words.reason_help}
        value={reason}
        onChange={(text) => {
          setReason(text);
          edited();
        }}
        errorMessage={missing.reason ? words.too_short : refused && fieldText(refused, messages)}
        rows={3}
        maxLength={REASON.most}
        autoFocus
        isRequired
      />
      <Select
        label={words.hours}
        choices={HOURS.map((choice) => ({ id: choice, label: words.hours_choices[choice] }))}
        value={hours}
        onChange={setHours}
      />
      <ProofField
        value={proof}
        onChange={(next) => {
          setProof(next);
          edited();
        }}
        isMissing={missing.proof}
        failure={error}
      />
    </form>
  );
}
