// Confirmation before a removal: its texts, its errors, and when it closes.
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { LanguageProvider, loadMessages } from "@/lib/i18n";
import { RemoveDialog } from "./remove-dialog";

const words = {
  title: (name: string) => `Remove ${name}?`,
  text: "Links stop working at once.",
  submit: "Remove domain",
  failed: "The domain wasn’t removed.",
};

interface Props {
  remove: () => Promise<unknown>;
  errorText?: (error: Error) => string | undefined;
  onEvent: (event: string) => void;
}

function Screen({ onEvent, ...props }: Props) {
  const [item, setItem] = useState<{ name: string } | null>({ name: "reports.agency.example" });
  return (
    <RemoveDialog
      {...props}
      item={item}
      nameOf={({ name }) => name}
      words={words}
      onRemoved={() => onEvent("removed")}
      onClose={() => {
        onEvent("closed");
        setItem(null);
      }}
    />
  );
}

async function openDialog(props: Omit<Props, "onEvent">) {
  const messages = await loadMessages("en");
  const events: string[] = [];
  render(
    <LanguageProvider initial={{ language: "en", messages }}>
      <QueryClientProvider client={new QueryClient()}>
        <Screen {...props} onEvent={(event) => events.push(event)} />
      </QueryClientProvider>
    </LanguageProvider>,
  );
  await screen.findByRole("alertdialog", { name: "Remove reports.agency.example?" });
  return events;
}

const fail = (message: string) => async () => {
  throw new Error(message);
};
const submit = () => fireEvent.click(screen.getByRole("button", { name: "Remove domain" }));

test("an_item_that_was_removed_closes_the_dialog", async () => {
  const events = await openDialog({ remove: async () => undefined });
  expect(screen.getByText("Links stop working at once.")).toBeTruthy();
  submit();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(events).toEqual(["removed", "closed"]);
});

test("an_error_stays_in_the_dialog_with_the_words_of_its_kind", async () => {
  const events = await openDialog({
    remove: fail("default_brand"),
    errorText: ({ message }) => (message === "default_brand" ? "Choose another default first." : undefined),
  });
  submit();
  expect(await screen.findByText("The domain wasn’t removed.")).toBeTruthy();
  expect(screen.getByText("Choose another default first.")).toBeTruthy();
  expect(events).toEqual([]);
});

test("an_error_without_words_of_its_own_is_explained_in_general", async () => {
  await openDialog({ remove: fail("offline") });
  submit();
  await screen.findByText("The domain wasn’t removed.");
  expect(screen.getByRole("alertdialog")).toBeTruthy();
});
