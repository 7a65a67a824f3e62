// The selected reviews of the list.
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useSelection } from "./use-selection";

const ROWS = ["a", "b", "c", "d"].map((id) => ({ id }));

test("rows_are_toggled_alone_or_as_a_range", () => {
  const { result, rerender } = renderHook(({ key }) => useSelection(key, ROWS), {
    initialProps: { key: "one" },
  });
  act(() => result.current.toggle("d", false));
  act(() => result.current.toggle("b", true));
  expect([...result.current.selection.ids].sort()).toEqual(["b", "c", "d"]);
  act(() => result.current.toggle("c", false));
  expect([...result.current.selection.ids].sort()).toEqual(["b", "d"]);
  act(() => result.current.selectMatching());
  expect(result.current.isSelected("z")).toBe(true);
  act(() => result.current.toggle("a", false));
  expect([...result.current.selection.ids].sort()).toEqual(["b", "c", "d"]);
  rerender({ key: "two" });
  expect(result.current.selection.ids.size).toBe(0);
});
