// Layers of the street map.
import { expect, test, vi } from "vitest";
import { streetLayers } from "./streets";

vi.mock("maplibre-gl", () => ({ addProtocol: vi.fn() }));

test.each(["light", "dark"] as const)(
  "the %s street map needs no pictures and no fonts from elsewhere",
  (theme) => {
    const layers = streetLayers(theme, "fr");
    expect(layers.some(({ id }) => id.startsWith("roads_"))).toBe(true);
    const layouts = layers.map((layer) => layer.layout ?? {});
    expect(
      layouts.flatMap((layout) => Object.keys(layout)).filter((name) => name.startsWith("icon-")),
    ).toEqual([]);
    const fonts = layers.filter(({ type }) => type === "symbol").map((layer) => layer.layout);
    expect(fonts.length).toBeGreaterThan(3);
    for (const layout of fonts) {
      expect(layout).toMatchObject({ "text-font": ["sans-serif"] });
      expect(JSON.stringify(layout)).toContain("name:fr");
      expect(JSON.stringify(layout)).not.toContain("Noto");
    }
  },
);
