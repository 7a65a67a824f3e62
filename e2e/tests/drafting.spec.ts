// A reply is drafted by the simulated language model of the demo, edited and sent.
import { INBOX, reviewPane, reviewRows, reviewWords } from "../harness/reviews.ts";
import { expect, test } from "../harness/test.ts";
import { LANGUAGES, words } from "../harness/words.ts";

const draftWords = {
  en: {
    draft: "Draft reply",
    simulated: "Drafted by a simulated AI model. Read it before you send it.",
    send: "Reply",
    sent: "Reply saved. It’s being sent.",
  },
  fr: {
    draft: "Proposer une réponse",
    simulated: "Proposée par une IA simulée. Relisez-la avant de l’envoyer.",
    send: "Répondre",
    sent: "Réponse enregistrée. Elle est en cours d’envoi.",
  },
};

for (const language of LANGUAGES) {
  const text = draftWords[language];
  const reviews = reviewWords[language];
  const { auth, prefix, shell } = words[language];

  test(`a reply is drafted, edited and sent (${language})`, async ({ page }) => {
    await page.goto(`${prefix}/login`);
    await page.getByRole("button", { name: auth.demo }).click();
    await expect(page.getByText(shell.demo_banner)).toBeVisible();
    await page.goto(`${INBOX}?answered=false&source=google&language=${language}`);
    const pane = reviewPane(page, reviews);
    await reviewRows(page, reviews).first().click();
    const reply = page.getByLabel(reviews.reply, { exact: true });
    await pane.getByRole("button", { name: text.draft }).click();
    await expect(pane.getByText(text.simulated)).toBeVisible();
    const draft = await reply.inputValue();
    expect(draft.length).toBeGreaterThan(20);
    await reply.fill(`${draft} 🙂`);
    await pane.getByRole("button", { name: text.send, exact: true }).click();
    await expect(page.getByText(text.sent)).toBeVisible();
  });
}
