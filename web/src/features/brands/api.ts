// The brands of the agency, and the brand of each client.
import { queryOptions } from "@tanstack/react-query";
import { api, authFetch, expectOk, type Schemas, unwrap } from "@/lib/api";
import { checkPictureSize } from "@/lib/pictures";

export type Brand = Schemas["AgencyBrand"];
export type BrandList = Schemas["BrandList"];
export type ClientBrand = Schemas["ClientBrand"];
export type NewBrand = Schemas["NewBrand"];
export type Theme = "light" | "dark";
export type Typeface = Schemas["BrandTypeface"];

/** Limits of the server. */
export const MAX_LENGTHS = { name: 80, sender_name: 80, reply_to: 254, footer: 500 } as const;
export const TYPEFACES = ["sans", "serif", "system"] as const satisfies readonly Typeface[];

/** A new brand before anything is typed. */
export const EMPTY_BRAND: NewBrand = {
  name: "",
  is_default: false,
  primary_color: "#12355b",
  accent_color: "#8a5f1c",
  typeface: "sans",
  sender_name: null,
  reply_to: null,
  footer: "",
  hides_vitrine: true,
};

/** All brands, the default one first, with the clients. */
export const brandsQuery = queryOptions({
  queryKey: ["brands"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/brands", { signal })),
});

const path = (id: string) => ({ path: { id } });

/** Adds a brand, or changes one. */
export const saveBrand = (id: string | null, body: NewBrand): Promise<Brand> =>
  id === null
    ? unwrap(api.POST("/api/v1/brands", { body }))
    : unwrap(api.PUT("/api/v1/brands/{id}", { params: path(id), body }));

/** Deletes a brand. */
export const deleteBrand = (id: string) => unwrap(api.DELETE("/api/v1/brands/{id}", { params: path(id) }));

/** Sends the confirmation link of the reply address again. */
export const confirmReplyTo = (id: string) =>
  unwrap(api.POST("/api/v1/brands/{id}/confirm-reply-to", { params: path(id) }));

/** Chooses the brand of a client; null for the default one. */
export const chooseBrand = (client: string, brand_id: string | null) =>
  unwrap(api.PUT("/api/v1/organisations/{id}/brand", { params: path(client), body: { brand_id } }));

/** Uploads a logo, or removes it with null. */
export async function putLogo(id: string, theme: Theme, file: File | null): Promise<Brand> {
  const address = new URL(`/api/v1/brands/${id}/logo?theme=${theme}`, location.origin).href;
  if (file === null)
    return (await (await expectOk(await authFetch(address, { method: "DELETE" }))).json()) as Brand;
  checkPictureSize(file);
  const headers = { "Content-Type": file.type || "application/octet-stream" };
  return (await (
    await expectOk(await authFetch(address, { method: "PUT", body: file, headers }))
  ).json()) as Brand;
}
