// Adding a directory of the organization, or changing it.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError } from "@/lib/api";
import { useFormat, useMessages } from "@/lib/i18n";
import { fieldText, refusedField } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { type DialogForm, FormDialog } from "@/ui/form-dialog";
import { ProblemNote } from "@/ui/problem-note";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { toasts } from "@/ui/toast";
import { addDirectory, changeDirectory } from "../api";
import { TIER_WEIGHTS, TIERS } from "../rules";
import { COUNTRIES, GROUPS } from "../search";
import type { Directory, Group } from "../types";
import { useCitationsWords, useDirectoriesWords } from "../words";

const ANY_COUNTRY = "any";

export interface DirectoryDialogProps {
  isOpen: boolean;
  /** The directory to change; null to add one. */
  directory: Directory | null;
  onClose: () => void;
}

/** The form in its dialog. */
export function DirectoryDialog({ isOpen, directory, onClose }: DirectoryDialogProps) {
  const { form: words } = useDirectoriesWords();
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={directory ? words.edit_title(directory.name) : words.add_title}
      submit={words.save}
    >
      {(dialog) => <DirectoryForm {...dialog} directory={directory} onClose={onClose} />}
    </FormDialog>
  );
}

type FormProps = DialogForm & Omit<DirectoryDialogProps, "isOpen">;

function DirectoryForm({ id, onPending, directory, onClose }: FormProps) {
  const shared = useCitationsWords();
  const all = useDirectoriesWords();
  const { form: words } = all;
  const messages = useMessages();
  const format = useFormat();
  const client = useQueryClient();
  const [name, setName] = useState(directory?.name ?? "");
  const [domain, setDomain] = useState(directory?.domain ?? "");
  const [group, setGroup] = useState<Group>(directory?.group ?? "local");
  const [country, setCountry] = useState(directory?.countries[0] ?? ANY_COUNTRY);
  const [tier, setTier] = useState(directory?.tier ?? 3);
  const [addUrl, setAddUrl] = useState(directory?.add_url ?? "");
  const [searchUrl, setSearchUrl] = useState(directory?.search_url ?? "");
  const [missing, setMissing] = useState({ name: false, domain: false });
  const { mutate, error } = useMutation({
    mutationFn: () => {
      const body = {
        name: name.trim(),
        domain: domain.trim(),
        group,
        countries: country === ANY_COUNTRY ? [] : [country],
        tier,
        add_url: addUrl.trim(),
        search_url: searchUrl.trim(),
      };
      return directory ? changeDirectory(directory.id, body) : addDirectory(body);
    },
    onMutate: () => onPending(true),
    onSettled: () => onPending(false),
    onSuccess: async (saved) => {
      await client.invalidateQueries({ queryKey: ["citations"] });
      toasts.success(words.saved(saved.name));
      onClose();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const empty = { name: name.trim() === "", domain: domain.trim() === "" };
    setMissing(empty);
    if (empty.name || empty.domain) event.currentTarget.querySelector<HTMLInputElement>("input")?.focus();
    else mutate();
  };
  const refusal = (field: string) => {
    const refused = refusedField(error, field);
    return refused && fieldText(refused, messages);
  };
  const regions = new Intl.DisplayNames([format.locale], { type: "region" });
  const problem = (field: "name" | "domain") => (missing[field] ? words[`${field}_missing`] : refusal(field));
  return (
    <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-5">
      {error && !(error instanceof ApiError && error.errors.length > 0) && (
        <Banner kind="error" title={words.failed}>
          <ProblemNote error={error} />
        </Banner>
      )}
      <TextField
        label={words.name}
        value={name}
        onChange={setName}
        maxLength={100}
        isRequired
        isInvalid={problem("name") !== undefined}
        errorMessage={problem("name")}
      />
      <TextField
        label={words.domain}
        value={domain}
        onChange={setDomain}
        maxLength={200}
        isRequired
        description={words.domain_help}
        isInvalid={problem("domain") !== undefined}
        errorMessage={problem("domain")}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <Select
          label={words.group}
          value={group}
          choices={GROUPS.map((each) => ({ id: each, label: shared.groups[each] }))}
          onChange={(chosen) => setGroup(GROUPS.find((each) => each === chosen) ?? group)}
        />
        <Select
          label={words.country}
          value={country}
          choices={[
            { id: ANY_COUNTRY, label: all.everywhere },
            ...COUNTRIES.map((each) => ({ id: each, label: regions.of(each) ?? each })),
          ]}
          onChange={setCountry}
        />
        <Select
          label={words.tier}
          value={String(tier)}
          choices={TIERS.map((each) => ({
            id: String(each),
            label: shared.tier(each),
            description: all.weight(TIER_WEIGHTS[each]),
          }))}
          onChange={(chosen) => setTier(Number(chosen))}
        />
      </div>
      <TextField
        label={words.add_url}
        type="url"
        value={addUrl}
        onChange={setAddUrl}
        maxLength={500}
        hint={words.optional}
        isInvalid={refusal("add_url") !== undefined}
        errorMessage={refusal("add_url")}
      />
      <TextField
        label={words.search_url}
        type="url"
        value={searchUrl}
        onChange={setSearchUrl}
        maxLength={500}
        hint={words.optional}
        description={words.search_help}
        isInvalid={refusal("search_url") !== undefined}
        errorMessage={refusal("search_url")}
      />
    </form>
  );
}
