// The part of a photo that Google shows: 4:3. Pure.

/** Width to height. */
export const RATIO = 4 / 3;
/** Minimum width and height of an uploaded photo. */
export const MIN_WIDTH = 400;
export const MIN_HEIGHT = 300;
/** Width of the uploaded photo; Google does not use more. */
export const MAX_WIDTH = 1600;

export interface Size {
  width: number;
  height: number;
}

/** Part of a photo, in its own pixels. */
export interface Crop extends Size {
  x: number;
  y: number;
}

/** Framing of a photo: the zoom, and the middle as shares of the photo. */
export interface Framing {
  /** 1 shows as much as fits. */
  zoom: number;
  x: number;
  y: number;
}

/** The middle of the photo, as much of it as fits. */
export const CENTERED: Framing = { zoom: 1, x: 0.5, y: 0.5 };

/** Returns the part of a photo in the frame; never beyond its edges. */
export function cropOf({ width, height }: Size, { zoom, x, y }: Framing): Crop {
  const widest = Math.min(width, height * RATIO);
  const size = { width: widest / zoom, height: widest / zoom / RATIO };
  return {
    ...size,
    x: clamp(x * width - size.width / 2, 0, width - size.width),
    y: clamp(y * height - size.height / 2, 0, height - size.height),
  };
}

/** Returns the crop moved by shares of the visible part, within the bounds of the photo. */
export function moved(photo: Size, framing: Framing, across: number, down: number): Framing {
  const { width, height } = cropOf(photo, framing);
  const middle = (value: number, part: number, whole: number) =>
    clamp(value, part / whole / 2, 1 - part / whole / 2);
  return {
    zoom: framing.zoom,
    x: middle(framing.x + (across * width) / photo.width, width, photo.width),
    y: middle(framing.y + (down * height) / photo.height, height, photo.height),
  };
}

/** Returns the largest zoom at which Google still takes the photo. */
export function maxZoom({ width, height }: Size): number {
  return Math.max(1, Math.min(3, Math.min(width, height * RATIO) / MIN_WIDTH));
}

/** Returns true for photos that Google refuses however they are cropped. */
export function isTooSmall({ width, height }: Size): boolean {
  return width < MIN_WIDTH || height < MIN_HEIGHT;
}

/** Returns the size of the picture that is sent. */
export function sentSize({ width }: Size): Size {
  const sent = Math.min(Math.round(width), MAX_WIDTH);
  return { width: sent, height: Math.round(sent / RATIO) };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
