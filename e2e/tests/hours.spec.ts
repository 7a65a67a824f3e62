// Opening hours, edited by hand.
import { COMPLETE, drawer } from "../harness/drawer.ts";
import { openSettings, save, saveButton, settingsWords, storedLocation } from "../harness/settings.ts";
import { expect, signIn, test } from "../harness/test.ts";
import { LANGUAGES } from "../harness/words.ts";

const HALF_PAST_EIGHT = { en: "0830AM", fr: "0830" };

for (const language of LANGUAGES) {
  const text = settingsWords[language];

  test(`hours are made from the keyboard: Monday typed, copied, closed, split (${language}) @both`, async ({
    page,
    member,
  }) => {
    await signIn(page.context(), member, language);
    const { id } = await member.add(COMPLETE);
    await openSettings(page, id, language, "opening_hours");
    const form = drawer(page);
    await expect(form.getByRole("button", { name: text.add_hours })).toBeFocused();
    await page.keyboard.press("Enter");
    await form
      .getByRole("group", { name: text.opens(text.monday) })
      .getByRole("spinbutton")
      .first()
      .focus();
    await page.keyboard.type(HALF_PAST_EIGHT[language]);
    await form.getByRole("button", { name: text.copy }).press("Enter");
    await page.getByRole("menuitem", { name: text.copy_weekdays }).press("Enter");
    await form.getByRole("checkbox", { name: text.saturday }).press("Space");
    await form.getByRole("button", { name: text.add_range(text.saturday) }).press("Enter");
    await save(page, COMPLETE.name, language);
    const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday"];
    expect((await storedLocation(member, id)).opening_hours).toEqual({
      regular: [
        ...weekdays.map((day) => period(day, "08:30", "17:00")),
        period("saturday", "09:00", "17:00"),
        period("saturday", "19:00", "22:00"),
      ],
      special: [],
    });
  });

  test(`overlapping hours show an error and are not sent (${language})`, async ({ page, member }) => {
    await signIn(page.context(), member, language);
    const night = { ...period("sunday", "20:00", "03:00"), close_day: "monday" };
    const { id } = await member.add({
      ...COMPLETE,
      opening_hours: { regular: [night], special: [] },
    });
    await openSettings(page, id, language);
    const form = drawer(page);
    await expect(form.getByText(text.next_day)).toBeVisible();
    await form.getByRole("checkbox", { name: text.monday }).press("Space");
    const opens = form
      .getByRole("group", { name: text.opens(text.monday) })
      .getByRole("spinbutton")
      .first();
    await opens.focus();
    await page.keyboard.type(language === "en" ? "0200AM" : "0200");
    await expect(form.getByText(text.overlap)).toBeVisible();
    await saveButton(page, language).click();
    await expect(form.getByText(text.hours_wrong)).toBeVisible();
    expect(await storedLocation(member, id)).toMatchObject({ version: 1 });
    await opens.focus();
    await page.keyboard.type(language === "en" ? "0300AM" : "0300");
    await expect(form.getByText(text.overlap)).toBeHidden();
    await save(page, COMPLETE.name, language);
  });

  test(`a public holiday is added as closed with one press (${language})`, async ({ page, member }) => {
    await signIn(page.context(), member, language);
    const { id } = await member.add(COMPLETE);
    await openSettings(page, id, language);
    const form = drawer(page);
    await form.getByRole("button", { name: text.add_hours }).click();
    await form.getByRole("button", { name: text.holiday }).click();
    await expect(form.getByRole("button", { name: text.holiday })).toHaveCount(0);
    await form.getByRole("button", { name: text.always(text.monday) }).click();
    await save(page, COMPLETE.name, language);
    const hours = (await storedLocation(member, id)).opening_hours as {
      regular: object[];
      special: object[];
    };
    expect(hours.special).toEqual([
      { date: expect.stringMatching(/^\d{4}-12-25$/), is_closed: true, open_time: null, close_time: null },
    ]);
    expect(hours.regular[0]).toEqual(period("monday", "00:00", "24:00"));
    await form.getByRole("button", { name: text.remove_hours }).click();
    await save(page, COMPLETE.name, language);
    expect((await storedLocation(member, id)).opening_hours).toBeNull();
  });
}

function period(day: string, open_time: string, close_time: string) {
  return { open_day: day, open_time, close_day: day, close_time };
}
