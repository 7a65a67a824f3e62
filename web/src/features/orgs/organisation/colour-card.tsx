// Color of the organization: chosen, previewed, saved or reset.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useDeferredValue, useState } from "react";
import { useMessages } from "@/lib/i18n";
import { meQuery } from "@/lib/me";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { TextField } from "@/ui/text-field";
import { toasts } from "@/ui/toast";
import { useOrganisationWords } from "../members/words";
import { changeOrganisation, type Organisation, palettesQuery } from "./api";
import { ColourPreview } from "./colour-preview";

const HEX = /^#[0-9a-f]{6}$/i;
/** Default color: Vitrine's own. */
const OWN = "#12355b";

/** Field, preview and the way back. */
export function ColourCard({ organisation: { brand } }: { organisation: Organisation }) {
  const { colour: words } = useOrganisationWords();
  const messages = useMessages();
  const client = useQueryClient();
  const [text, setText] = useState(brand.colour ?? OWN);
  const [isWrong, setWrong] = useState(false);
  const colour = text.trim().toLowerCase();
  const previewColour = useDeferredValue(HEX.test(colour) ? colour : (brand.colour ?? OWN));
  const { data: palettes } = useQuery(palettesQuery(previewColour));
  const { mutate, error, isPending, variables } = useMutation({
    mutationFn: (brand_colour: string) => changeOrganisation({ brand_colour }),
    onSuccess: (me, saved) => {
      client.setQueryData(meQuery.queryKey, me);
      toasts.success(saved === "" ? words.was_reset : words.saved);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWrong(!HEX.test(colour));
    if (!HEX.test(colour)) event.currentTarget.querySelector<HTMLElement>("[name=colour]")?.focus();
    else if (!isPending) mutate(colour);
  };
  const type = (next: string) => {
    setText(next);
    setWrong(false);
  };
  return (
    <Card className="flex flex-col gap-5 p-4 sm:p-6">
      <div>
        <h3 className="font-semibold">{words.title}</h3>
        <p className="mt-0.5 max-w-[65ch] text-pretty text-ink-muted">{words.text}</p>
      </div>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        {error && (
          <Banner kind="error" title={words.failed}>
            {problemText(error, messages)}
          </Banner>
        )}
        <div className="flex items-start gap-3">
          <TextField
            label={words.code}
            name="colour"
            value={text}
            onChange={type}
            description={words.code_help}
            errorMessage={isWrong ? words.wrong : undefined}
            maxLength={7}
            autoComplete="off"
            className="w-44"
          />
          <input
            type="color"
            aria-label={words.pick}
            value={HEX.test(colour) ? colour : OWN}
            onChange={(event) => type(event.target.value)}
            className="focus-ring mt-6.5 h-11 w-12 sm:h-9 cursor-pointer rounded-md border border-control bg-surface p-1"
          />
        </div>
        {palettes && <ColourPreview palettes={palettes} chosen={previewColour} />}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" isPending={isPending && variables !== ""}>
            {words.save}
          </Button>
          {brand.colour !== null && (
            <Button isPending={isPending && variables === ""} onPress={() => mutate("")}>
              {words.reset}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
