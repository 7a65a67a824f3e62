// The files of a QR code. Pure.

/** Returns the address of an SVG as an image: as such it runs no script and changes nothing around it. */
export const qrAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Returns the file of a PNG that came as Base64. */
export function pngFile(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: "image/png" });
}

/** Returns a file name: the name of the location without characters that file systems forbid. */
export function fileName(name: string, extension: string): string {
  const plain = name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .toLowerCase();
  return `qr-${plain || "code"}.${extension}`;
}
