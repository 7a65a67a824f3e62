// Exports of the organization, its removal, and the end of an account.
import { queryOptions } from "@tanstack/react-query";
import { api, authFetch, expectOk, type Schemas, unwrap } from "@/lib/api";
import { saveFile } from "@/lib/save-file";
import type { Proof } from "@/ui/proof-field";

export type DataExport = Schemas["DataExport"];
export type Removal = Schemas["Removal"];
export type Erasure = Schemas["Erasure"];

/** Available exports, the latest first. */
export const exportsQuery = queryOptions({
  queryKey: ["data", "exports"],
  queryFn: async ({ signal }) => (await unwrap(api.GET("/api/v1/data/exports", { signal }))).items,
});

/** Has an export made. */
export const createExport = () => unwrap(api.POST("/api/v1/data/exports"));

/** Fetches the file of an export. */
export async function downloadExport(id: string) {
  const response = await expectOk(await authFetch(`/api/v1/data/exports/${encodeURIComponent(id)}/file`));
  saveFile(await response.blob(), response, "vitrine-export.zip");
}

/** Data that the removal deletes, and its date. */
export const removalQuery = queryOptions({
  queryKey: ["data", "removal"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/data/removal", { signal })),
});

/** Has the organization removed in 30 days. */
export const askRemoval = (body: { name: string } & Proof) =>
  unwrap(api.POST("/api/v1/data/removal", { body }));

/** Keeps the organization after all. */
export const cancelRemoval = () => unwrap(api.DELETE("/api/v1/data/removal"));

/** Downloads all stored data about the user. */
export async function downloadAccount() {
  const response = await expectOk(await authFetch("/api/v1/account/export"));
  saveFile(await response.blob(), response, "vitrine-account.json");
}

/** Consequences for organizations when the account is erased. */
export const erasureQuery = queryOptions({
  queryKey: ["session", "erasure"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/account/erasure", { signal })),
});

/** Erases the reader's account. */
export const eraseAccount = (body: { email: string } & Proof) =>
  unwrap(api.POST("/api/v1/account/erasure", { body }));
