// Reviews come from files: a CSV file in French, and the reviews of Google Takeout for one location.
import { importDialog } from "../harness/import.ts";
import { reviewRows, reviewWords } from "../harness/reviews.ts";
import { expect, signIn, test } from "../harness/test.ts";

const AVIS = [
  "Établissement;Auteur;Note;Commentaire;Date;Réponse",
  "Boulangerie;Zoé Martin;4,5;Très bon pain;13/02/2025;Merci Zoé",
  "Boulangerie;Léo Petit;8/10;Accueil agréable;01/03/2025;",
  "Ailleurs;Paul;3;Moyen;02/03/2025;",
  "",
].join("\n");

const TAKEOUT = JSON.stringify({
  reviews: [
    {
      name: "accounts/1/locations/2/reviews/r1",
      reviewId: "r1",
      reviewer: { displayName: "Ann Lee" },
      starRating: "FIVE",
      comment: "Lovely\nplace",
      createTime: "2025-01-02T03:04:05.678Z",
      updateTime: "2025-01-02T03:04:05.678Z",
      reviewReply: { comment: "Thank you", updateTime: "2025-01-03T03:04:05Z" },
    },
    {
      name: "accounts/1/locations/2/reviews/r2",
      reviewId: "r2",
      reviewer: { displayName: "Bob Stone" },
      starRating: "ONE",
      createTime: "2025-02-02T03:04:05Z",
      updateTime: "2025-02-02T03:04:05Z",
    },
  ],
});

test("a csv file in french is checked, imported without its bad row, and undone", async ({
  page,
  context,
  member,
}) => {
  await member.call("POST", "/api/v1/locations", { name: "Boulangerie", address: "1 rue A", city: "Lyon" });
  await signIn(context, member, "fr");
  await page.goto("/dashboard/reviews");
  await page.getByRole("button", { name: "Importer des avis" }).click();
  const dialog = importDialog(page);
  await expect(dialog).toContainText("Déposez votre fichier CSV ou JSON ici");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "avis.csv", mimeType: "text/csv", buffer: Buffer.from(AVIS) });
  await expect(dialog.getByRole("button", { name: /^Note/ })).toContainText("Note");
  await dialog.getByRole("button", { name: "Vérifier le fichier" }).click();
  await expect(dialog).toContainText(
    "Aucun établissement n’a ce code magasin, ce nom ou cet identifiant Google",
  );
  await dialog.getByRole("button", { name: "Importer 2 avis" }).click();
  await expect(dialog.getByRole("heading", { name: "2 avis importés" })).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole("button", { name: "Voir les avis" }).click();
  await expect(page).toHaveURL(/imported=/);
  const rows = reviewRows(page, reviewWords.fr);
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("Accueil agréable");

  const id = new URL(page.url()).searchParams.get("imported");
  await page.goto(`/dashboard/reviews?import=${id}`);
  await dialog.getByRole("button", { name: "Annuler l’import" }).click();
  await expect(dialog.getByRole("heading", { name: "Import annulé" })).toBeVisible();
  await dialog.getByRole("button", { name: "Voir les avis" }).click();
  await expect(page.getByText(reviewWords.fr.none)).toBeVisible();
});

test("the reviews of google takeout are imported once for the chosen location", async ({ page, member }) => {
  await member.call("POST", "/api/v1/locations", {
    name: "Corner Bakery",
    address: "1 Main St",
    city: "Austin",
  });
  const dialog = importDialog(page);
  const choose = async () => {
    await page.goto("/dashboard/reviews?import=new");
    await expect(dialog).toContainText("Drop your CSV or JSON file here");
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "reviews.json", mimeType: "application/json", buffer: Buffer.from(TAKEOUT) });
    // Replaces the path of each review, because its Google location is not connected here.
    await dialog.getByRole("combobox", { name: "Location" }).pressSequentially("Corner");
    await page.getByRole("option", { name: /Corner Bakery/ }).click();
    // Leaves the field, because its list hides the buttons from screen readers.
    await page.keyboard.press("Tab");
    await dialog.getByRole("button", { name: "Check file" }).click();
  };
  await choose();
  await dialog.getByRole("button", { name: "Import 2 reviews" }).click();
  await expect(dialog.getByRole("heading", { name: "2 reviews imported" })).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole("button", { name: "View reviews" }).click();
  await expect(reviewRows(page, reviewWords.en)).toHaveCount(2);
  await choose();
  await expect(dialog).toContainText("You already have every review in this file.");
});
